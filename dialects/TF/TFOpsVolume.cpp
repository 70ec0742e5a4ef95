//===- TFOpsVolume.cpp - convolutions of volumes, as written --------------===//
// Part of Weir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// A 3-D convolution is a sum, over the filter's depth, of 2-D ones of every
// slice at that depth: [N, D, H, W, C] becomes [N * D', H, W, C].
#include "dialects/TF/TFOpsVolume.h"
#include "dialects/TF/Limits.h"
#include "dialects/TF/TFOpsConv.h"
#include "dialects/TF/VolumeUtils.h"

using namespace mlir;
using namespace weir;
using namespace weir::tf;

template <typename Op>
static VolumeWindow getVolumeWindow(Op op, ArrayRef<SizeExpr> weights) {
  bool first = isVolumeChannelsFirst(op.getDataFormat());
  VolumeWindow window;
  window.size = Sizes(weights.take_front(3));
  window.strides = pickVolume(op.getStrides(), first);
  window.dilations = pickVolume(op.getDilations(), first);
  return window;
}

// An NDHWC volume with depths padded.
static Value padDepths(OpBuilder &b, Location loc, Value volume, SizeExpr low,
                       SizeExpr high) {
  SizeExpr zero = getAffineConstantExpr(0, b.getContext());
  Value padding = createConstant(b, loc, getElementType(volume), 0);
  return createPad(b, loc, volume, padding, {zero, low, zero, zero, zero},
                   {zero, high, zero, zero, zero});
}

// The depths `start`, `start + stride`, ... as `count` images each.
static Value takeDepths(OpBuilder &b, Location loc, Value volume, int64_t start,
                        int64_t stride, SizeExpr count) {
  Sizes sizes = getTypeSizes(volume.getType());
  Sizes starts(5, getAffineConstantExpr(0, b.getContext()));
  starts[1] = getAffineConstantExpr(start, b.getContext());
  sizes[1] = count;
  Value part = createSlice(b, loc, volume, starts, sizes, {1, stride, 1, 1, 1});
  return createReshape(b, loc, part,
                       {sizes[0] * count, sizes[2], sizes[3], sizes[4]});
}

// The filter's slice at one depth, as HWCF.
static Value takeFilter(OpBuilder &b, Location loc, Value filter,
                        int64_t depth) {
  Sizes sizes = getTypeSizes(filter.getType());
  Sizes starts(5, getAffineConstantExpr(0, b.getContext()));
  starts[0] = getAffineConstantExpr(depth, b.getContext());
  Sizes part = sizes;
  part[0] = getAffineConstantExpr(1, b.getContext());
  return createReshape(b, loc, createSlice(b, loc, filter, starts, part),
                       ArrayRef(sizes).drop_front());
}

static FailureOr<int64_t> getFilterDepth(Operation *op, SizeExpr depth) {
  if (auto constant = getConstant(depth)) {
    return *constant;
  }
  return emitLimit(op) << "needs a filter of known depth";
}

namespace {
/// What decomposition knows of a convolution.
struct VolumeConv {
  Sizes filter, volume; ///< sizes; the volume's as written
  int64_t depth;        ///< the filter's
  VolumeWindow window;
};
} // namespace

template <typename Op>
static FailureOr<VolumeConv> recallConv(Op op, Value filter, Value volume) {
  FailureOr<Sizes> weights = getKnownSizes(op, filter);
  FailureOr<Sizes> sizes = getKnownSizes(op, volume);
  if (failed(weights) || failed(sizes)) {
    return failure();
  }
  VolumeWindow window = getVolumeWindow(op, *weights);
  FailureOr<int64_t> depth = getFilterDepth(op, (*weights)[0]);
  if (failed(depth) || failed(recallVolume(op, window))) {
    return failure();
  }
  return VolumeConv{*weights, *sizes, *depth, window};
}

LogicalResult Conv3DOp::inferShapes(ShapeContext &ctx) {
  FailureOr<bool> input = checkRank(*this, ctx, getInput(), 5, "input");
  FailureOr<bool> filter = checkRank(*this, ctx, getFilter(), 5, "filter");
  if (failed(input) || failed(filter) || !*input || !*filter) {
    return failure(failed(input) || failed(filter));
  }
  bool first = isVolumeChannelsFirst(getDataFormat());
  Sizes volume = *ctx.getShape(getInput());
  Sizes weights = *ctx.getShape(getFilter());
  VolumeWindow window = getVolumeWindow(*this, weights);
  if (failed(ctx.requireEqual(*this, volume[first ? 1 : 4], weights[3],
                              "input and filter must have the same number of "
                              "channels")) ||
      failed(resolveVolume(*this, ctx,
                           pickVolume(ArrayRef<SizeExpr>(volume), first),
                           getPadding(), window))) {
    return failure();
  }
  Sizes sizes(window.output);
  sizes.insert(sizes.begin(), volume[0]);
  sizes.insert(first ? sizes.begin() + 1 : sizes.end(), weights[4]);
  ctx.setShape(getOutput(), sizes);
  return success();
}

LogicalResult Conv3DOp::decompose(DecomposeRewriter &rewriter) {
  FailureOr<VolumeConv> known = recallConv(*this, getFilter(), getInput());
  if (failed(known)) {
    return failure();
  }
  const auto &[filter, sizes, depth, window] = *known;
  OpBuilder &b = rewriter;
  Location loc = getLoc();
  bool first = isVolumeChannelsFirst(getDataFormat());
  Value x = moveChannelsLast(b, loc, getInput(), first);
  SizeExpr batch = getTypeSizes(x.getType())[0];
  x = padDepths(b, loc, x, window.low[0], window.high[0]);
  Value total;
  for (int64_t i = 0; i < depth; ++i) {
    Value part = takeDepths(b, loc, x, i * window.dilations[0],
                            window.strides[0], window.output[0]);
    part = createConv(b, loc, part, takeFilter(b, loc, getFilter(), i),
                      window.getPlane());
    total = total ? createElementwise(b, loc, "tf.AddV2", {total, part}) : part;
  }
  total = createReshape(
      b, loc, total,
      {batch, window.output[0], window.output[1], window.output[2], filter[4]});
  rewriter.replaceOp(*this, moveChannelsBack(b, loc, total, first));
  return success();
}

LogicalResult Conv3DBackpropInputV2Op::inferShapes(ShapeContext &ctx) {
  auto volume = requireSizes(*this, ctx, getInputSizes());
  FailureOr<bool> filter = checkRank(*this, ctx, getFilter(), 5, "filter");
  if (failed(filter) || !*filter || !volume) {
    return failure(failed(filter));
  }
  if (volume->size() != 5) {
    return emitOpError("expected 5 input sizes, got ") << volume->size();
  }
  bool first = isVolumeChannelsFirst(getDataFormat());
  VolumeWindow window = getVolumeWindow(*this, *ctx.getShape(getFilter()));
  if (failed(resolveVolume(*this, ctx,
                           pickVolume(ArrayRef<SizeExpr>(*volume), first),
                           getPadding(), window))) {
    return failure();
  }
  ctx.setShape(getOutput(), *volume);
  return success();
}

// The gradient at each filter depth goes back to the input's depths that it
// was read from: spread by the stride, from that depth on.
LogicalResult Conv3DBackpropInputV2Op::decompose(DecomposeRewriter &rewriter) {
  FailureOr<VolumeConv> known = recallConv(*this, getFilter(), getOutput());
  if (failed(known)) {
    return failure();
  }
  const auto &[filter, sizes, depth, window] = *known;
  OpBuilder &b = rewriter;
  Location loc = getLoc();
  bool first = isVolumeChannelsFirst(getDataFormat());
  SizeExpr zero = getConstantExpr(*this, 0);
  Value dy = moveChannelsLast(b, loc, getOutBackprop(), first);
  Sizes g = getTypeSizes(dy.getType());
  Sizes volume = pickVolume(ArrayRef<SizeExpr>(sizes), first);
  dy = createReshape(b, loc, dy, {g[0] * g[1], g[2], g[3], g[4]});
  Value padding = createConstant(b, loc, getElementType(dy), 0);
  int64_t stride = window.strides[0], dilation = window.dilations[0];
  int64_t reach = (depth - 1) * dilation;
  Value total;
  for (int64_t i = 0; i < depth; ++i) {
    Value part = createInputGrad(b, loc, dy, takeFilter(b, loc, getFilter(), i),
                                 window.getPlane(), {volume[1], volume[2]});
    part = createReshape(b, loc, part,
                         {g[0], g[1], volume[1], volume[2], filter[3]});
    Sizes low(5, zero), high(5, zero);
    low[1] = getConstantExpr(*this, i * dilation);
    // Room for the depths that no window reached.
    high[1] = getConstantExpr(*this, reach - i * dilation + stride);
    part =
        createPad(b, loc, part, padding, low, high, {0, stride - 1, 0, 0, 0});
    total = total ? createElementwise(b, loc, "tf.AddV2", {total, part}) : part;
  }
  Value dx = createSlice(b, loc, total, {zero, window.low[0], zero, zero, zero},
                         {g[0], volume[0], volume[1], volume[2], filter[3]});
  dx = moveChannelsBack(b, loc, dx, first);
  rewriter.replaceOp(*this, createReshape(b, loc, dx, sizes));
  return success();
}

LogicalResult Conv3DBackpropFilterV2Op::inferShapes(ShapeContext &ctx) {
  auto weights = requireSizes(*this, ctx, getFilterSizes());
  FailureOr<bool> input = checkRank(*this, ctx, getInput(), 5, "input");
  if (failed(input) || !*input || !weights) {
    return failure(failed(input));
  }
  if (weights->size() != 5) {
    return emitOpError("expected 5 filter sizes, got ") << weights->size();
  }
  bool first = isVolumeChannelsFirst(getDataFormat());
  VolumeWindow window = getVolumeWindow(*this, *weights);
  Sizes volume = *ctx.getShape(getInput());
  if (failed(resolveVolume(*this, ctx,
                           pickVolume(ArrayRef<SizeExpr>(volume), first),
                           getPadding(), window))) {
    return failure();
  }
  ctx.setShape(getOutput(), *weights);
  return success();
}

LogicalResult Conv3DBackpropFilterV2Op::decompose(DecomposeRewriter &rewriter) {
  FailureOr<VolumeConv> known = recallConv(*this, getOutput(), getInput());
  if (failed(known)) {
    return failure();
  }
  const auto &[filter, sizes, depth, window] = *known;
  OpBuilder &b = rewriter;
  Location loc = getLoc();
  bool first = isVolumeChannelsFirst(getDataFormat());
  Value x = moveChannelsLast(b, loc, getInput(), first);
  Value dy = moveChannelsLast(b, loc, getOutBackprop(), first);
  Sizes g = getTypeSizes(dy.getType());
  x = padDepths(b, loc, x, window.low[0], window.high[0]);
  dy = createReshape(b, loc, dy, {g[0] * g[1], g[2], g[3], g[4]});
  Sizes slice = filter;
  slice[0] = getConstantExpr(*this, 1);
  SmallVector<Value> parts;
  for (int64_t i = 0; i < depth; ++i) {
    Value images = takeDepths(b, loc, x, i * window.dilations[0],
                              window.strides[0], window.output[0]);
    Value part = createFilterGrad(b, loc, images, dy, window.getPlane());
    parts.push_back(createReshape(b, loc, part, slice));
  }
  Value dw = createConcat(b, loc, parts, 0);
  rewriter.replaceOp(*this, createReshape(b, loc, dw, filter));
  return success();
}

void tf::registerVolumeOps(TFDialect &dialect) {
  dialect.addOps<
#define GET_OP_LIST
#include "dialects/TF/TFOpsVolume.cpp.inc"
      >();
}

#define GET_OP_CLASSES
#include "dialects/TF/TFOpsVolume.cpp.inc"
