//===- LoopShapes.cpp - sizes through loops -------------------------------===//
// Part of Weir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The essay is in InferShapes.cpp, point 3.
#include "dialects/TF/OpModels.h"
#include "dialects/Weir/HeldTypes.h"
#include "mlir/IR/TypeUtilities.h"
#include "passes/Structure/ProgramShapes.h"
#include "runtime/abi/DataType.h"

using namespace mlir;
using namespace weir;
using namespace weir::tf;

/// `a`, holding what both `a` and `b` hold.
static Type joinElementTypes(Type a, Type b) {
  if (a == b || !isHandleLike(a)) {
    return a;
  }
  Type held = getHeldType(a) ? joinHeldTypes(getHeldType(a), getHeldType(b))
                             : getHeldType(b);
  return getElementTypeOrSelf(withHeldType(RankedTensorType::get({}, a), held));
}

ElementsAttr weir::getFewIntegers(Value value) {
  constexpr int64_t maxElements = 64;
  auto constant = value.getDefiningOp<ConstOp>();
  auto integers = constant ? dyn_cast<DenseIntElementsAttr>(constant.getValue())
                           : DenseIntElementsAttr();
  return integers && integers.getNumElements() <= maxElements ? integers
                                                              : ElementsAttr();
}

/// Generalizes the types of a loop's arguments by what its body gives back.
static SmallVector<Type> generalize(ArrayRef<Type> types,
                                    ArrayRef<Type> results) {
  SmallVector<Type> joined;
  DenseMap<std::pair<AffineExpr, AffineExpr>, unsigned> classes;
  for (auto [before, after] : llvm::zip_equal(types, results)) {
    auto a = dyn_cast<RankedTensorType>(before);
    auto b = dyn_cast<RankedTensorType>(after);
    if (!a || !b || a.getRank() != b.getRank()) {
      auto tensor = dyn_cast<TensorType>(before);
      Type type =
          tensor ? UnrankedTensorType::get(tensor.getElementType()) : before;
      joined.push_back(withHeldType(
          type, joinHeldTypes(getHeldType(before), getHeldType(after))));
      continue;
    }
    Sizes sizes;
    for (auto [x, y] : llvm::zip_equal(getTypeSizes(a), getTypeSizes(b))) {
      if (x == y && isa_and_nonnull<AffineConstantExpr>(x)) {
        sizes.push_back(x);
        continue;
      }
      unsigned next = classes.size();
      auto [it, inserted] = classes.try_emplace({x, y}, next);
      sizes.push_back(getAffineSymbolExpr(it->second, before.getContext()));
    }
    joined.push_back(getTypeWithSizes(
        joinElementTypes(a.getElementType(), b.getElementType()), sizes));
  }
  return joined;
}

/// The few integers that enter the loop as constants and that its body hands
/// on: axes, strides and sizes, which shapes may depend on.
static SmallVector<ElementsAttr> getInvariantConstants(WhileOp op,
                                                       StepOp body) {
  SmallVector<ElementsAttr> constants(op.getInputs().size());
  Block &block = body.getBody().front();
  auto ret = cast<ReturnOp>(block.back());
  if (ret.getResults().size() != constants.size() ||
      block.getNumArguments() != constants.size()) {
    return constants;
  }
  for (auto [i, input] : llvm::enumerate(op.getInputs())) {
    if (ret.getResults()[i] == block.getArgument(i)) {
      constants[i] = getFewIntegers(input);
    }
  }
  return constants;
}

LogicalResult ProgramShapes::inferWhile(WhileOp op, StepShapes &shapes) {
  SmallVector<Type> types = getPassedTypes(op.getInputs(), shapes);
  FlatSymbolRefAttr bodyName = op.getBodyAttr();
  FlatSymbolRefAttr conditionName = op.getConditionAttr();
  if (auto step = symbols.lookup<StepOp>(op.getBody())) {
    auto constants = getInvariantConstants(op, step);
    bodyName = getWithConstants(bodyName, constants, /*handsOn=*/true);
    conditionName = getWithConstants(conditionName, constants);
  }
  StepInstance *body = nullptr;
  for (;;) { // ends, see point 3 of the essay
    auto instance = specializeGuarded(op, bodyName, types);
    if (failed(instance)) {
      return failure();
    }
    body = *instance;
    if (body->resultTypes.size() != types.size()) {
      std::string message = "carries " + std::to_string(types.size()) +
                            " values, but its body gives " +
                            std::to_string(body->resultTypes.size());
      if (!shapes.canDefer()) {
        return op.emitOpError(message);
      }
      shapes.failAtRun(op, WEIR_INVALID_ARGUMENT, message);
      return success();
    }
    for (unsigned i = 0; i < types.size(); ++i) {
      auto type = dyn_cast<RankedTensorType>(types[i]);
      if (type && failsBefore(*body, i)) {
        settleDead(body->step, getDead(body->step, i), getTypeSizes(type));
        body->resultTypes[i] = types[i];
      }
    }
    SmallVector<Type> next = generalize(types, body->resultTypes);
    if (next == types) {
      break;
    }
    types = next;
  }
  auto condition = specialize(op, conditionName, types);
  if (failed(condition)) {
    return failure();
  }
  if (size_t count = (*condition)->resultTypes.size(); count != 1) {
    std::string message = "expected a single scalar from its condition, got " +
                          std::to_string(count) + " tensors";
    if (!shapes.canDefer()) {
      return op.emitError(message) << "; return only whether to go on";
    }
    shapes.failAtRun(op, WEIR_INVALID_ARGUMENT, message);
    return success();
  }
  if (auto goOn = dyn_cast<RankedTensorType>((*condition)->resultTypes[0]);
      goOn && goOn.getRank() != 0) {
    return requireScalar(op, goOn.getRank(), "from its condition", shapes);
  }
  op.setBodyAttr(FlatSymbolRefAttr::get(body->step.getSymNameAttr()));
  op.setConditionAttr(
      FlatSymbolRefAttr::get((*condition)->step.getSymNameAttr()));
  for (auto [i, result] : llvm::enumerate(op.getOutputs())) {
    adoptHeldType(result, types[i]);
    setHeldType(result, getHeldType(types[i]));
    auto type = dyn_cast<RankedTensorType>(types[i]);
    auto first = shapes.getShape(op.getInputs()[i]);
    if (!type || !first) {
      continue;
    }
    Sizes sizes;
    for (auto [d, size] : llvm::enumerate(getTypeSizes(type))) {
      SizeExpr given = getTypeSizes(body->resultTypes[i])[d];
      SizeExpr own =
          getTypeSizes(body->step.getBody().getArgument(i).getType())[d];
      bool isConstant = isa<AffineConstantExpr>(size);
      sizes.push_back(isConstant     ? size
                      : given == own ? (*first)[d]
                                     : SizeExpr());
    }
    setFoundShape(result, sizes, shapes);
  }
  return success();
}
