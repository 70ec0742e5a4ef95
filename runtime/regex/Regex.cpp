// Part of Weir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#define PCRE2_CODE_UNIT_WIDTH 8
#include "runtime/regex/Regex.h"
#include <pcre2.h>

using namespace weir;

Regex::~Regex() {
  pcre2_match_data_free(data);
  pcre2_code_free(code);
}

static bool isQuantifier(char c) {
  return c == '*' || c == '+' || c == '?' || c == '}';
}

static bool isDigit(char c) { return c >= '0' && c <= '9'; }

// What PCRE2 knows and RE2 does not: references back to groups, looking around,
// atoms and quantifiers that never give back. Null, or what there is.
static const char *findBeyond(WeirBytes pattern) {
  const char *at = pattern.data, *end = at + pattern.size;
  bool inClass = false;
  for (; at < end; ++at) {
    size_t left = size_t(end - at);
    auto begins = [&](const char *text) {
      return left >= strlen(text) && memcmp(at, text, strlen(text)) == 0;
    };
    if (*at == '\\') {
      if (!inClass && left > 1 &&
          (strchr("gkKRGXhHVN", at[1]) ||
           (isDigit(at[1]) && at[1] != '0' && (left < 3 || !isDigit(at[2]))))) {
        return "invalid escape sequence";
      }
      ++at;
    } else if (inClass) {
      inClass = *at != ']';
    } else if (*at == '[') {
      inClass = true;
      at += left > 1 && at[1] == '^';
      at += at + 1 < end && at[1] == ']';
    } else if (begins("(?=") || begins("(?!") || begins("(?<") ||
               begins("(?>") || begins("(?|") || begins("(?#") ||
               begins("(*")) {
      return "invalid perl operator";
    } else if (isQuantifier(*at) && left > 1 && at > pattern.data &&
               at[1] == '+') {
      return "bad repetition operator";
    }
  }
  return nullptr;
}

Status Regex::compile(WeirBytes pattern) {
  const char *wrong = findBeyond(pattern);
  char text[128];
  if (!wrong) {
    pcre2_compile_context *context = pcre2_compile_context_create(nullptr);
    if (context) {
      pcre2_set_newline(context, PCRE2_NEWLINE_LF);
    }
    int error;
    PCRE2_SIZE offset;
    code =
        pcre2_compile(reinterpret_cast<PCRE2_SPTR>(pattern.data), pattern.size,
                      PCRE2_UTF | PCRE2_MATCH_INVALID_UTF |
                          PCRE2_DOLLAR_ENDONLY | PCRE2_NEVER_BACKSLASH_C,
                      &error, &offset, context);
    pcre2_compile_context_free(context);
    if (!code) {
      pcre2_get_error_message(error, reinterpret_cast<PCRE2_UCHAR *>(text),
                              sizeof text);
      wrong = text;
    }
  }
  if (wrong) {
    return Status::error(WEIR_INVALID_ARGUMENT,
                         "Invalid pattern: %.*s, error: %s; expected RE2's "
                         "syntax",
                         int(pattern.size), pattern.data, wrong);
  }
  pcre2_pattern_info(code, PCRE2_INFO_CAPTURECOUNT, &groups);
  data = pcre2_match_data_create_from_pattern(code, nullptr);
  return data ? Status()
              : Status::error(WEIR_RESOURCE_EXHAUSTED,
                              "no memory to match a regular expression");
}

Status Regex::match(WeirBytes text, size_t from, uint32_t options,
                    bool &matches) {
  int result = pcre2_match(code, reinterpret_cast<PCRE2_SPTR>(text.data),
                           text.size, from, options, data, nullptr);
  matches = result > 0;
  return result > 0 || result == PCRE2_ERROR_NOMATCH
             ? Status()
             : Status::error(WEIR_RESOURCE_EXHAUSTED,
                             "matching a regular expression against a text of "
                             "%zu bytes takes too many steps (PCRE2's error "
                             "%d); repetitions within repetitions do that",
                             size_t(text.size), result);
}

Status Regex::matchAll(WeirBytes text, bool &matches) {
  return match(text, 0, PCRE2_ANCHORED | PCRE2_ENDANCHORED, matches);
}

void Regex::appendRewrite(WeirBytes text, WeirBytes rewrite,
                          Vector<char> &out) {
  const PCRE2_SIZE *places = pcre2_get_ovector_pointer(data);
  for (size_t i = 0; i < rewrite.size; ++i) {
    char c = rewrite.data[i];
    if (c == '\\' && i + 1 < rewrite.size) {
      c = rewrite.data[++i];
      if (isDigit(c)) {
        PCRE2_SIZE begin = places[2 * (c - '0')],
                   end = places[2 * (c - '0') + 1];
        if (begin != PCRE2_UNSET) {
          out.append(text.data + begin, end - begin);
        }
        continue;
      }
    }
    out.push(c);
  }
}

Status Regex::replace(WeirBytes text, WeirBytes rewrite, bool all,
                      Vector<char> &out) {
  bool possible = true;
  for (size_t i = 0; i + 1 < rewrite.size; ++i) {
    if (rewrite.data[i] == '\\') {
      char c = rewrite.data[++i];
      possible &= !isDigit(c) || uint32_t(c - '0') <= groups;
    }
  }
  size_t at = 0, lastEnd = SIZE_MAX;
  while (at <= text.size && possible) {
    bool matches;
    if (Status s = match(text, at, 0, matches); !s.ok()) {
      return s;
    }
    if (!matches) {
      break;
    }
    const PCRE2_SIZE *places = pcre2_get_ovector_pointer(data);
    size_t begin = places[0], end = places[1];
    out.append(text.data + at, begin - at);
    at = begin;
    if (begin == end && begin == lastEnd) {
      // No empty match right behind a match: on by a character.
      if (at == text.size) {
        break;
      }
      do {
        out.push(text.data[at++]);
      } while (at < text.size && (text.data[at] & 0xc0) == 0x80);
      continue;
    }
    appendRewrite(text, rewrite, out);
    at = lastEnd = end;
    if (!all) {
      break;
    }
  }
  if (at < text.size) {
    out.append(text.data + at, text.size - at);
  }
  return Status();
}
