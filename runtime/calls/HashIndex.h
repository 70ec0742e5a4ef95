// Part of Weir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// First occurrences of fixed-size or string keys: an open-addressed table of
// indices into a list of distinct keys. Keys are compared by a function.
#ifndef WEIR_RUNTIME_CALLS_HASHINDEX_H
#define WEIR_RUNTIME_CALLS_HASHINDEX_H

#include "runtime/calls/CallUtils.h"

namespace weir {

inline uint64_t hashBytes(const void *data, size_t size) {
  auto *bytes = static_cast<const unsigned char *>(data);
  uint64_t hash = 0x9e3779b97f4a7c15ull ^ size;
  while (size >= 8) {
    uint64_t word;
    memcpy(&word, bytes, 8);
    hash = (hash ^ word) * 0xff51afd7ed558ccdull;
    hash ^= hash >> 32;
    bytes += 8;
    size -= 8;
  }
  uint64_t word = 0;
  memcpy(&word, bytes, size);
  hash = (hash ^ word) * 0xff51afd7ed558ccdull;
  return hash ^ (hash >> 29);
}

/// Elements of a tensor as keys: rows of `width` elements apart by `stride`.
/// Floats compare as numbers (0 == -0, a NaN equals nothing).
class ElementKeys {
public:
  ElementKeys(const WeirView &view)
      : data(static_cast<const char *>(view.data)), dtype(view.dtype),
        size(weir_dtype_size(view.dtype)) {}

  uint64_t hash(int64_t i) const {
    const char *at = data + i * size;
    switch (dtype) {
    case WEIR_DT_STRING: {
      auto *string = reinterpret_cast<const WeirString *>(at);
      return hashBytes(string->data, string->size);
    }
    case WEIR_DT_FLOAT: {
      float value = *reinterpret_cast<const float *>(at);
      value = value == 0 ? 0.f : value;
      return hashBytes(&value, sizeof value);
    }
    case WEIR_DT_DOUBLE: {
      double value = *reinterpret_cast<const double *>(at);
      value = value == 0 ? 0. : value;
      return hashBytes(&value, sizeof value);
    }
    case WEIR_DT_HALF: {
      float value = *reinterpret_cast<const Half *>(at);
      value = value == 0 ? 0.f : value;
      return hashBytes(&value, sizeof value);
    }
    case WEIR_DT_BFLOAT16: {
      float value = *reinterpret_cast<const BFloat16 *>(at);
      value = value == 0 ? 0.f : value;
      return hashBytes(&value, sizeof value);
    }
    default:
      return hashBytes(at, size_t(size));
    }
  }

  static bool equal(const ElementKeys &a, int64_t i, const ElementKeys &b,
                    int64_t j) {
    const char *x = a.data + i * a.size;
    const char *y = b.data + j * b.size;
    switch (a.dtype) {
    case WEIR_DT_STRING:
      return sameString(*reinterpret_cast<const WeirString *>(x),
                        *reinterpret_cast<const WeirString *>(y));
    case WEIR_DT_FLOAT:
      return *reinterpret_cast<const float *>(x) ==
             *reinterpret_cast<const float *>(y);
    case WEIR_DT_DOUBLE:
      return *reinterpret_cast<const double *>(x) ==
             *reinterpret_cast<const double *>(y);
    case WEIR_DT_HALF:
      return float(*reinterpret_cast<const Half *>(x)) ==
             float(*reinterpret_cast<const Half *>(y));
    case WEIR_DT_BFLOAT16:
      return float(*reinterpret_cast<const BFloat16 *>(x)) ==
             float(*reinterpret_cast<const BFloat16 *>(y));
    default:
      return memcmp(x, y, size_t(a.size)) == 0;
    }
  }

private:
  const char *data;
  int32_t dtype;
  int64_t size;
};

/// Slots for at least twice `keys` entries, a power of two.
inline int64_t hashCapacity(int64_t keys) {
  int64_t capacity = 16;
  while (capacity < 2 * keys) {
    capacity *= 2;
  }
  return capacity;
}

/// The table proper, over memory of hashCapacity(keys) int64, set to -1.
class HashIndex {
public:
  HashIndex(int64_t *slots, int64_t capacity)
      : slots(slots), mask(capacity - 1) {
    for (int64_t i = 0; i < capacity; ++i) {
      slots[i] = -1;
    }
  }
  /// The stored index whose key `equals`, or after storing: `fresh` itself.
  /// With fresh < 0 nothing is stored and -1 means absent.
  template <typename Equals>
  int64_t find(uint64_t hash, int64_t fresh, Equals equals) {
    for (int64_t at = int64_t(hash) & mask;; at = (at + 1) & mask) {
      if (slots[at] < 0) {
        if (fresh >= 0) {
          slots[at] = fresh;
        }
        return fresh;
      }
      if (equals(slots[at])) {
        return slots[at];
      }
    }
  }

private:
  int64_t *slots;
  int64_t mask;
};

} // namespace weir

#endif
