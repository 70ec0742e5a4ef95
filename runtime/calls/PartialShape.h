// Part of Weir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Shapes of which some dimensions, or the rank, are unknown, and values that
// arrays and lists hold.
#ifndef WEIR_RUNTIME_CALLS_PARTIALSHAPE_H
#define WEIR_RUNTIME_CALLS_PARTIALSHAPE_H

#include "runtime/calls/CallUtils.h"
#include "runtime/tensor/Value.h"

namespace weir {

struct PartialShape {
  int32_t rank = -1;                ///< -1: unknown
  int64_t dims[WEIR_MAX_RANK] = {}; ///< -1: unknown

  PartialShape() = default;
  PartialShape(int32_t rank, const int64_t *from) : rank(rank) {
    for (int32_t d = 0; d < rank; ++d) {
      dims[d] = from[d];
    }
  }
  explicit PartialShape(const Value &value)
      : PartialShape(value.rank, value.dims) {}

  /// From a shape operand: a vector, or the scalar -1 for an unknown rank.
  static bool fromView(WeirCallContext *ctx, const WeirView &view,
                       PartialShape &shape) {
    if (view.rank == 0) {
      if (indexAt(view, 0) != -1) {
        weir_call_fail(ctx, WEIR_INVALID_ARGUMENT,
                       "The only valid scalar shape tensor is the fully "
                       "unknown shape specified as -1.");
        return false;
      }
      shape.rank = -1;
      return true;
    }
    int64_t rank = countOf(view);
    if (rank > WEIR_MAX_RANK) {
      weir_call_fail(ctx, WEIR_UNIMPLEMENTED, "an element of rank %lld",
                     (long long)rank);
      return false;
    }
    shape.rank = int32_t(rank);
    for (int32_t d = 0; d < shape.rank; ++d) {
      shape.dims[d] = indexAt(view, d);
    }
    return true;
  }
  static PartialShape fromAttr(WeirCallContext *ctx, const char *name) {
    PartialShape shape;
    const WeirAttr *attr = weir_call_attr(ctx, name);
    if (attr && attr->kind == WEIR_ATTR_SHAPE && attr->count == 1) {
      const auto *given = static_cast<const WeirShape *>(attr->data);
      if (given->rank >= 0 && given->rank <= WEIR_MAX_RANK) {
        shape = PartialShape(given->rank, given->dims);
      }
    }
    return shape;
  }

  bool isDefined() const {
    for (int32_t d = 0; d < rank; ++d) {
      if (dims[d] < 0) {
        return false;
      }
    }
    return rank >= 0;
  }
  bool isCompatible(const PartialShape &other) const {
    if (rank < 0 || other.rank < 0) {
      return true;
    }
    if (rank != other.rank) {
      return false;
    }
    for (int32_t d = 0; d < rank; ++d) {
      if (dims[d] >= 0 && other.dims[d] >= 0 && dims[d] != other.dims[d]) {
        return false;
      }
    }
    return true;
  }
  /// Adds what `other` knows; false if they contradict each other.
  bool merge(const PartialShape &other) {
    if (!isCompatible(other)) {
      return false;
    }
    if (rank < 0) {
      *this = other;
      return true;
    }
    for (int32_t d = 0; d < rank && other.rank >= 0; ++d) {
      dims[d] = dims[d] < 0 ? other.dims[d] : dims[d];
    }
    return true;
  }
  int64_t count() const { return elementCount(rank, dims); }
};

/// "[2,?]" or "<unknown>", for messages.
struct PartialShapeText {
  char text[256];
  explicit PartialShapeText(const PartialShape &shape) {
    if (shape.rank < 0) {
      strcpy(text, "<unknown>");
      return;
    }
    memcpy(text, ShapeText(shape.rank, shape.dims).text, sizeof text);
  }
};

/// A new value of that shape, elements not cleared (empty for strings and
/// variants); its buffer is null after failing.
inline Value makeValue(WeirCallContext *ctx, int32_t dtype, int32_t rank,
                       const int64_t *dims) {
  Value value = {};
  value.dtype = dtype;
  value.setShape(rank, dims);
  int64_t bytes = tensorBytes(dtype, rank, dims);
  value.buffer = weir_call_new_buffer(ctx, bytes);
  if (!value.buffer) {
    weir_call_fail(ctx, WEIR_RESOURCE_EXHAUSTED,
                   "OOM when allocating tensor with shape%s",
                   ShapeText(rank, dims).text);
    return value;
  }
  prepareElements(value.buffer, dtype);
  value.data = value.buffer->data();
  return value;
}

inline Value makeZeros(WeirCallContext *ctx, int32_t dtype, int32_t rank,
                       const int64_t *dims) {
  Value value = makeValue(ctx, dtype, rank, dims);
  if (value.buffer && !hasOwningElements(dtype)) {
    memset(value.data, 0, size_t(tensorBytes(dtype, rank, dims)));
  }
  return value;
}

/// Input j as an owned value; its buffer is null after failing.
inline Value takeInput(WeirCallContext *ctx, int32_t j) {
  const WeirView &view = *weir_call_input(ctx, j);
  Value value = {};
  value.buffer = weir_call_take(ctx, j);
  if (value.buffer) {
    value.data = value.buffer->data();
  }
  value.dtype = view.dtype;
  value.setShape(view.rank, view.dims);
  return value;
}

/// Elements [first, first + count of dims) of input j as a value of that shape.
inline Value takePart(WeirCallContext *ctx, int32_t j, int64_t first,
                      int32_t rank, const int64_t *dims) {
  const WeirView &view = *weir_call_input(ctx, j);
  Value value = makeValue(ctx, view.dtype, rank, dims);
  if (value.buffer) {
    const char *from = static_cast<const char *>(view.data);
    copyElements(value.data, from + first * weir_dtype_size(view.dtype),
                 view.dtype, elementCount(rank, dims));
  }
  return value;
}

inline WeirCallStatus giveValue(WeirCallContext *ctx, int32_t i,
                                const Value &value) {
  return weir_call_share(ctx, i, value.dtype, value.rank, value.dims,
                         value.buffer);
}

inline void retain(const Value &value) {
  if (value.buffer) {
    weir_buffer_retain(value.buffer);
  }
}

} // namespace weir

#endif
