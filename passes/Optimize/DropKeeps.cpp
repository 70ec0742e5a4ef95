//===- DropKeeps.cpp - let what is used anyway raise on its own -----------===//
// Part of Weir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// What runs: what the step gives back, and ops that may not be deleted, and
// what they need. A Keep is none of these roots, else it would justify itself.
//
#include "dialects/TF/TFDialect.h"
#include "dialects/Weir/WeirDialect.h"
#include "passes/Optimize/Passes.h"

#include "mlir/Interfaces/SideEffectInterfaces.h"

#define DEBUG_TYPE "weir-drop-keeps"

namespace weir {
#define GEN_PASS_DEF_DROPKEEPSPASS
#include "passes/Optimize/Passes.h.inc"
} // namespace weir

using namespace mlir;
using namespace weir;
using namespace weir::tf;

static bool isKeep(Operation *op) {
  auto generic = dyn_cast<GenericOp>(op);
  return generic && generic.getOpType() == "Keep";
}

/// Whether only the step's end waits for `keep`.
static bool isAwaitedAtEndOnly(GenericOp keep) {
  return llvm::all_of(keep.getDone().getUsers(),
                      [](Operation *user) { return isa<ReturnOp>(user); });
}

/// Ops that run whether or not Keeps hold on to them.
static DenseSet<Operation *> findRunning(StepOp step) {
  DenseSet<Operation *> running;
  SmallVector<Operation *> worklist;
  for (Operation &op : step.getBody().front()) {
    bool isRoot = isKeep(&op) ? !isAwaitedAtEndOnly(cast<GenericOp>(op))
                              : !isMemoryEffectFree(&op);
    if (isRoot || isa<ReturnOp>(op)) {
      running.insert(&op);
      worklist.push_back(&op);
    }
  }
  while (!worklist.empty()) {
    for (Value operand : worklist.pop_back_val()->getOperands()) {
      Operation *producer = operand.getDefiningOp();
      if (producer && !isKeep(producer) && running.insert(producer).second) {
        worklist.push_back(producer);
      }
    }
  }
  return running;
}

static void dropKeep(GenericOp keep) {
  SmallVector<Operation *> users(keep.getDone().getUsers());
  for (Operation *user : users) {
    auto ret = cast<ReturnOp>(user);
    SmallVector<Value> after;
    llvm::copy_if(ret.getAfter(), std::back_inserter(after),
                  [&](Value token) { return token != keep.getDone(); });
    ret.getAfterMutable().assign(after);
  }
  keep.erase();
}

namespace {
struct DropKeepsPass : weir::impl::DropKeepsPassBase<DropKeepsPass> {
  void runOnOperation() override {
    getOperation().walk([](StepOp step) {
      DenseSet<Operation *> running = findRunning(step);
      for (auto generic : llvm::make_early_inc_range(
               step.getBody().front().getOps<GenericOp>())) {
        if (!isKeep(generic) || !isAwaitedAtEndOnly(generic)) {
          continue;
        }
        Operation *kept = generic.getInputs()[0].getDefiningOp();
        // What was folded away cannot raise any more.
        if (!kept || running.contains(kept) ||
            kept->hasTrait<OpTrait::ConstantLike>()) {
          dropKeep(generic);
        }
      }
    });
  }
};
} // namespace
