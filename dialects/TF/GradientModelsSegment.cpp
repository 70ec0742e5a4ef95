//===- GradientModelsSegment.cpp - derivatives of segments, sparse matrices
//===//
// Part of Weir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "dialects/TF/GradientModels.h"
#include "dialects/TF/OpModels.h"
#include "mlir/IR/TypeUtilities.h"

using namespace mlir;
using namespace weir;
using namespace weir::tf;

using Result = FailureOr<Values>;
using E = GradientEmitter;

namespace {

/// A reduction by segments (x(0): data, x(1): ids), sorted or not.
class Segments {
public:
  explicit Segments(E &e)
      : e(e), isSorted(e.op->getName().stripDialect().starts_with("Segment")) {}

  /// What `value`, one row per segment, has for each row of the data; rows of
  /// ids below zero have something.
  Value spread(Value value) {
    Value ids =
        isSorted ? e.x(1) : e.emit("Maximum", {e.x(1), e.scalar(e.x(1), 0)});
    return e.emit("GatherV2", {value, ids, e.intScalar(0)});
  }
  Value reduce(StringRef reduction, Value rows) {
    if (isSorted) {
      return e.emit(("Segment" + reduction).str(), {rows, e.x(1)});
    }
    return e.emit(("UnsortedSegment" + reduction).str(),
                  {rows, e.x(1), e.x(2)});
  }
  /// Whether each element of the data is in a segment, and `condition` holds.
  Value restrict(Value condition) {
    if (isSorted) {
      return condition;
    }
    Type boolean = e.builder.getI1Type();
    Value kept = e.emit("GreaterEqual", {e.x(1), e.scalar(e.x(1), 0)}, boolean);
    return e.emit("LogicalAnd", {condition, byRow(kept)}, boolean);
  }
  /// `value`, one for each id, in a shape that goes with the data's.
  Value byRow(Value value) {
    Type index = e.builder.getI32Type();
    Value inner =
        e.sub(e.emit("Rank", e.x(0), index), e.emit("Rank", e.x(1), index));
    Value ones = e.emit("Fill", {e.emit("Pack", inner), e.intScalar(1)}, index);
    Value shape = e.emit("ConcatV2", {e.shapeOf(e.x(1)), ones, e.intScalar(0)});
    return e.emit("Reshape", {value, shape});
  }
  Value select(Value condition, Value a, Value b) {
    return e.emit("SelectV2", {condition, a, b}, getElementTypeOrSelf(a));
  }
  /// The gradient of the data, none for ids and count.
  Values finish(Value gradient) {
    Values grads(e.op->getNumOperands());
    grads[0] = gradient;
    return grads;
  }

private:
  E &e;
  bool isSorted;
};

} // namespace

/// Max and Min: shared among the elements of a segment that have its value.
static Result gradSegmentExtreme(E &e) {
  Segments segments(e);
  Value selected = segments.restrict(
      e.emit("Equal", {e.x(0), segments.spread(e.y())}, e.builder.getI1Type()));
  Value count = segments.reduce(
      "Sum", e.cast(selected, getElementTypeOrSelf(e.g().getType())));
  Value gradient = segments.spread(e.div(e.g(), count));
  return segments.finish(
      segments.select(selected, gradient, e.emit("ZerosLike", e.x(0))));
}

/// The product of the others: by division, but for a segment's only zero.
static Result gradSegmentProd(E &e) {
  Segments segments(e);
  Type boolean = e.builder.getI1Type(), index = e.builder.getI32Type();
  Value isZero = e.emit("Equal", {e.x(0), e.scalar(e.x(0), 0)}, boolean);
  Value zeros = segments.reduce("Sum", e.cast(isZero, index));
  Value several = e.emit("Greater", {zeros, e.intScalar(1)}, boolean);
  Value gradient = segments.select(several, e.emit("ZerosLike", e.g()), e.g());
  Value others = segments.select(isZero, e.emit("OnesLike", e.x(0)), e.x(0));
  Value product = segments.spread(segments.reduce("Prod", others));
  Value partial =
      segments.select(isZero, product, e.div(segments.spread(e.y()), others));
  Value dx = e.mul(segments.spread(gradient), partial);
  Value all = e.emit("Equal", {e.x(0), e.x(0)}, boolean);
  return segments.finish(
      segments.select(segments.restrict(all), dx, e.emit("ZerosLike", e.x(0))));
}

static Result gradSegmentMean(E &e) {
  Segments segments(e);
  Value ones =
      e.cast(e.emit("OnesLike", e.x(1)), getElementTypeOrSelf(e.g().getType()));
  Value counts = segments.reduce("Sum", segments.byRow(ones));
  return segments.finish(segments.spread(e.div(e.g(), counts)));
}

void tf::attachSegmentGradients(MLIRContext *c) {
  attachGradient<gradSegmentExtreme>(c, "SegmentMax");
  attachGradient<gradSegmentExtreme>(c, "SegmentMin");
  attachGradient<gradSegmentProd>(c, "SegmentProd");
  attachGradient<gradSegmentMean>(c, "SegmentMean");
  attachGradient<gradSegmentExtreme>(c, "UnsortedSegmentMax");
  attachGradient<gradSegmentExtreme>(c, "UnsortedSegmentMin");
  attachGradient<gradSegmentProd>(c, "UnsortedSegmentProd");
}

//===----------------------------------------------------------------------===//
// Sparse matrices: (indices, values, shape)
//===----------------------------------------------------------------------===//

static Result gradSparseMatMul(E &e) {
  auto op = cast<GenericOp>(e.op);
  bool adjointA = getBoolAttr(op, "adjoint_a", false);
  bool adjointB = getBoolAttr(op, "adjoint_b", false);
  Type type = getElementTypeOrSelf(e.g().getType());
  bool isComplex = isa<ComplexType>(type);
  Value swap = e.intVector({1, 0}), b = e.x(3);
  Value db =
      e.emitGeneric("SparseTensorDenseMatMul", {e.x(0), e.x(1), e.x(2), e.g()},
                    type, e.flag("adjoint_a", !adjointA))[0];
  if (adjointB) {
    db = e.emit(isComplex ? "ConjugateTranspose" : "Transpose", {db, swap});
    b = e.emit("Transpose", {b, swap});
  }
  Type position = getElementTypeOrSelf(e.x(0).getType());
  Values at = e.emitMany("Unpack", e.x(0), {position, position},
                         {e.integer("axis", 1), e.integer("num", 2)});
  auto gather = [&](Value from, Value rows) {
    return e.emit("GatherV2", {from, rows, e.intScalar(0)});
  };
  Value left = gather(e.g(), at[adjointA ? 1 : 0]);
  Value right = gather(b, at[adjointA ? 0 : 1]);
  if (isComplex && adjointA) {
    left = e.emit("Conj", left);
  }
  if (isComplex && adjointA == adjointB) {
    right = e.emit("Conj", right);
  }
  Values grads = e.none();
  grads[1] = e.emit("Sum", {e.mul(left, right), e.intScalar(-1)},
                    {e.flag("keep_dims", false)});
  grads[3] = db;
  return grads;
}

static Result gradSparseReorder(E &e) {
  Values grads = e.none();
  if (e.g(1)) {
    Type index = e.builder.getI32Type();
    Value count = e.firstElement(e.shapeOf(e.x(0)));
    Value places = e.emit("Range", {e.intScalar(0), count, e.intScalar(1)});
    Type types[] = {getElementTypeOrSelf(e.x(0).getType()), index};
    Value order =
        e.emitGeneric("SparseReorder", {e.x(0), places, e.x(2)}, types)[1];
    grads[1] = e.emit("GatherV2", {e.g(1), e.emit("InvertPermutation", order),
                                   e.intScalar(0)});
  }
  return grads;
}

static Result gradSparseDenseAdd(E &e) {
  Values grads = e.none();
  grads[1] = e.emit("GatherNd", {e.g(), e.x(0)});
  grads[3] = e.g();
  return grads;
}

void tf::attachSparseMatrixGradients(OpRegistry &registry) {
  setGenericGradient(registry, "SparseTensorDenseMatMul", gradSparseMatMul);
  setGenericGradient(registry, "SparseReorder", gradSparseReorder);
  setGenericGradient(registry, "SparseTensorDenseAdd", gradSparseDenseAdd);
}
