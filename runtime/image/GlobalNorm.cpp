// Part of Weir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// BatchNormWithGlobalNormalization and its gradient: every channel by a mean
// and a variance that are given. Dequantize.
#include "runtime/image/Images.h"
#include <limits>

using namespace weir;

// Operands 1 to `last` have one element for each channel; false after failing.
static bool checkChannels(WeirCallContext *ctx, int32_t last) {
  const WeirView &input = *weir_call_input(ctx, 0);
  if (input.rank != 4) {
    weir_call_fail(ctx, WEIR_INVALID_ARGUMENT, "input must be 4-dimensional%s",
                   ShapeText(input).text);
    return false;
  }
  for (int32_t j = 1; j <= last; ++j) {
    const WeirView &view = *weir_call_input(ctx, j);
    if (view.rank != 1 || view.dims[0] != input.dims[3]) {
      weir_call_fail(ctx, WEIR_INVALID_ARGUMENT,
                     "operand %d must be a vector of %lld channels, got shape "
                     "%s",
                     j, (long long)input.dims[3], ShapeText(view).text);
      return false;
    }
  }
  return true;
}

extern "C" WeirCallStatus
weir_call_BatchNormWithGlobalNormalization(WeirCallContext *ctx) {
  const WeirView &input = *weir_call_input(ctx, 0);
  bool scales = weir_call_attr_bool(ctx, "scale_after_normalization", 0);
  float epsilon = weir_call_attr_float(ctx, "variance_epsilon", 0);
  if (!checkChannels(ctx, 4)) {
    return WEIR_CALL_FAILED;
  }
  return dispatchReal(ctx, input.dtype, [&](auto *type) {
    using T = Pointee<decltype(type)>;
    using C = std::conditional_t<sizeof(T) == 8, double, float>;
    T *out = static_cast<T *>(weir_call_allocate(ctx, 0, 4, input.dims));
    if (!out) {
      return WEIR_CALL_FAILED;
    }
    auto at = [&](int32_t j, int64_t c) {
      return C(dataOf<T>(*weir_call_input(ctx, j))[c]);
    };
    int64_t channels = input.dims[3];
    for (int64_t c = 0; c < channels; ++c) {
      C factor = C(1) / std::sqrt(at(2, c) + C(epsilon));
      factor *= scales ? at(4, c) : C(1);
      C mean = at(1, c), beta = at(3, c);
      for (int64_t i = c; i < countOf(input); i += channels) {
        out[i] = T((C(dataOf<T>(input)[i]) - mean) * factor + beta);
      }
    }
    return WEIR_CALL_OK;
  });
}

extern "C" WeirCallStatus
weir_call_BatchNormWithGlobalNormalizationGrad(WeirCallContext *ctx) {
  const WeirView &input = *weir_call_input(ctx, 0);
  const WeirView &grads = *weir_call_input(ctx, 4);
  bool scales = weir_call_attr_bool(ctx, "scale_after_normalization", 0);
  float epsilon = weir_call_attr_float(ctx, "variance_epsilon", 0);
  if (!checkChannels(ctx, 3)) {
    return WEIR_CALL_FAILED;
  }
  if (!sameShape(input, grads)) {
    return weir_call_fail(ctx, WEIR_INVALID_ARGUMENT,
                          "out_backprop must be as input %s, got %s",
                          ShapeText(input).text, ShapeText(grads).text);
  }
  return dispatchReal(ctx, input.dtype, [&](auto *type) {
    using T = Pointee<decltype(type)>;
    using C = std::conditional_t<sizeof(T) == 8, double, float>;
    int64_t channels = input.dims[3];
    T *out[5];
    for (int32_t i = 0; i < 5; ++i) {
      out[i] = static_cast<T *>(i ? weir_call_allocate(ctx, i, 1, &channels)
                                  : weir_call_allocate(ctx, i, 4, input.dims));
      if (!out[i]) {
        return WEIR_CALL_FAILED;
      }
    }
    auto at = [&](int32_t j, int64_t c) {
      return C(dataOf<T>(*weir_call_input(ctx, j))[c]);
    };
    for (int64_t c = 0; c < channels; ++c) {
      C variance = at(2, c) + C(epsilon), mean = at(1, c);
      C inverse = C(1) / std::sqrt(variance), gamma = at(3, c);
      C factor = scales ? inverse * gamma : inverse;
      C sum = 0, product = 0;
      for (int64_t i = c; i < countOf(input); i += channels) {
        C g = C(dataOf<T>(grads)[i]);
        sum += g;
        product += g * (C(dataOf<T>(input)[i]) - mean);
        out[0][i] = T(g * factor);
      }
      out[1][c] = T(-sum * factor);
      out[2][c] = T(product * C(-0.5) / variance * factor);
      out[3][c] = T(sum);
      out[4][c] = T(scales ? product * inverse : C(0));
    }
    return WEIR_CALL_OK;
  });
}

namespace {
/// What a quantized number stands for: (q - zero) * scale + least.
struct Scale {
  float zero, factor, least;
};
enum class Mode { MinCombined, MinFirst, Scaled };
} // namespace

template <typename T>
static Scale makeScale(Mode mode, float low, float high, bool isNarrow) {
  auto lowest = float(std::numeric_limits<T>::lowest());
  auto highest = float(std::numeric_limits<T>::max());
  if (mode == Mode::Scaled) {
    float least = lowest + (isNarrow ? 1 : 0);
    float factor = high / highest;
    if (lowest < 0) {
      factor = std::fmax(low / least, factor);
    }
    return {0, factor, 0};
  }
  if (mode == Mode::MinCombined) {
    float half = lowest < 0 ? (highest - lowest + 1) / 2 : 0;
    return {-half, (high - low) / (highest - lowest), low};
  }
  double steps = std::ldexp(1.0, 8 * int(sizeof(T)));
  float factor = float((double(high) - double(low)) / (steps - 1));
  float least = high == low ? low : std::round(low / factor) * factor;
  return {lowest, factor, least};
}

extern "C" WeirCallStatus weir_call_Dequantize(WeirCallContext *ctx) {
  const WeirView &input = *weir_call_input(ctx, 0);
  const WeirView &lows = *weir_call_input(ctx, 1);
  const WeirView &highs = *weir_call_input(ctx, 2);
  int64_t axis = weir_call_attr_int(ctx, "axis", -1);
  bool isNarrow = weir_call_attr_bool(ctx, "narrow_range", 0);
  WeirBytes name = weir_call_attr_string(ctx, "mode");
  Mode mode = name.size == 6   ? Mode::Scaled
              : name.size == 9 ? Mode::MinFirst
                               : Mode::MinCombined;
  int64_t slices = axis < 0 || axis >= input.rank ? 1 : input.dims[axis];
  if (axis >= input.rank || countOf(lows) != slices ||
      countOf(highs) != slices) {
    return weir_call_fail(ctx, WEIR_INVALID_ARGUMENT,
                          "min_range and max_range must have %lld elements, "
                          "for axis %lld of shape %s; got %s and %s",
                          (long long)slices, (long long)axis,
                          ShapeText(input).text, ShapeText(lows).text,
                          ShapeText(highs).text);
  }
  void *out = weir_call_allocate(ctx, 0, input.rank, input.dims);
  if (!out) {
    return WEIR_CALL_FAILED;
  }
  int64_t inner = slices == 1 && axis < 0 ? countOf(input)
                                          : countOf(input, int32_t(axis) + 1);
  bool isHalf = weir_call_output_dtype(ctx, 0) == WEIR_DT_BFLOAT16;
  return dispatchNumber(ctx, input.dtype, [&](auto *type) {
    using T = Pointee<decltype(type)>;
    if constexpr (!std::is_integral_v<T>) {
      return failType(ctx, input.dtype);
    } else {
      for (int64_t i = 0; i < countOf(input);) {
        int64_t slice = axis < 0 ? 0 : i / inner % slices;
        float low = dataOf<float>(lows)[slice];
        float high = dataOf<float>(highs)[slice];
        Scale scale = makeScale<T>(mode, low, high, isNarrow);
        for (int64_t end = i + inner; i < end; ++i) {
          float value =
              (float(dataOf<T>(input)[i]) - scale.zero) * scale.factor +
              scale.least;
          if (isHalf) {
            static_cast<BFloat16 *>(out)[i] = BFloat16(value);
          } else {
            static_cast<float *>(out)[i] = value;
          }
        }
      }
      return WEIR_CALL_OK;
    }
  });
}
