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
    the offending `index` (the lowest wins over all chunks and kernels) and
    integer `values` that the site's message shows as `{0}`, `{1}`, ..., and returns: what
    textually follows is not run, and the kernel's results are unspecified. So
    put checks first. In a loop or branch of the kernel it ends the whole kernel
    as well.

    ```mlir
    task.raise %bad, %index, [%v0, %v1] {site = 0 : i64} : index, i64
    ```

    Constraints: (C1) at most 48 values; (C2) it is inside a kernel
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

def Task_PollOp : Task_Op<"poll", [MemoryEffects<[MemRead, MemWrite]>]> {
  let summary = "lets a long loop of a kernel be stopped";
  let description = [{
    Stands at the start of a loop's body. `cost` estimates the nanoseconds of
    one iteration, and `more` those that depend on sizes; each time that polls have added up to about a tenth of a
    millisecond the kernel asks the runtime whether its run has stopped
    (cancelled, past its deadline, failed elsewhere) and then returns, its
    results unspecified.

    ```mlir
    task.poll {cost = 4 : i64}
    task.poll plus %ns {cost = 4 : i64}
    ```

    Constraint: (C1) `cost` is positive.
  }];
  let arguments = (ins Optional<Index>:$more,
      ConfinedAttr<I64Attr, [IntPositive]>:$cost);
  let builders = [OpBuilder<(ins "int64_t":$cost), [{
    build($_builder, $_state, ::mlir::Value(), cost);
  }]>];
  let assemblyFormat = "(`plus` $more^)? attr-dict";
}

#endif
