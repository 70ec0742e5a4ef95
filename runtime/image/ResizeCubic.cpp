// Part of Weir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// ResizeBicubic, its gradient, and ResizeArea.
#include "runtime/image/Images.h"

using namespace weir;

namespace {
/// The four places that one output place takes from, along one dimension.
struct Taps {
  int64_t at[4];
  float weight[4];
};

/// How output places are mapped, along one dimension.
struct CubicAxis {
  float scale;
  int64_t limit; ///< of the input
  bool halfPixel;

  Taps taps(int64_t place) const;
};
} // namespace

// The weight of a pixel `x` away, in steps of 1/1024, as TensorFlow's tables
// have it: near (x < 1) or far (x < 2).
static float nearWeight(int64_t step, double a) {
  double x = double(step) / 1024;
  return float(((a + 2) * x - (a + 3)) * x * x + 1);
}
static float farWeight(int64_t step, double a) {
  double x = double(step) / 1024 + 1;
  return float(((a * x - 5 * a) * x + 8 * a) * x - 4 * a);
}

Taps CubicAxis::taps(int64_t place) const {
  float position =
      halfPixel ? (float(place) + 0.5f) * scale - 0.5f : float(place) * scale;
  auto first = int64_t(std::floor(position));
  int64_t step = lrintf((position - float(first)) * 1024);
  double a = halfPixel ? -0.5 : -0.75;
  Taps taps;
  taps.weight[0] = farWeight(step, a);
  taps.weight[1] = nearWeight(step, a);
  taps.weight[2] = nearWeight(1024 - step, a);
  taps.weight[3] = farWeight(1024 - step, a);
  float sum = 0;
  for (int k = 0; k < 4; ++k) {
    int64_t wanted = first - 1 + k;
    taps.at[k] = clampTo(wanted, 0, limit - 1);
    if (halfPixel && taps.at[k] != wanted) {
      taps.weight[k] = 0; // outside; the others are scaled to make up for it
    }
    sum += taps.weight[k];
  }
  if (halfPixel && std::fabs(sum) >= 1000.0f * 1.17549435e-38f) {
    for (float &weight : taps.weight) {
      weight *= 1.0f / sum;
    }
  }
  return taps;
}

// The axes between an image and one of another size.
static bool makeAxes(WeirCallContext *ctx, const Images &from, const Images &to,
                     CubicAxis axes[2]) {
  bool align = weir_call_attr_bool(ctx, "align_corners", 0);
  bool half = weir_call_attr_bool(ctx, "half_pixel_centers", 0);
  if (align && half) {
    weir_call_fail(ctx, WEIR_INVALID_ARGUMENT,
                   "If half_pixel_centers is True, align_corners must be "
                   "False.");
    return false;
  }
  if (from.height < 1 || from.width < 1) {
    weir_call_fail(ctx, WEIR_INVALID_ARGUMENT,
                   "input image must be of non-zero size");
    return false;
  }
  axes[0] = {resizeScale(from.height, to.height, align), from.height, half};
  axes[1] = {resizeScale(from.width, to.width, align), from.width, half};
  return true;
}

extern "C" WeirCallStatus weir_call_ResizeBicubic(WeirCallContext *ctx) {
  const WeirView &images = *weir_call_input(ctx, 0);
  Images from, to;
  CubicAxis axes[2];
  if (!from.read(ctx, 0, "input")) {
    return WEIR_CALL_FAILED;
  }
  to = from;
  if (!readImageSize(ctx, 1, "size", to.height, to.width) ||
      !makeAxes(ctx, from, to, axes)) {
    return WEIR_CALL_FAILED;
  }
  return dispatchNumber(ctx, images.dtype, [&](auto *type) {
    using T = Pointee<decltype(type)>;
    auto *out = static_cast<float *>(to.allocate(ctx, 0));
    if (!out) {
      return WEIR_CALL_FAILED;
    }
    for (int64_t b = 0; b < to.batch; ++b) {
      for (int64_t y = 0; y < to.height; ++y) {
        Taps rows = axes[0].taps(y);
        for (int64_t x = 0; x < to.width; ++x) {
          Taps columns = axes[1].taps(x);
          for (int64_t c = 0; c < to.channels; ++c) {
            float sum = 0;
            for (int i = 0; i < 4; ++i) {
              float column = 0; // along y first
              for (int k = 0; k < 4; ++k) {
                int64_t at = from.at(b, rows.at[k], columns.at[i]) + c;
                column += float(dataOf<T>(images)[at]) * rows.weight[k];
              }
              sum += column * columns.weight[i];
            }
            *out++ = sum;
          }
        }
      }
    }
    return WEIR_CALL_OK;
  });
}

extern "C" WeirCallStatus weir_call_ResizeBicubicGrad(WeirCallContext *ctx) {
  const WeirView &grads = *weir_call_input(ctx, 0);
  Images given, original;
  CubicAxis axes[2];
  if (!given.read(ctx, 0, "input_grad") ||
      !original.read(ctx, 1, "original_image") ||
      !makeAxes(ctx, original, given, axes)) {
    return WEIR_CALL_FAILED;
  }
  original.batch = given.batch;
  original.channels = given.channels;
  return dispatchReal(ctx, weir_call_output_dtype(ctx, 0), [&](auto *type) {
    using T = Pointee<decltype(type)>;
    T *out = static_cast<T *>(original.allocate(ctx, 0));
    if (!out) {
      return WEIR_CALL_FAILED;
    }
    memset(static_cast<void *>(out), 0, size_t(original.count()) * sizeof(T));
    const float *g = dataOf<float>(grads);
    for (int64_t b = 0; b < given.batch; ++b) {
      for (int64_t y = 0; y < given.height; ++y) {
        Taps rows = axes[0].taps(y);
        for (int64_t x = 0; x < given.width; ++x) {
          Taps columns = axes[1].taps(x);
          for (int64_t c = 0; c < given.channels; ++c, ++g) {
            for (int k = 0; k < 4; ++k) {
              for (int i = 0; i < 4; ++i) {
                T &sum = out[original.at(b, rows.at[k], columns.at[i]) + c];
                sum = T(sum + T(*g * rows.weight[k] * columns.weight[i]));
              }
            }
          }
        }
      }
    }
    return WEIR_CALL_OK;
  });
}

namespace {
/// The pixels that one output pixel covers, along one dimension.
struct Span {
  int64_t begin, end;
  float low, high, scale;

  Span(int64_t place, float scale)
      : low(float(place) * scale), high(float(place + 1) * scale),
        scale(scale) {
    begin = int64_t(std::floor(low));
    end = int64_t(std::ceil(high));
  }
  /// How much of pixel i is covered.
  float weight(int64_t i) const {
    bool endsInside = float(i + 1) > high;
    if (float(i) < low) {
      return endsInside ? scale : float(i + 1) - low;
    }
    return endsInside ? high - float(i) : 1.0f;
  }
};
} // namespace

extern "C" WeirCallStatus weir_call_ResizeArea(WeirCallContext *ctx) {
  const WeirView &images = *weir_call_input(ctx, 0);
  bool align = weir_call_attr_bool(ctx, "align_corners", 0);
  Images from, to;
  if (!from.read(ctx, 0, "input")) {
    return WEIR_CALL_FAILED;
  }
  to = from;
  if (!readImageSize(ctx, 1, "size", to.height, to.width)) {
    return WEIR_CALL_FAILED;
  }
  if (from.height < 1 || from.width < 1) {
    return weir_call_fail(ctx, WEIR_INVALID_ARGUMENT,
                          "input image must be of non-zero size");
  }
  float yScale = resizeScale(from.height, to.height, align);
  float xScale = resizeScale(from.width, to.width, align);
  float factor = 1.0f / (yScale * xScale);
  return dispatchNumber(ctx, images.dtype, [&](auto *type) {
    using T = Pointee<decltype(type)>;
    auto *out = static_cast<float *>(to.allocate(ctx, 0));
    if (!out) {
      return WEIR_CALL_FAILED;
    }
    for (int64_t b = 0; b < to.batch; ++b) {
      for (int64_t y = 0; y < to.height; ++y) {
        Span rows(y, yScale);
        for (int64_t x = 0; x < to.width; ++x) {
          Span columns(x, xScale);
          for (int64_t c = 0; c < to.channels; ++c) {
            float sum = 0;
            for (int64_t i = rows.begin; i < rows.end; ++i) {
              int64_t row = clampTo(i, 0, from.height - 1);
              for (int64_t j = columns.begin; j < columns.end; ++j) {
                int64_t column = clampTo(j, 0, from.width - 1);
                sum += float(dataOf<T>(images)[from.at(b, row, column) + c]) *
                       (rows.weight(i) * columns.weight(j) * factor);
              }
            }
            *out++ = sum;
          }
        }
      }
    }
    return WEIR_CALL_OK;
  });
}
