// Kernels called from a step, before slots exist.

#ifndef WEIR_DIALECTS_TASK_TASKOPSRUN_TD
#define WEIR_DIALECTS_TASK_TASKOPSRUN_TD

include "dialects/Task/TaskDialect.td"
include "dialects/TF/TFDialect.td"
include "mlir/IR/SymbolInterfaces.td"
include "mlir/Interfaces/SideEffectInterfaces.td"

def Task_RunOp : Task_Op<"run", [
    Pure, DeclareOpInterfaceMethods<SymbolUserOpInterface>]> {
  let summary = "runs a kernel";
  let description = [{
    `kernel` is a `func.func` marked `task.kernel` in the module (see
    docs/architecture.md, section 3). `sizes` are the values of its size
    arguments, as expressions of the step's symbols. `nodes` names the graph's
    nodes that the kernel computes, one for each of its ops, in order; a check
    in `task.sites` says by `node` which it belongs to. A discardable attribute
    `bytes` (`#tf.dims`) lists sizes in bytes of values inside the kernel: they
    are checked to be addressable before the kernel runs.
  }];
  let arguments = (ins FlatSymbolRefAttr:$kernel, Variadic<AnyType>:$inputs,
      TF_DimsAttr:$sizes, StrArrayAttr:$nodes);
  let results = (outs Variadic<AnyType>:$outputs);
  let assemblyFormat = [{
    $kernel `(` $inputs `)` `sizes` `(` $sizes `)` `nodes` $nodes attr-dict `:`
    functional-type($inputs, $outputs)
  }];
}

#endif
