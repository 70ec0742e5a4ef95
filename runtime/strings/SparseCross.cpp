// Part of Weir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Crosses of columns: for each row, every choice of one feature of each column,
// as joined text or as a hash. SparseCross, SparseCrossV2, SparseCrossHashed.
#include "runtime/calls/SparseUtils.h"
#include "runtime/strings/Hash.h"
#include "runtime/strings/Text.h"

using namespace weir;

namespace {
/// One column of features, sparse (a matrix's rows) or dense.
struct Column {
  const WeirView *values;
  int64_t width = -1; ///< of dense rows; -1: sparse
  int64_t firstStart = 0;
};

/// How features become numbers, and numbers a bucket.
struct HashRule {
  bool isKeyed = false;  ///< SparseCrossHashed: integers are hashed, too; the
                         ///< first hash is the start
  bool isStrong = false; ///< by SipHash with the salt
  uint64_t salt[2] = {};
  uint64_t key = 0; ///< what hashes of SparseCross start with
  int64_t numBuckets = 0;

  uint64_t feature(const Column &column, int64_t at) const;
  int64_t bucket(uint64_t hash) const {
    return int64_t(hash % uint64_t(numBuckets > 0 ? numBuckets : INT64_MAX));
  }
};

/// The columns of a call; rows of sparse ones are found by `starts`.
struct Columns {
  Vector<Column> columns;
  Vector<int64_t> starts; ///< rows + 1 for each sparse column
  int64_t rows = -1;

  bool read(WeirCallContext *ctx, int32_t numSparse, int32_t numDense);
  int64_t count(const Column &column, int64_t row) const {
    return column.width >= 0 ? column.width
                             : starts[size_t(column.firstStart + row + 1)] -
                                   starts[size_t(column.firstStart + row)];
  }
  int64_t first(const Column &column, int64_t row) const {
    return column.width >= 0 ? row * column.width
                             : starts[size_t(column.firstStart + row)];
  }
  int64_t crosses(int64_t row) const;
};
} // namespace

static uint64_t shiftMix(uint64_t value) { return value ^ (value >> 47); }

// TensorFlow's way of joining two fingerprints.
static uint64_t joinHashes(uint64_t a, uint64_t b) {
  constexpr uint64_t factor = 0xc6a4a7935bd1e995;
  uint64_t result = a ^ factor;
  result ^= shiftMix(b * factor) * factor;
  result *= factor;
  return shiftMix(shiftMix(result) * factor);
}

uint64_t HashRule::feature(const Column &column, int64_t at) const {
  const WeirView &values = *column.values;
  WeirBytes bytes;
  if (values.dtype == WEIR_DT_STRING) {
    bytes = textAt(values, at);
  } else {
    // TensorFlow hashes the first four bytes, of sparse ones only.
    bytes = {reinterpret_cast<const char *>(dataOf<int64_t>(values) + at), 4};
    if (!isKeyed || (!isStrong && column.width >= 0)) {
      return uint64_t(dataOf<int64_t>(values)[at]);
    }
  }
  return isStrong ? sipHash(salt[0], salt[1], bytes.data, bytes.size)
                  : fingerprint64(bytes.data, bytes.size);
}

static bool isFeatureType(WeirCallContext *ctx, const WeirView &values) {
  if (values.dtype == WEIR_DT_STRING || values.dtype == WEIR_DT_INT64) {
    return true;
  }
  failType(ctx, values.dtype);
  return false;
}

bool Columns::read(WeirCallContext *ctx, int32_t numSparse, int32_t numDense) {
  auto agree = [&](int64_t size, const char *what, int32_t i) {
    if (rows < 0 || rows == size) {
      rows = size;
      return true;
    }
    weir_call_fail(ctx, WEIR_INVALID_ARGUMENT,
                   "Expected batch size %lld, got %lld for %s input %d",
                   (long long)rows, (long long)size, what, i);
    return false;
  };
  for (int32_t i = 0; i < numSparse; ++i) {
    SparseView input;
    if (!readSparse(ctx, i, numSparse + i, 2 * numSparse + i, input) ||
        !isFeatureType(ctx, *input.values)) {
      return false;
    }
    if (input.rank != 2) {
      weir_call_fail(ctx, WEIR_INVALID_ARGUMENT,
                     "Input shape should have rank 2, but got %s for sparse "
                     "input %d",
                     ShapeText(input.rank, input.dims()).text, i);
      return false;
    }
    if (input.dims()[0] < 0 || !agree(input.dims()[0], "sparse", i)) {
      return false;
    }
    Column column{input.values};
    column.firstStart = int64_t(starts.size());
    for (int64_t row = 0; row <= rows; ++row) {
      starts.push(0);
    }
    for (int64_t k = 0; k < input.count; ++k) {
      int64_t row = input.at(k)[0];
      if (row < 0 || row >= rows || (k && row < input.at(k - 1)[0])) {
        weir_call_fail(ctx, WEIR_INVALID_ARGUMENT,
                       "Got invalid index %lld of row %lld in sparse input %d "
                       "with %lld rows: they must be sorted",
                       (long long)k, (long long)row, i, (long long)rows);
        return false;
      }
      ++starts[size_t(column.firstStart + row + 1)];
    }
    for (int64_t row = 0; row < rows; ++row) {
      starts[size_t(column.firstStart + row + 1)] +=
          starts[size_t(column.firstStart + row)];
    }
    columns.push(column);
  }
  for (int32_t i = 0; i < numDense; ++i) {
    const WeirView &values = *weir_call_input(ctx, 3 * numSparse + i);
    if (values.rank != 2) {
      weir_call_fail(ctx, WEIR_INVALID_ARGUMENT,
                     "Dense inputs should be a matrix but received shape %s at "
                     "position %d",
                     ShapeText(values).text, i);
      return false;
    }
    if (!isFeatureType(ctx, values) || !agree(values.dims[0], "dense", i)) {
      return false;
    }
    Column column{&values};
    column.width = values.dims[1];
    columns.push(column);
  }
  if (rows < 0) {
    weir_call_fail(ctx, WEIR_INVALID_ARGUMENT,
                   "Must provide at least one "
                   "input");
    return false;
  }
  return true;
}

int64_t Columns::crosses(int64_t row) const {
  int64_t product = 1;
  for (size_t c = 0; c < columns.size(); ++c) {
    if (__builtin_mul_overflow(product, count(columns[c], row), &product)) {
      return -1;
    }
  }
  return product;
}

static void appendFeature(Text &text, const WeirView &values, int64_t at) {
  if (values.dtype == WEIR_DT_STRING) {
    append(text, textAt(values, at));
    return;
  }
  char digits[32];
  int length = snprintf(digits, sizeof digits, "%lld",
                        (long long)dataOf<int64_t>(values)[at]);
  text.append(digits, size_t(length));
}

// `rule` null: text, joined by the separator.
static WeirCallStatus cross(WeirCallContext *ctx, int32_t numDense,
                            int32_t numSparse, const HashRule *rule,
                            WeirBytes separator) {
  Columns input;
  if (!input.read(ctx, numSparse, numDense)) {
    return WEIR_CALL_FAILED;
  }
  int64_t total = 0, widest = 0;
  for (int64_t row = 0; row < input.rows; ++row) {
    int64_t count = input.crosses(row);
    if (count < 0 || __builtin_add_overflow(total, count, &total)) {
      return weir_call_fail(ctx, WEIR_INVALID_ARGUMENT,
                            "too many crosses in row %lld", (long long)row);
    }
    widest = count > widest ? count : widest;
  }
  int64_t dims[] = {input.rows, widest};
  SparseOutput output;
  if (!output.allocate(ctx, 0, 1, total, 2) || !giveShape(ctx, 2, 2, dims)) {
    return WEIR_CALL_FAILED;
  }
  size_t numColumns = input.columns.size();
  Vector<int64_t> choice; // of each column; the last one changes first
  for (size_t c = 0; c < numColumns; ++c) {
    choice.push(0);
  }
  Text text;
  int64_t to = 0;
  for (int64_t row = 0; row < input.rows; ++row) {
    int64_t count = input.crosses(row);
    for (int64_t k = 0; k < count; ++k, ++to) {
      int64_t rest = k;
      for (size_t c = numColumns; c-- > 0;) {
        int64_t width = input.count(input.columns[c], row);
        choice[c] = input.first(input.columns[c], row) + rest % width;
        rest /= width;
      }
      output.indices[2 * to] = row;
      output.indices[2 * to + 1] = k;
      if (rule) {
        bool isPlain = rule->isKeyed;
        uint64_t hash = rule->key;
        for (size_t c = 0; c < numColumns; ++c) {
          uint64_t next = rule->feature(input.columns[c], choice[c]);
          hash = isPlain && c == 0 ? next : joinHashes(hash, next);
        }
        static_cast<int64_t *>(output.values)[to] = rule->bucket(hash);
        continue;
      }
      text.clear();
      for (size_t c = 0; c < numColumns; ++c) {
        if (c) {
          append(text, separator);
        }
        appendFeature(text, *input.columns[c].values, choice[c]);
      }
      if (!storeText(ctx, static_cast<WeirString *>(output.values)[to], text)) {
        return WEIR_CALL_FAILED;
      }
    }
  }
  return WEIR_CALL_OK;
}

// Entries of a list of types.
static int32_t lengthOf(WeirCallContext *ctx, const char *name) {
  const WeirAttr *attr = weir_call_attr(ctx, name);
  return attr ? int32_t(attr->count) : 0;
}

extern "C" WeirCallStatus weir_call_SparseCross(WeirCallContext *ctx) {
  HashRule rule;
  rule.key = uint64_t(weir_call_attr_int(ctx, "hash_key", 0));
  rule.numBuckets = weir_call_attr_int(ctx, "num_buckets", 0);
  bool hashes = weir_call_output_dtype(ctx, 1) == WEIR_DT_INT64;
  return cross(ctx, lengthOf(ctx, "dense_types"), lengthOf(ctx, "sparse_types"),
               hashes ? &rule : nullptr, {"_X_", 3});
}

extern "C" WeirCallStatus weir_call_SparseCrossV2(WeirCallContext *ctx) {
  const WeirView &separator =
      *weir_call_input(ctx, weir_call_num_inputs(ctx) - 1);
  return cross(ctx, lengthOf(ctx, "dense_types"), lengthOf(ctx, "sparse_types"),
               nullptr, textAt(separator, 0));
}

extern "C" WeirCallStatus weir_call_SparseCrossHashed(WeirCallContext *ctx) {
  int32_t last = weir_call_num_inputs(ctx) - 1;
  const WeirView &salt = *weir_call_input(ctx, last);
  if (countOf(salt) != 2) {
    return weir_call_fail(ctx, WEIR_INVALID_ARGUMENT,
                          "Salt must have shape [2], got %s",
                          ShapeText(salt).text);
  }
  HashRule rule;
  rule.isKeyed = true;
  rule.isStrong = *dataOf<uint8_t>(*weir_call_input(ctx, last - 1));
  rule.numBuckets = indexAt(*weir_call_input(ctx, last - 2), 0);
  rule.salt[0] = uint64_t(indexAt(salt, 0));
  rule.salt[1] = uint64_t(indexAt(salt, 1));
  return cross(ctx, lengthOf(ctx, "dense_types"), lengthOf(ctx, "sparse_types"),
               &rule, {});
}
