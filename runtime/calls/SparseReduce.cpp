// Part of Weir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Sparse tensors reduced along axes, and joined entry by entry.
#include "runtime/calls/ComplexNumber.h"
#include "runtime/calls/SparseUtils.h"

using namespace weir;

template <typename T> static T larger(T a, T b) { return a < b ? b : a; }

namespace {
/// The dimensions that a reduction keeps and the order of entries by them.
struct Reduction {
  bool keeps[WEIR_MAX_RANK] = {}; ///< dimensions that stay
  int32_t kept = 0;               ///< how many
  int64_t keptDims[WEIR_MAX_RANK];
  Vector<int64_t> rows; ///< kept indices of each entry
  Vector<int64_t> order;
  int32_t outRank = 0;
  int64_t outDims[WEIR_MAX_RANK];

  bool read(WeirCallContext *ctx, const SparseView &input);
  const int64_t *row(int64_t entry) const { return rows.data() + entry * kept; }
  bool sameGroup(int64_t a, int64_t b) const {
    return compareRows(row(a), row(b), kept) == 0;
  }
};
} // namespace

bool Reduction::read(WeirCallContext *ctx, const SparseView &input) {
  const WeirView &axes = *weir_call_input(ctx, 3);
  bool keepDims = weir_call_attr_bool(ctx, "keep_dims", 0);
  for (int32_t d = 0; d < input.rank; ++d) {
    keeps[d] = true;
  }
  for (int64_t i = 0; i < countOf(axes); ++i) {
    int64_t axis = indexAt(axes, i);
    if (axis < -input.rank || axis >= input.rank) {
      weir_call_fail(ctx, WEIR_INVALID_ARGUMENT,
                     "Invalid reduction dimension %lld, for input with %d "
                     "dimensions.",
                     (long long)axis, input.rank);
      return false;
    }
    keeps[axis < 0 ? axis + input.rank : axis] = false;
  }
  for (int32_t d = 0; d < input.rank; ++d) {
    if (keeps[d]) {
      keptDims[kept++] = input.dims()[d];
      outDims[outRank++] = input.dims()[d];
    } else if (keepDims) {
      outDims[outRank++] = 1;
    }
  }
  for (int64_t i = 0; i < input.count; ++i) {
    for (int32_t d = 0; d < input.rank; ++d) {
      if (keeps[d]) {
        rows.push(input.at(i)[d]);
      }
    }
  }
  sortRows(rows.data(), kept, input.count, order);
  return true;
}

// Reduces each group and gives it to `use(first entry, value)`.
template <typename T, bool max, typename F>
static void reduceGroups(const SparseView &input, const Reduction &groups,
                         F use) {
  const T *values = dataOf<T>(*input.values);
  for (int64_t begin = 0, end; begin < input.count; begin = end) {
    int64_t first = groups.order[size_t(begin)];
    T value = values[first];
    for (end = begin + 1; end < input.count &&
                          groups.sameGroup(first, groups.order[size_t(end)]);
         ++end) {
      T other = values[groups.order[size_t(end)]];
      if constexpr (max) {
        value = larger(value, other);
      } else {
        value = T(value + other);
      }
    }
    use(first, value);
  }
}

// The type of the values, for which both reductions or sums only are defined.
template <bool max, typename F>
static WeirCallStatus withReducible(WeirCallContext *ctx, int32_t dtype,
                                    F use) {
  if constexpr (max) {
    return dispatchNumber(ctx, dtype, use);
  } else {
    return dispatchSum(ctx, dtype, use);
  }
}

template <bool max> static WeirCallStatus reduceDense(WeirCallContext *ctx) {
  SparseView input;
  Reduction groups;
  if (!readSparse(ctx, 0, 1, 2, input) || !checkSparse(ctx, input) ||
      !groups.read(ctx, input)) {
    return WEIR_CALL_FAILED;
  }
  return withReducible<max>(ctx, input.values->dtype, [&](auto *type) {
    using T = Pointee<decltype(type)>;
    T *out = static_cast<T *>(
        weir_call_allocate(ctx, 0, groups.outRank, groups.outDims));
    if (!out) {
      return WEIR_CALL_FAILED;
    }
    memset(static_cast<void *>(out), 0,
           size_t(elementCount(groups.kept, groups.keptDims)) * sizeof(T));
    reduceGroups<T, max>(input, groups, [&](int64_t entry, T value) {
      int64_t offset = 0;
      for (int32_t d = 0; d < groups.kept; ++d) {
        offset = offset * groups.keptDims[d] + groups.row(entry)[d];
      }
      out[offset] = value;
    });
    return WEIR_CALL_OK;
  });
}

template <bool max> static WeirCallStatus reduceSparse(WeirCallContext *ctx) {
  SparseView input;
  Reduction groups;
  if (!readSparse(ctx, 0, 1, 2, input) || !groups.read(ctx, input)) {
    return WEIR_CALL_FAILED;
  }
  return withReducible<max>(ctx, input.values->dtype, [&](auto *type) {
    using T = Pointee<decltype(type)>;
    int64_t count = 0;
    reduceGroups<T, max>(input, groups, [&](int64_t, T) { ++count; });
    SparseOutput output;
    if (!output.allocate(ctx, 0, 1, count, groups.outRank) ||
        !giveShape(ctx, 2, groups.outRank, groups.outDims)) {
      return WEIR_CALL_FAILED;
    }
    bool keepDims = groups.outRank == input.rank;
    int64_t *index = output.indices;
    T *values = static_cast<T *>(output.values);
    reduceGroups<T, max>(input, groups, [&](int64_t entry, T value) {
      for (int32_t d = 0; d < input.rank; ++d) {
        if (groups.keeps[d] || keepDims) {
          *index++ = groups.keeps[d] ? input.at(entry)[d] : 0;
        }
      }
      *values++ = value;
    });
    return WEIR_CALL_OK;
  });
}

extern "C" WeirCallStatus weir_call_SparseReduceSum(WeirCallContext *ctx) {
  return reduceDense<false>(ctx);
}
extern "C" WeirCallStatus weir_call_SparseReduceMax(WeirCallContext *ctx) {
  return reduceDense<true>(ctx);
}
extern "C" WeirCallStatus
weir_call_SparseReduceSumSparse(WeirCallContext *ctx) {
  return reduceSparse<false>(ctx);
}
extern "C" WeirCallStatus
weir_call_SparseReduceMaxSparse(WeirCallContext *ctx) {
  return reduceSparse<true>(ctx);
}

// Entries of either; one that is missing counts as 0.
template <bool max> static WeirCallStatus pickEntries(WeirCallContext *ctx) {
  SparseView a, b;
  if (!readSparse(ctx, 0, 1, 2, a) || !readSparse(ctx, 3, 4, 5, b)) {
    return WEIR_CALL_FAILED;
  }
  if (a.rank != b.rank || compareRows(a.dims(), b.dims(), a.rank) != 0) {
    return weir_call_fail(ctx, WEIR_INVALID_ARGUMENT,
                          "Operands' shapes do not match: got %s and %s",
                          ShapeText(a.rank, a.dims()).text,
                          ShapeText(b.rank, b.dims()).text);
  }
  Vector<int64_t> pairs; // of entries, -1 for none
  int64_t i = 0, j = 0;
  while (i < a.count || j < b.count) {
    int order = i == a.count   ? 1
                : j == b.count ? -1
                               : compareRows(a.at(i), b.at(j), a.rank);
    pairs.push(order <= 0 ? i++ : -1);
    pairs.push(order >= 0 ? j++ : -1);
  }
  return dispatchNumber(ctx, a.values->dtype, [&](auto *type) {
    using T = Pointee<decltype(type)>;
    int64_t count = int64_t(pairs.size()) / 2;
    SparseOutput output;
    if (!output.allocate(ctx, 0, 1, count, a.rank)) {
      return WEIR_CALL_FAILED;
    }
    for (int64_t k = 0; k < count; ++k) {
      int64_t x = pairs[size_t(2 * k)], y = pairs[size_t(2 * k + 1)];
      T p = x < 0 ? T(0) : dataOf<T>(*a.values)[x];
      T q = y < 0 ? T(0) : dataOf<T>(*b.values)[y];
      memcpy(output.indices + k * a.rank, x < 0 ? b.at(y) : a.at(x),
             size_t(a.rank) * sizeof(int64_t));
      static_cast<T *>(output.values)[k] = (p < q) == max ? q : p;
    }
    return WEIR_CALL_OK;
  });
}

extern "C" WeirCallStatus weir_call_SparseSparseMaximum(WeirCallContext *ctx) {
  return pickEntries<true>(ctx);
}
extern "C" WeirCallStatus weir_call_SparseSparseMinimum(WeirCallContext *ctx) {
  return pickEntries<false>(ctx);
}

// Output i: for each row of indices the gradient of the entry at that row plus
// `start` (null: none), 0 where there is no such entry. Both are sorted.
static bool giveMatching(WeirCallContext *ctx, int32_t i, const WeirView &grads,
                         const WeirView &indices, const WeirView &entries,
                         const int64_t *start) {
  int64_t count = indices.dims[0], total = entries.dims[0];
  int32_t rank = int32_t(indices.dims[1]);
  char *out = static_cast<char *>(weir_call_allocate(ctx, i, 1, &count));
  if (!out) {
    return false;
  }
  memset(out, 0, size_t(count * weir_dtype_size(grads.dtype)));
  int64_t entry = 0;
  for (int64_t k = 0; k < count && entry < total;) {
    const int64_t *row = dataOf<int64_t>(indices) + k * rank;
    const int64_t *other = dataOf<int64_t>(entries) + entry * rank;
    int64_t moved[WEIR_MAX_RANK];
    for (int32_t d = 0; d < rank; ++d) {
      moved[d] = other[d] + (start ? start[d] : 0);
    }
    int order = compareRows(row, moved, rank);
    if (order == 0) {
      copyElement(out, k, grads, entry);
    }
    k += order <= 0;
    entry += order >= 0;
  }
  return true;
}

// Gradients are one for each row of `entries`, rows as wide as `indices`.
static bool checkMatching(WeirCallContext *ctx, const WeirView &grads,
                          const WeirView &indices, const WeirView &entries) {
  if (grads.rank == 1 && indices.rank == 2 && entries.rank == 2 &&
      grads.dims[0] == entries.dims[0] && indices.dims[1] == entries.dims[1] &&
      indices.dims[1] <= WEIR_MAX_RANK) {
    return true;
  }
  weir_call_fail(ctx, WEIR_INVALID_ARGUMENT,
                 "The densified operands should have the same ndims, and "
                 "gradients be one for each row of indices; got %s, %s and %s",
                 ShapeText(grads).text, ShapeText(indices).text,
                 ShapeText(entries).text);
  return false;
}

extern "C" WeirCallStatus weir_call_SparseAddGrad(WeirCallContext *ctx) {
  const WeirView &grads = *weir_call_input(ctx, 0);
  const WeirView &sums = *weir_call_input(ctx, 3);
  for (int32_t i = 0; i < 2; ++i) {
    const WeirView &indices = *weir_call_input(ctx, i + 1);
    if (!checkMatching(ctx, grads, indices, sums) ||
        !giveMatching(ctx, i, grads, indices, sums, nullptr)) {
      return WEIR_CALL_FAILED;
    }
  }
  return WEIR_CALL_OK;
}

extern "C" WeirCallStatus weir_call_SparseSliceGrad(WeirCallContext *ctx) {
  const WeirView &grads = *weir_call_input(ctx, 0);
  const WeirView &indices = *weir_call_input(ctx, 1);
  const WeirView &start = *weir_call_input(ctx, 2);
  const WeirView &entries = *weir_call_input(ctx, 3);
  if (!checkMatching(ctx, grads, indices, entries)) {
    return WEIR_CALL_FAILED;
  }
  if (countOf(start) != indices.dims[1]) {
    return weir_call_fail(ctx, WEIR_INVALID_ARGUMENT,
                          "Expected input_start to be a vector of length %lld "
                          "but got length %lld",
                          (long long)indices.dims[1],
                          (long long)countOf(start));
  }
  return giveMatching(ctx, 0, grads, indices, entries, dataOf<int64_t>(start))
             ? WEIR_CALL_OK
             : WEIR_CALL_FAILED;
}
