//===- TFOpsBroadcastGradient.cpp - what a broadcast repeated
//--------------===//
// Part of Weir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Gradients in graphs are written Reshape(Sum(dz,
// BroadcastGradientArgs(Shape(x), Shape(y)):0), Shape(x)). Where the sizes say
// which dimensions were repeated, these are constants. Where a size may be 1 in
// one run and not in the next, the rank of the Sum is unknown, but the Reshape
// behind it says what is wanted.
#include "dialects/TF/ElementwiseUtils.h"
#include "dialects/TF/Limits.h"
#include "dialects/TF/ReductionUtils.h"
#include "dialects/TF/TFOpsMath.h"

using namespace mlir;
using namespace weir;
using namespace weir::tf;

static bool isConstant(SizeExpr size) { return isa<AffineConstantExpr>(size); }
static bool isOne(SizeExpr size) {
  auto constant = dyn_cast<AffineConstantExpr>(size);
  return constant && constant.getValue() == 1;
}

namespace {
/// The repeated dimensions of one operand; `open` where sizes do not tell.
struct Repeated {
  SmallVector<int64_t> axes;
  bool open = false;
};
} // namespace

// Summing over a dimension of size 1 changes nothing but the shape, which the
// Reshape behind it sets: so a size that may be 1 matters only where the other
// operand's is different from it.
static Repeated findRepeated(ArrayRef<SizeExpr> own, ArrayRef<SizeExpr> other,
                             SizeExpr one) {
  Repeated result;
  size_t rank = std::max(own.size(), other.size());
  for (size_t i = 0; i < rank; ++i) {
    auto at = [&](ArrayRef<SizeExpr> sizes) {
      size_t missing = rank - sizes.size();
      return i < missing ? one : sizes[i - missing];
    };
    SizeExpr x = at(own), y = at(other);
    if (isOne(x)) {
      result.axes.push_back(i);
    } else if (x != y && !isOne(y) && !isConstant(x)) {
      result.open = true;
    }
  }
  return result;
}

LogicalResult BroadcastGradientArgsOp::inferShapes(ShapeContext &ctx) {
  auto a = ctx.getValue(getS0()), b = ctx.getValue(getS1());
  if (!a || !b) {
    return success();
  }
  auto record = [&](Value result, StringRef name, const Repeated &repeated) {
    if (repeated.open) {
      return;
    }
    int64_t count = repeated.axes.size();
    SymbolicValue value;
    value.shape = {count};
    for (int64_t axis : repeated.axes) {
      value.elements.push_back(ctx.constant(axis));
    }
    ctx.setShape(result, ctx.constant(count));
    ctx.setValue(result, value);
    (*this)->setAttr(name, DenseI64ArrayAttr::get(getContext(), repeated.axes));
  };
  SizeExpr one = ctx.constant(1);
  record(getR0(), "axes0", findRepeated(a->elements, b->elements, one));
  record(getR1(), "axes1", findRepeated(b->elements, a->elements, one));
  return success();
}

// The axes as a constant. Open ones have no user left (replaceOpenSum).
static FailureOr<Value> buildAxes(BroadcastGradientArgsOp op,
                                  DecomposeRewriter &rewriter, Value result,
                                  std::optional<ArrayRef<int64_t>> axes) {
  if (!axes && !result.use_empty()) {
    return emitLimit(op)
           << "which dimensions were broadcast depends on sizes that are known "
              "only when the step runs; give the feeds' shapes (--feed "
              "NAME=TYPE[SIZES])";
  }
  ArrayRef<int64_t> values = axes.value_or(ArrayRef<int64_t>());
  Type element = getElementTypeOrSelf(result);
  auto type = RankedTensorType::get(values.size(), element);
  SmallVector<APInt> elements;
  for (int64_t axis : values) {
    elements.push_back(APInt(element.getIntOrFloatBitWidth(), axis));
  }
  return ConstOp::create(
             rewriter, op.getLoc(), type,
             cast<ElementsAttr>(DenseElementsAttr::get(type, elements)))
      .getResult();
}

LogicalResult BroadcastGradientArgsOp::decompose(DecomposeRewriter &rewriter) {
  auto r0 = buildAxes(*this, rewriter, getR0(), getAxes0());
  auto r1 = buildAxes(*this, rewriter, getR1(), getAxes1());
  if (failed(r0) || failed(r1)) {
    return failure();
  }
  rewriter.replaceOp(*this, {*r0, *r1});
  return success();
}

// A tensor of these sizes, of which only the shape counts.
static Value buildLike(OpBuilder &builder, Location loc, Type type) {
  auto scalar = RankedTensorType::get({}, getElementTypeOrSelf(type));
  Attribute zero = builder.getZeroAttr(scalar.getElementType());
  Value constant = ConstOp::create(
      builder, loc, scalar,
      cast<ElementsAttr>(DenseElementsAttr::get(scalar, ArrayRef(zero))));
  return createBroadcast(builder, loc, constant, getTypeSizes(type));
}

bool tf::replaceOpenSum(Operation *op, DecomposeRewriter &rewriter) {
  if (!op->getOperand(1).getDefiningOp<BroadcastGradientArgsOp>()) {
    return false;
  }
  auto reshapes = llvm::to_vector(op->getUsers());
  for (Operation *user : reshapes) {
    StringRef name = user->getName().getStringRef();
    bool reshapes = name == "tf.reshape" || name == "tf.Reshape";
    if (!reshapes || !isa<RankedTensorType>(user->getResult(0).getType())) {
      return false;
    }
  }
  for (Operation *user : reshapes) {
    rewriter.setInsertionPoint(user);
    Type type = user->getResult(0).getType();
    Value like = buildLike(rewriter, user->getLoc(), type);
    Value sum = createSimple(rewriter, user->getLoc(), "tf.unbroadcast", type,
                             {op->getOperand(0), like});
    rewriter.replaceOp(user, sum);
  }
  rewriter.replaceOp(op, op->getOperand(0));
  return true;
}
