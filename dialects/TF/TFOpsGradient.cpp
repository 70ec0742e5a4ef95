//===- TFOpsGradient.cpp - ops that only derivatives need -----------------===//
// Part of Weir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "dialects/TF/TFOpsGradient.h"
#include "dialects/TF/Limits.h"
#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Linalg/IR/Linalg.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"

using namespace mlir;
using namespace weir;
using namespace weir::tf;

LogicalResult UnbroadcastOp::inferShapes(ShapeContext &ctx) {
  if (auto shape = ctx.getShape(getLike())) {
    ctx.setShape(getOutput(), *shape);
  }
  return success();
}

static Value emitReduce(OpBuilder &builder, Location loc, Value input,
                        ArrayRef<int64_t> axes) {
  Sizes sizes;
  for (auto [i, size] : llvm::enumerate(getTypeSizes(input.getType()))) {
    if (!llvm::is_contained(axes, int64_t(i))) {
      sizes.push_back(size);
    }
  }
  OperationState state(loc, "tf.reduce");
  state.addOperands(input);
  state.addTypes(getTypeWithSizes(
      cast<ShapedType>(input.getType()).getElementType(), sizes));
  state.addAttribute("kind", builder.getStringAttr("sum"));
  state.addAttribute("axes", builder.getDenseI64ArrayAttr(axes));
  return builder.create(state)->getResult(0);
}

static bool isOne(SizeExpr size) {
  auto constant = dyn_cast<AffineConstantExpr>(size);
  return constant && constant.getValue() == 1;
}

// Dimensions that are surely repeated are summed in one go; those that may be
// are summed one by one, each beside the unsummed value.
static LogicalResult decomposeUnbroadcast(Operation *op, Value input,
                                          DecomposeRewriter &rewriter) {
  Location loc = op->getLoc();
  auto type = dyn_cast<RankedTensorType>(op->getResult(0).getType());
  if (!type || !isa<RankedTensorType>(input.getType())) {
    return emitLimit(op) << "cannot sum to a shape of unknown rank: give the "
                            "feeds' shapes";
  }
  Sizes to = getTypeSizes(type), from = getTypeSizes(input.getType());
  if (from.size() < to.size()) {
    return op->emitError("sums a tensor of rank ")
           << from.size() << " to the larger rank " << to.size();
  }
  size_t extra = from.size() - to.size();
  SmallVector<int64_t> summed, maybe;
  Sizes kept;
  for (auto [i, size] : llvm::enumerate(from)) {
    if (i < extra || (isOne(to[i - extra]) && !isOne(size))) {
      summed.push_back(i);
      continue;
    }
    if (size != to[i - extra] && !isa<AffineConstantExpr>(to[i - extra])) {
      maybe.push_back(kept.size());
    }
    kept.push_back(size);
  }
  Value value = input;
  if (!summed.empty()) {
    value = emitReduce(rewriter, loc, value, summed);
  }
  // Positions in `kept` and in `to` (whose sure ones were summed away).
  Sizes targets;
  for (auto [i, size] : llvm::enumerate(to)) {
    bool wasSummed = isOne(size) && !isOne(from[extra + i]);
    if (!wasSummed) {
      targets.push_back(size);
    }
  }
  for (int64_t axis : maybe) {
    Value reduced = emitReduce(rewriter, loc, value, {axis});
    Sizes sizes = getTypeSizes(value.getType());
    sizes[axis] = targets[axis];
    value = UnbroadcastDimOp::create(
        rewriter, loc, getTypeWithSizes(type.getElementType(), sizes), value,
        reduced, axis);
  }
  if (value.getType() != type) {
    value = ReshapeCoreOp::create(rewriter, loc, type, value);
  }
  rewriter.replaceOp(op, value);
  return success();
}

LogicalResult UnbroadcastOp::decompose(DecomposeRewriter &rewriter) {
  return decomposeUnbroadcast(*this, getInput(), rewriter);
}

LogicalResult UnbroadcastToOp::inferShapes(ShapeContext &ctx) {
  if (auto value = ctx.requireValue(getShape())) {
    ctx.setShape(getOutput(), value->elements);
  }
  return success();
}

LogicalResult UnbroadcastToOp::decompose(DecomposeRewriter &rewriter) {
  return decomposeUnbroadcast(*this, getInput(), rewriter);
}

FailureOr<SmallVector<Value>> UnbroadcastDimOp::lower(LoweringContext &ctx,
                                                      ValueRange operands) {
  OpBuilder &b = ctx.builder;
  auto type = ctx.getLoweredType(getOutput().getType());
  int64_t rank = type.getRank(), axis = getAxis();
  Value size = ctx.getSizeValue(getTypeSizes(getOutput().getType())[axis]);
  Value one = arith::ConstantIndexOp::create(b, ctx.loc, 1);
  Value isReduced =
      arith::CmpIOp::create(b, ctx.loc, arith::CmpIPredicate::eq, size, one);
  AffineMap identity = b.getMultiDimIdentityMap(rank);
  SmallVector<utils::IteratorType> loops(rank, utils::IteratorType::parallel);
  auto generic = linalg::GenericOp::create(
      b, ctx.loc, type, ValueRange(), ctx.createEmpty(getOutput().getType()),
      ArrayRef<AffineMap>{identity}, loops,
      [&](OpBuilder &b, Location loc, ValueRange) {
        SmallVector<Value> indices, reducedIndices;
        for (int64_t i = 0; i < rank; ++i) {
          indices.push_back(linalg::IndexOp::create(b, loc, i));
          if (i != axis) {
            reducedIndices.push_back(indices.back());
          }
        }
        Value whole = tensor::ExtractOp::create(b, loc, operands[0], indices);
        Value sum =
            tensor::ExtractOp::create(b, loc, operands[1], reducedIndices);
        Value chosen = arith::SelectOp::create(b, loc, isReduced, sum, whole);
        linalg::YieldOp::create(b, loc, chosen);
      });
  return SmallVector<Value>{generic.getResult(0)};
}

void tf::registerGradientOps(TFDialect &dialect) {
  dialect.addOps<
#define GET_OP_LIST
#include "dialects/TF/TFOpsGradient.cpp.inc"
      >();
}

#define GET_OP_CLASSES
#include "dialects/TF/TFOpsGradient.cpp.inc"
