// Part of Weir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Images that fail, are cancelled, or do not fit together.
#include "Images.h"
#include <atomic>
#include <thread>

using namespace weir;
using namespace weir::test;

namespace {

using ImageErrors = Images;

void refuse(void *const *, const int64_t *, int64_t, int64_t,
            WeirTaskContext *ctx) {
  int64_t value = 13;
  weir_kernel_raise(ctx, 0, 0, 1, &value);
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
    uint32_t k =
        a.task(WEIR_TASK_KERNEL, p.kernel("none", increment, 2, 0), {v}, {v});
    a.edge(t, k);
    t = k;
  } else {
    p.sites = {{WEIR_INVALID_ARGUMENT, "it was {0}", "guard"}};
    t = a.task(WEIR_TASK_KERNEL, p.kernel("refuse", refuse, 1, 0), {}, {v});
  }
  a.edge(t, a.task(WEIR_TASK_SEND, e, {v}, {}));
  b.task(WEIR_TASK_RECV, e, {}, {b.output("y:0", WEIR_DT_INT64, {})});
}

TEST_P(ImageErrors, TheFirstErrorEndsAll) {
  Program2 &p = program;
  addFailing(p, nullptr);
  load(p);
  TestRun run(*loaded, "main");
  for (int i = 0; i < 20; ++i) {
    EXPECT_EQ(run.execute(), WEIR_INVALID_ARGUMENT);
    EXPECT_STREQ(run.status.message, "it was 13 [node guard]");
  }
}

TEST_P(ImageErrors, DeadlineAndCancellationEndAll) {
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

TEST_P(ImageErrors, WhatNobodySendsIsAnError) {
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

TEST_P(ImageErrors, WhatNobodyTakesIsAnError) {
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

TEST_P(ImageErrors, RefuseDeadValuesAndRepetition) {
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

/// Cancelled at some moment, again and again, beside a step that goes on.
TEST_P(ImageErrors, CancelAtAnyMoment) {
  Program2 &p = program;
  addLoops(p);
  load(p);
  std::atomic<bool> stop{false};
  std::atomic<int> wrong{0};
  std::thread other([&] {
    TestRun run(*loaded, "main");
    std::vector<int64_t> n = {20};
    run.bind<int64_t>(0, WEIR_DT_INT64, {}, n);
    while (!stop) {
      wrong += run.execute() != 0 || run.output<int64_t>(0)[0] != 190;
    }
  });
  std::minstd_rand random(GetParam().seed + 9);
  TestRun run(*loaded, "main");
  std::vector<int64_t> many = {int64_t(1) << 40}, few = {10};
  for (int round = 0; round < 40; ++round) {
    run.bind<int64_t>(0, WEIR_DT_INT64, {}, many);
    weir_run_start(run.run);
    std::thread canceller([&] {
      std::this_thread::sleep_for(std::chrono::microseconds(random() % 1000));
      weir_run_cancel(run.run);
    });
    EXPECT_EQ(weir_run_wait(run.run, &run.status), WEIR_CANCELLED)
        << run.status.message;
    canceller.join();
    run.bind<int64_t>(0, WEIR_DT_INT64, {}, few);
    ASSERT_EQ(run.execute(), 0) << run.status.message;
    EXPECT_EQ(run.output<int64_t>(0)[0], 45);
  }
  stop = true;
  other.join();
  EXPECT_EQ(wrong.load(), 0);
}

INSTANTIATE_TEST_SUITE_P(Ways, ImageErrors, allWays(), nameOfWay);

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
    std::string rankText = "program \"test\": edge \"w:0\" has rank 99, "
                           "expected -1 to " +
                           std::to_string(WEIR_MAX_RANK);
    const char *texts[] = {
        "program \"test\": edge \"w:0\" is on device 2, expected less than 2",
        rankText.c_str(),
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
