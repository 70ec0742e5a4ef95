// From steps to frames: slots, tasks, memory.

#ifndef WEIR_PASSES_SCHEDULE_PASSES_TD
#define WEIR_PASSES_SCHEDULE_PASSES_TD

include "mlir/Pass/PassBase.td"

def BuildFramesPass : Pass<"weir-build-frames", "::mlir::ModuleOp"> {
  let summary = "turn each step into a frame of slots and tasks";
  let description = [{
    Every `task.run`, `tf.generic` and `tf.read_sizes` of a `weir.step` becomes
    a task of a `task.frame`, every value a slot. Order between tasks comes from
    data, tokens and from who defines the sizes that a task uses. Reshapes are
    views: their bytes are those of the value they view. Sizes that the feeds
    tell are computed on entry; the others by tasks of their own, one for each
    set of operations whose results they depend on.
  }];
  let dependentDialects = ["::weir::task::TaskDialect",
                           "::mlir::func::FuncDialect"];
  let statistics = [
    Statistic<"numTasks", "tasks", "tasks of all frames">,
    Statistic<"numSlots", "slots", "slots of all frames">];
}

def PlanMemoryPass : Pass<"weir-plan-memory", "::mlir::ModuleOp"> {
  let summary = "place the arena slots of every frame";
  let description = [{
    Gives each arena slot its `place` and the frame its `pools`. Two slots share
    bytes only where the order of tasks separates all tasks that use the one
    from the task that makes the other. See the essay in PlanMemory.cpp.
  }];
  let dependentDialects = ["::weir::task::TaskDialect"];
  let options = [
    Option<"noSharing", "no-sharing", "bool", /*default=*/"false",
           "give every slot bytes of its own (for finding bugs)">];
  let statistics = [
    Statistic<"arenaBytes", "arena-bytes", "bytes of all arenas, sampled">,
    Statistic<"boundBytes", "bound-bytes", "bytes alive at once, sampled">];
}

#endif
