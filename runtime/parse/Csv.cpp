// Part of Weir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// DecodeCSV(records, record_defaults...): RFC 4180 with one character between
// fields.
#include "runtime/parse/Example.h"
#include "runtime/strings/CLocale.h"
#include "runtime/strings/ParseNumber.h"

using namespace weir;

namespace {
/// The wanted fields of one record.
struct CsvReader {
  char delimiter;
  bool hasQuotes;
  const int64_t *selected; ///< null: all
  uint32_t numSelected;
  Text text;             ///< the fields, one after the other
  Vector<uint64_t> ends; ///< of each field

  const char *read(WeirBytes record);
  WeirBytes field(size_t i) const {
    uint64_t begin = i ? ends[i - 1] : 0;
    return {text.data() + begin, ends[i] - begin};
  }

private:
  const char *readPlain(WeirBytes record, uint64_t &at);
  const char *readQuoted(WeirBytes record, uint64_t &at);
  bool isWanted(int64_t field) const {
    return !selected ||
           (ends.size() < numSelected && selected[ends.size()] == field);
  }
};
} // namespace

const char *CsvReader::readPlain(WeirBytes record, uint64_t &at) {
  for (; at < record.size && record.data[at] != delimiter; ++at) {
    char c = record.data[at];
    if ((hasQuotes && c == '"') || c == '\n' || c == '\r') {
      return "Unquoted fields cannot have quotes/CRLFs inside";
    }
    text.push(c);
  }
  ++at;
  return nullptr;
}

// From behind the first quote to behind the delimiter. A quote within is two.
const char *CsvReader::readQuoted(WeirBytes record, uint64_t &at) {
  uint64_t size = record.size;
  while (at + 1 < size &&
         (record.data[at] != '"' || record.data[at + 1] != delimiter)) {
    if (record.data[at] == '"') {
      ++at;
      if (record.data[at] != '"') {
        return "Quote inside a string has to be escaped by another quote";
      }
    }
    text.push(record.data[at++]);
  }
  if (at >= size || record.data[at] != '"') {
    return "Quoted field has to end with quote followed by delim or end";
  }
  at += 2;
  return nullptr;
}

// Null, or what is wrong.
const char *CsvReader::read(WeirBytes record) {
  text.clear();
  ends.clear();
  int64_t number = 0;
  for (uint64_t at = 0; at < record.size; ++number) {
    char c = record.data[at];
    if (c == '\n' || c == '\r') {
      ++at;
      --number;
      continue;
    }
    size_t before = text.size();
    bool isQuoted = hasQuotes && c == '"';
    at += isQuoted;
    if (const char *error =
            isQuoted ? readQuoted(record, at) : readPlain(record, at)) {
      return error;
    }
    if (!isWanted(number)) {
      text.truncate(before);
      continue;
    }
    ends.push(text.size());
    if (selected && ends.size() == numSelected) {
      return nullptr;
    }
  }
  if (record.size && record.data[record.size - 1] == delimiter &&
      isWanted(number)) {
    ends.push(text.size());
  }
  return nullptr;
}

template <typename T>
static bool store(WeirBytes field, Text &scratch, void *out, int64_t i) {
  return parseNumber(field, scratch, static_cast<T *>(out)[i]);
}

// False after failing.
static bool storeField(WeirCallContext *ctx, WeirBytes field, Text &scratch,
                       int32_t index, int64_t record, void *out) {
  int32_t dtype = weir_call_output_dtype(ctx, index);
  bool isStored = false;
  switch (dtype) {
  case WEIR_DT_STRING:
    return storeText(ctx, static_cast<WeirString *>(out)[record], field.data,
                     field.size);
  case WEIR_DT_FLOAT:
    isStored = store<float>(field, scratch, out, record);
    break;
  case WEIR_DT_DOUBLE:
    isStored = store<double>(field, scratch, out, record);
    break;
  case WEIR_DT_INT32:
    isStored = store<int32_t>(field, scratch, out, record);
    break;
  case WEIR_DT_INT64:
    isStored = store<int64_t>(field, scratch, out, record);
    break;
  default:
    failType(ctx, dtype);
    return false;
  }
  if (!isStored) {
    weir_call_fail(ctx, WEIR_INVALID_ARGUMENT,
                   "Field %d in record %lld is not a valid %s: %.*s", index,
                   (long long)record, typeName(dtype), lengthOf(field),
                   field.data);
  }
  return isStored;
}

static bool storeDefault(WeirCallContext *ctx, int32_t index, int64_t record,
                         void *out) {
  const WeirView &view = *weir_call_input(ctx, index + 1);
  if (countOf(view) != 1) {
    weir_call_fail(ctx, WEIR_INVALID_ARGUMENT,
                   "Field %d is required but missing in record %lld!", index,
                   (long long)record);
    return false;
  }
  if (view.dtype == WEIR_DT_STRING) {
    const WeirString &text = stringAt(view, 0);
    sharePart(static_cast<WeirString *>(out)[record], text, 0, text.size);
    return true;
  }
  size_t size = size_t(weir_dtype_size(view.dtype));
  memcpy(static_cast<char *>(out) + size_t(record) * size, view.data, size);
  return true;
}

static bool readOptions(WeirCallContext *ctx, CsvReader &reader) {
  WeirBytes delimiter = weir_call_attr_string(ctx, "field_delim");
  bool hasDelimiter = weir_call_attr(ctx, "field_delim") != nullptr;
  const WeirAttr *columns = weir_call_attr(ctx, "select_cols");
  const char *error = nullptr;
  if (hasDelimiter && delimiter.size != 1) {
    error = "field_delim should be only 1 char";
  }
  reader.delimiter = delimiter.size == 1 ? *delimiter.data : ',';
  reader.hasQuotes = weir_call_attr_bool(ctx, "use_quote_delim", 1);
  if (columns && columns->count) {
    reader.numSelected = columns->count;
    reader.selected = static_cast<const int64_t *>(columns->data);
    if (columns->count != uint32_t(weir_call_num_outputs(ctx))) {
      error = "select_cols should match output size";
    }
    for (uint32_t i = 0; i < columns->count && !error; ++i) {
      if (reader.selected[i] < 0) {
        error = "select_cols should be non-negative indices";
      } else if (i && reader.selected[i] <= reader.selected[i - 1]) {
        error = "select_cols should be strictly increasing indices";
      }
    }
  }
  if (error) {
    weir_call_fail(ctx, WEIR_INVALID_ARGUMENT, "%s", error);
  }
  return !error;
}

static bool checkDefaults(WeirCallContext *ctx) {
  for (int32_t i = 0; i < weir_call_num_outputs(ctx); ++i) {
    const WeirView &view = *weir_call_input(ctx, i + 1);
    if (view.rank > 1) {
      weir_call_fail(ctx, WEIR_INVALID_ARGUMENT,
                     "Each record default should be at most rank 1");
      return false;
    }
    if (countOf(view) > 1) {
      weir_call_fail(
          ctx, WEIR_INVALID_ARGUMENT,
          "There should only be 1 default per field but field %d has %lld", i,
          (long long)countOf(view));
      return false;
    }
  }
  return true;
}

extern "C" WeirCallStatus weir_call_DecodeCSV(WeirCallContext *ctx) {
  CsvReader reader = {};
  if (!readOptions(ctx, reader) || !checkDefaults(ctx)) {
    return WEIR_CALL_FAILED;
  }
  const WeirView &records = *weir_call_input(ctx, 0);
  WeirBytes missing = weir_call_attr_string(ctx, "na_value");
  int32_t numFields = weir_call_num_outputs(ctx);
  Vector<void *> outs;
  for (int32_t i = 0; i < numFields; ++i) {
    outs.push(weir_call_allocate(ctx, i, records.rank, records.dims));
    if (!outs.back()) {
      return WEIR_CALL_FAILED;
    }
  }
  CLocale locale;
  Text scratch;
  for (int64_t r = 0, n = countOf(records); r < n; ++r) {
    if (const char *error = reader.read(textAt(records, r))) {
      return weir_call_fail(ctx, WEIR_INVALID_ARGUMENT, "%s", error);
    }
    if (reader.ends.size() != size_t(numFields)) {
      return weir_call_fail(ctx, WEIR_INVALID_ARGUMENT,
                            "Expect %d fields but have %zu in record %lld",
                            numFields, reader.ends.size(), (long long)r);
    }
    for (int32_t i = 0; i < numFields; ++i) {
      WeirBytes field = reader.field(size_t(i));
      void *out = outs[size_t(i)];
      bool isMissing = field.size == 0 ||
                       (field.size == missing.size &&
                        memcmp(field.data, missing.data, field.size) == 0);
      if (!(isMissing ? storeDefault(ctx, i, r, out)
                      : storeField(ctx, field, scratch, i, r, out))) {
        return WEIR_CALL_FAILED;
      }
    }
  }
  return WEIR_CALL_OK;
}
