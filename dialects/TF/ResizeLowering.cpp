//===- ResizeLowering.cpp - resizing images -------------------------------===//
// Part of Weir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Positions are computed in f32, in the order of operations that TensorFlow
// uses, so that they round alike. A gradient visits the resized image in
// row-major order and adds to the rows and columns that were read.
#include "dialects/TF/ArrayUtils.h"
#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Linalg/IR/Linalg.h"
#include "mlir/Dialect/Math/IR/Math.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"

using namespace mlir;
using namespace weir;
using namespace weir::tf;

using Lowered = FailureOr<SmallVector<Value>>;

namespace {
/// One dimension of a resize: scale and size are computed once, outside.
class Axis {
public:
  Axis(LoweringContext &ctx, SizeExpr from, SizeExpr to, bool alignCorners,
       bool halfPixelCenters)
      : loc(ctx.loc), alignCorners(alignCorners),
        halfPixelCenters(halfPixelCenters) {
    OpBuilder &b = ctx.builder;
    Value size = ctx.getSizeValue(from);
    last = arith::SubIOp::create(b, loc, size, index(b, 1));
    Value target = ctx.getSizeValue(to);
    scale = arith::DivFOp::create(b, loc, toFloat(b, size), toFloat(b, target));
    if (alignCorners) {
      Value steps = arith::SubIOp::create(b, loc, target, index(b, 1));
      Value corners =
          arith::DivFOp::create(b, loc, toFloat(b, last), toFloat(b, steps));
      Value several = arith::CmpIOp::create(b, loc, arith::CmpIPredicate::sgt,
                                            target, index(b, 1));
      scale = arith::SelectOp::create(b, loc, several, corners, scale);
    }
  }

  /// Lower and upper neighbour (index) and the upper one's weight (f32).
  struct Neighbours {
    Value lower, upper, weight;
  };

  Neighbours getNeighbours(OpBuilder &b, Value position) {
    Value at = toFloat(b, position);
    if (halfPixelCenters) {
      at = arith::AddFOp::create(b, loc, at, number(b, 0.5));
    }
    at = arith::MulFOp::create(b, loc, at, scale);
    if (halfPixelCenters) {
      at = arith::SubFOp::create(b, loc, at, number(b, 0.5));
    }
    Value floor = math::FloorOp::create(b, loc, at);
    Value ceil = math::CeilOp::create(b, loc, at);
    Value weight = arith::SubFOp::create(b, loc, at, floor);
    return {clamp(b, toIndex(b, floor)), clamp(b, toIndex(b, ceil)), weight};
  }

  Value getNearest(OpBuilder &b, Value position) {
    Value at = toFloat(b, position);
    if (halfPixelCenters) {
      at = arith::AddFOp::create(b, loc, at, number(b, 0.5));
    }
    at = arith::MulFOp::create(b, loc, at, scale);
    at = alignCorners ? math::RoundOp::create(b, loc, at).getResult()
                      : math::FloorOp::create(b, loc, at).getResult();
    return clamp(b, toIndex(b, at));
  }

private:
  Value index(OpBuilder &b, int64_t value) {
    return arith::ConstantIndexOp::create(b, loc, value);
  }
  Value number(OpBuilder &b, float value) {
    return arith::ConstantOp::create(b, loc, b.getF32FloatAttr(value));
  }
  Value toFloat(OpBuilder &b, Value position) {
    Value wide = arith::IndexCastOp::create(b, loc, b.getI64Type(), position);
    return arith::SIToFPOp::create(b, loc, b.getF32Type(), wide);
  }
  Value toIndex(OpBuilder &b, Value number) {
    Value wide = arith::FPToSIOp::create(b, loc, b.getI64Type(), number);
    return arith::IndexCastOp::create(b, loc, b.getIndexType(), wide);
  }
  Value clamp(OpBuilder &b, Value at) {
    at = arith::MaxSIOp::create(b, loc, at, index(b, 0));
    return arith::MinSIOp::create(b, loc, at, last);
  }

  Location loc;
  bool alignCorners, halfPixelCenters;
  Value last, scale;
};
} // namespace

// An element as f32 (or f64), integers by `isUnsigned`.
static Value widen(OpBuilder &b, Location loc, Value value, Type type,
                   bool isUnsigned) {
  if (value.getType() == type) {
    return value;
  }
  if (isa<FloatType>(value.getType())) {
    if (value.getType().getIntOrFloatBitWidth() >
        type.getIntOrFloatBitWidth()) {
      return arith::TruncFOp::create(b, loc, type, value);
    }
    return arith::ExtFOp::create(b, loc, type, value);
  }
  return isUnsigned ? arith::UIToFPOp::create(b, loc, type, value).getResult()
                    : arith::SIToFPOp::create(b, loc, type, value).getResult();
}

template <typename Op>
static std::pair<Axis, Axis> getAxes(Op op, LoweringContext &ctx, Type original,
                                     Type resized) {
  Sizes from = getTypeSizes(original), to = getTypeSizes(resized);
  return {
      Axis(ctx, from[1], to[1], op.getAlignCorners(), op.getHalfPixelCenters()),
      Axis(ctx, from[2], to[2], op.getAlignCorners(),
           op.getHalfPixelCenters())};
}

FusionKind ResizeBilinearCoreOp::getFusionKind() { return FusionKind::Anchor; }

Lowered ResizeBilinearCoreOp::lower(LoweringContext &ctx, ValueRange operands) {
  auto [rows, columns] =
      getAxes(*this, ctx, getInput().getType(), getOutput().getType());
  bool isUnsigned = getElementType(getInput()).isUnsignedInteger();
  return SmallVector<Value>{createIndexed(
      ctx, getOutput().getType(),
      [&](OpBuilder &b, Location loc, ValueRange at) -> Value {
        Type f32 = b.getF32Type();
        Axis::Neighbours y = rows.getNeighbours(b, at[1]);
        Axis::Neighbours x = columns.getNeighbours(b, at[2]);
        auto read = [&](Value row, Value column) {
          Value element = tensor::ExtractOp::create(
              b, loc, operands[0], ValueRange{at[0], row, column, at[3]});
          return widen(b, loc, element, f32, isUnsigned);
        };
        auto mix = [&](Value first, Value second, Value weight) -> Value {
          Value step = arith::SubFOp::create(b, loc, second, first);
          Value part = arith::MulFOp::create(b, loc, step, weight);
          return arith::AddFOp::create(b, loc, first, part);
        };
        Value top =
            mix(read(y.lower, x.lower), read(y.lower, x.upper), x.weight);
        Value bottom =
            mix(read(y.upper, x.lower), read(y.upper, x.upper), x.weight);
        return mix(top, bottom, y.weight);
      })};
}

FusionKind ResizeNearestCoreOp::getFusionKind() {
  return FusionKind::Injective;
}

Lowered ResizeNearestCoreOp::lower(LoweringContext &ctx, ValueRange operands) {
  auto [rows, columns] =
      getAxes(*this, ctx, getInput().getType(), getOutput().getType());
  return SmallVector<Value>{
      createIndexed(ctx, getOutput().getType(),
                    [&](OpBuilder &b, Location loc, ValueRange at) -> Value {
                      return tensor::ExtractOp::create(
                          b, loc, operands[0],
                          ValueRange{at[0], rows.getNearest(b, at[1]),
                                     columns.getNearest(b, at[2]), at[3]});
                    })};
}

// Visits every row and column of the resized image's gradient, channels at
// once. `targets` gives the places in the original image and their weights
// (null: 1).
namespace {
struct Target {
  Value row, column;
  Value vertical, horizontal;
};
} // namespace

static Value addWeighted(OpBuilder &b, Location loc, Value old, Value value,
                         const Target &target) {
  if (!isa<FloatType>(old.getType())) {
    return arith::AddIOp::create(b, loc, old, value);
  }
  value = widen(b, loc, value, old.getType(), false);
  if (target.vertical) {
    value = arith::MulFOp::create(b, loc, value, target.vertical);
    value = arith::MulFOp::create(b, loc, value, target.horizontal);
  }
  return arith::AddFOp::create(b, loc, old, value);
}

static Value visitResized(
    LoweringContext &ctx, Value gradient, Type resized, Type original,
    function_ref<SmallVector<Target>(OpBuilder &, ValueRange)> targets) {
  Type element = getLoweredElement(getElementTypeOrSelf(original));
  Value init =
      ctx.createFilled(original, createLoweredConstant(ctx, element, 0));
  Sizes sizes = getTypeSizes(resized);
  SmallVector<OpFoldResult> channels{ctx.getSize(sizes.pop_back_val())};
  return buildPositionLoop(
      ctx, sizes, init,
      [&](OpBuilder &n, Location loc, ValueRange at, Value into) -> Value {
        Value slice = takeSlice(n, loc, gradient, at, channels);
        for (const Target &target : targets(n, at)) {
          into = updateSlice(
              n, loc, into, {at[0], target.row, target.column}, channels, slice,
              [&](OpBuilder &b, Location where, Value old, ValueRange now) {
                return addWeighted(b, where, old, now[0], target);
              });
        }
        return into;
      });
}

FusionKind ResizeBilinearGradCoreOp::getFusionKind() {
  return FusionKind::Opaque;
}

Lowered ResizeBilinearGradCoreOp::lower(LoweringContext &ctx,
                                        ValueRange operands) {
  auto [rows, columns] =
      getAxes(*this, ctx, getOutput().getType(), getInput().getType());
  Type element = getLoweredElement(getElementType(getOutput()));
  Axis &vertical = rows, &horizontal = columns;
  return SmallVector<Value>{visitResized(
      ctx, operands[0], getInput().getType(), getOutput().getType(),
      [&](OpBuilder &b, ValueRange at) -> SmallVector<Target> {
        Location loc = ctx.loc;
        Axis::Neighbours y = vertical.getNeighbours(b, at[1]);
        Axis::Neighbours x = horizontal.getNeighbours(b, at[2]);
        Value one =
            arith::ConstantOp::create(b, loc, b.getFloatAttr(element, 1.0));
        Value down = widen(b, loc, y.weight, element, false);
        Value right = widen(b, loc, x.weight, element, false);
        Value up = arith::SubFOp::create(b, loc, one, down);
        Value left = arith::SubFOp::create(b, loc, one, right);
        return {{y.lower, x.lower, up, left},
                {y.lower, x.upper, up, right},
                {y.upper, x.lower, down, left},
                {y.upper, x.upper, down, right}};
      })};
}

FusionKind ResizeNearestGradCoreOp::getFusionKind() {
  return FusionKind::Opaque;
}

Lowered ResizeNearestGradCoreOp::lower(LoweringContext &ctx,
                                       ValueRange operands) {
  auto [rows, columns] =
      getAxes(*this, ctx, getOutput().getType(), getInput().getType());
  Axis &vertical = rows, &horizontal = columns;
  return SmallVector<Value>{visitResized(
      ctx, operands[0], getInput().getType(), getOutput().getType(),
      [&](OpBuilder &b, ValueRange at) -> SmallVector<Target> {
        return {{vertical.getNearest(b, at[1]), horizontal.getNearest(b, at[2]),
                 Value(), Value()}};
      })};
}
