//===- EffectOrder.h - which effects come before which ----------*- C++ -*-===//
// Part of Weir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#ifndef WEIR_PASSES_STRUCTURE_EFFECTORDER_H
#define WEIR_PASSES_STRUCTURE_EFFECTORDER_H

#include "mlir/IR/Value.h"
#include "llvm/ADT/BitVector.h"
#include "llvm/ADT/SmallVector.h"

namespace weir {

/// A set of effects that have happened, none of which implies another: sorted
/// positions in an `EffectOrder`.
using EffectSet = llvm::SmallVector<unsigned, 2>;

/// The effects of one step in the order in which they were added, each with all
/// that must happen before it.
class EffectOrder {
public:
  /// Adds an effect that starts after `before` and whose `token` says that it
  /// is done; returns the set that holds it alone.
  EffectSet add(mlir::Value token, const EffectSet &before);

  /// The smallest set that implies both.
  EffectSet unite(const EffectSet &a, const EffectSet &b) const;

  /// Every effect that no other implies.
  EffectSet all() const;

  llvm::SmallVector<mlir::Value> getTokens(const EffectSet &set) const;

private:
  /// Drops what other members imply.
  void reduce(EffectSet &set) const;

  llvm::SmallVector<mlir::Value> tokens;
  /// Per effect, every earlier one that it implies.
  llvm::SmallVector<llvm::BitVector> implied;
};

} // namespace weir

#endif // WEIR_PASSES_STRUCTURE_EFFECTORDER_H
