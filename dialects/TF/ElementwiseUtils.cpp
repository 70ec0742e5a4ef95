//===- ElementwiseUtils.cpp - shapes of elementwise ops -------------------===//
// Part of Weir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "dialects/TF/ElementwiseUtils.h"
#include "dialects/TF/ArrayUtils.h"
#include "dialects/TF/ElementwiseValues.h"
#include "dialects/TF/Limits.h"
#include "dialects/TF/TFDialect.h"
#include "dialects/Weir/HeldTypes.h"
#include "llvm/ADT/StringSwitch.h"

using namespace mlir;
using namespace weir;
using namespace weir::tf;

static StringRef getOpType(Operation *op) {
  return op->getName().stripDialect();
}

//===----------------------------------------------------------------------===//
// Shapes
//===----------------------------------------------------------------------===//

static std::string toString(ArrayRef<SizeExpr> sizes) {
  std::string text;
  llvm::raw_string_ostream stream(text);
  stream << "[";
  llvm::interleave(
      sizes, stream,
      [&](SizeExpr size) {
        if (size) {
          stream << size;
        } else {
          stream << "?";
        }
      },
      ",");
  stream << "]";
  return text;
}

FailureOr<Sizes> tf::broadcastSizes(Operation *op, ShapeContext &ctx,
                                    ArrayRef<SizeExpr> a,
                                    ArrayRef<SizeExpr> b) {
  if (a.size() < b.size()) {
    std::swap(a, b);
  }
  Sizes result(a);
  size_t offset = a.size() - b.size();
  for (size_t i = 0; i < b.size(); ++i) {
    SizeExpr x = a[offset + i], y = b[i];
    std::optional<int64_t> m = getConstant(x), n = getConstant(y);
    if (x == y || (n && *n == 1)) {
      continue;
    }
    if (m && *m == 1) {
      result[offset + i] = y;
      continue;
    }
    if (m && n) {
      return op->emitError()
             << "incompatible shapes: " << toString(a) << " vs. " << toString(b)
             << "; sizes must be equal or 1";
    }
    result[offset + i] = ctx.broadcast(op, x, y);
    if (!result[offset + i]) {
      return failure();
    }
  }
  return result;
}

// Select (version 1): the condition is a scalar or a vector over dimension 0.
static FailureOr<Sizes> inferSelect(Operation *op, ShapeContext &ctx,
                                    ArrayRef<Sizes> shapes) {
  const Sizes &condition = shapes[0], &t = shapes[1], &e = shapes[2];
  if (t.size() != e.size()) {
    return op->emitError() << "'t' " << toString(t) << " and 'e' "
                           << toString(e) << " must have the same shape";
  }
  for (size_t i = 0; i < t.size(); ++i) {
    if (failed(ctx.requireEqual(op, t[i], e[i],
                                "'t' and 'e' must have the same size"))) {
      return failure();
    }
  }
  bool vector = condition.size() == 1 && !t.empty();
  if (!vector && !condition.empty() && condition.size() != t.size()) {
    return op->emitError() << "'condition' " << toString(condition)
                           << " must be a scalar, a vector over dimension 0 "
                              "or have the shape of 't' "
                           << toString(t);
  }
  for (size_t i = 0; i < condition.size(); ++i) {
    if (failed(
            ctx.requireEqual(op, condition[i], t[i],
                             "'condition' and 't' must have the same size"))) {
      return failure();
    }
  }
  return t;
}

static FailureOr<Sizes> inferSameShapes(Operation *op, ShapeContext &ctx,
                                        ArrayRef<Sizes> shapes) {
  const Sizes &first = shapes.front();
  for (const Sizes &other : shapes.drop_front()) {
    if (other.size() != first.size()) {
      return op->emitError() << "inputs must have the same shape, got "
                             << toString(first) << " and " << toString(other);
    }
    for (size_t i = 0; i < first.size(); ++i) {
      if (failed(ctx.requireEqual(op, first[i], other[i],
                                  "inputs must have the same size"))) {
        return failure();
      }
    }
  }
  return first;
}

// Without `incompatible_shape_error`, shapes that cannot broadcast give a
// scalar answer.
static bool answersIncompatibleShapes(Operation *op, ArrayRef<Sizes> shapes) {
  auto raises = op->getAttrOfType<BoolAttr>("incompatible_shape_error");
  if (!raises || raises.getValue()) {
    return false;
  }
  for (auto [x, y] :
       llvm::zip(llvm::reverse(shapes[0]), llvm::reverse(shapes[1]))) {
    std::optional<int64_t> m = getConstant(x), n = getConstant(y);
    if (m && n && *m != *n && *m != 1 && *n != 1) {
      return true;
    }
  }
  return false;
}

LogicalResult tf::inferElementwise(Operation *op, ShapeContext &ctx,
                                   bool broadcasts) {
  SmallVector<Sizes> shapes;
  for (Value operand : op->getOperands()) {
    std::optional<Sizes> shape = ctx.getShape(operand);
    if (!shape) {
      return success();
    }
    shapes.push_back(*shape);
  }
  Value result = op->getResult(0);
  if (shapes.empty()) {
    return op->emitError("expected at least one input");
  }
  FailureOr<Sizes> sizes = shapes.front();
  if (getOpType(op) == "Select") {
    sizes = inferSelect(op, ctx, shapes);
  } else if (!broadcasts) {
    sizes = inferSameShapes(op, ctx, shapes);
  } else if (answersIncompatibleShapes(op, shapes)) {
    sizes = Sizes();
  } else {
    for (const Sizes &other : ArrayRef(shapes).drop_front()) {
      sizes = broadcastSizes(op, ctx, *sizes, other);
      if (failed(sizes)) {
        return failure();
      }
    }
  }
  if (failed(sizes)) {
    return failure();
  }
  ctx.setShape(result, *sizes);
  if (isa<VariantType>(getElementTypeOrSelf(result.getType()))) {
    // Zeros like lists and sums of lists hold what those lists hold.
    Type held = getHeldType(op->getOperand(0).getType());
    for (Value operand : op->getOperands().drop_front()) {
      held = held ? joinHeldTypes(held, getHeldType(operand.getType())) : held;
    }
    setHeldType(result, held);
  }
  inferElementwiseValue(op, ctx);
  return success();
}

LogicalResult tf::inferSameAsOperand(Operation *op, ShapeContext &ctx) {
  std::optional<Sizes> shape = ctx.getShape(op->getOperand(0));
  if (shape) {
    ctx.setShape(op->getResult(0), *shape);
  }
  return success();
}

//===----------------------------------------------------------------------===//
// Core form
//===----------------------------------------------------------------------===//

Value tf::createSimple(OpBuilder &builder, Location loc, StringRef name,
                       Type result, ValueRange operands,
                       ArrayRef<NamedAttribute> attributes) {
  OperationState state(loc, name, operands, TypeRange(result), attributes);
  return builder.create(state)->getResult(0);
}

FailureOr<Sizes> tf::getKnownSizes(Operation *op, Value value) {
  auto type = dyn_cast<RankedTensorType>(value.getType());
  if (!type) {
    return emitLimit(op)
           << "a shape that the compiler must know is unknown: "
           << value.getType()
           << "; give the feeds' shapes (--feed NAME=TYPE[SIZES])";
  }
  Sizes sizes = getTypeSizes(type);
  if (llvm::is_contained(sizes, SizeExpr())) {
    return emitLimit(op) << "a size that the compiler must know is unknown: "
                         << value.getType();
  }
  return sizes;
}

Value tf::createBroadcast(OpBuilder &builder, Location loc, Value value,
                          ArrayRef<SizeExpr> sizes) {
  if (getTypeSizes(value.getType()) == sizes) {
    return value;
  }
  Type type = getTypeWithSizes(getElementTypeOrSelf(value), sizes);
  return createSimple(builder, loc, "tf.broadcast", type, value);
}

Value tf::createReshape(OpBuilder &builder, Location loc, Value value,
                        ArrayRef<SizeExpr> sizes) {
  if (isa<RankedTensorType>(value.getType()) &&
      getTypeSizes(value.getType()) == sizes) {
    return value;
  }
  Type type = getTypeWithSizes(getElementTypeOrSelf(value), sizes);
  return createSimple(builder, loc, "tf.reshape", type, value);
}

// Equal and NotEqual of shapes that do not broadcast: a constant.
static LogicalResult replaceByAnswer(Operation *op,
                                     DecomposeRewriter &rewriter) {
  auto type = RankedTensorType::get({}, rewriter.getI1Type());
  auto answer = DenseElementsAttr::get(type, getOpType(op) == "NotEqual");
  rewriter.setInsertionPoint(op);
  Value constant =
      ConstOp::create(rewriter, op->getLoc(), type, cast<ElementsAttr>(answer));
  rewriter.replaceOp(op, constant);
  return success();
}

LogicalResult tf::broadcastOperands(Operation *op,
                                    DecomposeRewriter &rewriter) {
  FailureOr<Sizes> result = getKnownSizes(op, op->getResult(0));
  if (failed(result)) {
    return failure();
  }
  SmallVector<Sizes> shapes;
  bool core = true;
  for (Value operand : op->getOperands()) {
    FailureOr<Sizes> sizes = getKnownSizes(op, operand);
    if (failed(sizes)) {
      return failure();
    }
    core &= *sizes == *result;
    shapes.push_back(*sizes);
  }
  if (core) {
    return success();
  }
  if (answersIncompatibleShapes(op, shapes)) {
    return replaceByAnswer(op, rewriter);
  }
  // Select's operands have equal sizes by a check, not by broadcasting.
  bool select = getOpType(op) == "Select";
  rewriter.setInsertionPoint(op);
  SmallVector<Value> operands;
  for (auto [i, operand] : llvm::enumerate(op->getOperands())) {
    Value value = operand;
    if (select && shapes[i].size() == result->size()) {
      value = createReshape(rewriter, op->getLoc(), value, *result);
    } else if (select && shapes[i].size() == 1) {
      Sizes column(result->size(), getAffineConstantExpr(1, op->getContext()));
      column[0] = (*result)[0];
      value = createReshape(rewriter, op->getLoc(), value, column);
    }
    operands.push_back(createBroadcast(rewriter, op->getLoc(), value, *result));
  }
  OperationState state(op->getLoc(), op->getName().getStringRef(), operands,
                       op->getResultTypes(), op->getAttrs());
  rewriter.replaceOp(op, rewriter.create(state)->getResults());
  return success();
}

LogicalResult tf::alignOperands(Operation *op, DecomposeRewriter &rewriter) {
  FailureOr<Sizes> result = getKnownSizes(op, op->getResult(0));
  if (failed(result)) {
    return failure();
  }
  SmallVector<Value> operands;
  for (Value operand : op->getOperands()) {
    operands.push_back(createReshape(rewriter, op->getLoc(), operand, *result));
  }
  if (ValueRange(operands) == op->getOperands()) {
    return success();
  }
  OperationState state(op->getLoc(), op->getName().getStringRef(), operands,
                       op->getResultTypes(), op->getAttrs());
  rewriter.replaceOp(op, rewriter.create(state)->getResults());
  return success();
}

//===----------------------------------------------------------------------===//
// Effects
//===----------------------------------------------------------------------===//

// Whether a constant divisor (or exponent) rules out the failure.
static bool isHarmlessConstant(StringRef name, Value value) {
  DenseIntElementsAttr elements;
  if (auto constant = value.getDefiningOp<ConstOp>()) {
    elements = dyn_cast<DenseIntElementsAttr>(constant.getValue());
  }
  if (!elements) {
    return false;
  }
  return llvm::all_of(elements.getValues<APInt>(), [&](const APInt &element) {
    return name == "Pow" ? !element.isNegative() : !element.isZero();
  });
}

bool tf::mayRaise(Operation *op) {
  StringRef name = getOpType(op);
  if (name == "CheckNumerics") {
    return true;
  }
  if (!isa<IntegerType>(getElementTypeOrSelf(op->getOperand(0)))) {
    return false;
  }
  Value divisor = op->getOperand(1);
  if (Operation *broadcast = divisor.getDefiningOp();
      broadcast && broadcast->getName().getStringRef() == "tf.broadcast") {
    divisor = broadcast->getOperand(0);
  }
  return !isHarmlessConstant(name, divisor);
}

FusionKind tf::getElementwiseFusionKind(Operation *op) {
  // A check reads all of its operand before anything is written.
  if (isa<EffectOpInterface>(op) && mayRaise(op)) {
    return FusionKind::Opaque;
  }
  return FusionKind::Elementwise;
}

OpFoldResult tf::foldForward(Operation *op) {
  if (op->getOperand(0).getType() != op->getResult(0).getType()) {
    return {};
  }
  return op->getOperand(0);
}
