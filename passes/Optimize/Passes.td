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

#endif
