// Part of Weir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The buckets of a MutableDenseHashTable. An export shows them, so they lie as
// TensorFlow's do:
//
// 1. The number of buckets is a power of two, doubled when entries and those
//    about to come would exceed the load.
// 2. A key's first bucket is its hash modulo that number: an integer is its own
//    hash, a string's is 64-bit MurmurHash2, a vector's combines its elements.
//    The next ones lie 1, 3, 6, ... further, which visits all.
// 3. A free bucket holds the empty key, a removed entry's the deleted key until
//    the table is rebuilt. Both hold a zero value.
#include "runtime/table/Table.h"

using namespace weir;

// MurmurHash2, 64 bits (Appleby), with TensorFlow's seed.
static uint64_t hashString(const WeirString &string) {
  constexpr uint64_t factor = 0xc6a4a7935bd1e995ull;
  constexpr uint64_t seed = 0xdecafcaffeull;
  uint64_t h = seed ^ (string.size * factor);
  uint64_t whole = string.size & ~uint64_t(7);
  for (uint64_t i = 0; i < whole; i += 8) {
    uint64_t word;
    memcpy(&word, string.data + i, 8);
    word *= factor;
    h = (h ^ ((word ^ (word >> 47)) * factor)) * factor;
  }
  if (whole < string.size) {
    uint64_t rest = 0;
    memcpy(&rest, string.data + whole, string.size - whole);
    h = (h ^ rest) * factor;
  }
  h = (h ^ (h >> 47)) * factor;
  return h ^ (h >> 47);
}

static uint64_t hashElement(const void *key, int32_t dtype, int64_t i) {
  switch (dtype) {
  case WEIR_DT_STRING:
    return hashString(static_cast<const WeirString *>(key)[i]);
  case WEIR_DT_INT32:
    return uint64_t(int64_t(static_cast<const int32_t *>(key)[i]));
  case WEIR_DT_INT64:
    return uint64_t(static_cast<const int64_t *>(key)[i]);
  default: // no other type of key has a kernel
    return 0;
  }
}

uint64_t LookupTable::bucketHash(const void *key) const {
  if (keyElements == 1) {
    return hashElement(key, keyType, 0);
  }
  uint64_t h = 0;
  for (int64_t i = 0; i < keyElements; ++i) {
    h ^= hashElement(key, keyType, i) + 0x9e3779b97f4a7800ull + (h << 10) +
         (h >> 4);
  }
  return h;
}

// The bucket that holds the key, else the free one where it would go, else -1.
int64_t LookupTable::bucketOf(const void *key) const {
  uint64_t mask = uint64_t(numBuckets - 1);
  uint64_t bucket = bucketHash(key) & mask;
  for (int64_t probe = 1; probe <= numBuckets; ++probe) {
    const char *there = keys.elements + int64_t(bucket) * keyBytes();
    if (sameKey(there, key) || sameKey(there, reserved.elements)) {
      return int64_t(bucket);
    }
    bucket = (bucket + uint64_t(probe)) & mask;
  }
  return -1;
}

// Fresh buckets, all empty.
void LookupTable::fillEmpty(int64_t buckets) {
  numBuckets = buckets;
  live = 0;
  keys = values = {};
  keys.grow(buckets * keyBytes());
  values.grow(buckets * valueBytes());
  for (int64_t i = 0; i < buckets; ++i) {
    copyElements(keys.elements + i * keyBytes(), reserved.elements, keyType,
                 keyElements);
  }
}

void LookupTable::makeBuckets(int64_t buckets, float load) {
  isDense = true;
  maxLoad = load;
  fillEmpty(buckets);
}

void LookupTable::freeBuckets() {
  clearElements(keys.elements, keyType, numBuckets * keyElements);
  clearElements(values.elements, valueType, numBuckets * valueElements);
  free(keys.elements);
  free(values.elements);
  keys = values = {};
  numBuckets = live = 0;
}

void LookupTable::rebucket(int64_t buckets) {
  Bytes oldKeys = keys, oldValues = values;
  int64_t oldBuckets = numBuckets;
  fillEmpty(buckets);
  for (int64_t i = 0; i < oldBuckets; ++i) {
    const char *key = oldKeys.elements + i * keyBytes();
    if (!isReserved(key)) {
      putBucket(key, oldValues.elements + i * valueBytes());
    }
  }
  clearElements(oldKeys.elements, keyType, oldBuckets * keyElements);
  clearElements(oldValues.elements, valueType, oldBuckets * valueElements);
  free(oldKeys.elements);
  free(oldValues.elements);
}

void LookupTable::growBuckets(int64_t more) {
  int64_t buckets = numBuckets;
  while (float(live + more) > float(buckets) * maxLoad) {
    buckets *= 2;
  }
  if (buckets != numBuckets) {
    rebucket(buckets);
  }
}

void LookupTable::putBucket(const void *key, const void *value) {
  int64_t bucket = bucketOf(key);
  if (bucket < 0) { // removed entries fill the rest
    rebucket(numBuckets);
    bucket = bucketOf(key);
  }
  char *keyAt = keys.elements + bucket * keyBytes();
  char *valueAt = values.elements + bucket * valueBytes();
  if (!sameKey(keyAt, key)) {
    clearElements(keyAt, keyType, keyElements);
    copyElements(keyAt, key, keyType, keyElements);
    ++live;
  }
  clearElements(valueAt, valueType, valueElements);
  copyElements(valueAt, value, valueType, valueElements);
}

void LookupTable::removeBucket(const void *key) {
  int64_t bucket = find(key);
  if (bucket < 0) {
    return;
  }
  char *keyAt = keys.elements + bucket * keyBytes();
  char *valueAt = values.elements + bucket * valueBytes();
  clearElements(keyAt, keyType, keyElements);
  copyElements(keyAt, reserved.elements + keyBytes(), keyType, keyElements);
  clearElements(valueAt, valueType, valueElements);
  memset(valueAt, 0, size_t(valueBytes()));
  --live;
}

void LookupTable::importBuckets(const char *fromKeys, const char *fromValues,
                                int64_t buckets) {
  freeBuckets();
  bool isLayout = buckets >= 4 && (buckets & (buckets - 1)) == 0;
  if (!isLayout) { // not from an export: only the entries count
    fillEmpty(4);
    growBuckets(buckets);
    for (int64_t i = 0; i < buckets; ++i) {
      if (!isReserved(fromKeys + i * keyBytes())) {
        putBucket(fromKeys + i * keyBytes(), fromValues + i * valueBytes());
      }
    }
    return;
  }
  keys.grow(buckets * keyBytes());
  values.grow(buckets * valueBytes());
  copyElements(keys.elements, fromKeys, keyType, buckets * keyElements);
  copyElements(values.elements, fromValues, valueType, buckets * valueElements);
  numBuckets = buckets;
  for (int64_t i = 0; i < buckets; ++i) {
    live += !isReserved(keys.elements + i * keyBytes());
  }
}
