//===- PruneReads.cpp - drop reads that only a derivative's forward had ---===//
// Part of Weir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Differentiating raises the forward ops of ys, whether or not the derivative
// uses their values: the derivative of a sum needs no summand. TensorFlow
// prunes what no fetch needs, so a read of a variable that only such an op
// wanted must not happen, or it would fail where the variable is not
// initialized.
//
#include "dialects/TF/OpRegistry.h"
#include "dialects/TF/TFDialect.h"
#include "dialects/Weir/WeirDialect.h"
#include "passes/Optimize/Passes.h"

#define DEBUG_TYPE "weir-prune-reads"

namespace weir {
#define GEN_PASS_DEF_PRUNEREADSPASS
#include "passes/Optimize/Passes.h.inc"
} // namespace weir

using namespace mlir;
using namespace weir;
using namespace weir::tf;

static bool isUnusedRead(GenericOp op) {
  const OpModel *model =
      OpRegistry::get(op.getContext()).lookup(op.getOpType());
  return model && model->readsOnly &&
         llvm::all_of(op.getOutputs(),
                      [](Value output) { return output.use_empty(); });
}

/// Whoever waits for `op` waits for what it waits for.
static void bypass(GenericOp op) {
  SmallVector<Operation *> users(op.getDone().getUsers());
  for (Operation *user : users) {
    llvm::TypeSwitch<Operation *>(user)
        .Case<GenericOp, CallOp, CaseOp, WhileOp, ReturnOp>([&](auto ordered) {
          SmallVector<Value> after;
          for (Value token : ordered.getAfter()) {
            if (token != op.getDone()) {
              after.push_back(token);
            }
          }
          for (Value token : op.getAfter()) {
            if (!llvm::is_contained(after, token)) {
              after.push_back(token);
            }
          }
          ordered.getAfterMutable().assign(after);
        });
  }
}

namespace {
struct PruneReadsPass : weir::impl::PruneReadsPassBase<PruneReadsPass> {
  void runOnOperation() override {
    getOperation().walk([&](StepOp step) {
      if (!step->hasAttr("weir.differentiated")) {
        return;
      }
      for (Operation &op : llvm::make_early_inc_range(
               llvm::reverse(step.getBody().front().getOperations()))) {
        auto generic = dyn_cast<GenericOp>(op);
        if (generic && isUnusedRead(generic)) {
          bypass(generic);
        }
        bool isDead = (generic && generic.getDone().use_empty() &&
                       isUnusedRead(generic)) ||
                      isOpTriviallyDead(&op);
        if (isDead) {
          op.erase();
        }
      }
    });
  }
};
} // namespace
