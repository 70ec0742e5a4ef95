//===- GradientModelsLinalg.cpp - derivatives of matrix operations --------===//
// Part of Weir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The formulas of TensorFlow, for batches of matrices of any size: they hold
// for real and complex numbers, and conjugate where they must.
//   Giles, "An extended collection of matrix derivative results", 2008.
//   Roberts, Roberts, "QR and LQ decomposition matrix backpropagation", 2020.
//
#include "dialects/TF/GradientModels.h"
#include "dialects/TF/MatrixGradients.h"
#include "mlir/IR/TypeUtilities.h"

using namespace mlir;
using namespace weir;
using namespace weir::tf;

using Result = FailureOr<Values>;
using E = GradientEmitter;

static Value call(E &e, StringRef opType, ValueRange operands,
                  ArrayRef<NamedAttribute> attributes = {}) {
  return e.emitGeneric(opType, operands,
                       getElementTypeOrSelf(operands[0].getType()),
                       attributes)[0];
}

static Value solveTriangular(E &e, Value matrix, Value rhs, bool lower,
                             bool adjoint) {
  return call(e, "MatrixTriangularSolve", {matrix, rhs},
              {e.flag("lower", lower), e.flag("adjoint", adjoint)});
}

/// What the right side's gradient says of the matrix: -grad x^H, or the other
/// way round for the adjoint's.
static Value gradOfMatrix(MatrixEmitter &m, Value gradRight, Value x,
                          bool adjoint) {
  return m.e.neg(adjoint ? m.multiply(x, gradRight, false, true)
                         : m.multiply(gradRight, x, false, true));
}

static Result gradSolve(E &e) {
  MatrixEmitter m(e);
  bool adjoint = getFlag(e, "adjoint", false);
  Value right =
      call(e, "MatrixSolve", {e.x(0), e.g()}, e.flag("adjoint", !adjoint));
  return Values{gradOfMatrix(m, right, e.y(), adjoint), right};
}

static Result gradTriangularSolve(E &e) {
  MatrixEmitter m(e);
  bool adjoint = getFlag(e, "adjoint", false);
  bool lower = getFlag(e, "lower", true);
  Value right = solveTriangular(e, e.x(0), e.g(), lower, !adjoint);
  Value left = gradOfMatrix(m, right, e.y(), adjoint);
  left = lower ? m.band(left, -1, 0) : m.band(left, 0, -1);
  return Values{e.unbroadcast(left, e.x(0)), e.unbroadcast(right, e.x(1))};
}

static Result gradBandedSolve(E &e) {
  MatrixEmitter m(e);
  bool adjoint = getFlag(e, "adjoint", false);
  bool lower = getFlag(e, "lower", true);
  Value right = call(e, "BandedTriangularSolve", {e.x(0), e.g()},
                     {e.flag("lower", lower), e.flag("adjoint", !adjoint)});
  Value left = gradOfMatrix(m, right, e.y(), adjoint);
  Value farthest = e.sub(m.sizeOf(e.x(0), -2), e.intScalar(1));
  Value zero = e.intScalar(0);
  Value bands = lower ? e.emit("Pack", {e.neg(farthest), zero})
                      : e.emit("Pack", {zero, farthest});
  left = e.emit(
      "MatrixDiagPartV3", {left, bands, e.scalar(left, 0)},
      e.builder.getNamedAttr("align", e.builder.getStringAttr("LEFT_RIGHT")));
  return Values{e.unbroadcast(left, e.x(0)), e.unbroadcast(right, e.x(1))};
}

/// x = P b with P = (A^H A + l I)^-1 A^H, or A^H (A A^H + l I)^-1, which is the
/// same where l is not 0. With r = P^H g:
///   dA = (b - A x) z^H - r x^H,  z = (A^H A + l I)^-1 g
/// For l = 0, z is P r, and where the rows are fewer, P^H x (g - A^H r)^H takes
/// the place of the first term, which is 0 there.
static Result gradSolveLs(E &e) {
  if (!getFlag(e, "fast", true)) {
    return failure();
  }
  MatrixEmitter m(e);
  Value a = e.x(0), b = e.x(1), strength = e.x(2), x = e.y(), g = e.g();
  auto solve = [&](Value matrix, Value right) {
    return call(e, "MatrixSolveLs", {matrix, right, strength},
                e.flag("fast", true));
  };
  Value adjoint = m.adjoint(a);
  Value r = solve(adjoint, g);
  Type boolean = e.builder.getI1Type();
  Value isZero = e.emit("Equal", {strength, e.scalar(strength, 0)}, boolean);
  // A regularizer of 1 instead of 0: its solution is not used.
  Value safe = e.emit("Select", {isZero, e.scalar(strength, 1), strength},
                      getElementTypeOrSelf(strength.getType()));
  Value gram = m.multiply(a, a, true, false);
  Type element = getElementTypeOrSelf(a.getType());
  gram = e.add(gram, e.mul(m.identityLike(gram), e.cast(safe, element)));
  Value z =
      e.emit("SelectV2",
             {isZero, solve(a, r), call(e, "MatrixSolve", {gram, g})}, element);
  Value residual = e.sub(b, m.multiply(a, x));
  Value left = e.sub(m.multiply(residual, z, false, true),
                     m.multiply(r, x, false, true));
  Value wide = m.multiply(solve(adjoint, x),
                          e.sub(g, m.multiply(a, r, true, false)), false, true);
  wide = e.emit("SelectV2", {isZero, wide, e.emit("ZerosLike", wide)}, element);
  return Values{e.add(left, wide), r, Value()};
}

static Result gradInverse(E &e) {
  MatrixEmitter m(e);
  Value y = e.y();
  Value inner =
      getFlag(e, "adjoint", false)
          ? m.multiply(y, m.multiply(e.g(), y, true, false))
          : m.multiply(y, m.multiply(e.g(), y, false, true), true, false);
  return Values{e.neg(inner)};
}

static Value timesInverse(E &e, Value factor) {
  Value inverse = call(e, "MatrixInverse", e.x(0), e.flag("adjoint", true));
  Value column = e.emit("ExpandDims", {factor, e.intScalar(-1)});
  return e.mul(e.emit("ExpandDims", {column, e.intScalar(-1)}), inverse);
}

static Result gradDeterminant(E &e) {
  return Values{timesInverse(e, e.mul(e.g(), e.y()))};
}

static Result gradLogDeterminant(E &e) {
  return Values{e.g(1) ? timesInverse(e, e.g(1)) : Value()};
}

/// L^-H tril'(L^H g) L^-1, made symmetric; tril' halves the diagonal.
static Result gradCholesky(E &e) {
  MatrixEmitter m(e);
  Value l = e.y();
  Value middle = m.lowerHalf(m.multiply(l, e.g(), true, false));
  Value left = solveTriangular(e, l, middle, true, true);
  Value both = solveTriangular(e, l, m.adjoint(left), true, true);
  return Values{m.half(e.add(both, m.adjoint(both)))};
}

/// x R^-H for an upper triangle R.
static Value timesInverseAdjoint(MatrixEmitter &m, Value x, Value r) {
  return m.adjoint(solveTriangular(m.e, r, m.adjoint(x), false, false));
}

/// For a square R.
static Value gradTallQr(MatrixEmitter &m, Value q, Value r, Value dq,
                        Value dr) {
  E &e = m.e;
  Value qdq = m.multiply(q, dq, true, false);
  Value rdr = m.multiply(r, dr, false, true);
  Value skew = e.add(e.sub(qdq, m.adjoint(qdq)), e.sub(rdr, m.adjoint(rdr)));
  Value lower = m.band(skew, -1, 0);
  Value result = m.multiply(q, e.add(dr, timesInverseAdjoint(m, lower, r)));
  result =
      e.add(result, timesInverseAdjoint(m, e.sub(dq, m.multiply(q, qdq)), r));
  if (m.isComplex(q)) {
    Value mixed = e.sub(rdr, m.adjoint(qdq));
    Value diagonal = e.emit("MatrixDiag", e.emit("MatrixDiagPart", mixed));
    Value correction = e.sub(diagonal, m.realPart(diagonal));
    result = e.add(result, timesInverseAdjoint(
                               m, m.multiply(q, correction, false, true), r));
  }
  return result;
}

/// A = [X Y], R = [U V]: the columns after the square part add Q V' to their
/// own and Y V'^H to Q's.
static Result gradQr(E &e) {
  MatrixEmitter m(e);
  Value q = e.y(0), r = e.y(1);
  Value dq = m.gradientOrZeros(0), dr = m.gradientOrZeros(1);
  Value rows = m.sizeOf(q, -2);
  Value y = m.columnsFrom(e.x(0), rows), dv = m.columnsFrom(dr, rows);
  Value dx = gradTallQr(m, q, m.columnsTo(r, rows),
                        e.add(dq, m.multiply(y, dv, false, true)),
                        m.columnsTo(dr, rows));
  Value dy = m.multiply(q, dv);
  return Values{e.emit("ConcatV2", {dx, dy, e.intScalar(-1)})};
}

/// R R = A: R' solves the Sylvester equation, written with Kronecker products.
static Result gradSquareRoot(E &e) {
  MatrixEmitter m(e);
  Value r = e.y();
  Value size = m.sizeOf(r, -1), square = e.mul(size, size);
  Value batch = m.batchShape(r);
  auto shape = [&](Value last) {
    return e.emit("ConcatV2",
                  {batch, e.emit("Pack", {square, last}), e.intScalar(0)});
  };
  auto kronecker = [&](Value a, Value b) {
    return e.emit("Reshape",
                  {m.einsum({a, b}, "...ij,...kl->...ikjl"), shape(square)});
  };
  Value identity = m.identityLike(r);
  Value sum =
      e.add(kronecker(identity, m.transpose(r)), kronecker(r, identity));
  Value column = e.emit("Reshape", {m.transpose(e.g()), shape(e.intScalar(1))});
  Value solution = call(e, "MatrixSolve", {sum, column});
  return Values{m.transpose(e.reshapeLike(solution, r))};
}

void tf::attachLinalgGradients(OpRegistry &registry) {
  attachSpectralGradients(registry);
  attachTransformGradients(registry);
  setGenericGradient(registry, "MatrixSolve", gradSolve);
  setGenericGradient(registry, "MatrixTriangularSolve", gradTriangularSolve);
  setGenericGradient(registry, "BandedTriangularSolve", gradBandedSolve);
  setGenericGradient(registry, "MatrixSolveLs", gradSolveLs);
  setGenericGradient(registry, "MatrixInverse", gradInverse);
  setGenericGradient(registry, "MatrixDeterminant", gradDeterminant);
  setGenericGradient(registry, "LogMatrixDeterminant", gradLogDeterminant);
  setGenericGradient(registry, "Cholesky", gradCholesky);
  setGenericGradient(registry, "Qr", gradQr);
  setGenericGradient(registry, "MatrixSquareRoot", gradSquareRoot);
}
