// Part of Weir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// What accumulators hold, and how gradients are added.
//
// A sparse sum is merged as TensorFlow merges: both lists of rows are read from
// the front as if they were sorted, and rows that meet are added. Where they
// are not sorted an index may so come twice, each time with its own count.
#include "runtime/queue/Accumulator.h"
#include "runtime/calls/ElementTypes.h"

using namespace weir;

bool weir::isSame(const AccumulatorShape &a, const AccumulatorShape &b) {
  return a.isSparse == b.isSparse && a.isMean == b.isMean &&
         a.dtype == b.dtype && a.rank == b.rank &&
         (a.rank <= 0 ||
          memcmp(a.dims, b.dims, size_t(a.rank) * sizeof *a.dims) == 0);
}

void Accumulator::open(const AccumulatorShape &newShape, const char *newName) {
  shape = newShape;
  snprintf(name, sizeof name, "%s", newName);
  opened = true;
}

void Accumulator::clear() {
  sum.release();
  rows.clear();
  count = 0;
}

/// to[i] = a[i] + b[i]; `to` may be `a`.
static void addElements(int32_t dtype, void *to, const void *a, const void *b,
                        int64_t elements) {
  withFloating(dtype, [&](auto *type) {
    using T = std::remove_pointer_t<decltype(type)>;
    for (int64_t i = 0; i < elements; ++i) {
      static_cast<T *>(to)[i] =
          T(static_cast<const T *>(a)[i] + static_cast<const T *>(b)[i]);
    }
  });
}

/// A sum of shape `like`, but for the first dimension where `rows` is given.
static bool newSum(WeirCallContext *ctx, const Value &like, int64_t rows,
                   Value &sum) {
  sum = {};
  sum.dtype = like.dtype;
  sum.setShape(like.rank, like.dims);
  if (rows >= 0) {
    sum.dims[0] = rows;
  }
  sum.buffer =
      weir_call_new_buffer(ctx, tensorBytes(sum.dtype, sum.rank, sum.dims));
  sum.data = sum.buffer ? sum.buffer->data() : nullptr;
  return sum.buffer != nullptr;
}

static bool addDense(Accumulator &accumulator, const Value &values,
                     WeirCallContext *ctx) {
  Value &sum = accumulator.sum;
  int64_t elements = elementCount(values.rank, values.dims);
  // A snapshot, or the call that the first gradient came from, may share it.
  Value old = sum;
  bool isOwn = weir_buffer_unique(sum.buffer);
  if (!isOwn && !newSum(ctx, old, -1, sum)) {
    sum = old;
    return false;
  }
  addElements(values.dtype, sum.data, old.data, values.data, elements);
  if (!isOwn) {
    old.release();
  }
  return true;
}

namespace {
/// A row of the merged sum: where it is in the old sum and in the gradient; -1:
/// not there.
struct MergedRow {
  int64_t old, added;
};
} // namespace

static void mergeRows(const Vector<int64_t> &rows, const Gradient &gradient,
                      Vector<MergedRow> &merged) {
  auto oldCount = int64_t(rows.size() / 2);
  int64_t addedCount = gradient.values.dims[0];
  int64_t i = 0, j = 0;
  while (i < oldCount || j < addedCount) {
    int64_t a = i < oldCount ? rows[size_t(2 * i)] : 0;
    int64_t b = j < addedCount ? gradient.indices[j] : 0;
    bool takesOld = i < oldCount && (j == addedCount || a <= b);
    bool takesAdded = j < addedCount && (i == oldCount || b <= a);
    merged.push({takesOld ? i : -1, takesAdded ? j : -1});
    i += takesOld;
    j += takesAdded;
  }
}

static bool addSparse(Accumulator &accumulator, const Gradient &gradient,
                      WeirCallContext *ctx) {
  Vector<MergedRow> merged;
  mergeRows(accumulator.rows, gradient, merged);
  const Value &values = gradient.values;
  Value sum;
  if (!newSum(ctx, values, int64_t(merged.size()), sum)) {
    return false;
  }
  int64_t width = elementCount(values.rank - 1, values.dims + 1);
  int64_t bytes = width * weir_dtype_size(values.dtype);
  const auto *old = static_cast<const char *>(accumulator.sum.data);
  const auto *added = static_cast<const char *>(values.data);
  Vector<int64_t> rows;
  for (size_t i = 0; i < merged.size(); ++i) {
    MergedRow row = merged[i];
    char *to = static_cast<char *>(sum.data) + int64_t(i) * bytes;
    bool isBoth = row.old >= 0 && row.added >= 0;
    if (isBoth) {
      addElements(values.dtype, to, added + row.added * bytes,
                  old + row.old * bytes, width);
    } else {
      memcpy(to,
             row.old >= 0 ? old + row.old * bytes : added + row.added * bytes,
             size_t(bytes));
    }
    int64_t before =
        row.old >= 0 ? accumulator.rows[size_t(2 * row.old + 1)] : 0;
    rows.push(row.old >= 0 ? accumulator.rows[size_t(2 * row.old)]
                           : gradient.indices[row.added]);
    rows.push(before + (row.added >= 0 ? 1 : 0));
  }
  accumulator.sum.release();
  accumulator.sum = sum;
  accumulator.rows.swap(rows);
  return true;
}

bool Accumulator::addGradient(const Gradient &gradient, WeirCallContext *ctx) {
  if (count > 0) {
    if (!(shape.isSparse ? addSparse(*this, gradient, ctx)
                         : addDense(*this, gradient.values, ctx))) {
      return false;
    }
  } else {
    clear();
    sum = gradient.values;
    weir_buffer_retain(sum.buffer);
    for (int64_t i = 0; shape.isSparse && i < sum.dims[0]; ++i) {
      rows.push(gradient.indices[i]);
      rows.push(1);
    }
  }
  ++count;
  return true;
}
