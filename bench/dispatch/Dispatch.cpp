// Part of Weir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// What a task costs: 10,000 empty tasks as a chain, as a fan-out and fan-in,
// and as scalar additions, on one thread; nanoseconds for each task, median
// and minimum of the rounds. Also a whole step of one task.
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
                        float *x) {
  Loaded loaded(p);
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
  return 0;
}
