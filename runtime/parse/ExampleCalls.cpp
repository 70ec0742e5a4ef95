// Part of Weir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// ParseExample(serialized, names, sparse_keys..., dense_keys..., defaults...),
// its second version, whose keys are vectors, and ParseSingleExample, whose
// keys are attributes.
#include "runtime/calls/DefineCall.h"
#include "runtime/parse/Parsing.h"
#include <cstdarg>

using namespace weir;

namespace {
/// One operation: its records and what it wants of them.
struct ExampleParser {
  WeirCallContext *ctx;
  const WeirView &serialized;
  const WeirView *names; ///< null: of no use
  FeatureSet &features;
  bool isBatch;

  bool parse(int64_t record);
  bool take(const MapEntry &entry, int64_t record);
  bool checkSize(const Wanted &feature, int64_t record, int64_t size);
  bool fillMissing(int64_t record);
  /// Fails with where the error is in front.
  bool fail(WeirBytes key, int64_t record, const char *format, ...)
      __attribute__((format(printf, 4, 5)));
};
} // namespace

bool ExampleParser::fail(WeirBytes key, int64_t record, const char *format,
                         ...) {
  char text[256];
  va_list arguments;
  va_start(arguments, format);
  vsnprintf(text, sizeof text, format, arguments);
  va_end(arguments);
  if (isBatch) {
    WeirBytes name = nameAt(names, record);
    weir_call_fail(ctx, WEIR_INVALID_ARGUMENT,
                   "Name: %.*s, Key: %.*s, Index: %lld.  %s", lengthOf(name),
                   name.data, lengthOf(key), key.data, (long long)record, text);
  } else {
    weir_call_fail(ctx, WEIR_INVALID_ARGUMENT, "Key: %.*s.  %s", lengthOf(key),
                   key.data, text);
  }
  return false;
}

bool ExampleParser::checkSize(const Wanted &feature, int64_t record,
                              int64_t size) {
  const char *type = feature.column->dtype == WEIR_DT_STRING
                         ? "bytes"
                         : typeName(feature.column->dtype);
  bool fits = feature.isVariable
                  ? feature.rowValues ? size % feature.rowValues == 0 : !size
                  : size == feature.rowValues;
  if (fits) {
    return true;
  }
  if (feature.isVariable) {
    return fail(feature.key, record,
                "Number of %s values is not a multiple of stride length. Saw "
                "%lld values but output shape is: %s",
                type, (long long)size, WantedShapeText(feature).text);
  }
  return fail(feature.key, record,
              "Number of %s values != expected.  Values size: %lld but output "
              "shape: %s",
              type, (long long)size, WantedShapeText(feature).text);
}

bool ExampleParser::take(const MapEntry &entry, int64_t record) {
  int32_t dtype;
  WeirBytes list;
  if (!readFeature(entry.value, dtype, list)) {
    weir_call_fail(ctx, WEIR_INVALID_ARGUMENT, "Unsupported datatype.");
    return false;
  }
  Wanted *feature = features.find(entry.key);
  if (!feature || feature->found == record || dtype == 0) {
    return true;
  }
  Column &column = *feature->column;
  if (dtype != column.dtype) {
    return feature->use == FeatureUse::Dense
               ? fail(entry.key, record,
                      "Data types don't match. Data type: %s but expected "
                      "type: %s",
                      typeName(dtype), typeName(column.dtype))
               : fail(entry.key, record,
                      "Data types don't match. Expected type: %s, Actual type: "
                      "%s",
                      typeName(column.dtype), typeName(dtype));
  }
  int64_t before = column.count();
  if (!readValues(list, stringAt(serialized, record), column)) {
    return fail(entry.key, record, "Can't parse serialized Example.");
  }
  feature->found = record;
  column.endRow();
  return feature->use != FeatureUse::Dense ||
         checkSize(*feature, record, column.count() - before);
}

bool ExampleParser::fillMissing(int64_t record) {
  for (Wanted &feature : features.all()) {
    if (feature.found == record) {
      continue;
    }
    if (feature.use == FeatureUse::Dense && feature.isRequired) {
      WeirBytes name = nameAt(names, record);
      weir_call_fail(ctx, WEIR_INVALID_ARGUMENT,
                     "%s%.*s%sFeature: %.*s (data type: %s) is required but "
                     "could not be found.",
                     isBatch ? "Name: " : "", isBatch ? lengthOf(name) : 0,
                     name.data, isBatch ? ", " : "", lengthOf(feature.key),
                     feature.key.data, typeName(feature.column->dtype));
      return false;
    }
    if (feature.use == FeatureUse::Dense && !feature.isVariable) {
      appendTensor(*feature.otherwise, *feature.column);
    }
    feature.column->endRow();
  }
  return true;
}

bool ExampleParser::parse(int64_t record) {
  WeirBytes bytes = textAt(serialized, record);
  Vector<MapEntry> entries;
  if (!readMaps(bytes, entries, nullptr)) {
    weir_call_fail(ctx, WEIR_INVALID_ARGUMENT,
                   "Could not parse example input, value: '%.*s'",
                   lengthOf(bytes), bytes.data);
    return false;
  }
  // Of several entries of a name the last counts.
  for (size_t i = entries.size(); i-- > 0;) {
    if (!take(entries[i], record)) {
      return false;
    }
  }
  return fillMissing(record);
}

// `form`: the operation's; what its inputs are.
static WeirCallStatus parseExamples(WeirCallContext *ctx, ParseForm form) {
  const WeirView &serialized = *weir_call_input(ctx, 0);
  const WeirView *names =
      form == ParseForm::Attributes ? nullptr : weir_call_input(ctx, 1);
  if (!checkRecords(ctx, serialized, names, form)) {
    return WEIR_CALL_FAILED;
  }
  FeatureSet features(ctx, FeatureForm::Single);
  Keys sparse = {}, dense = {}, ragged = {};
  int32_t defaults = 5;
  int32_t output = 0;
  if (form == ParseForm::Vectors) {
    sparse = {ctx, Keys::Vector, 2, 0, nullptr};
    dense = {ctx, Keys::Vector, 3, 0, nullptr};
    ragged = {ctx, Keys::Vector, 4, 0, nullptr};
  } else if (form == ParseForm::Scalars) {
    int64_t numSparse = weir_call_attr_int(ctx, "Nsparse", 0);
    int64_t numDense = weir_call_attr_int(ctx, "Ndense", 0);
    sparse = {ctx, Keys::Scalars, 2, numSparse, nullptr};
    dense = {ctx, Keys::Scalars, 2 + int32_t(numSparse), numDense, nullptr};
    defaults = 2 + int32_t(numSparse + numDense);
  } else {
    sparse = {ctx, Keys::Attribute, 0, 0, "sparse_keys"};
    dense = {ctx, Keys::Attribute, 0, 0, "dense_keys"};
    defaults = 1;
  }
  bool isKnown =
      features.addAll("", sparse, dense,
                      form == ParseForm::Vectors ? &ragged : nullptr, output);
  if (!isKnown || !features.setDefaults(defaults, /*canVary=*/true)) {
    return WEIR_CALL_FAILED;
  }
  bool isBatch = serialized.rank == 1 && form != ParseForm::Attributes;
  ExampleParser parser = {ctx, serialized, names, features, isBatch};
  for (int64_t i = 0, n = countOf(serialized); i < n; ++i) {
    if (!parser.parse(i)) {
      return WEIR_CALL_FAILED;
    }
  }
  return features.give(isBatch, /*hasEmptySplits=*/true) ? WEIR_CALL_OK
                                                         : WEIR_CALL_FAILED;
}

WEIR_CALL(ParseExample, parseExamples(ctx, ParseForm::Scalars))
WEIR_CALL(ParseExampleV2, parseExamples(ctx, ParseForm::Vectors))
WEIR_CALL(ParseSingleExample, parseExamples(ctx, ParseForm::Attributes))
