//===- ReferenceLowering.cpp - kernels as plain loops ---------------------===//
// Part of Weir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The path that takes every kernel: clone it between buffers, one-shot
// bufferize, linalg to loops. The fast path falls back to it.
#include "compiler/Target/CPU/CpuLowering.h"
#include "mlir/Conversion/Passes.h"
#include "mlir/Dialect/Bufferization/IR/BufferizableOpInterface.h"
#include "mlir/Dialect/Bufferization/Transforms/OneShotAnalysis.h"
#include "mlir/Dialect/Bufferization/Transforms/Transforms.h"
#include "mlir/Dialect/Linalg/Passes.h"
#include "mlir/Dialect/Linalg/Transforms/Transforms.h"
#include "mlir/Dialect/Linalg/Utils/Utils.h"
#include "mlir/Dialect/MemRef/Transforms/Transforms.h"
#include "mlir/Dialect/Tensor/Transforms/Transforms.h"
#include "mlir/Transforms/Passes.h"

using namespace mlir;
using namespace weir;
using namespace weir::cpu;

/// Rewrites greedily with `populate`'s patterns; not converging is no error.
static void
applyPatterns(Operation *root,
              llvm::function_ref<void(RewritePatternSet &)> populate) {
  RewritePatternSet patterns(root->getContext());
  populate(patterns);
  (void)applyPatternsGreedily(root, std::move(patterns));
}

LogicalResult weir::cpu::prepareKernel(func::FuncOp kernel) {
  SmallVector<linalg::SoftmaxOp> softmaxes;
  kernel.walk([&](linalg::SoftmaxOp op) { softmaxes.push_back(op); });
  IRRewriter rewriter(kernel.getContext());
  for (linalg::SoftmaxOp op : softmaxes) {
    rewriter.setInsertionPoint(op);
    // It always has parts.
    rewriter.replaceOp(op, *op.decomposeOperation(rewriter));
  }
  applyPatterns(kernel, [](RewritePatternSet &patterns) {
    memref::populateResolveRankedShapedTypeResultDimsPatterns(patterns);
    memref::populateResolveShapedTypeResultDimsPatterns(patterns);
    tensor::populateDecomposeTensorConcatPatterns(patterns);
    patterns.getContext()
        ->getLoadedDialect<tensor::TensorDialect>()
        ->getCanonicalizationPatterns(patterns);
  });
  PassManager pm(kernel.getContext(), func::FuncOp::getOperationName());
  pm.addPass(createCanonicalizerPass());
  pm.addPass(createCSEPass());
  return pm.run(kernel);
}

void weir::cpu::cloneIntoFrame(func::FuncOp kernel, KernelFrame &frame) {
  Block &entry = frame.body.getBody().front();
  OpBuilder builder = OpBuilder::atBlockEnd(&entry);
  Location loc = kernel.getLoc();
  IRMapping mapping;
  for (unsigned i = 0; i < frame.numInputs; ++i) {
    Value buffer =
        makeBuffer(builder, loc, frame.pointer(i),
                   frame.types[i].getElementType(), frame.shape(builder, i));
    auto type = mlir::cast<MemRefType>(buffer.getType());
    Value tensor = bufferization::ToTensorOp::create(
        builder, loc,
        RankedTensorType::get(type.getShape(), type.getElementType()), buffer,
        /*restrict=*/true, /*writable=*/false);
    if (tensor.getType() != frame.types[i]) {
      tensor = tensor::CastOp::create(builder, loc, frame.types[i], tensor);
    }
    mapping.map(kernel.getArgument(i), tensor);
  }
  for (unsigned k = 0; k < frame.numSizes; ++k) {
    mapping.map(kernel.getArgument(frame.numInputs + k), frame.size(k));
  }
  Block &source = kernel.getBody().front();
  for (Operation &op : source.without_terminator()) {
    auto dim = dyn_cast<tensor::DimOp>(op);
    auto arg = dim ? dyn_cast<BlockArgument>(dim.getSource()) : BlockArgument();
    if (arg && arg.getOwner() == &source && dim.getConstantIndex()) {
      Value size = getValueOrCreateConstantIndexOp(
          builder, loc,
          frame.dim(builder, arg.getArgNumber(), *dim.getConstantIndex()));
      mapping.map(dim.getResult(), size);
      continue;
    }
    builder.clone(op, mapping);
  }
  for (unsigned i = 0; i < frame.numOutputs; ++i) {
    unsigned buffer = frame.numInputs + i;
    Value destination = makeBuffer(builder, loc, frame.pointer(buffer),
                                   frame.types[buffer].getElementType(),
                                   frame.shape(builder, buffer));
    // A static destination for a dynamic result: the value gets the buffer's
    // type, so that empty tensors can become the destination.
    Value result = mapping.lookup(source.getTerminator()->getOperand(i));
    auto type = mlir::cast<MemRefType>(destination.getType());
    auto tensorType =
        RankedTensorType::get(type.getShape(), type.getElementType());
    if (result.getType() != tensorType) {
      result = tensor::CastOp::create(builder, loc, tensorType, result);
    }
    bufferization::MaterializeInDestinationOp::create(
        builder, loc, /*result=*/Type(), result, destination,
        /*restrict=*/true, /*writable=*/true);
  }
  func::ReturnOp::create(builder, loc);
}

/// Whether memref.copy between these lowers to memcpy.
static bool isContiguousCopy(memref::CopyOp copy) {
  auto from = mlir::cast<MemRefType>(copy.getSource().getType());
  auto to = mlir::cast<MemRefType>(copy.getTarget().getType());
  return from.getLayout().isIdentity() && to.getLayout().isIdentity();
}

LogicalResult weir::cpu::bufferizeBody(KernelFrame &frame) {
  if (failed(giveLoopsDestinations(frame.body))) {
    return failure();
  }
  IRRewriter rewriter(frame.body.getContext());
  if (failed(bufferization::eliminateEmptyTensors(rewriter, frame.body))) {
    return failure();
  }
  PassManager pm(frame.body.getContext(), func::FuncOp::getOperationName());
  pm.addPass(createCSEPass());
  pm.addPass(createCanonicalizerPass());
  if (failed(pm.run(frame.body))) {
    return failure();
  }
  bufferization::OneShotBufferizationOptions options;
  options.bufferAlignment = 64;
  options.allowUnknownOps = true;
  options.setFunctionBoundaryTypeConversion(
      bufferization::LayoutMapOption::IdentityLayoutMap);
  bufferization::BufferizationState state;
  if (failed(bufferization::runOneShotBufferize(frame.body, options, state))) {
    return failure();
  }
  foldBufferDims(frame.body);
  if (failed(pm.run(frame.body))) {
    return failure();
  }
  foldBufferDims(frame.body);
  // Copies of strided buffers would call a runtime function.
  SmallVector<memref::CopyOp> copies;
  frame.body.walk([&](memref::CopyOp copy) {
    if (!isContiguousCopy(copy)) {
      copies.push_back(copy);
    }
  });
  for (memref::CopyOp copy : copies) {
    rewriter.setInsertionPoint(copy);
    linalg::makeMemRefCopyOp(rewriter, copy.getLoc(), copy.getSource(),
                             copy.getTarget());
    rewriter.eraseOp(copy);
  }
  return success();
}

LogicalResult weir::cpu::lowerLinalgToLoops(ModuleOp module) {
  SmallVector<linalg::LinalgOp> ops;
  module.walk([&](linalg::LinalgOp op) { ops.push_back(op); });
  IRRewriter rewriter(module.getContext());
  for (linalg::LinalgOp op : ops) {
    rewriter.setInsertionPoint(op);
    // On buffers, as all are here, every op has loops.
    (void)linalg::linalgOpToLoops(rewriter, op);
    rewriter.eraseOp(op);
  }
  return success();
}
