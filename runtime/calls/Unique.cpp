// Part of Weir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Unique, UniqueV2, UniqueWithCounts(V2): distinct elements in order of first
// occurrence. V2 takes an axis: slices along it are the keys.
#include "runtime/calls/HashIndex.h"

using namespace weir;

namespace {
/// Slices of a tensor along one axis, as keys.
struct Slices {
  const WeirView &view;
  ElementKeys keys;
  int64_t outer, length, inner;

  int64_t element(int64_t slice, int64_t k) const {
    return ((k / inner) * length + slice) * inner + k % inner;
  }
  int64_t perSlice() const { return outer * inner; }
  uint64_t hash(int64_t slice) const {
    uint64_t hash = 0;
    for (int64_t k = 0; k < perSlice(); ++k) {
      hash = hash * 0x9fb21c651e98df25ull + keys.hash(element(slice, k));
    }
    return hash ^ (hash >> 31);
  }
  bool equal(int64_t a, int64_t b) const {
    for (int64_t k = 0; k < perSlice(); ++k) {
      if (!ElementKeys::equal(keys, element(a, k), keys, element(b, k))) {
        return false;
      }
    }
    return true;
  }
};
} // namespace

static WeirCallStatus emit(WeirCallContext *ctx, const Slices &slices,
                           int32_t axis, const int64_t *firsts,
                           int64_t distinct) {
  const WeirView &view = slices.view;
  int64_t dims[WEIR_MAX_RANK];
  for (int32_t d = 0; d < view.rank; ++d) {
    dims[d] = view.dims[d];
  }
  dims[axis] = distinct;
  auto *out = static_cast<char *>(weir_call_allocate(ctx, 0, view.rank, dims));
  if (!out) {
    return WEIR_CALL_FAILED;
  }
  int64_t row = slices.inner * weir_dtype_size(view.dtype);
  auto *in = static_cast<const char *>(view.data);
  for (int64_t o = 0; o < slices.outer; ++o) {
    for (int64_t i = 0; i < distinct; ++i) {
      copyElements(out, in + (o * slices.length + firsts[i]) * row, view.dtype,
                   slices.inner);
      out += row;
    }
  }
  return WEIR_CALL_OK;
}

static WeirCallStatus unique(WeirCallContext *ctx, int32_t axis, bool counts) {
  const WeirView &view = *weir_call_input(ctx, 0);
  Slices slices = {view, ElementKeys(view), countOf(view, 0, axis),
                   view.dims[axis], countOf(view, axis + 1)};
  int64_t n = slices.length;
  if (n > INT32_MAX && weir_call_output_dtype(ctx, 1) == WEIR_DT_INT32) {
    return weir_call_fail(ctx, WEIR_INVALID_ARGUMENT,
                          "unique does not support input tensors larger than "
                          "2147483647 elements");
  }
  int64_t capacity = hashCapacity(n);
  Scratch table(ctx, capacity * 8);
  Scratch memory(ctx, n * 24);
  if (!table || !memory) {
    return WEIR_CALL_FAILED;
  }
  int64_t *firsts = memory.as<int64_t>();
  int64_t *which = firsts + n;
  int64_t *count = which + n;
  HashIndex index(table.as<int64_t>(), capacity);
  int64_t distinct = 0;
  for (int64_t i = 0; i < n; ++i) {
    int64_t found = index.find(slices.hash(i), distinct, [&](int64_t other) {
      return slices.equal(firsts[other], i);
    });
    if (found == distinct) {
      firsts[distinct] = i;
      count[distinct++] = 0;
    }
    which[i] = found;
    ++count[found];
  }
  if (emit(ctx, slices, axis, firsts, distinct) != WEIR_CALL_OK) {
    return WEIR_CALL_FAILED;
  }
  for (int32_t o = 1; o <= (counts ? 2 : 1); ++o) {
    int64_t length = o == 1 ? n : distinct;
    void *out = weir_call_allocate(ctx, o, 1, &length);
    if (!out) {
      return WEIR_CALL_FAILED;
    }
    for (int64_t i = 0; i < length; ++i) {
      setIndex(out, weir_call_output_dtype(ctx, o), i,
               o == 1 ? which[i] : count[i]);
    }
  }
  return WEIR_CALL_OK;
}

static WeirCallStatus uniqueVector(WeirCallContext *ctx, bool counts) {
  const WeirView &view = *weir_call_input(ctx, 0);
  if (view.rank != 1) {
    return weir_call_fail(ctx, WEIR_INVALID_ARGUMENT,
                          "unique expects a 1D vector.");
  }
  return unique(ctx, 0, counts);
}

static WeirCallStatus uniqueAxis(WeirCallContext *ctx, bool counts) {
  const WeirView &view = *weir_call_input(ctx, 0);
  const WeirView &axes = *weir_call_input(ctx, 1);
  int64_t count = countOf(axes);
  if (axes.rank != 1) {
    return weir_call_fail(ctx, WEIR_INVALID_ARGUMENT,
                          "axis expects a 1D vector.");
  }
  if (count == 0) {
    return uniqueVector(ctx, counts);
  }
  if (count > 1) {
    return weir_call_fail(ctx, WEIR_INVALID_ARGUMENT,
                          "axis does not support input tensors larger than 1 "
                          "elements");
  }
  int64_t axis = indexAt(axes, 0);
  axis = axis < 0 ? axis + view.rank : axis;
  if (axis < 0 || axis >= view.rank) {
    return weir_call_fail(ctx, WEIR_INVALID_ARGUMENT,
                          "axis has to be between [0, %d)", view.rank);
  }
  return unique(ctx, int32_t(axis), counts);
}

extern "C" WeirCallStatus weir_call_Unique(WeirCallContext *ctx) {
  return uniqueVector(ctx, false);
}
extern "C" WeirCallStatus weir_call_UniqueWithCounts(WeirCallContext *ctx) {
  return uniqueVector(ctx, true);
}
extern "C" WeirCallStatus weir_call_UniqueV2(WeirCallContext *ctx) {
  return uniqueAxis(ctx, false);
}
extern "C" WeirCallStatus weir_call_UniqueWithCountsV2(WeirCallContext *ctx) {
  return uniqueAxis(ctx, true);
}
