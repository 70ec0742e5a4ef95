//===- TFOpsReduction.cpp - reductions before lowering --------------------===//
// Part of Weir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Reductions as written take their axes from a tensor. Shape inference reads
// it, records the axes in an attribute, and decomposition leaves a `tf.reduce`
// (or `tf.arg_reduce`, `tf.scan`) with attributes only.
#include "dialects/TF/ElementwiseUtils.h"
#include "dialects/TF/Limits.h"
#include "dialects/TF/LoweringUtils.h"
#include "dialects/TF/ReductionUtils.h"
#include "dialects/TF/TFOpsMath.h"

using namespace mlir;
using namespace weir;
using namespace weir::tf;

//===----------------------------------------------------------------------===//
// Axes
//===----------------------------------------------------------------------===//

// Constant axes, from the end where negative, sorted.
static FailureOr<SmallVector<int64_t>>
normalizeAxes(Operation *op, ArrayRef<int64_t> axes, int64_t rank) {
  SmallVector<int64_t> result;
  for (int64_t axis : axes) {
    if (axis < -rank || axis >= rank) {
      return op->emitError() << "invalid reduction dimension " << axis
                             << " for input with " << rank << " dimension(s)";
    }
    axis = axis < 0 ? axis + rank : axis;
    if (llvm::is_contained(result, axis)) {
      return op->emitError() << "invalid reduction arguments: axes contain "
                                "duplicate dimension "
                             << axis;
    }
    result.push_back(axis);
  }
  llvm::sort(result);
  return result;
}

static std::optional<SmallVector<int64_t>>
getConstants(const std::optional<SymbolicValue> &value) {
  if (!value) {
    return std::nullopt;
  }
  SmallVector<int64_t> constants;
  for (SizeExpr element : value->elements) {
    auto constant = dyn_cast<AffineConstantExpr>(element);
    if (!constant) {
      return std::nullopt;
    }
    constants.push_back(constant.getValue());
  }
  return constants;
}

// Reads operand 1 and records it. Success without the attribute: not known.
static LogicalResult recordAxes(Operation *op, ShapeContext &ctx,
                                int64_t rank) {
  auto constants = getConstants(ctx.getValue(op->getOperand(1)));
  if (!constants) {
    return success();
  }
  auto axes = normalizeAxes(op, *constants, rank);
  if (failed(axes)) {
    return failure();
  }
  op->setAttr("axes", DenseI64ArrayAttr::get(op->getContext(), *axes));
  return success();
}

static std::optional<ArrayRef<int64_t>> getAxes(Operation *op) {
  auto axes = op->getAttrOfType<DenseI64ArrayAttr>("axes");
  return axes ? std::optional(axes.asArrayRef()) : std::nullopt;
}

static FailureOr<ArrayRef<int64_t>> requireAxes(Operation *op) {
  if (auto axes = getAxes(op)) {
    return *axes;
  }
  return emitLimit(op) << op->getName().stripDialect()
                       << "'s dimensions are not known when compiling; make "
                          "them a constant";
}

static bool keepsDims(Operation *op) {
  auto keep = op->getAttrOfType<BoolAttr>("keep_dims");
  return keep && keep.getValue();
}

static Sizes dropAxes(ArrayRef<SizeExpr> sizes, ArrayRef<int64_t> axes) {
  Sizes result;
  for (auto [i, size] : llvm::enumerate(sizes)) {
    if (!llvm::is_contained(axes, static_cast<int64_t>(i))) {
      result.push_back(size);
    }
  }
  return result;
}

//===----------------------------------------------------------------------===//
// Shapes
//===----------------------------------------------------------------------===//

// Sums and products of small vectors are sizes: Prod(Shape(x)).
static void inferReducedValue(Operation *op, ShapeContext &ctx) {
  StringRef name = op->getName().stripDialect();
  bool product = name == "Prod";
  auto type = dyn_cast<IntegerType>(getElementTypeOrSelf(op->getResult(0)));
  bool known = product || name == "Sum" || name == "Max" || name == "Min";
  std::optional<SymbolicValue> value;
  if (!known || !type || type.getWidth() < 16 ||
      !(value = ctx.getValue(op->getOperand(0)))) {
    return;
  }
  if (getAxes(op)->empty() || value->shape.empty()) {
    ctx.setValue(op->getResult(0), *value);
    return;
  }
  if (value->elements.empty() && !product && name != "Sum") {
    return;
  }
  SizeExpr result;
  for (SizeExpr element : value->elements) {
    if (!result) {
      result = element;
    } else if (product) {
      result = result * element;
    } else if (name == "Sum") {
      result = result + element;
    } else {
      result =
          name == "Max" ? ctx.max(result, element) : ctx.min(result, element);
    }
  }
  if (!result) {
    result = ctx.constant(product ? 1 : 0);
  }
  SymbolicValue reduced;
  if (keepsDims(op)) {
    reduced.shape = {1};
  }
  reduced.elements = {result};
  ctx.setValue(op->getResult(0), reduced);
}

LogicalResult tf::inferReduction(Operation *op, ShapeContext &ctx) {
  std::optional<Sizes> shape = ctx.getShape(op->getOperand(0));
  if (!shape) {
    return success();
  }
  if (failed(recordAxes(op, ctx, shape->size()))) {
    return failure();
  }
  auto axes = getAxes(op);
  if (!axes) {
    return success();
  }
  Sizes result = dropAxes(*shape, *axes);
  if (keepsDims(op)) {
    result = *shape;
    for (int64_t axis : *axes) {
      result[axis] = ctx.constant(1);
    }
  }
  ctx.setShape(op->getResult(0), result);
  inferReducedValue(op, ctx);
  return success();
}

LogicalResult tf::inferCumulative(Operation *op, ShapeContext &ctx) {
  std::optional<Sizes> shape = ctx.getShape(op->getOperand(0));
  if (!shape) {
    return success();
  }
  auto axis = ctx.getShape(op->getOperand(1));
  if (axis && !axis->empty()) {
    return op->emitError("axis must be a scalar, got rank ") << axis->size();
  }
  ctx.setShape(op->getResult(0), *shape);
  return recordAxes(op, ctx, shape->size());
}

LogicalResult tf::inferSoftmax(Operation *op, ShapeContext &ctx) {
  std::optional<Sizes> shape = ctx.getShape(op->getOperand(0));
  if (shape && shape->empty()) {
    return op->emitError("logits must have at least 1 dimension, got a scalar");
  }
  return inferSameAsOperand(op, ctx);
}

LogicalResult L2LossOp::inferShapes(ShapeContext &ctx) {
  ctx.setShape(getOutput(), {});
  return success();
}

static int64_t getChannelAxis(BiasAddGradOp op, int64_t rank) {
  return op.getDataFormat().starts_with("NC") ? 1 : rank - 1;
}

LogicalResult BiasAddGradOp::inferShapes(ShapeContext &ctx) {
  std::optional<Sizes> shape = ctx.getShape(getOutBackprop());
  if (!shape) {
    return success();
  }
  if (shape->size() < 2) {
    return emitError("out_backprop must have at least 2 dimensions, got ")
           << shape->size();
  }
  ctx.setShape(getOutput(), (*shape)[getChannelAxis(*this, shape->size())]);
  return success();
}

//===----------------------------------------------------------------------===//
// Decomposition
//===----------------------------------------------------------------------===//

Value tf::createReduce(OpBuilder &builder, Location loc, Value input,
                       StringRef kind, ArrayRef<int64_t> axes) {
  if (axes.empty()) {
    return input;
  }
  Sizes sizes = dropAxes(getTypeSizes(input.getType()), axes);
  Type type = getTypeWithSizes(getElementTypeOrSelf(input), sizes);
  return ReduceCoreOp::create(builder, loc, type, input,
                              builder.getStringAttr(kind),
                              builder.getDenseI64ArrayAttr(axes));
}

// The root of the sum of squares, computed in f64 for integers and in f32 for
// narrow floats.
static Value createNorm(OpBuilder &builder, Location loc, Value input,
                        ArrayRef<int64_t> axes) {
  Type element = getElementTypeOrSelf(input);
  Type wide = isa<IntegerType>(element) ? Type(builder.getF64Type())
                                        : getComputeType(element);
  auto convert = [&](Value value, Type to) -> Value {
    if (getElementTypeOrSelf(value) == to) {
      return value;
    }
    Type type = getTypeWithSizes(to, getTypeSizes(value.getType()));
    return createSimple(
        builder, loc, "tf.Cast", type, value,
        builder.getNamedAttr("Truncate", builder.getBoolAttr(false)));
  };
  Value x = isa<IntegerType>(element) ? input : convert(input, wide);
  Value square;
  if (isa<ComplexType>(element)) {
    Value conjugate = createSimple(builder, loc, "tf.Conj", x.getType(), x);
    square = createSimple(builder, loc, "tf.Mul", x.getType(), {x, conjugate});
  } else {
    square = createSimple(builder, loc, "tf.Square", x.getType(), x);
  }
  Value sum = createReduce(builder, loc, square, "sum", axes);
  sum = convert(sum, wide);
  Value root = createSimple(builder, loc, "tf.Sqrt", sum.getType(), sum);
  return convert(root, element);
}

LogicalResult tf::decomposeReduction(Operation *op, DecomposeRewriter &rewriter,
                                     StringRef kind) {
  if (!getAxes(op) && kind == "sum" && replaceOpenSum(op, rewriter)) {
    return success();
  }
  auto axes = requireAxes(op);
  FailureOr<Sizes> sizes = getKnownSizes(op, op->getOperand(0));
  if (failed(axes) || failed(sizes)) {
    return failure();
  }
  Location loc = op->getLoc();
  Value input = op->getOperand(0);
  Value reduced = kind == "norm"
                      ? createNorm(rewriter, loc, input, *axes)
                      : createReduce(rewriter, loc, input, kind, *axes);
  FailureOr<Sizes> result = getKnownSizes(op, op->getResult(0));
  if (failed(result)) {
    return failure();
  }
  rewriter.replaceOp(op, createReshape(rewriter, loc, reduced, *result));
  return success();
}

LogicalResult tf::decomposeArgReduction(Operation *op,
                                        DecomposeRewriter &rewriter,
                                        StringRef kind) {
  auto axes = requireAxes(op);
  if (failed(axes)) {
    return failure();
  }
  Value reduced = ArgReduceCoreOp::create(
      rewriter, op->getLoc(), op->getResult(0).getType(), op->getOperand(0),
      rewriter.getStringAttr(kind), rewriter.getI64IntegerAttr(axes->front()));
  rewriter.replaceOp(op, reduced);
  return success();
}

LogicalResult tf::decomposeCumulative(Operation *op,
                                      DecomposeRewriter &rewriter,
                                      StringRef kind) {
  auto axes = requireAxes(op);
  if (failed(axes)) {
    return failure();
  }
  Value scan = ScanCoreOp::create(
      rewriter, op->getLoc(), op->getResult(0).getType(), op->getOperand(0),
      rewriter.getStringAttr(kind), rewriter.getI64IntegerAttr(axes->front()),
      op->getAttrOfType<BoolAttr>("exclusive"),
      op->getAttrOfType<BoolAttr>("reverse"));
  rewriter.replaceOp(op, scan);
  return success();
}

LogicalResult L2LossOp::decompose(DecomposeRewriter &rewriter) {
  FailureOr<Sizes> sizes = getKnownSizes(*this, getT());
  if (failed(sizes)) {
    return failure();
  }
  Location loc = getLoc();
  Type element = getElementTypeOrSelf(getT());
  Value square =
      createSimple(rewriter, loc, "tf.Square", getT().getType(), getT());
  auto scalar = RankedTensorType::get({}, element);
  Value half = ConstOp::create(
      rewriter, loc, scalar,
      cast<ElementsAttr>(DenseElementsAttr::get(
          scalar, cast<Attribute>(rewriter.getFloatAttr(element, 0.5)))));
  half = createBroadcast(rewriter, loc, half, *sizes);
  Value scaled =
      createSimple(rewriter, loc, "tf.Mul", getT().getType(), {square, half});
  auto axes = llvm::to_vector(llvm::seq<int64_t>(0, sizes->size()));
  rewriter.replaceOp(*this, createReduce(rewriter, loc, scaled, "sum", axes));
  return success();
}

LogicalResult BiasAddGradOp::decompose(DecomposeRewriter &rewriter) {
  FailureOr<Sizes> sizes = getKnownSizes(*this, getOutBackprop());
  if (failed(sizes)) {
    return failure();
  }
  auto axes = llvm::to_vector(llvm::seq<int64_t>(0, sizes->size()));
  llvm::erase(axes, getChannelAxis(*this, sizes->size()));
  rewriter.replaceOp(
      *this, createReduce(rewriter, getLoc(), getOutBackprop(), "sum", axes));
  return success();
}

//===----------------------------------------------------------------------===//
// Cost
//===----------------------------------------------------------------------===//

AffineExpr ReduceCoreOp::getOperations() {
  AffineExpr count = getAffineConstantExpr(1, getContext());
  for (SizeExpr size : getTypeSizes(getInput().getType())) {
    count = count * size;
  }
  return count;
}

void tf::registerReductionOps(TFDialect &dialect) {
  dialect.addOps<
#define GET_OP_LIST
#include "dialects/TF/TFOpsReduction.cpp.inc"
      >();
}

#define GET_OP_CLASSES
#include "dialects/TF/TFOpsReduction.cpp.inc"
