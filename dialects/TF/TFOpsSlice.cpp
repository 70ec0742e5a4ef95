//===- TFOpsSlice.cpp - slices, as written
//------------------------------------===//
// Part of Weir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// StridedSlice is resolved in shape inference: masks and negative positions
// become a box (start, stride, size per dimension of the input), which is kept
// for decomposition, and the sizes that are seen.
#include "dialects/TF/TFOpsSlice.h"
#include "dialects/TF/ArrayUtils.h"

using namespace mlir;
using namespace weir;
using namespace weir::tf;

//===----------------------------------------------------------------------===//
// Slice
//===----------------------------------------------------------------------===//

LogicalResult SliceOp::inferShapes(ShapeContext &ctx) {
  auto input = ctx.getShape(getInput());
  bool known = ctx.getValue(getSize()).has_value();
  auto begin = ctx.requireValue(getBegin());
  auto size = ctx.requireValue(getSize());
  if (!input || !begin || !size) {
    return success();
  }
  if (begin->shape.size() != 1 || size->shape.size() != 1) {
    return emitOpError("expected begin and size to be vectors, got ranks ")
           << begin->shape.size() << " and " << size->shape.size();
  }
  if (begin->elements.size() != input->size() ||
      size->elements.size() != input->size()) {
    return emitOpError("expected begin and size of length ")
           << input->size() << ", got " << begin->elements.size() << " and "
           << size->elements.size();
  }
  Sizes sizes;
  for (auto [dim, start, count] :
       llvm::zip_equal(*input, begin->elements, size->elements)) {
    auto constant = getConstant(count);
    SizeExpr rest = dim - start;
    SizeExpr taken =
        constant || !known ? ctx.selectNegative(count, rest, count) : count;
    sizes.push_back(taken);
    StringRef what = "Expected begin and size to lie within the input";
    if (failed(requireAtMost(*this, ctx, start + taken, dim, what)) ||
        ((constant || !known) &&
         failed(requireAtMost(*this, ctx, ctx.constant(-1), count, what))) ||
        (!isConstant(start, 0) &&
         failed(requireAtMost(*this, ctx, ctx.constant(0), start, what)))) {
      return failure();
    }
  }
  rememberExprs(*this, "begin", begin->elements);
  ctx.setShape(getOutput(), sizes);
  auto value = ctx.getValue(getInput());
  if (value && sizes.size() == 1) {
    auto start = getConstant(begin->elements[0]);
    auto count = getConstant(sizes[0]);
    if (start && count && *start >= 0 && *count >= 0 &&
        *start + *count <= int64_t(value->elements.size())) {
      ctx.setValue(
          getOutput(),
          {{*count}, Sizes(ArrayRef(value->elements).slice(*start, *count))});
    }
  }
  return success();
}

LogicalResult SliceOp::decompose(DecomposeRewriter &rewriter) {
  FailureOr<Sizes> begin = recallExprs(*this, "begin");
  FailureOr<Sizes> sizes = getKnownSizes(*this, getOutput());
  if (failed(begin) || failed(sizes)) {
    return failure();
  }
  rewriter.replaceOp(
      *this, createSlice(rewriter, getLoc(), getInput(), *begin, *sizes));
  return success();
}

//===----------------------------------------------------------------------===//
// StridedSlice
//===----------------------------------------------------------------------===//

namespace {
/// A strided slice with everything said: the box in the input, and the sizes
/// that are left after new and dropped dimensions.
struct Box {
  Sizes starts, sizes, seen;
  SmallVector<int64_t> strides;
};

/// Resolves one strided slice of a tensor with sizes `input`.
template <typename StridedOp> class BoxResolver {
public:
  BoxResolver(StridedOp op, ShapeContext &ctx, ArrayRef<SizeExpr> input)
      : op(op), ctx(ctx), input(input) {}

  /// Failure after an error; nullopt where something is not known.
  FailureOr<std::optional<Box>> resolve();

private:
  StridedOp op;
  ShapeContext &ctx;
  ArrayRef<SizeExpr> input;
  Sizes begin, end;
  SmallVector<int64_t> strides;
  Box box;

  static bool isSet(int64_t mask, size_t bit) { return mask >> bit & 1; }
  bool readPositions();
  LogicalResult addEntry(size_t entry, size_t dim);
  LogicalResult addShrunk(SizeExpr at, SizeExpr dim);
  void addWhole(size_t dim);
  /// A position as counted from the front and clamped to [low, high].
  SizeExpr clamp(SizeExpr position, SizeExpr dim, SizeExpr low, SizeExpr high);
};
} // namespace

// Positions that masks make unused are not read when the step runs.
template <typename StridedOp> bool BoxResolver<StridedOp>::readPositions() {
  auto read = [&](Value operand, int64_t mask) -> Sizes {
    int64_t unused = mask | op.getEllipsisMask() | op.getNewAxisMask();
    bool needed = false;
    for (size_t i = 0; i < strides.size(); ++i) {
      needed |= !isSet(unused, i);
    }
    if (auto value = ctx.getValue(operand)) {
      return value->elements;
    }
    if (!needed) {
      return Sizes(strides.size(), ctx.constant(0));
    }
    auto value = ctx.requireValue(operand);
    return value ? value->elements : Sizes();
  };
  begin = read(op.getBegin(), op.getBeginMask() & ~op.getShrinkAxisMask());
  end = read(op.getEnd(), op.getEndMask() | op.getShrinkAxisMask());
  return begin.size() == strides.size() && end.size() == strides.size();
}

template <typename StridedOp>
SizeExpr BoxResolver<StridedOp>::clamp(SizeExpr position, SizeExpr dim,
                                       SizeExpr low, SizeExpr high) {
  if (auto constant = getConstant(position)) {
    return *constant < 0 ? ctx.max(dim + *constant, low)
                         : ctx.min(position, high);
  }
  SizeExpr forward = ctx.selectNegative(position, dim + position, position);
  return ctx.min(ctx.max(forward, low), high);
}

template <typename StridedOp>
void BoxResolver<StridedOp>::addWhole(size_t dim) {
  box.starts.push_back(ctx.constant(0));
  box.strides.push_back(1);
  box.sizes.push_back(input[dim]);
  box.seen.push_back(input[dim]);
}

template <typename StridedOp>
LogicalResult BoxResolver<StridedOp>::addShrunk(SizeExpr at, SizeExpr dim) {
  constexpr StringRef what = "slice index out of bounds";
  auto constant = getConstant(at);
  SizeExpr start = ctx.selectNegative(at, dim + at, at);
  if (!constant || *constant < 0) {
    if (failed(requireAtMost(op, ctx, ctx.constant(0), start, what))) {
      return failure();
    }
  }
  if (!constant || *constant >= 0) {
    if (failed(requireAtMost(op, ctx, start + 1, dim, what))) {
      return failure();
    }
  }
  box.starts.push_back(start);
  box.strides.push_back(1);
  box.sizes.push_back(ctx.constant(1));
  return success();
}

template <typename StridedOp>
LogicalResult BoxResolver<StridedOp>::addEntry(size_t entry, size_t d) {
  SizeExpr dim = input[d];
  int64_t stride = strides[entry];
  if (stride == 0) {
    return op.emitOpError("expected strides that are not 0");
  }
  if (isSet(op.getShrinkAxisMask(), entry)) {
    if (stride < 0) {
      return op.emitOpError("expected a positive stride where a dimension "
                            "shrinks, got ")
             << stride;
    }
    return addShrunk(begin[entry], dim);
  }
  SizeExpr zero = ctx.constant(0);
  SizeExpr low = stride > 0 ? zero : ctx.constant(-1);
  SizeExpr high = stride > 0 ? dim : dim - 1;
  SizeExpr from = isSet(op.getBeginMask(), entry)
                      ? (stride > 0 ? low : high)
                      : clamp(begin[entry], dim, low, high);
  SizeExpr to = isSet(op.getEndMask(), entry)
                    ? (stride > 0 ? high : low)
                    : clamp(end[entry], dim, low, high);
  SizeExpr length =
      stride > 0 ? (to - from).ceilDiv(stride) : (from - to).ceilDiv(-stride);
  bool fromStart = stride > 0 ? from == low : from == high;
  bool toEnd = stride > 0 ? to == high : to == low;
  if (getConstant(length) || (!fromStart && !toEnd)) {
    length = ctx.max(length, zero);
  }
  box.starts.push_back(from);
  box.strides.push_back(stride);
  box.sizes.push_back(length);
  box.seen.push_back(length);
  return success();
}

template <typename StridedOp>
FailureOr<std::optional<Box>> BoxResolver<StridedOp>::resolve() {
  auto known = requireConstants(op, ctx, op.getStrides(), "strides");
  if (failed(known)) {
    return failure();
  }
  strides = *known;
  if (!readPositions()) {
    return std::optional<Box>();
  }
  // Entries that stand for a dimension of the input, after each ellipsis.
  size_t taken = 0;
  bool hasEllipsis = false;
  for (size_t i = 0; i < strides.size(); ++i) {
    if (isSet(op.getEllipsisMask(), i)) {
      hasEllipsis = true;
    } else if (!isSet(op.getNewAxisMask(), i)) {
      ++taken;
    }
  }
  if (taken > input.size()) {
    return op.emitOpError("expected at most ")
           << input.size() << " dimensions, got entries for " << taken;
  }
  size_t left = input.size() - taken;
  size_t dim = 0;
  for (size_t i = 0; i < strides.size(); ++i) {
    if (isSet(op.getEllipsisMask(), i)) {
      for (; left > 0; --left) {
        addWhole(dim++);
      }
    } else if (isSet(op.getNewAxisMask(), i)) {
      box.seen.push_back(ctx.constant(1));
    } else if (failed(addEntry(i, dim++))) {
      return failure();
    }
  }
  for (; !hasEllipsis && left > 0; --left) {
    addWhole(dim++);
  }
  return std::optional<Box>(box);
}

static void rememberBox(Operation *op, const Box &box) {
  rememberExprs(op, "starts", box.starts);
  rememberExprs(op, "strides", getConstantExprs(op, box.strides));
  rememberExprs(op, "sizes", box.sizes);
}

static FailureOr<Box> recallBox(Operation *op) {
  FailureOr<Sizes> starts = recallExprs(op, "starts");
  if (failed(starts)) {
    return failure();
  }
  FailureOr<Sizes> sizes = recallExprs(op, "sizes");
  FailureOr<SmallVector<int64_t>> strides = recallConstants(op, "strides");
  if (failed(sizes) || failed(strides)) {
    return failure();
  }
  return Box{*starts, *sizes, {}, *strides};
}

LogicalResult StridedSliceOp::inferShapes(ShapeContext &ctx) {
  auto input = ctx.getShape(getInput());
  if (!input) {
    return success();
  }
  auto box = BoxResolver<StridedSliceOp>(*this, ctx, *input).resolve();
  if (failed(box)) {
    return failure();
  }
  if (!*box) {
    return success();
  }
  rememberBox(*this, **box);
  ctx.setShape(getOutput(), (*box)->seen);
  auto value = ctx.getValue(getInput());
  if (!value || input->size() != 1 || (*box)->seen.size() > 1) {
    return success();
  }
  auto start = getConstant((*box)->starts[0]);
  auto count = getConstant((*box)->sizes[0]);
  if (!start || !count) {
    return success();
  }
  SymbolicValue part;
  if ((*box)->seen.size() == 1) {
    part.shape.push_back(*count);
  }
  for (int64_t i = 0; i < *count; ++i) {
    int64_t at = *start + i * (*box)->strides[0];
    if (at < 0 || at >= int64_t(value->elements.size())) {
      return success();
    }
    part.elements.push_back(value->elements[at]);
  }
  ctx.setValue(getOutput(), part);
  return success();
}

LogicalResult StridedSliceOp::decompose(DecomposeRewriter &rewriter) {
  FailureOr<Box> box = recallBox(*this);
  FailureOr<Sizes> sizes = getKnownSizes(*this, getOutput());
  if (failed(box) || failed(sizes)) {
    return failure();
  }
  Value part = createSlice(rewriter, getLoc(), getInput(), box->starts,
                           box->sizes, box->strides);
  rewriter.replaceOp(*this, createReshape(rewriter, getLoc(), part, *sizes));
  return success();
}

LogicalResult StridedSliceGradOp::inferShapes(ShapeContext &ctx) {
  auto shape = ctx.requireValue(getShape());
  if (!shape) {
    return success();
  }
  ctx.setShape(getOutput(), shape->elements);
  auto box =
      BoxResolver<StridedSliceGradOp>(*this, ctx, shape->elements).resolve();
  if (succeeded(box) && *box) {
    rememberBox(*this, **box);
  }
  return failure(failed(box));
}

LogicalResult StridedSliceGradOp::decompose(DecomposeRewriter &rewriter) {
  FailureOr<Box> box = recallBox(*this);
  FailureOr<Sizes> sizes = getKnownSizes(*this, getOutput());
  if (failed(box) || failed(sizes)) {
    return failure();
  }
  Location loc = getLoc();
  Type element = getElementType(getOutput());
  if (llvm::is_contained(box->sizes, getConstantExpr(*this, 0))) {
    rewriter.replaceOp(*this, createSplat(rewriter, loc, element, *sizes, 0));
    return success();
  }
  Value dy = createReshape(rewriter, loc, getDy(), box->sizes);
  SmallVector<int64_t> reversed, interior;
  Sizes low, high;
  for (size_t i = 0; i < sizes->size(); ++i) {
    int64_t stride = box->strides[i];
    SizeExpr last = box->starts[i] + (box->sizes[i] - 1) * stride;
    if (stride < 0) {
      reversed.push_back(i);
    }
    low.push_back(stride < 0 ? last : box->starts[i]);
    high.push_back((*sizes)[i] - 1 - (stride < 0 ? box->starts[i] : last));
    interior.push_back(std::abs(stride) - 1);
  }
  bool dense = llvm::all_of(interior, [](int64_t n) { return n == 0; });
  dy = createReverse(rewriter, loc, dy, reversed);
  Value zero = createConstant(rewriter, loc, element, 0);
  Value padded = createPad(rewriter, loc, dy, zero, low, high,
                           dense ? ArrayRef<int64_t>() : interior);
  rewriter.replaceOp(*this, createReshape(rewriter, loc, padded, *sizes));
  return success();
}

void tf::registerSliceOps(TFDialect &dialect) {
  dialect.addOps<
#define GET_OP_LIST
#include "dialects/TF/TFOpsSlice.cpp.inc"
      >();
}

#define GET_OP_CLASSES
#include "dialects/TF/TFOpsSlice.cpp.inc"
