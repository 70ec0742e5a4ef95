//===- TFOpsPad.cpp - padding, repeating, reordering, as written ----------===//
// Part of Weir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "dialects/TF/TFOpsPad.h"
#include "dialects/TF/ArrayUtils.h"
#include "dialects/TF/Limits.h"

using namespace mlir;
using namespace weir;
using namespace weir::tf;

//===----------------------------------------------------------------------===//
// Pad
//===----------------------------------------------------------------------===//

// Reads [rank, 2] paddings and keeps them as "low" and "high"; true where the
// shapes are known.
static FailureOr<bool> inferPaddings(Operation *op, ShapeContext &ctx,
                                     Value paddings, Sizes &low, Sizes &high) {
  auto input = ctx.getShape(op->getOperand(0));
  auto elements = requireElements(op, ctx, paddings);
  if (!input || !elements) {
    return false;
  }
  if (elements->size() != 2 * input->size()) {
    return op->emitOpError("expected ")
           << 2 * input->size() << " paddings, got " << elements->size();
  }
  for (size_t i = 0; i < input->size(); ++i) {
    for (size_t side = 0; side < 2; ++side) {
      SizeExpr count = (*elements)[2 * i + side];
      if (failed(requireAtMost(op, ctx, ctx.constant(0), count,
                               "Paddings must be non-negative"))) {
        return failure();
      }
      (side == 0 ? low : high).push_back(count);
    }
  }
  rememberExprs(op, "low", low);
  rememberExprs(op, "high", high);
  return true;
}

static LogicalResult inferPad(Operation *op, ShapeContext &ctx,
                              Value paddings) {
  Sizes low, high;
  FailureOr<bool> known = inferPaddings(op, ctx, paddings, low, high);
  if (failed(known) || !*known) {
    return failure(failed(known));
  }
  Sizes sizes = *ctx.getShape(op->getOperand(0));
  for (size_t i = 0; i < sizes.size(); ++i) {
    sizes[i] = sizes[i] + low[i] + high[i];
  }
  ctx.setShape(op->getResult(0), sizes);
  return success();
}

static LogicalResult decomposePad(Operation *op, DecomposeRewriter &rewriter,
                                  Value padding) {
  FailureOr<Sizes> low = recallExprs(op, "low");
  FailureOr<Sizes> input = getKnownSizes(op, op->getOperand(0));
  if (failed(low) || failed(input)) {
    return failure();
  }
  FailureOr<Sizes> high = recallExprs(op, "high");
  if (failed(high)) {
    return failure();
  }
  Location loc = op->getLoc();
  if (!padding) {
    padding =
        createConstant(rewriter, loc, getElementType(op->getOperand(0)), 0);
  }
  padding = createReshape(rewriter, loc, padding, {});
  rewriter.replaceOp(
      op, createPad(rewriter, loc, op->getOperand(0), padding, *low, *high));
  return success();
}

LogicalResult PadOp::inferShapes(ShapeContext &ctx) {
  return inferPad(*this, ctx, getPaddings());
}
LogicalResult PadOp::decompose(DecomposeRewriter &rewriter) {
  return decomposePad(*this, rewriter, Value());
}
LogicalResult PadV2Op::inferShapes(ShapeContext &ctx) {
  return inferPad(*this, ctx, getPaddings());
}
LogicalResult PadV2Op::decompose(DecomposeRewriter &rewriter) {
  return decomposePad(*this, rewriter, getConstantValues());
}

//===----------------------------------------------------------------------===//
// MirrorPad
//===----------------------------------------------------------------------===//

static FailureOr<int64_t> getMirrorOffset(Operation *op, StringRef mode) {
  if (mode == "REFLECT") {
    return 1;
  }
  if (mode == "SYMMETRIC") {
    return 0;
  }
  return op->emitOpError("expected mode REFLECT or SYMMETRIC, got ") << mode;
}

namespace {
/// What decomposition knows: sizes of the input, of the borders, and how far
/// from the border a mirror lies.
struct Mirror {
  Sizes input, low, high;
  int64_t offset;
};
} // namespace

template <typename Op> static FailureOr<Mirror> recallMirror(Op op) {
  FailureOr<Sizes> low = recallExprs(op, "low");
  FailureOr<Sizes> input = getKnownSizes(op, op.getInput());
  if (failed(low) || failed(input)) {
    return failure();
  }
  FailureOr<Sizes> high = recallExprs(op, "high");
  FailureOr<int64_t> offset = getMirrorOffset(op, op.getMode());
  if (failed(high) || failed(offset)) {
    return failure();
  }
  return Mirror{*input, *low, *high, *offset};
}

LogicalResult MirrorPadOp::inferShapes(ShapeContext &ctx) {
  Sizes low, high;
  FailureOr<int64_t> offset = getMirrorOffset(*this, getMode());
  FailureOr<bool> known = inferPaddings(*this, ctx, getPaddings(), low, high);
  if (failed(known) || !*known || failed(offset)) {
    return failure(failed(known) || failed(offset));
  }
  Sizes sizes = *ctx.getShape(getInput());
  for (size_t i = 0; i < sizes.size(); ++i) {
    for (SizeExpr count : {low[i], high[i]}) {
      if (!isConstant(count, 0) &&
          failed(requireAtMost(*this, ctx, count, sizes[i] - *offset,
                               "paddings must be less than the dimension "
                               "size"))) {
        return failure();
      }
    }
    sizes[i] = sizes[i] + low[i] + high[i];
  }
  ctx.setShape(getOutput(), sizes);
  return success();
}

// One dimension after the other: the mirrored borders, joined to the rest.
LogicalResult MirrorPadOp::decompose(DecomposeRewriter &rewriter) {
  FailureOr<Mirror> known = recallMirror(*this);
  if (failed(known)) {
    return failure();
  }
  const auto &[input, low, high, offset] = *known;
  OpBuilder &b = rewriter;
  Location loc = getLoc();
  Value result = getInput();
  for (int64_t i = 0, e = input.size(); i < e; ++i) {
    auto mirror = [&](SizeExpr start, SizeExpr count) {
      Sizes sizes = getTypeSizes(result.getType());
      Sizes starts(sizes.size(), getConstantExpr(*this, 0));
      starts[i] = start;
      sizes[i] = count;
      return createReverse(b, loc, createSlice(b, loc, result, starts, sizes),
                           {i});
    };
    SmallVector<Value> parts;
    if (!isConstant(low[i], 0)) {
      parts.push_back(mirror(getConstantExpr(*this, offset), low[i]));
    }
    parts.push_back(result);
    if (!isConstant(high[i], 0)) {
      parts.push_back(mirror(input[i] - high[i] - offset, high[i]));
    }
    result = createConcat(b, loc, parts, i);
  }
  rewriter.replaceOp(*this, result);
  return success();
}

LogicalResult MirrorPadGradOp::inferShapes(ShapeContext &ctx) {
  Sizes low, high;
  FailureOr<bool> known = inferPaddings(*this, ctx, getPaddings(), low, high);
  if (failed(known) || !*known) {
    return failure(failed(known));
  }
  Sizes sizes = *ctx.getShape(getInput());
  for (size_t i = 0; i < sizes.size(); ++i) {
    sizes[i] = sizes[i] - low[i] - high[i];
  }
  ctx.setShape(getOutput(), sizes);
  return success();
}

// One dimension after the other: each border is reversed, put back where it
// came from among zeros, and added.
LogicalResult MirrorPadGradOp::decompose(DecomposeRewriter &rewriter) {
  FailureOr<Mirror> known = recallMirror(*this);
  if (failed(known)) {
    return failure();
  }
  const auto &[input, low, high, offset] = *known;
  OpBuilder &b = rewriter;
  Location loc = getLoc();
  SizeExpr zero = getConstantExpr(*this, 0);
  Value result = getInput();
  Value padding = createConstant(b, loc, getElementType(result), 0);
  for (int64_t i = 0, e = input.size(); i < e; ++i) {
    Value padded = result;
    SizeExpr inner = input[i] - low[i] - high[i];
    auto take = [&](SizeExpr start, SizeExpr count) {
      Sizes sizes = getTypeSizes(padded.getType());
      Sizes starts(sizes.size(), zero);
      starts[i] = start;
      sizes[i] = count;
      return createSlice(b, loc, padded, starts, sizes);
    };
    result = take(low[i], inner);
    auto fold = [&](SizeExpr from, SizeExpr count, SizeExpr to) {
      if (isConstant(count, 0)) {
        return;
      }
      Value border = createReverse(b, loc, take(from, count), {i});
      Sizes before(input.size(), zero), after(input.size(), zero);
      before[i] = to;
      after[i] = inner - to - count;
      border = createPad(b, loc, border, padding, before, after);
      border = createReshape(b, loc, border, getTypeSizes(result.getType()));
      result = createElementwise(b, loc, "tf.AddV2", {result, border});
    };
    fold(zero, low[i], getConstantExpr(*this, offset));
    fold(low[i] + inner, high[i], inner - high[i] - offset);
  }
  rewriter.replaceOp(*this, result);
  return success();
}

//===----------------------------------------------------------------------===//
// Tile
//===----------------------------------------------------------------------===//

LogicalResult TileOp::inferShapes(ShapeContext &ctx) {
  auto input = ctx.getShape(getInput());
  auto multiples = requireSizes(*this, ctx, getMultiples());
  if (!input || !multiples) {
    return success();
  }
  if (multiples->size() != input->size()) {
    return emitOpError("expected ")
           << input->size() << " multiples, got " << multiples->size();
  }
  Sizes sizes;
  for (auto [size, multiple] : llvm::zip_equal(*input, *multiples)) {
    sizes.push_back(size * multiple);
  }
  rememberExprs(*this, "multiples", *multiples);
  ctx.setShape(getOutput(), sizes);
  return success();
}

LogicalResult TileOp::decompose(DecomposeRewriter &rewriter) {
  FailureOr<Sizes> multiples = recallExprs(*this, "multiples");
  FailureOr<Sizes> input = getKnownSizes(*this, getInput());
  FailureOr<Sizes> sizes = getKnownSizes(*this, getOutput());
  if (failed(multiples) || failed(input) || failed(sizes)) {
    return failure();
  }
  // Each repeated dimension gets one before it to broadcast along.
  Sizes narrow, wide;
  for (auto [size, multiple] : llvm::zip_equal(*input, *multiples)) {
    if (!isConstant(multiple, 1)) {
      narrow.push_back(getConstantExpr(*this, 1));
      wide.push_back(multiple);
    }
    narrow.push_back(size);
    wide.push_back(size);
  }
  Value value = createReshape(rewriter, getLoc(), getInput(), narrow);
  value = createBroadcast(rewriter, getLoc(), value, wide);
  rewriter.replaceOp(*this, createReshape(rewriter, getLoc(), value, *sizes));
  return success();
}

//===----------------------------------------------------------------------===//
// Transpose, Reverse
//===----------------------------------------------------------------------===//

// Keeps the permutation: as numbers where it is known, else as a matrix of
// sizes (see requirePermutation), row by row.
static LogicalResult inferTranspose(Operation *op, ShapeContext &ctx) {
  auto input = ctx.getShape(op->getOperand(0));
  if (!input) {
    return success();
  }
  auto matrix = requirePermutation(op, ctx, op->getOperand(1), input->size());
  if (!matrix) {
    return success();
  }
  Sizes sizes, flat, perm;
  for (const Sizes &row : *matrix) {
    SizeExpr size = ctx.constant(0);
    int64_t from = 0;
    bool known = true;
    for (size_t j = 0; j < row.size(); ++j) {
      flat.push_back(row[j]);
      known &= getConstant(row[j]).has_value();
      from = isConstant(row[j], 1) ? j : from;
    }
    for (size_t j = row.size(); !known && j-- > 0;) {
      // All rows of a permutation have one 1.
      size = ctx.selectNegative(row[j] * -1, (*input)[j], size);
    }
    sizes.push_back(known ? (*input)[from] : size);
    if (known) {
      perm.push_back(ctx.constant(from));
    }
  }
  if (perm.size() == input->size()) {
    rememberExprs(op, "perm", perm);
  } else {
    rememberExprs(op, "matrix", flat);
  }
  ctx.setShape(op->getResult(0), sizes);
  return success();
}

// The position of an operand's element is linear in the result's, with the
// matrix as coefficients.
static Value transposeLate(Operation *op, OpBuilder &b,
                           ArrayRef<SizeExpr> matrix) {
  Sizes sizes = getTypeSizes(op->getResult(0).getType());
  SmallVector<AffineExpr> from;
  for (size_t j = 0; j < sizes.size(); ++j) {
    AffineExpr position = b.getAffineConstantExpr(0);
    for (size_t i = 0; i < sizes.size(); ++i) {
      position =
          position + b.getAffineDimExpr(i) * matrix[i * sizes.size() + j];
    }
    from.push_back(position);
  }
  Value x = op->getOperand(0);
  Value other = createConstant(b, op->getLoc(), getElementType(x), 0);
  return createRemap(b, op->getLoc(), x, other, sizes, from);
}

static FailureOr<Value> buildTranspose(Operation *op, OpBuilder &b) {
  FailureOr<Sizes> input = getKnownSizes(op, op->getOperand(0));
  if (failed(input) || failed(getKnownSizes(op, op->getResult(0)))) {
    return failure();
  }
  if (op->hasAttr("tf.known_matrix")) {
    return transposeLate(op, b, *recallExprs(op, "matrix"));
  }
  FailureOr<SmallVector<int64_t>> perm = recallConstants(op, "perm");
  if (failed(perm)) {
    return failure();
  }
  // Moving only dimensions of 1 is a view.
  SmallVector<int64_t> real;
  for (int64_t from : *perm) {
    if (!isConstant((*input)[from], 1)) {
      real.push_back(from);
    }
  }
  Value x = op->getOperand(0);
  return llvm::is_sorted(real)
             ? createReshape(b, op->getLoc(), x,
                             getTypeSizes(op->getResult(0).getType()))
             : createTranspose(b, op->getLoc(), x, *perm);
}

static LogicalResult decomposeTranspose(Operation *op,
                                        DecomposeRewriter &rewriter) {
  FailureOr<Value> y = buildTranspose(op, rewriter);
  if (failed(y)) {
    return failure();
  }
  if (op->getName().stripDialect() == "ConjugateTranspose" &&
      isa<ComplexType>(getElementType(*y))) {
    y = createElementwise(rewriter, op->getLoc(), "tf.Conj", *y);
  }
  rewriter.replaceOp(op, *y);
  return success();
}

LogicalResult TransposeOp::inferShapes(ShapeContext &ctx) {
  return inferTranspose(*this, ctx);
}
LogicalResult TransposeOp::decompose(DecomposeRewriter &rewriter) {
  return decomposeTranspose(*this, rewriter);
}
LogicalResult ConjugateTransposeOp::inferShapes(ShapeContext &ctx) {
  return inferTranspose(*this, ctx);
}
LogicalResult ConjugateTransposeOp::decompose(DecomposeRewriter &rewriter) {
  return decomposeTranspose(*this, rewriter);
}

static LogicalResult decomposeReverse(Operation *op,
                                      DecomposeRewriter &rewriter) {
  FailureOr<SmallVector<int64_t>> axes = recallConstants(op, "axes");
  if (failed(axes)) {
    return failure();
  }
  rewriter.replaceOp(
      op, createReverse(rewriter, op->getLoc(), op->getOperand(0), *axes));
  return success();
}

LogicalResult ReverseOp::inferShapes(ShapeContext &ctx) {
  setShapeLike(ctx, getOutput(), getTensor());
  auto constant = getDims().getDefiningOp<ConstOp>();
  auto dims = constant ? dyn_cast<DenseIntElementsAttr>(constant.getValue())
                       : DenseIntElementsAttr();
  if (!dims) {
    return emitLimit(*this) << "needs constant dims";
  }
  SmallVector<int64_t> axes;
  for (auto [i, set] : llvm::enumerate(dims.getValues<bool>())) {
    if (set) {
      axes.push_back(i);
    }
  }
  rememberExprs(*this, "axes", getConstantExprs(*this, axes));
  return success();
}
LogicalResult ReverseOp::decompose(DecomposeRewriter &rewriter) {
  return decomposeReverse(*this, rewriter);
}

LogicalResult ReverseV2Op::inferShapes(ShapeContext &ctx) {
  auto input = ctx.getShape(getTensor());
  if (!input) {
    return success();
  }
  ctx.setShape(getOutput(), *input);
  auto axes = requireConstants(*this, ctx, getAxis(), "axis");
  if (failed(axes)) {
    return failure();
  }
  for (int64_t &axis : *axes) {
    FailureOr<int64_t> at = normalizeAxis(*this, axis, input->size());
    if (failed(at)) {
      return failure();
    }
    axis = *at;
  }
  rememberExprs(*this, "axes", getConstantExprs(*this, *axes));
  auto value = ctx.getValue(getTensor());
  if (value && value->shape.size() == 1 && axes->size() == 1) {
    std::reverse(value->elements.begin(), value->elements.end());
    ctx.setValue(getOutput(), *value);
  }
  return success();
}
LogicalResult ReverseV2Op::decompose(DecomposeRewriter &rewriter) {
  return decomposeReverse(*this, rewriter);
}

void tf::registerPadOps(TFDialect &dialect) {
  dialect.addOps<
#define GET_OP_LIST
#include "dialects/TF/TFOpsPad.cpp.inc"
      >();
}

#define GET_OP_CLASSES
#include "dialects/TF/TFOpsPad.cpp.inc"
