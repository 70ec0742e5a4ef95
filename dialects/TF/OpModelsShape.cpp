//===- OpModelsShape.cpp - calls on shapes that only the run can tell -----===//
// Part of Weir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Models of the calls that RunTimeForms.cpp makes; runtime/calls/Shapes.cpp
// computes them.
#include "dialects/TF/ArrayUtils.h"
#include "dialects/TF/OpModels.h"

using namespace mlir;
using namespace weir;
using namespace weir::tf;

/// The length of a shape vector, if constant.
static std::optional<int64_t> getLength(ShapeContext &ctx, Value value) {
  auto shape = ctx.getShape(value);
  if (!shape || shape->size() > 1) {
    return std::nullopt;
  }
  return shape->empty() ? 1 : getConstant(shape->front());
}

/// A vector whose length is `Combine` of the lengths of the inputs.
template <int64_t (*Combine)(ArrayRef<int64_t>)>
static LogicalResult inferLength(GenericOp op, ShapeContext &ctx) {
  SmallVector<int64_t> lengths;
  for (Value input : op.getInputs()) {
    if (auto length = getLength(ctx, input)) {
      lengths.push_back(*length);
    }
  }
  SizeExpr size = lengths.size() == op.getInputs().size()
                      ? ctx.constant(Combine(lengths))
                      : ctx.newResultSize(op);
  ctx.setShape(op.getOutputs()[0], size);
  return success();
}

static int64_t getSplicedLength(ArrayRef<int64_t> lengths) {
  return lengths[0] - 1 + lengths[2];
}
static int64_t getRestLength(ArrayRef<int64_t> lengths) {
  return std::max<int64_t>(lengths[0] - lengths[1], 0);
}
static int64_t getLongest(ArrayRef<int64_t> lengths) {
  return std::max(lengths[0], lengths[1]);
}

static int64_t getFirstLength(ArrayRef<int64_t> lengths) { return lengths[0]; }
static int64_t getNextLength(ArrayRef<int64_t> lengths) {
  return lengths[0] + 1;
}

/// A rank is kept, and what it is if an attribute says so.
static LogicalResult setNewSizes(GenericOp op, ShapeContext &ctx,
                                 int64_t rank) {
  Sizes sizes;
  for (int64_t d = 0; d < rank; ++d) {
    sizes.push_back(ctx.newResultSize(op));
  }
  ctx.setShape(op.getOutputs()[0], sizes);
  return success();
}
static LogicalResult inferTransposeBy(GenericOp op, ShapeContext &ctx) {
  auto shape = ctx.getShape(op.getInputs()[0]);
  return shape ? setNewSizes(op, ctx, int64_t(shape->size())) : success();
}
static LogicalResult inferAsRank(GenericOp op, ShapeContext &ctx) {
  return setNewSizes(op, ctx, getIntAttr(op, "rank").value_or(0));
}

/// Sizes that are constants are known; others are found when the call runs.
static LogicalResult inferReshapeTo(GenericOp op, ShapeContext &ctx) {
  auto rank = getLength(ctx, op.getInputs()[1]);
  if (!rank) {
    return success();
  }
  auto value = ctx.getValue(op.getInputs()[1]);
  Sizes sizes;
  for (int64_t d = 0; d < *rank; ++d) {
    SizeExpr size = value ? value->elements[d] : SizeExpr();
    auto constant = size ? getConstant(size) : std::nullopt;
    sizes.push_back(constant && *constant >= 0 ? size : ctx.newResultSize(op));
  }
  ctx.setShape(op.getOutputs()[0], sizes);
  return success();
}

void tf::registerRunTimeFormModels(OpRegistry &registry) {
  constexpr EffectClass raises = EffectClass::MayRaise;
  addCalls(registry, raises, "_; _ -> [3]", {"AxisSizes"});
  addCalls(registry, raises, InferFn(inferLength<getSplicedLength>),
           {"AxisSplice"});
  addCalls(registry, raises, InferFn(inferLength<getRestLength>), {"DropAxes"});
  addCalls(registry, raises, InferFn(inferLength<getLongest>),
           {"BroadcastShapes"});
  addCalls(registry, EffectClass::Total, "_ -> [+r]", {"ShapeOf"});
  addCalls(registry, EffectClass::Total, "_ -> [1]", {"CountOf"});
  addCalls(registry, raises, "_; _ -> [+n]", {"SpreadElements"});
  addCalls(registry, raises, InferFn(inferReshapeTo), {"ReshapeTo"});
  addCalls(registry, raises, inferTransposeBy, {"TransposeBy"});
  addCalls(registry, raises, InferFn(inferLength<getFirstLength>),
           {"ReduceOrder", "KeepAxes"});
  addCalls(registry, raises, "_; _ -> [2]", {"ReduceSizes"});
  addCalls(registry, raises, InferFn(inferLength<getNextLength>),
           {"InsertAxis"});
  addCalls(registry, raises, "_; _; _ -> [+n]", {"FloatRange"});
  addCalls(registry, raises, inferAsRank, {"AsRank"});
  addCalls(registry, raises, "_; _; _ -> [+n +h +w +c]", {"MaxPoolBy"});
}
