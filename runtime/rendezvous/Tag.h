// Part of Weir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Tags: which of its many executions a frame is. All images of a step derive
// the same tag for the same call site and iteration, so that a transfer is
// known by its edge and its frame's tag.
#ifndef WEIR_RUNTIME_RENDEZVOUS_TAG_H
#define WEIR_RUNTIME_RENDEZVOUS_TAG_H

#include <cstdint>

namespace weir {

/// A permutation of the 64-bit words that spreads every bit over all of them.
inline uint64_t mixBits(uint64_t word) {
  word ^= word >> 32;
  word *= 0xd6e8feb86659fd93u;
  word ^= word >> 32;
  word *= 0xd6e8feb86659fd93u;
  return word ^ word >> 32;
}

/// The tag of a frame that a frame with tag `parent` runs at call site `site`
/// (> 0), in this iteration.
inline uint64_t combineTag(uint64_t parent, uint32_t site, uint64_t iteration) {
  uint64_t call = mixBits(parent + 0x9e3779b97f4a7c15u * (site + 1ull));
  return mixBits(call ^ mixBits(iteration + 0xbf58476d1ce4e5b9u));
}

} // namespace weir

#endif
