// From placed ops to one image of each step per device.

#ifndef WEIR_PASSES_PARTITION_PASSES_TD
#define WEIR_PASSES_PARTITION_PASSES_TD

include "mlir/Pass/PassBase.td"

def PartitionPass : Pass<"weir-partition", "::mlir::ModuleOp"> {
  let summary = "split steps over the devices that their ops are placed on";
  let description = [{
    Every op says its device (`weir.placed`, by `--weir-place`). A step that
    touches several devices becomes one private step for each of them (`S.CPU:0`,
    `S.CPU:1`, ...), joined by `weir.send` and `weir.recv`; a public step keeps
    its name and starts them (`weir.start`). Calls, branches and loops whose
    steps were split stand in every image that takes part, under one number
    (`frame`). Afterwards steps, not ops, carry `weir.placed`, and the program's
    `edges` lists what crosses. See the essay in Partition.cpp.
  }];
  let dependentDialects = ["::weir::WeirDialect", "::weir::tf::TFDialect"];
  let statistics = [
    Statistic<"numEdges", "edges", "edges between devices">,
    Statistic<"numImages", "images", "steps made of split ones">];
}

#endif
