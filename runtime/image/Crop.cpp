// Part of Weir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// CropAndResize and its gradients: boxes of images, each in one size.
#include "runtime/image/Images.h"

using namespace weir;

namespace {
/// The boxes and what they are cut from.
struct Crops {
  Images image, crops;
  const float *boxes;
  const int32_t *which;
  bool isNearest;

  bool read(WeirCallContext *ctx, int32_t boxInput);
};

/// Where a place of a crop lies in the image, along one dimension.
struct Place {
  float at;
  bool isInside;
  int64_t low, high;
  float part;  ///< of the higher pixel
  float ratio; ///< pixels for each place of a crop

  Place(int64_t place, int64_t places, int64_t size, float begin, float end) {
    float last = float(size - 1);
    ratio = places > 1 ? last / float(places - 1) : 0;
    float scale = places > 1 ? (end - begin) * last / float(places - 1) : 0;
    at = places > 1 ? begin * last + float(place) * scale
                    : 0.5f * (begin + end) * last;
    isInside = at >= 0 && at <= last;
    low = isInside ? int64_t(std::floor(at)) : 0;
    high = isInside ? int64_t(std::ceil(at)) : 0;
    part = at - float(low);
  }
  int64_t nearest() const { return int64_t(std::round(at)); }
};
} // namespace

bool Crops::read(WeirCallContext *ctx, int32_t boxInput) {
  const WeirView &box = *weir_call_input(ctx, boxInput);
  const WeirView &index = *weir_call_input(ctx, boxInput + 1);
  WeirBytes method = weir_call_attr_string(ctx, "method");
  isNearest = method.size == 7 && memcmp(method.data, "nearest", 7) == 0;
  if (!isNearest && method.size &&
      !(method.size == 8 && memcmp(method.data, "bilinear", 8) == 0)) {
    weir_call_fail(ctx, WEIR_INVALID_ARGUMENT,
                   "method must be 'bilinear' or 'nearest', got '%.*s'",
                   int(method.size), method.data);
    return false;
  }
  if (box.rank != 2 || box.dims[1] != 4 || index.rank != 1 ||
      index.dims[0] != box.dims[0]) {
    weir_call_fail(ctx, WEIR_INVALID_ARGUMENT,
                   "boxes must be [n, 4] and box_index [n], got %s and %s",
                   ShapeText(box).text, ShapeText(index).text);
    return false;
  }
  crops.batch = box.dims[0];
  boxes = dataOf<float>(box);
  which = dataOf<int32_t>(index);
  if (image.height <= 0 || image.width <= 0) {
    weir_call_fail(ctx, WEIR_INVALID_ARGUMENT,
                   "image dimensions must be positive");
    return false;
  }
  for (int64_t i = 0; i < crops.batch; ++i) {
    if (which[i] < 0 || which[i] >= image.batch) {
      weir_call_fail(ctx, WEIR_OUT_OF_RANGE,
                     "box_index has values outside [0, batch_size)");
      return false;
    }
  }
  return true;
}

// Calls `visit(box, y place, x place, offset of the crop's pixel)`.
template <typename F> static void visitPixels(const Crops &all, F visit) {
  for (int64_t b = 0; b < all.crops.batch; ++b) {
    const float *box = all.boxes + 4 * b;
    for (int64_t y = 0; y < all.crops.height; ++y) {
      Place row(y, all.crops.height, all.image.height, box[0], box[2]);
      for (int64_t x = 0; x < all.crops.width; ++x) {
        Place column(x, all.crops.width, all.image.width, box[1], box[3]);
        visit(b, row, column, all.crops.at(b, y, x), y, x);
      }
    }
  }
}

extern "C" WeirCallStatus weir_call_CropAndResize(WeirCallContext *ctx) {
  const WeirView &view = *weir_call_input(ctx, 0);
  float outside = weir_call_attr_float(ctx, "extrapolation_value", 0);
  Crops all;
  if (!all.image.read(ctx, 0, "input image") || !all.read(ctx, 1) ||
      !readImageSize(ctx, 3, "crop_size", all.crops.height, all.crops.width)) {
    return WEIR_CALL_FAILED;
  }
  all.crops.channels = all.image.channels;
  return dispatchNumber(ctx, view.dtype, [&](auto *type) {
    using T = Pointee<decltype(type)>;
    auto *out = static_cast<float *>(all.crops.allocate(ctx, 0));
    if (!out) {
      return WEIR_CALL_FAILED;
    }
    const T *in = dataOf<T>(view);
    visitPixels(all, [&](int64_t b, const Place &row, const Place &column,
                         int64_t to, int64_t, int64_t) {
      const Images &image = all.image;
      int64_t which = all.which[b];
      for (int64_t c = 0; c < image.channels; ++c) {
        if (!row.isInside || !column.isInside) {
          out[to + c] = outside;
        } else if (all.isNearest) {
          out[to + c] =
              float(in[image.at(which, row.nearest(), column.nearest()) + c]);
        } else {
          auto at = [&](int64_t y, int64_t x) {
            return float(in[image.at(which, y, x) + c]);
          };
          float topLeft = at(row.low, column.low);
          float bottomLeft = at(row.high, column.low);
          float top =
              topLeft + (at(row.low, column.high) - topLeft) * column.part;
          float bottom = bottomLeft +
                         (at(row.high, column.high) - bottomLeft) * column.part;
          out[to + c] = top + (bottom - top) * row.part;
        }
      }
    });
    return WEIR_CALL_OK;
  });
}

extern "C" WeirCallStatus
weir_call_CropAndResizeGradImage(WeirCallContext *ctx) {
  const WeirView &grads = *weir_call_input(ctx, 0);
  const WeirView &size = *weir_call_input(ctx, 3);
  Crops all;
  if (!all.crops.read(ctx, 0, "grads image")) {
    return WEIR_CALL_FAILED;
  }
  if (countOf(size) != 4) {
    return weir_call_fail(ctx, WEIR_INVALID_ARGUMENT,
                          "image_size must have 4 elements, got shape %s",
                          ShapeText(size).text);
  }
  all.image = {indexAt(size, 0), indexAt(size, 1), indexAt(size, 2),
               indexAt(size, 3)};
  int64_t boxes = all.crops.batch;
  if (!all.read(ctx, 1)) {
    return WEIR_CALL_FAILED;
  }
  if (boxes != all.crops.batch || all.image.channels != all.crops.channels) {
    return weir_call_fail(ctx, WEIR_INVALID_ARGUMENT,
                          "boxes and grads have incompatible shape: grads %s",
                          ShapeText(grads).text);
  }
  return dispatchReal(ctx, weir_call_output_dtype(ctx, 0), [&](auto *type) {
    using T = Pointee<decltype(type)>;
    T *out = static_cast<T *>(all.image.allocate(ctx, 0));
    if (!out) {
      return WEIR_CALL_FAILED;
    }
    memset(static_cast<void *>(out), 0, size_t(all.image.count()) * sizeof(T));
    const float *g = dataOf<float>(grads);
    visitPixels(all, [&](int64_t b, const Place &row, const Place &column,
                         int64_t from, int64_t, int64_t) {
      if (!row.isInside || !column.isInside) {
        return;
      }
      for (int64_t c = 0; c < all.image.channels; ++c) {
        auto add = [&](int64_t y, int64_t x, float value) {
          T &sum = out[all.image.at(all.which[b], y, x) + c];
          sum = T(sum + T(value));
        };
        if (all.isNearest) {
          add(row.nearest(), column.nearest(), g[from + c]);
          continue;
        }
        float top = (1 - row.part) * g[from + c],
              bottom = row.part * g[from + c];
        add(row.low, column.low, (1 - column.part) * top);
        add(row.low, column.high, column.part * top);
        add(row.high, column.low, (1 - column.part) * bottom);
        add(row.high, column.high, column.part * bottom);
      }
    });
    return WEIR_CALL_OK;
  });
}

extern "C" WeirCallStatus
weir_call_CropAndResizeGradBoxes(WeirCallContext *ctx) {
  const WeirView &grads = *weir_call_input(ctx, 0);
  const WeirView &view = *weir_call_input(ctx, 1);
  Crops all;
  if (!all.crops.read(ctx, 0, "grads image") ||
      !all.image.read(ctx, 1, "input image")) {
    return WEIR_CALL_FAILED;
  }
  int64_t boxes = all.crops.batch;
  if (!all.read(ctx, 2)) {
    return WEIR_CALL_FAILED;
  }
  if (boxes != all.crops.batch || all.image.channels != all.crops.channels) {
    return weir_call_fail(ctx, WEIR_INVALID_ARGUMENT,
                          "image, grads and boxes have incompatible shapes: "
                          "grads %s, image %s",
                          ShapeText(grads).text, ShapeText(view).text);
  }
  int64_t dims[] = {boxes, 4};
  auto *out = static_cast<float *>(weir_call_allocate(ctx, 0, 2, dims));
  if (!out) {
    return WEIR_CALL_FAILED;
  }
  memset(out, 0, size_t(4 * boxes) * sizeof *out);
  return dispatchNumber(ctx, view.dtype, [&](auto *type) {
    using T = Pointee<decltype(type)>;
    const T *in = dataOf<T>(view);
    visitPixels(all, [&](int64_t b, const Place &row, const Place &column,
                         int64_t from, int64_t y, int64_t x) {
      if (!row.isInside || !column.isInside) {
        return;
      }
      const Images &image = all.image;
      for (int64_t c = 0; c < image.channels; ++c) {
        auto at = [&](int64_t y, int64_t x) {
          return float(in[image.at(all.which[b], y, x) + c]);
        };
        float topLeft = at(row.low, column.low);
        float topRight = at(row.low, column.high);
        float bottomLeft = at(row.high, column.low);
        float bottomRight = at(row.high, column.high);
        float g = dataOf<float>(grads)[from + c];
        float dy = g * ((1 - column.part) * (bottomLeft - topLeft) +
                        column.part * (bottomRight - topRight));
        float dx = g * ((1 - row.part) * (topRight - topLeft) +
                        row.part * (bottomRight - bottomLeft));
        float lastY = float(image.height - 1), lastX = float(image.width - 1);
        bool many = all.crops.height > 1;
        float end = many ? float(y) * row.ratio : 0.5f * lastY;
        out[4 * b] += dy * (lastY - end);
        out[4 * b + 2] += dy * end;
        end = all.crops.width > 1 ? float(x) * column.ratio : 0.5f * lastX;
        out[4 * b + 1] += dx * (lastX - end);
        out[4 * b + 3] += dx * end;
      }
    });
    return WEIR_CALL_OK;
  });
}
