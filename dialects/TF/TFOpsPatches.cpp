//===- TFOpsPatches.cpp - patches and places of maxima --------------------===//
// Part of Weir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Ops that take the windows of an image apart: as patches, or as the place of
// each window's maximum.
#include "dialects/TF/ConvUtils.h"
#include "dialects/TF/TFOpsVolume.h"

using namespace mlir;
using namespace weir;
using namespace weir::tf;

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
  window.size = getConstantExprs(*this, size);
  window.strides = layout.pickSpatial(getStrides());
  window.low = pads->low;
  window.high = pads->high;
  window.output = layout.pickSpatial(*sizes);
  Value pooled = createPool(b, loc, getInput(), "max", window);
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
