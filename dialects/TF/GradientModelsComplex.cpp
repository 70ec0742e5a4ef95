//===- GradientModelsComplex.cpp - derivatives of complex numbers ---------===//
// Part of Weir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// TensorFlow's gradient of an analytic function f is g * conj(f'(x)), that is
// conj(conj(g) * f'(x)): the formulas of real numbers serve, between two
// conjugations. Functions that take complex numbers apart have their own.
#include "dialects/TF/GradientModels.h"
#include "mlir/IR/TypeUtilities.h"

using namespace mlir;
using namespace weir;
using namespace weir::tf;

using Result = FailureOr<Values>;
using E = GradientEmitter;

// Ops whose real formulas do not conjugate by themselves, as those of SqrtGrad
// and of the adjoints in batch products do.
static bool isAnalytic(StringRef name) {
  static constexpr StringLiteral names[] = {
      "Mul",   "Div",    "RealDiv", "DivNoNan", "MulNoNan", "Square",
      "Exp",   "Expm1",  "Log",     "Log1p",    "Sin",      "Cos",
      "Tan",   "Asin",   "Acos",    "Atan",     "Sinh",     "Cosh",
      "Asinh", "Acosh",  "Atanh",   "Tanh",     "Sigmoid",  "Pow",
      "Xlogy", "MatMul", "Prod",    "Cumprod"};
  return llvm::is_contained(names, name);
}

static Value conjugate(OpBuilder &builder, Location loc, Value value) {
  if (!value || !isa<ComplexType>(getElementTypeOrSelf(value.getType()))) {
    return value;
  }
  OperationState state(loc, "tf.Conj", value, TypeRange(value.getType()));
  return builder.create(state)->getResult(0);
}

Result tf::emitGradient(Operation *op, OpBuilder &builder, ValueRange gradients,
                        GradientFn fn) {
  bool complex =
      op->getNumResults() == 1 &&
      isa<ComplexType>(getElementTypeOrSelf(op->getResult(0).getType()));
  if (!complex || !isAnalytic(op->getName().stripDialect())) {
    GradientEmitter emitter(builder, op, gradients);
    return fn(emitter);
  }
  Value gradient = conjugate(builder, op->getLoc(), gradients[0]);
  GradientEmitter emitter(builder, op, gradient);
  Result results = fn(emitter);
  if (failed(results)) {
    return failure();
  }
  for (Value &value : *results) {
    value = conjugate(builder, op->getLoc(), value);
  }
  return results;
}

// real + imag * i, of the element type of `like`.
static Value makeComplex(E &e, Value real, Value imag, Value like) {
  return e.emit("Complex", {real, imag}, getElementTypeOrSelf(like.getType()));
}

static Type getPart(Value complex) {
  return cast<ComplexType>(getElementTypeOrSelf(complex.getType()))
      .getElementType();
}

void tf::attachComplexGradients(MLIRContext *c) {
  attachGradient<[](E &e) -> Result {
    return Values{makeComplex(e, e.g(), e.scalar(e.g(), 0), e.x())};
  }>(c, "Real");
  attachGradient<[](E &e) -> Result {
    return Values{makeComplex(e, e.scalar(e.g(), 0), e.g(), e.x())};
  }>(c, "Imag");
  attachGradient<[](E &e) -> Result {
    Type part = getPart(e.x());
    Value real = e.emit("Real", e.x(), part),
          imag = e.emit("Imag", e.x(), part);
    Value inverse = e.emit("Reciprocal", makeComplex(e, imag, real, e.x()));
    return Values{
        e.mul(e.neg(e.cast(e.g(), getElementTypeOrSelf(e.x()))), inverse)};
  }>(c, "Angle");
  attachGradient<[](E &e) -> Result { return Values{e.emit("Conj", e.g())}; }>(
      c, "Conj");
  attachGradient<[](E &e) -> Result {
    Type type = getElementTypeOrSelf(e.x());
    return Values{e.emit(
        "DivNoNan", {e.mul(e.cast(e.g(), type), e.x()), e.cast(e.y(), type)})};
  }>(c, "ComplexAbs");
  attachGradient<[](E &e) -> Result {
    Type part = getPart(e.g());
    return Values{e.unbroadcast(e.emit("Real", e.g(), part), e.x(0)),
                  e.unbroadcast(e.emit("Imag", e.g(), part), e.x(1))};
  }>(c, "Complex");
}
