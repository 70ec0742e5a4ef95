//===- RunTimeBatches.cpp - dimensions of a number that is data -----------===//
// Part of Weir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Broadcasts, their gradients, slices and products of tensors whose rank only
// the run can tell. The essay is in RunTimeForms.cpp, point 2.
#include "dialects/TF/ArrayUtils.h"
#include "dialects/TF/FormBuilder.h"

using namespace mlir;
using namespace weir;
using namespace weir::tf;

/// `value` broadcast to `dims`, of a number that only the run knows.
static Value spreadTo(FormBuilder &b, Value value, Value dims) {
  Type element = getElementTypeOrSelf(value.getType());
  // Where these are other sizes than `dims`, the step fails.
  Value sizes = b.call("BroadcastShapes", {b.shape(value), dims}, b.index);
  Value elements = b.call("SpreadElements", {value, sizes}, element);
  return b.call("ReshapeTo", {elements, dims}, element);
}

static bool hasUnknownLength(ShapeContext &ctx, Value vector) {
  auto length = ctx.getShape(vector);
  return length ? length->size() == 1 && !getConstant(length->front())
                : hasRunTimeRank(ctx, vector);
}

static bool buildBroadcastTo(FormBuilder &b, ShapeContext &ctx,
                             SmallVectorImpl<Value> &results) {
  Value value = b.op->getOperand(0), dims = b.op->getOperand(1);
  bool isUnknown = hasRank(ctx, value) ? hasUnknownLength(ctx, dims)
                                       : hasRunTimeRank(ctx, value);
  if (!isUnknown) {
    return false;
  }
  results.push_back(spreadTo(b, value, dims));
  return true;
}

static bool buildBroadcastArgs(FormBuilder &b, ShapeContext &ctx,
                               SmallVectorImpl<Value> &results) {
  ValueRange operands = b.op->getOperands();
  if (!hasUnknownLength(ctx, operands[0]) &&
      !hasUnknownLength(ctx, operands[1])) {
    return false;
  }
  Value sizes = b.call("BroadcastShapes", operands, b.index);
  results.push_back(
      b.make("Cast", sizes, getElementTypeOrSelf(operands[0].getType())));
  return true;
}

/// vector[begin:end]; an end of 0 is the end.
static Value slice(FormBuilder &b, Value vector, int64_t begin, int64_t end) {
  auto open =
      b.builder.getNamedAttr("end_mask", b.builder.getI64IntegerAttr(end == 0));
  return b.make("StridedSlice",
                {vector, b.vector(begin), b.vector(end), b.vector(1)}, b.index,
                open);
}

static Value join(FormBuilder &b, ArrayRef<Value> vectors) {
  SmallVector<Value> operands(vectors);
  operands.push_back(b.scalar(0, vectors.front()));
  return b.make("ConcatV2", operands, b.index);
}

/// A slice of some of the first and last dimensions: those that `...` stands
/// for, or that are not mentioned, become one.
static bool buildStridedSlice(FormBuilder &b, ShapeContext &ctx,
                              SmallVectorImpl<Value> &results) {
  SmallVector<Value> operands(b.op->getOperands());
  auto length = ctx.getShape(operands[1]);
  auto count = length && length->size() == 1 ? getConstant(length->front())
                                             : std::nullopt;
  if (!hasRunTimeRank(ctx, operands[0]) || !count || *count >= 63) {
    return false;
  }
  auto has = [&](StringRef name, int64_t i) {
    auto mask = b.op->getAttrOfType<IntegerAttr>(name);
    return mask && (mask.getInt() >> i & 1);
  };
  // How many dimensions are mentioned before and behind the others, and how
  // many the result has before them.
  int64_t first = 0, last = 0, before = 0;
  bool isBehind = false;
  for (int64_t i = 0; i < *count; ++i) {
    if (has("ellipsis_mask", i)) {
      isBehind = true;
      continue;
    }
    bool isNew = has("new_axis_mask", i);
    (isBehind ? last : first) += !isNew;
    before += !isBehind && (isNew || !has("shrink_axis_mask", i));
  }
  Value shape = b.shape(operands[0]);
  auto known = [&](int64_t begin, int64_t end, int64_t size) {
    return b.reshape(slice(b, shape, begin, end), b.vector(size));
  };
  SmallVector<Value> sizes;
  Value others = slice(b, shape, first, -last);
  if (first) {
    sizes.push_back(known(0, first, first));
  }
  sizes.push_back(b.call("CountOf", others, b.index));
  if (last) {
    sizes.push_back(known(-last, 0, last));
  }
  operands[0] = b.reshape(operands[0], join(b, sizes));
  Value sliced = b.clone(operands)->getResult(0);
  Value of = b.shape(sliced);
  SmallVector<Value> restored;
  if (before) {
    restored.push_back(slice(b, of, 0, before));
  }
  restored.push_back(others);
  restored.push_back(slice(b, of, before + 1, 0));
  results.push_back(b.reshape(sliced, join(b, restored)));
  return true;
}

/// Products of matrices in batches of a number of dimensions that only the run
/// knows: all batches become one dimension.
static bool buildProduct(FormBuilder &b, ShapeContext &ctx,
                         SmallVectorImpl<Value> &results) {
  ValueRange operands = b.op->getOperands();
  bool anyUnknown = false;
  for (Value operand : operands) {
    auto shape = ctx.getShape(operand);
    if (shape ? shape->size() < 2 : !hasRunTimeRank(ctx, operand)) {
      return false;
    }
    anyUnknown |= !shape;
  }
  if (!anyUnknown) {
    return false;
  }
  SmallVector<Value> batches, matrices;
  for (Value operand : operands) {
    Value shape = b.shape(operand);
    batches.push_back(slice(b, shape, 0, -2));
    matrices.push_back(b.reshape(slice(b, shape, -2, 0), b.vector(2)));
  }
  Value batch = b.call("BroadcastShapes", batches, b.index);
  Value count = b.call("CountOf", batch, b.index);
  SmallVector<Value> spread;
  for (auto [operand, matrix] : llvm::zip_equal(operands, matrices)) {
    Value all = spreadTo(b, operand, join(b, {batch, matrix}));
    spread.push_back(b.reshape(all, join(b, {count, matrix})));
  }
  Value product = b.clone(spread)->getResult(0);
  Value sizes =
      b.make("Slice", {b.shape(product), b.vector(1), b.vector(2)}, b.index);
  results.push_back(b.reshape(product, join(b, {batch, sizes})));
  return true;
}

/// The sum of what broadcasting made of one element: each element of the
/// gradient goes to the number of the one that it came from.
static bool buildUnbroadcast(FormBuilder &b, ShapeContext &ctx,
                             SmallVectorImpl<Value> &results) {
  Value gradient = b.op->getOperand(0), like = b.op->getOperand(1);
  bool isShape = b.isOp("unbroadcast_to");
  auto isUnknown = [&](Value value) {
    return value == like && isShape ? hasUnknownLength(ctx, value)
                                    : hasRunTimeRank(ctx, value);
  };
  if ((!hasRank(ctx, gradient) && !isUnknown(gradient)) ||
      (!hasRank(ctx, like) && !isUnknown(like)) ||
      (!isUnknown(gradient) && !isUnknown(like))) {
    return false;
  }
  Value shape = isShape ? b.make("Cast", like, b.index) : b.shape(like);
  Value all = b.shape(gradient);
  Value count = b.reshape(b.call("CountOf", shape, b.index), b.vector({}));
  Value zero = b.scalar(0, count), one = b.scalar(1, count);
  Value numbers = b.make("Range", {zero, count, one}, b.index);
  Value from = b.call("ReshapeTo", {numbers, shape}, b.index);
  Value size = b.call("CountOf", all, b.index);
  Value ids = b.reshape(b.call("SpreadElements", {from, all}, b.index), size);
  Value sum =
      b.make("UnsortedSegmentSum", {b.reshape(gradient, size), ids, count},
             getElementTypeOrSelf(gradient.getType()));
  results.push_back(b.reshape(sum, shape));
  return true;
}

/// The dimensions that two shapes, of a length that is data, are broadcast
/// along.
static bool buildBroadcastGradientArgs(FormBuilder &b, ShapeContext &ctx,
                                       SmallVectorImpl<Value> &results) {
  ValueRange operands = b.op->getOperands();
  if (!hasUnknownLength(ctx, operands[0]) &&
      !hasUnknownLength(ctx, operands[1])) {
    return false;
  }
  Type element = getElementTypeOrSelf(operands[0].getType());
  Type boolean = b.builder.getI1Type();
  Value whole = b.call("BroadcastShapes", operands, b.index);
  for (Value operand : operands) {
    Value sizes = b.make("Cast", operand, b.index);
    Value missing = b.make("Sub", {b.shape(whole), b.shape(sizes)}, b.index);
    Value one = b.scalar(1, whole);
    Value ones = b.make("Fill", {missing, one}, b.index);
    Value isOne = b.make("Equal", {join(b, {ones, sizes}), one}, boolean);
    Value isMore = b.make("NotEqual", {whole, one}, boolean);
    Value places = b.call(
        "Where", b.make("LogicalAnd", {isOne, isMore}, boolean), b.index);
    results.push_back(
        b.make("Cast", b.reshape(places, b.vector({-1})), element));
  }
  return true;
}

/// What is handed on needs no rank.
static bool buildIdentities(FormBuilder &b, ShapeContext &ctx,
                            SmallVectorImpl<Value> &results) {
  ValueRange operands = b.op->getOperands();
  if (llvm::none_of(operands, [&](Value operand) {
        return hasRunTimeRank(ctx, operand);
      })) {
    return false;
  }
  llvm::append_range(results, operands);
  return true;
}

void tf::addBatchForms(FormTable &forms) {
  forms.add(buildBroadcastTo, {"BroadcastTo"});
  forms.add(buildBroadcastArgs, {"BroadcastArgs"});
  forms.add(buildBroadcastGradientArgs, {"BroadcastGradientArgs"});
  forms.add(buildUnbroadcast, {"unbroadcast", "unbroadcast_to"});
  forms.add(buildIdentities, {"IdentityN"});
  forms.add(buildStridedSlice, {"StridedSlice"});
  forms.add(buildProduct, {"BatchMatMul", "BatchMatMulV2"});
}
