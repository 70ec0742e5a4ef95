//===- MinimizeLoss.cpp - a training step for a graph without one ---------===//
// Part of Weir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// What TensorFlow's optimizers add to a graph, from Weir's gradients:
//
//   1. Find the variables to train: those asked for, or those that the loss
//      reads.
//   2. Ask for the gradients of the loss (AddGradients.h).
//   3. Add a slot variable for each trained one, with an op that initializes
//      it; and the powers of the betas, which are scalars.
//   4. Add `Apply<rule>` for each variable, then the updates of the powers.
//
// An update waits for the loss and for all gradients (TensorFlow's
// GATE_GRAPH): a variable is not changed while the step still reads it, and
// the loss that is fetched is the one before.
//
#include "passes/Structure/MinimizeLoss.h"
#include "passes/Structure/Minimizer.h"
#include "passes/Structure/Passes.h"
#include "passes/Structure/VariableRoles.h"

#define DEBUG_TYPE "weir-minimize-loss"

namespace weir {
#define GEN_PASS_DEF_MINIMIZELOSSPASS
#include "passes/Structure/Passes.h.inc"
} // namespace weir

using namespace mlir;
using namespace weir;

static bool isVariable(NodeOp node) {
  StringRef type = node.getOpType();
  return type == "VarHandleOp" || type == "VariableV2" || type == "Variable";
}

static Type getVariableType(NodeOp node) {
  auto type = node.getAttrs().getAs<TypeAttr>("dtype");
  return type ? type.getValue() : Type();
}

static StringRef getSharedName(NodeOp node) {
  auto shared = node.getAttrs().getAs<StringAttr>("shared_name");
  return shared && !shared.empty() ? shared.getValue() : node.getNodeName();
}

LogicalResult Minimizer::findLoss() {
  StringRef name = request.loss;
  auto [stem, suffix] = name.rsplit(':');
  unsigned port = 0;
  NodeOp node = nodes.lookup(suffix.empty() ? name : stem);
  if ((!suffix.empty() && suffix.getAsInteger(10, port)) || !node ||
      port >= node.getOuts().size()) {
    return graph.emitError("minimize: the graph has no tensor '")
           << name << "'; name the loss as node or node:port";
  }
  loss = node.getOuts()[port];
  Type element = cast<TensorType>(loss.getType()).getElementType();
  if (!isa<FloatType>(element)) {
    return graph.emitError("minimize: '")
           << name << "' has type " << element
           << "; a loss is a floating-point number";
  }
  return success();
}

/// The nodes that the loss needs.
llvm::DenseSet<Operation *> Minimizer::getNeeded() {
  llvm::DenseSet<Operation *> needed;
  SmallVector<Operation *> work = {loss.getDefiningOp()};
  needed.insert(work.back());
  while (!work.empty()) {
    for (Value operand : work.pop_back_val()->getOperands()) {
      Operation *from = operand.getDefiningOp();
      if (from && needed.insert(from).second) {
        work.push_back(from);
      }
    }
  }
  return needed;
}

LogicalResult Minimizer::findNamed(const llvm::DenseSet<Operation *> &needed) {
  for (const std::string &name : request.variables) {
    NodeOp found;
    for (NodeOp node : block.getOps<NodeOp>()) {
      if (isVariable(node) &&
          (node.getNodeName() == name || getSharedName(node) == name)) {
        found = node;
      }
    }
    if (!found) {
      return graph.emitError("minimize: the graph has no variable '")
             << name << "'";
    }
    if (llvm::any_of(trained, [&](const TrainedVariable &other) {
          return other.node == found;
        })) {
      return graph.emitError("minimize: variable '")
             << name << "' is to be trained twice; name it once";
    }
    Type element = getVariableType(found);
    if (!isa_and_nonnull<FloatType>(element)) {
      return graph.emitError("minimize: variable '")
             << name << "' has type " << element
             << "; only floating-point ones can be trained";
    }
    if (!needed.contains(found)) {
      return graph.emitError("minimize: the loss '")
             << request.loss << "' does not read variable '" << name << "'";
    }
    trained.push_back({found, element, found.getOpType() == "VarHandleOp"});
  }
  return success();
}

LogicalResult Minimizer::findVariables() {
  llvm::DenseSet<Operation *> needed = getNeeded();
  if (!request.variables.empty()) {
    return findNamed(needed);
  }
  std::set<std::string> listed = getTrainableNames(graph);
  for (NodeOp node : block.getOps<NodeOp>()) {
    Type element = isVariable(node) ? getVariableType(node) : Type();
    if (!isa_and_nonnull<FloatType>(element) || !needed.contains(node)) {
      continue;
    }
    if (listed.empty() || listed.count(node.getNodeName().str()) ||
        listed.count(getSharedName(node).str())) {
      trained.push_back({node, element, node.getOpType() == "VarHandleOp"});
    }
  }
  if (trained.empty()) {
    return graph.emitError("minimize: the loss '")
           << request.loss << "' reads no "
           << (listed.empty() ? "floating-point" : "trainable")
           << " variable; name some with --train-vars";
  }
  return success();
}

FailureOr<TrainingNodes> Minimizer::run() {
  auto parsed = parseOptimizer(request.optimizer);
  if (!parsed) {
    graph.emitError("minimize: " + llvm::toString(parsed.takeError()));
    return failure();
  }
  optimizer = std::move(*parsed);
  if (nodes.contains(request.prefix + "/update")) {
    graph.emitError("minimize: the graph has a node '")
        << request.prefix << "/update' already; choose another prefix";
    return failure();
  }
  if (failed(findLoss()) || failed(findVariables()) || failed(addGradients())) {
    return failure();
  }
  for (size_t i = 0; i < trained.size(); ++i) {
    if (failed(addUpdate(i))) {
      return failure();
    }
  }
  addPowerUpdates();
  SmallVector<StringRef> names;
  for (TrainedVariable variable : trained) {
    names.push_back(getSharedName(variable.node));
  }
  graph->setAttr(trainableAttrName, builder.getStrArrayAttr(names));
  added.loss = request.loss;
  added.update =
      add("NoOp", request.prefix + "/update", {}, {}, {}, updateControls)
          .getNodeName()
          .str();
  added.init = add("NoOp", request.prefix + "/init", {}, {}, {}, initControls)
                   .getNodeName()
                   .str();
  return added;
}

FailureOr<TrainingNodes> weir::minimizeLoss(GraphOp graph,
                                            const MinimizeRequest &request) {
  return Minimizer(graph, request).run();
}

namespace {
struct MinimizeLossPass : weir::impl::MinimizeLossPassBase<MinimizeLossPass> {
  using MinimizeLossPassBase::MinimizeLossPassBase;
  void runOnOperation() override {
    MinimizeRequest request;
    request.loss = loss;
    request.optimizer = optimizer;
    request.variables.assign(variables.begin(), variables.end());
    request.prefix = prefix;
    for (GraphOp graph : getOperation().getOps<GraphOp>()) {
      if (failed(minimizeLoss(graph, request))) {
        return signalPassFailure();
      }
    }
  }
};
} // namespace
