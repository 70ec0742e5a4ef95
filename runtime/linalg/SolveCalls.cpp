// Part of Weir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Systems of equations, inverses and determinants by LU factorization.
#include "runtime/linalg/EigenMatrices.h"

using namespace weir;

template <typename T> using Factors = Eigen::PartialPivLU<Matrix<T>>;

template <typename T> static WeirCallStatus solve(WeirCallContext *ctx) {
  Matrices left, right;
  if (!readMatrices(ctx, 0, left) || !readMatching(ctx, 1, right)) {
    return WEIR_CALL_FAILED;
  }
  if (left.rows != left.columns) {
    return weir_call_fail(ctx, WEIR_INVALID_ARGUMENT,
                          "First input (lhs) must be a square matrix.");
  }
  if (left.rows != right.rows) {
    return weir_call_fail(ctx, WEIR_INVALID_ARGUMENT,
                          "Input matrix and rhs are incompatible.");
  }
  int64_t n = left.columns, k = right.columns;
  void *result = allocateBatch(ctx, 0, 2, n, k);
  if (!result) {
    return WEIR_CALL_FAILED;
  }
  if (n == 0 || k == 0) {
    return WEIR_CALL_OK;
  }
  bool adjoint = weir_call_attr_bool(ctx, "adjoint", 0);
  Factors<T> factors(n);
  return forEachMatrix(ctx, left.count, [&](int64_t i) {
    auto matrix = matrixAt<T>(left, i);
    if (adjoint) {
      factors.compute(matrix.adjoint());
    } else {
      factors.compute(matrix);
    }
    if (!isInvertible(factors.matrixLU())) {
      return failMatrix(ctx, "Input matrix is not invertible.");
    }
    matrixAt<T>(result, i, n, k) = factors.solve(matrixAt<T>(right, i));
    return true;
  });
}
WEIR_MATRIX_CALL(MatrixSolve, solve)
WEIR_CALL(BatchMatrixSolve, runWithMatrixMemory(ctx, runMatrixSolve))

template <typename T> static WeirCallStatus invert(WeirCallContext *ctx) {
  Matrices input;
  void *result;
  if (!startSquare(ctx, input, result)) {
    return WEIR_CALL_FAILED;
  }
  int64_t n = input.rows;
  if (n == 0) {
    return WEIR_CALL_OK;
  }
  bool adjoint = weir_call_attr_bool(ctx, "adjoint", 0);
  Factors<T> factors(n);
  return forEachMatrix(ctx, input.count, [&](int64_t i) {
    auto matrix = matrixAt<T>(input, i);
    if (adjoint) {
      factors.compute(matrix.adjoint());
    } else {
      factors.compute(matrix);
    }
    if (!isInvertible(factors.matrixLU())) {
      return failMatrix(ctx, "Input is not invertible.");
    }
    matrixAt<T>(result, i, n, n) = factors.inverse();
    return true;
  });
}

static WeirCallStatus runInverse(WeirCallContext *ctx) {
  int32_t dtype = weir_call_input(ctx, 0)->dtype;
  WeirCallStatus status = WEIR_CALL_FAILED;
  if (dtype == WEIR_DT_HALF) {
    return invert<Eigen::half>(ctx);
  }
  if (!withMatrixType(dtype, [&](auto *type) {
        status = invert<Pointee<decltype(type)>>(ctx);
      })) {
    return failType(ctx, dtype);
  }
  return status;
}
WEIR_CALL(MatrixInverse, runWithMatrixMemory(ctx, runInverse))
WEIR_CALL(BatchMatrixInverse, runWithMatrixMemory(ctx, runInverse))

template <typename T> static WeirCallStatus factorize(WeirCallContext *ctx) {
  const WeirView &view = *weir_call_input(ctx, 0);
  if (view.rank < 2) {
    return weir_call_fail(ctx, WEIR_INVALID_ARGUMENT,
                          "Input tensor must have rank >= 2, got %d",
                          view.rank);
  }
  Matrices input;
  if (!readSquare(ctx, input)) {
    return WEIR_CALL_FAILED;
  }
  int64_t n = input.rows;
  void *result = allocateBatch(ctx, 0, 2, n, n);
  void *order = allocateBatch(ctx, 1, 1, n);
  if (!result || !order) {
    return WEIR_CALL_FAILED;
  }
  if (n == 0) {
    return WEIR_CALL_OK;
  }
  int32_t orderType = weir_call_output_dtype(ctx, 1);
  Factors<T> factors(n);
  return forEachMatrix(ctx, input.count, [&](int64_t i) {
    factors.compute(matrixAt<T>(input, i));
    if (!isInvertible(factors.matrixLU())) {
      return failMatrix(ctx, "Input is not invertible.");
    }
    matrixAt<T>(result, i, n, n) = factors.matrixLU();
    const auto &indices = factors.permutationP().indices();
    for (int64_t row = 0; row < n; ++row) {
      setIndex(order, orderType, i * n + indices[row], row);
    }
    return true;
  });
}
WEIR_MATRIX_CALL(Lu, factorize)

/// The logarithm of |det| and the determinant's sign, or its direction.
template <typename T>
static RealOf<T> logDeterminant(Factors<T> &factors, T &sign) {
  sign = T(RealOf<T>(factors.permutationP().determinant()));
  const Matrix<T> &lu = factors.matrixLU();
  RealOf<T> logarithm(0);
  for (int64_t i = 0; i < lu.rows(); ++i) {
    RealOf<T> magnitude = std::abs(lu(i, i));
    logarithm += std::log(magnitude);
    sign *= lu(i, i) / magnitude;
  }
  if (std::isinf(logarithm)) {
    sign = T(0);
  }
  return logarithm;
}

/// Calls use(i, sign, logarithm) for each matrix.
template <typename T, typename F>
static WeirCallStatus determinants(WeirCallContext *ctx, const Matrices &input,
                                   F use) {
  Factors<T> factors(input.rows);
  return forEachMatrix(ctx, input.count, [&](int64_t i) {
    T sign(1);
    RealOf<T> logarithm(0);
    if (input.rows > 0) {
      factors.compute(matrixAt<T>(input, i));
      logarithm = logDeterminant<T>(factors, sign);
    }
    use(i, sign, logarithm);
    return true;
  });
}

template <typename T> static WeirCallStatus determinant(WeirCallContext *ctx) {
  Matrices input;
  if (!readSquare(ctx, input)) {
    return WEIR_CALL_FAILED;
  }
  auto *result = static_cast<T *>(allocateBatch(ctx, 0));
  if (!result) {
    return WEIR_CALL_FAILED;
  }
  return determinants<T>(ctx, input, [&](int64_t i, T sign, RealOf<T> log) {
    result[i] = sign * std::exp(log);
  });
}
WEIR_MATRIX_CALL(MatrixDeterminant, determinant)
WEIR_CALL(BatchMatrixDeterminant,
          runWithMatrixMemory(ctx, runMatrixDeterminant))

template <typename T>
static WeirCallStatus signedLogDeterminant(WeirCallContext *ctx) {
  Matrices input;
  if (!readSquare(ctx, input)) {
    return WEIR_CALL_FAILED;
  }
  auto *signs = static_cast<T *>(allocateBatch(ctx, 0));
  auto *logarithms = static_cast<T *>(allocateBatch(ctx, 1));
  if (!signs || !logarithms) {
    return WEIR_CALL_FAILED;
  }
  return determinants<T>(ctx, input, [&](int64_t i, T sign, RealOf<T> log) {
    signs[i] = sign;
    logarithms[i] = T(log);
  });
}
WEIR_MATRIX_CALL(LogMatrixDeterminant, signedLogDeterminant)
