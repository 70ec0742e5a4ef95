// Part of Weir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "runtime/checkpoint/TensorValues.h"

using namespace weir;

namespace {

/// How the elements of a type are in a message.
struct Field {
  unsigned number = 0;
  enum Kind { None, Fixed, Varint, Signed, Strings } kind = None;
  unsigned bytes = 0; ///< of a number in memory
};

Field fieldOf(int32_t dtype) {
  switch (dtype) {
  case WEIR_DT_FLOAT:
    return {5, Field::Fixed, 4};
  case WEIR_DT_DOUBLE:
    return {6, Field::Fixed, 8};
  case WEIR_DT_COMPLEX64:
    return {9, Field::Fixed, 4};
  case WEIR_DT_COMPLEX128:
    return {12, Field::Fixed, 8};
  case WEIR_DT_INT32:
  case WEIR_DT_QINT32:
    return {7, Field::Signed, 4};
  case WEIR_DT_INT16:
  case WEIR_DT_QINT16:
    return {7, Field::Signed, 2};
  case WEIR_DT_INT8:
  case WEIR_DT_QINT8:
    return {7, Field::Signed, 1};
  case WEIR_DT_UINT16:
  case WEIR_DT_QUINT16:
    return {7, Field::Varint, 2};
  case WEIR_DT_UINT8:
  case WEIR_DT_QUINT8:
    return {7, Field::Varint, 1};
  case WEIR_DT_STRING:
    return {8, Field::Strings, 0};
  case WEIR_DT_INT64:
    return {10, Field::Signed, 8};
  case WEIR_DT_BOOL:
    return {11, Field::Varint, 1};
  case WEIR_DT_HALF:
  case WEIR_DT_BFLOAT16:
    return {13, Field::Varint, 2};
  case WEIR_DT_UINT32:
    return {16, Field::Varint, 4};
  case WEIR_DT_UINT64:
    return {17, Field::Varint, 8};
  default:
    return {};
  }
}

/// One number, little-endian: low bytes first, whatever its sign.
bool parseVarint(WireReader &wire, unsigned bytes, Vector<char> &out) {
  uint64_t value;
  if (!wire.varint(value)) {
    return false;
  }
  out.append(reinterpret_cast<char *>(&value), bytes);
  return true;
}

/// A field's number or numbers, packed or not.
bool parseNumbers(WireReader &wire, Field field, uint64_t wireType,
                  Vector<char> &out) {
  const char *data;
  size_t size;
  bool isPacked = wireType == 2;
  if (isPacked && !wire.bytes(data, size)) {
    return false;
  }
  if (field.kind == Field::Fixed) {
    uint32_t half[2];
    for (unsigned i = 0; i < field.bytes / 4 && !isPacked; ++i) {
      if (!wire.fixed32(half[i])) {
        return false;
      }
    }
    out.append(isPacked ? data : reinterpret_cast<char *>(half),
               isPacked ? size : field.bytes);
    return true;
  }
  if (!isPacked) {
    return parseVarint(wire, field.bytes, out);
  }
  WireReader inner(data, size);
  while (!inner.done()) {
    if (!parseVarint(inner, field.bytes, out)) {
      return false;
    }
  }
  return true;
}

} // namespace

bool TensorValues::parse(int32_t dtype, const char *data, size_t size) {
  Field field = fieldOf(dtype);
  WireReader wire(data, size);
  while (!wire.done()) {
    uint64_t tag;
    const char *bytes;
    size_t length;
    if (!wire.varint(tag)) {
      return false;
    }
    bool good;
    if (tag >> 3 == field.number && field.kind == Field::Strings) {
      good = (tag & 7) == 2 && wire.bytes(bytes, length);
      if (good) {
        strings.push({bytes, length});
      }
    } else if (tag >> 3 == field.number) {
      good = parseNumbers(wire, field, tag & 7, elements);
    } else if (tag == 0x22) { // tensor_content
      good = wire.bytes(bytes, length);
      if (good) {
        elements.append(bytes, length);
      }
    } else {
      good = wire.skip(tag & 7);
    }
    if (!good) {
      return false;
    }
  }
  return true;
}

bool weir::appendValues(Vector<char> &out, int32_t dtype, const void *data,
                        int64_t count) {
  Field field = fieldOf(dtype);
  auto *at = static_cast<const char *>(data);
  WireWriter writer(out);
  switch (field.kind) {
  case Field::None:
    return false;
  case Field::Strings:
    for (int64_t i = 0; i < count; ++i) {
      auto &string = static_cast<const WeirString *>(data)[i];
      writer.bytes(field.number, string.data, string.size);
    }
    return true;
  case Field::Fixed:
    if (count) {
      writer.bytes(field.number, at, size_t(count * weir_dtype_size(dtype)));
    }
    return true;
  case Field::Varint:
  case Field::Signed:
    break;
  }
  Vector<char> numbers;
  WireWriter inner(numbers);
  for (int64_t i = 0; i < count; ++i, at += field.bytes) {
    uint64_t value = 0;
    memcpy(&value, at, field.bytes);
    if (field.kind == Field::Signed) {
      unsigned shift = 64 - 8 * field.bytes;
      value = uint64_t(int64_t(value << shift) >> shift);
    }
    inner.varint(value);
  }
  if (count) {
    writer.message(field.number, numbers);
  }
  return true;
}
