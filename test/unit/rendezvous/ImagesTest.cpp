// Part of Weir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Steps split into images, by hand-written tables: START, SEND, RECV, tags of
// calls and loops, errors. Each with 1 and 4 threads, in process and with every
// edge going through byte streams.
#include "../runtime/StepBuilder.h"
#include "BytePipe.h"
#include "runtime/executor/CallContext.h"
#include "runtime/executor/Run.h"
#include <atomic>
#include <thread>

using namespace weir;
using namespace weir::test;

namespace {

void increment(void *const *b, const int64_t *, int64_t, int64_t,
               WeirTaskContext *) {
  *static_cast<int64_t *>(b[1]) = *static_cast<const int64_t *>(b[0]) + 1;
}
void add(void *const *b, const int64_t *, int64_t, int64_t, WeirTaskContext *) {
  *static_cast<int64_t *>(b[2]) = *static_cast<const int64_t *>(b[0]) +
                                  *static_cast<const int64_t *>(b[1]);
}
void less(void *const *b, const int64_t *, int64_t, int64_t,
          WeirTaskContext *) {
  *static_cast<uint8_t *>(b[2]) =
      *static_cast<const int64_t *>(b[0]) < *static_cast<const int64_t *>(b[1]);
}
void copyBool(void *const *b, const int64_t *, int64_t, int64_t,
              WeirTaskContext *) {
  *static_cast<uint8_t *>(b[1]) = *static_cast<const uint8_t *>(b[0]);
}
void refuse(void *const *, const int64_t *, int64_t, int64_t,
            WeirTaskContext *ctx) {
  weir_kernel_raise(ctx, 0, 0, 13, 0, 0);
}
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
/// Sends a dead value over the edge 0 in its frame's tag.
WeirCallStatus sendDead(WeirCallContext *ctx) {
  static Transfer sender;
  sender = {};
  sender.dead = true;
  ctx->frame->run->transfers->send(sender, 0, ctx->frame->tag, nullptr);
  return WEIR_CALL_OK;
}
WeirCallContext *parked;
void wakeParked(void *) { weir_call_complete(parked, WEIR_CALL_FAILED); }
WeirCallStatus waitForCancel(WeirCallContext *ctx) {
  parked = ctx;
  if (!weir_call_on_cancel(ctx, wakeParked, nullptr)) {
    return WEIR_CALL_FAILED;
  }
  return WEIR_CALL_PENDING;
}

struct Way {
  int threads;
  unsigned seed; ///< 0: in process
};

/// A program for two devices with the kernels above.
struct Program2 : ProgramBuilder {
  uint32_t inc, sum, lt, copy;
  Program2() {
    devices = {"CPU:0", "CPU:1"};
    inc = kernel("increment", increment, 2, 0);
    sum = kernel("add", add, 3, 0);
    lt = kernel("less", less, 3, 0);
    copy = kernel("copyBool", copyBool, 2, 0);
  }
  StepBuilder &image(const char *name, uint32_t device) {
    StepBuilder &s = step(name);
    s.device = device;
    s.flags = WEIR_STEP_PRIVATE;
    return s;
  }
};

class Images : public testing::TestWithParam<Way> {
protected:
  void load(ProgramBuilder &p) {
    loaded = std::make_unique<Loaded>(p, GetParam().threads);
    ASSERT_TRUE(loaded->instance) << loaded->status.message;
    instance = reinterpret_cast<Instance *>(loaded->instance);
    if (GetParam().seed) {
      pipe = std::make_unique<BytePipe>(*instance->rendezvous,
                                        instance->runtime->buffers(),
                                        GetParam().seed);
      for (uint32_t edge = 0; edge < p.edges.size(); ++edge) {
        instance->rendezvous->connect(edge, *pipe);
      }
    }
  }
  void TearDown() override {
    if (pipe) {
      pipe->flush();
    }
    if (instance) {
      EXPECT_EQ(instance->rendezvous->pending(), 0u);
    }
    pipe.reset();
    loaded.reset();
  }
  bool inProcess() const { return GetParam().seed == 0; }

  Program2 program; ///< outlives what is loaded
  std::unique_ptr<Loaded> loaded;
  Instance *instance = nullptr;
  std::unique_ptr<BytePipe> pipe;
};

uint32_t buffer(StepBuilder &s, int32_t dtype) {
  return s.slot(WEIR_SLOT_BUFFER, dtype, {});
}

/// image0: e0 <- x + 1; image1: y <- e0 + x. Step 0 is the public one.
void addStraightLine(Program2 &p) {
  StepBuilder &s = p.step("main");
  StepBuilder &a = p.image("main.CPU:0", 0);
  StepBuilder &b = p.image("main.CPU:1", 1);
  uint32_t e = p.edge("inc:0", 0, 1, WEIR_DT_INT64);
  uint32_t x = s.input("x:0", WEIR_DT_INT64, {});
  uint32_t y = s.output("y:0", WEIR_DT_INT64, {});
  s.task(WEIR_TASK_START, 1, {x}, {});
  s.task(WEIR_TASK_START, 2, {x}, {y});
  uint32_t ax = a.input("x:0", WEIR_DT_INT64, {});
  uint32_t av = buffer(a, WEIR_DT_INT64);
  uint32_t t0 = a.task(WEIR_TASK_KERNEL, p.inc, {ax}, {av});
  a.edge(t0, a.task(WEIR_TASK_SEND, e, {av}, {}));
  uint32_t bx = b.input("x:0", WEIR_DT_INT64, {});
  uint32_t bv = buffer(b, WEIR_DT_INT64);
  uint32_t by = b.output("y:0", WEIR_DT_INT64, {});
  uint32_t t1 = b.task(WEIR_TASK_RECV, e, {}, {bv});
  b.edge(t1, b.task(WEIR_TASK_KERNEL, p.sum, {bv, bx}, {by}));
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
        wrong += run.execute() != 0 || run.output<int64_t>(0)[0] != 2 * x[0] + 1;
      }
    });
  }
  for (std::thread &client : clients) {
    client.join();
  }
  EXPECT_EQ(wrong.load(), 0);
}

/// Each device has a control loop; the predicate goes over in every iteration,
/// and so does i, which device 1 adds up.
void addLoops(Program2 &p) {
  uint32_t pred = p.edge("less:0", 0, 1, WEIR_DT_BOOL);
  uint32_t item = p.edge("i:0", 0, 1, WEIR_DT_INT64, 2);
  uint32_t from = p.edge("limit:0", 1, 0, WEIR_DT_INT64);
  StepBuilder &s = p.step("main"); // 0
  uint32_t n = s.input("n:0", WEIR_DT_INT64, {});
  uint32_t total = s.output("total:0", WEIR_DT_INT64, {});
  s.task(WEIR_TASK_START, 1, {n}, {});
  s.task(WEIR_TASK_START, 2, {n}, {total});
  static const int64_t zero = 0;
  p.rodata = &zero;
  p.rodataSize = 8;
  auto constant = [](StepBuilder &b) {
    return b.slot(WEIR_SLOT_CONSTANT, WEIR_DT_INT64, {}, 0, 0,
                  WEIR_SLOT_INLINE);
  };
  StepBuilder &a = p.image("main.CPU:0", 0); // 1
  {
    a.input("n:0", WEIR_DT_INT64, {});
    uint32_t limit = buffer(a, WEIR_DT_INT64);
    uint32_t i = buffer(a, WEIR_DT_INT64), m = buffer(a, WEIR_DT_INT64);
    uint32_t t = a.task(WEIR_TASK_RECV, from, {}, {limit});
    uint32_t loop = a.task(WEIR_TASK_WHILE, 0, {constant(a), limit}, {i, m});
    a.at(loop).frame = 1;
    a.edge(t, loop);
  }
  StepBuilder &b = p.image("main.CPU:1", 1); // 2
  {
    uint32_t bn = b.input("n:0", WEIR_DT_INT64, {});
    uint32_t sum = b.output("total:0", WEIR_DT_INT64, {});
    b.task(WEIR_TASK_SEND, from, {bn}, {});
    uint32_t loop = b.task(WEIR_TASK_WHILE, 2, {constant(b)}, {sum});
    b.at(loop).frame = 1;
  }
  StepBuilder &ac = p.image("cond.CPU:0", 0); // 3
  {
    uint32_t i = ac.input("i:0", WEIR_DT_INT64, {});
    uint32_t m = ac.input("m:0", WEIR_DT_INT64, {});
    uint32_t c = ac.output("c:0", WEIR_DT_BOOL, {});
    uint32_t t = ac.task(WEIR_TASK_KERNEL, p.lt, {i, m}, {c});
    ac.edge(t, ac.task(WEIR_TASK_SEND, pred, {c}, {}));
  }
  StepBuilder &ab = p.image("body.CPU:0", 0); // 4
  {
    uint32_t i = ab.input("i:0", WEIR_DT_INT64, {});
    uint32_t m = ab.input("m:0", WEIR_DT_INT64, {});
    uint32_t o = ab.output("o:0", WEIR_DT_INT64, {});
    ab.outputOf("m:0", m);
    ab.task(WEIR_TASK_KERNEL, p.inc, {i}, {o});
    ab.task(WEIR_TASK_SEND, item, {i}, {});
  }
  StepBuilder &bc = p.image("cond.CPU:1", 1); // 5
  {
    bc.input("sum:0", WEIR_DT_INT64, {});
    uint32_t c = bc.output("c:0", WEIR_DT_BOOL, {});
    bc.task(WEIR_TASK_RECV, pred, {}, {c});
  }
  StepBuilder &bb = p.image("body.CPU:1", 1); // 6
  {
    uint32_t sum = bb.input("sum:0", WEIR_DT_INT64, {});
    uint32_t i = buffer(bb, WEIR_DT_INT64);
    uint32_t o = bb.output("o:0", WEIR_DT_INT64, {});
    uint32_t t = bb.task(WEIR_TASK_RECV, item, {}, {i});
    bb.edge(t, bb.task(WEIR_TASK_KERNEL, p.sum, {sum, i}, {o}));
  }
  p.branches = {3, 4, 5, 6};
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

/// Device 0 fails (or waits for ever); device 1 waits for it.
void addFailing(Program2 &p, WeirCallFn call) {
  StepBuilder &s = p.step("main");
  StepBuilder &a = p.image("main.CPU:0", 0);
  StepBuilder &b = p.image("main.CPU:1", 1);
  uint32_t e = p.edge("never:0", 0, 1, WEIR_DT_INT64);
  uint32_t y = s.output("y:0", WEIR_DT_INT64, {});
  s.task(WEIR_TASK_START, 1, {}, {});
  s.task(WEIR_TASK_START, 2, {}, {y});
  uint32_t v = buffer(a, WEIR_DT_INT64);
  uint32_t t;
  if (call) {
    t = a.task(WEIR_TASK_CALL, p.call("call", call), {}, {});
    uint32_t k = a.task(WEIR_TASK_KERNEL, p.kernel("none", increment, 2, 0),
                        {v}, {v});
    a.edge(t, k);
    t = k;
  } else {
    p.sites = {{WEIR_INVALID_ARGUMENT, "it was {0}", "guard"}};
    t = a.task(WEIR_TASK_KERNEL, p.kernel("refuse", refuse, 1, 0), {}, {v});
  }
  a.edge(t, a.task(WEIR_TASK_SEND, e, {v}, {}));
  b.task(WEIR_TASK_RECV, e, {}, {b.output("y:0", WEIR_DT_INT64, {})});
}

TEST_P(Images, TheFirstErrorEndsAll) {
  Program2 &p = program;
  addFailing(p, nullptr);
  load(p);
  TestRun run(*loaded, "main");
  for (int i = 0; i < 20; ++i) {
    EXPECT_EQ(run.execute(), WEIR_INVALID_ARGUMENT);
    EXPECT_STREQ(run.status.message, "it was 13 [node guard]");
  }
}

TEST_P(Images, DeadlineAndCancellationEndAll) {
  Program2 &p = program;
  addFailing(p, waitForCancel);
  load(p);
  TestRun run(*loaded, "main");
  weir_run_set_timeout(run.run, 5000000);
  EXPECT_EQ(run.execute(), WEIR_DEADLINE_EXCEEDED) << run.status.message;
  weir_run_set_timeout(run.run, 0);
  for (int i = 0; i < 20; ++i) {
    weir_run_start(run.run);
    std::thread other([&] {
      std::this_thread::sleep_for(std::chrono::microseconds(50 * i));
      weir_run_cancel(run.run);
    });
    EXPECT_EQ(weir_run_wait(run.run, &run.status), WEIR_CANCELLED);
    other.join();
  }
}

TEST_P(Images, WhatNobodySendsIsAnError) {
  if (!inProcess()) {
    return; // something could be on its way
  }
  Program2 &p = program;
  StepBuilder &s = p.step("main");
  StepBuilder &a = p.image("main.CPU:0", 0);
  StepBuilder &b = p.image("main.CPU:1", 1);
  uint32_t e = p.edge("w:0", 0, 1, WEIR_DT_INT64);
  uint32_t f = p.edge("order", 1, 0, 0);
  uint32_t y = s.output("y:0", WEIR_DT_INT64, {});
  s.task(WEIR_TASK_START, 1, {}, {});
  s.task(WEIR_TASK_START, 2, {}, {y});
  a.task(WEIR_TASK_RECV, f, {}, {});
  uint32_t t =
      b.task(WEIR_TASK_RECV, e, {}, {b.output("y:0", WEIR_DT_INT64, {})});
  b.edge(t, b.task(WEIR_TASK_SEND, f, {}, {}));
  load(p);
  TestRun run(*loaded, "main");
  for (int i = 0; i < 20; ++i) {
    EXPECT_EQ(run.execute(), WEIR_INTERNAL);
    EXPECT_STREQ(run.status.message,
                 "step \"main\" waits for edge \"w:0\" from device 0 to 1, but "
                 "nothing is left that could send it");
  }
}

TEST_P(Images, WhatNobodyTakesIsAnError) {
  if (!inProcess()) {
    return; // the value is on its way
  }
  Program2 &p = program;
  StepBuilder &s = p.step("main");
  StepBuilder &a = p.image("main.CPU:0", 0);
  uint32_t e = p.edge("w:0", 0, 1, WEIR_DT_INT64);
  uint32_t x = s.input("x:0", WEIR_DT_INT64, {});
  s.task(WEIR_TASK_START, 1, {x}, {});
  a.task(WEIR_TASK_SEND, e, {a.input("x:0", WEIR_DT_INT64, {})}, {});
  load(p);
  TestRun run(*loaded, "main");
  std::vector<int64_t> data = {1};
  run.bind<int64_t>(0, WEIR_DT_INT64, {}, data);
  EXPECT_EQ(run.execute(), WEIR_INTERNAL);
  EXPECT_STREQ(run.status.message, "step \"main\" has ended, but nobody took "
                                   "what edge \"w:0\" brought");
}

TEST_P(Images, RefuseDeadValuesAndRepetition) {
  Program2 &p = program;
  StepBuilder &s = p.step("main");
  StepBuilder &a = p.image("main.CPU:0", 0);
  StepBuilder &b = p.image("main.CPU:1", 1);
  uint32_t e = p.edge("w:0", 0, 1, WEIR_DT_INT64);
  uint32_t y = s.output("y:0", WEIR_DT_INT64, {});
  s.task(WEIR_TASK_START, 1, {}, {});
  s.task(WEIR_TASK_START, 2, {}, {y});
  a.task(WEIR_TASK_CALL, p.call("sendDead", sendDead), {}, {});
  uint32_t t =
      b.task(WEIR_TASK_RECV, e, {}, {b.output("y:0", WEIR_DT_INT64, {})});
  b.at(t).name = p.text("w");
  StepBuilder &r = p.image("twice", 1); // 3
  r.flags = 0;
  r.task(WEIR_TASK_CALL, p.call("wait", waitForCancel), {}, {});
  for (int i = 0; i < 2; ++i) {
    r.at(r.task(WEIR_TASK_RECV, e, {}, {buffer(r, WEIR_DT_INT64)})).name =
        p.text("recv");
  }
  load(p);
  TestRun run(*loaded, "main"), twice(*loaded, "twice");
  EXPECT_EQ(run.execute(), WEIR_INTERNAL);
  EXPECT_STREQ(run.status.message,
               "edge \"w:0\" brought a dead value into step \"main.CPU:1\", "
               "whose values are never dead [node w]");
  EXPECT_EQ(twice.execute(), WEIR_INTERNAL);
  EXPECT_STREQ(twice.status.message,
               "step \"twice\" moves edge \"w:0\" twice for one execution "
               "[node recv]");
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

INSTANTIATE_TEST_SUITE_P(
    Ways, Images,
    testing::Values(Way{1, 0}, Way{4, 0}, Way{1, 1}, Way{4, 2}),
    [](const testing::TestParamInfo<Way> &info) {
      return (info.param.seed ? "Stream" : "InProcess") +
             std::to_string(info.param.threads);
    });

//===----------------------------------------------------------------------===//
// Tables that do not hold together
//===----------------------------------------------------------------------===//

void expectRefused(ProgramBuilder &p, const char *text) {
  Loaded loaded(p);
  EXPECT_EQ(loaded.program, nullptr);
  EXPECT_STREQ(loaded.status.message, text);
}

TEST(TransferTables, AreChecked) {
  for (int wrong = 0; wrong < 6; ++wrong) {
    Program2 p;
    uint32_t e = p.edge("w:0", wrong == 0 ? 2 : 0, 1, WEIR_DT_INT64);
    p.edges[e].rank = wrong == 1 ? 99 : -1;
    StepBuilder &s = p.step("main");
    s.device = wrong == 2 ? 5 : wrong == 3 ? 1 : 0;
    uint32_t x = s.input("x:0", wrong == 4 ? WEIR_DT_FLOAT : WEIR_DT_INT64, {});
    std::vector<uint32_t> in = {x};
    s.task(WEIR_TASK_SEND, e, wrong == 5 ? std::vector<uint32_t>() : in, {});
    const char *texts[] = {
        "program \"test\": edge \"w:0\" is on device 2, expected less than 2",
        "program \"test\": edge \"w:0\" has rank 99, expected -1 to 12",
        "program \"test\": step \"main\" is on device 5, expected less than 2",
        "program \"test\", step \"main\": task 0 on device 1 moves edge "
        "\"w:0\", whose end is on device 0",
        "program \"test\", step \"main\": task 0 moves a float32 over edge "
        "\"w:0\" of int64",
        "program \"test\", step \"main\": task 0 moves 0 inputs and 0 outputs "
        "over edge \"w:0\", which carries 1"};
    expectRefused(p, texts[wrong]);
  }
}

} // namespace
