// Part of Weir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Images that are dataflow steps: dead values travel, and each iteration of a
// loop has its tag.
#include "Images.h"

using namespace weir;
using namespace weir::test;

namespace {

using FlowImages = Images;

uint32_t invoke(Program2 &p, StepBuilder &s, uint32_t step,
                std::vector<uint32_t> in, std::vector<uint32_t> out) {
  return s.task(WEIR_TASK_INVOKE, step, std::move(in), std::move(out));
}

/// Steps 3 to 6 compute what dataflow steps invoke: +1, +, <, and the number 0.
enum Computing : uint32_t { Increment = 3, Add, Less, Zero };

void addComputing(Program2 &p) {
  auto kernelStep = [&](const char *name, uint32_t kernel, uint32_t inputs,
                        int32_t dtype) {
    StepBuilder &s = p.image(name, 0);
    std::vector<uint32_t> in;
    for (uint32_t i = 0; i < inputs; ++i) {
      in.push_back(s.input("x", WEIR_DT_INT64, {}));
    }
    s.task(WEIR_TASK_KERNEL, kernel, in, {s.output("y", dtype, {})});
  };
  kernelStep("increment", p.inc, 1, WEIR_DT_INT64);
  kernelStep("add", p.sum, 2, WEIR_DT_INT64);
  kernelStep("less", p.lt, 2, WEIR_DT_BOOL);
  static const int64_t zero = 0;
  p.rodata = &zero;
  p.rodataSize = 8;
  StepBuilder &s = p.image("zero", 0);
  s.outputOf("y", s.slot(WEIR_SLOT_CONSTANT, WEIR_DT_INT64, {}, 0, 0,
                         WEIR_SLOT_INLINE));
}

/// Both branches of a Switch go over; one of them is dead.
TEST_P(FlowImages, DeadValuesTravel) {
  Program2 &p = program;
  uint32_t no = p.edge("switch:0", 0, 1, WEIR_DT_INT64);
  uint32_t yes = p.edge("switch:1", 0, 1, WEIR_DT_INT64);
  uint32_t order = p.edge("order", 0, 1, 0);
  StepBuilder &s = p.step("main"); // 0
  uint32_t x = s.input("x:0", WEIR_DT_INT64, {});
  uint32_t c = s.input("c:0", WEIR_DT_BOOL, {});
  uint32_t y = s.output("y:0", WEIR_DT_INT64, {});
  s.task(WEIR_TASK_START, 1, {x, c}, {});
  s.task(WEIR_TASK_START, 2, {}, {y});
  StepBuilder &a = p.image("main.CPU:0", 0); // 1
  {
    a.flags |= WEIR_STEP_DATAFLOW;
    uint32_t ax = a.input("x:0", WEIR_DT_INT64, {});
    uint32_t ac = a.input("c:0", WEIR_DT_BOOL, {});
    uint32_t f = buffer(a, WEIR_DT_INT64), t = buffer(a, WEIR_DT_INT64);
    a.task(WEIR_TASK_SWITCH, 0, {ax, ac}, {f, t});
    a.task(WEIR_TASK_SEND, no, {f}, {});
    uint32_t send = a.task(WEIR_TASK_SEND, yes, {t}, {});
    a.edge(send, a.task(WEIR_TASK_SEND, order, {}, {})); // dead if it is
  }
  StepBuilder &b = p.image("main.CPU:1", 1); // 2
  {
    b.flags |= WEIR_STEP_DATAFLOW;
    uint32_t f = buffer(b, WEIR_DT_INT64), t = buffer(b, WEIR_DT_INT64);
    uint32_t more = buffer(b, WEIR_DT_INT64);
    uint32_t by = b.output("y:0", WEIR_DT_INT64, {});
    b.task(WEIR_TASK_RECV, no, {}, {f});
    b.task(WEIR_TASK_RECV, yes, {}, {t});
    uint32_t received = b.task(WEIR_TASK_RECV, order, {}, {});
    b.edge(received, invoke(p, b, Increment, {t}, {more}));
    b.task(WEIR_TASK_MERGE, 0, {f, more}, {by});
  }
  addComputing(p);
  load(p);
  TestRun run(*loaded, "main");
  for (uint8_t taken : {0, 1, 0, 1}) {
    std::vector<int64_t> data = {41};
    std::vector<uint8_t> choice = {taken};
    run.bind<int64_t>(0, WEIR_DT_INT64, {}, data);
    run.bind<uint8_t>(1, WEIR_DT_BOOL, {}, choice);
    ASSERT_EQ(run.execute(), 0) << run.status.message;
    EXPECT_EQ(run.output<int64_t>(0)[0], 41 + taken);
  }
}

/// Device 0 counts to n; device 1 has a control loop of its own, driven by the
/// predicate, and adds up what comes; the last iteration's is dead.
TEST_P(FlowImages, LoopsOfEachDevice) {
  Program2 &p = program;
  uint32_t predicate = p.edge("less:0", 0, 1, WEIR_DT_BOOL);
  uint32_t item = p.edge("i:0", 0, 1, WEIR_DT_INT64, 2);
  StepBuilder &s = p.step("main"); // 0
  uint32_t n = s.input("n:0", WEIR_DT_INT64, {});
  uint32_t y = s.output("total:0", WEIR_DT_INT64, {});
  uint32_t z = s.output("i:0", WEIR_DT_INT64, {});
  s.task(WEIR_TASK_START, 1, {n}, {z});
  s.task(WEIR_TASK_START, 2, {}, {y});
  StepBuilder &a = p.image("main.CPU:0", 0); // 1
  {
    a.flags |= WEIR_STEP_DATAFLOW;
    uint32_t an = a.input("n:0", WEIR_DT_INT64, {});
    uint32_t out = a.output("i:0", WEIR_DT_INT64, {});
    uint32_t v[8];
    for (uint32_t &slot : v) {
      slot = buffer(a, WEIR_DT_INT64);
    }
    uint32_t c = buffer(a, WEIR_DT_BOOL), lc = buffer(a, WEIR_DT_BOOL);
    invoke(p, a, Zero, {}, {v[0]});
    a.task(WEIR_TASK_ENTER, 1, {v[0]}, {v[1]}, {10, 0});
    a.task(WEIR_TASK_ENTER, 1, {an}, {v[2]}, {10, 1});
    a.task(WEIR_TASK_MERGE, 0, {v[1], v[7]}, {v[3]});
    invoke(p, a, Less, {v[3], v[2]}, {c});
    a.task(WEIR_TASK_LOOPCOND, 0, {c}, {lc});
    a.task(WEIR_TASK_SEND, predicate, {lc}, {});
    a.task(WEIR_TASK_SWITCH, 0, {v[3], lc}, {v[4], v[5]});
    a.task(WEIR_TASK_EXIT, 0, {v[4]}, {out});
    a.task(WEIR_TASK_SEND, item, {v[5]}, {});
    invoke(p, a, Increment, {v[5]}, {v[6]});
    a.task(WEIR_TASK_NEXT, 0, {v[6]}, {v[7]});
  }
  StepBuilder &b = p.image("main.CPU:1", 1); // 2
  {
    b.flags |= WEIR_STEP_DATAFLOW;
    uint32_t out = b.output("total:0", WEIR_DT_INT64, {});
    uint32_t v[8];
    for (uint32_t &slot : v) {
      slot = buffer(b, WEIR_DT_INT64);
    }
    uint32_t c = buffer(b, WEIR_DT_BOOL), lc = buffer(b, WEIR_DT_BOOL);
    invoke(p, b, Zero, {}, {v[0]});
    b.task(WEIR_TASK_ENTER, 1, {v[0]}, {v[1]}, {10, 0});
    uint32_t merge = b.task(WEIR_TASK_MERGE, 0, {v[1], v[6]}, {v[2]});
    uint32_t first = b.task(WEIR_TASK_RECV, predicate, {}, {c});
    uint32_t second = b.task(WEIR_TASK_RECV, item, {}, {v[7]});
    b.edge(merge, first);
    b.edge(merge, second);
    b.task(WEIR_TASK_LOOPCOND, 0, {c}, {lc});
    b.task(WEIR_TASK_SWITCH, 0, {v[2], lc}, {v[3], v[4]});
    b.task(WEIR_TASK_EXIT, 0, {v[3]}, {out});
    invoke(p, b, Add, {v[4], v[7]}, {v[5]});
    b.task(WEIR_TASK_NEXT, 0, {v[5]}, {v[6]});
  }
  addComputing(p);
  load(p);
  TestRun run(*loaded, "main");
  for (int64_t limit : {0, 1, 5, inProcess() ? 2000 : 100}) {
    std::vector<int64_t> data = {limit};
    run.bind<int64_t>(0, WEIR_DT_INT64, {}, data);
    ASSERT_EQ(run.execute(), 0) << run.status.message;
    EXPECT_EQ(run.output<int64_t>(0)[0], limit * (limit - 1) / 2);
    EXPECT_EQ(run.output<int64_t>(1)[0], limit);
  }
}

/// A frame whose predicate never comes is no hang.
TEST_P(FlowImages, WhatNobodySendsIsAnError) {
  if (!inProcess()) {
    return;
  }
  Program2 &p = program;
  uint32_t e = p.edge("w:0", 0, 1, WEIR_DT_INT64);
  StepBuilder &s = p.step("main");
  uint32_t y = s.output("y:0", WEIR_DT_INT64, {});
  s.task(WEIR_TASK_START, 1, {}, {y});
  StepBuilder &b = p.image("main.CPU:1", 1);
  b.flags |= WEIR_STEP_DATAFLOW;
  b.task(WEIR_TASK_RECV, e, {}, {b.output("y:0", WEIR_DT_INT64, {})});
  load(p);
  TestRun run(*loaded, "main");
  EXPECT_EQ(run.execute(), WEIR_INTERNAL);
  EXPECT_STREQ(run.status.message,
               "step \"main\" waits for edge \"w:0\" from device 0 to 1, but "
               "nothing is left that could send it");
}

INSTANTIATE_TEST_SUITE_P(Ways, FlowImages, allWays(), nameOfWay);

} // namespace
