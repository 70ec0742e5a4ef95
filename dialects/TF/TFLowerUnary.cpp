//===- TFLowerUnary.cpp - scalar rules of unary ops -----------------------===//
// Part of Weir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "dialects/TF/LoweringUtils.h"
#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Complex/IR/Complex.h"
#include "mlir/Dialect/Math/IR/Math.h"
#include <cmath>

using namespace mlir;
using namespace weir;
using namespace weir::tf;

// The constants of self-normalizing networks (Klambauer et al., 2017).
static constexpr double seluScale = 1.0507009873554804934193349852946;
static constexpr double seluScaleAlpha = 1.7580993408473768599402175208123;

// A rule that is one math op on floats, or one complex op.
template <typename Op> static Value mathOp(ScalarEmitter &e) {
  return e.isFloat() ? e.make<Op>(e[0]) : Value();
}
template <typename Op, typename ComplexOp>
static Value mathOp(ScalarEmitter &e) {
  return e.isComplex() ? e.make<ComplexOp>(e[0]) : mathOp<Op>(e);
}

static Value emitIdentity(ScalarEmitter &e) { return e[0]; }

static Value emitRound(ScalarEmitter &e) {
  return e.isFloat() ? e.make<math::RoundEvenOp>(e[0]) : e[0];
}

static Value emitReciprocal(ScalarEmitter &e) {
  return e.isFloat() || e.isComplex() ? e.div(e.num(1), e[0]) : Value();
}

static Value emitSign(ScalarEmitter &e) {
  if (e.isComplex()) {
    return e.make<complex::SignOp>(e[0]);
  }
  Value x = e[0], zero = e.num(0), one = e.num(1);
  if (!e.isFloat()) {
    Value positive = e.select(e.gt(x, zero), one, zero);
    return e.isUnsigned() ? positive
                          : e.select(e.lt(x, zero), e.num(-1), positive);
  }
  // NaN and zeros are neither above nor below: they stay.
  Value positive = e.select(e.gt(x, zero), one, x);
  return e.select(e.lt(x, zero), e.num(-1), positive);
}

static Value emitSigmoid(ScalarEmitter &e) {
  if (!e.isFloat() && !e.isComplex()) {
    return {};
  }
  Value one = e.num(1);
  return e.div(one, e.add(one, e.exp(e.neg(e[0]))));
}

static Value emitSoftplus(ScalarEmitter &e) {
  if (!e.isFloat()) {
    return {};
  }
  // Beyond the threshold, 1 + exp(x) rounds to exp(x), or to 1.
  double epsilon = e.element.isF64()    ? 0x1p-52
                   : e.element.isF32()  ? 0x1p-23
                   : e.element.isBF16() ? 0x1p-7
                                        : 0x1p-10;
  double threshold = std::log(epsilon) + 2.0;
  Value x = e[0], power = e.exp(x);
  Value middle = e.make<math::Log1pOp>(power);
  Value low = e.select(e.lt(x, e.num(threshold)), power, middle);
  return e.select(e.gt(x, e.num(-threshold)), x, low);
}

static Value emitRelu6(ScalarEmitter &e) {
  return e.min(e.max(e[0], e.num(0)), e.num(6));
}

static Value emitElu(ScalarEmitter &e) {
  if (!e.isFloat()) {
    return {};
  }
  Value below = e.make<math::ExpM1Op>(e[0]);
  return e.select(e.lt(e[0], e.num(0)), below, e[0]);
}

static Value emitSelu(ScalarEmitter &e) {
  if (!e.isFloat()) {
    return {};
  }
  Value below = e.mul(e.num(seluScaleAlpha), e.make<math::ExpM1Op>(e[0]));
  Value above = e.mul(e.num(seluScale), e[0]);
  return e.select(e.lt(e[0], e.num(0)), below, above);
}

static Value emitLeakyRelu(ScalarEmitter &e) {
  if (!e.isFloat()) {
    return {};
  }
  double alpha = e.op->getAttrOfType<FloatAttr>("alpha").getValueAsDouble();
  Value scaled = e.mul(e[0], e.num(alpha));
  return e.select(e.gt(e[0], e.num(0)), e[0], scaled);
}

static Value emitIsInf(ScalarEmitter &e) {
  return e.eq(e.abs(e[0]), e.num(INFINITY));
}
static Value emitIsFinite(ScalarEmitter &e) {
  return e.lt(e.abs(e[0]), e.num(INFINITY));
}

static Value emitPopulationCount(ScalarEmitter &e) {
  Value count = e.make<math::CtPopOp>(e[0]);
  Type i8 = e.b.getI8Type();
  return e.type() == i8 ? count : e.make<arith::TruncIOp>(i8, count);
}

static Value emitInvert(ScalarEmitter &e) {
  return e.make<arith::XOrIOp>(e[0], e.integer(-1, e.type()));
}

ArrayRef<NamedScalarRule> tf::getUnaryRules() {
  using E = ScalarEmitter &;
  static const NamedScalarRule rules[] = {
      {"Abs", [](E e) { return e.abs(e[0]); }},
      {"Neg", [](E e) { return e.neg(e[0]); }, true},
      {"Sign", emitSign, true},
      {"Square", [](E e) { return e.mul(e[0], e[0]); }, true},
      {"Reciprocal", emitReciprocal, true},
      {"Inv", emitReciprocal, true},
      {"Sqrt", mathOp<math::SqrtOp, complex::SqrtOp>, true},
      {"Rsqrt",
       [](E e) {
         Value root = mathOp<math::SqrtOp, complex::SqrtOp>(e);
         return root ? e.div(e.num(1), root) : Value();
       },
       true},
      {"Exp", mathOp<math::ExpOp, complex::ExpOp>, true},
      {"Expm1", mathOp<math::ExpM1Op, complex::Expm1Op>, true},
      {"Log", mathOp<math::LogOp, complex::LogOp>, true},
      {"Log1p", mathOp<math::Log1pOp, complex::Log1pOp>, true},
      {"Sin", mathOp<math::SinOp, complex::SinOp>, true},
      {"Cos", mathOp<math::CosOp, complex::CosOp>, true},
      {"Tan", mathOp<math::TanOp, complex::TanOp>, true},
      {"Asin", mathOp<math::AsinOp>},
      {"Acos", mathOp<math::AcosOp>},
      {"Atan", mathOp<math::AtanOp>},
      {"Sinh", mathOp<math::SinhOp>},
      {"Cosh", mathOp<math::CoshOp>},
      {"Tanh", mathOp<math::TanhOp, complex::TanhOp>, true},
      {"Asinh", mathOp<math::AsinhOp>},
      {"Acosh", mathOp<math::AcoshOp>},
      {"Atanh", mathOp<math::AtanhOp>},
      {"Sigmoid", emitSigmoid, true},
      {"Erf", mathOp<math::ErfOp>},
      {"Erfc", mathOp<math::ErfcOp>},
      {"Floor", mathOp<math::FloorOp>},
      {"Ceil", mathOp<math::CeilOp>},
      {"Round", emitRound},
      {"Rint", emitRound},
      {"IsNan", [](E e) { return e.isNan(e[0]); }},
      {"IsInf", emitIsInf},
      {"IsFinite", emitIsFinite},
      {"LogicalNot", emitInvert},
      {"Invert", emitInvert},
      {"PopulationCount", emitPopulationCount},
      {"Relu", [](E e) { return e.max(e[0], e.num(0)); }},
      {"Relu6", emitRelu6},
      {"Elu", emitElu},
      {"Selu", emitSelu},
      {"LeakyRelu", emitLeakyRelu},
      {"Softplus", emitSoftplus},
      {"Softsign",
       [](E e) { return e.div(e[0], e.add(e.num(1), e.abs(e[0]))); }},
      {"Identity", emitIdentity, true},
      {"Snapshot", emitIdentity, true},
      {"StopGradient", emitIdentity, true},
      {"PreventGradient", emitIdentity, true},
      {"CheckNumerics", emitIdentity},
      {"OnesLike", [](E e) { return e.num(1); }, true},
      {"ZerosLike", [](E e) { return e.num(0); }, true},
  };
  return rules;
}
