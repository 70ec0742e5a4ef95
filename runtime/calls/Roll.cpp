// Part of Weir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Elements in another order: Roll, and sizes or places of dimensions from one
// format of data to another (DataFormatVecPermute, DataFormatDimMap).
#include "runtime/calls/CallUtils.h"

using namespace weir;

extern "C" WeirCallStatus weir_call_Roll(WeirCallContext *ctx) {
  const WeirView &input = *weir_call_input(ctx, 0);
  const WeirView &shift = *weir_call_input(ctx, 1);
  const WeirView &axes = *weir_call_input(ctx, 2);
  const char *wrong = input.rank < 1 ? "input must be 1-D or higher"
                      : shift.rank > 1
                          ? "shift must be a scalar or a 1-D vector."
                      : axes.rank > 1 ? "axis must be a scalar or a 1-D vector."
                      : countOf(shift) != countOf(axes)
                          ? "shift and axis must have the same size"
                          : nullptr;
  if (wrong) {
    return weir_call_fail(ctx, WEIR_INVALID_ARGUMENT, "%s", wrong);
  }
  int64_t moves[WEIR_MAX_RANK] = {};
  int32_t last = -1; // the innermost dimension that moves
  for (int64_t i = 0; i < countOf(axes); ++i) {
    int64_t axis = indexAt(axes, i);
    if (axis < -input.rank || axis >= input.rank) {
      return weir_call_fail(ctx, WEIR_INVALID_ARGUMENT,
                            "axis %lld is out of range", (long long)axis);
    }
    axis += axis < 0 ? input.rank : 0;
    int64_t size = input.dims[axis] ? input.dims[axis] : 1;
    moves[axis] = (moves[axis] + indexAt(shift, i) % size + size) % size;
    last = int32_t(axis) > last ? int32_t(axis) : last;
  }
  auto *out =
      static_cast<char *>(weir_call_allocate(ctx, 0, input.rank, input.dims));
  if (!out) {
    return WEIR_CALL_FAILED;
  }
  int64_t run = countOf(input, last + 1), runs = countOf(input, 0, last + 1);
  int64_t bytes = run * weir_dtype_size(input.dtype);
  int64_t place[WEIR_MAX_RANK] = {};
  for (int64_t i = 0; i < runs && run; ++i) {
    int64_t to = 0;
    for (int32_t d = 0; d <= last; ++d) {
      to = to * input.dims[d] + (place[d] + moves[d]) % input.dims[d];
    }
    copyElements(out + to * bytes, dataOf<char>(input) + i * bytes, input.dtype,
                 run);
    for (int32_t d = last; d >= 0 && ++place[d] == input.dims[d]; --d) {
      place[d] = 0;
    }
  }
  return WEIR_CALL_OK;
}

namespace {
/// Where each dimension of one format is in the other.
struct Formats {
  WeirBytes from, to;

  bool read(WeirCallContext *ctx) {
    from = weir_call_attr_string(ctx, "src_format");
    to = weir_call_attr_string(ctx, "dst_format");
    from = from.size ? from : WeirBytes{"NHWC", 4};
    to = to.size ? to : WeirBytes{"NCHW", 4};
    bool good = from.size == to.size && (from.size == 4 || from.size == 5);
    for (uint64_t i = 0; good && i < to.size; ++i) {
      good = find(from, to.data[i]) < from.size && find(to, to.data[i]) == i &&
             find(from, from.data[i]) == i;
    }
    if (!good) {
      weir_call_fail(ctx, WEIR_INVALID_ARGUMENT,
                     "Destination and source format must determine a "
                     "permutation, got %.*s and %.*s",
                     int(from.size), from.data, int(to.size), to.data);
    }
    return good;
  }
  static uint64_t find(WeirBytes format, char letter) {
    uint64_t i = 0;
    while (i < format.size && format.data[i] != letter) {
      ++i;
    }
    return i;
  }
};
} // namespace

extern "C" WeirCallStatus weir_call_DataFormatDimMap(WeirCallContext *ctx) {
  const WeirView &input = *weir_call_input(ctx, 0);
  Formats formats;
  if (!formats.read(ctx)) {
    return WEIR_CALL_FAILED;
  }
  void *out = weir_call_allocate(ctx, 0, input.rank, input.dims);
  if (!out) {
    return WEIR_CALL_FAILED;
  }
  auto rank = int64_t(formats.from.size);
  for (int64_t i = 0; i < countOf(input); ++i) {
    int64_t dim = (indexAt(input, i) % rank + rank) % rank;
    char letter = formats.from.data[dim];
    setIndex(out, input.dtype, i, int64_t(Formats::find(formats.to, letter)));
  }
  return WEIR_CALL_OK;
}

// Of all dimensions, or of those of the image only.
extern "C" WeirCallStatus weir_call_DataFormatVecPermute(WeirCallContext *ctx) {
  const WeirView &input = *weir_call_input(ctx, 0);
  Formats formats;
  if (!formats.read(ctx)) {
    return WEIR_CALL_FAILED;
  }
  auto rank = int64_t(formats.from.size);
  bool isVector = input.rank == 1;
  if ((!isVector && input.rank != 2) || (!isVector && input.dims[1] != 2) ||
      (input.dims[0] != rank && input.dims[0] != rank - 2)) {
    return weir_call_fail(ctx, WEIR_INVALID_ARGUMENT,
                          "%s input must be of size %lld or %lld, but got "
                          "shape %s",
                          isVector ? "1D" : "First dimension of 2D",
                          (long long)(rank - 2), (long long)rank,
                          ShapeText(input).text);
  }
  auto *out =
      static_cast<char *>(weir_call_allocate(ctx, 0, input.rank, input.dims));
  if (!out) {
    return WEIR_CALL_FAILED;
  }
  bool isWhole = input.dims[0] == rank;
  int64_t bytes = countOf(input, 1) * weir_dtype_size(input.dtype), to = 0;
  auto isOther = [&](char letter) {
    return !isWhole && (letter == 'N' || letter == 'C');
  };
  for (uint64_t i = 0; i < formats.to.size; ++i) {
    char letter = formats.to.data[i];
    if (isOther(letter)) {
      continue;
    }
    int64_t from = 0;
    for (uint64_t k = 0; formats.from.data[k] != letter; ++k) {
      from += !isOther(formats.from.data[k]);
    }
    memcpy(out + bytes * to++, dataOf<char>(input) + bytes * from,
           size_t(bytes));
  }
  return WEIR_CALL_OK;
}
