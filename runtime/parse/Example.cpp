// Part of Weir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "runtime/parse/Example.h"

using namespace weir;

// An entry has a key and a value and nothing else.
static bool readEntry(WeirBytes bytes, MapEntry &entry) {
  WireReader wire(bytes.data, bytes.size);
  bool hasKey = false, hasValue = false;
  for (int i = 0; i < 2; ++i) {
    uint32_t number, kind;
    WeirBytes value;
    if (!readField(wire, number, kind, value) || kind != 2 || number > 2) {
      return false;
    }
    (number == 1 ? entry.key : entry.value) = value;
    (number == 1 ? hasKey : hasValue) = true;
  }
  return hasKey && hasValue && wire.done();
}

static bool readEntries(WeirBytes map, Vector<MapEntry> &entries) {
  WireReader wire(map.data, map.size);
  while (!wire.done()) {
    uint32_t number, kind;
    WeirBytes bytes;
    MapEntry entry;
    if (!readField(wire, number, kind, bytes) || number != 1 || kind != 2 ||
        !readEntry(bytes, entry)) {
      return false;
    }
    entries.push(entry);
  }
  return true;
}

bool weir::readMaps(WeirBytes message, Vector<MapEntry> &first,
                    Vector<MapEntry> *second) {
  WireReader wire(message.data, message.size);
  while (!wire.done()) {
    uint32_t number, kind;
    WeirBytes bytes;
    if (!readField(wire, number, kind, bytes)) {
      return false;
    }
    Vector<MapEntry> *entries = kind != 2 || number == 0 ? nullptr
                                : number == 1            ? &first
                                : number == 2            ? second
                                                         : nullptr;
    if (entries && !readEntries(bytes, *entries)) {
      return false;
    }
  }
  return true;
}

bool weir::readFeature(WeirBytes feature, int32_t &dtype, WeirBytes &list) {
  dtype = 0;
  list = {"", 0};
  if (feature.size == 0) {
    return true;
  }
  static const int32_t types[] = {0, WEIR_DT_STRING, WEIR_DT_FLOAT,
                                  WEIR_DT_INT64};
  WireReader wire(feature.data, feature.size);
  uint32_t number, kind;
  if (!readField(wire, number, kind, list) || kind != 2 || number > 3) {
    return false;
  }
  dtype = types[number];
  return true;
}

static bool readPacked(WeirBytes bytes, Column &column) {
  if (column.dtype == WEIR_DT_FLOAT) {
    column.numbers.append(bytes.data, bytes.size / 4 * 4);
    return true;
  }
  WireReader wire(bytes.data, bytes.size);
  while (!wire.done()) {
    uint64_t value;
    if (!wire.varint(value)) {
      return false;
    }
    column.numbers.append(reinterpret_cast<const char *>(&value), 8);
  }
  return true;
}

bool weir::readValues(WeirBytes list, const WeirString &record,
                      Column &column) {
  WireReader wire(list.data, list.size);
  while (!wire.done()) {
    uint32_t number, kind;
    WeirBytes bytes;
    if (!readField(wire, number, kind, bytes) || number != 1) {
      return false;
    }
    if (column.dtype == WEIR_DT_STRING) {
      if (kind != 2) {
        return false;
      }
      column.texts.push({bytes.data, bytes.size, record.owner});
    } else if (kind == 2) {
      return readPacked(bytes, column); // TensorFlow reads no more
    } else if (column.dtype == WEIR_DT_FLOAT && kind == 5) {
      column.numbers.append(bytes.data, 4);
    } else if (column.dtype == WEIR_DT_INT64 && kind == 0) {
      uint64_t value = 0;
      WireReader(bytes.data, bytes.size).varint(value);
      column.numbers.append(reinterpret_cast<const char *>(&value), 8);
    } else {
      return false;
    }
  }
  return true;
}

void weir::appendTensor(const WeirView &view, Column &column) {
  size_t count = size_t(countOf(view));
  if (column.dtype == WEIR_DT_STRING) {
    column.texts.append(dataOf<WeirString>(view), count);
  } else {
    column.numbers.append(dataOf<char>(view),
                          count * size_t(weir_dtype_size(column.dtype)));
  }
}

int64_t Column::maxSize() const {
  int64_t most = 0;
  for (size_t row = 0; row < ends.size(); ++row) {
    most = sizeOf(row) > most ? sizeOf(row) : most;
  }
  return most;
}

void weir::copyValues(const Column &column, int64_t from, int64_t count,
                      void *to, int64_t at) {
  if (column.dtype != WEIR_DT_STRING) {
    int64_t size = weir_dtype_size(column.dtype);
    if (count) {
      memcpy(static_cast<char *>(to) + at * size,
             column.numbers.data() + from * size, size_t(count * size));
    }
    return;
  }
  for (int64_t i = 0; i < count; ++i) {
    const WeirString &text = column.texts[size_t(from + i)];
    sharePart(static_cast<WeirString *>(to)[at + i], text, 0, text.size);
  }
}

const char *weir::typeName(int32_t dtype) {
  return dtype == WEIR_DT_FLOAT    ? "float"
         : dtype == WEIR_DT_DOUBLE ? "double"
                                   : weir_dtype_name(dtype);
}
