// Part of Weir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Triangular systems, whole and banded; batches are broadcast.
#include "runtime/linalg/EigenMatrices.h"

#include "runtime/linalg/BroadcastBatches.h"

using namespace weir;

/// What the two ops have in common: shapes, and memory for the result.
struct TriangularInputs {
  Matrices left, right;
  BroadcastBatches batches;
  void *result = nullptr;

  bool read(WeirCallContext *ctx, bool banded);
};

bool TriangularInputs::read(WeirCallContext *ctx, bool banded) {
  const WeirView *views[2];
  for (int32_t i = 0; i < 2; ++i) {
    views[i] = weir_call_input(ctx, i);
    if (views[i]->rank < 2) {
      weir_call_fail(ctx, WEIR_INVALID_ARGUMENT,
                     "In[%d] ndims must be >= 2: %d", i, views[i]->rank);
      return false;
    }
  }
  ShapeText leftShape(*views[0]), rightShape(*views[1]);
  if (!batches.init(*views[0], *views[1])) {
    weir_call_fail(ctx, WEIR_INVALID_ARGUMENT,
                   "In[0] and In[1] must have compatible batch dimensions: %s "
                   "vs. %s",
                   leftShape.text, rightShape.text);
    return false;
  }
  readMatrices(ctx, 0, left);
  readMatrices(ctx, 1, right);
  int64_t n = left.columns;
  if (!banded && left.rows != n) {
    weir_call_fail(ctx, WEIR_INVALID_ARGUMENT,
                   "In[0] matrices in the last dimensions must be square "
                   "(%" PRId64 " =/= %" PRId64 ")",
                   left.rows == n ? left.rows : left.columns, left.rows);
    return false;
  }
  for (int32_t i = 0; banded && i < 2; ++i) {
    if (countOf(*views[i]) == 0) {
      weir_call_fail(ctx, WEIR_INVALID_ARGUMENT,
                     "In[%d] must not be an empty tensor: %s", i,
                     (i ? rightShape : leftShape).text);
      return false;
    }
  }
  if (right.rows != n) {
    weir_call_fail(ctx, WEIR_INVALID_ARGUMENT,
                   "In[0] mismatch In[1] shape: %" PRId64 " vs. %" PRId64
                   ": %s %s",
                   n, right.rows, leftShape.text, rightShape.text);
    return false;
  }
  int64_t dims[WEIR_MAX_RANK];
  memcpy(dims, batches.dims, size_t(batches.rank) * sizeof(int64_t));
  dims[batches.rank] = n;
  dims[batches.rank + 1] = right.columns;
  result = weir_call_allocate(ctx, 0, batches.rank + 2, dims);
  return result != nullptr;
}

template <typename T>
static WeirCallStatus solveTriangular(WeirCallContext *ctx) {
  TriangularInputs in;
  if (!in.read(ctx, false)) {
    return WEIR_CALL_FAILED;
  }
  bool isLower = weir_call_attr_bool(ctx, "lower", 1);
  bool adjoint = weir_call_attr_bool(ctx, "adjoint", 0);
  int64_t n = in.left.rows, k = in.right.columns;
  return forEachMatrix(ctx, n && k ? in.batches.count : 0, [&](int64_t i) {
    auto matrix = matrixAt<T>(in.left, in.batches.indexIn(*in.left.view, i));
    auto x = matrixAt<T>(in.result, i, n, k);
    x = matrixAt<T>(in.right, in.batches.indexIn(*in.right.view, i));
    if (isLower && adjoint) {
      matrix.template triangularView<Eigen::Lower>().adjoint().solveInPlace(x);
    } else if (isLower) {
      matrix.template triangularView<Eigen::Lower>().solveInPlace(x);
    } else if (adjoint) {
      matrix.template triangularView<Eigen::Upper>().adjoint().solveInPlace(x);
    } else {
      matrix.template triangularView<Eigen::Upper>().solveInPlace(x);
    }
    return true;
  });
}
WEIR_MATRIX_CALL(MatrixTriangularSolve, solveTriangular)
WEIR_CALL(BatchMatrixTriangularSolve,
          runWithMatrixMemory(ctx, runMatrixTriangularSolve))

/// Bands hold the element of row r at column r: band d of a lower matrix is its
/// diagonal d below the main one, band d of an upper one its diagonal
/// (bands - 1 - d) above.
template <typename T> static WeirCallStatus solveBanded(WeirCallContext *ctx) {
  TriangularInputs in;
  if (!in.read(ctx, true)) {
    return WEIR_CALL_FAILED;
  }
  bool isLower = weir_call_attr_bool(ctx, "lower", 1);
  bool adjoint = weir_call_attr_bool(ctx, "adjoint", 0);
  int64_t n = in.left.columns, k = in.right.columns, bands = in.left.rows;
  int64_t main = isLower ? 0 : bands - 1;
  bool forward = isLower != adjoint;
  return forEachMatrix(ctx, in.batches.count, [&](int64_t i) {
    auto matrix = matrixAt<T>(in.left, in.batches.indexIn(*in.left.view, i));
    if (!(matrix.row(main).cwiseAbs().minCoeff() > RealOf<T>(0))) {
      return failMatrix(ctx, "Input matrix is not invertible.");
    }
    auto x = matrixAt<T>(in.result, i, n, k);
    x = matrixAt<T>(in.right, in.batches.indexIn(*in.right.view, i));
    for (int64_t step = 0; step < n; ++step) {
      int64_t row = forward ? step : n - 1 - step;
      int64_t known = step < bands - 1 ? step : bands - 1;
      for (int64_t d = 1; d <= known; ++d) {
        int64_t column = forward ? row - d : row + d;
        int64_t band = isLower ? d : bands - 1 - d;
        T element = adjoint ? Eigen::numext::conj(matrix(band, column))
                            : matrix(band, row);
        x.row(row) -= element * x.row(column);
      }
      T diagonal = matrix(main, row);
      x.row(row) /= adjoint ? Eigen::numext::conj(diagonal) : diagonal;
    }
    return true;
  });
}
WEIR_MATRIX_CALL(BandedTriangularSolve, solveBanded)
