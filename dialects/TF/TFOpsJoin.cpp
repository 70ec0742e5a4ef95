//===- TFOpsJoin.cpp - parts along an axis, as written --------------------===//
// Part of Weir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Splits become slices of known starts, joins a concatenation of parts; Unpack
// and Pack drop and add the axis.
#include "dialects/TF/ArrayUtils.h"
#include "dialects/TF/TFOpsSlice.h"

using namespace mlir;
using namespace weir;
using namespace weir::tf;

//===----------------------------------------------------------------------===//
// Split, Unpack
//===----------------------------------------------------------------------===//

// The axis that a scalar operand holds, kept as "axis" for decomposition.
static FailureOr<int64_t> inferAxis(Operation *op, ShapeContext &ctx,
                                    Value operand, int64_t rank) {
  auto constants = requireConstants(op, ctx, operand, "the axis");
  if (failed(constants)) {
    return failure();
  }
  if (constants->size() != 1) {
    return op->emitOpError("expected one axis, got ") << constants->size();
  }
  FailureOr<int64_t> axis = normalizeAxis(op, constants->front(), rank);
  if (succeeded(axis)) {
    rememberExprs(op, "axis", ctx.constant(*axis));
  }
  return axis;
}

static void setParts(ShapeContext &ctx, Value input, ValueRange results,
                     ArrayRef<SizeExpr> sizes, int64_t axis,
                     ArrayRef<SizeExpr> parts) {
  auto value = ctx.getValue(input);
  size_t next = 0;
  for (auto [result, part] : llvm::zip_equal(results, parts)) {
    Sizes shape(sizes);
    shape[axis] = part;
    ctx.setShape(result, shape);
    auto count = getConstant(part);
    if (!value || !count || shape.size() != 1 ||
        next + *count > value->elements.size()) {
      continue;
    }
    ctx.setValue(
        result,
        {{*count}, Sizes(ArrayRef(value->elements).slice(next, *count))});
    next += *count;
  }
}

// Replaces an op by consecutive slices of `input`, as its results are sized.
static LogicalResult replaceByParts(Operation *op, Value input,
                                    DecomposeRewriter &rewriter) {
  FailureOr<SmallVector<int64_t>> axis = recallConstants(op, "axis");
  if (failed(axis)) {
    return failure();
  }
  Sizes sizes = getTypeSizes(input.getType());
  Sizes starts(sizes.size(), getConstantExpr(op, 0));
  SmallVector<Value> parts;
  for (Value result : op->getResults()) {
    FailureOr<Sizes> part = getKnownSizes(op, result);
    if (failed(part)) {
      return failure();
    }
    parts.push_back(createSlice(rewriter, op->getLoc(), input, starts, *part));
    SizeExpr &start = starts[axis->front()];
    start = start + (*part)[axis->front()];
  }
  rewriter.replaceOp(op, parts);
  return success();
}

LogicalResult SplitOp::inferShapes(ShapeContext &ctx) {
  auto input = ctx.getShape(getValue());
  if (!input) {
    return success();
  }
  FailureOr<int64_t> axis = inferAxis(*this, ctx, getSplitDim(), input->size());
  if (failed(axis)) {
    return failure();
  }
  int64_t count = getOutput().size();
  SizeExpr part = (*input)[*axis].floorDiv(count);
  if (failed(ctx.requireEqual(*this, part * count, (*input)[*axis],
                              "Dimension size must be evenly divisible by the "
                              "number of splits"))) {
    return failure();
  }
  setParts(ctx, getValue(), getOutput(), *input, *axis,
           SmallVector<SizeExpr>(count, part));
  return success();
}
LogicalResult SplitOp::decompose(DecomposeRewriter &rewriter) {
  return replaceByParts(*this, getValue(), rewriter);
}

LogicalResult SplitVOp::inferShapes(ShapeContext &ctx) {
  auto input = ctx.getShape(getValue());
  auto splits = ctx.requireValue(getSizeSplits());
  if (!input || !splits) {
    return success();
  }
  FailureOr<int64_t> axis = inferAxis(*this, ctx, getSplitDim(), input->size());
  if (failed(axis)) {
    return failure();
  }
  if (splits->elements.size() != getOutput().size()) {
    return emitOpError("expected ")
           << getOutput().size() << " sizes, got " << splits->elements.size();
  }
  Sizes parts = splits->elements;
  SizeExpr total = ctx.constant(0);
  SizeExpr *unknown = nullptr;
  for (SizeExpr &part : parts) {
    auto constant = getConstant(part);
    if (constant && *constant < 0) {
      unknown = &part;
    } else {
      total = total + part;
    }
  }
  constexpr StringRef what =
      "Determined shape must match the dimension that is split";
  if (unknown) {
    *unknown = (*input)[*axis] - total;
    if (failed(requireAtMost(*this, ctx, total, (*input)[*axis], what))) {
      return failure();
    }
  } else if (failed(ctx.requireEqual(*this, total, (*input)[*axis], what))) {
    return failure();
  }
  setParts(ctx, getValue(), getOutput(), *input, *axis, parts);
  return success();
}
LogicalResult SplitVOp::decompose(DecomposeRewriter &rewriter) {
  return replaceByParts(*this, getValue(), rewriter);
}

LogicalResult UnpackOp::inferShapes(ShapeContext &ctx) {
  auto input = ctx.getShape(getValue());
  if (!input) {
    return success();
  }
  FailureOr<int64_t> axis = normalizeAxis(*this, getAxis(), input->size());
  if (failed(axis)) {
    return failure();
  }
  int64_t count = getOutput().size();
  if (failed(ctx.requireEqual(*this, (*input)[*axis], ctx.constant(count),
                              "Input shape axis must equal num"))) {
    return failure();
  }
  Sizes sizes = *input;
  sizes.erase(sizes.begin() + *axis);
  auto value = ctx.getValue(getValue());
  for (auto [i, result] : llvm::enumerate(getOutput())) {
    ctx.setShape(result, sizes);
    if (value && sizes.empty() && i < value->elements.size()) {
      ctx.setValue(result, {{}, {value->elements[i]}});
    }
  }
  return success();
}

LogicalResult UnpackOp::decompose(DecomposeRewriter &rewriter) {
  FailureOr<Sizes> input = getKnownSizes(*this, getValue());
  if (failed(input)) {
    return failure();
  }
  FailureOr<int64_t> axis = normalizeAxis(*this, getAxis(), input->size());
  if (failed(axis)) {
    return failure();
  }
  Sizes part = *input;
  part[*axis] = getConstantExpr(*this, 1);
  Sizes sizes = *input;
  sizes.erase(sizes.begin() + *axis);
  SmallVector<Value> results;
  for (int64_t i = 0, e = getOutput().size(); i < e; ++i) {
    Sizes starts(input->size(), getConstantExpr(*this, 0));
    starts[*axis] = getConstantExpr(*this, i);
    Value slice = createSlice(rewriter, getLoc(), getValue(), starts, part);
    results.push_back(createReshape(rewriter, getLoc(), slice, sizes));
  }
  rewriter.replaceOp(*this, results);
  return success();
}

//===----------------------------------------------------------------------===//
// Concat, Pack
//===----------------------------------------------------------------------===//

static LogicalResult inferConcat(Operation *op, ShapeContext &ctx,
                                 ValueRange inputs, Value axisOperand) {
  std::optional<Sizes> sizes;
  SymbolicValue joined;
  bool known = true;
  int64_t axis = 0;
  for (Value input : inputs) {
    auto next = ctx.getShape(input);
    if (!next) {
      return success();
    }
    auto value = ctx.getValue(input);
    known &= value && next->size() == 1;
    if (known) {
      llvm::append_range(joined.elements, value->elements);
    }
    if (!sizes) {
      FailureOr<int64_t> at = inferAxis(op, ctx, axisOperand, next->size());
      if (failed(at)) {
        return failure();
      }
      axis = *at;
      sizes = next;
      continue;
    }
    if (next->size() != sizes->size()) {
      return op->emitOpError("expected operands of one rank, got ")
             << sizes->size() << " and " << next->size();
    }
    for (size_t i = 0; i < sizes->size(); ++i) {
      SizeExpr &size = (*sizes)[i];
      if (int64_t(i) == axis) {
        size = size + (*next)[i];
      } else if (failed(ctx.requireEqual(op, size, (*next)[i],
                                         "Dimensions of inputs should "
                                         "match"))) {
        return failure();
      } else if (getConstant((*next)[i])) {
        size = (*next)[i];
      }
    }
  }
  ctx.setShape(op->getResult(0), *sizes);
  if (known && joined.elements.size() <= 64) {
    joined.shape.push_back(joined.elements.size());
    ctx.setValue(op->getResult(0), joined);
  }
  return success();
}

static LogicalResult replaceByConcat(Operation *op, ValueRange inputs,
                                     DecomposeRewriter &rewriter) {
  FailureOr<SmallVector<int64_t>> axis = recallConstants(op, "axis");
  if (failed(axis)) {
    return failure();
  }
  if (inputs.size() == 1) {
    rewriter.replaceOp(op, inputs.front());
    return success();
  }
  rewriter.replaceOp(op, ConcatCoreOp::create(rewriter, op->getLoc(),
                                              op->getResult(0).getType(),
                                              inputs, axis->front())
                             ->getResults());
  return success();
}

LogicalResult ConcatOp::inferShapes(ShapeContext &ctx) {
  return inferConcat(*this, ctx, getValues(), getConcatDim());
}
LogicalResult ConcatOp::decompose(DecomposeRewriter &rewriter) {
  return replaceByConcat(*this, getValues(), rewriter);
}

LogicalResult ConcatV2Op::inferShapes(ShapeContext &ctx) {
  return inferConcat(*this, ctx, getValues(), getAxis());
}
LogicalResult ConcatV2Op::decompose(DecomposeRewriter &rewriter) {
  return replaceByConcat(*this, getValues(), rewriter);
}

LogicalResult ParallelConcatOp::inferShapes(ShapeContext &ctx) {
  std::optional<Sizes> sizes;
  for (Value input : getValues()) {
    auto next = ctx.getShape(input);
    if (!next) {
      return success();
    }
    if (next->empty() || (sizes && sizes->size() != next->size())) {
      return emitOpError("expected operands of one rank, 1 or more, got ")
             << next->size();
    }
    if (!sizes) {
      sizes = next;
      continue;
    }
    (*sizes)[0] = (*sizes)[0] + (*next)[0];
  }
  if (sizes) {
    rememberExprs(*this, "axis", ctx.constant(0));
    ctx.setShape(getOutput(), *sizes);
  }
  return success();
}
LogicalResult ParallelConcatOp::decompose(DecomposeRewriter &rewriter) {
  return replaceByConcat(*this, getValues(), rewriter);
}

LogicalResult PackOp::inferShapes(ShapeContext &ctx) {
  std::optional<Sizes> sizes;
  SymbolicValue joined;
  bool known = true;
  for (Value input : getValues()) {
    auto next = ctx.getShape(input);
    if (!next) {
      return success();
    }
    auto value = ctx.getValue(input);
    known &= value && next->empty();
    if (known) {
      joined.elements.push_back(value->elements.front());
    }
    if (!sizes) {
      sizes = next;
      continue;
    }
    if (next->size() != sizes->size()) {
      return emitOpError("expected operands of one rank, got ")
             << sizes->size() << " and " << next->size();
    }
    for (auto [size, other] : llvm::zip_equal(*sizes, *next)) {
      if (failed(ctx.requireEqual(*this, size, other,
                                  "Shapes of all inputs must match"))) {
        return failure();
      }
      size = getConstant(other) ? other : size;
    }
  }
  FailureOr<int64_t> axis = normalizeAxis(*this, getAxis(), sizes->size() + 1);
  if (failed(axis)) {
    return failure();
  }
  int64_t count = getValues().size();
  sizes->insert(sizes->begin() + *axis, ctx.constant(count));
  ctx.setShape(getOutput(), *sizes);
  if (known) {
    joined.shape.push_back(count);
    ctx.setValue(getOutput(), joined);
  }
  return success();
}

LogicalResult PackOp::decompose(DecomposeRewriter &rewriter) {
  FailureOr<Sizes> sizes = getKnownSizes(*this, getOutput());
  if (failed(sizes)) {
    return failure();
  }
  FailureOr<int64_t> axis = normalizeAxis(*this, getAxis(), sizes->size());
  if (failed(axis)) {
    return failure();
  }
  (*sizes)[*axis] = getConstantExpr(*this, 1);
  SmallVector<Value> parts;
  for (Value input : getValues()) {
    parts.push_back(createReshape(rewriter, getLoc(), input, *sizes));
  }
  rewriter.replaceOp(*this, createConcat(rewriter, getLoc(), parts, *axis));
  return success();
}
