// Part of Weir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The hashes of strings that TensorFlow's buckets use.
#ifndef WEIR_RUNTIME_STRINGS_HASH_H
#define WEIR_RUNTIME_STRINGS_HASH_H

#include <cstdint>

namespace weir {

/// FarmHash's Fingerprint64.
uint64_t fingerprint64(const char *data, uint64_t size);
/// SipHash-2-4.
uint64_t sipHash(uint64_t key0, uint64_t key1, const char *data, uint64_t size);
/// MurmurHash64A.
uint64_t murmurHash64(uint64_t seed, const char *data, uint64_t size);

} // namespace weir

#endif
