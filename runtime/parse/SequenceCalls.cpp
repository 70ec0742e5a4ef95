// Part of Weir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// ParseSequenceExample(serialized, names, context_dense_defaults...), whose
// keys are attributes; its second version, whose keys are vectors; and
// ParseSingleSequenceExample, whose keys are scalars.
#include "runtime/calls/DefineCall.h"
#include "runtime/parse/Parsing.h"
#include "runtime/tensor/Value.h"

using namespace weir;

namespace {
struct SequenceParser {
  WeirCallContext *ctx;
  const WeirView &serialized;
  const WeirView *names;
  FeatureSet &context, &lists;
  bool isSingle; ///< ParseSingleSequenceExample, which words errors otherwise

  bool parse(int64_t record);
  bool takeContext(const MapEntry &entry, int64_t record);
  bool fillContext(int64_t record);
  bool takeList(const MapEntry &entry, int64_t record);
  bool takeStep(Wanted &feature, WeirBytes bytes, int64_t record, int64_t step);
  bool checkList(const Wanted &feature, int64_t record);
  bool fillLists(int64_t record);
  bool failMessage(int64_t record);
  WeirBytes nameOf(int64_t record) const {
    bool isNameless = isSingle && countOf(*names) == 0;
    return isNameless ? WeirBytes{"", 0} : nameAt(names, record);
  }
};
} // namespace

bool SequenceParser::failMessage(int64_t record) {
  WeirBytes name = nameOf(record);
  weir_call_fail(ctx, WEIR_INVALID_ARGUMENT,
                 "Invalid protocol message input, example id: %.*s",
                 lengthOf(name), name.data);
  return false;
}

//===-- context ----------------------------------------------------------===//

bool SequenceParser::takeContext(const MapEntry &entry, int64_t record) {
  int32_t dtype;
  WeirBytes list;
  Wanted *feature = context.find(entry.key);
  if (!readFeature(entry.value, dtype, list)) {
    return failMessage(record);
  }
  if (!feature || feature->found == record || dtype == 0) {
    return true;
  }
  Column &column = *feature->column;
  WeirBytes name = nameOf(record);
  if (dtype != column.dtype) {
    weir_call_fail(ctx, WEIR_INVALID_ARGUMENT,
                   "Name: %.*s, Context feature: %.*s.  Data types don't "
                   "match. Expected type: %s",
                   lengthOf(name), name.data, lengthOf(entry.key),
                   entry.key.data, typeName(column.dtype));
    return false;
  }
  int64_t before = column.count();
  if (!readValues(list, stringAt(serialized, record), column)) {
    return failMessage(record);
  }
  feature->found = record;
  column.endRow();
  int64_t size = column.count() - before;
  if (feature->use != FeatureUse::Dense || size == feature->rowValues) {
    return true;
  }
  if (isSingle) {
    weir_call_fail(ctx, WEIR_INVALID_ARGUMENT,
                   "Name: %.*s, Key: %.*s, Index: %lld.  Number of %s values "
                   "!= expected.  values size: %lld but output shape: %s",
                   lengthOf(name), name.data, lengthOf(entry.key),
                   entry.key.data, (long long)record,
                   dtype == WEIR_DT_STRING ? "bytes" : typeName(dtype),
                   (long long)size, WantedShapeText(*feature).text);
  } else {
    weir_call_fail(ctx, WEIR_INVALID_ARGUMENT,
                   "Inconsistent max number of elements for feature %.*s: "
                   "expected %lld, but found %lld",
                   lengthOf(entry.key), entry.key.data,
                   (long long)feature->rowValues, (long long)size);
  }
  return false;
}

bool SequenceParser::fillContext(int64_t record) {
  for (Wanted &feature : context.all()) {
    if (feature.found == record) {
      continue;
    }
    if (feature.use == FeatureUse::Dense && feature.isRequired) {
      WeirBytes name = nameOf(record);
      if (isSingle) {
        weir_call_fail(ctx, WEIR_INVALID_ARGUMENT,
                       "Name: %.*s, Context feature '%.*s' is required but "
                       "could not be found.",
                       lengthOf(name), name.data, lengthOf(feature.key),
                       feature.key.data);
      } else {
        weir_call_fail(ctx, WEIR_INVALID_ARGUMENT,
                       "Feature: %.*s (data type: %s) is required but could "
                       "not be found.",
                       lengthOf(feature.key), feature.key.data,
                       typeName(feature.column->dtype));
      }
      return false;
    }
    if (feature.use == FeatureUse::Dense) {
      appendTensor(*feature.otherwise, *feature.column);
    }
    feature.column->endRow();
  }
  return true;
}

//===-- lists ------------------------------------------------------------===//

bool SequenceParser::takeStep(Wanted &feature, WeirBytes bytes, int64_t record,
                              int64_t step) {
  int32_t dtype;
  WeirBytes list;
  Column &column = *feature.column;
  if (!readFeature(bytes, dtype, list)) {
    return failMessage(record);
  }
  bool isDense = feature.use == FeatureUse::Dense;
  bool isWrong = dtype ? dtype != column.dtype : isSingle && isDense;
  if (isWrong) {
    WeirBytes name = nameOf(record);
    weir_call_fail(ctx, WEIR_INVALID_ARGUMENT,
                   "Name: %.*s, Feature list: %.*s, Index: %lld.  Data types "
                   "don't match. Expected type: %s",
                   lengthOf(name), name.data, lengthOf(feature.key),
                   feature.key.data, (long long)step, typeName(column.dtype));
    return false;
  }
  if (dtype && !readValues(list, stringAt(serialized, record), column)) {
    return failMessage(record);
  }
  column.endRow();
  return true;
}

// Each step of a dense list has as many values as the shape says.
bool SequenceParser::checkList(const Wanted &feature, int64_t record) {
  const Column &column = *feature.column;
  size_t numBefore = column.outerEnds.size();
  size_t first = numBefore ? size_t(column.outerEnds[numBefore - 1]) : 0;
  int64_t total = column.count() - (first ? column.ends[first - 1] : 0);
  bool fits = feature.rowValues ? total % feature.rowValues == 0 : total == 0;
  if (!fits && !isSingle) {
    int64_t dims[WEIR_MAX_RANK] = {-1};
    for (int32_t d = 0; d < feature.shape->rank; ++d) {
      dims[d + 1] = feature.shape->dims[d];
    }
    char text[128];
    formatShape(text, sizeof text, feature.shape->rank + 1, dims);
    weir_call_fail(ctx, WEIR_INVALID_ARGUMENT,
                   "Feature list '%.*s' has an unexpected number of values.  "
                   "Total values size: %lld is not consistent with output "
                   "shape: %s",
                   lengthOf(feature.key), feature.key.data, (long long)total,
                   text);
    return false;
  }
  for (size_t row = first; row < column.ends.size(); ++row) {
    if (column.sizeOf(row) == feature.rowValues) {
      continue;
    }
    WeirBytes name = nameOf(record);
    const char *type =
        column.dtype == WEIR_DT_STRING ? "bytes" : typeName(column.dtype);
    weir_call_fail(
        ctx, WEIR_INVALID_ARGUMENT,
        "Name: %.*s, Key: %.*s, Index: %lld.  Number of %s%svalues "
        "!= expected.  values size: %lld but output shape: %s",
        lengthOf(name), name.data, lengthOf(feature.key), feature.key.data,
        (long long)(row - first), isSingle ? type : "", isSingle ? " " : "",
        (long long)column.sizeOf(row), WantedShapeText(feature).text);
    return false;
  }
  return true;
}

bool SequenceParser::takeList(const MapEntry &entry, int64_t record) {
  Wanted *feature = lists.find(entry.key);
  if (!feature || feature->found == record) {
    return true;
  }
  WireReader wire(entry.value.data, entry.value.size);
  for (int64_t step = 0; !wire.done(); ++step) {
    uint32_t number, kind;
    WeirBytes bytes;
    if (!readField(wire, number, kind, bytes) || number != 1 || kind != 2) {
      return failMessage(record);
    }
    if (!takeStep(*feature, bytes, record, step)) {
      return false;
    }
  }
  if (feature->use == FeatureUse::Dense && !checkList(*feature, record)) {
    return false;
  }
  feature->found = record;
  feature->column->outerEnds.push(int64_t(feature->column->ends.size()));
  return true;
}

bool SequenceParser::fillLists(int64_t record) {
  for (Wanted &feature : lists.all()) {
    if (feature.found == record) {
      continue;
    }
    if (feature.use == FeatureUse::Dense && !feature.mayMiss) {
      WeirBytes name = nameOf(record);
      weir_call_fail(ctx, WEIR_INVALID_ARGUMENT,
                     "Name: %.*s, Feature list '%.*s' is required but could "
                     "not be found.  Did you mean to include it in "
                     "feature_list_dense_missing_assumed_empty or "
                     "feature_list_dense_defaults?",
                     lengthOf(name), name.data, lengthOf(feature.key),
                     feature.key.data);
      return false;
    }
    feature.column->outerEnds.push(int64_t(feature.column->ends.size()));
  }
  return true;
}

//===-- operations -------------------------------------------------------===//

bool SequenceParser::parse(int64_t record) {
  Vector<MapEntry> features, featureLists;
  if (!readMaps(textAt(serialized, record), features, &featureLists)) {
    return failMessage(record);
  }
  for (size_t i = features.size(); i-- > 0;) {
    if (!takeContext(features[i], record)) {
      return false;
    }
  }
  if (!fillContext(record)) {
    return false;
  }
  for (size_t i = featureLists.size(); i-- > 0;) {
    if (!takeList(featureLists[i], record)) {
      return false;
    }
  }
  return fillLists(record);
}

static WeirCallStatus parseAll(SequenceParser &parser) {
  bool isBatch = parser.serialized.rank == 1;
  for (int64_t i = 0, n = countOf(parser.serialized); i < n; ++i) {
    if (!parser.parse(i)) {
      return WEIR_CALL_FAILED;
    }
  }
  bool isGiven = parser.context.give(isBatch, /*hasEmptySplits=*/false) &&
                 parser.lists.give(isBatch, /*hasEmptySplits=*/false);
  return isGiven ? WEIR_CALL_OK : WEIR_CALL_FAILED;
}

// A list of names: these lists may be absent.
static void allowMissing(FeatureSet &lists, const Keys &keys) {
  for (Wanted &feature : lists.all()) {
    for (int64_t i = 0, n = keys.count(); i < n; ++i) {
      WeirBytes key = keys.at(i);
      feature.mayMiss |= key.size == feature.key.size &&
                         memcmp(key.data, feature.key.data, key.size) == 0;
    }
  }
}

static WeirCallStatus parseByAttributes(WeirCallContext *ctx) {
  const WeirView &serialized = *weir_call_input(ctx, 0);
  const WeirView *names = weir_call_input(ctx, 1);
  FeatureSet context(ctx, FeatureForm::Single), lists(ctx, FeatureForm::List);
  auto keys = [&](const char *name) {
    return Keys{ctx, Keys::Attribute, 0, 0, name};
  };
  int32_t output = 0;
  if (!checkRecords(ctx, serialized, names, ParseForm::Vectors) ||
      !context.addAll("context_", keys("context_sparse_keys"),
                      keys("context_dense_keys"), nullptr, output) ||
      !lists.addAll("feature_list_", keys("feature_list_sparse_keys"),
                    keys("feature_list_dense_keys"), nullptr, output) ||
      !context.setDefaults(2, /*canVary=*/false) ||
      !lists.setDefaults(0, /*canVary=*/false)) {
    return WEIR_CALL_FAILED;
  }
  allowMissing(lists, keys("feature_list_dense_missing_assumed_empty"));
  SequenceParser parser = {ctx, serialized, names, context, lists, false};
  return parseAll(parser);
}

static WeirCallStatus parseByVectors(WeirCallContext *ctx) {
  const WeirView &serialized = *weir_call_input(ctx, 0);
  const WeirView *names = weir_call_input(ctx, 1);
  FeatureSet context(ctx, FeatureForm::Single), lists(ctx, FeatureForm::List);
  auto keys = [&](int32_t input) {
    return Keys{ctx, Keys::Vector, input, 0, nullptr};
  };
  Keys contextRagged = keys(4), listRagged = keys(7);
  int32_t output = 0;
  if (!checkRecords(ctx, serialized, names, ParseForm::Vectors) ||
      !context.addAll("context_", keys(2), keys(3), &contextRagged, output) ||
      !lists.addAll("feature_list_", keys(5), keys(6), &listRagged, output) ||
      !context.setDefaults(9, /*canVary=*/false) ||
      !lists.setDefaults(0, /*canVary=*/false)) {
    return WEIR_CALL_FAILED;
  }
  const WeirView &mayMiss = *weir_call_input(ctx, 8);
  if (countOf(mayMiss) != keys(6).count()) {
    return weir_call_fail(ctx, WEIR_INVALID_ARGUMENT,
                          "Expected len(feature_list_dense_missing_assumed_"
                          "empty to match Nfeature_list_dense");
  }
  int64_t next = 0;
  for (Wanted &feature : lists.all()) {
    if (feature.use == FeatureUse::Dense) {
      feature.mayMiss = dataOf<uint8_t>(mayMiss)[next++];
    }
  }
  SequenceParser parser = {ctx, serialized, names, context, lists, false};
  return parseAll(parser);
}

static WeirCallStatus parseSingle(WeirCallContext *ctx) {
  const WeirView &serialized = *weir_call_input(ctx, 0);
  int32_t next = 2;
  auto keys = [&](const char *number) {
    int64_t count = weir_call_attr_int(ctx, number, 0);
    Keys result = {ctx, Keys::Scalars, next, count, nullptr};
    next += int32_t(count);
    return result;
  };
  Keys contextSparse = keys("Ncontext_sparse");
  Keys contextDense = keys("Ncontext_dense");
  Keys listSparse = keys("Nfeature_list_sparse");
  Keys listDense = keys("Nfeature_list_dense");
  const WeirView *names = weir_call_input(ctx, weir_call_num_inputs(ctx) - 1);
  FeatureSet context(ctx, FeatureForm::Single),
      lists(ctx, FeatureForm::ListWithoutLengths);
  int32_t output = 0;
  if (!checkRecords(ctx, serialized, nullptr, ParseForm::Attributes) ||
      !context.addAll("context_", contextSparse, contextDense, nullptr,
                      output) ||
      !lists.addAll("feature_list_", listSparse, listDense, nullptr, output) ||
      !context.setDefaults(next, /*canVary=*/false) ||
      !lists.setDefaults(0, /*canVary=*/false)) {
    return WEIR_CALL_FAILED;
  }
  allowMissing(lists, {ctx, Keys::Vector, 1, 0, nullptr});
  SequenceParser parser = {ctx, serialized, names, context, lists, true};
  return parseAll(parser);
}

WEIR_CALL(ParseSequenceExample, parseByAttributes(ctx))
WEIR_CALL(ParseSequenceExampleV2, parseByVectors(ctx))
WEIR_CALL(ParseSingleSequenceExample, parseSingle(ctx))
