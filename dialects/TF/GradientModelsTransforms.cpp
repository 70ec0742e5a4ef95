//===- GradientModelsTransforms.cpp - derivatives of Fourier transforms ---===//
// Part of Weir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Transforms are linear: the gradient is the adjoint transform, which is the
// inverse one but for a factor.
//
#include "dialects/TF/MatrixGradients.h"
#include "mlir/IR/TypeUtilities.h"

using namespace mlir;
using namespace weir;
using namespace weir::tf;

using Result = FailureOr<Values>;
using E = GradientEmitter;

static Type getElement(Value value) {
  return getElementTypeOrSelf(value.getType());
}

static Value transform(E &e, StringRef name, Value x) {
  return e.emitGeneric(name, x, getElement(x))[0];
}

/// The number of points in the last `rank` dimensions, as an element of
/// `like`'s type.
static Value countPoints(E &e, Value x, int32_t rank, Value like) {
  Value last = e.emit(
      "StridedSlice",
      {e.shapeOf(x), e.intVector({-rank}), e.intVector({0}), e.intVector({1})},
      e.integer("end_mask", 1));
  Value count =
      e.emit("Prod", {last, e.intVector({0})}, e.flag("keep_dims", false));
  return e.cast(count, getElement(like));
}

template <int Rank> static StringRef nameOf(bool inverse) {
  static constexpr StringLiteral names[] = {"FFT",  "FFT2D",  "FFT3D",
                                            "IFFT", "IFFT2D", "IFFT3D"};
  return names[Rank - 1 + (inverse ? 3 : 0)];
}

template <int Rank> static Result gradForward(E &e) {
  Value g = e.g();
  return Values{
      e.mul(transform(e, nameOf<Rank>(true), g), countPoints(e, g, Rank, g))};
}

template <int Rank> static Result gradInverse(E &e) {
  Value g = e.g();
  return Values{
      e.div(transform(e, nameOf<Rank>(false), g), countPoints(e, g, Rank, g))};
}

/// The last of the lengths.
static Value lastLength(E &e) {
  return e.emit("StridedSlice",
                {e.x(1), e.intVector({-1}), e.intVector({0}), e.intVector({1})},
                {e.integer("shrink_axis_mask", 1), e.integer("end_mask", 1)});
}

/// From real numbers: the real part of the whole inverse of the half that there
/// is, and zeros for what was cut off.
template <int Rank> static Result gradReal(E &e) {
  MatrixEmitter m(e);
  Value g = e.g(),
        length = e.emit("ExpandDims", {lastLength(e), e.intScalar(0)});
  Value shape =
      e.emit("ConcatV2", {m.batchShape(g, 1), length, e.intScalar(0)});
  Value whole = m.padTo(g, shape);
  Value inverse = transform(e, nameOf<Rank>(true), whole);
  inverse = e.mul(inverse, countPoints(e, whole, Rank, whole));
  Value real = e.emit("Real", inverse, getElement(e.x(0)));
  return Values{m.padTo(real, e.shapeOf(e.x(0))), Value()};
}

/// To real numbers: every sum but the first, and the last of an even length,
/// stands for two.
template <int Rank> static Result gradToReal(E &e) {
  static constexpr StringLiteral names[] = {"RFFT", "RFFT2D", "RFFT3D"};
  MatrixEmitter m(e);
  Value g = e.g(), length = lastLength(e);
  Type complex = getElement(e.x(0)), boolean = e.builder.getI1Type();
  Value sums = e.emitGeneric(names[Rank - 1], {g, e.x(1)}, complex)[0];
  Value place =
      e.emit("Range", {e.intScalar(0), m.sizeOf(sums, -1), e.intScalar(1)});
  Value first = e.emit("Equal", {place, e.intScalar(0)}, boolean);
  Value middle = e.emit("Equal", {e.add(place, place), length}, boolean);
  Value single = e.emit("LogicalOr", {first, middle}, boolean);
  Value weight = e.emit("SelectV2", {single, e.scalar(g, 1), e.scalar(g, 2)},
                        getElement(g));
  weight = e.div(weight, countPoints(e, g, Rank, g));
  Value result = e.mul(sums, e.cast(weight, complex));
  return Values{m.padTo(result, e.shapeOf(e.x(0))), Value()};
}

void tf::attachTransformGradients(OpRegistry &registry) {
  setGenericGradient(registry, "FFT", gradForward<1>);
  setGenericGradient(registry, "FFT2D", gradForward<2>);
  setGenericGradient(registry, "FFT3D", gradForward<3>);
  setGenericGradient(registry, "IFFT", gradInverse<1>);
  setGenericGradient(registry, "IFFT2D", gradInverse<2>);
  setGenericGradient(registry, "IFFT3D", gradInverse<3>);
  setGenericGradient(registry, "RFFT", gradReal<1>);
  setGenericGradient(registry, "RFFT2D", gradReal<2>);
  setGenericGradient(registry, "RFFT3D", gradReal<3>);
  setGenericGradient(registry, "IRFFT", gradToReal<1>);
  setGenericGradient(registry, "IRFFT2D", gradToReal<2>);
  setGenericGradient(registry, "IRFFT3D", gradToReal<3>);
}
