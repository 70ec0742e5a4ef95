//===- NativeAnalysis.cpp - which loops can be one kernel -----------------===//
// Part of Weir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// A loop or branch is one kernel if all that it runs, in every nested step, is
// computing on bytes: ops that lower to linalg, reshapes, constants, and other
// such loops, branches and calls.
#include "passes/Lowering/NativeAnalysis.h"
#include "dialects/Weir/ControlOps.h"
#include "dialects/Weir/DataTypes.h"

#include <cmath>

using namespace mlir;
using namespace weir;
using namespace weir::tf;

std::string weir::getNativeName(Operation *op) {
  if (auto name = op->getLoc()->findInstanceOf<NameLoc>()) {
    return name.getName().str();
  }
  return op->getName().getStringRef().str();
}

SmallVector<FlatSymbolRefAttr> weir::getRunSteps(Operation *op) {
  SmallVector<FlatSymbolRefAttr> steps = getCalleeNames(op);
  if (auto start = dyn_cast<StartOp>(op)) {
    steps.push_back(start.getImageAttr());
  }
  return steps;
}

static NativeObstacle refuse(Operation *op, const Twine &reason) {
  return {reason.str(), op};
}

/// What a kernel does not hold: strings, handles, lists, unknown ranks.
static StringRef findForeignType(TypeRange types) {
  for (Type type : types) {
    if (isa<TokenType>(type)) {
      continue;
    }
    auto tensor = dyn_cast<TensorType>(type);
    if (!tensor) {
      return "is no tensor";
    }
    Type element = tensor.getElementType();
    if (isa<ComplexType>(element)) {
      return "is complex";
    }
    if (!element.isIntOrFloat()) {
      return "is no tensor of numbers";
    }
    if (!isa<RankedTensorType>(type)) {
      return "has no known rank";
    }
  }
  return "";
}

NativeObstacle NativeAnalysis::findObstacleOfOp(Operation *op) {
  if (isa<CallOp, CaseOp, WhileOp>(op)) {
    return findObstacle(op);
  }
  if (isa<ReturnOp, ConstOp>(op)) {
    return {};
  }
  std::string name = "'" + getNativeName(op) + "'";
  if (auto generic = dyn_cast<GenericOp>(op)) {
    return refuse(op,
                  name + " (" + generic.getOpType() + ") is a runtime call");
  }
  if (isa<ReadSizesOp>(op)) {
    return refuse(op, name + " is a size that only the run can tell");
  }
  if (!isa<LowerOpInterface, ReshapeCoreOp>(op)) {
    return refuse(op, name + " (" + op->getName().getStringRef() +
                          ") has no form in a kernel");
  }
  for (TypeRange types :
       {TypeRange(op->getOperandTypes()), TypeRange(op->getResultTypes())}) {
    if (StringRef why = findForeignType(types); !why.empty()) {
      return refuse(op, "a value of " + name + " " + why);
    }
  }
  return {};
}

NativeObstacle NativeAnalysis::findObstacleInStep(Operation *user,
                                                  FlatSymbolRefAttr name) {
  StepOp step = getStep(name);
  if (!step) {
    return refuse(user, "its step " + name.getValue() + " is missing");
  }
  if (step->hasAttr("weir.dataflow")) {
    return refuse(user, "its control flow has no structure");
  }
  if (llvm::is_contained(active, step.getOperation())) {
    return refuse(user, "it calls itself");
  }
  active.push_back(step);
  NativeObstacle found;
  for (Operation &op : step.getBody().front()) {
    if ((found = findObstacleOfOp(&op))) {
      break;
    }
  }
  active.pop_back();
  return found;
}

NativeObstacle NativeAnalysis::findObstacle(Operation *op) {
  for (TypeRange types :
       {TypeRange(op->getOperandTypes()), TypeRange(op->getResultTypes())}) {
    if (StringRef why = findForeignType(types); !why.empty()) {
      return refuse(op, "a value of '" + getNativeName(op) + "' " + why);
    }
  }
  for (FlatSymbolRefAttr name : getRunSteps(op)) {
    if (auto found = findObstacleInStep(op, name)) {
      return found;
    }
  }
  return {};
}

// ---- cost ----

/// Elements of a value; unknown sizes count a few.
static double getElements(Type type) {
  constexpr double unknown = 64;
  double elements = 1;
  if (auto ranked = dyn_cast<RankedTensorType>(type)) {
    for (int64_t size : ranked.getShape()) {
      elements *= ShapedType::isDynamic(size) ? unknown : double(size);
    }
  }
  return elements;
}

/// Operations of one op, roughly. Of a matrix product the three operands have
/// m*k, k*n and m*n elements, so their product's root is m*n*k.
static double getOperations(Operation *op) {
  auto lowered = dyn_cast<LowerOpInterface>(op);
  double most = 0, product = 1;
  for (TypeRange types :
       {TypeRange(op->getOperandTypes()), TypeRange(op->getResultTypes())}) {
    for (Type type : types) {
      most = std::max(most, getElements(type));
      product *= getElements(type);
    }
  }
  if (lowered && lowered.getFusionKind() == FusionKind::Anchor) {
    return std::max(most, std::sqrt(product));
  }
  return most;
}

int64_t NativeAnalysis::getStepCost(StepOp step) {
  if (!step || llvm::is_contained(active, step.getOperation())) {
    return 0;
  }
  constexpr double operationsPerNano = 4, nestedIterations = 4;
  active.push_back(step);
  double cost = 0;
  for (Operation &op : step.getBody().front()) {
    if (isa<CallOp, CaseOp, WhileOp>(op)) {
      cost += getCost(&op) * (isa<WhileOp>(op) ? nestedIterations : 1);
    } else if (isa<LowerOpInterface>(op)) {
      cost += 0.5 + getOperations(&op) / operationsPerNano;
    }
  }
  active.pop_back();
  return int64_t(std::min(cost, 1e12)) + 1;
}

int64_t NativeAnalysis::getCost(Operation *op) {
  int64_t cost = 0;
  for (FlatSymbolRefAttr name : getRunSteps(op)) {
    int64_t step = getStepCost(getStep(name));
    cost = isa<CaseOp>(op) ? std::max(cost, step) : cost + step;
  }
  return cost;
}
