// Part of Weir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// StringStrip, StringLength.
#include "runtime/strings/Text.h"

using namespace weir;

extern "C" WeirCallStatus weir_call_StringStrip(WeirCallContext *ctx) {
  const WeirView &input = *weir_call_input(ctx, 0);
  WeirString *out = allocateStrings(ctx, 0, input.rank, input.dims);
  if (!out) {
    return WEIR_CALL_FAILED;
  }
  for (int64_t i = 0, n = countOf(input); i < n; ++i) {
    WeirBytes text = textAt(input, i);
    uint64_t begin = 0, end = text.size;
    while (begin < end && isSpace(text.data[begin])) {
      ++begin;
    }
    while (begin < end && isSpace(text.data[end - 1])) {
      --end;
    }
    sharePart(out[i], stringAt(input, i), begin, end - begin);
  }
  return WEIR_CALL_OK;
}

extern "C" WeirCallStatus weir_call_StringLength(WeirCallContext *ctx) {
  const WeirView &input = *weir_call_input(ctx, 0);
  bool characters = sameText(weir_call_attr_string(ctx, "unit"), "UTF8_CHAR");
  auto *out = static_cast<int32_t *>(
      weir_call_allocate(ctx, 0, input.rank, input.dims));
  if (!out) {
    return WEIR_CALL_FAILED;
  }
  for (int64_t i = 0, n = countOf(input); i < n; ++i) {
    WeirBytes text = textAt(input, i);
    uint64_t length = characters ? 0 : text.size;
    for (uint64_t k = 0; characters && k < text.size; ++k) {
      length += !isTrailByte(text.data[k]);
    }
    out[i] = int32_t(length);
  }
  return WEIR_CALL_OK;
}
