//===- LoopWaits.cpp - loops that structure would keep waiting ------------===//
// Part of Weir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The problem: with structure a loop starts when all its values have come and
// gives what leaves it when all that it does is done; a branch likewise. By the
// graph's edges an op may start before and a value may leave before, and an op
// that waits, for a queue say, may wait for just that. Such a graph runs op by
// op. What iterations have to do with each other is no reason: the order of
// their effects is kept (LoopOrder.h).
//
// 1. A branch of a loop whose iterations overlap holds an op that may wait.
// 2. A loop holds an op that may wait, and something that leaves the loop
//    without waiting for it leads to what might wake it.
// 3. A loop holds an op that might wake another, which comes before a value of
//    the loop that this op does not need.
#include "passes/Structure/AddGradients.h"
#include "passes/Structure/ControlFlowAnalysis.h"
#include "passes/Structure/GraphWaits.h"

using namespace mlir;
using namespace weir;

namespace {
/// Follows the edges of the analysed nodes.
class Edges {
public:
  explicit Edges(const ControlFlowAnalysis &analysis) : analysis(analysis) {}

  using Nodes = DenseSet<Operation *>;
  /// `from` and what comes after it; without what is behind `loop`'s Exits and
  /// the edges to its next iteration. Null: through everything.
  Nodes getAfter(NodeOp from, LoopFrame *loop) const {
    Nodes seen = {from};
    SmallVector<NodeOp> worklist = {from};
    while (!worklist.empty()) {
      NodeOp node = worklist.pop_back_val();
      for (Operation *user : node->getUsers()) {
        auto next = dyn_cast<NodeOp>(user);
        if (!next || !analysis.contains(next) ||
            (loop && (isBackEdge(node, next, loop) || isExit(next, loop))) ||
            !seen.insert(user).second) {
          continue;
        }
        worklist.push_back(next);
      }
    }
    return seen;
  }
  /// Whether something that `wait` says comes before `to`, in one iteration of
  /// each loop.
  bool comesAfterWait(NodeOp to, const GraphWaits &waits) const {
    Nodes seen = {to};
    SmallVector<NodeOp> worklist = {to};
    while (!worklist.empty()) {
      NodeOp node = worklist.pop_back_val();
      for (Value operand : node->getOperands()) {
        NodeOp before = getNode(operand);
        if (!before || !analysis.contains(before) ||
            isBackEdge(before, node, analysis.getFrame(node)) ||
            !seen.insert(before).second) {
          continue;
        }
        if (waits.isWait(before)) {
          return true;
        }
        worklist.push_back(before);
      }
    }
    return false;
  }

private:
  const ControlFlowAnalysis &analysis;

  bool isBackEdge(NodeOp from, NodeOp to, LoopFrame *loop) const {
    return getFlowRole(from) == FlowRole::NextIteration &&
           getFlowRole(to) == FlowRole::Merge && analysis.getFrame(to) == loop;
  }
  bool isExit(NodeOp node, LoopFrame *loop) const {
    return getFlowRole(node) == FlowRole::Exit &&
           analysis.getLoopOf(node) == loop;
  }
};
} // namespace

/// Whether each iteration of `loop` starts after all that `after` leads to:
/// after what the condition is computed from.
static bool drivesLoop(const LoopFrame &loop, const Edges &edges,
                       const Edges::Nodes &after) {
  if (after.contains(loop.loopCond)) {
    return true;
  }
  return llvm::any_of(loop.variables, [&](const LoopVariable &variable) {
    return after.contains(variable.next) &&
           edges.getAfter(variable.merge, const_cast<LoopFrame *>(&loop))
               .contains(loop.loopCond);
  });
}

/// Whether something that leaves `loop` without waiting for what `after` leads
/// from, in all iterations, leads to what might wake it.
static bool wakesFromOutside(LoopFrame &loop, const Edges &edges,
                             const GraphWaits &waits,
                             const Edges::Nodes &after) {
  for (const LoopVariable &variable : loop.variables) {
    bool isCarried =
        after.contains(variable.next) &&
        edges.getAfter(variable.merge, &loop).contains(variable.next);
    if (!variable.exit || isCarried) {
      continue;
    }
    for (Operation *node : edges.getAfter(variable.exit, nullptr)) {
      if (waits.isWake(cast<NodeOp>(node))) {
        return true;
      }
    }
  }
  return false;
}

/// A value that enters `loop`, comes after something that may wait, and that
/// `wake`, in the loop, does not need; null if there is none.
static NodeOp findLateEnter(LoopFrame &loop, const Edges &edges,
                            const GraphWaits &waits, NodeOp wake) {
  for (NodeOp enter : loop.enters) {
    if (!edges.comesAfterWait(enter, waits)) {
      continue;
    }
    Edges::Nodes after = edges.getAfter(enter, &loop);
    if (!after.contains(wake) && !after.contains(loop.loopCond)) {
      return enter;
    }
  }
  return {};
}

bool ControlFlowAnalysis::findWaiting() {
  // A gradient needs structure, come what may.
  bool hasGradients = llvm::any_of(
      order, [](NodeOp node) { return node.getOpType() == gradientsOpType; });
  if (loops.empty() || hasGradients) {
    return true;
  }
  GraphWaits waits(order.front()->getParentOfType<ModuleOp>());
  Edges edges(*this);
  for (NodeOp node : order) {
    LoopFrame *inner = getFrame(node);
    if (!inner || (!waits.isWait(node) && !waits.isWake(node))) {
      continue;
    }
    for (LoopFrame *loop = inner, *below = nullptr; loop;
         below = loop, loop = loop->parent) {
      const Conditions &under = below ? below->conditions : getConditions(node);
      bool overlaps = loop->parallelIterations > 1;
      bool isInBody =
          !under.empty() && getNode(under[0].predicate) == loop->loopCond;
      if (waits.isWait(node) && overlaps && under.size() > isInBody) {
        return fail(node, "may wait, in a branch of loop '" + loop->name +
                              "', for what the loop does besides");
      }
      if (waits.isWait(node) && overlaps) {
        Edges::Nodes after = edges.getAfter(node, loop);
        if (!drivesLoop(*loop, edges, after) &&
            wakesFromOutside(*loop, edges, waits, after)) {
          return fail(node, "may wait for what comes after loop '" +
                                loop->name + "'");
        }
      }
      if (waits.isWake(node)) {
        if (NodeOp enter = findLateEnter(*loop, edges, waits, node)) {
          return fail(node, "may be what node '" + enter.getNodeName() +
                                "', which enters loop '" + loop->name +
                                "', waits for");
        }
      }
    }
  }
  return true;
}
