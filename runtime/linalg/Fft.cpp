// Part of Weir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Plans and transforms; FftStages.h has the butterflies.
#include "runtime/linalg/Fft.h"
#include "runtime/linalg/FftStages.h"
#include <cmath>
#include <cstdlib>
#include <cstring>
#include <new>

using namespace weir;

/// Lengths with a larger prime are convolved.
static constexpr int64_t largestRadix = 47;

/// exp(-2 pi i k / n), computed within an eighth of the circle.
static Complex<double> rootOfUnity(int64_t k, int64_t n) {
  constexpr double turnAngle = 6.283185307179586476925286766559;
  int64_t k8 = 8 * (k % n);
  int64_t octant = k8 / n, rest = k8 - octant * n;
  bool mirrored = octant & 1;
  double angle =
      turnAngle * double(mirrored ? n - rest : rest) / (8.0 * double(n));
  double c = cos(angle), s = sin(angle);
  // The point at this octant's beginning, or back from its end.
  switch (((octant + 1) / 2) & 3) {
  case 0:
    return {c, mirrored ? s : -s};
  case 1:
    return {mirrored ? s : -s, -c};
  case 2:
    return {-c, mirrored ? -s : s};
  default:
    return {mirrored ? -s : s, c};
  }
}

template <typename R> static Complex<R> rounded(Complex<double> value) {
  return {R(value.re), R(value.im)};
}

template <typename R> static Complex<R> *allocateComplex(int64_t count) {
  return static_cast<Complex<R> *>(malloc(size_t(count) * sizeof(Complex<R>)));
}

template <typename R> FftPlan<R>::~FftPlan() {
  free(twiddles);
  free(rootTable);
  free(chirp);
  free(chirpTransform);
  if (inner) {
    inner->~FftPlan();
    free(inner);
  }
}

template <typename R> bool FftPlan<R>::init(int64_t length) {
  n = length;
  rootTable = allocateComplex<R>(n / 2 + 1);
  if (!rootTable) {
    return false;
  }
  for (int64_t k = 0; k <= n / 2; ++k) {
    rootTable[k] = rounded<R>(rootOfUnity(k, n));
  }
  int64_t rest = n;
  static constexpr int64_t first[] = {4, 2, 3, 5};
  for (int64_t radix : first) {
    while (rest % radix == 0) {
      radices[numStages++] = radix;
      rest /= radix;
    }
  }
  for (int64_t radix = 7; rest > 1; radix += 2) {
    if (radix > largestRadix) {
      numStages = 0;
      return initChirp();
    }
    while (rest % radix == 0) {
      radices[numStages++] = radix;
      rest /= radix;
    }
  }
  // n - 1 factors at most, and the roots of each large radix.
  int64_t count = 0, left = n;
  for (int i = 0; i < numStages; ++i) {
    left /= radices[i];
    count += left * (radices[i] - 1) + (radices[i] > 5 ? radices[i] : 0);
  }
  twiddles = allocateComplex<R>(count + 1);
  if (!twiddles) {
    return false;
  }
  Complex<R> *next = twiddles;
  left = n;
  for (int i = 0; i < numStages; ++i) {
    int64_t radix = radices[i], m = left / radix;
    for (int64_t p = 0; p < m; ++p) {
      for (int64_t j = 1; j < radix; ++j) {
        *next++ = rounded<R>(rootOfUnity(p * j, left));
      }
    }
    for (int64_t t = 0; radix > 5 && t < radix; ++t) {
      *next++ = rounded<R>(rootOfUnity(t, radix));
    }
    left = m;
  }
  return true;
}

/// x[j] conj(c[j]) convolved with c, where c[j] = exp(pi i j^2 / n).
template <typename R> bool FftPlan<R>::initChirp() {
  int64_t size = 1;
  while (size < 2 * n - 1) {
    size *= 2;
  }
  // Three quarters of a power of two may do.
  if (size / 4 * 3 >= 2 * n - 1) {
    size = size / 4 * 3;
  }
  void *memory = malloc(sizeof(FftPlan));
  if (!memory) {
    return false;
  }
  inner = new (memory) FftPlan();
  chirp = allocateComplex<R>(n);
  chirpTransform = allocateComplex<R>(size);
  Complex<R> *scratch = allocateComplex<R>(size);
  if (!inner->init(size) || !chirp || !chirpTransform || !scratch) {
    free(scratch);
    return false;
  }
  memset(static_cast<void *>(chirpTransform), 0,
         size_t(size) * sizeof(Complex<R>));
  int64_t square = 0; // j^2 modulo 2 n
  for (int64_t j = 0; j < n; ++j) {
    chirp[j] = rounded<R>(rootOfUnity(square, 2 * n));
    Complex<R> scaled = R(1) / R(size) * chirp[j];
    chirpTransform[j] = {scaled.re, -scaled.im};
    if (j) {
      chirpTransform[size - j] = chirpTransform[j];
    }
    square = (square + 2 * j + 1) % (2 * n);
  }
  inner->transform(chirpTransform, false, scratch);
  free(scratch);
  return true;
}

template <typename R>
template <bool Inverse>
void FftPlan<R>::runStages(Complex<R> *data, Complex<R> *scratch) const {
  Complex<R> *from = data, *to = scratch;
  const Complex<R> *w = twiddles;
  int64_t left = n, stride = 1;
  for (int i = 0; i < numStages; ++i) {
    int64_t radix = radices[i], m = left / radix;
    switch (radix) {
    case 2:
      runStage<2, Inverse>(from, to, m, stride, w);
      break;
    case 3:
      runStage<3, Inverse>(from, to, m, stride, w);
      break;
    case 4:
      runStage<4, Inverse>(from, to, m, stride, w);
      break;
    case 5:
      runStage<5, Inverse>(from, to, m, stride, w);
      break;
    default:
      runGenericStage<Inverse>(from, to, radix, m, stride, w,
                               w + m * (radix - 1));
      w += radix;
    }
    w += m * (radix - 1);
    left = m;
    stride *= radix;
    Complex<R> *other = from;
    from = to;
    to = other;
  }
  if (from != data) {
    memcpy(static_cast<void *>(data), from, size_t(n) * sizeof(Complex<R>));
  }
}

template <typename R>
template <bool Inverse>
void FftPlan<R>::runChirp(Complex<R> *data, Complex<R> *scratch) const {
  int64_t size = inner->n;
  Complex<R> *work = scratch;
  // The inverse is the conjugate of the conjugate's transform.
  for (int64_t j = 0; j < n; ++j) {
    Complex<R> x = data[j];
    x.im = Inverse ? -x.im : x.im;
    work[j] = multiply<false>(x, chirp[j]);
  }
  memset(static_cast<void *>(work + n), 0,
         size_t(size - n) * sizeof(Complex<R>));
  inner->transform(work, false, scratch + size);
  for (int64_t j = 0; j < size; ++j) {
    work[j] = multiply<false>(work[j], chirpTransform[j]);
  }
  inner->transform(work, true, scratch + size);
  for (int64_t j = 0; j < n; ++j) {
    Complex<R> x = multiply<false>(work[j], chirp[j]);
    data[j] = {x.re, Inverse ? -x.im : x.im};
  }
}

template <typename R>
void FftPlan<R>::transform(Complex<R> *data, bool inverse,
                           Complex<R> *scratch) const {
  if (inner) {
    inverse ? runChirp<true>(data, scratch) : runChirp<false>(data, scratch);
  } else {
    inverse ? runStages<true>(data, scratch) : runStages<false>(data, scratch);
  }
}

template <typename R>
void weir::transformReal(const R *data, int64_t n, Complex<R> *result,
                         const FftPlan<R> &plan, const FftPlan<R> &roots,
                         Complex<R> *scratch) {
  Complex<R> *work = scratch + plan.scratch();
  int64_t half = n / 2;
  if (n % 2) {
    for (int64_t j = 0; j < n; ++j) {
      work[j] = {data[j], R(0)};
    }
    plan.transform(work, false, scratch);
    memcpy(static_cast<void *>(result), work,
           size_t(half + 1) * sizeof(Complex<R>));
    return;
  }
  // Pairs as complex numbers; their sums hold those of even and odd places.
  memcpy(static_cast<void *>(work), data, size_t(n) * sizeof(R));
  plan.transform(work, false, scratch);
  result[0] = {work[0].re + work[0].im, R(0)};
  result[half] = {work[0].re - work[0].im, R(0)};
  for (int64_t k = 1; k < half; ++k) {
    Complex<R> a = work[k], b = {work[half - k].re, -work[half - k].im};
    Complex<R> even = R(0.5) * (a + b);
    Complex<R> odd = R(0.5) * turn<false>(a - b);
    result[k] = even + multiply<false>(odd, roots.roots()[k]);
  }
}

template <typename R>
void weir::transformToReal(const Complex<R> *data, int64_t n, R *result,
                           const FftPlan<R> &plan, const FftPlan<R> &roots,
                           Complex<R> *scratch) {
  Complex<R> *work = scratch + plan.scratch();
  int64_t half = n / 2;
  if (n % 2) {
    work[0] = {data[0].re, R(0)};
    for (int64_t k = 1; k <= half; ++k) {
      work[k] = data[k];
      work[n - k] = {data[k].re, -data[k].im};
    }
    plan.transform(work, true, scratch);
    for (int64_t j = 0; j < n; ++j) {
      result[j] = work[j].re;
    }
    return;
  }
  work[0] = {data[0].re + data[half].re, data[0].re - data[half].re};
  for (int64_t k = 1; k < half; ++k) {
    Complex<R> a = data[k], b = {data[half - k].re, -data[half - k].im};
    Complex<R> odd = multiply<true>(a - b, roots.roots()[k]);
    work[k] = (a + b) + turn<true>(odd);
  }
  plan.transform(work, true, scratch);
  memcpy(result, static_cast<void *>(work), size_t(n) * sizeof(R));
}

#define WEIR_FFT_OF(R)                                                         \
  template class weir::FftPlan<R>;                                             \
  template void weir::transformReal<R>(const R *, int64_t, Complex<R> *,       \
                                       const FftPlan<R> &, const FftPlan<R> &, \
                                       Complex<R> *);                          \
  template void weir::transformToReal<R>(const Complex<R> *, int64_t, R *,     \
                                         const FftPlan<R> &,                   \
                                         const FftPlan<R> &, Complex<R> *);
WEIR_FFT_OF(float)
WEIR_FFT_OF(double)
