// Part of Weir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Bucketize(input): between which boundaries each element is.
#include "runtime/calls/CallUtils.h"

using namespace weir;

// The number of boundaries that are not above the element; all for a NaN.
// Integers are compared as float32, as TensorFlow does.
template <typename T>
static void bucketize(const WeirView &input, const float *boundaries,
                      uint32_t count, int32_t *out) {
  const T *data = dataOf<T>(input);
  for (int64_t i = 0, n = countOf(input); i < n; ++i) {
    uint32_t low = 0, high = count;
    while (low < high) {
      uint32_t middle = (low + high) / 2;
      if (data[i] < boundaries[middle]) {
        high = middle;
      } else {
        low = middle + 1;
      }
    }
    out[i] = int32_t(low);
  }
}

extern "C" WeirCallStatus weir_call_Bucketize(WeirCallContext *ctx) {
  const WeirAttr *attr = weir_call_attr(ctx, "boundaries");
  uint32_t count = attr ? attr->count : 0;
  const float *boundaries =
      count ? static_cast<const float *>(attr->data) : nullptr;
  for (uint32_t i = 1; i < count; ++i) {
    if (boundaries[i] < boundaries[i - 1]) {
      return weir_call_fail(ctx, WEIR_INVALID_ARGUMENT,
                            "Expected sorted boundaries");
    }
  }
  const WeirView &input = *weir_call_input(ctx, 0);
  auto *out = static_cast<int32_t *>(
      weir_call_allocate(ctx, 0, input.rank, input.dims));
  if (!out) {
    return WEIR_CALL_FAILED;
  }
  switch (input.dtype) {
  case WEIR_DT_INT32:
    bucketize<int32_t>(input, boundaries, count, out);
    return WEIR_CALL_OK;
  case WEIR_DT_INT64:
    bucketize<int64_t>(input, boundaries, count, out);
    return WEIR_CALL_OK;
  case WEIR_DT_FLOAT:
    bucketize<float>(input, boundaries, count, out);
    return WEIR_CALL_OK;
  case WEIR_DT_DOUBLE:
    bucketize<double>(input, boundaries, count, out);
    return WEIR_CALL_OK;
  default:
    return failType(ctx, input.dtype);
  }
}
