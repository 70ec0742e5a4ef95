//===- ExpandGradients.cpp - weir.gradients becomes ops -------------------===//
// Part of Weir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "dialects/TF/TFDialect.h"
#include "mlir/IR/TypeUtilities.h"
#include "passes/Autodiff/Passes.h"
#include "passes/Autodiff/ReverseSweep.h"
#include "passes/Autodiff/SparseUpdates.h"
#include "passes/Structure/FunctionGradients.h"
#include "llvm/ADT/TypeSwitch.h"

#define DEBUG_TYPE "weir-expand-gradients"

namespace weir {
#define GEN_PASS_DEF_EXPANDGRADIENTSPASS
#include "passes/Autodiff/Passes.h.inc"
} // namespace weir

using namespace mlir;
using namespace weir;

static StringRef getNodeName(Location loc) {
  auto name = loc->findInstanceOf<NameLoc>();
  return name ? name.getName().getValue() : StringRef("an argument");
}

static StringRef getOpType(Operation *op) {
  auto generic = dyn_cast<tf::GenericOp>(op);
  return generic ? generic.getOpType() : op->getName().stripDialect();
}

/// Takes out the ops that update a variable by `gradient`.
static void dropUpdates(Value gradient) {
  for (OpOperand *use : findUpdates(gradient)) {
    auto update = cast<tf::GenericOp>(use->getOwner());
    auto replace = [&](MutableOperandRange after) {
      SmallVector<Value> tokens;
      for (OpOperand &token : after) {
        if (token.get() != update.getDone()) {
          tokens.push_back(token.get());
        }
      }
      llvm::append_range(tokens, update.getAfter());
      after.assign(tokens);
    };
    for (Operation *user : llvm::to_vector(update.getDone().getUsers())) {
      TypeSwitch<Operation *>(user)
          .Case<tf::GenericOp, ReturnOp, CallOp, CaseOp, WhileOp>(
              [&](auto ordered) { replace(ordered.getAfterMutable()); });
    }
    // A reference is passed on.
    for (Value output : update.getOutputs()) {
      output.replaceAllUsesWith(update.getInputs().front());
    }
    update.erase();
  }
}

/// Variables that an optimizer is to update although nothing passes them a
/// gradient: they are left alone, as TensorFlow's optimizers do.
static LogicalResult leaveUnreached(GradientsOp op, const ReverseSweep &sweep,
                                    ArrayRef<Value> gradients) {
  auto loss = op->getAttrOfType<StringAttr>(minimizedAttr);
  std::string names;
  llvm::raw_string_ostream text(names);
  SmallVector<Value> unreached;
  for (auto [x, result, gradient] :
       llvm::zip_equal(op.getXs(), op.getGradients(), gradients)) {
    if (!loss || gradient) {
      continue;
    }
    text << (unreached.empty() ? "'" : ", '") << getNodeName(x.getLoc()) << "'";
    if (Operation *end = sweep.findPathEnd(*op->getBlock(), op.getYs(), x)) {
      text << " (the path from it ends at node '" << getNodeName(end->getLoc())
           << "', " << getOpType(end) << ")";
    }
    unreached.push_back(result);
  }
  if (unreached.empty()) {
    return success();
  }
  if (unreached.size() == op.getXs().size()) {
    return op.emitError("minimize: the loss '")
           << loss.getValue()
           << "' gives no gradient to any variable: " << names
           << "; name others (--train-vars), or let the loss depend on "
           << "them by ops that pass gradients on";
  }
  op.emitWarning("minimize: the loss '")
      << loss.getValue() << "' gives no gradient to " << names
      << ": it is not trained";
  llvm::for_each(unreached, dropUpdates);
  return success();
}

static LogicalResult expand(GradientsOp op) {
  auto program = op->getParentOfType<ProgramOp>();
  OpBuilder builder(op);
  SmallVector<Value> gradYs(op.getGradYs());
  ReverseSweep sweep(builder, program);
  auto gradients =
      sweep.run(*op->getBlock(), op.getYs(), gradYs, op.getXs(), op.getStop());
  if (failed(gradients) || failed(leaveUnreached(op, sweep, *gradients))) {
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
      if (!isDifferentiable(x.getType())) {
        return op.emitError("'")
               << getNodeName(x.getLoc()) << "' has elements of type "
               << getElementTypeOrSelf(x.getType())
               << ", which have no gradient: leave it out, or differentiate "
                  "with respect to a floating-point tensor";
      }
      return op.emitError("no path leads from the differentiated values to '")
             << getNodeName(x.getLoc()) << "': leave its gradient out";
    }
    if (gradient) {
      result.replaceAllUsesWith(gradient);
      if (op->hasAttr(minimizedAttr)) {
        updateRowsOnly(gradient);
      }
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
