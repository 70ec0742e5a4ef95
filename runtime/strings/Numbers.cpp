// Part of Weir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// StringToNumber, AsString.
#include "runtime/strings/CLocale.h"
#include "runtime/strings/ParseNumber.h"

using namespace weir;

template <typename T>
static WeirCallStatus parseAll(WeirCallContext *ctx, const WeirView &input) {
  auto *out =
      static_cast<T *>(weir_call_allocate(ctx, 0, input.rank, input.dims));
  if (!out) {
    return WEIR_CALL_FAILED;
  }
  CLocale numbers;
  Text text;
  for (int64_t i = 0, n = countOf(input); i < n; ++i) {
    WeirBytes whole = textAt(input, i);
    if (!parseNumber(whole, text, out[i])) {
      return weir_call_fail(
          ctx, WEIR_INVALID_ARGUMENT,
          "StringToNumberOp could not correctly convert string: %.*s",
          lengthOf(whole), whole.data);
    }
  }
  return WEIR_CALL_OK;
}

extern "C" WeirCallStatus weir_call_StringToNumber(WeirCallContext *ctx) {
  const WeirView &input = *weir_call_input(ctx, 0);
  int32_t dtype = weir_call_output_dtype(ctx, 0);
  switch (dtype) {
  case WEIR_DT_FLOAT:
    return parseAll<float>(ctx, input);
  case WEIR_DT_DOUBLE:
    return parseAll<double>(ctx, input);
  case WEIR_DT_INT32:
    return parseAll<int32_t>(ctx, input);
  case WEIR_DT_INT64:
    return parseAll<int64_t>(ctx, input);
  case WEIR_DT_UINT32:
    return parseAll<uint32_t>(ctx, input);
  case WEIR_DT_UINT64:
    return parseAll<uint64_t>(ctx, input);
  default:
    return failType(ctx, dtype);
  }
}

namespace {
/// How AsString writes a number: attributes as a format of printf.
struct Format {
  enum Kind { Integer, Floating, Complex, Bool, String } kind;
  char text[64];
};
} // namespace

static Format::Kind kindOf(int32_t dtype) {
  switch (dtype) {
  case WEIR_DT_BOOL:
    return Format::Bool;
  case WEIR_DT_STRING:
    return Format::String;
  case WEIR_DT_HALF:
  case WEIR_DT_BFLOAT16:
  case WEIR_DT_FLOAT:
  case WEIR_DT_DOUBLE:
    return Format::Floating;
  case WEIR_DT_COMPLEX64:
  case WEIR_DT_COMPLEX128:
    return Format::Complex;
  default:
    return Format::Integer;
  }
}

static WeirCallStatus failFormat(WeirCallContext *ctx, const char *what) {
  return weir_call_fail(ctx, WEIR_INVALID_ARGUMENT, "%s", what);
}

static WeirCallStatus readFormat(WeirCallContext *ctx, int32_t dtype,
                                 Format &format) {
  bool scientific = weir_call_attr_bool(ctx, "scientific", 0);
  bool shortest = weir_call_attr_bool(ctx, "shortest", 0);
  int64_t precision = weir_call_attr_int(ctx, "precision", -1);
  int64_t width = weir_call_attr_int(ctx, "width", -1);
  WeirBytes fill = weir_call_attr_string(ctx, "fill");
  format.kind = kindOf(dtype);
  if (format.kind == Format::Integer || format.kind == Format::Bool) {
    const char *name = weir_dtype_name(dtype);
    if (scientific || shortest) {
      return weir_call_fail(ctx, WEIR_INVALID_ARGUMENT,
                            "scientific and shortest format not supported for "
                            "datatype %s",
                            name);
    }
    if (precision >= 0) {
      return weir_call_fail(ctx, WEIR_INVALID_ARGUMENT,
                            "precision not supported for datatype %s", name);
    }
  }
  if (fill.size > 1) {
    return failFormat(ctx, "Fill string must be one or fewer characters");
  }
  if (scientific && shortest) {
    return failFormat(ctx,
                      "Cannot select both scientific and shortest notation");
  }
  char flag = fill.size ? fill.data[0] : ' ';
  bool numeric = format.kind != Format::String;
  bool known = flag == '-' || flag == ' ' || flag == '0' || flag == '+';
  char *at = format.text, *end = at + sizeof format.text;
  *at++ = '%';
  // Spaces are what is there anyhow; as a flag they would stand for a sign.
  if (known && flag != ' ' && width >= 0 && (numeric || flag == '-')) {
    *at++ = flag;
  }
  if (width >= 0) {
    at += snprintf(at, size_t(end - at), "%d",
                   int(width < INT32_MAX ? width : INT32_MAX));
  }
  if (precision >= 0) {
    at += snprintf(at, size_t(end - at), ".%d",
                   int(precision < INT32_MAX ? precision : INT32_MAX));
  }
  bool isFloat =
      format.kind == Format::Floating || format.kind == Format::Complex;
  snprintf(at, size_t(end - at), "%s",
           isFloat                         ? scientific ? "e"
                                             : shortest ? "g"
                                                        : "f"
           : format.kind == Format::String ? "s"
           : dtype == WEIR_DT_UINT64       ? PRIu64
                                           : PRId64);
  return WEIR_CALL_OK;
}

// Appends what printf writes; false when memory or its counts run out.
template <typename T>
static bool print(Text &text, const char *format, T value) {
  char few[64];
  int size = snprintf(few, sizeof few, format, value);
  if (size < 0) {
    return false;
  }
  if (size_t(size) < sizeof few) {
    text.append(few, size_t(size));
    return true;
  }
  char *many = static_cast<char *>(malloc(size_t(size) + 1));
  if (!many) {
    return false;
  }
  snprintf(many, size_t(size) + 1, format, value);
  text.append(many, size_t(size));
  free(many);
  return true;
}

static int64_t integerAt(const WeirView &view, int64_t i) {
  switch (view.dtype) {
  case WEIR_DT_INT8:
    return dataOf<int8_t>(view)[i];
  case WEIR_DT_UINT8:
    return dataOf<uint8_t>(view)[i];
  case WEIR_DT_INT16:
    return dataOf<int16_t>(view)[i];
  case WEIR_DT_UINT16:
    return dataOf<uint16_t>(view)[i];
  case WEIR_DT_INT32:
    return dataOf<int32_t>(view)[i];
  case WEIR_DT_UINT32:
    return dataOf<uint32_t>(view)[i];
  default:
    return dataOf<int64_t>(view)[i];
  }
}

// Element i, of complex numbers the i-th part.
static double floatAt(const WeirView &view, int64_t i) {
  switch (view.dtype) {
  case WEIR_DT_HALF:
    return dataOf<Half>(view)[i];
  case WEIR_DT_BFLOAT16:
    return dataOf<BFloat16>(view)[i];
  case WEIR_DT_FLOAT:
  case WEIR_DT_COMPLEX64:
    return dataOf<float>(view)[i];
  default:
    return dataOf<double>(view)[i];
  }
}

static bool printElement(const WeirView &input, int64_t i, const Format &format,
                         Text &text) {
  switch (format.kind) {
  case Format::Bool:
    append(text, dataOf<uint8_t>(input)[i] ? "true" : "false");
    return true;
  case Format::Floating:
    return print(text, format.text, floatAt(input, i));
  case Format::Complex: {
    text.push('(');
    if (!print(text, format.text, floatAt(input, 2 * i))) {
      return false;
    }
    text.push(',');
    bool printed = print(text, format.text, floatAt(input, 2 * i + 1));
    text.push(')');
    return printed;
  }
  case Format::String: {
    Text copy;
    append(copy, textAt(input, i));
    copy.push(0);
    return print(text, format.text, static_cast<const char *>(copy.data()));
  }
  case Format::Integer:
    return print(text, format.text, integerAt(input, i));
  }
  return false;
}

extern "C" WeirCallStatus weir_call_AsString(WeirCallContext *ctx) {
  const WeirView &input = *weir_call_input(ctx, 0);
  Format format;
  if (readFormat(ctx, input.dtype, format) != WEIR_CALL_OK) {
    return WEIR_CALL_FAILED;
  }
  if (input.dtype == WEIR_DT_VARIANT || input.dtype == WEIR_DT_RESOURCE) {
    return failType(ctx, input.dtype);
  }
  WeirString *out = allocateStrings(ctx, 0, input.rank, input.dims);
  if (!out) {
    return WEIR_CALL_FAILED;
  }
  CLocale numbers;
  Text text;
  for (int64_t i = 0, n = countOf(input); i < n; ++i) {
    text.clear();
    if (!printElement(input, i, format, text)) {
      return weir_call_fail(ctx, WEIR_RESOURCE_EXHAUSTED,
                            "no memory for a number as text");
    }
    if (!storeText(ctx, out[i], text)) {
      return WEIR_CALL_FAILED;
    }
  }
  return WEIR_CALL_OK;
}
