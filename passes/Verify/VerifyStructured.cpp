//===- VerifyStructured.cpp - steps are in structured form ----------------===//
// Part of Weir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The rules (S1) to (S3) are listed in Passes.td.
#include "dialects/TF/TFDialect.h"
#include "dialects/Weir/WeirDialect.h"
#include "passes/Verify/Passes.h"

#define DEBUG_TYPE "weir-verify-structured"

namespace weir {
#define GEN_PASS_DEF_VERIFYSTRUCTUREDPASS
#include "passes/Verify/Passes.h.inc"
} // namespace weir

using namespace mlir;
using namespace weir;

static bool isStructured(Operation &op) {
  if (isa<tf::TFDialect>(op.getDialect())) {
    return true;
  }
  return isa<WeirDialect>(op.getDialect()) && !isa<NodeOp, GraphOp>(op);
}

// Takes references as such: it reads or writes through them.
static bool takesReferences(Operation &op) {
  return isa<tf::GenericOp>(op) || isa<WeirDialect>(op.getDialect());
}

static LogicalResult verifyOp(Operation &op) {
  if (!op.getDialect() || !isStructured(op)) {
    return op.emitOpError("stands in a step after raising; expected tf and "
                          "structured weir ops only (run --weir-raise)");
  }
  for (auto [index, type] : llvm::enumerate(op.getOperandTypes())) {
    if (isa<RefType>(getElementTypeOrSelf(type)) && !takesReferences(op)) {
      return op.emitOpError("takes the reference operand #")
             << index << " of type " << type
             << " as a value; read it with tf.generic \"ReadRef\"";
    }
  }
  if (isa<tf::TFDialect>(op.getDialect()) &&
      !op.getLoc()->findInstanceOf<NameLoc>() &&
      !isa<FileLineColLoc>(op.getLoc())) {
    return op.emitOpError("has no location that names the graph's node, got ")
           << op.getLoc();
  }
  return success();
}

/// What orders a loop's iterations (passes/Structure/LoopOrder.h).
static LogicalResult verifyWaits(ReturnOp op) {
  Attribute attr = op->getAttr("weir.waits");
  auto lists = dyn_cast_or_null<ArrayAttr>(attr);
  if (!attr) {
    return success();
  }
  if (!lists || lists.size() != op.getResults().size()) {
    return op.emitOpError("has weir.waits of ")
           << (lists ? lists.size() : 0) << " lists for "
           << op.getResults().size()
           << " results; expected one list of positions for each";
  }
  for (Attribute list : lists) {
    auto positions = dyn_cast<DenseI64ArrayAttr>(list);
    if (!positions || llvm::any_of(positions.asArrayRef(), [&](int64_t i) {
          return i < 0 || i >= int64_t(op.getAfter().size());
        })) {
      return op.emitOpError("has weir.waits ")
             << list << ", but comes after " << op.getAfter().size()
             << " tokens; expected positions among these";
    }
  }
  return success();
}

namespace {
struct VerifyStructuredPass
    : weir::impl::VerifyStructuredPassBase<VerifyStructuredPass> {
  void runOnOperation() override {
    getOperation().walk([&](StepOp step) {
      for (Operation &op : step.getBody().front()) {
        if (failed(verifyOp(op))) {
          signalPassFailure();
        }
        auto ret = dyn_cast<ReturnOp>(op);
        if (ret && failed(verifyWaits(ret))) {
          signalPassFailure();
        }
      }
    });
  }
};
} // namespace
