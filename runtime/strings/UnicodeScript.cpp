// Part of Weir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// UnicodeScript(input): the script of each character, -1 for what is none.
#include "runtime/strings/Script.h"
#include "runtime/strings/Unicode.h"

using namespace weir;

static int32_t scriptOf(int32_t point) {
  if (point < 0 || point > lastCodePoint) {
    return -1;
  }
  int32_t begin = 0, end = numScriptStarts;
  while (end - begin > 1) {
    int32_t middle = begin + (end - begin) / 2;
    if (int32_t(scriptStarts[middle].first) <= point) {
      begin = middle;
    } else {
      end = middle;
    }
  }
  return int32_t(scriptStarts[begin].script);
}

extern "C" WeirCallStatus weir_call_UnicodeScript(WeirCallContext *ctx) {
  const WeirView &input = *weir_call_input(ctx, 0);
  auto *out = static_cast<int32_t *>(
      weir_call_allocate(ctx, 0, input.rank, input.dims));
  if (!out) {
    return WEIR_CALL_FAILED;
  }
  for (int64_t i = 0, n = countOf(input); i < n; ++i) {
    out[i] = scriptOf(dataOf<int32_t>(input)[i]);
  }
  return WEIR_CALL_OK;
}
