// Part of Weir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "FlowGraph.h"

using namespace weir::test;

//===----------------------------------------------------------------------===//
// The interpreter
//===----------------------------------------------------------------------===//

FlowInterpreter::FlowInterpreter(const FlowGraph &graph) : graph(graph) {
  for (const FlowNode &node : graph.nodes) {
    numEnters[node.frame] += node.kind == Flow::Enter;
  }
}

void FlowInterpreter::run() {
  for (size_t i = 0; i < graph.nodes.size(); ++i) {
    if (graph.nodes[i].inputs.empty() && graph.nodes[i].controls.empty()) {
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

void FlowInterpreter::execute(const Event &event) {
  const FlowNode &node = graph.nodes[event.node];
  State &state = states[{event.node, event.tag}];
  Outputs outputs(graph.numOutputs(event.node));
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
  frame.parallel = graph.nodes[node].value;
  Tag inner = tag;
  inner.push_back({name, 0});
  if (!graph.nodes[node].constant) {
    return send(node, inner, outputs, dead);
  }
  frame.constants.push_back({node, outputs[0]});
  for (int i = 0; i <= frame.last; ++i) {
    inner.back().second = i;
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
    for (int k = 0; k < int(reader.inputs.size()); ++k) {
      if (reader.inputs[k].node == node) {
        receiveData(i, k, tag,
                    dead ? std::nullopt : outputs[reader.inputs[k].port],
                    graph.nodes[node].kind == Flow::Enter);
      }
    }
    for (int control : reader.controls) {
      if (control == node) {
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
        send(exit, key.first, Outputs(1), true);
      }
      return true;
    }
  }
  return false;
}

//===----------------------------------------------------------------------===//
// The same as tables
//===----------------------------------------------------------------------===//

namespace {
void addKernel(void *const *b, const int64_t *, int64_t, int64_t,
               WeirTaskContext *) {
  *static_cast<uint64_t *>(b[2]) = *static_cast<const uint64_t *>(b[0]) +
                                   *static_cast<const uint64_t *>(b[1]);
}
void lessKernel(void *const *b, const int64_t *, int64_t, int64_t,
                WeirTaskContext *) {
  *static_cast<uint8_t *>(b[2]) =
      *static_cast<const int64_t *>(b[0]) < *static_cast<const int64_t *>(b[1]);
}
void zeroKernel(void *const *b, const int64_t *, int64_t, int64_t,
                WeirTaskContext *) {
  *static_cast<int64_t *>(b[1]) = 0;
}

/// A private step of one kernel; its index.
uint32_t kernelStep(ProgramBuilder &p, const char *name, WeirKernelFn fn,
                    int inputs, int32_t result) {
  uint32_t kernel = p.kernel(name, fn, uint32_t(inputs) + 1, 0);
  StepBuilder &step = p.step(name);
  step.flags = WEIR_STEP_PRIVATE;
  std::vector<uint32_t> in;
  for (int i = 0; i < inputs; ++i) {
    in.push_back(step.input("x:0", WEIR_DT_INT64, {}));
  }
  step.task(WEIR_TASK_KERNEL, kernel, in, {step.output("y:0", result, {})});
  return uint32_t(p.builders.size() - 1);
}

uint8_t kindOf(Flow kind) {
  switch (kind) {
  case Flow::Switch:
    return WEIR_TASK_SWITCH;
  case Flow::Merge:
    return WEIR_TASK_MERGE;
  case Flow::Enter:
    return WEIR_TASK_ENTER;
  case Flow::Exit:
    return WEIR_TASK_EXIT;
  case Flow::Next:
    return WEIR_TASK_NEXT;
  case Flow::LoopCond:
    return WEIR_TASK_LOOPCOND;
  case Flow::NoOp:
    return WEIR_TASK_NOOP;
  case Flow::Trigger:
    return WEIR_TASK_TRIGGER;
  default:
    return WEIR_TASK_INVOKE;
  }
}
} // namespace

FlowAnswer weir::test::execute(const FlowGraph &graph, Port port, int threads,
                               int64_t timeoutNs) {
  ProgramBuilder p;
  uint32_t add = kernelStep(p, "add", addKernel, 2, WEIR_DT_INT64);
  uint32_t less = kernelStep(p, "less", lessKernel, 2, WEIR_DT_BOOL);
  uint32_t zero = kernelStep(p, "zero", zeroKernel, 1, WEIR_DT_INT64);
  std::vector<int64_t> constants;
  std::map<int, uint32_t> constSteps;
  for (size_t i = 0; i < graph.nodes.size(); ++i) {
    if (graph.nodes[i].kind == Flow::Const) {
      StepBuilder &step = p.step("const");
      step.flags = WEIR_STEP_PRIVATE;
      step.outputOf("c:0",
                    step.slot(WEIR_SLOT_CONSTANT, WEIR_DT_INT64, {}, 0,
                              int64_t(constants.size() * 8), WEIR_SLOT_INLINE));
      constants.push_back(graph.nodes[i].value);
      constSteps[int(i)] = uint32_t(p.builders.size() - 1);
    }
  }
  p.rodata = constants.data();
  p.rodataSize = constants.size() * 8;
  StepBuilder &main = p.step("main");
  main.flags = WEIR_STEP_DATAFLOW;
  std::map<Port, uint32_t> slots;
  for (int i = 0; i < int(graph.nodes.size()); ++i) {
    for (int j = 0; j < graph.numOutputs(i); ++j) {
      bool fetched = port.node == i && port.port == j;
      int32_t dtype = graph.nodes[i].isBool ? WEIR_DT_BOOL : WEIR_DT_INT64;
      if (graph.nodes[i].kind == Flow::Merge && j == 1) {
        dtype = WEIR_DT_INT32;
      }
      slots[{i, j}] = fetched ? main.output("fetch:0", dtype, {})
                              : main.slot(WEIR_SLOT_BUFFER, dtype, {});
    }
  }
  for (int i = 0; i < int(graph.nodes.size()); ++i) {
    const FlowNode &node = graph.nodes[i];
    std::vector<uint32_t> in, out;
    for (Port input : node.inputs) {
      in.push_back(slots[input]);
    }
    for (int j = 0; j < graph.numOutputs(i); ++j) {
      out.push_back(slots[{i, j}]);
    }
    uint32_t function = node.kind == Flow::Add     ? add
                        : node.kind == Flow::Less  ? less
                        : node.kind == Flow::Zero  ? zero
                        : node.kind == Flow::Const ? constSteps[i]
                                                   : uint32_t(node.frame);
    std::vector<int64_t> sizes;
    if (node.kind == Flow::Enter) {
      sizes = {node.value, node.constant};
    }
    uint32_t task = main.task(kindOf(node.kind), function, in, out, sizes);
    main.at(task).name = p.text(("n" + std::to_string(i)).c_str());
  }
  for (int i = 0; i < int(graph.nodes.size()); ++i) {
    for (int control : graph.nodes[i].controls) {
      main.edge(uint32_t(control), uint32_t(i));
    }
  }
  Loaded loaded(p, threads);
  EXPECT_TRUE(loaded.instance) << loaded.status.message;
  if (!loaded.instance) {
    return {};
  }
  TestRun run(loaded, "main");
  weir_run_set_timeout(run.run, timeoutNs);
  FlowAnswer answer;
  for (int round = 0; round < 2; ++round) { // the second reuses the frame
    FlowAnswer now;
    now.code = run.execute();
    now.message = run.status.message;
    if (now.code == WEIR_OK) {
      const FlowNode &node = graph.nodes[size_t(port.node)];
      if (node.kind == Flow::Merge && port.port == 1) {
        now.result.values = {run.output<int32_t>(0)[0]};
      } else if (node.isBool) {
        now.result.values = {run.output<uint8_t>(0)[0]};
      } else {
        now.result.values = {run.output<int64_t>(0)[0]};
      }
    }
    EXPECT_TRUE(round == 0 ||
                (now.result == answer.result && now.code == answer.code));
    answer = now;
  }
  return answer;
}

FlowResult weir::test::runOnExecutor(const FlowGraph &graph, Port port,
                                     int threads) {
  FlowAnswer answer = execute(graph, port, threads);
  if (answer.code == WEIR_INTERNAL &&
      answer.message.find("a value already") != std::string::npos) {
    return {{0, 0}};
  }
  if (answer.code != WEIR_OK) {
    EXPECT_EQ(answer.code, WEIR_INVALID_ARGUMENT) << answer.message;
    EXPECT_NE(answer.message.find("\"fetch:0\""), std::string::npos)
        << answer.message;
  }
  return answer.result;
}
