//===- DropKeeps.cpp - let what is used anyway raise on its own -----------===//
// Part of Weir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// 1. Who depends on the kept value anyway need not be told to wait.
// 2. What runs: what the step gives back, and ops that may not be deleted, and
//    what they need. A Keep is none of these roots, else it would justify
//    itself, unless somebody still waits for it.
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

/// What runs after `op` whether or not `keep` says so: users of its values and
/// tokens, and theirs.
static DenseSet<Operation *> findBehind(Operation *op, Operation *keep) {
  DenseSet<Operation *> behind;
  SmallVector<Operation *> worklist = {op};
  while (!worklist.empty()) {
    for (Operation *user : worklist.pop_back_val()->getUsers()) {
      if (user != keep && behind.insert(user).second) {
        worklist.push_back(user);
      }
    }
  }
  return behind;
}

/// Takes `keep`'s token from what waits for it without need.
static void release(GenericOp keep,
                    llvm::function_ref<bool(Operation *)> needs) {
  SmallVector<Operation *> users(keep.getDone().getUsers());
  for (Operation *user : users) {
    if (needs(user)) {
      continue;
    }
    for (unsigned i = user->getNumOperands(); i-- > 0;) {
      if (user->getOperand(i) != keep.getDone()) {
        continue;
      }
      llvm::TypeSwitch<Operation *>(user)
          .Case<GenericOp, CallOp, CaseOp, WhileOp, ReturnOp>([&](auto op) {
            SmallVector<Value> after;
            llvm::copy_if(op.getAfter(), std::back_inserter(after),
                          [&](Value token) { return token != keep.getDone(); });
            op.getAfterMutable().assign(after);
          });
      break;
    }
  }
}

static void dropKeeps(StepOp step) {
  SmallVector<GenericOp> keeps;
  for (auto generic : step.getBody().front().getOps<GenericOp>()) {
    if (isKeep(generic)) {
      keeps.push_back(generic);
    }
  }
  for (GenericOp keep : keeps) {
    Operation *kept = keep.getInputs()[0].getDefiningOp();
    if (!kept || kept->hasTrait<OpTrait::ConstantLike>()) {
      // What was folded away cannot raise any more.
      release(keep, [](Operation *) { return false; });
    } else if (!isAwaitedAtEndOnly(keep)) {
      DenseSet<Operation *> behind = findBehind(kept, keep);
      release(keep, [&](Operation *user) {
        return isa<ReturnOp>(user) || !behind.contains(user);
      });
    }
  }
  DenseSet<Operation *> running = findRunning(step);
  for (GenericOp keep : keeps) {
    Operation *kept = keep.getInputs()[0].getDefiningOp();
    bool isConstant = !kept || kept->hasTrait<OpTrait::ConstantLike>();
    if (isAwaitedAtEndOnly(keep) && (isConstant || running.contains(kept))) {
      release(keep, [](Operation *) { return false; });
    }
    if (keep.getDone().use_empty()) {
      keep.erase();
    }
  }
}

namespace {
struct DropKeepsPass : weir::impl::DropKeepsPassBase<DropKeepsPass> {
  void runOnOperation() override {
    getOperation().walk([](StepOp step) { dropKeeps(step); });
  }
};
} // namespace
