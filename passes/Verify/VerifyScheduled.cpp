//===- VerifyScheduled.cpp - frames are complete and in order -------------===//
// Part of Weir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The rules (F1) to (F6) are listed in Passes.td. Which tasks come before which
// is kept as one bit vector per task; a frame of n tasks needs n * n bits, so
// beyond `maxExactTasks` only positions are compared.
#include "dialects/Task/TaskDialect.h"
#include "dialects/Weir/WeirDialect.h"
#include "passes/Verify/Passes.h"
#include "llvm/ADT/BitVector.h"

#define DEBUG_TYPE "weir-verify-scheduled"

namespace weir {
#define GEN_PASS_DEF_VERIFYSCHEDULEDPASS
#include "passes/Verify/Passes.h.inc"
} // namespace weir

using namespace mlir;
using namespace weir;
using namespace weir::task;

static constexpr size_t maxExactTasks = 4096;

namespace {
/// The tasks of a frame, and which come before which.
struct Order {
  SmallVector<TaskOp> tasks;
  SmallVector<llvm::BitVector> before; ///< empty for very large frames

  bool isBefore(size_t first, size_t second) const {
    return before.empty() ? first < second : before[second].test(first);
  }
};
} // namespace

static Order computeOrder(FrameOp frame) {
  Order order;
  llvm::append_range(order.tasks, frame.getBody().getOps<TaskOp>());
  if (order.tasks.size() > maxExactTasks) {
    return order;
  }
  order.before.assign(order.tasks.size(), llvm::BitVector(order.tasks.size()));
  // The verifier says that successors come later in the list.
  for (auto [index, task] : llvm::enumerate(order.tasks)) {
    for (int32_t next : task.getThen()) {
      order.before[next] |= order.before[index];
      order.before[next].set(index);
    }
  }
  return order;
}

static LogicalResult verifyFunction(TaskOp task, ModuleOp module,
                                    SymbolTableCollection &symbols) {
  Operation *callee =
      symbols.lookupNearestSymbolFrom(task, task.getFunctionAttr());
  switch (task.getKind()) {
  case TaskKind::Kernel:
    // `weir.copy` and its like are written by the emitter itself.
    if (task.getFunction().starts_with("weir.")) {
      return success();
    }
    callee = symbols.lookupSymbolIn(module, task.getFunctionAttr());
    if (!callee || !callee->hasAttr("task.kernel")) {
      return task.emitOpError("runs ")
             << task.getFunctionAttr() << ", which is no kernel";
    }
    return success();
  case TaskKind::Invoke:
  case TaskKind::Start:
    if (!isa_and_nonnull<FrameOp>(callee)) {
      return task.emitOpError("runs ")
             << task.getFunctionAttr() << ", which is no frame";
    }
    return success();
  default:
    return success();
  }
}

static LogicalResult verifyPending(const Order &order) {
  SmallVector<int64_t> counts(order.tasks.size());
  for (TaskOp task : order.tasks) {
    for (int32_t next : task.getThen()) {
      counts[next] += 1;
    }
  }
  for (auto [task, count] : llvm::zip_equal(order.tasks, counts)) {
    TaskOp op = task;
    if (static_cast<int64_t>(op.getPending()) != count) {
      return op.emitOpError("waits for ")
             << op.getPending() << " tasks, but " << count << " list it";
    }
  }
  return success();
}

// The slot that a view shows, or the slot itself.
static SlotOp getBase(Value value) {
  auto slot = value.getDefiningOp<SlotOp>();
  while (slot && slot.getBase()) {
    slot = slot.getBase().getDefiningOp<SlotOp>();
  }
  return slot;
}

static bool isWrittenOutside(SlotOp slot) {
  return slot.getKind() == SlotKind::Input ||
         slot.getKind() == SlotKind::Constant ||
         slot.getKind() == SlotKind::Resource;
}

static LogicalResult verifyDataOrder(const Order &order) {
  llvm::DenseMap<Operation *, SmallVector<size_t, 1>> writers;
  for (auto [index, task] : llvm::enumerate(order.tasks)) {
    TaskOp op = task;
    for (Value output : op.getOutputs()) {
      SlotOp slot = getBase(output);
      for (size_t other : writers[slot]) {
        if (!order.isBefore(other, index)) {
          return op.emitOpError("writes a slot that task ")
                 << other << " ('" << TaskOp(order.tasks[other]).getName()
                 << "') writes as well, with no order between them";
        }
      }
      writers[slot].push_back(index);
    }
  }
  for (auto [index, task] : llvm::enumerate(order.tasks)) {
    TaskOp op = task;
    for (auto [position, input] : llvm::enumerate(op.getInputs())) {
      SlotOp slot = getBase(input);
      if (!slot || isWrittenOutside(slot)) {
        continue;
      }
      size_t reader = index;
      if (!llvm::any_of(writers[slot], [&](size_t writer) {
            return order.isBefore(writer, reader);
          })) {
        return op.emitOpError("reads input #")
               << position << " before any task has written it";
      }
    }
  }
  return success();
}

static LogicalResult verifyPlaces(FrameOp frame) {
  for (SlotOp slot : frame.getBody().getOps<SlotOp>()) {
    if (slot.getKind() != SlotKind::Arena || slot.getBase()) {
      continue;
    }
    auto place = slot.getPlace();
    if (!place || place->size() != 2) {
      return slot.emitOpError("of the arena has no place (run "
                              "--weir-plan-memory)");
    }
    auto extents = frame.getExtents();
    int64_t pool = (*place)[0], unit = (*place)[1];
    int64_t numPools = extents ? extents->size() : 0;
    if (pool < 0 || pool >= numPools || unit < 0 || unit > (*extents)[pool]) {
      return slot.emitOpError("is placed at unit ")
             << unit << " of pool " << pool << " in a frame with " << numPools
             << " pools";
    }
  }
  return success();
}

static LogicalResult verifyFrame(FrameOp frame, ModuleOp module,
                                 SymbolTableCollection &symbols) {
  Order order = computeOrder(frame);
  for (TaskOp task : order.tasks) {
    if (failed(verifyFunction(task, module, symbols))) {
      return failure();
    }
  }
  if (frame.getDataflow()) { // loops are cycles
    return verifyPending(order);
  }
  return failure(failed(verifyPending(order)) ||
                 failed(verifyDataOrder(order)) || failed(verifyPlaces(frame)));
}

namespace {
struct VerifyScheduledPass
    : weir::impl::VerifyScheduledPassBase<VerifyScheduledPass> {
  void runOnOperation() override {
    ModuleOp module = getOperation();
    SymbolTableCollection symbols;
    module.walk([&](Operation *op) {
      if (isa<StepOp>(op)) {
        op->emitOpError("is left; expected a frame (run --weir-build-frames)");
        signalPassFailure();
      }
      if (auto frame = dyn_cast<FrameOp>(op)) {
        if (failed(verifyFrame(frame, module, symbols))) {
          signalPassFailure();
        }
      }
    });
  }
};
} // namespace
