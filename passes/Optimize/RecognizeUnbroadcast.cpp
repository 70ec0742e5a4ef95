//===- RecognizeUnbroadcast.cpp - TensorFlow's way to undo a broadcast ----===//
// Part of Weir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "dialects/TF/TFOpsGradient.h"
#include "passes/Optimize/Passes.h"

#define DEBUG_TYPE "weir-recognize-unbroadcast"

namespace weir {
#define GEN_PASS_DEF_RECOGNIZEUNBROADCASTPASS
#include "passes/Optimize/Passes.h.inc"
} // namespace weir

using namespace mlir;
using namespace weir;
using namespace weir::tf;

static Operation *getOp(Value value, StringRef name) {
  Operation *op = value.getDefiningOp();
  return op && op->getName().getStringRef() == name ? op : nullptr;
}

/// The value that `reshape` sums to its shape operand, or null.
static Value matchUnbroadcast(Operation *reshape) {
  Operation *sum = getOp(reshape->getOperand(0), "tf.Sum");
  if (!sum) {
    return {};
  }
  Value axes = sum->getOperand(1);
  Operation *args = getOp(axes, "tf.BroadcastGradientArgs");
  if (!args) {
    return {};
  }
  Value own = args->getOperand(cast<OpResult>(axes).getResultNumber());
  return own == reshape->getOperand(1) ? sum->getOperand(0) : Value();
}

namespace {
struct RecognizeUnbroadcastPass
    : weir::impl::RecognizeUnbroadcastPassBase<RecognizeUnbroadcastPass> {
  void runOnOperation() override {
    SmallVector<Operation *> reshapes;
    getOperation().walk([&](Operation *op) {
      if (op->getName().getStringRef() == "tf.Reshape") {
        reshapes.push_back(op);
      }
    });
    for (Operation *reshape : reshapes) {
      Value input = matchUnbroadcast(reshape);
      if (!input) {
        continue;
      }
      OpBuilder builder(reshape);
      Operation *sum = reshape->getOperand(0).getDefiningOp();
      auto unbroadcast = UnbroadcastToOp::create(builder, reshape->getLoc(),
                                                 reshape->getResultTypes(),
                                                 input, reshape->getOperand(1));
      reshape->replaceAllUsesWith(unbroadcast);
      reshape->erase();
      if (sum->use_empty()) {
        sum->erase();
      }
    }
  }
};
} // namespace
