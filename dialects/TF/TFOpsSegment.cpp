//===- TFOpsSegment.cpp - segment reductions, as written ------------------===//
// Part of Weir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// A segment reduction scatters rows into the identity of its combination. The
// number of segments of the sorted ones is the largest id plus 1: read when
// the step runs.
#include "dialects/TF/IndexChecks.h"
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

static Value createSegments(OpBuilder &b, Location loc, Value data, Value ids,
                            StringRef combine, ArrayRef<SizeExpr> sizes,
                            bool sorted, StringRef text) {
  Value identity = createIdentity(b, loc, combine, getElementType(data));
  Value init = createBroadcast(b, loc, identity, sizes);
  Value at = createCoordinates(b, loc, ids);
  return createScatter(b, loc, init, at, data, combine,
                       /*skipNegative=*/!sorted, sorted, text);
}

//===----------------------------------------------------------------------===//
// Unsorted
//===----------------------------------------------------------------------===//

template <typename Op>
static LogicalResult inferUnsorted(Op op, ShapeContext &ctx) {
  auto shape = ctx.getShape(op.getNumSegments());
  if (shape && !shape->empty()) {
    return op.emitError("num_segments should be a scalar, got rank ")
           << shape->size();
  }
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
  rewriter.replaceOp(op,
                     createSegments(rewriter, op->getLoc(), op->getOperand(0),
                                    op->getOperand(1), combine, *sizes, false,
                                    unsortedSegmentText));
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

// How many segments the sorted vector `ids` has; nullopt where unknown.
static FailureOr<std::optional<SizeExpr>>
countSegments(Operation *op, ShapeContext &ctx, Value ids) {
  auto sizes = ctx.getShape(ids);
  if (!sizes) {
    return std::optional<SizeExpr>();
  }
  if (sizes->size() != 1) {
    return op->emitOpError("segment_ids should be a vector, got rank ")
           << sizes->size();
  }
  SizeExpr last;
  if (auto known = ctx.getValue(ids); known && !known->elements.empty()) {
    last = known->elements.back();
  } else {
    OpBuilder builder(op);
    Value largest = createReduce(builder, op->getLoc(), ids, "max", {0});
    auto read = ctx.requireValue(largest);
    if (!read) {
      return std::optional<SizeExpr>();
    }
    last = read->elements.front();
  }
  // No ids at all: their maximum is the type's least number.
  return std::optional<SizeExpr>(ctx.max(last + 1, ctx.constant(0)));
}

template <typename Op>
static LogicalResult inferSorted(Op op, ShapeContext &ctx) {
  auto count = countSegments(op, ctx, op.getSegmentIds());
  if (failed(count) || !*count) {
    return failure(failed(count));
  }
  return inferSegments(op, ctx, **count);
}

// The number of rows of each segment, over the whole result.
static Value createCounts(OpBuilder &b, Location loc, Value ids,
                          ArrayRef<SizeExpr> sizes, Type element,
                          StringRef text = sortedSegmentText) {
  Value ones = createSplat(b, loc, element, getTypeSizes(ids.getType()), 1);
  Value zeros = createSplat(b, loc, element, {sizes[0]}, 0);
  Value counts = createScatter(b, loc, zeros, createCoordinates(b, loc, ids),
                               ones, "add", false, false, text);
  Sizes column(sizes.size(), getAffineConstantExpr(1, b.getContext()));
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
  Value result = createSegments(b, loc, op->getOperand(0), op->getOperand(1),
                                combine, *sizes, true, sortedSegmentText);
  if (kind == "mean") {
    Value counts = createCounts(b, loc, op->getOperand(1), *sizes, element);
    Value ones = createSplat(b, loc, element, *sizes, 1);
    counts = createElementwise(b, loc, "tf.Maximum", {counts, ones});
    result = createElementwise(b, loc, "tf.Div", {result, counts});
  } else if (kind == "max" || kind == "min") {
    Value counts =
        createCounts(b, loc, op->getOperand(1), *sizes, b.getI64Type());
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

//===----------------------------------------------------------------------===//
// Sparse
//===----------------------------------------------------------------------===//

// The segments of rows picked by `indices`; their number is the operand after
// the ids, where there is one.
static LogicalResult inferSparse(Operation *op, ShapeContext &ctx) {
  auto data = ctx.getShape(op->getOperand(0));
  auto indices = ctx.getShape(op->getOperand(1));
  auto ids = ctx.getShape(op->getOperand(2));
  if (!data || !indices || !ids) {
    return success();
  }
  if (indices->size() != 1 || ids->size() != 1 || data->empty()) {
    return op->emitOpError("expected vectors of indices and segment ids");
  }
  std::optional<SizeExpr> count;
  if (op->getNumOperands() > 3) {
    auto given = requireSizes(op, ctx, op->getOperand(3));
    count = given ? std::optional<SizeExpr>(given->front()) : std::nullopt;
  } else {
    auto counted = countSegments(op, ctx, op->getOperand(2));
    if (failed(counted)) {
      return failure();
    }
    count = *counted;
  }
  if (!count) {
    return success();
  }
  Sizes sizes = *data;
  sizes[0] = *count;
  ctx.setShape(op->getResult(0), sizes);
  return ctx.requireEqual(op, (*indices)[0], (*ids)[0],
                          "segment_ids and indices should have same size");
}

static constexpr StringRef invalidSegments = "Invalid number of segments";

// Divides rows by how many there are of their segment, or by its root.
static Value divideByCounts(OpBuilder &b, Location loc, Value rows, Value ids,
                            ArrayRef<SizeExpr> sizes, StringRef kind,
                            StringRef text) {
  if (kind == "sum") {
    return rows;
  }
  Type element = getElementType(rows);
  Value counts = createCounts(b, loc, ids, sizes, element, text);
  Value ones = createSplat(b, loc, element, sizes, 1);
  counts = createElementwise(b, loc, "tf.Maximum", {counts, ones});
  if (kind == "sqrtn") {
    counts = createElementwise(b, loc, "tf.Sqrt", counts);
  }
  return createElementwise(b, loc, "tf.Div", {rows, counts});
}

static Value gatherRows(OpBuilder &b, Location loc, Value params, Value indices,
                        StringRef text) {
  Sizes sizes = getTypeSizes(params.getType());
  sizes[0] = getTypeSizes(indices.getType())[0];
  return GatherCoreOp::create(
      b, loc, getTypeWithSizes(getElementType(params), sizes), params, indices,
      /*axis=*/0, /*batch_dims=*/0, text);
}

static LogicalResult decomposeSparse(Operation *op, DecomposeRewriter &rewriter,
                                     StringRef kind) {
  FailureOr<Sizes> sizes = getKnownSizes(op, op->getResult(0));
  if (failed(sizes) || failed(getKnownSizes(op, op->getOperand(0))) ||
      failed(getKnownSizes(op, op->getOperand(1)))) {
    return failure();
  }
  OpBuilder &b = rewriter;
  Location loc = op->getLoc();
  Value ids = op->getOperand(2);
  Value rows =
      gatherRows(b, loc, op->getOperand(0), op->getOperand(1),
                 "Bad: indices[{place}] == {value} out of range [0, {limit})");
  // With a count of segments, the last id is the one to blame.
  StringRef text = op->getNumOperands() > 3 ? StringRef(countedSegmentText)
                                            : StringRef(sortedSegmentText);
  Value sums = createSegments(b, loc, rows, ids, "add", *sizes, true, text);
  rewriter.replaceOp(op, divideByCounts(b, loc, sums, ids, *sizes, kind, text));
  return success();
}

static LogicalResult inferSparseGrad(Operation *op, ShapeContext &ctx) {
  auto grad = ctx.getShape(op->getOperand(0));
  auto count = requireSizes(op, ctx, op->getOperand(3));
  if (!grad || !count || grad->empty()) {
    return success();
  }
  Sizes sizes = *grad;
  sizes[0] = count->front();
  ctx.setShape(op->getResult(0), sizes);
  return success();
}

static LogicalResult decomposeSparseGrad(Operation *op,
                                         DecomposeRewriter &rewriter,
                                         StringRef kind) {
  FailureOr<Sizes> sizes = getKnownSizes(op, op->getResult(0));
  FailureOr<Sizes> grad = getKnownSizes(op, op->getOperand(0));
  if (failed(sizes) || failed(grad) ||
      failed(getKnownSizes(op, op->getOperand(2)))) {
    return failure();
  }
  OpBuilder &b = rewriter;
  Location loc = op->getLoc();
  Value ids = op->getOperand(2);
  Value scaled = divideByCounts(b, loc, op->getOperand(0), ids, *grad, kind,
                                invalidSegments);
  Value rows = gatherRows(b, loc, scaled, ids, invalidSegments);
  Value zeros = createSplat(b, loc, getElementType(rows), *sizes, 0);
  Value at = createCoordinates(b, loc, op->getOperand(1));
  rewriter.replaceOp(op,
                     createScatter(b, loc, zeros, at, rows, "add", false, false,
                                   "Index {value} out of range [0, {limit})."));
  return success();
}

LogicalResult SparseSegmentSumOp::inferShapes(ShapeContext &ctx) {
  return inferSparse(*this, ctx);
}
LogicalResult SparseSegmentSumOp::decompose(DecomposeRewriter &rewriter) {
  return decomposeSparse(*this, rewriter, "sum");
}

LogicalResult
SparseSegmentSumWithNumSegmentsOp::inferShapes(ShapeContext &ctx) {
  return inferSparse(*this, ctx);
}
LogicalResult
SparseSegmentSumWithNumSegmentsOp::decompose(DecomposeRewriter &rewriter) {
  return decomposeSparse(*this, rewriter, "sum");
}

LogicalResult SparseSegmentSumGradOp::inferShapes(ShapeContext &ctx) {
  return inferSparseGrad(*this, ctx);
}
LogicalResult SparseSegmentSumGradOp::decompose(DecomposeRewriter &rewriter) {
  return decomposeSparseGrad(*this, rewriter, "sum");
}

LogicalResult SparseSegmentMeanOp::inferShapes(ShapeContext &ctx) {
  return inferSparse(*this, ctx);
}
LogicalResult SparseSegmentMeanOp::decompose(DecomposeRewriter &rewriter) {
  return decomposeSparse(*this, rewriter, "mean");
}

LogicalResult
SparseSegmentMeanWithNumSegmentsOp::inferShapes(ShapeContext &ctx) {
  return inferSparse(*this, ctx);
}
LogicalResult
SparseSegmentMeanWithNumSegmentsOp::decompose(DecomposeRewriter &rewriter) {
  return decomposeSparse(*this, rewriter, "mean");
}

LogicalResult SparseSegmentMeanGradOp::inferShapes(ShapeContext &ctx) {
  return inferSparseGrad(*this, ctx);
}
LogicalResult SparseSegmentMeanGradOp::decompose(DecomposeRewriter &rewriter) {
  return decomposeSparseGrad(*this, rewriter, "mean");
}

LogicalResult SparseSegmentSqrtNOp::inferShapes(ShapeContext &ctx) {
  return inferSparse(*this, ctx);
}
LogicalResult SparseSegmentSqrtNOp::decompose(DecomposeRewriter &rewriter) {
  return decomposeSparse(*this, rewriter, "sqrtn");
}

LogicalResult
SparseSegmentSqrtNWithNumSegmentsOp::inferShapes(ShapeContext &ctx) {
  return inferSparse(*this, ctx);
}
LogicalResult
SparseSegmentSqrtNWithNumSegmentsOp::decompose(DecomposeRewriter &rewriter) {
  return decomposeSparse(*this, rewriter, "sqrtn");
}

LogicalResult SparseSegmentSqrtNGradOp::inferShapes(ShapeContext &ctx) {
  return inferSparseGrad(*this, ctx);
}
LogicalResult SparseSegmentSqrtNGradOp::decompose(DecomposeRewriter &rewriter) {
  return decomposeSparseGrad(*this, rewriter, "sqrtn");
}
