//===- StepSpec.h - what a client would pass to Session.run -----*- C++ -*-===//
// Part of Weir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#ifndef WEIR_PASSES_STRUCTURE_STEPSPEC_H
#define WEIR_PASSES_STRUCTURE_STEPSPEC_H

#include "dialects/Weir/WeirDialect.h"
#include "mlir/IR/BuiltinOps.h"
#include "llvm/ADT/DenseSet.h"
#include "llvm/ADT/StringMap.h"
#include <optional>
#include <string>
#include <vector>

namespace weir {

/// One fed tensor.
struct FeedSpec {
  /// `node:port`; `node` means port 0.
  std::string name;
  /// Element type and sizes (-1: any), where they are known better than the
  /// graph says; absent: what the graph says.
  mlir::Type elementType = {};
  std::optional<std::vector<int64_t>> shape = std::nullopt;
};

/// One step: a signature of Session.run.
struct StepSpec {
  std::string name = "main";
  std::vector<FeedSpec> feeds;
  std::vector<std::string> fetches; ///< `node:port`
  std::vector<std::string> targets; ///< node names
  /// Feed every Placeholder that the step needs, after `feeds`.
  bool feedPlaceholders = false;
};

/// The step of a graph of which nothing was said: every Placeholder is fed, and
/// what nothing else uses is fetched, or is a target if it gives no tensor that
/// can be fetched.
StepSpec getDefaultStep(GraphOp graph);

/// The steps in the module's attribute `weir.steps`: an array of dictionaries
/// `{name, feeds, fetches, targets}`, each feed a string as `parseFeed` takes
/// it. Failure has been reported.
mlir::FailureOr<std::vector<StepSpec>> getStepSpecs(mlir::ModuleOp module);

/// `x:0`, `x:0=?x28x28xf32`, `x:0=f32` (type only), `x:0=*xf32`.
mlir::FailureOr<FeedSpec> parseFeed(mlir::MLIRContext *context,
                                    llvm::StringRef text, std::string &error);

/// Builds a spec from pass options; none at all means the default step.
mlir::FailureOr<StepSpec> makeStepSpec(GraphOp graph,
                                       llvm::ArrayRef<std::string> feeds,
                                       llvm::ArrayRef<std::string> fetches,
                                       llvm::ArrayRef<std::string> targets);

/// Which part of a graph a step runs. Any tensor may be fed; feeding cuts the
/// edge, so what only fed tensors needed does not run. A fed Placeholder's
/// control edges go with it; any other fed node still runs if a control edge
/// needs it.
struct StepSelection {
  llvm::SmallVector<FeedSpec> feeds; ///< the spec's, and fed Placeholders
  llvm::SmallVector<mlir::Value> feedValues;
  llvm::SmallVector<mlir::Value> fetchValues;
  llvm::SmallVector<NodeOp> targets;
  /// The nodes that run, producers first (edges from NextIteration aside),
  /// otherwise in the graph's order.
  llvm::SmallVector<NodeOp> nodes;
  llvm::DenseSet<mlir::Value> fed;

  /// Whether the control edge from `node` is one that the feed replaces.
  bool isFedPlaceholder(NodeOp node) const;
};

/// The nodes of a graph, by name: once for all of its steps.
llvm::StringMap<NodeOp> getNodesByName(GraphOp graph);

/// Resolves the spec's names; failure has been reported, naming them.
mlir::FailureOr<StepSelection> selectStep(GraphOp graph,
                                          const llvm::StringMap<NodeOp> &byName,
                                          const StepSpec &spec);

/// Nodes that `roots`, all of one block, need, in an order in which producers
/// come first. Edges for which `isCut` holds are not followed.
llvm::SmallVector<NodeOp>
getReachable(llvm::ArrayRef<NodeOp> roots,
             llvm::function_ref<bool(NodeOp user, mlir::Value edge)> isCut);

/// The shape (-1: any size) that a Placeholder declares, with or without a
/// default; absent: it declares none, or `node` is another op.
std::optional<llvm::SmallVector<int64_t>> getDeclaredShape(GraphOp graph,
                                                           NodeOp node);

/// Whether the node is a Placeholder: what exists only to be fed.
bool isPlaceholder(NodeOp node);

} // namespace weir

#endif // WEIR_PASSES_STRUCTURE_STEPSPEC_H
