//===- BodyClusters.h - a loop's body in pieces -----------------*- C++ -*-===//
// Part of Weir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#ifndef WEIR_PASSES_STRUCTURE_BODYCLUSTERS_H
#define WEIR_PASSES_STRUCTURE_BODYCLUSTERS_H

#include "dialects/TF/TFDialect.h"
#include "dialects/Weir/WeirDialect.h"
#include "llvm/ADT/BitVector.h"

namespace weir {

/// Ops of a step that may run as one without making anything wait for what it
/// did not wait for before. Constants, and integers computed from shapes,
/// belong to none: each cluster gets its own, so that what it needs to know
/// while compiling is in it.
struct BodyCluster {
  /// In the step's order, with what is copied into it.
  llvm::SmallVector<mlir::Operation *> ops;
  mlir::Location loc;
  /// What it reads from outside: arguments of the step and results of other
  /// clusters.
  llvm::SetVector<mlir::Value> inputs;
  /// What others, and the step's end, read.
  llvm::SetVector<mlir::Value> outputs;
  /// Tokens of other clusters that it waits for.
  llvm::SetVector<mlir::Value> after;
  /// Tokens of its ops.
  llvm::SmallVector<mlir::Value> tokens;
};

/// The clusters of `step`, each after those that it reads from. `late`: the
/// arguments that may come later than others, so that what reads them keeps
/// nothing waiting that does not.
std::vector<BodyCluster> findBodyClusters(StepOp step,
                                          const llvm::BitVector &late = {});

} // namespace weir

#endif // WEIR_PASSES_STRUCTURE_BODYCLUSTERS_H
