//===- PruneGraph.cpp - only what a step needs ----------------------------===//
// Part of Weir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Keeps the nodes that fetches and targets need, with fed edges cut. A fed node
// that nothing else needs becomes a Placeholder of the same name, so that the
// pruned graph still has the tensor that the client feeds; where its other
// outputs or several of them are in play it stays as it is.
#include "passes/Structure/Passes.h"
#include "passes/Structure/StepSpec.h"

#define DEBUG_TYPE "weir-prune-graph"

using namespace mlir;
using namespace weir;

namespace weir {
#define GEN_PASS_DEF_PRUNEGRAPHPASS
#include "passes/Structure/Passes.h.inc"
} // namespace weir

/// Replaces the producer of fed `value` by a Placeholder.
static void makePlaceholder(NodeOp node, Value value) {
  OpBuilder builder(node);
  Type element = cast<TensorType>(value.getType()).getElementType();
  auto attrs = builder.getDictionaryAttr(
      builder.getNamedAttr("dtype", TypeAttr::get(element)));
  auto placeholder = NodeOp::create(
      builder, node.getLoc(), TypeRange(value.getType()),
      node.getControl().getType(), builder.getStringAttr("Placeholder"),
      ValueRange(), ValueRange(), node.getNodeNameAttr(), node.getDeviceAttr(),
      attrs, ArrayAttr(), DenseI64ArrayAttr(), DictionaryAttr());
  node->replaceAllUsesWith(placeholder);
  node.erase();
}

static void prune(GraphOp graph, const StepSelection &selection) {
  DenseSet<Operation *> kept;
  for (NodeOp node : selection.nodes) {
    kept.insert(node);
  }
  SmallVector<std::pair<NodeOp, Value>> replaced;
  SmallVector<NodeOp> stack;
  auto keep = [&](NodeOp node) {
    if (kept.insert(node).second) {
      stack.push_back(node);
    }
  };
  for (Value value : selection.feedValues) {
    auto node = value.getDefiningOp<NodeOp>();
    if (kept.contains(node) || isPlaceholder(node)) {
      kept.insert(node);
    } else if (node.getOuts().size() == 1) {
      kept.insert(node);
      replaced.push_back({node, value});
    } else {
      keep(node); // and, below, what it needs
    }
  }
  while (!stack.empty()) {
    NodeOp node = stack.pop_back_val();
    for (Value operand : node->getOperands()) {
      if (auto producer = operand.getDefiningOp<NodeOp>()) {
        keep(producer);
      }
    }
  }
  SmallVector<NodeOp> dead;
  for (NodeOp node : graph.getBody().front().getOps<NodeOp>()) {
    if (!kept.contains(node)) {
      dead.push_back(node);
    }
  }
  for (auto [node, value] : replaced) {
    makePlaceholder(node, value);
  }
  // Cycles are possible: drop all uses before erasing.
  for (NodeOp node : dead) {
    node->dropAllReferences();
  }
  for (NodeOp node : dead) {
    node->dropAllUses();
    node.erase();
  }
}

namespace {
class PruneGraphPass : public weir::impl::PruneGraphPassBase<PruneGraphPass> {
public:
  using PruneGraphPassBase::PruneGraphPassBase;

  void runOnOperation() override {
    GraphOp graph = getOperation();
    auto spec =
        makeStepSpec(graph, llvm::to_vector(feeds), llvm::to_vector(fetches),
                     llvm::to_vector(targets));
    if (failed(spec)) {
      return signalPassFailure();
    }
    auto selection = selectStep(graph, getNodesByName(graph), *spec);
    if (failed(selection)) {
      return signalPassFailure();
    }
    prune(graph, *selection);
  }
};
} // namespace
