// Part of Weir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Text as a number, as TensorFlow reads it: white space around it is no part of
// it, integers are decimal. Callers set the C locale (CLocale.h).
#ifndef WEIR_RUNTIME_STRINGS_PARSENUMBER_H
#define WEIR_RUNTIME_STRINGS_PARSENUMBER_H

#include "runtime/strings/Text.h"
#include <type_traits>

namespace weir {

inline bool isDigit(char c) { return c >= '0' && c <= '9'; }

// Decimal digits with a sign; false for all else and what does not fit.
template <typename T> bool parseInteger(const char *at, T &value) {
  bool negative = *at == '-';
  at += *at == '-' || *at == '+';
  if (!isDigit(*at)) {
    return false;
  }
  value = 0;
  for (; isDigit(*at); ++at) {
    T digit = T(*at - '0');
    if (__builtin_mul_overflow(value, T(10), &value) ||
        (negative ? __builtin_sub_overflow(value, digit, &value)
                  : __builtin_add_overflow(value, digit, &value))) {
      return false;
    }
  }
  return *at == 0 && (!negative || std::is_signed_v<T>);
}

/// False where the bytes are no such number. `scratch` is written.
template <typename T>
bool parseNumber(WeirBytes bytes, Text &scratch, T &value) {
  while (bytes.size && isSpace(*bytes.data)) {
    ++bytes.data;
    --bytes.size;
  }
  while (bytes.size && isSpace(bytes.data[bytes.size - 1])) {
    --bytes.size;
  }
  if (bytes.size && memchr(bytes.data, 0, bytes.size)) {
    return false;
  }
  scratch.clear();
  append(scratch, bytes);
  scratch.push(0);
  const char *text = scratch.data();
  if constexpr (std::is_integral_v<T>) {
    return parseInteger(text, value);
  } else {
    char *end;
    if constexpr (std::is_same_v<T, float>) {
      value = strtof(text, &end);
    } else {
      value = strtod(text, &end);
    }
    return end != text && *end == 0;
  }
}

} // namespace weir

#endif
