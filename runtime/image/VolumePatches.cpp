// Part of Weir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// ExtractVolumePatches: blocks of volumes as channels; and the way back, which
// adds up what blocks share (VolumePatchesGrad).
#include "runtime/image/Images.h"

using namespace weir;

namespace {
/// Blocks of a batch of volumes [n, depth, height, width, channels].
struct Blocks {
  int64_t volume[5], patches[5];
  int64_t size[3], stride[3], before[3];

  bool read(WeirCallContext *ctx, const int64_t *dims);
  /// Calls `visit(element of the volume or -1, element of the patches)`.
  template <typename F> void visit(F visit) const;
};
} // namespace

static const int64_t *readInts(WeirCallContext *ctx, const char *name) {
  const WeirAttr *attr = weir_call_attr(ctx, name);
  if (attr && attr->kind == WEIR_ATTR_INT && attr->count == 5) {
    return static_cast<const int64_t *>(attr->data);
  }
  weir_call_fail(ctx, WEIR_INVALID_ARGUMENT, "%s must specify 5 dimensions",
                 name);
  return nullptr;
}

bool Blocks::read(WeirCallContext *ctx, const int64_t *dims) {
  const int64_t *sizes = readInts(ctx, "ksizes");
  const int64_t *strides = sizes ? readInts(ctx, "strides") : nullptr;
  WeirBytes padding = weir_call_attr_string(ctx, "padding");
  bool same = padding.size == 4 && memcmp(padding.data, "SAME", 4) == 0;
  if (!strides) {
    return false;
  }
  if (sizes[0] != 1 || sizes[4] != 1 || strides[0] != 1 || strides[4] != 1) {
    weir_call_fail(ctx, WEIR_UNIMPLEMENTED,
                   "ksizes and strides must be 1 along batch and depth");
    return false;
  }
  memcpy(volume, dims, sizeof volume);
  memcpy(patches, dims, sizeof patches);
  for (int k = 0; k < 3; ++k) {
    size[k] = sizes[k + 1];
    stride[k] = strides[k + 1];
    int64_t from = dims[k + 1];
    if (size[k] < 1 || stride[k] < 1 || (!same && from < size[k])) {
      weir_call_fail(ctx, WEIR_INVALID_ARGUMENT,
                     "ksizes and strides must be positive, and blocks not "
                     "larger than the volume of shape %s",
                     ShapeText(5, dims).text);
      return false;
    }
    int64_t to = same ? (from + stride[k] - 1) / stride[k]
                      : (from - size[k]) / stride[k] + 1;
    int64_t outside = (to - 1) * stride[k] + size[k] - from;
    before[k] = same && outside > 0 ? outside / 2 : 0;
    patches[k + 1] = to;
    patches[4] *= size[k];
  }
  return true;
}

template <typename F> void Blocks::visit(F visit) const {
  int64_t block = size[0] * size[1] * size[2], channels = volume[4];
  int64_t places = patches[0] * patches[1] * patches[2] * patches[3];
  int64_t to = 0;
  for (int64_t i = 0; i < places; ++i) {
    int64_t rest = i, start[3];
    for (int k = 3; k-- > 0;) {
      start[k] = rest % patches[k + 1] * stride[k] - before[k];
      rest /= patches[k + 1];
    }
    for (int64_t j = 0; j < block; ++j) {
      int64_t within = j, at[3];
      bool isInside = true;
      for (int k = 3; k-- > 0;) {
        at[k] = start[k] + within % size[k];
        within /= size[k];
        isInside = isInside && at[k] >= 0 && at[k] < volume[k + 1];
      }
      int64_t from =
          ((rest * volume[1] + at[0]) * volume[2] + at[1]) * volume[3] + at[2];
      for (int64_t c = 0; c < channels; ++c) {
        visit(isInside ? from * channels + c : -1, to++);
      }
    }
  }
}

extern "C" WeirCallStatus weir_call_ExtractVolumePatches(WeirCallContext *ctx) {
  const WeirView &view = *weir_call_input(ctx, 0);
  Blocks blocks;
  if (view.rank != 5) {
    return weir_call_fail(ctx, WEIR_INVALID_ARGUMENT,
                          "input must be 5-dimensional%s",
                          ShapeText(view).text);
  }
  if (!blocks.read(ctx, view.dims)) {
    return WEIR_CALL_FAILED;
  }
  return dispatchNumber(ctx, view.dtype, [&](auto *type) {
    using T = Pointee<decltype(type)>;
    T *out = static_cast<T *>(weir_call_allocate(ctx, 0, 5, blocks.patches));
    if (!out) {
      return WEIR_CALL_FAILED;
    }
    const T *in = dataOf<T>(view);
    blocks.visit([&](int64_t from, int64_t to) {
      out[to] = from < 0 ? T(0) : in[from];
    });
    return WEIR_CALL_OK;
  });
}

// Inputs: the volume's shape, the gradient of the patches.
extern "C" WeirCallStatus weir_call_VolumePatchesGrad(WeirCallContext *ctx) {
  const WeirView &shape = *weir_call_input(ctx, 0);
  const WeirView &grads = *weir_call_input(ctx, 1);
  Blocks blocks;
  int64_t dims[5];
  bool good = shape.rank == 1 && shape.dims[0] == 5 && grads.rank == 5;
  for (int d = 0; good && d < 5; ++d) {
    dims[d] = indexAt(shape, d);
  }
  if (good && !blocks.read(ctx, dims)) {
    return WEIR_CALL_FAILED;
  }
  for (int d = 0; good && d < 5; ++d) {
    good = grads.dims[d] == blocks.patches[d];
  }
  if (!good) {
    return weir_call_fail(ctx, WEIR_INVALID_ARGUMENT,
                          "gradients of shape %s do not go with the volume",
                          ShapeText(grads).text);
  }
  return dispatchNumber(ctx, grads.dtype, [&](auto *type) {
    using T = Pointee<decltype(type)>;
    T *out = static_cast<T *>(weir_call_allocate(ctx, 0, 5, dims));
    if (!out) {
      return WEIR_CALL_FAILED;
    }
    memset(static_cast<void *>(out), 0,
           size_t(elementCount(5, dims)) * sizeof(T));
    blocks.visit([&](int64_t to, int64_t from) {
      if (to >= 0) {
        out[to] = T(out[to] + dataOf<T>(grads)[from]);
      }
    });
    return WEIR_CALL_OK;
  });
}
