//===- RunTimeAxes.cpp - axes that only the run can tell ------------------===//
// Part of Weir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The essay is in RunTimeForms.cpp, point 1.
#include "dialects/TF/ArrayUtils.h"
#include "dialects/TF/FormBuilder.h"

using namespace mlir;
using namespace weir;
using namespace weir::tf;

template <bool AxisFirst>
static bool buildConcat(FormBuilder &b, ShapeContext &ctx,
                        SmallVectorImpl<Value> &results) {
  ValueRange operands = b.op->getOperands();
  Value axis = AxisFirst ? operands.front() : operands.back();
  ValueRange values = AxisFirst ? operands.drop_front() : operands.drop_back();
  bool anyUnknown = false;
  for (Value value : values) {
    auto shape = ctx.getShape(value);
    anyUnknown |= hasUnknownAxis(ctx, value, axis, /*mayBeVector=*/true);
    if (shape ? shape->empty() : !hasRunTimeRank(ctx, value)) {
      return false;
    }
  }
  if (!anyUnknown) {
    return false;
  }
  SmallVector<Value> folded;
  for (Value value : values) {
    folded.push_back(b.fold(value, axis));
  }
  folded.insert(AxisFirst ? folded.begin() : folded.end(), b.scalar(1, axis));
  Value joined = b.clone(folded)->getResult(0);
  results.push_back(b.unfold(joined, values.front(), axis, b.middle(joined)));
  return true;
}

static bool buildGather(FormBuilder &b, ShapeContext &ctx,
                        SmallVectorImpl<Value> &results) {
  Value params = b.op->getOperand(0), indices = b.op->getOperand(1),
        axis = b.op->getOperand(2);
  auto batch = b.op->getAttrOfType<IntegerAttr>("batch_dims");
  if ((batch && batch.getInt() != 0) || !hasUnknownAxis(ctx, params, axis) ||
      (!ctx.getShape(indices) && !hasRunTimeRank(ctx, indices))) {
    return false;
  }
  Value taken = b.shape(indices);
  if (!ctx.getShape(indices)) {
    indices = b.reshape(indices, b.call("CountOf", taken, b.index));
  }
  Value gathered =
      b.clone({b.fold(params, axis), indices, b.scalar(1, axis)})->getResult(0);
  results.push_back(b.unfold(gathered, params, axis, taken));
  return true;
}

/// `Whole` and `Axis`: which operands they are.
template <unsigned Whole, unsigned Axis>
static bool buildSplit(FormBuilder &b, ShapeContext &ctx,
                       SmallVectorImpl<Value> &results) {
  SmallVector<Value> operands(b.op->getOperands());
  Value whole = operands[Whole], along = operands[Axis];
  if (!hasUnknownAxis(ctx, whole, along)) {
    return false;
  }
  operands[Whole] = b.fold(whole, along);
  operands[Axis] = b.scalar(1, along);
  for (Value part : b.clone(operands)->getResults()) {
    results.push_back(b.unfold(part, whole, along, b.middle(part)));
  }
  return true;
}

/// Ops that keep their operand's shape.
static bool buildScan(FormBuilder &b, ShapeContext &ctx,
                      SmallVectorImpl<Value> &results) {
  Value value = b.op->getOperand(0), axis = b.op->getOperand(1);
  if (!hasUnknownAxis(ctx, value, axis)) {
    return false;
  }
  Operation *scan = b.clone({b.fold(value, axis), b.scalar(1, axis)});
  results.push_back(b.reshape(scan->getResult(0), b.shape(value)));
  return true;
}

static bool buildArgReduction(FormBuilder &b, ShapeContext &ctx,
                              SmallVectorImpl<Value> &results) {
  Value value = b.op->getOperand(0), axis = b.op->getOperand(1);
  if (!hasUnknownAxis(ctx, value, axis)) {
    return false;
  }
  Operation *found = b.clone({b.fold(value, axis), b.scalar(1, axis)});
  results.push_back(b.unfold(found->getResult(0), value, axis, b.vector({})));
  return true;
}

/// The axes of a vector of known length that only the run can tell, each as a
/// scalar; none: it is otherwise.
static SmallVector<Value> getUnknownAxes(FormBuilder &b, ShapeContext &ctx,
                                         Value value, Value axes) {
  auto shape = ctx.getShape(value), count = ctx.getShape(axes);
  SmallVector<Value> found;
  if (!shape || shape->empty() || !count || count->size() > 1 ||
      isConstantValue(ctx, axes)) {
    return found;
  }
  if (count->empty()) {
    return {axes};
  }
  auto length = getConstant(count->front());
  for (int64_t i = 0; length && i < *length; ++i) {
    Value one = b.make("Slice", {axes, b.vector({i}), b.vector({1})},
                       getElementTypeOrSelf(axes.getType()));
    found.push_back(b.reshape(one, b.vector({})));
  }
  return found;
}

/// Axes whose number only the run can tell, or of a tensor whose rank it tells:
/// what is kept goes in front, and the rest is one dimension.
static bool buildGeneralReduction(FormBuilder &b, ShapeContext &ctx,
                                  SmallVectorImpl<Value> &results) {
  Value value = b.op->getOperand(0), axes = b.op->getOperand(1);
  auto count = ctx.getShape(axes);
  bool hasRank = ctx.getShape(value).has_value();
  bool isKnown =
      hasRank && (isConstantValue(ctx, axes) || !count || count->size() > 1);
  if (isKnown || (!hasRank && !hasRunTimeRank(ctx, value))) {
    return false;
  }
  Type element = getElementTypeOrSelf(value.getType());
  bool keepsDims = b.op->getAttrOfType<BoolAttr>("keep_dims").getValue();
  Value shape = b.shape(value);
  Value order = b.call("ReduceOrder", {shape, axes}, b.index);
  Value sorted = b.call("TransposeBy", {value, order}, element);
  Value sizes = b.call("ReduceSizes", {shape, axes}, b.index);
  Operation *op = b.clone({b.reshape(sorted, sizes), b.scalar(1, axes)});
  op->setAttr("keep_dims", b.builder.getBoolAttr(false));
  Value rest =
      b.call(keepsDims ? "KeepAxes" : "DropAxes", {shape, axes}, b.index);
  results.push_back(b.reshape(op->getResult(0), rest));
  return true;
}

/// One axis after the other, each kept with size 1 until the end.
static bool buildReduction(FormBuilder &b, ShapeContext &ctx,
                           SmallVectorImpl<Value> &results) {
  Value value = b.op->getOperand(0), axes = b.op->getOperand(1);
  SmallVector<Value> list = getUnknownAxes(b, ctx, value, axes);
  if (list.empty()) {
    return buildGeneralReduction(b, ctx, results);
  }
  bool keepsDims = b.op->getAttrOfType<BoolAttr>("keep_dims").getValue();
  Value reduced = value;
  for (auto [i, axis] : llvm::enumerate(list)) {
    Operation *op = b.clone(
        {i ? b.fold(reduced, axis) : b.fold(value, axis), b.scalar(1, axis)});
    op->setAttr("keep_dims", b.builder.getBoolAttr(false));
    Value one = b.vector({1});
    reduced = b.unfold(op->getResult(0), i ? reduced : value, axis, one);
  }
  if (!keepsDims) {
    Value sizes = b.call("DropAxes", {b.shape(value), axes}, b.index);
    reduced = b.reshape(reduced, sizes);
  }
  results.push_back(reduced);
  return true;
}

static bool buildReverse(FormBuilder &b, ShapeContext &ctx,
                         SmallVectorImpl<Value> &results) {
  Value value = b.op->getOperand(0);
  SmallVector<Value> list = getUnknownAxes(b, ctx, value, b.op->getOperand(1));
  if (list.empty()) {
    return false;
  }
  Type axisType = getElementTypeOrSelf(b.op->getOperand(1).getType());
  Value reversed = value;
  for (Value axis : list) {
    Value one = b.make("Cast", b.vector({1}), axisType);
    Operation *op = b.clone({b.fold(reversed, axis), one});
    reversed = b.reshape(op->getResult(0), b.shape(value));
  }
  results.push_back(reversed);
  return true;
}

void tf::addAxisForms(FormTable &forms) {
  forms.add(buildConcat<false>, {"ConcatV2"});
  forms.add(buildConcat<true>, {"Concat"});
  forms.add(buildGather, {"GatherV2"});
  forms.add(buildSplit<1, 0>, {"Split"});
  forms.add(buildSplit<0, 2>, {"SplitV"});
  forms.add(buildScan, {"Cumsum", "Cumprod", "CumulativeLogsumexp"});
  forms.add(buildArgReduction, {"ArgMax", "ArgMin"});
  forms.add(buildReduction,
            {"Sum", "Mean", "Prod", "Max", "Min", "All", "Any"});
  forms.add(buildReverse, {"ReverseV2"});
}
