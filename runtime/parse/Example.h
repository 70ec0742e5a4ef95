// Part of Weir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Examples and SequenceExamples in their wire form, which is not trusted: maps
// of names to features, and the features' values in columns.
//
//   Example          1: Features
//   SequenceExample  1: Features (context), 2: FeatureLists
//   Features         1: entries of name to Feature
//   FeatureLists     1: entries of name to FeatureList, whose 1 are Features
//   Feature          1: BytesList, 2: FloatList or 3: Int64List; their 1 values
//
// What TensorFlow's fast parser refuses is refused here.
#ifndef WEIR_RUNTIME_PARSE_EXAMPLE_H
#define WEIR_RUNTIME_PARSE_EXAMPLE_H

#include "runtime/strings/Wire.h"

namespace weir {

/// An entry of a map.
struct MapEntry {
  WeirBytes key, value;
};

/// Appends the entries of the messages in fields 1 and 2 of `message`; null:
/// field 2 is of no interest. False: malformed.
bool readMaps(WeirBytes message, Vector<MapEntry> &first,
              Vector<MapEntry> *second);

/// What a Feature holds: its type (0: nothing) and the list's bytes. False:
/// of no known type.
bool readFeature(WeirBytes feature, int32_t &dtype, WeirBytes &list);

/// Values of one feature, of all records one after the other.
struct Column {
  int32_t dtype;
  Vector<char> numbers;     ///< int64 or float32
  Vector<WeirString> texts; ///< borrowed from the records
  Vector<int64_t> ends;     ///< of each row: how many values are before its end
  Vector<int64_t> outerEnds; ///< feature lists: of each record, of the rows

  int64_t count() const {
    return dtype == WEIR_DT_STRING
               ? int64_t(texts.size())
               : int64_t(numbers.size()) / weir_dtype_size(dtype);
  }
  int64_t sizeOf(size_t row) const {
    return ends[row] - (row ? ends[row - 1] : 0);
  }
  /// The most values of a row.
  int64_t maxSize() const;
  void endRow() { ends.push(count()); }
};

/// Appends a list's values, of the column's type. `record` holds the bytes.
/// False: malformed.
bool readValues(WeirBytes list, const WeirString &record, Column &column);
/// Appends the elements of a tensor of the column's type.
void appendTensor(const WeirView &view, Column &column);
/// Writes values [from, from + count) to elements of `to`, from `at` on.
void copyValues(const Column &column, int64_t from, int64_t count, void *to,
                int64_t at);

/// TensorFlow's name of a type of features in messages: "float", "int64",
/// "string".
const char *typeName(int32_t dtype);

} // namespace weir

#endif
