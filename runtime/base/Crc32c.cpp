// Part of Weir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The polynomial is 0x1edc6f41, bits reflected. By instruction, three sums go
// side by side, since each instruction waits three cycles for the one before:
// a block is cut in three, and the sums are joined by moving the first two over
// the zeros that stand for what follows them (a table for a fixed length).
#include "runtime/base/Crc32c.h"
#include <atomic>
#include <cstring>
#if defined(__x86_64__)
#include <cpuid.h>
#endif

using namespace weir;

namespace {

constexpr uint32_t polynomial = 0x82f63b78;

struct Tables {
  /// step[0][b]: byte b; step[k][b]: byte b and k zero bytes behind it.
  uint32_t step[8][256];
};

constexpr Tables makeTables() {
  Tables tables = {};
  for (uint32_t b = 0; b < 256; ++b) {
    uint32_t crc = b;
    for (int bit = 0; bit < 8; ++bit) {
      crc = (crc >> 1) ^ (crc & 1 ? polynomial : 0);
    }
    tables.step[0][b] = crc;
  }
  for (uint32_t b = 0; b < 256; ++b) {
    for (int k = 1; k < 8; ++k) {
      uint32_t before = tables.step[k - 1][b];
      tables.step[k][b] = (before >> 8) ^ tables.step[0][before & 255];
    }
  }
  return tables;
}

constexpr Tables tables = makeTables();

} // namespace

uint32_t weir::crc32cByTable(uint32_t crc, const void *data, size_t size) {
  auto *at = static_cast<const unsigned char *>(data);
  crc = ~crc;
  for (; size >= 8; at += 8, size -= 8) {
    uint64_t word;
    memcpy(&word, at, 8);
    word ^= crc;
    crc = 0;
    for (int k = 0; k < 8; ++k) {
      crc ^= tables.step[7 - k][(word >> (8 * k)) & 255];
    }
  }
  for (; size; --size) {
    crc = (crc >> 8) ^ tables.step[0][(crc ^ *at++) & 255];
  }
  return ~crc;
}

#if defined(__x86_64__)

namespace {

/// Bytes of each of the three parts of a block.
constexpr size_t part = 1024;

/// What a sum becomes when `part` zero bytes follow, by its four bytes.
struct Shift {
  uint32_t byte[4][256];
};

constexpr uint32_t shiftOne(uint32_t crc) {
  for (size_t i = 0; i < part; ++i) {
    crc = (crc >> 8) ^ tables.step[0][crc & 255];
  }
  return crc;
}

constexpr Shift makeShift() {
  Shift shift = {};
  for (int k = 0; k < 4; ++k) {
    for (uint32_t bit = 0; bit < 8; ++bit) {
      shift.byte[k][1u << bit] = shiftOne(1u << (8 * k + int(bit)));
    }
    for (uint32_t b = 1; b < 256; ++b) {
      uint32_t low = b & (0 - b);
      shift.byte[k][b] = shift.byte[k][b ^ low] ^ shift.byte[k][low];
    }
  }
  return shift;
}

constexpr Shift shift = makeShift();

uint32_t move(uint32_t crc) {
  return shift.byte[0][crc & 255] ^ shift.byte[1][(crc >> 8) & 255] ^
         shift.byte[2][(crc >> 16) & 255] ^ shift.byte[3][crc >> 24];
}

uint64_t load(const unsigned char *at) {
  uint64_t word;
  memcpy(&word, at, 8);
  return word;
}

__attribute__((target("sse4.2"))) uint32_t
byInstruction(uint32_t sum, const unsigned char *at, size_t size) {
  uint64_t crc = uint32_t(~sum);
  for (; size >= 3 * part; at += 3 * part, size -= 3 * part) {
    uint64_t second = 0, third = 0;
    for (size_t i = 0; i < part; i += 8) {
      crc = __builtin_ia32_crc32di(crc, load(at + i));
      second = __builtin_ia32_crc32di(second, load(at + part + i));
      third = __builtin_ia32_crc32di(third, load(at + 2 * part + i));
    }
    crc = move(move(uint32_t(crc)) ^ uint32_t(second)) ^ uint32_t(third);
  }
  for (; size >= 8; at += 8, size -= 8) {
    crc = __builtin_ia32_crc32di(crc, load(at));
  }
  for (; size; --size) {
    crc = __builtin_ia32_crc32qi(uint32_t(crc), *at++);
  }
  return ~uint32_t(crc);
}

bool hasInstruction() {
  static std::atomic<int> known{-1};
  int has = known.load(std::memory_order_relaxed);
  if (has < 0) {
    unsigned a, b, c, d;
    has = __get_cpuid(1, &a, &b, &c, &d) && (c & bit_SSE4_2);
    known.store(has, std::memory_order_relaxed);
  }
  return has;
}

} // namespace

uint32_t weir::crc32c(uint32_t crc, const void *data, size_t size) {
  return hasInstruction()
             ? byInstruction(crc, static_cast<const unsigned char *>(data),
                             size)
             : crc32cByTable(crc, data, size);
}

#else

uint32_t weir::crc32c(uint32_t crc, const void *data, size_t size) {
  return crc32cByTable(crc, data, size);
}

#endif
