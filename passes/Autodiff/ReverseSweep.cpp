//===- ReverseSweep.cpp - reverse accumulation over a block ---------------===//
// Part of Weir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// 1. Forward: which values depend on an x (and are differentiable, and not
//    stopped). Only these get gradients.
// 2. Backward over the block: an op whose results have gradients turns them
//    into gradients of its operands. A value's gradient is complete when the
//    sweep reaches its producer, since all its users come later.
//
#include "passes/Autodiff/ReverseSweep.h"
#include "dialects/TF/OpRegistry.h"
#include "dialects/Weir/ControlOps.h"
#include "mlir/IR/TypeUtilities.h"
#include "mlir/IR/Verifier.h"
#include "passes/Structure/FunctionGradients.h"

using namespace mlir;
using namespace weir;

Value weir::emitOp(OpBuilder &builder, Location loc, StringRef name,
                   ValueRange operands, Type resultType,
                   ArrayRef<NamedAttribute> attributes) {
  OperationState state(loc, ("tf." + name).str());
  state.addOperands(operands);
  state.addTypes(resultType);
  state.addAttributes(attributes);
  return builder.create(state)->getResult(0);
}

Type weir::getUnrankedLike(Type type) {
  return UnrankedTensorType::get(getElementTypeOrSelf(type));
}

void weir::setOnDemand(Operation *op) {
  if (!isMemoryEffectFree(op)) { // the others go anyway
    op->setAttr(onDemandAttr, UnitAttr::get(op->getContext()));
  }
}

bool weir::isDifferentiable(Type type) {
  Type element = getElementTypeOrSelf(type);
  if (auto ref = dyn_cast<RefType>(element)) {
    element = ref.getElementType();
  }
  return isa<FloatType, ComplexType, ResourceType, VariantType>(element);
}

void ReverseSweep::findReached(Block &block, ValueRange xs, ValueRange stop) {
  stopped.insert(stop.begin(), stop.end());
  reached.insert(xs.begin(), xs.end());
  for (Operation &op : block) {
    bool depends = llvm::any_of(op.getOperands(), [&](Value operand) {
      return reached.contains(operand);
    });
    if (!depends) {
      continue;
    }
    for (Value result : op.getResults()) {
      // A stopped x has a gradient, but does not depend on anything.
      if (isDifferentiable(result.getType()) && !stopped.contains(result)) {
        reached.insert(result);
      }
    }
  }
}

bool ReverseSweep::isConnected(Block &block, ValueRange ys, Value x) const {
  DenseSet<Value> fromX = {x};
  for (Operation &op : block) {
    if (llvm::any_of(op.getOperands(),
                     [&](Value value) { return fromX.contains(value); })) {
      llvm::for_each(op.getResults(), [&](Value result) {
        if (reached.contains(result)) {
          fromX.insert(result);
        }
      });
    }
  }
  return llvm::any_of(ys, [&](Value y) { return fromX.contains(y); });
}

bool ReverseSweep::hasGradient(Value value) const {
  auto it = contributions.find(value);
  return it != contributions.end() && !it->second.empty();
}

/// What is computed from `x` in `block`.
static DenseSet<Value> findUsersOf(Block &block, Value x) {
  DenseSet<Value> found = {x};
  for (Operation &op : block) {
    if (llvm::any_of(op.getOperands(),
                     [&](Value value) { return found.contains(value); })) {
      found.insert(op.result_begin(), op.result_end());
    }
  }
  return found;
}

Operation *ReverseSweep::findPathEnd(Block &block, ValueRange ys,
                                     Value x) const {
  DenseSet<Value> fromX = findUsersOf(block, x);
  DenseSet<Value> needed(ys.begin(), ys.end());
  Operation *end = nullptr;
  for (Operation &op : llvm::reverse(block)) {
    if (llvm::none_of(op.getResults(),
                      [&](Value value) { return needed.contains(value); })) {
      continue;
    }
    needed.insert(op.operand_begin(), op.operand_end());
    bool takes = false, passes = false;
    for (Value value : op.getOperands()) {
      bool counts = fromX.contains(value) && reached.contains(value);
      takes |= counts;
      passes |= counts && hasGradient(value);
    }
    bool forgets = llvm::none_of(op.getResults(), [&](Value value) {
      return reached.contains(value) && !stopped.contains(value);
    });
    if (takes && !passes &&
        (forgets || llvm::any_of(op.getResults(), [&](Value value) {
           return hasGradient(value);
         }))) {
      end = &op;
    }
  }
  return end;
}

namespace {
/// Gives the ops that are built the device that `op` requests, so that its
/// gradient is computed where it is; they go if nothing uses their results.
class GradientScope : public OpBuilder::Listener {
public:
  GradientScope(OpBuilder &builder, Operation *op)
      : builder(builder), device(op ? op->getAttr("weir.device") : Attribute()),
        outer(builder.getListener()) {
    builder.setListener(this);
  }
  ~GradientScope() override { builder.setListener(outer); }
  void notifyOperationInserted(Operation *op, OpBuilder::InsertPoint) override {
    if (device && !op->hasAttr("weir.device")) {
      op->setAttr("weir.device", device);
    }
    setOnDemand(op);
  }

private:
  OpBuilder &builder;
  Attribute device;
  OpBuilder::Listener *outer;
};
} // namespace

void ReverseSweep::add(Value value, Value gradient) {
  if (gradient && reached.contains(value)) {
    contributions[value].push_back(gradient);
  }
}

Value ReverseSweep::takeGradient(Value value) {
  auto it = contributions.find(value);
  if (it == contributions.end() || it->second.empty()) {
    return {};
  }
  if (it->second.size() > 1) {
    GradientScope scope(builder, value.getDefiningOp());
    Type type = getUnrankedLike(it->second[0].getType());
    Value sum = emitOp(builder, value.getLoc(), "AddN", it->second, type);
    it->second.assign(1, sum);
  }
  return it->second[0];
}

static FailureOr<SmallVector<Value>>
buildOpGradient(Operation *op, OpBuilder &builder, ValueRange gradients) {
  if (auto differentiable = dyn_cast<tf::GradientOpInterface>(op)) {
    return differentiable.buildGradient(builder, gradients);
  }
  if (auto generic = dyn_cast<tf::GenericOp>(op)) {
    auto *model =
        tf::OpRegistry::get(op->getContext()).lookup(generic.getOpType());
    if (model && model->gradient) {
      return model->gradient(generic, builder, gradients);
    }
    return op->emitError("no gradient is defined for ")
           << generic.getOpType()
           << ": stop the gradient there (stop_gradients), or register one";
  }
  return op->emitError("no gradient is defined for ")
         << op->getName().stripDialect()
         << ": stop the gradient there (stop_gradients), or register one";
}

/// The derivative of `op` as if it were of type `name`.
static FailureOr<SmallVector<Value>> buildGradientAs(Operation *op,
                                                     StringAttr name,
                                                     OpBuilder &builder,
                                                     ValueRange gradients) {
  OperationName other("tf." + name.getValue().str(), op->getContext());
  if (other.isRegistered() && other.hasInterface<tf::GradientOpInterface>()) {
    OperationState state(op->getLoc(), other);
    state.addOperands(op->getOperands());
    state.addTypes(op->getResultTypes());
    Operation *standIn = builder.create(state);
    auto result = succeeded(verify(standIn))
                      ? buildOpGradient(standIn, builder, gradients)
                      : FailureOr<SmallVector<Value>>(failure());
    standIn->replaceAllUsesWith(op);
    standIn->erase();
    return result;
  }
  return op->emitError("its gradient is '")
         << name.getValue() << "' (_gradient_op_type), which only the program "
         << "that made the graph knows: make it a function of the graph's "
            "library, or stop the gradient there (stop_gradients)";
}

FailureOr<SmallVector<Value>>
ReverseSweep::differentiate(Operation *op, ArrayRef<Value> gradients) {
  Attribute given = op->getAttr(gradientAttr);
  if (auto name = dyn_cast_or_null<FlatSymbolRefAttr>(given)) {
    return buildGivenGradient(op, name, builder, program, gradients);
  }
  if (auto name = dyn_cast_or_null<StringAttr>(given)) {
    return buildGradientAs(op, name, builder, gradients);
  }
  return isControlOp(op)
             ? buildControlGradient(op, builder, program, gradients, replaced)
             : buildOpGradient(op, builder, gradients);
}

LogicalResult ReverseSweep::sweepOp(Operation *op) {
  SmallVector<Value> gradients;
  bool any = false;
  for (Value result : op->getResults()) {
    bool isOpen = reached.contains(result) && !stopped.contains(result);
    Value gradient = isOpen ? takeGradient(result) : Value();
    any |= bool(gradient);
    gradients.push_back(gradient);
  }
  bool wanted = llvm::any_of(op->getOperands(), [&](Value operand) {
    return reached.contains(operand);
  });
  if (!any || !wanted) {
    return success();
  }
  OpBuilder::InsertionGuard guard(builder);
  GradientScope scope(builder, op);
  auto result = differentiate(op, gradients);
  if (failed(result)) {
    return failure();
  }
  for (auto [operand, gradient] : llvm::zip(op->getOperands(), *result)) {
    add(operand, gradient);
  }
  return success();
}

FailureOr<SmallVector<Value>> ReverseSweep::run(Block &block, ValueRange ys,
                                                ArrayRef<Value> gradYs,
                                                ValueRange xs,
                                                ValueRange stop) {
  findReached(block, xs, stop);
  for (auto [i, y] : llvm::enumerate(ys)) {
    Value gradient = i < gradYs.size() ? gradYs[i] : Value();
    if (!gradient && reached.contains(y)) {
      GradientScope scope(builder, y.getDefiningOp());
      gradient = emitOp(builder, y.getLoc(), "OnesLike", y,
                        getUnrankedLike(y.getType()));
    }
    add(y, gradient);
  }
  // Only what was there before the sweep is differentiated. An op may be
  // replaced by its gradient (a loop that now records), hence the care.
  SmallVector<Operation *> ops;
  Operation *end = builder.getInsertionPoint() == block.end()
                       ? nullptr
                       : &*builder.getInsertionPoint();
  for (Operation &op : block) {
    if (&op == end) {
      break;
    }
    ops.push_back(&op);
  }
  SmallVector<Value> results(xs.size());
  for (Operation *op : llvm::reverse(ops)) {
    // The gradient of an x that an op makes is complete here.
    for (auto [i, x] : llvm::enumerate(xs)) {
      if (x.getDefiningOp() == op) {
        results[i] = takeGradient(x);
      }
    }
    if (failed(sweepOp(op))) {
      return failure();
    }
  }
  for (auto [i, x] : llvm::enumerate(xs)) {
    if (!results[i]) {
      results[i] = takeGradient(x);
    }
  }
  for (Operation *op : replaced) {
    op->erase();
  }
  return results;
}
