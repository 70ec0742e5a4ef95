// Part of Weir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The lookup table operations: made, filled, asked, listed.
#include "runtime/table/TableCalls.h"
#include "runtime/calls/DefineCall.h"

using namespace weir;

LookupTable *weir::tableOf(WeirCallContext *ctx) {
  auto *table =
      static_cast<LookupTable *>(weir_call_resource(ctx, 0, &tableKind, 0));
  if (!table || !table->isMade) {
    weir_call_fail(ctx, WEIR_NOT_FOUND, "Resource %s does not exist.",
                   weir_call_resource_name(ctx, 0));
    return nullptr;
  }
  return table;
}

// Finds or makes the node's table; null after failing. Locked by the caller.
static LookupTable *openTable(WeirCallContext *ctx) {
  auto *out = static_cast<WeirHandle *>(weir_call_allocate(ctx, 0, 0, nullptr));
  if (!out) {
    return nullptr;
  }
  return static_cast<LookupTable *>(weir_call_resource_named(
      ctx, &tableKind, weir_call_attr_string(ctx, "container"),
      resourceName(ctx), out));
}

enum class TableKind { Static, Mutable, OfTensors, Dense };

static WeirCallStatus makeTable(WeirCallContext *ctx, TableKind kind) {
  LookupTable *table = openTable(ctx);
  if (!table) {
    return WEIR_CALL_FAILED;
  }
  int32_t keyType = weir_call_attr_type(ctx, "key_dtype", WEIR_DT_STRING);
  int32_t valueType = weir_call_attr_type(ctx, "value_dtype", WEIR_DT_INT64);
  LockGuard guard(table->mutex);
  if (table->isMade) {
    if (table->keyType != keyType || table->valueType != valueType ||
        table->isStatic != (kind == TableKind::Static)) {
      return weir_call_fail(
          ctx, WEIR_INVALID_ARGUMENT,
          "Conflicting key/value dtypes %s->%s with %s->%s "
          "for table %s",
          weir_dtype_name(keyType), weir_dtype_name(valueType),
          weir_dtype_name(table->keyType), weir_dtype_name(table->valueType),
          weir_call_node(ctx));
    }
    return WEIR_CALL_OK;
  }
  table->make(keyType, valueType);
  table->isStatic = kind == TableKind::Static;
  const WeirAttr *shape = weir_call_attr(ctx, "value_shape");
  if (shape && shape->kind == WEIR_ATTR_SHAPE) {
    const auto *dims = static_cast<const WeirShape *>(shape->data);
    if (dims->rank > 0) {
      table->setValueShape(dims->rank, dims->dims);
    }
  }
  if (kind == TableKind::Dense) {
    const WeirView &empty = *weir_call_input(ctx, 0);
    const WeirView &deleted = *weir_call_input(ctx, 1);
    int64_t buckets = weir_call_attr_int(ctx, "initial_num_buckets", 131072);
    if (buckets < 4 || (buckets & (buckets - 1)) != 0) {
      table->isMade = false;
      return weir_call_fail(ctx, WEIR_INVALID_ARGUMENT,
                            "Number of buckets must be at least 4 and a power "
                            "of 2, got: %lld",
                            (long long)buckets);
    }
    table->setKeyShape(empty.rank, empty.dims);
    table->reserveKeys(empty.data, deleted.data);
    table->makeBuckets(
        buckets, float(weir_call_attr_float(ctx, "max_load_factor", 0.8f)));
  }
  return WEIR_CALL_OK;
}

int64_t weir::countRows(WeirCallContext *ctx, const LookupTable &table,
                        const WeirView &keys, const WeirView *values,
                        bool areBuckets) {
  static const int64_t one = 1;
  bool widens = areBuckets && table.isDense;
  int32_t keyRank = widens && table.keyRank == 0 ? 1 : table.keyRank;
  int32_t valueRank = widens && table.valueRank == 0 ? 1 : table.valueRank;
  const int64_t *keyDims = keyRank == table.keyRank ? table.keyDims : &one;
  const int64_t *valueDims =
      valueRank == table.valueRank ? table.valueDims : &one;
  int64_t rows = table.keyElements ? countOf(keys) / table.keyElements : 0;
  bool good = keys.dtype == table.keyType && keys.rank >= keyRank &&
              (!values || values->dtype == table.valueType);
  for (int32_t d = 0; good && d < keyRank; ++d) {
    good = keys.dims[keys.rank - keyRank + d] == keyDims[d];
  }
  if (!good) {
    weir_call_fail(ctx, WEIR_INVALID_ARGUMENT,
                   "Key must be type %s of shape [...]%s but got %s of shape "
                   "%s; values must be type %s",
                   weir_dtype_name(table.keyType),
                   ShapeText(table.keyRank, table.keyDims).text,
                   weir_dtype_name(keys.dtype), ShapeText(keys).text,
                   weir_dtype_name(table.valueType));
    return -1;
  }
  // Values: the keys' shape without that of one key, then that of one value.
  int32_t outer = keys.rank - keyRank;
  bool fits = !values || values->rank == outer + valueRank;
  for (int32_t d = 0; values && fits && d < values->rank; ++d) {
    fits = values->dims[d] == (d < outer ? keys.dims[d] : valueDims[d - outer]);
  }
  if (!fits) {
    weir_call_fail(ctx, WEIR_INVALID_ARGUMENT,
                   "Expected shape %s for value, got %s", ShapeText(keys).text,
                   ShapeText(*values).text);
    return -1;
  }
  return rows;
}

static WeirCallStatus failReserved(WeirCallContext *ctx) {
  return weir_call_fail(ctx, WEIR_INVALID_ARGUMENT,
                        "Using the empty_key or deleted_key as a table key is "
                        "not allowed");
}

static WeirCallStatus insert(WeirCallContext *ctx, bool clears) {
  LookupTable *table = tableOf(ctx);
  if (!table) {
    return WEIR_CALL_FAILED;
  }
  if (table->isStatic && clears) {
    return initializeTable(ctx);
  }
  const WeirView &keys = *weir_call_input(ctx, 1);
  const WeirView &values = *weir_call_input(ctx, 2);
  LockGuard guard(table->mutex);
  int64_t rows = countRows(ctx, *table, keys, &values, clears);
  if (rows < 0) {
    return WEIR_CALL_FAILED;
  }
  if (table->isStatic) {
    return weir_call_fail(ctx, WEIR_UNIMPLEMENTED,
                          "a static table takes no more keys");
  }
  // An import brings back what an export of the same table gave, reserved keys
  // included.
  if (clears && table->isDense) {
    table->importBuckets(static_cast<const char *>(keys.data),
                         static_cast<const char *>(values.data), rows);
    return WEIR_CALL_OK;
  }
  for (int64_t i = 0; !clears && i < rows; ++i) {
    if (table->isReserved(rowOf(keys, i, table->keyElements))) {
      return failReserved(ctx);
    }
  }
  if (clears) {
    table->clear();
  }
  if (table->isDense) {
    table->growBuckets(rows);
  }
  for (int64_t i = 0; i < rows; ++i) {
    table->put(rowOf(keys, i, table->keyElements),
               rowOf(values, i, table->valueElements));
  }
  return WEIR_CALL_OK;
}

static WeirCallStatus removeKeys(WeirCallContext *ctx) {
  LookupTable *table = tableOf(ctx);
  if (!table) {
    return WEIR_CALL_FAILED;
  }
  const WeirView &keys = *weir_call_input(ctx, 1);
  LockGuard guard(table->mutex);
  int64_t rows = countRows(ctx, *table, keys, nullptr);
  for (int64_t i = 0; i < rows; ++i) {
    const char *key = rowOf(keys, i, table->keyElements);
    if (table->isReserved(key)) {
      return failReserved(ctx);
    }
    table->remove(key);
  }
  return rows < 0 ? WEIR_CALL_FAILED : WEIR_CALL_OK;
}

// Values of keys, or the default: one value, or one for each key.
static WeirCallStatus lookup(WeirCallContext *ctx) {
  LookupTable *table = tableOf(ctx);
  if (!table) {
    return WEIR_CALL_FAILED;
  }
  const WeirView &keys = *weir_call_input(ctx, 1);
  const WeirView &otherwise = *weir_call_input(ctx, 2);
  LockGuard guard(table->mutex);
  int64_t rows = countRows(ctx, *table, keys, nullptr);
  if (rows < 0) {
    return WEIR_CALL_FAILED;
  }
  if (table->isStatic && !table->isFilled) {
    return weir_call_fail(ctx, WEIR_FAILED_PRECONDITION,
                          "Table not initialized.");
  }
  int64_t defaults = countOf(otherwise);
  bool isOne = defaults == table->valueElements;
  if (otherwise.dtype != table->valueType ||
      (!isOne && defaults != rows * table->valueElements)) {
    return weir_call_fail(ctx, WEIR_INVALID_ARGUMENT,
                          "Expected shape %s or %s for default value, got %s",
                          ShapeText(table->valueRank, table->valueDims).text,
                          ShapeText(keys).text, ShapeText(otherwise).text);
  }
  int64_t dims[2 * WEIR_MAX_RANK];
  int32_t rank = keys.rank - table->keyRank;
  memcpy(dims, keys.dims, size_t(rank) * sizeof *dims);
  memcpy(dims + rank, table->valueDims,
         size_t(table->valueRank) * sizeof *dims);
  char *out = static_cast<char *>(
      weir_call_allocate(ctx, 0, rank + table->valueRank, dims));
  if (!out) {
    return WEIR_CALL_FAILED;
  }
  int64_t bytes = table->valueElements * weir_dtype_size(table->valueType);
  for (int64_t i = 0; i < rows; ++i) {
    const char *key = rowOf(keys, i, table->keyElements);
    if (table->isReserved(key)) {
      return failReserved(ctx);
    }
    int64_t entry = table->find(key);
    copyElements(out + i * bytes,
                 entry >= 0
                     ? table->valueOf(entry)
                     : rowOf(otherwise, isOne ? 0 : i, table->valueElements),
                 table->valueType, table->valueElements);
  }
  return WEIR_CALL_OK;
}

static WeirCallStatus giveSize(WeirCallContext *ctx) {
  LookupTable *table = tableOf(ctx);
  auto *out =
      table ? static_cast<int64_t *>(weir_call_allocate(ctx, 0, 0, nullptr))
            : nullptr;
  if (!out) {
    return WEIR_CALL_FAILED;
  }
  LockGuard guard(table->mutex);
  *out = table->size();
  return WEIR_CALL_OK;
}

// The buckets as they lie, rows of vectors.
static WeirCallStatus exportBuckets(WeirCallContext *ctx,
                                    const LookupTable &table) {
  int64_t keyDims[2] = {table.numBuckets, table.keyElements};
  int64_t valueDims[2] = {table.numBuckets, table.valueElements};
  void *keys = weir_call_allocate(ctx, 0, 2, keyDims);
  void *values = weir_call_allocate(ctx, 1, 2, valueDims);
  if (!keys || !values) {
    return WEIR_CALL_FAILED;
  }
  copyElements(keys, table.bucketKeys(), table.keyType,
               table.numBuckets * table.keyElements);
  copyElements(values, table.bucketValues(), table.valueType,
               table.numBuckets * table.valueElements);
  return WEIR_CALL_OK;
}

static WeirCallStatus exportTable(WeirCallContext *ctx) {
  LookupTable *table = tableOf(ctx);
  if (!table) {
    return WEIR_CALL_FAILED;
  }
  LockGuard guard(table->mutex);
  if (table->isDense) {
    return exportBuckets(ctx, *table);
  }
  int64_t keyDims[WEIR_MAX_RANK + 1] = {table->size()};
  int64_t valueDims[WEIR_MAX_RANK + 1] = {table->size()};
  memcpy(keyDims + 1, table->keyDims, size_t(table->keyRank) * 8);
  memcpy(valueDims + 1, table->valueDims, size_t(table->valueRank) * 8);
  char *keys = static_cast<char *>(
      weir_call_allocate(ctx, 0, table->keyRank + 1, keyDims));
  char *values = static_cast<char *>(
      weir_call_allocate(ctx, 1, table->valueRank + 1, valueDims));
  if (!keys || !values) {
    return WEIR_CALL_FAILED;
  }
  table->each([&](const char *key, const char *value) {
    copyElements(keys, key, table->keyType, table->keyElements);
    copyElements(values, value, table->valueType, table->valueElements);
    keys += table->keyElements * weir_dtype_size(table->keyType);
    values += table->valueElements * weir_dtype_size(table->valueType);
  });
  return WEIR_CALL_OK;
}

WEIR_CALL_AND_V2(HashTable, makeTable(ctx, TableKind::Static))
WEIR_CALL_AND_V2(MutableHashTable, makeTable(ctx, TableKind::Mutable))
WEIR_CALL_AND_V2(MutableHashTableOfTensors,
                 makeTable(ctx, TableKind::OfTensors))
WEIR_CALL_AND_V2(MutableDenseHashTable, makeTable(ctx, TableKind::Dense))
WEIR_CALL_AND_V2(LookupTableFind, lookup(ctx))
WEIR_CALL_AND_V2(LookupTableInsert, insert(ctx, false))
WEIR_CALL_AND_V2(LookupTableImport, insert(ctx, true))
WEIR_CALL_AND_V2(LookupTableRemove, removeKeys(ctx))
WEIR_CALL_AND_V2(LookupTableExport, exportTable(ctx))
WEIR_CALL_AND_V2(LookupTableSize, giveSize(ctx))
