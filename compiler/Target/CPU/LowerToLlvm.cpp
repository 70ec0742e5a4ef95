//===- LowerToLlvm.cpp - scf, vector, memref, math to the LLVM dialect ----===//
// Part of Weir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The last MLIR steps, common to both codegen modes:
// 1. f16 and bf16: arithmetic is done in f32; conversions that would become
//    calls of compiler-rt (bf16 truncation, f64 to 16 bits, integers to 16
//    bits) go through f32 and, for bf16, through integer code.
// 2. Long loops get polls; scf to cf, checks and polls to returns; memref
// metadata to arithmetic;
//    affine to arith.
// 3. One conversion to the LLVM dialect. Math becomes LLVM intrinsics, or libm.
#include "compiler/Target/CPU/CpuLowering.h"
#include "mlir/Conversion/AffineToStandard/AffineToStandard.h"
#include "mlir/Conversion/ArithToLLVM/ArithToLLVM.h"
#include "mlir/Conversion/ComplexToLLVM/ComplexToLLVM.h"
#include "mlir/Conversion/ControlFlowToLLVM/ControlFlowToLLVM.h"
#include "mlir/Conversion/FuncToLLVM/ConvertFuncToLLVM.h"
#include "mlir/Conversion/IndexToLLVM/IndexToLLVM.h"
#include "mlir/Conversion/LLVMCommon/ConversionTarget.h"
#include "mlir/Conversion/LLVMCommon/TypeConverter.h"
#include "mlir/Conversion/MathToLLVM/MathToLLVM.h"
#include "mlir/Conversion/MemRefToLLVM/MemRefToLLVM.h"
#include "mlir/Conversion/Passes.h"
#include "mlir/Conversion/UBToLLVM/UBToLLVM.h"
#include "mlir/Conversion/VectorToLLVM/ConvertVectorToLLVM.h"
#include "mlir/Dialect/Arith/Transforms/Passes.h"
#include "mlir/Dialect/Math/Transforms/Passes.h"
#include "mlir/Dialect/MemRef/Transforms/Passes.h"
#include "mlir/Dialect/SCF/Transforms/Passes.h"
#include "mlir/Dialect/Vector/Transforms/LoweringPatterns.h"
#include "mlir/Transforms/DialectConversion.h"
#include "mlir/Transforms/Passes.h"

using namespace mlir;
using namespace weir;
using namespace weir::cpu;

static Type withElement(Type type, Type element) {
  if (auto vector = dyn_cast<VectorType>(type)) {
    return vector.clone(element);
  }
  return element;
}

static bool isNarrowFloat(Type type) {
  Type element = getElementTypeOrSelf(type);
  return element.isF16() || element.isBF16();
}

namespace {
/// truncf f64 -> 16 bits goes through f32, as Eigen's conversions do.
struct TruncateInTwoSteps : OpRewritePattern<arith::TruncFOp> {
  using OpRewritePattern::OpRewritePattern;
  LogicalResult matchAndRewrite(arith::TruncFOp op,
                                PatternRewriter &rewriter) const override {
    Type from = op.getIn().getType();
    if (!isNarrowFloat(op.getType()) || !getElementTypeOrSelf(from).isF64()) {
      return failure();
    }
    Type f32 = withElement(from, rewriter.getF32Type());
    Value middle =
        arith::TruncFOp::create(rewriter, op.getLoc(), f32, op.getIn());
    rewriter.replaceOpWithNewOp<arith::TruncFOp>(op, op.getType(), middle);
    return success();
  }
};

/// extf 16 bits -> f64 goes through f32.
struct ExtendInTwoSteps : OpRewritePattern<arith::ExtFOp> {
  using OpRewritePattern::OpRewritePattern;
  LogicalResult matchAndRewrite(arith::ExtFOp op,
                                PatternRewriter &rewriter) const override {
    Type from = op.getIn().getType();
    if (!isNarrowFloat(from) || !getElementTypeOrSelf(op.getType()).isF64()) {
      return failure();
    }
    Type f32 = withElement(from, rewriter.getF32Type());
    Value middle =
        arith::ExtFOp::create(rewriter, op.getLoc(), f32, op.getIn());
    rewriter.replaceOpWithNewOp<arith::ExtFOp>(op, op.getType(), middle);
    return success();
  }
};

/// Integer to 16-bit float, and back, through f32.
template <typename Op> struct IntToNarrowFloat : OpRewritePattern<Op> {
  using OpRewritePattern<Op>::OpRewritePattern;
  LogicalResult matchAndRewrite(Op op,
                                PatternRewriter &rewriter) const override {
    if (!isNarrowFloat(op.getType())) {
      return failure();
    }
    Type f32 = withElement(op.getType(), rewriter.getF32Type());
    Value wide = Op::create(rewriter, op.getLoc(), f32, op.getIn());
    rewriter.replaceOpWithNewOp<arith::TruncFOp>(op, op.getType(), wide);
    return success();
  }
};
template <typename Op> struct NarrowFloatToInt : OpRewritePattern<Op> {
  using OpRewritePattern<Op>::OpRewritePattern;
  LogicalResult matchAndRewrite(Op op,
                                PatternRewriter &rewriter) const override {
    if (!isNarrowFloat(op.getIn().getType())) {
      return failure();
    }
    Type f32 = withElement(op.getIn().getType(), rewriter.getF32Type());
    Value wide = arith::ExtFOp::create(rewriter, op.getLoc(), f32, op.getIn());
    rewriter.replaceOpWithNewOp<Op>(op, op.getType(), wide);
    return success();
  }
};
} // namespace

/// Constants of bf16 become constants of their bits.
static void narrowConstant(IRRewriter &rewriter, arith::ConstantOp op) {
  if (!getElementTypeOrSelf(op.getType()).isBF16() ||
      isa<TensorType>(op.getType())) {
    return;
  }
  rewriter.setInsertionPoint(op);
  Type i16 = rewriter.getIntegerType(16);
  TypedAttr bits;
  if (auto scalar = dyn_cast<FloatAttr>(op.getValue())) {
    bits = rewriter.getIntegerAttr(i16, scalar.getValue().bitcastToAPInt());
  } else if (auto dense = dyn_cast<DenseElementsAttr>(op.getValue())) {
    bits = dense.bitcast(i16);
  } else {
    return;
  }
  Value constant = arith::ConstantOp::create(rewriter, op.getLoc(), bits);
  rewriter.replaceOpWithNewOp<arith::BitcastOp>(op, op.getType(), constant);
}

/// Whether any value in the module is f16 or bf16.
static bool hasNarrowFloats(ModuleOp module) {
  WalkResult found = module.walk([](Operation *op) {
    for (Type type : op->getResultTypes()) {
      if (isNarrowFloat(type)) {
        return WalkResult::interrupt();
      }
    }
    return WalkResult::advance();
  });
  return found.wasInterrupted();
}

static LogicalResult widenNarrowFloats(ModuleOp module) {
  if (!hasNarrowFloats(module)) {
    return success();
  }
  MLIRContext *ctx = module.getContext();
  PassManager pm(ctx);
  math::MathExtendToSupportedTypesOptions extend;
  pm.addNestedPass<func::FuncOp>(
      math::createMathExtendToSupportedTypes(extend));
  arith::ArithEmulateUnsupportedFloatsOptions emulate;
  emulate.sourceTypeStrs = {"bf16", "f16"};
  emulate.targetTypeStr = "f32";
  pm.addPass(arith::createArithEmulateUnsupportedFloats(emulate));
  if (failed(pm.run(module))) {
    return failure();
  }
  RewritePatternSet patterns(ctx);
  patterns.add<
      TruncateInTwoSteps, ExtendInTwoSteps, IntToNarrowFloat<arith::SIToFPOp>,
      IntToNarrowFloat<arith::UIToFPOp>, NarrowFloatToInt<arith::FPToSIOp>,
      NarrowFloatToInt<arith::FPToUIOp>>(ctx);
  arith::populateExpandBFloat16Patterns(patterns);
  if (failed(applyPatternsGreedily(module, std::move(patterns)))) {
    return failure();
  }
  // By hand: a rewriter would fold the bitcasts back.
  SmallVector<arith::ConstantOp> constants;
  module.walk([&](arith::ConstantOp op) { constants.push_back(op); });
  IRRewriter rewriter(ctx);
  for (arith::ConstantOp op : constants) {
    narrowConstant(rewriter, op);
  }
  return success();
}

/// The one conversion to the LLVM dialect.
static LogicalResult convertToLlvm(ModuleOp module) {
  MLIRContext *ctx = module.getContext();
  LowerToLLVMOptions options(ctx);
  LLVMTypeConverter converter(ctx, options);
  // LLVM has no bf16 arithmetic on these levels and would call compiler-rt to
  // select or move vectors of it: bits are all that is left of it here.
  converter.addConversion([](BFloat16Type type) {
    return IntegerType::get(type.getContext(), 16);
  });
  RewritePatternSet patterns(ctx);
  arith::populateArithToLLVMConversionPatterns(converter, patterns);
  index::populateIndexToLLVMConversionPatterns(converter, patterns);
  populateComplexToLLVMConversionPatterns(converter, patterns);
  cf::populateControlFlowToLLVMConversionPatterns(converter, patterns);
  populateFinalizeMemRefToLLVMConversionPatterns(converter, patterns);
  populateFuncToLLVMConversionPatterns(converter, patterns);
  populateVectorToLLVMConversionPatterns(converter, patterns);
  populateMathToLLVMConversionPatterns(converter, patterns,
                                       /*approximateLog1p=*/false);
  ub::populateUBToLLVMConversionPatterns(converter, patterns);
  vector::populateVectorTransferLoweringPatterns(patterns, 1);
  LLVMConversionTarget target(*ctx);
  target.addLegalOp<ModuleOp>();
  return applyPartialConversion(module, target, std::move(patterns));
}

LogicalResult weir::cpu::lowerToLlvmDialect(ModuleOp module) {
  if (failed(widenNarrowFloats(module))) {
    return failure();
  }
  PassManager first(module.getContext());
  math::MathExpandOpsPassOptions expand;
  expand.opMnemonics = {"fpowi", "rsqrt", "clampf"};
  first.addNestedPass<func::FuncOp>(math::createMathExpandOpsPass(expand));
  first.addNestedPass<func::FuncOp>(createConvertComplexToStandardPass());
  first.addPass(createConvertMathToFuncs());
  first.addPass(arith::createArithExpandOpsPass());
  first.addPass(createForallToForLoopPass());
  first.addPass(createLowerAffinePass());
  if (failed(first.run(module))) {
    return failure();
  }
  pollLongLoops(module);
  PassManager flat(module.getContext());
  flat.addPass(createSCFToControlFlowPass());
  if (failed(flat.run(module))) {
    return failure();
  }
  lowerKernelExits(module);
  PassManager second(module.getContext());
  second.addPass(memref::createExpandStridedMetadataPass());
  second.addPass(createLowerAffinePass());
  if (failed(second.run(module))) {
    return failure();
  }
  lowerBufferCasts(module);
  if (failed(convertToLlvm(module))) {
    return failure();
  }
  // What has no LLVM intrinsic is left: calls of libm.
  bool mathLeft = module
                      .walk([](Operation *op) {
                        return isa<math::MathDialect>(op->getDialect())
                                   ? WalkResult::interrupt()
                                   : WalkResult::advance();
                      })
                      .wasInterrupted();
  if (mathLeft) {
    PassManager libm(module.getContext());
    libm.addPass(createConvertMathToLibmPass());
    if (failed(libm.run(module)) || failed(convertToLlvm(module))) {
      return failure();
    }
  }
  PassManager last(module.getContext());
  last.addPass(createReconcileUnrealizedCastsPass());
  last.addPass(createCSEPass());
  return last.run(module);
}
