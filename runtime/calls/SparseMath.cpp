// Part of Weir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Arithmetic on sparse tensors, and DenseBincount.
#include "runtime/calls/ComplexNumber.h"
#include "runtime/calls/SparseUtils.h"
#include <cmath>

using namespace weir;

// The result type that halves compute in.
template <typename T> struct Wide {
  using Type = T;
};
template <> struct Wide<Half> {
  using Type = float;
};
template <> struct Wide<BFloat16> {
  using Type = float;
};

template <typename T> static double magnitude(T value) {
  double wide = double(typename Wide<T>::Type(value));
  return wide < 0 ? -wide : wide;
}
template <typename P> static double magnitude(Complex<P> value) {
  return std::hypot(double(value.re), double(value.im));
}

// Both in row-major order; sums of two entries below the threshold go.
extern "C" WeirCallStatus weir_call_SparseAdd(WeirCallContext *ctx) {
  SparseView a, b;
  const WeirView &bound = *weir_call_input(ctx, 6);
  if (!readSparse(ctx, 0, 1, 2, a) || !readSparse(ctx, 3, 4, 5, b)) {
    return WEIR_CALL_FAILED;
  }
  if (a.rank != b.rank || compareRows(a.dims(), b.dims(), a.rank) != 0 ||
      a.values->dtype != b.values->dtype) {
    return weir_call_fail(ctx, WEIR_INVALID_ARGUMENT,
                          "Operands' shapes do not match: got %s and %s",
                          ShapeText(a.rank, a.dims()).text,
                          ShapeText(b.rank, b.dims()).text);
  }
  double threshold = 0;
  withNumber(bound.dtype, [&](auto *type) {
    threshold = magnitude(*dataOf<Pointee<decltype(type)>>(bound));
  });
  return dispatchSum(ctx, a.values->dtype, [&](auto *type) {
    using T = Pointee<decltype(type)>;
    // Pairs of entries, -1 for none, of what stays.
    Vector<int64_t> pairs;
    int64_t i = 0, j = 0;
    auto sum = [&](int64_t x, int64_t y) {
      T p = x < 0 ? T(0) : dataOf<T>(*a.values)[x];
      T q = y < 0 ? T(0) : dataOf<T>(*b.values)[y];
      return T(p + q);
    };
    while (i < a.count || j < b.count) {
      int order = i == a.count   ? 1
                  : j == b.count ? -1
                                 : compareRows(a.at(i), b.at(j), a.rank);
      int64_t x = order <= 0 ? i++ : -1, y = order >= 0 ? j++ : -1;
      if (x < 0 || y < 0 || threshold <= magnitude(sum(x, y))) {
        pairs.push(x);
        pairs.push(y);
      }
    }
    int64_t count = int64_t(pairs.size()) / 2;
    SparseOutput output;
    if (!output.allocate(ctx, 0, 1, count, a.rank) ||
        !giveShape(ctx, 2, a.rank, a.dims())) {
      return WEIR_CALL_FAILED;
    }
    for (int64_t k = 0; k < count; ++k) {
      int64_t x = pairs[size_t(2 * k)], y = pairs[size_t(2 * k + 1)];
      memcpy(output.indices + k * a.rank, x < 0 ? b.at(y) : a.at(x),
             size_t(a.rank) * sizeof(int64_t));
      static_cast<T *>(output.values)[k] = sum(x, y);
    }
    return WEIR_CALL_OK;
  });
}

extern "C" WeirCallStatus
weir_call_SparseTensorDenseMatMul(WeirCallContext *ctx) {
  SparseView a;
  const WeirView &b = *weir_call_input(ctx, 3);
  bool flipA = weir_call_attr_bool(ctx, "adjoint_a", 0);
  bool flipB = weir_call_attr_bool(ctx, "adjoint_b", 0);
  if (weir_call_input(ctx, 0)->dtype != WEIR_DT_INT64) {
    return failType(ctx, weir_call_input(ctx, 0)->dtype);
  }
  if (!readSparse(ctx, 0, 1, 2, a)) {
    return WEIR_CALL_FAILED;
  }
  if (a.rank != 2 || b.rank != 2 ||
      a.dims()[flipA ? 0 : 1] != b.dims[flipB ? 1 : 0]) {
    return weir_call_fail(
        ctx, WEIR_INVALID_ARGUMENT,
        "Cannot multiply A and B because inner dimension does "
        "not match: %s and %s",
        ShapeText(a.rank, a.dims()).text, ShapeText(b).text);
  }
  if (!checkSparse(ctx, a)) {
    return WEIR_CALL_FAILED;
  }
  int64_t inner = b.dims[1], columns = b.dims[flipB ? 0 : 1];
  int64_t dims[] = {a.dims()[flipA ? 1 : 0], columns};
  return dispatchNumber(ctx, b.dtype, [&](auto *type) {
    using T = Pointee<decltype(type)>;
    T *out = static_cast<T *>(weir_call_allocate(ctx, 0, 2, dims));
    if (!out) {
      return WEIR_CALL_FAILED;
    }
    memset(static_cast<void *>(out), 0, size_t(dims[0] * columns) * sizeof(T));
    for (int64_t i = 0; i < a.count; ++i) {
      int64_t m = a.at(i)[flipA ? 1 : 0], k = a.at(i)[flipA ? 0 : 1];
      T value = dataOf<T>(*a.values)[i];
      for (int64_t n = 0; n < columns; ++n) {
        T other = dataOf<T>(b)[flipB ? n * inner + k : k * inner + n];
        T &to = out[m * columns + n];
        to = T(to + T(value * other));
      }
    }
    return WEIR_CALL_OK;
  });
}

extern "C" WeirCallStatus weir_call_SparseTensorDenseAdd(WeirCallContext *ctx) {
  SparseView a;
  const WeirView &b = *weir_call_input(ctx, 3);
  if (!readSparse(ctx, 0, 1, 2, a)) {
    return WEIR_CALL_FAILED;
  }
  if (a.rank != b.rank || compareRows(a.dims(), b.dims, a.rank) != 0) {
    return weir_call_fail(ctx, WEIR_INVALID_ARGUMENT,
                          "Dimensions of the operands are not the same: %s and "
                          "%s",
                          ShapeText(a.rank, a.dims()).text, ShapeText(b).text);
  }
  if (!checkSparse(ctx, a)) {
    return WEIR_CALL_FAILED;
  }
  return dispatchSum(ctx, b.dtype, [&](auto *type) {
    using T = Pointee<decltype(type)>;
    T *out = static_cast<T *>(weir_call_allocate(ctx, 0, b.rank, b.dims));
    if (!out) {
      return WEIR_CALL_FAILED;
    }
    memcpy(static_cast<void *>(out), b.data, size_t(countOf(b)) * sizeof(T));
    for (int64_t i = 0; i < a.count; ++i) {
      int64_t offset = 0;
      for (int32_t d = 0; d < a.rank; ++d) {
        offset = offset * b.dims[d] + a.at(i)[d];
      }
      out[offset] = T(out[offset] + dataOf<T>(*a.values)[i]);
    }
    return WEIR_CALL_OK;
  });
}

// values op the dense element at each index; `dense` broadcasts.
template <typename Op>
static WeirCallStatus sparseDense(WeirCallContext *ctx, Op op) {
  SparseView a;
  const WeirView &b = *weir_call_input(ctx, 3);
  if (!readSparse(ctx, 0, 1, 2, a)) {
    return WEIR_CALL_FAILED;
  }
  bool fits = b.rank <= a.rank;
  for (int32_t d = 0; fits && d < b.rank; ++d) {
    fits = b.dims[d] == 1 || b.dims[d] == a.dims()[a.rank - b.rank + d];
  }
  if (!fits) {
    return weir_call_fail(
        ctx, WEIR_INVALID_ARGUMENT,
        "SparseDenseBinaryOpShared broadcasts dense to sparse "
        "only; got incompatible shapes: %s and %s",
        ShapeText(a.rank, a.dims()).text, ShapeText(b).text);
  }
  if (!checkSparse(ctx, a)) {
    return WEIR_CALL_FAILED;
  }
  return dispatchNumber(ctx, b.dtype, [&](auto *type) {
    using T = Pointee<decltype(type)>;
    T *out = static_cast<T *>(weir_call_allocate(ctx, 0, 1, &a.count));
    if (!out) {
      return WEIR_CALL_FAILED;
    }
    for (int64_t i = 0; i < a.count; ++i) {
      int64_t offset = 0;
      for (int32_t d = 0; d < b.rank; ++d) {
        int64_t index = a.at(i)[a.rank - b.rank + d];
        offset = offset * b.dims[d] + (b.dims[d] == 1 ? 0 : index);
      }
      T x = dataOf<T>(*a.values)[i], y = dataOf<T>(b)[offset];
      if constexpr (std::is_integral_v<T>) {
        if (Op::divides && y == 0) {
          return weir_call_fail(ctx, WEIR_INVALID_ARGUMENT,
                                "Integer division by zero");
        }
      }
      out[i] = T(op(x, y));
    }
    return WEIR_CALL_OK;
  });
}

namespace {
struct Plus {
  static constexpr bool divides = false;
  template <typename T> auto operator()(T x, T y) const { return x + y; }
};
struct Times {
  static constexpr bool divides = false;
  template <typename T> auto operator()(T x, T y) const { return x * y; }
};
struct Over {
  static constexpr bool divides = true;
  template <typename T> auto operator()(T x, T y) const { return x / y; }
};
} // namespace

extern "C" WeirCallStatus weir_call_SparseDenseCwiseAdd(WeirCallContext *ctx) {
  return sparseDense(ctx, Plus());
}
extern "C" WeirCallStatus weir_call_SparseDenseCwiseMul(WeirCallContext *ctx) {
  return sparseDense(ctx, Times());
}
extern "C" WeirCallStatus weir_call_SparseDenseCwiseDiv(WeirCallContext *ctx) {
  return sparseDense(ctx, Over());
}

// Softmax over the entries that differ in the last index only.
extern "C" WeirCallStatus weir_call_SparseSoftmax(WeirCallContext *ctx) {
  SparseView a;
  if (!readSparse(ctx, 0, 1, 2, a)) {
    return WEIR_CALL_FAILED;
  }
  if (a.rank < 2) {
    return weir_call_fail(ctx, WEIR_INVALID_ARGUMENT,
                          "Input should have rank >= 2, but received shape: %s",
                          ShapeText(a.rank, a.dims()).text);
  }
  if (!checkSparse(ctx, a)) {
    return WEIR_CALL_FAILED;
  }
  return dispatchNumber(ctx, a.values->dtype, [&](auto *type) {
    using T = Pointee<decltype(type)>;
    using C = typename Wide<T>::Type;
    T *out = static_cast<T *>(weir_call_allocate(ctx, 0, 1, &a.count));
    if (!out) {
      return WEIR_CALL_FAILED;
    }
    const T *in = dataOf<T>(*a.values);
    if constexpr (std::is_floating_point_v<C>) {
      for (int64_t begin = 0, end; begin < a.count; begin = end) {
        end = begin + 1;
        C largest = C(in[begin]), sum = 0;
        while (end < a.count &&
               compareRows(a.at(begin), a.at(end), a.rank - 1) == 0) {
          largest = largest < C(in[end]) ? C(in[end]) : largest;
          ++end;
        }
        for (int64_t i = begin; i < end; ++i) {
          sum += std::exp(C(in[i]) - largest);
        }
        for (int64_t i = begin; i < end; ++i) {
          out[i] = T(std::exp(C(in[i]) - largest) / sum);
        }
      }
      return WEIR_CALL_OK;
    } else {
      return failType(ctx, a.values->dtype);
    }
  });
}

// Counts, or sums of weights, of each row (a vector is one row).
extern "C" WeirCallStatus weir_call_DenseBincount(WeirCallContext *ctx) {
  const WeirView &input = *weir_call_input(ctx, 0);
  const WeirView &sizes = *weir_call_input(ctx, 1);
  const WeirView &weights = *weir_call_input(ctx, 2);
  bool binary = weir_call_attr_bool(ctx, "binary_output", 0);
  if (input.rank > 2 || countOf(sizes) != 1 || indexAt(sizes, 0) < 0 ||
      (countOf(weights) != 0 && !sameShape(input, weights))) {
    return weir_call_fail(ctx, WEIR_INVALID_ARGUMENT,
                          "input %s must be at most a matrix, size %s a scalar "
                          "that is not negative, weights %s as input or empty",
                          ShapeText(input).text, ShapeText(sizes).text,
                          ShapeText(weights).text);
  }
  int64_t size = indexAt(sizes, 0);
  int64_t rows = input.rank == 2 ? input.dims[0] : 1;
  int64_t columns = rows ? countOf(input) / rows : 0;
  for (int64_t i = 0; i < countOf(input); ++i) {
    if (indexAt(input, i) < 0) {
      return weir_call_fail(ctx, WEIR_INVALID_ARGUMENT,
                            "Input arr must be non-negative!");
    }
  }
  int64_t dims[] = {rows, size};
  bool isMatrix = input.rank == 2;
  return dispatchNumber(ctx, weir_call_output_dtype(ctx, 0), [&](auto *type) {
    using T = Pointee<decltype(type)>;
    T *out = static_cast<T *>(
        weir_call_allocate(ctx, 0, isMatrix ? 2 : 1, dims + !isMatrix));
    if (!out) {
      return WEIR_CALL_FAILED;
    }
    memset(static_cast<void *>(out), 0, size_t(rows * size) * sizeof(T));
    for (int64_t i = 0; i < rows * columns; ++i) {
      int64_t bin = indexAt(input, i);
      if (bin >= size) {
        continue;
      }
      T &to = out[i / columns * size + bin];
      T term = countOf(weights) ? dataOf<T>(weights)[i] : T(1);
      to = binary ? T(1) : T(to + term);
    }
    return WEIR_CALL_OK;
  });
}
