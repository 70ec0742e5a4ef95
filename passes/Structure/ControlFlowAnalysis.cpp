//===- ControlFlowAnalysis.cpp - loops and branches of a graph ------------===//
// Part of Weir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The problem: in a GraphDef a branch or a loop is only a pattern of dead
// values. What must be recovered is which nodes run under which conditions.
//
// 1. Frames. Enter pushes `frame_name`, Exit pops it; every other node runs in
//    the frame of its inputs, control edges included (a Const belongs to a
//    loop by its control edge alone). Inputs from two frames are an error.
// 2. Loop variables. Merge(Enter, NextIteration) -> Switch(.., LoopCond) ->
//    Exit; anything else around a frame's border is irregular.
// 3. Conditions. In topological order each node gets the ordered list of
//    (predicate, taken) that its liveness means: a Switch output appends its
//    literal to its inputs' conditions; a node has the longest list of its
//    inputs, of which the others must be prefixes; Merge of L+[p] and L+[!p]
//    is L. Lists that do not fit are irregular: the executor's business.
//
#include "passes/Structure/ControlFlowAnalysis.h"

#include "llvm/ADT/StringSwitch.h"

using namespace mlir;
using namespace weir;

FlowRole weir::getFlowRole(NodeOp node) {
  return llvm::StringSwitch<FlowRole>(node.getOpType())
      .Cases({"Switch", "RefSwitch"}, FlowRole::Switch)
      .Cases({"Merge", "RefMerge"}, FlowRole::Merge)
      .Cases({"Enter", "RefEnter"}, FlowRole::Enter)
      .Cases({"Exit", "RefExit"}, FlowRole::Exit)
      .Cases({"NextIteration", "RefNextIteration"}, FlowRole::NextIteration)
      .Case("LoopCond", FlowRole::LoopCond)
      .Default(FlowRole::None);
}

NodeOp weir::getNode(Value value) {
  return dyn_cast_or_null<NodeOp>(value.getDefiningOp());
}

ControlFlowAnalysis::ControlFlowAnalysis(ArrayRef<NodeOp> nodes,
                                         const DenseSet<Value> &fed)
    : inside(nodes.begin(), nodes.end()), fed(fed) {
  for (NodeOp node : nodes) {
    foundControlFlow |= getFlowRole(node) != FlowRole::None;
  }
  (void)(sort(nodes, /*exitsLast=*/false) && findFrames() &&
         sort(nodes, /*exitsLast=*/true) && findVariables() &&
         findConditions() && findWaiting());
}

bool ControlFlowAnalysis::fail(NodeOp node, const Twine &reason) {
  irregularity = Irregularity{node, reason.str()};
  return false;
}

const Conditions &ControlFlowAnalysis::getConditions(NodeOp node) const {
  static const Conditions none;
  auto it = conditions.find(node);
  return it == conditions.end() ? none : it->second;
}

static bool isBackEdge(NodeOp from, NodeOp to) {
  return from && getFlowRole(from) == FlowRole::NextIteration &&
         getFlowRole(to) == FlowRole::Merge;
}

// Kahn's algorithm, ties in the block's order.
bool ControlFlowAnalysis::sort(ArrayRef<NodeOp> nodes, bool exitsLast) {
  llvm::MapVector<Operation *, unsigned> pending;
  DenseMap<Operation *, SmallVector<NodeOp>> successors;
  auto addEdge = [&](NodeOp from, NodeOp to) {
    successors[from].push_back(to);
    ++pending[to];
  };
  for (NodeOp node : nodes) {
    pending[node];
  }
  for (NodeOp node : nodes) {
    for (Value operand : node->getOperands()) {
      if (NodeOp producer = getProducer(operand);
          producer && !isBackEdge(producer, node)) {
        addEdge(producer, node);
      }
    }
  }
  if (exitsLast) {
    for (auto &loop : loops) {
      for (NodeOp enter : loop->enters) {
        for (NodeOp exit : loop->exits) {
          addEdge(enter, exit);
        }
      }
    }
  }
  order.clear();
  std::vector<NodeOp> ready;
  for (auto &[op, count] : pending) {
    if (count == 0) {
      ready.push_back(cast<NodeOp>(op));
    }
  }
  for (size_t i = 0; i < ready.size(); ++i) {
    NodeOp node = ready[i];
    order.push_back(node);
    for (NodeOp successor : successors.lookup(node)) {
      if (--pending[successor] == 0) {
        ready.push_back(successor);
      }
    }
  }
  for (auto &[op, count] : pending) {
    if (count != 0) {
      return fail(cast<NodeOp>(op), "is part of a cycle that no NextIteration "
                                    "closes");
    }
  }
  return true;
}

bool ControlFlowAnalysis::findFrames() {
  DenseMap<std::pair<LoopFrame *, StringAttr>, LoopFrame *> byName;
  for (NodeOp node : order) {
    std::optional<LoopFrame *> frame;
    for (Value operand : node->getOperands()) {
      NodeOp producer = getProducer(operand);
      if (!producer || isBackEdge(producer, node)) {
        continue;
      }
      LoopFrame *from = frameOf.lookup(producer);
      if (getFlowRole(producer) == FlowRole::Enter) {
        from = loopOf.lookup(producer);
      } else if (getFlowRole(producer) == FlowRole::Exit) {
        from = frameOf.lookup(producer);
      }
      if (frame && *frame != from) {
        return fail(node, "has inputs from different frames (from node '" +
                              producer.getNodeName() +
                              "'): put every input through the same Enter");
      }
      frame = from;
    }
    LoopFrame *current = frame.value_or(nullptr);
    FlowRole role = getFlowRole(node);
    if (role == FlowRole::Exit) {
      if (!current) {
        return fail(node, "is an Exit outside of every loop");
      }
      loopOf[node] = current;
      current->exits.push_back(node);
      current = current->parent;
    }
    frameOf[node] = current;
    if (role == FlowRole::Enter) {
      auto name = node.getAttrs().getAs<StringAttr>("frame_name");
      if (!name) {
        return fail(node, "has no frame_name");
      }
      LoopFrame *&loop = byName[{current, name}];
      if (!loop) {
        loops.push_back(std::make_unique<LoopFrame>());
        loop = loops.back().get();
        loop->name = name.str();
        loop->parent = current;
      }
      if (auto count =
              node.getAttrs().getAs<IntegerAttr>("parallel_iterations")) {
        loop->parallelIterations = count.getInt();
      }
      loop->enters.push_back(node);
      loopOf[node] = loop;
    } else if (role == FlowRole::LoopCond && current) {
      if (current->loopCond) {
        return fail(node,
                    "is a second LoopCond of loop '" + current->name + "'");
      }
      current->loopCond = node;
    }
  }
  return true;
}

/// The one user of `value` of the given role; null if none or several.
static NodeOp findUser(Value value, FlowRole role,
                       const DenseSet<Operation *> &inside) {
  NodeOp found;
  for (Operation *user : value.getUsers()) {
    auto node = dyn_cast<NodeOp>(user);
    if (!node || !inside.contains(node) || getFlowRole(node) != role) {
      continue;
    }
    if (found) {
      return NodeOp();
    }
    found = node;
  }
  return found;
}

bool ControlFlowAnalysis::findVariables() {
  for (auto &loop : loops) {
    if (!loop->loopCond) {
      return fail(loop->enters.front(),
                  "enters loop '" + loop->name + "', which has no LoopCond");
    }
    size_t exits = 0;
    for (NodeOp enter : loop->enters) {
      auto constant = enter.getAttrs().getAs<BoolAttr>("is_constant");
      if (constant && constant.getValue()) {
        loop->invariants.push_back(enter);
        continue;
      }
      LoopVariable variable;
      variable.enter = enter;
      variable.merge = findUser(enter.getOuts()[0], FlowRole::Merge, inside);
      if (!variable.merge) {
        // Its value never changes, whatever is_constant says.
        loop->invariants.push_back(enter);
        continue;
      }
      if (variable.merge.getInputs().size() != 2) {
        return fail(enter, "does not lead to one Merge of two inputs");
      }
      for (Value input : variable.merge.getInputs()) {
        NodeOp producer = getNode(input);
        if (producer && getFlowRole(producer) == FlowRole::NextIteration) {
          variable.next = producer;
        }
      }
      if (!variable.next) {
        return fail(variable.merge, "has no NextIteration input");
      }
      for (Operation *user : variable.merge.getOuts()[0].getUsers()) {
        auto node = dyn_cast<NodeOp>(user);
        if (node && inside.contains(node) &&
            getFlowRole(node) == FlowRole::Switch &&
            getNode(node.getInputs()[1]) == loop->loopCond) {
          if (variable.branch) {
            return fail(node, "is a second Switch of one loop variable");
          }
          variable.branch = node;
        }
      }
      if (variable.branch) {
        for (Operation *user : variable.branch.getOuts()[0].getUsers()) {
          auto exit = dyn_cast<NodeOp>(user);
          if (!inside.contains(user)) {
            continue;
          }
          if (!exit || getFlowRole(exit) != FlowRole::Exit || variable.exit) {
            return fail(cast<NodeOp>(user),
                        "stands between a loop's Switch and its Exit");
          }
          variable.exit = exit;
          ++exits;
        }
      }
      loop->variables.push_back(variable);
    }
    if (exits != loop->exits.size()) {
      return fail(loop->exits.front(),
                  "leaves loop '" + loop->name +
                      "' other than by a loop variable's Switch");
    }
  }
  return true;
}

Conditions ControlFlowAnalysis::getEdgeConditions(Value value) const {
  NodeOp producer = getProducer(value);
  if (!producer) {
    return {};
  }
  FlowRole role = getFlowRole(producer);
  if (role == FlowRole::Enter) {
    return {}; // a new frame starts live
  }
  Conditions result = getConditions(producer);
  // A control edge from a Switch itself says nothing of the branch.
  if (role == FlowRole::Switch && value != producer.getControl()) {
    bool taken = value == producer.getOuts()[1];
    result.push_back({getPredicate(producer.getInputs()[1]), taken});
  }
  return result;
}

Value ControlFlowAnalysis::getPredicate(Value value) const {
  while (NodeOp node = getProducer(value)) {
    if (node.getOpType() != "Identity") {
      break;
    }
    value = node.getInputs()[0];
  }
  return value;
}

static bool isPrefix(const Conditions &prefix, const Conditions &list) {
  return prefix.size() <= list.size() &&
         std::equal(prefix.begin(), prefix.end(), list.begin());
}

bool ControlFlowAnalysis::findMergeConditions(NodeOp merge,
                                              Conditions &result) {
  SmallVector<Conditions> inputs;
  for (Value input : merge.getInputs()) {
    NodeOp producer = getNode(input);
    if (isBackEdge(producer, merge)) {
      continue;
    }
    inputs.push_back(getEdgeConditions(input));
  }
  bool isLoops = inputs.size() < merge.getInputs().size();
  if (isLoops && inputs.size() == 1) {
    result = inputs[0];
    return true;
  }
  bool fits = inputs.size() == 2 && !inputs[0].empty() &&
              inputs[0].size() == inputs[1].size() &&
              inputs[0].back().predicate == inputs[1].back().predicate &&
              inputs[0].back().taken != inputs[1].back().taken;
  if (!fits) {
    return fail(merge, "does not join the two sides of one predicate");
  }
  inputs[0].pop_back();
  inputs[1].pop_back();
  if (inputs[0] != inputs[1]) {
    return fail(merge, "joins branches of different nesting");
  }
  result = inputs[0];
  return true;
}

bool ControlFlowAnalysis::findConditions() {
  for (NodeOp node : order) {
    FlowRole role = getFlowRole(node);
    Conditions result;
    if (role == FlowRole::Exit) {
      conditions[node] = loopOf.lookup(node)->conditions;
      continue;
    }
    bool isMerge = role == FlowRole::Merge;
    if (isMerge && !findMergeConditions(node, result)) {
      return false;
    }
    ValueRange edges = isMerge ? ValueRange(node.getControls())
                               : ValueRange(node->getOperands());
    for (Value operand : edges) {
      // A ControlTrigger is live whatever its inputs are.
      if (node.getOpType() == "ControlTrigger") {
        continue;
      }
      // A Merge takes dead control inputs, too.
      Conditions incoming = getEdgeConditions(operand);
      if (isPrefix(incoming, result)) {
        continue;
      }
      if (isMerge || !isPrefix(result, incoming)) {
        return fail(node, "runs under conditions that do not nest");
      }
      result = incoming;
    }
    conditions[node] = result;
    // In the body there is the loop's own condition, which is taken.
    if (role == FlowRole::NextIteration && result.size() > 1) {
      return fail(node, "is dead in some iterations");
    }
    if (role == FlowRole::Enter) {
      LoopFrame *loop = loopOf.lookup(node);
      if (isPrefix(loop->conditions, result)) {
        loop->conditions = result;
      } else if (!isPrefix(result, loop->conditions)) {
        return fail(node, "enters loop '" + loop->name +
                              "' under other conditions than its other "
                              "values");
      }
    }
  }
  for (NodeOp node : order) {
    for (const Literal &literal : conditions.lookup(node)) {
      guarded[literal.predicate].push_back(node);
    }
  }
  return true;
}
