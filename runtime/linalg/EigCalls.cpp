// Part of Weir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Eig: eigenvalues of any square matrix, complex ones.
#include "runtime/linalg/EigenMatrices.h"

using namespace weir;

/// As TensorFlow does it: real matrices give their eigenvalues in the order
/// found, complex ones by real part.
template <typename T> struct SolverOf {
  using type = Eigen::EigenSolver<Matrix<T>>;
};
template <typename R> struct SolverOf<std::complex<R>> {
  using type = Eigen::ComplexEigenSolver<Matrix<std::complex<R>>>;
};

template <typename T> static WeirCallStatus eig(WeirCallContext *ctx) {
  using C = std::complex<RealOf<T>>;
  Matrices input;
  void *values, *v;
  bool vectors;
  if (!startEigen<C>(ctx, input, vectors, values, v)) {
    return WEIR_CALL_FAILED;
  }
  int64_t n = input.rows;
  typename SolverOf<T>::type solver;
  return forEachMatrix(ctx, n ? input.count : 0, [&](int64_t i) {
    auto matrix = matrixAt<T>(input, i);
    if (matrix.allFinite()) {
      solver.compute(matrix, vectors);
    }
    if (!matrix.allFinite() || solver.info() != Eigen::Success) {
      return failMatrix(ctx, "Eigen decomposition was not successful. The "
                             "input might not be valid.");
    }
    matrixAt<C>(values, i, n, 1) = solver.eigenvalues();
    if (vectors) {
      matrixAt<C>(v, i, n, n) = solver.eigenvectors();
    }
    return true;
  });
}
WEIR_MATRIX_CALL(Eig, eig)
