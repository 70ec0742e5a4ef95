// Part of Weir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// LoadAndRemapMatrix: a matrix of a checkpoint with rows and columns chosen and
// moved, as a model with another vocabulary wants it. What has no place in the
// old matrix (a negative number) comes from a list of initial values.
#include "runtime/checkpoint/CheckpointCalls.h"

using namespace weir;

namespace {
/// One call: where old rows go, and how their columns do.
class Remapping {
public:
  explicit Remapping(WeirCallContext *ctx)
      : ctx(ctx), rows(*weir_call_input(ctx, 2)),
        columns(*weir_call_input(ctx, 3)), initial(*weir_call_input(ctx, 4)),
        numRows(weir_call_attr_int(ctx, "num_rows", 0)),
        numColumns(weir_call_attr_int(ctx, "num_cols", 0)) {}
  Status run();

private:
  Status checkInputs();
  Status open();
  Status checkMatrix();
  /// Which new row (column) an old one is, -1 for none.
  Status invert(const WeirView &ids, int64_t oldCount, const char *what,
                Table<int64_t> &newOf);
  Status copyRows(const Table<int64_t> &newRow, const Table<int64_t> &newColumn,
                  float *out);
  Status fill(float *out);

  WeirCallContext *ctx;
  const WeirView &rows, &columns, &initial;
  int64_t numRows, numColumns;
  WeirBytes name = {"", 0};
  BundleReader reader;
  BundleEntry matrix;
};
} // namespace

Status Remapping::checkInputs() {
  const WeirView &path = *weir_call_input(ctx, 0);
  const WeirView &tensor = *weir_call_input(ctx, 1);
  auto sizeError = [&](const char *format, int64_t got, int64_t expected) {
    return Status::error(WEIR_INVALID_ARGUMENT, format, got, expected);
  };
  if (countOf(path) != 1 || countOf(tensor) != 1) {
    return sizeError("The `ckpt_path` and `old_tensor_name` tensors must have "
                     "exactly one element, but they have %" PRId64
                     " and %" PRId64 ".",
                     countOf(path), countOf(tensor));
  }
  if (countOf(rows) != numRows) {
    return sizeError("Size of row_remapping is %" PRId64
                     " instead of being equal to num_rows=%" PRId64,
                     countOf(rows), numRows);
  }
  if (countOf(columns) != 0 && countOf(columns) != numColumns) {
    return sizeError("Provided col_remapping, but its size is %" PRId64
                     " instead of being equal to num_cols=%" PRId64,
                     countOf(columns), numColumns);
  }
  return Status();
}

Status Remapping::open() {
  Path prefix;
  name = textAt(*weir_call_input(ctx, 1), 0);
  if (Status s = makePrefix(textAt(*weir_call_input(ctx, 0), 0), prefix);
      !s.ok()) {
    return s;
  }
  if (Status s = reader.open(prefix.text); !s.ok()) {
    return s;
  }
  return reader.find(name, matrix);
}

Status Remapping::checkMatrix() {
  ShapeText shape(matrix.dims.rank, matrix.dims.sizes);
  if (matrix.dtype != WEIR_DT_FLOAT) {
    return Status::error(WEIR_INVALID_ARGUMENT,
                         "Tensor %.*s has invalid type %s instead of expected "
                         "type float",
                         int(name.size), name.data,
                         weir_dtype_name(matrix.dtype));
  }
  if (matrix.dims.rank != 2) {
    return Status::error(WEIR_INVALID_ARGUMENT,
                         "Tensor %.*s has shape %s of invalid rank %d instead "
                         "of expected shape of rank 2.",
                         int(name.size), name.data, shape.text,
                         matrix.dims.rank);
  }
  if (countOf(columns) == 0 && matrix.dims.sizes[1] != numColumns) {
    return Status::error(WEIR_INVALID_ARGUMENT,
                         "Tensor %.*s has shape %s, where the size of its 2nd "
                         "dimension is %" PRId64
                         " instead of being equal to num_cols=%" PRId64,
                         int(name.size), name.data, shape.text,
                         matrix.dims.sizes[1], numColumns);
  }
  return Status();
}

Status Remapping::invert(const WeirView &ids, int64_t oldCount,
                         const char *what, Table<int64_t> &newOf) {
  newOf.reset(size_t(oldCount));
  for (int64_t &place : newOf) {
    place = -1;
  }
  for (int64_t i = 0; i < countOf(ids); ++i) {
    int64_t old = dataOf<int64_t>(ids)[i];
    if (old < 0) {
      continue;
    }
    if (old >= oldCount) {
      return Status::error(WEIR_INTERNAL,
                           "%s %" PRId64 " goes beyond tensor %.*s, which has "
                           "%" PRId64 " of them",
                           what, old, int(name.size), name.data, oldCount);
    }
    if (newOf[size_t(old)] >= 0) {
      return Status::error(WEIR_UNIMPLEMENTED,
                           "Old ID %" PRId64 " is mapped to both new ID "
                           "%" PRId64 " and %" PRId64
                           ", which is not supported.",
                           old, newOf[size_t(old)], i);
    }
    newOf[size_t(old)] = i;
  }
  return Status();
}

// Reads from the first row that is wanted to the last, in pieces of at most
// max_rows_in_memory.
Status Remapping::copyRows(const Table<int64_t> &newRow,
                           const Table<int64_t> &newColumn, float *out) {
  int64_t oldColumns = matrix.dims.sizes[1];
  int64_t first = 0, end = int64_t(newRow.size());
  while (first < end && newRow[size_t(first)] < 0) {
    ++first;
  }
  while (first < end && newRow[size_t(end - 1)] < 0) {
    --end;
  }
  int64_t most = weir_call_attr_int(ctx, "max_rows_in_memory", -1);
  most = most > 0 && most < end - first ? most : end - first;
  if (most == 0 || oldColumns == 0) {
    return Status();
  }
  ShapeAndSlice piece;
  piece.full = matrix.dims;
  piece.slice = TensorSlice::whole(2);
  Scratch memory(ctx, most * oldColumns * int64_t(sizeof(float)));
  if (!memory) {
    return Status::error(WEIR_RESOURCE_EXHAUSTED,
                         "no memory for %" PRId64 " rows", most);
  }
  float *old = memory.as<float>();
  for (int64_t row = first; row < end; row += most) {
    int64_t count = most < end - row ? most : end - row;
    piece.slice.extents[0] = {row, count};
    if (Status s = reader.read(name, matrix, &piece, stringMemory(ctx), old);
        !s.ok()) {
      return s;
    }
    for (int64_t i = 0; i < count; ++i) {
      int64_t to = newRow[size_t(row + i)];
      for (int64_t c = 0; to >= 0 && c < oldColumns; ++c) {
        int64_t column = newColumn.size() ? newColumn[size_t(c)] : c;
        if (column >= 0) {
          out[to * numColumns + column] = old[i * oldColumns + c];
        }
      }
    }
  }
  return Status();
}

Status Remapping::fill(float *out) {
  int64_t used = 0, count = countOf(initial);
  for (int64_t i = 0; i < numRows; ++i) {
    for (int64_t j = 0; j < numColumns; ++j) {
      bool isThere =
          dataOf<int64_t>(rows)[i] >= 0 &&
          (countOf(columns) == 0 || dataOf<int64_t>(columns)[j] >= 0);
      if (isThere) {
        continue;
      }
      if (used == count) {
        return Status::error(WEIR_INVALID_ARGUMENT,
                             "initializing_values contained %" PRId64
                             " elements, but more missing values remain.",
                             count);
      }
      out[i * numColumns + j] = dataOf<float>(initial)[used++];
    }
  }
  return used == count
             ? Status()
             : Status::error(WEIR_INVALID_ARGUMENT,
                             "initializing_values contained %" PRId64
                             " elements, but only %" PRId64
                             " elements were used to fill in missing values.",
                             count, used);
}

Status Remapping::run() {
  if (Status s = checkInputs(); !s.ok()) {
    return s;
  }
  if (Status s = open(); !s.ok()) {
    return s;
  }
  if (Status s = checkMatrix(); !s.ok()) {
    return s;
  }
  // Tables below are as long as the matrix is high: it must be there.
  if (Status s = reader.check(name, matrix, nullptr); !s.ok()) {
    return s;
  }
  Table<int64_t> newRow, newColumn;
  if (Status s = invert(rows, matrix.dims.sizes[0], "row", newRow); !s.ok()) {
    return s;
  }
  if (countOf(columns)) {
    if (Status s = invert(columns, matrix.dims.sizes[1], "column", newColumn);
        !s.ok()) {
      return s;
    }
  }
  int64_t dims[] = {numRows, numColumns};
  auto *out = static_cast<float *>(weir_call_allocate(ctx, 0, 2, dims));
  if (!out) {
    return Status::error(WEIR_RESOURCE_EXHAUSTED, "no memory for the matrix");
  }
  if (Status s = fill(out); !s.ok()) {
    return s;
  }
  return copyRows(newRow, newColumn, out);
}

extern "C" WeirCallStatus weir_call_LoadAndRemapMatrix(WeirCallContext *ctx) {
  Status status = Remapping(ctx).run();
  return status.ok() ? WEIR_CALL_OK : fail(ctx, status);
}
