// Part of Weir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// RandomGamma, RandomPoisson(V2): rejection methods with their own stretch of
// the stream for each output. Gamma: Marsaglia and Tsang 2000. Poisson: Knuth
// for small rates, Hormann's PTRS (1993) for large ones.
#include "runtime/random/Distributions.h"

using namespace weir;

namespace {
/// Doubles from a stream, taken from each block last first.
class Draws {
public:
  Draws(const Philox &base, int64_t output) : philox(base) {
    philox.skip(uint64_t(output * reservedPerOutput));
  }
  double uniform() {
    if (uniforms == 0) {
      uint32_t x[4];
      philox.next(x);
      uniformPair[0] = uniformDouble(x[0], x[1]);
      uniformPair[1] = uniformDouble(x[2], x[3]);
      uniforms = 2;
    }
    return uniformPair[--uniforms];
  }
  double normal() {
    if (normals == 0) {
      uint32_t x[4];
      philox.next(x);
      normalPair(x, normalValues[0], normalValues[1]);
      normals = 2;
    }
    return normalValues[--normals];
  }

private:
  Philox philox;
  double uniformPair[2] = {};
  double normalValues[2] = {};
  int uniforms = 0;
  int normals = 0;
};
} // namespace

static double drawGamma(Draws draws, double alpha) {
  if (alpha == 1) {
    return -log1p(-draws.uniform());
  }
  bool small = alpha < 1;
  double d = alpha + (small ? 2.0 / 3 : -1.0 / 3);
  double c = 1.0 / 3 / sqrt(d);
  for (;;) {
    double x = draws.normal();
    double v = 1 + c * x;
    if (v <= 0) {
      continue;
    }
    v = v * v * v;
    double u = draws.uniform();
    if (u < 1 - 0.0331 * (x * x) * (x * x) ||
        log(u) < 0.5 * x * x + d * (1 - v + log(v))) {
      double result = d * v;
      return small ? result * pow(draws.uniform(), 1 / alpha) : result;
    }
  }
}

static double drawPoisson(Draws draws, double rate, double largest) {
  if (rate < 10) {
    double limit = exp(-rate);
    double product = 1;
    for (double x = 0;; x += 1) {
      product *= draws.uniform();
      if (product <= limit && x <= largest) {
        return x;
      }
    }
  }
  double logRate = log(rate);
  double b = 0.931 + 2.53 * sqrt(rate);
  double a = -0.059 + 0.02483 * b;
  double inverseAlpha = 1.1239 + 1.1328 / (b - 3.4);
  for (;;) {
    double u = draws.uniform() - 0.5;
    double v = draws.uniform();
    double shifted = 0.5 - fabs(u);
    double k = floor((2 * a / shifted + b) * u + rate + 0.43);
    if (k > largest) {
      continue;
    }
    if (shifted >= 0.07 && v <= 0.9277 - 3.6224 / (b - 2)) {
      return k;
    }
    if (k < 0 || (shifted < 0.013 && v > shifted)) {
      continue;
    }
    double s = log(v * inverseAlpha / (a / (shifted * shifted) + b));
    int sign;
    double t = -rate + k * logRate - lgamma_r(k + 1, &sign);
    if (s <= t) {
      return k;
    }
  }
}

static double numberAt(const WeirView &view, int64_t i) {
  double value = 0;
  withNumber(view.dtype, [&](auto *type) {
    value = double(static_cast<decltype(type)>(view.data)[i]);
  });
  return value;
}

/// Largest value of the type, as Poisson's results must not pass it.
static double largestOf(int32_t dtype) {
  switch (dtype) {
  case WEIR_DT_HALF:
    return 65504;
  case WEIR_DT_INT32:
    return 2147483647.0;
  case WEIR_DT_INT64:
    return 9223372036854775807.0;
  case WEIR_DT_FLOAT:
  case WEIR_DT_BFLOAT16:
    return 3.3895313892515355e38;
  default:
    return 1.7976931348623157e308;
  }
}

/// shape + parameter.shape: output [s, p] is sample s of parameter p.
static void *allocateSamples(WeirCallContext *ctx, int64_t &samples) {
  const WeirView &shape = *weir_call_input(ctx, 0);
  const WeirView &parameter = *weir_call_input(ctx, 1);
  int64_t rank = shape.rank == 1 ? shape.dims[0] : 0;
  int64_t dims[2 * WEIR_MAX_RANK];
  samples = 1;
  if (shape.rank != 1 || rank > WEIR_MAX_RANK) {
    weir_call_fail(ctx, WEIR_INVALID_ARGUMENT,
                   "shape must be a vector of {int32,int64}, got shape %s",
                   ShapeText(shape).text);
    return nullptr;
  }
  for (int64_t d = 0; d < rank; ++d) {
    dims[d] = indexAt(shape, d);
    if (dims[d] < 0) {
      weir_call_fail(ctx, WEIR_INVALID_ARGUMENT,
                     "Dimension %" PRId64 " must be >= 0", dims[d]);
      return nullptr;
    }
    samples *= dims[d];
  }
  for (int32_t d = 0; d < parameter.rank; ++d) {
    dims[rank + d] = parameter.dims[d];
  }
  return weir_call_allocate(ctx, 0, int32_t(rank) + parameter.rank, dims);
}

template <typename Draw>
static WeirCallStatus sample(WeirCallContext *ctx, Draw draw) {
  int64_t samples;
  void *out = allocateSamples(ctx, samples);
  if (!out) {
    return WEIR_CALL_FAILED;
  }
  const WeirView &parameter = *weir_call_input(ctx, 1);
  int64_t count = countOf(parameter);
  if (samples == 0 || count == 0) {
    return WEIR_CALL_OK;
  }
  Philox philox;
  if (!reserveOutputs(ctx, samples * count, philox)) {
    return WEIR_CALL_FAILED;
  }
  int32_t dtype = weir_call_output_dtype(ctx, 0);
  bool known = withNumber(dtype, [&](auto *type) {
    using T = Pointee<decltype(type)>;
    for (int64_t p = 0; p < count; ++p) {
      double value = numberAt(parameter, p);
      for (int64_t s = 0; s < samples; ++s) {
        static_cast<T *>(out)[s * count + p] =
            T(draw(Draws(philox, p * samples + s), value));
      }
    }
  });
  return known ? WEIR_CALL_OK : failType(ctx, dtype);
}

extern "C" WeirCallStatus weir_call_RandomGamma(WeirCallContext *ctx) {
  return sample(ctx, drawGamma);
}

static WeirCallStatus poisson(WeirCallContext *ctx) {
  double largest = largestOf(weir_call_output_dtype(ctx, 0));
  return sample(ctx, [largest](Draws draws, double rate) {
    if (!(rate >= 0) || rate > 1.7976931348623157e308) {
      return double(NAN);
    }
    return drawPoisson(draws, rate, largest);
  });
}

extern "C" WeirCallStatus weir_call_RandomPoisson(WeirCallContext *ctx) {
  return poisson(ctx);
}
extern "C" WeirCallStatus weir_call_RandomPoissonV2(WeirCallContext *ctx) {
  return poisson(ctx);
}
