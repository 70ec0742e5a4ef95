//===- TFOpsSegment.cpp - segment reductions, as written ------------------===//
// Part of Weir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// A segment reduction scatters rows into the identity of its combination. The
// number of segments of the sorted ones is the largest id plus 1: read when
// the step runs.
#include "dialects/TF/ArrayUtils.h"
#include "dialects/TF/ReductionUtils.h"
#include "dialects/TF/TFOpsGather.h"

using namespace mlir;
using namespace weir;
using namespace weir::tf;

//===----------------------------------------------------------------------===//
// Shared
//===----------------------------------------------------------------------===//

// Rows of `data` are indexed by ids of a prefix of its shape.
static LogicalResult inferSegments(Operation *op, ShapeContext &ctx,
                                   SizeExpr segments) {
  auto data = ctx.getShape(op->getOperand(0));
  auto ids = ctx.getShape(op->getOperand(1));
  if (!data || !ids) {
    return success();
  }
  if (ids->size() > data->size()) {
    return op->emitOpError("expected segment ids of rank at most ")
           << data->size() << ", got " << ids->size();
  }
  for (auto [a, b] : llvm::zip(*ids, *data)) {
    if (failed(ctx.requireEqual(op, a, b,
                                "segment_ids should be the same size as "
                                "dimension 0 of input"))) {
      return failure();
    }
  }
  Sizes sizes{segments};
  sizes.append(data->begin() + ids->size(), data->end());
  ctx.setShape(op->getResult(0), sizes);
  return success();
}

// ids as coordinates: one more dimension of 1.
static Value createCoordinates(OpBuilder &b, Location loc, Value ids) {
  Sizes sizes = getTypeSizes(ids.getType());
  sizes.push_back(getAffineConstantExpr(1, b.getContext()));
  return createReshape(b, loc, ids, sizes);
}

static Value createIdentity(OpBuilder &b, Location loc, StringRef combine,
                            Type element) {
  if (combine == "max" || combine == "min") {
    return createLimit(b, loc, element, combine == "max");
  }
  return createConstant(b, loc, element, combine == "mul" ? 1 : 0);
}

static Value createSegments(Operation *op, OpBuilder &b, StringRef combine,
                            ArrayRef<SizeExpr> sizes, bool sorted) {
  Location loc = op->getLoc();
  Value data = op->getOperand(0);
  Value identity = createIdentity(b, loc, combine, getElementType(data));
  Value init = createBroadcast(b, loc, identity, sizes);
  Value at = createCoordinates(b, loc, op->getOperand(1));
  return createScatter(b, loc, init, at, data, combine,
                       /*skipNegative=*/!sorted, sorted);
}

//===----------------------------------------------------------------------===//
// Unsorted
//===----------------------------------------------------------------------===//

template <typename Op>
static LogicalResult inferUnsorted(Op op, ShapeContext &ctx) {
  auto count = requireSizes(op, ctx, op.getNumSegments());
  if (!count || count->size() != 1) {
    return success();
  }
  return inferSegments(op, ctx, count->front());
}

static LogicalResult decomposeUnsorted(Operation *op,
                                       DecomposeRewriter &rewriter,
                                       StringRef combine) {
  FailureOr<Sizes> sizes = getKnownSizes(op, op->getResult(0));
  if (failed(sizes) || failed(getKnownSizes(op, op->getOperand(1)))) {
    return failure();
  }
  rewriter.replaceOp(op, createSegments(op, rewriter, combine, *sizes, false));
  return success();
}

LogicalResult UnsortedSegmentSumOp::inferShapes(ShapeContext &ctx) {
  return inferUnsorted(*this, ctx);
}
LogicalResult UnsortedSegmentSumOp::decompose(DecomposeRewriter &rewriter) {
  return decomposeUnsorted(*this, rewriter, "add");
}
LogicalResult UnsortedSegmentProdOp::inferShapes(ShapeContext &ctx) {
  return inferUnsorted(*this, ctx);
}
LogicalResult UnsortedSegmentProdOp::decompose(DecomposeRewriter &rewriter) {
  return decomposeUnsorted(*this, rewriter, "mul");
}
LogicalResult UnsortedSegmentMaxOp::inferShapes(ShapeContext &ctx) {
  return inferUnsorted(*this, ctx);
}
LogicalResult UnsortedSegmentMaxOp::decompose(DecomposeRewriter &rewriter) {
  return decomposeUnsorted(*this, rewriter, "max");
}
LogicalResult UnsortedSegmentMinOp::inferShapes(ShapeContext &ctx) {
  return inferUnsorted(*this, ctx);
}
LogicalResult UnsortedSegmentMinOp::decompose(DecomposeRewriter &rewriter) {
  return decomposeUnsorted(*this, rewriter, "min");
}

//===----------------------------------------------------------------------===//
// Sorted
//===----------------------------------------------------------------------===//

template <typename Op>
static LogicalResult inferSorted(Op op, ShapeContext &ctx) {
  Value ids = op.getSegmentIds();
  auto sizes = ctx.getShape(ids);
  if (!sizes) {
    return success();
  }
  if (sizes->size() != 1) {
    return op.emitOpError("segment_ids should be a vector, got rank ")
           << sizes->size();
  }
  SizeExpr last;
  if (auto known = ctx.getValue(ids); known && !known->elements.empty()) {
    last = known->elements.back();
  } else {
    OpBuilder builder(op);
    Value largest = createReduce(builder, op.getLoc(), ids, "max", {0});
    auto read = ctx.requireValue(largest);
    if (!read) {
      return success();
    }
    last = read->elements.front();
  }
  // No ids at all: their maximum is the type's least number.
  return inferSegments(op, ctx, ctx.max(last + 1, ctx.constant(0)));
}

// The number of rows of each segment, over the whole result.
static Value createCounts(Operation *op, OpBuilder &b, ArrayRef<SizeExpr> sizes,
                          Type element) {
  Location loc = op->getLoc();
  Value ids = op->getOperand(1);
  Value ones = createSplat(b, loc, element, getTypeSizes(ids.getType()), 1);
  Value zeros = createSplat(b, loc, element, {sizes[0]}, 0);
  Value counts =
      createScatter(b, loc, zeros, createCoordinates(b, loc, ids), ones, "add");
  Sizes column(sizes.size(), getConstantExpr(op, 1));
  column[0] = sizes[0];
  return createBroadcast(b, loc, createReshape(b, loc, counts, column), sizes);
}

static LogicalResult decomposeSorted(Operation *op, DecomposeRewriter &rewriter,
                                     StringRef kind) {
  FailureOr<Sizes> sizes = getKnownSizes(op, op->getResult(0));
  if (failed(sizes) || failed(getKnownSizes(op, op->getOperand(1)))) {
    return failure();
  }
  OpBuilder &b = rewriter;
  Location loc = op->getLoc();
  Type element = getElementType(op->getResult(0));
  StringRef combine = kind == "mean" ? "add" : kind;
  Value result = createSegments(op, b, combine, *sizes, true);
  if (kind == "mean") {
    Value counts = createCounts(op, b, *sizes, element);
    Value ones = createSplat(b, loc, element, *sizes, 1);
    counts = createElementwise(b, loc, "tf.Maximum", {counts, ones});
    result = createElementwise(b, loc, "tf.Div", {result, counts});
  } else if (kind == "max" || kind == "min") {
    Value counts = createCounts(op, b, *sizes, b.getI64Type());
    Value none = createSplat(b, loc, b.getI64Type(), *sizes, 0);
    Value empty =
        createElementwise(b, loc, "tf.Equal", {counts, none}, b.getI1Type());
    Value zeros = createSplat(b, loc, element, *sizes, 0);
    result = createSelect(b, loc, empty, zeros, result);
  }
  rewriter.replaceOp(op, result);
  return success();
}

LogicalResult SegmentSumOp::inferShapes(ShapeContext &ctx) {
  return inferSorted(*this, ctx);
}
LogicalResult SegmentSumOp::decompose(DecomposeRewriter &rewriter) {
  return decomposeSorted(*this, rewriter, "add");
}
LogicalResult SegmentMeanOp::inferShapes(ShapeContext &ctx) {
  return inferSorted(*this, ctx);
}
LogicalResult SegmentMeanOp::decompose(DecomposeRewriter &rewriter) {
  return decomposeSorted(*this, rewriter, "mean");
}
LogicalResult SegmentProdOp::inferShapes(ShapeContext &ctx) {
  return inferSorted(*this, ctx);
}
LogicalResult SegmentProdOp::decompose(DecomposeRewriter &rewriter) {
  return decomposeSorted(*this, rewriter, "mul");
}
LogicalResult SegmentMaxOp::inferShapes(ShapeContext &ctx) {
  return inferSorted(*this, ctx);
}
LogicalResult SegmentMaxOp::decompose(DecomposeRewriter &rewriter) {
  return decomposeSorted(*this, rewriter, "max");
}
LogicalResult SegmentMinOp::inferShapes(ShapeContext &ctx) {
  return inferSorted(*this, ctx);
}
LogicalResult SegmentMinOp::decompose(DecomposeRewriter &rewriter) {
  return decomposeSorted(*this, rewriter, "min");
}
