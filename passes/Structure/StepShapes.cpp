//===- StepShapes.cpp - what is known of one step's sizes -----------------===//
// Part of Weir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "passes/Structure/StepShapes.h"

using namespace mlir;
using namespace weir;
using namespace weir::tf;

/// The graph's node that `op` stands for, for messages of the running program.
static StringRef getNodeName(Operation *op) {
  if (auto name = op->getLoc()->findInstanceOf<NameLoc>()) {
    return name.getName();
  }
  return op->getName().getStringRef();
}

SizeExpr StepShapes::addSymbol(SymbolAttr symbol, bool fresh) {
  unsigned next = symbols.size();
  if (!fresh) {
    auto [it, inserted] = symbolIds.try_emplace(symbol, next);
    if (!inserted) {
      return getAffineSymbolExpr(it->second, getContext());
    }
  }
  symbols.push_back(symbol);
  return getAffineSymbolExpr(next, getContext());
}

std::optional<Sizes> StepShapes::getShape(Value value) {
  auto it = shapes.find(value);
  if (it != shapes.end()) {
    return it->second;
  }
  auto ranked = dyn_cast<RankedTensorType>(value.getType());
  if (!ranked) {
    return std::nullopt;
  }
  Sizes sizes = getTypeSizes(ranked);
  if (llvm::is_contained(sizes, SizeExpr())) {
    return std::nullopt;
  }
  return sizes;
}

std::optional<SymbolicValue> StepShapes::getValue(Value value) {
  auto it = values.find(value);
  if (it == values.end()) {
    return std::nullopt;
  }
  return it->second;
}

std::optional<SymbolicValue> StepShapes::requireValue(Value value) {
  if (auto known = getValue(value)) {
    return known;
  }
  constexpr int64_t maxElements = 64;
  std::optional<Sizes> shape = getShape(value);
  auto type = dyn_cast<ShapedType>(value.getType());
  if (!shape || shape->size() > 1 || !type.getElementType().isInteger() ||
      type.getElementTypeBitWidth() < 8) {
    return std::nullopt;
  }
  SymbolicValue result;
  int64_t count = 1;
  for (SizeExpr size : *shape) {
    auto constant = dyn_cast<AffineConstantExpr>(size);
    if (!constant || constant.getValue() > maxElements) {
      return std::nullopt;
    }
    count = constant.getValue();
    result.shape.push_back(count);
  }
  OpBuilder::InsertionGuard guard(builder);
  builder.setInsertionPointAfterValue(value);
  StringRef node;
  if (Operation *producer = value.getDefiningOp()) {
    node = getNodeName(producer);
  }
  SmallVector<int64_t> defines;
  for (int64_t i = 0; i < count; ++i) {
    defines.push_back(symbols.size());
    result.elements.push_back(define("value", {}, node, "", /*fresh=*/true));
  }
  ReadSizesOp::create(builder, value.getLoc(), value, defines,
                      /*non_negative=*/false);
  values[value] = result;
  return result;
}

void StepShapes::setShape(Value result, ArrayRef<SizeExpr> sizes) {
  shapes[result] = Sizes(sizes.begin(), sizes.end());
}

void StepShapes::setValue(Value result, SymbolicValue value) {
  values[result] = std::move(value);
}

SizeExpr StepShapes::newResultSize(Operation *op) {
  auto defines = op->getAttrOfType<DenseI64ArrayAttr>("defines");
  SmallVector<int64_t> ids;
  if (defines) {
    ids.assign(defines.asArrayRef().begin(), defines.asArrayRef().end());
  }
  ids.push_back(symbols.size());
  op->setAttr("defines", builder.getDenseI64ArrayAttr(ids));
  return define("result", {}, getNodeName(op), "", /*fresh=*/true);
}

/// The two constants, where both are.
static std::optional<std::pair<int64_t, int64_t>> getConstants(SizeExpr a,
                                                               SizeExpr b) {
  auto x = dyn_cast<AffineConstantExpr>(a);
  auto y = dyn_cast<AffineConstantExpr>(b);
  if (!x || !y) {
    return std::nullopt;
  }
  return std::make_pair(x.getValue(), y.getValue());
}

SizeExpr StepShapes::max(SizeExpr a, SizeExpr b) {
  if (a == b) {
    return a;
  }
  if (auto both = getConstants(a, b)) {
    return constant(std::max(both->first, both->second));
  }
  return define("max", {a, b});
}

SizeExpr StepShapes::min(SizeExpr a, SizeExpr b) {
  if (a == b) {
    return a;
  }
  if (auto both = getConstants(a, b)) {
    return constant(std::min(both->first, both->second));
  }
  return define("min", {a, b});
}

SizeExpr StepShapes::broadcast(Operation *op, SizeExpr a, SizeExpr b) {
  if (a == b) {
    return a;
  }
  auto x = dyn_cast<AffineConstantExpr>(a);
  auto y = dyn_cast<AffineConstantExpr>(b);
  if (x && x.getValue() == 1) {
    return b;
  }
  if (y && y.getValue() == 1) {
    return a;
  }
  // Constants that differ, and a constant beside an unknown, are checked when
  // the step runs; the result is then the constant.
  SizeExpr result =
      define("broadcast", {a, b}, getNodeName(op), "Incompatible shapes");
  return x ? a : y ? b : result;
}

SizeExpr StepShapes::selectNegative(SizeExpr c, SizeExpr a, SizeExpr b) {
  if (auto known = dyn_cast<AffineConstantExpr>(c)) {
    return known.getValue() < 0 ? a : b;
  }
  return a == b ? a : define("select", {c, a, b});
}

LogicalResult StepShapes::requireEqual(Operation *op, SizeExpr a, SizeExpr b,
                                       StringRef what) {
  if (a == b) {
    return success();
  }
  if (auto both = getConstants(a, b)) {
    op->emitWarning("will fail when it runs: ")
        << what << " (" << both->first << " and " << both->second << ")";
  }
  define("check", {a, b}, getNodeName(op), what);
  return success();
}

void StepShapes::inferArguments() {
  for (BlockArgument argument : step.getBody().getArguments()) {
    auto type = dyn_cast<RankedTensorType>(argument.getType());
    if (!type) {
      continue;
    }
    Sizes sizes = getTypeSizes(type);
    for (auto [i, size] : llvm::enumerate(sizes)) {
      // A symbol that is not defined yet: this dimension is where it is fed.
      auto symbol = dyn_cast_or_null<AffineSymbolExpr>(size);
      if (!size || (symbol && symbol.getPosition() >= symbols.size())) {
        size = define(
            "feed", {constant(argument.getArgNumber()), constant(int64_t(i))});
      }
    }
    setShape(argument, sizes);
    argument.setType(getTypeWithSizes(type.getElementType(), sizes));
  }
}

// Uses of a value whose elements are known expressions need no data.
void StepShapes::materializeValue(OpResult result) {
  auto it = values.find(result);
  Operation *op = result.getOwner();
  auto type = dyn_cast<RankedTensorType>(result.getType());
  bool isSource = op->hasTrait<OpTrait::ConstantLike>() ||
                  op->getName().getStringRef() == "tf.sizes";
  // Nothing says what a size is as an element that is no number.
  if (it == values.end() || isSource || !type || !type.hasStaticShape() ||
      !type.getElementType().isInteger() || !isMemoryEffectFree(op) ||
      result.use_empty()) {
    return;
  }
  SymbolicValue value = it->second;
  unsigned width = type.getElementTypeBitWidth();
  bool constant = llvm::all_of(value.elements, [](SizeExpr expr) {
    return isa<AffineConstantExpr>(expr);
  });
  builder.setInsertionPointAfter(op);
  Value replacement;
  if (constant) {
    SmallVector<APInt> elements;
    for (SizeExpr expr : value.elements) {
      int64_t element = cast<AffineConstantExpr>(expr).getValue();
      elements.push_back(APInt(width, element, /*isSigned=*/true,
                               /*implicitTrunc=*/true));
    }
    replacement = ConstOp::create(builder, op->getLoc(), type,
                                  DenseElementsAttr::get(type, elements));
  } else {
    OperationState state(op->getLoc(), "tf.sizes");
    state.addAttribute("exprs", DimsAttr::get(getContext(), value.elements));
    state.addTypes(type);
    replacement = builder.create(state)->getResult(0);
  }
  setShape(replacement, getTypeSizes(type));
  setValue(replacement, value);
  // A tf.read_sizes of the value itself stays where it is.
  result.replaceUsesWithIf(replacement, [](OpOperand &use) {
    return !isa<ReadSizesOp>(use.getOwner());
  });
}

LogicalResult StepShapes::inferOp(Operation *op, InferCall inferCall) {
  FailureOr<bool> isCall = inferCall(op, *this);
  if (failed(isCall)) {
    return failure();
  }
  auto shaped = dyn_cast<ShapeOpInterface>(op);
  if (!shaped && !*isCall) {
    return success();
  }
  if (shaped && failed(shaped.inferShapes(*this))) {
    return failure();
  }
  for (OpResult result : op->getResults()) {
    auto type = dyn_cast<TensorType>(result.getType());
    auto it = shapes.find(result);
    if (type && it != shapes.end()) {
      result.setType(getTypeWithSizes(type.getElementType(), it->second));
    }
  }
  for (OpResult result : op->getResults()) {
    materializeValue(result);
  }
  return success();
}

LogicalResult StepShapes::run(InferCall inferCall) {
  inferArguments();
  for (Operation &op :
       llvm::make_early_inc_range(step.getBody().front().getOperations())) {
    if (failed(inferOp(&op, inferCall))) {
      return failure();
    }
  }
  step.setSymbolsAttr(builder.getArrayAttr(symbols));
  step.refreshFunctionType();
  return success();
}
