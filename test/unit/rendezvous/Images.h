// Part of Weir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Programs of two devices, made by hand, and ways to run them: with 1 and 4
// threads, in process and with every edge going through byte streams.
#ifndef WEIR_TEST_UNIT_RENDEZVOUS_IMAGES_H
#define WEIR_TEST_UNIT_RENDEZVOUS_IMAGES_H

#include "../runtime/StepBuilder.h"
#include "BytePipe.h"
#include "runtime/executor/CallContext.h"
#include "runtime/executor/Run.h"

namespace weir::test {

inline void increment(void *const *b, const int64_t *, int64_t, int64_t,
                      WeirTaskContext *) {
  *static_cast<int64_t *>(b[1]) = *static_cast<const int64_t *>(b[0]) + 1;
}
inline void add(void *const *b, const int64_t *, int64_t, int64_t,
                WeirTaskContext *) {
  *static_cast<int64_t *>(b[2]) =
      *static_cast<const int64_t *>(b[0]) + *static_cast<const int64_t *>(b[1]);
}
inline void less(void *const *b, const int64_t *, int64_t, int64_t,
                 WeirTaskContext *) {
  *static_cast<uint8_t *>(b[2]) =
      *static_cast<const int64_t *>(b[0]) < *static_cast<const int64_t *>(b[1]);
}
inline void copyBool(void *const *b, const int64_t *, int64_t, int64_t,
                     WeirTaskContext *) {
  *static_cast<uint8_t *>(b[1]) = *static_cast<const uint8_t *>(b[0]);
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
      pipe = std::make_unique<BytePipe>(
          *instance->rendezvous, instance->runtime->buffers(), GetParam().seed);
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

inline uint32_t buffer(StepBuilder &s, int32_t dtype) {
  return s.slot(WEIR_SLOT_BUFFER, dtype, {});
}

/// image0: e0 <- x + 1; image1: y <- e0 + x. Step 0 is the public one.
inline void addStraightLine(Program2 &p) {
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

/// Each device has a control loop; the predicate goes over in every iteration,
/// and so does i, which device 1 adds up.
inline void addLoops(Program2 &p) {
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

inline auto allWays() {
  return testing::Values(Way{1, 0}, Way{4, 0}, Way{1, 1}, Way{4, 2});
}
inline std::string nameOfWay(const testing::TestParamInfo<Way> &info) {
  return (info.param.seed ? "Stream" : "InProcess") +
         std::to_string(info.param.threads);
}

} // namespace weir::test

#endif
