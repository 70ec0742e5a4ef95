// Part of Weir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Fields of protocol buffers as text (runtime/base/Wire.h).
#ifndef WEIR_RUNTIME_STRINGS_WIRE_H
#define WEIR_RUNTIME_STRINGS_WIRE_H

#include "runtime/base/Wire.h"
#include "runtime/strings/Text.h"

namespace weir {

/// A field of bytes, or of a message's ones.
inline void appendField(Text &text, int number, WeirBytes bytes) {
  WireWriter(text).bytes(unsigned(number), bytes.data, bytes.size);
}
inline void appendField(Text &text, int number, const Text &message) {
  WireWriter(text).message(unsigned(number), message);
}

inline void appendFloat(Text &text, int number, float value) {
  uint32_t bits;
  memcpy(&bits, &value, sizeof bits);
  WireWriter(text).fixed32(unsigned(number), bits);
}

/// The next field of a message, which is not trusted; false where it is
/// malformed.
inline bool readField(WireReader &wire, uint32_t &number, uint32_t &kind,
                      WeirBytes &bytes) {
  size_t size = 0;
  bool isRead = wire.field(number, kind, bytes.data, size);
  bytes.size = size;
  return isRead;
}

} // namespace weir

#endif
