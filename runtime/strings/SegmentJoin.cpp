// Part of Weir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// UnsortedSegmentJoin(inputs, segment_ids, num_segments).
#include "runtime/strings/Text.h"

using namespace weir;

// Whether the segments' dimensions are the first ones of the input's.
static bool checkSegments(WeirCallContext *ctx, const WeirView &input,
                          const WeirView &segments, int64_t count) {
  if (segments.rank == 0) {
    weir_call_fail(ctx, WEIR_INVALID_ARGUMENT, "Segment_id cannot have rank 0");
    return false;
  }
  if (segments.rank > input.rank) {
    weir_call_fail(ctx, WEIR_OUT_OF_RANGE,
                   "Invalid segment_id rank %d for input with %d dimension(s)",
                   segments.rank, input.rank);
    return false;
  }
  for (int32_t d = 0; d < segments.rank; ++d) {
    if (segments.dims[d] != input.dims[d]) {
      weir_call_fail(ctx, WEIR_INVALID_ARGUMENT,
                     "Segment dimension is %" PRId64
                     " while input dimension is %" PRId64 " in rank %d",
                     segments.dims[d], input.dims[d], d);
      return false;
    }
  }
  for (int64_t i = 0, n = countOf(segments); i < n; ++i) {
    int64_t segment = indexAt(segments, i);
    if (segment < 0 || segment >= count) {
      weir_call_fail(ctx, WEIR_INVALID_ARGUMENT,
                     "segment_ids are not allowed to exceed num_segments or to "
                     "have negative values.");
      return false;
    }
  }
  return true;
}

extern "C" WeirCallStatus weir_call_UnsortedSegmentJoin(WeirCallContext *ctx) {
  const WeirView &input = *weir_call_input(ctx, 0);
  const WeirView &segments = *weir_call_input(ctx, 1);
  const WeirView &number = *weir_call_input(ctx, 2);
  WeirBytes separator = weir_call_attr_string(ctx, "separator");
  if (number.rank != 0) {
    return weir_call_fail(ctx, WEIR_INVALID_ARGUMENT,
                          "Number of segments must be a scalar");
  }
  int64_t count = indexAt(number, 0), rows = countOf(segments);
  if (count < 0) {
    return weir_call_fail(ctx, WEIR_INVALID_ARGUMENT,
                          "Number of segments must be non-negative but got "
                          "%" PRId64,
                          count);
  }
  if (!checkSegments(ctx, input, segments, count)) {
    return WEIR_CALL_FAILED;
  }
  int64_t dims[WEIR_MAX_RANK] = {count}, inner = 1;
  int32_t rank = 1;
  for (int32_t d = segments.rank; d < input.rank; ++d) {
    dims[rank++] = input.dims[d];
    inner *= input.dims[d];
  }
  WeirString *out = allocateStrings(ctx, 0, rank, dims);
  // The rows of a segment, in order: its first one, and each one's next.
  Scratch lists(ctx, (count + rows) * 8);
  if (!out || !lists) {
    return WEIR_CALL_FAILED;
  }
  int64_t *first = lists.as<int64_t>(), *next = first + count;
  for (int64_t s = 0; s < count; ++s) {
    first[s] = -1;
  }
  for (int64_t row = rows; row-- > 0;) {
    int64_t segment = indexAt(segments, row);
    next[row] = first[segment];
    first[segment] = row;
  }
  for (int64_t i = 0; i < count * inner; ++i) {
    int64_t begin = first[i / inner], at = i % inner;
    bool done = joinText(ctx, out[i], [&](auto add) {
      for (int64_t row = begin; row >= 0; row = next[row]) {
        if (row != begin) {
          add(separator);
        }
        add(textAt(input, row * inner + at));
      }
    });
    if (!done) {
      return WEIR_CALL_FAILED;
    }
  }
  return WEIR_CALL_OK;
}
