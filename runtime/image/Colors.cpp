// Part of Weir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Colours: RGB and HSV, hue, saturation, contrast; frames drawn on images.
#include "runtime/image/Images.h"

using namespace weir;

namespace {
template <typename C> struct Color {
  C a, b, c; ///< red, green, blue; or hue, saturation, value
};
} // namespace

// `D`: the type that thirds are added in.
template <typename C, typename D = C> static Color<C> toHsv(Color<C> rgb) {
  C most = std::fmax(rgb.a, std::fmax(rgb.b, rgb.c));
  C least = std::fmin(rgb.a, std::fmin(rgb.b, rgb.c));
  C range = most - least;
  Color<C> hsv = {0, most > 0 ? range / most : C(0), most};
  if (range > 0) {
    C part = C(1) / (C(6) * range);
    hsv.a = rgb.a == most   ? part * (rgb.b - rgb.c)
            : rgb.b == most ? C(D(part * (rgb.c - rgb.a)) + D(2) / D(6))
                            : C(D(part * (rgb.a - rgb.b)) + D(4) / D(6));
    hsv.a += hsv.a < 0 ? C(1) : C(0);
  }
  return hsv;
}

template <typename C> static Color<C> toRgb(Color<C> hsv) {
  auto limited = [](C x) { return x < 0 ? C(0) : x > 1 ? C(1) : x; };
  C hue = hsv.a * C(6);
  C red = limited(std::fabs(hue - C(3)) - C(1));
  C green = limited(C(2) - std::fabs(hue - C(2)));
  C blue = limited(C(2) - std::fabs(hue - C(4)));
  C rest = C(1) - hsv.b;
  return {(rest + hsv.b * red) * hsv.c, (rest + hsv.b * green) * hsv.c,
          (rest + hsv.b * blue) * hsv.c};
}

// Each colour of input 0 becomes what `change` makes of it.
template <typename F>
static WeirCallStatus mapColors(WeirCallContext *ctx, const char *wrong,
                                F change) {
  const WeirView &view = *weir_call_input(ctx, 0);
  if (view.rank < 1 || view.dims[view.rank - 1] != 3) {
    return weir_call_fail(ctx, WEIR_INVALID_ARGUMENT, "%s%s", wrong,
                          ShapeText(view).text);
  }
  return dispatchReal(ctx, view.dtype, [&](auto *type) {
    using T = Pointee<decltype(type)>;
    using C = std::conditional_t<sizeof(T) == 8, double, float>;
    T *out = static_cast<T *>(weir_call_allocate(ctx, 0, view.rank, view.dims));
    if (!out) {
      return WEIR_CALL_FAILED;
    }
    const T *in = dataOf<T>(view);
    for (int64_t i = 0; i < countOf(view); i += 3) {
      Color<C> color = change(Color<C>{C(in[i]), C(in[i + 1]), C(in[i + 2])});
      out[i] = T(color.a);
      out[i + 1] = T(color.b);
      out[i + 2] = T(color.c);
    }
    return WEIR_CALL_OK;
  });
}

extern "C" WeirCallStatus weir_call_RGBToHSV(WeirCallContext *ctx) {
  return mapColors(ctx, "input must have 3 channels, got shape ",
                   [](auto color) { return toHsv(color); });
}
extern "C" WeirCallStatus weir_call_HSVToRGB(WeirCallContext *ctx) {
  return mapColors(ctx, "input must have 3 channels, got shape ",
                   [](auto color) { return toRgb(color); });
}

// The scalar operand of an adjustment; false after failing.
static bool readFactor(WeirCallContext *ctx, const char *name, float &factor) {
  const WeirView &images = *weir_call_input(ctx, 0);
  const WeirView &view = *weir_call_input(ctx, 1);
  if (images.rank < 3) {
    weir_call_fail(ctx, WEIR_INVALID_ARGUMENT,
                   "input must be at least 3-D, got shape%s",
                   ShapeText(images).text);
    return false;
  }
  if (view.rank != 0) {
    weir_call_fail(ctx, WEIR_INVALID_ARGUMENT, "%s must be scalar: %s", name,
                   ShapeText(view).text);
    return false;
  }
  factor = *dataOf<float>(view);
  return true;
}

// Hue in sixths of the circle, between the least and the greatest channel.
template <typename C> static Color<C> turnHue(Color<C> rgb, C turn) {
  C most = std::fmax(rgb.a, std::fmax(rgb.b, rgb.c));
  C least = std::fmin(rgb.a, std::fmin(rgb.b, rgb.c));
  C hue = 0;
  if (most > least) {
    bool redMost = rgb.a == most, greenMost = !redMost && rgb.b == most;
    C middle = rgb.a + rgb.b + rgb.c - most - least;
    middle = rgb.a != most && rgb.a != least   ? rgb.a
             : rgb.b != most && rgb.b != least ? rgb.b
             : rgb.c != most && rgb.c != least ? rgb.c
                                               : middle;
    int sixth = redMost     ? (rgb.b >= rgb.c ? 0 : 5)
                : greenMost ? (rgb.c >= rgb.a ? 2 : 1)
                            : (rgb.a >= rgb.b ? 4 : 3);
    C ratio = (middle - least) / (most - least);
    hue = C(sixth) + (sixth % 2 == 0 ? ratio : 1 - ratio);
  }
  hue += turn * 6;
  hue -= 6 * std::floor(hue / 6);
  int sixth = int(hue) % 6;
  C ratio = hue - C(int(hue));
  C middle = least + (sixth % 2 == 0 ? ratio : 1 - ratio) * (most - least);
  switch (sixth) {
  case 0:
    return {most, middle, least};
  case 1:
    return {middle, most, least};
  case 2:
    return {least, most, middle};
  case 3:
    return {least, middle, most};
  case 4:
    return {middle, least, most};
  default:
    return {most, least, middle};
  }
}

// As toRgb, rounded as TensorFlow's adjustment of saturation does.
template <typename C> static Color<C> fromChroma(Color<C> hsv) {
  C chroma = hsv.b * hsv.c, rest = hsv.c - chroma, hue = hsv.a * 6;
  C part = hue - C(int(hue) / 2 * 2);
  C middle = chroma * (1 - std::fabs(part - 1));
  C most = chroma + rest, least = 0 + rest;
  middle += rest;
  switch (int(hue)) {
  case 0:
    return {most, middle, least};
  case 1:
    return {middle, most, least};
  case 2:
    return {least, most, middle};
  case 3:
    return {least, middle, most};
  case 4:
    return {middle, least, most};
  case 5:
    return {most, least, middle};
  default:
    return {least, least, least};
  }
}

extern "C" WeirCallStatus weir_call_AdjustHue(WeirCallContext *ctx) {
  float delta;
  if (!readFactor(ctx, "delta", delta)) {
    return WEIR_CALL_FAILED;
  }
  return mapColors(
      ctx, "input must have 3 channels but instead has shape ",
      [delta](auto color) { return turnHue(color, decltype(color.a)(delta)); });
}
extern "C" WeirCallStatus weir_call_AdjustSaturation(WeirCallContext *ctx) {
  float scale;
  if (!readFactor(ctx, "scale", scale)) {
    return WEIR_CALL_FAILED;
  }
  return mapColors(ctx, "input must have 3 channels but instead has shape ",
                   [scale](auto color) {
                     auto hsv = toHsv<decltype(color.a), double>(color);
                     hsv.b *= scale;
                     hsv.b = hsv.b < 0 ? 0 : hsv.b > 1 ? 1 : hsv.b;
                     return fromChroma(hsv);
                   });
}

// Each channel of each image moves away from its mean.
extern "C" WeirCallStatus weir_call_AdjustContrastv2(WeirCallContext *ctx) {
  const WeirView &view = *weir_call_input(ctx, 0);
  float factor;
  if (!readFactor(ctx, "contrast_factor", factor)) {
    return WEIR_CALL_FAILED;
  }
  int64_t channels = view.dims[view.rank - 1];
  int64_t pixels = view.dims[view.rank - 2] * view.dims[view.rank - 3];
  int64_t images = countOf(view, 0, view.rank - 3);
  return dispatchReal(ctx, view.dtype, [&](auto *type) {
    using T = Pointee<decltype(type)>;
    T *out = static_cast<T *>(weir_call_allocate(ctx, 0, view.rank, view.dims));
    if (!out) {
      return WEIR_CALL_FAILED;
    }
    for (int64_t b = 0; b < images; ++b) {
      int64_t begin = b * pixels * channels;
      for (int64_t c = 0; c < channels; ++c) {
        double sum = 0;
        for (int64_t p = 0; p < pixels; ++p) {
          sum += double(dataOf<T>(view)[begin + p * channels + c]);
        }
        float mean = float(sum / double(pixels));
        for (int64_t p = 0; p < pixels; ++p) {
          int64_t at = begin + p * channels + c;
          out[at] = T((float(dataOf<T>(view)[at]) - mean) * factor + mean);
        }
      }
    }
    return WEIR_CALL_OK;
  });
}

// The colours of frames, red, green, blue, alpha, where none are given.
static const float frameColors[10][4] = {
    {1, 1, 0, 1},       {0, 0, 1, 1},       {1, 0, 0, 1},    {0, 1, 0, 1},
    {0.5f, 0, 0.5f, 1}, {0.5f, 0.5f, 0, 1}, {0.5f, 0, 0, 1}, {0, 0, 0.5f, 1},
    {0, 1, 1, 1},       {1, 0, 1, 1}};

namespace {
/// A frame's edges in pixels; those outside of the image are not drawn.
struct Frame {
  int64_t top, left, bottom, right;
  Frame(const float *box, const Images &image) {
    auto at = [](float part, int64_t size) {
      return int64_t(part * float(size - 1));
    };
    top = at(box[0], image.height);
    left = at(box[1], image.width);
    bottom = at(box[2], image.height);
    right = at(box[3], image.width);
  }
};
} // namespace

static WeirCallStatus drawFrames(WeirCallContext *ctx, const WeirView *colors) {
  const WeirView &view = *weir_call_input(ctx, 0);
  const WeirView &boxes = *weir_call_input(ctx, 1);
  Images image;
  if (view.rank != 4) {
    return weir_call_fail(ctx, WEIR_INVALID_ARGUMENT,
                          "The rank of the images should be 4, got shape %s",
                          ShapeText(view).text);
  }
  image.read(ctx, 0, "images");
  int64_t channels = image.channels;
  if (channels != 1 && channels != 3 && channels != 4) {
    return weir_call_fail(ctx, WEIR_INVALID_ARGUMENT,
                          "Channel depth should be either 1 (GRY), 3 (RGB), or "
                          "4 (RGBA)");
  }
  if (boxes.rank != 3 || boxes.dims[0] != image.batch || boxes.dims[2] != 4) {
    return weir_call_fail(ctx, WEIR_INVALID_ARGUMENT,
                          "The boxes should be [%lld, n, 4], got shape %s",
                          (long long)image.batch, ShapeText(boxes).text);
  }
  bool isGiven = colors && countOf(*colors) > 0;
  if (colors && (colors->rank != 2 || colors->dims[1] < channels)) {
    return weir_call_fail(ctx, WEIR_INVALID_ARGUMENT,
                          "colors must have equal or more channels than the "
                          "image provided: %s",
                          ShapeText(*colors).text);
  }
  int64_t numColors = isGiven ? colors->dims[0] : 10;
  return dispatchReal(ctx, view.dtype, [&](auto *type) {
    using T = Pointee<decltype(type)>;
    T *out = static_cast<T *>(image.allocate(ctx, 0));
    if (!out) {
      return WEIR_CALL_FAILED;
    }
    memcpy(static_cast<void *>(out), view.data,
           size_t(image.count()) * sizeof(T));
    for (int64_t i = 0; i < image.batch * boxes.dims[1]; ++i) {
      int64_t b = i / boxes.dims[1], number = i % boxes.dims[1] % numColors;
      Frame f(dataOf<float>(boxes) + 4 * i, image);
      if (f.top > f.bottom || f.left > f.right || f.top >= image.height ||
          f.left >= image.width || f.bottom < 0 || f.right < 0) {
        continue;
      }
      auto draw = [&](int64_t y, int64_t x) {
        for (int64_t c = 0; c < channels; ++c) {
          float color =
              isGiven ? dataOf<float>(*colors)[number * colors->dims[1] + c]
              : channels == 1 ? 1.0f
                              : frameColors[number][c];
          out[image.at(b, y, x) + c] = T(color);
        }
      };
      int64_t top = clampTo(f.top, 0, image.height - 1);
      int64_t bottom = clampTo(f.bottom, 0, image.height - 1);
      int64_t left = clampTo(f.left, 0, image.width - 1);
      int64_t right = clampTo(f.right, 0, image.width - 1);
      for (int64_t x = left; x <= right; ++x) {
        if (f.top >= 0) {
          draw(f.top, x);
        }
        if (f.bottom < image.height) {
          draw(f.bottom, x);
        }
      }
      for (int64_t y = top; y <= bottom; ++y) {
        if (f.left >= 0) {
          draw(y, f.left);
        }
        if (f.right < image.width) {
          draw(y, f.right);
        }
      }
    }
    return WEIR_CALL_OK;
  });
}

extern "C" WeirCallStatus weir_call_DrawBoundingBoxes(WeirCallContext *ctx) {
  return drawFrames(ctx, nullptr);
}
extern "C" WeirCallStatus weir_call_DrawBoundingBoxesV2(WeirCallContext *ctx) {
  return drawFrames(ctx, weir_call_input(ctx, 2));
}
