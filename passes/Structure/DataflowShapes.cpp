//===- DataflowShapes.cpp - types through dataflow steps ------------------===//
// Part of Weir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// A fixed point over the step's ops, in rounds: what is known of a value starts
// as nothing and is only ever generalized (a size becomes dynamic, then the
// rank unknown; a constant becomes a variable), so the rounds end. An op of
// which an operand is unknown waits.
//
// What an array or stack holds is known from what is written through its
// handle, often far from where it was made. So a handle that does not say it
// waits for a write, and a write teaches the op that made the handle. Where
// nobody writes, the handle's contents are unknown.
//
// A call that cannot be inferred for what is known now may be fine for what is
// known in the end: only then does its failure count.
#include "passes/Structure/DataflowShapes.h"
#include "dialects/TF/ElementShapes.h"
#include "dialects/TF/TFDialect.h"
#include "dialects/Weir/HeldTypes.h"
#include "mlir/IR/Diagnostics.h"
#include "mlir/IR/TypeUtilities.h"
#include "passes/Structure/StepShapes.h"

using namespace mlir;
using namespace weir;

bool weir::isDataflow(StepOp step) { return step->hasAttr("weir.dataflow"); }

namespace {
/// What is known of a value: nothing (no type), or its type and perhaps what it
/// is.
struct Known {
  Type type;
  ElementsAttr constant;
};

class DataflowTypes {
public:
  DataflowTypes(StepOp step, InferDataflowCall inferCall)
      : step(step), inferCall(inferCall) {}
  LogicalResult run();
  SmallVector<Type> getResultTypes() {
    SmallVector<Type> types;
    auto ret = cast<ReturnOp>(step.getBody().front().back());
    for (Value result : ret.getResults()) {
      Type known = values.lookup(result).type;
      types.push_back(known ? known : result.getType());
    }
    return types;
  }

private:
  StepOp step;
  InferDataflowCall inferCall;
  bool changed = false;
  bool isLast = false; ///< failures count
  DenseMap<Value, Known> values;
  DenseMap<int64_t, tf::GenericOp> backEdges; ///< NextIteration by its number
  DenseMap<Operation *, FlatSymbolRefAttr> callees; ///< as written
  llvm::MapVector<Value, Type> waitingHandles;      ///< results of their makers

  void learn(Value value, Known known);
  void learnResults(CallOp op, const InferredCall &call);
  void learnWrites(CallOp op, StepOp callee);
  LogicalResult infer(Operation &op);
  LogicalResult inferCallOp(CallOp op);
  void inferFlow(tf::GenericOp op);
  LogicalResult inferAll();
  SmallVector<Value> getMakers(Value handle);
};
} // namespace

/// `type` with its constant sizes only.
static Type strip(Type type) {
  auto ranked = dyn_cast<RankedTensorType>(type);
  if (!ranked) {
    return type;
  }
  SmallVector<int64_t> shape;
  for (AffineExpr size : tf::getTypeSizes(ranked)) {
    auto constant = dyn_cast_or_null<AffineConstantExpr>(size);
    shape.push_back(constant ? constant.getValue() : ShapedType::kDynamic);
  }
  return RankedTensorType::get(shape, ranked.getElementType());
}

static Type join(Type a, Type b) {
  if (a == b) {
    return a;
  }
  Type element = getElementTypeOrSelf(a);
  Type held =
      isHandleLike(a) ? joinHeldTypes(getHeldType(a), getHeldType(b)) : Type();
  auto x = dyn_cast<RankedTensorType>(a), y = dyn_cast<RankedTensorType>(b);
  Type joined = UnrankedTensorType::get(element);
  if (x && y && x.getRank() == y.getRank()) {
    SmallVector<int64_t> shape;
    for (auto [m, n] : llvm::zip(x.getShape(), y.getShape())) {
      shape.push_back(m == n ? m : ShapedType::kDynamic);
    }
    joined = RankedTensorType::get(shape, element);
  }
  return isHandleLike(a) ? withHeldType(joined, held) : joined;
}

/// Each dynamic size gets a symbol of its own, as argument types have them.
static SmallVector<Type> getPassedTypes(ArrayRef<Type> types) {
  SmallVector<Type> passed;
  unsigned next = 0;
  for (Type type : types) {
    auto ranked = dyn_cast<RankedTensorType>(type);
    if (!ranked) {
      passed.push_back(type);
      continue;
    }
    tf::Sizes sizes;
    for (int64_t size : ranked.getShape()) {
      sizes.push_back(ShapedType::isDynamic(size)
                          ? getAffineSymbolExpr(next++, type.getContext())
                          : getAffineConstantExpr(size, type.getContext()));
    }
    passed.push_back(tf::getTypeWithSizes(ranked.getElementType(), sizes));
  }
  return passed;
}

void DataflowTypes::learn(Value value, Known known) {
  Known &before = values[value];
  Known next = known;
  if (before.type) {
    next.type = join(before.type, known.type);
    next.constant =
        before.constant == known.constant ? known.constant : ElementsAttr();
  }
  changed |= next.type != before.type || next.constant != before.constant;
  before = next;
}

/// The argument of `step` that its result `index` is, or nothing.
static std::optional<unsigned> getPassedArgument(StepOp step, unsigned index) {
  auto ret = cast<ReturnOp>(step.getBody().front().back());
  Value value = ret.getResults()[index];
  while (auto op = value.getDefiningOp()) {
    if (op->getName().getStringRef() != "tf.Identity") {
      return std::nullopt;
    }
    value = op->getOperand(0);
  }
  return cast<BlockArgument>(value).getArgNumber();
}

/// The results of calls that `handle` may come from.
SmallVector<Value> DataflowTypes::getMakers(Value handle) {
  SmallVector<Value> makers, worklist = {handle};
  DenseSet<Value> seen;
  while (!worklist.empty()) {
    Value value = worklist.pop_back_val();
    if (!seen.insert(value).second) {
      continue;
    }
    if (auto flow = value.getDefiningOp<tf::GenericOp>()) {
      if (flow.getOpType() == "weir.BackEdge") {
        auto id = flow.getAttrs().getAs<IntegerAttr>("id").getInt();
        if (tf::GenericOp next = backEdges.lookup(id)) {
          worklist.push_back(next.getInputs()[0]);
        }
      } else if (flow.getOpType() == "Merge") {
        llvm::append_range(worklist, flow.getInputs());
      } else {
        worklist.push_back(flow.getInputs()[0]);
      }
    } else if (auto call = value.getDefiningOp<CallOp>()) {
      auto callee = SymbolTable::lookupNearestSymbolFrom<StepOp>(
          call, call.getCalleeAttr());
      unsigned index = cast<OpResult>(value).getResultNumber();
      auto passed = callee ? getPassedArgument(callee, index) : std::nullopt;
      if (passed) {
        worklist.push_back(call.getInputs()[*passed]);
      } else {
        makers.push_back(value);
      }
    }
  }
  return makers;
}

/// The small integer constant that `step` returns, or null.
static ElementsAttr getConstantResult(StepOp step, unsigned index) {
  auto ret = cast<ReturnOp>(step.getBody().front().back());
  return getFewIntegers(ret.getResults()[index]);
}

void DataflowTypes::learnResults(CallOp op, const InferredCall &call) {
  for (auto [i, value] : llvm::enumerate(op.getOutputs())) {
    Type type = strip(call.results[i]);
    bool isOpen = isa<ResourceType, RefType>(getElementTypeOrSelf(type)) &&
                  !getHeldType(type) &&
                  !getPassedArgument(call.step, unsigned(i));
    if (isOpen && !values.lookup(value).type) {
      waitingHandles.try_emplace(value, type);
    } else if (!isOpen) {
      learn(value, {type, getConstantResult(call.step, unsigned(i))});
    }
  }
}

void DataflowTypes::learnWrites(CallOp op, StepOp callee) {
  for (auto [input, argument] :
       llvm::zip_equal(op.getInputs(), callee.getBody().getArguments())) {
    bool writes = false;
    Type written = isHandleLike(argument.getType())
                       ? tf::findWrittenType(argument, writes)
                       : Type();
    if (!written) {
      continue;
    }
    for (Value maker : getMakers(input)) {
      Type type = waitingHandles.lookup(maker);
      if (type) {
        learn(maker, {withHeldType(type, written), {}});
      }
    }
  }
}

LogicalResult DataflowTypes::inferCallOp(CallOp op) {
  auto callee = callees.try_emplace(op, op.getCalleeAttr()).first->second;
  auto written = SymbolTable::lookupNearestSymbolFrom<StepOp>(op, callee);
  SmallVector<Type> inputs;
  SmallVector<ElementsAttr> constants;
  for (auto [i, input] : llvm::enumerate(op.getInputs())) {
    Known known = values.lookup(input);
    if (!known.type && isHandleLike(input.getType()) && written) {
      // Who writes need not know what is there.
      bool writes = false;
      tf::findWrittenType(written.getBody().getArgument(i), writes);
      known.type = writes ? input.getType() : Type();
      if (known.type && isa<UnrankedTensorType>(known.type)) {
        known.type =
            RankedTensorType::get({}, getElementTypeOrSelf(known.type));
      }
    }
    if (!known.type) {
      return success();
    }
    inputs.push_back(known.type);
    constants.push_back(known.constant);
  }
  auto infer = [&] {
    return inferCall(op, callee, getPassedTypes(inputs), constants);
  };
  FailureOr<InferredCall> call;
  if (isLast) {
    call = infer();
    if (failed(call)) {
      return failure();
    }
  } else {
    ScopedDiagnosticHandler quiet(op.getContext(),
                                  [](Diagnostic &) { return success(); });
    call = infer();
    if (failed(call)) {
      return success();
    }
  }
  learnResults(op, *call);
  learnWrites(op, call->step);
  return success();
}

void DataflowTypes::inferFlow(tf::GenericOp op) {
  if (op.getOpType() == "weir.BackEdge") {
    auto id = op.getAttrs().getAs<IntegerAttr>("id").getInt();
    if (tf::GenericOp next = backEdges.lookup(id)) {
      Known known = values.lookup(next.getInputs()[0]);
      if (known.type) {
        learn(op.getOutputs()[0], known);
      }
    }
    return;
  }
  bool isMerge = op.getOpType() == "Merge";
  for (Value input : isMerge ? op.getInputs() : op.getInputs().take_front(1)) {
    Known known = values.lookup(input);
    if (!known.type) {
      continue;
    }
    for (auto [i, output] : llvm::enumerate(op.getOutputs())) {
      bool isIndex = isMerge && i == 1;
      Type element = getElementTypeOrSelf(output.getType());
      learn(output,
            isIndex ? Known{RankedTensorType::get({}, element), {}} : known);
    }
  }
}

LogicalResult DataflowTypes::infer(Operation &op) {
  if (auto call = dyn_cast<CallOp>(op)) {
    return inferCallOp(call);
  }
  if (auto flow = dyn_cast<tf::GenericOp>(op)) {
    inferFlow(flow);
  }
  return success();
}

LogicalResult DataflowTypes::inferAll() {
  do {
    changed = false;
    for (Operation &op : step.getBody().front()) {
      if (failed(infer(op))) {
        return failure();
      }
    }
  } while (changed);
  return success();
}

LogicalResult DataflowTypes::run() {
  for (BlockArgument argument : step.getBody().getArguments()) {
    learn(argument, {strip(argument.getType()), {}});
  }
  for (auto op : step.getBody().front().getOps<tf::GenericOp>()) {
    if (op.getOpType() == "NextIteration") {
      backEdges[op.getAttrs().getAs<IntegerAttr>("id").getInt()] = op;
    }
  }
  for (bool isOpen = true; isOpen;) {
    if (failed(inferAll())) {
      return failure();
    }
    // Handles that nobody writes to: what they hold is unknown.
    isOpen = false;
    for (auto &[handle, type] : waitingHandles) {
      if (!values.lookup(handle).type) {
        learn(handle, {type, {}});
        isOpen = true;
      }
    }
  }
  isLast = true;
  if (failed(inferAll())) {
    return failure();
  }
  for (Operation &op : step.getBody().front()) {
    for (Value result : op.getResults()) {
      Type type = values.lookup(result).type;
      auto ranked = dyn_cast_or_null<RankedTensorType>(type);
      if (!type) {
        continue;
      }
      result.setType(ranked && !ranked.hasStaticShape()
                         ? UnrankedTensorType::get(ranked.getElementType())
                         : type);
    }
  }
  step.refreshFunctionType();
  return success();
}

LogicalResult weir::inferDataflowTypes(StepOp step, InferDataflowCall inferCall,
                                       SmallVectorImpl<Type> &results) {
  DataflowTypes types(step, inferCall);
  if (failed(types.run())) {
    return failure();
  }
  results = types.getResultTypes();
  return success();
}
