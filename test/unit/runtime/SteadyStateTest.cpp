// Part of Weir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// In steady state a step allocates nothing: malloc and its kin are counted.
#include "StepBuilder.h"
#include <atomic>
#include <dlfcn.h>

using namespace weir::test;

namespace {
std::atomic<long> allocations;
}

// The C library's own entry points, counted. The sanitizers have theirs.
#if !__has_feature(thread_sanitizer) && !__has_feature(address_sanitizer)
extern "C" {
void *__libc_malloc(size_t);
void *__libc_realloc(void *, size_t);
void *__libc_memalign(size_t, size_t);
void *malloc(size_t size) {
  ++allocations;
  return __libc_malloc(size);
}
void *realloc(void *old, size_t size) {
  ++allocations;
  return __libc_realloc(old, size);
}
void *aligned_alloc(size_t alignment, size_t size) {
  ++allocations;
  return __libc_memalign(alignment, size);
}
}

namespace {
void addOne(void *const *b, const int64_t *sizes, int64_t begin, int64_t end,
            WeirTaskContext *) {
  for (int64_t i = begin; i < end; ++i) {
    static_cast<float *>(b[1])[i] = static_cast<const float *>(b[0])[i] + 1;
  }
}
int64_t chunks(const int64_t *sizes) { return sizes[0]; }
int64_t scratch(const int64_t *sizes) { return sizes[0] * 4; }
int64_t layout(int64_t *sizes, int64_t *offsets, WeirTaskContext *) {
  offsets[1] = 0;
  return sizes[0] * 4;
}
void lessThan(void *const *b, const int64_t *sizes, int64_t, int64_t,
              WeirTaskContext *) {
  *static_cast<uint8_t *>(b[1]) = static_cast<const float *>(b[0])[0] < 100;
}
} // namespace

extern "C" WeirCallStatus weir_call_Where(WeirCallContext *ctx);

TEST(SteadyState, AllocatesNothing) {
  for (int threads : {1, 2}) {
    ProgramBuilder p;
    uint32_t k = p.kernel("addOne", addOne, 2, 1, chunks, 100);
    p.kernels[k].scratch = scratch;
    uint32_t less = p.kernel("less", lessThan, 2, 1, nullptr);
    uint32_t where = p.call("Where", weir_call_Where);
    StepBuilder &s = p.step("main");
    s.numSizes = 2;
    s.layout = layout;
    uint32_t x = s.input("x:0", WEIR_DT_FLOAT, {-1});
    uint32_t y = s.slot(WEIR_SLOT_ARENA, WEIR_DT_FLOAT, {-1});
    uint32_t z = s.slot(WEIR_SLOT_BUFFER, WEIR_DT_FLOAT, {-1});
    uint32_t w = s.output("w:0", WEIR_DT_INT64, {-2, 1});
    uint32_t l = s.output("l:0", WEIR_DT_FLOAT, {-1});
    uint32_t t0 = s.task(WEIR_TASK_KERNEL, k, {x}, {y}, {-1});
    uint32_t t1 = s.task(WEIR_TASK_KERNEL, k, {y}, {z}, {-1});
    uint32_t t2 = s.task(WEIR_TASK_CALL, where, {z}, {w});
    uint32_t t3 = s.task(WEIR_TASK_WHILE, 0, {z}, {l});
    s.edge(t0, t1);
    s.edge(t1, t2);
    s.edge(t1, t3);
    StepBuilder &cond = p.step("cond");
    {
      cond.numSizes = 1;
      uint32_t a = cond.input("a:0", WEIR_DT_FLOAT, {-1});
      uint32_t b = cond.output("b:0", WEIR_DT_BOOL, {});
      cond.task(WEIR_TASK_KERNEL, less, {a}, {b}, {-1});
    }
    StepBuilder &body = p.step("body");
    {
      body.numSizes = 1;
      uint32_t a = body.input("a:0", WEIR_DT_FLOAT, {-1});
      uint32_t b = body.output("b:0", WEIR_DT_FLOAT, {-1});
      body.task(WEIR_TASK_KERNEL, k, {a}, {b}, {-1});
    }
    p.branches = {1, 2};
    Loaded loaded(p, threads);
    ASSERT_TRUE(loaded.instance) << loaded.status.message;
    TestRun run(loaded, "main");
    std::vector<float> data(5000, 1.f);
    run.bind(0, WEIR_DT_FLOAT, {5000}, data);
    for (int i = 0; i < 50; ++i) {
      ASSERT_EQ(run.execute(), 0) << run.status.message;
    }
    long before = allocations;
    for (int i = 0; i < 100; ++i) {
      weir_run_execute(run.run, nullptr);
    }
    EXPECT_EQ(allocations - before, 0) << threads << " threads";
    EXPECT_EQ(run.output<float>(1)[4999], 100);
  }
}

/// A value over an edge, and another one that comes early.
TEST(SteadyState, TransfersAllocateNothing) {
  for (int threads : {1, 2}) {
    ProgramBuilder p;
    p.devices = {"CPU:0", "CPU:1"};
    uint32_t k = p.kernel("addOne", addOne, 2, 1, chunks, 100);
    uint32_t e = p.edge("y:0", 0, 1, WEIR_DT_FLOAT);
    uint32_t late = p.edge("order", 0, 1, 0);
    StepBuilder &s = p.step("main");
    s.numSizes = 1;
    uint32_t x = s.input("x:0", WEIR_DT_FLOAT, {-1});
    uint32_t w = s.output("w:0", WEIR_DT_FLOAT, {-1});
    s.task(WEIR_TASK_START, 1, {x}, {});
    s.task(WEIR_TASK_START, 2, {}, {w});
    StepBuilder &a = p.step("a");
    a.numSizes = 1;
    uint32_t in = a.input("x:0", WEIR_DT_FLOAT, {-1});
    uint32_t y = a.slot(WEIR_SLOT_BUFFER, WEIR_DT_FLOAT, {-1});
    uint32_t t0 = a.task(WEIR_TASK_SEND, late, {}, {});
    uint32_t t1 = a.task(WEIR_TASK_KERNEL, k, {in}, {y}, {-1});
    a.edge(t0, t1);
    a.edge(t1, a.task(WEIR_TASK_SEND, e, {y}, {}));
    StepBuilder &b = p.step("b");
    b.device = 1;
    b.numSizes = 1;
    uint32_t v = b.slot(WEIR_SLOT_BUFFER, WEIR_DT_FLOAT, {-1});
    uint32_t out = b.output("w:0", WEIR_DT_FLOAT, {-1});
    uint32_t t2 = b.task(WEIR_TASK_RECV, e, {}, {v});
    uint32_t t3 = b.task(WEIR_TASK_RECV, late, {}, {});
    uint32_t t4 = b.task(WEIR_TASK_KERNEL, k, {v}, {out}, {-1});
    b.edge(t2, t3);
    b.edge(t3, t4);
    Loaded loaded(p, threads);
    ASSERT_TRUE(loaded.instance) << loaded.status.message;
    TestRun run(loaded, "main");
    std::vector<float> data(500, 1.f);
    run.bind(0, WEIR_DT_FLOAT, {500}, data);
    for (int i = 0; i < 200; ++i) {
      ASSERT_EQ(run.execute(), 0) << run.status.message;
    }
    long before = allocations;
    for (int i = 0; i < 100; ++i) {
      weir_run_execute(run.run, nullptr);
    }
    EXPECT_EQ(allocations - before, 0) << threads << " threads";
    EXPECT_EQ(run.output<float>(0)[499], 3);
  }
}
#endif
