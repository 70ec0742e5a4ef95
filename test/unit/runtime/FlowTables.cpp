// Part of Weir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "FlowTables.h"

using namespace weir::test;

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
    now.repeats =
        round == 0 || (now.result == answer.result && now.code == answer.code);
    answer = now;
  }
  return answer;
}

FlowResult weir::test::runOnExecutor(const FlowGraph &graph, Port port,
                                     int threads) {
  FlowAnswer answer = execute(graph, port, threads);
  EXPECT_TRUE(answer.repeats) << "the second run differs";
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
