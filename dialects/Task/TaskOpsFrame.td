// A step as tables: slots, tasks and the order between them. Mirrors
// runtime/abi/Program.h, entry by entry.

#ifndef WEIR_DIALECTS_TASK_TASKOPSFRAME_TD
#define WEIR_DIALECTS_TASK_TASKOPSFRAME_TD

include "dialects/Task/TaskDialect.td"
include "dialects/TF/TFDialect.td"
include "mlir/IR/BuiltinAttributeInterfaces.td"
include "mlir/IR/EnumAttr.td"
include "mlir/IR/SymbolInterfaces.td"

// The values are those of WeirSlotKind.
def Task_SlotKind : I32EnumAttr<"SlotKind", "where a slot's bytes are", [
    I32EnumAttrCase<"Arena", 0, "arena">,
    I32EnumAttrCase<"Buffer", 1, "buffer">,
    I32EnumAttrCase<"Constant", 2, "constant">,
    I32EnumAttrCase<"Input", 3, "input">,
    I32EnumAttrCase<"Output", 4, "output">,
    I32EnumAttrCase<"Resource", 5, "resource">]> {
  let cppNamespace = "::weir::task";
}

// The values are those of WeirTaskKind.
def Task_TaskKind : I32EnumAttr<"TaskKind", "what a task runs", [
    I32EnumAttrCase<"Kernel", 0, "kernel">,
    I32EnumAttrCase<"Call", 1, "call">,
    I32EnumAttrCase<"Sizes", 2, "sizes">,
    I32EnumAttrCase<"Noop", 3, "noop">,
    I32EnumAttrCase<"Invoke", 4, "invoke">,
    I32EnumAttrCase<"Case", 5, "case">,
    I32EnumAttrCase<"While", 6, "while">,
    I32EnumAttrCase<"Switch", 16, "switch">,
    I32EnumAttrCase<"Merge", 17, "merge">,
    I32EnumAttrCase<"Enter", 18, "enter">,
    I32EnumAttrCase<"Exit", 19, "exit">,
    I32EnumAttrCase<"Next", 20, "next">,
    I32EnumAttrCase<"LoopCond", 21, "loopcond">,
    I32EnumAttrCase<"Send", 22, "send">,
    I32EnumAttrCase<"Recv", 23, "recv">,
    I32EnumAttrCase<"Trigger", 24, "trigger">,
    I32EnumAttrCase<"Start", 25, "start">]> {
  let cppNamespace = "::weir::task";
}

def Task_FrameOp : Task_Op<"frame", [
    IsolatedFromAbove, Symbol, NoTerminator, SingleBlock]> {
  let summary = "the slots and tasks of a step";
  let description = [{
    What the executor walks when the step runs. The body lists the slots
    (`task.slot`), then the tasks (`task.task`) in an order that respects
    their dependencies, then `task.outputs`. The position of a slot or task
    among its kind is its index in the tables.

    `symbols` is the run's size table. It begins with the step's symbols;
    `#tf.symbol<expr, [e], ...>` entries follow for the expressions that slots
    and tasks use, so that every dimension and size argument in the frame is a
    constant or one symbol. `entry` lists the symbols that the layout function
    computes, in order; the others are defined by tasks. `byte_sizes` lists
    symbols that are bytes of values inside kernels: the run fails with
    RESOURCE_EXHAUSTED if one is more than can be addressed.

    `pools` and `extents`, set by `--weir-plan-memory`: pool i starts where
    pool i-1 ends (rounded up to 64 bytes) and holds `extents[i] * pools[i]`
    bytes. The arena is all pools. With `fitted`, there are no fixed places:
    each slot needs `place[1] * pools[place[0]]` bytes, and the layout function
    gives slots, in the order of their `rank`, the lowest offset at which they
    overlap none of the slots in `conflicts` (ranks, all lower). `bound` is the most bytes alive at once if
    the tasks ran one after the other, for the same sample sizes that
    `planned` was computed with.

    With `dataflow` (why the step runs op by op), values may be dead and tasks
    run once in each iteration of a loop: `then` and `pending` are control edges
    only, and what a next task writes, a merge before it may read.

    `device` is the frame's device, by its position in the program's `devices`;
    without, it is the first.

    Example:
    ```mlir
    task.frame @main feeds ["x:0"] : [tensor<?xf32, #tf.dims<s0>>]
        fetches ["y:0"] : [tensor<?xf32, #tf.dims<s0>>] targets [] {...} {
      %0 = task.slot input {index = 0 : i64} : tensor<?xf32, #tf.dims<s0>>
      %1 = task.slot output {index = 0 : i64} : tensor<?xf32, #tf.dims<s0>>
      task.task kernel @k(%0) -> (%1) sizes(#tf.dims<s0>) pending 0 then []
          priority 100 name "y" : (tensor<...>) -> tensor<...>
      task.outputs %1 : tensor<?xf32, #tf.dims<s0>>
    }
    ```
  }];
  let arguments = (ins SymbolNameAttr:$sym_name,
      StrArrayAttr:$feeds, TypeArrayAttr:$feed_types,
      StrArrayAttr:$fetches, TypeArrayAttr:$fetch_types,
      StrArrayAttr:$targets, ArrayAttr:$symbols, DenseI64ArrayAttr:$entry,
      UnitAttr:$is_private, OptionalAttr<StrAttr>:$dataflow,
      UnitAttr:$fitted,
      OptionalAttr<DenseI64ArrayAttr>:$byte_sizes,
      OptionalAttr<TF_DimsAttr>:$pools, OptionalAttr<DenseI64ArrayAttr>:$extents,
      OptionalAttr<I64Attr>:$planned, OptionalAttr<I64Attr>:$bound,
      OptionalAttr<I64Attr>:$device);
  let regions = (region SizedRegion<1>:$body);
  let assemblyFormat = [{
    $sym_name `feeds` $feeds `:` $feed_types `fetches` $fetches `:` $fetch_types
    `targets` $targets attr-dict-with-keyword $body
  }];
  let hasVerifier = 1;
}

def Task_SlotOp : Task_Op<"slot", [HasParent<"FrameOp">]> {
  let summary = "a place for one value of the step";
  let description = [{
    `index` is the feed (input), fetch (output) or resource. `value` holds a
    constant's elements. `place` says where an arena slot is: `place[1]` units
    into pool `place[0]`, a unit being the pool's expression; in a `fitted`
    frame, `rank` and `conflicts` say it. `base` makes the slot a view: the same
    bytes as that slot under another shape.

    Example: `%1 = task.slot arena {place = array<i64: 0, 128>} : tensor<8xf32>`
  }];
  let arguments = (ins Task_SlotKind:$kind, Optional<AnyType>:$base,
      OptionalAttr<I64Attr>:$index, OptionalAttr<ElementsAttr>:$value,
      OptionalAttr<DenseI64ArrayAttr>:$place, OptionalAttr<I64Attr>:$rank,
      OptionalAttr<DenseI32ArrayAttr>:$conflicts);
  let results = (outs AnyType:$slot);
  let assemblyFormat = [{
    $kind (`view` `(` $base^ `:` type($base) `)`)? attr-dict `:` type($slot)
  }];
}

def Task_TaskOp : Task_Op<"task", [
    HasParent<"FrameOp">, AttrSizedOperandSegments]> {
  let summary = "one unit of work of the step";
  let description = [{
    Runs `function`, a kernel, the symbol of a runtime function, or a frame,
    when `pending` other tasks, which list it in `then`, are done. `then` holds
    task indices. `priority` estimates the nanoseconds from the task's start to
    the step's end. `sites` are the checks that the task may fail, an array of
    dictionaries `code`, `format`, `node`.

    A call has its `op_type` and `attrs`. A sizes task defines the symbols
    `computes`, in order; `reads[i]` lists the symbols that are the elements of
    input i, and `non_negative[i]` says that they must not be negative.
    A case or while task names its `branches`. An enter task has its frame's
    name in `attrs` and `sizes` parallel_iterations and is_constant. A send or
    recv task moves its one value, or none, over the program's edge `edge`. A
    start task runs the image `function`. `call_site` numbers an invoke, case or
    while task whose step is split over devices, alike in all images.
  }];
  let arguments = (ins Task_TaskKind:$kind, FlatSymbolRefAttr:$function,
      Variadic<AnyType>:$inputs, Variadic<AnyType>:$outputs,
      TF_DimsAttr:$sizes, I64Attr:$pending, DenseI32ArrayAttr:$then,
      I64Attr:$priority, StrAttr:$name,
      OptionalAttr<StrAttr>:$op_type, OptionalAttr<DictionaryAttr>:$attrs,
      OptionalAttr<ArrayAttr>:$sites, OptionalAttr<DenseI64ArrayAttr>:$computes,
      OptionalAttr<ArrayAttr>:$reads,
      OptionalAttr<DenseBoolArrayAttr>:$non_negative,
      OptionalAttr<ArrayAttr>:$branches,
      OptionalAttr<I64Attr>:$edge, OptionalAttr<I64Attr>:$call_site);
  let assemblyFormat = [{
    $kind $function `(` $inputs `)` `->` `(` $outputs `)` `sizes` `(` $sizes `)`
    `pending` $pending `then` $then `priority` $priority `name` $name attr-dict
    `:` functional-type($inputs, $outputs)
  }];
}

def Task_OutputsOp : Task_Op<"outputs", [HasParent<"FrameOp">]> {
  let summary = "the slots of the fetches, in order";
  let description = [{
    Ends a frame: `slots[i]` is where fetch i lies when the step is done. A slot
    may be listed twice, and a feed's slot may be listed.

    Example: `task.outputs %1, %0 : tensor<8xf32>, tensor<4xf32>`
  }];
  let arguments = (ins Variadic<AnyType>:$slots);
  let assemblyFormat = "($slots^ `:` type($slots))? attr-dict";
}

#endif
