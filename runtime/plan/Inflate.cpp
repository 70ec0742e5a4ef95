// Part of Weir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// A code of Huffman's is decoded by one look at the next 15 bits: the table
// gives symbol and length for each of the 2^15 continuations. Codes are packed
// from their most significant bit on, everything else from the least.
#include "runtime/plan/Inflate.h"
#include <initializer_list>

using namespace weir;

namespace {
constexpr unsigned maxCodeLength = 15;

/// Bits of a byte range, least significant first. Past the end: zeros, and
/// `cut` is set.
class BitReader {
public:
  BitReader(const unsigned char *at, const unsigned char *end)
      : at(at), end(end) {}
  uint32_t peek(unsigned count) {
    while (have < count) {
      if (at < end) {
        bits |= uint64_t(*at++) << have;
      } else {
        ++missing;
      }
      have += 8;
    }
    return uint32_t(bits) & ((1u << count) - 1);
  }
  void drop(unsigned count) {
    bits >>= count;
    have -= count;
  }
  uint32_t take(unsigned count) {
    uint32_t value = count ? peek(count) : 0;
    drop(count);
    return value;
  }
  void toByte() { drop(have % 8); }
  /// Whole bytes that were taken although there are none.
  bool cut() const { return missing * 8 > have; }
  /// Where the next whole byte is.
  const unsigned char *position() const {
    return at - (have / 8 - (missing < have / 8 ? missing : have / 8));
  }

private:
  const unsigned char *at;
  const unsigned char *end;
  uint64_t bits = 0;
  unsigned have = 0;
  unsigned missing = 0;
};

class HuffmanTable {
public:
  /// False: more codes than there can be.
  bool build(const uint8_t *lengths, unsigned count) {
    uint32_t next[maxCodeLength + 2] = {};
    uint32_t counts[maxCodeLength + 1] = {};
    for (unsigned i = 0; i < count; ++i) {
      ++counts[lengths[i]];
    }
    counts[0] = 0;
    uint32_t code = 0;
    for (unsigned length = 1; length <= maxCodeLength; ++length) {
      code = (code + counts[length - 1]) << 1;
      next[length] = code;
      if (code + counts[length] > 1u << length) {
        return false;
      }
    }
    memset(entries, 0, sizeof entries);
    for (unsigned i = 0; i < count; ++i) {
      unsigned length = lengths[i];
      if (length == 0) {
        continue;
      }
      uint32_t reversed = 0;
      uint32_t own = next[length]++;
      for (unsigned b = 0; b < length; ++b) {
        reversed |= (own >> b & 1) << (length - 1 - b);
      }
      for (uint32_t at = reversed; at < 1u << maxCodeLength;
           at += 1u << length) {
        entries[at] = uint16_t(i << 4 | length);
      }
    }
    return true;
  }
  /// -1: no such code.
  int decode(BitReader &bits) const {
    uint16_t entry = entries[bits.peek(maxCodeLength)];
    bits.drop(entry & 15);
    return entry ? entry >> 4 : -1;
  }

private:
  uint16_t entries[1u << maxCodeLength]; ///< symbol * 16 + length; 0: none
};

struct Tables {
  HuffmanTable symbols;
  HuffmanTable distances;
};
} // namespace

static bool stored(BitReader &bits, Vector<char> &out) {
  bits.toByte();
  uint32_t size = bits.take(16);
  if ((size ^ 0xffff) != bits.take(16)) {
    return false;
  }
  while (size-- > 0 && !bits.cut()) {
    out.push(char(bits.take(8)));
  }
  return !bits.cut();
}

static bool compressed(BitReader &bits, const Tables &tables, size_t begin,
                       Vector<char> &out) {
  static const uint16_t lengthBase[] = {
      3,  4,  5,  6,  7,  8,  9,  10, 11,  13,  15,  17,  19,  23, 27,
      31, 35, 43, 51, 59, 67, 83, 99, 115, 131, 163, 195, 227, 258};
  static const uint16_t distanceBase[] = {
      1,    2,    3,    4,    5,    7,    9,    13,    17,    25,
      33,   49,   65,   97,   129,  193,  257,  385,   513,   769,
      1025, 1537, 2049, 3073, 4097, 6145, 8193, 12289, 16385, 24577};
  for (;;) {
    int symbol = tables.symbols.decode(bits);
    if (symbol < 0 || bits.cut()) {
      return false;
    }
    if (symbol < 256) {
      out.push(char(symbol));
      continue;
    }
    if (symbol == 256) {
      return true;
    }
    unsigned index = unsigned(symbol) - 257;
    if (index > 28) {
      return false;
    }
    unsigned extra = index < 8 || index == 28 ? 0 : index / 4 - 1;
    unsigned length = lengthBase[index] + bits.take(extra);
    int code = tables.distances.decode(bits);
    if (code < 0 || code > 29) {
      return false;
    }
    extra = code < 4 ? 0 : unsigned(code) / 2 - 1;
    size_t distance = distanceBase[code] + bits.take(extra);
    if (distance > out.size() - begin || bits.cut()) {
      return false;
    }
    for (size_t from = out.size() - distance; length-- > 0; ++from) {
      out.push(out[from]);
    }
  }
}

static bool fixedTables(Tables &tables) {
  uint8_t lengths[288];
  for (unsigned i = 0; i < 288; ++i) {
    lengths[i] = i < 144 ? 8 : i < 256 ? 9 : i < 280 ? 7 : 8;
  }
  uint8_t distances[30];
  memset(distances, 5, sizeof distances);
  return tables.symbols.build(lengths, 288) &&
         tables.distances.build(distances, 30);
}

static bool readTables(BitReader &bits, Tables &tables) {
  unsigned numSymbols = bits.take(5) + 257;
  unsigned numDistances = bits.take(5) + 1;
  unsigned numLengths = bits.take(4) + 4;
  static const uint8_t order[] = {16, 17, 18, 0, 8,  7, 9,  6, 10, 5,
                                  11, 4,  12, 3, 13, 2, 14, 1, 15};
  uint8_t lengths[320] = {};
  for (unsigned i = 0; i < numLengths; ++i) {
    lengths[order[i]] = uint8_t(bits.take(3));
  }
  if (!tables.symbols.build(lengths, 19)) {
    return false;
  }
  memset(lengths, 0, sizeof lengths);
  for (unsigned i = 0; i < numSymbols + numDistances;) {
    int symbol = tables.symbols.decode(bits);
    if (symbol < 0 || bits.cut()) {
      return false;
    }
    if (symbol < 16) {
      lengths[i++] = uint8_t(symbol);
      continue;
    }
    if (symbol == 16 && i == 0) {
      return false;
    }
    uint8_t value = symbol == 16 ? lengths[i - 1] : 0;
    unsigned times = symbol == 16   ? 3 + bits.take(2)
                     : symbol == 17 ? 3 + bits.take(3)
                                    : 11 + bits.take(7);
    if (i + times > numSymbols + numDistances) {
      return false;
    }
    while (times-- > 0) {
      lengths[i++] = value;
    }
  }
  return numSymbols <= 286 && numDistances <= 30 &&
         tables.symbols.build(lengths, numSymbols) &&
         tables.distances.build(lengths + numSymbols, numDistances);
}

static uint32_t checksum(const char *data, size_t size) {
  uint32_t table[256];
  for (uint32_t i = 0; i < 256; ++i) {
    table[i] = i;
    for (int b = 0; b < 8; ++b) {
      table[i] = table[i] >> 1 ^ (table[i] & 1 ? 0xedb88320u : 0);
    }
  }
  uint32_t sum = ~0u;
  for (size_t i = 0; i < size; ++i) {
    sum = sum >> 8 ^ table[(sum ^ static_cast<unsigned char>(data[i])) & 255];
  }
  return ~sum;
}

/// Skips the header of a member; null: damaged.
static const unsigned char *skipHeader(const unsigned char *at,
                                       const unsigned char *end) {
  if (end - at < 10 ||
      !isGzip(reinterpret_cast<const char *>(at), size_t(end - at))) {
    return nullptr;
  }
  unsigned flags = at[3];
  at += 10;
  if (flags & 4) {
    if (end - at < 2 || end - at < 2 + (at[0] | at[1] << 8)) {
      return nullptr;
    }
    at += 2 + (at[0] | at[1] << 8);
  }
  for (unsigned bit : {8u, 16u}) { // name, comment
    if (flags & bit) {
      auto *zero =
          static_cast<const unsigned char *>(memchr(at, 0, size_t(end - at)));
      if (!zero) {
        return nullptr;
      }
      at = zero + 1;
    }
  }
  at += flags & 2 ? 2 : 0;
  return at <= end ? at : nullptr;
}

bool weir::isGzip(const char *data, size_t size) {
  return size >= 3 && memcmp(data, "\x1f\x8b\x08", 3) == 0;
}

bool weir::inflateGzip(const char *data, size_t size, Vector<char> &out) {
  auto *at = reinterpret_cast<const unsigned char *>(data);
  auto *end = at + size;
  Tables *tables = create<Tables>();
  bool good = true;
  while (good && at < end) {
    at = skipHeader(at, end);
    size_t begin = out.size();
    BitReader bits(at, at ? end : at);
    good = at != nullptr;
    for (bool last = false; good && !last;) {
      last = bits.take(1);
      unsigned kind = bits.take(2);
      good = kind == 0 ? stored(bits, out)
             : kind == 1
                 ? fixedTables(*tables) && compressed(bits, *tables, begin, out)
             : kind == 2 ? readTables(bits, *tables) &&
                               compressed(bits, *tables, begin, out)
                         : false;
    }
    if (good) {
      bits.toByte();
      uint32_t sum = bits.take(16);
      sum |= bits.take(16) << 16;
      uint32_t length = bits.take(16);
      length |= bits.take(16) << 16;
      good = !bits.cut() && length == uint32_t(out.size() - begin) &&
             sum == checksum(out.data() + begin, out.size() - begin);
      at = bits.position();
    }
  }
  destroy(tables);
  return good;
}
