// Part of Weir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Fingerprint64 (FarmHash), SipHash-2-4 and MurmurHash64A, from the published
// algorithms.
#include "runtime/strings/Hash.h"
#include <cstring>

using namespace weir;

namespace {
struct Pair {
  uint64_t first = 0, second = 0;
};
} // namespace

static constexpr uint64_t k0 = 0xc3a5c85c97cb3127;
static constexpr uint64_t k1 = 0xb492b66fbe98f273;
static constexpr uint64_t k2 = 0x9ae16a3b2f90404f;

static uint64_t word(const char *data) {
  uint64_t value;
  memcpy(&value, data, 8);
  return value;
}

static uint64_t halfWord(const char *data) {
  uint32_t value;
  memcpy(&value, data, 4);
  return value;
}

static uint64_t byteOf(const char *data) { return uint8_t(*data); }

static uint64_t rotateRight(uint64_t value, int by) {
  return value >> by | value << (64 - by);
}
static uint64_t rotateLeft(uint64_t value, int by) {
  return rotateRight(value, 64 - by);
}
static uint64_t mix(uint64_t value) { return value ^ value >> 47; }

static uint64_t combine(uint64_t u, uint64_t v, uint64_t factor) {
  uint64_t a = mix((u ^ v) * factor);
  return mix((v ^ a) * factor) * factor;
}

static uint64_t hashShort(const char *s, uint64_t size) {
  uint64_t factor = k2 + size * 2;
  if (size >= 8) {
    uint64_t a = word(s) + k2, b = word(s + size - 8);
    uint64_t c = rotateRight(b, 37) * factor + a;
    uint64_t d = (rotateRight(a, 25) + b) * factor;
    return combine(c, d, factor);
  }
  if (size >= 4) {
    return combine(size + (halfWord(s) << 3), halfWord(s + size - 4), factor);
  }
  if (size == 0) {
    return k2;
  }
  uint64_t y = byteOf(s) + (byteOf(s + size / 2) << 8);
  uint64_t z = size + (byteOf(s + size - 1) << 2);
  return mix(y * k2 ^ z * k0) * k2;
}

static uint64_t hash17To32(const char *s, uint64_t size) {
  uint64_t factor = k2 + size * 2;
  uint64_t a = word(s) * k1, b = word(s + 8);
  uint64_t c = word(s + size - 8) * factor, d = word(s + size - 16) * k2;
  return combine(rotateRight(a + b, 43) + rotateRight(c, 30) + d,
                 a + rotateRight(b + k2, 18) + c, factor);
}

static uint64_t hash33To64(const char *s, uint64_t size) {
  uint64_t factor = k2 + size * 2;
  uint64_t a = word(s) * k2, b = word(s + 8);
  uint64_t c = word(s + size - 8) * factor, d = word(s + size - 16) * k2;
  uint64_t y = rotateRight(a + b, 43) + rotateRight(c, 30) + d;
  uint64_t z = combine(y, a + rotateRight(b + k2, 18) + c, factor);
  uint64_t e = word(s + 16) * factor, f = word(s + 24);
  uint64_t g = (y + word(s + size - 32)) * factor;
  uint64_t h = (z + word(s + size - 24)) * factor;
  return combine(rotateRight(e + f, 43) + rotateRight(g, 30) + h,
                 e + rotateRight(f + a, 18) + g, factor);
}

// 32 bytes into two words.
static Pair weakHash(const char *s, uint64_t a, uint64_t b) {
  uint64_t last = word(s + 24);
  a += word(s);
  b = rotateRight(b + a + last, 21);
  uint64_t before = a;
  a += word(s + 8) + word(s + 16);
  b += rotateRight(a, 44);
  return {a + last, b + before};
}

namespace {
/// The state over blocks of 64 bytes.
struct Blocks {
  uint64_t x, y, z;
  Pair v, w;

  explicit Blocks(const char *s)
      : x(81 * k2 + word(s)), y(81 * k1 + 113), z(mix(y * k2 + 113) * k2) {}
  void add(const char *s, uint64_t factor, uint64_t weight) {
    x = rotateRight(x + y + v.first + word(s + 8), 37) * factor;
    y = rotateRight(y + v.second + word(s + 48), 42) * factor;
    x ^= w.second * weight;
    y += v.first * weight + word(s + 40);
    z = rotateRight(z + w.first, 33) * factor;
    v = weakHash(s, v.second * factor, x + w.first);
    w = weakHash(s + 32, z + w.second, y + word(s + 16));
    uint64_t swapped = z;
    z = x;
    x = swapped;
  }
};
} // namespace

uint64_t weir::fingerprint64(const char *s, uint64_t size) {
  if (size <= 16) {
    return hashShort(s, size);
  }
  if (size <= 32) {
    return hash17To32(s, size);
  }
  if (size <= 64) {
    return hash33To64(s, size);
  }
  Blocks state(s);
  uint64_t rest = (size - 1) & 63;
  const char *last = s + size - 64;
  for (uint64_t i = 0; i < (size - 1) / 64; ++i) {
    state.add(s + 64 * i, k1, 1);
  }
  uint64_t factor = k1 + ((state.z & 0xff) << 1);
  state.w.first += rest;
  state.v.first += state.w.first;
  state.w.first += state.v.first;
  state.add(last, factor, 9);
  return combine(combine(state.v.first, state.w.first, factor) +
                     mix(state.y) * k0 + state.z,
                 combine(state.v.second, state.w.second, factor) + state.x,
                 factor);
}

// The bytes after the last whole word, the first one lowest.
static uint64_t tail(const char *data, uint64_t size) {
  uint64_t value = 0;
  if (size % 8) {
    memcpy(&value, data + size / 8 * 8, size % 8);
  }
  return value;
}

uint64_t weir::sipHash(uint64_t key0, uint64_t key1, const char *data,
                       uint64_t size) {
  uint64_t v0 = key0 ^ 0x736f6d6570736575, v1 = key1 ^ 0x646f72616e646f6d;
  uint64_t v2 = key0 ^ 0x6c7967656e657261, v3 = key1 ^ 0x7465646279746573;
  auto rounds = [&](int count) {
    while (count--) {
      v0 += v1;
      v2 += v3;
      v1 = rotateLeft(v1, 13) ^ v0;
      v3 = rotateLeft(v3, 16) ^ v2;
      v0 = rotateLeft(v0, 32);
      v2 += v1;
      v0 += v3;
      v1 = rotateLeft(v1, 17) ^ v2;
      v3 = rotateLeft(v3, 21) ^ v0;
      v2 = rotateLeft(v2, 32);
    }
  };
  for (uint64_t i = 0; i <= size / 8; ++i) {
    uint64_t next =
        i < size / 8 ? word(data + 8 * i) : tail(data, size) | size << 56;
    v3 ^= next;
    rounds(2);
    v0 ^= next;
  }
  v2 ^= 0xff;
  rounds(4);
  return v0 ^ v1 ^ v2 ^ v3;
}

uint64_t weir::murmurHash64(uint64_t seed, const char *data, uint64_t size) {
  constexpr uint64_t m = 0xc6a4a7935bd1e995;
  uint64_t hash = seed ^ size * m;
  for (uint64_t i = 0; i < size / 8; ++i) {
    uint64_t next = word(data + 8 * i) * m;
    hash = (hash ^ (next ^ next >> 47) * m) * m;
  }
  if (size % 8) {
    hash = (hash ^ tail(data, size)) * m;
  }
  hash = (hash ^ hash >> 47) * m;
  return hash ^ hash >> 47;
}
