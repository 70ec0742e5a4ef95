// Part of Weir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Pooling over regions whose sizes differ by one, in an order drawn from seeds:
// FractionalMaxPool, FractionalAvgPool and their gradients.
#include "runtime/image/Images.h"
#include "runtime/random/Philox.h"

using namespace weir;

// A double in [0, 1) of two words, as TensorFlow makes it.
static double uniformDouble(PhiloxWords &words) {
  uint64_t high = words() & 0xfffffu, low = words();
  uint64_t bits = uint64_t(1023) << 52 | high << 32 | low;
  double value;
  memcpy(&value, &bits, sizeof value);
  return value - 1.0;
}

namespace {
/// Draws where the regions of a dimension begin; the stream goes on from one
/// dimension to the next.
struct Regions {
  Philox philox;
  bool isPseudoRandom;

  /// Sizes of `to` regions of `from` places.
  void draw(int64_t from, int64_t to, Vector<int64_t> &sizes);
};
} // namespace

void Regions::draw(int64_t from, int64_t to, Vector<int64_t> &sizes) {
  int64_t least = from / to;
  PhiloxWords words{philox};
  if (!isPseudoRandom) {
    philox.skip(uint64_t(to + 3) / 4);
    for (int64_t i = 0; i < to; ++i) {
      sizes.push(least + (i < from % to));
    }
    for (int64_t i = 0; i + 1 < to; ++i) {
      int64_t j = i + int64_t(words() % uint32_t(to - i));
      int64_t kept = sizes[size_t(i)];
      sizes[size_t(i)] = sizes[size_t(j)];
      sizes[size_t(j)] = kept;
    }
    return;
  }
  // a(i) = ceil(alpha (i + u)), u such that all sizes differ by one at most.
  philox.skip(1);
  double alpha = double(from) / double(to);
  double most = double(least + 2) / alpha - 1;
  double other = double(from + 1 - least) / alpha - double(to - 1);
  double u = uniformDouble(words) * (most < other ? most : other);
  int64_t before = 1;
  for (int64_t i = 1; i <= to; ++i) {
    int64_t at =
        i == to ? from + 1 : int64_t(std::ceil(alpha * (double(i) + u)));
    sizes.push(at - before);
    before = at;
  }
}

// Output i: where regions begin, and the end.
static const int64_t *giveSequence(WeirCallContext *ctx, int32_t i,
                                   const Vector<int64_t> &sizes) {
  int64_t length = int64_t(sizes.size()) + 1;
  auto *out = static_cast<int64_t *>(weir_call_allocate(ctx, i, 1, &length));
  if (out) {
    out[0] = 0;
    for (int64_t k = 1; k < length; ++k) {
      out[k] = out[k - 1] + sizes[size_t(k - 1)];
    }
  }
  return out;
}

namespace {
/// The pixels of one region, ends included.
struct Region {
  int64_t top, bottom, left, right;
  int64_t count() const { return (bottom - top + 1) * (right - left + 1); }
};

/// Regions of an image by their sequences.
struct Layout {
  Images image, pooled;
  const int64_t *rows, *columns;
  bool overlapping;

  Region at(int64_t y, int64_t x) const {
    auto end = [&](const int64_t *sequence, int64_t i, int64_t size) {
      int64_t last = overlapping ? sequence[i + 1] : sequence[i + 1] - 1;
      return last < size - 1 ? last : size - 1;
    };
    return {rows[y], end(rows, y, image.height), columns[x],
            end(columns, x, image.width)};
  }
};

/// Whether seeds were given, and which.
struct Seeds {
  uint64_t seed, seed2;
};
} // namespace

// As TensorFlow: without `deterministic` there are no seeds; of two, one that
// is 0 is drawn.
static bool readSeeds(WeirCallContext *ctx, Seeds &seeds) {
  bool isFixed = weir_call_attr_bool(ctx, "deterministic", 0);
  seeds = {uint64_t(weir_call_attr_int(ctx, "seed", 0)),
           uint64_t(weir_call_attr_int(ctx, "seed2", 0))};
  if (!isFixed && (seeds.seed || seeds.seed2)) {
    weir_call_fail(ctx, WEIR_INVALID_ARGUMENT,
                   "Both seed and seed2 should be 0 if deterministic is "
                   "false.");
    return false;
  }
  // A node without seeds draws from its own stream, which goes on.
  if (!seeds.seed && !seeds.seed2) {
    uint64_t &count = *weir_call_cache(ctx);
    seeds.seed = uint64_t(reinterpret_cast<uintptr_t>(&count));
    seeds.seed2 = ++count;
  }
  return true;
}

static bool readRatios(WeirCallContext *ctx, const Images &from, Images &to) {
  const WeirAttr *attr = weir_call_attr(ctx, "pooling_ratio");
  if (!attr || attr->kind != WEIR_ATTR_FLOAT || attr->count != 4) {
    weir_call_fail(ctx, WEIR_INVALID_ARGUMENT,
                   "pooling_ratio field must specify 4 dimensions");
    return false;
  }
  const float *ratio = static_cast<const float *>(attr->data);
  for (int k = 0; k < 4; ++k) {
    if (!(ratio[k] >= 1)) {
      weir_call_fail(ctx, WEIR_INVALID_ARGUMENT,
                     "pooling_ratio cannot be smaller than 1, got: %g",
                     double(ratio[k]));
      return false;
    }
  }
  if (ratio[0] != 1 || ratio[3] != 1) {
    weir_call_fail(ctx, WEIR_UNIMPLEMENTED,
                   "Fractional pooling is not yet supported on the batch nor "
                   "channel dimension.");
    return false;
  }
  int64_t sizes[2] = {from.height, from.width};
  for (int k = 0; k < 2; ++k) {
    if (!(float(sizes[k]) >= ratio[k + 1])) {
      weir_call_fail(ctx, WEIR_INVALID_ARGUMENT,
                     "Pooling ratio is higher than input dimension size for "
                     "dimension %d. Input dim size: %lld pooling ratio: %g",
                     k + 1, (long long)sizes[k], double(ratio[k + 1]));
      return false;
    }
    sizes[k] = int64_t(std::floor(float(sizes[k]) / ratio[k + 1]));
  }
  to = {from.batch, sizes[0], sizes[1], from.channels};
  return true;
}

// Input and layout of a pooling; the sequences become outputs 1 and 2.
static bool beginPooling(WeirCallContext *ctx, Layout &layout) {
  Seeds seeds;
  if (!layout.image.read(ctx, 0, "tensor_in") ||
      !readRatios(ctx, layout.image, layout.pooled) || !readSeeds(ctx, seeds)) {
    return false;
  }
  Regions regions{Philox::fromSeeds(seeds.seed, seeds.seed2),
                  bool(weir_call_attr_bool(ctx, "pseudo_random", 0))};
  Vector<int64_t> heights, widths;
  regions.draw(layout.image.height, layout.pooled.height, heights);
  regions.draw(layout.image.width, layout.pooled.width, widths);
  layout.overlapping = weir_call_attr_bool(ctx, "overlapping", 0);
  layout.rows = giveSequence(ctx, 1, heights);
  layout.columns = layout.rows ? giveSequence(ctx, 2, widths) : nullptr;
  return layout.columns;
}

// Calls `visit(region, image, output's offset)` for each output pixel.
template <typename F> static void visitRegions(const Layout &layout, F visit) {
  for (int64_t b = 0; b < layout.pooled.batch; ++b) {
    for (int64_t y = 0; y < layout.pooled.height; ++y) {
      for (int64_t x = 0; x < layout.pooled.width; ++x) {
        visit(layout.at(y, x), b, layout.pooled.at(b, y, x));
      }
    }
  }
}

// Where the first maximum of a channel is.
template <typename T>
static int64_t findMaximum(const Layout &layout, const Region &region,
                           int64_t b, int64_t c, const T *in) {
  int64_t best = layout.image.at(b, region.top, region.left) + c;
  for (int64_t y = region.top; y <= region.bottom; ++y) {
    for (int64_t x = region.left; x <= region.right; ++x) {
      int64_t at = layout.image.at(b, y, x) + c;
      best = in[best] < in[at] ? at : best;
    }
  }
  return best;
}

extern "C" WeirCallStatus weir_call_FractionalMaxPool(WeirCallContext *ctx) {
  const WeirView &view = *weir_call_input(ctx, 0);
  Layout layout;
  if (!beginPooling(ctx, layout)) {
    return WEIR_CALL_FAILED;
  }
  return dispatchNumber(ctx, view.dtype, [&](auto *type) {
    using T = Pointee<decltype(type)>;
    T *out = static_cast<T *>(layout.pooled.allocate(ctx, 0));
    if (!out) {
      return WEIR_CALL_FAILED;
    }
    const T *in = dataOf<T>(view);
    visitRegions(layout, [&](const Region &region, int64_t b, int64_t to) {
      for (int64_t c = 0; c < layout.image.channels; ++c) {
        out[to + c] = in[findMaximum(layout, region, b, c, in)];
      }
    });
    return WEIR_CALL_OK;
  });
}

extern "C" WeirCallStatus weir_call_FractionalAvgPool(WeirCallContext *ctx) {
  const WeirView &view = *weir_call_input(ctx, 0);
  Layout layout;
  if (!beginPooling(ctx, layout)) {
    return WEIR_CALL_FAILED;
  }
  return dispatchNumber(ctx, view.dtype, [&](auto *type) {
    using T = Pointee<decltype(type)>;
    T *out = static_cast<T *>(layout.pooled.allocate(ctx, 0));
    if (!out) {
      return WEIR_CALL_FAILED;
    }
    visitRegions(layout, [&](const Region &region, int64_t b, int64_t to) {
      for (int64_t c = 0; c < layout.image.channels; ++c) {
        T sum = T(0);
        for (int64_t y = region.top; y <= region.bottom; ++y) {
          for (int64_t x = region.left; x <= region.right; ++x) {
            sum = T(sum + dataOf<T>(view)[layout.image.at(b, y, x) + c]);
          }
        }
        out[to + c] = T(sum / T(region.count()));
      }
    });
    return WEIR_CALL_OK;
  });
}

// The sequences in inputs j and j + 1, within the image.
static bool readSequences(WeirCallContext *ctx, int32_t j, Layout &layout) {
  const int64_t **sequences[2] = {&layout.rows, &layout.columns};
  int64_t sizes[2] = {layout.image.height, layout.image.width};
  int64_t counts[2] = {layout.pooled.height, layout.pooled.width};
  for (int k = 0; k < 2; ++k) {
    const WeirView &view = *weir_call_input(ctx, j + k);
    bool good = view.rank == 1 && view.dims[0] == counts[k] + 1;
    for (int64_t i = 0; good && i <= counts[k]; ++i) {
      int64_t at = dataOf<int64_t>(view)[i];
      int64_t before = i ? dataOf<int64_t>(view)[i - 1] : -1;
      good =
          at > before && at <= sizes[k] && (i < counts[k] ? at < sizes[k] : 1);
    }
    if (!good) {
      weir_call_fail(ctx, WEIR_INVALID_ARGUMENT,
                     "%s_pooling_sequence of shape %s should have %lld places, "
                     "which rise and stay within %lld",
                     k ? "col" : "row", ShapeText(view).text,
                     (long long)(counts[k] + 1), (long long)sizes[k]);
      return false;
    }
    *sequences[k] = dataOf<int64_t>(view);
  }
  layout.overlapping = weir_call_attr_bool(ctx, "overlapping", 0);
  return true;
}

extern "C" WeirCallStatus
weir_call_FractionalMaxPoolGrad(WeirCallContext *ctx) {
  const WeirView &view = *weir_call_input(ctx, 0);
  const WeirView &grads = *weir_call_input(ctx, 2);
  Layout layout;
  if (!layout.image.read(ctx, 0, "orig_input") ||
      !layout.pooled.read(ctx, 2, "out_backprop")) {
    return WEIR_CALL_FAILED;
  }
  if (!sameShape(*weir_call_input(ctx, 1), grads) ||
      layout.image.batch != layout.pooled.batch ||
      layout.image.channels != layout.pooled.channels) {
    return weir_call_fail(ctx, WEIR_INVALID_ARGUMENT,
                          "out_backprop %s should have the shape of "
                          "orig_output, and go with orig_input %s",
                          ShapeText(grads).text, ShapeText(view).text);
  }
  if (!readSequences(ctx, 3, layout)) {
    return WEIR_CALL_FAILED;
  }
  return dispatchNumber(ctx, view.dtype, [&](auto *type) {
    using T = Pointee<decltype(type)>;
    T *out = static_cast<T *>(layout.image.allocate(ctx, 0));
    if (!out) {
      return WEIR_CALL_FAILED;
    }
    memset(static_cast<void *>(out), 0,
           size_t(layout.image.count()) * sizeof(T));
    const T *in = dataOf<T>(view);
    visitRegions(layout, [&](const Region &region, int64_t b, int64_t from) {
      for (int64_t c = 0; c < layout.image.channels; ++c) {
        T &sum = out[findMaximum(layout, region, b, c, in)];
        sum = T(sum + dataOf<T>(grads)[from + c]);
      }
    });
    return WEIR_CALL_OK;
  });
}

extern "C" WeirCallStatus
weir_call_FractionalAvgPoolGrad(WeirCallContext *ctx) {
  const WeirView &shape = *weir_call_input(ctx, 0);
  const WeirView &grads = *weir_call_input(ctx, 1);
  Layout layout;
  if (!layout.pooled.read(ctx, 1, "out_backprop")) {
    return WEIR_CALL_FAILED;
  }
  if (shape.rank != 1 || shape.dims[0] != 4) {
    return weir_call_fail(ctx, WEIR_INVALID_ARGUMENT,
                          "original input tensor shape must be 1-dimensional "
                          "and 4 elements, got shape %s",
                          ShapeText(shape).text);
  }
  layout.image = {layout.pooled.batch, indexAt(shape, 1), indexAt(shape, 2),
                  layout.pooled.channels};
  if (indexAt(shape, 0) != layout.pooled.batch ||
      indexAt(shape, 3) != layout.pooled.channels) {
    return weir_call_fail(ctx, WEIR_INVALID_ARGUMENT,
                          "out_backprop %s does not go with the original shape",
                          ShapeText(grads).text);
  }
  if (!readSequences(ctx, 2, layout)) {
    return WEIR_CALL_FAILED;
  }
  return dispatchNumber(ctx, grads.dtype, [&](auto *type) {
    using T = Pointee<decltype(type)>;
    T *out = static_cast<T *>(layout.image.allocate(ctx, 0));
    Scratch memory(ctx, layout.image.count() * int64_t(sizeof(double)));
    if (!out || !memory) {
      return WEIR_CALL_FAILED;
    }
    auto *sums = memory.as<double>();
    memset(sums, 0, size_t(layout.image.count()) * sizeof *sums);
    visitRegions(layout, [&](const Region &region, int64_t b, int64_t from) {
      for (int64_t c = 0; c < layout.image.channels; ++c) {
        double part =
            double(dataOf<T>(grads)[from + c]) / double(region.count());
        for (int64_t y = region.top; y <= region.bottom; ++y) {
          for (int64_t x = region.left; x <= region.right; ++x) {
            sums[layout.image.at(b, y, x) + c] += part;
          }
        }
      }
    });
    for (int64_t i = 0; i < layout.image.count(); ++i) {
      out[i] = T(sums[i]);
    }
    return WEIR_CALL_OK;
  });
}
