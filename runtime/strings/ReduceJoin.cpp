// Part of Weir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// ReduceJoin: along dimensions, in the order in which they are given.
#include "runtime/strings/Text.h"

using namespace weir;

namespace {
/// The dimensions that are joined, and how to step over them.
struct Reduction {
  int32_t count = 0;
  int32_t dims[WEIR_MAX_RANK];
  bool isReduced[WEIR_MAX_RANK] = {};
  int64_t strides[WEIR_MAX_RANK];
  int64_t elements = 1; ///< joined into one
};
} // namespace

static bool readReduction(WeirCallContext *ctx, const WeirView &input,
                          const WeirView &indices, Reduction &result) {
  for (int64_t i = 0, n = countOf(indices); i < n; ++i) {
    int64_t given = indexAt(indices, i);
    if (given < -input.rank || given >= input.rank) {
      weir_call_fail(ctx, WEIR_OUT_OF_RANGE,
                     "Invalid reduction dimension %" PRId64
                     " for input with %d dimension(s)",
                     given, input.rank);
      return false;
    }
    int32_t dim = int32_t(given < 0 ? given + input.rank : given);
    if (result.isReduced[dim]) {
      weir_call_fail(ctx, WEIR_INVALID_ARGUMENT,
                     "Duplicate reduction dimension %d", dim);
      return false;
    }
    result.isReduced[dim] = true;
    result.dims[result.count++] = dim;
    result.elements *= input.dims[dim];
  }
  int64_t stride = 1;
  for (int32_t d = input.rank; d-- > 0;) {
    result.strides[d] = stride;
    stride *= input.dims[d];
  }
  return true;
}

// Where the part of element `i` along the joined dimensions lies; the first
// dimension given goes fastest.
static int64_t offsetOf(const WeirView &input, const Reduction &reduction,
                        int64_t i) {
  int64_t offset = 0;
  for (int32_t k = 0; k < reduction.count; ++k) {
    int32_t dim = reduction.dims[k];
    offset += i % input.dims[dim] * reduction.strides[dim];
    i /= input.dims[dim];
  }
  return offset;
}

// Where result `i` begins, along the dimensions that are kept.
static int64_t beginOf(const WeirView &input, const Reduction &reduction,
                       int64_t i) {
  int64_t begin = 0;
  for (int32_t d = input.rank; d-- > 0;) {
    if (!reduction.isReduced[d]) {
      begin += i % input.dims[d] * reduction.strides[d];
      i /= input.dims[d];
    }
  }
  return begin;
}

extern "C" WeirCallStatus weir_call_ReduceJoin(WeirCallContext *ctx) {
  const WeirView &input = *weir_call_input(ctx, 0);
  const WeirView &indices = *weir_call_input(ctx, 1);
  bool keeps = weir_call_attr_bool(ctx, "keep_dims", 0);
  WeirBytes separator = weir_call_attr_string(ctx, "separator");
  Reduction reduction;
  if (!readReduction(ctx, input, indices, reduction)) {
    return WEIR_CALL_FAILED;
  }
  int64_t dims[WEIR_MAX_RANK], count = 1;
  int32_t rank = 0;
  for (int32_t d = 0; d < input.rank; ++d) {
    if (!reduction.isReduced[d]) {
      dims[rank++] = input.dims[d];
      count *= input.dims[d];
    } else if (keeps) {
      dims[rank++] = 1;
    }
  }
  WeirString *out = allocateStrings(ctx, 0, rank, dims);
  if (!out) {
    return WEIR_CALL_FAILED;
  }
  for (int64_t i = 0; i < count; ++i) {
    int64_t begin = beginOf(input, reduction, i);
    bool done = joinText(ctx, out[i], [&](auto add) {
      for (int64_t k = 0; k < reduction.elements; ++k) {
        if (k) {
          add(separator);
        }
        add(textAt(input, begin + offsetOf(input, reduction, k)));
      }
    });
    if (!done) {
      return WEIR_CALL_FAILED;
    }
  }
  return WEIR_CALL_OK;
}
