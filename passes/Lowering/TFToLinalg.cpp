//===- TFToLinalg.cpp - kernel bodies from tf to linalg -------------------===//
// Part of Weir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// A kernel made by weir-form-kernels holds tf ops. It becomes the form that
// docs/architecture.md, section 3 describes:
//
// 1. A new function: lowered tensor arguments (signless, bool as i8, no
//    encoding), then one index argument per size; `task.dims` ties dimensions
//    to sizes.
// 2. Each op lowers itself, in order, by LowerOpInterface.
//    Loops and branches keep their form; what they carry that has one element
//    is carried as a scalar.
// 3. Elementwise linalg ops are fused, so that a chain is one loop. In kernels
//    with loops or branches, ops on single elements become scalar code first.
//
#include "dialects/TF/TFDialect.h"
#include "dialects/Task/TaskDialect.h"
#include "passes/Lowering/KernelNodes.h"
#include "passes/Lowering/Passes.h"
#include "passes/Lowering/RegionLowering.h"

#include "mlir/Dialect/Affine/Utils.h"
#include "mlir/Dialect/Linalg/Transforms/Transforms.h"
#include "mlir/Dialect/Tensor/Transforms/Transforms.h"
#include "mlir/Interfaces/FunctionInterfaces.h"

#define DEBUG_TYPE "weir-tf-to-linalg"

namespace weir {
#define GEN_PASS_DEF_TFTOLINALGPASS
#include "passes/Lowering/Passes.h.inc"
} // namespace weir

using namespace mlir;
using namespace weir;
using namespace weir::tf;

namespace {

/// Lowers the ops of one kernel (see LoweringContext).
class KernelLowering : public LoweringContext {
public:
  KernelLowering(OpBuilder &builder, Location loc, func::FuncOp kernel)
      : LoweringContext(builder, loc), kernel(kernel) {}

  OpFoldResult getSize(SizeExpr expr) override;
  void raiseIf(Value bad, StringRef code, StringRef format, Value index,
               ValueRange values) override;

  void setSizeArguments(ValueRange arguments) {
    sizes.assign(arguments.begin(), arguments.end());
  }
  void setLoc(Location newLoc) { loc = newLoc; }
  /// Lowers `op` and what is in it; its results' counterparts go to `mapping`.
  LogicalResult lowerOp(Operation &op, IRMapping &mapping);

private:
  func::FuncOp kernel;
  SmallVector<Value> sizes;
  /// The position of the op being lowered among the kernel's nodes: which of
  /// `task.run`'s a check belongs to.
  int64_t node = -1;
};

} // namespace

OpFoldResult KernelLowering::getSize(SizeExpr expr) {
  if (auto constant = dyn_cast<AffineConstantExpr>(expr)) {
    return builder.getIndexAttr(constant.getValue());
  }
  if (auto symbol = dyn_cast<AffineSymbolExpr>(expr)) {
    return sizes[symbol.getPosition()];
  }
  // At the kernel's start: loops and branches share them.
  OpBuilder::InsertionGuard guard(builder);
  if (auto argument = dyn_cast<BlockArgument>(sizes.front())) {
    builder.setInsertionPointToStart(argument.getOwner());
  }
  return affine::expandAffineExpr(builder, loc, expr, {}, sizes);
}

void KernelLowering::raiseIf(Value bad, StringRef code, StringRef format,
                             Value index, ValueRange values) {
  SmallVector<Attribute> sites;
  if (auto known = kernel->getAttrOfType<ArrayAttr>("task.sites")) {
    sites.assign(known.begin(), known.end());
  }
  NamedAttribute fields[] = {
      builder.getNamedAttr("code", builder.getStringAttr(code)),
      builder.getNamedAttr("format", builder.getStringAttr(format)),
      builder.getNamedAttr("node", builder.getI64IntegerAttr(node))};
  task::RaiseOp::create(builder, loc, bad, index, values,
                        builder.getI64IntegerAttr(sites.size()));
  sites.push_back(builder.getDictionaryAttr(fields));
  kernel->setAttr("task.sites", builder.getArrayAttr(sites));
}

/// `task.dims` of a tensor type: constants, or -(k+1) for size argument k.
static Attribute getDims(Type type) {
  SmallVector<int64_t> dims;
  for (SizeExpr size : getTypeSizes(type)) {
    if (auto constant = dyn_cast<AffineConstantExpr>(size)) {
      dims.push_back(constant.getValue());
    } else {
      dims.push_back(-int64_t(cast<AffineSymbolExpr>(size).getPosition()) - 1);
    }
  }
  return DenseI64ArrayAttr::get(type.getContext(), dims);
}

/// A constant inside a kernel; bool elements become i8.
static Value lowerConstant(LoweringContext &ctx, ConstOp op) {
  auto value = cast<DenseElementsAttr>(op.getValue());
  RankedTensorType type = ctx.getLoweredType(op.getType());
  if (value.getElementType().isInteger(1)) {
    SmallVector<int8_t> bytes;
    for (bool element : value.getValues<bool>()) {
      bytes.push_back(element);
    }
    value = DenseElementsAttr::get(type, ArrayRef<int8_t>(bytes));
  } else if (value.getType() != type) {
    value = DenseElementsAttr::getFromRawBuffer(type, value.getRawData());
  }
  return arith::ConstantOp::create(ctx.builder, ctx.loc, type, value);
}

/// Whether tensors of `type` are known to have no elements.
static bool hasNoElements(Type type) {
  auto ranked = dyn_cast<RankedTensorType>(type);
  return ranked && llvm::is_contained(ranked.getShape(), 0);
}

LogicalResult KernelLowering::lowerOp(Operation &op, IRMapping &mapping) {
  setLoc(op.getLoc());
  node += isKernelNode(&op);
  if (auto constant = dyn_cast<ConstOp>(op)) {
    mapping.map(constant.getOutput(), lowerConstant(*this, constant));
    return success();
  }
  if (isNativeGlue(&op)) {
    return lowerControl(*this, op, mapping, [&](Block &block) {
      for (Operation &inner : block.without_terminator()) {
        if (failed(lowerOp(inner, mapping))) {
          return failure();
        }
      }
      return success();
    });
  }
  SmallVector<Value> operands;
  for (Value operand : op.getOperands()) {
    operands.push_back(mapping.lookup(operand));
  }
  if (auto reshape = dyn_cast<ReshapeCoreOp>(op)) {
    mapping.map(reshape.getOutput(),
                lowerReshape(*this, reshape.getType(), operands.front()));
    return success();
  }
  auto lowered = dyn_cast<LowerOpInterface>(op);
  if (!lowered) {
    return op.emitOpError("has no lowering to linalg");
  }
  auto effect = dyn_cast<EffectOpInterface>(op);
  bool mayRaise = effect && effect.getEffectClass() == EffectClass::MayRaise;
  if (!mayRaise && llvm::all_of(op.getResultTypes(), hasNoElements)) {
    // Nothing to compute, and slices of nothing do not verify.
    for (Value result : op.getResults()) {
      mapping.map(result, createEmpty(result.getType()));
    }
    return success();
  }
  auto results = lowered.lower(*this, operands);
  if (failed(results)) {
    return failure();
  }
  mapping.map(op.getResults(), *results);
  return success();
}

/// Moves the body of `kernel` over to its lowered form.
static LogicalResult lowerKernel(func::FuncOp kernel) {
  OpBuilder builder(kernel.getContext());
  KernelLowering ctx(builder, kernel.getLoc(), kernel);
  Block *oldBody = &kernel.getBody().front();
  auto newBody = std::make_unique<Block>();
  IRMapping mapping;
  SmallVector<Type> argumentTypes, resultTypes;
  SmallVector<Attribute> argumentDims;
  for (BlockArgument argument : oldBody->getArguments()) {
    RankedTensorType type = ctx.getLoweredType(argument.getType());
    argumentTypes.push_back(type);
    argumentDims.push_back(getDims(argument.getType()));
    mapping.map(argument, newBody->addArgument(type, argument.getLoc()));
  }
  auto numSizes = kernel->getAttrOfType<IntegerAttr>("task.num_sizes").getInt();
  SmallVector<Value> sizes;
  for (int64_t i = 0; i < numSizes; ++i) {
    argumentTypes.push_back(builder.getIndexType());
    sizes.push_back(
        newBody->addArgument(builder.getIndexType(), kernel.getLoc()));
  }
  ctx.setSizeArguments(sizes);
  builder.setInsertionPointToEnd(newBody.get());
  for (Operation &op : oldBody->without_terminator()) {
    if (failed(ctx.lowerOp(op, mapping))) {
      return failure();
    }
  }
  SmallVector<Value> results;
  SmallVector<Attribute> resultDims;
  for (Value result : oldBody->getTerminator()->getOperands()) {
    RankedTensorType type = ctx.getLoweredType(result.getType());
    Value lowered = mapping.lookup(result);
    if (lowered.getType() != type) {
      lowered = tensor::CastOp::create(builder, kernel.getLoc(), type, lowered);
    }
    results.push_back(lowered);
    resultTypes.push_back(type);
    resultDims.push_back(getDims(result.getType()));
  }
  func::ReturnOp::create(builder, kernel.getLoc(), results);

  SmallVector<Attribute> argumentAttrs;
  for (unsigned i = 0; i < argumentTypes.size(); ++i) {
    SmallVector<NamedAttribute> attrs;
    if (i < argumentDims.size()) {
      llvm::append_range(attrs,
                         mlir::function_interface_impl::getArgAttrs(kernel, i));
      attrs.push_back(builder.getNamedAttr("task.dims", argumentDims[i]));
    }
    argumentAttrs.push_back(builder.getDictionaryAttr(attrs));
  }
  while (!oldBody->empty()) {
    oldBody->back().erase();
  }
  oldBody->erase();
  kernel.getBody().push_back(newBody.release());
  kernel.setFunctionType(builder.getFunctionType(argumentTypes, resultTypes));
  kernel.setAllArgAttrs(argumentAttrs);
  for (auto [i, dims] : llvm::enumerate(resultDims)) {
    kernel.setResultAttr(i, "task.dims", dims);
  }
  kernel->removeAttr("task.num_sizes");
  return success();
}

/// Fuses elementwise linalg ops; a producer with several users is fused only
/// where that repeats little work. Its users' size is bounded: each of `n` ops
/// that reads the one before it twice would double what is repeated.
static void addFusionPatterns(RewritePatternSet &patterns) {
  linalg::ControlFusionFn mayFuse = [](OpOperand *operand) {
    Operation *producer = operand->get().getDefiningOp();
    // Never into a loop or branch: it would be computed again in each round.
    if (!producer || producer->getBlock() != operand->getOwner()->getBlock()) {
      return false;
    }
    if (producer->hasOneUse()) {
      return true;
    }
    auto generic = dyn_cast<linalg::GenericOp>(producer);
    auto user = dyn_cast<linalg::GenericOp>(operand->getOwner());
    return generic && generic.getBody()->getOperations().size() <= 2 && user &&
           user.getBody()->getOperations().size() <= 64;
  };
  linalg::populateElementwiseOpsFusionPatterns(patterns, mayFuse);
  linalg::populateEraseUnusedOperandsAndResultsPatterns(patterns);
  MLIRContext *context = patterns.getContext();
  linalg::GenericOp::getCanonicalizationPatterns(patterns, context);
  tensor::CastOp::getCanonicalizationPatterns(patterns, context);
  context->getLoadedDialect<linalg::LinalgDialect>()
      ->getCanonicalizationPatterns(patterns);
}

namespace {
struct TFToLinalgPass : weir::impl::TFToLinalgPassBase<TFToLinalgPass> {
  void runOnOperation() override {
    RewritePatternSet patterns(&getContext());
    addFusionPatterns(patterns);
    FrozenRewritePatternSet fusion(std::move(patterns));
    RewritePatternSet scalarPatterns(&getContext());
    addScalarPatterns(scalarPatterns);
    FrozenRewritePatternSet scalars(std::move(scalarPatterns));
    for (auto kernel : getOperation().getOps<func::FuncOp>()) {
      // Kernels that are lowered already stay as they are.
      if (!kernel->hasAttr("task.num_sizes")) {
        continue;
      }
      if (failed(lowerKernel(kernel)) ||
          (hasControl(kernel) &&
           failed(applyPatternsGreedily(kernel, scalars))) ||
          failed(applyPatternsGreedily(kernel, fusion))) {
        return signalPassFailure();
      }
    }
  }
};
} // namespace
