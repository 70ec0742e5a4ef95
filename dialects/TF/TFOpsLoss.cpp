//===- TFOpsLoss.cpp - cross entropies ------------------------------------===//
// Part of Weir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "dialects/TF/ElementwiseUtils.h"
#include "dialects/TF/LoweringUtils.h"
#include "dialects/TF/ReductionUtils.h"
#include "dialects/TF/TFOpsMath.h"
#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Linalg/IR/Linalg.h"
#include "mlir/Dialect/Math/IR/Math.h"

using namespace mlir;
using namespace weir;
using namespace weir::tf;

//===----------------------------------------------------------------------===//
// SoftmaxCrossEntropyWithLogits
//===----------------------------------------------------------------------===//

LogicalResult SoftmaxCrossEntropyWithLogitsOp::inferShapes(ShapeContext &ctx) {
  std::optional<Sizes> x = ctx.getShape(getFeatures());
  std::optional<Sizes> y = ctx.getShape(getLabels());
  if (!x || !y) {
    return success();
  }
  FailureOr<Sizes> shape = broadcastSizes(*this, ctx, *x, *y);
  if (failed(shape)) {
    return failure();
  }
  if (shape->size() != 2) {
    return emitError("logits and labels must broadcast to rank 2, got ")
           << shape->size();
  }
  ctx.setShape(getLoss(), shape->front());
  ctx.setShape(getBackprop(), *shape);
  return success();
}

LogicalResult
SoftmaxCrossEntropyWithLogitsOp::decompose(DecomposeRewriter &rewriter) {
  FailureOr<Sizes> shape = getKnownSizes(*this, getBackprop());
  if (failed(shape)) {
    return failure();
  }
  Location loc = getLoc();
  Type type = getBackprop().getType();
  Sizes column = {(*shape)[0], getAffineConstantExpr(1, getContext())};
  auto simple = [&](StringRef name, ValueRange operands) {
    return createSimple(rewriter, loc, name, operands[0].getType(), operands);
  };
  auto spread = [&](Value row) {
    return createBroadcast(rewriter, loc,
                           createReshape(rewriter, loc, row, column), *shape);
  };
  Value features = createBroadcast(rewriter, loc, getFeatures(), *shape);
  Value labels = createBroadcast(rewriter, loc, getLabels(), *shape);
  Value max = createReduce(rewriter, loc, features, "max", 1);
  Value shifted = simple("tf.Sub", {features, spread(max)});
  Value power = simple("tf.Exp", shifted);
  Value sum = createReduce(rewriter, loc, power, "sum", 1);
  Value logSum = spread(simple("tf.Log", sum));
  Value surprise = simple("tf.Sub", {logSum, shifted});
  Value terms = simple("tf.Mul", {labels, surprise});
  Value loss = createReduce(rewriter, loc, terms, "sum", 1);
  Value softmax = simple("tf.RealDiv", {power, spread(sum)});
  Value backprop =
      createSimple(rewriter, loc, "tf.Sub", type, {softmax, labels});
  rewriter.replaceOp(*this, {loss, backprop});
  return success();
}

//===----------------------------------------------------------------------===//
// SparseSoftmaxCrossEntropyWithLogits
//===----------------------------------------------------------------------===//

LogicalResult
SparseSoftmaxCrossEntropyWithLogitsOp::inferShapes(ShapeContext &ctx) {
  std::optional<Sizes> x = ctx.getShape(getFeatures());
  std::optional<Sizes> y = ctx.getShape(getLabels());
  // Each is wrong by itself.
  if (x && x->size() != 2) {
    return emitError("logits must be of rank 2, got rank ") << x->size();
  }
  if (y && y->size() != 1) {
    return emitError("labels must be of rank 1, got rank ") << y->size();
  }
  if (!x || !y) {
    return success();
  }
  if (failed(ctx.requireEqual(
          *this, (*x)[0], (*y)[0],
          "logits and labels must have the same first dimension"))) {
    return failure();
  }
  ctx.setShape(getLoss(), x->front());
  ctx.setShape(getBackprop(), *x);
  return success();
}

EffectClass SparseSoftmaxCrossEntropyWithLogitsOp::getEffectClass() {
  return EffectClass::MayRaise;
}
FusionKind SparseSoftmaxCrossEntropyWithLogitsOp::getFusionKind() {
  return FusionKind::Opaque;
}

namespace {
/// Emits the rows' arithmetic; all in the compute type.
struct SparseEntropy {
  LoweringContext &ctx;
  Type element, compute;
  Sizes sizes;

  Value widen(OpBuilder &b, Location loc, Value x) const {
    return x.getType() == compute
               ? x
               : Value(arith::ExtFOp::create(b, loc, compute, x));
  }
  // Whether the current column is the row's label.
  Value isLabel(OpBuilder &b, Location loc, Value label) const {
    Value column = linalg::IndexOp::create(b, loc, 1);
    column = arith::IndexCastOp::create(b, loc, label.getType(), column);
    return arith::CmpIOp::create(b, loc, arith::CmpIPredicate::eq, column,
                                 label);
  }
};
} // namespace

static void checkLabels(LoweringContext &ctx, Value labels, SizeExpr classes) {
  Type type = cast<RankedTensorType>(labels.getType()).getElementType();
  Value count = arith::IndexCastOp::create(ctx.builder, ctx.loc, type,
                                           ctx.getSizeValue(classes));
  raiseIfAny(
      ctx, labels, "INVALID_ARGUMENT",
      "Received a label value of {1} which is outside the valid range "
      "of [0, {2})",
      true,
      [&](OpBuilder &b, Location loc, ValueRange args) -> Value {
        // Unsigned: negative labels are large.
        return arith::CmpIOp::create(b, loc, arith::CmpIPredicate::uge, args[0],
                                     count);
      },
      count);
}

FailureOr<SmallVector<Value>>
SparseSoftmaxCrossEntropyWithLogitsOp::lower(LoweringContext &ctx,
                                             ValueRange operands) {
  Value features = operands[0], labels = operands[1];
  Type element = getElementTypeOrSelf(getFeatures());
  SparseEntropy rows{ctx, element, getComputeType(element),
                     getTypeSizes(getBackprop().getType())};
  Sizes rowSizes = {rows.sizes[0]};
  Type wideType = getTypeWithSizes(rows.compute, rows.sizes);
  OpBuilder &builder = ctx.builder;
  AffineMap identity = builder.getMultiDimIdentityMap(2);
  AffineMap row = identity.dropResult(1);
  checkLabels(ctx, labels, rows.sizes[1]);

  Value max =
      reduceInComputeType(ctx, *this, features, element, rowSizes, "max", 1);
  Value shifted =
      buildMap(ctx, wideType, {features, max}, {identity, row},
               [&](OpBuilder &b, Location loc, ValueRange args) -> Value {
                 return arith::SubFOp::create(
                     b, loc, rows.widen(b, loc, args[0]), args[1]);
               });
  Value power =
      buildMap(ctx, wideType, shifted, {},
               [&](OpBuilder &b, Location loc, ValueRange args) -> Value {
                 return math::ExpOp::create(b, loc, args[0]);
               });
  Value sum =
      reduceInComputeType(ctx, *this, power, rows.compute, rowSizes, "sum", 1);
  // The shifted feature at the label, by a sum that has only this term.
  Value atLabelTerms =
      buildMap(ctx, wideType, {shifted, labels}, {identity, row},
               [&](OpBuilder &b, Location loc, ValueRange args) -> Value {
                 Value zero = createScalar(b, loc, rows.compute, 0);
                 return arith::SelectOp::create(
                     b, loc, rows.isLabel(b, loc, args[1]), args[0], zero);
               });
  Value atLabel = reduceInComputeType(ctx, *this, atLabelTerms, rows.compute,
                                      rowSizes, "sum", 1);
  Value loss = buildMap(ctx, getLoss().getType(), {sum, atLabel}, {},
                        [&](OpBuilder &b, Location loc, ValueRange args) {
                          Value log = math::LogOp::create(b, loc, args[0]);
                          Value x = arith::SubFOp::create(b, loc, log, args[1]);
                          return encodeElement(b, loc, x, element);
                        });
  Value backprop = buildMap(
      ctx, getBackprop().getType(), {power, sum, labels}, {identity, row, row},
      [&](OpBuilder &b, Location loc, ValueRange args) {
        Value softmax = arith::DivFOp::create(b, loc, args[0], args[1]);
        Value one = createScalar(b, loc, rows.compute, 1);
        Value less = arith::SubFOp::create(b, loc, softmax, one);
        Value x = arith::SelectOp::create(b, loc, rows.isLabel(b, loc, args[2]),
                                          less, softmax);
        return encodeElement(b, loc, x, element);
      });
  return SmallVector<Value>{loss, backprop};
}
