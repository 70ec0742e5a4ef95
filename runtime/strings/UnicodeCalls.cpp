// Part of Weir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// UnicodeDecode, UnicodeDecodeWithOffsets, UnicodeTranscode, UnicodeEncode.
#include "runtime/strings/Unicode.h"

using namespace weir;

namespace {
/// What becomes of what is no character.
struct Errors {
  bool strict = false, ignored = false, replacesControls = false;
  int32_t replacement = replacementCharacter;
};
using AppendFn = void (*)(Text &, int32_t);
} // namespace

static bool readErrors(WeirCallContext *ctx, Errors &errors) {
  WeirBytes mode = weir_call_attr_string(ctx, "errors");
  errors.strict = sameText(mode, "strict");
  errors.ignored = sameText(mode, "ignore");
  errors.replacesControls =
      weir_call_attr_bool(ctx, "replace_control_characters", 0);
  int64_t given =
      weir_call_attr_int(ctx, "replacement_char", replacementCharacter);
  if (given < 0 || given > lastCodePoint) {
    weir_call_fail(ctx, WEIR_INVALID_ARGUMENT,
                   "replacement_char out of unicode codepoint range");
    return false;
  }
  errors.replacement = int32_t(given);
  return true;
}

static bool openInput(WeirCallContext *ctx, TextDecoder &decoder) {
  WeirBytes name = weir_call_attr_string(ctx, "input_encoding");
  if (decoder.open(name)) {
    return true;
  }
  weir_call_fail(ctx, WEIR_INVALID_ARGUMENT,
                 "Could not create converter for input encoding: %.*s",
                 lengthOf(name), name.data);
  return false;
}

static AppendFn findAppend(WeirCallContext *ctx) {
  WeirBytes name = weir_call_attr_string(ctx, "output_encoding");
  return sameText(name, "UTF-16-BE")   ? appendUtf16Be
         : sameText(name, "UTF-32-BE") ? appendUtf32Be
                                       : appendUtf8;
}

// Calls `add(point, from)` for each character of the text; false after failing
// the call.
template <typename Add>
static bool decode(WeirCallContext *ctx, TextDecoder &decoder,
                   const Errors &errors, WeirBytes text, Add add) {
  int32_t point;
  uint64_t from;
  decoder.begin(text);
  while (decoder.next(point, from)) {
    bool isControl = point >= 0 && point < ' ' && errors.replacesControls;
    if (point < 0 || isControl) {
      if (errors.strict && !isControl) {
        weir_call_fail(ctx, WEIR_INVALID_ARGUMENT,
                       "Invalid formatting on input string");
        return false;
      }
      if (errors.ignored) {
        continue;
      }
      point = errors.replacement;
    }
    add(point, from);
  }
  return true;
}

static WeirCallStatus decodeAll(WeirCallContext *ctx, bool withOffsets) {
  const WeirView &input = *weir_call_input(ctx, 0);
  Errors errors;
  TextDecoder decoder;
  if (!readErrors(ctx, errors) || !openInput(ctx, decoder)) {
    return WEIR_CALL_FAILED;
  }
  int64_t rows = countOf(input), numSplits = rows + 1;
  int32_t dtype = weir_call_output_dtype(ctx, 0);
  void *splits = weir_call_allocate(ctx, 0, 1, &numSplits);
  if (!splits) {
    return WEIR_CALL_FAILED;
  }
  Vector<int32_t> points;
  Vector<int64_t> offsets;
  setIndex(splits, dtype, 0, 0);
  for (int64_t i = 0; i < rows; ++i) {
    auto add = [&](int32_t point, uint64_t from) {
      points.push(point);
      if (withOffsets) {
        offsets.push(int64_t(from));
      }
    };
    if (!decode(ctx, decoder, errors, textAt(input, i), add)) {
      return WEIR_CALL_FAILED;
    }
    if (dtype == WEIR_DT_INT32 && points.size() > INT32_MAX) {
      return weir_call_fail(ctx, WEIR_INVALID_ARGUMENT,
                            "%zu characters are more than int32 counts",
                            points.size());
    }
    setIndex(splits, dtype, i + 1, int64_t(points.size()));
  }
  int64_t count = int64_t(points.size());
  void *values = weir_call_allocate(ctx, 1, 1, &count);
  void *places = withOffsets ? weir_call_allocate(ctx, 2, 1, &count) : values;
  if (!values || !places) {
    return WEIR_CALL_FAILED;
  }
  if (count) {
    memcpy(values, points.data(), size_t(count) * sizeof(int32_t));
  }
  if (count && withOffsets) {
    memcpy(places, offsets.data(), size_t(count) * sizeof(int64_t));
  }
  return WEIR_CALL_OK;
}

extern "C" WeirCallStatus weir_call_UnicodeDecode(WeirCallContext *ctx) {
  return decodeAll(ctx, false);
}

extern "C" WeirCallStatus
weir_call_UnicodeDecodeWithOffsets(WeirCallContext *ctx) {
  return decodeAll(ctx, true);
}

extern "C" WeirCallStatus weir_call_UnicodeTranscode(WeirCallContext *ctx) {
  Errors errors;
  TextDecoder decoder;
  AppendFn appendPoint = findAppend(ctx);
  if (!readErrors(ctx, errors) || !openInput(ctx, decoder)) {
    return WEIR_CALL_FAILED;
  }
  return convertEach(ctx, [&](WeirBytes from, Text &text) {
    auto add = [&](int32_t point, uint64_t) { appendPoint(text, point); };
    return decode(ctx, decoder, errors, from, add);
  });
}

// Whether the splits cut the values into rows.
static bool checkSplits(WeirCallContext *ctx, const WeirView &values,
                        const WeirView &splits) {
  auto fail = [&](const char *what) {
    weir_call_fail(ctx, WEIR_INVALID_ARGUMENT, "%s", what);
    return false;
  };
  if (values.rank != 1 || splits.rank != 1) {
    return fail("Both the input_tensor and input_splits should be of rank 1. ");
  }
  int64_t count = splits.dims[0];
  if (count == 0) {
    return fail("Input_splits should contain elements, but given input_values "
                "has 0 elements");
  }
  if (indexAt(splits, 0) != 0) {
    return fail("First value in input_splits must be zero.");
  }
  if (indexAt(splits, count - 1) != values.dims[0]) {
    return fail("Last value in input_splits must be equal to length of "
                "input_tensor.");
  }
  for (int64_t i = 1; i < count; ++i) {
    if (indexAt(splits, i) < indexAt(splits, i - 1)) {
      return fail("Values in input_splits must be equal or in ascending "
                  "order.");
    }
  }
  return true;
}

extern "C" WeirCallStatus weir_call_UnicodeEncode(WeirCallContext *ctx) {
  const WeirView &values = *weir_call_input(ctx, 0);
  const WeirView &splits = *weir_call_input(ctx, 1);
  Errors errors;
  AppendFn appendPoint = findAppend(ctx);
  if (!readErrors(ctx, errors) || !checkSplits(ctx, values, splits)) {
    return WEIR_CALL_FAILED;
  }
  int64_t rows = splits.dims[0] - 1;
  WeirString *out = allocateStrings(ctx, 0, 1, &rows);
  if (!out) {
    return WEIR_CALL_FAILED;
  }
  Text text;
  for (int64_t row = 0; row < rows; ++row) {
    text.clear();
    int64_t end = indexAt(splits, row + 1);
    for (int64_t i = indexAt(splits, row); i < end; ++i) {
      int32_t point = dataOf<int32_t>(values)[i];
      if (point < 0 || point > lastCodePoint || isSurrogate(point)) {
        if (errors.strict) {
          return weir_call_fail(ctx, WEIR_INVALID_ARGUMENT,
                                "Code point is out of range for Unicode, or is "
                                "a surrogate.");
        }
        if (errors.ignored) {
          continue;
        }
        point = errors.replacement;
      }
      appendPoint(text, point);
    }
    if (!storeText(ctx, out[row], text)) {
      return WEIR_CALL_FAILED;
    }
  }
  return WEIR_CALL_OK;
}
