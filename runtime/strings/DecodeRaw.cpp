// Part of Weir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// DecodeRaw, DecodePaddedRaw: bytes as numbers, of either byte order.
#include "runtime/strings/Text.h"

using namespace weir;

// The size of what byte order is about: half of a complex number.
static int64_t orderedBytes(int32_t dtype) {
  bool isComplex = dtype == WEIR_DT_COMPLEX64 || dtype == WEIR_DT_COMPLEX128;
  int64_t bytes = weir_dtype_size(dtype);
  return isComplex ? bytes / 2 : bytes;
}

static void reverseEach(char *data, int64_t bytes, int64_t unit) {
  for (int64_t at = 0; at + unit <= bytes; at += unit) {
    for (int64_t a = at, b = at + unit - 1; a < b; ++a, --b) {
      char swapped = data[a];
      data[a] = data[b];
      data[b] = swapped;
    }
  }
}

// Each string as `width` bytes, zeros behind shorter ones.
static WeirCallStatus decode(WeirCallContext *ctx, int64_t width) {
  const WeirView &input = *weir_call_input(ctx, 0);
  int32_t dtype = weir_call_output_dtype(ctx, 0);
  if (input.rank == WEIR_MAX_RANK) {
    return weir_call_fail(ctx, WEIR_INVALID_ARGUMENT,
                          "Input of %d dimensions has no room for one more",
                          input.rank);
  }
  int64_t dims[WEIR_MAX_RANK];
  for (int32_t d = 0; d < input.rank; ++d) {
    dims[d] = input.dims[d];
  }
  dims[input.rank] = width / weir_dtype_size(dtype);
  char *out =
      static_cast<char *>(weir_call_allocate(ctx, 0, input.rank + 1, dims));
  if (!out) {
    return WEIR_CALL_FAILED;
  }
  bool reverses = !weir_call_attr_bool(ctx, "little_endian", 1);
  for (int64_t i = 0, n = countOf(input); i < n; ++i, out += width) {
    WeirBytes text = textAt(input, i);
    uint64_t size = text.size < uint64_t(width) ? text.size : uint64_t(width);
    memcpy(out, text.data, size);
    memset(out + size, 0, uint64_t(width) - size);
    if (reverses) {
      reverseEach(out, width, orderedBytes(dtype));
    }
    if (dtype == WEIR_DT_BOOL) {
      for (int64_t k = 0; k < width; ++k) {
        out[k] = out[k] != 0;
      }
    }
  }
  return WEIR_CALL_OK;
}

extern "C" WeirCallStatus weir_call_DecodeRaw(WeirCallContext *ctx) {
  const WeirView &input = *weir_call_input(ctx, 0);
  int32_t dtype = weir_call_output_dtype(ctx, 0);
  int64_t count = countOf(input), bytes = weir_dtype_size(dtype);
  uint64_t width = count ? textAt(input, 0).size : 0;
  for (int64_t i = 0; i < count; ++i) {
    if (textAt(input, i).size != width) {
      return weir_call_fail(ctx, WEIR_INVALID_ARGUMENT,
                            "DecodeRaw requires input strings to all be the "
                            "same size, but element %" PRId64
                            " has size %" PRIu64 " != %" PRIu64,
                            i, width, textAt(input, i).size);
    }
  }
  if (width % uint64_t(bytes)) {
    return weir_call_fail(ctx, WEIR_INVALID_ARGUMENT,
                          "Input to DecodeRaw has length %" PRIu64
                          " that is not a multiple of %" PRId64
                          ", the size of %s",
                          width, bytes, weir_dtype_name(dtype));
  }
  return decode(ctx, int64_t(width));
}

extern "C" WeirCallStatus weir_call_DecodePaddedRaw(WeirCallContext *ctx) {
  const WeirView &length = *weir_call_input(ctx, 1);
  if (length.rank != 0) {
    return weir_call_fail(ctx, WEIR_INVALID_ARGUMENT,
                          "k must be scalar, got shape %s",
                          ShapeText(length).text);
  }
  int64_t width = indexAt(length, 0);
  int64_t bytes = weir_dtype_size(weir_call_output_dtype(ctx, 0));
  if (width <= 0) {
    return weir_call_fail(
        ctx, WEIR_INVALID_ARGUMENT,
        "fixed_length (%" PRId64 ") must be greater than zero.", width);
  }
  if (width % bytes) {
    return weir_call_fail(ctx, WEIR_INVALID_ARGUMENT,
                          "fixed_length (%" PRId64
                          ") must be a multiple of the size of out_type "
                          "(%" PRId64 ")",
                          width, bytes);
  }
  return decode(ctx, width);
}
