// Part of Weir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// RegexFullMatch(input, pattern), RegexReplace(input, pattern, rewrite), and
// the same with attributes.
#include "runtime/calls/StatusCalls.h"
#include "runtime/regex/Regex.h"

using namespace weir;

// The scalar in input i, called so in messages.
static bool readScalar(WeirCallContext *ctx, int32_t i, const char *name,
                       WeirBytes &text) {
  const WeirView &view = *weir_call_input(ctx, i);
  if (view.rank != 0) {
    weir_call_fail(ctx, WEIR_INVALID_ARGUMENT,
                   "%s must be scalar, but received %s", name,
                   ShapeText(view).text);
    return false;
  }
  text = textAt(view, 0);
  return true;
}

static WeirCallStatus match(WeirCallContext *ctx, WeirBytes pattern) {
  const WeirView &input = *weir_call_input(ctx, 0);
  Regex regex;
  if (Status s = regex.compile(pattern); !s.ok()) {
    return fail(ctx, s);
  }
  auto *out = static_cast<uint8_t *>(
      weir_call_allocate(ctx, 0, input.rank, input.dims));
  if (!out) {
    return WEIR_CALL_FAILED;
  }
  for (int64_t i = 0; i < countOf(input); ++i) {
    bool matches;
    if (Status s = regex.matchAll(textAt(input, i), matches); !s.ok()) {
      return fail(ctx, s);
    }
    out[i] = matches;
  }
  return WEIR_CALL_OK;
}

static WeirCallStatus replace(WeirCallContext *ctx, WeirBytes pattern,
                              WeirBytes rewrite) {
  const WeirView &input = *weir_call_input(ctx, 0);
  bool all = weir_call_attr_bool(ctx, "replace_global", 1);
  Regex regex;
  if (Status s = regex.compile(pattern); !s.ok()) {
    return fail(ctx, s);
  }
  auto *out = static_cast<WeirString *>(
      weir_call_allocate(ctx, 0, input.rank, input.dims));
  if (!out) {
    return WEIR_CALL_FAILED;
  }
  Vector<char> text;
  for (int64_t i = 0; i < countOf(input); ++i) {
    text.clear();
    if (Status s = regex.replace(textAt(input, i), rewrite, all, text);
        !s.ok()) {
      return fail(ctx, s);
    }
    if (!weir_string_set(ctx, &out[i], text.data(), text.size())) {
      return weir_call_fail(ctx, WEIR_RESOURCE_EXHAUSTED,
                            "OOM when allocating %zu bytes", text.size());
    }
  }
  return WEIR_CALL_OK;
}

extern "C" WeirCallStatus weir_call_RegexFullMatch(WeirCallContext *ctx) {
  WeirBytes pattern;
  return readScalar(ctx, 1, "Pattern", pattern) ? match(ctx, pattern)
                                                : WEIR_CALL_FAILED;
}

extern "C" WeirCallStatus weir_call_StaticRegexFullMatch(WeirCallContext *ctx) {
  return match(ctx, weir_call_attr_string(ctx, "pattern"));
}

extern "C" WeirCallStatus weir_call_RegexReplace(WeirCallContext *ctx) {
  WeirBytes pattern, rewrite;
  return readScalar(ctx, 1, "Pattern", pattern) &&
                 readScalar(ctx, 2, "Rewrite", rewrite)
             ? replace(ctx, pattern, rewrite)
             : WEIR_CALL_FAILED;
}

extern "C" WeirCallStatus weir_call_StaticRegexReplace(WeirCallContext *ctx) {
  return replace(ctx, weir_call_attr_string(ctx, "pattern"),
                 weir_call_attr_string(ctx, "rewrite"));
}
