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
    return isa<RefType>(result) && result == operand;
  }
  return op->getNumResults() == op->getNumOperands() &&
         isa<ShapeOpInterface>(op) &&
         op->getName().getStringRef().starts_with("tf.Identity");
}

GenericOp tf::getHandleProducer(Value handle) {
  // The chain is short and acyclic in SSA form, but a bound costs nothing.
  for (int steps = 0; steps < 1000; ++steps) {
    auto result = dyn_cast<OpResult>(handle);
    if (!result) {
      return {};
    }
    Operation *op = result.getOwner();
    if (!passesOnHandle(op, result.getResultNumber())) {
      return dyn_cast<GenericOp>(op);
    }
    handle = op->getOperand(result.getResultNumber());
  }
  return {};
}

std::optional<PartialShape> tf::getVariableShape(Value handle) {
  GenericOp producer = getHandleProducer(handle);
  if (!producer) {
    return std::nullopt;
  }
  std::optional<PartialShape> shape = getShapeAttr(producer, "shape");
  // `Variable` (the first version) writes [] for an unknown shape.
  if (shape && shape->empty() && producer.getOpType() == "Variable") {
    return std::nullopt;
  }
  return shape;
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
