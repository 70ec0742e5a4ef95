//===- Place.cpp - where a tensor of a fast kernel lives ------------------===//
// Part of Weir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "compiler/Target/CPU/Fast/Place.h"
#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Utils/StaticValueUtils.h"

using namespace mlir;
using namespace weir::cpu;

Extent Extent::of(OpFoldResult size) {
  if (auto constant = getConstantIntValue(size)) {
    return Extent(*constant);
  }
  Extent extent;
  // A product is taken apart, so that equal sizes are seen as equal.
  SmallVector<Value> stack;
  stack.push_back(cast<Value>(size));
  while (!stack.empty()) {
    Value value = stack.pop_back_val();
    if (auto constant = getConstantIntValue(value)) {
      extent.coefficient *= *constant;
    } else if (auto product = value.getDefiningOp<arith::MulIOp>()) {
      stack.push_back(product.getLhs());
      stack.push_back(product.getRhs());
    } else {
      extent.factors.push_back(value);
    }
  }
  return extent;
}

Extent Extent::operator*(const Extent &other) const {
  Extent product = *this;
  product.coefficient *= other.coefficient;
  product.factors.append(other.factors);
  return product;
}

bool Extent::operator==(const Extent &other) const {
  if (isConstant() || other.isConstant()) {
    return isConstant() && other.isConstant() &&
           coefficient == other.coefficient;
  }
  if (coefficient != other.coefficient ||
      factors.size() != other.factors.size()) {
    return false;
  }
  SmallVector<Value, 2> left(other.factors);
  for (Value factor : factors) {
    auto found = llvm::find(left, factor);
    if (found == left.end()) {
      return false;
    }
    left.erase(found);
  }
  return true;
}

Value Extent::materialize(ImplicitLocOpBuilder &builder) const {
  if (isConstant()) {
    return arith::ConstantIndexOp::create(builder, coefficient);
  }
  Value product;
  for (Value factor : factors) {
    product =
        product ? arith::MulIOp::create(builder, product, factor) : factor;
  }
  if (coefficient != 1) {
    product = arith::MulIOp::create(
        builder, product, arith::ConstantIndexOp::create(builder, coefficient));
  }
  return product;
}

OpFoldResult Extent::fold(ImplicitLocOpBuilder &builder) const {
  if (isConstant()) {
    return builder.getIndexAttr(coefficient);
  }
  return materialize(builder);
}

Extents weir::cpu::rowMajorStrides(ArrayRef<Extent> sizes) {
  Extents strides(sizes.size(), Extent(1));
  for (int64_t d = static_cast<int64_t>(sizes.size()) - 2; d >= 0; --d) {
    strides[d] = strides[d + 1] * sizes[d + 1];
  }
  return strides;
}

bool Place::isContiguous() const {
  Extents expected = rowMajorStrides(sizes);
  for (unsigned d = 0; d < rank(); ++d) {
    if (!sizes[d].is(1) && strides[d] != expected[d]) {
      return false;
    }
  }
  return true;
}

Place weir::cpu::makeContiguous(Value base, Type element,
                                ArrayRef<Extent> sizes) {
  Place place;
  place.base = base;
  place.element = element;
  place.sizes.assign(sizes.begin(), sizes.end());
  place.strides = rowMajorStrides(sizes);
  return place;
}
