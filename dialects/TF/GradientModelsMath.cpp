//===- GradientModelsMath.cpp - derivatives of reductions and products ----===//
// Part of Weir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "dialects/TF/GradientModels.h"
#include "mlir/IR/TypeUtilities.h"

using namespace mlir;
using namespace weir;
using namespace weir::tf;

using Result = FailureOr<Values>;
using E = GradientEmitter;

/// A reduction's value as if it had kept its dimensions.
static Value keepDims(E &e, Value reduced) {
  Value kept = e.emit("Sum", {e.x(0), e.x(1)}, {e.flag("keep_dims", true)});
  return e.reshapeLike(reduced, kept);
}

static Value spread(E &e, Value kept) {
  return e.emit("BroadcastTo", {kept, e.shapeOf(e.x(0))});
}

static Result gradMean(E &e) {
  Type index = e.builder.getI32Type();
  Value all = e.emit("Size", e.x(0), index),
        some = e.emit("Size", e.y(), index);
  Value factor =
      e.emit("FloorDiv", {all, e.emit("Maximum", {some, e.intScalar(1)})});
  Value scale = e.cast(factor, getElementTypeOrSelf(e.g().getType()));
  return Values{e.div(spread(e, keepDims(e, e.g())), scale), Value()};
}

/// Max and Min: shared among all elements that have the result's value.
static Result gradExtreme(E &e) {
  Type type = getElementTypeOrSelf(e.x().getType());
  Value chosen = e.cast(
      e.emit("Equal", {e.x(0), keepDims(e, e.y())}, e.builder.getI1Type()),
      type);
  Value count = e.emit("Sum", {chosen, e.x(1)}, {e.flag("keep_dims", true)});
  return Values{e.mul(e.div(chosen, count), keepDims(e, e.g())), Value()};
}

/// Prod along axes that only the run knows: they are brought to the front, as
/// one dimension.
static Result gradProdAlong(E &e) {
  Type index = e.builder.getI32Type(), boolean = e.builder.getI1Type();
  Value shape = e.shapeOf(e.x(0)), rank = e.emit("Rank", e.x(0), index);
  Value zero = e.intScalar(0), one = e.intScalar(1);
  Value axes = e.emit("Reshape", {e.x(1), e.intVector({-1})});
  axes = e.emit("FloorMod", {e.cast(axes, index), rank});
  Value along =
      e.emit("UnsortedSegmentSum", {e.emit("OnesLike", axes), axes, rank});
  Value isAlong = e.emit("Greater", {along, zero}, boolean);
  Value numbers = e.emit("Range", {zero, rank, one});
  Value keys =
      e.emit("SelectV2", {isAlong, e.add(numbers, rank), numbers}, index);
  Value sizes = e.emit("SelectV2", {isAlong, shape, one}, index);
  Value count = e.emit("Prod", {sizes, zero}, {e.flag("keep_dims", false)});
  // The largest key first: reversed, as are those of the other dimensions.
  Value order = e.emitGeneric("TopKV2", {keys, rank}, {index, index})[1];
  Value front = e.emit("Transpose", {e.x(0), order});
  Value rows =
      e.emit("Reshape", {front, e.emit("Pack", {count, e.intScalar(-1)})});
  auto others = [&](bool reverse) {
    return e.emit("Cumprod", {rows, zero},
                  {e.flag("exclusive", true), e.flag("reverse", reverse)});
  };
  Value partial = e.reshapeLike(e.mul(others(false), others(true)), front);
  Value back =
      e.emit("Transpose", {partial, e.emit("InvertPermutation", order)});
  Value spreadG = spread(e, keepDims(e, e.g()));
  return Values{e.mul(spreadG, e.reshapeLike(back, e.x(0))), Value()};
}

/// Prod, one axis after the other. What an element is multiplied with along an
/// axis is made of exclusive products from both sides, so that a zero is no
/// division by zero.
static Result gradProd(E &e) {
  auto axes = e.x(1).getDefiningOp<ConstOp>();
  auto values =
      axes ? dyn_cast<DenseIntElementsAttr>(axes.getValue()) : nullptr;
  if (!values) {
    return gradProdAlong(e);
  }
  Value dx = spread(e, keepDims(e, e.g())), reduced = e.x(0);
  for (const APInt &axis : values) {
    Value index = e.intScalar(int32_t(axis.getSExtValue()));
    auto others = [&](bool reverse) {
      return e.emit("Cumprod", {reduced, index},
                    {e.flag("exclusive", true), e.flag("reverse", reverse)});
    };
    dx = e.mul(dx, e.mul(others(false), others(true)));
    reduced = e.emit("Prod", {reduced, index}, {e.flag("keep_dims", true)});
  }
  return Values{dx, Value()};
}

static Result gradSoftmax(E &e) {
  Value dot = e.emit("Sum", {e.mul(e.g(), e.y()), e.intVector({-1})},
                     {e.flag("keep_dims", true)});
  return Values{e.mul(e.sub(e.g(), dot), e.y())};
}

static Result gradLogSoftmax(E &e) {
  Value sum =
      e.emit("Sum", {e.g(), e.intVector({-1})}, {e.flag("keep_dims", true)});
  return Values{e.sub(e.g(), e.mul(sum, e.emit("Exp", e.y())))};
}

static Result gradCumsum(E &e) {
  auto reverse = e.op->getAttrOfType<BoolAttr>("reverse");
  auto exclusive = e.op->getAttrOfType<BoolAttr>("exclusive");
  Value dx = e.emit("Cumsum", {e.g(), e.x(1)},
                    {e.flag("exclusive", exclusive && exclusive.getValue()),
                     e.flag("reverse", !(reverse && reverse.getValue()))});
  return Values{dx, Value()};
}

static Result gradCumprod(E &e) {
  auto reverse = e.op->getAttrOfType<BoolAttr>("reverse");
  auto exclusive = e.op->getAttrOfType<BoolAttr>("exclusive");
  Value sum = e.emit("Cumsum", {e.mul(e.y(), e.g()), e.x(1)},
                     {e.flag("exclusive", exclusive && exclusive.getValue()),
                      e.flag("reverse", !(reverse && reverse.getValue()))});
  return Values{e.emit("DivNoNan", {sum, e.x(0)}), Value()};
}

static bool getFlag(Operation *op, StringRef name) {
  auto attr = op->getAttrOfType<BoolAttr>(name);
  return attr && attr.getValue();
}

/// The four cases of op(a) op(b), for any op with two transposing flags.
static Values gradProduct(E &e, StringRef name, StringRef flagA,
                          StringRef flagB) {
  Value a = e.x(0), b = e.x(1), g = e.g();
  auto product = [&](Value l, Value r, bool tl, bool tr) {
    return e.emit(name, {l, r}, {e.flag(flagA, tl), e.flag(flagB, tr)});
  };
  bool ta = getFlag(e.op, flagA), tb = getFlag(e.op, flagB);
  if (!ta && !tb) {
    return Values{product(g, b, false, true), product(a, g, true, false)};
  }
  if (!ta && tb) {
    return Values{product(g, b, false, false), product(g, a, true, false)};
  }
  if (ta && !tb) {
    return Values{product(b, g, false, true), product(a, g, false, false)};
  }
  return Values{product(b, g, true, true), product(g, a, true, true)};
}

static Result gradBatchMatMul(E &e) {
  Values grads =
      gradProduct(e, e.op->getName().stripDialect(), "adj_x", "adj_y");
  return Values{e.unbroadcast(grads[0], e.x(0)),
                e.unbroadcast(grads[1], e.x(1))};
}

/// The gradient of a loss per row, as a column.
static Value asColumn(E &e) {
  return e.emit("ExpandDims", {e.g(0), e.intScalar(-1)});
}

static Result gradSoftmaxCrossEntropy(E &e) {
  Value dLogits, dLabels;
  if (e.g(0)) {
    dLogits = e.mul(asColumn(e), e.y(1));
    // TensorFlow gives the labels nothing for the second result.
    dLabels = e.mul(asColumn(e), e.neg(e.emit("LogSoftmax", e.x(0))));
  }
  if (e.g(1)) {
    // The second result is softmax(logits) - labels: its own derivative.
    Value softmax = e.emit("Softmax", e.x(0));
    Value dot = e.emit("Sum", {e.mul(e.g(1), softmax), e.intVector({-1})},
                       {e.flag("keep_dims", true)});
    Value second = e.mul(e.sub(e.g(1), dot), softmax);
    dLogits = dLogits ? e.add(dLogits, second) : second;
  }
  return Values{dLogits, dLabels};
}

static Result gradSparseSoftmaxCrossEntropy(E &e) {
  Result both = gradSoftmaxCrossEntropy(e);
  return Values{(*both)[0], Value()};
}

/// x over the norm.
static Result gradEuclideanNorm(E &e) {
  return Values{e.mul(e.x(0), keepDims(e, e.div(e.g(), e.y()))), Value()};
}

/// Sums of exponentials, of the gradient's positive and negative part.
static Result gradCumulativeLogsumexp(E &e) {
  Value lowest = e.emit("Log", e.emit("ZerosLike", e.g())); // of nothing
  Type boolean = e.builder.getI1Type();
  auto sum = [&](Value part) {
    Value isPart = e.emit("Greater", {part, e.scalar(part, 0)}, boolean);
    Value logarithm = e.emit("SelectV2", {isPart, e.emit("Log", part), lowest},
                             getElementTypeOrSelf(part.getType()));
    Value all = e.emit("CumulativeLogsumexp", {e.sub(logarithm, e.y()), e.x(1)},
                       {e.flag("exclusive", getFlag(e.op, "exclusive")),
                        e.flag("reverse", !getFlag(e.op, "reverse"))});
    return e.emit("Exp", e.add(all, e.x(0)));
  };
  return Values{e.sub(sum(e.g()), sum(e.neg(e.g()))), Value()};
}

void tf::attachMathGradients(MLIRContext *c) {
  attachGradient<[](E &e) -> Result {
    return Values{spread(e, keepDims(e, e.g())), Value()};
  }>(c, "Sum");
  attachGradient<gradMean>(c, "Mean");
  attachGradient<gradEuclideanNorm>(c, "EuclideanNorm");
  attachGradient<gradCumulativeLogsumexp>(c, "CumulativeLogsumexp");
  attachGradient<gradExtreme>(c, "Max");
  attachGradient<gradExtreme>(c, "Min");
  attachGradient<gradProd>(c, "Prod");
  attachGradient<[](E &e) -> Result { return Values{e.mul(e.x(), e.g())}; }>(
      c, "L2Loss");
  attachGradient<gradSoftmax>(c, "Softmax");
  attachGradient<gradLogSoftmax>(c, "LogSoftmax");
  attachGradient<gradCumsum>(c, "Cumsum");
  attachGradient<gradCumprod>(c, "Cumprod");
  attachGradient<[](E &e) -> Result {
    return gradProduct(e, "MatMul", "transpose_a", "transpose_b");
  }>(c, "MatMul");
  attachGradient<gradBatchMatMul>(c, "BatchMatMul");
  attachGradient<gradBatchMatMul>(c, "BatchMatMulV2");
  attachGradient<gradBatchMatMul>(c, "BatchMatMulV3");
  attachEinsumGradient(c);
  attachGradient<gradSoftmaxCrossEntropy>(c, "SoftmaxCrossEntropyWithLogits");
  attachGradient<gradSparseSoftmaxCrossEntropy>(
      c, "SparseSoftmaxCrossEntropyWithLogits");
  attachGradient<[](E &e) -> Result { return Values(2); }>(c, "ArgMax");
  attachGradient<[](E &e) -> Result { return Values(2); }>(c, "ArgMin");
}
