// Part of Weir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Eigen as the runtime compiles it: no exceptions, no streams, memory of the
// call. Included first, by files of runtime/linalg only.
#ifndef WEIR_RUNTIME_LINALG_EIGENMATRICES_H
#define WEIR_RUNTIME_LINALG_EIGENMATRICES_H

// Before any other declaration of it: Eigen calls operator new to say that
// memory ran out.
void *operator new(decltype(sizeof(0)) bytes) __asm__("weir_linalg_no_memory");

#include "runtime/linalg/Matrices.h"
#include "runtime/linalg/MatrixMemory.h"
#include <algorithm>
#include <array>
#include <cassert>
#include <climits>
#include <cmath>
#include <complex>
#include <functional>
#include <limits>
#include <memory>
#include <vector>
#ifdef __SSE2__
#include <immintrin.h>
#endif

namespace std {
using ::weir_linalg_free;
using ::weir_linalg_malloc;
using ::weir_linalg_realloc;
} // namespace std

#define EIGEN_NO_DEBUG
#define EIGEN_NO_IO
#define EIGEN_DONT_PARALLELIZE
#define EIGEN_MPL2_ONLY
#define EIGEN_NO_CPUID
#define EIGEN_MALLOC_ALREADY_ALIGNED 1
// Threads of a program may have small stacks.
#define EIGEN_STACK_ALLOCATION_LIMIT 16384
#define malloc weir_linalg_malloc
#define realloc weir_linalg_realloc
#define free weir_linalg_free
#include <Eigen/Cholesky>
#include <Eigen/Core>
#include <Eigen/Eigenvalues>
#include <Eigen/LU>
#include <Eigen/QR>
#include <Eigen/SVD>
#ifdef WEIR_LINALG_MATRIX_FUNCTIONS
#include <unsupported/Eigen/MatrixFunctions>
#endif
#undef malloc
#undef realloc
#undef free

namespace weir {

template <typename T>
using Matrix =
    Eigen::Matrix<T, Eigen::Dynamic, Eigen::Dynamic, Eigen::RowMajor>;
template <typename T> using MatrixMap = Eigen::Map<Matrix<T>>;
template <typename T> using ConstMatrixMap = Eigen::Map<const Matrix<T>>;
template <typename T> using RealOf = typename Eigen::NumTraits<T>::Real;

/// Matrix i of an input.
template <typename T>
ConstMatrixMap<T> matrixAt(const Matrices &matrices, int64_t i) {
  return {matrices.at<T>(i), matrices.rows, matrices.columns};
}
/// Matrix i of an output.
template <typename T>
MatrixMap<T> matrixAt(void *data, int64_t i, int64_t rows, int64_t columns) {
  return {static_cast<T *>(data) + i * rows * columns, rows, columns};
}

/// Whether every pivot of a factorization is other than zero; a NaN is not.
template <typename M> bool isInvertible(const M &factors) {
  return factors.rows() == 0 || factors.diagonal().cwiseAbs().minCoeff() >
                                    RealOf<typename M::Scalar>(0);
}

/// Calls use with a null pointer of a matrix's element type; false if the
/// dtype is none.
template <typename F> bool withMatrixType(int32_t dtype, F use) {
  switch (dtype) {
  case WEIR_DT_FLOAT:
    use(static_cast<float *>(nullptr));
    return true;
  case WEIR_DT_DOUBLE:
    use(static_cast<double *>(nullptr));
    return true;
  case WEIR_DT_COMPLEX64:
    use(static_cast<std::complex<float> *>(nullptr));
    return true;
  case WEIR_DT_COMPLEX128:
    use(static_cast<std::complex<double> *>(nullptr));
    return true;
  default:
    return false;
  }
}

/// Defines the function NAME, which runs TEMPLATE<T>(ctx) for the element type
/// of input 0.
#define WEIR_MATRIX_CALL(NAME, TEMPLATE)                                       \
  static WeirCallStatus run##NAME(WeirCallContext *ctx) {                      \
    WeirCallStatus status = WEIR_CALL_FAILED;                                  \
    int32_t dtype = weir_call_input(ctx, 0)->dtype;                            \
    if (!withMatrixType(dtype, [&](auto *type) {                               \
          status = TEMPLATE<Pointee<decltype(type)>>(ctx);                     \
        })) {                                                                  \
      return failType(ctx, dtype);                                             \
    }                                                                          \
    return status;                                                             \
  }                                                                            \
  WEIR_CALL(NAME, runWithMatrixMemory(ctx, run##NAME))

} // namespace weir

#endif
