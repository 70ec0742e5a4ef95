// Part of Weir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// What a task costs: 10,000 empty tasks as a chain, as a fan-out and fan-in,
// and as scalar additions, on one thread; nanoseconds for each task, median
// and minimum of the rounds. Also a whole step of one task, and a transfer
// between two images of a step, on one thread and on two.
#include "test/unit/runtime/StepBuilder.h"
#include <algorithm>
#include <chrono>
#include <cstdio>

using namespace weir::test;

namespace {
constexpr uint32_t numTasks = 10000;

void addOne(void *const *b, const int64_t *, int64_t, int64_t,
            WeirTaskContext *) {
  *static_cast<float *>(b[1]) = *static_cast<const float *>(b[0]) + 1;
}
int64_t layoutChain(int64_t *, int64_t *offsets, WeirTaskContext *) {
  for (uint32_t i = 0; i < numTasks; ++i) {
    offsets[i + 1] = (i % 2) * 64;
  }
  return 128;
}
} // namespace

static void measure(const char *name, weir_run *run, uint32_t tasks) {
  std::vector<double> times;
  for (int round = 0; round < 200; ++round) {
    auto start = std::chrono::steady_clock::now();
    weir_run_execute(run, nullptr);
    std::chrono::duration<double, std::nano> elapsed =
        std::chrono::steady_clock::now() - start;
    times.push_back(elapsed.count() / tasks);
  }
  std::sort(times.begin(), times.end());
  printf("%-28s %8.2f / %8.2f ns a task (median / min)\n", name,
         times[times.size() / 2], times[0]);
}

static void measureStep(ProgramBuilder &p, const char *name, uint32_t tasks,
                        float *x, int threads = 1) {
  Loaded loaded(p, threads);
  if (!loaded.instance) {
    printf("%s: %s\n", name, loaded.status.message);
    return;
  }
  TestRun run(loaded, "main");
  if (x) {
    weir_tensor tensor = {WEIR_DT_FLOAT, 0, {}, x, 4, nullptr};
    weir_run_bind_input(run.run, 0, &tensor, nullptr);
  }
  if (run.execute() != 0) {
    printf("%s: %s\n", name, run.status.message);
    return;
  }
  measure(name, run.run, tasks);
}

/// A value that goes to the other device and back, each time plus one; or
/// values that go over side by side.
static void measureTransfers(bool chain, const char *name, int threads) {
  constexpr uint32_t numHops = 1000;
  ProgramBuilder p;
  p.devices = {"CPU:0", "CPU:1"};
  uint32_t k = p.kernel("addOne", addOne, 2, 0, nullptr, 5);
  StepBuilder &s = p.step("main");
  uint32_t x = s.input("x:0", WEIR_DT_FLOAT, {});
  StepBuilder *images[2];
  uint32_t value = 0, last[2];
  for (uint32_t device : {0u, 1u}) {
    images[device] = &p.step(device ? "b" : "a");
    images[device]->device = device;
    value = images[device]->input("x:0", WEIR_DT_FLOAT, {});
    s.task(WEIR_TASK_START, 1 + device, {x}, {});
    last[device] = images[device]->task(WEIR_TASK_NOOP, 0, {}, {});
  }
  for (uint32_t i = 0; i < numHops; ++i) {
    uint32_t from = chain ? i % 2 : 0, to = 1 - from;
    uint32_t e = p.edge("x", uint16_t(from), uint16_t(to), WEIR_DT_FLOAT);
    StepBuilder &a = *images[from], &b = *images[to];
    uint32_t next = a.slot(WEIR_SLOT_BUFFER, WEIR_DT_FLOAT, {});
    uint32_t add = a.task(WEIR_TASK_KERNEL, k, {chain ? value : 0}, {next});
    a.edge(last[from], add);
    a.edge(add, a.task(WEIR_TASK_SEND, e, {next}, {}));
    value = b.slot(WEIR_SLOT_BUFFER, WEIR_DT_FLOAT, {});
    uint32_t received = b.task(WEIR_TASK_RECV, e, {}, {value});
    if (chain) {
      last[to] = received;
    }
  }
  float one = 1;
  measureStep(p, name, numHops, &one, threads);
}

int main() {
  float x = 1;
  {
    ProgramBuilder p;
    StepBuilder &s = p.step("main");
    for (uint32_t i = 0; i < numTasks; ++i) {
      s.task(WEIR_TASK_NOOP, 0, {}, {}, {}, numTasks - i);
      if (i) {
        s.edge(i - 1, i);
      }
    }
    measureStep(p, "chain of no-ops", numTasks, nullptr);
  }
  {
    ProgramBuilder p;
    StepBuilder &s = p.step("main");
    s.task(WEIR_TASK_NOOP, 0, {}, {}, {}, 3);
    for (uint32_t i = 1; i + 1 < numTasks; ++i) {
      s.task(WEIR_TASK_NOOP, 0, {}, {}, {}, 2);
      s.edge(0, i);
    }
    s.task(WEIR_TASK_NOOP, 0, {}, {}, {}, 1);
    for (uint32_t i = 1; i + 1 < numTasks; ++i) {
      s.edge(i, numTasks - 1);
    }
    measureStep(p, "fan-out and fan-in, no-ops", numTasks, nullptr);
  }
  {
    ProgramBuilder p;
    uint32_t k = p.kernel("addOne", addOne, 2, 0);
    StepBuilder &s = p.step("main");
    s.layout = layoutChain;
    uint32_t value = s.input("x:0", WEIR_DT_FLOAT, {});
    for (uint32_t i = 0; i < numTasks; ++i) {
      uint32_t next = s.slot(WEIR_SLOT_ARENA, WEIR_DT_FLOAT, {});
      s.task(WEIR_TASK_KERNEL, k, {value}, {next}, {}, numTasks - i);
      if (i) {
        s.edge(i - 1, i);
      }
      value = next;
    }
    measureStep(p, "chain of scalar additions", numTasks, &x);
  }
  {
    ProgramBuilder p;
    uint32_t k = p.kernel("addOne", addOne, 2, 0);
    StepBuilder &s = p.step("main");
    uint32_t value = s.input("x:0", WEIR_DT_FLOAT, {});
    for (uint32_t i = 0; i < numTasks; ++i) {
      uint32_t next = s.slot(WEIR_SLOT_BUFFER, WEIR_DT_FLOAT, {});
      s.task(WEIR_TASK_KERNEL, k, {value}, {next}, {}, numTasks - i);
      if (i) {
        s.edge(i - 1, i);
      }
      value = next;
    }
    measureStep(p, "chain over counted buffers", numTasks, &x);
  }
  {
    ProgramBuilder p;
    uint32_t k = p.kernel("addOne", addOne, 2, 0);
    StepBuilder &s = p.step("main");
    uint32_t in = s.input("x:0", WEIR_DT_FLOAT, {});
    uint32_t out = s.output("y:0", WEIR_DT_FLOAT, {});
    s.task(WEIR_TASK_KERNEL, k, {in}, {out});
    measureStep(p, "feed x, fetch x+1: a step", 1, &x);
  }
  measureTransfers(true, "ping-pong of two devices", 1);
  measureTransfers(true, "the same, 2 threads", 2);
  measureTransfers(false, "transfers side by side", 1);
  measureTransfers(false, "the same, 2 threads", 2);
  return 0;
}
