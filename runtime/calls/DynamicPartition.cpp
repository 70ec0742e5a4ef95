// Part of Weir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// DynamicPartition: rows of data to the partition that its id names, in order.
#include "runtime/calls/CallUtils.h"

using namespace weir;

extern "C" WeirCallStatus weir_call_DynamicPartition(WeirCallContext *ctx) {
  const WeirView &data = *weir_call_input(ctx, 0);
  const WeirView &ids = *weir_call_input(ctx, 1);
  int32_t parts = weir_call_num_outputs(ctx);
  bool prefix = ids.rank <= data.rank;
  for (int32_t d = 0; prefix && d < ids.rank; ++d) {
    prefix = data.dims[d] == ids.dims[d];
  }
  if (!prefix) {
    return weir_call_fail(ctx, WEIR_INVALID_ARGUMENT,
                          "data.shape must start with partitions.shape, got "
                          "data.shape = %s, partitions.shape = %s",
                          ShapeText(data).text, ShapeText(ids).text);
  }
  int64_t n = countOf(ids);
  int64_t inner = countOf(data, ids.rank);
  int64_t rowBytes = inner * weir_dtype_size(data.dtype);
  Scratch memory(ctx, int64_t(parts) * 16);
  if (!memory) {
    return WEIR_CALL_FAILED;
  }
  int64_t *counts = memory.as<int64_t>();
  auto **outs = reinterpret_cast<char **>(counts + parts);
  memset(counts, 0, size_t(parts) * 8);
  for (int64_t i = 0; i < n; ++i) {
    int64_t id = indexAt(ids, i);
    if (id < 0 || id >= parts) {
      return weir_call_fail(ctx, WEIR_INVALID_ARGUMENT,
                            "partitions%s = %" PRId64
                            " is not in [0, %d); feed or "
                            "compute values in range",
                            PositionText(ids, i).text, id, parts);
    }
    ++counts[id];
  }
  int32_t rank = data.rank - ids.rank + 1;
  int64_t dims[WEIR_MAX_RANK];
  for (int32_t d = 1; d < rank; ++d) {
    dims[d] = data.dims[ids.rank + d - 1];
  }
  for (int32_t p = 0; p < parts; ++p) {
    dims[0] = counts[p];
    outs[p] = static_cast<char *>(weir_call_allocate(ctx, p, rank, dims));
    if (!outs[p]) {
      return WEIR_CALL_FAILED;
    }
  }
  auto *from = static_cast<const char *>(data.data);
  for (int64_t i = 0; i < n; ++i) {
    char *&to = outs[indexAt(ids, i)];
    copyElements(to, from + i * rowBytes, data.dtype, inner);
    to += rowBytes;
  }
  return WEIR_CALL_OK;
}
