// The task dialect says how a step runs: kernels, tasks, slots, frames. It
// mirrors runtime/abi/Program.h.

#ifndef WEIR_DIALECTS_TASK_TASKDIALECT_TD
#define WEIR_DIALECTS_TASK_TASKDIALECT_TD

include "mlir/IR/OpBase.td"

def Task_Dialect : Dialect {
  let name = "task";
  let cppNamespace = "::weir::task";
  let summary = "kernels, tasks, slots: how a step runs";
  let dependentDialects = ["::weir::tf::TFDialect"];
  let description = [{
    First inside a step (`task.run` calls an outlined kernel), then as tables:
    `task.frame` lists slots and tasks as the executor walks them.
  }];
}

class Task_Op<string mnemonic, list<Trait> traits = []>
    : Op<Task_Dialect, mnemonic, traits>;

#endif
