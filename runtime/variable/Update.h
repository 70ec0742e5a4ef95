// Part of Weir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Elementwise updates of variables, by element type. Integers wrap; halves
// compute in float and round once.
#ifndef WEIR_RUNTIME_VARIABLE_UPDATE_H
#define WEIR_RUNTIME_VARIABLE_UPDATE_H

#include "runtime/calls/CallUtils.h"

namespace weir {

inline Complex64 operator+(Complex64 a, Complex64 b) {
  return {a.re + b.re, a.im + b.im};
}
inline Complex64 operator-(Complex64 a, Complex64 b) {
  return {a.re - b.re, a.im - b.im};
}
inline Complex128 operator+(Complex128 a, Complex128 b) {
  return {a.re + b.re, a.im + b.im};
}
inline Complex128 operator-(Complex128 a, Complex128 b) {
  return {a.re - b.re, a.im - b.im};
}
inline Complex64 operator*(Complex64 a, Complex64 b) {
  return {a.re * b.re - a.im * b.im, a.re * b.im + a.im * b.re};
}
inline Complex128 operator*(Complex128 a, Complex128 b) {
  return {a.re * b.re - a.im * b.im, a.re * b.im + a.im * b.re};
}
inline Complex64 operator/(Complex64 a, Complex64 b) {
  float n = b.re * b.re + b.im * b.im;
  return {(a.re * b.re + a.im * b.im) / n, (a.im * b.re - a.re * b.im) / n};
}
inline Complex128 operator/(Complex128 a, Complex128 b) {
  double n = b.re * b.re + b.im * b.im;
  return {(a.re * b.re + a.im * b.im) / n, (a.im * b.re - a.re * b.im) / n};
}

/// T(a op b) with wrapping integers.
struct AddUpdate {
  template <typename T> static T apply(T a, T b) {
    if constexpr (std::is_integral_v<T>) {
      T result;
      (void)__builtin_add_overflow(a, b, &result);
      return result;
    } else {
      return T(a + b);
    }
  }
};
struct SubUpdate {
  template <typename T> static T apply(T a, T b) {
    if constexpr (std::is_integral_v<T>) {
      T result;
      (void)__builtin_sub_overflow(a, b, &result);
      return result;
    } else {
      return T(a - b);
    }
  }
};
struct MulUpdate {
  template <typename T> static T apply(T a, T b) {
    if constexpr (std::is_integral_v<T>) {
      T result;
      (void)__builtin_mul_overflow(a, b, &result);
      return result;
    } else {
      return T(a * b);
    }
  }
};
struct DivUpdate {
  template <typename T> static T apply(T a, T b) {
    if constexpr (std::is_integral_v<T> && std::is_signed_v<T>) {
      return b == T(-1) ? SubUpdate::apply(T(0), a) : T(a / b);
    } else {
      return T(a / b);
    }
  }
};
struct MinUpdate {
  template <typename T> static T apply(T a, T b) { return b < a ? b : a; }
};
struct MaxUpdate {
  template <typename T> static T apply(T a, T b) { return a < b ? b : a; }
};
struct AssignUpdate {
  template <typename T> static T apply(T, T b) { return b; }
};

/// withNumber, and the complex types.
template <typename F> bool withUpdatable(int32_t dtype, F use) {
  switch (dtype) {
  case WEIR_DT_COMPLEX64:
    use(static_cast<Complex64 *>(nullptr));
    return true;
  case WEIR_DT_COMPLEX128:
    use(static_cast<Complex128 *>(nullptr));
    return true;
  default:
    return withNumber(dtype, use);
  }
}

/// Fails with the first index that is not in [0, limit).
inline bool checkIndices(WeirCallContext *ctx, const WeirView &indices,
                         int64_t limit) {
  for (int64_t i = 0; i < countOf(indices); ++i) {
    int64_t index = indexAt(indices, i);
    if (index < 0 || index >= limit) {
      weir_call_fail(ctx, WEIR_INVALID_ARGUMENT,
                     "indices%s = %" PRId64 " is not in [0, %" PRId64
                     "); feed or compute values in range",
                     PositionText(indices, i).text, index, limit);
      return false;
    }
  }
  return true;
}

} // namespace weir

#endif
