//===- Place.h - where a tensor of a fast kernel lives ----------*- C++ -*-===//
// Part of Weir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The fast schedules see memory as pointers with strides. Sizes and strides are
// kept as products of a constant and index values, so that "is this contiguous"
// is decided at compile time with dynamic sizes too.
#ifndef WEIR_COMPILER_TARGET_CPU_FAST_PLACE_H
#define WEIR_COMPILER_TARGET_CPU_FAST_PLACE_H

#include "mlir/IR/Builders.h"
#include "mlir/IR/BuiltinTypes.h"
#include "mlir/IR/ImplicitLocOpBuilder.h"
#include "llvm/ADT/SmallVector.h"

namespace weir::cpu {

/// A product: a constant times index values (their order means nothing).
class Extent {
public:
  Extent(int64_t constant = 1) : coefficient(constant) {}
  static Extent of(mlir::OpFoldResult size);

  bool isConstant() const { return factors.empty() || coefficient == 0; }
  bool is(int64_t constant) const {
    return isConstant() && coefficient == constant;
  }
  /// The constant; only if isConstant.
  int64_t constant() const { return coefficient; }
  /// The constant part of the product.
  int64_t constantFactor() const { return coefficient; }
  llvm::ArrayRef<mlir::Value> getFactors() const { return factors; }
  Extent operator*(const Extent &other) const;
  bool operator==(const Extent &other) const;
  bool operator!=(const Extent &other) const { return !(*this == other); }
  /// The value, computed at `builder` (the factors must dominate it).
  mlir::Value materialize(mlir::ImplicitLocOpBuilder &builder) const;
  /// A constant attribute, or the value.
  mlir::OpFoldResult fold(mlir::ImplicitLocOpBuilder &builder) const;

private:
  int64_t coefficient;
  llvm::SmallVector<mlir::Value, 2> factors;
};

using Extents = llvm::SmallVector<Extent, 0>;

/// A strided tensor in memory: element (i, j, ...) of type `element` is at
/// `base` + `offset` + i * strides[0] + ..., counted in elements. Booleans (i1)
/// take a byte each.
struct Place {
  /// !llvm.ptr; null: no memory.
  mlir::Value base;
  /// Index; null: 0.
  mlir::Value offset;
  mlir::Type element;
  Extents sizes, strides;

  unsigned rank() const { return sizes.size(); }
  /// Whether it is row-major without gaps.
  bool isContiguous() const;
};

/// A row-major place.
Place makeContiguous(mlir::Value base, mlir::Type element,
                     llvm::ArrayRef<Extent> sizes);

/// Row-major strides of `sizes`.
Extents rowMajorStrides(llvm::ArrayRef<Extent> sizes);

} // namespace weir::cpu

#endif // WEIR_COMPILER_TARGET_CPU_FAST_PLACE_H
