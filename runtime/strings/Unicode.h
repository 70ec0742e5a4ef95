// Part of Weir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Characters of texts in the encodings that programs name.
#ifndef WEIR_RUNTIME_STRINGS_UNICODE_H
#define WEIR_RUNTIME_STRINGS_UNICODE_H

#include "runtime/strings/Text.h"
#include <iconv.h>

namespace weir {

constexpr int32_t lastCodePoint = 0x10ffff;
constexpr int32_t replacementCharacter = 0xfffd;

inline bool isSurrogate(int32_t point) {
  return point >= 0xd800 && point < 0xe000;
}

/// Reads the character of UTF-8 at `at`, which is before the end, and moves
/// there; -1 for bytes that form none: the longest begin of one, else a byte.
int32_t nextUtf8(WeirBytes text, uint64_t &at);

enum class Encoding {
  Utf8,
  Utf16, ///< by its byte order mark, else big-endian
  Utf16Be,
  Utf16Le,
  Utf32, ///< likewise
  Utf32Be,
  Utf32Le,
  Latin1,
  Ascii,
  Other ///< what the C library converts
};

/// Appends the character; surrogates, which no encoding has, as U+FFFD.
void appendUtf8(Text &text, int32_t point);
void appendUtf16Be(Text &text, int32_t point);
void appendUtf32Be(Text &text, int32_t point);

/// Reads texts character by character.
class TextDecoder {
public:
  TextDecoder() = default;
  ~TextDecoder();
  TextDecoder(const TextDecoder &) = delete;
  TextDecoder &operator=(const TextDecoder &) = delete;

  /// False: there is no such encoding.
  bool open(WeirBytes name);
  void begin(WeirBytes text);
  /// The next character and where it begins; -1 for what is none. False at the
  /// end.
  bool next(int32_t &point, uint64_t &from);

private:
  bool skipMark(const char *mark, uint64_t size);
  uint32_t unit(uint64_t from, uint64_t bytes) const;
  int32_t nextUtf16();
  int32_t nextUtf32();
  int32_t nextOther();

  Encoding given = Encoding::Utf8, encoding = Encoding::Utf8;
  iconv_t converter = iconv_t(-1);
  WeirBytes text = {"", 0};
  uint64_t at = 0;
  uint32_t pending[4]; ///< characters that came with the one before
  size_t pendingBegin = 0, pendingEnd = 0;
};

} // namespace weir

#endif
