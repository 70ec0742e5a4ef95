// Part of Weir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Ragged tensors: values, and for each ragged dimension the row splits.
#include "runtime/base/Memory.h"
#include "runtime/calls/PartialShape.h"
#include <cmath>

using namespace weir;

//===-- RaggedRange ------------------------------------------------------===//

// Elements of range(start, limit, delta); delta is not 0.
template <typename T> static int64_t rangeLength(T start, T limit, T delta) {
  if ((delta > T(0) && !(start < limit)) ||
      (delta < T(0) && !(limit < start))) {
    return 0;
  }
  if constexpr (std::is_integral_v<T>) {
    int64_t distance = int64_t(limit) - int64_t(start);
    int64_t step = int64_t(delta);
    return (distance + step + (step > 0 ? -1 : 1)) / step;
  } else {
    return int64_t(ceil(fabs(double(limit - start) / double(delta))));
  }
}

template <typename T> static WeirCallStatus raggedRange(WeirCallContext *ctx) {
  const WeirView *views[3];
  int64_t rows = 1;
  bool hasVector = false;
  for (int32_t j = 0; j < 3; ++j) {
    views[j] = weir_call_input(ctx, j);
    if (views[j]->rank > 1) {
      return weir_call_fail(ctx, WEIR_INVALID_ARGUMENT,
                            "starts, limits and deltas must be scalars or "
                            "vectors, got shape %s",
                            ShapeText(*views[j]).text);
    }
    if (views[j]->rank == 1) {
      if (hasVector && views[j]->dims[0] != rows) {
        return weir_call_fail(ctx, WEIR_INVALID_ARGUMENT,
                              "starts, limits, and deltas must have the same "
                              "shape");
      }
      hasVector = true;
      rows = views[j]->dims[0];
    }
  }
  auto at = [&](int j, int64_t row) {
    return dataOf<T>(*views[j])[views[j]->rank ? row : 0];
  };
  int64_t numSplits = rows + 1, total = 0;
  void *splits = weir_call_allocate(ctx, 0, 1, &numSplits);
  if (!splits) {
    return WEIR_CALL_FAILED;
  }
  int32_t splitType = weir_call_output_dtype(ctx, 0);
  setIndex(splits, splitType, 0, 0);
  for (int64_t row = 0; row < rows; ++row) {
    if (at(2, row) == T(0)) {
      return weir_call_fail(ctx, WEIR_INVALID_ARGUMENT, "Requires delta != 0");
    }
    total += rangeLength(at(0, row), at(1, row), at(2, row));
    setIndex(splits, splitType, row + 1, total);
  }
  T *out = static_cast<T *>(weir_call_allocate(ctx, 1, 1, &total));
  if (!out) {
    return WEIR_CALL_FAILED;
  }
  for (int64_t row = 0; row < rows; ++row) {
    int64_t length = rangeLength(at(0, row), at(1, row), at(2, row));
    T value = at(0, row);
    for (int64_t i = 0; i < length; ++i) {
      *out++ = value;
      value = T(value + at(2, row));
    }
  }
  return WEIR_CALL_OK;
}

extern "C" WeirCallStatus weir_call_RaggedRange(WeirCallContext *ctx) {
  switch (weir_call_input(ctx, 0)->dtype) {
  case WEIR_DT_INT32:
    return raggedRange<int32_t>(ctx);
  case WEIR_DT_INT64:
    return raggedRange<int64_t>(ctx);
  case WEIR_DT_FLOAT:
    return raggedRange<float>(ctx);
  case WEIR_DT_DOUBLE:
    return raggedRange<double>(ctx);
  default:
    return failType(ctx, weir_call_input(ctx, 0)->dtype);
  }
}

//===-- RaggedGather -----------------------------------------------------===//

// Whether inputs [0, count) are row splits of each other and of the values.
static bool checkSplits(WeirCallContext *ctx, int32_t count) {
  const WeirView &values = *weir_call_input(ctx, count);
  for (int32_t k = 0; k < count; ++k) {
    const WeirView &splits = *weir_call_input(ctx, k);
    int64_t rows = k + 1 < count     ? countOf(*weir_call_input(ctx, k + 1)) - 1
                   : values.rank > 0 ? values.dims[0]
                                     : 0;
    int64_t length = countOf(splits);
    bool good = length > 0 && indexAt(splits, 0) == 0;
    for (int64_t i = 1; good && i < length; ++i) {
      good = indexAt(splits, i - 1) <= indexAt(splits, i);
    }
    if (!good || indexAt(splits, length - 1) > rows) {
      weir_call_fail(ctx, WEIR_INVALID_ARGUMENT,
                     "Ragged splits must begin with 0, be sorted, and point to "
                     "values: dimension %d does not",
                     k);
      return false;
    }
  }
  return true;
}

extern "C" WeirCallStatus weir_call_RaggedGather(WeirCallContext *ctx) {
  int32_t numSplits = weir_call_num_inputs(ctx) - 2;
  const WeirView &values = *weir_call_input(ctx, numSplits);
  const WeirView &indices = *weir_call_input(ctx, numSplits + 1);
  if (values.rank < 1 || numSplits < 1 ||
      weir_call_num_outputs(ctx) != numSplits + indices.rank) {
    return weir_call_fail(
        ctx, WEIR_INVALID_ARGUMENT,
        "params.rank must be nonzero, and the output's ragged "
        "rank that of indices and params");
  }
  if (!checkSplits(ctx, numSplits)) {
    return WEIR_CALL_FAILED;
  }
  const WeirView &outer = *weir_call_input(ctx, 0);
  int64_t count = countOf(indices), limit = countOf(outer) - 1;
  for (int64_t i = 0; i < count; ++i) {
    int64_t index = indexAt(indices, i);
    if (index < 0 || index >= limit) {
      return weir_call_fail(ctx, WEIR_INVALID_ARGUMENT,
                            "indices%s = %lld is not in [0, %lld); "
                            "feed or compute values in range",
                            PositionText(indices, i).text, (long long)index,
                            (long long)limit);
    }
  }
  // The inner dimensions of indices become ragged ones with equal rows.
  int32_t output = 0;
  int64_t rows = indices.rank > 0 ? indices.dims[0] : 1;
  for (int32_t d = 1; d < indices.rank; ++d, ++output) {
    int64_t length = rows + 1;
    void *splits = weir_call_allocate(ctx, output, 1, &length);
    if (!splits) {
      return WEIR_CALL_FAILED;
    }
    for (int64_t i = 0; i < length; ++i) {
      setIndex(splits, outer.dtype, i, i * indices.dims[d]);
    }
    rows *= indices.dims[d];
  }
  Vector<int64_t> begins, ends; // of the pieces taken, in the current level
  for (int64_t i = 0; i < count; ++i) {
    begins.push(indexAt(indices, i));
    ends.push(indexAt(indices, i) + 1);
  }
  for (int32_t k = 0; k < numSplits; ++k, ++output) {
    const WeirView &splits = *weir_call_input(ctx, k);
    int64_t length = 1;
    for (int64_t i = 0; i < count; ++i) {
      length += ends[size_t(i)] - begins[size_t(i)];
    }
    void *out = weir_call_allocate(ctx, output, 1, &length);
    if (!out) {
      return WEIR_CALL_FAILED;
    }
    int64_t at = 0, total = 0;
    setIndex(out, splits.dtype, at++, 0);
    for (int64_t i = 0; i < count; ++i) {
      int64_t begin = begins[size_t(i)], end = ends[size_t(i)];
      for (int64_t row = begin; row < end; ++row) {
        total += indexAt(splits, row + 1) - indexAt(splits, row);
        setIndex(out, splits.dtype, at++, total);
      }
      begins[size_t(i)] = indexAt(splits, begin);
      ends[size_t(i)] = indexAt(splits, end);
    }
  }
  int64_t dims[WEIR_MAX_RANK];
  memcpy(dims, values.dims, size_t(values.rank) * sizeof *dims);
  dims[0] = 0;
  for (int64_t i = 0; i < count; ++i) {
    dims[0] += ends[size_t(i)] - begins[size_t(i)];
  }
  char *out =
      static_cast<char *>(weir_call_allocate(ctx, output, values.rank, dims));
  if (!out) {
    return WEIR_CALL_FAILED;
  }
  int64_t row = countOf(values, 1), bytes = row * weir_dtype_size(values.dtype);
  for (int64_t i = 0; i < count; ++i) {
    int64_t begin = begins[size_t(i)], length = ends[size_t(i)] - begin;
    copyElements(out, static_cast<const char *>(values.data) + begin * bytes,
                 values.dtype, length * row);
    out += length * bytes;
  }
  return WEIR_CALL_OK;
}

//===-- RaggedTensorToSparse ---------------------------------------------===//

extern "C" WeirCallStatus weir_call_RaggedTensorToSparse(WeirCallContext *ctx) {
  int32_t numSplits = weir_call_num_inputs(ctx) - 1;
  const WeirView &values = *weir_call_input(ctx, numSplits);
  if (numSplits < 1 || values.rank < 1 || !checkSplits(ctx, numSplits)) {
    return weir_call_fail(ctx, WEIR_INVALID_ARGUMENT,
                          "a ragged tensor needs row splits and values");
  }
  int32_t rank = numSplits + values.rank;
  int64_t count = countOf(values), row = countOf(values, 1);
  int64_t indexDims[] = {count, rank}, rankDim = rank;
  auto *indices =
      static_cast<int64_t *>(weir_call_allocate(ctx, 0, 2, indexDims));
  auto *shape = static_cast<int64_t *>(weir_call_allocate(ctx, 2, 1, &rankDim));
  if (!indices || !shape ||
      weir_call_forward(ctx, 1, numSplits, 1, &count) != WEIR_CALL_OK) {
    return WEIR_CALL_FAILED;
  }
  shape[0] = countOf(*weir_call_input(ctx, 0)) - 1;
  for (int32_t k = 0; k < numSplits; ++k) {
    const WeirView &splits = *weir_call_input(ctx, k);
    int64_t widest = 0;
    for (int64_t i = 1; i < countOf(splits); ++i) {
      int64_t width = indexAt(splits, i) - indexAt(splits, i - 1);
      widest = width > widest ? width : widest;
    }
    shape[k + 1] = widest;
  }
  for (int32_t d = 1; d < values.rank; ++d) {
    shape[numSplits + d] = values.dims[d];
  }
  Vector<int64_t> rows; // the row of each level that the value lies in
  for (int32_t k = 0; k < numSplits; ++k) {
    rows.push(0);
  }
  for (int64_t v = 0; v < values.dims[0]; ++v) {
    int64_t position = v;
    int64_t at[WEIR_MAX_RANK * 2];
    for (int32_t k = numSplits; k-- > 0;) {
      const WeirView &splits = *weir_call_input(ctx, k);
      int64_t &current = rows[size_t(k)];
      while (indexAt(splits, current + 1) <= position) {
        ++current;
      }
      at[k + 1] = position - indexAt(splits, current);
      position = current;
    }
    at[0] = position;
    for (int64_t e = 0; e < row; ++e) {
      int64_t rest = e;
      for (int32_t d = values.rank; d-- > 1;) {
        at[numSplits + d] = rest % values.dims[d];
        rest /= values.dims[d];
      }
      memcpy(indices, at, size_t(rank) * sizeof *at);
      indices += rank;
    }
  }
  return WEIR_CALL_OK;
}

//===-- RaggedTensorToTensor ---------------------------------------------===//

namespace {
/// The row partitions of the operation, outermost first.
struct Partition {
  const WeirView *view;
  bool isSplits; ///< else the row of each value

  int64_t widest(int64_t numRows) const {
    int64_t result = 0, width = 0, current = -1;
    if (isSplits) {
      for (int64_t i = 1; i < countOf(*view); ++i) {
        width = indexAt(*view, i) - indexAt(*view, i - 1);
        result = width > result ? width : result;
      }
      return result;
    }
    for (int64_t i = 0; i < countOf(*view); ++i) {
      width = indexAt(*view, i) == current ? width + 1 : 1;
      current = indexAt(*view, i);
      result = width > result ? width : result;
    }
    return result;
  }
};
} // namespace

// Output offsets of a level's values from those of its rows; -1: outside.
static void placeLevel(const Partition &partition, int64_t size, int64_t stride,
                       Vector<int64_t> &offsets) {
  Vector<int64_t> next;
  auto place = [&](int64_t row, int64_t position) {
    int64_t base =
        row >= 0 && row < int64_t(offsets.size()) ? offsets[size_t(row)] : -1;
    next.push(base < 0 || position >= size ? -1 : base + position * stride);
  };
  const WeirView &view = *partition.view;
  if (partition.isSplits) {
    for (int64_t row = 0; row + 1 < countOf(view); ++row) {
      int64_t width = indexAt(view, row + 1) - indexAt(view, row);
      for (int64_t i = 0; i < width; ++i) {
        place(row, i);
      }
    }
  } else {
    int64_t position = 0;
    for (int64_t i = 0; i < countOf(view); ++i) {
      bool isSame = i > 0 && indexAt(view, i) == indexAt(view, i - 1);
      position = isSame ? position + 1 : 0;
      place(indexAt(view, i), position);
    }
  }
  offsets.clear();
  for (int64_t offset : next) {
    offsets.push(offset);
  }
}

extern "C" WeirCallStatus weir_call_RaggedTensorToTensor(WeirCallContext *ctx) {
  const WeirView &asked = *weir_call_input(ctx, 0);
  const WeirView &values = *weir_call_input(ctx, 1);
  const WeirView &filler = *weir_call_input(ctx, 2);
  const WeirAttr *types = weir_call_attr(ctx, "row_partition_types");
  int32_t numTensors = weir_call_num_inputs(ctx) - 3;
  if (!types || int32_t(types->count) != numTensors || numTensors < 1) {
    return weir_call_fail(ctx, WEIR_INVALID_ARGUMENT,
                          "row_partition_types must have an entry for each of "
                          "the %d row partition tensors",
                          numTensors);
  }
  Partition partitions[WEIR_MAX_RANK];
  int32_t numRagged = 0;
  int64_t numRows = -1;
  for (int32_t i = 0; i < numTensors; ++i) {
    const WeirBytes &type = static_cast<const WeirBytes *>(types->data)[i];
    const WeirView *view = weir_call_input(ctx, 3 + i);
    if (type.size == 14) { // FIRST_DIM_SIZE
      numRows = indexAt(*view, 0);
      continue;
    }
    if (numRagged + values.rank >= WEIR_MAX_RANK) {
      return weir_call_fail(ctx, WEIR_UNIMPLEMENTED, "a result of rank %d",
                            numRagged + values.rank);
    }
    bool isSplits = type.size == 10; // ROW_SPLITS, not VALUE_ROWIDS
    partitions[numRagged++] = {view, isSplits};
    if (numRows < 0 && isSplits) {
      numRows = countOf(*view) - 1;
    }
  }
  if (numRows < 0 || values.rank < 1) {
    return weir_call_fail(ctx, WEIR_INVALID_ARGUMENT,
                          "cannot tell the number of rows from the row "
                          "partitions");
  }
  int32_t rank = numRagged + values.rank;
  int64_t dims[WEIR_MAX_RANK];
  dims[0] = numRows;
  for (int32_t k = 0; k < numRagged; ++k) {
    dims[k + 1] = partitions[k].widest(numRows);
  }
  for (int32_t d = 1; d < values.rank; ++d) {
    dims[numRagged + d] = values.dims[d];
  }
  for (int32_t d = 0; asked.rank == 1 && d < rank && d < countOf(asked); ++d) {
    dims[d] = indexAt(asked, d) >= 0 ? indexAt(asked, d) : dims[d];
  }
  char *out = static_cast<char *>(weir_call_allocate(ctx, 0, rank, dims));
  if (!out) {
    return WEIR_CALL_FAILED;
  }
  // Elements behind the ragged dimensions are copied as they are.
  int64_t inner = countOf(values, 1), stride = inner;
  int64_t strides[WEIR_MAX_RANK];
  for (int32_t d = numRagged; d >= 0; --d) {
    strides[d] = stride;
    stride *= dims[d];
  }
  int64_t size = weir_dtype_size(values.dtype);
  int64_t fillerCount = countOf(filler);
  if (fillerCount != 1 && (inner == 0 || inner % fillerCount != 0)) {
    return weir_call_fail(ctx, WEIR_INVALID_ARGUMENT,
                          "default_value of shape %s does not broadcast to "
                          "values of shape %s",
                          ShapeText(filler).text, ShapeText(values).text);
  }
  for (int64_t i = 0; i < stride; ++i) {
    copyElements(out + i * size,
                 static_cast<const char *>(filler.data) +
                     i % fillerCount * size,
                 values.dtype, 1);
  }
  Vector<int64_t> offsets;
  for (int64_t row = 0; row < numRows; ++row) {
    offsets.push(row < dims[0] ? row * strides[0] : -1);
  }
  for (int32_t k = 0; k < numRagged; ++k) {
    placeLevel(partitions[k], dims[k + 1], strides[k + 1], offsets);
  }
  for (int64_t v = 0; v < values.dims[0] && v < int64_t(offsets.size()); ++v) {
    if (offsets[size_t(v)] < 0) {
      continue;
    }
    char *to = out + offsets[size_t(v)] * size;
    clearElements(to, values.dtype,
                  hasOwningElements(values.dtype) ? inner : 0);
    copyElements(to, static_cast<const char *>(values.data) + v * inner * size,
                 values.dtype, inner);
  }
  return WEIR_CALL_OK;
}
