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

LogicalResult ProgramShapes::inferWhile(WhileOp op, StepShapes &shapes) {
  SmallVector<Type> types = getPassedTypes(op.getInputs(), shapes);
  StepInstance *body = nullptr;
  for (;;) { // ends, see point 3 of the essay
    auto instance = specializeGuarded(op, op.getBodyAttr(), types);
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
  auto condition = specialize(op, op.getConditionAttr(), types);
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
