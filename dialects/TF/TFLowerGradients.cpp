//===- TFLowerGradients.cpp - scalar rules of gradient kernels ------------===//
// Part of Weir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "dialects/TF/LoweringUtils.h"

using namespace mlir;
using namespace weir;
using namespace weir::tf;

using E = ScalarEmitter &;

static constexpr double seluScale = 1.0507009873554804934193349852946;
static constexpr double seluScaleAlpha = 1.7580993408473768599402175208123;

// Operands (y, dy).
static Value emitTanhGrad(E e) {
  return e.mul(e[1], e.sub(e.num(1), e.mul(e[0], e[0])));
}
static Value emitSigmoidGrad(E e) {
  return e.mul(e.mul(e[1], e[0]), e.sub(e.num(1), e[0]));
}
// No gradient stays none, even where y is not finite.
static Value zeroStays(E e, Value gradient) {
  return e.select(e.eq(e[1], e.num(0)), e.num(0), gradient);
}
static Value emitSqrtGrad(E e) {
  return zeroStays(e, e.div(e.mul(e.num(0.5), e[1]), e.conj(e[0])));
}
static Value emitRsqrtGrad(E e) {
  Value half = e.mul(e.num(-0.5), e[1]), y = e.conj(e[0]);
  return zeroStays(e, e.mul(e.mul(half, y), e.mul(y, y)));
}
static Value emitInvGrad(E e) {
  Value y = e.conj(e[0]), square = e.round(e.mul(y, y));
  return zeroStays(e, e.mul(e.neg(e[1]), square));
}

// Operands (gradients, features), (gradients, outputs).
static Value multiplyWhere(E e, Value condition) {
  return e.mul(e[0], e.select(condition, e.num(1), e.num(0)));
}
static Value emitReluGrad(E e) {
  return multiplyWhere(e, e.gt(e[1], e.num(0)));
}
static Value emitRelu6Grad(E e) {
  Value inside = e.both(e.gt(e[1], e.num(0)), e.lt(e[1], e.num(6)));
  return multiplyWhere(e, inside);
}
static Value emitLeakyReluGrad(E e) {
  double alpha = e.op->getAttrOfType<FloatAttr>("alpha").getValueAsDouble();
  return e.select(e.gt(e[1], e.num(0)), e[0], e.mul(e[0], e.num(alpha)));
}
static Value emitSoftplusGrad(E e) {
  return e.div(e[0], e.add(e.exp(e.neg(e[1])), e.num(1)));
}
static Value emitSoftsignGrad(E e) {
  Value root = e.add(e.num(1), e.abs(e[1]));
  return e.div(e[0], e.mul(root, root));
}
static Value emitEluGrad(E e) {
  Value below = e.mul(e.add(e[1], e.num(1)), e[0]);
  return e.select(e.lt(e[1], e.num(0)), below, e[0]);
}
static Value emitSeluGrad(E e) {
  Value below = e.mul(e[0], e.add(e[1], e.num(seluScaleAlpha)));
  Value above = e.mul(e[0], e.num(seluScale));
  return e.select(e.lt(e[1], e.num(0)), below, above);
}

ArrayRef<NamedScalarRule> tf::getGradientRules() {
  static const NamedScalarRule rules[] = {
      {"TanhGrad", emitTanhGrad, true},
      {"SigmoidGrad", emitSigmoidGrad, true},
      {"SqrtGrad", emitSqrtGrad, true},
      {"RsqrtGrad", emitRsqrtGrad, true},
      {"InvGrad", emitInvGrad, true},
      {"ReciprocalGrad", emitInvGrad, true},
      {"ReluGrad", emitReluGrad},
      {"Relu6Grad", emitRelu6Grad},
      {"LeakyReluGrad", emitLeakyReluGrad},
      {"SoftplusGrad", emitSoftplusGrad},
      {"SoftsignGrad", emitSoftsignGrad},
      {"EluGrad", emitEluGrad},
      {"SeluGrad", emitSeluGrad},
  };
  return rules;
}
