// Part of Weir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Ops of tf.random.Generator: the stream's position is a variable of three
// int64 (counter, counter, key), advanced under its lock.
#include "runtime/random/Distributions.h"
#include "runtime/variable/Variable.h"

using namespace weir;

/// The stream in the variable of input 0; moves the variable on. False after
/// failing.
static bool advance(WeirCallContext *ctx, uint64_t blocks, Philox &philox,
                    int64_t *before) {
  const WeirView &algorithm = *weir_call_input(ctx, 1);
  Variable *variable = lookupVariable(ctx, 0, WEIR_NOT_FOUND, true);
  if (!variable) {
    return false;
  }
  int64_t number = algorithm.rank == 0 ? indexAt(algorithm, 0) : 0;
  if (number != 1) {
    weir_call_fail(ctx, WEIR_INVALID_ARGUMENT,
                   "Unsupported algorithm id: %" PRId64
                   "; 1 (Philox) is supported",
                   number);
    return false;
  }
  LockGuard guard(variable->mutex);
  if (variable->dtype != WEIR_DT_INT64 || variable->rank != 1 ||
      variable->dims[0] < 3) {
    weir_call_fail(ctx, WEIR_INVALID_ARGUMENT,
                   "the generator's state must be int64 of shape [3], got %s%s",
                   weir_dtype_name(variable->dtype),
                   ShapeText(variable->rank, variable->dims).text);
    return false;
  }
  auto *state = static_cast<uint64_t *>(prepareUpdate(ctx, *variable));
  if (!state) {
    return false;
  }
  if (before) {
    memcpy(before, state, size_t(variable->dims[0]) * 8);
  }
  philox = {{uint32_t(state[0]), uint32_t(state[0] >> 32), uint32_t(state[1]),
             uint32_t(state[1] >> 32)},
            {uint32_t(state[2]), uint32_t(state[2] >> 32)}};
  Philox after = philox;
  after.skip(blocks);
  state[0] = after.counter[0] | uint64_t(after.counter[1]) << 32;
  state[1] = after.counter[2] | uint64_t(after.counter[3]) << 32;
  return true;
}

/// Allocates the shape of input 2 and fills it by `use(philox, out, count)`.
template <typename F> static WeirCallStatus make(WeirCallContext *ctx, F use) {
  int64_t count;
  Philox philox;
  void *out = allocateShaped(ctx, 2, count);
  if (!out ||
      !advance(ctx, uint64_t(count * reservedPerOutput), philox, nullptr)) {
    return WEIR_CALL_FAILED;
  }
  int32_t dtype = weir_call_output_dtype(ctx, 0);
  return use(philox, out, count, dtype) ? WEIR_CALL_OK : failType(ctx, dtype);
}

extern "C" WeirCallStatus weir_call_StatefulUniform(WeirCallContext *ctx) {
  return make(
      ctx, [](const Philox &philox, void *out, int64_t count, int32_t dtype) {
        return withFloating(dtype, [&](auto *type) {
          fill(philox, Uniform(), static_cast<decltype(type)>(out), count);
        });
      });
}

extern "C" WeirCallStatus
weir_call_StatefulStandardNormalV2(WeirCallContext *ctx) {
  return make(
      ctx, [](const Philox &philox, void *out, int64_t count, int32_t dtype) {
        return withFloating(dtype, [&](auto *type) {
          fill(philox, Normal(), static_cast<decltype(type)>(out), count);
        });
      });
}

extern "C" WeirCallStatus
weir_call_StatefulTruncatedNormal(WeirCallContext *ctx) {
  return make(
      ctx, [](const Philox &philox, void *out, int64_t count, int32_t dtype) {
        return withFloating(dtype, [&](auto *type) {
          fillTruncatedNormal(philox, static_cast<decltype(type)>(out), count);
        });
      });
}

extern "C" WeirCallStatus
weir_call_StatefulUniformFullInt(WeirCallContext *ctx) {
  return make(
      ctx, [](const Philox &philox, void *out, int64_t count, int32_t dtype) {
        return withInteger(dtype, [&](auto *type) {
          fill(philox, UniformInt(), static_cast<decltype(type)>(out), count);
        });
      });
}

static uint64_t integerOf(const WeirView &view) {
  uint64_t value = 0;
  withInteger(view.dtype, [&](auto *type) {
    value = uint64_t(*static_cast<decltype(type)>(view.data));
  });
  return value;
}

extern "C" WeirCallStatus weir_call_StatefulUniformInt(WeirCallContext *ctx) {
  const WeirView &low = *weir_call_input(ctx, 3);
  const WeirView &high = *weir_call_input(ctx, 4);
  if (low.rank != 0 || high.rank != 0) {
    return weir_call_fail(
        ctx, WEIR_INVALID_ARGUMENT, "%s must be 0-D, got shape %s",
        low.rank ? "minval" : "maxval", ShapeText(low.rank ? low : high).text);
  }
  uint64_t lo = integerOf(low), hi = integerOf(high);
  bool isSigned = low.dtype == WEIR_DT_INT32 || low.dtype == WEIR_DT_INT64;
  if (isSigned ? int64_t(lo) >= int64_t(hi) : lo >= hi) {
    return weir_call_fail(ctx, WEIR_INVALID_ARGUMENT,
                          "Need minval < maxval, got %" PRId64 " >= %" PRId64,
                          int64_t(lo), int64_t(hi));
  }
  UniformInt distribution = {lo, hi - lo};
  return make(
      ctx, [&](const Philox &philox, void *out, int64_t count, int32_t dtype) {
        return withInteger(dtype, [&](auto *type) {
          fill(philox, distribution, static_cast<decltype(type)>(out), count);
        });
      });
}

extern "C" WeirCallStatus weir_call_RngReadAndSkip(WeirCallContext *ctx) {
  const WeirView &delta = *weir_call_input(ctx, 2);
  int64_t before[WEIR_MAX_RANK] = {};
  Philox philox;
  uint64_t blocks = *static_cast<const uint64_t *>(delta.data);
  if (!advance(ctx, blocks * uint64_t(reservedPerOutput), philox, before)) {
    return WEIR_CALL_FAILED;
  }
  int64_t three = 3;
  void *out = weir_call_allocate(ctx, 0, 1, &three);
  if (!out) {
    return WEIR_CALL_FAILED;
  }
  memcpy(out, before, 24);
  return WEIR_CALL_OK;
}

extern "C" WeirCallStatus weir_call_RngSkip(WeirCallContext *ctx) {
  const WeirView &delta = *weir_call_input(ctx, 2);
  Philox philox;
  uint64_t blocks = uint64_t(indexAt(delta, 0)) * uint64_t(reservedPerOutput);
  return advance(ctx, blocks, philox, nullptr) ? WEIR_CALL_OK
                                               : WEIR_CALL_FAILED;
}
