// Part of Weir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// ResourceGather and ResourceGatherNd: rows of a variable, without a read of
// the whole.
#include "runtime/variable/Update.h"
#include "runtime/variable/Variable.h"

using namespace weir;

extern "C" WeirCallStatus weir_call_ResourceGather(WeirCallContext *ctx) {
  Variable *variable = lookupVariable(ctx, 0, WEIR_NOT_FOUND, true);
  if (!variable) {
    return WEIR_CALL_FAILED;
  }
  const WeirView &indices = *weir_call_input(ctx, 1);
  LockGuard guard(variable->mutex);
  WeirView params = variable->view();
  int64_t batch = weir_call_attr_int(ctx, "batch_dims", 0);
  batch = batch < 0 ? batch + indices.rank : batch;
  if (params.rank < 1) {
    return weir_call_fail(ctx, WEIR_INVALID_ARGUMENT,
                          "params must be at least 1 dimensional");
  }
  if (batch < 0 || batch >= params.rank || batch > indices.rank) {
    return weir_call_fail(ctx, WEIR_INVALID_ARGUMENT,
                          "batch_dims (%" PRId64 ") must be less than "
                          "rank(params) (%d).",
                          batch, params.rank);
  }
  int64_t dims[2 * WEIR_MAX_RANK];
  int32_t rank = 0;
  for (int32_t d = 0; d < indices.rank; ++d) {
    if (d < batch && params.dims[d] != indices.dims[d]) {
      return weir_call_fail(ctx, WEIR_INVALID_ARGUMENT,
                            "params.shape[%d]: %" PRId64
                            " should be equal to indices.shape[%d]: %" PRId64,
                            d, params.dims[d], d, indices.dims[d]);
    }
    dims[rank++] = indices.dims[d];
  }
  for (int32_t d = int32_t(batch) + 1; d < params.rank; ++d) {
    dims[rank++] = params.dims[d];
  }
  int64_t limit = params.dims[batch];
  if (!checkIndices(ctx, indices, limit)) {
    return WEIR_CALL_FAILED;
  }
  auto *out = static_cast<char *>(weir_call_allocate(ctx, 0, rank, dims));
  if (!out) {
    return WEIR_CALL_FAILED;
  }
  int64_t inner = countOf(params, int32_t(batch) + 1);
  int64_t bytes = inner * weir_dtype_size(params.dtype);
  int64_t perBatch = countOf(indices, int32_t(batch));
  auto *from = static_cast<const char *>(params.data);
  for (int64_t i = 0; i < countOf(indices); ++i) {
    int64_t row = (i / perBatch) * limit + indexAt(indices, i);
    copyElements(out + i * bytes, from + row * bytes, params.dtype, inner);
  }
  return WEIR_CALL_OK;
}

extern "C" WeirCallStatus weir_call_ResourceGatherNd(WeirCallContext *ctx) {
  Variable *variable = lookupVariable(ctx, 0, WEIR_NOT_FOUND, true);
  if (!variable) {
    return WEIR_CALL_FAILED;
  }
  const WeirView &indices = *weir_call_input(ctx, 1);
  LockGuard guard(variable->mutex);
  WeirView params = variable->view();
  int64_t depth = indices.rank ? indices.dims[indices.rank - 1] : -1;
  if (depth < 0 || depth > params.rank) {
    return weir_call_fail(ctx, WEIR_INVALID_ARGUMENT,
                          "index innermost dimension length must be <= params "
                          "rank; saw: %" PRId64 " vs. %d",
                          depth, params.rank);
  }
  int64_t dims[2 * WEIR_MAX_RANK];
  int32_t rank = 0;
  for (int32_t d = 0; d + 1 < indices.rank; ++d) {
    dims[rank++] = indices.dims[d];
  }
  for (int32_t d = int32_t(depth); d < params.rank; ++d) {
    dims[rank++] = params.dims[d];
  }
  auto *out = static_cast<char *>(weir_call_allocate(ctx, 0, rank, dims));
  if (!out) {
    return WEIR_CALL_FAILED;
  }
  int64_t inner = countOf(params, int32_t(depth));
  int64_t bytes = inner * weir_dtype_size(params.dtype);
  auto *from = static_cast<const char *>(params.data);
  int64_t rows = countOf(indices, 0, indices.rank - 1);
  for (int64_t i = 0; i < rows; ++i) {
    int64_t at[WEIR_MAX_RANK];
    int64_t row = 0;
    bool inRange = true;
    for (int32_t d = 0; d < depth; ++d) {
      at[d] = indexAt(indices, i * depth + d);
      inRange = inRange && at[d] >= 0 && at[d] < params.dims[d];
      row = row * params.dims[d] + at[d];
    }
    if (!inRange) {
      return weir_call_fail(
          ctx, WEIR_INVALID_ARGUMENT,
          "indices%s = %s does not index into param shape %s; "
          "feed or compute values in range",
          PositionText(indices.rank - 1, indices.dims, i).text,
          ShapeText(int32_t(depth), at, ", ").text, ShapeText(params).text);
    }
    copyElements(out + i * bytes, from + row * bytes, params.dtype, inner);
  }
  return WEIR_CALL_OK;
}
