// Part of Weir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Functions of square matrices: square root, exponential, logarithm.
#define WEIR_LINALG_MATRIX_FUNCTIONS
#include "runtime/linalg/EigenMatrices.h"

using namespace weir;

using WideComplex = std::complex<double>;

/// Writes f(matrix) for each matrix of the input. W is what f computes with:
/// one wide type each, so that little code is made.
template <typename T, typename W>
static WeirCallStatus mapMatrices(WeirCallContext *ctx,
                                  Matrix<W> (*function)(const Matrix<W> &)) {
  Matrices input;
  void *result;
  if (!startSquare(ctx, input, result)) {
    return WEIR_CALL_FAILED;
  }
  int64_t n = input.rows;
  return forEachMatrix(ctx, n ? input.count : 0, [&](int64_t i) {
    auto matrix = matrixAt<T>(input, i);
    auto output = matrixAt<T>(result, i, n, n);
    if (!matrix.allFinite()) {
      output.setConstant(T(std::numeric_limits<RealOf<T>>::quiet_NaN()));
      return true;
    }
    Matrix<W> value = function(matrix.template cast<W>());
    if constexpr (Eigen::NumTraits<W>::IsComplex &&
                  !Eigen::NumTraits<T>::IsComplex) {
      output = value.real().template cast<T>();
    } else {
      output = value.template cast<T>();
    }
    return true;
  });
}

static Matrix<WideComplex> exponentialOf(const Matrix<WideComplex> &matrix) {
  return matrix.exp();
}

/// By inverse scaling and squaring of the Schur form.
static Matrix<WideComplex> logarithmOf(const Matrix<WideComplex> &matrix) {
  Eigen::ComplexSchur<Matrix<WideComplex>> schur(matrix);
  const Matrix<WideComplex> &basis = schur.matrixU();
  Matrix<WideComplex> triangle = schur.matrixT();
  Eigen::internal::MatrixLogarithmAtomic<Matrix<WideComplex>> atomic;
  Matrix<WideComplex> left = basis * atomic.compute(triangle);
  return left * basis.adjoint();
}

template <typename W> static Matrix<W> squareRootOf(const Matrix<W> &matrix) {
  return matrix.sqrt();
}

static WeirCallStatus runSquareRoot(WeirCallContext *ctx) {
  switch (int32_t dtype = weir_call_input(ctx, 0)->dtype) {
  case WEIR_DT_FLOAT:
    return mapMatrices<float, double>(ctx, squareRootOf<double>);
  case WEIR_DT_DOUBLE:
    return mapMatrices<double, double>(ctx, squareRootOf<double>);
  case WEIR_DT_COMPLEX64:
    return mapMatrices<std::complex<float>>(ctx, squareRootOf<WideComplex>);
  case WEIR_DT_COMPLEX128:
    return mapMatrices<WideComplex>(ctx, squareRootOf<WideComplex>);
  default:
    return failType(ctx, dtype);
  }
}
WEIR_CALL(MatrixSquareRoot, runWithMatrixMemory(ctx, runSquareRoot))

template <typename T> static WeirCallStatus exponential(WeirCallContext *ctx) {
  return mapMatrices<T>(ctx, exponentialOf);
}
WEIR_MATRIX_CALL(MatrixExponential, exponential)

static WeirCallStatus runLogarithm(WeirCallContext *ctx) {
  int32_t dtype = weir_call_input(ctx, 0)->dtype;
  if (dtype == WEIR_DT_COMPLEX64) {
    return mapMatrices<std::complex<float>>(ctx, logarithmOf);
  }
  if (dtype == WEIR_DT_COMPLEX128) {
    return mapMatrices<WideComplex>(ctx, logarithmOf);
  }
  return failType(ctx, dtype);
}
WEIR_CALL(MatrixLogarithm, runWithMatrixMemory(ctx, runLogarithm))
