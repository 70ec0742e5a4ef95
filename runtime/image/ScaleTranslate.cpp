// Part of Weir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// ScaleAndTranslate and its gradient: resampling with a kernel of choice, which
// widens where the image gets smaller.
#include "runtime/image/Images.h"

using namespace weir;

namespace {
/// A kernel by its name: its radius, and its value x away.
struct Kernel {
  enum Kind { Lanczos, Gaussian, Box, Triangle, KeysCubic, MitchellCubic };
  Kind kind;
  float radius;

  bool read(WeirCallContext *ctx);
  float at(float x) const;
};

/// For each output place of a dimension the first pixel it takes from, and the
/// weights of that and the next ones.
struct Resampling {
  int64_t width = 0; ///< weights for each place
  Vector<int64_t> first;
  Vector<int64_t> count;
  Vector<float> weights;

  void init(const Kernel &kernel, int64_t from, int64_t to, float scale,
            float translation, bool antialias);
};
} // namespace

bool Kernel::read(WeirCallContext *ctx) {
  struct Known {
    const char *name;
    Kernel kernel;
  };
  const Known known[] = {{"lanczos1", {Lanczos, 1}},
                         {"lanczos3", {Lanczos, 3}},
                         {"lanczos5", {Lanczos, 5}},
                         {"gaussian", {Gaussian, 1.5}},
                         {"box", {Box, 1}},
                         {"triangle", {Triangle, 1}},
                         {"keyscubic", {KeysCubic, 2}},
                         {"mitchellcubic", {MitchellCubic, 2}}};
  WeirBytes name = weir_call_attr_string(ctx, "kernel_type");
  if (name.size == 0) {
    name = {"lanczos3", 8};
  }
  for (const Known &entry : known) {
    if (name.size == strlen(entry.name) &&
        memcmp(name.data, entry.name, name.size) == 0) {
      *this = entry.kernel;
      return true;
    }
  }
  weir_call_fail(ctx, WEIR_INVALID_ARGUMENT, "Unrecognized kernel type: %.*s",
                 int(name.size), name.data);
  return false;
}

float Kernel::at(float x) const {
  constexpr float pi = 3.14159265359f;
  switch (kind) {
  case Lanczos:
    if (x > radius) {
      return 0;
    }
    return x <= 1e-3f ? 1.0f
                      : radius * std::sin(pi * x) * std::sin(pi * x / radius) /
                            (pi * pi * x * x);
  case Gaussian: {
    float sigma = radius / 3;
    return x >= radius ? 0 : std::exp(-x * x / (2 * sigma * sigma));
  }
  case Box:
    return x < 0.5f ? 1.0f : x == 0.5f ? 0.5f : 0.0f;
  case Triangle:
    return x < 1 ? 1 - x : 0;
  case KeysCubic:
    if (x >= 2) {
      return 0;
    }
    return x >= 1 ? ((-0.5f * x + 2.5f) * x - 4.0f) * x + 2.0f
                  : ((1.5f * x - 2.5f) * x) * x + 1.0f;
  case MitchellCubic:
    if (x >= 2) {
      return 0;
    }
    return x >= 1 ? (((-7.0f / 18.0f) * x + 2.0f) * x - 10.0f / 3.0f) * x +
                        16.0f / 9.0f
                  : (((7.0f / 6.0f) * x - 2.0f) * x) * x + 8.0f / 9.0f;
  }
  return 0;
}

void Resampling::init(const Kernel &kernel, int64_t from, int64_t to,
                      float scale, float translation, bool antialias) {
  float inverse = 1.0f / scale, shift = -inverse * translation;
  float wider = antialias && inverse > 1.0f ? inverse : 1.0f;
  for (int64_t place = 0; place < to; ++place) {
    first.push(0);
    count.push(0);
  }
  int64_t most = 2 * int64_t(std::ceil(kernel.radius * wider)) + 1;
  width = most < from ? most : from;
  for (int64_t i = 0; i < width * to; ++i) {
    weights.push(0);
  }
  for (int64_t place = 0; place < to; ++place) {
    float sample = (float(place) + 0.5f) * inverse + shift;
    if (!(sample >= 0 && sample <= float(from))) {
      continue; // nothing is taken from outside
    }
    float reach = kernel.radius * wider;
    int64_t begin =
        clampTo(int64_t(std::ceil(sample - reach - 0.5f)), 0, from - 1);
    int64_t end =
        clampTo(int64_t(std::floor(sample + reach - 0.5f)), 0, from - 1) + 1;
    if (end > begin + width) {
      end = begin + width;
    }
    float *weight = weights.data() + place * width, sum = 0;
    for (int64_t i = begin; i < end; ++i) {
      float distance = (float(i) + 0.5f - sample) * (1.0f / wider);
      weight[i - begin] = kernel.at(std::fabs(distance));
      sum += weight[i - begin];
    }
    first[size_t(place)] = begin;
    bool isSolid = std::fabs(sum) >= 1000.0f * 1.17549435e-38f;
    count[size_t(place)] = isSolid ? end - begin : 0;
    for (int64_t i = begin; isSolid && i < end; ++i) {
      weight[i - begin] *= 1.0f / sum;
    }
  }
}

// The resamplings of rows and columns; scale and translation begin at input j.
static bool makeResamplings(WeirCallContext *ctx, int32_t j, const Images &from,
                            const Images &to, Resampling axes[2]) {
  const WeirView &scale = *weir_call_input(ctx, j);
  const WeirView &translation = *weir_call_input(ctx, j + 1);
  Kernel kernel;
  if (!kernel.read(ctx)) {
    return false;
  }
  if (countOf(scale) != 2 || countOf(translation) != 2) {
    weir_call_fail(ctx, WEIR_INVALID_ARGUMENT,
                   "scale and translation must have two elements, got %s and "
                   "%s",
                   ShapeText(scale).text, ShapeText(translation).text);
    return false;
  }
  for (int k = 0; k < 2; ++k) {
    if (!(dataOf<float>(scale)[k] > 0)) {
      weir_call_fail(ctx, WEIR_INVALID_ARGUMENT,
                     "Scale must be greater than zero.");
      return false;
    }
  }
  if (from.height < 1 || from.width < 1) {
    weir_call_fail(ctx, WEIR_INVALID_ARGUMENT,
                   "input image must be of non-zero size");
    return false;
  }
  bool antialias = weir_call_attr_bool(ctx, "antialias", 1);
  axes[0].init(kernel, from.height, to.height, dataOf<float>(scale)[0],
               dataOf<float>(translation)[0], antialias);
  axes[1].init(kernel, from.width, to.width, dataOf<float>(scale)[1],
               dataOf<float>(translation)[1], antialias);
  return true;
}

// Calls `visit(offset in the image, weight)` for what the output
// pixel (y, x) takes.
template <typename F>
static void visitTaps(const Resampling axes[2], const Images &from, int64_t b,
                      int64_t y, int64_t x, F visit) {
  for (int64_t i = 0; i < axes[0].count[size_t(y)]; ++i) {
    float row = axes[0].weights[size_t(y * axes[0].width + i)];
    for (int64_t k = 0; k < axes[1].count[size_t(x)]; ++k) {
      float column = axes[1].weights[size_t(x * axes[1].width + k)];
      visit(from.at(b, axes[0].first[size_t(y)] + i,
                    axes[1].first[size_t(x)] + k),
            row * column);
    }
  }
}

extern "C" WeirCallStatus weir_call_ScaleAndTranslate(WeirCallContext *ctx) {
  const WeirView &images = *weir_call_input(ctx, 0);
  Images from, to;
  Resampling axes[2];
  if (!from.read(ctx, 0, "input")) {
    return WEIR_CALL_FAILED;
  }
  to = from;
  if (!readImageSize(ctx, 1, "size", to.height, to.width) ||
      !makeResamplings(ctx, 2, from, to, axes)) {
    return WEIR_CALL_FAILED;
  }
  return dispatchNumber(ctx, images.dtype, [&](auto *type) {
    using T = Pointee<decltype(type)>;
    auto *out = static_cast<float *>(to.allocate(ctx, 0));
    if (!out) {
      return WEIR_CALL_FAILED;
    }
    memset(out, 0, size_t(to.count()) * sizeof *out);
    for (int64_t b = 0; b < to.batch; ++b) {
      for (int64_t y = 0; y < to.height; ++y) {
        for (int64_t x = 0; x < to.width; ++x) {
          float *pixel = out + to.at(b, y, x);
          visitTaps(axes, from, b, y, x, [&](int64_t at, float weight) {
            for (int64_t c = 0; c < to.channels; ++c) {
              pixel[c] += float(dataOf<T>(images)[at + c]) * weight;
            }
          });
        }
      }
    }
    return WEIR_CALL_OK;
  });
}

extern "C" WeirCallStatus
weir_call_ScaleAndTranslateGrad(WeirCallContext *ctx) {
  const WeirView &grads = *weir_call_input(ctx, 0);
  Images given, original;
  Resampling axes[2];
  if (!given.read(ctx, 0, "input_grad") ||
      !original.read(ctx, 1, "original_image") ||
      !makeResamplings(ctx, 2, original, given, axes)) {
    return WEIR_CALL_FAILED;
  }
  if (grads.dtype != WEIR_DT_FLOAT) {
    return failType(ctx, grads.dtype);
  }
  original.batch = given.batch;
  original.channels = given.channels;
  auto *out = static_cast<float *>(original.allocate(ctx, 0));
  if (!out) {
    return WEIR_CALL_FAILED;
  }
  memset(out, 0, size_t(original.count()) * sizeof *out);
  for (int64_t b = 0; b < given.batch; ++b) {
    for (int64_t y = 0; y < given.height; ++y) {
      for (int64_t x = 0; x < given.width; ++x) {
        const float *g = dataOf<float>(grads) + given.at(b, y, x);
        visitTaps(axes, original, b, y, x, [&](int64_t at, float weight) {
          for (int64_t c = 0; c < given.channels; ++c) {
            out[at + c] += g[c] * weight;
          }
        });
      }
    }
  }
  return WEIR_CALL_OK;
}
