//===- TFOpsPool.cpp - pools and resizes, as written ----------------------===//
// Part of Weir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "dialects/TF/TFOpsPool.h"
#include "dialects/TF/ConvUtils.h"
#include "dialects/TF/Limits.h"
#include "runtime/abi/DataType.h"

using namespace mlir;
using namespace weir;
using namespace weir::tf;

//===----------------------------------------------------------------------===//
// Pools
//===----------------------------------------------------------------------===//

namespace {
/// A pool's attributes, whether they were attributes or operands.
struct PoolRule {
  SmallVector<int64_t> ksize, strides;
  StringRef padding;
  ArrayRef<int64_t> explicitPads;
  ImageLayout layout;
};
} // namespace

template <typename Op> static FailureOr<PoolRule> getRule(Op op) {
  FailureOr<ImageLayout> layout = getLayout(op, op.getDataFormat());
  if (failed(layout)) {
    return failure();
  }
  if (op.getKsize().size() != 4 || op.getStrides().size() != 4) {
    return op.emitOpError("expected 4 window sizes and strides");
  }
  return PoolRule{SmallVector<int64_t>(op.getKsize()),
                  SmallVector<int64_t>(op.getStrides()), op.getPadding(),
                  op.getExplicitPaddings(), *layout};
}

static Window getPoolWindow(Operation *op, const PoolRule &rule) {
  Window window;
  SmallVector<int64_t> size = rule.layout.pickSpatial(rule.ksize);
  window.size = getConstantExprs(op, size);
  window.strides = rule.layout.pickSpatial(rule.strides);
  window.dilations = {1, 1};
  return window;
}

// Lays the windows over an input of sizes `image` and keeps their padding.
static FailureOr<Sizes> inferWindows(Operation *op, ShapeContext &ctx,
                                     const PoolRule &rule,
                                     ArrayRef<SizeExpr> image) {
  if (rule.ksize[0] != 1 || rule.strides[0] != 1) {
    return emitFailure(op, WEIR_UNIMPLEMENTED)
           << "pooling is not supported over the batch, got a window of "
           << rule.ksize[0] << " with stride " << rule.strides[0];
  }
  Window window = getPoolWindow(op, rule);
  unsigned channels = rule.layout.channels();
  SizeExpr depth = image[channels];
  if (rule.ksize[channels] != 1) {
    if (rule.ksize[channels] != rule.strides[channels]) {
      return emitFailure(op, WEIR_UNIMPLEMENTED)
             << "depthwise max pooling needs a window equal to its stride, got "
             << rule.ksize[channels] << " and " << rule.strides[channels];
    }
    SmallVector<int64_t> size = rule.layout.pickSpatial(rule.ksize);
    if (llvm::any_of(size, [](int64_t n) { return n != 1; })) {
      return emitFailure(op, WEIR_UNIMPLEMENTED)
             << "max pooling is either over the depth or over width and height";
    }
    auto known = getConstant(depth);
    if (known && *known % rule.ksize[channels] != 0) {
      return emitFailure(op, WEIR_UNIMPLEMENTED)
             << "depthwise max pooling needs a window that divides the depth, "
                "got "
             << rule.ksize[channels] << " and " << *known;
    }
    depth = depth.floorDiv(rule.ksize[channels]);
  }
  if (failed(resolveWindow(
          op, ctx, rule.layout.pickSpatial(image), rule.padding,
          pickExplicitPads(rule.explicitPads, rule.layout), window))) {
    return failure();
  }
  rememberPads(op, window);
  return rule.layout.makeSizes(image[0], window.output, depth);
}

static LogicalResult inferPool(Operation *op, ShapeContext &ctx, Value input,
                               const PoolRule &rule) {
  FailureOr<bool> known = checkRank(op, ctx, input, 4, "input");
  if (failed(known) || !*known) {
    return failure(failed(known));
  }
  FailureOr<Sizes> sizes = inferWindows(op, ctx, rule, *ctx.getShape(input));
  if (failed(sizes)) {
    return failure();
  }
  ctx.setShape(op->getResult(0), *sizes);
  return success();
}

Value tf::createPool(OpBuilder &b, Location loc, Value input, StringRef kind,
                     const Window &window) {
  Sizes sizes = getTypeSizes(input.getType());
  Sizes output{sizes[0], window.output[0], window.output[1], sizes[3]};
  SmallVector<int64_t> size{*getConstant(window.size[0]),
                            *getConstant(window.size[1])};
  MLIRContext *context = b.getContext();
  return PoolCoreOp::create(
      b, loc, getTypeWithSizes(getElementType(input), output), input, kind,
      size, window.strides, DimsAttr::get(context, window.low),
      DimsAttr::get(context, window.high));
}

// A pool over groups of neighbouring channels only: the channels of a group
// become columns.
static Value createDepthPool(OpBuilder &b, Location loc, Value image,
                             StringRef kind, int64_t group) {
  Sizes sizes = getTypeSizes(image.getType());
  SizeExpr zero = getAffineConstantExpr(0, b.getContext());
  SizeExpr unit = getAffineConstantExpr(1, b.getContext());
  SizeExpr depth = sizes[3].floorDiv(group);
  Sizes rows{sizes[0] * sizes[1] * sizes[2], depth, unit * group, unit};
  Value split = createReshape(b, loc, image, rows);
  Window window;
  window.size = {unit, unit * group};
  window.strides = {1, group};
  window.low = window.high = {zero, zero};
  window.output = {depth, unit};
  Value pooled = createPool(b, loc, split, kind, window);
  return createReshape(b, loc, pooled, {sizes[0], sizes[1], sizes[2], depth});
}

static LogicalResult decomposePool(Operation *op, DecomposeRewriter &rewriter,
                                   Value input, StringRef kind,
                                   const PoolRule &rule) {
  FailureOr<Window> pads = recallPads(op);
  FailureOr<Sizes> sizes = getKnownSizes(op, op->getResult(0));
  if (failed(pads) || failed(sizes)) {
    return failure();
  }
  Location loc = op->getLoc();
  Value image = toChannelsLast(rewriter, loc, input, rule.layout);
  int64_t depth = rule.ksize[rule.layout.channels()];
  if (depth != 1) {
    image = createDepthPool(rewriter, loc, image, kind, depth);
  } else {
    Window window = getPoolWindow(op, rule);
    window.low = pads->low;
    window.high = pads->high;
    window.output = rule.layout.pickSpatial(*sizes);
    image = createPool(rewriter, loc, image, kind, window);
  }
  rewriter.replaceOp(op, fromChannelsLast(rewriter, loc, image, rule.layout));
  return success();
}

LogicalResult MaxPoolOp::inferShapes(ShapeContext &ctx) {
  FailureOr<PoolRule> rule = getRule(*this);
  return failed(rule) ? failure() : inferPool(*this, ctx, getInput(), *rule);
}
LogicalResult MaxPoolOp::decompose(DecomposeRewriter &rewriter) {
  FailureOr<PoolRule> rule = getRule(*this);
  return failed(rule)
             ? failure()
             : decomposePool(*this, rewriter, getInput(), "max", *rule);
}

LogicalResult AvgPoolOp::inferShapes(ShapeContext &ctx) {
  FailureOr<PoolRule> rule = getRule(*this);
  return failed(rule) ? failure() : inferPool(*this, ctx, getValue(), *rule);
}
LogicalResult AvgPoolOp::decompose(DecomposeRewriter &rewriter) {
  FailureOr<PoolRule> rule = getRule(*this);
  return failed(rule)
             ? failure()
             : decomposePool(*this, rewriter, getValue(), "avg", *rule);
}

static FailureOr<PoolRule> makeRule(MaxPoolV2Op op, ArrayRef<int64_t> ksize,
                                    ArrayRef<int64_t> strides) {
  FailureOr<ImageLayout> layout = getLayout(op, op.getDataFormat());
  if (failed(layout)) {
    return failure();
  }
  if (ksize.size() != 4 || strides.size() != 4) {
    return op.emitOpError("expected 4 window sizes and strides");
  }
  return PoolRule{SmallVector<int64_t>(ksize),
                  SmallVector<int64_t>(strides),
                  op.getPadding(),
                  {},
                  *layout};
}

LogicalResult MaxPoolV2Op::inferShapes(ShapeContext &ctx) {
  auto ksize = requireConstants(*this, ctx, getKsize(), "ksize");
  auto strides = requireConstants(*this, ctx, getStrides(), "strides");
  if (failed(ksize) || failed(strides)) {
    return failure();
  }
  rememberExprs(*this, "ksize", getConstantExprs(*this, *ksize));
  rememberExprs(*this, "strides", getConstantExprs(*this, *strides));
  FailureOr<PoolRule> rule = makeRule(*this, *ksize, *strides);
  return failed(rule) ? failure() : inferPool(*this, ctx, getInput(), *rule);
}
LogicalResult MaxPoolV2Op::decompose(DecomposeRewriter &rewriter) {
  FailureOr<SmallVector<int64_t>> ksize = recallConstants(*this, "ksize");
  FailureOr<SmallVector<int64_t>> strides = recallConstants(*this, "strides");
  if (failed(ksize) || failed(strides)) {
    return failure();
  }
  FailureOr<PoolRule> rule = makeRule(*this, *ksize, *strides);
  return failed(rule)
             ? failure()
             : decomposePool(*this, rewriter, getInput(), "max", *rule);
}

//===----------------------------------------------------------------------===//
// Gradients of pools
//===----------------------------------------------------------------------===//

// The pool's result over `image` must have the gradient's sizes.
static LogicalResult inferPoolGrad(Operation *op, ShapeContext &ctx,
                                   const PoolRule &rule,
                                   ArrayRef<SizeExpr> image, Value gradient) {
  FailureOr<Sizes> pooled = inferWindows(op, ctx, rule, image);
  if (failed(pooled)) {
    return failure();
  }
  if (rule.ksize[rule.layout.channels()] != 1) {
    return emitLimit(op) << "of depthwise pooling is not supported";
  }
  ctx.setShape(op->getResult(0), image);
  auto sizes = ctx.getShape(gradient);
  if (!sizes || sizes->size() != 4) {
    return success();
  }
  for (auto [a, b] : llvm::zip_equal(*sizes, *pooled)) {
    if (failed(ctx.requireEqual(op, a, b,
                                "grad must have the shape of the pool's "
                                "result"))) {
      return failure();
    }
  }
  return success();
}

LogicalResult MaxPoolGradOp::inferShapes(ShapeContext &ctx) {
  FailureOr<PoolRule> rule = getRule(*this);
  auto image = ctx.getShape(getOrigInput());
  if (failed(rule) || !image) {
    return failure(failed(rule));
  }
  return inferPoolGrad(*this, ctx, *rule, *image, getGrad());
}

LogicalResult MaxPoolGradOp::decompose(DecomposeRewriter &rewriter) {
  FailureOr<PoolRule> rule = getRule(*this);
  FailureOr<Window> pads = recallPads(*this);
  if (failed(rule) || failed(pads)) {
    return failure();
  }
  Location loc = getLoc();
  Value x = toChannelsLast(rewriter, loc, getOrigInput(), rule->layout);
  Value dy = toChannelsLast(rewriter, loc, getGrad(), rule->layout);
  Value dx = MaxPoolGradCoreOp::create(rewriter, loc, x.getType(), x, dy,
                                       rule->layout.pickSpatial(rule->ksize),
                                       rule->layout.pickSpatial(rule->strides),
                                       DimsAttr::get(getContext(), pads->low),
                                       /*all_ties=*/false);
  rewriter.replaceOp(*this, fromChannelsLast(rewriter, loc, dx, rule->layout));
  return success();
}

LogicalResult AvgPoolGradOp::inferShapes(ShapeContext &ctx) {
  FailureOr<PoolRule> rule = getRule(*this);
  auto image = requireSizes(*this, ctx, getOrigInputShape());
  if (failed(rule) || !image) {
    return failure(failed(rule));
  }
  if (image->size() != 4) {
    return emitOpError("expected 4 sizes, got ") << image->size();
  }
  return inferPoolGrad(*this, ctx, *rule, *image, getGrad());
}

// Every element sums the gradients, over their counts, of the windows that it
// lies in: a sum pool, without stride, of the gradient spread by the stride.
Value tf::createAvgPoolGrad(OpBuilder &b, Location loc, Value gradient,
                            ArrayRef<int64_t> size, ArrayRef<int64_t> strides,
                            ArrayRef<SizeExpr> lows, ArrayRef<SizeExpr> image) {
  MLIRContext *context = b.getContext();
  Value count = PoolCountCoreOp::create(b, loc, gradient.getType(), size,
                                        strides, DimsAttr::get(context, lows),
                                        DimsAttr::get(context, image));
  gradient = createElementwise(b, loc, "tf.Div", {gradient, count});
  SizeExpr zero = getAffineConstantExpr(0, context);
  Sizes shape = getTypeSizes(gradient.getType());
  Sizes low(4, zero), high(4, zero);
  Window backward;
  for (unsigned i = 0; i < 2; ++i) {
    low[i + 1] = getAffineConstantExpr(size[i] - 1, context);
    high[i + 1] = getAffineConstantExpr(size[i] - 1 + strides[i], context);
    SizeExpr spread = (shape[i + 1] - 1) * strides[i] + 1;
    backward.output.push_back(simplify(spread + size[i] - 1 + strides[i]));
    backward.size.push_back(getAffineConstantExpr(size[i], context));
  }
  Value padding = createConstant(b, loc, getElementType(gradient), 0);
  gradient = createPad(b, loc, gradient, padding, low, high,
                       {0, strides[0] - 1, strides[1] - 1, 0});
  backward.strides = {1, 1};
  backward.low = backward.high = {zero, zero};
  Value sums = createPool(b, loc, gradient, "sum", backward);
  return createSlice(b, loc, sums, {zero, lows[0], lows[1], zero},
                     {shape[0], image[0], image[1], shape[3]});
}

LogicalResult AvgPoolGradOp::decompose(DecomposeRewriter &rewriter) {
  FailureOr<PoolRule> rule = getRule(*this);
  FailureOr<Window> pads = recallPads(*this);
  FailureOr<Sizes> sizes = getKnownSizes(*this, getOutput());
  if (failed(rule) || failed(pads) || failed(sizes)) {
    return failure();
  }
  Location loc = getLoc();
  const ImageLayout &layout = rule->layout;
  Value dy = toChannelsLast(rewriter, loc, getGrad(), layout);
  Value dx = createAvgPoolGrad(
      rewriter, loc, dy, layout.pickSpatial(rule->ksize),
      layout.pickSpatial(rule->strides), pads->low, layout.pickSpatial(*sizes));
  dx = fromChannelsLast(rewriter, loc, dx, layout);
  rewriter.replaceOp(*this, createReshape(rewriter, loc, dx, *sizes));
  return success();
}

//===----------------------------------------------------------------------===//
// Resizes
//===----------------------------------------------------------------------===//

static LogicalResult inferResize(Operation *op, ShapeContext &ctx, Value images,
                                 Value size) {
  FailureOr<bool> known = checkRank(op, ctx, images, 4, "images");
  if (failed(known)) {
    return failure();
  }
  auto target = requireSizes(op, ctx, size);
  if (!*known || !target) {
    return success();
  }
  if (target->size() != 2) {
    return op->emitOpError("expected 2 sizes, got ") << target->size();
  }
  Sizes sizes = *ctx.getShape(images);
  sizes[1] = (*target)[0];
  sizes[2] = (*target)[1];
  ctx.setShape(op->getResult(0), sizes);
  return success();
}

template <typename CoreOp, typename Op>
static LogicalResult replaceByResize(Op op, Value image,
                                     DecomposeRewriter &rewriter) {
  FailureOr<Sizes> sizes = getKnownSizes(op, op->getResult(0));
  if (failed(sizes)) {
    return failure();
  }
  Value result =
      CoreOp::create(rewriter, op.getLoc(), op->getResult(0).getType(), image,
                     op.getAlignCorners(), op.getHalfPixelCenters());
  rewriter.replaceOp(op, result);
  return success();
}

LogicalResult ResizeBilinearOp::inferShapes(ShapeContext &ctx) {
  return inferResize(*this, ctx, getImages(), getSize());
}
LogicalResult ResizeBilinearOp::decompose(DecomposeRewriter &rewriter) {
  return replaceByResize<ResizeBilinearCoreOp>(*this, getImages(), rewriter);
}
LogicalResult ResizeNearestNeighborOp::inferShapes(ShapeContext &ctx) {
  return inferResize(*this, ctx, getImages(), getSize());
}
LogicalResult ResizeNearestNeighborOp::decompose(DecomposeRewriter &rewriter) {
  return replaceByResize<ResizeNearestCoreOp>(*this, getImages(), rewriter);
}
LogicalResult ResizeBilinearGradOp::inferShapes(ShapeContext &ctx) {
  if (auto sizes = ctx.getShape(getOriginalImage())) {
    ctx.setShape(getOutput(), *sizes);
  }
  return success();
}
LogicalResult ResizeBilinearGradOp::decompose(DecomposeRewriter &rewriter) {
  return replaceByResize<ResizeBilinearGradCoreOp>(*this, getGrads(), rewriter);
}
LogicalResult ResizeNearestNeighborGradOp::inferShapes(ShapeContext &ctx) {
  return inferResize(*this, ctx, getGrads(), getSize());
}
LogicalResult
ResizeNearestNeighborGradOp::decompose(DecomposeRewriter &rewriter) {
  return replaceByResize<ResizeNearestGradCoreOp>(*this, getGrads(), rewriter);
}

void tf::registerPoolOps(TFDialect &dialect) {
  dialect.addOps<
#define GET_OP_LIST
#include "dialects/TF/TFOpsPool.cpp.inc"
      >();
}

#define GET_OP_CLASSES
#include "dialects/TF/TFOpsPool.cpp.inc"
