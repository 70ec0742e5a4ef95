// Part of Weir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// A table's state:
//
//   made      int64 vector: static, filled, dense (0 or 1), types of keys and
//             values, then of each its rank and dimensions
//   keys      its keys, oldest first; of a dense table: its buckets' keys
//   values    as many
//   reserved  dense: the empty and the deleted key
//   load      dense: how full its buckets may be
//
// Keys and values are copied under the table's lock: they change in place.
#include "runtime/calls/StateUtils.h"
#include "runtime/table/Table.h"
#include <utility>

using namespace weir;

int64_t LookupTable::numRows() const { return isDense ? numBuckets : live; }

void LookupTable::copyRows(void *toKeys, void *toValues) const {
  auto *key = static_cast<char *>(toKeys);
  auto *value = static_cast<char *>(toValues);
  int64_t entries = isDense ? numBuckets : count;
  for (int64_t i = 0; i < entries; ++i) {
    if (!isDense && holes.elements[i]) {
      continue;
    }
    copyElements(key, keys.elements + i * keyBytes(), keyType, keyElements);
    copyElements(value, valueOf(i), valueType, valueElements);
    key += keyBytes();
    value += valueBytes();
  }
}

void LookupTable::adopt(LookupTable &from) {
  if (!isMade) {
    isMade = from.isMade;
    isStatic = from.isStatic;
    isDense = from.isDense;
    hasReserved = from.hasReserved;
    keyType = from.keyType;
    valueType = from.valueType;
    setKeyShape(from.keyRank, from.keyDims);
    setValueShape(from.valueRank, from.valueDims);
    from.hasReserved = false; // so that nobody drops them twice
    std::swap(reserved, from.reserved);
  } else if (from.isMade && hasReserved) {
    std::swap(reserved, from.reserved);
  }
  if (!from.isMade) { // back to its beginning, made the same way
    int64_t buckets = numBuckets;
    clear();
    if (isDense && buckets) {
      fillEmpty(buckets);
    }
    isFilled = false;
    return;
  }
  isFilled = from.isFilled;
  maxLoad = from.maxLoad;
  std::swap(keys, from.keys);
  std::swap(values, from.values);
  std::swap(holes, from.holes);
  std::swap(slots, from.slots);
  std::swap(count, from.count);
  std::swap(live, from.live);
  std::swap(numSlots, from.numSlots);
  std::swap(numBuckets, from.numBuckets);
}

//===-- snapshot ---------------------------------------------------------===//

/// Memory for a tensor of `rows` rows; null after failing.
static void *newRows(WeirState *state, const char *name, int32_t dtype,
                     int64_t rows, int32_t rank, const int64_t *dims) {
  int64_t all[WEIR_MAX_RANK + 1] = {rows};
  memcpy(all + 1, dims, size_t(rank) * sizeof *dims);
  if (rank == WEIR_MAX_RANK) {
    weir_state_fail(state, WEIR_UNIMPLEMENTED,
                    "its %s have %d dimensions, at most %d can be saved", name,
                    rank, WEIR_MAX_RANK - 1);
    return nullptr;
  }
  return weir_state_new(state, name, dtype, rank + 1, all);
}

int32_t weir::snapshotTable(void *object, WeirState *state) {
  auto *table = static_cast<LookupTable *>(object);
  LockGuard guard(table->mutex);
  if (!table->isMade) {
    return WEIR_OK;
  }
  int64_t made[7 + 2 * WEIR_MAX_RANK] = {table->isStatic,  table->isFilled,
                                         table->isDense,   table->keyType,
                                         table->valueType, table->keyRank};
  int64_t size = 6;
  for (int32_t d = 0; d < table->keyRank; ++d) {
    made[size++] = table->keyDims[d];
  }
  made[size++] = table->valueRank;
  for (int32_t d = 0; d < table->valueRank; ++d) {
    made[size++] = table->valueDims[d];
  }
  int64_t *madeTo = newNumbers(state, "made", 1, &size);
  if (!madeTo) {
    return WEIR_RESOURCE_EXHAUSTED;
  }
  memcpy(madeTo, made, size_t(size) * sizeof *made);
  int64_t rows = table->numRows();
  void *keys = newRows(state, "keys", table->keyType, rows, table->keyRank,
                       table->keyDims);
  void *values = keys ? newRows(state, "values", table->valueType, rows,
                                table->valueRank, table->valueDims)
                      : nullptr;
  if (!values) {
    return WEIR_RESOURCE_EXHAUSTED;
  }
  table->copyRows(keys, values);
  if (table->isDense) {
    void *reserved = newRows(state, "reserved", table->keyType, 2,
                             table->keyRank, table->keyDims);
    auto *load = reserved ? static_cast<float *>(weir_state_new(
                                state, "load", WEIR_DT_FLOAT, 0, nullptr))
                          : nullptr;
    if (!load) {
      return WEIR_RESOURCE_EXHAUSTED;
    }
    copyElements(reserved, table->reservedKeys(), table->keyType,
                 2 * table->keyElements);
    *load = table->maxLoad;
  }
  return WEIR_OK;
}

//===-- restore ----------------------------------------------------------===//

/// A rank and its dimensions, from position `at` of `made` on.
static bool readShape(const WeirView &made, int64_t &at, int32_t &rank,
                      int64_t *dims) {
  const auto *numbers = static_cast<const int64_t *>(made.data);
  if (at >= made.dims[0] || numbers[at] < 0 || numbers[at] >= WEIR_MAX_RANK ||
      made.dims[0] - at - 1 < numbers[at]) {
    return false;
  }
  rank = int32_t(numbers[at++]);
  for (int32_t d = 0; d < rank; ++d) {
    dims[d] = numbers[at++];
  }
  int64_t count = elementCount(rank, dims);
  return count > 0 && count < (int64_t(1) << 40);
}

/// What kind of table it is, from "made".
static int32_t readMade(const WeirState *state, LookupTable &table) {
  WeirView made;
  if (!findTensor(state, "made", WEIR_DT_INT64, 1, made) || made.dims[0] < 7) {
    return failDamaged(state, "made");
  }
  const auto *numbers = static_cast<const int64_t *>(made.data);
  int32_t types[2], ranks[2];
  int64_t dims[2][WEIR_MAX_RANK];
  int64_t at = 5;
  bool good = readShape(made, at, ranks[0], dims[0]) &&
              readShape(made, at, ranks[1], dims[1]) && at == made.dims[0];
  for (int i = 0; i < 3; ++i) {
    good &= numbers[i] == 0 || numbers[i] == 1;
  }
  for (int i = 0; i < 2; ++i) {
    types[i] = int32_t(numbers[3 + i]);
    good &= types[i] == numbers[3 + i] && weir_dtype_size(types[i]) > 0 &&
            types[i] != WEIR_DT_RESOURCE && types[i] != WEIR_DT_VARIANT;
  }
  if (!good) {
    return failDamaged(state, "made");
  }
  table.make(types[0], types[1]);
  table.isStatic = numbers[0] != 0;
  table.isFilled = numbers[1] != 0;
  table.setKeyShape(ranks[0], dims[0]);
  table.setValueShape(ranks[1], dims[1]);
  table.isDense = numbers[2] != 0;
  return WEIR_OK;
}

/// Whether the program declares such a table.
static int32_t checkDeclared(const WeirState *state, const LookupTable &table) {
  const WeirResource *row = weir_state_declared(state);
  if (!row) {
    return WEIR_OK;
  }
  bool isStatic = strcmp(row->kind, "HashTable") == 0;
  bool isDense = strcmp(row->kind, "MutableDenseHashTable") == 0;
  bool isTable =
      isStatic || isDense || strncmp(row->kind, "MutableHashTable", 16) == 0;
  auto declares = [&](const char *name, int32_t type) {
    const WeirAttr *attr = findAttr(*row, name);
    return !attr || attr->kind != WEIR_ATTR_TYPE ||
           *static_cast<const int32_t *>(attr->data) == type;
  };
  if (!isTable || isStatic != table.isStatic || isDense != table.isDense ||
      !declares("key_dtype", table.keyType) ||
      !declares("value_dtype", table.valueType)) {
    return weir_state_fail(state, WEIR_INVALID_ARGUMENT,
                           "the program declares a %s; its state is of a %s "
                           "table of %s to %s",
                           row->kind,
                           table.isStatic  ? "static"
                           : table.isDense ? "dense"
                                           : "mutable",
                           weir_dtype_name(table.keyType),
                           weir_dtype_name(table.valueType));
  }
  return WEIR_OK;
}

static bool isSameShape(int32_t rank, const int64_t *dims, int32_t otherRank,
                        const int64_t *otherDims) {
  return rank == otherRank &&
         memcmp(dims, otherDims, size_t(rank) * sizeof *dims) == 0;
}

static int32_t checkPresent(const WeirState *state, const LookupTable &table,
                            LookupTable &present) {
  LockGuard guard(present.mutex);
  bool fits =
      !present.isMade ||
      (present.isStatic == table.isStatic && present.isDense == table.isDense &&
       present.keyType == table.keyType &&
       present.valueType == table.valueType &&
       isSameShape(present.keyRank, present.keyDims, table.keyRank,
                   table.keyDims) &&
       isSameShape(present.valueRank, present.valueDims, table.valueRank,
                   table.valueDims));
  return fits ? WEIR_OK
              : weir_state_fail(
                    state, WEIR_INVALID_ARGUMENT,
                    "it maps %s%s to %s%s, its state %s%s to %s%s, "
                    "or is another kind of table",
                    weir_dtype_name(present.keyType),
                    ShapeText(present.keyRank, present.keyDims).text,
                    weir_dtype_name(present.valueType),
                    ShapeText(present.valueRank, present.valueDims).text,
                    weir_dtype_name(table.keyType),
                    ShapeText(table.keyRank, table.keyDims).text,
                    weir_dtype_name(table.valueType),
                    ShapeText(table.valueRank, table.valueDims).text);
}

/// A tensor of rows of the type and shape; `rows` -1: any number, which it is
/// then.
static bool findRows(const WeirState *state, const char *name, int32_t dtype,
                     int32_t rank, const int64_t *dims, int64_t &rows,
                     const char *&data) {
  WeirView view;
  if (!findTensor(state, name, dtype, rank + 1, view) ||
      !isSameShape(rank, dims, rank, view.dims + 1) ||
      (rows >= 0 && view.dims[0] != rows)) {
    return false;
  }
  rows = view.dims[0];
  data = static_cast<const char *>(view.data);
  return true;
}

static int32_t restoreBuckets(const WeirState *state, LookupTable &table,
                              const char *keys, const char *values,
                              int64_t rows) {
  const char *reserved;
  int64_t two = 2;
  int64_t keyBytes = table.keyElements * weir_dtype_size(table.keyType);
  if (!findRows(state, "reserved", table.keyType, table.keyRank, table.keyDims,
                two, reserved)) {
    return failDamaged(state, "reserved");
  }
  WeirView load;
  if (!findTensor(state, "load", WEIR_DT_FLOAT, 0, load)) {
    return failDamaged(state, "load");
  }
  table.maxLoad = *static_cast<const float *>(load.data);
  table.reserveKeys(reserved, reserved + keyBytes);
  bool isLayout = rows >= 4 && (rows & (rows - 1)) == 0 && table.maxLoad > 0 &&
                  table.maxLoad < 1;
  if (!isLayout) {
    return failDamaged(state, "load");
  }
  table.importBuckets(keys, values, rows);
  return table.size() < rows ? WEIR_OK : failDamaged(state, "keys");
}

int32_t weir::restoreTable(void *object, void *present,
                           const WeirState *state) {
  auto &table = *static_cast<LookupTable *>(object);
  if (weir_state_num_tensors(state) == 0) {
    return WEIR_OK;
  }
  int32_t code = readMade(state, table);
  code = code ? code : checkDeclared(state, table);
  code = code
             ? code
             : checkPresent(state, table, *static_cast<LookupTable *>(present));
  if (code) {
    return code;
  }
  const char *keys, *values;
  int64_t rows = -1;
  if (!findRows(state, "keys", table.keyType, table.keyRank, table.keyDims,
                rows, keys)) {
    return failDamaged(state, "keys");
  }
  if (!findRows(state, "values", table.valueType, table.valueRank,
                table.valueDims, rows, values)) {
    return failDamaged(state, "values");
  }
  if (table.isDense) {
    return restoreBuckets(state, table, keys, values, rows);
  }
  int64_t keyBytes = table.keyElements * weir_dtype_size(table.keyType);
  int64_t valueBytes = table.valueElements * weir_dtype_size(table.valueType);
  for (int64_t i = 0; i < rows; ++i) {
    table.put(keys + i * keyBytes, values + i * valueBytes);
  }
  // A key that is there twice: one entry less.
  return table.size() == rows ? WEIR_OK : failDamaged(state, "keys");
}

void weir::adoptTable(void *object, void *from) {
  auto *table = static_cast<LookupTable *>(object);
  LockGuard guard(table->mutex);
  table->adopt(*static_cast<LookupTable *>(from));
}
