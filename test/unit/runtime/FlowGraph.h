// Part of Weir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Small graphs of dataflow control for tests, run by a literal interpreter of
// the rules in docs/spec/control-flow.md. It shares nothing with the executor:
// it keeps one record for each node and tag (frames and iterations written
// out), never frees any, and ends iterations and frames only when nothing else
// can go on. It counts the rules that it follows, by label.
#ifndef WEIR_TEST_UNIT_RUNTIME_FLOWGRAPH_H
#define WEIR_TEST_UNIT_RUNTIME_FLOWGRAPH_H

#include <cstdint>
#include <deque>
#include <map>
#include <optional>
#include <set>
#include <string>
#include <vector>

namespace weir::test {

/// Values are int64, except what Less gives (and Switches of it).
enum class Flow {
  Const,
  Add,
  Less,
  Zero,
  Switch,
  Merge,
  Enter,
  Exit,
  Next,
  LoopCond,
  NoOp,
  Trigger
};

/// Output `port` of a node.
struct Port {
  int node = -1;
  int port = 0;
  bool operator<(const Port &other) const {
    return std::pair(node, port) < std::pair(other.node, other.port);
  }
};

struct FlowNode {
  Flow kind;
  std::vector<Port> inputs;
  std::vector<int> controls; ///< nodes
  int64_t value = 0;         ///< Const; Enter: parallel_iterations
  int frame = 0;             ///< Enter: the frame's name
  bool constant = false;     ///< Enter
  bool isBool = false;       ///< its outputs
  int device = 0;
};

struct FlowGraph {
  std::vector<FlowNode> nodes;

  Port add(Flow kind, std::vector<Port> inputs = {},
           std::vector<int> controls = {}, int64_t value = 0) {
    FlowNode node{kind, std::move(inputs), std::move(controls), value};
    bool passes = kind != Flow::Const && kind != Flow::Add &&
                  kind != Flow::Zero && !node.inputs.empty();
    node.isBool =
        kind == Flow::Less || (passes && nodes[node.inputs[0].node].isBool);
    nodes.push_back(std::move(node));
    return {int(nodes.size()) - 1, 0};
  }
  Port constant(int64_t value) { return add(Flow::Const, {}, {}, value); }
  Port truth(bool value) {
    return add(Flow::Less, {constant(0), constant(value)});
  }
  Port enter(Port value, int frame, int64_t parallel, bool isConstant = false) {
    Port port = add(Flow::Enter, {value}, {}, parallel);
    nodes.back().frame = frame;
    nodes.back().constant = isConstant;
    return port;
  }
  static Port taken(Port branch) { return {branch.node, 1}; }
  int numOutputs(int node) const {
    Flow kind = nodes[node].kind;
    return kind == Flow::Switch || kind == Flow::Merge   ? 2
           : kind == Flow::NoOp || kind == Flow::Trigger ? 0
                                                         : 1;
  }
};

/// What a fetch gives: a value, none, or more than one.
struct FlowResult {
  std::vector<int64_t> values;
  bool operator==(const FlowResult &other) const {
    return values.size() > 1 ? other.values.size() > 1 : values == other.values;
  }
};

/// The rules, literally. `raced`: a Merge had two live inputs, or a live one
/// beside a dead Enter, so that what it gives depends on the order.
class FlowInterpreter {
public:
  /// Of the nodes that `fetches` need, or of all.
  explicit FlowInterpreter(const FlowGraph &graph,
                           const std::vector<Port> &fetches = {});
  void run();
  FlowResult get(Port port) { return {produced[port]}; }
  bool raced = false;
  /// How often each rule was followed.
  std::map<std::string, int64_t> rules;

private:
  using Tag = std::vector<std::pair<int, int>>; ///< (frame name, iteration)
  using FrameKey = std::pair<Tag, int>;         ///< parent's tag, frame name
  using Outputs = std::vector<std::optional<int64_t>>;
  struct State {
    size_t data = 0, controls = 0, deadData = 0;
    bool dead = false, fired = false;
    bool deadInput = false, deadControl = false, deadEnter = false;
    std::map<int, int64_t> values;
    int chosen = -1;
  };
  struct FrameState {
    int enters = 0, first = 0, last = 0; ///< iterations that have not ended
    int64_t parallel = 1;
    bool done = false;
    std::vector<std::pair<int, Outputs>> waiting;
    std::vector<std::pair<int, std::optional<int64_t>>> constants;
    std::set<int> deadExits;
  };
  struct Event {
    int node;
    Tag tag;
    bool dead;
  };

  void fire(int node, const Tag &tag, State &state, bool dead);
  void countRules(const FlowNode &node, const Event &event, const State &state);
  void execute(const Event &event);
  void send(int node, const Tag &tag, const Outputs &outputs, bool dead);
  void receiveData(int node, int input, const Tag &tag,
                   std::optional<int64_t> value, bool fromEnter);
  void receiveControl(int node, const Tag &tag, bool dead);
  void sendEnter(int node, const Tag &tag, const Outputs &outputs, bool dead);
  void sendNext(int node, const Tag &tag, const Outputs &outputs);
  void beginIteration(FrameState &frame, const Tag &tag);
  bool hasChild(const FrameKey &key, int iteration) const;
  bool endSomething();

  const FlowGraph &graph;
  std::vector<bool> needed;
  std::map<int, int> numEnters; ///< by frame name
  std::map<std::pair<int, Tag>, State> states;
  std::map<FrameKey, FrameState> frames;
  std::deque<Event> ready;
  std::map<Port, std::vector<int64_t>> produced;
};

} // namespace weir::test

#endif
