// Part of Weir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "runtime/calls/TensorMessage.h"
#include "runtime/base/Wire.h"

using namespace weir;

void weir::appendTensorMessage(Vector<char> &out, const WeirView &view) {
  Vector<char> shape;
  for (int32_t d = 0; d < view.rank; ++d) {
    Vector<char> dim;
    WireWriter(dim).number(1, view.dims[d]);
    WireWriter(shape).message(2, dim);
  }
  WireWriter wire(out);
  wire.number(1, view.dtype);
  wire.message(2, shape);
  int64_t count = countOf(view);
  if (count == 0) {
    return;
  }
  if (view.dtype != WEIR_DT_STRING) {
    wire.bytes(4, dataOf<char>(view),
               size_t(count * weir_dtype_size(view.dtype)));
    return;
  }
  Vector<char> content;
  for (int64_t i = 0; i < count; ++i) {
    WireWriter(content).varint(textAt(view, i).size);
  }
  for (int64_t i = 0; i < count; ++i) {
    WeirBytes text = textAt(view, i);
    content.append(text.data, text.size);
  }
  wire.message(4, content);
}

namespace {
struct Message {
  uint64_t dtype = 0;
  int32_t rank = 0;
  int64_t dims[WEIR_MAX_RANK] = {};
  WeirBytes content = {};
  Vector<char> elements;     ///< of the typed lists, as bytes
  Vector<WeirBytes> strings; ///< of string_val

  bool readShape(WeirBytes bytes);
  bool readList(uint32_t number, uint32_t kind, WeirBytes bytes);
  bool read(WeirBytes bytes);
};
} // namespace

bool Message::readShape(WeirBytes bytes) {
  WireReader wire(bytes.data, bytes.size);
  while (!wire.done()) {
    uint32_t number, kind;
    const char *data;
    size_t size;
    if (!wire.field(number, kind, data, size)) {
      return false;
    }
    if (number == 3) {
      return false; // of unknown rank
    }
    if (number != 2 || kind != 2) {
      continue;
    }
    if (rank == WEIR_MAX_RANK) {
      return false;
    }
    int64_t dim = 0;
    WireReader inner(data, size);
    while (!inner.done()) {
      const char *value;
      size_t length;
      if (!inner.field(number, kind, value, length)) {
        return false;
      }
      uint64_t wide;
      if (number == 1 && kind == 0 && WireReader(value, length).varint(wide)) {
        dim = int64_t(wide);
      }
    }
    if (dim < 0) {
      return false;
    }
    dims[rank++] = dim;
  }
  return true;
}

// The elements of a list field: packed, or one of them.
bool Message::readList(uint32_t number, uint32_t kind, WeirBytes bytes) {
  bool isFixed = number == 5 || number == 6 || number == 9 || number == 12;
  if (kind == 1 || kind == 5 || (kind == 2 && isFixed)) {
    elements.append(bytes.data, bytes.size);
    return true;
  }
  int64_t size = weir_dtype_size(int32_t(dtype));
  WireReader wire(bytes.data, bytes.size);
  while (!wire.done()) {
    uint64_t value;
    if (!wire.varint(value) || size < 1 || size > 8) {
      return false;
    }
    char raw[8];
    memcpy(raw, &value, sizeof raw); // integers in the order of the machine
    elements.append(raw, size_t(size));
  }
  return true;
}

bool Message::read(WeirBytes bytes) {
  // The type comes first in what anybody writes; lists need it.
  WireReader wire(bytes.data, bytes.size);
  while (!wire.done()) {
    uint32_t number, kind;
    const char *data;
    size_t size;
    if (!wire.field(number, kind, data, size)) {
      return false;
    }
    bool good = true;
    if (number == 1 && kind == 0) {
      good = WireReader(data, size).varint(dtype);
    } else if (number == 2 && kind == 2) {
      good = readShape({data, size});
    } else if (number == 4 && kind == 2) {
      content = {data, size};
    } else if (number == 8 && kind == 2) {
      strings.push({data, size});
    } else if ((number >= 5 && number <= 13 && number != 8) || number == 16 ||
               number == 17) {
      good = readList(number, kind, {data, size});
    }
    if (!good) {
      return false;
    }
  }
  return true;
}

// Strings out of tensor_content: all lengths, then all bytes.
static bool splitContent(WeirBytes content, int64_t count,
                         Vector<WeirBytes> &strings) {
  WireReader lengths(content.data, content.size);
  uint64_t total = 0, header = 0;
  for (int64_t i = 0; i < count; ++i) {
    uint64_t length;
    if (!lengths.varint(length) || length > content.size) {
      return false;
    }
    strings.push({nullptr, length});
    total += length;
    for (header += 1; length >= 128; length >>= 7) {
      ++header;
    }
    if (header + total > content.size) {
      return false;
    }
  }
  if (header + total != content.size) {
    return false;
  }
  const char *at = content.data + header;
  for (WeirBytes &string : strings) {
    string.data = at;
    at += string.size;
  }
  return true;
}

static bool fillStrings(WeirCallContext *ctx, Value &value, int64_t count,
                        Message &message) {
  if (message.content.size &&
      !splitContent(message.content, count, message.strings)) {
    return false;
  }
  size_t given = message.strings.size();
  if (int64_t(given) > count) {
    return false;
  }
  auto *out = static_cast<WeirString *>(value.data);
  for (int64_t i = 0; i < count && given; ++i) {
    const WeirBytes &text =
        message.strings[size_t(i) < given ? size_t(i) : given - 1];
    if (!weir_string_set(ctx, &out[i], text.data, text.size)) {
      return false;
    }
  }
  return true;
}

static bool fillElements(Value &value, int64_t count, Message &message) {
  size_t size = size_t(weir_dtype_size(value.dtype));
  size_t bytes = size_t(count) * size;
  if (message.content.size) {
    if (message.content.size != bytes) {
      return false;
    }
    memcpy(value.data, message.content.data, bytes);
    return true;
  }
  size_t given = message.elements.size();
  if (given > bytes || given % size) {
    return false;
  }
  // The last of a list that is too short is repeated.
  char *out = static_cast<char *>(value.data);
  memcpy(out, message.elements.data(), given);
  for (size_t at = given; at < bytes; at += size) {
    if (given) {
      memcpy(out + at, out + at - size, size);
    } else {
      memset(out + at, 0, size);
    }
  }
  return true;
}

Value weir::readTensorMessage(WeirCallContext *ctx, WeirBytes bytes) {
  Message message;
  Value none = {};
  if (!message.read(bytes) || message.dtype > 100 ||
      message.dtype == WEIR_DT_RESOURCE || message.dtype == WEIR_DT_VARIANT) {
    return none;
  }
  int32_t dtype = int32_t(message.dtype);
  int64_t count = elementCount(message.rank, message.dims);
  int64_t size = tensorBytes(dtype, message.rank, message.dims);
  // A few bytes may ask for many elements, but not for all memory.
  int64_t most = int64_t(1) << 31;
  if (count < 0 || size < 0 ||
      (size > most && size / 64 > int64_t(bytes.size))) {
    return none;
  }
  Value value = makeValue(ctx, dtype, message.rank, message.dims);
  if (value.buffer &&
      !(dtype == WEIR_DT_STRING ? fillStrings(ctx, value, count, message)
                                : fillElements(value, count, message))) {
    value.release();
  }
  return value;
}
