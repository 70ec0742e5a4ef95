// Part of Weir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "FlowCases.h"
#include "llvm/Support/raw_ostream.h"

using namespace weir;
using namespace weir::test;

/// Expects what the nodes give that these fetches need; false: it depends on
/// the order of two values.
static bool interpret(FlowCase &flow, std::vector<FlowFetch> &fetches) {
  std::vector<Port> ports;
  for (const FlowFetch &fetch : fetches) {
    ports.push_back(fetch.port);
  }
  FlowInterpreter interpreter(flow.graph, ports);
  interpreter.run();
  for (FlowFetch &fetch : fetches) {
    fetch.expected = interpreter.get(fetch.port);
    const FlowNode &node = flow.graph.nodes[fetch.port.node];
    size_t count = fetch.expected.values.size();
    ++interpreter.rules[count > 1                  ? "fetch-once"
                        : count == 0               ? "fetch-dead"
                        : node.kind != Flow::Merge ? "fetch"
                        : fetch.port.port == 1     ? "merge-index"
                                                   : "fetch"];
  }
  for (auto &[rule, count] : interpreter.rules) {
    flow.rules[rule] += count;
  }
  return !interpreter.raced;
}

bool weir::test::makeCase(uint64_t seed, FlowKind kind, unsigned mostAlone,
                          FlowCase &flow) {
  FlowGenerator generator(seed, kind);
  generator.run();
  flow = {};
  flow.seed = seed;
  flow.kind = kind;
  flow.fed = seed % 2;
  flow.graph = std::move(generator.graph);
  FlowInterpreter whole(flow.graph);
  whole.run();
  if (whole.raced) {
    return false;
  }
  std::set<Port> seen;
  std::vector<Port> ports = generator.inside; // few, so that they get a turn
  ports.resize(std::min<size_t>(ports.size(), 2));
  ports.insert(ports.end(), generator.fetchable.rbegin(),
               generator.fetchable.rend());
  for (Port port : ports) {
    if (!seen.insert(port).second || flow.isFed(port.node)) {
      continue;
    }
    bool isLive = whole.get(port).values.size() == 1;
    if (isLive && flow.together.size() < 8) {
      flow.together.push_back({port, {}});
    } else if (!isLive && flow.alone.size() < mostAlone) {
      flow.alone.push_back({{port, {}}});
    }
  }
  for (std::vector<FlowFetch> &fetches : flow.alone) {
    if (!interpret(flow, fetches)) {
      return false;
    }
  }
  // Nodes that no fetch needs may end a loop earlier or later: what is not
  // live then cannot be fetched with others.
  for (bool changed = !flow.together.empty(); changed;) {
    if (!interpret(flow, flow.together)) {
      return false;
    }
    size_t count = std::erase_if(flow.together, [](const FlowFetch &fetch) {
      return fetch.expected.values.size() != 1;
    });
    changed = count != 0 && !flow.together.empty();
  }
  return true;
}

std::string weir::test::getNodeName(unsigned graph, int node) {
  return "g" + std::to_string(graph) + "/n" + std::to_string(node);
}

std::string weir::test::getPortName(unsigned graph, Port port) {
  return getNodeName(graph, port.node) + ":" + std::to_string(port.port);
}

namespace {
/// The op type and attributes of one node.
class NodeWriter {
public:
  NodeWriter(llvm::raw_ostream &os, const FlowCase &flow, unsigned graph)
      : os(os), flow(flow), graph(graph) {}

  void write(int index, bool devices) {
    const FlowNode &node = flow.graph.nodes[index];
    os << "node { name: \"" << getNodeName(graph, index) << "\" op: \""
       << getOpType(index) << "\"";
    for (Port input : node.inputs) {
      putInput(input);
    }
    if (node.kind == Flow::Zero) { // x - x
      putInput(node.inputs[0]);
    }
    for (int control :
         std::set<int>(node.controls.begin(), node.controls.end())) {
      os << " input: \"^" << getNodeName(graph, control) << "\"";
    }
    if (devices) {
      os << " device: \"/device:CPU:" << node.device << "\"";
    }
    writeAttrs(index);
    os << " }\n";
  }

private:
  llvm::StringRef getOpType(int index) const {
    switch (flow.graph.nodes[index].kind) {
    case Flow::Const:
      return flow.isFed(index) ? "Placeholder" : "Const";
    case Flow::Add:
      return "AddV2";
    case Flow::Less:
      return "Less";
    case Flow::Zero:
      return "Sub";
    case Flow::Switch:
      return "Switch";
    case Flow::Merge:
      return "Merge";
    case Flow::Enter:
      return "Enter";
    case Flow::Exit:
      return "Exit";
    case Flow::Next:
      return "NextIteration";
    case Flow::LoopCond:
      return "LoopCond";
    case Flow::NoOp:
      return "NoOp";
    case Flow::Trigger:
      return "ControlTrigger";
    }
    return "";
  }
  void putInput(Port input) {
    os << " input: \"" << getPortName(graph, input) << "\"";
  }
  void putAttr(llvm::StringRef name, const llvm::Twine &value) {
    os << " attr { key: \"" << name << "\" value { " << value << " } }";
  }
  void writeAttrs(int index) {
    const FlowNode &node = flow.graph.nodes[index];
    switch (node.kind) {
    case Flow::NoOp:
    case Flow::Trigger:
    case Flow::LoopCond:
      return;
    case Flow::Const:
      putAttr("dtype", "type: DT_INT64");
      if (flow.isFed(index)) {
        return putAttr("shape", "shape { }");
      }
      return putAttr("value", "tensor { dtype: DT_INT64 tensor_shape { } "
                              "int64_val: " +
                                  llvm::Twine(node.value) + " }");
    case Flow::Merge:
      putAttr("N", "i: " + llvm::Twine(node.inputs.size()));
      break;
    case Flow::Enter:
      putAttr("frame_name", "s: \"g" + llvm::Twine(graph) + "/f" +
                                llvm::Twine(node.frame) + "\"");
      putAttr("is_constant", node.constant ? "b: true" : "b: false");
      putAttr("parallel_iterations", "i: " + llvm::Twine(node.value));
      break;
    default:
      break;
    }
    bool isBool = node.isBool && node.kind != Flow::Less;
    putAttr("T", isBool ? "type: DT_BOOL" : "type: DT_INT64");
  }

  llvm::raw_ostream &os;
  const FlowCase &flow;
  unsigned graph;
};
} // namespace

std::string weir::test::writeGraph(const std::vector<FlowCase> &cases,
                                   bool devices) {
  std::string text;
  llvm::raw_string_ostream os(text);
  for (unsigned g = 0; g < cases.size(); ++g) {
    NodeWriter writer(os, cases[g], g);
    for (int i = 0; i < int(cases[g].graph.nodes.size()); ++i) {
      writer.write(i, devices);
    }
  }
  os << "versions { producer: 1882 }\n";
  return text;
}

std::vector<StepRequest>
weir::test::makeSteps(const std::vector<FlowCase> &cases) {
  std::vector<StepRequest> steps;
  for (unsigned g = 0; g < cases.size(); ++g) {
    StepRequest step;
    step.name = "g" + std::to_string(g);
    for (int i = 0; i < int(cases[g].graph.nodes.size()); ++i) {
      if (cases[g].isFed(i)) {
        step.feeds.push_back(getPortName(g, {i, 0}));
      }
    }
    StepRequest alone = step;
    for (const FlowFetch &fetch : cases[g].together) {
      step.fetches.push_back(getPortName(g, fetch.port));
    }
    if (!step.fetches.empty()) {
      steps.push_back(step);
    }
    for (unsigned i = 0; i < cases[g].alone.size(); ++i) {
      alone.name = step.name + "_" + std::to_string(i);
      alone.fetches = {getPortName(g, cases[g].alone[i][0].port)};
      steps.push_back(alone);
    }
  }
  return steps;
}
