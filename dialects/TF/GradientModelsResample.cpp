//===- GradientModelsResample.cpp - derivatives of resampling --------===//
// Part of Weir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "dialects/TF/GradientModels.h"
#include "dialects/TF/OpModels.h"
#include "mlir/IR/TypeUtilities.h"

using namespace mlir;
using namespace weir;
using namespace weir::tf;

using Result = FailureOr<Values>;
using E = GradientEmitter;

static Result gradBicubic(E &e) {
  Values grads = e.none();
  grads[0] = e.emitGeneric(
      "ResizeBicubicGrad", {e.g(), e.x()}, getElementTypeOrSelf(e.x()),
      e.attributes({"align_corners", "half_pixel_centers"}))[0];
  return grads;
}

static Result gradScaleAndTranslate(E &e) {
  Values grads = e.none();
  grads[0] =
      e.emitGeneric("ScaleAndTranslateGrad", {e.g(), e.x(), e.x(2), e.x(3)},
                    getElementTypeOrSelf(e.x()),
                    e.attributes({"kernel_type", "antialias"}))[0];
  return grads;
}

// Of images that are no integers, and of the boxes.
static Result gradCrop(E &e) {
  Values grads = e.none();
  Type type = getElementTypeOrSelf(e.x());
  if (isa<FloatType>(type)) {
    grads[0] = e.emitGeneric("CropAndResizeGradImage",
                             {e.g(), e.x(1), e.x(2), e.shapeOf(e.x())}, type,
                             e.attributes({"method"}))[0];
  }
  grads[1] =
      e.emitGeneric("CropAndResizeGradBoxes", {e.g(), e.x(), e.x(1), e.x(2)},
                    e.builder.getF32Type())[0];
  return grads;
}

static Result gradFractionalMax(E &e) {
  return Values{e.emitGeneric(
      "FractionalMaxPoolGrad", {e.x(), e.y(), e.g(), e.y(1), e.y(2)},
      getElementTypeOrSelf(e.x()), e.attributes({"overlapping"}))[0]};
}

static Result gradFractionalAvg(E &e) {
  Value shape = e.cast(e.shapeOf(e.x()), e.builder.getI64Type());
  return Values{e.emitGeneric(
      "FractionalAvgPoolGrad", {shape, e.g(), e.y(1), e.y(2)},
      getElementTypeOrSelf(e.x()), e.attributes({"overlapping"}))[0]};
}

static Result gradVolumePatches(E &e) {
  return Values{
      e.emitGeneric("VolumePatchesGrad", {e.shapeOf(e.x()), e.g()},
                    getElementTypeOrSelf(e.x()),
                    e.attributes({"ksizes", "strides", "padding"}))[0]};
}

// Operands are t, m, v, beta, gamma; the gradient gives t, m, v, beta, gamma.
static Result gradGlobalNorm(E &e) {
  Type type = getElementTypeOrSelf(e.x());
  return e.emitGeneric(
      "BatchNormWithGlobalNormalizationGrad",
      {e.x(), e.x(1), e.x(2), e.x(4), e.g()}, {type, type, type, type, type},
      e.attributes({"variance_epsilon", "scale_after_normalization"}));
}

static Result gradRoll(E &e) {
  Values grads = e.none();
  grads[0] = e.emitGeneric("Roll", {e.g(), e.neg(e.x(1)), e.x(2)},
                           getElementTypeOrSelf(e.x()))[0];
  return grads;
}

// Shared among the elements of a row that have the value.
static Result gradNthElement(E &e) {
  Type type = getElementTypeOrSelf(e.x());
  Value last = e.intScalar(-1);
  Value picked = e.emit("ExpandDims", {e.y(), last});
  Value isPicked =
      e.cast(e.emit("Equal", {picked, e.x()}, e.builder.getI1Type()), type);
  Value count = e.emit("Sum", {isPicked, last}, {e.flag("keep_dims", true)});
  Values grads = e.none();
  grads[0] = e.mul(e.div(isPicked, count), e.emit("ExpandDims", {e.g(), last}));
  return grads;
}

// The gradient is the op's second result, times that of the loss.
static Result gradCtcLoss(E &e) {
  Values grads = e.none();
  if (e.g(0)) {
    Value rows = e.emit("ExpandDims", {e.g(0), e.intScalar(0)});
    grads[0] = e.mul(e.emit("ExpandDims", {rows, e.intScalar(-1)}), e.y(1));
  }
  return grads;
}

void tf::attachResampleGradients(OpRegistry &registry) {
  setGenericGradient(registry, "ExtractVolumePatches", gradVolumePatches);
  setGenericGradient(registry, "BatchNormWithGlobalNormalization",
                     gradGlobalNorm);
  setGenericGradient(registry, "Roll", gradRoll);
  setGenericGradient(registry, "NthElement", gradNthElement);
  setGenericGradient(registry, "CTCLoss", gradCtcLoss);
  setGenericGradient(registry, "ResizeBicubic", gradBicubic);
  setGenericGradient(registry, "ScaleAndTranslate", gradScaleAndTranslate);
  setGenericGradient(registry, "CropAndResize", gradCrop);
  setGenericGradient(registry, "FractionalMaxPool", gradFractionalMax);
  setGenericGradient(registry, "FractionalAvgPool", gradFractionalAvg);
}
