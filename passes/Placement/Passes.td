// Which device each op runs on.

#ifndef WEIR_PASSES_PLACEMENT_PASSES_TD
#define WEIR_PASSES_PLACEMENT_PASSES_TD

include "mlir/Pass/PassBase.td"

def PlacePass : Pass<"weir-place", "::mlir::ModuleOp"> {
  let summary = "give every op of a program's steps its device";
  let description = [{
    TensorFlow's placer, on structured form (docs/placement.md). A program says
    its devices (`devices`, an array of whole names); ops carry what the graph
    requests (`weir.device`) and whom to be with (`weir.class`, an array of
    `loc:@NODE`). Both go; ops and the arguments of steps get `weir.placed`, an
    index into `devices`. With one device nothing is set.
  }];
  let options = [
    Option<"soft", "soft-placement", "bool", /*default=*/"true",
      "give up the type and number of a requested device that does not exist; "
      "without, that is an error">];
}

#endif
