// Part of Weir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// MatrixSolveLs: regularized normal equations, or a complete orthogonal
// decomposition.
#include "runtime/linalg/EigenMatrices.h"

using namespace weir;

/// (A^H A + l I)^-1 A^H b, or A^H (A A^H + l I)^-1 b where rows are fewer.
template <typename T, typename A, typename B, typename X>
static bool solveNormal(const A &matrix, const B &right, RealOf<T> regularizer,
                        X &x) {
  bool over = matrix.rows() >= matrix.cols();
  int64_t n = over ? matrix.cols() : matrix.rows();
  Matrix<T> gram(n, n);
  if (over) {
    gram.noalias() = matrix.adjoint() * matrix;
  } else {
    gram.noalias() = matrix * matrix.adjoint();
  }
  gram.diagonal().array() += T(regularizer);
  Eigen::LLT<Eigen::Ref<Matrix<T>>, Eigen::Lower> factor(gram);
  if (factor.info() != Eigen::Success) {
    return false;
  }
  if (over) {
    x.noalias() = matrix.adjoint() * right;
    factor.solveInPlace(x);
  } else {
    Matrix<T> inner = right;
    factor.solveInPlace(inner);
    x.noalias() = matrix.adjoint() * inner;
  }
  return true;
}

template <typename T>
static WeirCallStatus solveLeastSquares(WeirCallContext *ctx) {
  Matrices left, right;
  if (!readMatrices(ctx, 0, left) || !readMatching(ctx, 1, right)) {
    return WEIR_CALL_FAILED;
  }
  const WeirView &regularizer = *weir_call_input(ctx, 2);
  if (regularizer.rank != 0) {
    return weir_call_fail(ctx, WEIR_INVALID_ARGUMENT,
                          "l2_regularizer must be scalar, got shape %s",
                          ShapeText(regularizer).text);
  }
  if (left.rows != right.rows) {
    return weir_call_fail(ctx, WEIR_INVALID_ARGUMENT,
                          "Input matrix and rhs are incompatible.");
  }
  double strength = *dataOf<double>(regularizer);
  if (!(strength >= 0)) {
    return weir_call_fail(ctx, WEIR_INVALID_ARGUMENT,
                          "l2_regularizer must be >= 0.");
  }
  int64_t m = left.rows, n = left.columns, k = right.columns;
  void *result = allocateBatch(ctx, 0, 2, n, k);
  if (!result) {
    return WEIR_CALL_FAILED;
  }
  if (n == 0 || k == 0) {
    return WEIR_CALL_OK;
  }
  bool fast = weir_call_attr_bool(ctx, "fast", 1);
  return forEachMatrix(ctx, left.count, [&](int64_t i) {
    auto x = matrixAt<T>(result, i, n, k);
    if (m == 0) {
      x.setZero();
      return true;
    }
    auto matrix = matrixAt<T>(left, i);
    auto rhs = matrixAt<T>(right, i);
    if (!fast) {
      x = Eigen::CompleteOrthogonalDecomposition<Matrix<T>>(matrix).solve(rhs);
      return true;
    }
    if (!solveNormal<T>(matrix, rhs, RealOf<T>(strength), x)) {
      return failMatrix(
          ctx,
          m >= n ? "Input matrix was rank deficient or ill-conditioned. Try "
                   "setting fast=False or provide a larger l2_regularizer > 0."
                 : "Input matrix was rank deficient or ill-conditioned. Try "
                   "setting fast=False or provide an l2_regularizer > 0.");
    }
    return true;
  });
}
WEIR_MATRIX_CALL(MatrixSolveLs, solveLeastSquares)
WEIR_CALL(BatchMatrixSolveLs, runWithMatrixMemory(ctx, runMatrixSolveLs))
