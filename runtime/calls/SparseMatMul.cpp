// Part of Weir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// SparseMatMul: a product of dense matrices, of which one may be mostly zeros.
#include "runtime/calls/CallUtils.h"

using namespace weir;

namespace {
/// A matrix of float or bfloat16, or its transpose.
struct Matrix {
  const WeirView &view;
  bool isTransposed;
  int64_t rows() const { return view.dims[isTransposed ? 1 : 0]; }
  int64_t columns() const { return view.dims[isTransposed ? 0 : 1]; }
  float at(int64_t i, int64_t j) const {
    int64_t offset = isTransposed ? j * view.dims[1] + i : i * view.dims[1] + j;
    return view.dtype == WEIR_DT_BFLOAT16
               ? float(dataOf<BFloat16>(view)[offset])
               : dataOf<float>(view)[offset];
  }
};
} // namespace

extern "C" WeirCallStatus weir_call_SparseMatMul(WeirCallContext *ctx) {
  Matrix a{*weir_call_input(ctx, 0),
           bool(weir_call_attr_bool(ctx, "transpose_a", 0))};
  Matrix b{*weir_call_input(ctx, 1),
           bool(weir_call_attr_bool(ctx, "transpose_b", 0))};
  bool skipsA = weir_call_attr_bool(ctx, "a_is_sparse", 0);
  bool skipsB = weir_call_attr_bool(ctx, "b_is_sparse", 0);
  const char *wrong = a.view.rank != 2   ? "a is not a matrix"
                      : b.view.rank != 2 ? "b is not a matrix"
                                         : nullptr;
  if (wrong) {
    return weir_call_fail(ctx, WEIR_INVALID_ARGUMENT, "%s", wrong);
  }
  int64_t m = a.rows(), inner = a.columns(), n = b.columns();
  if (inner != b.rows()) {
    return weir_call_fail(
        ctx, WEIR_INVALID_ARGUMENT,
        "Matrix size incompatible: a: %s, b: %s, transpose_a: %d transpose_b: "
        "%d",
        ShapeText(a.view).text, ShapeText(b.view).text, a.isTransposed,
        b.isTransposed);
  }
  int64_t dims[] = {m, n};
  float *out = static_cast<float *>(weir_call_allocate(ctx, 0, 2, dims));
  Scratch memory(ctx, (inner * n + 1) * int64_t(sizeof(float)));
  if (!out || !memory) {
    return WEIR_CALL_FAILED;
  }
  float *right = memory.as<float>(); // b by rows, as floats
  for (int64_t k = 0; k < inner; ++k) {
    for (int64_t j = 0; j < n; ++j) {
      right[k * n + j] = b.at(k, j);
    }
  }
  // Products with an element that is left out are 0, also those of NaN.
  for (int64_t i = 0; i < m; ++i) {
    float *row = out + i * n;
    for (int64_t j = 0; j < n; ++j) {
      row[j] = 0;
    }
    for (int64_t k = 0; k < inner; ++k) {
      float left = a.at(i, k);
      if (skipsA && left == 0) {
        continue;
      }
      const float *other = right + k * n;
      if (skipsB && !skipsA) {
        for (int64_t j = 0; j < n; ++j) {
          row[j] += other[j] == 0 ? 0 : left * other[j];
        }
      } else {
        for (int64_t j = 0; j < n; ++j) {
          row[j] += left * other[j];
        }
      }
    }
  }
  return WEIR_CALL_OK;
}
