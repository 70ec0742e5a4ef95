// Derivatives.

#ifndef WEIR_PASSES_AUTODIFF_PASSES_TD
#define WEIR_PASSES_AUTODIFF_PASSES_TD

include "mlir/Pass/PassBase.td"

def ExpandGradientsPass : Pass<"weir-expand-gradients", "::mlir::ModuleOp"> {
  let summary = "replace weir.gradients by the ops that compute it";
  let description = [{
    Reverse accumulation on structured form, before shapes are inferred. Each
    op says its own derivative (`GradientOpInterface`, or the registry); calls,
    branches and loops are differentiated by new private steps. The gradient of
    a branch is a branch on the same predicate; that of a loop is a loop that
    pops what the forward loop pushed.
  }];
  let dependentDialects = ["::weir::tf::TFDialect"];
}

#endif
