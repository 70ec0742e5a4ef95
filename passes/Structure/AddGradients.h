//===- AddGradients.h - gradients asked for by name ---------*- C++ -*-===//
// Part of Weir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#ifndef WEIR_PASSES_STRUCTURE_ADDGRADIENTS_H
#define WEIR_PASSES_STRUCTURE_ADDGRADIENTS_H

#include "dialects/Weir/WeirDialect.h"
#include <string>
#include <vector>

namespace weir {

class NodeRaiser;

/// As `tf.gradients(ys, xs, grad_ys, stop_gradients)`, by tensor names
/// (`node:port`). The gradient of `xs[i]` is fetched as `<prefix>/<i>:0`.
struct GradientRequest {
  std::string prefix = "gradients";
  std::vector<std::string> ys, xs;
  /// Empty (ones), or one per y, "" for ones.
  std::vector<std::string> gradYs;
  std::vector<std::string> stop;
  /// The loss, if an optimizer takes the gradients to update the xs: one that
  /// no op passes a gradient to is not updated, and it is an error if that
  /// holds for all. Empty: the gradients are for the client.
  std::string minimized = {};
};

/// The op type of the node that stands for a request in graph form: inputs are
/// ys, xs, stop and grad_ys, as its attributes `ys`, `xs`, `stop` count them.
inline constexpr llvm::StringLiteral gradientsOpType = "WeirGradients";

/// Adds the nodes that a request means, so that steps can fetch its results.
/// Failure has been reported, naming what the graph does not have.
mlir::LogicalResult addGradientRequest(GraphOp graph,
                                       const GradientRequest &request);

/// Raises a node that addGradientRequest made.
mlir::LogicalResult raiseGradients(NodeRaiser &raiser, NodeOp node);

} // namespace weir

#endif // WEIR_PASSES_STRUCTURE_ADDGRADIENTS_H
