// Part of Weir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Candidate samplers: classes drawn from a distribution over [0, range), and
// how often each of them, and each true class, is expected among them.
#include "runtime/calls/DefineCall.h"
#include "runtime/random/Distributions.h"

using namespace weir;

namespace {
enum class Sampler { Uniform, LogUniform, All };

/// The words of a stream as the samplers combine them.
struct SamplerStream {
  PhiloxWords words;

  uint64_t next64() {
    uint64_t low = words();
    return low | uint64_t(words()) << 32;
  }
  double nextDouble() {
    uint32_t x0 = words();
    uint32_t x1 = words();
    return uniformDouble(x0, x1);
  }
  /// Below n, each number with the same probability.
  uint64_t below(uint64_t n) {
    if ((n & (n - 1)) == 0) {
      return next64() & (n - 1);
    }
    uint64_t unfair = UINT64_MAX % n + 1, word;
    do {
      word = next64();
    } while (word < unfair);
    return word % n;
  }
};

/// A distribution over [0, range).
struct Classes {
  Sampler sampler;
  int64_t range;
  double logRange;

  int64_t draw(SamplerStream &stream) const {
    if (sampler == Sampler::Uniform) {
      return int64_t(stream.below(uint64_t(range)));
    }
    return (int64_t(exp(stream.nextDouble() * logRange)) - 1) % range;
  }
  float probability(int64_t value) const {
    if (sampler == Sampler::Uniform) {
      return float(1.0 / double(range));
    }
    double x = double(value);
    return float(log((x + 2.0) / (x + 1.0)) / logRange);
  }
  /// How often a value comes in `count` that took `tries`.
  float expected(int64_t value, int64_t count, int64_t tries) const {
    if (sampler == Sampler::All) {
      return 1;
    }
    float p = probability(value);
    return tries == count ? p * float(count)
                          : -expm1f(float(tries) * log1pf(-p));
  }
};

/// Numbers that were drawn, to find those that come again.
class Drawn {
public:
  Drawn(int64_t *slots, uint64_t size) : slots(slots), mask(size - 1) {
    for (uint64_t i = 0; i < size; ++i) {
      slots[i] = -1;
    }
  }
  /// False: it is there already.
  bool insert(int64_t value) {
    uint64_t i = uint64_t(value) * 0x9E3779B97F4A7C15u >> 20;
    for (;; ++i) {
      int64_t &slot = slots[i & mask];
      if (slot == value) {
        return false;
      }
      if (slot < 0) {
        slot = value;
        return true;
      }
    }
  }

private:
  int64_t *slots;
  uint64_t mask;
};
} // namespace

/// Draws `count` classes; gives how many draws that took, -1 after failing.
static int64_t draw(WeirCallContext *ctx, const Classes &classes, bool isUnique,
                    int64_t count, int64_t *out) {
  if (classes.sampler == Sampler::All) {
    for (int64_t i = 0; i < count; ++i) {
      out[i] = i;
    }
    return count;
  }
  SamplerStream stream;
  // TensorFlow sets so many words aside for each.
  if (!reserveBlocks(ctx, uint64_t(count) * 2048 / 4, stream.words.philox)) {
    return -1;
  }
  if (!isUnique) {
    for (int64_t i = 0; i < count; ++i) {
      out[i] = classes.draw(stream);
    }
    return count;
  }
  uint64_t size = 16;
  while (size < 2 * uint64_t(count)) {
    size *= 2;
  }
  Scratch memory(ctx, int64_t(size * sizeof(int64_t)));
  if (!memory) {
    return -1;
  }
  Drawn drawn(memory.as<int64_t>(), size);
  int64_t tries = 0;
  for (int64_t found = 0; found < count;) {
    if (++tries % 65536 == 0 && weir_call_cancelled(ctx)) {
      weir_call_fail(ctx, WEIR_CANCELLED, "the step ended while sampling");
      return -1;
    }
    int64_t value = classes.draw(stream);
    if (drawn.insert(value)) {
      out[found++] = value;
    }
  }
  return tries;
}

static WeirCallStatus sampleCandidates(WeirCallContext *ctx, Sampler sampler) {
  const WeirView &truth = *weir_call_input(ctx, 0);
  int64_t numTrue = weir_call_attr_int(ctx, "num_true", 1);
  int64_t count = weir_call_attr_int(ctx, "num_sampled", 1);
  bool isUnique = weir_call_attr_bool(ctx, "unique", 0);
  if (truth.rank != 2) {
    return weir_call_fail(ctx, WEIR_INVALID_ARGUMENT,
                          "true_classes must be a matrix");
  }
  if (truth.dims[1] != numTrue) {
    return weir_call_fail(ctx, WEIR_INVALID_ARGUMENT,
                          "true_classes must have num_true columns, expected: "
                          "%" PRId64 " was: %" PRId64,
                          truth.dims[1], numTrue);
  }
  Classes classes = {sampler, weir_call_attr_int(ctx, "range_max", count), 0};
  classes.logRange = log1p(double(classes.range));
  if (classes.range < 1 || (isUnique && count > classes.range)) {
    return weir_call_fail(ctx, WEIR_INVALID_ARGUMENT,
                          "Sampler's range is too small.");
  }
  auto *sampled = static_cast<int64_t *>(weir_call_allocate(ctx, 0, 1, &count));
  auto *trueExpected =
      static_cast<float *>(weir_call_allocate(ctx, 1, truth.rank, truth.dims));
  auto *expected = static_cast<float *>(weir_call_allocate(ctx, 2, 1, &count));
  if (!sampled || !trueExpected || !expected) {
    return WEIR_CALL_FAILED;
  }
  int64_t tries = draw(ctx, classes, isUnique, count, sampled);
  if (tries < 0) {
    return WEIR_CALL_FAILED;
  }
  for (int64_t i = 0; i < count; ++i) {
    expected[i] = classes.expected(sampled[i], count, tries);
  }
  for (int64_t i = 0; i < countOf(truth); ++i) {
    trueExpected[i] = classes.expected(dataOf<int64_t>(truth)[i], count, tries);
  }
  return WEIR_CALL_OK;
}

WEIR_CALL(UniformCandidateSampler, sampleCandidates(ctx, Sampler::Uniform))
WEIR_CALL(LogUniformCandidateSampler,
          sampleCandidates(ctx, Sampler::LogUniform))
WEIR_CALL(AllCandidateSampler, sampleCandidates(ctx, Sampler::All))
