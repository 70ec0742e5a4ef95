//===- TaskOpsFrame.cpp - the op classes of frames ------------------------===//
// Part of Weir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "dialects/Task/TaskDialect.h"

using namespace mlir;
using namespace weir;
using namespace weir::task;

#include "dialects/Task/TaskEnums.cpp.inc"

/// Whether every size of `type` is a constant or one symbol below `numSymbols`.
static bool hasPlainSizes(Type type, size_t numSymbols) {
  if (!isa<RankedTensorType>(type)) {
    return true;
  }
  return llvm::all_of(tf::getTypeSizes(type), [&](AffineExpr expr) {
    if (!expr) {
      return false;
    }
    auto symbol = dyn_cast<AffineSymbolExpr>(expr);
    return isa<AffineConstantExpr>(expr) ||
           (symbol && symbol.getPosition() < numSymbols);
  });
}

LogicalResult FrameOp::verify() {
  if (getFeeds().size() != getFeedTypes().size() ||
      getFetches().size() != getFetchTypes().size()) {
    return emitOpError("needs one type for each feed and fetch");
  }
  int64_t numTasks = llvm::range_size(getBody().getOps<TaskOp>());
  for (auto [index, task] : llvm::enumerate(getBody().getOps<TaskOp>())) {
    for (int32_t next : task.getThen()) {
      if (next <= static_cast<int64_t>(index) || next >= numTasks) {
        return task.emitOpError("lists task ")
               << next << " as its successor; expected one after " << index
               << " and below " << numTasks;
      }
    }
  }
  for (SlotOp slot : getBody().getOps<SlotOp>()) {
    if (!hasPlainSizes(slot.getType(), getSymbols().size())) {
      return slot.emitOpError(
          "has a size that is neither a constant nor a symbol of the frame");
    }
  }
  auto outputs = dyn_cast_or_null<OutputsOp>(
      getBody().front().empty() ? nullptr : &getBody().front().back());
  if (!outputs || outputs.getSlots().size() != getFetches().size()) {
    return emitOpError("must end with task.outputs, a slot for each fetch");
  }
  return success();
}

#define GET_OP_CLASSES
#include "dialects/Task/TaskOpsFrame.cpp.inc"
