//===- MatrixGradients.h - emitting operations on matrices ------*- C++ -*-===//
// Part of Weir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// What derivatives of matrix operations are written with. Matrices are the last
// two dimensions of tensors of any rank.
#ifndef WEIR_DIALECTS_TF_MATRIXGRADIENTS_H
#define WEIR_DIALECTS_TF_MATRIXGRADIENTS_H

#include "dialects/TF/GradientModels.h"

namespace weir::tf {

struct MatrixEmitter {
  GradientEmitter &e;
  explicit MatrixEmitter(GradientEmitter &e) : e(e) {}

  static bool isComplex(mlir::Value value);
  /// a b; a or b may be taken as its adjoint.
  mlir::Value multiply(mlir::Value a, mlir::Value b, bool adjointA = false,
                       bool adjointB = false);
  mlir::Value einsum(mlir::ValueRange operands, llvm::StringRef equation);
  mlir::Value transpose(mlir::Value x);
  mlir::Value conjugate(mlir::Value x);
  mlir::Value adjoint(mlir::Value x) { return conjugate(transpose(x)); }
  /// The real part, as an element of the same type.
  mlir::Value realPart(mlir::Value x);
  mlir::Value half(mlir::Value x);
  mlir::Value band(mlir::Value x, int32_t below, int32_t above);
  /// The lower triangle, with half of the diagonal.
  mlir::Value lowerHalf(mlir::Value x);
  /// Identities of the size of square matrices.
  mlir::Value identityLike(mlir::Value x);
  /// The gradient of result i, or zeros.
  mlir::Value gradientOrZeros(unsigned i);

  /// The size of dimension `index` (negative: from the end), a scalar.
  mlir::Value sizeOf(mlir::Value x, int32_t index);
  /// The sizes of all dimensions but the last `count`.
  mlir::Value batchShape(mlir::Value x, int32_t count = 2);
  /// x[..., begin:] and x[..., :end] of the last dimension.
  mlir::Value columnsFrom(mlir::Value x, mlir::Value begin);
  mlir::Value columnsTo(mlir::Value x, mlir::Value end);
  /// Along the last or next-to-last dimension (-1 or -2): the next or the
  /// previous element in each one's place, zero at the end.
  mlir::Value shiftLeft(mlir::Value x, int32_t dimension);
  mlir::Value shiftRight(mlir::Value x, int32_t dimension);
  /// x[begin:end] of the last or next-to-last dimension; 0 as the end: all.
  mlir::Value slice(mlir::Value x, int32_t dimension, int32_t begin,
                    int32_t end);
  /// Zeros after the elements of each dimension, up to this shape.
  mlir::Value padTo(mlir::Value x, mlir::Value shape);
};

/// A boolean attribute of the runtime call that is differentiated.
bool getFlag(GradientEmitter &e, llvm::StringRef name, bool otherwise);

/// GradientModelsSpectral.cpp and GradientModelsTransforms.cpp.
void attachSpectralGradients(OpRegistry &registry);
void attachTransformGradients(OpRegistry &registry);

} // namespace weir::tf

#endif // WEIR_DIALECTS_TF_MATRIXGRADIENTS_H
