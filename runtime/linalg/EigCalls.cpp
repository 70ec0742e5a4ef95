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
  if (!readSquare(ctx, input)) {
    return WEIR_CALL_FAILED;
  }
  int64_t n = input.rows;
  bool vectors = weir_call_attr_bool(ctx, "compute_v", 1);
  void *values = allocateBatch(ctx, 0, 1, n);
  void *v = vectors ? allocateBatch(ctx, 1, 2, n, n)
                    : weir_call_allocate(ctx, 1, 0, nullptr);
  if (!values || !v) {
    return WEIR_CALL_FAILED;
  }
  if (!vectors) {
    *static_cast<C *>(v) = C(0);
  }
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
