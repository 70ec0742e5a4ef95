// Part of Weir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The text of numbers is the shorter of two precisions that reads back the
// same; strings are quoted.
#include "runtime/strings/TensorText.h"

using namespace weir;

static void appendFloat(Text &text, float value) {
  char digits[40];
  snprintf(digits, sizeof digits, "%.6g", double(value));
  if (value == value && strtof(digits, nullptr) != value) {
    snprintf(digits, sizeof digits, "%.9g", double(value));
  }
  append(text, value == value ? digits : "nan");
}

static void appendDouble(Text &text, double value) {
  char digits[40];
  snprintf(digits, sizeof digits, "%.15g", value);
  if (value == value && strtod(digits, nullptr) != value) {
    snprintf(digits, sizeof digits, "%.17g", value);
  }
  append(text, value == value ? digits : "nan");
}

template <typename T> static void appendInteger(Text &text, T value) {
  char digits[32];
  if (std::is_signed_v<T>) {
    snprintf(digits, sizeof digits, "%" PRId64, int64_t(value));
  } else {
    snprintf(digits, sizeof digits, "%" PRIu64, uint64_t(value));
  }
  append(text, digits);
}

// The letter that stands for it behind a backslash; 0: none.
static char escapeOf(char c) {
  switch (c) {
  case '\n':
    return 'n';
  case '\r':
    return 'r';
  case '\t':
    return 't';
  case '"':
  case '\'':
  case '\\':
    return c;
  default:
    return 0;
  }
}

// Bytes beyond ASCII as they are.
static void appendQuoted(Text &text, WeirBytes bytes) {
  text.push('"');
  for (uint64_t i = 0; i < bytes.size; ++i) {
    char c = bytes.data[i];
    if (char letter = escapeOf(c)) {
      text.push('\\');
      text.push(letter);
    } else if (uint8_t(c) < ' ' || c == 0x7f) {
      char octal[8];
      snprintf(octal, sizeof octal, "\\%03o", unsigned(uint8_t(c)));
      append(text, octal);
    } else {
      text.push(c);
    }
  }
  text.push('"');
}

static void appendElement(Text &text, const WeirView &view, int64_t i) {
  switch (view.dtype) {
  case WEIR_DT_STRING:
    return appendQuoted(text, textAt(view, i));
  case WEIR_DT_FLOAT:
    return appendFloat(text, dataOf<float>(view)[i]);
  case WEIR_DT_DOUBLE:
    return appendDouble(text, dataOf<double>(view)[i]);
  case WEIR_DT_HALF:
    return appendFloat(text, dataOf<Half>(view)[i]);
  case WEIR_DT_BFLOAT16:
    return appendFloat(text, dataOf<BFloat16>(view)[i]);
  case WEIR_DT_BOOL:
  case WEIR_DT_UINT8:
  case WEIR_DT_QUINT8:
    return appendInteger(text, dataOf<uint8_t>(view)[i]);
  case WEIR_DT_INT8:
  case WEIR_DT_QINT8:
    return appendInteger(text, dataOf<int8_t>(view)[i]);
  case WEIR_DT_INT16:
    return appendInteger(text, dataOf<int16_t>(view)[i]);
  case WEIR_DT_UINT16:
    return appendInteger(text, dataOf<uint16_t>(view)[i]);
  case WEIR_DT_INT32:
  case WEIR_DT_QINT32:
    return appendInteger(text, dataOf<int32_t>(view)[i]);
  case WEIR_DT_UINT32:
    return appendInteger(text, dataOf<uint32_t>(view)[i]);
  case WEIR_DT_INT64:
    return appendInteger(text, dataOf<int64_t>(view)[i]);
  case WEIR_DT_UINT64:
    return appendInteger(text, dataOf<uint64_t>(view)[i]);
  default:
    return text.push('?'); // complex numbers, too
  }
}

// What stands before all elements of dimension d but the first.
static void appendSpacing(Text &text, int32_t d, int32_t rank) {
  for (int32_t k = d; k + 1 < rank; ++k) {
    text.push('\n');
  }
  for (int32_t k = 0; k < (d + 1 == rank ? 1 : d + 1); ++k) {
    text.push(' ');
  }
}

// Element `first` of dimension d and what follows in it; ranks are small.
static void appendDimension(Text &text, const WeirView &view, int32_t d,
                            int64_t first, int64_t most) {
  if (d == view.rank) {
    appendElement(text, view, first);
    return;
  }
  int64_t size = view.dims[d], step = countOf(view, d + 1);
  int64_t tail = size - most > most ? size - most : most;
  text.push('[');
  for (int64_t i = 0; i < most && i < size; ++i) {
    if (i) {
      appendSpacing(text, d, view.rank);
    }
    appendDimension(text, view, d + 1, first + i * step, most);
  }
  if (size > 2 * most) {
    appendSpacing(text, d, view.rank);
    append(text, "...");
  }
  for (int64_t i = tail; i < size; ++i) {
    appendSpacing(text, d, view.rank);
    appendDimension(text, view, d + 1, first + i * step, most);
  }
  text.push(']');
}

void weir::appendTensor(Text &text, const WeirView &view, int64_t most) {
  int64_t count = countOf(view);
  appendDimension(text, view, 0, 0, most < 0 || most > count ? count : most);
}
