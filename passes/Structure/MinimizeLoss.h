//===- MinimizeLoss.h - a training step for a graph without one -*- C++ -*-===//
// Part of Weir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#ifndef WEIR_PASSES_STRUCTURE_MINIMIZELOSS_H
#define WEIR_PASSES_STRUCTURE_MINIMIZELOSS_H

#include "dialects/Weir/WeirDialect.h"
#include <string>
#include <vector>

namespace weir {

/// As `Optimizer.minimize(loss, var_list)`.
struct MinimizeRequest {
  std::string loss;              ///< `node:port`; `node` means port 0
  std::string optimizer = "sgd"; ///< see parseOptimizer
  /// Names of the variables to train. None: those of the MetaGraph's collection
  /// `trainable_variables`, or else the floating ones, that the loss reads.
  std::vector<std::string> variables;
  /// Begins the names of the nodes that are added; no node has it yet.
  std::string prefix = "minimize";
};

/// The nodes that were added.
struct TrainingNodes {
  std::string loss;   ///< the loss as it was before the update, a tensor
  std::string update; ///< a NoOp that runs the step
  std::string init;   ///< a NoOp that initializes what the optimizer keeps
  /// `init` reads trained variables, so that it must run after theirs.
  bool initReadsVariables = false;
};

/// Adds gradients and update ops to the graph. Failure has been reported.
mlir::FailureOr<TrainingNodes> minimizeLoss(GraphOp graph,
                                            const MinimizeRequest &request);

} // namespace weir

#endif // WEIR_PASSES_STRUCTURE_MINIMIZELOSS_H
