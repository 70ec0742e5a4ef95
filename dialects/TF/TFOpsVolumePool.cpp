//===- TFOpsVolumePool.cpp - pools of volumes, as written -----------------===//
// Part of Weir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// A pool of volumes is one pool over rows and columns and one over depths.
#include "dialects/TF/TFOpsVolume.h"
#include "dialects/TF/VolumeUtils.h"

using namespace mlir;
using namespace weir;
using namespace weir::tf;

template <typename Op>
static LogicalResult inferVolumePool(Op op, ShapeContext &ctx) {
  FailureOr<bool> known = checkRank(op, ctx, op.getInput(), 5, "input");
  if (failed(known) || !*known) {
    return failure(failed(known));
  }
  bool first = isVolumeChannelsFirst(op.getDataFormat());
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
  bool first = isVolumeChannelsFirst(op.getDataFormat());
  window.size = getConstantExprs(op, pickVolume(op.getKsize(), first));
  window.strides = pickVolume(op.getStrides(), first);
  window.dilations = {1, 1, 1};
  SizeExpr zero = getConstantExpr(op, 0), unit = getConstantExpr(op, 1);
  Value x = moveChannelsLast(b, loc, op.getInput(), first);
  Sizes v = getTypeSizes(x.getType());
  const Sizes &out = window.output;
  x = createReshape(b, loc, x, {v[0] * v[1], v[2], v[3], v[4]});
  x = createPool(b, loc, x, kind, window.getPlane());
  x = createReshape(b, loc, x, {v[0], v[1], unit, out[1] * out[2] * v[4]});
  Window depths;
  depths.size = {window.size[0], unit};
  depths.strides = {window.strides[0], 1};
  depths.low = {window.low[0], zero};
  depths.high = {window.high[0], zero};
  depths.output = {out[0], unit};
  x = createPool(b, loc, x, kind, depths);
  x = createReshape(b, loc, x, {v[0], out[0], out[1], out[2], v[4]});
  rewriter.replaceOp(op, moveChannelsBack(b, loc, x, first));
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
  bool first = isVolumeChannelsFirst(op.getDataFormat());
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
  bool first = isVolumeChannelsFirst(op.getDataFormat());
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
  bool first = isVolumeChannelsFirst(getDataFormat());
  SizeExpr zero = getConstantExpr(*this, 0), unit = getConstantExpr(*this, 1);
  const Sizes &v = pools->volume, &out = pools->output;
  Value x = moveChannelsLast(b, loc, getOrigInput(), first);
  Value dy = moveChannelsLast(b, loc, getGrad(), first);
  x = createReshape(b, loc, x, pools->planes(v[0], v[1], v[2]));
  // Of the maxima of planes, over depths; then within the planes.
  Window plane;
  plane.size = getConstantExprs(*this, pools->planeSize());
  plane.strides = pools->planeStrides();
  plane.low = pools->planeLow();
  plane.output = {out[1], out[2]};
  FailureOr<Sizes> high = recallExprs(*this, "high");
  plane.high = {(*high)[1], (*high)[2]};
  Value maxima = createPool(b, loc, x, "max", plane);
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
  rewriter.replaceOp(*this, moveChannelsBack(b, loc, dx, first));
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
  bool first = isVolumeChannelsFirst(getDataFormat());
  SizeExpr zero = getConstantExpr(*this, 0), unit = getConstantExpr(*this, 1);
  const Sizes &v = pools->volume, &out = pools->output;
  Value dy = moveChannelsLast(b, loc, getGrad(), first);
  dy = createReshape(b, loc, dy, pools->columns(out[0], unit));
  dy = createAvgPoolGrad(b, loc, dy, pools->depthSize(), pools->depthStrides(),
                         pools->depthLow(zero), {v[0], unit});
  dy = createReshape(b, loc, dy, pools->planes(v[0], out[1], out[2]));
  Value dx =
      createAvgPoolGrad(b, loc, dy, pools->planeSize(), pools->planeStrides(),
                        pools->planeLow(), {v[1], v[2]});
  dx = createReshape(b, loc, dx,
                     {pools->batch, v[0], v[1], v[2], pools->channels});
  rewriter.replaceOp(*this, moveChannelsBack(b, loc, dx, first));
  return success();
}
