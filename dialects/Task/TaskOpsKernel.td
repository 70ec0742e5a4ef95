// Ops inside a kernel: what a kernel can do beside computing.

#ifndef WEIR_DIALECTS_TASK_TASKOPSKERNEL_TD
#define WEIR_DIALECTS_TASK_TASKOPSKERNEL_TD

include "dialects/Task/TaskDialect.td"
include "mlir/Interfaces/SideEffectInterfaces.td"

def Task_RaiseOp : Task_Op<"raise", [
    MemoryEffects<[MemWrite]>]> {
  let summary = "a kernel's run-time check: reports an error if `bad` holds";
  let description = [{
    Where `bad` is true, the kernel reports site `site` of its `task.sites` with
    the offending `index` (the lowest wins over all chunks and kernels) and up to
    three integer `values` that the site's message shows, and returns: what
    textually follows is not run, and the kernel's results are unspecified. So
    put checks first. It stands at the top level of the kernel's body.

    ```mlir
    task.raise %bad, %index, [%v0, %v1] {site = 0 : i64} : index, i64
    ```

    Constraints: (C1) at most three values; (C2) the parent is a kernel
    (`func.func`); (C3) `site` is not negative and, where the kernel has
    `task.sites`, below their number.
  }];
  let arguments = (ins I1:$bad, Index:$index,
      Variadic<AnyTypeOf<[Index, AnySignlessInteger]>>:$values, I64Attr:$site);
  let assemblyFormat = [{
    $bad `,` $index `,` `[` $values `]` attr-dict (`:` type($values)^)?
  }];
  let hasVerifier = 1;
}

#endif
