// Part of Weir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Gradients of reductions by segments of picked rows, of those rows only that
// were picked: SparseSegment{Sum,Mean,SqrtN}GradV2.
#include "runtime/base/Memory.h"
#include "runtime/calls/CallUtils.h"
#include <cmath>

using namespace weir;

// The positions of a vector of integers, sorted by them; equal ones as they
// come.
static void sortIndices(const WeirView &indices, Vector<int64_t> &order) {
  int64_t count = countOf(indices);
  Vector<int64_t> other;
  for (int64_t i = 0; i < count; ++i) {
    order.push(i);
    other.push(i);
  }
  auto at = [&](int64_t i) { return indexAt(indices, order[size_t(i)]); };
  for (int64_t width = 1; width < count; width *= 2) {
    for (int64_t begin = 0; begin < count; begin += 2 * width) {
      int64_t middle = begin + width < count ? begin + width : count;
      int64_t end = begin + 2 * width < count ? begin + 2 * width : count;
      int64_t a = begin, b = middle;
      for (int64_t to = begin; to < end; ++to) {
        bool second = a == middle || (b < end && at(b) < at(a));
        other[size_t(to)] = order[size_t(second ? b++ : a++)];
      }
    }
    memcpy(order.data(), other.data(), size_t(count) * sizeof(int64_t));
  }
}

namespace {
enum class Kind { Sum, Mean, SqrtN };
} // namespace

static WeirCallStatus segmentGrad(WeirCallContext *ctx, Kind kind) {
  const WeirView &grad = *weir_call_input(ctx, 0);
  const WeirView &indices = *weir_call_input(ctx, 1);
  const WeirView &ids = *weir_call_input(ctx, 2);
  const WeirView &rows = *weir_call_input(ctx, 3);
  const char *wrong = indices.rank != 1 ? "indices should be a vector."
                      : ids.rank != 1   ? "segment_ids should be a vector."
                      : rows.rank != 0 ? "dense_output_dim0 should be a scalar."
                      : grad.rank < 1  ? "grad should have a first dimension."
                      : countOf(indices) != countOf(ids)
                          ? "segment_ids and indices should have same size."
                          : nullptr;
  if (wrong) {
    return weir_call_fail(ctx, WEIR_INVALID_ARGUMENT, "%s", wrong);
  }
  int64_t count = countOf(indices), limit = indexAt(rows, 0);
  int64_t segments = grad.dims[0], width = countOf(grad, 1);
  Vector<int64_t> counts;
  for (int64_t s = 0; s < segments; ++s) {
    counts.push(0);
  }
  for (int64_t i = 0; i < count; ++i) {
    int64_t index = indexAt(indices, i), id = indexAt(ids, i);
    if (index < 0 || index >= limit) {
      return weir_call_fail(ctx, WEIR_INVALID_ARGUMENT,
                            "Index %lld out of range [0, %lld).",
                            (long long)index, (long long)limit);
    }
    if (id < 0 || id >= segments) {
      return weir_call_fail(ctx, WEIR_INVALID_ARGUMENT,
                            "Segment id %lld out of range [0, %lld).",
                            (long long)id, (long long)segments);
    }
    ++counts[size_t(id)];
  }
  Vector<int64_t> order;
  sortIndices(indices, order);
  int64_t distinct = 0;
  for (int64_t i = 0; i < count; ++i) {
    distinct += i == 0 || indexAt(indices, order[size_t(i)]) !=
                              indexAt(indices, order[size_t(i - 1)]);
  }
  int64_t dims[WEIR_MAX_RANK];
  memcpy(dims, grad.dims, size_t(grad.rank) * sizeof *dims);
  dims[0] = distinct;
  void *out = weir_call_allocate(ctx, 0, grad.rank, dims);
  void *places = weir_call_allocate(ctx, 1, 1, &distinct);
  Scratch sums(ctx, width * int64_t(sizeof(double)));
  if (!out || !places || !sums) {
    return WEIR_CALL_FAILED;
  }
  bool known = withFloating(grad.dtype, [&](auto *type) {
    using T = Pointee<decltype(type)>;
    using C = std::conditional_t<sizeof(T) == 8, double, float>;
    C *sum = sums.as<C>();
    int64_t row = 0;
    for (int64_t begin = 0, end; begin < count; begin = end, ++row) {
      int64_t index = indexAt(indices, order[size_t(begin)]);
      for (int64_t c = 0; c < width; ++c) {
        sum[c] = 0;
      }
      for (end = begin;
           end < count && indexAt(indices, order[size_t(end)]) == index;
           ++end) {
        int64_t id = indexAt(ids, order[size_t(end)]);
        C number = C(counts[size_t(id)]);
        C scale = kind == Kind::Sum    ? C(1)
                  : kind == Kind::Mean ? C(1) / number
                                       : C(1) / std::sqrt(number);
        const T *from = dataOf<T>(grad) + id * width;
        for (int64_t c = 0; c < width; ++c) {
          sum[c] += C(from[c]) * scale;
        }
      }
      for (int64_t c = 0; c < width; ++c) {
        static_cast<T *>(out)[row * width + c] = T(sum[c]);
      }
      setIndex(places, indices.dtype, row, index);
    }
  });
  return known ? WEIR_CALL_OK : failType(ctx, grad.dtype);
}

extern "C" WeirCallStatus
weir_call_SparseSegmentSumGradV2(WeirCallContext *ctx) {
  return segmentGrad(ctx, Kind::Sum);
}
extern "C" WeirCallStatus
weir_call_SparseSegmentMeanGradV2(WeirCallContext *ctx) {
  return segmentGrad(ctx, Kind::Mean);
}
extern "C" WeirCallStatus
weir_call_SparseSegmentSqrtNGradV2(WeirCallContext *ctx) {
  return segmentGrad(ctx, Kind::SqrtN);
}
