// Part of Weir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Philox 4x32-10 (Salmon et al., "Parallel random numbers: as easy as 1, 2, 3",
// SC 2011) in the arrangement of TensorFlow's streams.
#ifndef WEIR_RUNTIME_RANDOM_PHILOX_H
#define WEIR_RUNTIME_RANDOM_PHILOX_H

#include <cstdint>

namespace weir {

/// A position in a stream of blocks of four 32-bit words. Copies are cheap.
struct Philox {
  uint32_t counter[4];
  uint32_t key[2];

  /// The stream of an op's seeds: one is the key, one the counter's high half.
  static Philox fromSeeds(uint64_t seed, uint64_t seed2) {
    return {{0, 0, uint32_t(seed2), uint32_t(seed2 >> 32)},
            {uint32_t(seed), uint32_t(seed >> 32)}};
  }

  /// Moves on by `blocks`.
  void skip(uint64_t blocks) {
    uint32_t low = uint32_t(blocks);
    uint32_t high = uint32_t(blocks >> 32);
    counter[0] += low;
    high += counter[0] < low;
    counter[1] += high;
    if (counter[1] < high && ++counter[2] == 0) {
      ++counter[3];
    }
  }

  /// The block here; moves on by one.
  void next(uint32_t out[4]) {
    uint32_t c0 = counter[0], c1 = counter[1], c2 = counter[2], c3 = counter[3];
    uint32_t k0 = key[0], k1 = key[1];
    for (int round = 0; round < 10; ++round) {
      uint64_t a = uint64_t(0xD2511F53u) * c0;
      uint64_t b = uint64_t(0xCD9E8D57u) * c2;
      c0 = uint32_t(b >> 32) ^ c1 ^ k0;
      c1 = uint32_t(b);
      c2 = uint32_t(a >> 32) ^ c3 ^ k1;
      c3 = uint32_t(a);
      k0 += 0x9E3779B9u;
      k1 += 0xBB67AE85u;
    }
    out[0] = c0, out[1] = c1, out[2] = c2, out[3] = c3;
    if (++counter[0] == 0 && ++counter[1] == 0 && ++counter[2] == 0) {
      ++counter[3];
    }
  }
};

/// The stream word by word.
struct PhiloxWords {
  Philox philox;
  uint32_t block[4] = {};
  int used = 4;

  uint32_t operator()() {
    if (used == 4) {
      philox.next(block);
      used = 0;
    }
    return block[used++];
  }
};

} // namespace weir

#endif
