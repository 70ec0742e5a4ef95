//===- MatrixGradients.cpp - emitting operations on matrices --------------===//
// Part of Weir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "dialects/TF/MatrixGradients.h"
#include "dialects/TF/OpModels.h"
#include "mlir/IR/TypeUtilities.h"

using namespace mlir;
using namespace weir;
using namespace weir::tf;

bool MatrixEmitter::isComplex(Value value) {
  return isa<ComplexType>(getElementTypeOrSelf(value.getType()));
}

Value MatrixEmitter::multiply(Value a, Value b, bool adjointA, bool adjointB) {
  return e.emit("BatchMatMulV2", {a, b},
                {e.flag("adj_x", adjointA), e.flag("adj_y", adjointB)});
}

Value MatrixEmitter::einsum(ValueRange operands, StringRef equation) {
  return e.emit(
      "Einsum", operands,
      e.builder.getNamedAttr("equation", e.builder.getStringAttr(equation)));
}

Value MatrixEmitter::transpose(Value x) { return einsum(x, "...ij->...ji"); }

Value MatrixEmitter::conjugate(Value x) {
  return isComplex(x) ? e.emit("Conj", x) : x;
}

Value MatrixEmitter::realPart(Value x) {
  auto type = dyn_cast<ComplexType>(getElementTypeOrSelf(x.getType()));
  return type ? e.cast(e.emit("Real", x, type.getElementType()), type) : x;
}

Value MatrixEmitter::half(Value x) { return e.mul(x, e.scalar(x, 0.5)); }

Value MatrixEmitter::band(Value x, int32_t below, int32_t above) {
  return e.emit("MatrixBandPart", {x, e.intScalar(below), e.intScalar(above)});
}

Value MatrixEmitter::lowerHalf(Value x) {
  Value diagonal = half(e.emit("MatrixDiagPart", x));
  return band(e.emit("MatrixSetDiag", {x, diagonal}), -1, 0);
}

Value MatrixEmitter::identityLike(Value x) {
  Value ones = e.emit("OnesLike", e.emit("MatrixDiagPart", x));
  return e.emit("MatrixDiag", ones);
}

Value MatrixEmitter::gradientOrZeros(unsigned i) {
  return e.g(i) ? e.g(i) : e.emit("ZerosLike", e.y(i));
}

Value MatrixEmitter::sizeOf(Value x, int32_t index) {
  return e.emit("StridedSlice",
                {e.shapeOf(x), e.intVector({index}),
                 e.intVector({index == -1 ? 0 : index + 1}), e.intVector({1})},
                {e.integer("shrink_axis_mask", 1),
                 e.integer("end_mask", index == -1 ? 1 : 0)});
}

Value MatrixEmitter::batchShape(Value x, int32_t count) {
  return e.emit("StridedSlice", {e.shapeOf(x), e.intVector({0}),
                                 e.intVector({-count}), e.intVector({1})});
}

Value MatrixEmitter::columnsFrom(Value x, Value begin) {
  return e.emit("StridedSlice",
                {x, e.emit("Pack", {e.intScalar(0), begin}),
                 e.intVector({0, 0}), e.intVector({1, 1})},
                {e.integer("ellipsis_mask", 1), e.integer("end_mask", 2)});
}

Value MatrixEmitter::columnsTo(Value x, Value end) {
  return e.emit("StridedSlice",
                {x, e.intVector({0, 0}), e.emit("Pack", {e.intScalar(0), end}),
                 e.intVector({1, 1})},
                {e.integer("ellipsis_mask", 1), e.integer("begin_mask", 2)});
}

Value MatrixEmitter::slice(Value x, int32_t dimension, int32_t begin,
                           int32_t end) {
  int64_t endMask = end == 0 ? 2 : 0;
  if (dimension == -1) {
    return e.emit(
        "StridedSlice",
        {x, e.intVector({0, begin}), e.intVector({0, end}),
         e.intVector({1, 1})},
        {e.integer("ellipsis_mask", 1), e.integer("end_mask", endMask)});
  }
  return e.emit("StridedSlice",
                {x, e.intVector({0, begin, 0}), e.intVector({0, end, 0}),
                 e.intVector({1, 1, 1})},
                {e.integer("ellipsis_mask", 1), e.integer("begin_mask", 4),
                 e.integer("end_mask", endMask | 4)});
}

Value MatrixEmitter::shiftLeft(Value x, int32_t dimension) {
  Value zeros = e.emit("ZerosLike", slice(x, dimension, 0, 1));
  return e.emit("ConcatV2",
                {slice(x, dimension, 1, 0), zeros, e.intScalar(dimension)});
}

Value MatrixEmitter::shiftRight(Value x, int32_t dimension) {
  Value zeros = e.emit("ZerosLike", slice(x, dimension, 0, 1));
  return e.emit("ConcatV2",
                {zeros, slice(x, dimension, 0, -1), e.intScalar(dimension)});
}

Value MatrixEmitter::padTo(Value x, Value shape) {
  Value after = e.sub(shape, e.shapeOf(x));
  Value before = e.emit("ZerosLike", after);
  Value paddings = e.emit("Pack", {before, after}, e.integer("axis", 1));
  return e.emit("Pad", {x, paddings});
}

bool tf::getFlag(GradientEmitter &e, StringRef name, bool otherwise) {
  return getBoolAttr(cast<GenericOp>(e.op), name, otherwise);
}
