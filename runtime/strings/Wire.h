// Part of Weir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Writing and reading of protocol buffers' bytes.
#ifndef WEIR_RUNTIME_STRINGS_WIRE_H
#define WEIR_RUNTIME_STRINGS_WIRE_H

#include "runtime/strings/Text.h"

namespace weir {

inline void appendVarint(Text &text, uint64_t value) {
  for (; value >= 0x80; value >>= 7) {
    text.push(char(value | 0x80));
  }
  text.push(char(value));
}

/// A field of bytes, or of a message's ones.
inline void appendField(Text &text, int number, WeirBytes bytes) {
  appendVarint(text, uint64_t(number) << 3 | 2);
  appendVarint(text, bytes.size);
  append(text, bytes);
}
inline void appendField(Text &text, int number, const Text &message) {
  appendField(text, number, WeirBytes{message.data(), message.size()});
}

/// What follows of a message. Nothing in it is trusted.
struct Wire {
  const char *at, *end;
  explicit Wire(WeirBytes bytes)
      : at(bytes.data), end(bytes.data + bytes.size) {}

  bool readVarint(uint64_t &value) {
    value = 0;
    for (int shift = 0; at < end && shift < 64; shift += 7) {
      uint8_t byte = uint8_t(*at++);
      value |= uint64_t(byte & 0x7f) << shift;
      if (byte < 0x80) {
        return true;
      }
    }
    return false;
  }
  /// The next field and what is in it; false where the message is malformed.
  bool readField(uint32_t &number, uint32_t &kind, WeirBytes &bytes) {
    uint64_t tag, size = 0;
    if (!readVarint(tag) || tag >> 3 == 0 || tag >> 32) {
      return false;
    }
    number = uint32_t(tag >> 3);
    kind = tag & 7;
    const char *begin = at;
    if (kind == 0) {
      bool isRead = readVarint(size);
      bytes = {begin, uint64_t(at - begin)};
      return isRead;
    }
    if (kind == 2 ? !readVarint(size) : kind != 1 && kind != 5) {
      return false;
    }
    size = kind == 1 ? 8 : kind == 5 ? 4 : size;
    if (size > uint64_t(end - at)) {
      return false;
    }
    bytes = {at, size};
    at += size;
    return true;
  }
};

} // namespace weir

#endif
