// Part of Weir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// EditDistance(hypothesis, truth): Levenshtein's, of the rows of two sparse
// tensors, which come in groups of the same leading indices.
#include "runtime/strings/Text.h"
#include <cmath>

using namespace weir;

namespace {
/// A sparse tensor among the inputs.
struct Sparse {
  const WeirView &indices, &values, &shape;
  int32_t rank() const { return int32_t(shape.dims[0]); }
  int64_t rows() const { return indices.dims[0]; }
  const int64_t *row(int64_t i) const {
    return dataOf<int64_t>(indices) + i * rank();
  }
  int64_t size(int32_t d) const { return dataOf<int64_t>(shape)[d]; }
};

/// A run of rows whose indices agree but for the last.
struct Group {
  int64_t begin = 0, end = 0;
  int64_t size() const { return end - begin; }
};
} // namespace

static bool checkSparse(WeirCallContext *ctx, const Sparse &sparse,
                        const char *name) {
  if (sparse.indices.rank != 2) {
    weir_call_fail(ctx, WEIR_INVALID_ARGUMENT,
                   "%s_indices should be a matrix, but got shape: %s", name,
                   ShapeText(sparse.indices).text);
    return false;
  }
  if (sparse.values.rank != 1) {
    weir_call_fail(ctx, WEIR_INVALID_ARGUMENT,
                   "%s_values should be a vector, but got shape: %s", name,
                   ShapeText(sparse.values).text);
    return false;
  }
  if (sparse.shape.rank != 1) {
    weir_call_fail(ctx, WEIR_INVALID_ARGUMENT,
                   "%s_shape should be a vector, but got shape: %s", name,
                   ShapeText(sparse.shape).text);
    return false;
  }
  if (sparse.values.dims[0] != sparse.indices.dims[0]) {
    weir_call_fail(ctx, WEIR_INVALID_ARGUMENT,
                   "Expected %s_values.NumElements == #rows(%s_indices), their "
                   "shapes are: %s and %s",
                   name, name, ShapeText(sparse.values).text,
                   ShapeText(sparse.indices).text);
    return false;
  }
  if (sparse.shape.dims[0] != sparse.indices.dims[1]) {
    weir_call_fail(ctx, WEIR_INVALID_ARGUMENT,
                   "Expected %s_shape.NumElements == #cols(%s_indices), their "
                   "shapes are: %s and %s",
                   name, name, ShapeText(sparse.shape).text,
                   ShapeText(sparse.indices).text);
    return false;
  }
  return true;
}

// The sizes, which the graph computes, as those of a tensor.
static bool checkSizes(WeirCallContext *ctx, const Sparse &sparse) {
  int64_t count = 1;
  for (int32_t d = 0; d < sparse.rank(); ++d) {
    int64_t size = sparse.size(d);
    if (size < 0) {
      weir_call_fail(ctx, WEIR_INVALID_ARGUMENT,
                     "Dimension %" PRId64 " must be >= 0", size);
      return false;
    }
    if (__builtin_mul_overflow(count, size, &count)) {
      weir_call_fail(
          ctx, WEIR_INVALID_ARGUMENT,
          "Shape %s would have more than 2**63 - 1 elements",
          ShapeText(sparse.rank(), dataOf<int64_t>(sparse.shape)).text);
      return false;
    }
  }
  return true;
}

static bool checkInputs(WeirCallContext *ctx, const Sparse &hypothesis,
                        const Sparse &truth) {
  if (!checkSparse(ctx, hypothesis, "hypothesis") ||
      !checkSparse(ctx, truth, "truth")) {
    return false;
  }
  if (truth.rank() < 2) {
    weir_call_fail(ctx, WEIR_INVALID_ARGUMENT,
                   "Input SparseTensors must have rank at least 2, but "
                   "truth_shape rank is: %d",
                   truth.rank());
    return false;
  }
  if (truth.rank() != hypothesis.rank()) {
    weir_call_fail(ctx, WEIR_INVALID_ARGUMENT,
                   "Expected truth and hypothesis to have matching ranks, but "
                   "their shapes are: %s and %s",
                   ShapeText(truth.shape).text,
                   ShapeText(hypothesis.shape).text);
    return false;
  }
  if (truth.rank() > WEIR_MAX_RANK) {
    weir_call_fail(ctx, WEIR_INVALID_ARGUMENT,
                   "Shape of %d dimensions, at most %d are supported",
                   truth.rank(), WEIR_MAX_RANK);
    return false;
  }
  return checkSizes(ctx, hypothesis) && checkSizes(ctx, truth);
}

// By leading indices: less, equal, greater.
static int compare(const int64_t *a, const int64_t *b, int32_t dims) {
  for (int32_t d = 0; d < dims; ++d) {
    if (a[d] != b[d]) {
      return a[d] < b[d] ? -1 : 1;
    }
  }
  return 0;
}

static Group groupFrom(const Sparse &sparse, int64_t begin) {
  Group group = {begin, begin};
  while (group.end < sparse.rows() &&
         compare(sparse.row(begin), sparse.row(group.end), sparse.rank() - 1) ==
             0) {
    ++group.end;
  }
  return group;
}

static bool sameElement(const WeirView &a, int64_t i, const WeirView &b,
                        int64_t j) {
  auto equal = [&](auto zero) {
    using T = decltype(zero);
    return dataOf<T>(a)[i] == dataOf<T>(b)[j];
  };
  switch (a.dtype) {
  case WEIR_DT_STRING:
    return sameString(stringAt(a, i), stringAt(b, j));
  case WEIR_DT_FLOAT:
    return equal(0.0f);
  case WEIR_DT_DOUBLE:
    return equal(0.0);
  case WEIR_DT_HALF:
    return float(dataOf<Half>(a)[i]) == float(dataOf<Half>(b)[j]);
  case WEIR_DT_BFLOAT16:
    return float(dataOf<BFloat16>(a)[i]) == float(dataOf<BFloat16>(b)[j]);
  case WEIR_DT_COMPLEX64:
    return dataOf<float>(a)[2 * i] == dataOf<float>(b)[2 * j] &&
           dataOf<float>(a)[2 * i + 1] == dataOf<float>(b)[2 * j + 1];
  case WEIR_DT_COMPLEX128:
    return dataOf<double>(a)[2 * i] == dataOf<double>(b)[2 * j] &&
           dataOf<double>(a)[2 * i + 1] == dataOf<double>(b)[2 * j + 1];
  default: {
    uint64_t bytes = uint64_t(weir_dtype_size(a.dtype));
    return memcmp(dataOf<char>(a) + uint64_t(i) * bytes,
                  dataOf<char>(b) + uint64_t(j) * bytes, bytes) == 0;
  }
  }
}

// `costs` has room for one more than the truth's size.
static int64_t distance(const WeirView &truth, Group t,
                        const WeirView &hypothesis, Group h, int64_t *costs) {
  for (int64_t j = 0; j <= t.size(); ++j) {
    costs[j] = j;
  }
  for (int64_t i = 0; i < h.size(); ++i) {
    int64_t diagonal = costs[0];
    costs[0] = i + 1;
    for (int64_t j = 0; j < t.size(); ++j) {
      int64_t replaced =
          diagonal + !sameElement(truth, t.begin + j, hypothesis, h.begin + i);
      int64_t other = (costs[j] < costs[j + 1] ? costs[j] : costs[j + 1]) + 1;
      diagonal = costs[j + 1];
      costs[j + 1] = replaced < other ? replaced : other;
    }
  }
  return costs[t.size()];
}

extern "C" WeirCallStatus weir_call_EditDistance(WeirCallContext *ctx) {
  auto input = [&](int32_t i) -> const WeirView & {
    return *weir_call_input(ctx, i);
  };
  Sparse hypothesis = {input(0), input(1), input(2)};
  Sparse truth = {input(3), input(4), input(5)};
  bool normalizes = weir_call_attr_bool(ctx, "normalize", 1);
  if (!checkInputs(ctx, hypothesis, truth)) {
    return WEIR_CALL_FAILED;
  }
  int64_t dims[WEIR_MAX_RANK], count = 1;
  int32_t rank = truth.rank() - 1;
  for (int32_t d = 0; d < rank; ++d) {
    int64_t a = truth.size(d), b = hypothesis.size(d);
    dims[d] = a > b ? a : b;
    if (__builtin_mul_overflow(count, dims[d], &count)) {
      return weir_call_fail(ctx, WEIR_INVALID_ARGUMENT,
                            "Shape %s would have more than 2**63 - 1 elements",
                            ShapeText(rank, dims).text);
    }
  }
  auto *out = static_cast<float *>(weir_call_allocate(ctx, 0, rank, dims));
  Scratch costs(ctx, (truth.rows() + 1) * 8);
  if (!out || !costs) {
    return WEIR_CALL_FAILED;
  }
  memset(out, 0, size_t(count) * sizeof(float));
  for (int64_t h = 0, t = 0; h < hypothesis.rows() || t < truth.rows();) {
    int order = h == hypothesis.rows() ? -1
                : t == truth.rows()
                    ? 1
                    : compare(truth.row(t), hypothesis.row(h), rank);
    const int64_t *place = order > 0 ? hypothesis.row(h) : truth.row(t);
    int64_t at = 0;
    for (int32_t d = 0; d < rank; ++d) {
      // Wraps where TensorFlow's sum does.
      at = int64_t(uint64_t(at) * uint64_t(dims[d]) + uint64_t(place[d]));
    }
    if (at < 0 || at >= count) {
      return weir_call_fail(ctx, WEIR_INTERNAL,
                            "Got an inner product %" PRId64
                            " which would require writing to outside of the "
                            "buffer for the output tensor (max elements "
                            "%" PRId64 ")",
                            at, count);
    }
    Group inTruth = {t, t}, inHypothesis = {h, h};
    if (order <= 0) {
      inTruth = groupFrom(truth, t);
    }
    if (order >= 0) {
      inHypothesis = groupFrom(hypothesis, h);
    }
    float cost = float(distance(truth.values, inTruth, hypothesis.values,
                                inHypothesis, costs.as<int64_t>()));
    if (normalizes) {
      cost = inTruth.size() ? cost / float(inTruth.size()) : INFINITY;
    }
    out[at] = cost;
    t = inTruth.end;
    h = inHypothesis.end;
  }
  return WEIR_CALL_OK;
}
