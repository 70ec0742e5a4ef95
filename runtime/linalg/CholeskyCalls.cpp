// Part of Weir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Cholesky and its gradient.
#include "runtime/linalg/EigenMatrices.h"

using namespace weir;

template <typename T> static WeirCallStatus cholesky(WeirCallContext *ctx) {
  Matrices input;
  void *result;
  if (!startSquare(ctx, input, result)) {
    return WEIR_CALL_FAILED;
  }
  int64_t n = input.rows;
  Eigen::LLT<Matrix<T>> factor;
  return forEachMatrix(ctx, n ? input.count : 0, [&](int64_t i) {
    factor.compute(matrixAt<T>(input, i));
    auto lower = matrixAt<T>(result, i, n, n);
    if (factor.info() == Eigen::Success) {
      lower = factor.matrixL();
    } else {
      // TensorFlow's answer for what is not positive definite.
      lower.setZero();
      T nan(std::numeric_limits<RealOf<T>>::quiet_NaN());
      lower.template triangularView<Eigen::Lower>().setConstant(nan);
    }
    return true;
  });
}
WEIR_MATRIX_CALL(Cholesky, cholesky)
WEIR_CALL(BatchCholesky, runWithMatrixMemory(ctx, runCholesky))

/// A = L L^T: with P = tril(L^T L') and half its diagonal, A' is the symmetric
/// part of L^-T P L^-1.
template <typename T>
static WeirCallStatus choleskyGradient(WeirCallContext *ctx) {
  Matrices factors, gradients;
  if (!readMatrices(ctx, 0, factors) || !readMatching(ctx, 1, gradients)) {
    return WEIR_CALL_FAILED;
  }
  int64_t n = factors.rows;
  if (n != factors.columns || gradients.rows != gradients.columns) {
    return weir_call_fail(ctx, WEIR_INVALID_ARGUMENT,
                          "Inputs must be a square matrices.");
  }
  if (gradients.rows != n) {
    return weir_call_fail(ctx, WEIR_INVALID_ARGUMENT,
                          "Inputs must have the same shape.");
  }
  void *result = allocateBatch(ctx, 0, 2, n, n);
  if (!result) {
    return WEIR_CALL_FAILED;
  }
  Matrix<T> lower(n, n), middle(n, n);
  return forEachMatrix(ctx, n ? factors.count : 0, [&](int64_t i) {
    lower = matrixAt<T>(factors, i).template triangularView<Eigen::Lower>();
    middle = matrixAt<T>(gradients, i).template triangularView<Eigen::Lower>();
    Matrix<T> product(n, n);
    product.noalias() = lower.transpose() * middle;
    middle = product.template triangularView<Eigen::Lower>();
    middle.diagonal() *= T(0.5);
    auto upper = lower.transpose().template triangularView<Eigen::Upper>();
    upper.solveInPlace(middle);
    product = middle.transpose();
    upper.solveInPlace(product);
    auto output = matrixAt<T>(result, i, n, n);
    output = (product + product.transpose()) * T(0.5);
    return true;
  });
}

static WeirCallStatus runGradient(WeirCallContext *ctx) {
  int32_t dtype = weir_call_input(ctx, 0)->dtype;
  if (dtype == WEIR_DT_FLOAT) {
    return choleskyGradient<float>(ctx);
  }
  if (dtype == WEIR_DT_DOUBLE) {
    return choleskyGradient<double>(ctx);
  }
  return failType(ctx, dtype);
}
WEIR_CALL(CholeskyGrad, runWithMatrixMemory(ctx, runGradient))
WEIR_CALL(BatchCholeskyGrad, runWithMatrixMemory(ctx, runGradient))
