// Part of Weir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Fingerprint(data, method): eight bytes for each row.
#include "runtime/strings/Hash.h"
#include "runtime/strings/Text.h"

using namespace weir;

// The fingerprint of a row of strings is that of the strings' ones.
static uint64_t ofStrings(const WeirView &data, int64_t row, int64_t inner,
                          uint64_t *parts) {
  for (int64_t i = 0; i < inner; ++i) {
    WeirBytes text = textAt(data, row * inner + i);
    parts[i] = fingerprint64(text.data, text.size);
  }
  if (data.rank == 1) {
    return parts[0];
  }
  return fingerprint64(reinterpret_cast<const char *>(parts),
                       uint64_t(inner) * 8);
}

extern "C" WeirCallStatus weir_call_Fingerprint(WeirCallContext *ctx) {
  const WeirView &data = *weir_call_input(ctx, 0);
  const WeirView &method = *weir_call_input(ctx, 1);
  if (method.rank != 0) {
    return weir_call_fail(ctx, WEIR_INVALID_ARGUMENT,
                          "`method` should be a scalar string: %s",
                          ShapeText(method).text);
  }
  WeirBytes name = textAt(method, 0);
  if (!sameText(name, "farmhash64")) {
    return weir_call_fail(ctx, WEIR_INVALID_ARGUMENT,
                          "Unsupported fingerprint method: %.*s",
                          lengthOf(name), name.data);
  }
  if (data.rank < 1) {
    return weir_call_fail(ctx, WEIR_INVALID_ARGUMENT,
                          "`data` should have at least one dimension: %s",
                          ShapeText(data).text);
  }
  int64_t dims[] = {data.dims[0], 8}, inner = countOf(data, 1);
  auto *out = static_cast<char *>(weir_call_allocate(ctx, 0, 2, dims));
  bool isString = data.dtype == WEIR_DT_STRING;
  Scratch parts(ctx, isString ? inner * 8 : 0);
  if (!out || !parts) {
    return WEIR_CALL_FAILED;
  }
  uint64_t bytes = isString ? 0 : uint64_t(inner * weir_dtype_size(data.dtype));
  for (int64_t row = 0; row < dims[0]; ++row) {
    uint64_t value =
        isString
            ? ofStrings(data, row, inner, parts.as<uint64_t>())
            : fingerprint64(dataOf<char>(data) + uint64_t(row) * bytes, bytes);
    memcpy(out + 8 * row, &value, 8);
  }
  return WEIR_CALL_OK;
}
