// Part of Weir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// CASE, WHILE and INVOKE tasks, recursion, and calls that complete later.
#include "StepBuilder.h"
#include <thread>

using namespace weir::test;

namespace {
void increment(void *const *b, const int64_t *, int64_t, int64_t,
               WeirTaskContext *) {
  *static_cast<int64_t *>(b[1]) = *static_cast<const int64_t *>(b[0]) + 1;
}
void decrement(void *const *b, const int64_t *, int64_t, int64_t,
               WeirTaskContext *) {
  *static_cast<int64_t *>(b[1]) = *static_cast<const int64_t *>(b[0]) - 1;
}
void lessThanLimit(void *const *b, const int64_t *, int64_t, int64_t,
                   WeirTaskContext *) {
  *static_cast<uint8_t *>(b[2]) =
      *static_cast<const int64_t *>(b[0]) < *static_cast<const int64_t *>(b[1]);
}
void isPositive(void *const *b, const int64_t *, int64_t, int64_t,
                WeirTaskContext *) {
  *static_cast<uint8_t *>(b[1]) = *static_cast<const int64_t *>(b[0]) > 0;
}
int64_t oneArenaByte(int64_t *, int64_t *offsets, WeirTaskContext *) {
  offsets[1] = 0;
  return 64;
}
} // namespace

TEST(Control, WhileCountsToALimit) {
  for (int threads : {1, 2}) {
    ProgramBuilder p;
    uint32_t inc = p.kernel("increment", increment, 2, 0);
    uint32_t less = p.kernel("less", lessThanLimit, 3, 0);
    StepBuilder &cond = p.step("cond");
    {
      uint32_t i = cond.input("i:0", WEIR_DT_INT64, {});
      uint32_t n = cond.input("n:0", WEIR_DT_INT64, {});
      uint32_t c = cond.output("c:0", WEIR_DT_BOOL, {});
      cond.task(WEIR_TASK_KERNEL, less, {i, n}, {c});
    }
    StepBuilder &body = p.step("body");
    {
      uint32_t i = body.input("i:0", WEIR_DT_INT64, {});
      uint32_t n = body.input("n:0", WEIR_DT_INT64, {});
      uint32_t o = body.output("o:0", WEIR_DT_INT64, {});
      body.outputOf("n:0", n);
      body.task(WEIR_TASK_KERNEL, inc, {i}, {o});
    }
    p.branches = {0, 1};
    StepBuilder &s = p.step("main");
    uint32_t i = s.input("i:0", WEIR_DT_INT64, {});
    uint32_t n = s.input("n:0", WEIR_DT_INT64, {});
    uint32_t o = s.output("o:0", WEIR_DT_INT64, {});
    uint32_t m = s.slot(WEIR_SLOT_BUFFER, WEIR_DT_INT64, {});
    s.task(WEIR_TASK_WHILE, 0, {i, n}, {o, m});
    Loaded loaded(p, threads);
    ASSERT_TRUE(loaded.instance) << loaded.status.message;
    TestRun run(loaded, "main");
    std::vector<int64_t> start = {3}, limit = {10000};
    run.bind(0, WEIR_DT_INT64, {}, start);
    run.bind(1, WEIR_DT_INT64, {}, limit);
    ASSERT_EQ(run.execute(), 0) << run.status.message;
    EXPECT_EQ(run.output<int64_t>(0), std::vector<int64_t>{10000});
    limit[0] = 3; // zero trips
    ASSERT_EQ(run.execute(), 0) << run.status.message;
    EXPECT_EQ(run.output<int64_t>(0), std::vector<int64_t>{3});
  }
}

/// f(n) = n > 0 ? f(n - 1) + 1 : n, by INVOKE inside CASE, deep.
TEST(Control, RecursionIsBoundByMemoryOnly) {
  ProgramBuilder p;
  uint32_t inc = p.kernel("increment", increment, 2, 0);
  uint32_t dec = p.kernel("decrement", decrement, 2, 0);
  uint32_t positive = p.kernel("positive", isPositive, 2, 0);
  StepBuilder &f = p.step("f"); // 0
  {
    uint32_t n = f.input("n:0", WEIR_DT_INT64, {});
    f.layout = oneArenaByte;
    uint32_t c = f.slot(WEIR_SLOT_ARENA, WEIR_DT_BOOL, {});
    uint32_t o = f.output("o:0", WEIR_DT_INT64, {});
    uint32_t t0 = f.task(WEIR_TASK_KERNEL, positive, {n}, {c});
    uint32_t t1 = f.task(WEIR_TASK_CASE, 0, {c, n}, {o});
    f.at(t1).numBranches = 2;
    f.edge(t0, t1);
  }
  StepBuilder &base = p.step("base"); // 1
  base.outputOf("n:0", base.input("n:0", WEIR_DT_INT64, {}));
  StepBuilder &deeper = p.step("deeper"); // 2
  {
    uint32_t n = deeper.input("n:0", WEIR_DT_INT64, {});
    uint32_t m = deeper.slot(WEIR_SLOT_BUFFER, WEIR_DT_INT64, {});
    uint32_t r = deeper.slot(WEIR_SLOT_BUFFER, WEIR_DT_INT64, {});
    uint32_t o = deeper.output("o:0", WEIR_DT_INT64, {});
    uint32_t t0 = deeper.task(WEIR_TASK_KERNEL, dec, {n}, {m});
    uint32_t t1 = deeper.task(WEIR_TASK_INVOKE, 0, {m}, {r});
    uint32_t t2 = deeper.task(WEIR_TASK_KERNEL, inc, {r}, {o});
    deeper.edge(t0, t1);
    deeper.edge(t1, t2);
  }
  p.branches = {1, 2};
  Loaded loaded(p);
  ASSERT_TRUE(loaded.instance) << loaded.status.message;
  TestRun run(loaded, "f");
  std::vector<int64_t> n = {5000};
  run.bind(0, WEIR_DT_INT64, {}, n);
  for (int i = 0; i < 2; ++i) {
    ASSERT_EQ(run.execute(), 0) << run.status.message;
    EXPECT_EQ(run.output<int64_t>(0), std::vector<int64_t>{5000});
  }
}

namespace {
WeirCallStatus later(WeirCallContext *ctx) {
  std::thread([ctx] {
    auto *data = static_cast<int64_t *>(weir_call_allocate(ctx, 0, 0, nullptr));
    *data = *static_cast<int64_t *>(weir_call_input(ctx, 0)->data) * 2;
    weir_call_complete(ctx, WEIR_CALL_OK);
  }).detach();
  return WEIR_CALL_PENDING;
}
void onCancel(void *argument) {
  weir_call_complete(static_cast<WeirCallContext *>(argument),
                     WEIR_CALL_FAILED);
}
WeirCallStatus never(WeirCallContext *ctx) {
  if (!weir_call_on_cancel(ctx, onCancel, ctx)) {
    return weir_call_fail(ctx, WEIR_CANCELLED, "too late");
  }
  return WEIR_CALL_PENDING;
}
} // namespace

TEST(Control, CallsCompleteFromOtherThreads) {
  for (int threads : {1, 3}) {
    ProgramBuilder p;
    uint32_t call = p.call("Later", later);
    uint32_t inc = p.kernel("increment", increment, 2, 0);
    StepBuilder &s = p.step("main");
    uint32_t x = s.input("x:0", WEIR_DT_INT64, {});
    uint32_t o = s.output("o:0", WEIR_DT_INT64, {});
    uint32_t last = WEIR_NONE;
    uint32_t value = x;
    for (int i = 0; i < 8; ++i) {
      uint32_t y = s.slot(WEIR_SLOT_BUFFER, WEIR_DT_INT64, {});
      uint32_t t = s.task(WEIR_TASK_CALL, call, {value}, {y});
      if (last != WEIR_NONE) {
        s.edge(last, t);
      }
      value = y;
      last = t;
    }
    s.edge(last, s.task(WEIR_TASK_KERNEL, inc, {value}, {o}));
    Loaded loaded(p, threads);
    TestRun run(loaded, "main");
    std::vector<int64_t> data = {1};
    run.bind(0, WEIR_DT_INT64, {}, data);
    for (int i = 0; i < 10; ++i) {
      ASSERT_EQ(run.execute(), 0) << run.status.message;
      EXPECT_EQ(run.output<int64_t>(0), std::vector<int64_t>{257});
    }
  }
}

TEST(Control, DeadlineWakesPendingCalls) {
  for (int threads : {1, 3}) {
    ProgramBuilder p;
    uint32_t call = p.call("Never", never);
    StepBuilder &s = p.step("main");
    s.task(WEIR_TASK_CALL, call, {}, {});
    s.task(WEIR_TASK_CALL, call, {}, {});
    Loaded loaded(p, threads);
    TestRun run(loaded, "main");
    weir_run_set_timeout(run.run, 10000000);
    for (int i = 0; i < 3; ++i) {
      EXPECT_EQ(run.execute(), WEIR_DEADLINE_EXCEEDED);
    }
    weir_run_set_timeout(run.run, 0);
    weir_run_start(run.run);
    std::thread canceller([&] {
      std::this_thread::sleep_for(std::chrono::milliseconds(5));
      weir_run_cancel(run.run);
    });
    EXPECT_EQ(weir_run_wait(run.run, &run.status), WEIR_CANCELLED);
    canceller.join();
  }
}
