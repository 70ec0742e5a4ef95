// Part of Weir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// ExtractGlimpse: a window of each image; what lies outside is noise or 0.
#include "runtime/image/Images.h"
#include "runtime/random/Philox.h"

using namespace weir;

namespace {
enum class Noise { Uniform, Gaussian, Zero };

/// What fills the places outside of an image: as its values are spread.
class Filler {
public:
  Filler(Noise noise, const float *image, int64_t count, Philox philox)
      : noise(noise), words{philox} {
    for (int64_t i = 0; i < count; ++i) {
      low = i == 0 || image[i] < low ? image[i] : low;
      high = i == 0 || image[i] > high ? image[i] : high;
      sum += image[i];
      squares += double(image[i]) * image[i];
    }
    mean = count ? sum / double(count) : 0;
    double variance = count ? squares / double(count) - mean * mean : 0;
    deviation = variance > 0 ? std::sqrt(variance) : 0;
  }
  float operator()() {
    if (noise == Noise::Zero) {
      return 0;
    }
    if (noise == Noise::Uniform) {
      return low + (high - low) * float(uniform());
    }
    double radius = std::sqrt(-2 * std::log(uniform()));
    double angle = 6.283185307179586 * uniform();
    return float(mean + deviation * radius * std::cos(angle));
  }

private:
  double uniform() { return (double(words()) + 0.5) * 0x1p-32; }
  Noise noise;
  PhiloxWords words;
  float low = 0, high = 0;
  double sum = 0, squares = 0, mean, deviation;
};
} // namespace

static bool readNoise(WeirCallContext *ctx, Noise &noise) {
  WeirBytes name = weir_call_attr_string(ctx, "noise");
  bool isDefault = name.size == 0 ||
                   (name.size == 7 && memcmp(name.data, "uniform", 7) == 0);
  bool isUniform = weir_call_attr_bool(ctx, "uniform_noise", 1);
  if (isDefault) {
    noise = isUniform ? Noise::Uniform : Noise::Gaussian;
    return true;
  }
  bool isZero = name.size == 4 && memcmp(name.data, "zero", 4) == 0;
  bool isGaussian = name.size == 8 && memcmp(name.data, "gaussian", 8) == 0;
  if (!isZero && !isGaussian) {
    weir_call_fail(ctx, WEIR_INVALID_ARGUMENT,
                   "noise should be uniform, gaussian or zero, got %.*s",
                   int(name.size), name.data);
    return false;
  }
  noise = isZero ? Noise::Zero : Noise::Gaussian;
  return true;
}

// `first`: the first version, which takes half of the window off any offset and
// counts offsets from the centre by half pixels.
static WeirCallStatus extractGlimpse(WeirCallContext *ctx, bool first) {
  const WeirView &view = *weir_call_input(ctx, 0);
  const WeirView &size = *weir_call_input(ctx, 1);
  const WeirView &offsets = *weir_call_input(ctx, 2);
  bool isCentered = weir_call_attr_bool(ctx, "centered", 1);
  bool isNormalized = weir_call_attr_bool(ctx, "normalized", 1);
  Images from, to;
  Noise noise;
  if (!readNoise(ctx, noise)) {
    return WEIR_CALL_FAILED;
  }
  if (view.rank != 4) {
    return weir_call_fail(ctx, WEIR_INVALID_ARGUMENT,
                          "input must be 4-dimensional (batch_size, height, "
                          "width, depth)%s",
                          ShapeText(view).text);
  }
  from.read(ctx, 0, "input");
  if (size.rank != 1 || size.dims[0] != 2) {
    return weir_call_fail(ctx, WEIR_INVALID_ARGUMENT,
                          "input must be a vector of size 2 (height, width)%s",
                          ShapeText(size).text);
  }
  if (offsets.rank != 2 || offsets.dims[0] != from.batch ||
      offsets.dims[1] != 2) {
    return weir_call_fail(ctx, WEIR_INVALID_ARGUMENT,
                          offsets.rank != 2 ? "input must be a matrix%s"
                          : offsets.dims[0] != from.batch
                              ? "first dimension should be batch%s"
                              : "second dimension should be of size 2 "
                                "(y,x)%s",
                          ShapeText(offsets).text);
  }
  to = {from.batch, indexAt(size, 0), indexAt(size, 1), from.channels};
  if (to.height < 0 || to.width < 0) {
    return weir_call_fail(ctx, WEIR_INVALID_ARGUMENT,
                          "Expected a non-negative size, got %lld",
                          (long long)(to.height < 0 ? to.height : to.width));
  }
  auto *out = static_cast<float *>(to.allocate(ctx, 0));
  if (!out) {
    return WEIR_CALL_FAILED;
  }
  // Where a window begins: `offset` as given, sizes of image and window.
  auto begin = [&](float offset, int64_t image, int64_t window) {
    float at = offset;
    if (isNormalized) {
      at *= float(image);
    }
    if (isCentered) {
      at = (first || isNormalized ? at / 2 : at) + float(image) / 2;
    }
    if (first || (isCentered && isNormalized)) {
      at -= float(window) / 2;
    }
    return int64_t(at);
  };
  int64_t pixels = from.height * from.width * from.channels;
  for (int64_t b = 0; b < to.batch; ++b) {
    const float *image = dataOf<float>(view) + b * pixels;
    const float *offset = dataOf<float>(offsets) + 2 * b;
    int64_t top = begin(offset[0], from.height, to.height);
    int64_t left = begin(offset[1], from.width, to.width);
    Filler filler(noise, image, pixels, Philox::fromSeeds(uint64_t(b), 0));
    for (int64_t y = top; y < top + to.height; ++y) {
      for (int64_t x = left; x < left + to.width; ++x) {
        bool isInside = y >= 0 && y < from.height && x >= 0 && x < from.width;
        for (int64_t c = 0; c < to.channels; ++c) {
          *out++ = isInside ? image[from.at(0, y, x) + c] : filler();
        }
      }
    }
  }
  return WEIR_CALL_OK;
}

extern "C" WeirCallStatus weir_call_ExtractGlimpse(WeirCallContext *ctx) {
  return extractGlimpse(ctx, true);
}
extern "C" WeirCallStatus weir_call_ExtractGlimpseV2(WeirCallContext *ctx) {
  return extractGlimpse(ctx, false);
}
