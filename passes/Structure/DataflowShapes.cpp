//===- DataflowShapes.cpp - types through dataflow steps ------------------===//
// Part of Weir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// A fixed point over the step's ops, in rounds: a value's type starts unknown
// and is only ever generalized (a size becomes dynamic, then the rank unknown),
// so the rounds end. An op of which an operand is unknown waits.
#include "passes/Structure/DataflowShapes.h"
#include "dialects/TF/TFDialect.h"
#include "dialects/Weir/HeldTypes.h"
#include "mlir/IR/TypeUtilities.h"

using namespace mlir;
using namespace weir;

bool weir::isDataflow(StepOp step) { return step->hasAttr("weir.dataflow"); }

namespace {
class DataflowTypes {
public:
  using InferCall = llvm::function_ref<FailureOr<SmallVector<Type>>(
      CallOp, FlatSymbolRefAttr, ArrayRef<Type>)>;

  DataflowTypes(StepOp step, InferCall inferCall)
      : step(step), inferCall(inferCall) {}
  LogicalResult run();

private:
  StepOp step;
  InferCall inferCall;
  bool changed = false;
  DenseMap<Value, Type> types; ///< absent: unknown yet
  DenseMap<int64_t, Type> backEdges;
  DenseMap<Operation *, FlatSymbolRefAttr> callees; ///< as written

  void learn(Value value, Type type);
  LogicalResult infer(Operation &op);
  LogicalResult inferCallOp(CallOp op);
  void inferFlow(tf::GenericOp op);
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

void DataflowTypes::learn(Value value, Type type) {
  Type &known = types[value];
  Type next = known ? join(known, type) : type;
  changed |= next != known;
  known = next;
}

LogicalResult DataflowTypes::inferCallOp(CallOp op) {
  SmallVector<Type> inputs;
  for (Value input : op.getInputs()) {
    inputs.push_back(types.lookup(input));
    if (!inputs.back()) {
      return success();
    }
  }
  auto callee = callees.try_emplace(op, op.getCalleeAttr()).first->second;
  auto results = inferCall(op, callee, getPassedTypes(inputs));
  if (failed(results)) {
    return failure();
  }
  for (auto [value, type] : llvm::zip_equal(op.getOutputs(), *results)) {
    learn(value, strip(type));
  }
  return success();
}

void DataflowTypes::inferFlow(tf::GenericOp op) {
  if (op.getOpType() == "weir.BackEdge") {
    auto id = op.getAttrs().getAs<IntegerAttr>("id").getInt();
    if (Type type = backEdges.lookup(id)) {
      learn(op.getOutputs()[0], type);
    }
    return;
  }
  bool isMerge = op.getOpType() == "Merge";
  Type type;
  for (Value input : isMerge ? op.getInputs() : op.getInputs().take_front(1)) {
    if (Type one = types.lookup(input)) {
      type = type ? join(type, one) : one;
    }
  }
  if (!type) {
    return;
  }
  if (op.getOpType() == "NextIteration") {
    auto id = op.getAttrs().getAs<IntegerAttr>("id").getInt();
    changed |= backEdges.lookup(id) != type;
    backEdges[id] = type;
    return;
  }
  for (auto [i, output] : llvm::enumerate(op.getOutputs())) {
    bool isIndex = isMerge && i == 1;
    learn(output, isIndex ? RankedTensorType::get(
                                {}, getElementTypeOrSelf(output.getType()))
                          : type);
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

LogicalResult DataflowTypes::run() {
  for (BlockArgument argument : step.getBody().getArguments()) {
    learn(argument, strip(argument.getType()));
  }
  do {
    changed = false;
    for (Operation &op : step.getBody().front()) {
      if (failed(infer(op))) {
        return failure();
      }
    }
  } while (changed);
  for (Operation &op : step.getBody().front()) {
    for (Value result : op.getResults()) {
      Type type = types.lookup(result);
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

LogicalResult weir::inferDataflowTypes(StepOp step,
                                       DataflowTypes::InferCall inferCall) {
  return DataflowTypes(step, inferCall).run();
}
