// Part of Weir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Random graphs of dataflow control.
#ifndef WEIR_TEST_UNIT_RUNTIME_FLOWGENERATOR_H
#define WEIR_TEST_UNIT_RUNTIME_FLOWGENERATOR_H

#include "FlowGraph.h"
#include <random>

namespace weir::test {

enum class FlowKind {
  Flat,   ///< no loop
  Loops,  ///< any
  Nested, ///< one inside another at least
  Devices ///< loops, nodes on device 0 or 1
};

/// Graphs in which every node has its inputs from one frame, as TensorFlow
/// requires, and which end; otherwise anything goes.
class FlowGenerator {
public:
  FlowGenerator(uint64_t seed, FlowKind kind) : random(seed), kind(kind) {}
  FlowGraph graph;
  std::vector<Port> fetchable;
  /// Ports inside loops: what they have comes once in each iteration.
  std::vector<Port> inside;

  void run() {
    Scope scope;
    for (int i = 0; i < 3; ++i) {
      push(scope, graph.constant(pick(6)));
    }
    if (kind == FlowKind::Nested) {
      addLoop(scope, 0);
    }
    fill(scope, 0, 6 + pick(12));
    fetchable = scope.ints;
    fetchable.insert(fetchable.begin(), indices.begin(), indices.end());
    for (int i = 0; i < int(graph.nodes.size()); ++i) {
      graph.nodes[size_t(i)].device = kind == FlowKind::Devices && pick(2);
    }
  }

private:
  /// What a node of one frame may use.
  struct Scope {
    std::vector<Port> ints, bools;
    std::vector<int> nodes; ///< for control edges
  };

  int pick(int n) { return int(random() % uint64_t(n)); }
  Port any(const std::vector<Port> &list) {
    return list[size_t(pick(int(list.size())))];
  }
  std::vector<int> controls(const Scope &scope) {
    std::vector<int> result;
    while (pick(4) == 0 && !scope.nodes.empty()) {
      result.push_back(scope.nodes[size_t(pick(int(scope.nodes.size())))]);
    }
    return result;
  }
  void push(Scope &scope, Port port) {
    (graph.nodes[size_t(port.node)].isBool ? scope.bools : scope.ints)
        .push_back(port);
    scope.nodes.push_back(port.node);
  }
  void fill(Scope &scope, int depth, int count) {
    for (int i = 0; i < count; ++i) {
      addOne(scope, depth);
    }
  }
  void addOne(Scope &scope, int depth) {
    switch (pick(kind != FlowKind::Flat && depth < 2 ? 9 : 8)) {
    case 0:
      return push(scope,
                  graph.add(Flow::Add, {any(scope.ints), any(scope.ints)},
                            controls(scope)));
    case 1:
      return push(scope,
                  graph.add(Flow::Less, {any(scope.ints), any(scope.ints)},
                            controls(scope)));
    case 2:
    case 3:
    case 4: {
      if (scope.bools.empty()) {
        return;
      }
      Port s = graph.add(Flow::Switch, {any(scope.ints), any(scope.bools)},
                         controls(scope));
      push(scope, s);
      return push(scope, FlowGraph::taken(s));
    }
    case 5: {
      std::vector<Port> inputs;
      for (int n = 1 + pick(3); n > 0; --n) {
        inputs.push_back(any(scope.ints));
      }
      Port merge = graph.add(Flow::Merge, inputs, controls(scope));
      if (depth == 0) {
        indices.push_back({merge.node, 1});
      }
      return push(scope, merge);
    }
    case 6: {
      std::vector<int> before = controls(scope);
      bool needsFrame = before.empty() && depth > 0;
      if (needsFrame) { // a node without inputs is in the root frame
        before.push_back(any(scope.ints).node);
      }
      Port port = graph.add(pick(2) ? Flow::NoOp : Flow::Trigger, {}, before);
      scope.nodes.push_back(port.node);
      return push(scope, graph.add(Flow::Const, {}, {port.node}, pick(9)));
    }
    case 7:
      return push(scope,
                  graph.add(Flow::Zero, {any(scope.ints)}, controls(scope)));
    default:
      addLoop(scope, depth);
    }
  }
  void addLoop(Scope &scope, int depth) {
    int name = ++frames;
    int64_t parallel = 1 + pick(3);
    auto enter = [&](Port value, bool isConstant) {
      return graph.enter(value, name, parallel, isConstant);
    };
    // Constants of this frame: a Const alone would be in the root frame.
    // A loop over several devices has variables that advance together: that
    // are dead together.
    bool together = kind == FlowKind::Devices;
    Port start = any(scope.ints);
    auto constant = [&](int64_t value) {
      Port source = together ? start : any(scope.ints);
      return graph.add(Flow::Const, {}, {source.node}, value);
    };
    Port counter = enter(graph.add(Flow::Zero, {start}), false);
    Port limit = enter(constant(pick(5)), true);
    Port one = enter(constant(1), true);
    Port other = enter(together ? start : any(scope.ints), false);
    Port invariant = enter(any(scope.ints), true);
    Port count = graph.add(Flow::Merge, {counter, counter});
    Port value = graph.add(Flow::Merge, {other, other});
    Port cond =
        graph.add(Flow::LoopCond, {graph.add(Flow::Less, {count, limit})});
    Port counted = graph.add(Flow::Switch, {count, cond});
    Port carried = graph.add(Flow::Switch, {value, cond});
    Scope body;
    push(body, FlowGraph::taken(counted));
    push(body, FlowGraph::taken(carried));
    push(body, invariant);
    if (kind == FlowKind::Nested && depth == 0) {
      addLoop(body, 1);
    }
    fill(body, depth + 1, 2 + pick(6));
    inside.push_back(any(body.ints));
    Port next = graph.add(
        Flow::Next, {graph.add(Flow::Add, {FlowGraph::taken(counted), one})});
    graph.nodes[size_t(count.node)].inputs[1] = next;
    // Whatever the body has, sometimes dead: then it has no next iteration. It
    // must be dead in the last one, or the loop has no end.
    graph.nodes[size_t(value.node)].inputs[1] =
        graph.add(Flow::Next,
                  {graph.add(Flow::Add, {together ? chooseLive(counted, carried)
                                                  : any(body.ints),
                                         FlowGraph::taken(counted)})});
    Scope after; // live in the last iteration only
    push(after, counted);
    push(after, carried);
    push(after, graph.add(Flow::Add, {counted, invariant}));
    if (pick(2)) {
      Port less = graph.add(Flow::Less, {carried, invariant});
      Port s = graph.add(Flow::Switch, {carried, less});
      push(after, s);
      push(after, FlowGraph::taken(s));
    }
    for (int n = 1 + pick(3); n > 0; --n) {
      push(scope, graph.add(Flow::Exit, {any(after.ints)}));
    }
  }

  /// A value of the body that is live in each iteration: of two branches.
  Port chooseLive(Port counted, Port carried) {
    Port one = FlowGraph::taken(counted), two = FlowGraph::taken(carried);
    Port s = graph.add(Flow::Switch, {two, graph.add(Flow::Less, {one, two})});
    return graph.add(
        Flow::Merge,
        {s, graph.add(Flow::Add, {FlowGraph::taken(s), FlowGraph::taken(s)})});
  }

  std::mt19937_64 random;
  FlowKind kind;
  std::vector<Port> indices; ///< of Merges outside of loops
  int frames = 0;
};

} // namespace weir::test

#endif
