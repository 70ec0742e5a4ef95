//===- TFOpsBlock.cpp - blocks of space to depth and batch, as written ----===//
// Part of Weir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// All of them split dimensions into blocks and positions within a block,
// transpose, and join: reshape, transpose, reshape.
#include "dialects/TF/ArrayUtils.h"
#include "dialects/TF/TFOpsPad.h"

using namespace mlir;
using namespace weir;
using namespace weir::tf;

//===----------------------------------------------------------------------===//
// Depth
//===----------------------------------------------------------------------===//

static FailureOr<bool> isChannelsFirst(Operation *op, StringRef format) {
  if (format != "NHWC" && format != "NCHW") {
    return op->emitOpError("expected data_format NHWC or NCHW, got ") << format;
  }
  return format == "NCHW";
}

namespace {
/// Sizes, and where in them channels and rows are; columns follow rows.
struct Image {
  Sizes sizes;
  unsigned channel, row;
};
} // namespace

// Of the input; nullopt where its rank is not known.
template <typename Op>
static FailureOr<std::optional<Image>> readImage(Op op, ShapeContext &ctx) {
  FailureOr<bool> first = isChannelsFirst(op, op.getDataFormat());
  FailureOr<bool> known = checkRank(op, ctx, op.getInput(), 4, "input");
  if (failed(first) || failed(known)) {
    return failure();
  }
  if (!*known) {
    return std::optional<Image>();
  }
  return std::optional(
      Image{*ctx.getShape(op.getInput()), *first ? 1u : 3u, *first ? 2u : 1u});
}

// Splits the input as `split` says of the sizes before and after, transposes
// (`order`: where channels come first) and joins.
template <typename Op, typename F>
static LogicalResult reorder(Op op, DecomposeRewriter &b,
                             ArrayRef<int64_t> order, F split) {
  FailureOr<Sizes> input = getKnownSizes(op, op.getInput());
  FailureOr<Sizes> sizes = getKnownSizes(op, op.getOutput());
  if (failed(input) || failed(sizes)) {
    return failure();
  }
  bool first = op.getDataFormat() == "NCHW";
  SizeExpr block = getConstantExpr(op, op.getBlockSize());
  Value value = createReshape(b, op.getLoc(), op.getInput(),
                              split(*input, *sizes, block, first));
  value = createTranspose(b, op.getLoc(), value,
                          first ? order : ArrayRef<int64_t>{0, 1, 3, 2, 4, 5});
  b.replaceOp(op, createReshape(b, op.getLoc(), value, *sizes));
  return success();
}

LogicalResult DepthToSpaceOp::inferShapes(ShapeContext &ctx) {
  FailureOr<std::optional<Image>> image = readImage(*this, ctx);
  if (failed(image) || !*image) {
    return failure(failed(image));
  }
  auto [sizes, channel, row] = **image;
  int64_t block = getBlockSize();
  SizeExpr depth = sizes[channel].floorDiv(block * block);
  if (failed(ctx.requireEqual(*this, depth * (block * block), sizes[channel],
                              "Input depth dimension should be divisible by "
                              "block_size squared"))) {
    return failure();
  }
  sizes[channel] = depth;
  sizes[row] = sizes[row] * block;
  sizes[row + 1] = sizes[row + 1] * block;
  ctx.setShape(getOutput(), sizes);
  return success();
}

LogicalResult DepthToSpaceOp::decompose(DecomposeRewriter &rewriter) {
  return reorder(
      *this, rewriter, {0, 3, 4, 1, 5, 2},
      [](auto &in, auto &out, SizeExpr block, bool first) -> Sizes {
        return first ? Sizes{in[0], block, block, out[1], in[2], in[3]}
                     : Sizes{in[0], in[1], in[2], block, block, out[3]};
      });
}

LogicalResult SpaceToDepthOp::inferShapes(ShapeContext &ctx) {
  FailureOr<std::optional<Image>> image = readImage(*this, ctx);
  if (failed(image) || !*image) {
    return failure(failed(image));
  }
  auto [sizes, channel, row] = **image;
  int64_t block = getBlockSize();
  for (unsigned i : {row, row + 1}) {
    SizeExpr part = sizes[i].floorDiv(block);
    if (failed(ctx.requireEqual(*this, part * block, sizes[i],
                                "Image width and height should be divisible "
                                "by block_size"))) {
      return failure();
    }
    sizes[i] = part;
  }
  sizes[channel] = sizes[channel] * (block * block);
  ctx.setShape(getOutput(), sizes);
  return success();
}

LogicalResult SpaceToDepthOp::decompose(DecomposeRewriter &rewriter) {
  return reorder(
      *this, rewriter, {0, 3, 5, 1, 2, 4},
      [](auto &in, auto &out, SizeExpr block, bool first) -> Sizes {
        return first ? Sizes{in[0], in[1], out[2], block, out[3], block}
                     : Sizes{in[0], out[1], block, out[2], block, in[3]};
      });
}

//===----------------------------------------------------------------------===//
// Batch
//===----------------------------------------------------------------------===//

// Reads `pairs` [M, 2] and keeps block and pairs for decomposition.
static std::optional<Sizes> inferPairs(Operation *op, ShapeContext &ctx,
                                       Value pairs, ArrayRef<int64_t> block) {
  auto elements = requireElements(op, ctx, pairs);
  if (!elements || elements->size() != 2 * block.size()) {
    return std::nullopt;
  }
  rememberExprs(op, "block", getConstantExprs(op, block));
  rememberExprs(op, "pairs", *elements);
  return elements;
}

namespace {
/// What shape inference kept, and the sizes before and after.
struct Blocks {
  SmallVector<int64_t> block;
  Sizes pairs, input, result;
};
} // namespace

static FailureOr<Blocks> recallBlocks(Operation *op) {
  FailureOr<SmallVector<int64_t>> block = recallConstants(op, "block");
  FailureOr<Sizes> result = getKnownSizes(op, op->getResult(0));
  if (failed(block) || failed(result)) {
    return failure();
  }
  FailureOr<Sizes> pairs = recallExprs(op, "pairs");
  FailureOr<Sizes> input = getKnownSizes(op, op->getOperand(0));
  if (failed(pairs) || failed(input)) {
    return failure();
  }
  return Blocks{*block, *pairs, *input, *result};
}

static int64_t getVolume(ArrayRef<int64_t> block) {
  int64_t volume = 1;
  for (int64_t size : block) {
    volume *= size;
  }
  return volume;
}

static LogicalResult checkBlock(Operation *op, ArrayRef<int64_t> block,
                                size_t rank) {
  if (block.size() >= rank) {
    return op->emitOpError("expected a rank above ")
           << block.size() << ", got " << rank;
  }
  for (int64_t size : block) {
    if (size < 1) {
      return op->emitOpError("expected positive block sizes, got ") << size;
    }
  }
  return success();
}

static LogicalResult inferToBatch(Operation *op, ShapeContext &ctx,
                                  Value paddings, ArrayRef<int64_t> block) {
  auto input = ctx.getShape(op->getOperand(0));
  auto pairs = inferPairs(op, ctx, paddings, block);
  if (!input || !pairs) {
    return success();
  }
  if (failed(checkBlock(op, block, input->size()))) {
    return failure();
  }
  Sizes sizes = *input;
  sizes[0] = sizes[0] * getVolume(block);
  for (size_t i = 0; i < block.size(); ++i) {
    SizeExpr padded = sizes[i + 1] + (*pairs)[2 * i] + (*pairs)[2 * i + 1];
    sizes[i + 1] = padded.floorDiv(block[i]);
    if (failed(ctx.requireEqual(op, sizes[i + 1] * block[i], padded,
                                "padded shape is not divisible by "
                                "block_shape"))) {
      return failure();
    }
  }
  ctx.setShape(op->getResult(0), sizes);
  return success();
}

// [n, y, x, c] padded; to [n, y / b, b, x / b, b, c]; the positions within a
// block first.
static LogicalResult decomposeToBatch(Operation *op,
                                      DecomposeRewriter &rewriter) {
  FailureOr<Blocks> known = recallBlocks(op);
  if (failed(known)) {
    return failure();
  }
  const auto &[block, pairs, input, sizes] = *known;
  OpBuilder &b = rewriter;
  Location loc = op->getLoc();
  size_t rank = input.size(), count = block.size();
  Sizes low(rank, getConstantExpr(op, 0)), high = low;
  for (size_t i = 0; i < count; ++i) {
    low[i + 1] = pairs[2 * i];
    high[i + 1] = pairs[2 * i + 1];
  }
  Value value = op->getOperand(0);
  Value zero = createConstant(b, loc, getElementType(value), 0);
  value = createPad(b, loc, value, zero, low, high);
  Sizes split{input[0]};
  SmallVector<int64_t> within, between{0};
  for (size_t i = 0; i < count; ++i) {
    between.push_back(split.size());
    split.push_back(sizes[i + 1]);
    within.push_back(split.size());
    split.push_back(getConstantExpr(op, block[i]));
  }
  for (size_t i = count + 1; i < rank; ++i) {
    between.push_back(split.size());
    split.push_back(input[i]);
  }
  value = createReshape(b, loc, value, split);
  within.append(between);
  value = createTranspose(b, loc, value, within);
  rewriter.replaceOp(op, createReshape(b, loc, value, sizes));
  return success();
}

static LogicalResult inferToSpace(Operation *op, ShapeContext &ctx, Value crops,
                                  ArrayRef<int64_t> block) {
  auto input = ctx.getShape(op->getOperand(0));
  auto pairs = inferPairs(op, ctx, crops, block);
  if (!input || !pairs) {
    return success();
  }
  if (failed(checkBlock(op, block, input->size()))) {
    return failure();
  }
  Sizes sizes = *input;
  int64_t volume = getVolume(block);
  sizes[0] = sizes[0].floorDiv(volume);
  if (failed(ctx.requireEqual(op, sizes[0] * volume, (*input)[0],
                              "Input batch dimension is not divisible by the "
                              "product of block_shape"))) {
    return failure();
  }
  for (size_t i = 0; i < block.size(); ++i) {
    SizeExpr whole = sizes[i + 1] * block[i];
    SizeExpr cropped = (*pairs)[2 * i] + (*pairs)[2 * i + 1];
    if (failed(requireAtMost(op, ctx, cropped, whole,
                             "crops must not exceed the dimension"))) {
      return failure();
    }
    sizes[i + 1] = whole - cropped;
  }
  ctx.setShape(op->getResult(0), sizes);
  return success();
}

static LogicalResult decomposeToSpace(Operation *op,
                                      DecomposeRewriter &rewriter) {
  FailureOr<Blocks> known = recallBlocks(op);
  if (failed(known)) {
    return failure();
  }
  const auto &[block, pairs, input, sizes] = *known;
  OpBuilder &b = rewriter;
  Location loc = op->getLoc();
  size_t rank = input.size(), count = block.size();
  Sizes split = getConstantExprs(op, block);
  split.push_back(sizes[0]);
  split.append(input.begin() + 1, input.end());
  Sizes joined{sizes[0]}, starts(rank, getConstantExpr(op, 0));
  SmallVector<int64_t> order{int64_t(count)};
  for (size_t i = 0; i < count; ++i) {
    order.push_back(count + 1 + i);
    order.push_back(i);
    joined.push_back(input[i + 1] * block[i]);
    starts[i + 1] = pairs[2 * i];
  }
  for (size_t i = count + 1; i < rank; ++i) {
    order.push_back(count + i);
    joined.push_back(input[i]);
  }
  Value value = createReshape(b, loc, op->getOperand(0), split);
  value = createTranspose(b, loc, value, order);
  value = createReshape(b, loc, value, joined);
  rewriter.replaceOp(op, createSlice(b, loc, value, starts, sizes));
  return success();
}

LogicalResult SpaceToBatchNDOp::inferShapes(ShapeContext &ctx) {
  auto block = requireConstants(*this, ctx, getBlockShape(), "block_shape");
  return failed(block) ? failure()
                       : inferToBatch(*this, ctx, getPaddings(), *block);
}
LogicalResult SpaceToBatchNDOp::decompose(DecomposeRewriter &rewriter) {
  return decomposeToBatch(*this, rewriter);
}
LogicalResult SpaceToBatchOp::inferShapes(ShapeContext &ctx) {
  int64_t block = getBlockSize();
  return inferToBatch(*this, ctx, getPaddings(), {block, block});
}
LogicalResult SpaceToBatchOp::decompose(DecomposeRewriter &rewriter) {
  return decomposeToBatch(*this, rewriter);
}
LogicalResult BatchToSpaceNDOp::inferShapes(ShapeContext &ctx) {
  auto block = requireConstants(*this, ctx, getBlockShape(), "block_shape");
  return failed(block) ? failure()
                       : inferToSpace(*this, ctx, getCrops(), *block);
}
LogicalResult BatchToSpaceNDOp::decompose(DecomposeRewriter &rewriter) {
  return decomposeToSpace(*this, rewriter);
}
LogicalResult BatchToSpaceOp::inferShapes(ShapeContext &ctx) {
  int64_t block = getBlockSize();
  return inferToSpace(*this, ctx, getCrops(), {block, block});
}
LogicalResult BatchToSpaceOp::decompose(DecomposeRewriter &rewriter) {
  return decomposeToSpace(*this, rewriter);
}
