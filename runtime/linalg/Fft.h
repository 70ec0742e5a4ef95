// Part of Weir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Discrete Fourier transforms of any length. Lengths whose primes are small are
// taken apart into stages of 4, 2, 3, 5 and other primes, each of which reads
// one array and writes another in the order of the result (Stockham). Other
// lengths become a convolution of such a length (Bluestein).
#ifndef WEIR_RUNTIME_LINALG_FFT_H
#define WEIR_RUNTIME_LINALG_FFT_H

#include <cstdint>

namespace weir {

template <typename R> struct Complex {
  R re, im;
};

/// What a transform of one length needs, made once and then only read.
template <typename R> class FftPlan {
public:
  FftPlan() = default;
  FftPlan(const FftPlan &) = delete;
  FftPlan &operator=(const FftPlan &) = delete;
  ~FftPlan();

  /// For transforms of length n > 0; false when memory runs out.
  bool init(int64_t n);
  int64_t length() const { return n; }
  /// Elements of scratch that transform() needs.
  int64_t scratch() const { return inner ? 3 * inner->n : n; }
  /// Transforms data in place: sums of data[j] * exp(-2 pi i jk / n), or with
  /// the opposite sign for the inverse. Not scaled.
  void transform(Complex<R> *data, bool inverse, Complex<R> *scratch) const;
  /// exp(-2 pi i k / n), for 0 <= k < n / 2 + 1.
  const Complex<R> *roots() const { return rootTable; }

private:
  static constexpr int maxStages = 64;
  template <bool Inverse>
  void runStages(Complex<R> *data, Complex<R> *scratch) const;
  template <bool Inverse>
  void runChirp(Complex<R> *data, Complex<R> *scratch) const;
  bool initChirp();

  int64_t n = 0;
  int numStages = 0;
  int64_t radices[maxStages];
  Complex<R> *twiddles = nullptr; ///< of all stages, one after the other
  Complex<R> *rootTable = nullptr;
  /// Bluestein: the convolution's plan, the chirp, its transform.
  FftPlan *inner = nullptr;
  Complex<R> *chirp = nullptr, *chirpTransform = nullptr;
};

/// A plan for length n, kept for later calls; null when memory runs out. Give
/// it back with releasePlan().
template <typename R> const FftPlan<R> *acquirePlan(int64_t n);
template <typename R> void releasePlan(const FftPlan<R> *plan);

/// Of n real numbers the first n / 2 + 1 sums. data may be the memory of
/// result. Needs plan->scratch() + n elements of scratch; for even n the plan
/// is that of n / 2 and roots that of n.
template <typename R>
void transformReal(const R *data, int64_t n, Complex<R> *result,
                   const FftPlan<R> &plan, const FftPlan<R> &roots,
                   Complex<R> *scratch);
/// The other way: n real numbers from n / 2 + 1 sums, times n.
template <typename R>
void transformToReal(const Complex<R> *data, int64_t n, R *result,
                     const FftPlan<R> &plan, const FftPlan<R> &roots,
                     Complex<R> *scratch);

} // namespace weir

#endif
