//===- WrittenSizes.cpp - sizes as a graph spells them --------------------===//
// Part of Weir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "passes/Autodiff/WrittenSizes.h"
#include "dialects/TF/TFDialect.h"

using namespace mlir;
using namespace weir;

using WrittenSizes = std::optional<SmallVector<int64_t>>;

static bool isOp(Operation *op, StringRef name) {
  return op && op->getName().stripDialect() == name;
}

static DenseIntElementsAttr getConstant(Value value) {
  auto constant = value.getDefiningOp<tf::ConstOp>();
  return constant ? dyn_cast<DenseIntElementsAttr>(constant.getValue())
                  : DenseIntElementsAttr();
}

static int64_t getMask(Operation *op, StringRef name) {
  auto attr = op->getAttrOfType<IntegerAttr>(name);
  return attr ? attr.getInt() : 0;
}

/// The sizes of a slice with as many specifications as `begin` has elements; 0
/// stands for a size that was not looked for.
static WrittenSizes sliceSizes(Operation *op, ArrayRef<int64_t> sizes) {
  auto begin = getConstant(op->getOperand(1));
  if (!begin) {
    return std::nullopt;
  }
  int64_t added = getMask(op, "new_axis_mask");
  int64_t dropped = getMask(op, "shrink_axis_mask");
  int64_t rest = getMask(op, "ellipsis_mask");
  int64_t count = begin.getNumElements(), used = 0;
  for (int64_t i = 0; i < count; ++i) {
    used += !((added | rest) >> i & 1);
  }
  int64_t others = int64_t(sizes.size()) - used;
  SmallVector<int64_t> result;
  if (count >= 63 || others < 0) {
    return std::nullopt;
  }
  for (int64_t i = 0; i < count; ++i) {
    if (rest >> i & 1) {
      result.append(others, 0);
      others = 0;
    } else if (added >> i & 1) {
      result.push_back(1);
    } else if (!(dropped >> i & 1)) {
      result.push_back(0);
    }
  }
  result.append(others, 0);
  return result;
}

WrittenSizes weir::getWrittenSizes(Value value) {
  SmallVector<Operation *> chain; // from `value` to what says its sizes
  WrittenSizes sizes;
  while (!sizes) {
    Operation *op = value.getDefiningOp();
    if (auto type = dyn_cast<RankedTensorType>(value.getType())) {
      sizes.emplace(type.getShape());
    } else if (isOp(op, "PlaceholderWithDefault")) {
      auto shape = op->getAttrOfType<DenseI64ArrayAttr>("shape");
      if (!shape) {
        return std::nullopt;
      }
      sizes.emplace(shape.asArrayRef());
    } else if (isOp(op, "Reshape") && getConstant(op->getOperand(1))) {
      sizes.emplace();
      for (const APInt &size : getConstant(op->getOperand(1))) {
        sizes->push_back(size.getSExtValue());
      }
    } else if (isOp(op, "Identity") || isOp(op, "Cast") ||
               isOp(op, "ExpandDims") || isOp(op, "StridedSlice")) {
      chain.push_back(op);
      value = op->getOperand(0);
    } else {
      return std::nullopt;
    }
  }
  for (Operation *op : llvm::reverse(chain)) {
    if (isOp(op, "StridedSlice")) {
      sizes = sliceSizes(op, *sizes);
    } else if (isOp(op, "ExpandDims")) {
      auto axis = getConstant(op->getOperand(1));
      int64_t rank = sizes->size();
      int64_t at = axis && axis.getNumElements() == 1
                       ? (*axis.value_begin<APInt>()).getSExtValue()
                       : rank + 1;
      at += at < 0 ? rank + 1 : 0;
      if (at < 0 || at > rank) {
        return std::nullopt;
      }
      sizes->insert(sizes->begin() + at, 1);
    }
    if (!sizes) {
      return std::nullopt;
    }
  }
  return sizes;
}
