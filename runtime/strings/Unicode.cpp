// Part of Weir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// UTF-8, -16 and -32, Latin-1 and ASCII here; iconv knows the others.
#include "runtime/strings/Unicode.h"
#include <cerrno>

using namespace weir;

int32_t weir::nextUtf8(WeirBytes text, uint64_t &at) {
  uint8_t lead = uint8_t(text.data[at++]);
  if (lead < 0x80) {
    return lead;
  }
  int more = lead >= 0xf0 ? 3 : lead >= 0xe0 ? 2 : 1;
  if (lead < 0xc2 || lead > 0xf4) {
    return -1;
  }
  int32_t point = lead & (0x3f >> more);
  for (int i = 0; i < more; ++i) {
    if (at == text.size || !isTrailByte(text.data[at])) {
      return -1;
    }
    int32_t longer = point << 6 | (text.data[at] & 0x3f);
    if (i == 0) {
      // Too long a form, a surrogate, or beyond the last: known here already.
      int32_t first = longer << 6 * (more - 1);
      int32_t least = more == 1 ? 0x80 : more == 2 ? 0x800 : 0x10000;
      if (first < least || first > lastCodePoint || isSurrogate(first)) {
        return -1;
      }
    }
    point = longer;
    ++at;
  }
  return point;
}

void weir::appendUtf8(Text &text, int32_t point) {
  if (isSurrogate(point)) {
    point = replacementCharacter;
  }
  if (point < 0x80) {
    text.push(char(point));
    return;
  }
  int more = point < 0x800 ? 1 : point < 0x10000 ? 2 : 3;
  text.push(char((0x7f80 >> more & 0xff) | point >> 6 * more));
  while (more--) {
    text.push(char(0x80 | (point >> 6 * more & 0x3f)));
  }
}

static void appendUnit(Text &text, uint32_t unit, int bytes) {
  while (bytes--) {
    text.push(char(unit >> 8 * bytes));
  }
}

void weir::appendUtf16Be(Text &text, int32_t point) {
  if (isSurrogate(point)) {
    point = replacementCharacter;
  }
  if (point < 0x10000) {
    appendUnit(text, uint32_t(point), 2);
    return;
  }
  appendUnit(text, 0xd7c0 + (uint32_t(point) >> 10), 2);
  appendUnit(text, 0xdc00 + (uint32_t(point) & 0x3ff), 2);
}

void weir::appendUtf32Be(Text &text, int32_t point) {
  appendUnit(text, uint32_t(isSurrogate(point) ? replacementCharacter : point),
             4);
}

namespace {
struct Name {
  const char *text;
  Encoding encoding;
};
} // namespace

// Without what names of encodings are compared without: case, '-', '_', ' '.
static constexpr Name names[] = {
    {"utf8", Encoding::Utf8},          {"cp1208", Encoding::Utf8},
    {"utf16", Encoding::Utf16},        {"unicode", Encoding::Utf16},
    {"utf16be", Encoding::Utf16Be},    {"utf16le", Encoding::Utf16Le},
    {"utf32", Encoding::Utf32},        {"ucs4", Encoding::Utf32},
    {"utf32be", Encoding::Utf32Be},    {"utf32le", Encoding::Utf32Le},
    {"iso88591", Encoding::Latin1},    {"latin1", Encoding::Latin1},
    {"l1", Encoding::Latin1},          {"ibm819", Encoding::Latin1},
    {"cp819", Encoding::Latin1},       {"usascii", Encoding::Ascii},
    {"ascii", Encoding::Ascii},        {"iso646us", Encoding::Ascii},
    {"ansix3.41968", Encoding::Ascii},
};

TextDecoder::~TextDecoder() {
  if (converter != iconv_t(-1)) {
    iconv_close(converter);
  }
}

bool TextDecoder::open(WeirBytes name) {
  char plain[64], whole[64];
  if (name.size == 0 || name.size >= sizeof plain ||
      memchr(name.data, '/', name.size)) {
    return false;
  }
  size_t size = 0;
  for (uint64_t i = 0; i < name.size; ++i) {
    char c = name.data[i];
    whole[i] = c;
    if (c != '-' && c != '_' && c != ' ') {
      plain[size++] = c >= 'A' && c <= 'Z' ? char(c + 'a' - 'A') : c;
    }
  }
  whole[name.size] = 0;
  for (const Name &known : names) {
    if (sameText({plain, size}, known.text)) {
      given = encoding = known.encoding;
      return true;
    }
  }
  given = encoding = Encoding::Other;
  converter = iconv_open("UTF-32LE", whole);
  return converter != iconv_t(-1);
}

bool TextDecoder::skipMark(const char *mark, uint64_t size) {
  return text.size >= size && memcmp(text.data, mark, size) == 0;
}

void TextDecoder::begin(WeirBytes next) {
  text = next;
  at = 0;
  pendingBegin = pendingEnd = 0;
  encoding = given;
  if (given == Encoding::Utf16) {
    encoding = skipMark("\xff\xfe", 2) ? Encoding::Utf16Le : Encoding::Utf16Be;
  } else if (given == Encoding::Utf32) {
    encoding =
        skipMark("\xff\xfe\0\0", 4) ? Encoding::Utf32Le : Encoding::Utf32Be;
  } else if (given == Encoding::Other) {
    iconv(converter, nullptr, nullptr, nullptr, nullptr);
  }
}

uint32_t TextDecoder::unit(uint64_t from, uint64_t bytes) const {
  bool little = encoding == Encoding::Utf16Le || encoding == Encoding::Utf32Le;
  uint32_t value = 0;
  for (uint64_t i = 0; i < bytes; ++i) {
    uint64_t k = little ? bytes - 1 - i : i;
    value = value << 8 | uint8_t(text.data[from + k]);
  }
  return value;
}

int32_t TextDecoder::nextUtf16() {
  if (text.size - at < 2) {
    at = text.size;
    return -1;
  }
  int32_t first = int32_t(unit(at, 2));
  at += 2;
  if (!isSurrogate(first)) {
    return first;
  }
  if (first >= 0xdc00) {
    return -1;
  }
  if (text.size - at < 2) {
    at = text.size;
    return -1;
  }
  int32_t second = int32_t(unit(at, 2));
  if (second < 0xdc00 || second >= 0xe000) {
    return -1;
  }
  at += 2;
  return 0x10000 + ((first - 0xd800) << 10) + (second - 0xdc00);
}

int32_t TextDecoder::nextUtf32() {
  if (text.size - at < 4) {
    at = text.size;
    return -1;
  }
  uint32_t point = unit(at, 4);
  at += 4;
  return point > uint32_t(lastCodePoint) || isSurrogate(int32_t(point))
             ? -1
             : int32_t(point);
}

int32_t TextDecoder::nextOther() {
  // Room for one character only, so that the input stops behind it; more where
  // one becomes several.
  for (size_t room = 4; room <= sizeof pending; room += 4) {
    char *in = const_cast<char *>(text.data) + at;
    size_t left = text.size - at, space = room;
    char *out = reinterpret_cast<char *>(pending);
    iconv(converter, &in, &left, &out, &space);
    if (space < room) {
      at = text.size - left;
      pendingBegin = 1;
      pendingEnd = (room - space) / 4;
      return int32_t(pending[0]);
    }
    if (left < text.size - at) {
      at = text.size - left; // a change of state, which is no character
      room = 0;
    }
    if (at == text.size) {
      return -1;
    }
    if (errno != E2BIG) {
      bool isCut = errno == EINVAL;
      at = isCut ? text.size : at + 1;
      iconv(converter, nullptr, nullptr, nullptr, nullptr);
      return -1;
    }
  }
  ++at;
  return -1;
}

bool TextDecoder::next(int32_t &point, uint64_t &from) {
  from = at;
  if (pendingBegin < pendingEnd) {
    point = int32_t(pending[pendingBegin++]);
    return true;
  }
  if (at == 0 && given == Encoding::Utf16 &&
      (skipMark("\xfe\xff", 2) || skipMark("\xff\xfe", 2))) {
    at = 2;
  }
  if (at == 0 && given == Encoding::Utf32 &&
      (skipMark("\0\0\xfe\xff", 4) || skipMark("\xff\xfe\0\0", 4))) {
    at = 4;
  }
  if (at >= text.size) {
    return false;
  }
  switch (encoding) {
  case Encoding::Utf8:
    point = nextUtf8(text, at);
    break;
  case Encoding::Latin1:
    point = uint8_t(text.data[at++]);
    break;
  case Encoding::Ascii:
    point = uint8_t(text.data[at++]);
    point = point < 0x80 ? point : -1;
    break;
  case Encoding::Utf16:
  case Encoding::Utf16Be:
  case Encoding::Utf16Le:
    point = nextUtf16();
    break;
  case Encoding::Utf32:
  case Encoding::Utf32Be:
  case Encoding::Utf32Le:
    point = nextUtf32();
    break;
  case Encoding::Other:
    point = nextOther();
    break;
  }
  return true;
}
