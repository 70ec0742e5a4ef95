// Part of Weir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// RandomUniform, RandomStandardNormal, TruncatedNormal, RandomUniformInt,
// RandomShuffle: stateful, one stream for each node.
#include "runtime/random/Distributions.h"

using namespace weir;

/// An output of the shape that is asked for, made of the node's next numbers by
/// `make(philox, out, count)`.
template <typename F>
static WeirCallStatus floating(WeirCallContext *ctx, F make) {
  int64_t count;
  Philox philox;
  void *out = allocateShaped(ctx, 0, count);
  if (!out || !reserveOutputs(ctx, count, philox)) {
    return WEIR_CALL_FAILED;
  }
  int32_t dtype = weir_call_output_dtype(ctx, 0);
  bool known = withFloating(dtype, [&](auto *type) {
    make(philox, static_cast<decltype(type)>(out), count);
  });
  return known ? WEIR_CALL_OK : failType(ctx, dtype);
}

extern "C" WeirCallStatus weir_call_RandomUniform(WeirCallContext *ctx) {
  return floating(ctx, [](const Philox &philox, auto *out, int64_t count) {
    fill(philox, Uniform(), out, count);
  });
}

extern "C" WeirCallStatus weir_call_RandomStandardNormal(WeirCallContext *ctx) {
  return floating(ctx, [](const Philox &philox, auto *out, int64_t count) {
    fill(philox, Normal(), out, count);
  });
}

extern "C" WeirCallStatus weir_call_TruncatedNormal(WeirCallContext *ctx) {
  return floating(ctx, [](const Philox &philox, auto *out, int64_t count) {
    fillTruncatedNormal(philox, out, count);
  });
}

extern "C" WeirCallStatus weir_call_RandomUniformInt(WeirCallContext *ctx) {
  const WeirView &low = *weir_call_input(ctx, 1);
  const WeirView &high = *weir_call_input(ctx, 2);
  if (low.rank != 0 || high.rank != 0) {
    return weir_call_fail(
        ctx, WEIR_INVALID_ARGUMENT, "%s must be 0-D, got shape %s",
        low.rank ? "minval" : "maxval", ShapeText(low.rank ? low : high).text);
  }
  int64_t count;
  void *out = allocateShaped(ctx, 0, count);
  if (!out) {
    return WEIR_CALL_FAILED;
  }
  if (count == 0) {
    return WEIR_CALL_OK;
  }
  int64_t lo = indexAt(low, 0), hi = indexAt(high, 0);
  if (lo >= hi) {
    return weir_call_fail(ctx, WEIR_INVALID_ARGUMENT,
                          "Need minval < maxval, got %" PRId64 " >= %" PRId64,
                          lo, hi);
  }
  Philox philox;
  if (!reserveOutputs(ctx, count, philox)) {
    return WEIR_CALL_FAILED;
  }
  UniformInt distribution = {uint64_t(lo), uint64_t(hi) - uint64_t(lo)};
  if (low.dtype == WEIR_DT_INT64) {
    fill(philox, distribution, static_cast<int64_t *>(out), count);
  } else {
    fill(philox, distribution, static_cast<int32_t *>(out), count);
  }
  return WEIR_CALL_OK;
}

extern "C" WeirCallStatus weir_call_RandomShuffle(WeirCallContext *ctx) {
  const WeirView &input = *weir_call_input(ctx, 0);
  int64_t rows = input.rank ? input.dims[0] : 1;
  if (countOf(input) <= 1 || rows <= 1) {
    return weir_call_forward(ctx, 0, 0, 0, nullptr);
  }
  PhiloxWords words;
  if (!reserveBlocks(ctx, uint64_t(rows - 1 + 3) / 4, words.philox)) {
    return WEIR_CALL_FAILED;
  }
  Scratch memory(ctx, rows * 8);
  auto *out =
      static_cast<char *>(weir_call_allocate(ctx, 0, input.rank, input.dims));
  if (!memory || !out) {
    return WEIR_CALL_FAILED;
  }
  int64_t *order = memory.as<int64_t>();
  for (int64_t i = 0; i < rows; ++i) {
    order[i] = i;
  }
  for (int64_t i = 0; i + 1 < rows; ++i) {
    int64_t j = i + words() % uint32_t(rows - i);
    int64_t other = order[i];
    order[i] = order[j];
    order[j] = other;
  }
  int64_t inner = countOf(input, 1);
  int64_t bytes = inner * weir_dtype_size(input.dtype);
  auto *from = static_cast<const char *>(input.data);
  for (int64_t i = 0; i < rows; ++i) {
    copyElements(out + i * bytes, from + order[i] * bytes, input.dtype, inner);
  }
  return WEIR_CALL_OK;
}
