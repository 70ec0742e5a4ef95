//===- TFOpsArray.cpp - shapes as data and views, as written --------------===//
// Part of Weir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "dialects/TF/ArrayUtils.h"
#include "dialects/Weir/HeldTypes.h"

#define GET_OP_CLASSES
#include "dialects/TF/TFOpsArray.h.inc"

using namespace mlir;
using namespace weir;
using namespace weir::tf;

//===----------------------------------------------------------------------===//
// Shapes as data
//===----------------------------------------------------------------------===//

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

//===----------------------------------------------------------------------===//
// Views
//===----------------------------------------------------------------------===//

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

//===----------------------------------------------------------------------===//
// Filled from scalars
//===----------------------------------------------------------------------===//

LogicalResult BroadcastToOp::inferShapes(ShapeContext &ctx) {
  auto shape = requireSizes(*this, ctx, getShape());
  auto input = ctx.getShape(getInput());
  if (!shape || !input) {
    return success();
  }
  Sizes sizes = *shape;
  if (input->size() > sizes.size()) {
    return emitOpError("cannot broadcast rank ")
           << input->size() << " to rank " << sizes.size();
  }
  size_t missing = sizes.size() - input->size();
  for (size_t i = missing; i < sizes.size(); ++i) {
    SizeExpr both = ctx.broadcast(*this, (*input)[i - missing], sizes[i]);
    if (failed(ctx.requireEqual(*this, both, sizes[i],
                                "Incompatible shapes for broadcasting"))) {
      return failure();
    }
  }
  ctx.setShape(getOutput(), sizes);
  return success();
}

// Replaces an op by `value` broadcast to its result's sizes.
static LogicalResult replaceByBroadcast(Operation *op, Value value,
                                        DecomposeRewriter &rewriter) {
  FailureOr<Sizes> sizes = getKnownSizes(op, op->getResult(0));
  if (failed(sizes)) {
    return failure();
  }
  rewriter.replaceOp(op,
                     createBroadcast(rewriter, op->getLoc(), value, *sizes));
  return success();
}

LogicalResult BroadcastToOp::decompose(DecomposeRewriter &rewriter) {
  return replaceByBroadcast(*this, getInput(), rewriter);
}

LogicalResult FillOp::inferShapes(ShapeContext &ctx) {
  auto shape = requireSizes(*this, ctx, getDims());
  if (!shape) {
    return success();
  }
  ctx.setShape(getOutput(), *shape);
  auto value = ctx.getValue(getValue());
  if (value && value->elements.size() == 1 && shape->size() == 1) {
    auto count = getConstant(shape->front());
    if (count && *count >= 0 && *count <= 64) {
      ctx.setValue(getOutput(),
                   {{*count}, Sizes(*count, value->elements.front())});
    }
  }
  return success();
}
LogicalResult FillOp::decompose(DecomposeRewriter &rewriter) {
  Value scalar = createReshape(rewriter, getLoc(), getValue(), {});
  return replaceByBroadcast(*this, scalar, rewriter);
}

// A float constant's value.
static std::optional<double> getFloatConstant(Value value) {
  auto constant = value.getDefiningOp<ConstOp>();
  auto dense = constant ? dyn_cast<DenseFPElementsAttr>(constant.getValue())
                        : DenseFPElementsAttr();
  if (!dense || dense.getNumElements() != 1) {
    return std::nullopt;
  }
  bool lossy;
  APFloat element = *dense.getValues<APFloat>().begin();
  element.convert(APFloat::IEEEdouble(), APFloat::rmNearestTiesToEven, &lossy);
  return element.convertToDouble();
}

static LogicalResult inferFloatRange(RangeOp op, ShapeContext &ctx) {
  auto start = getFloatConstant(op.getStart());
  auto limit = getFloatConstant(op.getLimit());
  auto delta = getFloatConstant(op.getDelta());
  if (!start || !limit || !delta) {
    return success(); // RunTimeForms.cpp
  }
  if (*delta == 0) {
    return op.emitOpError("requires a delta that is not 0");
  }
  double count = std::ceil(std::abs((*limit - *start) / *delta));
  ctx.setShape(op.getOutput(), {ctx.constant(int64_t(count))});
  return success();
}

LogicalResult RangeOp::inferShapes(ShapeContext &ctx) {
  if (isa<FloatType>(getElementType(getOutput()))) {
    return inferFloatRange(*this, ctx);
  }
  auto start = ctx.requireValue(getStart());
  auto limit = ctx.requireValue(getLimit());
  auto delta = ctx.requireValue(getDelta());
  if (!start || !limit || !delta) {
    return success();
  }
  SizeExpr from = start->elements[0], to = limit->elements[0],
           step = delta->elements[0];
  if (isConstant(step, 0)) {
    return emitOpError("requires a delta that is not 0");
  }
  SizeExpr up = (to - from).ceilDiv(step);
  SizeExpr count = up;
  if (auto constant = getConstant(step); constant && *constant < 0) {
    count = (from - to).ceilDiv(-*constant);
  } else if (!constant) {
    count = ctx.selectNegative(step, (from - to).ceilDiv(-step), up);
  }
  // What counts a batch or a dimension is not negative.
  if (!isConstant(from, 0) || getConstant(count) || !isConstant(step, 1)) {
    SizeExpr atLeast = ctx.max(count, ctx.constant(0));
    if (failed(ctx.requireEqual(*this, count, atLeast,
                                "Requires start <= limit when delta > 0, "
                                "start >= limit when delta < 0"))) {
      return failure();
    }
    count = atLeast;
  }
  ctx.setShape(getOutput(), {count});
  auto constant = getConstant(count);
  if (constant && *constant <= 64) {
    Sizes elements;
    for (int64_t i = 0; i < *constant; ++i) {
      elements.push_back(from + step * i);
    }
    ctx.setValue(getOutput(), {{*constant}, elements});
  }
  return success();
}

// start + iota * delta.
static Value createProgression(OpBuilder &b, Location loc, Value start,
                               Value delta, ArrayRef<SizeExpr> sizes) {
  Value iota = createIota(b, loc, getElementType(start), sizes, 0);
  Value scaled = createElementwise(
      b, loc, "tf.Mul", {iota, createBroadcast(b, loc, delta, sizes)});
  return createElementwise(b, loc, "tf.AddV2",
                           {createBroadcast(b, loc, start, sizes), scaled});
}

LogicalResult RangeOp::decompose(DecomposeRewriter &rewriter) {
  FailureOr<Sizes> sizes = getKnownSizes(*this, getOutput());
  if (failed(sizes)) {
    return failure();
  }
  Value start = createReshape(rewriter, getLoc(), getStart(), {});
  Value delta = createReshape(rewriter, getLoc(), getDelta(), {});
  rewriter.replaceOp(
      *this, createProgression(rewriter, getLoc(), start, delta, *sizes));
  return success();
}

LogicalResult LinSpaceOp::inferShapes(ShapeContext &ctx) {
  auto num = ctx.requireValue(getNum());
  if (!num) {
    return success();
  }
  auto constant = getConstant(num->elements[0]);
  if (constant && *constant <= 0) {
    return emitOpError("requires num > 0, got ") << *constant;
  }
  ctx.setShape(getOutput(), num->elements);
  return success();
}

LogicalResult LinSpaceOp::decompose(DecomposeRewriter &rewriter) {
  FailureOr<Sizes> sizes = getKnownSizes(*this, getOutput());
  if (failed(sizes)) {
    return failure();
  }
  Location loc = getLoc();
  OpBuilder &b = rewriter;
  Type element = getElementType(getOutput());
  Value start = createReshape(b, loc, getStart(), {});
  Value stop = createReshape(b, loc, getStop(), {});
  if (isConstant((*sizes)[0], 1)) {
    return replaceByBroadcast(*this, start, rewriter);
  }
  SizeExpr last = (*sizes)[0] - 1;
  Value count =
      SizesCoreOp::create(b, loc, RankedTensorType::get({}, b.getI64Type()),
                          DimsAttr::get(getContext(), last));
  Value range = createElementwise(b, loc, "tf.Sub", {stop, start});
  Value delta = createElementwise(b, loc, "tf.Div",
                                  {range, createCast(b, loc, count, element)});
  Value body = createProgression(b, loc, start, delta, {last});
  Value tail = createReshape(b, loc, stop, {getConstantExpr(*this, 1)});
  rewriter.replaceOp(*this, createConcat(b, loc, {body, tail}, 0));
  return success();
}

void tf::registerArrayOps(TFDialect &dialect) {
  registerArrayCoreOps(dialect);
  registerSliceOps(dialect);
  registerPadOps(dialect);
  registerGatherOps(dialect);
  registerMatrixOps(dialect);
  dialect.addOps<
#define GET_OP_LIST
#include "dialects/TF/TFOpsArray.cpp.inc"
      >();
}

#define GET_OP_CLASSES
#include "dialects/TF/TFOpsArray.cpp.inc"
