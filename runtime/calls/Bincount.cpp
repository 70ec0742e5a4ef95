// Part of Weir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Bincount: how often each value below `size` occurs, or the sum of weights.
#include "runtime/calls/CallUtils.h"

using namespace weir;

template <typename T>
static void count(const WeirView &values, const WeirView &weights, int64_t size,
                  T *bins) {
  bool weighted = countOf(weights) != 0;
  for (int64_t i = 0; i < size; ++i) {
    bins[i] = T(0);
  }
  for (int64_t i = 0; i < countOf(values); ++i) {
    int64_t value = indexAt(values, i);
    if (value < size) {
      bins[value] = T(bins[value] + (weighted ? dataOf<T>(weights)[i] : T(1)));
    }
  }
}

extern "C" WeirCallStatus weir_call_Bincount(WeirCallContext *ctx) {
  const WeirView &values = *weir_call_input(ctx, 0);
  const WeirView &sizes = *weir_call_input(ctx, 1);
  const WeirView &weights = *weir_call_input(ctx, 2);
  if (sizes.rank != 0) {
    return weir_call_fail(ctx, WEIR_INVALID_ARGUMENT,
                          "Shape must be rank 0 but is rank %d", sizes.rank);
  }
  int64_t size = indexAt(sizes, 0);
  if (size < 0) {
    return weir_call_fail(ctx, WEIR_INVALID_ARGUMENT,
                          "size (%" PRId64 ") must be non-negative", size);
  }
  if (countOf(weights) != 0 && !sameShape(values, weights)) {
    return weir_call_fail(ctx, WEIR_INVALID_ARGUMENT,
                          "weights must be the same shape as arr or a length-0 "
                          "tensor, in which case it acts as all weights equal "
                          "to 1. Received %s",
                          ShapeText(weights).text);
  }
  for (int64_t i = 0; i < countOf(values); ++i) {
    if (indexAt(values, i) < 0) {
      return weir_call_fail(ctx, WEIR_INVALID_ARGUMENT,
                            "Input arr must be non-negative!");
    }
  }
  int32_t dtype = weir_call_output_dtype(ctx, 0);
  void *out = weir_call_allocate(ctx, 0, 1, &size);
  if (!out) {
    return WEIR_CALL_FAILED;
  }
  switch (dtype) {
  case WEIR_DT_INT32:
    count(values, weights, size, static_cast<int32_t *>(out));
    break;
  case WEIR_DT_INT64:
    count(values, weights, size, static_cast<int64_t *>(out));
    break;
  case WEIR_DT_FLOAT:
    count(values, weights, size, static_cast<float *>(out));
    break;
  case WEIR_DT_DOUBLE:
    count(values, weights, size, static_cast<double *>(out));
    break;
  default:
    return failType(ctx, dtype);
  }
  return WEIR_CALL_OK;
}
