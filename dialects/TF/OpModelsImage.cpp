//===- OpModelsImage.cpp - images by runtime call -------------------------===//
// Part of Weir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "dialects/TF/OpModels.h"

using namespace mlir;
using namespace weir;
using namespace weir::tf;

// Images in the size that a vector [height, width] says: as many as operand
// `batch` has rows, and the images' channels.
static LogicalResult inferResized(GenericOp op, ShapeContext &ctx,
                                  unsigned sizeOperand, unsigned batch) {
  auto images = ctx.getShape(op.getInputs()[0]);
  auto rows = ctx.getShape(op.getInputs()[batch]);
  auto size = ctx.requireValue(op.getInputs()[sizeOperand]);
  bool isKnown = size && size->elements.size() == 2;
  SizeExpr height = isKnown ? size->elements[0] : ctx.newResultSize(op);
  SizeExpr width = isKnown ? size->elements[1] : ctx.newResultSize(op);
  SizeExpr count =
      rows && !rows->empty() ? rows->front() : ctx.newResultSize(op);
  SizeExpr channels =
      images && images->size() == 4 ? images->back() : ctx.newResultSize(op);
  ctx.setShape(op.getOutputs()[0], {count, height, width, channels});
  return success();
}

static InferFn resized(unsigned sizeOperand, unsigned batch) {
  return [=](GenericOp op, ShapeContext &ctx) {
    return inferResized(op, ctx, sizeOperand, batch);
  };
}

// The image's size, [n, height, width, channels]; batch and channels of the
// gradient.
static LogicalResult inferImageGrad(GenericOp op, ShapeContext &ctx) {
  auto grads = ctx.getShape(op.getInputs()[0]);
  auto image = ctx.getShape(op.getInputs()[1]);
  if (grads && image && grads->size() == 4 && image->size() == 4) {
    ctx.setShape(op.getOutputs()[0],
                 {(*grads)[0], (*image)[1], (*image)[2], (*grads)[3]});
  }
  return success();
}

// Regions: what the ratios leave of a known size.
static LogicalResult inferFractionalPool(GenericOp op, ShapeContext &ctx) {
  auto sizes = ctx.getShape(op.getInputs()[0]);
  auto ratios = op.getAttrs().getAs<ArrayAttr>("pooling_ratio");
  if (!sizes || sizes->size() != 4 || !ratios || ratios.size() != 4) {
    return success();
  }
  for (unsigned d : {1u, 2u}) {
    auto constant = dyn_cast<AffineConstantExpr>((*sizes)[d]);
    auto ratio = dyn_cast<FloatAttr>(ratios[d]);
    float value = ratio ? ratio.getValue().convertToFloat() : 0;
    bool isKnown = constant && value >= 1;
    (*sizes)[d] = isKnown ? ctx.constant(int64_t(
                                std::floor(float(constant.getValue()) / value)))
                          : ctx.newResultSize(op);
    ctx.setShape(op.getOutputs()[d], {(*sizes)[d] + 1});
  }
  ctx.setShape(op.getOutputs()[0], *sizes);
  return success();
}

// Blocks of volumes: as many as fit, their pixels as channels.
static LogicalResult inferVolumePatches(GenericOp op, ShapeContext &ctx) {
  auto sizes = ctx.getShape(op.getInputs()[0]);
  auto blocks = op.getAttrs().getAs<DenseI64ArrayAttr>("ksizes");
  auto strides = op.getAttrs().getAs<DenseI64ArrayAttr>("strides");
  auto padding = op.getAttrs().getAs<StringAttr>("padding");
  if (!sizes || sizes->size() != 5 || !blocks || blocks.size() != 5 ||
      !strides || strides.size() != 5 || !padding) {
    return success();
  }
  int64_t pixels = 1;
  bool isSame = padding.getValue() == "SAME";
  for (unsigned d : {1u, 2u, 3u}) {
    pixels *= blocks[d];
    int64_t more = isSame ? strides[d] - 1 : strides[d] - blocks[d];
    auto constant = dyn_cast<AffineConstantExpr>((*sizes)[d]);
    bool isKnown =
        constant && strides[d] > 0 && constant.getValue() + more >= 0;
    (*sizes)[d] = isKnown
                      ? ctx.constant((constant.getValue() + more) / strides[d])
                      : ctx.newResultSize(op);
  }
  (*sizes)[4] = (*sizes)[4] * pixels;
  ctx.setShape(op.getOutputs()[0], *sizes);
  return success();
}

void tf::registerImageOpModels(OpRegistry &registry) {
  constexpr EffectClass raises = EffectClass::MayRaise;
  constexpr EffectClass effect = EffectClass::Effectful;
  addCalls(registry, raises, resized(1, 0),
           {"ResizeBicubic", "ResizeArea", "ScaleAndTranslate"});
  addCalls(registry, raises, resized(1, 0),
           {"ExtractGlimpse", "ExtractGlimpseV2"});
  addCalls(registry, raises, resized(3, 1), {"CropAndResize"});
  addCalls(registry, raises, "_; _; _; [4] -> [$3...]",
           {"CropAndResizeGradImage"});
  addCalls(registry, raises, "_; _; [n 4]; [n] -> [n 4]",
           {"CropAndResizeGradBoxes"});
  addCalls(registry, raises, inferImageGrad,
           {"ResizeBicubicGrad", "ScaleAndTranslateGrad"});
  addCalls(registry, raises, "[...a] -> [...a]",
           {"RGBToHSV", "HSVToRGB", "AdjustHue", "AdjustSaturation",
            "AdjustContrastv2", "DrawBoundingBoxes", "DrawBoundingBoxesV2"});
  // Without seeds, each run draws others.
  addCalls(registry, effect, inferFractionalPool,
           {"FractionalMaxPool", "FractionalAvgPool"});
  addCalls(registry, raises, "[...a] -> [...a]", {"FractionalMaxPoolGrad"});
  addCalls(registry, raises, "[4] -> [$0...]", {"FractionalAvgPoolGrad"});
  addCalls(registry, raises, inferVolumePatches, {"ExtractVolumePatches"});
  addCalls(registry, raises, "[5] -> [$0...]", {"VolumePatchesGrad"});
  addCalls(registry, raises, "[...a] -> [...a]",
           {"BatchNormWithGlobalNormalization", "Dequantize", "MaxPoolGradV2",
            "DataFormatDimMap", "DataFormatVecPermute"});
  addCalls(registry, raises, "[n h w c] -> [n h w c]; [c]; [c]; [c]; [c]",
           {"BatchNormWithGlobalNormalizationGrad"});
}
