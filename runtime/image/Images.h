// Part of Weir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// What operations on images share: batches [n, height, width, channels].
#ifndef WEIR_RUNTIME_IMAGE_IMAGES_H
#define WEIR_RUNTIME_IMAGE_IMAGES_H

#include "runtime/base/Memory.h"
#include "runtime/calls/CallUtils.h"
#include "runtime/tensor/Value.h"
#include <cmath>

namespace weir {

/// The sizes of a batch of images.
struct Images {
  int64_t batch = 0, height = 0, width = 0, channels = 0;

  /// Those of input j; false after failing.
  bool read(WeirCallContext *ctx, int32_t j, const char *name) {
    const WeirView &view = *weir_call_input(ctx, j);
    if (view.rank != 4) {
      weir_call_fail(ctx, WEIR_INVALID_ARGUMENT, "%s must be 4-dimensional%s",
                     name, ShapeText(view).text);
      return false;
    }
    batch = view.dims[0];
    height = view.dims[1];
    width = view.dims[2];
    channels = view.dims[3];
    return true;
  }
  int64_t count() const { return batch * height * width * channels; }
  /// The first channel of a pixel.
  int64_t at(int64_t image, int64_t y, int64_t x) const {
    return ((image * height + y) * width + x) * channels;
  }
  void *allocate(WeirCallContext *ctx, int32_t i) const {
    int64_t dims[] = {batch, height, width, channels};
    return weir_call_allocate(ctx, i, 4, dims);
  }
};

/// As dispatchNumber, for the floating types.
template <typename F>
WeirCallStatus dispatchReal(WeirCallContext *ctx, int32_t dtype, F use) {
  WeirCallStatus status = WEIR_CALL_FAILED;
  bool known = withFloating(dtype, [&](auto *type) { status = use(type); });
  return known ? status : failType(ctx, dtype);
}

/// A size operand [height, width], positive; false after failing.
inline bool readImageSize(WeirCallContext *ctx, int32_t j, const char *name,
                          int64_t &height, int64_t &width) {
  const WeirView &view = *weir_call_input(ctx, j);
  if (view.rank != 1 || view.dims[0] != 2) {
    weir_call_fail(ctx, WEIR_INVALID_ARGUMENT,
                   "%s must have two elements, got shape %s", name,
                   ShapeText(view).text);
    return false;
  }
  height = indexAt(view, 0);
  width = indexAt(view, 1);
  if (height <= 0 || width <= 0) {
    weir_call_fail(ctx, WEIR_INVALID_ARGUMENT,
                   "output dimensions must be positive, got %s of %lld and "
                   "%lld",
                   name, (long long)height, (long long)width);
    return false;
  }
  return true;
}

/// `value` between low and high.
inline int64_t clampTo(int64_t value, int64_t low, int64_t high) {
  return value < low ? low : value > high ? high : value;
}

/// Input pixels for each output pixel, as TensorFlow scales.
inline float resizeScale(int64_t from, int64_t to, bool alignCorners) {
  return alignCorners && to > 1 ? float(from - 1) / float(to - 1)
                                : float(from) / float(to);
}

} // namespace weir

#endif
