//===- BodyClusters.h - a loop's body in pieces -----------------*- C++ -*-===//
// Part of Weir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#ifndef WEIR_PASSES_STRUCTURE_BODYCLUSTERS_H
#define WEIR_PASSES_STRUCTURE_BODYCLUSTERS_H

#include "dialects/TF/TFDialect.h"
#include "dialects/Weir/WeirDialect.h"

namespace weir {

/// Ops of a step that may run as one without making anything wait for what it
/// did not wait for before. Constants belong to none: each piece gets its own,
/// but for those that the step returns.
struct BodyCluster {
  llvm::SmallVector<mlir::Operation *> ops; ///< in the step's order
  /// What it reads from outside: arguments of the step and results of other
  /// clusters, constants left out.
  llvm::SetVector<mlir::Value> inputs;
  /// What others, and the step's end, read.
  llvm::SetVector<mlir::Value> outputs;
  /// Tokens of other clusters that it waits for.
  llvm::SetVector<mlir::Value> after;
  /// Tokens of its ops.
  llvm::SmallVector<mlir::Value> tokens;
};

/// The clusters of `step`, each after those that it reads from.
std::vector<BodyCluster> findBodyClusters(StepOp step);

} // namespace weir

#endif // WEIR_PASSES_STRUCTURE_BODYCLUSTERS_H
