//===- GradientModelsCalls.cpp - derivatives of special functions, sums ---===//
// Part of Weir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Of what the runtime computes element by element, of SparseReduceSum and
// SparseMatMul.
//
#include "dialects/TF/GradientModels.h"
#include "dialects/TF/OpModels.h"
#include "mlir/IR/TypeUtilities.h"

using namespace mlir;
using namespace weir;
using namespace weir::tf;

using Result = FailureOr<Values>;
using E = GradientEmitter;

/// A special function of operands of the same element type.
static Value call(E &e, StringRef opType, ValueRange operands) {
  return e.emitGeneric(opType, operands, getElementTypeOrSelf(operands[0]))[0];
}
static Value number(E &e, double value) { return e.scalar(e.x(0), value); }
static Value choose(E &e, Value condition, Value a, Value b) {
  return e.emit("SelectV2", {condition, a, b}, getElementTypeOrSelf(a));
}
static Value isZero(E &e, Value x) {
  return e.emit("Equal", {x, number(e, 0)}, e.builder.getI1Type());
}

// The derivative of a function of one operand: what `Fn` says, times g.
template <Value (*Fn)(E &)> static Result gradUnary(E &e) {
  return Values{e.mul(e.g(), Fn(e))};
}

// f' = other(x) - y / x, where that is finite: 1/2 at 0.
static Value lessQuotient(E &e, StringRef other) {
  Value slope = e.sub(call(e, other, e.x()), e.div(e.y(), e.x()));
  return choose(e, isZero(e, e.x()), number(e, 0.5), slope);
}

static Value slopeI0(E &e) { return call(e, "BesselI1", e.x()); }
static Value slopeI0e(E &e) {
  return e.sub(call(e, "BesselI1e", e.x()),
               e.mul(e.emit("Sign", e.x()), e.y()));
}
static Value slopeI1(E &e) { return lessQuotient(e, "BesselI0"); }
static Value slopeI1e(E &e) {
  Value inverse = e.emit("Reciprocal", e.x());
  Value factor = e.add(e.emit("Sign", e.x()), inverse);
  Value slope = e.sub(call(e, "BesselI0e", e.x()), e.mul(e.y(), factor));
  return choose(e, isZero(e, e.x()), number(e, 0.5), slope);
}
static Value slopeJ0(E &e) { return e.neg(call(e, "BesselJ1", e.x())); }
static Value slopeJ1(E &e) { return lessQuotient(e, "BesselJ0"); }
static Value slopeK0(E &e) { return e.neg(call(e, "BesselK1", e.x())); }
static Value slopeK0e(E &e) {
  return e.sub(e.y(), call(e, "BesselK1e", e.x()));
}
static Value slopeK1(E &e) {
  return e.sub(e.neg(call(e, "BesselK0", e.x())), e.div(e.y(), e.x()));
}
static Value slopeK1e(E &e) {
  Value factor = e.sub(number(e, 1), e.emit("Reciprocal", e.x()));
  return e.sub(e.mul(e.y(), factor), call(e, "BesselK0e", e.x()));
}
static Value slopeY0(E &e) { return e.neg(call(e, "BesselY1", e.x())); }
static Value slopeY1(E &e) {
  return e.sub(call(e, "BesselY0", e.x()), e.div(e.y(), e.x()));
}
static Value slopeNdtri(E &e) {
  Value half = e.mul(e.emit("Square", e.y()), number(e, 0.5));
  return e.mul(number(e, 2.5066282746310002), e.emit("Exp", half));
}
static Value slopeErfinv(E &e) {
  return e.mul(number(e, 0.88622692545275794),
               e.emit("Exp", e.emit("Square", e.y())));
}

// The density of gamma(a) at x: exp(-x + (a - 1) log(x) - lgamma(a)).
static Value gammaDensity(E &e) {
  Value a = e.x(0), x = e.x(1);
  Value power = e.emit("Xlogy", {e.sub(a, number(e, 1)), x});
  return e.emit("Exp", e.sub(e.sub(power, x), e.emit("Lgamma", a)));
}

template <bool complement> static Result gradIgamma(E &e) {
  Value g = complement ? e.neg(e.g()) : e.g();
  Value da = call(e, "IgammaGradA", {e.x(0), e.x(1)});
  return Values{e.unbroadcast(e.mul(g, da), e.x(0)),
                e.unbroadcast(e.mul(g, gammaDensity(e)), e.x(1))};
}

// Of x only, as in TensorFlow.
static Result gradBetainc(E &e) {
  Value a = e.x(0), b = e.x(1), x = e.x(2), one = number(e, 1);
  Value log = e.sub(e.add(e.emit("Lgamma", a), e.emit("Lgamma", b)),
                    e.emit("Lgamma", e.add(a, b)));
  Value density = e.sub(e.add(e.emit("Xlog1py", {e.sub(b, one), e.neg(x)}),
                              e.emit("Xlogy", {e.sub(a, one), x})),
                        log);
  Values grads = e.none();
  grads[2] = e.unbroadcast(e.mul(e.g(), e.emit("Exp", density)), x);
  return grads;
}

static Result gradZeta(E &e) {
  Value next = call(e, "Zeta", {e.add(e.x(0), number(e, 1)), e.x(1)});
  Values grads = e.none();
  grads[1] = e.unbroadcast(e.mul(e.g(), e.neg(e.mul(e.x(0), next))), e.x(1));
  return grads;
}

static Result gradPolygamma(E &e) {
  Value next = call(e, "Polygamma", {e.add(e.x(0), number(e, 1)), e.x(1)});
  Values grads = e.none();
  grads[1] = e.unbroadcast(e.mul(e.g(), next), e.x(1));
  return grads;
}

// How a sample moves with alpha.
static Result gradRandomGamma(E &e) {
  Value slope = call(e, "RandomGammaGrad", {e.x(1), e.y()});
  Values grads = e.none();
  grads[1] = e.unbroadcast(e.mul(e.g(), slope), e.x(1));
  return grads;
}

// An entry's gradient is that of the sum it is in. Sums are found by strides:
// 0 along dimensions that are reduced.
static Result gradReduceSum(E &e) {
  Value shape = e.x(2), axes = e.x(3);
  Type wide = getElementTypeOrSelf(shape), index = e.builder.getI32Type();
  Value all = e.intVector({-1}), zero = e.intScalar(0), one = e.intScalar(1);
  Value rank = e.emit("Size", shape, index);
  Value flat = e.emit("FloorMod", {e.emit("Reshape", {axes, all}), rank});
  Value marks =
      e.emit("OneHot", {flat, rank, one, zero}, index, {e.integer("axis", -1)});
  Value counts = e.emit("Sum", {marks, zero}, {e.flag("keep_dims", false)});
  Value reduced = e.cast(e.emit("Minimum", {counts, one}), wide);
  Value kept = e.sub(e.scalar(shape, 1), reduced);
  Value sizes = e.add(e.mul(shape, kept), reduced);
  Value strides =
      e.mul(kept, e.emit("Cumprod", {sizes, zero},
                         {e.flag("exclusive", true), e.flag("reverse", true)}));
  Value places = e.emit("Sum", {e.mul(e.x(0), strides), e.intScalar(1)},
                        {e.flag("keep_dims", false)});
  Values grads = e.none();
  grads[1] =
      e.emit("GatherV2", {e.emit("Reshape", {e.g(), all}), places, zero});
  return grads;
}

// As of MatMul; computed in float32, as the product is.
static Result gradMatMul(E &e) {
  auto op = cast<GenericOp>(e.op);
  bool flipA = getBoolAttr(op, "transpose_a", false);
  bool flipB = getBoolAttr(op, "transpose_b", false);
  Type real = e.builder.getF32Type();
  Value a = e.cast(e.x(0), real), b = e.cast(e.x(1), real), g = e.g();
  auto multiply = [&](Value left, Value right, bool flipsLeft, bool flipsRight,
                      Value like) {
    Value product = e.emit(
        "MatMul", {left, right},
        {e.flag("transpose_a", flipsLeft), e.flag("transpose_b", flipsRight)});
    return e.cast(product, getElementTypeOrSelf(like));
  };
  Value da = flipA ? multiply(b, g, flipB, true, e.x(0))
                   : multiply(g, b, false, !flipB, e.x(0));
  Value db = flipB ? multiply(g, a, true, flipA, e.x(1))
                   : multiply(a, g, !flipA, false, e.x(1));
  return Values{da, db};
}

void tf::attachCallGradients(OpRegistry &registry) {
  auto set = [&](StringRef opType, GradientFn fn) {
    setGenericGradient(registry, opType, fn);
  };
  set("BesselI0", gradUnary<slopeI0>);
  set("BesselI0e", gradUnary<slopeI0e>);
  set("BesselI1", gradUnary<slopeI1>);
  set("BesselI1e", gradUnary<slopeI1e>);
  set("BesselJ0", gradUnary<slopeJ0>);
  set("BesselJ1", gradUnary<slopeJ1>);
  set("BesselK0", gradUnary<slopeK0>);
  set("BesselK0e", gradUnary<slopeK0e>);
  set("BesselK1", gradUnary<slopeK1>);
  set("BesselK1e", gradUnary<slopeK1e>);
  set("BesselY0", gradUnary<slopeY0>);
  set("BesselY1", gradUnary<slopeY1>);
  set("Ndtri", gradUnary<slopeNdtri>);
  set("Erfinv", gradUnary<slopeErfinv>);
  set("Igamma", gradIgamma<false>);
  set("Igammac", gradIgamma<true>);
  set("Betainc", gradBetainc);
  set("Zeta", gradZeta);
  set("Polygamma", gradPolygamma);
  set("RandomGamma", gradRandomGamma);
  set("SparseReduceSum", gradReduceSum);
  set("SparseMatMul", gradMatMul);
}
