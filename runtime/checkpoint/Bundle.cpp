// Part of Weir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "runtime/checkpoint/Bundle.h"
#include "runtime/tensor/Value.h"

using namespace weir;

Status weir::makePrefix(WeirBytes name, Path &prefix) {
  const char *data = name.data;
  size_t size = name.size;
  constexpr const char *local = "file://";
  if (size >= strlen(local) && memcmp(data, local, strlen(local)) == 0) {
    data += strlen(local);
    size -= strlen(local);
  } else if (memmem(data, size, "://", 3)) {
    return Status::error(WEIR_UNIMPLEMENTED,
                         "expected a file of this machine, got '%.*s'; copy it "
                         "here, or mount it",
                         int(size), data);
  }
  // What is put behind a prefix is short.
  if (size + 64 > sizeof prefix.text || memchr(data, 0, size)) {
    return Status::error(WEIR_INVALID_ARGUMENT,
                         "expected a path of at most %zu characters, got "
                         "%zu",
                         sizeof prefix.text - 64, size);
  }
  memcpy(prefix.text, data, size);
  prefix.text[size] = 0;
  return Status();
}

void weir::indexName(const char *prefix, Path &name) {
  snprintf(name.text, sizeof name.text, "%s.index", prefix);
}

void weir::dataName(const char *prefix, int32_t shard, int32_t numShards,
                    Path &name) {
  snprintf(name.text, sizeof name.text, "%s.data-%05d-of-%05d", prefix, shard,
           numShards);
}

void weir::folderOf(const char *path, Path &folder) {
  const char *slash = strrchr(path, '/');
  size_t size = slash ? size_t(slash - path) : 0;
  if (!slash || size == 0) {
    strcpy(folder.text, slash ? "/" : ".");
    return;
  }
  memcpy(folder.text, path, size);
  folder.text[size] = 0;
}

// Numbers of the fields of a message; others are skipped.
template <typename F>
static bool forFields(const char *data, size_t size, F field) {
  WireReader wire(data, size);
  while (!wire.done()) {
    uint64_t tag;
    if (!wire.varint(tag) || !field(wire, tag)) {
      return false;
    }
  }
  return true;
}

static bool readNumber(WireReader &wire, int64_t &value) {
  uint64_t raw;
  bool good = wire.varint(raw);
  value = int64_t(raw);
  return good;
}

bool weir::parseSlice(const char *data, size_t size, TensorSlice &slice) {
  slice = TensorSlice();
  return forFields(data, size, [&](WireReader &wire, uint64_t tag) {
    if (tag != 0x0a) {
      return wire.skip(tag & 7);
    }
    const char *inner;
    size_t length;
    if (!wire.bytes(inner, length) || slice.rank == WEIR_MAX_RANK) {
      return false;
    }
    TensorSlice::Extent &extent = slice.extents[slice.rank++];
    extent = {0, -1};
    return forFields(inner, length, [&](WireReader &wire, uint64_t tag) {
      return tag == 0x08   ? readNumber(wire, extent.start)
             : tag == 0x10 ? readNumber(wire, extent.length)
                           : wire.skip(tag & 7);
    });
  });
}

void weir::appendSlice(Vector<char> &out, const TensorSlice &slice) {
  WireWriter writer(out);
  for (int32_t d = 0; d < slice.rank; ++d) {
    Vector<char> extent;
    WireWriter inner(extent);
    if (slice.extents[d].length >= 0) {
      inner.number(1, slice.extents[d].start);
      inner.varint(2 << 3); // present, whatever it is
      inner.varint(uint64_t(slice.extents[d].length));
    }
    writer.message(1, extent);
  }
}

bool weir::parseDims(const char *data, size_t size, Dims &dims) {
  dims = Dims();
  return forFields(data, size, [&](WireReader &wire, uint64_t tag) {
    if (tag != 0x12) {
      return wire.skip(tag & 7);
    }
    const char *inner;
    size_t length;
    if (!wire.bytes(inner, length) || dims.rank == WEIR_MAX_RANK) {
      return false;
    }
    int64_t &dim = dims.sizes[dims.rank++];
    dim = 0;
    return forFields(inner, length, [&](WireReader &wire, uint64_t tag) {
      return tag == 0x08 ? readNumber(wire, dim) : wire.skip(tag & 7);
    });
  });
}

void weir::appendDims(Vector<char> &out, const Dims &dims) {
  WireWriter writer(out);
  for (int32_t d = 0; d < dims.rank; ++d) {
    Vector<char> dim;
    WireWriter(dim).number(1, dims.sizes[d]);
    writer.message(2, dim);
  }
}

bool BundleHeader::parse(const char *data, size_t size) {
  *this = BundleHeader();
  return forFields(data, size, [&](WireReader &wire, uint64_t tag) {
    const char *inner;
    size_t length;
    switch (tag) {
    case 0x08:
      return readNumber(wire, numShards) && numShards >= 0 &&
             numShards <= INT32_MAX;
    case 0x10:
      return readNumber(wire, endianness);
    case 0x1a:
      return wire.bytes(inner, length) &&
             forFields(inner, length, [&](WireReader &wire, uint64_t tag) {
               return tag == 0x08   ? readNumber(wire, producer)
                      : tag == 0x10 ? readNumber(wire, minConsumer)
                                    : wire.skip(tag & 7);
             });
    default:
      return wire.skip(tag & 7);
    }
  });
}

void BundleHeader::append(Vector<char> &out) const {
  WireWriter writer(out);
  writer.number(1, numShards);
  writer.number(2, endianness);
  Vector<char> version;
  WireWriter inner(version);
  inner.number(1, producer);
  inner.number(2, minConsumer);
  writer.message(3, version);
}

static bool readField(BundleEntry &entry, WireReader &wire, uint64_t tag) {
  const char *inner;
  size_t length;
  int64_t number;
  TensorSlice slice;
  switch (tag) {
  case 0x08:
    if (!readNumber(wire, number) || number < 0 || number > 1000) {
      return false;
    }
    entry.dtype = int32_t(number);
    return true;
  case 0x12:
    return wire.bytes(inner, length) && parseDims(inner, length, entry.dims);
  case 0x18:
    if (!readNumber(wire, number) || number < 0 || number > INT32_MAX) {
      return false;
    }
    entry.shard = int32_t(number);
    return true;
  case 0x20:
    return readNumber(wire, entry.offset) && entry.offset >= 0;
  case 0x28:
    return readNumber(wire, entry.size) && entry.size >= 0;
  case 0x35:
    return wire.fixed32(entry.crc);
  case 0x3a:
    if (!wire.bytes(inner, length) || !parseSlice(inner, length, slice)) {
      return false;
    }
    entry.slices.push(slice);
    return true;
  default:
    return wire.skip(tag & 7);
  }
}

bool BundleEntry::parse(const char *data, size_t size) {
  dtype = shard = 0;
  dims = Dims();
  offset = this->size = 0;
  crc = 0;
  slices.clear();
  int64_t end;
  return forFields(data, size,
                   [&](WireReader &wire, uint64_t tag) {
                     return readField(*this, wire, tag);
                   }) &&
         elementCount(dims.rank, dims.sizes) >= 0 &&
         !__builtin_add_overflow(offset, this->size, &end);
}

void BundleEntry::append(Vector<char> &out) const {
  WireWriter writer(out);
  writer.number(1, dtype);
  Vector<char> shape;
  appendDims(shape, dims);
  writer.message(2, shape);
  writer.number(3, shard);
  writer.number(4, offset);
  writer.number(5, size);
  if (crc) {
    writer.fixed32(6, crc);
  }
  for (const TensorSlice &slice : slices) {
    Vector<char> inner;
    appendSlice(inner, slice);
    writer.message(7, inner);
  }
}

// Numbers so that the order of bytes is theirs. Growing: how many bytes, the
// bytes without leading zeros.
static void appendGrowing(Vector<char> &out, uint64_t value) {
  int bytes = value ? 8 - __builtin_clzll(value) / 8 : 0;
  out.push(char(bytes));
  while (bytes) {
    out.push(char(value >> (8 * --bytes)));
  }
}

// Signed: n bytes hold 7n - 1 bits and a sign. The first n bits are the sign
// inverted, the next is the sign, so that longer numbers lie further out.
static void appendSigned(Vector<char> &out, int64_t value) {
  uint64_t magnitude = uint64_t(value < 0 ? ~value : value);
  int bits = magnitude ? 64 - __builtin_clzll(magnitude) : 0;
  int bytes = bits / 7 + 1; // 7n - 1 bits in n bytes
  unsigned char raw[12];
  for (int i = 0; i < bytes; ++i) { // big endian, with the sign
    int shift = 8 * (bytes - 1 - i);
    raw[i] =
        (unsigned char)(shift >= 64 ? (value < 0 ? 255 : 0) : value >> shift);
  }
  for (int i = 0; i < bytes; ++i) {
    raw[i / 8] ^= (unsigned char)(0x80 >> (i % 8));
  }
  out.append(reinterpret_cast<char *>(raw), size_t(bytes));
}

static void appendText(Vector<char> &out, const char *text, size_t size) {
  for (size_t i = 0; i < size; ++i) {
    out.push(text[i]);
    if (text[i] == 0) {
      out.push(char(0xff));
    } else if (text[i] == char(0xff)) {
      out.push(0);
    }
  }
  out.push(0);
  out.push(1);
}

void weir::appendSliceKey(Vector<char> &out, const char *name, size_t size,
                          const TensorSlice &slice) {
  appendGrowing(out, 0);
  appendText(out, name, size);
  appendGrowing(out, uint64_t(slice.rank));
  for (int32_t d = 0; d < slice.rank; ++d) {
    appendSigned(out, slice.extents[d].start);
    appendSigned(out, slice.extents[d].length);
  }
}
