// Part of Weir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Protocol Buffers' wire format: reading within bounds, appending.
#ifndef WEIR_RUNTIME_BASE_WIRE_H
#define WEIR_RUNTIME_BASE_WIRE_H

#include "runtime/base/Memory.h"

namespace weir {

/// Reads a message's fields, or other varints, from bytes that are not trusted.
/// Each function returns false where the bytes end too early.
class WireReader {
public:
  WireReader(const char *data, size_t size)
      : at(reinterpret_cast<const unsigned char *>(data)), end(at + size) {}
  bool done() const { return at >= end; }
  bool varint(uint64_t &value) {
    value = 0;
    for (int shift = 0; shift < 70 && at < end; shift += 7) {
      uint64_t byte = *at++;
      value |= shift < 64 ? (byte & 127) << shift : 0;
      if (byte < 128) {
        return true;
      }
    }
    return false;
  }
  bool bytes(const char *&data, size_t &size) {
    uint64_t length;
    if (!varint(length) || length > size_t(end - at)) {
      return false;
    }
    data = reinterpret_cast<const char *>(at);
    size = size_t(length);
    at += length;
    return true;
  }
  bool fixed32(uint32_t &value) {
    if (end - at < 4) {
      return false;
    }
    memcpy(&value, at, 4);
    at += 4;
    return true;
  }
  /// The next field: its number, its wire type, and the bytes of its value,
  /// without their length.
  bool field(uint32_t &number, uint32_t &wireType, const char *&data,
             size_t &size) {
    uint64_t tag;
    if (!varint(tag) || tag >> 3 == 0 || tag >> 32) {
      return false;
    }
    number = uint32_t(tag >> 3);
    wireType = tag & 7;
    if (wireType == 2) {
      return bytes(data, size);
    }
    data = reinterpret_cast<const char *>(at);
    bool fits = skip(wireType);
    size = size_t(reinterpret_cast<const char *>(at) - data);
    return fits;
  }
  /// Skips the value of a field, whose tag was read, of the given type.
  bool skip(uint64_t wireType) {
    uint64_t ignored;
    const char *data;
    size_t size;
    size_t fixed = wireType == 1 ? 8 : wireType == 5 ? 4 : 0;
    if (fixed) {
      bool fits = size_t(end - at) >= fixed;
      at += fits ? fixed : 0;
      return fits;
    }
    return wireType == 0 ? varint(ignored) : wireType == 2 && bytes(data, size);
  }

private:
  const unsigned char *at;
  const unsigned char *end;
};

/// Appends fields to a vector of bytes.
class WireWriter {
public:
  explicit WireWriter(Vector<char> &out) : out(out) {}
  void varint(uint64_t value) {
    while (value >= 128) {
      out.push(char(value | 128));
      value >>= 7;
    }
    out.push(char(value));
  }
  /// A number of a field; 0 is the default, which is left out.
  void number(unsigned field, int64_t value) {
    if (value) {
      varint(field << 3);
      varint(uint64_t(value));
    }
  }
  void bytes(unsigned field, const char *data, size_t size) {
    varint(field << 3 | 2);
    varint(size);
    out.append(data, size);
  }
  void message(unsigned field, const Vector<char> &inner) {
    bytes(field, inner.data(), inner.size());
  }
  void fixed32(unsigned field, uint32_t value) {
    varint(field << 3 | 5);
    char raw[4];
    memcpy(raw, &value, 4);
    out.append(raw, 4);
  }

private:
  Vector<char> &out;
};

} // namespace weir

#endif
