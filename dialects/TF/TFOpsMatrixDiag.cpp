//===- TFOpsMatrixDiag.cpp - bands of diagonals, as written ---------------===//
// Part of Weir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// A band of diagonals lo..hi is stored as rows, the highest diagonal first.
// Diagonal d (column minus row) of an m x n matrix has
// min(m + min(d, 0), n - max(d, 0)) elements; where it is shorter than the
// longest and aligned to the right, it starts at the difference. For a fixed d
// everything is affine in the position: one tf.remap per diagonal.
#include "dialects/TF/ArrayUtils.h"
#include "dialects/TF/TFOpsMatrix.h"

using namespace mlir;
using namespace weir;
using namespace weir::tf;

//===----------------------------------------------------------------------===//
// Bands
//===----------------------------------------------------------------------===//

namespace {
/// A band of diagonals of matrices with these sizes.
struct Band {
  int64_t lo = 0, hi = 0;
  SizeExpr rows, columns, longest;
  Sizes offsets; ///< where each diagonal starts, the highest first

  int64_t count() const { return hi - lo + 1; }
  SizeExpr offset(int64_t d) const { return offsets[hi - d]; }
};
} // namespace

// The lowest and highest diagonal that `k` names.
static LogicalResult readBand(Operation *op, ShapeContext &ctx, Value k,
                              Band &band) {
  auto known = requireConstants(op, ctx, k, "k");
  if (failed(known)) {
    return failure();
  }
  if (known->empty() || known->size() > 2 || known->front() > known->back()) {
    return op->emitOpError("expected k to be one or two numbers, the lower "
                           "first");
  }
  band.lo = known->front();
  band.hi = known->back();
  return success();
}

static SizeExpr getLength(ShapeContext &ctx, const Band &band, int64_t d) {
  return ctx.min(band.rows + std::min<int64_t>(d, 0),
                 band.columns - std::max<int64_t>(d, 0));
}

// Fills in where diagonals start, and keeps the band for decomposition.
static void alignBand(Operation *op, ShapeContext &ctx, StringRef align,
                      Band &band) {
  bool leftAbove = align == "LEFT_LEFT" || align == "LEFT_RIGHT";
  bool leftBelow = align == "LEFT_LEFT" || align == "RIGHT_LEFT";
  for (int64_t d = band.hi; d >= band.lo; --d) {
    bool left = (d >= 0 && leftAbove) || (d <= 0 && leftBelow);
    band.offsets.push_back(left ? ctx.constant(0)
                                : band.longest - getLength(ctx, band, d));
  }
  rememberExprs(op, "band", getConstantExprs(op, {band.lo, band.hi}));
  rememberExprs(op, "matrix", {band.rows, band.columns, band.longest});
  rememberExprs(op, "offsets", band.offsets);
}

// The band, and the result's sizes.
static FailureOr<Band> recallBand(Operation *op, Sizes &sizes) {
  FailureOr<SmallVector<int64_t>> limits = recallConstants(op, "band");
  if (failed(limits)) {
    return failure();
  }
  FailureOr<Sizes> matrix = recallExprs(op, "matrix");
  FailureOr<Sizes> offsets = recallExprs(op, "offsets");
  if (failed(matrix) || failed(offsets)) {
    return failure();
  }
  FailureOr<Sizes> known = getKnownSizes(op, op->getResult(0));
  if (failed(known)) {
    return failure();
  }
  sizes = *known;
  return Band{(*limits)[0], (*limits)[1], (*matrix)[0],
              (*matrix)[1], (*matrix)[2], *offsets};
}

// Writes the diagonals of `diagonal` over `matrix`.
static Value writeBand(OpBuilder &b, Location loc, Value matrix, Value diagonal,
                       const Band &band) {
  Sizes sizes = getTypeSizes(matrix.getType());
  size_t batch = sizes.size() - 2;
  AffineExpr row = b.getAffineDimExpr(batch);
  AffineExpr column = b.getAffineDimExpr(batch + 1);
  bool hasBand = getTypeSizes(diagonal.getType()).size() == sizes.size();
  Value zero = createConstant(b, loc, getElementType(matrix), 0);
  Value yes = createConstant(b, loc, b.getI1Type(), 1);
  Value no = createConstant(b, loc, b.getI1Type(), 0);
  for (int64_t d = band.hi; d >= band.lo; --d) {
    SmallVector<AffineExpr> from;
    for (size_t i = 0; i < batch; ++i) {
      from.push_back(b.getAffineDimExpr(i));
    }
    if (hasBand) {
      from.push_back(b.getAffineConstantExpr(band.hi - d));
    }
    from.push_back((d >= 0 ? row : column) + band.offset(d));
    AffineExpr here = column - row - d;
    Value value = createRemap(b, loc, diagonal, zero, sizes, from, here);
    Value mask = createRemap(b, loc, yes, no, sizes, {}, here);
    matrix = createSelect(b, loc, mask, value, matrix);
  }
  return matrix;
}

// Reads the diagonals of `matrix`, with `padding` where one is short.
static Value readBand(OpBuilder &b, Location loc, Value matrix, Value padding,
                      const Band &band) {
  Sizes sizes = getTypeSizes(matrix.getType());
  size_t batch = sizes.size() - 2;
  Sizes part(sizes.begin(), sizes.begin() + batch);
  part.push_back(getAffineConstantExpr(1, b.getContext()));
  part.push_back(band.longest);
  SmallVector<Value> parts;
  for (int64_t d = band.hi; d >= band.lo; --d) {
    AffineExpr at = b.getAffineDimExpr(batch + 1) - band.offset(d);
    AffineExpr row = at + std::max<int64_t>(-d, 0);
    AffineExpr column = at + std::max<int64_t>(d, 0);
    SmallVector<AffineExpr> from;
    for (size_t i = 0; i < batch; ++i) {
      from.push_back(b.getAffineDimExpr(i));
    }
    from.push_back(row);
    from.push_back(column);
    parts.push_back(
        createRemap(b, loc, matrix, padding, part, from, {},
                    {at, band.rows - 1 - row, band.columns - 1 - column}));
  }
  return createConcat(b, loc, parts, batch);
}

//===----------------------------------------------------------------------===//
// MatrixDiag
//===----------------------------------------------------------------------===//

LogicalResult MatrixDiagOp::inferShapes(ShapeContext &ctx) {
  auto sizes = ctx.getShape(getDiagonal());
  if (!sizes) {
    return success();
  }
  if (sizes->empty()) {
    return emitOpError("expected a diagonal of rank 1 or more");
  }
  Band band;
  band.rows = band.columns = band.longest = sizes->back();
  alignBand(*this, ctx, "LEFT_LEFT", band);
  sizes->push_back(band.columns);
  ctx.setShape(getOutput(), *sizes);
  return success();
}

static LogicalResult decomposeMatrixDiag(Operation *op, Value padding,
                                         DecomposeRewriter &rewriter) {
  Sizes sizes;
  FailureOr<Band> band = recallBand(op, sizes);
  if (failed(band)) {
    return failure();
  }
  Location loc = op->getLoc();
  Value init = createBroadcast(
      rewriter, loc, createReshape(rewriter, loc, padding, {}), sizes);
  rewriter.replaceOp(op,
                     writeBand(rewriter, loc, init, op->getOperand(0), *band));
  return success();
}

LogicalResult MatrixDiagOp::decompose(DecomposeRewriter &rewriter) {
  Value zero =
      createConstant(rewriter, getLoc(), getElementType(getDiagonal()), 0);
  return decomposeMatrixDiag(*this, zero, rewriter);
}

template <typename Op>
static LogicalResult inferBandDiag(Op op, ShapeContext &ctx, StringRef align) {
  Band band;
  auto sizes = ctx.getShape(op.getDiagonal());
  auto rows = ctx.requireValue(op.getNumRows());
  auto columns = ctx.requireValue(op.getNumCols());
  if (failed(readBand(op, ctx, op.getK(), band))) {
    return failure();
  }
  if (!sizes || !rows || !columns) {
    return success();
  }
  size_t taken = band.count() == 1 ? 1 : 2;
  if (sizes->size() < taken) {
    return op.emitOpError("expected a diagonal of rank ")
           << taken << " or more, got " << sizes->size();
  }
  band.longest = sizes->back();
  if (taken == 2 &&
      failed(ctx.requireEqual(op, (*sizes)[sizes->size() - 2],
                              ctx.constant(band.count()),
                              "The number of diagonals provided in the input "
                              "does not match the lower and upper diagonal "
                              "indices"))) {
    return failure();
  }
  SizeExpr leastRows = band.longest - std::min<int64_t>(band.hi, 0);
  SizeExpr leastColumns = band.longest + std::max<int64_t>(band.lo, 0);
  SizeExpr square = ctx.max(leastRows, leastColumns);
  SizeExpr m = rows->elements[0], n = columns->elements[0];
  SizeExpr none = ctx.constant(-1);
  band.rows = ctx.selectNegative(
      m, n == none ? square : ctx.selectNegative(n, square, leastRows), m);
  band.columns = ctx.selectNegative(
      n, m == none ? square : ctx.selectNegative(m, square, leastColumns), n);
  constexpr StringRef what = "The number of rows or columns is not consistent "
                             "with the specified diagonals";
  for (auto [given, least] : {std::pair(band.rows, leastRows),
                              std::pair(band.columns, leastColumns)}) {
    if (failed(requireAtMost(op, ctx, least, given, what))) {
      return failure();
    }
  }
  // One of them is as small as can be: nothing else says which matrix it is.
  SizeExpr slack = ctx.min(band.rows - leastRows, band.columns - leastColumns);
  if (failed(ctx.requireEqual(op, slack, ctx.constant(0), what))) {
    return failure();
  }
  alignBand(op, ctx, align, band);
  Sizes result(sizes->begin(), sizes->end() - taken);
  result.push_back(band.rows);
  result.push_back(band.columns);
  ctx.setShape(op.getOutput(), result);
  return success();
}

LogicalResult MatrixDiagV2Op::inferShapes(ShapeContext &ctx) {
  return inferBandDiag(*this, ctx, "LEFT_LEFT");
}
LogicalResult MatrixDiagV2Op::decompose(DecomposeRewriter &rewriter) {
  return decomposeMatrixDiag(*this, getPaddingValue(), rewriter);
}
LogicalResult MatrixDiagV3Op::inferShapes(ShapeContext &ctx) {
  return inferBandDiag(*this, ctx, getAlign());
}
LogicalResult MatrixDiagV3Op::decompose(DecomposeRewriter &rewriter) {
  return decomposeMatrixDiag(*this, getPaddingValue(), rewriter);
}

//===----------------------------------------------------------------------===//
// MatrixDiagPart
//===----------------------------------------------------------------------===//

// The band's matrix sizes are the last two of `sizes`; its longest diagonal
// follows.
static LogicalResult sizeBand(Operation *op, ShapeContext &ctx,
                              ArrayRef<SizeExpr> sizes, Band &band) {
  if (sizes.size() < 2) {
    return op->emitOpError("expected matrices, got rank ") << sizes.size();
  }
  band.rows = sizes[sizes.size() - 2];
  band.columns = sizes.back();
  auto m = getConstant(band.rows), n = getConstant(band.columns);
  if ((m && -*m >= band.lo && band.lo != 0) ||
      (n && *n <= band.hi && band.hi != 0)) {
    return op->emitOpError("expected diagonals inside the matrix, got ")
           << band.lo << " to " << band.hi;
  }
  band.longest = ctx.min(band.rows + std::min<int64_t>(band.hi, 0),
                         band.columns - std::max<int64_t>(band.lo, 0));
  return success();
}

static LogicalResult inferDiagPart(Operation *op, ShapeContext &ctx, Band band,
                                   StringRef align) {
  auto sizes = ctx.getShape(op->getOperand(0));
  if (!sizes) {
    return success();
  }
  if (failed(sizeBand(op, ctx, *sizes, band))) {
    return failure();
  }
  alignBand(op, ctx, align, band);
  Sizes result(sizes->begin(), sizes->end() - 2);
  if (band.count() > 1) {
    result.push_back(ctx.constant(band.count()));
  }
  result.push_back(band.longest);
  ctx.setShape(op->getResult(0), result);
  return success();
}

static LogicalResult decomposeDiagPart(Operation *op, Value padding,
                                       DecomposeRewriter &rewriter) {
  Sizes sizes;
  FailureOr<Band> band = recallBand(op, sizes);
  if (failed(band)) {
    return failure();
  }
  Location loc = op->getLoc();
  Value result = readBand(rewriter, loc, op->getOperand(0),
                          createReshape(rewriter, loc, padding, {}), *band);
  rewriter.replaceOp(op, createReshape(rewriter, loc, result, sizes));
  return success();
}

LogicalResult MatrixDiagPartOp::inferShapes(ShapeContext &ctx) {
  return inferDiagPart(*this, ctx, Band(), "LEFT_LEFT");
}
LogicalResult MatrixDiagPartOp::decompose(DecomposeRewriter &rewriter) {
  Value zero =
      createConstant(rewriter, getLoc(), getElementType(getInput()), 0);
  return decomposeDiagPart(*this, zero, rewriter);
}
LogicalResult MatrixDiagPartV2Op::inferShapes(ShapeContext &ctx) {
  Band band;
  return failed(readBand(*this, ctx, getK(), band))
             ? failure()
             : inferDiagPart(*this, ctx, band, "LEFT_LEFT");
}
LogicalResult MatrixDiagPartV2Op::decompose(DecomposeRewriter &rewriter) {
  return decomposeDiagPart(*this, getPaddingValue(), rewriter);
}
LogicalResult MatrixDiagPartV3Op::inferShapes(ShapeContext &ctx) {
  Band band;
  return failed(readBand(*this, ctx, getK(), band))
             ? failure()
             : inferDiagPart(*this, ctx, band, getAlign());
}
LogicalResult MatrixDiagPartV3Op::decompose(DecomposeRewriter &rewriter) {
  return decomposeDiagPart(*this, getPaddingValue(), rewriter);
}

//===----------------------------------------------------------------------===//
// MatrixSetDiag
//===----------------------------------------------------------------------===//

static LogicalResult inferSetDiag(Operation *op, ShapeContext &ctx, Band band,
                                  StringRef align) {
  auto sizes = ctx.getShape(op->getOperand(0));
  auto diagonal = ctx.getShape(op->getOperand(1));
  if (!sizes || !diagonal) {
    return success();
  }
  ctx.setShape(op->getResult(0), *sizes);
  if (failed(sizeBand(op, ctx, *sizes, band))) {
    return failure();
  }
  alignBand(op, ctx, align, band);
  Sizes expected(sizes->begin(), sizes->end() - 2);
  if (band.count() > 1) {
    expected.push_back(ctx.constant(band.count()));
  }
  expected.push_back(band.longest);
  if (expected.size() != diagonal->size()) {
    return op->emitOpError("expected a diagonal of rank ")
           << expected.size() << ", got " << diagonal->size();
  }
  for (auto [a, b] : llvm::zip_equal(expected, *diagonal)) {
    if (failed(ctx.requireEqual(op, a, b,
                                "input and diagonal shapes must be "
                                "compatible"))) {
      return failure();
    }
  }
  return success();
}

static LogicalResult decomposeSetDiag(Operation *op,
                                      DecomposeRewriter &rewriter) {
  Sizes sizes;
  FailureOr<Band> band = recallBand(op, sizes);
  if (failed(band)) {
    return failure();
  }
  rewriter.replaceOp(op, writeBand(rewriter, op->getLoc(), op->getOperand(0),
                                   op->getOperand(1), *band));
  return success();
}

LogicalResult MatrixSetDiagOp::inferShapes(ShapeContext &ctx) {
  return inferSetDiag(*this, ctx, Band(), "LEFT_LEFT");
}
LogicalResult MatrixSetDiagOp::decompose(DecomposeRewriter &rewriter) {
  return decomposeSetDiag(*this, rewriter);
}
LogicalResult MatrixSetDiagV2Op::inferShapes(ShapeContext &ctx) {
  Band band;
  return failed(readBand(*this, ctx, getK(), band))
             ? failure()
             : inferSetDiag(*this, ctx, band, "LEFT_LEFT");
}
LogicalResult MatrixSetDiagV2Op::decompose(DecomposeRewriter &rewriter) {
  return decomposeSetDiag(*this, rewriter);
}
LogicalResult MatrixSetDiagV3Op::inferShapes(ShapeContext &ctx) {
  Band band;
  return failed(readBand(*this, ctx, getK(), band))
             ? failure()
             : inferSetDiag(*this, ctx, band, getAlign());
}
LogicalResult MatrixSetDiagV3Op::decompose(DecomposeRewriter &rewriter) {
  return decomposeSetDiag(*this, rewriter);
}
