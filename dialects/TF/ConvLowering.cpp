//===- ConvLowering.cpp - core convolutions to linalg ---------------------===//
// Part of Weir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// A convolution becomes tensor.pad, linalg.fill and one named linalg op, by
// which code generation knows it. f16 and bf16 accumulate in f32 and are
// rounded once, in a generic behind it.
#include "dialects/TF/ArrayUtils.h"
#include "dialects/TF/LoweringUtils.h"
#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Linalg/IR/Linalg.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"

using namespace mlir;
using namespace weir;
using namespace weir::tf;

using Lowered = FailureOr<SmallVector<Value>>;

// `value` with rows and columns (dimensions 1 and 2) padded.
static Value padSpatial(LoweringContext &ctx, Value value, DimsAttr low,
                        DimsAttr high, Value padding) {
  OpBuilder &b = ctx.builder;
  SmallVector<OpFoldResult> before(4, b.getIndexAttr(0));
  SmallVector<OpFoldResult> after = before;
  bool any = false;
  for (unsigned i = 0; i < 2; ++i) {
    before[i + 1] = ctx.getSize(low.getExprs()[i]);
    after[i + 1] = ctx.getSize(high.getExprs()[i]);
    any |=
        !isConstant(low.getExprs()[i], 0) || !isConstant(high.getExprs()[i], 0);
  }
  if (!any) {
    return value;
  }
  return tensor::PadOp::create(b, ctx.loc, Type(), value, before, after,
                               padding, /*nofold=*/false);
}

static bool isSmallFloat(Type element) {
  return isa<FloatType>(element) && element.getIntOrFloatBitWidth() < 32;
}

// The type to accumulate in.
static Type getSumType(Type written) {
  Type element = getLoweredElement(written);
  return isSmallFloat(element) ? Float32Type::get(element.getContext())
                               : element;
}

// Zeros of `type`'s sizes to accumulate into.
static Value createZeros(LoweringContext &ctx, Type type, Type element) {
  return ctx.createFilled(getTypeWithSizes(element, getTypeSizes(type)),
                          createLoweredConstant(ctx, element, 0));
}

// What a sum over nothing gives everywhere.
static Value sumNothing(LoweringContext &ctx, Type type) {
  Type element = ctx.getLoweredType(type).getElementType();
  return ctx.createFilled(type, createLoweredConstant(ctx, element, 0));
}

// The output of an op that has no elements to sum, or none to make; else null.
template <typename Op> static Value lowerNothing(Op op, LoweringContext &ctx) {
  Type type = op.getOutput().getType();
  if (hasNoElements(type)) {
    return ctx.createEmpty(type);
  }
  return hasNoElements(op.getInput().getType()) ? sumNothing(ctx, type)
                                                : Value();
}

// Rounds sums to the element type of `type`.
static Value roundSums(LoweringContext &ctx, Value sums, Type type) {
  Type element = ctx.getLoweredType(type).getElementType();
  if (cast<RankedTensorType>(sums.getType()).getElementType() == element) {
    return sums;
  }
  return buildMap(ctx, type, sums, {},
                  [&](OpBuilder &b, Location loc, ValueRange args) -> Value {
                    return arith::TruncFOp::create(b, loc, element, args[0]);
                  });
}

static Attribute getPair(OpBuilder &b, ArrayRef<int64_t> values) {
  return b.getI64TensorAttr(values);
}

FusionKind Conv2DCoreOp::getFusionKind() { return FusionKind::Anchor; }

Lowered Conv2DCoreOp::lower(LoweringContext &ctx, ValueRange operands) {
  OpBuilder &b = ctx.builder;
  if (Value nothing = lowerNothing(*this, ctx)) {
    return SmallVector<Value>{nothing};
  }
  Type element = getElementType(getOutput());
  Value zero = createLoweredConstant(ctx, element, 0);
  Value input = padSpatial(ctx, operands[0], getLow(), getHigh(), zero);
  Value init = createZeros(ctx, getOutput().getType(), getSumType(element));
  auto conv = linalg::Conv2DNhwcHwcfOp::create(
      b, ctx.loc, init.getType(), ValueRange{input, operands[1]}, init,
      getPair(b, getStrides()), getPair(b, getDilations()));
  return SmallVector<Value>{
      roundSums(ctx, conv.getResult(0), getOutput().getType())};
}

FusionKind DepthwiseConv2DCoreOp::getFusionKind() { return FusionKind::Anchor; }

Lowered DepthwiseConv2DCoreOp::lower(LoweringContext &ctx,
                                     ValueRange operands) {
  OpBuilder &b = ctx.builder;
  if (Value nothing = lowerNothing(*this, ctx)) {
    return SmallVector<Value>{nothing};
  }
  Type element = getElementType(getOutput());
  Type sum = getSumType(element);
  Value zero = createLoweredConstant(ctx, element, 0);
  Value input = padSpatial(ctx, operands[0], getLow(), getHigh(), zero);
  Sizes filter = getTypeSizes(getFilter().getType());
  SmallVector<ReassociationIndices> joinLast{{0}, {1}, {2, 3}};
  if (isConstant(filter[3], 1)) {
    Value flat =
        tensor::CollapseShapeOp::create(b, ctx.loc, operands[1], joinLast);
    Value init = createZeros(ctx, getOutput().getType(), sum);
    auto conv = linalg::DepthwiseConv2DNhwcHwcOp::create(
        b, ctx.loc, init.getType(), ValueRange{input, flat}, init,
        getPair(b, getStrides()), getPair(b, getDilations()));
    return SmallVector<Value>{
        roundSums(ctx, conv.getResult(0), getOutput().getType())};
  }
  Sizes sizes = getTypeSizes(getOutput().getType());
  sizes.pop_back();
  sizes.push_back(filter[2]);
  sizes.push_back(filter[3]);
  Type split = getTypeWithSizes(element, sizes);
  Value init = createZeros(ctx, split, sum);
  auto conv = linalg::DepthwiseConv2DNhwcHwcmOp::create(
      b, ctx.loc, init.getType(), ValueRange{input, operands[1]}, init,
      getPair(b, getStrides()), getPair(b, getDilations()));
  Value rounded = roundSums(ctx, conv.getResult(0), split);
  SmallVector<ReassociationIndices> groups{{0}, {1}, {2}, {3, 4}};
  Value joined = tensor::CollapseShapeOp::create(b, ctx.loc, rounded, groups);
  return SmallVector<Value>{joined};
}

FusionKind DepthwiseFilterGradCoreOp::getFusionKind() {
  return FusionKind::Anchor;
}

// Loops: i, j, c, m in parallel; n, y, x are summed.
Lowered DepthwiseFilterGradCoreOp::lower(LoweringContext &ctx,
                                         ValueRange operands) {
  OpBuilder &b = ctx.builder;
  if (Value nothing = lowerNothing(*this, ctx)) {
    return SmallVector<Value>{nothing};
  }
  Type element = getElementType(getOutput());
  Type sum = getSumType(element);
  Value zero = createLoweredConstant(ctx, element, 0);
  Value input = padSpatial(ctx, operands[0], getLow(), getHigh(), zero);
  Sizes gradient = getTypeSizes(getGradient().getType());
  Sizes filter = getTypeSizes(getOutput().getType());
  Sizes split(gradient.begin(), gradient.begin() + 3);
  split.push_back(filter[2]);
  split.push_back(filter[3]);
  SmallVector<ReassociationIndices> groups{{0}, {1}, {2}, {3, 4}};
  Type splitType = getTypeWithSizes(element, split);
  // The filter may know more of the channels than the gradient's type does.
  auto flatType = cast<RankedTensorType>(operands[1].getType());
  SmallVector<int64_t> flatShape(flatType.getShape());
  auto channels = getConstant(filter[2] * filter[3]);
  flatShape.back() = channels.value_or(ShapedType::kDynamic);
  Value flat = tensor::CastOp::create(b, ctx.loc, flatType.clone(flatShape),
                                      operands[1]);
  Value dy =
      tensor::ExpandShapeOp::create(b, ctx.loc, ctx.getLoweredType(splitType),
                                    flat, groups, ctx.getSizes(splitType));
  auto dim = [&](unsigned i) { return b.getAffineDimExpr(i); };
  auto at = [&](unsigned position, unsigned tap) {
    unsigned axis = tap;
    return dim(position) * getStrides()[axis] + dim(tap) * getDilations()[axis];
  };
  MLIRContext *context = b.getContext();
  SmallVector<AffineMap> maps{
      AffineMap::get(7, 0, {dim(4), at(5, 0), at(6, 1), dim(2)}, context),
      AffineMap::get(7, 0, {dim(4), dim(5), dim(6), dim(2), dim(3)}, context),
      AffineMap::get(7, 0, {dim(0), dim(1), dim(2), dim(3)}, context)};
  SmallVector<utils::IteratorType> iterators(7, utils::IteratorType::parallel);
  std::fill(iterators.begin() + 4, iterators.end(),
            utils::IteratorType::reduction);
  Value init = createZeros(ctx, getOutput().getType(), sum);
  auto generic = linalg::GenericOp::create(
      b, ctx.loc, init.getType(), ValueRange{input, dy}, init, maps, iterators,
      [&](OpBuilder &n, Location loc, ValueRange args) {
        Value x = args[0], y = args[1];
        if (isSmallFloat(x.getType())) {
          x = arith::ExtFOp::create(n, loc, sum, x);
          y = arith::ExtFOp::create(n, loc, sum, y);
        }
        Value product = arith::MulFOp::create(n, loc, x, y);
        Value total = arith::AddFOp::create(n, loc, args[2], product);
        linalg::YieldOp::create(n, loc, total);
      });
  return SmallVector<Value>{
      roundSums(ctx, generic.getResult(0), getOutput().getType())};
}

//===----------------------------------------------------------------------===//
// Pools
//===----------------------------------------------------------------------===//

// The least value of a lowered element type, as TensorFlow's pools start with.
static Value createLowest(LoweringContext &ctx, Type written) {
  OpBuilder &b = ctx.builder;
  Type type = getLoweredElement(written);
  if (auto floating = dyn_cast<FloatType>(type)) {
    APFloat lowest =
        APFloat::getLargest(floating.getFloatSemantics(), /*Negative=*/true);
    return arith::ConstantOp::create(b, ctx.loc,
                                     b.getFloatAttr(floating, lowest));
  }
  unsigned width = type.getIntOrFloatBitWidth();
  APInt lowest = written.isUnsignedInteger() ? APInt::getZero(width)
                                             : APInt::getSignedMinValue(width);
  return arith::ConstantOp::create(b, ctx.loc, b.getIntegerAttr(type, lowest));
}

// How many of a window's positions along one dimension lie inside the input.
static Value countInside(OpBuilder &b, Location loc, Value position,
                         int64_t stride, int64_t window, Value low,
                         Value size) {
  auto constant = [&](int64_t value) -> Value {
    return arith::ConstantIndexOp::create(b, loc, value);
  };
  Value scaled = arith::MulIOp::create(b, loc, position, constant(stride));
  Value start = arith::SubIOp::create(b, loc, scaled, low);
  Value end = arith::AddIOp::create(b, loc, start, constant(window));
  start = arith::MaxSIOp::create(b, loc, start, constant(0));
  end = arith::MinSIOp::create(b, loc, end, size);
  return arith::SubIOp::create(b, loc, end, start);
}

namespace {
/// How many elements a window at a position of an NHWC result holds.
class WindowCounter {
public:
  WindowCounter(LoweringContext &ctx, ArrayRef<int64_t> window,
                ArrayRef<int64_t> strides, DimsAttr low,
                ArrayRef<SizeExpr> size)
      : window(window), strides(strides) {
    for (unsigned i = 0; i < 2; ++i) {
      lows.push_back(ctx.getSizeValue(low.getExprs()[i]));
      sizes.push_back(ctx.getSizeValue(size[i]));
    }
  }
  Value count(OpBuilder &b, Location loc, Value row, Value column) {
    Value rows =
        countInside(b, loc, row, strides[0], window[0], lows[0], sizes[0]);
    Value columns =
        countInside(b, loc, column, strides[1], window[1], lows[1], sizes[1]);
    return arith::MulIOp::create(b, loc, rows, columns);
  }

private:
  ArrayRef<int64_t> window, strides;
  SmallVector<Value> lows, sizes;
};
} // namespace

static Value indexToFloat(OpBuilder &b, Location loc, Value index, Type type) {
  Value wide = arith::IndexCastOp::create(b, loc, b.getI64Type(), index);
  return arith::SIToFPOp::create(b, loc, type, wide);
}

FusionKind PoolCoreOp::getFusionKind() { return FusionKind::Anchor; }

// Sums over the number of elements, rounded to the result's type.
static Value divideByCount(LoweringContext &ctx, PoolCoreOp op, Value sums,
                           Type sum) {
  Type element = getLoweredElement(getElementType(op.getOutput()));
  bool padded = false;
  for (SizeExpr pad : llvm::concat<const SizeExpr>(op.getLow().getExprs(),
                                                   op.getHigh().getExprs())) {
    padded |= !isConstant(pad, 0);
  }
  Sizes input = getTypeSizes(op.getInput().getType());
  WindowCounter counter(ctx, op.getWindow(), op.getStrides(), op.getLow(),
                        {input[1], input[2]});
  double whole = double(op.getWindow()[0]) * op.getWindow()[1];
  return buildMap(
      ctx, op.getOutput().getType(), sums, {},
      [&](OpBuilder &b, Location loc, ValueRange args) -> Value {
        Value count =
            arith::ConstantOp::create(b, loc, b.getFloatAttr(sum, whole));
        if (padded) {
          count = counter.count(b, loc, linalg::IndexOp::create(b, loc, 1),
                                linalg::IndexOp::create(b, loc, 2));
          count = indexToFloat(b, loc, count, sum);
        }
        Value mean = arith::DivFOp::create(b, loc, args[0], count);
        return element == sum
                   ? mean
                   : arith::TruncFOp::create(b, loc, element, mean).getResult();
      });
}

Lowered PoolCoreOp::lower(LoweringContext &ctx, ValueRange operands) {
  OpBuilder &b = ctx.builder;
  if (hasNoElements(getOutput().getType())) {
    return SmallVector<Value>{ctx.createEmpty(getOutput().getType())};
  }
  Type written = getElementType(getOutput());
  Type type = getOutput().getType();
  Value window = tensor::EmptyOp::create(b, ctx.loc, getWindow(),
                                         getLoweredElement(written));
  Attribute strides = getPair(b, getStrides());
  Attribute dilations = getPair(b, {1, 1});
  if (getKind() == "max") {
    Value lowest = createLowest(ctx, written);
    Value input = padSpatial(ctx, operands[0], getLow(), getHigh(), lowest);
    Value init = ctx.createFilled(type, lowest);
    SmallVector<Value> inputs{input, window};
    if (written.isUnsignedInteger()) {
      return SmallVector<Value>{
          linalg::PoolingNhwcMaxUnsignedOp::create(
              b, ctx.loc, init.getType(), inputs, init, strides, dilations)
              .getResult(0)};
    }
    return SmallVector<Value>{
        linalg::PoolingNhwcMaxOp::create(b, ctx.loc, init.getType(), inputs,
                                         init, strides, dilations)
            .getResult(0)};
  }
  Type sum = getSumType(written);
  Value zero = createLoweredConstant(ctx, written, 0);
  Value input = padSpatial(ctx, operands[0], getLow(), getHigh(), zero);
  Value init = createZeros(ctx, type, sum);
  Value sums = linalg::PoolingNhwcSumOp::create(b, ctx.loc, init.getType(),
                                                ValueRange{input, window}, init,
                                                strides, dilations)
                   .getResult(0);
  if (getKind() == "sum") {
    return SmallVector<Value>{roundSums(ctx, sums, type)};
  }
  return SmallVector<Value>{divideByCount(ctx, *this, sums, sum)};
}

FusionKind PoolCountCoreOp::getFusionKind() { return FusionKind::Injective; }

Lowered PoolCountCoreOp::lower(LoweringContext &ctx, ValueRange operands) {
  WindowCounter counter(ctx, getWindow(), getStrides(), getLow(),
                        getSize().getExprs());
  Type element = getLoweredElement(getElementType(getOutput()));
  return SmallVector<Value>{createIndexed(
      ctx, getOutput().getType(),
      [&](OpBuilder &b, Location loc, ValueRange position) {
        Value count = counter.count(b, loc, position[1], position[2]);
        return indexToFloat(b, loc, count, element);
      })};
}

void tf::registerNNCoreOps(TFDialect &dialect) {
  dialect.addOps<
#define GET_OP_LIST
#include "dialects/TF/TFOpsNNCore.cpp.inc"
      >();
}

#define GET_OP_CLASSES
#include "dialects/TF/TFOpsNNCore.cpp.inc"
