// Part of Weir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Static tables filled: by keys and values, or by the lines of a file.
#include "runtime/calls/DefineCall.h"
#include "runtime/table/TableCalls.h"
#include <cstdio>

using namespace weir;

// Adds one entry; a key may come again with its value only.
static bool fill(WeirCallContext *ctx, LookupTable &table, const void *key,
                 const void *value) {
  int64_t entry = table.find(key);
  if (entry >= 0 && !table.sameValue(entry, value)) {
    weir_call_fail(ctx, WEIR_FAILED_PRECONDITION,
                   "HashTable has different value for same key.");
    return false;
  }
  if (entry < 0) {
    table.put(key, value);
  }
  return true;
}

WeirCallStatus weir::initializeTable(WeirCallContext *ctx) {
  LookupTable *table = tableOf(ctx);
  if (!table) {
    return WEIR_CALL_FAILED;
  }
  const WeirView &keys = *weir_call_input(ctx, 1);
  const WeirView &values = *weir_call_input(ctx, 2);
  LockGuard guard(table->mutex);
  int64_t rows = countRows(ctx, *table, keys, &values);
  if (rows < 0) {
    return WEIR_CALL_FAILED;
  }
  if (rows == 0) {
    return weir_call_fail(ctx, WEIR_INVALID_ARGUMENT,
                          "keys and values cannot be empty tensors.");
  }
  // A second initialization changes nothing; TensorFlow, too, compares no more
  // than how many entries there are.
  if (table->isFilled) {
    return rows == table->size()
               ? WEIR_CALL_OK
               : weir_call_fail(ctx, WEIR_FAILED_PRECONDITION,
                                "Table was already initialized with different "
                                "data.");
  }
  for (int64_t i = 0; i < rows; ++i) {
    if (!fill(ctx, *table, rowOf(keys, i, 1), rowOf(values, i, 1))) {
      table->clear();
      return WEIR_CALL_FAILED;
    }
  }
  table->isFilled = true;
  return WEIR_CALL_OK;
}

// One field of a line as an element of the type, in `out`; false: it is none.
static bool readField(WeirCallContext *ctx, int32_t dtype, const char *data,
                      uint64_t size, void *out) {
  if (dtype == WEIR_DT_STRING) {
    return weir_string_set(ctx, static_cast<WeirString *>(out), data, size);
  }
  char text[64];
  if (size == 0 || size >= sizeof text) {
    return false;
  }
  memcpy(text, data, size);
  text[size] = 0;
  char *end = nullptr;
  switch (dtype) {
  case WEIR_DT_INT32:
    *static_cast<int32_t *>(out) = int32_t(strtol(text, &end, 10));
    break;
  case WEIR_DT_INT64:
    *static_cast<int64_t *>(out) = strtoll(text, &end, 10);
    break;
  case WEIR_DT_FLOAT:
    *static_cast<float *>(out) = strtof(text, &end);
    break;
  case WEIR_DT_DOUBLE:
    *static_cast<double *>(out) = strtod(text, &end);
    break;
  default:
    return false;
  }
  return end && *end == 0;
}

namespace {
/// A line of the file, and where its fields are.
struct Line {
  const char *data;
  uint64_t size;
  int64_t number;

  /// Field `index`; false: the line has fewer.
  bool field(int64_t index, char delimiter, const char *&at,
             uint64_t &length) const {
    const char *begin = data, *end = data + size;
    for (int64_t i = 0;; ++i) {
      auto *next = static_cast<const char *>(
          memchr(begin, delimiter, size_t(end - begin)));
      if (i == index) {
        at = begin;
        length = uint64_t((next ? next : end) - begin);
        return true;
      }
      if (!next) {
        return false;
      }
      begin = next + 1;
    }
  }
};
} // namespace

// The element that `index` asks for: -2 the whole line, -1 its number, else a
// field.
static bool readColumn(WeirCallContext *ctx, const Line &line, int64_t index,
                       char delimiter, int32_t dtype, void *out) {
  const char *at = line.data;
  uint64_t length = line.size;
  if (index == -1) {
    if (dtype == WEIR_DT_INT64) {
      *static_cast<int64_t *>(out) = line.number;
      return true;
    }
    char text[32];
    int size = snprintf(text, sizeof text, "%lld", (long long)line.number);
    return readField(ctx, dtype, text, uint64_t(size), out);
  }
  if (index >= 0 && !line.field(index, delimiter, at, length)) {
    return false;
  }
  return readField(ctx, dtype, at, length, out);
}

static WeirCallStatus initializeFromFile(WeirCallContext *ctx) {
  LookupTable *table = tableOf(ctx);
  if (!table) {
    return WEIR_CALL_FAILED;
  }
  const WeirView &file = *weir_call_input(ctx, 1);
  const WeirString &name = *dataOf<WeirString>(file);
  char path[4096];
  snprintf(path, sizeof path, "%.*s", int(name.size), name.data);
  int64_t keyIndex = weir_call_attr_int(ctx, "key_index", 0);
  int64_t valueIndex = weir_call_attr_int(ctx, "value_index", 0);
  int64_t wanted = weir_call_attr_int(ctx, "vocab_size", -1);
  int64_t offset = weir_call_attr_int(ctx, "offset", 0);
  WeirBytes separator = weir_call_attr_string(ctx, "delimiter");
  char delimiter = separator.size ? separator.data[0] : '\t';
  LockGuard guard(table->mutex);
  if (table->isFilled) {
    return WEIR_CALL_OK;
  }
  FILE *stream = fopen(path, "rb");
  if (!stream) {
    return weir_call_fail(ctx, WEIR_NOT_FOUND, "%s; No such file or directory",
                          path);
  }
  char *text = nullptr;
  size_t capacity = 0;
  int64_t number = 0;
  WeirCallStatus status = WEIR_CALL_OK;
  for (ssize_t size; status == WEIR_CALL_OK &&
                     (wanted < 0 || number < wanted) &&
                     (size = getline(&text, &capacity, stream)) >= 0;) {
    while (size > 0 && (text[size - 1] == '\n' || text[size - 1] == '\r')) {
      --size;
    }
    if (offset > 0) {
      --offset;
      continue;
    }
    Line line = {text, uint64_t(size), number++};
    alignas(16) char key[sizeof(WeirString)] = {};
    alignas(16) char value[sizeof(WeirString)] = {};
    if (!readColumn(ctx, line, keyIndex, delimiter, table->keyType, key) ||
        !readColumn(ctx, line, valueIndex, delimiter, table->valueType,
                    value)) {
      status = weir_call_fail(ctx, WEIR_INVALID_ARGUMENT,
                              "Invalid number of columns or content in %s line "
                              "%lld (%.*s): expected columns %lld and %lld",
                              path, (long long)line.number, int(size), text,
                              (long long)keyIndex, (long long)valueIndex);
    } else if (!fill(ctx, *table, key, value)) {
      status = WEIR_CALL_FAILED;
    }
    clearElements(key, table->keyType, 1);
    clearElements(value, table->valueType, 1);
  }
  free(text);
  fclose(stream);
  if (status == WEIR_CALL_OK && wanted >= 0 && number < wanted) {
    status = weir_call_fail(ctx, WEIR_INVALID_ARGUMENT,
                            "Invalid vocab_size in %s: expected %lld but got "
                            "%lld lines",
                            path, (long long)wanted, (long long)number);
  }
  if (status != WEIR_CALL_OK) {
    table->clear();
    return status;
  }
  table->isFilled = true;
  return WEIR_CALL_OK;
}

WEIR_CALL_AND_V2(InitializeTable, initializeTable(ctx))
WEIR_CALL_AND_V2(InitializeTableFromTextFile, initializeFromFile(ctx))
