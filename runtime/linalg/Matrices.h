// Part of Weir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Matrices as runtime calls see them: batches in the leading dimensions, rows
// and columns in the last two, row by row.
#ifndef WEIR_RUNTIME_LINALG_MATRICES_H
#define WEIR_RUNTIME_LINALG_MATRICES_H

#include "runtime/calls/CallUtils.h"
#include "runtime/calls/DefineCall.h"

namespace weir {

/// The matrices in a tensor.
struct Matrices {
  const WeirView *view = nullptr;
  int64_t count = 0, rows = 0, columns = 0;

  template <typename T> const T *at(int64_t i) const {
    return dataOf<T>(*view) + i * rows * columns;
  }
};

/// Input i as matrices; false after failing.
inline bool readMatrices(WeirCallContext *ctx, int32_t i, Matrices &matrices) {
  const WeirView &view = *weir_call_input(ctx, i);
  if (view.rank < 2) {
    weir_call_fail(ctx, WEIR_INVALID_ARGUMENT,
                   "Input tensor %d must have rank >= 2, got %d", i, view.rank);
    return false;
  }
  matrices = {&view, countOf(view, 0, view.rank - 2), view.dims[view.rank - 2],
              view.dims[view.rank - 1]};
  return true;
}

/// Input i as matrices of the same batch as input 0's.
inline bool readMatching(WeirCallContext *ctx, int32_t i, Matrices &matrices) {
  const WeirView &first = *weir_call_input(ctx, 0);
  const WeirView &view = *weir_call_input(ctx, i);
  if (view.rank != first.rank) {
    weir_call_fail(ctx, WEIR_INVALID_ARGUMENT,
                   "All input tensors must have the same rank.");
    return false;
  }
  for (int32_t d = 0; d + 2 < view.rank; ++d) {
    if (view.dims[d] != first.dims[d]) {
      weir_call_fail(ctx, WEIR_INVALID_ARGUMENT,
                     "All input tensors must have the same outer dimensions.");
      return false;
    }
  }
  return readMatrices(ctx, i, matrices);
}

inline bool readSquare(WeirCallContext *ctx, Matrices &matrices) {
  if (!readMatrices(ctx, 0, matrices)) {
    return false;
  }
  if (matrices.rows != matrices.columns) {
    weir_call_fail(ctx, WEIR_INVALID_ARGUMENT, "Input matrix must be square.");
    return false;
  }
  return true;
}

/// Memory for output i: the batch dimensions of input 0 and up to two more.
inline void *allocateBatch(WeirCallContext *ctx, int32_t i, int32_t extra = 0,
                           int64_t rows = 0, int64_t columns = 0) {
  const WeirView &first = *weir_call_input(ctx, 0);
  int32_t rank = first.rank - 2;
  int64_t dims[WEIR_MAX_RANK];
  for (int32_t d = 0; d < rank; ++d) {
    dims[d] = first.dims[d];
  }
  if (extra > 0) {
    dims[rank++] = rows;
  }
  if (extra > 1) {
    dims[rank++] = columns;
  }
  return weir_call_allocate(ctx, i, rank, dims);
}

/// Input 0 as square matrices, and memory for as many of the same size as
/// output 0; false after failing.
inline bool startSquare(WeirCallContext *ctx, Matrices &input, void *&result) {
  if (!readSquare(ctx, input)) {
    return false;
  }
  result = allocateBatch(ctx, 0, 2, input.rows, input.rows);
  return result;
}

/// Input 0 as square matrices, and memory for their eigenvalues and, if the
/// node asks for them (`compute_v`), vectors; else a zero of type T stands for
/// these. False after failing.
template <typename T>
bool startEigen(WeirCallContext *ctx, Matrices &input, bool &vectors,
                void *&values, void *&v) {
  if (!readSquare(ctx, input)) {
    return false;
  }
  int64_t n = input.rows;
  vectors = weir_call_attr_bool(ctx, "compute_v", 1);
  values = allocateBatch(ctx, 0, 1, n);
  v = vectors ? allocateBatch(ctx, 1, 2, n, n)
              : weir_call_allocate(ctx, 1, 0, nullptr);
  if (v && !vectors) {
    *static_cast<T *>(v) = T(0);
  }
  return values && v;
}

/// Runs body(i) for each matrix, which says whether it succeeded (it fails the
/// call otherwise). Notices between matrices when the step is cancelled.
template <typename F>
WeirCallStatus forEachMatrix(WeirCallContext *ctx, int64_t count, F body) {
  for (int64_t i = 0; i < count; ++i) {
    if (weir_call_cancelled(ctx)) {
      return weir_call_fail(ctx, WEIR_CANCELLED, "Step was cancelled");
    }
    if (!body(i)) {
      return WEIR_CALL_FAILED;
    }
  }
  return WEIR_CALL_OK;
}

/// Fails the call for use in a body of forEachMatrix().
inline bool failMatrix(WeirCallContext *ctx, const char *message) {
  weir_call_fail(ctx, WEIR_INVALID_ARGUMENT, "%s", message);
  return false;
}

} // namespace weir

#endif
