//===- ScopeRaiser.cpp - loops and branches become private steps ----------===//
// Part of Weir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The analysis says in which frame and under which conditions each node runs.
// A scope is one frame and one list of conditions; its ops are the nodes that
// run just there, and, as one op each, the loops below it and the branches on
// each predicate. They are ordered by their edges; should they form a cycle,
// the graph is not structured.
//
// Branches: BranchRaiser.cpp. Loops: LoopRaiser.cpp.
//
#include "passes/Structure/ScopeRaiser.h"
#include "dialects/TF/TFDialect.h"
#include "dialects/Weir/DataTypes.h"
#include "passes/Structure/AddGradients.h"
#include "passes/Structure/ScopeUtils.h"

using namespace mlir;
using namespace weir;

bool weir::isRefValue(Value value) {
  return isRef(cast<TensorType>(value.getType()).getElementType());
}

Value weir::getRaised(NodeRaiser &raiser, Value value, bool asRef) {
  if (asRef) {
    return raiser.lookup(value);
  }
  return raiser.getByValue(value);
}

NodeOp weir::getConstant(Value value) {
  NodeOp node = getNode(value);
  if (!node || node.getOpType() != "Const") {
    return {};
  }
  bool isSource = llvm::any_of(node->getUsers(), [](Operation *user) {
    auto node = dyn_cast<NodeOp>(user);
    return node && node.getOpType() == gradientsOpType;
  });
  return isSource ? NodeOp() : node;
}

LoopFrame *weir::getLoopBelow(const ControlFlowAnalysis &analysis, NodeOp node,
                              LoopFrame *frame) {
  FlowRole role = getFlowRole(node);
  bool isBorder = role == FlowRole::Enter || role == FlowRole::Exit;
  LoopFrame *loop =
      isBorder ? analysis.getLoopOf(node) : analysis.getFrame(node);
  while (loop && loop != frame && loop->parent != frame) {
    loop = loop->parent;
  }
  return loop == frame ? nullptr : loop;
}

const Conditions &weir::getConditionsIn(const ControlFlowAnalysis &analysis,
                                        NodeOp node, LoopFrame *frame) {
  LoopFrame *loop = getLoopBelow(analysis, node, frame);
  return loop ? loop->conditions : analysis.getConditions(node);
}

//===----------------------------------------------------------------------===//
// The ops of a scope
//===----------------------------------------------------------------------===//

ScopeRaiser::Item ScopeRaiser::getItem(NodeOp node) const {
  Item item;
  const Conditions &list = getConditionsIn(analysis, node, frame);
  if (list.size() > conditions.size()) {
    item.predicate = list[conditions.size()].predicate;
    return item;
  }
  item.loop = getLoopBelow(analysis, node, frame);
  if (item.loop) {
    return item;
  }
  if (getFlowRole(node) == FlowRole::Merge) {
    item.predicate =
        analysis.getEdgeConditions(node.getInputs()[0]).back().predicate;
    return item;
  }
  item.node = node;
  return item;
}

namespace {
/// Nodes that become ready as the nodes and loops before them are taken. A unit
/// is a node, or all nodes of a loop.
class Schedule {
public:
  unsigned addUnit() {
    nodes.emplace_back();
    pending.push_back(0);
    successors.emplace_back();
    return nodes.size() - 1;
  }
  void addEdge(unsigned from, unsigned to) {
    successors[from].push_back(to);
    ++pending[to];
  }
  bool isReady(unsigned unit) const { return pending[unit] == 0; }
  unsigned size() const { return nodes.size(); }
  ArrayRef<unsigned> getSuccessors(unsigned unit) const {
    return successors[unit];
  }
  void release(unsigned unit) { --pending[unit]; }

  SmallVector<SmallVector<NodeOp>> nodes;

private:
  SmallVector<unsigned> pending;
  SmallVector<SmallVector<unsigned>> successors;
};
} // namespace

// What only a later part of a conditional uses is computed there, next to its
// use, not handed on: sizes above all.
void ScopeRaiser::delayNodes(SmallVectorImpl<Item> &items) const {
  DenseMap<Operation *, unsigned> itemOf;
  for (auto [i, item] : llvm::enumerate(items)) {
    for (NodeOp node : item.nodes) {
      itemOf[node] = i;
    }
  }
  for (unsigned i = items.size(); i-- > 0;) {
    if (!items[i].predicate) {
      continue;
    }
    SmallVector<NodeOp> kept;
    for (NodeOp node : llvm::reverse(items[i].nodes)) {
      unsigned target = i;
      bool mayMove =
          analysis.getFrame(node) == frame &&
          analysis.getConditions(node).size() == conditions.size() + 1 &&
          getFlowRole(node) == FlowRole::None && !node->use_empty() &&
          !isEffectful(node, program.getDefs().lookup(node.getOpType()));
      for (Operation *user : node->getUsers()) {
        auto it = itemOf.find(user);
        if (it == itemOf.end() || !mayMove) {
          continue;
        }
        mayMove &=
            it->second > i && items[it->second].predicate == items[i].predicate;
        target = target == i ? it->second : std::min(target, it->second);
      }
      if (!mayMove || target == i) {
        kept.push_back(node);
        continue;
      }
      items[target].nodes.insert(items[target].nodes.begin(), node);
      itemOf[node] = target;
    }
    std::reverse(kept.begin(), kept.end());
    items[i].nodes = std::move(kept);
  }
  llvm::erase_if(items, [](const Item &item) { return item.nodes.empty(); });
}

// List scheduling: what stands alone is taken as soon as it is ready; then all
// that is ready under one predicate, and becomes ready inside it, is one item.
// So a conditional that uses its own result through outside nodes (a gradient
// beside its forward branch) becomes two, and nothing is ever cyclic.
SmallVector<ScopeRaiser::Item>
ScopeRaiser::scheduleItems(ArrayRef<NodeOp> nodes) const {
  Schedule schedule;
  SmallVector<Item> items; // by unit
  DenseMap<Operation *, unsigned> unitOf;
  DenseMap<LoopFrame *, unsigned> loopUnits;
  for (NodeOp node : nodes) {
    Item item = getItem(node);
    unsigned unit = schedule.size();
    if (LoopFrame *loop = getLoopBelow(analysis, node, frame)) {
      unit = loopUnits.try_emplace(loop, unit).first->second;
    }
    if (unit == schedule.size()) {
      schedule.addUnit();
      items.push_back(item);
    }
    schedule.nodes[unit].push_back(node);
    unitOf[node] = unit;
  }
  for (NodeOp node : nodes) {
    for (Value operand : node->getOperands()) {
      auto producer = unitOf.find(operand.getDefiningOp());
      if (producer != unitOf.end() && producer->second != unitOf[node] &&
          !fed.contains(operand)) {
        schedule.addEdge(producer->second, unitOf[node]);
      }
    }
  }
  SmallVector<Item> scheduled;
  std::vector<unsigned> ready;   // alone
  std::vector<unsigned> guarded; // under a predicate
  auto enqueue = [&](unsigned unit) {
    (items[unit].predicate ? guarded : ready).push_back(unit);
  };
  auto finish = [&](unsigned unit) {
    for (unsigned successor : schedule.getSuccessors(unit)) {
      schedule.release(successor);
      if (schedule.isReady(successor)) {
        enqueue(successor);
      }
    }
  };
  for (unsigned unit = 0; unit < schedule.size(); ++unit) {
    if (schedule.isReady(unit)) {
      enqueue(unit);
    }
  }
  size_t nextReady = 0;
  while (true) {
    while (nextReady < ready.size()) {
      unsigned unit = ready[nextReady++];
      scheduled.push_back(items[unit]);
      scheduled.back().nodes = schedule.nodes[unit];
      finish(unit);
    }
    if (guarded.empty()) {
      delayNodes(scheduled);
      return scheduled;
    }
    Item item;
    item.predicate = items[guarded.front()].predicate;
    DenseSet<unsigned> taken;
    for (size_t i = 0; i < guarded.size(); ++i) {
      unsigned unit = guarded[i];
      if (items[unit].predicate == item.predicate &&
          taken.insert(unit).second) {
        llvm::append_range(item.nodes, schedule.nodes[unit]);
        finish(unit); // may append to `guarded`
      }
    }
    llvm::erase_if(guarded,
                   [&](unsigned unit) { return taken.contains(unit); });
    scheduled.push_back(std::move(item));
  }
}

LogicalResult ScopeRaiser::raise(NodeRaiser &raiser, ArrayRef<NodeOp> nodes) {
  SmallVector<Item> items = scheduleItems(nodes);
  Block *block = raiser.getBuilder().getInsertionBlock();
  for (Item &item : items) {
    Operation *before = block->empty() ? nullptr : &block->back();
    LogicalResult result = item.node        ? raiseNode(raiser, item.node)
                           : item.predicate ? raiseBranches(raiser, item)
                                            : raiseLoop(raiser, item);
    if (failed(result)) {
      return failure();
    }
    bool isOnDemand = llvm::all_of(item.nodes, [&](NodeOp node) {
      return program.isOnDemand(node) || node.getOpType() == gradientsOpType;
    });
    if (isOnDemand) {
      auto first = before ? std::next(before->getIterator()) : block->begin();
      for (Operation &op : llvm::make_range(first, block->end())) {
        if (!isMemoryEffectFree(&op)) { // the others go anyway
          op.setAttr(onDemandAttr, UnitAttr::get(op.getContext()));
        }
      }
    }
  }
  return success();
}

LogicalResult ScopeRaiser::raiseNode(NodeRaiser &raiser, NodeOp node) {
  FlowRole role = getFlowRole(node);
  if (role == FlowRole::Switch || role == FlowRole::LoopCond ||
      role == FlowRole::NextIteration) {
    // In structured form these only name a value.
    Value data = raiser.lookup(node.getInputs()[0]);
    if (!data) {
      return nodeError(node) << "its input was not raised";
    }
    for (Value out : node.getOuts()) {
      raiser.map(out, data);
    }
    raiser.setEffects(node, raiser.getEffectsBefore(node));
    return success();
  }
  if (node.getOpType() == gradientsOpType) {
    return raiseGradients(raiser, node);
  }
  auto isUsed = [&](Value value) {
    return program.isFetched(value) ||
           llvm::any_of(value.getUsers(), [&](Operation *user) {
             auto other = dyn_cast<NodeOp>(user);
             return other && analysis.contains(other);
           });
  };
  auto isCall = program.raiseFunctionNode(raiser, node, isUsed);
  if (failed(isCall)) {
    return failure();
  }
  if (*isCall) {
    return success();
  }
  if (failed(raiser.raise(node))) {
    return failure();
  }
  Value first =
      node.getOuts().empty() ? Value() : raiser.lookup(node.getOuts()[0]);
  Operation *op = first ? first.getDefiningOp() : nullptr;
  return op ? program.setGradient(node, op) : success();
}
