// Part of Weir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Qr by Householder reflections.
#include "runtime/linalg/EigenMatrices.h"

using namespace weir;

template <typename T> static WeirCallStatus qr(WeirCallContext *ctx) {
  Matrices input;
  if (!readMatrices(ctx, 0, input)) {
    return WEIR_CALL_FAILED;
  }
  int64_t m = input.rows, n = input.columns, smaller = m < n ? m : n;
  bool full = weir_call_attr_bool(ctx, "full_matrices", 0);
  int64_t inner = full ? m : smaller;
  void *q = allocateBatch(ctx, 0, 2, m, inner);
  void *r = allocateBatch(ctx, 1, 2, inner, n);
  if (!q || !r) {
    return WEIR_CALL_FAILED;
  }
  return forEachMatrix(ctx, input.count, [&](int64_t i) {
    auto left = matrixAt<T>(q, i, m, inner);
    auto right = matrixAt<T>(r, i, inner, n);
    if (smaller == 0) {
      left.setIdentity();
      return true;
    }
    Eigen::HouseholderQR<Matrix<T>> factors(matrixAt<T>(input, i));
    Matrix<T> basis = Matrix<T>::Identity(m, inner);
    basis.applyOnTheLeft(factors.householderQ());
    left = basis;
    right = factors.matrixQR().topRows(inner);
    right.template triangularView<Eigen::StrictlyLower>().setZero();
    return true;
  });
}

static WeirCallStatus runQr(WeirCallContext *ctx) {
  int32_t dtype = weir_call_input(ctx, 0)->dtype;
  WeirCallStatus status = WEIR_CALL_FAILED;
  if (dtype == WEIR_DT_HALF) {
    return qr<Eigen::half>(ctx);
  }
  if (!withMatrixType(dtype, [&](auto *type) {
        status = qr<Pointee<decltype(type)>>(ctx);
      })) {
    return failType(ctx, dtype);
  }
  return status;
}
WEIR_CALL(Qr, runWithMatrixMemory(ctx, runQr))
