//===- TFOpsVolume.cpp - volumes and patches, as written ------------------===//
// Part of Weir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// A 3-D convolution is a sum, over the filter's depth, of 2-D ones of every
// slice at that depth: [N, D, H, W, C] becomes [N * D', H, W, C]. Pools are one
// pool over rows and columns and one over depths.
#include "dialects/TF/Limits.h"
#include "dialects/TF/TFOpsConv.h"

#define GET_OP_CLASSES
#include "dialects/TF/TFOpsVolume.h.inc"

using namespace mlir;
using namespace weir;
using namespace weir::tf;

//===----------------------------------------------------------------------===//
// Volumes
//===----------------------------------------------------------------------===//

namespace {
/// Where windows lie in depths, rows and columns.
struct VolumeWindow {
  Sizes size, low, high, output;
  SmallVector<int64_t> strides, dilations;

  /// Rows and columns only.
  Window getPlane() const {
    Window plane;
    plane.size = {size[1], size[2]};
    plane.low = {low[1], low[2]};
    plane.high = {high[1], high[2]};
    plane.output = {output[1], output[2]};
    plane.strides = {strides[1], strides[2]};
    plane.dilations = {dilations[1], dilations[2]};
    return plane;
  }
};
} // namespace

static bool isChannelsFirst(StringRef format) { return format == "NCDHW"; }

template <typename T>
static SmallVector<T> pickVolume(ArrayRef<T> list, bool channelsFirst) {
  return SmallVector<T>(list.slice(channelsFirst ? 2 : 1, 3));
}

static Value toLast(OpBuilder &b, Location loc, Value value, bool first) {
  return first ? createTranspose(b, loc, value, {0, 2, 3, 4, 1}) : value;
}

static Value fromLast(OpBuilder &b, Location loc, Value value, bool first) {
  return first ? createTranspose(b, loc, value, {0, 4, 1, 2, 3}) : value;
}

// Lays windows over `input` (depths, rows, columns) and keeps their padding.
static LogicalResult resolveVolume(Operation *op, ShapeContext &ctx,
                                   ArrayRef<SizeExpr> input, StringRef padding,
                                   VolumeWindow &window) {
  // The rule is the same in every dimension: two calls with two each.
  Window depths, planes;
  depths.size = {window.size[0], window.size[1]};
  depths.strides = {window.strides[0], window.strides[1]};
  depths.dilations = {window.dilations[0], window.dilations[1]};
  planes.size = {window.size[1], window.size[2]};
  planes.strides = {window.strides[1], window.strides[2]};
  planes.dilations = {window.dilations[1], window.dilations[2]};
  if (failed(
          resolveWindow(op, ctx, input.take_front(2), padding, {}, depths)) ||
      failed(resolveWindow(op, ctx, input.drop_front(), padding, {}, planes))) {
    return failure();
  }
  window.low = {depths.low[0], planes.low[0], planes.low[1]};
  window.high = {depths.high[0], planes.high[0], planes.high[1]};
  window.output = {depths.output[0], planes.output[0], planes.output[1]};
  rememberExprs(op, "low", window.low);
  rememberExprs(op, "high", window.high);
  rememberExprs(op, "output", window.output);
  return success();
}

static LogicalResult recallVolume(Operation *op, VolumeWindow &window) {
  FailureOr<Sizes> low = recallExprs(op, "low");
  if (failed(low)) {
    return failure();
  }
  FailureOr<Sizes> high = recallExprs(op, "high");
  FailureOr<Sizes> output = recallExprs(op, "output");
  if (failed(high) || failed(output)) {
    return failure();
  }
  window.low = *low;
  window.high = *high;
  window.output = *output;
  return success();
}

template <typename Op>
static VolumeWindow getVolumeWindow(Op op, ArrayRef<SizeExpr> weights) {
  bool first = isChannelsFirst(op.getDataFormat());
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

//===----------------------------------------------------------------------===//
// Conv3D
//===----------------------------------------------------------------------===//

LogicalResult Conv3DOp::inferShapes(ShapeContext &ctx) {
  FailureOr<bool> input = checkRank(*this, ctx, getInput(), 5, "input");
  FailureOr<bool> filter = checkRank(*this, ctx, getFilter(), 5, "filter");
  if (failed(input) || failed(filter) || !*input || !*filter) {
    return failure(failed(input) || failed(filter));
  }
  bool first = isChannelsFirst(getDataFormat());
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
  FailureOr<Sizes> weights = getKnownSizes(*this, getFilter());
  if (failed(weights) || failed(getKnownSizes(*this, getInput()))) {
    return failure();
  }
  VolumeWindow window = getVolumeWindow(*this, *weights);
  FailureOr<int64_t> depth = getFilterDepth(*this, (*weights)[0]);
  if (failed(depth) || failed(recallVolume(*this, window))) {
    return failure();
  }
  OpBuilder &b = rewriter;
  Location loc = getLoc();
  bool first = isChannelsFirst(getDataFormat());
  Value x = toLast(b, loc, getInput(), first);
  SizeExpr batch = getTypeSizes(x.getType())[0];
  x = padDepths(b, loc, x, window.low[0], window.high[0]);
  Value total;
  for (int64_t i = 0; i < *depth; ++i) {
    Value part = takeDepths(b, loc, x, i * window.dilations[0],
                            window.strides[0], window.output[0]);
    part = createConv(b, loc, part, takeFilter(b, loc, getFilter(), i),
                      window.getPlane());
    total = total ? createElementwise(b, loc, "tf.AddV2", {total, part}) : part;
  }
  total = createReshape(b, loc, total,
                        {batch, window.output[0], window.output[1],
                         window.output[2], (*weights)[4]});
  rewriter.replaceOp(*this, fromLast(b, loc, total, first));
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
  bool first = isChannelsFirst(getDataFormat());
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
  FailureOr<Sizes> weights = getKnownSizes(*this, getFilter());
  FailureOr<Sizes> sizes = getKnownSizes(*this, getOutput());
  if (failed(weights) || failed(sizes)) {
    return failure();
  }
  VolumeWindow window = getVolumeWindow(*this, *weights);
  FailureOr<int64_t> depth = getFilterDepth(*this, (*weights)[0]);
  if (failed(depth) || failed(recallVolume(*this, window))) {
    return failure();
  }
  OpBuilder &b = rewriter;
  Location loc = getLoc();
  bool first = isChannelsFirst(getDataFormat());
  SizeExpr zero = getConstantExpr(*this, 0);
  Value dy = toLast(b, loc, getOutBackprop(), first);
  Sizes g = getTypeSizes(dy.getType());
  Sizes volume = pickVolume(ArrayRef<SizeExpr>(*sizes), first);
  dy = createReshape(b, loc, dy, {g[0] * g[1], g[2], g[3], g[4]});
  Value padding = createConstant(b, loc, getElementType(dy), 0);
  int64_t stride = window.strides[0], dilation = window.dilations[0];
  int64_t reach = (*depth - 1) * dilation;
  Value total;
  for (int64_t i = 0; i < *depth; ++i) {
    Value part = createInputGrad(b, loc, dy, takeFilter(b, loc, getFilter(), i),
                                 window.getPlane(), {volume[1], volume[2]});
    part = createReshape(b, loc, part,
                         {g[0], g[1], volume[1], volume[2], (*weights)[3]});
    Sizes low(5, zero), high(5, zero);
    low[1] = getConstantExpr(*this, i * dilation);
    // Room for the depths that no window reached.
    high[1] = getConstantExpr(*this, reach - i * dilation + stride);
    part =
        createPad(b, loc, part, padding, low, high, {0, stride - 1, 0, 0, 0});
    total = total ? createElementwise(b, loc, "tf.AddV2", {total, part}) : part;
  }
  Value dx =
      createSlice(b, loc, total, {zero, window.low[0], zero, zero, zero},
                  {g[0], volume[0], volume[1], volume[2], (*weights)[3]});
  dx = fromLast(b, loc, dx, first);
  rewriter.replaceOp(*this, createReshape(b, loc, dx, *sizes));
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
  bool first = isChannelsFirst(getDataFormat());
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
  FailureOr<Sizes> weights = getKnownSizes(*this, getOutput());
  if (failed(weights) || failed(getKnownSizes(*this, getInput()))) {
    return failure();
  }
  VolumeWindow window = getVolumeWindow(*this, *weights);
  FailureOr<int64_t> depth = getFilterDepth(*this, (*weights)[0]);
  if (failed(depth) || failed(recallVolume(*this, window))) {
    return failure();
  }
  OpBuilder &b = rewriter;
  Location loc = getLoc();
  bool first = isChannelsFirst(getDataFormat());
  Value x = toLast(b, loc, getInput(), first);
  Value dy = toLast(b, loc, getOutBackprop(), first);
  Sizes g = getTypeSizes(dy.getType());
  x = padDepths(b, loc, x, window.low[0], window.high[0]);
  dy = createReshape(b, loc, dy, {g[0] * g[1], g[2], g[3], g[4]});
  Sizes slice = *weights;
  slice[0] = getConstantExpr(*this, 1);
  SmallVector<Value> parts;
  for (int64_t i = 0; i < *depth; ++i) {
    Value images = takeDepths(b, loc, x, i * window.dilations[0],
                              window.strides[0], window.output[0]);
    Value part = createFilterGrad(b, loc, images, dy, window.getPlane());
    parts.push_back(createReshape(b, loc, part, slice));
  }
  Value dw = createConcat(b, loc, parts, 0);
  rewriter.replaceOp(*this, createReshape(b, loc, dw, *weights));
  return success();
}

//===----------------------------------------------------------------------===//
// Pools
//===----------------------------------------------------------------------===//

template <typename Op>
static LogicalResult inferVolumePool(Op op, ShapeContext &ctx) {
  FailureOr<bool> known = checkRank(op, ctx, op.getInput(), 5, "input");
  if (failed(known) || !*known) {
    return failure(failed(known));
  }
  bool first = isChannelsFirst(op.getDataFormat());
  Sizes volume = *ctx.getShape(op.getInput());
  VolumeWindow window;
  window.size = getConstantExprs(op, pickVolume(op.getKsize(), first));
  window.strides = pickVolume(op.getStrides(), first);
  window.dilations = {1, 1, 1};
  if (failed(resolveVolume(op, ctx,
                           pickVolume(ArrayRef<SizeExpr>(volume), first),
                           op.getPadding(), window))) {
    return failure();
  }
  Sizes sizes(window.output);
  sizes.insert(sizes.begin(), volume[0]);
  sizes.insert(first ? sizes.begin() + 1 : sizes.end(), volume[first ? 1 : 4]);
  ctx.setShape(op.getOutput(), sizes);
  return success();
}

static Value createPool(OpBuilder &b, Location loc, Value image, StringRef kind,
                        ArrayRef<int64_t> size, const Window &window) {
  Sizes from = getTypeSizes(image.getType());
  Type type =
      getTypeWithSizes(getElementType(image),
                       {from[0], window.output[0], window.output[1], from[3]});
  return PoolCoreOp::create(b, loc, type, image, kind, size, window.strides,
                            DimsAttr::get(b.getContext(), window.low),
                            DimsAttr::get(b.getContext(), window.high));
}

template <typename Op>
static LogicalResult decomposeVolumePool(Op op, DecomposeRewriter &rewriter,
                                         StringRef kind) {
  VolumeWindow window;
  if (failed(getKnownSizes(op, op.getInput())) ||
      failed(recallVolume(op, window))) {
    return failure();
  }
  OpBuilder &b = rewriter;
  Location loc = op.getLoc();
  bool first = isChannelsFirst(op.getDataFormat());
  SmallVector<int64_t> size = pickVolume(op.getKsize(), first);
  window.size = getConstantExprs(op, size);
  window.strides = pickVolume(op.getStrides(), first);
  window.dilations = {1, 1, 1};
  SizeExpr zero = getConstantExpr(op, 0), unit = getConstantExpr(op, 1);
  Value x = toLast(b, loc, op.getInput(), first);
  Sizes v = getTypeSizes(x.getType());
  const Sizes &out = window.output;
  x = createReshape(b, loc, x, {v[0] * v[1], v[2], v[3], v[4]});
  x = createPool(b, loc, x, kind, {size[1], size[2]}, window.getPlane());
  x = createReshape(b, loc, x, {v[0], v[1], unit, out[1] * out[2] * v[4]});
  Window depths;
  depths.strides = {window.strides[0], 1};
  depths.low = {window.low[0], zero};
  depths.high = {window.high[0], zero};
  depths.output = {out[0], unit};
  x = createPool(b, loc, x, kind, {size[0], 1}, depths);
  x = createReshape(b, loc, x, {v[0], out[0], out[1], out[2], v[4]});
  rewriter.replaceOp(op, fromLast(b, loc, x, first));
  return success();
}

LogicalResult MaxPool3DOp::inferShapes(ShapeContext &ctx) {
  return inferVolumePool(*this, ctx);
}
LogicalResult MaxPool3DOp::decompose(DecomposeRewriter &rewriter) {
  return decomposeVolumePool(*this, rewriter, "max");
}
LogicalResult AvgPool3DOp::inferShapes(ShapeContext &ctx) {
  return inferVolumePool(*this, ctx);
}
LogicalResult AvgPool3DOp::decompose(DecomposeRewriter &rewriter) {
  return decomposeVolumePool(*this, rewriter, "avg");
}

// Lays a pool's windows over a volume of sizes `volume`.
template <typename Op>
static LogicalResult inferVolumePoolGrad(Op op, ShapeContext &ctx,
                                         ArrayRef<SizeExpr> volume) {
  if (volume.size() != 5) {
    return op.emitOpError("expected 5 sizes, got ") << volume.size();
  }
  bool first = isChannelsFirst(op.getDataFormat());
  VolumeWindow window;
  window.size = getConstantExprs(op, pickVolume(op.getKsize(), first));
  window.strides = pickVolume(op.getStrides(), first);
  window.dilations = {1, 1, 1};
  ctx.setShape(op.getOutput(), volume);
  return resolveVolume(op, ctx, pickVolume(volume, first), op.getPadding(),
                       window);
}

namespace {
/// The two pools that a pool of volumes is, and the forms of its tensors.
struct VolumePools {
  SmallVector<int64_t> size, strides;
  Sizes volume, low, output; ///< of depths, rows, columns
  SizeExpr batch, channels;

  SmallVector<int64_t> planeSize() const { return {size[1], size[2]}; }
  SmallVector<int64_t> planeStrides() const { return {strides[1], strides[2]}; }
  SmallVector<int64_t> depthSize() const { return {size[0], 1}; }
  SmallVector<int64_t> depthStrides() const { return {strides[0], 1}; }
  Sizes planeLow() const { return {low[1], low[2]}; }
  Sizes depthLow(SizeExpr zero) const { return {low[0], zero}; }
  /// Rows and columns of every depth as an image.
  Sizes planes(SizeExpr depths, SizeExpr rows, SizeExpr columns) const {
    return {batch * depths, rows, columns, channels};
  }
  /// Depths as rows, everything else as channels.
  Sizes columns(SizeExpr depths, SizeExpr unit) const {
    return {batch, depths, unit, output[1] * output[2] * channels};
  }
};
} // namespace

template <typename Op> static FailureOr<VolumePools> getPools(Op op) {
  FailureOr<Sizes> sizes = getKnownSizes(op, op.getOutput());
  VolumeWindow window;
  if (failed(sizes) || failed(recallVolume(op, window))) {
    return failure();
  }
  bool first = isChannelsFirst(op.getDataFormat());
  VolumePools pools;
  pools.size = pickVolume(op.getKsize(), first);
  pools.strides = pickVolume(op.getStrides(), first);
  pools.volume = pickVolume(ArrayRef<SizeExpr>(*sizes), first);
  pools.low = window.low;
  pools.output = window.output;
  pools.batch = (*sizes)[0];
  pools.channels = (*sizes)[first ? 1 : 4];
  return pools;
}

LogicalResult MaxPool3DGradOp::inferShapes(ShapeContext &ctx) {
  auto volume = ctx.getShape(getOrigInput());
  return volume ? inferVolumePoolGrad(*this, ctx, *volume) : success();
}

LogicalResult MaxPool3DGradOp::decompose(DecomposeRewriter &rewriter) {
  FailureOr<VolumePools> pools = getPools(*this);
  if (failed(pools)) {
    return failure();
  }
  OpBuilder &b = rewriter;
  Location loc = getLoc();
  MLIRContext *context = getContext();
  bool first = isChannelsFirst(getDataFormat());
  SizeExpr zero = getConstantExpr(*this, 0), unit = getConstantExpr(*this, 1);
  const Sizes &v = pools->volume, &out = pools->output;
  Value x = toLast(b, loc, getOrigInput(), first);
  Value dy = toLast(b, loc, getGrad(), first);
  x = createReshape(b, loc, x, pools->planes(v[0], v[1], v[2]));
  // Of the maxima of planes, over depths; then within the planes.
  Window plane;
  plane.strides = pools->planeStrides();
  plane.low = pools->planeLow();
  plane.output = {out[1], out[2]};
  FailureOr<Sizes> high = recallExprs(*this, "high");
  plane.high = {(*high)[1], (*high)[2]};
  Value maxima = createPool(b, loc, x, "max", pools->planeSize(), plane);
  maxima = createReshape(b, loc, maxima, pools->columns(v[0], unit));
  dy = createReshape(b, loc, dy, pools->columns(out[0], unit));
  dy = MaxPoolGradCoreOp::create(b, loc, maxima.getType(), maxima, dy,
                                 pools->depthSize(), pools->depthStrides(),
                                 DimsAttr::get(context, pools->depthLow(zero)),
                                 /*all_ties=*/true);
  dy = createReshape(b, loc, dy, pools->planes(v[0], out[1], out[2]));
  Value dx = MaxPoolGradCoreOp::create(
      b, loc, x.getType(), x, dy, pools->planeSize(), pools->planeStrides(),
      DimsAttr::get(context, pools->planeLow()), /*all_ties=*/true);
  dx = createReshape(b, loc, dx,
                     {pools->batch, v[0], v[1], v[2], pools->channels});
  rewriter.replaceOp(*this, fromLast(b, loc, dx, first));
  return success();
}

LogicalResult AvgPool3DGradOp::inferShapes(ShapeContext &ctx) {
  auto volume = requireSizes(*this, ctx, getOrigInputShape());
  return volume ? inferVolumePoolGrad(*this, ctx, *volume) : success();
}

LogicalResult AvgPool3DGradOp::decompose(DecomposeRewriter &rewriter) {
  FailureOr<VolumePools> pools = getPools(*this);
  if (failed(pools)) {
    return failure();
  }
  OpBuilder &b = rewriter;
  Location loc = getLoc();
  bool first = isChannelsFirst(getDataFormat());
  SizeExpr zero = getConstantExpr(*this, 0), unit = getConstantExpr(*this, 1);
  const Sizes &v = pools->volume, &out = pools->output;
  Value dy = toLast(b, loc, getGrad(), first);
  dy = createReshape(b, loc, dy, pools->columns(out[0], unit));
  dy = createAvgPoolGrad(b, loc, dy, pools->depthSize(), pools->depthStrides(),
                         pools->depthLow(zero), {v[0], unit});
  dy = createReshape(b, loc, dy, pools->planes(v[0], out[1], out[2]));
  Value dx =
      createAvgPoolGrad(b, loc, dy, pools->planeSize(), pools->planeStrides(),
                        pools->planeLow(), {v[1], v[2]});
  dx = createReshape(b, loc, dx,
                     {pools->batch, v[0], v[1], v[2], pools->channels});
  rewriter.replaceOp(*this, fromLast(b, loc, dx, first));
  return success();
}

//===----------------------------------------------------------------------===//
// Patches
//===----------------------------------------------------------------------===//

LogicalResult ExtractImagePatchesOp::inferShapes(ShapeContext &ctx) {
  FailureOr<bool> known = checkRank(*this, ctx, getImages(), 4, "images");
  if (failed(known) || !*known) {
    return failure(failed(known));
  }
  Sizes image = *ctx.getShape(getImages());
  ImageLayout layout;
  Window window;
  window.size = getConstantExprs(*this, layout.pickSpatial(getKsizes()));
  window.strides = layout.pickSpatial(getStrides());
  window.dilations = layout.pickSpatial(getRates());
  if (failed(resolveWindow(*this, ctx, layout.pickSpatial(image), getPadding(),
                           {}, window))) {
    return failure();
  }
  rememberPads(*this, window);
  int64_t taps = getKsizes()[1] * getKsizes()[2];
  ctx.setShape(getPatches(),
               layout.makeSizes(image[0], window.output, image[3] * taps));
  return success();
}

// One strided slice of the padded image per position in the window.
LogicalResult ExtractImagePatchesOp::decompose(DecomposeRewriter &rewriter) {
  FailureOr<Window> pads = recallPads(*this);
  FailureOr<Sizes> sizes = getKnownSizes(*this, getPatches());
  if (failed(pads) || failed(sizes)) {
    return failure();
  }
  OpBuilder &b = rewriter;
  Location loc = getLoc();
  SizeExpr zero = getConstantExpr(*this, 0);
  Value padding = createConstant(b, loc, getElementType(getImages()), 0);
  Value image = createPad(b, loc, getImages(), padding,
                          {zero, pads->low[0], pads->low[1], zero},
                          {zero, pads->high[0], pads->high[1], zero});
  Sizes part = *sizes;
  part[3] = getTypeSizes(image.getType())[3];
  SmallVector<Value> parts;
  for (int64_t i = 0; i < getKsizes()[1]; ++i) {
    for (int64_t j = 0; j < getKsizes()[2]; ++j) {
      Sizes starts{zero, getConstantExpr(*this, i * getRates()[1]),
                   getConstantExpr(*this, j * getRates()[2]), zero};
      parts.push_back(createSlice(b, loc, image, starts, part, getStrides()));
    }
  }
  Value patches = createConcat(b, loc, parts, 3);
  rewriter.replaceOp(*this, createReshape(b, loc, patches, *sizes));
  return success();
}

//===----------------------------------------------------------------------===//
// MaxPoolWithArgmax
//===----------------------------------------------------------------------===//

LogicalResult MaxPoolWithArgmaxOp::inferShapes(ShapeContext &ctx) {
  FailureOr<bool> known = checkRank(*this, ctx, getInput(), 4, "input");
  if (failed(known) || !*known) {
    return failure(failed(known));
  }
  Sizes image = *ctx.getShape(getInput());
  ImageLayout layout;
  Window window;
  window.size = getConstantExprs(*this, layout.pickSpatial(getKsize()));
  window.strides = layout.pickSpatial(getStrides());
  window.dilations = {1, 1};
  if (failed(resolveWindow(*this, ctx, layout.pickSpatial(image), getPadding(),
                           {}, window))) {
    return failure();
  }
  rememberPads(*this, window);
  Sizes sizes = layout.makeSizes(image[0], window.output, image[3]);
  ctx.setShape(getOutput(), sizes);
  ctx.setShape(getArgmax(), sizes);
  return success();
}

LogicalResult MaxPoolWithArgmaxOp::decompose(DecomposeRewriter &rewriter) {
  FailureOr<Window> pads = recallPads(*this);
  FailureOr<Sizes> sizes = getKnownSizes(*this, getOutput());
  FailureOr<Sizes> image = getKnownSizes(*this, getInput());
  if (failed(pads) || failed(sizes) || failed(image)) {
    return failure();
  }
  OpBuilder &b = rewriter;
  Location loc = getLoc();
  ImageLayout layout;
  SmallVector<int64_t> size = layout.pickSpatial(getKsize());
  Window window;
  window.strides = layout.pickSpatial(getStrides());
  window.low = pads->low;
  window.high = pads->high;
  window.output = layout.pickSpatial(*sizes);
  Value pooled = createPool(b, loc, getInput(), "max", size, window);
  // The place within a plane, then channels and images.
  Type i64 = b.getI64Type();
  Value place = PoolArgmaxCoreOp::create(
      b, loc, getTypeWithSizes(i64, *sizes), getInput(), size, window.strides,
      DimsAttr::get(getContext(), window.low));
  auto scale = [&](Value value, SizeExpr by) {
    Value factor = SizesCoreOp::create(b, loc, RankedTensorType::get({}, i64),
                                       DimsAttr::get(getContext(), by));
    return createElementwise(b, loc, "tf.Mul",
                             {value, createBroadcast(b, loc, factor, *sizes)});
  };
  auto add = [&](Value x, Value y) {
    return createElementwise(b, loc, "tf.AddV2", {x, y});
  };
  place = add(scale(place, (*image)[3]), createIota(b, loc, i64, *sizes, 3));
  if (getIncludeBatchInIndex()) {
    Value before = createIota(b, loc, i64, *sizes, 0);
    place = add(place, scale(before, (*image)[1] * (*image)[2] * (*image)[3]));
  }
  rewriter.replaceOp(
      *this, {pooled, createCast(b, loc, place, getElementType(getArgmax()))});
  return success();
}

LogicalResult MaxPoolGradWithArgmaxOp::inferShapes(ShapeContext &ctx) {
  if (auto sizes = ctx.getShape(getInput())) {
    if (sizes->size() != 4) {
      return emitOpError("expected 4 input sizes, got ") << sizes->size();
    }
    ctx.setShape(getOutput(), *sizes);
  }
  return success();
}

LogicalResult MaxPoolGradWithArgmaxOp::decompose(DecomposeRewriter &rewriter) {
  FailureOr<Sizes> sizes = getKnownSizes(*this, getOutput());
  FailureOr<Sizes> gradient = getKnownSizes(*this, getGrad());
  if (failed(sizes) || failed(gradient)) {
    return failure();
  }
  OpBuilder &b = rewriter;
  Location loc = getLoc();
  const Sizes &s = *sizes;
  SizeExpr plane = s[1] * s[2] * s[3], unit = getConstantExpr(*this, 1);
  Type index = getElementType(getArgmax());
  Value at = getArgmax();
  if (!getIncludeBatchInIndex()) {
    Value image = createIota(b, loc, index, *gradient, 0);
    Value factor = SizesCoreOp::create(b, loc, RankedTensorType::get({}, index),
                                       DimsAttr::get(getContext(), plane));
    factor = createBroadcast(b, loc, factor, *gradient);
    at = createElementwise(
        b, loc, "tf.AddV2",
        {at, createElementwise(b, loc, "tf.Mul", {image, factor})});
  }
  SizeExpr count = getProduct(*gradient, getContext());
  Value zeros =
      createSplat(b, loc, getElementType(getOutput()), {s[0] * plane}, 0);
  Value sums =
      createScatter(b, loc, zeros, createReshape(b, loc, at, {count, unit}),
                    createReshape(b, loc, getGrad(), {count}), "add");
  rewriter.replaceOp(*this, createReshape(b, loc, sums, s));
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
