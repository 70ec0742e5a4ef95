// Part of Weir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Svd by divide and conquer, by Jacobi rotations where small.
#include "runtime/linalg/EigenMatrices.h"

using namespace weir;

namespace {
struct SvdOutputs {
  void *s, *u, *v;
  int64_t p, uColumns, vColumns;
};
} // namespace

template <typename T>
static void decompose(const Matrices &input, int64_t i, unsigned options,
                      const SvdOutputs &out) {
  int64_t m = input.rows, n = input.columns;
  auto matrix = matrixAt<T>(input, i);
  MatrixMap<T> s(static_cast<T *>(out.s) + i * out.p, out.p, 1);
  bool vectors = options != 0;
  auto u = matrixAt<T>(out.u, vectors ? i : 0, vectors ? m : 0, out.uColumns);
  auto v = matrixAt<T>(out.v, vectors ? i : 0, vectors ? n : 0, out.vColumns);
  if (out.p == 0) {
    u.setIdentity();
    v.setIdentity();
    return;
  }
  if (!matrix.allFinite()) {
    T nan(std::numeric_limits<RealOf<T>>::quiet_NaN());
    s.setConstant(nan);
    u.setConstant(nan);
    v.setConstant(nan);
    return;
  }
  Eigen::BDCSVD<Matrix<T>> svd;
  svd.compute(matrix, options);
  s = svd.singularValues().template cast<T>();
  if (vectors) {
    u = svd.matrixU();
    v = svd.matrixV();
  }
}

template <typename T> static WeirCallStatus svd(WeirCallContext *ctx) {
  Matrices input;
  if (!readMatrices(ctx, 0, input)) {
    return WEIR_CALL_FAILED;
  }
  int64_t m = input.rows, n = input.columns, p = m < n ? m : n;
  bool vectors = weir_call_attr_bool(ctx, "compute_uv", 1);
  bool full = weir_call_attr_bool(ctx, "full_matrices", 0);
  SvdOutputs out = {};
  out.p = p;
  out.s = allocateBatch(ctx, 0, 1, p);
  unsigned options = 0;
  if (vectors) {
    options = full ? Eigen::ComputeFullU | Eigen::ComputeFullV
                   : Eigen::ComputeThinU | Eigen::ComputeThinV;
    out.uColumns = full ? m : p;
    out.vColumns = full ? n : p;
    out.u = allocateBatch(ctx, 1, 2, m, out.uColumns);
    out.v = allocateBatch(ctx, 2, 2, n, out.vColumns);
  } else {
    out.u = weir_call_allocate(ctx, 1, 0, nullptr);
    out.v = weir_call_allocate(ctx, 2, 0, nullptr);
  }
  if (!out.s || !out.u || !out.v) {
    return WEIR_CALL_FAILED;
  }
  if (!vectors) {
    *static_cast<T *>(out.u) = T(0);
    *static_cast<T *>(out.v) = T(0);
  }
  return forEachMatrix(ctx, input.count, [&](int64_t i) {
    decompose<T>(input, i, options, out);
    return true;
  });
}
WEIR_MATRIX_CALL(Svd, svd)
WEIR_CALL(BatchSvd, runWithMatrixMemory(ctx, runSvd))
