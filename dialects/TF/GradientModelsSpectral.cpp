//===- GradientModelsSpectral.cpp - derivatives of decompositions ---------===//
// Part of Weir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Eigenvalues and singular values, and systems given by three diagonals. Where
// values are equal, vectors have no derivative; TensorFlow's broadened
// reciprocals keep the rest finite.
//   Boeddeker et al., "On the computation of complex-valued gradients with
//   application to statistically optimum beamforming", 2017.
//   Townsend, "Differentiating the singular value decomposition", 2016.
//
#include "dialects/TF/MatrixGradients.h"
#include "mlir/IR/TypeUtilities.h"

using namespace mlir;
using namespace weir;
using namespace weir::tf;

using Result = FailureOr<Values>;
using E = GradientEmitter;

/// x / (x^2 + epsilon).
static Value safeReciprocal(E &e, Value x) {
  Value square = e.add(e.mul(x, x), e.scalar(x, 1e-20));
  return e.mul(x, e.emit("Reciprocal", square));
}

/// 1 / (v_j - v_i) off the diagonal, 0 on it.
static Value reciprocalDifferences(E &e, Value values) {
  Value differences = e.sub(e.emit("ExpandDims", {values, e.intScalar(-2)}),
                            e.emit("ExpandDims", {values, e.intScalar(-1)}));
  return e.emit("MatrixSetDiag",
                {safeReciprocal(e, differences), e.emit("ZerosLike", values)});
}

static Value diagonal(E &e, Value values) {
  return e.emit("MatrixDiag", values);
}

/// The eigenvectors, computed if the op did not.
static Value getVectors(E &e, StringRef opType) {
  if (getFlag(e, "compute_v", true)) {
    return e.y(1);
  }
  Type type = getElementTypeOrSelf(e.y(0).getType());
  return e.emitGeneric(opType, e.x(0), {type, type},
                       e.flag("compute_v", true))[1];
}

static Result gradEig(E &e) {
  MatrixEmitter m(e);
  Value v = getVectors(e, "Eig"), vt = m.adjoint(v);
  Value middle = diagonal(e, m.gradientOrZeros(0));
  if (getFlag(e, "compute_v", true) && e.g(1)) {
    Value f = m.conjugate(reciprocalDifferences(e, e.y(0)));
    Value vgv = m.multiply(vt, e.g(1));
    Value part = diagonal(e, m.realPart(e.emit("MatrixDiagPart", vgv)));
    Value rest = e.sub(vgv, m.multiply(m.multiply(vt, v), part));
    middle = e.add(middle, e.mul(f, rest));
  }
  Type type = getElementTypeOrSelf(vt.getType());
  Value solution =
      e.emitGeneric("MatrixSolve", {vt, m.multiply(middle, vt)}, type)[0];
  return Values{e.cast(solution, getElementTypeOrSelf(e.x(0).getType()))};
}

/// The op reads the lower triangle only.
static Result gradSelfAdjointEig(E &e) {
  MatrixEmitter m(e);
  Value v = getVectors(e, "SelfAdjointEigV2");
  Value middle = diagonal(e, m.gradientOrZeros(0));
  if (getFlag(e, "compute_v", true) && e.g(1)) {
    Value f = reciprocalDifferences(e, e.y(0));
    middle = e.add(middle, e.mul(f, m.multiply(v, e.g(1), true, false)));
  }
  Value all = m.multiply(v, m.multiply(middle, v, false, true));
  return Values{m.lowerHalf(e.add(all, m.adjoint(all)))};
}

namespace {
/// One side of A = U S V^H: the first columns, as many as singular values, and
/// the others, of which only full matrices have some.
struct Side {
  Value first, other, gradFirst, gradOther;
};
} // namespace

static Side splitSide(MatrixEmitter &m, unsigned i, Value count, bool full) {
  Value vectors = m.e.y(i), gradient = m.gradientOrZeros(i);
  if (!full) {
    return {vectors, Value(), gradient, Value()};
  }
  return {m.columnsTo(vectors, count), m.columnsFrom(vectors, count),
          m.columnsTo(gradient, count), m.columnsFrom(gradient, count)};
}

/// What of the gradient the first columns do not span, as an adjoint: G^H -
/// G^H X X^H - X^H G2 X2^H.
static Value outside(MatrixEmitter &m, const Side &side) {
  E &e = m.e;
  Value inner = m.multiply(side.gradFirst, side.first, true, false);
  Value rest = e.sub(m.adjoint(side.gradFirst),
                     m.multiply(inner, side.first, false, true));
  if (side.other) {
    Value cross = m.multiply(side.first, side.gradOther, true, false);
    rest = e.sub(rest, m.multiply(cross, side.other, false, true));
  }
  return rest;
}

static Result gradSvd(E &e) {
  MatrixEmitter m(e);
  Value gradS = diagonal(e, m.gradientOrZeros(0));
  if (!getFlag(e, "compute_uv", true)) {
    Type type = getElementTypeOrSelf(e.x(0).getType());
    Values parts = e.emitGeneric(
        "Svd", e.x(0), {type, type, type},
        {e.flag("compute_uv", true), e.flag("full_matrices", false)});
    return Values{
        m.multiply(parts[1], m.multiply(gradS, parts[2], false, true))};
  }
  bool full = getFlag(e, "full_matrices", false);
  Value s = e.y(0), count = m.sizeOf(s, -1);
  Side u = splitSide(m, 1, count, full), v = splitSide(m, 2, count, full);
  Value sDiagonal = diagonal(e, s);
  Value sInverse = diagonal(e, safeReciprocal(e, s));
  Value f = reciprocalDifferences(e, e.mul(s, s));
  Value vgv = m.multiply(v.first, v.gradFirst, true, false);
  Value fu = e.mul(f, m.multiply(u.first, u.gradFirst, true, false));
  Value fv = e.mul(f, vgv);
  Value middle =
      e.add(gradS, e.add(m.multiply(e.add(fu, m.adjoint(fu)), sDiagonal),
                         m.multiply(sDiagonal, e.add(fv, m.adjoint(fv)))));
  if (m.isComplex(s)) {
    Value l = diagonal(e, e.emit("MatrixDiagPart", vgv));
    Value turn = m.half(e.sub(m.adjoint(l), l));
    middle = e.add(middle, m.multiply(sInverse, turn));
  }
  Value result = m.multiply(u.first, m.multiply(middle, v.first, false, true));
  // Where A is square, nothing lies outside.
  Value right = m.multiply(m.multiply(u.first, sInverse), outside(m, v));
  Value left = m.multiply(m.multiply(v.first, sInverse), outside(m, u));
  return Values{e.add(result, e.add(right, m.adjoint(left)))};
}

static Value sumLast(E &e, Value x) {
  return e.emit("Sum", {x, e.intVector({-1})}, e.flag("keep_dims", false));
}

/// Sums of x times y's rows above, in place and below: one row vector each.
static Value rowOf(E &e, Value x, Value y) {
  return e.emit("ExpandDims", {sumLast(e, e.mul(x, y)), e.intScalar(-2)});
}

static Result gradTridiagonalMatMul(E &e) {
  MatrixEmitter m(e);
  Value rhs = m.conjugate(e.x(3)), g = e.g();
  Value right = m.shiftRight(e.mul(m.adjoint(e.x(0)), g), -2);
  right = e.add(right, e.mul(m.adjoint(e.x(1)), g));
  right = e.add(right, m.shiftLeft(e.mul(m.adjoint(e.x(2)), g), -2));
  return Values{rowOf(e, m.shiftLeft(rhs, -2), g), rowOf(e, rhs, g),
                rowOf(e, m.shiftRight(rhs, -2), g), right};
}

static Result gradTridiagonalSolve(E &e) {
  MatrixEmitter m(e);
  Value diagonals = e.x(0), x = e.y();
  Value axis = e.intScalar(-2);
  Value above = m.shiftLeft(m.slice(diagonals, -2, 2, 3), -1);
  Value below = m.shiftRight(m.slice(diagonals, -2, 0, 1), -1);
  Value transposed =
      e.emit("ConcatV2", {above, m.slice(diagonals, -2, 1, 2), below, axis});
  auto attrs = cast<GenericOp>(e.op).getAttrs();
  Type type = getElementTypeOrSelf(x.getType());
  Value right = e.emitGeneric("TridiagonalSolve", {transposed, e.g()}, type,
                              attrs.getValue())[0];
  Value rows = e.emit("ConcatV2",
                      {rowOf(e, right, m.shiftLeft(x, -2)), rowOf(e, right, x),
                       rowOf(e, right, m.shiftRight(x, -2)), axis});
  return Values{e.neg(rows), right};
}

void tf::attachSpectralGradients(OpRegistry &registry) {
  setGenericGradient(registry, "Eig", gradEig);
  setGenericGradient(registry, "SelfAdjointEigV2", gradSelfAdjointEig);
  setGenericGradient(registry, "Svd", gradSvd);
  setGenericGradient(registry, "TridiagonalMatMul", gradTridiagonalMatMul);
  setGenericGradient(registry, "TridiagonalSolve", gradTridiagonalSolve);
}
