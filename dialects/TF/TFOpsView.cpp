//===- TFOpsView.cpp - the same elements otherwise, as written ------------===//
// Part of Weir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Ops whose result has the operand's elements in their order, under other
// sizes, another type or as they are.
#include "dialects/TF/ArrayUtils.h"
#include "dialects/TF/Limits.h"
#include "dialects/TF/TFOpsArray.h"
#include "dialects/Weir/HeldTypes.h"

using namespace mlir;
using namespace weir;
using namespace weir::tf;

// Replaces an op by a view of operand 0 under its result's sizes.
static LogicalResult replaceByView(Operation *op, DecomposeRewriter &rewriter) {
  FailureOr<Sizes> sizes = getKnownSizes(op, op->getResult(0));
  if (failed(sizes)) {
    return failure();
  }
  rewriter.replaceOp(
      op, createReshape(rewriter, op->getLoc(), op->getOperand(0), *sizes));
  return success();
}

// A view of a small integer vector or scalar keeps its elements.
static void passValue(ShapeContext &ctx, Value from, Value to) {
  auto value = ctx.getValue(from);
  auto sizes = ctx.getShape(to);
  if (!value || !sizes || sizes->size() > 1) {
    return;
  }
  SmallVector<int64_t, 1> shape;
  for (SizeExpr size : *sizes) {
    if (!isConstant(size, value->elements.size())) {
      return;
    }
    shape.push_back(value->elements.size());
  }
  ctx.setValue(to, {shape, value->elements});
}

// The sizes in `elements`, with the one that is -1 computed from `input`.
static FailureOr<Sizes> resolveReshape(ReshapeOp op, ShapeContext &ctx,
                                       ArrayRef<SizeExpr> input,
                                       ArrayRef<SizeExpr> elements,
                                       bool known) {
  MLIRContext *context = op.getContext();
  Sizes sizes(elements);
  std::optional<size_t> unknown;
  for (auto [i, size] : llvm::enumerate(sizes)) {
    auto constant = getConstant(size);
    if (!constant || *constant >= 0) {
      continue;
    }
    if (*constant < -1) {
      return op.emitOpError("expected a size or -1, got ") << *constant;
    }
    if (unknown) {
      return op.emitOpError("expected one size of -1, got a second");
    }
    unknown = i;
  }
  if (unknown) {
    Sizes others = sizes;
    others.erase(others.begin() + *unknown);
    Sizes from(input);
    // With a size of 0 asked for, sizes of 0 do not count on either side.
    SizeExpr zero = getAffineConstantExpr(0, context);
    if (llvm::is_contained(others, zero)) {
      llvm::erase(others, zero);
      llvm::erase(from, zero);
    }
    sizes[*unknown] = divideProducts(from, others, context);
  } else if (!known) {
    // Elements that the run reads may be -1: as many as are left.
    for (size_t i = 0; i < sizes.size(); ++i) {
      Sizes others;
      for (size_t k = 0; k < sizes.size(); ++k) {
        if (k != i) {
          others.push_back(elements[k]);
        }
      }
      SizeExpr rest = sizes.size() == 1
                          ? getProduct(input, context)
                          : divideProducts(input, others, context);
      sizes[i] = ctx.selectNegative(elements[i], rest, elements[i]);
    }
  }
  return sizes;
}

LogicalResult ReshapeOp::inferShapes(ShapeContext &ctx) {
  auto input = ctx.getShape(getTensor());
  bool known = ctx.getValue(getShape()).has_value();
  auto shape = ctx.requireValue(getShape());
  if (!shape) {
    return success();
  }
  bool hasUnknown = llvm::any_of(shape->elements, [](SizeExpr size) {
    auto constant = getConstant(size);
    return constant && *constant < 0;
  });
  if (!input) {
    if (!hasUnknown) {
      ctx.setShape(getOutput(), shape->elements);
    }
    return success();
  }
  FailureOr<Sizes> sizes =
      resolveReshape(*this, ctx, *input, shape->elements, known);
  if (failed(sizes)) {
    return failure();
  }
  ctx.setShape(getOutput(), *sizes);
  passValue(ctx, getTensor(), getOutput());
  if (areEqualProducts(*input, *sizes)) {
    return success();
  }
  return ctx.requireEqual(*this, getProduct(*input, getContext()),
                          getProduct(*sizes, getContext()),
                          "Input to reshape has another number of values than "
                          "the requested shape");
}
LogicalResult ReshapeOp::decompose(DecomposeRewriter &rewriter) {
  return replaceByView(*this, rewriter);
}

LogicalResult SqueezeOp::inferShapes(ShapeContext &ctx) {
  auto input = ctx.getShape(getInput());
  if (!input) {
    return success();
  }
  SmallVector<bool> drop(input->size());
  for (int64_t axis : getSqueezeDims()) {
    FailureOr<int64_t> at = normalizeAxis(*this, axis, input->size());
    if (failed(at)) {
      return failure();
    }
    drop[*at] = true;
    if (failed(ctx.requireEqual(*this, (*input)[*at], ctx.constant(1),
                                "Can not squeeze this dimension, expected a "
                                "size of 1"))) {
      return failure();
    }
  }
  Sizes sizes;
  for (auto [i, size] : llvm::enumerate(*input)) {
    bool all = getSqueezeDims().empty();
    if (all ? isConstant(size, 1) : bool(drop[i])) {
      continue;
    }
    // A size that turns out 1 would change the rank.
    if (all &&
        failed(ctx.requireEqual(*this, makeEqual(ctx, size, 1), ctx.constant(0),
                                "Can not squeeze a size of 1 that was unknown "
                                "when compiled, give squeeze_dims"))) {
      return failure();
    }
    sizes.push_back(size);
  }
  ctx.setShape(getOutput(), sizes);
  passValue(ctx, getInput(), getOutput());
  return success();
}
LogicalResult SqueezeOp::decompose(DecomposeRewriter &rewriter) {
  return replaceByView(*this, rewriter);
}

LogicalResult ExpandDimsOp::inferShapes(ShapeContext &ctx) {
  auto input = ctx.getShape(getInput());
  if (!input) {
    return success();
  }
  auto dim = ctx.requireValue(getDim());
  if (!dim) {
    return success();
  }
  if (dim->elements.size() != 1) {
    return emitOpError("expected one dim, got ") << dim->elements.size();
  }
  int64_t rank = input->size() + 1;
  SizeExpr unit = ctx.constant(1), at = dim->elements.front();
  at = ctx.selectNegative(at, at + rank, at);
  constexpr StringRef what = "Tried to expand a dim out of range";
  if (failed(requireAtMost(*this, ctx, ctx.constant(0), at, what)) ||
      failed(requireAtMost(*this, ctx, at + 1, ctx.constant(rank), what))) {
    return failure();
  }
  // Before the new dimension, and behind it.
  Sizes sizes;
  for (int64_t i = 0; i < rank; ++i) {
    SizeExpr before = i + 1 < rank ? (*input)[i] : unit;
    SizeExpr behind = i > 0 ? (*input)[i - 1] : unit;
    sizes.push_back(ctx.selectNegative(
        at * -1 + i, before, ctx.selectNegative(at - i, behind, unit)));
  }
  ctx.setShape(getOutput(), sizes);
  passValue(ctx, getInput(), getOutput());
  return success();
}
LogicalResult ExpandDimsOp::decompose(DecomposeRewriter &rewriter) {
  return replaceByView(*this, rewriter);
}

LogicalResult EnsureShapeOp::inferShapes(ShapeContext &ctx) {
  setShapeLike(ctx, getOutput(), getInput());
  auto input = ctx.getShape(getInput());
  if (!input || !getShape()) {
    return success();
  }
  if (input->size() != getShape()->size()) {
    return emitOpError("expected rank ")
           << getShape()->size() << ", got " << input->size();
  }
  Sizes sizes = *input;
  for (auto [i, size] : llvm::enumerate(*getShape())) {
    if (size < 0) {
      continue;
    }
    if (failed(ctx.requireEqual(*this, sizes[i], ctx.constant(size),
                                "Shape of tensor is not compatible with the "
                                "expected shape"))) {
      return failure();
    }
  }
  return success();
}
LogicalResult EnsureShapeOp::decompose(DecomposeRewriter &rewriter) {
  rewriter.replaceOp(*this, getInput());
  return success();
}

LogicalResult PlaceholderWithDefaultOp::inferShapes(ShapeContext &ctx) {
  setShapeLike(ctx, getOutput(), getInput());
  return success();
}
LogicalResult PlaceholderWithDefaultOp::decompose(DecomposeRewriter &rewriter) {
  rewriter.replaceOp(*this, getInput());
  return success();
}

LogicalResult GuaranteeConstOp::inferShapes(ShapeContext &ctx) {
  setShapeLike(ctx, getOutput(), getInput());
  return success();
}
LogicalResult GuaranteeConstOp::decompose(DecomposeRewriter &rewriter) {
  rewriter.replaceOp(*this, getInput());
  return success();
}

LogicalResult IdentityNOp::inferShapes(ShapeContext &ctx) {
  for (auto [input, output] : llvm::zip_equal(getInput(), getOutput())) {
    setShapeLike(ctx, output, input);
    adoptHeldType(output, input.getType());
  }
  return success();
}
LogicalResult IdentityNOp::decompose(DecomposeRewriter &rewriter) {
  rewriter.replaceOp(*this, getInput());
  return success();
}

LogicalResult BitcastOp::inferShapes(ShapeContext &ctx) {
  auto input = ctx.getShape(getInput());
  if (!input) {
    return success();
  }
  for (Value value : {getInput(), getOutput()}) {
    Type type = getElementType(value);
    if (!type.isIntOrFloat() && !isa<ComplexType>(type)) {
      return emitLimit(*this)
             << getOperationName() << " of " << getElementType(getInput())
             << " to " << getElementType(getOutput())
             << " cannot be compiled: its kernels know integers, floats and "
                "complex numbers";
    }
  }
  auto getBits = [](Value value) {
    Type type = getElementType(value);
    if (auto complex = dyn_cast<ComplexType>(type)) {
      return 2 * complex.getElementType().getIntOrFloatBitWidth();
    }
    return type.getIntOrFloatBitWidth();
  };
  int64_t from = getBits(getInput()), to = getBits(getOutput());
  Sizes sizes = *input;
  if (from > to) {
    sizes.push_back(ctx.constant(from / to));
  } else if (from < to) {
    if (sizes.empty()) {
      return emitOpError("cannot bitcast a scalar to a wider type");
    }
    if (failed(ctx.requireEqual(*this, sizes.back(), ctx.constant(to / from),
                                "Cannot bitcast: the last dimension must make "
                                "up one element"))) {
      return failure();
    }
    sizes.pop_back();
  }
  ctx.setShape(getOutput(), sizes);
  return success();
}
LogicalResult BitcastOp::decompose(DecomposeRewriter &rewriter) {
  if (getElementType(getInput()) == getElementType(getOutput())) {
    rewriter.replaceOp(*this, getInput());
    return success();
  }
  Value value = BitcastCoreOp::create(rewriter, getLoc(), getOutput().getType(),
                                      getInput());
  rewriter.replaceOp(*this, value);
  return success();
}
