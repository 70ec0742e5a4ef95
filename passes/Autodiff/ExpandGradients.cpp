//===- ExpandGradients.cpp - weir.gradients becomes ops -------------------===//
// Part of Weir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "mlir/IR/TypeUtilities.h"
#include "passes/Autodiff/Passes.h"
#include "passes/Autodiff/ReverseSweep.h"
#include "passes/Structure/FunctionGradients.h"

#define DEBUG_TYPE "weir-expand-gradients"

namespace weir {
#define GEN_PASS_DEF_EXPANDGRADIENTSPASS
#include "passes/Autodiff/Passes.h.inc"
} // namespace weir

using namespace mlir;
using namespace weir;

static LogicalResult expand(GradientsOp op) {
  auto program = op->getParentOfType<ProgramOp>();
  OpBuilder builder(op);
  SmallVector<Value> gradYs(op.getGradYs());
  ReverseSweep sweep(builder, program);
  auto gradients =
      sweep.run(*op->getBlock(), op.getYs(), gradYs, op.getXs(), op.getStop());
  if (failed(gradients)) {
    return failure();
  }
  for (auto [x, result, gradient] :
       llvm::zip_equal(op.getXs(), op.getGradients(), *gradients)) {
    if (!gradient && !result.use_empty() &&
        (op->hasAttr(unconnectedZerosAttr) ||
         sweep.isConnected(*op->getBlock(), op.getYs(), x))) {
      gradient =
          emitZerosLike(builder, x, getElementTypeOrSelf(result.getType()));
    }
    if (!gradient && !result.use_empty()) {
      return op.emitError("no path leads from the differentiated values to '")
             << x.getLoc() << "': leave its gradient out";
    }
    if (gradient) {
      result.replaceAllUsesWith(gradient);
    }
  }
  op.erase();
  return success();
}

namespace {
struct ExpandGradientsPass
    : weir::impl::ExpandGradientsPassBase<ExpandGradientsPass> {
  void runOnOperation() override {
    // One at a time, in order: a gradient may be differentiated again.
    while (true) {
      GradientsOp next;
      getOperation().walk([&](GradientsOp op) {
        next = op;
        return WalkResult::interrupt();
      });
      if (!next) {
        break;
      }
      auto step = next->getParentOfType<StepOp>();
      if (failed(expand(next))) {
        return signalPassFailure();
      }
      step->setAttr("weir.differentiated", UnitAttr::get(&getContext()));
      step.refreshFunctionType();
    }
    getOperation().walk([](Operation *op) {
      op->removeAttr(gradientAttr);
      op->removeAttr(gradientKeyAttr);
    });
  }
};
} // namespace
