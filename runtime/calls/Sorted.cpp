// Part of Weir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Order and counts: NthElement, LowerBound, UpperBound, HistogramFixedWidth,
// ComputeAccidentalHits.
#include "runtime/base/Memory.h"
#include "runtime/calls/CallUtils.h"
#include <algorithm>
#include <cfloat>

using namespace weir;

template <typename F>
static WeirCallStatus dispatch(WeirCallContext *ctx, int32_t dtype, F use) {
  WeirCallStatus status = WEIR_CALL_FAILED;
  bool known = withNumber(dtype, [&](auto *type) { status = use(type); });
  return known ? status : failType(ctx, dtype);
}

// The element at place n of each row, if it were sorted.
extern "C" WeirCallStatus weir_call_NthElement(WeirCallContext *ctx) {
  const WeirView &input = *weir_call_input(ctx, 0);
  const WeirView &place = *weir_call_input(ctx, 1);
  if (place.rank != 0) {
    return weir_call_fail(ctx, WEIR_INVALID_ARGUMENT,
                          "N must be scalar but has rank %d", place.rank);
  }
  int64_t n = indexAt(place, 0);
  if (n < 0) {
    return weir_call_fail(ctx, WEIR_INVALID_ARGUMENT,
                          "n must be non-negative but is %lld", (long long)n);
  }
  if (input.rank < 1) {
    return weir_call_fail(ctx, WEIR_INVALID_ARGUMENT,
                          "Input must be at least rank 1 but is rank 0");
  }
  int64_t width = input.dims[input.rank - 1];
  if (n >= width) {
    return weir_call_fail(ctx, WEIR_INVALID_ARGUMENT,
                          "Input must have last dimension > n = %lld",
                          (long long)n);
  }
  n = weir_call_attr_bool(ctx, "reverse", 0) ? width - 1 - n : n;
  return dispatch(ctx, input.dtype, [&](auto *type) {
    using T = Pointee<decltype(type)>;
    T *out = static_cast<T *>(
        weir_call_allocate(ctx, 0, input.rank - 1, input.dims));
    Scratch memory(ctx, width * int64_t(sizeof(T)));
    if (!out || !memory) {
      return WEIR_CALL_FAILED;
    }
    T *row = memory.as<T>();
    int64_t rows = countOf(input) / width;
    for (int64_t i = 0; i < rows; ++i) {
      memcpy(static_cast<void *>(row), dataOf<T>(input) + i * width,
             size_t(width) * sizeof(T));
      std::nth_element(row, row + n, row + width,
                       [](T a, T b) { return a < b; });
      out[i] = row[n];
    }
    return WEIR_CALL_OK;
  });
}

// Where each value goes into its sorted row: before equal ones, or after.
template <bool upper> static WeirCallStatus findBounds(WeirCallContext *ctx) {
  const WeirView &sorted = *weir_call_input(ctx, 0);
  const WeirView &values = *weir_call_input(ctx, 1);
  for (int32_t j = 0; j < 2; ++j) {
    if (weir_call_input(ctx, j)->rank != 2) {
      return weir_call_fail(ctx, WEIR_INVALID_ARGUMENT,
                            "Shape must be rank 2 but is rank %d for `%s` "
                            "argument",
                            weir_call_input(ctx, j)->rank,
                            j ? "values" : "sorted_inputs");
    }
  }
  if (sorted.dims[0] != values.dims[0]) {
    return weir_call_fail(ctx, WEIR_INVALID_ARGUMENT,
                          "Leading dim_size of both tensors must match.");
  }
  void *out = weir_call_allocate(ctx, 0, 2, values.dims);
  if (!out) {
    return WEIR_CALL_FAILED;
  }
  int32_t outType = weir_call_output_dtype(ctx, 0);
  return dispatch(ctx, sorted.dtype, [&](auto *type) {
    using T = Pointee<decltype(type)>;
    int64_t width = sorted.dims[1];
    for (int64_t i = 0; i < countOf(values); ++i) {
      T value = dataOf<T>(values)[i];
      const T *row = dataOf<T>(sorted) + i / values.dims[1] * width;
      int64_t low = 0, high = width;
      while (low < high) {
        int64_t middle = low + (high - low) / 2;
        bool goesOn = upper ? !(value < row[middle]) : row[middle] < value;
        (goesOn ? low : high) = goesOn ? middle + 1 : middle;
      }
      setIndex(out, outType, i, low);
    }
    return WEIR_CALL_OK;
  });
}

extern "C" WeirCallStatus weir_call_LowerBound(WeirCallContext *ctx) {
  return findBounds<false>(ctx);
}
extern "C" WeirCallStatus weir_call_UpperBound(WeirCallContext *ctx) {
  return findBounds<true>(ctx);
}

extern "C" WeirCallStatus weir_call_HistogramFixedWidth(WeirCallContext *ctx) {
  const WeirView &values = *weir_call_input(ctx, 0);
  const WeirView &range = *weir_call_input(ctx, 1);
  const WeirView &bins = *weir_call_input(ctx, 2);
  if (range.rank != 1 || range.dims[0] != 2) {
    return weir_call_fail(ctx, WEIR_INVALID_ARGUMENT,
                          "value_range should be a vector of 2 elements, got "
                          "shape %s",
                          ShapeText(range).text);
  }
  if (bins.rank != 0 || indexAt(bins, 0) <= 0) {
    return weir_call_fail(ctx, WEIR_INVALID_ARGUMENT,
                          "nbins should be a positive number, but got '%lld'",
                          bins.rank ? 0 : (long long)indexAt(bins, 0));
  }
  int64_t count = indexAt(bins, 0);
  return dispatch(ctx, values.dtype, [&](auto *type) {
    using T = Pointee<decltype(type)>;
    T low = dataOf<T>(range)[0], high = dataOf<T>(range)[1];
    if (!(low < high)) {
      return weir_call_fail(ctx, WEIR_INVALID_ARGUMENT,
                            "value_range should satisfy value_range[0] < "
                            "value_range[1], but got '[%g, %g]'",
                            double(low), double(high));
    }
    void *out = weir_call_allocate(ctx, 0, 1, &count);
    if (!out) {
      return WEIR_CALL_FAILED;
    }
    int32_t outType = weir_call_output_dtype(ctx, 0);
    memset(out, 0, size_t(count * weir_dtype_size(outType)));
    double step = double(T(high - low)) / double(count);
    for (int64_t i = 0; i < countOf(values); ++i) {
      T value = dataOf<T>(values)[i];
      if (value != value) {
        return weir_call_fail(ctx, WEIR_INVALID_ARGUMENT,
                              "Histogram values must not contain NaN");
      }
      value = value < low ? low : value;
      double place = double(T(value - low)) / step;
      int64_t bin = place < double(count - 1) ? int64_t(place) : count - 1;
      int64_t before = outType == WEIR_DT_INT64
                           ? static_cast<int64_t *>(out)[bin]
                           : static_cast<int32_t *>(out)[bin];
      setIndex(out, outType, bin, before + 1);
    }
    return WEIR_CALL_OK;
  });
}

// Pairs of a row of true classes and the place of a sample that is among them.
extern "C" WeirCallStatus
weir_call_ComputeAccidentalHits(WeirCallContext *ctx) {
  const WeirView &classes = *weir_call_input(ctx, 0);
  const WeirView &samples = *weir_call_input(ctx, 1);
  int64_t width = weir_call_attr_int(ctx, "num_true", 1);
  if (classes.rank != 2 || classes.dims[1] != width) {
    return weir_call_fail(ctx, WEIR_INVALID_ARGUMENT,
                          "true_candidates must be a batch_size * num_true "
                          "matrix");
  }
  if (samples.rank != 1) {
    return weir_call_fail(ctx, WEIR_INVALID_ARGUMENT,
                          "sampled_candidates must be a vector, which is "
                          "typically the output from CandidateSampler");
  }
  // Samples sorted by class; the last one of a class counts.
  Vector<int64_t> order;
  for (int64_t i = 0; i < countOf(samples); ++i) {
    order.push(i);
  }
  auto classAt = [&](int64_t i) { return dataOf<int64_t>(samples)[i]; };
  std::sort(order.begin(), order.end(), [&](int64_t a, int64_t b) {
    return classAt(a) != classAt(b) ? classAt(a) < classAt(b) : a < b;
  });
  Vector<int64_t> hits; // row, place
  for (int64_t i = 0; i < countOf(classes); ++i) {
    int64_t wanted = dataOf<int64_t>(classes)[i];
    int64_t *end = std::upper_bound(
        order.begin(), order.end(), wanted,
        [&](int64_t value, int64_t place) { return value < classAt(place); });
    if (end != order.begin() && classAt(end[-1]) == wanted) {
      hits.push(i / width);
      hits.push(end[-1]);
    }
  }
  int64_t count = int64_t(hits.size()) / 2;
  auto *rows = static_cast<int32_t *>(weir_call_allocate(ctx, 0, 1, &count));
  auto *places = static_cast<int64_t *>(weir_call_allocate(ctx, 1, 1, &count));
  auto *weights = static_cast<float *>(weir_call_allocate(ctx, 2, 1, &count));
  if (!rows || !places || !weights) {
    return WEIR_CALL_FAILED;
  }
  for (int64_t i = 0; i < count; ++i) {
    rows[i] = int32_t(hits[size_t(2 * i)]);
    places[i] = hits[size_t(2 * i + 1)];
    weights[i] = -FLT_MAX;
  }
  return WEIR_CALL_OK;
}
