//===- ElementwiseValues.cpp - arithmetic on sizes ------------------------===//
// Part of Weir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Graphs compute shapes from shapes: sums, products, quotients and comparisons
// of small integer tensors, done on expressions of the step's symbols.
#include "dialects/TF/ElementwiseValues.h"
#include "dialects/TF/ArrayUtils.h"
#include "llvm/ADT/StringSwitch.h"

using namespace mlir;
using namespace weir;
using namespace weir::tf;

// Comparisons and logic: 0 or 1, as far as it can be said of expressions.
static SizeExpr combineTruth(StringRef name, ShapeContext &ctx, SizeExpr a,
                             SizeExpr b) {
  SizeExpr no = ctx.constant(0), yes = ctx.constant(1);
  if (name == "Less" || name == "GreaterEqual") {
    bool less = name == "Less";
    return ctx.selectNegative(a - b, less ? yes : no, less ? no : yes);
  }
  if (name == "Greater") {
    return ctx.selectNegative(b - a, yes, no);
  }
  if (name == "LessEqual") {
    return ctx.selectNegative(b - a, no, yes);
  }
  if (name == "LogicalAnd") {
    return ctx.min(a, b);
  }
  if (name == "LogicalOr") {
    return ctx.max(a, b);
  }
  auto x = getConstant(a), y = getConstant(b);
  if ((name != "Equal" && name != "NotEqual") || (a != b && (!x || !y))) {
    return {};
  }
  return (a == b) == (name == "Equal") ? yes : no;
}

// The element of a binary op's result, or null where no expression says it.
static SizeExpr combine(StringRef name, ShapeContext &ctx, SizeExpr a,
                        SizeExpr b) {
  std::optional<int64_t> x = getConstant(a), y = getConstant(b);
  if (name == "Add" || name == "AddV2" || name == "AddN") {
    return a + b;
  }
  if (name == "Sub") {
    return a - b;
  }
  if (name == "Mul") {
    return a * b;
  }
  if (name == "Maximum") {
    return ctx.max(a, b);
  }
  if (name == "Minimum") {
    return ctx.min(a, b);
  }
  // Affine floordiv and mod round as TensorFlow does for positive divisors.
  if (y && *y > 0 && name == "FloorDiv") {
    return a.floorDiv(b);
  }
  if (y && *y > 0 && name == "FloorMod") {
    return a % b;
  }
  if (x && y && *y != 0 && *y != -1) {
    if (name == "Div" || name == "TruncateDiv") {
      return ctx.constant(*x / *y);
    }
    if (name == "Mod" || name == "TruncateMod") {
      return ctx.constant(*x % *y);
    }
  }
  return combineTruth(name, ctx, a, b);
}

static SizeExpr transform(StringRef name, SizeExpr a) {
  if (name == "Neg") {
    return a * -1;
  }
  if (name == "Square") {
    return a * a;
  }
  if (name == "Cast" || name == "Identity" || name == "StopGradient" ||
      name == "Snapshot" || name == "PreventGradient") {
    return a;
  }
  return {};
}

static bool isSizeType(Type type) {
  auto integer = dyn_cast<IntegerType>(getElementTypeOrSelf(type));
  return integer && (integer.getWidth() >= 16 || integer.getWidth() == 1);
}

static bool hasShapeArithmetic(StringRef name) {
  return llvm::StringSwitch<bool>(name)
      .Cases({"Add", "AddV2", "AddN", "Sub", "Mul", "Maximum", "Minimum"}, true)
      .Cases(
          {"FloorDiv", "FloorMod", "Div", "TruncateDiv", "Mod", "TruncateMod"},
          true)
      .Cases(
          {"Less", "LessEqual", "Greater", "GreaterEqual", "Equal", "NotEqual"},
          true)
      .Cases({"LogicalAnd", "LogicalOr"}, true)
      .Cases({"Neg", "Square", "Cast", "Identity", "StopGradient", "Snapshot",
              "PreventGradient"},
             true)
      .Default(false);
}

void tf::inferElementwiseValue(Operation *op, ShapeContext &ctx) {
  StringRef name = op->getName().stripDialect();
  if (!hasShapeArithmetic(name) || !isSizeType(op->getResult(0).getType())) {
    return;
  }
  std::optional<SymbolicValue> result;
  for (Value operand : op->getOperands()) {
    if (!isSizeType(operand.getType())) {
      return;
    }
    std::optional<SymbolicValue> value = ctx.getValue(operand);
    if (!value) {
      return;
    }
    if (!result) {
      result = std::move(value);
      continue;
    }
    size_t count = std::max(result->elements.size(), value->elements.size());
    if (result->elements.empty() || value->elements.empty()) {
      count = 0;
    }
    SymbolicValue next;
    next.shape = result->shape.empty() ? value->shape : result->shape;
    if (!next.shape.empty()) {
      next.shape[0] = count;
    }
    for (size_t i = 0; i < count; ++i) {
      SizeExpr a = result->elements[result->elements.size() == 1 ? 0 : i];
      SizeExpr b = value->elements[value->elements.size() == 1 ? 0 : i];
      SizeExpr element = combine(name, ctx, a, b);
      if (!element) {
        return;
      }
      next.elements.push_back(element);
    }
    result = std::move(next);
  }
  if (op->getNumOperands() == 1) {
    bool toBool = getElementTypeOrSelf(op->getResult(0).getType()).isInteger(1);
    bool fromBool =
        getElementTypeOrSelf(op->getOperand(0).getType()).isInteger(1);
    for (SizeExpr &element : result->elements) {
      if (toBool && !fromBool) {
        auto known = getConstant(element);
        element = known ? ctx.constant(*known != 0) : SizeExpr();
      } else {
        element = transform(name, element);
      }
      if (!element) {
        return;
      }
    }
  }
  ctx.setValue(op->getResult(0), *result);
}
