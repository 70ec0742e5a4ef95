// Part of Weir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Complex elements as far as sums go, and code for each type that adds.
#ifndef WEIR_RUNTIME_CALLS_COMPLEXNUMBER_H
#define WEIR_RUNTIME_CALLS_COMPLEXNUMBER_H

#include "runtime/calls/CallUtils.h"

namespace weir {

/// A complex number, as far as sums go.
template <typename P> struct Complex {
  P re = 0, im = 0;
  Complex() = default;
  explicit Complex(int) {}
  Complex(P re, P im) : re(re), im(im) {}
  Complex operator+(Complex other) const {
    return {re + other.re, im + other.im};
  }
};

/// As dispatchNumber, complex numbers included.
template <typename F>
WeirCallStatus dispatchSum(WeirCallContext *ctx, int32_t dtype, F use) {
  if (dtype == WEIR_DT_COMPLEX64) {
    return use(static_cast<Complex<float> *>(nullptr));
  }
  if (dtype == WEIR_DT_COMPLEX128) {
    return use(static_cast<Complex<double> *>(nullptr));
  }
  return dispatchNumber(ctx, dtype, use);
}

} // namespace weir

#endif
