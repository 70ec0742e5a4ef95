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
         (isDifferentiable(x.getType()) &&
          sweep.isConnected(*op->getBlock(), op.getYs(), x)))) {
      gradient =
          emitZerosLike(builder, x, getElementTypeOrSelf(result.getType()));
    }
    if (!gradient && !result.use_empty()) {
      auto name = x.getLoc()->findInstanceOf<NameLoc>();
      if (!isDifferentiable(x.getType())) {
        return op.emitError("'")
               << (name ? name.getName().getValue() : StringRef("an argument"))
               << "' has elements of type " << getElementTypeOrSelf(x.getType())
               << ", which have no gradient: leave it out, or differentiate "
                  "with respect to a floating-point tensor";
      }
      return op.emitError("no path leads from the differentiated values to '")
             << (name ? name.getName().getValue() : StringRef("an argument"))
             << "': leave its gradient out";
    }
    if (gradient) {
      result.replaceAllUsesWith(gradient);
    }
  }
  op.erase();
  return success();
}

/// Gives the gradient arrays that were just made a source of their own: another
/// gradient of the same array adds up in another one.
static void nameGradientArrays(ProgramOp program, unsigned number) {
  program.walk([&](tf::GenericOp op) {
    auto source = op.getAttrs().getAs<StringAttr>("source");
    if (op.getOpType() != "TensorArrayGradV3" || !source ||
        !source.getValue().empty()) {
      return;
    }
    Builder builder(op.getContext());
    NamedAttrList attrs(op.getAttrs());
    attrs.set("source",
              builder.getStringAttr("weir_gradients_" + Twine(number)));
    op.setAttrsAttr(attrs.getDictionary(op.getContext()));
  });
}

namespace {
struct ExpandGradientsPass
    : weir::impl::ExpandGradientsPassBase<ExpandGradientsPass> {
  void runOnOperation() override {
    // One at a time, in order: a gradient may be differentiated again.
    for (unsigned number = 0;; ++number) {
      GradientsOp next;
      getOperation().walk([&](GradientsOp op) {
        next = op;
        return WalkResult::interrupt();
      });
      if (!next) {
        break;
      }
      auto step = next->getParentOfType<StepOp>();
      auto program = next->getParentOfType<ProgramOp>();
      if (failed(expand(next))) {
        return signalPassFailure();
      }
      nameGradientArrays(program, number);
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
