// Part of Weir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "FlowGraph.h"

using namespace weir::test;

FlowInterpreter::FlowInterpreter(const FlowGraph &graph,
                                 const std::vector<Port> &fetches)
    : graph(graph), needed(graph.nodes.size(), fetches.empty()) {
  std::vector<int> work;
  for (Port port : fetches) {
    work.push_back(port.node);
  }
  while (!work.empty()) {
    int node = work.back();
    work.pop_back();
    if (!needed[node]) {
      needed[node] = true;
      for (Port input : graph.nodes[node].inputs) {
        work.push_back(input.node);
      }
      work.insert(work.end(), graph.nodes[node].controls.begin(),
                  graph.nodes[node].controls.end());
    }
  }
  for (size_t i = 0; i < graph.nodes.size(); ++i) {
    const FlowNode &node = graph.nodes[i];
    numEnters[node.frame] += needed[i] && node.kind == Flow::Enter;
  }
}

void FlowInterpreter::run() {
  for (size_t i = 0; i < graph.nodes.size(); ++i) {
    if (needed[i] && graph.nodes[i].inputs.empty() &&
        graph.nodes[i].controls.empty()) {
      ++rules["roots"];
      ready.push_back({int(i), {}, false});
    }
  }
  do {
    while (!ready.empty()) {
      Event event = ready.front();
      ready.pop_front();
      execute(event);
    }
  } while (endSomething());
}

void FlowInterpreter::fire(int node, const Tag &tag, State &state, bool dead) {
  state.fired = true;
  dead = dead && graph.nodes[node].kind != Flow::Trigger;
  ready.push_back({node, tag, dead});
}

void FlowInterpreter::countRules(const FlowNode &node, const Event &event,
                                 const State &state) {
  switch (node.kind) {
  case Flow::Trigger:
    rules["trigger-live"] += state.deadControl;
    return;
  case Flow::Merge:
    rules["merge-ready"] += !node.controls.empty();
    rules["merge-control"] += !event.dead && state.deadControl;
    rules["merge-first-live"] += !event.dead && node.inputs.size() > 1;
    rules["merge-all-dead"] += event.dead && !state.deadEnter;
    rules["merge-dead-enter"] += event.dead && state.deadEnter;
    return;
  case Flow::Switch:
    rules["switch"] += !event.dead;
    break;
  case Flow::Enter:
    ++rules["enter"];
    break;
  case Flow::Exit:
    rules["exit"] += !event.dead;
    break;
  case Flow::Next:
    ++rules[event.dead ? "next-dead" : "next-iteration"];
    break;
  default:
    break;
  }
  rules["dead-data"] += event.dead && state.deadInput;
  rules["dead-control"] += event.dead && state.deadControl;
}

void FlowInterpreter::execute(const Event &event) {
  const FlowNode &node = graph.nodes[event.node];
  State &state = states[{event.node, event.tag}];
  Outputs outputs(graph.numOutputs(event.node));
  countRules(node, event, state);
  if (!event.dead) {
    switch (node.kind) {
    case Flow::Const:
      outputs[0] = node.value;
      break;
    case Flow::Add:
      outputs[0] =
          int64_t(uint64_t(state.values[0]) + uint64_t(state.values[1]));
      break;
    case Flow::Less:
      outputs[0] = state.values[0] < state.values[1];
      break;
    case Flow::Zero:
      outputs[0] = 0;
      break;
    case Flow::Switch:
      outputs[state.values[1] ? 1 : 0] = state.values[0];
      break;
    case Flow::Merge:
      outputs[0] = state.values[state.chosen];
      outputs[1] = state.chosen;
      break;
    case Flow::NoOp:
    case Flow::Trigger:
      break;
    default:
      outputs[0] = state.values[0];
    }
  }
  switch (node.kind) {
  case Flow::Enter:
    return sendEnter(event.node, event.tag, outputs, event.dead);
  case Flow::Exit: {
    Tag outer(event.tag.begin(), event.tag.end() - 1);
    FrameState &frame = frames[{outer, event.tag.back().first}];
    if (!event.dead) {
      send(event.node, outer, outputs, false);
    } else if (event.tag.back().second == frame.last) {
      frame.deadExits.insert(event.node);
    }
    return;
  }
  case Flow::Next:
    if (!event.dead) {
      sendNext(event.node, event.tag, outputs);
    }
    return;
  default:
    send(event.node, event.tag, outputs, event.dead);
  }
}

void FlowInterpreter::sendEnter(int node, const Tag &tag,
                                const Outputs &outputs, bool dead) {
  int name = graph.nodes[node].frame;
  FrameState &frame = frames[{tag, name}];
  ++frame.enters;
  rules["frame-nesting"] += !tag.empty() && tag.back().second > 0;
  frame.parallel = graph.nodes[node].value;
  Tag inner = tag;
  inner.push_back({name, 0});
  if (!graph.nodes[node].constant) {
    return send(node, inner, outputs, dead);
  }
  frame.constants.push_back({node, outputs[0]});
  for (int i = 0; i <= frame.last; ++i) {
    inner.back().second = i;
    rules["enter-constant"] += i > 0;
    send(node, inner, outputs, dead);
  }
}

void FlowInterpreter::sendNext(int node, const Tag &tag,
                               const Outputs &outputs) {
  Tag outer(tag.begin(), tag.end() - 1);
  FrameState &frame = frames[{outer, tag.back().first}];
  Tag next = tag;
  if (++next.back().second <= frame.last) {
    return send(node, next, outputs, false);
  }
  if (frame.last - frame.first + 1 >= frame.parallel) {
    ++rules["parallel-iterations"];
    frame.waiting.push_back({node, outputs});
    return;
  }
  beginIteration(frame, next);
  send(node, next, outputs, false);
}

void FlowInterpreter::beginIteration(FrameState &frame, const Tag &tag) {
  frame.last = tag.back().second;
  frame.deadExits.clear();
  for (auto &[enter, value] : frame.constants) {
    ++rules["enter-constant"];
    send(enter, tag, {value}, !value);
  }
}

void FlowInterpreter::send(int node, const Tag &tag, const Outputs &outputs,
                           bool dead) {
  for (int j = 0; j < int(outputs.size()); ++j) {
    if (!dead && outputs[j]) {
      produced[{node, j}].push_back(*outputs[j]);
    }
  }
  for (int i = 0; i < int(graph.nodes.size()); ++i) {
    const FlowNode &reader = graph.nodes[i];
    if (!needed[i]) {
      continue;
    }
    for (int k = 0; k < int(reader.inputs.size()); ++k) {
      if (reader.inputs[k].node == node) {
        receiveData(i, k, tag,
                    dead ? std::nullopt : outputs[reader.inputs[k].port],
                    graph.nodes[node].kind == Flow::Enter);
      }
    }
    for (int control : reader.controls) {
      if (control == node) {
        rules["switch-control"] +=
            !dead && graph.nodes[node].kind == Flow::Switch;
        receiveControl(i, tag, dead);
      }
    }
  }
}

void FlowInterpreter::receiveData(int node, int input, const Tag &tag,
                                  std::optional<int64_t> value,
                                  bool fromEnter) {
  const FlowNode &reader = graph.nodes[node];
  State &state = states[{node, tag}];
  if (reader.kind != Flow::Merge) {
    ++state.data;
    state.dead |= !value;
    state.deadInput |= !value;
    if (value) {
      state.values[input] = *value;
    }
    if (state.data == reader.inputs.size() &&
        state.controls == reader.controls.size()) {
      fire(node, tag, state, state.dead);
    }
    return;
  }
  if (value) {
    raced |= state.chosen >= 0 || state.fired;
    if (state.chosen < 0) {
      state.chosen = input;
      state.values[input] = *value;
    }
  } else {
    raced |= fromEnter && state.chosen >= 0;
    state.deadEnter |= fromEnter;
    state.deadData = fromEnter ? reader.inputs.size() : state.deadData + 1;
  }
  bool allDead = state.chosen < 0 && state.deadData >= reader.inputs.size();
  if (!state.fired && state.controls == reader.controls.size() &&
      (state.chosen >= 0 || allDead)) {
    fire(node, tag, state, allDead);
  }
}

void FlowInterpreter::receiveControl(int node, const Tag &tag, bool dead) {
  const FlowNode &reader = graph.nodes[node];
  State &state = states[{node, tag}];
  ++state.controls;
  state.deadControl |= dead;
  if (state.controls != reader.controls.size()) {
    state.dead |= dead;
    return;
  }
  if (reader.kind != Flow::Merge) {
    state.dead |= dead;
    if (state.data == reader.inputs.size()) {
      fire(node, tag, state, state.dead);
    }
    return;
  }
  bool allDead = state.chosen < 0 && state.deadData >= reader.inputs.size();
  if (!state.fired && (state.chosen >= 0 || allDead)) {
    fire(node, tag, state, allDead);
  }
}

/// Whether a frame below iteration `iteration` of the frame has not ended.
bool FlowInterpreter::hasChild(const FrameKey &key, int iteration) const {
  Tag inside = key.first;
  inside.push_back({key.second, iteration});
  for (auto &[other, child] : frames) {
    if (!child.done && other.first.size() >= inside.size() &&
        std::equal(inside.begin(), inside.end(), other.first.begin())) {
      return true;
    }
  }
  return false;
}

/// Nothing is ready: ends an iteration or a frame. False: none can end.
bool FlowInterpreter::endSomething() {
  for (auto &[key, frame] : frames) {
    bool complete = frame.enters == numEnters[key.second];
    if (frame.done) {
      continue;
    }
    if (frame.first <= frame.last) {
      if (hasChild(key, frame.first) || (frame.first == 0 && !complete)) {
        continue;
      }
      ++frame.first;
      ++rules["iteration-end"];
      if (!frame.waiting.empty()) {
        Tag tag = key.first;
        tag.push_back({key.second, frame.last + 1});
        auto waiting = std::move(frame.waiting);
        frame.waiting.clear();
        beginIteration(frame, tag);
        for (auto &[node, outputs] : waiting) {
          send(node, tag, outputs, false);
        }
      }
      return true;
    }
    if (complete) {
      frame.done = true;
      for (int exit : std::set<int>(frame.deadExits)) {
        ++rules["exit-dead-last"];
        send(exit, key.first, Outputs(1), true);
      }
      return true;
    }
  }
  return false;
}
