// From the graph as written to typed steps.

#ifndef WEIR_PASSES_STRUCTURE_PASSES_TD
#define WEIR_PASSES_STRUCTURE_PASSES_TD

include "mlir/Pass/PassBase.td"

def InferShapesPass : Pass<"weir-infer-shapes", "::mlir::ModuleOp"> {
  let summary = "give every tensor of a step its sizes";
  let description = [{
    Walks each `weir.step` in order and asks every op for its result shapes.
    Sizes become expressions of the step's symbols (`#tf.dims` in the types);
    small integer tensors are followed as expressions, so that shape arithmetic
    leaves the tensors and becomes sizes.
  }];
  let dependentDialects = ["::weir::tf::TFDialect"];
}

#endif
