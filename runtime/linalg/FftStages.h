// Part of Weir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// One stage of a transform: butterflies of one radix.
#ifndef WEIR_RUNTIME_LINALG_FFTSTAGES_H
#define WEIR_RUNTIME_LINALG_FFTSTAGES_H

#include "runtime/linalg/Fft.h"

namespace weir {

template <typename R> inline Complex<R> operator+(Complex<R> a, Complex<R> b) {
  return {a.re + b.re, a.im + b.im};
}
template <typename R> inline Complex<R> operator-(Complex<R> a, Complex<R> b) {
  return {a.re - b.re, a.im - b.im};
}
template <typename R> inline Complex<R> operator*(R a, Complex<R> b) {
  return {a * b.re, a * b.im};
}
/// a * b, or a * conj(b).
template <bool Conjugate, typename R>
inline Complex<R> multiply(Complex<R> a, Complex<R> b) {
  return Conjugate
             ? Complex<R>{a.re * b.re + a.im * b.im, a.im * b.re - a.re * b.im}
             : Complex<R>{a.re * b.re - a.im * b.im, a.im * b.re + a.re * b.im};
}
/// a * -i, or a * i for the inverse.
template <bool Inverse, typename R> inline Complex<R> turn(Complex<R> a) {
  return Inverse ? Complex<R>{-a.im, a.re} : Complex<R>{a.im, -a.re};
}

/// The transforms of Radix elements, in place.
template <int Radix> struct Butterfly;

template <> struct Butterfly<2> {
  template <bool Inverse, typename R> static void run(Complex<R> *x) {
    Complex<R> a = x[0], b = x[1];
    x[0] = a + b;
    x[1] = a - b;
  }
};

template <> struct Butterfly<3> {
  template <bool Inverse, typename R> static void run(Complex<R> *x) {
    constexpr R sine = R(0.866025403784438646763723170752936183L);
    Complex<R> sum = x[1] + x[2];
    Complex<R> side = sine * turn<Inverse>(x[1] - x[2]);
    Complex<R> middle = x[0] - R(0.5) * sum;
    x[0] = x[0] + sum;
    x[1] = middle + side;
    x[2] = middle - side;
  }
};

template <> struct Butterfly<4> {
  template <bool Inverse, typename R> static void run(Complex<R> *x) {
    Complex<R> a = x[0] + x[2], b = x[0] - x[2];
    Complex<R> c = x[1] + x[3], d = turn<Inverse>(x[1] - x[3]);
    x[0] = a + c;
    x[1] = b + d;
    x[2] = a - c;
    x[3] = b - d;
  }
};

template <> struct Butterfly<5> {
  template <bool Inverse, typename R> static void run(Complex<R> *x) {
    constexpr R c1 = R(0.309016994374947424102293417182819059L);
    constexpr R c2 = R(-0.809016994374947424102293417182819059L);
    constexpr R s1 = R(0.951056516295153572116439333379382143L);
    constexpr R s2 = R(0.587785252292473129168705954639072769L);
    Complex<R> p = x[1] + x[4], q = x[2] + x[3];
    Complex<R> r = turn<Inverse>(x[1] - x[4]), s = turn<Inverse>(x[2] - x[3]);
    Complex<R> a = x[0] + c1 * p + c2 * q, b = x[0] + c2 * p + c1 * q;
    Complex<R> u = s1 * r + s2 * s, v = s2 * r - s1 * s;
    x[0] = x[0] + p + q;
    x[1] = a + u;
    x[4] = a - u;
    x[2] = b + v;
    x[3] = b - v;
  }
};

/// Reads Radix parts of m * stride elements; element p of each part, for every
/// one of the stride transforms that are interleaved, makes Radix elements.
/// twiddles[p * (Radix - 1) + j - 1] is exp(-2 pi i pj / (m * Radix)).
template <int Radix, bool Inverse, typename R>
void runStage(const Complex<R> *__restrict from, Complex<R> *__restrict to,
              int64_t m, int64_t stride,
              const Complex<R> *__restrict twiddles) {
  Complex<R> x[Radix];
  for (int64_t p = 0; p < m; ++p) {
    const Complex<R> *w = twiddles + p * (Radix - 1);
    const Complex<R> *in = from + p * stride;
    Complex<R> *out = to + p * stride * Radix;
    for (int64_t q = 0; q < stride; ++q) {
      for (int t = 0; t < Radix; ++t) {
        x[t] = in[q + t * m * stride];
      }
      Butterfly<Radix>::template run<Inverse>(x);
      out[q] = x[0];
      for (int j = 1; j < Radix; ++j) {
        out[q + j * stride] = multiply<Inverse>(x[j], w[j - 1]);
      }
    }
  }
}

/// The same for any radix; `roots` are the radix's own, all of them.
template <bool Inverse, typename R>
void runGenericStage(const Complex<R> *from, Complex<R> *to, int64_t radix,
                     int64_t m, int64_t stride, const Complex<R> *twiddles,
                     const Complex<R> *roots) {
  for (int64_t p = 0; p < m; ++p) {
    for (int64_t q = 0; q < stride; ++q) {
      const Complex<R> *in = from + p * stride + q;
      for (int64_t j = 0; j < radix; ++j) {
        Complex<R> sum = in[0];
        int64_t angle = 0;
        for (int64_t t = 1; t < radix; ++t) {
          angle += j;
          angle -= angle >= radix ? radix : 0;
          sum = sum + multiply<Inverse>(in[t * m * stride], roots[angle]);
        }
        if (j) {
          sum = multiply<Inverse>(sum, twiddles[p * (radix - 1) + j - 1]);
        }
        to[(p * radix + j) * stride + q] = sum;
      }
    }
  }
}

} // namespace weir

#endif
