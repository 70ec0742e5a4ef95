//===- ConvGradients.cpp - gradients of convolutions, as written ----------===//
// Part of Weir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// In the input (transposed convolution): position a = y + low of the padded
// input gets gradient[p] * filter[r] for every p * stride + r = a. Written
// a = stride * q + phase, only taps r = stride * t + phase matter, with
// p = q - t: each phase is a convolution without stride, by every stride-th
// tap. All phases are done at once, as more channels of one convolution, and
// interleaved behind it; no multiplication by an inserted zero is done.
//
// In the filter: the batch is what is summed over, so it takes the channels'
// place: input as [C, H, W, N] convolved with the gradient as [H', W', N, F],
// with stride and dilation swapped.
#include "dialects/TF/Limits.h"
#include "dialects/TF/TFOpsConv.h"

using namespace mlir;
using namespace weir;
using namespace weir::tf;

//===----------------------------------------------------------------------===//
// Shapes
//===----------------------------------------------------------------------===//

// The input's sizes: what `input_sizes` holds, or only rows and columns.
template <typename Op>
static std::optional<Sizes>
getInputSizes(Op op, ShapeContext &ctx, ImageLayout layout,
              ArrayRef<SizeExpr> gradient, SizeExpr channels) {
  auto sizes = requireSizes(op, ctx, op.getInputSizes());
  if (!sizes) {
    return std::nullopt;
  }
  if (sizes->size() == 2) {
    return layout.makeSizes(gradient[0], *sizes, channels);
  }
  return sizes->size() == 4 ? sizes : std::nullopt;
}

template <typename Op>
static LogicalResult inferInputGrad(Op op, ShapeContext &ctx) {
  FailureOr<ImageLayout> layout = getLayout(op, op.getDataFormat());
  FailureOr<bool> filter = checkRank(op, ctx, op.getFilter(), 4, "filter");
  FailureOr<bool> gradient =
      checkRank(op, ctx, op.getOutBackprop(), 4, "out_backprop");
  if (failed(layout) || failed(filter) || failed(gradient)) {
    return failure();
  }
  if (!*filter || !*gradient) {
    return success();
  }
  Sizes weights = *ctx.getShape(op.getFilter());
  Sizes dy = *ctx.getShape(op.getOutBackprop());
  auto input = getInputSizes(op, ctx, *layout, dy, weights[2]);
  if (!input) {
    return success();
  }
  Window window = getConvWindow(op, *layout, weights);
  if (failed(resolveWindow(
          op, ctx, layout->pickSpatial(*input), op.getPadding(),
          pickExplicitPads(op.getExplicitPaddings(), *layout), window))) {
    return failure();
  }
  Sizes spatial = layout->pickSpatial(dy);
  for (unsigned i = 0; i < 2; ++i) {
    if (failed(ctx.requireEqual(op, spatial[i], window.output[i],
                                "Size of out_backprop doesn't match "
                                "computed"))) {
      return failure();
    }
  }
  // The batch is known better from the gradient than from sizes as data.
  if (failed(ctx.requireEqual(op, (*input)[0], dy[0],
                              "input and out_backprop must have the same batch "
                              "size"))) {
    return failure();
  }
  (*input)[0] = getConstant((*input)[0]) ? (*input)[0] : dy[0];
  rememberPads(op, window);
  ctx.setShape(op.getOutput(), *input);
  return success();
}

template <typename Op>
static LogicalResult inferFilterGrad(Op op, ShapeContext &ctx) {
  FailureOr<ImageLayout> layout = getLayout(op, op.getDataFormat());
  FailureOr<bool> input = checkRank(op, ctx, op.getInput(), 4, "input");
  if (failed(layout) || failed(input)) {
    return failure();
  }
  auto weights = requireSizes(op, ctx, op.getFilterSizes());
  auto dy = ctx.getShape(op.getOutBackprop());
  if (!weights || !*input || !dy) {
    return success();
  }
  if (weights->size() != 4 || dy->size() != 4) {
    return op.emitOpError("expected 4 filter sizes and a gradient of rank 4");
  }
  Window window = getConvWindow(op, *layout, *weights);
  if (failed(resolveWindow(
          op, ctx, layout->pickSpatial(*ctx.getShape(op.getInput())),
          op.getPadding(), pickExplicitPads(op.getExplicitPaddings(), *layout),
          window))) {
    return failure();
  }
  Sizes spatial = layout->pickSpatial(*dy);
  for (unsigned i = 0; i < 2; ++i) {
    if (failed(ctx.requireEqual(op, spatial[i], window.output[i],
                                "Size of out_backprop doesn't match "
                                "computed"))) {
      return failure();
    }
  }
  rememberPads(op, window);
  ctx.setShape(op.getOutput(), *weights);
  return success();
}

//===----------------------------------------------------------------------===//
// In the input
//===----------------------------------------------------------------------===//

namespace {
/// How one dimension of a transposed convolution is cut into phases.
struct Phases {
  int64_t stride;
  SizeExpr taps;  ///< filter taps of each phase
  SizeExpr steps; ///< positions of each phase
  SizeExpr high;  ///< rows of zeros behind the gradient
};
} // namespace

static Phases getPhases(int64_t stride, SizeExpr reach, SizeExpr input,
                        SizeExpr gradient, SizeExpr low) {
  SizeExpr taps = reach.ceilDiv(stride);
  SizeExpr steps = simplify((input + low).ceilDiv(stride));
  SizeExpr high = simplify(steps - gradient);
  auto constant = getConstant(high);
  if (!constant || *constant < 0) {
    // As many as any padding may need; what is too much is cut off.
    high = taps;
    steps = simplify(gradient + high);
  }
  return {stride, taps, steps, high};
}

// [h, w, c, f] to [h / s, w / s, f, s, s, c] with the taps reversed.
static Value splitTaps(OpBuilder &b, Location loc, Value filter,
                       const Phases &rows, const Phases &columns) {
  Sizes sizes = getTypeSizes(filter.getType());
  SizeExpr zero = getAffineConstantExpr(0, b.getContext());
  Sizes none(4, zero), high(4, zero);
  high[0] = simplify(rows.taps * rows.stride - sizes[0]);
  high[1] = simplify(columns.taps * columns.stride - sizes[1]);
  Value padding = createConstant(b, loc, getElementType(filter), 0);
  filter = createPad(b, loc, filter, padding, none, high);
  auto constant = [&](int64_t value) {
    return getAffineConstantExpr(value, b.getContext());
  };
  filter = createReshape(b, loc, filter,
                         {rows.taps, constant(rows.stride), columns.taps,
                          constant(columns.stride), sizes[2], sizes[3]});
  filter = createReverse(b, loc, filter, {0, 2});
  filter = createTranspose(b, loc, filter, {0, 2, 5, 1, 3, 4});
  return createReshape(b, loc, filter,
                       {rows.taps, columns.taps, sizes[3],
                        sizes[2] * (rows.stride * columns.stride)});
}

// [n, y, x, s * s * c] to [n, y * s, x * s, c].
static Value interleave(OpBuilder &b, Location loc, Value image,
                        const Phases &rows, const Phases &columns,
                        SizeExpr channels) {
  Sizes sizes = getTypeSizes(image.getType());
  auto constant = [&](int64_t value) {
    return getAffineConstantExpr(value, b.getContext());
  };
  image = createReshape(b, loc, image,
                        {sizes[0], sizes[1], sizes[2], constant(rows.stride),
                         constant(columns.stride), channels});
  image = createTranspose(b, loc, image, {0, 1, 3, 2, 4, 5});
  return createReshape(
      b, loc, image,
      {sizes[0], sizes[1] * rows.stride, sizes[2] * columns.stride, channels});
}

// Puts zeros between filter taps, so that the dilation is 1.
static Value spreadFilter(OpBuilder &b, Location loc, Value filter,
                          Window &window) {
  if (window.dilations[0] == 1 && window.dilations[1] == 1) {
    return filter;
  }
  Sizes zeros(4, getAffineConstantExpr(0, b.getContext()));
  Value padding = createConstant(b, loc, getElementType(filter), 0);
  filter = createPad(b, loc, filter, padding, zeros, zeros,
                     {window.dilations[0] - 1, window.dilations[1] - 1, 0, 0});
  window.dilations = {1, 1};
  Sizes sizes = getTypeSizes(filter.getType());
  window.size = {sizes[0], sizes[1]};
  return filter;
}

// The gradient in an NHWC input of rows and columns `spatial`.
Value tf::createInputGrad(OpBuilder &b, Location loc, Value gradient,
                          Value filter, Window window,
                          ArrayRef<SizeExpr> spatial) {
  filter = spreadFilter(b, loc, filter, window);
  Sizes dy = getTypeSizes(gradient.getType());
  SizeExpr channels = getTypeSizes(filter.getType())[2];
  SmallVector<Phases, 2> phases;
  Window forward;
  SizeExpr zero = getAffineConstantExpr(0, b.getContext());
  for (unsigned i = 0; i < 2; ++i) {
    phases.push_back(getPhases(window.strides[i], window.size[i], spatial[i],
                               dy[i + 1], window.low[i]));
    forward.low.push_back(simplify(phases[i].taps - 1));
    forward.high.push_back(phases[i].high);
    forward.output.push_back(phases[i].steps);
  }
  forward.strides = {1, 1};
  forward.dilations = {1, 1};
  filter = splitTaps(b, loc, filter, phases[0], phases[1]);
  Value image = createConv(b, loc, gradient, filter, forward);
  image = interleave(b, loc, image, phases[0], phases[1], channels);
  return createSlice(b, loc, image, {zero, window.low[0], window.low[1], zero},
                     {dy[0], spatial[0], spatial[1], channels});
}

LogicalResult Conv2DBackpropInputOp::inferShapes(ShapeContext &ctx) {
  return inferInputGrad(*this, ctx);
}

LogicalResult Conv2DBackpropInputOp::decompose(DecomposeRewriter &rewriter) {
  FailureOr<Window> pads = recallPads(*this);
  FailureOr<Sizes> sizes = getKnownSizes(*this, getOutput());
  FailureOr<ImageLayout> layout = getLayout(*this, getDataFormat());
  if (failed(pads) || failed(sizes) || failed(layout)) {
    return failure();
  }
  Location loc = getLoc();
  Sizes weights = getTypeSizes(getFilter().getType());
  Window window = getConvWindow(*this, *layout, weights);
  window.low = pads->low;
  auto given = getConstant((*sizes)[layout->channels()]);
  auto taken = getConstant(weights[2]);
  if (given && taken && *given != *taken) {
    return emitLimit(*this) << "of a grouped convolution is not supported";
  }
  Value dy = toChannelsLast(rewriter, loc, getOutBackprop(), *layout);
  Value dx = createInputGrad(rewriter, loc, dy, getFilter(), window,
                             layout->pickSpatial(*sizes));
  dx = fromChannelsLast(rewriter, loc, dx, *layout);
  rewriter.replaceOp(*this, createReshape(rewriter, loc, dx, *sizes));
  return success();
}

LogicalResult
DepthwiseConv2dNativeBackpropInputOp::inferShapes(ShapeContext &ctx) {
  return inferInputGrad(*this, ctx);
}

// The sum over the multiplier of depthwise convolutions, without stride, of
// the gradient (spread by the stride) with the reversed filter.
LogicalResult
DepthwiseConv2dNativeBackpropInputOp::decompose(DecomposeRewriter &rewriter) {
  FailureOr<Window> pads = recallPads(*this);
  FailureOr<Sizes> sizes = getKnownSizes(*this, getOutput());
  FailureOr<ImageLayout> layout = getLayout(*this, getDataFormat());
  if (failed(pads) || failed(sizes) || failed(layout)) {
    return failure();
  }
  OpBuilder &b = rewriter;
  Location loc = getLoc();
  SizeExpr zero = getConstantExpr(*this, 0), unit = getConstantExpr(*this, 1);
  Sizes weights = getTypeSizes(getFilter().getType());
  Window window = getConvWindow(*this, *layout, weights);
  auto multiplier = getConstant(weights[3]);
  if (!multiplier) {
    return emitLimit(*this) << "needs a known channel multiplier";
  }
  Value dy = toChannelsLast(b, loc, getOutBackprop(), *layout);
  Sizes image = getTypeSizes(dy.getType());
  dy = createReshape(b, loc, dy,
                     {image[0], image[1], image[2], weights[2], weights[3]});
  Value filter = createReverse(b, loc, getFilter(), {0, 1});
  Value padding = createConstant(b, loc, getElementType(dy), 0);
  Window forward;
  Sizes spatial = layout->pickSpatial(*sizes), none(4, zero), extra(4, zero);
  for (unsigned i = 0; i < 2; ++i) {
    SizeExpr reach = (window.size[i] - 1) * window.dilations[i];
    SizeExpr spread = simplify((image[i + 1] - 1) * window.strides[i] + 1);
    // Output y reads spread positions y + low - reach .. y + low. Behind the
    // spread gradient lies room for any window; the front may cut into it.
    extra[i + 1] = simplify(reach + window.strides[i]);
    forward.low.push_back(reach);
    forward.high.push_back(zero);
    forward.output.push_back(simplify(spread + extra[i + 1]));
  }
  forward.strides = {1, 1};
  forward.dilations = window.dilations;
  Value total;
  for (int64_t m = 0; m < *multiplier; ++m) {
    SizeExpr at = getConstantExpr(*this, m);
    Value part = createSlice(b, loc, dy, {zero, zero, zero, zero, at},
                             {image[0], image[1], image[2], weights[2], unit});
    part =
        createReshape(b, loc, part, {image[0], image[1], image[2], weights[2]});
    part = createPad(b, loc, part, padding, none, extra,
                     {0, window.strides[0] - 1, window.strides[1] - 1, 0});
    Value taps = createSlice(b, loc, filter, {zero, zero, zero, at},
                             {weights[0], weights[1], weights[2], unit});
    part = createDepthwise(b, loc, part, taps, forward);
    total = total ? createElementwise(b, loc, "tf.AddV2", {total, part}) : part;
  }
  Value dx =
      createSlice(b, loc, total, {zero, pads->low[0], pads->low[1], zero},
                  {image[0], spatial[0], spatial[1], weights[2]});
  dx = fromChannelsLast(b, loc, dx, *layout);
  rewriter.replaceOp(*this, createReshape(b, loc, dx, *sizes));
  return success();
}

//===----------------------------------------------------------------------===//
// In the filter
//===----------------------------------------------------------------------===//

LogicalResult Conv2DBackpropFilterOp::inferShapes(ShapeContext &ctx) {
  return inferFilterGrad(*this, ctx);
}

Value tf::createFilterGrad(OpBuilder &b, Location loc, Value input,
                           Value gradient, const Window &window) {
  input = createTranspose(b, loc, input, {3, 1, 2, 0});
  gradient = createTranspose(b, loc, gradient, {1, 2, 0, 3});
  Window backward;
  backward.low = window.low;
  backward.high = window.high;
  backward.strides = window.dilations;
  backward.dilations = window.strides;
  // Rows that no window reached would give more taps than the filter has: the
  // result is sized by the filter, and only those are computed.
  backward.output = window.size;
  Value taps = createConv(b, loc, input, gradient, backward);
  return createTranspose(b, loc, taps, {1, 2, 0, 3});
}

LogicalResult Conv2DBackpropFilterOp::decompose(DecomposeRewriter &rewriter) {
  FailureOr<Window> pads = recallPads(*this);
  FailureOr<Sizes> sizes = getKnownSizes(*this, getOutput());
  FailureOr<ImageLayout> layout = getLayout(*this, getDataFormat());
  if (failed(pads) || failed(sizes) || failed(layout)) {
    return failure();
  }
  Location loc = getLoc();
  Window window = getConvWindow(*this, *layout, *sizes);
  window.low = pads->low;
  window.high = pads->high;
  Value x = toChannelsLast(rewriter, loc, getInput(), *layout);
  Value dy = toChannelsLast(rewriter, loc, getOutBackprop(), *layout);
  Value dw = createFilterGrad(rewriter, loc, x, dy, window);
  rewriter.replaceOp(*this, createReshape(rewriter, loc, dw, *sizes));
  return success();
}

LogicalResult
DepthwiseConv2dNativeBackpropFilterOp::inferShapes(ShapeContext &ctx) {
  return inferFilterGrad(*this, ctx);
}

LogicalResult
DepthwiseConv2dNativeBackpropFilterOp::decompose(DecomposeRewriter &rewriter) {
  FailureOr<Window> pads = recallPads(*this);
  FailureOr<Sizes> sizes = getKnownSizes(*this, getOutput());
  FailureOr<ImageLayout> layout = getLayout(*this, getDataFormat());
  if (failed(pads) || failed(sizes) || failed(layout)) {
    return failure();
  }
  OpBuilder &b = rewriter;
  Location loc = getLoc();
  Window window = getConvWindow(*this, *layout, *sizes);
  Value x = toChannelsLast(b, loc, getInput(), *layout);
  Value dy = toChannelsLast(b, loc, getOutBackprop(), *layout);
  Value dw = DepthwiseFilterGradCoreOp::create(
      b, loc, getOutput().getType(), x, dy, window.strides, window.dilations,
      DimsAttr::get(getContext(), pads->low),
      DimsAttr::get(getContext(), pads->high));
  rewriter.replaceOp(*this, dw);
  return success();
}
