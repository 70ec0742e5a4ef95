//===- TFOpsShape.cpp - shapes as data, as written ------------------------===//
// Part of Weir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Ops whose answers are sizes or come of them: shape inference says what they
// give, decomposition writes that down.
#include "dialects/TF/ArrayUtils.h"
#include "dialects/TF/TFOpsArray.h"

using namespace mlir;
using namespace weir;
using namespace weir::tf;

static void setVector(ShapeContext &ctx, Value result, Sizes elements) {
  int64_t count = elements.size();
  ctx.setShape(result, {ctx.constant(count)});
  ctx.setValue(result, {{count}, std::move(elements)});
}

static void setScalar(ShapeContext &ctx, Value result, SizeExpr element) {
  ctx.setShape(result, {});
  ctx.setValue(result, {{}, {element}});
}

// Replaces results by tf.sizes of what inference kept as "sizes<k>".
static LogicalResult replaceBySizes(Operation *op,
                                    DecomposeRewriter &rewriter) {
  SmallVector<Value> values;
  for (auto [i, result] : llvm::enumerate(op->getResults())) {
    FailureOr<Sizes> exprs = recallExprs(op, ("sizes" + Twine(i)).str());
    if (failed(exprs)) {
      return failure();
    }
    values.push_back(
        SizesCoreOp::create(rewriter, op->getLoc(), result.getType(),
                            DimsAttr::get(op->getContext(), *exprs)));
  }
  rewriter.replaceOp(op, values);
  return success();
}

static void rememberSizes(Operation *op, unsigned result,
                          ArrayRef<SizeExpr> exprs) {
  rememberExprs(op, ("sizes" + Twine(result)).str(), exprs);
}

static LogicalResult inferShapeOf(Operation *op, ShapeContext &ctx) {
  for (auto [i, input] : llvm::enumerate(op->getOperands())) {
    if (auto sizes = ctx.getShape(input)) {
      rememberSizes(op, i, *sizes);
      setVector(ctx, op->getResult(i), *sizes);
    }
  }
  return success();
}

LogicalResult ShapeOp::inferShapes(ShapeContext &ctx) {
  return inferShapeOf(*this, ctx);
}
LogicalResult ShapeOp::decompose(DecomposeRewriter &rewriter) {
  return replaceBySizes(*this, rewriter);
}

LogicalResult ShapeNOp::inferShapes(ShapeContext &ctx) {
  return inferShapeOf(*this, ctx);
}
LogicalResult ShapeNOp::decompose(DecomposeRewriter &rewriter) {
  return replaceBySizes(*this, rewriter);
}

LogicalResult SizeOp::inferShapes(ShapeContext &ctx) {
  if (auto sizes = ctx.getShape(getInput())) {
    SizeExpr count = getProduct(*sizes, getContext());
    rememberSizes(*this, 0, count);
    setScalar(ctx, getOutput(), count);
  }
  return success();
}
LogicalResult SizeOp::decompose(DecomposeRewriter &rewriter) {
  return replaceBySizes(*this, rewriter);
}

LogicalResult RankOp::inferShapes(ShapeContext &ctx) {
  if (auto sizes = ctx.getShape(getInput())) {
    SizeExpr rank = ctx.constant(sizes->size());
    rememberSizes(*this, 0, rank);
    setScalar(ctx, getOutput(), rank);
  }
  return success();
}
LogicalResult RankOp::decompose(DecomposeRewriter &rewriter) {
  return replaceBySizes(*this, rewriter);
}

LogicalResult BroadcastArgsOp::inferShapes(ShapeContext &ctx) {
  auto a = ctx.requireValue(getS0());
  auto b = ctx.requireValue(getS1());
  if (!a || !b) {
    return success();
  }
  Sizes sizes;
  size_t rank = std::max(a->elements.size(), b->elements.size());
  SizeExpr unit = ctx.constant(1);
  for (size_t i = 0; i < rank; ++i) {
    auto at = [&](const Sizes &from) {
      size_t missing = rank - from.size();
      return i < missing ? unit : from[i - missing];
    };
    sizes.push_back(ctx.broadcast(*this, at(a->elements), at(b->elements)));
  }
  rememberSizes(*this, 0, sizes);
  setVector(ctx, getR0(), sizes);
  return success();
}
LogicalResult BroadcastArgsOp::decompose(DecomposeRewriter &rewriter) {
  return replaceBySizes(*this, rewriter);
}

LogicalResult InvertPermutationOp::inferShapes(ShapeContext &ctx) {
  auto sizes = ctx.getShape(getX());
  if (!sizes || sizes->size() != 1) {
    return success();
  }
  ctx.setShape(getY(), *sizes);
  auto count = getConstant(sizes->front());
  if (!count) {
    return success();
  }
  auto matrix = requirePermutation(*this, ctx, getX(), *count);
  if (!matrix) {
    return success();
  }
  Sizes inverse(*count, ctx.constant(0));
  for (auto [i, row] : llvm::enumerate(*matrix)) {
    for (int64_t j = 0; j < *count; ++j) {
      inverse[j] = inverse[j] + row[j] * int64_t(i);
    }
  }
  rememberSizes(*this, 0, inverse);
  setVector(ctx, getY(), inverse);
  return success();
}
LogicalResult InvertPermutationOp::decompose(DecomposeRewriter &rewriter) {
  return replaceBySizes(*this, rewriter);
}

LogicalResult ConcatOffsetOp::inferShapes(ShapeContext &ctx) {
  auto axis = ctx.requireValue(getConcatDim());
  if (!axis || axis->elements.size() != 1) {
    return success();
  }
  Sizes total;
  SizeExpr at = axis->elements.front();
  for (auto [i, shape] : llvm::enumerate(getShape())) {
    auto sizes = ctx.getShape(shape);
    if (sizes && sizes->size() != 1) {
      return emitOpError("shapes should be vectors, got rank ")
             << sizes->size();
    }
    auto value = ctx.requireValue(shape);
    if (!value) {
      return success();
    }
    int64_t rank = value->elements.size();
    if (i == 0) {
      total.resize(rank, ctx.constant(0));
      at = ctx.selectNegative(at, at + rank, at);
      constexpr StringRef what = "Concat dim is out of range";
      if (failed(requireAtMost(*this, ctx, ctx.constant(0), at, what)) ||
          failed(requireAtMost(*this, ctx, at + 1, ctx.constant(rank), what))) {
        return failure();
      }
    }
    if (failed(ctx.requireEqual(*this, ctx.constant(rank),
                                ctx.constant(total.size()),
                                "all shapes must have as many elements as the "
                                "first"))) {
      return failure();
    }
    Sizes offsets;
    for (int64_t d = 0; d < std::min<int64_t>(rank, total.size()); ++d) {
      offsets.push_back(total[d] * makeEqual(ctx, at, d));
      total[d] = total[d] + value->elements[d];
    }
    offsets.resize(rank, ctx.constant(0));
    rememberSizes(*this, i, offsets);
    setVector(ctx, getOffset()[i], offsets);
  }
  return success();
}
LogicalResult ConcatOffsetOp::decompose(DecomposeRewriter &rewriter) {
  return replaceBySizes(*this, rewriter);
}
