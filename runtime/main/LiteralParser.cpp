// Part of Weir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The text is walked once; elements are collected as bytes.
#include "runtime/main/LiteralParser.h"
#include "runtime/calls/CallUtils.h"
#include <cctype>
#include <cerrno>
#include <cstdio>

using namespace weir;

bool LiteralParser::text() {
  Vector<char> word;
  if (*at == '"' || *at == '\'') {
    char quote = *at++;
    for (; *at && *at != quote; ++at) {
      if (*at == '\\' && at[1]) {
        ++at;
        if (*at == 'x' && isxdigit(at[1]) && isxdigit(at[2])) {
          char digits[3] = {at[1], at[2], 0};
          word.push(char(strtol(digits, nullptr, 16)));
          at += 2;
          continue;
        }
        word.push(*at == 'n' ? '\n' : *at == 't' ? '\t' : *at);
        continue;
      }
      word.push(*at);
    }
    if (*at++ != quote) {
      return false;
    }
  } else {
    while (*at && *at != ',' && *at != ']') {
      word.push(*at++);
    }
    while (!word.empty() && word.back() == ' ') {
      word.pop();
    }
  }
  char *copy = static_cast<char *>(malloc(word.size() + 1));
  if (!copy) {
    return false;
  }
  if (word.size()) {
    memcpy(copy, word.data(), word.size());
  }
  texts.push({copy, word.size()});
  return true;
}

bool LiteralParser::integer(int64_t low, uint64_t high) {
  char *end;
  errno = 0;
  bool negative = *at == '-';
  int64_t value = negative ? strtoll(at, &end, 0) : 0;
  uint64_t positive = negative ? 0 : strtoull(at, &end, 0);
  if (end == at || errno || *end == '.' || value < low || positive > high) {
    return false;
  }
  at = end;
  uint64_t raw = negative ? uint64_t(value) : positive;
  auto *little = reinterpret_cast<const char *>(&raw);
  for (int64_t i = 0; i < weir_dtype_size(dtype); ++i) {
    bytes.push(little[i]);
  }
  return true;
}

bool LiteralParser::complex() {
  double re = 0, im = 0;
  bool pair = *at == '(';
  at += pair;
  if (!real(re)) {
    return false;
  }
  if (pair) {
    skipBlanks();
    if (*at++ != ',') {
      return false;
    }
    skipBlanks();
    if (!real(im)) {
      return false;
    }
    skipBlanks();
    if (*at++ != ')') {
      return false;
    }
  }
  if (dtype == WEIR_DT_COMPLEX64) {
    put(Complex64{float(re), float(im)});
  } else {
    put(Complex128{re, im});
  }
  return true;
}

bool LiteralParser::number() {
  double value = 0;
  switch (dtype) {
  case WEIR_DT_FLOAT: {
    char *end;
    float narrow = strtof(at, &end);
    bool good = end != at;
    at = end;
    put(narrow);
    return good;
  }
  case WEIR_DT_DOUBLE:
    if (!real(value)) {
      return false;
    }
    put(value);
    return true;
  case WEIR_DT_HALF:
  case WEIR_DT_BFLOAT16:
    if (!real(value)) {
      return false;
    }
    if (dtype == WEIR_DT_HALF) {
      put(Half(float(value)));
    } else {
      put(BFloat16(float(value)));
    }
    return true;
  case WEIR_DT_COMPLEX64:
  case WEIR_DT_COMPLEX128:
    return complex();
  case WEIR_DT_INT8:
  case WEIR_DT_QINT8:
  case WEIR_DT_INT4:
    return integer(INT8_MIN, INT8_MAX);
  case WEIR_DT_INT16:
  case WEIR_DT_QINT16:
    return integer(INT16_MIN, INT16_MAX);
  case WEIR_DT_INT32:
  case WEIR_DT_QINT32:
    return integer(INT32_MIN, INT32_MAX);
  case WEIR_DT_INT64:
    return integer(INT64_MIN, INT64_MAX);
  case WEIR_DT_UINT8:
  case WEIR_DT_QUINT8:
  case WEIR_DT_UINT4:
    return integer(0, UINT8_MAX);
  case WEIR_DT_UINT16:
  case WEIR_DT_QUINT16:
    return integer(0, UINT16_MAX);
  case WEIR_DT_UINT32:
    return integer(0, UINT32_MAX);
  case WEIR_DT_UINT64:
    return integer(0, UINT64_MAX);
  default:
    return false;
  }
}

bool LiteralParser::element() {
  if (dtype == WEIR_DT_STRING) {
    return text();
  }
  if (dtype == WEIR_DT_BOOL) {
    static const struct {
      const char *word;
      uint8_t value;
    } words[] = {{"true", 1},  {"True", 1},  {"1", 1},
                 {"false", 0}, {"False", 0}, {"0", 0}};
    for (const auto &entry : words) {
      size_t size = strlen(entry.word);
      if (strncmp(at, entry.word, size) == 0) {
        at += size;
        put(entry.value);
        return true;
      }
    }
    return false;
  }
  return number();
}

Status LiteralParser::parse(const char *whole) {
  auto bad = [&](const char *why) {
    return Status::error(WEIR_INVALID_ARGUMENT,
                         "cannot read \"%.200s\" as %s at character %zd: %s",
                         whole, weir_dtype_name(dtype), at - whole, why);
  };
  int64_t counts[WEIR_MAX_RANK + 1] = {};
  bool known[WEIR_MAX_RANK] = {};
  int32_t depth = 0;
  bool leafSeen = false;
  // A string may be one bare word, brackets included only if they open it.
  for (;;) {
    skipBlanks();
    if (*at == '[') {
      if (depth == WEIR_MAX_RANK) {
        return bad("too many brackets");
      }
      if (leafSeen && depth >= rank) {
        return bad("brackets of unequal depth");
      }
      ++at;
      counts[depth++] = 0;
      rank = !leafSeen && depth > rank ? depth : rank;
      skipBlanks();
      if (*at != ']') {
        continue;
      }
    } else {
      if (leafSeen && depth != rank) {
        return bad("brackets of unequal depth");
      }
      if (!element()) {
        return bad("expected a value in range");
      }
      leafSeen = true;
      rank = depth;
      if (depth > 0) {
        ++counts[depth - 1];
      }
    }
    skipBlanks();
    while (depth > 0 && *at == ']') {
      --depth;
      if (known[depth] && dims[depth] != counts[depth]) {
        return bad("rows of unequal length");
      }
      known[depth] = true;
      dims[depth] = counts[depth];
      if (depth > 0) {
        ++counts[depth - 1];
      }
      ++at;
      skipBlanks();
    }
    if (depth == 0) {
      break;
    }
    if (*at != ',') {
      return bad("expected , or ]");
    }
    ++at;
    skipBlanks();
  }
  if (*at) {
    return bad("expected the end");
  }
  return Status();
}
