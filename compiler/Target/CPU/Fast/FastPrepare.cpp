//===- FastPrepare.cpp - kernels made ready for the fast path -------------===//
// Part of Weir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// On tensors: named elementwise ops become generics and chains of them fuse.
// On vectors: math functions of f32 become polynomials.
#include "compiler/Target/CPU/Fast/FastKernel.h"
#include "mlir/Dialect/Linalg/Transforms/Transforms.h"
#include "mlir/Dialect/Math/IR/Math.h"
#include "mlir/Dialect/Math/Transforms/Passes.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"
#include "mlir/Transforms/Passes.h"

using namespace mlir;
using namespace weir;
using namespace weir::cpu;

/// Named ops that a schedule knows by name, or fills.
static bool staysNamed(linalg::LinalgOp op) {
  return isa<linalg::FillOp, linalg::GenericOp>(op.getOperation()) ||
         isa<linalg::ContractionOpInterface, linalg::ConvolutionOpInterface>(
             op.getOperation());
}

/// Whether computing the payload again per element costs next to nothing.
static bool isCheap(linalg::GenericOp op) {
  unsigned ops = 0;
  for (Operation &inner : op.getBody()->without_terminator()) {
    if (isa<math::MathDialect>(inner.getDialect()) ||
        isa<arith::DivFOp, arith::DivSIOp, arith::DivUIOp, arith::RemSIOp,
            arith::RemUIOp, arith::RemFOp>(inner)) {
      return false;
    }
    ++ops;
  }
  return ops <= 2;
}

static bool mayFuse(OpOperand *operand) {
  auto producer = operand->get().getDefiningOp<linalg::GenericOp>();
  auto consumer = dyn_cast<linalg::GenericOp>(operand->getOwner());
  if (!producer || !consumer) {
    return false;
  }
  // An operand that appears twice is first made one operand by another pattern:
  // fusing it twice would double the payload at each step of a chain.
  if (!operand->get().hasOneUse()) {
    return false;
  }
  return producer.getNumLoops() == consumer.getNumLoops() || isCheap(producer);
}

LogicalResult weir::cpu::prepareFastKernel(func::FuncOp kernel) {
  IRRewriter rewriter(kernel.getContext());
  SmallVector<tensor::GenerateOp> generates;
  kernel.walk([&](tensor::GenerateOp op) { generates.push_back(op); });
  for (tensor::GenerateOp op : generates) {
    rewriter.setInsertionPoint(op);
    (void)linalg::rewriteInDestinationPassingStyle(rewriter, op);
  }
  SmallVector<linalg::LinalgOp> named;
  kernel.walk([&](linalg::LinalgOp op) {
    if (!staysNamed(op)) {
      named.push_back(op);
    }
  });
  for (linalg::LinalgOp op : named) {
    rewriter.setInsertionPoint(op);
    // Every named op has a generic form.
    (void)linalg::generalizeNamedOp(rewriter, op);
  }
  RewritePatternSet patterns(kernel.getContext());
  linalg::populateElementwiseOpsFusionPatterns(patterns, mayFuse);
  linalg::populateEraseUnusedOperandsAndResultsPatterns(patterns);
  linalg::GenericOp::getCanonicalizationPatterns(patterns, kernel.getContext());
  tensor::EmptyOp::getCanonicalizationPatterns(patterns, kernel.getContext());
  (void)applyPatternsGreedily(kernel, std::move(patterns));
  PassManager pm(kernel.getContext(), func::FuncOp::getOperationName());
  pm.addPass(createCSEPass());
  pm.addPass(createCanonicalizerPass());
  return pm.run(kernel);
}

LogicalResult weir::cpu::approximateMath(Operation *root) {
  WalkResult found = root->walk([](Operation *op) {
    return isa<math::MathDialect>(op->getDialect()) ? WalkResult::interrupt()
                                                    : WalkResult::advance();
  });
  if (!found.wasInterrupted()) {
    return success();
  }
  RewritePatternSet patterns(root->getContext());
  // Those whose error stays within a few units in the last place.
  populateMathPolynomialApproximationPatterns(patterns, [](StringRef name) {
    return llvm::is_contained({"math.exp", "math.expm1", "math.log",
                               "math.log1p", "math.log2", "math.tanh",
                               "math.erf", "math.atan"},
                              name);
  });
  return applyPatternsGreedily(root, std::move(patterns));
}
