//===- TFOpsNorm.cpp - batch and response normalization, as written -------===//
// Part of Weir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Decomposed into elementwise operations on channels and on images, in the
// order in which TensorFlow computes.
#include "dialects/TF/ConvUtils.h"
#include "dialects/TF/ReductionUtils.h"
#include "dialects/TF/TFOpsPool.h"

using namespace mlir;
using namespace weir;
using namespace weir::tf;

namespace {
/// Builds arithmetic on images (f32, any rank, channels at `channel`) and on
/// their per-channel vectors.
class NormBuilder {
public:
  NormBuilder(OpBuilder &b, Location loc, ArrayRef<SizeExpr> sizes,
              unsigned channel)
      : b(b), loc(loc), sizes(sizes), channel(channel) {
    for (unsigned i = 0; i < sizes.size(); ++i) {
      if (i != channel) {
        others.push_back(i);
      }
    }
  }
  Value add(Value x, Value y) { return binary("tf.AddV2", x, y); }
  Value sub(Value x, Value y) { return binary("tf.Sub", x, y); }
  Value mul(Value x, Value y) { return binary("tf.Mul", x, y); }
  Value div(Value x, Value y) { return binary("tf.Div", x, y); }
  Value rsqrt(Value x) { return createElementwise(b, loc, "tf.Rsqrt", x); }
  /// A per-channel vector over the whole image.
  Value spread(Value vector) {
    Sizes column(sizes.size() - channel, getAffineConstantExpr(1, context()));
    column[0] = sizes[channel];
    return createBroadcast(b, loc, createReshape(b, loc, vector, column),
                           sizes);
  }
  /// `value` everywhere in `like`'s shape.
  Value number(double value, Value like) {
    return createSplat(b, loc, getElementType(like),
                       getTypeSizes(like.getType()), value);
  }
  Value sum(Value image) { return createReduce(b, loc, image, "sum", others); }
  /// The number of elements of each channel, in `like`'s shape, less `less`
  /// (at least 1).
  Value count(Value like, bool lessOne) {
    Sizes rest;
    for (int64_t i : others) {
      rest.push_back(sizes[i]);
    }
    SizeExpr product = getProduct(rest, context());
    Type type = RankedTensorType::get({}, b.getI64Type());
    Value value =
        SizesCoreOp::create(b, loc, type, DimsAttr::get(context(), product));
    value = createCast(b, loc, value, getElementType(like));
    if (lessOne) {
      Value one = number(1, value);
      value = createElementwise(
          b, loc, "tf.Maximum",
          {createElementwise(b, loc, "tf.Sub", {value, one}), one});
    }
    return createBroadcast(b, loc, value, getTypeSizes(like.getType()));
  }
  Value mean(Value image) {
    Value total = sum(image);
    return div(total, count(total, false));
  }

private:
  OpBuilder &b;
  Location loc;
  Sizes sizes;
  unsigned channel;
  SmallVector<int64_t> others;

  MLIRContext *context() { return b.getContext(); }
  Value binary(StringRef name, Value x, Value y) {
    return createElementwise(b, loc, name, {x, y});
  }
};
} // namespace

static unsigned getChannel(StringRef format, size_t rank) {
  return format.starts_with("NC") ? 1 : rank - 1;
}

template <typename Op>
static LogicalResult inferBatchNorm(Op op, ShapeContext &ctx) {
  auto image = ctx.getShape(op.getX());
  if (!image || image->size() < 2) {
    return success();
  }
  SizeExpr channels = (*image)[getChannel(op.getDataFormat(), image->size())];
  for (Value vector : {op.getScale(), op.getOffset()}) {
    auto sizes = ctx.getShape(vector);
    if (!sizes) {
      continue;
    }
    if (sizes->size() != 1) {
      return op.emitOpError("expected vectors, got rank ") << sizes->size();
    }
    if (failed(ctx.requireEqual(op, (*sizes)[0], channels,
                                "scale and offset must have the same number "
                                "of elements as the channels of x"))) {
      return failure();
    }
  }
  ctx.setShape(op.getY(), *image);
  for (Value result : op->getResults().slice(1, 4)) {
    ctx.setShape(result, {channels});
  }
  if (op->getNumResults() > 5) {
    ctx.setShape(op->getResult(5), {ctx.constant(0)});
  }
  return success();
}

// Running averages: what training adds to the operands.
static Value mixAverage(NormBuilder &n, Value now, Value old, double factor) {
  if (factor == 1.0) {
    return now;
  }
  return n.add(n.mul(old, n.number(1.0 - factor, old)),
               n.mul(now, n.number(factor, now)));
}

template <typename Op>
static LogicalResult decomposeBatchNorm(Op op, DecomposeRewriter &rewriter) {
  FailureOr<Sizes> sizes = getKnownSizes(op, op.getX());
  if (failed(sizes)) {
    return failure();
  }
  OpBuilder &b = rewriter;
  Location loc = op.getLoc();
  NormBuilder n(b, loc, *sizes, getChannel(op.getDataFormat(), sizes->size()));
  Type element = getElementType(op.getScale());
  Value x = createCast(b, loc, op.getX(), element);
  SizeExpr channels = (*sizes)[getChannel(op.getDataFormat(), sizes->size())];
  auto asVector = [&](Value value) {
    return createReshape(b, loc, value, {channels});
  };
  Value scale = asVector(op.getScale()), offset = asVector(op.getOffset());
  SmallVector<Value> results;
  Value mean, variance, centered;
  if (op.getIsTraining()) {
    mean = n.mean(x);
    centered = n.sub(x, n.spread(mean));
    Value squares = n.sum(n.mul(centered, centered));
    variance = n.div(squares, n.count(squares, false));
    Value corrected = n.div(squares, n.count(squares, true));
    double factor = op.getExponentialAvgFactor().convertToFloat();
    auto old = [&](Value value) {
      return factor == 1.0 ? value : asVector(value);
    };
    results = {mixAverage(n, mean, old(op.getMean()), factor),
               mixAverage(n, corrected, old(op.getVariance()), factor), mean,
               variance};
  } else {
    mean = asVector(op.getMean());
    variance = asVector(op.getVariance());
    centered = n.sub(x, n.spread(mean));
    results = {mean, variance, mean, variance};
  }
  double epsilon = op.getEpsilon().convertToFloat();
  Value factor =
      n.mul(n.rsqrt(n.add(variance, n.number(epsilon, variance))), scale);
  Value y = n.add(n.mul(centered, n.spread(factor)), n.spread(offset));
  results.insert(results.begin(),
                 createCast(b, loc, y, getElementType(op.getY())));
  if (op->getNumResults() > 5) {
    Type empty = getElementType(op->getResult(5));
    results.push_back(createSplat(b, loc, empty, {getConstantExpr(op, 0)}, 0));
  }
  rewriter.replaceOp(op, results);
  return success();
}

LogicalResult FusedBatchNormOp::inferShapes(ShapeContext &ctx) {
  return inferBatchNorm(*this, ctx);
}
LogicalResult FusedBatchNormOp::decompose(DecomposeRewriter &rewriter) {
  return decomposeBatchNorm(*this, rewriter);
}
LogicalResult FusedBatchNormV2Op::inferShapes(ShapeContext &ctx) {
  return inferBatchNorm(*this, ctx);
}
LogicalResult FusedBatchNormV2Op::decompose(DecomposeRewriter &rewriter) {
  return decomposeBatchNorm(*this, rewriter);
}
LogicalResult FusedBatchNormV3Op::inferShapes(ShapeContext &ctx) {
  return inferBatchNorm(*this, ctx);
}
LogicalResult FusedBatchNormV3Op::decompose(DecomposeRewriter &rewriter) {
  return decomposeBatchNorm(*this, rewriter);
}

//===----------------------------------------------------------------------===//
// The gradient of batch normalization
//===----------------------------------------------------------------------===//

template <typename Op>
static LogicalResult inferBatchNormGrad(Op op, ShapeContext &ctx) {
  auto image = ctx.getShape(op.getX());
  if (!image || image->size() < 2) {
    return success();
  }
  SizeExpr channels = (*image)[getChannel(op.getDataFormat(), image->size())];
  ctx.setShape(op.getXBackprop(), *image);
  ctx.setShape(op.getScaleBackprop(), {channels});
  ctx.setShape(op.getOffsetBackprop(), {channels});
  ctx.setShape(op->getResult(3), {ctx.constant(0)});
  ctx.setShape(op->getResult(4), {ctx.constant(0)});
  return success();
}

// With r = rsqrt(variance + epsilon) and c = x - mean:
// offset' = sum dy; scale' = sum(dy * c) * r;
// x' = scale * r * (dy - mean dy - c * r^2 * mean(dy * c)) when training,
// x' = scale * r * dy otherwise.
template <typename Op>
static LogicalResult decomposeBatchNormGrad(Op op,
                                            DecomposeRewriter &rewriter) {
  FailureOr<Sizes> sizes = getKnownSizes(op, op.getX());
  if (failed(sizes)) {
    return failure();
  }
  OpBuilder &b = rewriter;
  Location loc = op.getLoc();
  unsigned channel = getChannel(op.getDataFormat(), sizes->size());
  NormBuilder n(b, loc, *sizes, channel);
  Type element = getElementType(op.getScale());
  auto asVector = [&](Value value) {
    return createReshape(b, loc, value, {(*sizes)[channel]});
  };
  Value dy = createCast(b, loc, op.getYBackprop(), element);
  Value x = createCast(b, loc, op.getX(), element);
  Value mean = asVector(op.getReserveSpace_1());
  Value variance = asVector(op.getReserveSpace_2());
  double epsilon = op.getEpsilon().convertToFloat();
  Value inverse = n.rsqrt(n.add(variance, n.number(epsilon, variance)));
  Value centered = n.sub(x, n.spread(mean));
  Value dySum = n.sum(dy);
  Value mixedSum = n.sum(n.mul(dy, centered));
  // Of nothing, mean and variance are NaN; the gradient is 0 all the same.
  Value scaleGrad =
      hasNoElements(op.getX().getType()) ? mixedSum : n.mul(mixedSum, inverse);
  Value factor = n.mul(asVector(op.getScale()), inverse);
  Value inner = dy;
  if (op.getIsTraining()) {
    Value dyMean = n.div(dySum, n.count(dySum, false));
    Value mixedMean = n.div(mixedSum, n.count(mixedSum, false));
    Value slope = n.mul(n.mul(inverse, inverse), mixedMean);
    inner =
        n.sub(n.sub(dy, n.spread(dyMean)), n.mul(centered, n.spread(slope)));
  }
  Value dx = n.mul(inner, n.spread(factor));
  SmallVector<Value> results{
      createCast(b, loc, dx, getElementType(op.getXBackprop())), scaleGrad,
      dySum};
  for (unsigned i : {3, 4}) {
    results.push_back(createSplat(b, loc, getElementType(op->getResult(i)),
                                  {getConstantExpr(op, 0)}, 0));
  }
  rewriter.replaceOp(op, results);
  return success();
}

LogicalResult FusedBatchNormGradOp::inferShapes(ShapeContext &ctx) {
  return inferBatchNormGrad(*this, ctx);
}
LogicalResult FusedBatchNormGradOp::decompose(DecomposeRewriter &rewriter) {
  return decomposeBatchNormGrad(*this, rewriter);
}
LogicalResult FusedBatchNormGradV2Op::inferShapes(ShapeContext &ctx) {
  return inferBatchNormGrad(*this, ctx);
}
LogicalResult FusedBatchNormGradV2Op::decompose(DecomposeRewriter &rewriter) {
  return decomposeBatchNormGrad(*this, rewriter);
}
LogicalResult FusedBatchNormGradV3Op::inferShapes(ShapeContext &ctx) {
  return inferBatchNormGrad(*this, ctx);
}
LogicalResult FusedBatchNormGradV3Op::decompose(DecomposeRewriter &rewriter) {
  return decomposeBatchNormGrad(*this, rewriter);
}

//===----------------------------------------------------------------------===//
// Response normalization
//===----------------------------------------------------------------------===//

LogicalResult LRNOp::inferShapes(ShapeContext &ctx) {
  setShapeLike(ctx, getOutput(), getInput());
  return success();
}

// The sum over the 2 * radius + 1 nearest channels: a sum pool over channels
// laid out as columns.
static Value sumNeighbours(OpBuilder &b, Location loc, Value image,
                           int64_t radius) {
  Sizes sizes = getTypeSizes(image.getType());
  MLIRContext *context = b.getContext();
  SizeExpr zero = getAffineConstantExpr(0, context);
  SizeExpr unit = getAffineConstantExpr(1, context);
  Sizes flat{unit, sizes[0] * sizes[1] * sizes[2], sizes[3], unit};
  Sizes pads{zero, getAffineConstantExpr(radius, context)};
  image = createReshape(b, loc, image, flat);
  Value sums = PoolCoreOp::create(
      b, loc, image.getType(), image, "sum",
      ArrayRef<int64_t>{1, 2 * radius + 1}, ArrayRef<int64_t>{1, 1},
      DimsAttr::get(context, pads), DimsAttr::get(context, pads));
  return createReshape(b, loc, sums, sizes);
}

// bias + alpha * (sum of squares of the nearest channels).
template <typename Op>
static Value createNorm(Op op, NormBuilder &n, OpBuilder &b, Value image) {
  Value sums =
      sumNeighbours(b, op.getLoc(), n.mul(image, image), op.getDepthRadius());
  double alpha = op.getAlpha().convertToFloat();
  double bias = op.getBias().convertToFloat();
  return n.add(n.mul(sums, n.number(alpha, sums)), n.number(bias, sums));
}

LogicalResult LRNOp::decompose(DecomposeRewriter &rewriter) {
  FailureOr<Sizes> sizes = getKnownSizes(*this, getInput());
  if (failed(sizes)) {
    return failure();
  }
  NormBuilder n(rewriter, getLoc(), *sizes, sizes->size() - 1);
  Value norm = createNorm(*this, n, rewriter, getInput());
  Value power =
      createElementwise(rewriter, getLoc(), "tf.Pow",
                        {norm, n.number(-getBeta().convertToFloat(), norm)});
  rewriter.replaceOp(*this, n.mul(getInput(), power));
  return success();
}

LogicalResult LRNGradOp::inferShapes(ShapeContext &ctx) {
  setShapeLike(ctx, getOutput(), getInputImage());
  return success();
}

// dx = dy * norm^-beta - 2 alpha beta * x * (sum over the nearest channels of
// dy * y / norm).
LogicalResult LRNGradOp::decompose(DecomposeRewriter &rewriter) {
  FailureOr<Sizes> sizes = getKnownSizes(*this, getInputImage());
  if (failed(sizes)) {
    return failure();
  }
  NormBuilder n(rewriter, getLoc(), *sizes, sizes->size() - 1);
  Value norm = createNorm(*this, n, rewriter, getInputImage());
  double beta = getBeta().convertToFloat();
  Value power = createElementwise(rewriter, getLoc(), "tf.Pow",
                                  {norm, n.number(-beta, norm)});
  Value mixed = n.div(n.mul(getInputGrads(), getOutputImage()), norm);
  mixed = sumNeighbours(rewriter, getLoc(), mixed, getDepthRadius());
  double factor = 2 * getAlpha().convertToFloat() * beta;
  Value back = n.mul(n.mul(getInputImage(), mixed), n.number(factor, mixed));
  rewriter.replaceOp(*this, n.sub(n.mul(getInputGrads(), power), back));
  return success();
}
