// Part of Weir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// ListDiff: elements of x that are not in y, and where they were.
#include "runtime/calls/HashIndex.h"

using namespace weir;

extern "C" WeirCallStatus weir_call_ListDiff(WeirCallContext *ctx) {
  const WeirView &x = *weir_call_input(ctx, 0);
  const WeirView &y = *weir_call_input(ctx, 1);
  if (x.rank != 1 || y.rank != 1) {
    return weir_call_fail(ctx, WEIR_INVALID_ARGUMENT,
                          "%s should be a 1D "
                          "vector.",
                          x.rank != 1 ? "x" : "y");
  }
  int64_t n = countOf(x), m = countOf(y);
  int64_t capacity = hashCapacity(m);
  Scratch table(ctx, capacity * 8);
  Scratch kept(ctx, n * 8);
  if (!table || !kept) {
    return WEIR_CALL_FAILED;
  }
  HashIndex index(table.as<int64_t>(), capacity);
  ElementKeys xs(x), ys(y);
  for (int64_t j = 0; j < m; ++j) {
    index.find(ys.hash(j), j, [&](int64_t other) {
      return ElementKeys::equal(ys, other, ys, j);
    });
  }
  int64_t count = 0;
  for (int64_t i = 0; i < n; ++i) {
    int64_t found = index.find(xs.hash(i), -1, [&](int64_t other) {
      return ElementKeys::equal(ys, other, xs, i);
    });
    if (found < 0) {
      kept.as<int64_t>()[count++] = i;
    }
  }
  auto *out = static_cast<char *>(weir_call_allocate(ctx, 0, 1, &count));
  void *indices = weir_call_allocate(ctx, 1, 1, &count);
  if (!out || !indices) {
    return WEIR_CALL_FAILED;
  }
  int64_t size = weir_dtype_size(x.dtype);
  for (int64_t i = 0; i < count; ++i) {
    int64_t from = kept.as<int64_t>()[i];
    copyElements(out + i * size,
                 static_cast<const char *>(x.data) + from * size, x.dtype, 1);
    setIndex(indices, weir_call_output_dtype(ctx, 1), i, from);
  }
  return WEIR_CALL_OK;
}
