// What must hold after each phase: one pass per seam of docs/architecture.md.

#ifndef WEIR_PASSES_VERIFY_PASSES_TD
#define WEIR_PASSES_VERIFY_PASSES_TD

include "mlir/Pass/PassBase.td"

def VerifyStructuredPass : Pass<"weir-verify-structured", "::mlir::ModuleOp"> {
  let summary = "check that steps are in structured form";
  let description = [{
    After raising: (S1) a step holds `tf` and structured `weir` ops, no
    `weir.node` and nothing else; (S2) only `tf.generic`, control flow and
    returns take references: what takes a value reads it first (`ReadRef`);
    (S3) an op's location names the graph's node.
  }];
}

def VerifyPartitionedPass
    : Pass<"weir-verify-partitioned", "::mlir::ModuleOp"> {
  let summary = "check that each step lies on one device";
  let description = [{
    After partition: (D1) steps, not ops, say where they are placed; (D2) each
    edge of the program has one send, in a step on its device `from`, and one
    recv, in a step on `to`; (D3) the parts of a split call, branch or loop are
    of one kind, one on each device.
  }];
}

def VerifyCorePass : Pass<"weir-verify-core", "::mlir::ModuleOp"> {
  let summary = "check that steps hold core operations only";
  let description = [{
    After shape inference and decomposition: (C1) every `tf` op can be lowered
    in a kernel, is computed by the runtime, or is one of the few that neither
    compute nor move (`tf.Const`, `tf.reshape`, `tf.read_sizes`, ...);
    (C2) an op of elementwise kind has operands (but scalars) and results of one
    shape, as far as constants tell;
    (C3) every ranked type says all its sizes, over symbols that the step
    defines; (C4) what is lowered has ranks.
  }];
}

def VerifyKernelsPass : Pass<"weir-verify-kernels", "::mlir::ModuleOp"> {
  let summary = "check that all computing is in kernels";
  let description = [{
    After kernels are formed and lowered: (K1) no op that a kernel could compute
    is left in a step; (K2) a kernel takes tensors, then sizes, and every tensor
    argument and result has `task.dims`, which agrees with its type and names
    size arguments that exist; (K3) its elements are signless integers of at
    least 8 bits or floats, without encodings; (K4) no `tf` op and no
    `memref.alloc` is left inside.
  }];
}

def VerifyScheduledPass : Pass<"weir-verify-scheduled", "::mlir::ModuleOp"> {
  let summary = "check that frames are complete and in order";
  let description = [{
    After frames are built and memory is planned: (F1) no step is left;
    (F2) every task's function exists: a kernel or a frame; (F3) `pending` is
    how often other tasks list a task in `then`; (F4) a slot that a task reads
    is an input, constant or resource, or the output of a task that must come
    before; (F5) no two tasks without an order write one slot; (F6) every arena
    slot has a place within its pool.
  }];
}

#endif
