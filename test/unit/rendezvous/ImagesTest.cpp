// Part of Weir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Steps split into images: START, SEND, RECV, tags of calls and loops.
#include "Images.h"
#include <atomic>
#include <thread>

using namespace weir;
using namespace weir::test;

namespace {

std::atomic<int> inside;
std::atomic<bool> together;
/// Returns when two of its kind are running, or after a while.
void meet(void *const *, const int64_t *, int64_t, int64_t, WeirTaskContext *) {
  ++inside;
  for (int i = 0; i < 20000 && inside != 2 && !together; ++i) {
    std::this_thread::sleep_for(std::chrono::microseconds(100));
  }
  together = together || inside == 2;
  --inside;
}

TEST_P(Images, SendAValue) {
  Program2 &p = program;
  addStraightLine(p);
  load(p);
  TestRun run(*loaded, "main");
  for (int64_t x : {1, 20, 300}) {
    std::vector<int64_t> data = {x};
    ASSERT_EQ(run.bind<int64_t>(0, WEIR_DT_INT64, {}, data), 0);
    ASSERT_EQ(run.execute(), 0) << run.status.message;
    EXPECT_EQ(run.output<int64_t>(0)[0], 2 * x + 1);
  }
}

TEST_P(Images, StepsInFlightDoNotMix) {
  Program2 &p = program;
  addStraightLine(p);
  load(p);
  std::atomic<int> wrong{0};
  std::vector<std::thread> clients;
  for (int64_t client = 0; client < 3; ++client) {
    clients.emplace_back([&, client] {
      TestRun run(*loaded, "main");
      for (int64_t i = 0; i < (inProcess() ? 300 : 60); ++i) {
        std::vector<int64_t> x = {1000 * client + i};
        run.bind<int64_t>(0, WEIR_DT_INT64, {}, x);
        wrong +=
            run.execute() != 0 || run.output<int64_t>(0)[0] != 2 * x[0] + 1;
      }
    });
  }
  for (std::thread &client : clients) {
    client.join();
  }
  EXPECT_EQ(wrong.load(), 0);
}

TEST_P(Images, EachHasItsControlLoop) {
  Program2 &p = program;
  addLoops(p);
  load(p);
  TestRun run(*loaded, "main");
  for (int64_t n : {0, 1, 7, inProcess() ? 3000 : 200}) {
    std::vector<int64_t> data = {n};
    run.bind<int64_t>(0, WEIR_DT_INT64, {}, data);
    ASSERT_EQ(run.execute(), 0) << run.status.message;
    EXPECT_EQ(run.output<int64_t>(0)[0], n * (n - 1) / 2);
  }
}

TEST_P(Images, LoopsOfConcurrentSteps) {
  Program2 &p = program;
  addLoops(p);
  load(p);
  TestRun first(*loaded, "main"), second(*loaded, "main");
  int64_t n = inProcess() ? 500 : 50;
  std::vector<int64_t> a = {n}, b = {n + 1};
  first.bind<int64_t>(0, WEIR_DT_INT64, {}, a);
  second.bind<int64_t>(0, WEIR_DT_INT64, {}, b);
  for (int i = 0; i < 5; ++i) {
    weir_run_start(first.run);
    weir_run_start(second.run);
    ASSERT_EQ(weir_run_wait(second.run, &second.status), 0)
        << second.status.message;
    ASSERT_EQ(weir_run_wait(first.run, &first.status), 0)
        << first.status.message;
    EXPECT_EQ(first.output<int64_t>(0)[0], n * (n - 1) / 2);
    EXPECT_EQ(second.output<int64_t>(0)[0], n * (n + 1) / 2);
  }
}

/// Two calls of one step, whose images call it in opposite order: their tags
/// differ, and the only credit of the edge is not in the way.
TEST_P(Images, CallSitesAndOppositeOrder) {
  Program2 &p = program;
  uint32_t first = p.edge("first:0", 0, 1, WEIR_DT_INT64, 1);
  uint32_t second = p.edge("second:0", 0, 1, WEIR_DT_INT64, 1);
  StepBuilder &s = p.step("main"); // 0
  uint32_t x = s.input("x:0", WEIR_DT_INT64, {});
  uint32_t y = s.output("y:0", WEIR_DT_INT64, {});
  uint32_t z = s.output("z:0", WEIR_DT_INT64, {});
  s.task(WEIR_TASK_START, 1, {x}, {});
  s.task(WEIR_TASK_START, 2, {}, {y, z});
  StepBuilder &a = p.image("main.CPU:0", 0); // 1
  {
    uint32_t ax = a.input("x:0", WEIR_DT_INT64, {});
    uint32_t more = buffer(a, WEIR_DT_INT64);
    uint32_t t = a.task(WEIR_TASK_INVOKE, 3, {ax}, {});
    uint32_t add = a.task(WEIR_TASK_KERNEL, p.inc, {ax}, {more});
    uint32_t u = a.task(WEIR_TASK_INVOKE, 3, {more}, {});
    a.at(t).frame = 1;
    a.at(u).frame = 2;
    a.edge(t, add);
    a.edge(add, u);
  }
  StepBuilder &b = p.image("main.CPU:1", 1); // 2
  {
    uint32_t by = b.output("y:0", WEIR_DT_INT64, {});
    uint32_t bz = b.output("z:0", WEIR_DT_INT64, {});
    uint32_t u = b.task(WEIR_TASK_INVOKE, 4, {}, {bz});
    uint32_t t = b.task(WEIR_TASK_INVOKE, 4, {}, {by});
    b.at(t).frame = 1;
    b.at(u).frame = 2;
    b.edge(u, t);
  }
  StepBuilder &af = p.image("f.CPU:0", 0); // 3
  {
    uint32_t v = af.input("v:0", WEIR_DT_INT64, {});
    uint32_t t = af.task(WEIR_TASK_SEND, first, {v}, {});
    af.edge(t, af.task(WEIR_TASK_SEND, second, {v}, {}));
  }
  StepBuilder &bf = p.image("f.CPU:1", 1); // 4
  {
    uint32_t v = buffer(bf, WEIR_DT_INT64), w = buffer(bf, WEIR_DT_INT64);
    uint32_t o = bf.output("o:0", WEIR_DT_INT64, {});
    uint32_t t = bf.task(WEIR_TASK_RECV, second, {}, {v});
    uint32_t u = bf.task(WEIR_TASK_RECV, first, {}, {w});
    uint32_t k = bf.task(WEIR_TASK_KERNEL, p.sum, {v, w}, {o});
    bf.edge(t, u);
    bf.edge(u, k);
  }
  load(p);
  TestRun run(*loaded, "main");
  std::vector<int64_t> data = {20};
  run.bind<int64_t>(0, WEIR_DT_INT64, {}, data);
  if (!inProcess()) {
    return; // nobody sees that all wait when messages are on their way
  }
  for (int i = 0; i < 20; ++i) {
    ASSERT_EQ(run.execute(), 0) << run.status.message;
    EXPECT_EQ(run.output<int64_t>(0)[0], 40);
    EXPECT_EQ(run.output<int64_t>(1)[0], 42);
  }
}

/// f(n) = n > 0 ? f(n - 1) + 1 : 0 with the test on one device and the addition
/// on the other: a tag for each depth.
TEST_P(Images, RecursionHasATagForEachDepth) {
  Program2 &p = program;
  static const int64_t numbers[] = {0, -1};
  p.rodata = numbers;
  p.rodataSize = sizeof numbers;
  auto constant = [](StepBuilder &b, int64_t offset) {
    return b.slot(WEIR_SLOT_CONSTANT, WEIR_DT_INT64, {}, 0, offset,
                  WEIR_SLOT_INLINE);
  };
  uint32_t pred = p.edge("positive:0", 0, 1, WEIR_DT_BOOL);
  StepBuilder &s = p.step("main"); // 0
  uint32_t n = s.input("n:0", WEIR_DT_INT64, {});
  uint32_t y = s.output("y:0", WEIR_DT_INT64, {});
  s.task(WEIR_TASK_START, 1, {n}, {});
  s.task(WEIR_TASK_START, 2, {}, {y});
  StepBuilder &a = p.image("f.CPU:0", 0); // 1
  {
    uint32_t an = a.input("n:0", WEIR_DT_INT64, {});
    uint32_t c = buffer(a, WEIR_DT_BOOL);
    uint32_t t = a.task(WEIR_TASK_KERNEL, p.lt, {constant(a, 0), an}, {c});
    uint32_t u = a.task(WEIR_TASK_SEND, pred, {c}, {});
    uint32_t v = a.task(WEIR_TASK_CASE, 0, {c, an}, {});
    a.at(v).numBranches = 2;
    a.at(v).frame = 1;
    a.edge(t, u);
    a.edge(t, v);
  }
  StepBuilder &b = p.image("f.CPU:1", 1); // 2
  {
    uint32_t c = buffer(b, WEIR_DT_BOOL);
    uint32_t by = b.output("y:0", WEIR_DT_INT64, {});
    uint32_t t = b.task(WEIR_TASK_RECV, pred, {}, {c});
    uint32_t v = b.task(WEIR_TASK_CASE, 2, {c}, {by});
    b.at(v).numBranches = 2;
    b.at(v).frame = 1;
    b.edge(t, v);
  }
  p.image("stop.CPU:0", 0).input("n:0", WEIR_DT_INT64, {}); // 3
  StepBuilder &again = p.image("again.CPU:0", 0);           // 4
  {
    uint32_t an = again.input("n:0", WEIR_DT_INT64, {});
    uint32_t m = buffer(again, WEIR_DT_INT64);
    uint32_t t =
        again.task(WEIR_TASK_KERNEL, p.sum, {an, constant(again, 8)}, {m});
    uint32_t u = again.task(WEIR_TASK_INVOKE, 1, {m}, {});
    again.at(u).frame = 2;
    again.edge(t, u);
  }
  StepBuilder &zero = p.image("stop.CPU:1", 1); // 5
  zero.outputOf("z:0", constant(zero, 0));
  StepBuilder &more = p.image("again.CPU:1", 1); // 6
  {
    uint32_t v = buffer(more, WEIR_DT_INT64);
    uint32_t o = more.output("o:0", WEIR_DT_INT64, {});
    uint32_t u = more.task(WEIR_TASK_INVOKE, 2, {}, {v});
    more.at(u).frame = 2;
    more.edge(u, more.task(WEIR_TASK_KERNEL, p.inc, {v}, {o}));
  }
  p.branches = {3, 4, 5, 6};
  load(p);
  TestRun run(*loaded, "main");
  for (int64_t depth : {0, 1, 100, inProcess() ? 2000 : 150}) {
    std::vector<int64_t> data = {depth};
    run.bind<int64_t>(0, WEIR_DT_INT64, {}, data);
    ASSERT_EQ(run.execute(), 0) << run.status.message;
    EXPECT_EQ(run.output<int64_t>(0)[0], depth);
  }
}

const void *seenByKernel, *writtenByKernel;
void addSeen(void *const *b, const int64_t *, int64_t, int64_t,
             WeirTaskContext *) {
  seenByKernel = b[1];
  writtenByKernel = b[2];
  *static_cast<int64_t *>(b[2]) =
      *static_cast<const int64_t *>(b[0]) + *static_cast<const int64_t *>(b[1]);
}

TEST_P(Images, FeedsAndFetchesAreNotCopied) {
  Program2 &p = program;
  addStraightLine(p);
  p.kernels[p.sum].fn[0] = addSeen;
  load(p);
  TestRun run(*loaded, "main");
  std::vector<int64_t> x = {8};
  int64_t y = 0;
  run.bind<int64_t>(0, WEIR_DT_INT64, {}, x);
  ASSERT_EQ(weir_run_bind_output(run.run, 0, &y, sizeof y, &run.status), 0);
  ASSERT_EQ(run.execute(), 0) << run.status.message;
  EXPECT_EQ(y, 17);
  EXPECT_EQ(seenByKernel, x.data());
  EXPECT_EQ(writtenByKernel, &y);
}

TEST_P(Images, RunAtTheSameTime) {
  Program2 &p = program;
  StepBuilder &s = p.step("main");
  p.edge("unused", 0, 1, 0);
  uint32_t k = p.kernel("meet", meet, 0, 0);
  for (uint32_t device : {0u, 1u}) {
    StepBuilder &image = p.image(device ? "b" : "a", device);
    image.task(WEIR_TASK_KERNEL, k, {}, {});
    s.task(WEIR_TASK_START, 1 + device, {}, {});
  }
  load(p);
  if (GetParam().threads == 1) {
    return;
  }
  inside = 0;
  together = false;
  TestRun run(*loaded, "main");
  ASSERT_EQ(run.execute(), 0) << run.status.message;
  EXPECT_TRUE(together.load());
}

INSTANTIATE_TEST_SUITE_P(Ways, Images, allWays(), nameOfWay);

} // namespace
