// Part of Weir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// A lookup table: keys to values, both rows of elements of one type and count.
// Entries keep the order in which they came; removed ones leave a hole until
// the table is rebuilt. A dense table (DenseTable.cpp) is its buckets instead,
// laid out as TensorFlow's MutableDenseHashTable, whose export shows them.
#ifndef WEIR_RUNTIME_TABLE_TABLE_H
#define WEIR_RUNTIME_TABLE_TABLE_H

#include "runtime/base/Memory.h"
#include "runtime/base/Sync.h"
#include "runtime/calls/CallUtils.h"
#include "runtime/tensor/Value.h"

namespace weir {

/// Created zeroed by the registry. Thread-safe through `mutex`, which all
/// methods want held. Strings in it are counted.
class LookupTable {
public:
  Mutex mutex;
  bool isMade;
  /// HashTable: filled once, before it is read.
  bool isStatic, isFilled;
  /// MutableDenseHashTable: keys that no entry may have.
  bool hasReserved;
  /// MutableDenseHashTable: an entry is a bucket.
  bool isDense;
  float maxLoad;
  int64_t numBuckets;
  int32_t keyType, valueType;
  int64_t keyElements, valueElements;
  int32_t keyRank, valueRank;
  int64_t keyDims[WEIR_MAX_RANK], valueDims[WEIR_MAX_RANK];

  int64_t size() const { return live; }
  /// The entry of a key, or -1.
  int64_t find(const void *key) const;
  /// Sets a key's value.
  void put(const void *key, const void *value);
  void remove(const void *key);
  void clear();
  const char *valueOf(int64_t entry) const {
    return values.elements + entry * valueBytes();
  }
  bool sameValue(int64_t entry, const void *value) const;
  /// Calls use(key, value) for each entry of a table that is not dense, the
  /// newest first: TensorFlow's order while its hash map is small and no two
  /// keys share a bucket.
  template <typename F> void each(F use) const {
    for (int64_t i = count; i-- > 0;) {
      if (!holes.elements[i]) {
        use(keys.elements + i * keyBytes(), valueOf(i));
      }
    }
  }

  /// Entries, or a dense table's buckets, and all of them copied to memory of
  /// as many rows, oldest first.
  int64_t numRows() const;
  void copyRows(void *toKeys, void *toValues) const;
  /// The empty and the deleted key.
  const char *reservedKeys() const { return reserved.elements; }
  /// Takes what `from` holds, a table of the same types, or one that is not
  /// made: then it gets empty. Leaves there what is to go.
  void adopt(LookupTable &from);

  void make(int32_t newKeyType, int32_t newValueType);
  void setKeyShape(int32_t rank, const int64_t *dims);
  void setValueShape(int32_t rank, const int64_t *dims);
  /// The reserved keys, given over; equal to no key that put() sees.
  bool isReserved(const void *key) const;
  void reserveKeys(const void *empty, const void *deleted);
  void dropReservedKeys();

  /// Makes the table dense and empty; keys are reserved and shapes set. The
  /// number of buckets is a power of two.
  void makeBuckets(int64_t buckets, float load);
  /// Grows until `more` entries fit under the greatest load.
  void growBuckets(int64_t more);
  /// Takes buckets as an export gave them.
  void importBuckets(const char *fromKeys, const char *fromValues,
                     int64_t buckets);
  /// The buckets: keys, and values, zero where the bucket holds none.
  const char *bucketKeys() const { return keys.elements; }
  const char *bucketValues() const { return values.elements; }

private:
  struct Bytes {
    char *elements;
    int64_t capacity;
    void grow(int64_t bytes);
  };
  Bytes keys, values, holes, slots, reserved;
  int64_t count, live, numSlots;

  int64_t keyBytes() const { return keyElements * weir_dtype_size(keyType); }
  int64_t valueBytes() const {
    return valueElements * weir_dtype_size(valueType);
  }
  uint64_t hash(const void *key) const;
  bool sameKey(const void *a, const void *b) const;
  int64_t *slotOf(const void *key) const;
  void rehash(int64_t newSlots);
  uint64_t bucketHash(const void *key) const;
  int64_t bucketOf(const void *key) const;
  void fillEmpty(int64_t buckets);
  void rebucket(int64_t buckets);
  void putBucket(const void *key, const void *value);
  void removeBucket(const void *key);
  void freeBuckets();
};

extern const WeirResourceKind tableKind;

// The hooks that save a table (TableState.cpp).
int32_t snapshotTable(void *object, WeirState *state);
int32_t restoreTable(void *object, void *present, const WeirState *state);
void adoptTable(void *object, void *from);

} // namespace weir

#endif
