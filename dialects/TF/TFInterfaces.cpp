//===- TFInterfaces.cpp - contexts of the tf interfaces -------------------===//
// Part of Weir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "dialects/TF/TFInterfaces.h"
#include "dialects/TF/TFDialect.h"
#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Arith/Utils/Utils.h"
#include "mlir/Dialect/Linalg/IR/Linalg.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"

using namespace mlir;
using namespace weir;
using namespace weir::tf;

#include "dialects/TF/TFInterfaces.cpp.inc"

ShapeContext::~ShapeContext() = default;
LoweringContext::~LoweringContext() = default;

SizeExpr ShapeContext::constant(int64_t value) {
  return getAffineConstantExpr(value, context);
}

void DecomposeRewriter::replaceOp(Operation *op, ValueRange values) {
  rewriter.replaceOp(op, values);
}

Sizes tf::getTypeSizes(Type type) {
  auto ranked = cast<RankedTensorType>(type);
  Sizes sizes;
  auto dims = dyn_cast_or_null<DimsAttr>(ranked.getEncoding());
  for (auto [i, size] : llvm::enumerate(ranked.getShape())) {
    if (!ShapedType::isDynamic(size)) {
      sizes.push_back(getAffineConstantExpr(size, type.getContext()));
    } else {
      sizes.push_back(dims ? dims.getExprs()[i] : AffineExpr());
    }
  }
  return sizes;
}

RankedTensorType tf::getTypeWithSizes(Type elementType,
                                      ArrayRef<SizeExpr> sizes) {
  SmallVector<int64_t> shape;
  bool dynamic = false;
  for (SizeExpr size : sizes) {
    auto constant = dyn_cast_or_null<AffineConstantExpr>(size);
    shape.push_back(constant ? constant.getValue() : ShapedType::kDynamic);
    dynamic |= !constant && size;
  }
  Attribute encoding;
  if (dynamic) {
    encoding = DimsAttr::get(elementType.getContext(), sizes);
  }
  return RankedTensorType::get(shape, elementType, encoding);
}

Value LoweringContext::getSizeValue(SizeExpr expr) {
  return getValueOrCreateConstantIndexOp(builder, loc, getSize(expr));
}

SmallVector<OpFoldResult> LoweringContext::getSizes(Type type) {
  SmallVector<OpFoldResult> sizes;
  for (SizeExpr expr : getTypeSizes(type)) {
    sizes.push_back(getSize(expr));
  }
  return sizes;
}

RankedTensorType LoweringContext::getLoweredType(Type type) {
  auto ranked = cast<RankedTensorType>(type);
  Type element = ranked.getElementType();
  if (auto integer = dyn_cast<IntegerType>(element)) {
    unsigned width = integer.getWidth() == 1 ? 8 : integer.getWidth();
    element = IntegerType::get(type.getContext(), width);
  }
  return RankedTensorType::get(ranked.getShape(), element);
}

Value LoweringContext::createEmpty(Type type) {
  return tensor::EmptyOp::create(builder, loc, getSizes(type),
                                 getLoweredType(type).getElementType());
}

Value LoweringContext::createFilled(Type type, Value scalar) {
  Value empty = createEmpty(type);
  return linalg::FillOp::create(builder, loc, scalar, empty).getResult(0);
}
