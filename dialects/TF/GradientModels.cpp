//===- GradientModels.cpp - writing an op's derivative --------------------===//
// Part of Weir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "dialects/TF/GradientModels.h"
#include "mlir/IR/TypeUtilities.h"

using namespace mlir;
using namespace weir;
using namespace weir::tf;

Values GradientEmitter::emitMany(StringRef name, ValueRange operands,
                                 ArrayRef<Type> elementTypes,
                                 ArrayRef<NamedAttribute> attributes) {
  OperationState state(op->getLoc(), ("tf." + name).str());
  state.addOperands(operands);
  for (Type type : elementTypes) {
    state.addTypes(UnrankedTensorType::get(type));
  }
  state.addAttributes(attributes);
  return Values(builder.create(state)->getResults());
}

Value GradientEmitter::emit(StringRef name, ValueRange operands,
                            Type elementType,
                            ArrayRef<NamedAttribute> attributes) {
  return emitMany(name, operands, elementType, attributes)[0];
}

Value GradientEmitter::emit(StringRef name, ValueRange operands,
                            ArrayRef<NamedAttribute> attributes) {
  return emit(name, operands, getElementTypeOrSelf(operands[0].getType()),
              attributes);
}

Values GradientEmitter::emitGeneric(StringRef opType, ValueRange operands,
                                    ArrayRef<Type> elementTypes,
                                    ArrayRef<NamedAttribute> attributes) {
  SmallVector<Type> types;
  for (Type type : elementTypes) {
    types.push_back(UnrankedTensorType::get(type));
  }
  types.push_back(TokenType::get(op->getContext()));
  auto generic = GenericOp::create(
      builder, op->getLoc(), types, builder.getStringAttr(opType), operands,
      ValueRange(), builder.getDictionaryAttr(attributes), DenseI64ArrayAttr());
  return Values(generic.getOutputs());
}

SmallVector<NamedAttribute>
GradientEmitter::attributes(ArrayRef<StringRef> names) {
  SmallVector<NamedAttribute> kept;
  auto call = dyn_cast<GenericOp>(op);
  for (StringRef name : names) {
    if (Attribute attr = call ? call.getAttrs().get(name) : op->getAttr(name)) {
      kept.push_back(builder.getNamedAttr(name, attr));
    }
  }
  return kept;
}

Values GradientEmitter::none() const {
  return Values(cast<GenericOp>(op).getInputs().size());
}

NamedAttribute GradientEmitter::flag(StringRef name, bool value) {
  return builder.getNamedAttr(name, builder.getBoolAttr(value));
}

NamedAttribute GradientEmitter::integer(StringRef name, int64_t value) {
  return builder.getNamedAttr(name, builder.getI64IntegerAttr(value));
}

Value GradientEmitter::scalar(Value like, double value) {
  Type element = getElementTypeOrSelf(like.getType());
  auto type = RankedTensorType::get({}, element);
  Attribute attr;
  if (auto floating = dyn_cast<FloatType>(element)) {
    APFloat number(value);
    bool lost = false;
    number.convert(floating.getFloatSemantics(), APFloat::rmNearestTiesToEven,
                   &lost);
    attr = FloatAttr::get(floating, number);
  } else if (auto complex = dyn_cast<ComplexType>(element)) {
    // A cast of the real number: folded, or done once.
    Type part = complex.getElementType();
    auto real = RankedTensorType::get({}, part);
    Value constant = ConstOp::create(
        builder, op->getLoc(), real,
        DenseElementsAttr::get(real, FloatAttr::get(part, value)));
    return cast(constant, element);
  } else {
    attr = IntegerAttr::get(element, int64_t(value));
  }
  return ConstOp::create(builder, op->getLoc(), type,
                         DenseElementsAttr::get(type, attr));
}

Value GradientEmitter::intScalar(int32_t value) {
  auto type = RankedTensorType::get({}, builder.getI32Type());
  return ConstOp::create(builder, op->getLoc(), type,
                         DenseElementsAttr::get(type, value));
}

Value GradientEmitter::intVector(ArrayRef<int32_t> values) {
  auto type =
      RankedTensorType::get({int64_t(values.size())}, builder.getI32Type());
  return ConstOp::create(builder, op->getLoc(), type,
                         DenseElementsAttr::get(type, values));
}

Value GradientEmitter::shapeOf(Value value) {
  return emit("Shape", value, builder.getI32Type());
}

Value GradientEmitter::firstElement(Value vector) {
  return emit("StridedSlice",
              {vector, intVector({0}), intVector({1}), intVector({1})},
              {integer("shrink_axis_mask", 1)});
}

Value GradientEmitter::unbroadcast(Value gradient, Value like) {
  return emit("unbroadcast", {gradient, like});
}

Value GradientEmitter::reshapeLike(Value value, Value like) {
  return emit("Reshape", {value, shapeOf(like)});
}

Value GradientEmitter::cast(Value value, Type elementType) {
  return emit("Cast", value, elementType);
}

void tf::setGenericGradient(OpRegistry &registry, StringRef opType,
                            GradientFn fn, bool readsOnly) {
  const OpModel *known = registry.lookup(opType);
  OpModel model = known ? *known : OpModel();
  model.gradient = [fn](GenericOp op, OpBuilder &builder, ValueRange grads) {
    GradientEmitter emitter(builder, op, grads);
    return fn(emitter);
  };
  model.readsOnly = readsOnly;
  registry.add(opType, std::move(model));
}
