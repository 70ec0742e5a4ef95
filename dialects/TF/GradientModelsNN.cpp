//===- GradientModelsNN.cpp - derivatives of convolutions and pools -------===//
// Part of Weir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "dialects/TF/GradientModels.h"
#include "dialects/TF/GradientModelsImage.h"
#include "mlir/IR/TypeUtilities.h"

using namespace mlir;
using namespace weir;
using namespace weir::tf;

using Result = FailureOr<Values>;
using E = GradientEmitter;

static SmallVector<NamedAttribute> getWindow(E &e) {
  return e.attributes({"strides", "padding", "explicit_paddings", "data_format",
                       "dilations", "ksize"});
}

static Result gradConv2D(E &e) {
  Type type = getElementTypeOrSelf(e.g().getType());
  Value dx = e.emit("Conv2DBackpropInput", {e.shapeOf(e.x(0)), e.x(1), e.g()},
                    type, getWindow(e));
  Value dw = e.emit("Conv2DBackpropFilter", {e.x(0), e.shapeOf(e.x(1)), e.g()},
                    type, getWindow(e));
  return Values{dx, dw};
}

static Result gradDepthwise(E &e) {
  Type type = getElementTypeOrSelf(e.g().getType());
  Value dx = e.emit("DepthwiseConv2dNativeBackpropInput",
                    {e.shapeOf(e.x(0)), e.x(1), e.g()}, type, getWindow(e));
  Value dw = e.emit("DepthwiseConv2dNativeBackpropFilter",
                    {e.x(0), e.shapeOf(e.x(1)), e.g()}, type, getWindow(e));
  return Values{dx, dw};
}

static Result gradConv2DBackpropInput(E &e) {
  Type type = getElementTypeOrSelf(e.g().getType());
  Value dw = e.emit("Conv2DBackpropFilter", {e.g(), e.shapeOf(e.x(1)), e.x(2)},
                    type, getWindow(e));
  Value dy = e.emit("Conv2D", {e.g(), e.x(1)}, type, getWindow(e));
  return Values{Value(), dw, dy};
}

static Result gradConv2DBackpropFilter(E &e) {
  Type type = getElementTypeOrSelf(e.g().getType());
  Value dx = e.emit("Conv2DBackpropInput", {e.shapeOf(e.x(0)), e.g(), e.x(2)},
                    type, getWindow(e));
  Value dy = e.emit("Conv2D", {e.x(0), e.g()}, type, getWindow(e));
  return Values{dx, Value(), dy};
}

static Result gradBatchNorm(E &e) {
  Type type = getElementTypeOrSelf(e.g(0).getType());
  Type stat = getElementTypeOrSelf(e.x(1).getType());
  SmallVector<Type> types = {type, stat, stat, stat, stat};
  auto training = e.op->getAttrOfType<BoolAttr>("is_training");
  bool isTraining = !training || training.getValue();
  // Outside of training the statistics are the operands themselves.
  SmallVector<Value> operands = {e.g(0), e.x(0), e.x(1)};
  operands.push_back(isTraining ? e.y(3) : e.x(3));
  operands.push_back(isTraining ? e.y(4) : e.x(4));
  operands.push_back(e.y(5));
  Values grads =
      e.emitMany("FusedBatchNormGradV3", operands, types,
                 e.attributes({"epsilon", "data_format", "is_training"}));
  return Values{grads[0], grads[1], grads[2], Value(), Value()};
}

/// The bias spread over the shape of what it was summed from.
static Result gradBiasAddGrad(E &e) {
  auto format = e.op->getAttrOfType<StringAttr>("data_format");
  Value bias = e.g();
  if (format && format.getValue().starts_with("NC")) {
    Type index = e.builder.getI32Type();
    Value inner = e.sub(e.emit("Rank", e.x(), index), e.intScalar(2));
    Value ones = e.emit("Fill", {e.emit("Pack", inner), e.intScalar(1)}, index);
    Value shape = e.emit("ConcatV2", {e.shapeOf(bias), ones, e.intScalar(0)});
    bias = e.emit("Reshape", {bias, shape});
  }
  return Values{e.emit("BroadcastTo", {bias, e.shapeOf(e.x())})};
}

void tf::attachNNGradients(MLIRContext *c) {
  attachGradient<[](E &e) -> Result {
    Value bias = e.emit("BiasAddGrad", e.g(), e.attributes({"data_format"}));
    return Values{e.g(), bias};
  }>(c, "BiasAdd");
  attachGradient<[](E &e) -> Result {
    return Values{e.g(), e.emit("BiasAddGrad", e.g())};
  }>(c, "BiasAddV1");
  attachGradient<gradBiasAddGrad>(c, "BiasAddGrad");
  attachGradient<gradConv2D>(c, "Conv2D");
  attachGradient<gradConv2DBackpropInput>(c, "Conv2DBackpropInput");
  attachGradient<gradConv2DBackpropFilter>(c, "Conv2DBackpropFilter");
  attachGradient<gradDepthwise>(c, "DepthwiseConv2dNative");
  attachGradient<[](E &e) -> Result {
    return Values{e.emit("MaxPoolGrad", {e.x(), e.y(), e.g()}, getWindow(e))};
  }>(c, "MaxPool");
  attachGradient<[](E &e) -> Result {
    Type type = getElementTypeOrSelf(e.g().getType());
    return Values{
        e.emit("AvgPoolGrad", {e.shapeOf(e.x()), e.g()}, type, getWindow(e))};
  }>(c, "AvgPool");
  attachGradient<gradBatchNorm>(c, "FusedBatchNormV3");
  attachGradient<[](E &e) -> Result {
    Value dx = e.emit("ResizeBilinearGrad", {e.g(), e.x()},
                      getElementTypeOrSelf(e.x().getType()),
                      e.attributes({"align_corners", "half_pixel_centers"}));
    return Values{dx, Value()};
  }>(c, "ResizeBilinear");
  attachImageGradients(c);
}
