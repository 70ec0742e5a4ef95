//===- TFOpsArray.cpp - tensors filled from scalars, as written -----------===//
// Part of Weir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Broadcasts, fills and progressions; and the registration of the topic, of
// which TFOpsShape.cpp and TFOpsView.cpp have the rest.
#include "dialects/TF/TFOpsArray.h"
#include "dialects/TF/ArrayUtils.h"

using namespace mlir;
using namespace weir;
using namespace weir::tf;

LogicalResult BroadcastToOp::inferShapes(ShapeContext &ctx) {
  auto shape = requireSizes(*this, ctx, getShape());
  auto input = ctx.getShape(getInput());
  if (!shape || !input) {
    return success();
  }
  Sizes sizes = *shape;
  if (input->size() > sizes.size()) {
    return emitOpError("cannot broadcast rank ")
           << input->size() << " to rank " << sizes.size();
  }
  size_t missing = sizes.size() - input->size();
  for (size_t i = missing; i < sizes.size(); ++i) {
    SizeExpr both = ctx.broadcast(*this, (*input)[i - missing], sizes[i]);
    if (failed(ctx.requireEqual(*this, both, sizes[i],
                                "Incompatible shapes for broadcasting"))) {
      return failure();
    }
  }
  ctx.setShape(getOutput(), sizes);
  return success();
}

// Replaces an op by `value` broadcast to its result's sizes.
static LogicalResult replaceByBroadcast(Operation *op, Value value,
                                        DecomposeRewriter &rewriter) {
  FailureOr<Sizes> sizes = getKnownSizes(op, op->getResult(0));
  if (failed(sizes)) {
    return failure();
  }
  rewriter.replaceOp(op,
                     createBroadcast(rewriter, op->getLoc(), value, *sizes));
  return success();
}

LogicalResult BroadcastToOp::decompose(DecomposeRewriter &rewriter) {
  return replaceByBroadcast(*this, getInput(), rewriter);
}

LogicalResult FillOp::inferShapes(ShapeContext &ctx) {
  auto shape = requireSizes(*this, ctx, getDims());
  if (!shape) {
    return success();
  }
  ctx.setShape(getOutput(), *shape);
  auto value = ctx.getValue(getValue());
  if (value && value->elements.size() == 1 && shape->size() == 1) {
    auto count = getConstant(shape->front());
    if (count && *count >= 0 && *count <= 64) {
      ctx.setValue(getOutput(),
                   {{*count}, Sizes(*count, value->elements.front())});
    }
  }
  return success();
}
LogicalResult FillOp::decompose(DecomposeRewriter &rewriter) {
  Value scalar = createReshape(rewriter, getLoc(), getValue(), {});
  return replaceByBroadcast(*this, scalar, rewriter);
}

// A float constant's value.
static std::optional<double> getFloatConstant(Value value) {
  auto constant = value.getDefiningOp<ConstOp>();
  auto dense = constant ? dyn_cast<DenseFPElementsAttr>(constant.getValue())
                        : DenseFPElementsAttr();
  if (!dense || dense.getNumElements() != 1) {
    return std::nullopt;
  }
  bool lossy;
  APFloat element = *dense.getValues<APFloat>().begin();
  element.convert(APFloat::IEEEdouble(), APFloat::rmNearestTiesToEven, &lossy);
  return element.convertToDouble();
}

static LogicalResult inferFloatRange(RangeOp op, ShapeContext &ctx) {
  auto start = getFloatConstant(op.getStart());
  auto limit = getFloatConstant(op.getLimit());
  auto delta = getFloatConstant(op.getDelta());
  if (!start || !limit || !delta) {
    return success(); // RunTimeForms.cpp
  }
  if (*delta == 0) {
    return op.emitOpError("requires a delta that is not 0");
  }
  double count = std::ceil(std::abs((*limit - *start) / *delta));
  ctx.setShape(op.getOutput(), {ctx.constant(int64_t(count))});
  return success();
}

LogicalResult RangeOp::inferShapes(ShapeContext &ctx) {
  if (isa<FloatType>(getElementType(getOutput()))) {
    return inferFloatRange(*this, ctx);
  }
  auto start = ctx.requireValue(getStart());
  auto limit = ctx.requireValue(getLimit());
  auto delta = ctx.requireValue(getDelta());
  if (!start || !limit || !delta) {
    return success();
  }
  SizeExpr from = start->elements[0], to = limit->elements[0],
           step = delta->elements[0];
  if (isConstant(step, 0)) {
    return emitOpError("requires a delta that is not 0");
  }
  SizeExpr up = (to - from).ceilDiv(step);
  SizeExpr count = up;
  if (auto constant = getConstant(step); constant && *constant < 0) {
    count = (from - to).ceilDiv(-*constant);
  } else if (!constant) {
    count = ctx.selectNegative(step, (from - to).ceilDiv(-step), up);
  }
  // What counts a batch or a dimension is not negative.
  if (!isConstant(from, 0) || getConstant(count) || !isConstant(step, 1)) {
    SizeExpr atLeast = ctx.max(count, ctx.constant(0));
    if (failed(ctx.requireEqual(*this, count, atLeast,
                                "Requires start <= limit when delta > 0, "
                                "start >= limit when delta < 0"))) {
      return failure();
    }
    count = atLeast;
  }
  ctx.setShape(getOutput(), {count});
  auto constant = getConstant(count);
  if (constant && *constant <= 64) {
    Sizes elements;
    for (int64_t i = 0; i < *constant; ++i) {
      elements.push_back(from + step * i);
    }
    ctx.setValue(getOutput(), {{*constant}, elements});
  }
  return success();
}

// start + iota * delta.
static Value createProgression(OpBuilder &b, Location loc, Value start,
                               Value delta, ArrayRef<SizeExpr> sizes) {
  Value iota = createIota(b, loc, getElementType(start), sizes, 0);
  Value scaled = createElementwise(
      b, loc, "tf.Mul", {iota, createBroadcast(b, loc, delta, sizes)});
  return createElementwise(b, loc, "tf.AddV2",
                           {createBroadcast(b, loc, start, sizes), scaled});
}

LogicalResult RangeOp::decompose(DecomposeRewriter &rewriter) {
  FailureOr<Sizes> sizes = getKnownSizes(*this, getOutput());
  if (failed(sizes)) {
    return failure();
  }
  Value start = createReshape(rewriter, getLoc(), getStart(), {});
  Value delta = createReshape(rewriter, getLoc(), getDelta(), {});
  rewriter.replaceOp(
      *this, createProgression(rewriter, getLoc(), start, delta, *sizes));
  return success();
}

LogicalResult LinSpaceOp::inferShapes(ShapeContext &ctx) {
  auto num = ctx.requireValue(getNum());
  if (!num) {
    return success();
  }
  auto constant = getConstant(num->elements[0]);
  if (constant && *constant <= 0) {
    return emitOpError("requires num > 0, got ") << *constant;
  }
  ctx.setShape(getOutput(), num->elements);
  return success();
}

LogicalResult LinSpaceOp::decompose(DecomposeRewriter &rewriter) {
  FailureOr<Sizes> sizes = getKnownSizes(*this, getOutput());
  if (failed(sizes)) {
    return failure();
  }
  Location loc = getLoc();
  OpBuilder &b = rewriter;
  Type element = getElementType(getOutput());
  Value start = createReshape(b, loc, getStart(), {});
  Value stop = createReshape(b, loc, getStop(), {});
  if (isConstant((*sizes)[0], 1)) {
    return replaceByBroadcast(*this, start, rewriter);
  }
  SizeExpr last = (*sizes)[0] - 1;
  Value count =
      SizesCoreOp::create(b, loc, RankedTensorType::get({}, b.getI64Type()),
                          DimsAttr::get(getContext(), last));
  Value range = createElementwise(b, loc, "tf.Sub", {stop, start});
  Value delta = createElementwise(b, loc, "tf.Div",
                                  {range, createCast(b, loc, count, element)});
  Value body = createProgression(b, loc, start, delta, {last});
  Value tail = createReshape(b, loc, stop, {getConstantExpr(*this, 1)});
  rewriter.replaceOp(*this, createConcat(b, loc, {body, tail}, 0));
  return success();
}

void tf::registerArrayOps(TFDialect &dialect) {
  registerArrayCoreOps(dialect);
  registerSliceOps(dialect);
  registerPadOps(dialect);
  registerGatherOps(dialect);
  registerMatrixOps(dialect);
  dialect.addOps<
#define GET_OP_LIST
#include "dialects/TF/TFOpsArray.cpp.inc"
      >();
}

#define GET_OP_CLASSES
#include "dialects/TF/TFOpsArray.cpp.inc"
