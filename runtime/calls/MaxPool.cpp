// Part of Weir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// MaxPoolV2 with a window that only the run can tell, and MaxPoolGradV2.
#include "runtime/calls/CallUtils.h"

using namespace weir;

namespace {
/// One dimension: `size` outputs, the first window starting `before` the input.
struct PoolDim {
  int64_t window, stride, size, before;
};
} // namespace

/// Reads what the windows are; false after failing.
static bool readWindows(WeirCallContext *ctx, PoolDim dims[4],
                        int32_t windowInput = 1) {
  const WeirView &image = *weir_call_input(ctx, 0);
  const WeirView &windows = *weir_call_input(ctx, windowInput);
  const WeirView &strides = *weir_call_input(ctx, windowInput + 1);
  WeirBytes padding = weir_call_attr_string(ctx, "padding");
  bool same = padding.size == 4 && memcmp(padding.data, "SAME", 4) == 0;
  if (image.rank != 4 || countOf(windows) != 4 || countOf(strides) != 4) {
    weir_call_fail(ctx, WEIR_INVALID_ARGUMENT,
                   "expected an image of rank 4, 4 window sizes and 4 strides, "
                   "got rank %d, %lld and %lld",
                   image.rank, (long long)countOf(windows),
                   (long long)countOf(strides));
    return false;
  }
  for (int32_t d = 0; d < 4; ++d) {
    int64_t window = indexAt(windows, d), stride = indexAt(strides, d);
    if (window <= 0 || stride <= 0) {
      weir_call_fail(ctx, WEIR_INVALID_ARGUMENT,
                     "expected positive window sizes and strides, got %lld and "
                     "%lld",
                     (long long)window, (long long)stride);
      return false;
    }
    int64_t size = image.dims[d];
    int64_t out = same            ? (size + stride - 1) / stride
                  : size < window ? 0
                                  : (size - window) / stride + 1;
    int64_t outside = same ? (out - 1) * stride + window - size : 0;
    dims[d] = {window, stride, out, outside > 0 ? outside / 2 : 0};
  }
  if (dims[0].window != 1 || dims[0].stride != 1) {
    weir_call_fail(ctx, WEIR_UNIMPLEMENTED,
                   "Pooling is not yet supported on the batch dimension.");
    return false;
  }
  return true;
}

template <typename T>
static void pool(const WeirView &image, const PoolDim dims[4], T *out) {
  const T *in = dataOf<T>(image);
  int64_t place[4] = {};
  int64_t count = 1;
  for (int32_t d = 0; d < 4; ++d) {
    count *= dims[d].size;
  }
  for (int64_t i = 0; i < count; ++i) {
    int64_t from[4], to[4];
    for (int32_t d = 0; d < 4; ++d) {
      int64_t start = place[d] * dims[d].stride - dims[d].before;
      int64_t end = start + dims[d].window;
      from[d] = start < 0 ? 0 : start;
      to[d] = end > image.dims[d] ? image.dims[d] : end;
    }
    bool first = true;
    T best{};
    for (int64_t n = from[0]; n < to[0]; ++n) {
      for (int64_t y = from[1]; y < to[1]; ++y) {
        for (int64_t x = from[2]; x < to[2]; ++x) {
          const T *row = in + ((n * image.dims[1] + y) * image.dims[2] + x) *
                                  image.dims[3];
          for (int64_t c = from[3]; c < to[3]; ++c) {
            best = first || row[c] > best ? row[c] : best;
            first = false;
          }
        }
      }
    }
    out[i] = best;
    for (int32_t d = 4; d-- > 0;) {
      if (++place[d] < dims[d].size) {
        break;
      }
      place[d] = 0;
    }
  }
}

extern "C" WeirCallStatus weir_call_MaxPoolBy(WeirCallContext *ctx) {
  PoolDim dims[4];
  if (!readWindows(ctx, dims)) {
    return WEIR_CALL_FAILED;
  }
  int64_t sizes[4] = {dims[0].size, dims[1].size, dims[2].size, dims[3].size};
  const WeirView &image = *weir_call_input(ctx, 0);
  void *out = weir_call_allocate(ctx, 0, 4, sizes);
  if (!out) {
    return WEIR_CALL_FAILED;
  }
  bool known = withNumber(image.dtype, [&](auto *type) {
    using T = Pointee<decltype(type)>;
    pool<T>(image, dims, static_cast<T *>(out));
  });
  return known ? WEIR_CALL_OK : failType(ctx, image.dtype);
}

// Each output's gradient goes to the first maximum of its window.
template <typename T>
static void spread(const WeirView &image, const WeirView &grads,
                   const PoolDim dims[4], T *out) {
  const T *in = dataOf<T>(image);
  int64_t count = countOf(grads);
  for (int64_t i = 0; i < count; ++i) {
    int64_t rest = i, from[4], to[4];
    for (int32_t d = 4; d-- > 0;) {
      int64_t start = rest % dims[d].size * dims[d].stride - dims[d].before;
      int64_t end = start + dims[d].window;
      rest /= dims[d].size;
      from[d] = start < 0 ? 0 : start;
      to[d] = end > image.dims[d] ? image.dims[d] : end;
    }
    int64_t best = -1;
    for (int64_t n = from[0]; n < to[0]; ++n) {
      for (int64_t y = from[1]; y < to[1]; ++y) {
        for (int64_t x = from[2]; x < to[2]; ++x) {
          int64_t row =
              ((n * image.dims[1] + y) * image.dims[2] + x) * image.dims[3];
          for (int64_t at = row + from[3]; at < row + to[3]; ++at) {
            best = best < 0 || in[at] > in[best] ? at : best;
          }
        }
      }
    }
    if (best >= 0) {
      out[best] = T(out[best] + dataOf<T>(grads)[i]);
    }
  }
}

// Inputs: the image, what was pooled, its gradient, windows, strides.
extern "C" WeirCallStatus weir_call_MaxPoolGradV2(WeirCallContext *ctx) {
  PoolDim dims[4];
  if (!readWindows(ctx, dims, 3)) {
    return WEIR_CALL_FAILED;
  }
  const WeirView &image = *weir_call_input(ctx, 0);
  const WeirView &grads = *weir_call_input(ctx, 2);
  bool fits = grads.rank == 4;
  for (int32_t d = 0; fits && d < 4; ++d) {
    fits = grads.dims[d] == dims[d].size;
  }
  if (!fits) {
    return weir_call_fail(ctx, WEIR_INVALID_ARGUMENT,
                          "Expected grad shape to be that of the pooled image, "
                          "got %s",
                          ShapeText(grads).text);
  }
  void *out = weir_call_allocate(ctx, 0, 4, image.dims);
  if (!out) {
    return WEIR_CALL_FAILED;
  }
  bool known = withNumber(image.dtype, [&](auto *type) {
    using T = Pointee<decltype(type)>;
    memset(out, 0, size_t(countOf(image)) * sizeof(T));
    spread<T>(image, grads, dims, static_cast<T *>(out));
  });
  return known ? WEIR_CALL_OK : failType(ctx, image.dtype);
}
