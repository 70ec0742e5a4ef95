//===- TFOpsMatrix.cpp - diagonals of tensors, as written -----------------===//
// Part of Weir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Diagonals of whole tensors, and the part of a matrix around its diagonal.
// Bands of diagonals are in TFOpsMatrixDiag.cpp.
#include "dialects/TF/TFOpsMatrix.h"
#include "dialects/TF/ArrayUtils.h"

using namespace mlir;
using namespace weir;
using namespace weir::tf;

LogicalResult DiagOp::inferShapes(ShapeContext &ctx) {
  if (auto sizes = ctx.getShape(getDiagonal())) {
    Sizes twice = *sizes;
    twice.append(sizes->begin(), sizes->end());
    ctx.setShape(getOutput(), twice);
  }
  return success();
}

LogicalResult DiagOp::decompose(DecomposeRewriter &rewriter) {
  FailureOr<Sizes> sizes = getKnownSizes(*this, getOutput());
  if (failed(sizes)) {
    return failure();
  }
  OpBuilder &b = rewriter;
  SmallVector<AffineExpr> from, here;
  for (size_t i = 0, rank = sizes->size() / 2; i < rank; ++i) {
    from.push_back(b.getAffineDimExpr(i));
    here.push_back(b.getAffineDimExpr(i + rank) - b.getAffineDimExpr(i));
  }
  Value zero = createConstant(b, getLoc(), getElementType(getDiagonal()), 0);
  rewriter.replaceOp(
      *this, createRemap(b, getLoc(), getDiagonal(), zero, *sizes, from, here));
  return success();
}

LogicalResult DiagPartOp::inferShapes(ShapeContext &ctx) {
  auto sizes = ctx.getShape(getInput());
  if (!sizes) {
    return success();
  }
  if (sizes->size() % 2 || sizes->empty()) {
    return emitOpError("expected an even rank, got ") << sizes->size();
  }
  size_t rank = sizes->size() / 2;
  for (size_t i = 0; i < rank; ++i) {
    if (failed(ctx.requireEqual(*this, (*sizes)[i], (*sizes)[i + rank],
                                "Invalid shape: the halves must agree"))) {
      return failure();
    }
  }
  ctx.setShape(getOutput(), ArrayRef(*sizes).take_front(rank));
  return success();
}

LogicalResult DiagPartOp::decompose(DecomposeRewriter &rewriter) {
  FailureOr<Sizes> sizes = getKnownSizes(*this, getOutput());
  if (failed(sizes)) {
    return failure();
  }
  OpBuilder &b = rewriter;
  SmallVector<AffineExpr> from;
  for (unsigned half = 0; half < 2; ++half) {
    for (size_t i = 0; i < sizes->size(); ++i) {
      from.push_back(b.getAffineDimExpr(i));
    }
  }
  Value zero = createConstant(b, getLoc(), getElementType(getInput()), 0);
  rewriter.replaceOp(*this,
                     createRemap(b, getLoc(), getInput(), zero, *sizes, from));
  return success();
}

LogicalResult MatrixBandPartOp::inferShapes(ShapeContext &ctx) {
  auto sizes = ctx.getShape(getInput());
  auto lower = ctx.requireValue(getNumLower());
  auto upper = ctx.requireValue(getNumUpper());
  if (!sizes || !lower || !upper) {
    return success();
  }
  if (sizes->size() < 2) {
    return emitOpError("expected matrices, got rank ") << sizes->size();
  }
  SizeExpr rows = (*sizes)[sizes->size() - 2], columns = sizes->back();
  SizeExpr below = lower->elements[0], above = upper->elements[0];
  rememberExprs(*this, "limits",
                {ctx.selectNegative(below, rows, below),
                 ctx.selectNegative(above, columns, above)});
  ctx.setShape(getBand(), *sizes);
  return success();
}

LogicalResult MatrixBandPartOp::decompose(DecomposeRewriter &rewriter) {
  FailureOr<Sizes> limits = recallExprs(*this, "limits");
  FailureOr<Sizes> sizes = getKnownSizes(*this, getInput());
  if (failed(limits) || failed(sizes)) {
    return failure();
  }
  OpBuilder &b = rewriter;
  SmallVector<AffineExpr> from;
  for (size_t i = 0; i < sizes->size(); ++i) {
    from.push_back(b.getAffineDimExpr(i));
  }
  AffineExpr row = from[sizes->size() - 2], column = from.back();
  Value zero = createConstant(b, getLoc(), getElementType(getInput()), 0);
  rewriter.replaceOp(
      *this,
      createRemap(b, getLoc(), getInput(), zero, *sizes, from, {},
                  {(*limits)[0] - row + column, (*limits)[1] + row - column}));
  return success();
}

void tf::registerMatrixOps(TFDialect &dialect) {
  dialect.addOps<
#define GET_OP_LIST
#include "dialects/TF/TFOpsMatrix.cpp.inc"
      >();
}

#define GET_OP_CLASSES
#include "dialects/TF/TFOpsMatrix.cpp.inc"
