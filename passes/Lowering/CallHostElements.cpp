//===- CallHostElements.cpp - strings and variants leave kernels ----------===//
// Part of Weir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The problem: kernels hold bytes. Strings, variants and handles own what they
// point to, so no kernel can touch them, yet Pack, GatherV2, Slice, Select,
// Tile, ... exist for them as well.
//
// 1. An op that the runtime has a function for under TensorFlow's name (Equal
// of
//    strings, AddN of lists) becomes a call of it.
// 2. An elementwise op with one such operand and such a result can only be the
//    identity: it knows nothing of the elements. Its operand takes its place.
// 3. Any other op with such a result only moves elements, for the same reason.
//    It is run on integers: each source operand k of n is replaced by the
//    tensor of numbers `position * n + k`, so that the op computes, in a
//    kernel, which element goes where; one call, TakeElements, then takes them.
//    A reshape is a call too, for its bytes must not be copied without
//    counting.
//
#include "dialects/TF/OpRegistry.h"
#include "dialects/TF/TFDialect.h"
#include "dialects/TF/TFOpsElementwise.h"
#include "dialects/Weir/WeirDialect.h"
#include "passes/Lowering/Passes.h"

#define DEBUG_TYPE "weir-call-host-elements"

namespace weir {
#define GEN_PASS_DEF_CALLHOSTELEMENTSPASS
#include "passes/Lowering/Passes.h.inc"
} // namespace weir

using namespace mlir;
using namespace weir;
using namespace weir::tf;

/// Whether only the host's runtime can hold elements of `type`.
static bool isHostType(Type type) {
  return isa<StringType, VariantType, ResourceType>(getElementTypeOrSelf(type));
}

/// A tensor like `type`, of i64.
static Type getPositionType(Type type) {
  return getTypeWithSizes(IntegerType::get(type.getContext(), 64),
                          getTypeSizes(type));
}

/// Replaces `op` by a call of the runtime's function of that name.
static void callByName(Operation *op) {
  OpBuilder builder(op);
  SmallVector<Type> types(op->getResultTypes());
  types.push_back(TokenType::get(op->getContext()));
  auto call = GenericOp::create(builder, op->getLoc(), types,
                                op->getName().stripDialect(), op->getOperands(),
                                /*after=*/ValueRange(), op->getAttrDictionary(),
                                /*defines=*/DenseI64ArrayAttr());
  op->replaceAllUsesWith(call.getOutputs());
  op->erase();
}

/// i64 `value` in each element of a tensor of `type`.
static Value createSplat(OpBuilder &builder, Location loc, int64_t value,
                         Type type) {
  auto scalar = RankedTensorType::get({}, builder.getI64Type());
  auto constant = ConstOp::create(builder, loc, scalar,
                                  DenseIntElementsAttr::get(scalar, value));
  return BroadcastCoreOp::create(builder, loc, type, constant);
}

/// The numbers `position * count + which` in the shape of `type`.
static Value createPositions(OpBuilder &builder, Location loc, Type type,
                             int64_t count, int64_t which) {
  Type shaped = getPositionType(type);
  SizeExpr numElements = builder.getAffineConstantExpr(1);
  for (SizeExpr size : getTypeSizes(type)) {
    numElements = numElements * size;
  }
  Type flat = getTypeWithSizes(builder.getI64Type(), {numElements});
  Value value =
      IotaCoreOp::create(builder, loc, flat, builder.getI64IntegerAttr(0));
  if (count > 1) {
    value = MulOp::create(builder, loc, flat, value,
                          createSplat(builder, loc, count, flat));
    value = AddV2Op::create(builder, loc, flat, value,
                            createSplat(builder, loc, which, flat));
  }
  return ReshapeCoreOp::create(builder, loc, shaped, value);
}

/// Replaces an op that only moves elements (point 3 above).
static void moveByPosition(Operation *op) {
  OpBuilder builder(op);
  Location loc = op->getLoc();
  SmallVector<Value> sources;
  for (Value operand : op->getOperands()) {
    if (isHostType(operand.getType())) {
      sources.push_back(operand);
    }
  }
  Operation *moved = op->clone();
  int64_t which = 0;
  for (OpOperand &operand : moved->getOpOperands()) {
    if (isHostType(operand.get().getType())) {
      operand.set(createPositions(builder, loc, operand.get().getType(),
                                  sources.size(), which++));
    }
  }
  builder.insert(moved);
  for (auto [result, was] :
       llvm::zip_equal(moved->getResults(), op->getResults())) {
    if (!isHostType(was.getType())) {
      was.replaceAllUsesWith(result);
      continue;
    }
    result.setType(getPositionType(was.getType()));
    SmallVector<Value> inputs(sources);
    inputs.push_back(result);
    Type types[] = {was.getType(), TokenType::get(op->getContext())};
    auto take = GenericOp::create(
        builder, loc, types, "TakeElements", inputs, /*after=*/ValueRange(),
        builder.getDictionaryAttr({}), /*defines=*/DenseI64ArrayAttr());
    was.replaceAllUsesWith(take.getOutputs()[0]);
  }
  op->erase();
}

/// Replaces a reshape: elements that own something are not copied as bytes, so
/// the runtime shares or copies them.
static void callReshape(ReshapeCoreOp op) {
  OpBuilder builder(op);
  Sizes sizes = getTypeSizes(op.getOutput().getType());
  auto type = RankedTensorType::get({static_cast<int64_t>(sizes.size())},
                                    builder.getI64Type());
  Value shape = SizesCoreOp::create(builder, op.getLoc(), type,
                                    DimsAttr::get(op.getContext(), sizes));
  Type types[] = {op.getOutput().getType(), TokenType::get(op.getContext())};
  auto call = GenericOp::create(
      builder, op.getLoc(), types, "ReshapeElements",
      ValueRange{op.getInput(), shape}, /*after=*/ValueRange(),
      builder.getDictionaryAttr({}), /*defines=*/DenseI64ArrayAttr());
  op.getOutput().replaceAllUsesWith(call.getOutputs()[0]);
  op->erase();
}

static bool hasRanks(Operation *op) {
  return llvm::all_of(
      llvm::concat<const Type>(op->getOperandTypes(), op->getResultTypes()),
      [](Type type) { return isa<RankedTensorType>(type); });
}

static LogicalResult lowerOp(Operation *op, const OpRegistry &registry) {
  if (auto reshape = dyn_cast<ReshapeCoreOp>(op);
      reshape && isHostType(reshape.getInput().getType())) {
    callReshape(reshape);
    return success();
  }
  auto lowered = dyn_cast<LowerOpInterface>(op);
  bool takesHost = llvm::any_of(op->getOperandTypes(), isHostType);
  bool givesHost = llvm::any_of(op->getResultTypes(), isHostType);
  if (!lowered || (!takesHost && !givesHost)) {
    return success();
  }
  const OpModel *model = registry.lookup(op->getName().stripDialect());
  if (model && !model->runtimeFunction.empty()) {
    callByName(op);
    return success();
  }
  if (!givesHost) {
    return op->emitError("'")
           << op->getName().stripDialect() << "' of elements of type "
           << getElementTypeOrSelf(op->getOperand(0).getType())
           << " is not supported: neither a kernel nor a runtime function "
              "computes it; leave the node out of the step";
  }
  if (op->getNumOperands() == 1 && op->getNumResults() == 1 &&
      lowered.getFusionKind() == FusionKind::Elementwise) {
    op->getResult(0).replaceAllUsesWith(op->getOperand(0));
    op->erase();
    return success();
  }
  if (!hasRanks(op)) {
    return op->emitError("'")
           << op->getName().stripDialect()
           << "' needs to know the rank of its operands and results; give "
              "placeholders a shape";
  }
  moveByPosition(op);
  return success();
}

namespace {
struct CallHostElementsPass
    : weir::impl::CallHostElementsPassBase<CallHostElementsPass> {
  void runOnOperation() override {
    const OpRegistry &registry = OpRegistry::get(&getContext());
    getOperation().walk([&](StepOp step) {
      for (Operation &op : llvm::make_early_inc_range(step.getBody().front())) {
        if (failed(lowerOp(&op, registry))) {
          signalPassFailure();
        }
      }
      step.refreshFunctionType();
    });
  }
};
} // namespace
