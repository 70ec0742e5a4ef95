// Part of Weir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// StringLower, StringUpper: of ASCII, or of all that UTF-8 holds.
#include "runtime/strings/Case.h"
#include "runtime/strings/Unicode.h"

using namespace weir;

// The last entry whose key is at most `point`, or null.
template <typename Entry, typename Key>
static const Entry *findEntry(const Entry *entries, int32_t count,
                              int32_t point, Key key) {
  int32_t begin = 0, end = count;
  while (begin < end) {
    int32_t middle = begin + (end - begin) / 2;
    if (key(entries[middle]) <= point) {
      begin = middle + 1;
    } else {
      end = middle;
    }
  }
  return begin ? &entries[begin - 1] : nullptr;
}

static bool isIn(const CaseRanges &set, int32_t point) {
  const CaseRange *range =
      findEntry(set.ranges, set.count, point,
                [](const CaseRange &entry) { return entry.first; });
  return range && point <= range->last;
}

static void appendCase(Text &text, const CaseTable &table, int32_t point) {
  const CaseSpecial *special =
      findEntry(table.specials, table.numSpecials, point,
                [](const CaseSpecial &entry) { return entry.point; });
  if (special && special->point == point) {
    for (int32_t to : special->to) {
      if (to) {
        appendUtf8(text, to);
      }
    }
    return;
  }
  const CaseRun *run =
      findEntry(table.runs, table.numRuns, point,
                [](const CaseRun &entry) { return entry.first; });
  if (run && point <= run->last && (point - run->first) % run->step == 0) {
    point += run->delta;
  }
  appendUtf8(text, point);
}

// Whether, past what words may hold beside, there is what has case.
static bool isCasedNext(WeirBytes text, uint64_t at) {
  while (at < text.size) {
    int32_t point = nextUtf8(text, at);
    if (point < 0 || !isIn(ignoredCharacters, point)) {
      return point >= 0 && isIn(casedCharacters, point);
    }
  }
  return false;
}

static void convertUnicode(WeirBytes text, bool lower, Text &out) {
  constexpr int32_t sigma = 0x3a3, finalSigma = 0x3c2;
  bool isCasedBefore = false;
  for (uint64_t at = 0; at < text.size;) {
    int32_t point = nextUtf8(text, at);
    if (point < 0) {
      point = replacementCharacter;
    }
    if (lower && point == sigma && isCasedBefore && !isCasedNext(text, at)) {
      appendUtf8(out, finalSigma);
    } else {
      appendCase(out, lower ? lowerCase : upperCase, point);
    }
    if (lower && !isIn(ignoredCharacters, point)) {
      isCasedBefore = isIn(casedCharacters, point);
    }
  }
}

static void convertAscii(WeirBytes text, bool lower, Text &out) {
  append(out, text);
  for (char &c : out) {
    if (lower ? c >= 'A' && c <= 'Z' : c >= 'a' && c <= 'z') {
      c ^= 'a' ^ 'A';
    }
  }
}

static WeirCallStatus convert(WeirCallContext *ctx, bool lower) {
  WeirBytes encoding = weir_call_attr_string(ctx, "encoding");
  bool isUnicode = sameText(encoding, "utf-8");
  if (!isUnicode && encoding.size) {
    return weir_call_fail(
        ctx, WEIR_INVALID_ARGUMENT,
        "only utf-8 or '' (no encoding) is supported, received %.*s",
        lengthOf(encoding), encoding.data);
  }
  return convertEach(ctx, [&](WeirBytes from, Text &text) {
    (isUnicode ? convertUnicode : convertAscii)(from, lower, text);
    return true;
  });
}

extern "C" WeirCallStatus weir_call_StringLower(WeirCallContext *ctx) {
  return convert(ctx, true);
}

extern "C" WeirCallStatus weir_call_StringUpper(WeirCallContext *ctx) {
  return convert(ctx, false);
}
