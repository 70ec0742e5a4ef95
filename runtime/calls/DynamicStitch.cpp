// Part of Weir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// DynamicStitch and ParallelDynamicStitch: merged[indices[m][i]] = data[m][i],
// later lists win. Rows that no index names are zero here.
#include "runtime/calls/CallUtils.h"

using namespace weir;

/// Checks all pairs; `rows` is one more than the largest index.
static bool checkStitch(WeirCallContext *ctx, int32_t n, int64_t &rows) {
  const WeirView &data0 = *weir_call_input(ctx, n);
  const WeirView &indices0 = *weir_call_input(ctx, 0);
  rows = 0;
  for (int32_t m = 0; m < n; ++m) {
    const WeirView &indices = *weir_call_input(ctx, m);
    const WeirView &data = *weir_call_input(ctx, n + m);
    bool fits = indices.rank <= data.rank;
    for (int32_t d = 0; fits && d < indices.rank; ++d) {
      fits = data.dims[d] == indices.dims[d];
    }
    if (!fits) {
      weir_call_fail(ctx, WEIR_INVALID_ARGUMENT,
                     "data[%d].shape = %s does not start with "
                     "indices[%d].shape = %s",
                     m, ShapeText(data).text, m, ShapeText(indices).text);
      return false;
    }
    fits = data.rank - indices.rank == data0.rank - indices0.rank;
    for (int32_t d = 0; fits && d < data.rank - indices.rank; ++d) {
      fits = data.dims[indices.rank + d] == data0.dims[indices0.rank + d];
    }
    if (!fits) {
      weir_call_fail(ctx, WEIR_INVALID_ARGUMENT,
                     "Need data[0].shape[%d:] = data[%d].shape[%d:], got "
                     "data[0].shape = %s, data[%d].shape = %s",
                     indices0.rank, m, indices.rank, ShapeText(data0).text, m,
                     ShapeText(data).text);
      return false;
    }
    for (int64_t i = 0; i < countOf(indices); ++i) {
      int64_t row = indexAt(indices, i);
      rows = row + 1 > rows ? row + 1 : rows;
    }
  }
  return true;
}

static WeirCallStatus stitch(WeirCallContext *ctx) {
  int32_t n = weir_call_num_inputs(ctx) / 2;
  int64_t rows = 0;
  if (!checkStitch(ctx, n, rows)) {
    return WEIR_CALL_FAILED;
  }
  const WeirView &data0 = *weir_call_input(ctx, n);
  const WeirView &indices0 = *weir_call_input(ctx, 0);
  int64_t inner = countOf(data0, indices0.rank);
  int64_t rowBytes = inner * weir_dtype_size(data0.dtype);
  int32_t rank = data0.rank - indices0.rank + 1;
  int64_t dims[WEIR_MAX_RANK] = {rows};
  for (int32_t d = 1; d < rank; ++d) {
    dims[d] = data0.dims[indices0.rank + d - 1];
  }
  auto *out = static_cast<char *>(weir_call_allocate(ctx, 0, rank, dims));
  if (!out) {
    return WEIR_CALL_FAILED;
  }
  memset(out, 0, size_t(rows * rowBytes));
  for (int32_t m = 0; m < n; ++m) {
    const WeirView &indices = *weir_call_input(ctx, m);
    auto *from = static_cast<const char *>(weir_call_input(ctx, n + m)->data);
    for (int64_t i = 0; i < countOf(indices); ++i) {
      int64_t row = indexAt(indices, i);
      if (row < 0) {
        return weir_call_fail(ctx, WEIR_INVALID_ARGUMENT,
                              "indices[%" PRId64 "] is out of range", i);
      }
      clearElements(out + row * rowBytes, data0.dtype, inner);
      copyElements(out + row * rowBytes, from + i * rowBytes, data0.dtype,
                   inner);
    }
  }
  return WEIR_CALL_OK;
}

extern "C" WeirCallStatus weir_call_DynamicStitch(WeirCallContext *ctx) {
  return stitch(ctx);
}
extern "C" WeirCallStatus
weir_call_ParallelDynamicStitch(WeirCallContext *ctx) {
  return stitch(ctx);
}
