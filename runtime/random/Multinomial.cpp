// Part of Weir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Multinomial: classes drawn by inverting the cumulated weights of each row of
// unnormalized logits.
#include "runtime/random/Distributions.h"

using namespace weir;

/// Cumulated exp(logit - max) of a row; infinite logits weigh nothing.
static double cumulate(const WeirView &logits, int64_t row, double *weights) {
  int64_t classes = logits.dims[1];
  double total = 0;
  withNumber(logits.dtype, [&](auto *type) {
    auto *data = static_cast<decltype(type)>(logits.data) + row * classes;
    double largest = -INFINITY;
    for (int64_t j = 0; j < classes; ++j) {
      double value = double(data[j]);
      if (std::isfinite(value) && value > largest) {
        largest = value;
      }
    }
    for (int64_t j = 0; j < classes; ++j) {
      double value = double(data[j]);
      if (std::isfinite(value)) {
        total += exp(value - largest);
      }
      weights[j] = total;
    }
  });
  return total;
}

/// `seeds` >= 0: the input with the seeds; otherwise the node's own stream.
static WeirCallStatus multinomial(WeirCallContext *ctx, int32_t seeds) {
  const WeirView &logits = *weir_call_input(ctx, 0);
  const WeirView &number = *weir_call_input(ctx, 1);
  if (logits.rank != 2) {
    return weir_call_fail(ctx, WEIR_INVALID_ARGUMENT,
                          "logits should be a matrix, got shape %s",
                          ShapeText(logits).text);
  }
  if (number.rank != 0) {
    return weir_call_fail(ctx, WEIR_INVALID_ARGUMENT,
                          "num_samples should be a scalar, got shape %s",
                          ShapeText(number).text);
  }
  int64_t samples = indexAt(number, 0);
  int64_t batch = logits.dims[0], classes = logits.dims[1];
  if (samples < 0) {
    return weir_call_fail(ctx, WEIR_INVALID_ARGUMENT,
                          "num_samples should be nonnegative, got %" PRId64,
                          samples);
  }
  if (classes <= 0) {
    return weir_call_fail(ctx, WEIR_INVALID_ARGUMENT,
                          "num_classes should be positive, got %" PRId64,
                          classes);
  }
  int64_t dims[] = {batch, samples};
  void *out = weir_call_allocate(ctx, 0, 2, dims);
  Scratch memory(ctx, classes * 8);
  if (!out || !memory) {
    return WEIR_CALL_FAILED;
  }
  if (samples == 0 || batch == 0) {
    return WEIR_CALL_OK;
  }
  PhiloxWords words;
  int64_t reserved = batch * ((samples + 3) / 4 * 4) * 2;
  if (seeds >= 0) {
    const WeirView &pair = *weir_call_input(ctx, seeds);
    if (pair.rank != 1 || pair.dims[0] != 2) {
      return weir_call_fail(ctx, WEIR_INVALID_ARGUMENT,
                            "seed must have shape [2], not %s",
                            ShapeText(pair).text);
    }
    words.philox = scrambleSeeds(pair);
  } else if (!reserveOutputs(ctx, reserved, words.philox)) {
    return WEIR_CALL_FAILED;
  }
  double *weights = memory.as<double>();
  int32_t dtype = weir_call_output_dtype(ctx, 0);
  for (int64_t b = 0; b < batch; ++b) {
    double total = cumulate(logits, b, weights);
    for (int64_t s = 0; s < samples; ++s) {
      uint32_t x0 = words();
      uint32_t x1 = words();
      double wanted = uniformDouble(x0, x1) * total;
      int64_t low = 0, high = classes; // the first weight above
      while (low < high) {
        int64_t middle = (low + high) / 2;
        if (weights[middle] > wanted) {
          high = middle;
        } else {
          low = middle + 1;
        }
      }
      setIndex(out, dtype, b * samples + s, low);
    }
  }
  return WEIR_CALL_OK;
}

extern "C" WeirCallStatus weir_call_Multinomial(WeirCallContext *ctx) {
  return multinomial(ctx, -1);
}
extern "C" WeirCallStatus weir_call_StatelessMultinomial(WeirCallContext *ctx) {
  return multinomial(ctx, 2);
}
