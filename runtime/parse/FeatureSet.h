// Part of Weir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The features that an operation wants of each record, how it gives them, and
// what has been found of them.
#ifndef WEIR_RUNTIME_PARSE_FEATURESET_H
#define WEIR_RUNTIME_PARSE_FEATURESET_H

#include "runtime/parse/Example.h"

namespace weir {

enum class FeatureUse : uint8_t { Sparse, Dense, Ragged };

struct Wanted {
  WeirBytes key;
  FeatureUse use;
  int64_t found; ///< the last record that has it; -1: none
  Column *column;
  // Dense features.
  const WeirShape *shape;
  const WeirView *otherwise; ///< the default; null: none
  bool isVariable;           ///< the first dimension is the values' number's
  bool isRequired;
  bool mayMiss;      ///< feature lists: an absent one counts as empty
  int64_t rowValues; ///< values of the known dimensions
};

/// Where an operation has the names of its features.
struct Keys {
  WeirCallContext *ctx;
  enum Kind : uint8_t { None, Vector, Scalars, Attribute } kind;
  int32_t input;      ///< of a vector, the first of scalars
  int64_t numScalars; ///< of `Scalars`
  const char *attribute;

  int64_t count() const;
  WeirBytes at(int64_t i) const;
};

/// How the features are in the records: each once, or in lists whose lengths
/// the operation says, or does not.
enum class FeatureForm : uint8_t { Single, List, ListWithoutLengths };

/// What all of one map of the records gives: features of a context or an
/// Example, or lists of features.
class FeatureSet {
public:
  FeatureSet(WeirCallContext *ctx, FeatureForm form)
      : ctx(ctx), isList(form != FeatureForm::Single),
        hasLengths(form == FeatureForm::List) {}
  FeatureSet(const FeatureSet &) = delete;
  FeatureSet &operator=(const FeatureSet &) = delete;
  ~FeatureSet();

  /// Takes the features' names; the outputs begin at `output`, which is moved
  /// behind them. `prefix` is that of the attributes. False after failing.
  bool addAll(const char *prefix, const Keys &sparse, const Keys &dense,
              const Keys *ragged, int32_t &output);
  /// The defaults of dense features are inputs from `input` on. `canVary`:
  /// their first dimension may be unknown.
  bool setDefaults(int32_t input, bool canVary);
  /// The feature of that name; null: not wanted. The last one added counts.
  Wanted *find(WeirBytes key);
  Vector<Wanted> &all() { return wanted; }

  /// Makes the outputs, of a batch or of one record. `hasEmptySplits`: one
  /// record has no row splits. False after failing.
  bool give(bool isBatch, bool hasEmptySplits);

private:
  WeirCallContext *ctx;
  bool isList, hasLengths;
  Vector<Wanted> wanted;  ///< sparse, dense, ragged
  Vector<uint32_t> order; ///< of `wanted`, by key
  size_t numSparse = 0, numDense = 0, numRagged = 0;
  int32_t firstOutput = 0;

  bool add(const Keys &keys, FeatureUse use, int32_t output);
  bool giveSparse(const Column &column, bool isBatch, int32_t output,
                  int32_t stride);
  bool giveDense(const Wanted &feature, bool isBatch, int32_t output);
  bool giveDenseList(const Wanted &feature, bool isBatch, int32_t output,
                     int32_t lengths);
  bool giveValues(const Column &column, int32_t output);
  bool giveSplits(const Vector<int64_t> &ends, int32_t output);
};

} // namespace weir

#endif
