// Part of Weir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// TopKV2 and TopK: the k largest of each row, ties by the lower index; a NaN
// counts as TensorFlow's comparison leaves it.
#include "runtime/calls/CallUtils.h"

using namespace weir;

namespace {
/// Whether element a comes before b.
template <typename T> struct Before {
  const T *row;
  bool operator()(int32_t a, int32_t b) const {
    if (row[a] > row[b]) {
      return true;
    }
    if (row[a] < row[b]) {
      return false;
    }
    return a < b;
  }
};
} // namespace

/// Restores the heap (the worst at the root) from `at` down.
template <typename C>
static void siftDown(int32_t *heap, int64_t size, int64_t at, const C &before) {
  for (;;) {
    int64_t child = 2 * at + 1;
    if (child >= size) {
      return;
    }
    if (child + 1 < size && before(heap[child], heap[child + 1])) {
      ++child;
    }
    if (!before(heap[at], heap[child])) {
      return;
    }
    int32_t other = heap[at];
    heap[at] = heap[child];
    heap[child] = other;
    at = child;
  }
}

/// The first k of the order, ascending in place.
template <typename C>
static void topOfRow(int32_t *heap, int64_t n, int64_t k, const C &before) {
  if (k == 0) {
    return;
  }
  for (int64_t i = 0; i < k; ++i) {
    heap[i] = int32_t(i);
  }
  for (int64_t i = k / 2; i-- > 0;) {
    siftDown(heap, k, i, before);
  }
  for (int64_t i = k; i < n; ++i) {
    if (before(int32_t(i), heap[0])) {
      heap[0] = int32_t(i);
      siftDown(heap, k, 0, before);
    }
  }
  for (int64_t size = k; size > 1; --size) {
    int32_t worst = heap[0];
    heap[0] = heap[size - 1];
    heap[size - 1] = worst;
    siftDown(heap, size - 1, 0, before);
  }
}

template <typename T>
static WeirCallStatus topK(WeirCallContext *ctx, const WeirView &input,
                           int64_t k) {
  int64_t n = input.dims[input.rank - 1];
  int64_t rows = countOf(input, 0, input.rank - 1);
  int64_t dims[WEIR_MAX_RANK];
  memcpy(dims, input.dims, size_t(input.rank) * sizeof(int64_t));
  dims[input.rank - 1] = k;
  auto *values = static_cast<T *>(weir_call_allocate(ctx, 0, input.rank, dims));
  void *indices = weir_call_allocate(ctx, 1, input.rank, dims);
  Scratch heap(ctx, k * 4);
  if (!values || !indices || !heap) {
    return WEIR_CALL_FAILED;
  }
  int32_t indexType = weir_call_output_dtype(ctx, 1);
  for (int64_t r = 0; r < rows; ++r) {
    const T *row = dataOf<T>(input) + r * n;
    topOfRow(heap.as<int32_t>(), n, k, Before<T>{row});
    for (int64_t i = 0; i < k; ++i) {
      int32_t from = heap.as<int32_t>()[i];
      values[r * k + i] = row[from];
      if (indexType == WEIR_DT_INT16) {
        static_cast<int16_t *>(indices)[r * k + i] = int16_t(from);
      } else {
        setIndex(indices, indexType, r * k + i, from);
      }
    }
  }
  return WEIR_CALL_OK;
}

static WeirCallStatus topKOf(WeirCallContext *ctx, int64_t k) {
  const WeirView &input = *weir_call_input(ctx, 0);
  if (k < 0) {
    return weir_call_fail(ctx, WEIR_INVALID_ARGUMENT,
                          "Need k >= 0, got %" PRId64, k);
  }
  if (input.rank < 1) {
    return weir_call_fail(ctx, WEIR_INVALID_ARGUMENT,
                          "input must be >= 1-D, got shape []");
  }
  if (input.dims[input.rank - 1] < k) {
    return weir_call_fail(ctx, WEIR_INVALID_ARGUMENT,
                          "input must have at least k columns. Had %" PRId64
                          ", needed %" PRId64,
                          input.dims[input.rank - 1], k);
  }
  WeirCallStatus status = WEIR_CALL_FAILED;
  if (!withNumber(input.dtype, [&](auto *type) {
        status = topK<Pointee<decltype(type)>>(ctx, input, k);
      })) {
    return failType(ctx, input.dtype);
  }
  return status;
}

extern "C" WeirCallStatus weir_call_TopKV2(WeirCallContext *ctx) {
  const WeirView &k = *weir_call_input(ctx, 1);
  if (k.rank != 0) {
    return weir_call_fail(ctx, WEIR_INVALID_ARGUMENT,
                          "k must be scalar, got shape %s", ShapeText(k).text);
  }
  return topKOf(ctx,
                k.dtype == WEIR_DT_INT16 ? *dataOf<int16_t>(k) : indexAt(k, 0));
}

extern "C" WeirCallStatus weir_call_TopK(WeirCallContext *ctx) {
  return topKOf(ctx, weir_call_attr_int(ctx, "k", 0));
}
