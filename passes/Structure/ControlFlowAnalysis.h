//===- ControlFlowAnalysis.h - loops and branches of a graph ----*- C++ -*-===//
// Part of Weir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Finds the structured loops and conditionals in a graph of Switch, Merge,
// Enter, Exit and NextIteration nodes. Read-only.
//
#ifndef WEIR_PASSES_STRUCTURE_CONTROLFLOWANALYSIS_H
#define WEIR_PASSES_STRUCTURE_CONTROLFLOWANALYSIS_H

#include "dialects/Weir/WeirDialect.h"
#include "llvm/ADT/DenseMap.h"
#include "llvm/ADT/DenseSet.h"
#include "llvm/ADT/MapVector.h"
#include <memory>
#include <string>

namespace weir {

/// "`predicate` was `taken`": one condition under which a node is live.
struct Literal {
  mlir::Value predicate;
  bool taken;
  bool operator==(const Literal &other) const {
    return predicate == other.predicate && taken == other.taken;
  }
};

/// The conditions under which a node runs, outermost first, within its frame.
/// In a loop's frame the body's nodes begin with (LoopCond, true).
using Conditions = llvm::SmallVector<Literal, 2>;

/// A loop variable: `exit` and `identity` may be absent.
struct LoopVariable {
  NodeOp enter, merge, branch, next, exit;
};

/// One `frame_name` below a parent frame.
struct LoopFrame {
  std::string name;
  LoopFrame *parent = nullptr; ///< null: the graph itself
  NodeOp loopCond;
  llvm::SmallVector<LoopVariable> variables;
  llvm::SmallVector<NodeOp> invariants; ///< Enter nodes with is_constant
  llvm::SmallVector<NodeOp> enters;     ///< all of them, in order
  llvm::SmallVector<NodeOp> exits;
  Conditions conditions; ///< of the loop as a whole, in the parent frame
  int64_t parallelIterations = 10;
};

/// The op's role in v1 control flow; reference variants count as the others.
enum class FlowRole {
  None,
  Switch,
  Merge,
  Enter,
  Exit,
  NextIteration,
  LoopCond
};
FlowRole getFlowRole(NodeOp node);

/// The node that makes `value`; null for a function's argument.
NodeOp getNode(mlir::Value value);

class ControlFlowAnalysis {
public:
  /// Analyses `nodes`; edges from other nodes, and those that are `fed`, come
  /// from outside and are live. Where the control flow is not structured,
  /// `getIrregularity` says why and where; the rest is then not to be used.
  ControlFlowAnalysis(llvm::ArrayRef<NodeOp> nodes,
                      const llvm::DenseSet<mlir::Value> &fed);

  struct Irregularity {
    NodeOp node;
    std::string reason;
  };
  /// Why the graph cannot be raised, if so.
  const std::optional<Irregularity> &getIrregularity() const {
    return irregularity;
  }
  /// Whether `node` is one of the analysed nodes.
  bool contains(NodeOp node) const { return inside.contains(node); }
  bool hasControlFlow() const { return foundControlFlow; }

  /// The frame whose iterations run `node` (Enter and Exit: the parent frame);
  /// null: the graph itself.
  LoopFrame *getFrame(NodeOp node) const { return frameOf.lookup(node); }
  const Conditions &getConditions(NodeOp node) const;
  /// The predicate that a Switch input stands for: behind Identity nodes.
  mlir::Value getPredicate(mlir::Value value) const;
  /// The nodes that run on a condition of this predicate.
  llvm::ArrayRef<NodeOp> getGuarded(mlir::Value predicate) const {
    auto found = guarded.find(predicate);
    return found == guarded.end() ? llvm::ArrayRef<NodeOp>() : found->second;
  }
  /// Conditions of the edge that `value` is, in its producer's frame.
  Conditions getEdgeConditions(mlir::Value value) const;
  /// Every loop, outer ones first.
  llvm::ArrayRef<std::unique_ptr<LoopFrame>> getLoops() const { return loops; }
  /// The loop that an Enter leads into or an Exit leads out of.
  LoopFrame *getLoopOf(NodeOp enterOrExit) const {
    return loopOf.lookup(enterOrExit);
  }
  /// All nodes in an order in which producers come first (back edges from
  /// NextIteration aside; a loop's Exits follow all its Enters).
  llvm::ArrayRef<NodeOp> getOrder() const { return order; }

private:
  llvm::DenseSet<mlir::Operation *> inside;
  const llvm::DenseSet<mlir::Value> &fed;
  llvm::SmallVector<NodeOp> order;
  llvm::SmallVector<std::unique_ptr<LoopFrame>> loops;
  llvm::DenseMap<NodeOp, LoopFrame *> frameOf, loopOf;
  llvm::DenseMap<NodeOp, Conditions> conditions;
  llvm::DenseMap<mlir::Value, llvm::SmallVector<NodeOp>> guarded;
  std::optional<Irregularity> irregularity;
  bool foundControlFlow = false;

  bool fail(NodeOp node, const llvm::Twine &reason);
  bool sort(llvm::ArrayRef<NodeOp> nodes, bool exitsLast);
  /// The analysed node that `value` comes from; null: from outside.
  NodeOp getProducer(mlir::Value value) const {
    NodeOp node = getNode(value);
    return node && inside.contains(node) && !fed.contains(value) ? node
                                                                 : NodeOp();
  }
  bool findFrames();
  bool findVariables();
  bool findConditions();
  /// Loops that wait for ever where structure orders more than edges do
  /// (LoopWaits.cpp).
  bool findWaiting();
  bool findMergeConditions(NodeOp merge, Conditions &result);
};

} // namespace weir

#endif // WEIR_PASSES_STRUCTURE_CONTROLFLOWANALYSIS_H
