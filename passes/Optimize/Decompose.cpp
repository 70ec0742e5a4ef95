//===- Decompose.cpp - from ops as written to core ops --------------------===//
// Part of Weir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Every op decides itself whether it is core already. What a decomposition
// makes is decomposed again: a listener puts new ops on the worklist.
//
#include "dialects/TF/OpRegistry.h"
#include "dialects/TF/TFDialect.h"
#include "dialects/Weir/WeirDialect.h"
#include "passes/Optimize/Passes.h"

#define DEBUG_TYPE "weir-decompose"

namespace weir {
#define GEN_PASS_DEF_DECOMPOSEPASS
#include "passes/Optimize/Passes.h.inc"
} // namespace weir

using namespace mlir;
using namespace weir;
using namespace weir::tf;

namespace {
/// The ops still to look at, in the order they were made.
class Worklist : public RewriterBase::Listener {
public:
  void notifyOperationInserted(Operation *op, OpBuilder::InsertPoint) override {
    ops.insert(op);
  }
  void notifyOperationErased(Operation *op) override { ops.remove(op); }
  void add(Operation *op) { ops.insert(op); }
  Operation *pop() { return ops.empty() ? nullptr : ops.pop_back_val(); }

private:
  SetVector<Operation *> ops;
};
} // namespace

static LogicalResult decomposeOp(Operation *op, DecomposeRewriter &rewriter) {
  if (auto decomposable = dyn_cast<DecomposeOpInterface>(op)) {
    return decomposable.decompose(rewriter);
  }
  if (auto generic = dyn_cast<GenericOp>(op)) {
    const OpModel *model =
        OpRegistry::get(op->getContext()).lookup(generic.getOpType());
    if (model && model->decompose) {
      return model->decompose(generic, rewriter);
    }
  }
  return success();
}

static LogicalResult decomposeStep(StepOp step) {
  Worklist worklist;
  for (Operation &op : step.getBody().front()) {
    worklist.add(&op);
  }
  IRRewriter rewriter(step.getContext(), &worklist);
  while (Operation *op = worklist.pop()) {
    rewriter.setInsertionPoint(op);
    DecomposeRewriter builder(rewriter);
    if (failed(decomposeOp(op, builder))) {
      return failure();
    }
  }
  step.refreshFunctionType();
  return success();
}

namespace {
struct DecomposePass : weir::impl::DecomposePassBase<DecomposePass> {
  void runOnOperation() override {
    WalkResult result = getOperation().walk([&](StepOp step) {
      return failed(decomposeStep(step)) ? WalkResult::interrupt()
                                         : WalkResult::advance();
    });
    if (result.wasInterrupted()) {
      signalPassFailure();
    }
  }
};
} // namespace
