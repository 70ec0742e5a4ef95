// Part of Weir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Open addressing with linear probes over entry numbers + 1 (0: free). A
// removed entry keeps its slot, marked as a hole, until the next rehash.
#include "runtime/table/Table.h"

using namespace weir;

static uint64_t mix(uint64_t h) {
  h = (h ^ (h >> 33)) * 0xff51afd7ed558ccdull;
  h = (h ^ (h >> 33)) * 0xc4ceb9fe1a85ec53ull;
  return h ^ (h >> 33);
}

static uint64_t hashBytes(uint64_t h, const char *data, uint64_t size) {
  while (size >= 8) {
    uint64_t word;
    memcpy(&word, data, 8);
    h = mix(h ^ word);
    data += 8;
    size -= 8;
  }
  uint64_t rest = size;
  memcpy(&rest, data, size);
  return mix(h ^ rest ^ (size << 56));
}

void LookupTable::Bytes::grow(int64_t bytes) {
  if (bytes <= capacity) {
    return;
  }
  int64_t larger = 2 * capacity > bytes ? 2 * capacity : bytes;
  void *memory = realloc(elements, size_t(larger));
  if (!memory) {
    fprintf(stderr, "weir: out of memory (a table of %lld bytes)\n",
            (long long)larger);
    abort();
  }
  elements = static_cast<char *>(memory);
  memset(elements + capacity, 0, size_t(larger - capacity));
  capacity = larger;
}

uint64_t LookupTable::hash(const void *key) const {
  if (keyType != WEIR_DT_STRING) {
    return hashBytes(1, static_cast<const char *>(key), uint64_t(keyBytes()));
  }
  uint64_t h = 2;
  for (int64_t i = 0; i < keyElements; ++i) {
    const WeirString &string = static_cast<const WeirString *>(key)[i];
    h = hashBytes(h, string.data, string.size);
  }
  return h;
}

bool LookupTable::sameKey(const void *a, const void *b) const {
  if (keyType != WEIR_DT_STRING) {
    return memcmp(a, b, size_t(keyBytes())) == 0;
  }
  for (int64_t i = 0; i < keyElements; ++i) {
    if (!sameString(static_cast<const WeirString *>(a)[i],
                    static_cast<const WeirString *>(b)[i])) {
      return false;
    }
  }
  return true;
}

bool LookupTable::sameValue(int64_t entry, const void *value) const {
  if (valueType != WEIR_DT_STRING) {
    return memcmp(valueOf(entry), value, size_t(valueBytes())) == 0;
  }
  for (int64_t i = 0; i < valueElements; ++i) {
    if (!sameString(reinterpret_cast<const WeirString *>(valueOf(entry))[i],
                    static_cast<const WeirString *>(value)[i])) {
      return false;
    }
  }
  return true;
}

// The slot where the key is or would be.
int64_t *LookupTable::slotOf(const void *key) const {
  auto *table = reinterpret_cast<int64_t *>(slots.elements);
  for (uint64_t i = hash(key);; ++i) {
    int64_t *slot = table + (i & uint64_t(numSlots - 1));
    if (*slot == 0 ||
        (!holes.elements[*slot - 1] &&
         sameKey(keys.elements + (*slot - 1) * keyBytes(), key))) {
      return slot;
    }
  }
}

int64_t LookupTable::find(const void *key) const {
  if (isDense) {
    int64_t bucket = bucketOf(key);
    return bucket >= 0 && sameKey(keys.elements + bucket * keyBytes(), key)
               ? bucket
               : -1;
  }
  return numSlots ? *slotOf(key) - 1 : -1;
}

// Packs the entries and places them anew.
void LookupTable::rehash(int64_t newSlots) {
  int64_t to = 0;
  for (int64_t i = 0; i < count; ++i) {
    if (holes.elements[i]) {
      continue;
    }
    memmove(keys.elements + to * keyBytes(), keys.elements + i * keyBytes(),
            size_t(keyBytes()));
    memmove(values.elements + to * valueBytes(), valueOf(i),
            size_t(valueBytes()));
    ++to;
  }
  count = to;
  memset(holes.elements, 0, size_t(holes.capacity));
  free(slots.elements);
  slots = {};
  slots.grow(newSlots * int64_t(sizeof(int64_t)));
  numSlots = newSlots;
  for (int64_t i = 0; i < count; ++i) {
    *slotOf(keys.elements + i * keyBytes()) = i + 1;
  }
}

void LookupTable::put(const void *key, const void *value) {
  if (isDense) {
    return putBucket(key, value);
  }
  if (numSlots == 0 || 2 * (count + 1) > numSlots) {
    rehash(4 * live < numSlots || numSlots == 0 ? (numSlots ? numSlots : 16)
                                                : 2 * numSlots);
  }
  int64_t *slot = slotOf(key);
  int64_t entry = *slot - 1;
  if (entry < 0) {
    entry = count++;
    keys.grow(count * keyBytes());
    values.grow(count * valueBytes());
    holes.grow(count);
    copyElements(keys.elements + entry * keyBytes(), key, keyType, keyElements);
    *slot = entry + 1;
    ++live;
  } else {
    clearElements(values.elements + entry * valueBytes(), valueType,
                  valueElements);
  }
  copyElements(values.elements + entry * valueBytes(), value, valueType,
               valueElements);
}

void LookupTable::remove(const void *key) {
  if (isDense) {
    return removeBucket(key);
  }
  int64_t entry = find(key);
  if (entry < 0) {
    return;
  }
  clearElements(keys.elements + entry * keyBytes(), keyType, keyElements);
  clearElements(values.elements + entry * valueBytes(), valueType,
                valueElements);
  holes.elements[entry] = 1;
  --live;
}

void LookupTable::clear() {
  if (isDense) {
    return freeBuckets();
  }
  for (int64_t i = 0; i < count; ++i) {
    if (!holes.elements[i]) {
      clearElements(keys.elements + i * keyBytes(), keyType, keyElements);
      clearElements(values.elements + i * valueBytes(), valueType,
                    valueElements);
    }
  }
  free(keys.elements);
  free(values.elements);
  free(holes.elements);
  free(slots.elements);
  keys = values = holes = slots = {};
  count = live = numSlots = 0;
}

void LookupTable::make(int32_t newKeyType, int32_t newValueType) {
  isMade = true;
  keyType = newKeyType;
  valueType = newValueType;
  keyElements = valueElements = 1;
}

void LookupTable::setKeyShape(int32_t rank, const int64_t *dims) {
  keyRank = rank;
  memcpy(keyDims, dims, size_t(rank) * sizeof *dims);
  keyElements = elementCount(rank, dims);
}

void LookupTable::setValueShape(int32_t rank, const int64_t *dims) {
  valueRank = rank;
  memcpy(valueDims, dims, size_t(rank) * sizeof *dims);
  valueElements = elementCount(rank, dims);
}

void LookupTable::reserveKeys(const void *empty, const void *deleted) {
  hasReserved = true;
  reserved.grow(2 * keyBytes());
  copyElements(reserved.elements, empty, keyType, keyElements);
  copyElements(reserved.elements + keyBytes(), deleted, keyType, keyElements);
}

void LookupTable::dropReservedKeys() {
  if (hasReserved) {
    clearElements(reserved.elements, keyType, 2 * keyElements);
    free(reserved.elements);
    hasReserved = false;
  }
}

bool LookupTable::isReserved(const void *key) const {
  return hasReserved && (sameKey(reserved.elements, key) ||
                         sameKey(reserved.elements + keyBytes(), key));
}

static void destroyTable(void *object) {
  auto *table = static_cast<LookupTable *>(object);
  table->clear();
  table->dropReservedKeys();
}

const WeirResourceKind weir::tableKind = {
    "LookupTable", sizeof(LookupTable), nullptr,      destroyTable,
    nullptr,       snapshotTable,       restoreTable, adoptTable};
