// Part of Weir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Assert: fails with the values of its data.
#include "runtime/calls/CallUtils.h"
#include <cstdio>

using namespace weir;

/// Appends one element as text.
static void appendElement(char *text, size_t size, size_t &at,
                          const WeirView &view, int64_t i) {
  auto put = [&](auto... arguments) {
    if (at < size) {
      int count = snprintf(text + at, size - at, arguments...);
      at += count > 0 ? size_t(count) : 0;
    }
  };
  if (view.dtype == WEIR_DT_STRING) {
    const WeirString &string = dataOf<WeirString>(view)[i];
    put("%.*s", int(string.size), string.data);
  } else if (view.dtype == WEIR_DT_BOOL) {
    put("%d", int(dataOf<uint8_t>(view)[i]));
  } else {
    withNumber(view.dtype, [&](auto *type) {
      using T = Pointee<decltype(type)>;
      if constexpr (std::is_integral_v<T>) {
        put("%lld", (long long)dataOf<T>(view)[i]);
      } else {
        put("%g", double(dataOf<T>(view)[i]));
      }
    });
  }
}

extern "C" WeirCallStatus weir_call_Assert(WeirCallContext *ctx) {
  const WeirView &condition = *weir_call_input(ctx, 0);
  if (countOf(condition) != 1) {
    return weir_call_fail(ctx, WEIR_INVALID_ARGUMENT,
                          "Input[0] should be a scalar: %s",
                          ShapeText(condition).text);
  }
  if (*dataOf<uint8_t>(condition)) {
    return WEIR_CALL_OK;
  }
  int64_t summarize = weir_call_attr_int(ctx, "summarize", 3);
  char text[1024];
  size_t at = 0;
  text[0] = 0;
  for (int32_t j = 1; j < weir_call_num_inputs(ctx); ++j) {
    const WeirView &view = *weir_call_input(ctx, j);
    int64_t count = countOf(view);
    int64_t shown = summarize < 0 || summarize > count ? count : summarize;
    if (at < sizeof text) {
      at += size_t(snprintf(text + at, sizeof text - at, " ["));
    }
    for (int64_t i = 0; i < shown; ++i) {
      if (i && at < sizeof text) {
        text[at++] = ' ';
      }
      appendElement(text, sizeof text, at, view, i);
    }
    if (at < sizeof text) {
      at += size_t(snprintf(text + at, sizeof text - at, "%s]",
                            shown < count ? "..." : ""));
    }
  }
  text[sizeof text - 1] = 0;
  return weir_call_fail(ctx, WEIR_INVALID_ARGUMENT, "assertion failed:%s",
                        text);
}
