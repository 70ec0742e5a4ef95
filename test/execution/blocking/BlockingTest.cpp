// Part of Weir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Steps that wait for a queue of four numbers, and steps that run at once and
// share a variable, of a compiled program: nothing hangs, nothing is lost or
// doubled, and who waits takes no CPU time.
#include "runtime/include/weir/weir.h"
#include <atomic>
#include <chrono>
#include <gtest/gtest.h>
#include <memory>
#include <sys/resource.h>
#include <thread>
#include <vector>

namespace {
constexpr int32_t ok = 0, cancelled = 1, deadlineExceeded = 4, outOfRange = 11;
constexpr int64_t millisecond = 1000000;
/// No step here takes that long, unless it hangs.
constexpr int64_t patience = 20000 * millisecond;

/// A run of one step.
struct Step {
  Step(weir_instance *instance, weir_program *program, const char *name) {
    weir_run_create(instance, weir_program_find_step(program, name), &run,
                    &status);
    EXPECT_TRUE(run) << name << ": " << status.message;
    weir_run_set_timeout(run, patience);
  }
  ~Step() { weir_run_destroy(run); }

  void bind(std::vector<int32_t> numbers) {
    values = std::move(numbers);
    weir_tensor x = {};
    x.dtype = 3; // int32
    x.rank = 1;
    x.dims[0] = int64_t(values.size());
    x.data = values.data();
    x.bytes = values.size() * sizeof(int32_t);
    EXPECT_EQ(weir_run_bind_input(run, 0, &x, &status), ok) << status.message;
  }
  int32_t wait() { return weir_run_wait(run, &status); }
  int32_t execute() { return weir_run_execute(run, &status); }
  int32_t get() {
    weir_tensor y = {};
    EXPECT_EQ(weir_run_output(run, 0, &y, &status), ok) << status.message;
    return *static_cast<const int32_t *>(y.data);
  }

  weir_run *run = nullptr;
  weir_status status = {};
  std::vector<int32_t> values;
};

class Blocking : public testing::TestWithParam<int> {
protected:
  void SetUp() override {
    weir_status status = {};
    runtime = weir_runtime_create(GetParam());
    ASSERT_EQ(
        weir_program_create(runtime, &weir_linked_program, &program, &status),
        ok)
        << status.message;
    ASSERT_EQ(weir_instance_create(program, &instance, &status), ok);
    ASSERT_EQ(make("init")->execute(), ok);
  }
  void TearDown() override {
    weir_instance_destroy(instance);
    weir_program_destroy(program);
    weir_runtime_destroy(runtime);
  }
  std::unique_ptr<Step> make(const char *name) {
    return std::make_unique<Step>(instance, program, name);
  }
  int32_t call(const char *name) {
    auto step = make(name);
    EXPECT_EQ(step->execute(), ok) << name << ": " << step->status.message;
    return step->get();
  }
  int32_t put(std::vector<int32_t> numbers) {
    auto step = make("put");
    step->bind(std::move(numbers));
    return step->execute();
  }
  void feedTwoConsumers(int batch, int pauseMs);

  weir_runtime *runtime = nullptr;
  weir_program *program = nullptr;
  weir_instance *instance = nullptr;
};

/// CPU time of the process while `body` runs.
template <typename Body> int64_t measureCpu(Body body) {
  auto read = [] {
    rusage usage = {};
    getrusage(RUSAGE_SELF, &usage);
    return (usage.ru_utime.tv_sec + usage.ru_stime.tv_sec) * 1000 *
               millisecond +
           (usage.ru_utime.tv_usec + usage.ru_stime.tv_usec) * 1000;
  };
  int64_t start = read();
  body();
  return read() - start;
}

/// Each of 1..count once.
void expectAll(const std::vector<int32_t> &taken, int32_t count) {
  std::vector<int> times(size_t(count) + 1, 0);
  for (int32_t value : taken) {
    ASSERT_TRUE(value > 0 && value <= count) << value;
    ++times[size_t(value)];
  }
  for (int32_t value = 1; value <= count; ++value) {
    EXPECT_EQ(times[size_t(value)], 1) << value;
  }
}
} // namespace

/// A producer hands over `batch` numbers at a time, with a pause; two consumers
/// take one each; the queue is closed, and both end.
void Blocking::feedTwoConsumers(int batch, int pauseMs) {
  int32_t count = pauseMs ? 40 : 1200, made = 0;
  auto producer = make("put"), first = make("take"), second = make("take");
  Step *consumers[] = {first.get(), second.get()};
  std::vector<int32_t> taken;
  std::vector<Step *> pending;
  auto produce = [&] {
    std::vector<int32_t> numbers;
    for (int i = 0; i < batch && made < count; ++i) {
      numbers.push_back(++made);
    }
    if (numbers.empty()) {
      EXPECT_EQ(make("close")->execute(), ok);
      return;
    }
    producer->bind(numbers);
    weir_run_start(producer->run);
    pending.push_back(producer.get());
  };
  for (Step *consumer : consumers) {
    weir_run_start(consumer->run);
    pending.push_back(consumer);
  }
  produce();
  int ended = 0;
  while (!pending.empty()) {
    std::vector<weir_run *> runs;
    for (Step *step : pending) {
      runs.push_back(step->run);
    }
    int32_t at = weir_wait_any(runs.data(), int32_t(runs.size()), patience);
    ASSERT_GE(at, 0);
    Step *step = pending[size_t(at)];
    pending.erase(pending.begin() + at);
    int32_t code = step->wait();
    if (step == producer.get()) {
      ASSERT_EQ(code, ok) << step->status.message;
      std::this_thread::sleep_for(std::chrono::milliseconds(pauseMs));
      produce();
    } else if (code == ok) {
      taken.push_back(step->get());
      weir_run_start(step->run);
      pending.push_back(step);
    } else {
      EXPECT_EQ(code, outOfRange) << step->status.message;
      ++ended;
    }
  }
  EXPECT_EQ(ended, 2);
  expectAll(taken, count);
  EXPECT_EQ(call("total"), count * (count + 1) / 2);
  EXPECT_EQ(call("left"), 0);
}

TEST_P(Blocking, FasterProducer) { feedTwoConsumers(7, 0); }
TEST_P(Blocking, SlowerProducer) { feedTwoConsumers(1, 2); }

TEST_P(Blocking, CloseLetsPendingEnqueuesIn) {
  ASSERT_EQ(put({1, 2, 3, 4}), ok); // full
  auto waiting = make("put");
  waiting->bind({5, 6});
  weir_run_start(waiting->run);
  weir_run *runs[] = {waiting->run};
  EXPECT_EQ(weir_wait_any(runs, 1, 50 * millisecond), -1); // it does wait
  auto closing = make("close");
  weir_run_start(closing->run);
  std::vector<int32_t> taken;
  auto consumer = make("take");
  for (int i = 0; i < 6; ++i) {
    ASSERT_EQ(consumer->execute(), ok) << consumer->status.message;
    taken.push_back(consumer->get());
  }
  EXPECT_EQ(waiting->wait(), ok) << waiting->status.message;
  EXPECT_EQ(closing->wait(), ok) << closing->status.message;
  EXPECT_EQ(consumer->execute(), outOfRange);
  EXPECT_EQ(put({7}), cancelled);
  expectAll(taken, 6);
  EXPECT_EQ(call("total"), 21);
}

TEST_P(Blocking, AbortEndsPendingEnqueues) {
  ASSERT_EQ(put({1, 2, 3, 4}), ok);
  auto waiting = make("put");
  waiting->bind({5});
  weir_run_start(waiting->run);
  weir_run *runs[] = {waiting->run};
  EXPECT_EQ(weir_wait_any(runs, 1, 50 * millisecond), -1); // it does wait
  EXPECT_EQ(make("abort")->execute(), ok);
  EXPECT_EQ(waiting->wait(), cancelled) << waiting->status.message;
  std::vector<int32_t> taken;
  auto consumer = make("take");
  while (consumer->execute() == ok) {
    taken.push_back(consumer->get());
  }
  EXPECT_EQ(consumer->wait(), outOfRange);
  expectAll(taken, 4);
}

TEST_P(Blocking, CloseEndsConsumers) {
  auto first = make("take"), second = make("take");
  weir_run_start(first->run);
  weir_run_start(second->run);
  ASSERT_EQ(put({1}), ok);
  EXPECT_EQ(make("close")->execute(), ok);
  int32_t codes[] = {first->wait(), second->wait()};
  EXPECT_EQ(std::min(codes[0], codes[1]), ok);
  EXPECT_EQ(std::max(codes[0], codes[1]), outOfRange);
  EXPECT_EQ(call("total"), 1);
}

TEST_P(Blocking, TimeOutTakesNothing) {
  auto consumer = make("take");
  weir_run_set_timeout(consumer->run, 30 * millisecond);
  EXPECT_EQ(consumer->execute(), deadlineExceeded);
  ASSERT_EQ(put({9}), ok);
  EXPECT_EQ(call("left"), 1); // it is not taken for who has left
  weir_run_set_timeout(consumer->run, 0);
  EXPECT_EQ(consumer->execute(), ok) << consumer->status.message;
  EXPECT_EQ(consumer->get(), 9);
  EXPECT_EQ(call("total"), 9);
}

TEST_P(Blocking, CancelTakesNothing) {
  for (int round = 0; round < 50; ++round) {
    auto consumer = make("take");
    weir_run_start(consumer->run);
    weir_run_cancel(consumer->run);
    EXPECT_EQ(consumer->wait(), cancelled) << consumer->status.message;
  }
  ASSERT_EQ(put({1, 2, 3, 4}), ok);
  auto producer = make("put");
  producer->bind({5});
  weir_run_start(producer->run);
  std::thread other([&] {
    std::this_thread::sleep_for(std::chrono::milliseconds(20));
    weir_run_cancel(producer->run);
  });
  EXPECT_EQ(producer->wait(), cancelled) << producer->status.message;
  other.join();
  EXPECT_EQ(call("left"), 4);
  EXPECT_EQ(call("total"), 0);
}

TEST_P(Blocking, WaitingTakesNoCpuTime) {
  auto first = make("take"), second = make("take");
  weir_run_start(first->run);
  weir_run_start(second->run);
  weir_run *runs[] = {first->run, second->run};
  EXPECT_EQ(weir_wait_any(runs, 2, 50 * millisecond), -1); // idlers settle
  int64_t cpu = measureCpu(
      [&] { EXPECT_EQ(weir_wait_any(runs, 2, 200 * millisecond), -1); });
  EXPECT_LT(cpu, 20 * millisecond);
  cpu = measureCpu([&] {
    auto third = make("take");
    weir_run_set_timeout(third->run, 200 * millisecond);
    EXPECT_EQ(third->execute(), deadlineExceeded);
  });
  EXPECT_LT(cpu, 20 * millisecond);
  ASSERT_EQ(put({1, 2}), ok);
  EXPECT_EQ(first->wait(), ok);
  EXPECT_EQ(second->wait(), ok);
  EXPECT_EQ(call("total"), 3);
}

/// Several threads of the program's user, each with runs of its own.
TEST_P(Blocking, ThreadsOfTheCaller) {
  constexpr int each = 150;
  std::vector<std::thread> threads;
  std::vector<int32_t> taken[2];
  for (int t = 0; t < 2; ++t) {
    threads.emplace_back([&, t] {
      auto step = make("put");
      for (int i = 0; i < each; ++i) {
        step->bind({t * each + i + 1});
        ASSERT_EQ(step->execute(), ok) << step->status.message;
      }
    });
    threads.emplace_back([&, t] {
      auto step = make("take");
      for (int i = 0; i < each; ++i) {
        ASSERT_EQ(step->execute(), ok) << step->status.message;
        taken[t].push_back(step->get());
      }
    });
  }
  for (std::thread &thread : threads) {
    thread.join();
  }
  taken[0].insert(taken[0].end(), taken[1].begin(), taken[1].end());
  expectAll(taken[0], 2 * each);
  EXPECT_EQ(call("total"), each * (2 * each + 1));
}

INSTANTIATE_TEST_SUITE_P(Threads, Blocking, testing::Values(1, 4));
