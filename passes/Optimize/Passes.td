// From operations as written to fewer, simpler ones.

#ifndef WEIR_PASSES_OPTIMIZE_PASSES_TD
#define WEIR_PASSES_OPTIMIZE_PASSES_TD

include "mlir/Pass/PassBase.td"

def DecomposePass : Pass<"weir-decompose", "::mlir::ModuleOp"> {
  let summary = "from operations as written to core operations";
  let description = [{
    Asks every op of a step that can decompose itself to do so, and again for
    what it made, until only core operations are left.
  }];
  let dependentDialects = ["::weir::tf::TFDialect"];
}

def RecognizeUnbroadcastPass
    : Pass<"weir-recognize-unbroadcast", "::mlir::ModuleOp"> {
  let summary = "recognize how TensorFlow's gradients undo a broadcast";
  let description = [{
    `Reshape(Sum(x, BroadcastGradientArgs(s, t)), s)` becomes
    `tf.unbroadcast_to(x, s)`: the axes of the Sum are data, the sizes of the
    result are not.
  }];
  let dependentDialects = ["::weir::tf::TFDialect"];
}

def FoldConstantsPass : Pass<"weir-fold-constants", "::mlir::ModuleOp"> {
  let summary = "compute at compile time what is constant";
  let description = [{
    Pure ops of core level whose operands are constants are compiled, run, and
    replaced by what they give, unless that is much larger than what it is made
    of. Needs a `ConstantEvaluator` on the weir dialect; without one nothing
    changes.
  }];
  let dependentDialects = ["::weir::tf::TFDialect"];
  let statistics = [Statistic<"numFolded", "folded", "ops that became constants">];
}

def PruneReadsPass : Pass<"weir-prune-reads", "::mlir::ModuleOp"> {
  let summary = "drop what only a derivative might have wanted";
  let description = [{
    An op marked `weir.on_demand` (only derivatives asked for it) is dropped,
    whatever its effects, if nothing uses its results and nothing but the end
    of the step waits for it. Takes the marks off.
  }];
  let dependentDialects = ["::weir::tf::TFDialect"];
}

def DropKeepsPass : Pass<"weir-drop-keeps", "::mlir::ModuleOp"> {
  let summary = "let what is used anyway raise on its own";
  let description = [{
    A `tf.generic "Keep"` holds on to an op that may raise. Where the op's value
    is needed by something else that runs, and no effect waits for the Keep, the
    op will run, and raise, without: the Keep is dropped, so that the op can
    share a kernel with its users. What is left becomes a task that waits for
    the value.
  }];
  let dependentDialects = ["::weir::tf::TFDialect"];
}

#endif
