// Part of Weir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Eigenvalues of symmetric and Hermitian matrices.
#include "runtime/linalg/EigenMatrices.h"

using namespace weir;

/// Runs use(i, solver) for each matrix.
template <typename T, typename F>
static WeirCallStatus forEachSolved(WeirCallContext *ctx, const Matrices &input,
                                    bool vectors, F use) {
  Eigen::SelfAdjointEigenSolver<Matrix<T>> solver;
  return forEachMatrix(ctx, input.rows ? input.count : 0, [&](int64_t i) {
    solver.compute(matrixAt<T>(input, i), vectors ? Eigen::ComputeEigenvectors
                                                  : Eigen::EigenvaluesOnly);
    if (solver.info() != Eigen::Success) {
      return failMatrix(ctx, "Self-adjoint eigen decomposition was not "
                             "successful. The input might not be valid.");
    }
    use(i, solver);
    return true;
  });
}

template <typename T>
static WeirCallStatus selfAdjointEigV2(WeirCallContext *ctx) {
  Matrices input;
  void *values, *v;
  bool vectors;
  if (!startEigen<T>(ctx, input, vectors, values, v)) {
    return WEIR_CALL_FAILED;
  }
  int64_t n = input.rows;
  return forEachSolved<T>(ctx, input, vectors, [&](int64_t i, auto &solver) {
    matrixAt<T>(values, i, n, 1) = solver.eigenvalues().template cast<T>();
    if (vectors) {
      matrixAt<T>(v, i, n, n) = solver.eigenvectors();
    }
  });
}
WEIR_MATRIX_CALL(SelfAdjointEigV2, selfAdjointEigV2)
WEIR_CALL(BatchSelfAdjointEigV2, runWithMatrixMemory(ctx, runSelfAdjointEigV2))

/// The first version: eigenvalues in the first row, vectors below.
template <typename T>
static WeirCallStatus selfAdjointEig(WeirCallContext *ctx) {
  Matrices input;
  if (!readSquare(ctx, input)) {
    return WEIR_CALL_FAILED;
  }
  int64_t n = input.rows;
  void *result = allocateBatch(ctx, 0, 2, n + 1, n);
  if (!result) {
    return WEIR_CALL_FAILED;
  }
  return forEachSolved<T>(ctx, input, true, [&](int64_t i, auto &solver) {
    auto output = matrixAt<T>(result, i, n + 1, n);
    output.row(0) = solver.eigenvalues().template cast<T>().transpose();
    output.bottomRows(n) = solver.eigenvectors();
  });
}
WEIR_MATRIX_CALL(SelfAdjointEig, selfAdjointEig)
WEIR_CALL(BatchSelfAdjointEig, runWithMatrixMemory(ctx, runSelfAdjointEig))
