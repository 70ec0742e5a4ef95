// Part of Weir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The executor on hand-written tables: data flow, sizes, errors, counted
// values, threads, control tasks, cancellation.
#include "StepBuilder.h"
#include <atomic>
#include <chrono>
#include <thread>

using namespace weir::test;

namespace {
void addOne(void *const *b, const int64_t *, int64_t begin, int64_t end,
            WeirTaskContext *) {
  auto *x = static_cast<const float *>(b[0]);
  auto *y = static_cast<float *>(b[1]);
  for (int64_t i = begin; i < end; ++i) {
    y[i] = x[i] + 1;
  }
}
void addTwo(void *const *b, const int64_t *, int64_t begin, int64_t end,
            WeirTaskContext *) {
  auto *x = static_cast<const float *>(b[0]);
  auto *y = static_cast<const float *>(b[1]);
  auto *z = static_cast<float *>(b[2]);
  for (int64_t i = begin; i < end; ++i) {
    z[i] = x[i] + y[i];
  }
}
int64_t firstSize(const int64_t *sizes) { return sizes[0]; }
/// Raises site 0 for every negative element.
void checkNegative(void *const *b, const int64_t *, int64_t begin, int64_t end,
                   WeirTaskContext *ctx) {
  auto *x = static_cast<const float *>(b[0]);
  for (int64_t i = end; i-- > begin;) {
    if (x[i] < 0) {
      int64_t values[] = {i, int64_t(x[i]), 7};
      weir_kernel_raise(ctx, 0, i, 3, values);
    }
  }
}
int64_t layoutOfTwo(int64_t *sizes, int64_t *offsets, WeirTaskContext *) {
  offsets[1] = 0;
  return sizes[0] * 4;
}
} // namespace

/// y = x + 1 through an arena slot, z = y + 1.
static void buildChain(ProgramBuilder &p) {
  uint32_t k = p.kernel("addOne", addOne, 2, 1, firstSize);
  StepBuilder &s = p.step("main");
  s.numSizes = 1;
  s.layout = layoutOfTwo;
  uint32_t x = s.input("x:0", WEIR_DT_FLOAT, {-1});
  uint32_t y = s.slot(WEIR_SLOT_ARENA, WEIR_DT_FLOAT, {-1});
  uint32_t z = s.output("z:0", WEIR_DT_FLOAT, {-1});
  uint32_t t0 = s.task(WEIR_TASK_KERNEL, k, {x}, {y}, {-1});
  uint32_t t1 = s.task(WEIR_TASK_KERNEL, k, {y}, {z}, {-1});
  s.edge(t0, t1);
}

TEST(Executor, ChainWithChangingSizes) {
  ProgramBuilder p;
  buildChain(p);
  Loaded loaded(p);
  ASSERT_TRUE(loaded.instance) << loaded.status.message;
  TestRun run(loaded, "main");
  for (size_t n : {3, 3, 100, 0, 5}) {
    std::vector<float> x(n, 1.5f);
    ASSERT_EQ(run.bind(0, WEIR_DT_FLOAT, {int64_t(n)}, x), 0);
    ASSERT_EQ(run.execute(), 0) << run.status.message;
    EXPECT_EQ(run.output<float>(0), std::vector<float>(n, 3.5f));
    EXPECT_EQ(run.shape(0), std::vector<int64_t>{int64_t(n)});
  }
}

TEST(Executor, CallersOutputBuffer) {
  ProgramBuilder p;
  buildChain(p);
  Loaded loaded(p);
  TestRun run(loaded, "main");
  std::vector<float> x = {1, 2}, z(2);
  run.bind(0, WEIR_DT_FLOAT, {2}, x);
  weir_run_bind_output(run.run, 0, z.data(), 8, nullptr);
  ASSERT_EQ(run.execute(), 0);
  EXPECT_EQ(z, (std::vector<float>{3, 4}));
  weir_run_bind_output(run.run, 0, z.data(), 4, nullptr);
  EXPECT_EQ(run.execute(), WEIR_INVALID_ARGUMENT);
  EXPECT_STREQ(run.status.message,
               "output \"z:0\" needs 8 bytes, the memory bound to it has 4 "
               "[node ]");
}

TEST(Executor, ErrorsOfInputs) {
  ProgramBuilder p;
  uint32_t k = p.kernel("addTwo", addTwo, 3, 1, firstSize);
  StepBuilder &s = p.step("main");
  s.numSizes = 1;
  uint32_t a = s.input("a:0", WEIR_DT_FLOAT, {-1});
  uint32_t b = s.input("b:0", WEIR_DT_FLOAT, {-1});
  uint32_t c = s.output("c:0", WEIR_DT_FLOAT, {-1});
  s.task(WEIR_TASK_KERNEL, k, {a, b}, {c}, {-1});
  Loaded loaded(p);
  TestRun run(loaded, "main");
  std::vector<float> two(2, 1.f), three(3, 1.f);
  std::vector<double> wide(2);
  EXPECT_EQ(run.execute(), WEIR_INVALID_ARGUMENT);
  EXPECT_STREQ(run.status.message, "input \"a:0\" has no value; bind one "
                                   "before executing the step");
  run.bind(0, WEIR_DT_FLOAT, {2}, two);
  run.bind(1, WEIR_DT_FLOAT, {3}, three);
  EXPECT_EQ(run.execute(), WEIR_INVALID_ARGUMENT);
  EXPECT_STREQ(run.status.message, "input \"b:0\" has shape [3], expected [2]");
  run.bind(1, WEIR_DT_DOUBLE, {2}, wide);
  EXPECT_EQ(run.execute(), WEIR_INVALID_ARGUMENT);
  EXPECT_STREQ(run.status.message,
               "input \"b:0\" has type float64, expected float32");
  run.bind(1, WEIR_DT_FLOAT, {2}, two);
  EXPECT_EQ(run.execute(), 0);
  EXPECT_EQ(run.output<float>(0), (std::vector<float>{2, 2}));
}

TEST(Executor, LowestIndexWinsWhateverTheThreads) {
  for (int threads : {1, 3}) {
    ProgramBuilder p;
    uint32_t k =
        p.kernel("check", checkNegative, 1, 1, firstSize, /*costHint=*/1000);
    p.sites.push_back({WEIR_OUT_OF_RANGE, "x[{0}] = {1} is not in [0, {2}) {{",
                       "scope/check"});
    StepBuilder &s = p.step("main");
    s.numSizes = 1;
    uint32_t x = s.input("x:0", WEIR_DT_FLOAT, {-1});
    s.task(WEIR_TASK_KERNEL, k, {x}, {}, {-1});
    Loaded loaded(p, threads);
    TestRun run(loaded, "main");
    std::vector<float> data(1000, 1.f);
    data[123] = -5;
    data[124] = -6;
    data[999] = -7;
    run.bind(0, WEIR_DT_FLOAT, {1000}, data);
    EXPECT_EQ(run.execute(), WEIR_OUT_OF_RANGE);
    EXPECT_STREQ(run.status.message,
                 "x[123] = -5 is not in [0, 7) { [node scope/check]");
    data[123] = data[124] = data[999] = 0;
    EXPECT_EQ(run.execute(), 0);
  }
}

TEST(Executor, InPlaceOnSharedMemoryCopies) {
  // y = x + 1 (fetched), then y2 = y in place + 1: the fetch of y keeps its
  // value when both are the same slot's buffer at different times.
  ProgramBuilder p;
  uint32_t k = p.kernel("addOne", addOne, 2, 1, firstSize);
  StepBuilder &s = p.step("main");
  s.numSizes = 1;
  uint32_t x = s.input("x:0", WEIR_DT_FLOAT, {-1});
  uint32_t y = s.slot(WEIR_SLOT_BUFFER, WEIR_DT_FLOAT, {-1});
  s.outputOf("y:0", y);
  uint32_t t0 = s.task(WEIR_TASK_KERNEL, k, {x}, {y}, {-1});
  uint32_t t1 = s.task(WEIR_TASK_KERNEL, k, {y}, {y}, {-1});
  s.edge(t0, t1);
  Loaded loaded(p);
  TestRun run(loaded, "main");
  std::vector<float> data = {1};
  run.bind(0, WEIR_DT_FLOAT, {1}, data);
  ASSERT_EQ(run.execute(), 0) << run.status.message;
  weir_tensor held;
  weir_run_output(run.run, 0, &held, nullptr);
  weir_buffer_retain(held.buffer);
  EXPECT_EQ(run.output<float>(0), std::vector<float>{3});
  data[0] = 10;
  ASSERT_EQ(run.execute(), 0);
  EXPECT_EQ(run.output<float>(0), std::vector<float>{12});
  EXPECT_EQ(*static_cast<float *>(held.data), 3);
  weir_buffer_release(held.buffer);
}

TEST(Executor, ThreadsAgreeWithOne) {
  for (int threads : {1, 2, 4}) {
    ProgramBuilder p;
    uint32_t one = p.kernel("addOne", addOne, 2, 1, firstSize, 100);
    uint32_t two = p.kernel("addTwo", addTwo, 3, 1, firstSize, 100);
    StepBuilder &s = p.step("main");
    s.numSizes = 1;
    uint32_t x = s.input("x:0", WEIR_DT_FLOAT, {-1});
    std::vector<uint32_t> values = {x};
    std::vector<uint32_t> producers = {WEIR_NONE};
    for (int layer = 0; layer < 4; ++layer) {
      std::vector<uint32_t> next, nextProducers;
      for (size_t i = 0; i < values.size(); ++i) {
        for (int j = 0; j < 2; ++j) {
          uint32_t v = s.slot(WEIR_SLOT_BUFFER, WEIR_DT_FLOAT, {-1});
          uint32_t t = s.task(WEIR_TASK_KERNEL, one, {values[i]}, {v}, {-1});
          if (producers[i] != WEIR_NONE) {
            s.edge(producers[i], t);
          }
          next.push_back(v);
          nextProducers.push_back(t);
        }
      }
      values = next;
      producers = nextProducers;
    }
    while (values.size() > 1) {
      std::vector<uint32_t> next, nextProducers;
      for (size_t i = 0; i + 1 < values.size(); i += 2) {
        uint32_t v = values.size() == 2
                         ? s.output("sum:0", WEIR_DT_FLOAT, {-1})
                         : s.slot(WEIR_SLOT_BUFFER, WEIR_DT_FLOAT, {-1});
        uint32_t t = s.task(WEIR_TASK_KERNEL, two, {values[i], values[i + 1]},
                            {v}, {-1});
        s.edge(producers[i], t);
        s.edge(producers[i + 1], t);
        next.push_back(v);
        nextProducers.push_back(t);
      }
      values = next;
      producers = nextProducers;
    }
    Loaded loaded(p, threads);
    ASSERT_TRUE(loaded.instance) << loaded.status.message;
    std::vector<float> data(1000, 1.f);
    std::vector<std::thread> clients;
    for (int c = 0; c < 3; ++c) {
      clients.emplace_back([&] {
        TestRun run(loaded, "main");
        run.bind(0, WEIR_DT_FLOAT, {1000}, data);
        for (int i = 0; i < 20; ++i) {
          ASSERT_EQ(run.execute(), 0) << run.status.message;
          ASSERT_EQ(run.output<float>(0), std::vector<float>(1000, 80.f));
        }
      });
    }
    for (std::thread &client : clients) {
      client.join();
    }
  }
}

namespace {
std::atomic<bool> spinning;
void slowChunk(void *const *, const int64_t *, int64_t begin, int64_t end,
               WeirTaskContext *) {
  spinning = true;
  std::this_thread::sleep_for(std::chrono::milliseconds(end - begin));
}
} // namespace

TEST(Executor, CancelAndDeadlineBetweenChunks) {
  for (int threads : {1, 2}) {
    ProgramBuilder p;
    uint32_t k = p.kernel("slow", slowChunk, 0, 1, firstSize, 1000000);
    StepBuilder &s = p.step("main");
    s.task(WEIR_TASK_KERNEL, k, {}, {}, {10000});
    uint32_t dummy = s.slot(WEIR_SLOT_CONSTANT, WEIR_DT_FLOAT, {});
    (void)dummy;
    Loaded loaded(p, threads);
    ASSERT_TRUE(loaded.instance) << loaded.status.message;
    TestRun run(loaded, "main");
    weir_run_set_timeout(run.run, 30000000);
    auto start = std::chrono::steady_clock::now();
    EXPECT_EQ(run.execute(), WEIR_DEADLINE_EXCEEDED) << run.status.message;
    weir_run_set_timeout(run.run, 0);
    spinning = false;
    std::thread canceller([&] {
      while (!spinning) {
        std::this_thread::yield();
      }
      weir_run_cancel(run.run);
    });
    EXPECT_EQ(run.execute(), WEIR_CANCELLED) << run.status.message;
    canceller.join();
    auto elapsed = std::chrono::steady_clock::now() - start;
    EXPECT_LT(elapsed, std::chrono::seconds(3));
  }
}

TEST(Executor, RefusesBadTables) {
  ProgramBuilder p;
  buildChain(p);
  WeirProgram &table = p.table();
  weir_runtime *runtime = weir_runtime_create(1);
  weir_program *program;
  weir_status status;
  table.abiVersion = 99;
  EXPECT_EQ(weir_program_create(runtime, &table, &program, &status),
            WEIR_FAILED_PRECONDITION);
  table.abiVersion = WEIR_ABI_VERSION;
  auto *tasks = const_cast<WeirTask *>(table.steps[0].tasks);
  tasks[1].pending = 2;
  EXPECT_EQ(weir_program_create(runtime, &table, &program, &status),
            WEIR_INTERNAL);
  EXPECT_STREQ(status.message, "program \"test\", step \"main\": task 1 says 2 "
                               "pending, but 1 tasks list it");
  tasks[1].pending = 1;
  WeirLevel level = {"far-future", uint64_t(1) << 40 | WEIR_CPU_AMX_BF16};
  table.levels = &level;
  table.numLevels = 1;
  EXPECT_EQ(weir_program_create(runtime, &table, &program, &status),
            WEIR_FAILED_PRECONDITION);
  EXPECT_NE(strstr(status.message, "this CPU lacks"), nullptr);
  weir_runtime_destroy(runtime);
}
