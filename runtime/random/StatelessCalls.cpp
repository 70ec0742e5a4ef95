// Part of Weir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Stateless random ops: version 1 takes two seeds and scrambles them into a
// key and a counter; version 2 takes key, counter and the algorithm's number.
#include "runtime/calls/DefineCall.h"
#include "runtime/random/Distributions.h"

using namespace weir;

static bool checkSeeds(WeirCallContext *ctx, const WeirView &seeds) {
  if (seeds.rank == 1 && seeds.dims[0] == 2) {
    return true;
  }
  weir_call_fail(ctx, WEIR_INVALID_ARGUMENT, "seed must have shape [2], not %s",
                 ShapeText(seeds).text);
  return false;
}

/// The stream that the op's inputs name: seeds at 1, or key, counter and
/// algorithm at 1 to 3. False after failing.
static bool streamOf(WeirCallContext *ctx, bool version2, Philox &philox) {
  const WeirView &first = *weir_call_input(ctx, 1);
  if (!version2) {
    if (!checkSeeds(ctx, first)) {
      return false;
    }
    philox = scrambleSeeds(first);
    return true;
  }
  const WeirView &counter = *weir_call_input(ctx, 2);
  const WeirView &algorithm = *weir_call_input(ctx, 3);
  if (first.rank != 1 || first.dims[0] < 1 || counter.rank != 1 ||
      counter.dims[0] < 2) {
    weir_call_fail(ctx, WEIR_INVALID_ARGUMENT,
                   "key and counter must have shapes [1] and [2], not %s and "
                   "%s",
                   ShapeText(first).text, ShapeText(counter).text);
    return false;
  }
  int32_t number = *dataOf<int32_t>(algorithm);
  if (number != 1 && number != 3) {
    weir_call_fail(ctx, WEIR_INVALID_ARGUMENT,
                   "Unsupported algorithm id: %d; 1 (Philox) and 3 (automatic) "
                   "are supported",
                   number);
    return false;
  }
  uint64_t key = *dataOf<uint64_t>(first);
  const uint64_t *count = dataOf<uint64_t>(counter);
  philox = {{uint32_t(count[0]), uint32_t(count[0] >> 32), uint32_t(count[1]),
             uint32_t(count[1] >> 32)},
            {uint32_t(key), uint32_t(key >> 32)}};
  return true;
}

namespace {
enum class Kind { Uniform, Normal, Truncated };
} // namespace

static WeirCallStatus floating(WeirCallContext *ctx, bool version2, Kind kind) {
  int64_t count;
  Philox philox;
  void *out = allocateShaped(ctx, 0, count);
  if (!out || !streamOf(ctx, version2, philox)) {
    return WEIR_CALL_FAILED;
  }
  int32_t dtype = weir_call_output_dtype(ctx, 0);
  bool known = withFloating(dtype, [&](auto *type) {
    auto *to = static_cast<decltype(type)>(out);
    if (kind == Kind::Uniform) {
      fill(philox, Uniform(), to, count);
    } else if (kind == Kind::Normal) {
      fill(philox, Normal(), to, count);
    } else {
      fillTruncatedNormal(philox, to, count);
    }
  });
  return known ? WEIR_CALL_OK : failType(ctx, dtype);
}

/// Element 0 of an integer tensor, by its bits.
static uint64_t integerOf(const WeirView &view) {
  uint64_t value = 0;
  withInteger(view.dtype, [&](auto *type) {
    value = uint64_t(*static_cast<decltype(type)>(view.data));
  });
  return value;
}

static bool isBelow(int32_t dtype, uint64_t a, uint64_t b) {
  bool isSigned = dtype == WEIR_DT_INT32 || dtype == WEIR_DT_INT64;
  return isSigned ? int64_t(a) < int64_t(b) : a < b;
}

static WeirCallStatus integers(WeirCallContext *ctx, bool version2, bool full) {
  int64_t count;
  Philox philox;
  void *out = allocateShaped(ctx, 0, count);
  if (!out || !streamOf(ctx, version2, philox)) {
    return WEIR_CALL_FAILED;
  }
  UniformInt distribution;
  if (!full) {
    int32_t first = version2 ? 4 : 2;
    const WeirView &low = *weir_call_input(ctx, first);
    const WeirView &high = *weir_call_input(ctx, first + 1);
    if (low.rank != 0 || high.rank != 0) {
      return weir_call_fail(ctx, WEIR_INVALID_ARGUMENT,
                            "%s must be 0-D, got shape %s",
                            low.rank ? "minval" : "maxval",
                            ShapeText(low.rank ? low : high).text);
    }
    uint64_t lo = integerOf(low), hi = integerOf(high);
    if (!isBelow(low.dtype, lo, hi)) {
      return weir_call_fail(ctx, WEIR_INVALID_ARGUMENT,
                            "Need minval < maxval, got %" PRId64 " >= %" PRId64,
                            int64_t(lo), int64_t(hi));
    }
    distribution = {lo, hi - lo};
  }
  int32_t dtype = weir_call_output_dtype(ctx, 0);
  bool known = withInteger(dtype, [&](auto *type) {
    fill(philox, distribution, static_cast<decltype(type)>(out), count);
  });
  return known ? WEIR_CALL_OK : failType(ctx, dtype);
}

WEIR_CALL(StatelessRandomUniform, floating(ctx, false, Kind::Uniform))
WEIR_CALL(StatelessRandomNormal, floating(ctx, false, Kind::Normal))
WEIR_CALL(StatelessTruncatedNormal, floating(ctx, false, Kind::Truncated))
WEIR_CALL(StatelessRandomUniformV2, floating(ctx, true, Kind::Uniform))
WEIR_CALL(StatelessRandomNormalV2, floating(ctx, true, Kind::Normal))
WEIR_CALL(StatelessTruncatedNormalV2, floating(ctx, true, Kind::Truncated))
WEIR_CALL(StatelessRandomUniformInt, integers(ctx, false, false))
WEIR_CALL(StatelessRandomUniformIntV2, integers(ctx, true, false))
WEIR_CALL(StatelessRandomUniformFullInt, integers(ctx, false, true))
WEIR_CALL(StatelessRandomUniformFullIntV2, integers(ctx, true, true))

static bool keyAndCounter(WeirCallContext *ctx) {
  const WeirView &seeds = *weir_call_input(ctx, 0);
  if (!checkSeeds(ctx, seeds)) {
    return false;
  }
  Philox philox = scrambleSeeds(seeds);
  int64_t one = 1, two = 2;
  auto *key = static_cast<uint64_t *>(weir_call_allocate(ctx, 0, 1, &one));
  auto *counter = static_cast<uint64_t *>(weir_call_allocate(ctx, 1, 1, &two));
  if (!key || !counter) {
    return false;
  }
  key[0] = philox.key[0] | uint64_t(philox.key[1]) << 32;
  counter[0] = philox.counter[0] | uint64_t(philox.counter[1]) << 32;
  counter[1] = philox.counter[2] | uint64_t(philox.counter[3]) << 32;
  return true;
}

extern "C" WeirCallStatus
weir_call_StatelessRandomGetKeyCounter(WeirCallContext *ctx) {
  return keyAndCounter(ctx) ? WEIR_CALL_OK : WEIR_CALL_FAILED;
}

static WeirCallStatus philoxNumber(WeirCallContext *ctx, int32_t i) {
  auto *out = static_cast<int32_t *>(weir_call_allocate(ctx, i, 0, nullptr));
  if (!out) {
    return WEIR_CALL_FAILED;
  }
  *out = 1;
  return WEIR_CALL_OK;
}

extern "C" WeirCallStatus
weir_call_StatelessRandomGetAlg(WeirCallContext *ctx) {
  return philoxNumber(ctx, 0);
}
extern "C" WeirCallStatus
weir_call_StatelessRandomGetKeyCounterAlg(WeirCallContext *ctx) {
  return keyAndCounter(ctx) ? philoxNumber(ctx, 2) : WEIR_CALL_FAILED;
}
