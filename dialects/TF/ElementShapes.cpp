//===- ElementShapes.cpp - shapes of what arrays and lists hold -----------===//
// Part of Weir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "dialects/TF/ElementShapes.h"

using namespace mlir;
using namespace weir;
using namespace weir::tf;

Element tf::fromShape(ShapeContext &ctx, std::optional<PartialShape> shape) {
  if (!shape) {
    return std::nullopt;
  }
  Sizes sizes;
  for (int64_t size : *shape) {
    sizes.push_back(size < 0 ? SizeExpr() : ctx.constant(size));
  }
  return sizes;
}

Element tf::fromValue(ShapeContext &ctx, Value operand) {
  std::optional<SymbolicValue> value = ctx.getValue(operand);
  if (!value || value->shape.empty()) {
    return std::nullopt;
  }
  Sizes sizes = value->elements;
  for (SizeExpr &size : sizes) {
    auto constant = dyn_cast<AffineConstantExpr>(size);
    if (constant && constant.getValue() < 0) {
      size = SizeExpr();
    }
  }
  return sizes;
}

Element tf::fromTensor(ShapeContext &ctx, Value value, bool rows) {
  std::optional<Sizes> sizes = ctx.getShape(value);
  if (!sizes || (rows && sizes->empty())) {
    return std::nullopt;
  }
  Sizes element(sizes->begin() + (rows ? 1 : 0), sizes->end());
  for (SizeExpr &size : element) {
    size = isa_and_nonnull<AffineConstantExpr>(size) ? size : SizeExpr();
  }
  return element;
}

Element tf::merge(Element a, const Element &b) {
  if (!a || !b || a->size() != b->size()) {
    return a ? a : b;
  }
  for (auto [to, from] : llvm::zip(*a, *b)) {
    to = to ? to : from;
  }
  return a;
}

bool tf::isComplete(const Element &element) {
  return element && llvm::all_of(*element, [](SizeExpr e) { return !!e; });
}

void tf::setElement(GenericOp op, ShapeContext &ctx, Value output,
                    const Element &element, Sizes before) {
  if (!element) {
    return;
  }
  Sizes sizes = before;
  for (SizeExpr size : *element) {
    sizes.push_back(size ? size : ctx.newResultSize(op));
  }
  ctx.setShape(output, sizes);
}

Element tf::getHeldElement(ShapeContext &ctx, Value handle) {
  if (!isa_and_nonnull<RankedTensorType>(findHeldType(handle))) {
    return std::nullopt;
  }
  return fromShape(ctx, getVariableShape(handle));
}

void tf::setHeldElement(Value handle, const Element &element, Type dtype) {
  if (!element) {
    return;
  }
  PartialShape shape;
  for (SizeExpr size : *element) {
    auto constant = dyn_cast_or_null<AffineConstantExpr>(size);
    shape.push_back(constant ? constant.getValue() : -1);
  }
  setHeldType(handle, makeHeldType(shape, dtype));
}

std::optional<int64_t> tf::getConstantIndex(ShapeContext &ctx, Value index) {
  std::optional<SymbolicValue> value = ctx.getValue(index);
  if (!value || value->elements.size() != 1) {
    return std::nullopt;
  }
  auto constant = dyn_cast<AffineConstantExpr>(value->elements[0]);
  return constant ? std::optional<int64_t>(constant.getValue()) : std::nullopt;
}
