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

static Result gradDepthwiseInput(E &e) {
  Type type = getElementTypeOrSelf(e.g().getType());
  Value dw = e.emit("DepthwiseConv2dNativeBackpropFilter",
                    {e.g(), e.shapeOf(e.x(1)), e.x(2)}, type, getWindow(e));
  Value dy =
      e.emit("DepthwiseConv2dNative", {e.g(), e.x(1)}, type, getWindow(e));
  return Values{Value(), dw, dy};
}

static Result gradDepthwiseFilter(E &e) {
  Type type = getElementTypeOrSelf(e.g().getType());
  Value dx = e.emit("DepthwiseConv2dNativeBackpropInput",
                    {e.shapeOf(e.x(0)), e.g(), e.x(2)}, type, getWindow(e));
  Value dy =
      e.emit("DepthwiseConv2dNative", {e.x(0), e.g()}, type, getWindow(e));
  return Values{dx, Value(), dy};
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
  StringRef name = e.op->getName().stripDialect();
  StringRef version = name;
  version.consume_front("FusedBatchNorm");
  if (version == "V3") {
    operands.push_back(e.y(5));
  }
  Values grads =
      e.emitMany(("FusedBatchNormGrad" + version).str(), operands, types,
                 e.attributes({"epsilon", "data_format", "is_training"}));
  return Values{grads[0], grads[1], grads[2], Value(), Value()};
}

/// Rows of channels, whatever the layout, and back.
namespace {
class ChannelRows {
public:
  ChannelRows(E &e, Type type) : e(e), type(type) {
    auto format = e.op->getAttrOfType<StringAttr>("data_format");
    isFirst = format && format.getValue().starts_with("NC");
    is3D = format && format.getValue().contains('D');
  }
  Value flatten(Value value) {
    value = getElementTypeOrSelf(value.getType()) == type ? value
                                                          : e.cast(value, type);
    if (isFirst) {
      value = e.emit("Transpose", {value, is3D ? e.intVector({0, 2, 3, 4, 1})
                                               : e.intVector({0, 2, 3, 1})});
    }
    last = e.shapeOf(value);
    Value channels = e.shapeOf(e.x(2));
    return e.emit("Reshape",
                  {value, e.emit("ConcatV2", {e.intVector({-1}), channels,
                                              e.intScalar(0)})});
  }
  Value restore(Value rows, Type to) {
    Value value = e.emit("Reshape", {rows, last});
    if (isFirst) {
      value = e.emit("Transpose", {value, is3D ? e.intVector({0, 4, 1, 2, 3})
                                               : e.intVector({0, 3, 1, 2})});
    }
    return to == type ? value : e.cast(value, to);
  }

private:
  E &e;
  Type type;
  Value last; ///< the shape with channels last
  bool isFirst = false, is3D = false;
};
} // namespace

/// (dx, dscale, doffset) = FusedBatchNormGrad(dy, x, scale, mean, variance).
/// With r = rsqrt(variance + epsilon), n = (x - mean) r and means over rows:
///   dscale = sum(dy n), doffset = sum(dy), outside of training dx = dy scale r
///   training: dx = scale r (dy - mean(dy) - n mean(dy n)) =: scale r
///   center(dy)
/// and for the gradients u, v, w of the three
///   of dy: scale r center(u) + v n + w,  of scale: sum(u r center(dy))
///   of n: q = v dy - scale r (u mean(dy n) + dy mean(u n))
///   of x: r center(q) - scale r r n mean(u center(dy)), the latter of r
static Result gradBatchNormGrad(E &e) {
  Type type = getElementTypeOrSelf(e.x(2).getType());
  ChannelRows layout(e, type);
  Value zeroRow = e.intVector({0});
  auto reduce = [&](StringRef name, Value value) {
    return e.emit(name, {value, zeroRow}, {e.flag("keep_dims", false)});
  };
  auto mean = [&](Value value) { return reduce("Mean", value); };
  auto training = e.op->getAttrOfType<BoolAttr>("is_training");
  bool isTraining = !training || training.getValue();
  Value dy = layout.flatten(e.x(0)), x = layout.flatten(e.x(1));
  Value scale = e.x(2), average = e.x(3), variance = e.x(4);
  Value rest = e.sub(x, average);
  if (isTraining) { // as the saved ones may be in another form
    rest = e.sub(x, mean(x));
    variance = mean(e.emit("Square", rest));
  }
  auto epsilon = e.op->getAttrOfType<FloatAttr>("epsilon");
  Value small = e.scalar(scale, epsilon ? epsilon.getValueAsDouble() : 0.0001);
  Value r = e.emit("Rsqrt", e.add(variance, small)), n = e.mul(rest, r);
  Value scaled = e.mul(scale, r);
  auto center = [&](Value value) {
    return e.sub(e.sub(value, mean(value)), e.mul(n, mean(e.mul(value, n))));
  };
  Value toDy, toX, toScale;
  auto add = [&](Value &sum, Value part) {
    sum = sum ? e.add(sum, part) : part;
  };
  if (e.g(0)) {
    Value u = layout.flatten(e.g(0));
    Value centered = isTraining ? center(dy) : dy;
    add(toDy, e.mul(scaled, isTraining ? center(u) : u));
    toScale = reduce("Sum", e.mul(e.mul(u, r), centered));
    if (isTraining) {
      Value q = e.neg(e.mul(scaled, e.add(e.mul(u, mean(e.mul(dy, n))),
                                          e.mul(dy, mean(e.mul(u, n))))));
      add(toX, e.sub(e.mul(r, center(q)), e.mul(e.mul(e.mul(scaled, r), n),
                                                mean(e.mul(u, centered)))));
    }
  }
  if (e.g(1)) {
    add(toDy, e.mul(n, e.g(1)));
    Value q = e.mul(dy, e.g(1));
    add(toX, e.mul(r, isTraining ? center(q) : q));
  }
  if (e.g(2)) {
    add(toDy, toDy ? e.g(2) : e.emit("BroadcastTo", {e.g(2), e.shapeOf(dy)}));
  }
  Values grads(e.op->getNumOperands());
  auto restore = [&](Value value, Value like) {
    return value ? layout.restore(value, getElementTypeOrSelf(like.getType()))
                 : value;
  };
  grads[0] = restore(toDy, e.x(0));
  grads[1] = restore(toX, e.x(1));
  grads[2] = toScale;
  return grads;
}

/// The places that patches were taken from are found by taking patches of the
/// places' numbers; padding has number 0.
static Result gradImagePatches(E &e) {
  Type index = e.builder.getI32Type();
  auto element = [&](Value vector, int32_t i) {
    return e.emit(
        "StridedSlice",
        {vector, e.intVector({i}), e.intVector({i + 1}), e.intVector({1})},
        {e.integer("shrink_axis_mask", 1)});
  };
  auto pack = [&](ArrayRef<Value> values) { return e.emit("Pack", values); };
  Value shape = e.shapeOf(e.x()), one = e.intScalar(1);
  Value batch = element(shape, 0), channels = element(shape, 3);
  Value count = e.mul(element(shape, 1), element(shape, 2));
  Value numbers = e.emit(
      "Reshape", {e.emit("Range", {one, e.add(count, one), one}),
                  pack({one, element(shape, 1), element(shape, 2), one})});
  Value taken = e.emit("ExtractImagePatches", numbers, index,
                       e.attributes({"ksizes", "strides", "rates", "padding"}));
  Value ids = e.sub(e.emit("Reshape", {taken, e.intVector({-1})}), one);
  Value swap = e.intVector({1, 0, 2});
  Value places = element(e.shapeOf(ids), 0);
  Value rows = e.emit(
      "Transpose",
      {e.emit("Reshape", {e.g(), pack({batch, places, channels})}), swap});
  Value sum = e.emit("UnsortedSegmentSum", {rows, ids, count});
  return Values{e.reshapeLike(e.emit("Transpose", {sum, swap}), e.x())};
}

/// MaxPoolV2: as that of MaxPool, whose window is in attributes.
static Result gradMaxPoolV2(E &e) {
  SmallVector<NamedAttribute> attrs = e.attributes({"padding", "data_format"});
  for (auto [operand, name] :
       {std::pair(e.x(1), "ksize"), std::pair(e.x(2), "strides")}) {
    auto constant = operand.getDefiningOp<ConstOp>();
    auto values = constant ? dyn_cast<DenseIntElementsAttr>(constant.getValue())
                           : nullptr;
    if (!values) {
      return e.op->emitError("the gradient of MaxPoolV2 needs a constant ")
             << name << "; make it a Const";
    }
    SmallVector<int64_t> sizes;
    for (const APInt &size : values) {
      sizes.push_back(size.getSExtValue());
    }
    attrs.push_back(
        e.builder.getNamedAttr(name, e.builder.getDenseI64ArrayAttr(sizes)));
  }
  return Values{e.emit("MaxPoolGrad", {e.x(), e.y(), e.g()}, attrs), Value(),
                Value()};
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
  for (StringRef version : {"", "V2", "V3"}) {
    attachGradient<gradBatchNorm>(c, ("FusedBatchNorm" + version).str());
    attachGradient<gradBatchNormGrad>(c,
                                      ("FusedBatchNormGrad" + version).str());
  }
  attachGradient<gradDepthwiseInput>(c, "DepthwiseConv2dNativeBackpropInput");
  attachGradient<gradDepthwiseFilter>(c, "DepthwiseConv2dNativeBackpropFilter");
  attachGradient<gradImagePatches>(c, "ExtractImagePatches");
  attachGradient<gradMaxPoolV2>(c, "MaxPoolV2");
  attachGradient<[](E &e) -> Result {
    Value dx = e.emit("ResizeBilinearGrad", {e.g(), e.x()},
                      getElementTypeOrSelf(e.x().getType()),
                      e.attributes({"align_corners", "half_pixel_centers"}));
    return Values{dx, Value()};
  }>(c, "ResizeBilinear");
  attachImageGradients(c);
}
