//===- ScalarizeLoops.cpp - single elements as scalar code ----------------===//
// Part of Weir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// A scalar of the graph is a tensor of one element, and an op on it a linalg op
// of no loops: in memory, once per iteration. Here such an op becomes its
// payload on the elements, which are then SSA values, in registers.
#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Linalg/IR/Linalg.h"
#include "mlir/Dialect/Linalg/Transforms/Transforms.h"
#include "mlir/Dialect/SCF/IR/SCF.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"
#include "mlir/IR/Matchers.h"
#include "passes/Lowering/RegionLowering.h"

using namespace mlir;
using namespace weir;

static bool isSingle(Type type) {
  auto tensor = dyn_cast<RankedTensorType>(type);
  return tensor && tensor.hasStaticShape() && tensor.getNumElements() == 1;
}

static Value zero(OpBuilder &builder, Location loc) {
  return arith::ConstantIndexOp::create(builder, loc, 0);
}

/// The element of a tensor of one.
static Value getElement(OpBuilder &builder, Location loc, Value tensor) {
  int64_t rank = cast<RankedTensorType>(tensor.getType()).getRank();
  SmallVector<Value> indices(rank, rank ? zero(builder, loc) : Value());
  return tensor::ExtractOp::create(builder, loc, tensor, indices);
}

namespace {
/// A linalg op whose loops all run once.
struct ScalarizeStructured : OpInterfaceRewritePattern<linalg::LinalgOp> {
  using OpInterfaceRewritePattern::OpInterfaceRewritePattern;

  LogicalResult matchAndRewrite(linalg::LinalgOp op,
                                PatternRewriter &rewriter) const override {
    bool once = llvm::all_of(op.getStaticLoopRanges(),
                             [](int64_t range) { return range == 1; });
    if (!once || !op.hasPureTensorSemantics() ||
        !llvm::all_of(op->getResultTypes(), isSingle) ||
        op.hasIndexSemantics()) {
      return failure();
    }
    Location loc = op.getLoc();
    IRMapping mapping;
    for (OpOperand &operand : op->getOpOperands()) {
      Value value = operand.get();
      if (isa<RankedTensorType>(value.getType())) {
        AffineMap map = op.getMatchingIndexingMap(&operand);
        SmallVector<int64_t> at =
            map.compose(SmallVector<int64_t>(map.getNumDims(), 0));
        SmallVector<Value> indices;
        for (int64_t index : at) {
          indices.push_back(
              arith::ConstantIndexOp::create(rewriter, loc, index));
        }
        value = tensor::ExtractOp::create(rewriter, loc, value, indices);
      }
      mapping.map(op.getMatchingBlockArgument(&operand), value);
    }
    for (Operation &inner : op.getBlock()->without_terminator()) {
      rewriter.clone(inner, mapping);
    }
    SmallVector<Value> results;
    for (auto [value, type] :
         llvm::zip_equal(op.getBlock()->getTerminator()->getOperands(),
                         op->getResultTypes())) {
      results.push_back(tensor::FromElementsOp::create(
          rewriter, loc, type, mapping.lookupOrDefault(value)));
    }
    rewriter.replaceOp(op, results);
    return success();
  }
};

/// A view of one element of a tensor.
struct ScalarizeView : RewritePattern {
  explicit ScalarizeView(MLIRContext *context)
      : RewritePattern(MatchAnyOpTypeTag(), 1, context) {}

  LogicalResult matchAndRewrite(Operation *op,
                                PatternRewriter &rewriter) const override {
    Location loc = op->getLoc();
    if (op->getNumResults() != 1 || !isSingle(op->getResult(0).getType())) {
      return failure();
    }
    Value element;
    if (auto slice = dyn_cast<tensor::ExtractSliceOp>(op)) {
      SmallVector<Value> indices;
      for (OpFoldResult offset : slice.getMixedOffsets()) {
        indices.push_back(
            getValueOrCreateConstantIndexOp(rewriter, loc, offset));
      }
      element =
          tensor::ExtractOp::create(rewriter, loc, slice.getSource(), indices);
    } else if (isa<tensor::CollapseShapeOp, tensor::ExpandShapeOp,
                   tensor::CastOp>(op) &&
               isSingle(op->getOperand(0).getType())) {
      element = getElement(rewriter, loc, op->getOperand(0));
    } else {
      return failure();
    }
    rewriter.replaceOpWithNewOp<tensor::FromElementsOp>(
        op, op->getResult(0).getType(), element);
    return success();
  }
};

/// The element of a tensor that is filled with one.
struct ExtractFilled : OpRewritePattern<tensor::ExtractOp> {
  using OpRewritePattern::OpRewritePattern;

  LogicalResult matchAndRewrite(tensor::ExtractOp op,
                                PatternRewriter &rewriter) const override {
    auto fill = op.getTensor().getDefiningOp<linalg::FillOp>();
    if (!fill) {
      return failure();
    }
    rewriter.replaceOp(op, fill.getInputs().front());
    return success();
  }
};
} // namespace

void weir::addScalarPatterns(RewritePatternSet &patterns) {
  MLIRContext *context = patterns.getContext();
  patterns.add<ScalarizeStructured, ScalarizeView, ExtractFilled>(context);
  for (StringRef name : {"tensor", "scf", "arith"}) {
    if (Dialect *dialect = context->getLoadedDialect(name)) {
      dialect->getCanonicalizationPatterns(patterns);
    }
  }
  tensor::ExtractOp::getCanonicalizationPatterns(patterns, context);
  tensor::FromElementsOp::getCanonicalizationPatterns(patterns, context);
  tensor::CastOp::getCanonicalizationPatterns(patterns, context);
}
