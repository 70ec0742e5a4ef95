// Part of Weir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// StridedSliceAssign, ResourceStridedSliceAssign: a part of a variable, named
// as StridedSlice names it, becomes a value, which is broadcast.
#include "runtime/calls/CallUtils.h"
#include "runtime/calls/DefineCall.h"
#include "runtime/variable/Variable.h"

using namespace weir;

namespace {
/// What a slice takes of one dimension.
struct SliceDim {
  int64_t begin, stride, count;
};

/// A slice of a tensor: its dimensions, and the shape of what is taken.
struct Slice {
  SliceDim dims[WEIR_MAX_RANK];
  int32_t finalRank = 0;
  int64_t finalDims[WEIR_MAX_RANK];
  int32_t source[WEIR_MAX_RANK]; ///< the final dimension of each; -1: none

  bool read(WeirCallContext *ctx, const WeirView &view);

private:
  bool addFinal(WeirCallContext *ctx, int64_t size);
  bool take(WeirCallContext *ctx, int64_t size, int64_t i, int32_t d);
};
} // namespace

static bool hasBit(WeirCallContext *ctx, const char *mask, int64_t i) {
  return weir_call_attr_int(ctx, mask, 0) >> i & 1;
}

bool Slice::addFinal(WeirCallContext *ctx, int64_t size) {
  if (finalRank == WEIR_MAX_RANK) {
    weir_call_fail(ctx, WEIR_UNIMPLEMENTED,
                   "a slice of more than %d "
                   "dimensions",
                   int(WEIR_MAX_RANK));
    return false;
  }
  finalDims[finalRank++] = size;
  return true;
}

// Entry i of the specification is for dimension d, of the given size.
bool Slice::take(WeirCallContext *ctx, int64_t size, int64_t i, int32_t d) {
  int64_t begin = indexAt(*weir_call_input(ctx, 1), i);
  int64_t end = indexAt(*weir_call_input(ctx, 2), i);
  int64_t stride = indexAt(*weir_call_input(ctx, 3), i);
  if (stride == 0) {
    weir_call_fail(ctx, WEIR_INVALID_ARGUMENT, "strides[%lld] must be non-zero",
                   (long long)i);
    return false;
  }
  if (hasBit(ctx, "shrink_axis_mask", i)) {
    int64_t at = begin < 0 ? begin + size : begin;
    if (stride < 0 || at < 0 || at >= size) {
      weir_call_fail(ctx, WEIR_INVALID_ARGUMENT,
                     stride < 0 ? "only stride 1 allowed on non-range indexing."
                                : "slice index %lld of dimension %d out of "
                                  "bounds.",
                     (long long)begin, d);
      return false;
    }
    dims[d] = {at, 1, 1};
    source[d] = -1;
    return true;
  }
  int64_t low = stride > 0 ? 0 : -1, high = stride > 0 ? size : size - 1;
  auto within = [&](int64_t at) {
    at += at < 0 ? size : 0;
    return at < low ? low : at > high ? high : at;
  };
  begin =
      hasBit(ctx, "begin_mask", i) ? (stride > 0 ? low : high) : within(begin);
  end = hasBit(ctx, "end_mask", i) ? (stride > 0 ? high : low) : within(end);
  int64_t distance = end - begin;
  bool isEmpty = distance == 0 || (distance < 0) != (stride < 0);
  int64_t count =
      isEmpty ? 0 : distance / stride + (distance % stride != 0 ? 1 : 0);
  dims[d] = {begin, stride, count};
  source[d] = finalRank;
  return addFinal(ctx, count);
}

bool Slice::read(WeirCallContext *ctx, const WeirView &view) {
  const WeirView &begins = *weir_call_input(ctx, 1);
  int64_t count = countOf(begins), named = 0;
  for (int32_t j = 1; j < 4; ++j) {
    const WeirView &other = *weir_call_input(ctx, j);
    if (other.rank != 1 || countOf(other) != count || count > 32) {
      weir_call_fail(ctx, WEIR_INVALID_ARGUMENT,
                     "Expected begin, end, and strides to be 1D equal size "
                     "tensors, but got shapes %s and %s instead.",
                     ShapeText(begins).text, ShapeText(other).text);
      return false;
    }
  }
  bool hasEllipsis = false;
  for (int64_t i = 0; i < count; ++i) {
    bool isEllipsis = hasBit(ctx, "ellipsis_mask", i);
    if (isEllipsis && hasEllipsis) {
      weir_call_fail(ctx, WEIR_INVALID_ARGUMENT,
                     "Multiple ellipses in slice spec not allowed");
      return false;
    }
    hasEllipsis |= isEllipsis;
    named += !isEllipsis && !hasBit(ctx, "new_axis_mask", i);
  }
  if (named > view.rank) {
    weir_call_fail(ctx, WEIR_INVALID_ARGUMENT,
                   "Index out of range using input dim %d; input has only %d "
                   "dims",
                   view.rank, view.rank);
    return false;
  }
  int32_t d = 0;
  auto takeAll = [&] { // what nothing names
    for (int64_t k = named; k < view.rank; ++k, ++d) {
      dims[d] = {0, 1, view.dims[d]};
      source[d] = finalRank;
      if (!addFinal(ctx, view.dims[d])) {
        return false;
      }
    }
    return true;
  };
  for (int64_t i = 0; i < count; ++i) {
    bool good = hasBit(ctx, "ellipsis_mask", i)   ? takeAll()
                : hasBit(ctx, "new_axis_mask", i) ? addFinal(ctx, 1)
                                                  : true;
    if (good && !hasBit(ctx, "ellipsis_mask", i) &&
        !hasBit(ctx, "new_axis_mask", i)) {
      good = take(ctx, view.dims[d], i, d);
      ++d;
    }
    if (!good) {
      return false;
    }
  }
  return hasEllipsis || takeAll();
}

static WeirCallStatus assignSlice(WeirCallContext *ctx) {
  int32_t absent =
      weir_call_num_outputs(ctx) ? WEIR_FAILED_PRECONDITION : WEIR_NOT_FOUND;
  Variable *variable = lookupVariable(ctx, 0, absent, true);
  if (!variable) {
    return WEIR_CALL_FAILED;
  }
  const WeirView &value = *weir_call_input(ctx, 4);
  LockGuard guard(variable->mutex);
  WeirView view = variable->view();
  Slice slice;
  if (!slice.read(ctx, view)) {
    return WEIR_CALL_FAILED;
  }
  bool fits = value.rank <= slice.finalRank && value.dtype == view.dtype;
  int32_t missing = slice.finalRank - value.rank;
  for (int32_t d = 0; fits && d < value.rank; ++d) {
    fits = value.dims[d] == 1 || value.dims[d] == slice.finalDims[missing + d];
  }
  if (!fits) {
    return weir_call_fail(ctx, WEIR_INVALID_ARGUMENT,
                          "Cannot broadcast input shape %s into final shape %s",
                          ShapeText(value).text,
                          ShapeText(slice.finalRank, slice.finalDims).text);
  }
  int64_t strides[WEIR_MAX_RANK]; // of the value, by final dimension
  int64_t step = 1;
  for (int32_t d = slice.finalRank; d-- > 0;) {
    int64_t size = d < missing ? 1 : value.dims[d - missing];
    strides[d] = size == 1 ? 0 : step;
    step *= size;
  }
  auto *data = static_cast<char *>(prepareUpdate(ctx, *variable));
  if (!data) {
    return WEIR_CALL_FAILED;
  }
  int64_t count = 1, size = weir_dtype_size(view.dtype);
  for (int32_t d = 0; d < view.rank; ++d) {
    count *= slice.dims[d].count;
  }
  for (int64_t i = 0; i < count; ++i) {
    int64_t rest = i, to = 0, from = 0, stride = 1;
    for (int32_t d = view.rank; d-- > 0;) {
      const SliceDim &dim = slice.dims[d];
      int64_t place = rest % dim.count;
      rest /= dim.count;
      to += (dim.begin + place * dim.stride) * stride;
      stride *= view.dims[d];
      from += slice.source[d] < 0 ? 0 : place * strides[slice.source[d]];
    }
    clearElements(data + to * size, view.dtype, 1);
    copyElements(data + to * size, dataOf<char>(value) + from * size,
                 view.dtype, 1);
  }
  return weir_call_num_outputs(ctx) ? weir_call_forward(ctx, 0, 0, 0, nullptr)
                                    : WEIR_CALL_OK;
}

WEIR_CALL(StridedSliceAssign, assignSlice(ctx))
WEIR_CALL(ResourceStridedSliceAssign, assignSlice(ctx))
