//===- TFOpsCore.cpp - constants, the generic op, views -------------------===//
// Part of Weir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "dialects/TF/OpRegistry.h"
#include "dialects/TF/TFDialect.h"

using namespace mlir;
using namespace weir;
using namespace weir::tf;

OpFoldResult ConstOp::fold(FoldAdaptor) { return getValue(); }

// Small integer constants may become sizes: their elements are expressions.
static std::optional<SymbolicValue> getConstantValue(ElementsAttr value) {
  constexpr int64_t maxElements = 64;
  auto type = cast<ShapedType>(value.getType());
  auto dense = dyn_cast<DenseIntElementsAttr>(value);
  if (!dense || type.getRank() > 1 || type.getNumElements() > maxElements) {
    return std::nullopt;
  }
  SymbolicValue result;
  result.shape.assign(type.getShape().begin(), type.getShape().end());
  for (const APInt &element : dense.getValues<APInt>()) {
    if (element.getBitWidth() < 8) {
      return std::nullopt;
    }
    result.elements.push_back(
        getAffineConstantExpr(element.getSExtValue(), value.getContext()));
  }
  return result;
}

LogicalResult ConstOp::inferShapes(ShapeContext &ctx) {
  Sizes sizes;
  for (int64_t size : cast<ShapedType>(getValue().getType()).getShape()) {
    sizes.push_back(ctx.constant(size));
  }
  ctx.setShape(getOutput(), sizes);
  if (auto value = getConstantValue(getValue())) {
    ctx.setValue(getOutput(), *value);
  }
  return success();
}

static const OpModel *getModel(GenericOp op) {
  return OpRegistry::get(op.getContext()).lookup(op.getOpType());
}

LogicalResult GenericOp::inferShapes(ShapeContext &ctx) {
  const OpModel *model = getModel(*this);
  if (!model || !model->inferShapes) {
    return success();
  }
  return model->inferShapes(*this, ctx);
}

EffectClass GenericOp::getEffectClass() {
  const OpModel *model = getModel(*this);
  return model ? model->effect : EffectClass::Effectful;
}

StringRef GenericOp::getRuntimeFunction() {
  const OpModel *model = getModel(*this);
  return model ? StringRef(model->runtimeFunction) : StringRef();
}

void tf::registerCoreOps(TFDialect &dialect) {
  dialect.addOps<
#define GET_OP_LIST
#include "dialects/TF/TFOpsCore.cpp.inc"
      >();
}

#define GET_OP_CLASSES
#include "dialects/TF/TFOpsCore.cpp.inc"
