//===- OpModels.cpp - helpers of the built-in op models -------------------===//
// Part of Weir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "dialects/TF/OpModels.h"

using namespace mlir;
using namespace weir;
using namespace weir::tf;

void tf::addCalls(OpRegistry &registry, EffectClass effect, InferFn infer,
                  ArrayRef<StringRef> opTypes) {
  for (StringRef opType : opTypes) {
    OpModel model;
    model.inferShapes = infer;
    model.effect = effect;
    model.runtimeFunction = ("weir_call_" + opType).str();
    registry.add(opType, std::move(model));
  }
}

void tf::addCalls(OpRegistry &registry, EffectClass effect, StringRef signature,
                  ArrayRef<StringRef> opTypes) {
  addCalls(registry, effect, parseShapeSignature(signature), opTypes);
}

std::optional<int64_t> tf::getIntAttr(GenericOp op, StringRef name) {
  auto attr = op.getAttrs().getAs<IntegerAttr>(name);
  return attr ? std::optional<int64_t>(attr.getInt()) : std::nullopt;
}

bool tf::getBoolAttr(GenericOp op, StringRef name, bool otherwise) {
  auto attr = op.getAttrs().getAs<BoolAttr>(name);
  return attr ? attr.getValue() : otherwise;
}

static std::optional<PartialShape> readShape(Attribute attr) {
  auto dims = dyn_cast_or_null<DenseI64ArrayAttr>(attr);
  if (!dims) {
    return std::nullopt;
  }
  return PartialShape(dims.asArrayRef().begin(), dims.asArrayRef().end());
}

std::optional<PartialShape> tf::getShapeAttr(GenericOp op, StringRef name) {
  return readShape(op.getAttrs().get(name));
}

std::optional<PartialShape> tf::getShapeAttr(GenericOp op, StringRef name,
                                             size_t index) {
  auto list = op.getAttrs().getAs<ArrayAttr>(name);
  if (!list || index >= list.size()) {
    return std::nullopt;
  }
  return readShape(list[index]);
}

// Whether `op` gives its first operand on as result `index`.
static bool passesOnHandle(Operation *op, unsigned index) {
  if (index >= op->getNumOperands()) {
    return false;
  }
  if (auto generic = dyn_cast<GenericOp>(op)) {
    // A state op that returns a reference returns the one that it was given.
    StringRef type = generic.getOpType();
    if (type == "RefIdentity" || type == "RefEnter" || type == "RefSwitch" ||
        type == "DisableCopyOnRead") {
      return true;
    }
    Type result = getElementTypeOrSelf(op->getResult(index).getType());
    Type operand = getElementTypeOrSelf(op->getOperand(index).getType());
    auto from = dyn_cast<RefType>(operand);
    auto to = dyn_cast<RefType>(result);
    return from && to && from.getElementType() == to.getElementType();
  }
  return op->getNumResults() == op->getNumOperands() &&
         isa<ShapeOpInterface>(op) &&
         op->getName().getStringRef().starts_with("tf.Identity");
}

// What a loop or call gives back unchanged; null otherwise.
static Value getPassedThrough(OpResult result) {
  Operation *op = result.getOwner();
  unsigned index = result.getResultNumber();
  FlatSymbolRefAttr name;
  ValueRange inputs;
  if (auto call = dyn_cast<CallOp>(op)) {
    name = call.getCalleeAttr();
    inputs = call.getInputs();
  } else if (auto loop = dyn_cast<WhileOp>(op)) {
    name = loop.getBodyAttr();
    inputs = loop.getInputs();
  } else {
    return {};
  }
  auto step = SymbolTable::lookupNearestSymbolFrom<StepOp>(op, name);
  auto ret =
      step ? dyn_cast<ReturnOp>(step.getBody().front().back()) : ReturnOp();
  if (!ret || index >= ret.getResults().size()) {
    return {};
  }
  auto argument = dyn_cast<BlockArgument>(ret.getResults()[index]);
  if (!argument || argument.getArgNumber() >= inputs.size()) {
    return {};
  }
  // A loop's value is the same in each iteration only in its own place.
  if (isa<WhileOp>(op) && argument.getArgNumber() != index) {
    return {};
  }
  return inputs[argument.getArgNumber()];
}

Value tf::getHandleRoot(Value handle) {
  // The chain is acyclic in SSA form; the bound is for speed on long ones.
  for (int steps = 0; steps < 1000; ++steps) {
    auto result = dyn_cast<OpResult>(handle);
    if (!result) {
      return handle;
    }
    Operation *op = result.getOwner();
    if (Value passed = getPassedThrough(result)) {
      handle = passed;
      continue;
    }
    if (!passesOnHandle(op, result.getResultNumber())) {
      return handle;
    }
    handle = op->getOperand(result.getResultNumber());
  }
  return handle;
}

GenericOp tf::getHandleProducer(Value handle) {
  return getHandleRoot(handle).getDefiningOp<GenericOp>();
}

Type tf::findHeldType(Value handle) {
  if (Type held = getHeldType(handle.getType())) {
    return held;
  }
  return getHeldType(getHandleRoot(handle).getType());
}

std::optional<PartialShape> tf::getVariableShape(Value handle) {
  auto held = dyn_cast_or_null<RankedTensorType>(findHeldType(handle));
  if (!held) {
    return std::nullopt;
  }
  PartialShape shape;
  for (int64_t size : held.getShape()) {
    shape.push_back(ShapedType::isDynamic(size) ? -1 : size);
  }
  return shape;
}

Type tf::getTypeAttr(GenericOp op, StringRef name) {
  auto attr = op.getAttrs().getAs<TypeAttr>(name);
  return attr ? attr.getValue() : IntegerType::get(op.getContext(), 8);
}

Type tf::makeHeldType(std::optional<PartialShape> shape, Type element) {
  if (!shape) {
    return UnrankedTensorType::get(element);
  }
  for (int64_t &size : *shape) {
    size = size < 0 ? ShapedType::kDynamic : size;
  }
  return RankedTensorType::get(*shape, element);
}

Sizes tf::makeSizes(GenericOp op, ShapeContext &ctx, ArrayRef<int64_t> shape) {
  Sizes sizes;
  for (int64_t size : shape) {
    sizes.push_back(size < 0 ? ctx.newResultSize(op) : ctx.constant(size));
  }
  return sizes;
}

LogicalResult tf::inferScalars(GenericOp op, ShapeContext &ctx) {
  for (Value output : op.getOutputs()) {
    ctx.setShape(output, {});
  }
  return success();
}
