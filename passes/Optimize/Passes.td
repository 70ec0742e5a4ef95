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
  let summary = "drop reads that only a derivative's forward ops had";
  let description = [{
    In steps that were differentiated, a read of state whose value nothing uses
    any more is dropped; what waited for it waits for what it waited for.
  }];
  let dependentDialects = ["::weir::tf::TFDialect"];
}

#endif
