// Part of Weir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Tridiagonal systems and products, whose matrices are given by diagonals.
#include "runtime/linalg/Matrices.h"
#include <cfloat>
#include <cmath>
#include <complex>

using namespace weir;

namespace {
/// One system: rows of diagonals, and the right side, which becomes x.
template <typename T> struct System {
  const T *above, *main, *below;
  T *x;
  int64_t n, k;
  /// The upper triangle: main diagonal and the two above it, then multipliers.
  T *u;
};
} // namespace

static double magnitude(double x) { return fabs(x); }
static float magnitude(float x) { return fabsf(x); }
template <typename R> static R magnitude(std::complex<R> x) {
  return std::abs(x);
}

template <typename T> struct RealPart {
  using type = T;
};
template <typename R> struct RealPart<std::complex<R>> {
  using type = R;
};
template <typename T> using RealOf = typename RealPart<T>::type;

/// Row `to` minus `factor` times row `from` of the right side.
template <typename T>
static void subtractRow(const System<T> &s, int64_t to, int64_t from,
                        T factor) {
  for (int64_t j = 0; j < s.k; ++j) {
    s.x[to * s.k + j] -= factor * s.x[from * s.k + j];
  }
}

template <typename T>
static void divideRow(const System<T> &s, int64_t row, T pivot) {
  for (int64_t j = 0; j < s.k; ++j) {
    s.x[row * s.k + j] /= pivot;
  }
}

/// Thomas's algorithm; false at a pivot of zero.
template <typename T> static bool solveInOrder(const System<T> &s) {
  T *upper = s.u; // what is above the diagonal, over the pivot
  T pivot = s.main[0];
  for (int64_t i = 0;; ++i) {
    if (pivot == T(0)) {
      return false;
    }
    divideRow(s, i, pivot);
    if (i + 1 == s.n) {
      break;
    }
    upper[i] = s.above[i] / pivot;
    subtractRow(s, i + 1, i, s.below[i + 1]);
    pivot = s.main[i + 1] - s.below[i + 1] * upper[i];
  }
  for (int64_t i = s.n - 1; i-- > 0;) {
    subtractRow(s, i, i + 1, upper[i]);
  }
  return true;
}

template <typename T> static RealOf<T> smallestNormal() {
  return RealOf<T>(sizeof(RealOf<T>) == 8 ? DBL_MIN : FLT_MIN);
}

/// `substitute` for a pivot of nothing, unless that is 0.
template <typename T> static T perturbed(T pivot, RealOf<T> substitute) {
  bool isNothing = magnitude(pivot) < smallestNormal<T>();
  return isNothing && substitute > 0 ? T(substitute) : pivot;
}

/// Elimination that swaps neighbouring rows for the larger pivot; false at a
/// pivot of zero.
template <typename T>
static bool solveWithSwaps(const System<T> &s, RealOf<T> substitute) {
  T *u = s.u;
  int64_t n = s.n;
  u[0] = s.main[0];
  u[1] = n > 1 ? s.above[0] : T(0);
  u[2] = T(0);
  for (int64_t i = 0; i + 1 < n; ++i) {
    T *row = u + 3 * i, *next = row + 3;
    T below = s.below[i + 1], main = s.main[i + 1];
    T above = i + 2 < n ? s.above[i + 1] : T(0);
    if (magnitude(row[0]) >= magnitude(below)) {
      row[0] = perturbed(row[0], substitute);
      if (row[0] == T(0)) {
        return false;
      }
      T factor = below / row[0];
      next[0] = main - factor * row[1];
      next[1] = above;
      subtractRow(s, i + 1, i, factor);
    } else {
      T factor = row[0] / below;
      T old = row[1];
      row[0] = below;
      row[1] = main;
      row[2] = above;
      next[0] = old - factor * main;
      next[1] = T(0) - factor * above;
      for (int64_t j = 0; j < s.k; ++j) {
        T upper = s.x[i * s.k + j];
        s.x[i * s.k + j] = s.x[(i + 1) * s.k + j];
        s.x[(i + 1) * s.k + j] = upper - factor * s.x[i * s.k + j];
      }
    }
    next[2] = T(0);
  }
  T *last = u + 3 * (n - 1);
  last[0] = perturbed(last[0], substitute);
  if (last[0] == T(0)) {
    return false;
  }
  for (int64_t i = n; i-- > 0;) {
    if (i + 1 < n) {
      subtractRow(s, i, i + 1, u[3 * i + 1]);
    }
    if (i + 2 < n) {
      subtractRow(s, i, i + 2, u[3 * i + 2]);
    }
    divideRow(s, i, u[3 * i]);
  }
  return true;
}

/// A pivot that the precision cannot tell from 0.
template <typename T> static RealOf<T> leastPivot(const System<T> &s) {
  RealOf<T> largest(0);
  for (int64_t i = 0; i < s.n; ++i) {
    RealOf<T> sizes[3] = {magnitude(s.main[i]),
                          i + 1 < s.n ? magnitude(s.above[i]) : RealOf<T>(0),
                          i > 0 ? magnitude(s.below[i]) : RealOf<T>(0)};
    for (RealOf<T> size : sizes) {
      largest = size > largest ? size : largest;
    }
  }
  bool isDouble = sizeof(RealOf<T>) == 8;
  RealOf<T> least = largest * RealOf<T>(isDouble ? DBL_EPSILON : FLT_EPSILON);
  return least > smallestNormal<T>() ? least : smallestNormal<T>();
}

template <typename T> static WeirCallStatus solve(WeirCallContext *ctx) {
  Matrices diagonals, right;
  if (!readMatrices(ctx, 0, diagonals) || !readMatching(ctx, 1, right)) {
    return WEIR_CALL_FAILED;
  }
  if (diagonals.rows != 3) {
    return weir_call_fail(ctx, WEIR_INVALID_ARGUMENT,
                          "Expected diagonals to be provided as a matrix with "
                          "3 rows, got %" PRId64 " rows.",
                          diagonals.rows);
  }
  int64_t n = diagonals.columns, k = right.columns;
  if (right.rows != n) {
    return weir_call_fail(ctx, WEIR_INVALID_ARGUMENT,
                          "Expected the same number of left-hand sides and "
                          "right-hand sides, got %" PRId64 " and %" PRId64 ".",
                          n, right.rows);
  }
  bool pivoting = weir_call_attr_bool(ctx, "partial_pivoting", 1);
  bool perturb = weir_call_attr_bool(ctx, "perturb_singular", 0);
  if (perturb && !pivoting) {
    return weir_call_fail(ctx, WEIR_INVALID_ARGUMENT,
                          "Setting perturb_singular requires also setting "
                          "partial_pivoting.");
  }
  T *result = static_cast<T *>(allocateBatch(ctx, 0, 2, n, k));
  Scratch scratch(ctx, 3 * n * int64_t(sizeof(T)));
  if (!result || !scratch) {
    return WEIR_CALL_FAILED;
  }
  if (n == 0 || k == 0) {
    return WEIR_CALL_OK;
  }
  return forEachMatrix(ctx, diagonals.count, [&](int64_t i) {
    const T *rows = diagonals.at<T>(i);
    System<T> s = {rows, rows + n, rows + 2 * n,   result + i * n * k,
                   n,    k,        scratch.as<T>()};
    memcpy(static_cast<void *>(s.x), right.at<T>(i), size_t(n * k) * sizeof(T));
    bool solved = pivoting ? solveWithSwaps(s, perturb ? leastPivot(s) : 0)
                           : solveInOrder(s);
    // TensorFlow's answer for what has no inverse.
    for (int64_t j = 0; !solved && j < n * k; ++j) {
      s.x[j] = T(RealOf<T>(NAN));
    }
    return true;
  });
}

/// A row vector for each matrix of the batch, of the length of the last
/// operand's columns.
static bool readDiagonal(WeirCallContext *ctx, int32_t i, const char *which,
                         int64_t n, Matrices &diagonal) {
  if (!(i ? readMatching(ctx, i, diagonal) : readMatrices(ctx, i, diagonal))) {
    return false;
  }
  if (diagonal.rows != 1 || diagonal.columns != n) {
    weir_call_fail(ctx, WEIR_INVALID_ARGUMENT, "Invalid %s shape.", which);
    return false;
  }
  return true;
}

template <typename T> static WeirCallStatus multiply(WeirCallContext *ctx) {
  Matrices above, main, below, right;
  if (!readMatrices(ctx, 0, above) || !readMatching(ctx, 3, right) ||
      !readDiagonal(ctx, 0, "superdiagonal", right.rows, above) ||
      !readDiagonal(ctx, 1, "maindiagonal", right.rows, main) ||
      !readDiagonal(ctx, 2, "subdiagonal", right.rows, below)) {
    return WEIR_CALL_FAILED;
  }
  int64_t n = right.rows, k = right.columns;
  T *result = static_cast<T *>(allocateBatch(ctx, 0, 2, n, k));
  if (!result) {
    return WEIR_CALL_FAILED;
  }
  return forEachMatrix(ctx, right.count, [&](int64_t b) {
    const T *x = right.at<T>(b);
    T *y = result + b * n * k;
    for (int64_t i = 0; i < n; ++i) {
      for (int64_t j = 0; j < k; ++j) {
        T sum = main.at<T>(b)[i] * x[i * k + j];
        if (i + 1 < n) {
          sum += above.at<T>(b)[i] * x[(i + 1) * k + j];
        }
        if (i > 0) {
          sum += below.at<T>(b)[i] * x[(i - 1) * k + j];
        }
        y[i * k + j] = sum;
      }
    }
    return true;
  });
}

/// Runs the function for the element type of input 0.
#define WEIR_TRIDIAGONAL_CALL(NAME, FUNCTION)                                  \
  static WeirCallStatus run##NAME(WeirCallContext *ctx) {                      \
    switch (int32_t dtype = weir_call_input(ctx, 0)->dtype) {                  \
    case WEIR_DT_FLOAT:                                                        \
      return FUNCTION<float>(ctx);                                             \
    case WEIR_DT_DOUBLE:                                                       \
      return FUNCTION<double>(ctx);                                            \
    case WEIR_DT_COMPLEX64:                                                    \
      return FUNCTION<std::complex<float>>(ctx);                               \
    case WEIR_DT_COMPLEX128:                                                   \
      return FUNCTION<std::complex<double>>(ctx);                              \
    default:                                                                   \
      return failType(ctx, dtype);                                             \
    }                                                                          \
  }                                                                            \
  WEIR_CALL(NAME, run##NAME(ctx))

WEIR_TRIDIAGONAL_CALL(TridiagonalSolve, solve)
WEIR_TRIDIAGONAL_CALL(TridiagonalMatMul, multiply)
