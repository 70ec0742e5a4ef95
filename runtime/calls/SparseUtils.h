// Part of Weir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Sparse tensors as TensorFlow's operations pass them: indices [n, rank],
// values [n], and the dense shape [rank], all int64 but the values.
#ifndef WEIR_RUNTIME_CALLS_SPARSEUTILS_H
#define WEIR_RUNTIME_CALLS_SPARSEUTILS_H

#include "runtime/base/Memory.h"
#include "runtime/calls/PartialShape.h"

namespace weir {

struct SparseView {
  const WeirView *indices, *values, *shape;
  int64_t count = 0;
  int32_t rank = 0;

  const int64_t *at(int64_t i) const {
    return dataOf<int64_t>(*indices) + i * rank;
  }
  const int64_t *dims() const { return dataOf<int64_t>(*shape); }
};

/// Inputs j, k, l as a sparse tensor; false after failing.
inline bool readSparse(WeirCallContext *ctx, int32_t j, int32_t k, int32_t l,
                       SparseView &view) {
  view.indices = weir_call_input(ctx, j);
  view.values = weir_call_input(ctx, k);
  view.shape = weir_call_input(ctx, l);
  bool good = view.indices->rank == 2 && view.values->rank == 1 &&
              view.shape->rank == 1 &&
              view.indices->dims[0] == view.values->dims[0] &&
              view.indices->dims[1] == view.shape->dims[0] &&
              view.shape->dims[0] <= WEIR_MAX_RANK;
  if (!good) {
    weir_call_fail(ctx, WEIR_INVALID_ARGUMENT,
                   "Input indices should be a matrix, values and shape vectors "
                   "that agree with it, got %s, %s and %s",
                   ShapeText(*view.indices).text, ShapeText(*view.values).text,
                   ShapeText(*view.shape).text);
    return false;
  }
  view.count = view.indices->dims[0];
  view.rank = int32_t(view.shape->dims[0]);
  return true;
}

/// Fails where an index is not within the shape.
inline bool checkSparse(WeirCallContext *ctx, const SparseView &view) {
  for (int64_t i = 0; i < view.count; ++i) {
    for (int32_t d = 0; d < view.rank; ++d) {
      int64_t index = view.at(i)[d];
      if (index < 0 || index >= view.dims()[d]) {
        weir_call_fail(ctx, WEIR_INVALID_ARGUMENT,
                       "indices[%lld] = %s is out of bounds: need 0 <= index < "
                       "%s",
                       (long long)i, ShapeText(view.rank, view.at(i)).text,
                       ShapeText(view.rank, view.dims()).text);
        return false;
      }
    }
  }
  return true;
}

/// -1, 0, 1: the order of two index rows.
inline int compareRows(const int64_t *a, const int64_t *b, int32_t rank) {
  for (int32_t d = 0; d < rank; ++d) {
    if (a[d] != b[d]) {
      return a[d] < b[d] ? -1 : 1;
    }
  }
  return 0;
}

/// The positions of `count` rows in row-major order, equal ones as they come.
/// A merge sort: stable, n log n.
inline void sortRows(const int64_t *rows, int32_t rank, int64_t count,
                     Vector<int64_t> &order) {
  Vector<int64_t> other;
  for (int64_t i = 0; i < count; ++i) {
    order.push(i);
    other.push(i);
  }
  for (int64_t width = 1; width < count; width *= 2) {
    for (int64_t begin = 0; begin < count; begin += 2 * width) {
      int64_t middle = begin + width < count ? begin + width : count;
      int64_t end = begin + 2 * width < count ? begin + 2 * width : count;
      int64_t a = begin, b = middle;
      for (int64_t to = begin; to < end; ++to) {
        bool second =
            a == middle ||
            (b < end && compareRows(rows + order[size_t(b)] * rank,
                                    rows + order[size_t(a)] * rank, rank) < 0);
        other[size_t(to)] = order[size_t(second ? b++ : a++)];
      }
    }
    memcpy(order.data(), other.data(), size_t(count) * sizeof(int64_t));
  }
}

/// Copies element `from` of a view's data to element `to` of fresh memory.
inline void copyElement(void *out, int64_t to, const WeirView &view,
                        int64_t from) {
  int64_t size = weir_dtype_size(view.dtype);
  copyElements(static_cast<char *>(out) + to * size,
               static_cast<const char *>(view.data) + from * size, view.dtype,
               1);
}

/// Outputs i, i+1: indices [count, rank] and values [count] to fill in.
struct SparseOutput {
  int64_t *indices = nullptr;
  void *values = nullptr;

  bool allocate(WeirCallContext *ctx, int32_t i, int32_t j, int64_t count,
                int32_t rank) {
    int64_t dims[] = {count, rank};
    indices = static_cast<int64_t *>(weir_call_allocate(ctx, i, 2, dims));
    values = indices ? weir_call_allocate(ctx, j, 1, &count) : nullptr;
    return values != nullptr;
  }
};

/// Output i: a shape.
inline bool giveShape(WeirCallContext *ctx, int32_t i, int32_t rank,
                      const int64_t *dims) {
  int64_t length = rank;
  auto *out = static_cast<int64_t *>(weir_call_allocate(ctx, i, 1, &length));
  if (out && rank) {
    memcpy(out, dims, size_t(rank) * sizeof *dims);
  }
  return out != nullptr;
}

} // namespace weir

#endif
