// Part of Weir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The outputs that are made of columns of features.
#include "runtime/parse/FeatureSet.h"

using namespace weir;

// The largest difference of two neighbours.
static int64_t maxDifference(const Vector<int64_t> &ends) {
  int64_t most = 0, before = 0;
  for (int64_t end : ends) {
    most = end - before > most ? end - before : most;
    before = end;
  }
  return most;
}

// Indices, values and shape: record (in a batch), step (in lists), place.
bool FeatureSet::giveSparse(const Column &column, bool isBatch, int32_t output,
                            int32_t stride) {
  int64_t rank = (isBatch ? 1 : 0) + (isList ? 2 : 1);
  int64_t dims[] = {column.count(), rank};
  auto *indices =
      static_cast<int64_t *>(weir_call_allocate(ctx, output, 2, dims));
  void *values =
      indices ? weir_call_allocate(ctx, output + stride, 1, dims) : nullptr;
  auto *shape = values ? static_cast<int64_t *>(weir_call_allocate(
                             ctx, output + 2 * stride, 1, &rank))
                       : nullptr;
  if (!shape) {
    return false;
  }
  copyValues(column, 0, dims[0], values, 0);
  size_t record = 0;
  int64_t step = 0;
  for (size_t row = 0; row < column.ends.size(); ++row, ++step) {
    while (isList && int64_t(row) >= column.outerEnds[record]) {
      ++record;
      step = 0;
    }
    for (int64_t i = 0, n = column.sizeOf(row); i < n; ++i) {
      if (isBatch) {
        *indices++ = int64_t(isList ? record : row);
      }
      if (isList) {
        *indices++ = step;
      }
      *indices++ = i;
    }
  }
  if (isBatch) {
    *shape++ = int64_t(isList ? column.outerEnds.size() : column.ends.size());
  }
  if (isList) {
    *shape++ = maxDifference(column.outerEnds);
  }
  *shape = column.maxSize();
  return true;
}

bool FeatureSet::giveDense(const Wanted &feature, bool isBatch,
                           int32_t output) {
  const Column &column = *feature.column;
  const WeirShape &shape = *feature.shape;
  int64_t dims[WEIR_MAX_RANK], *at = dims;
  int64_t rows = int64_t(column.ends.size());
  if (isBatch) {
    *at++ = rows;
  }
  for (int32_t d = 0; d < shape.rank; ++d) {
    at[d] = shape.dims[d];
  }
  int64_t width = feature.rowValues;
  if (feature.isVariable) {
    int64_t most = column.maxSize();
    *at = width ? most / width : 0;
    width = most;
  }
  void *out = weir_call_allocate(ctx, output, shape.rank + isBatch, dims);
  if (!out) {
    return false;
  }
  Column padding;
  padding.dtype = column.dtype;
  if (feature.isVariable) {
    appendTensor(*feature.otherwise, padding);
  }
  for (int64_t row = 0; row < rows; ++row) {
    int64_t size = column.sizeOf(size_t(row));
    copyValues(column, column.ends[size_t(row)] - size, size, out, row * width);
    for (; size < width; ++size) {
      copyValues(padding, 0, 1, out, row * width + size);
    }
  }
  return true;
}

// Shorter lists end with zeros or empty strings.
bool FeatureSet::giveDenseList(const Wanted &feature, bool isBatch,
                               int32_t output, int32_t lengths) {
  const Column &column = *feature.column;
  const WeirShape &shape = *feature.shape;
  int64_t dims[WEIR_MAX_RANK], *at = dims;
  int64_t records = int64_t(column.outerEnds.size());
  int64_t steps = maxDifference(column.outerEnds);
  if (isBatch) {
    *at++ = records;
  }
  *at++ = steps;
  for (int32_t d = 0; d < shape.rank; ++d) {
    at[d] = shape.dims[d];
  }
  void *out = weir_call_allocate(ctx, output, shape.rank + 1 + isBatch, dims);
  int64_t *sizes = nullptr;
  if (out && lengths >= 0) {
    sizes = static_cast<int64_t *>(
        weir_call_allocate(ctx, lengths, isBatch, &records));
  }
  if (!out || (lengths >= 0 && !sizes)) {
    return false;
  }
  int64_t width = feature.rowValues, before = 0;
  for (int64_t r = 0; r < records; ++r) {
    int64_t size = column.outerEnds[size_t(r)] - before;
    copyValues(column, before * width, size * width, out, r * steps * width);
    if (column.dtype != WEIR_DT_STRING && size < steps) {
      int64_t bytes = width * weir_dtype_size(column.dtype);
      memset(static_cast<char *>(out) + (r * steps + size) * bytes, 0,
             size_t((steps - size) * bytes));
    }
    if (sizes) {
      sizes[r] = size;
    }
    before += size;
  }
  return true;
}

bool FeatureSet::giveValues(const Column &column, int32_t output) {
  int64_t count = column.count();
  void *out = weir_call_allocate(ctx, output, 1, &count);
  if (out) {
    copyValues(column, 0, count, out, 0);
  }
  return out != nullptr;
}

bool FeatureSet::giveSplits(const Vector<int64_t> &ends, int32_t output) {
  int64_t count = int64_t(ends.size()) + 1;
  void *out = weir_call_allocate(ctx, output, 1, &count);
  if (!out) {
    return false;
  }
  int32_t dtype = weir_call_output_dtype(ctx, output);
  setIndex(out, dtype, 0, 0);
  for (int64_t i = 1; i < count; ++i) {
    setIndex(out, dtype, i, ends[size_t(i - 1)]);
  }
  return true;
}

bool FeatureSet::give(bool isBatch, bool hasEmptySplits) {
  auto sparse = int32_t(numSparse), dense = int32_t(numDense),
       ragged = int32_t(numRagged);
  int32_t output = firstOutput;
  for (int32_t i = 0; i < sparse; ++i) {
    if (!giveSparse(*wanted[size_t(i)].column, isBatch, output + i, sparse)) {
      return false;
    }
  }
  output += 3 * sparse;
  for (int32_t i = 0; i < dense; ++i) {
    const Wanted &feature = wanted[size_t(sparse + i)];
    bool isGiven = isList ? giveDenseList(feature, isBatch, output + i,
                                          hasLengths ? output + dense + i : -1)
                          : giveDense(feature, isBatch, output + i);
    if (!isGiven) {
      return false;
    }
  }
  output += hasLengths ? 2 * dense : dense;
  for (int32_t i = 0; i < ragged; ++i) {
    const Column &column = *wanted[size_t(sparse + dense + i)].column;
    int32_t splits = output + ragged + i;
    bool isGiven = giveValues(column, output + i);
    if (isGiven && !isBatch) {
      // TensorFlow leaves these open: no record splits, or one that says
      // nothing.
      int64_t none = 0;
      void *out = weir_call_allocate(ctx, splits, hasEmptySplits, &none);
      isGiven = out != nullptr;
      if (out && !hasEmptySplits) {
        setIndex(out, weir_call_output_dtype(ctx, splits), 0, 0);
      }
    } else if (isGiven) {
      isGiven = giveSplits(isList ? column.outerEnds : column.ends, splits);
    }
    if (isGiven && isList) {
      isGiven = giveSplits(column.ends, splits + ragged);
    }
    if (!isGiven) {
      return false;
    }
  }
  return true;
}
