// Part of Weir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The rendezvous by itself: one suite in process and over byte streams.
#include "BytePipe.h"
#include "runtime/abi/Program.h"
#include "runtime/rendezvous/Tag.h"
#include <algorithm>
#include <atomic>
#include <gtest/gtest.h>
#include <numeric>

using namespace weir;
using namespace weir::test;

namespace {

enum EdgeNumber : uint32_t { Numbers, Order, Strings, Narrow, numEdges };

const int64_t anyDims[] = {-1};
const WeirEdge edges[numEdges] = {
    {.name = "numbers:0",
     .dims = anyDims,
     .to = 1,
     .dtype = WEIR_DT_INT64,
     .rank = 1,
     .credits = 4},
    {.name = "order", .to = 1, .rank = -1},
    {.name = "strings:0", .to = 1, .dtype = WEIR_DT_STRING, .rank = -1},
    {.name = "narrow:0",
     .to = 1,
     .dtype = WEIR_DT_INT64,
     .rank = -1,
     .credits = 1}};

/// A SEND or RECV of the test.
struct Waiter : Transfer {
  std::atomic<int> woken{0};
  Waiter() {
    value = Value();
    dead = false;
    wake = [](Transfer &transfer, void *) {
      auto &self = static_cast<Waiter &>(transfer);
      self.woken.store(1, std::memory_order_release);
    };
  }
  ~Waiter() { value.release(); }
  bool done() { return woken.load(std::memory_order_acquire); }
  void wait() {
    while (!done()) {
      std::this_thread::yield();
    }
  }
};

/// seed 0: both ends in one rendezvous; else one each, joined by byte streams.
class Transfers : public testing::TestWithParam<unsigned> {
protected:
  BufferPool *pool = BufferPool::make();
  Rendezvous *from = nullptr, *to = nullptr;
  std::unique_ptr<BytePipe> forth, back;

  /// One step, at both ends.
  struct Step {
    StepTransfers *from, *to;
    std::atomic<int> failures{0};
    std::string why;
  };

  void SetUp() override {
    from = to = Rendezvous::make(edges, numEdges);
    if (GetParam()) {
      to = Rendezvous::make(edges, numEdges);
      forth = std::make_unique<BytePipe>(*to, *pool, GetParam());
      back = std::make_unique<BytePipe>(*from, *pool, GetParam() + 100);
      for (uint32_t edge = 0; edge < numEdges; ++edge) {
        from->connect(edge, *forth);
        to->connect(edge, *back);
      }
    }
  }
  void TearDown() override {
    settle();
    EXPECT_EQ(from->pending(), 0u);
    EXPECT_EQ(to->pending(), 0u);
    forth.reset();
    back.reset();
    if (to != from) {
      to->close();
    }
    from->close();
    EXPECT_EQ(pool->bytesInUse(), 0);
    pool->close();
  }
  /// What was posted has been delivered, and what that led to, too.
  void settle() {
    for (int i = 0; forth && i < 4; ++i) {
      forth->flush();
      back->flush();
    }
  }
  void begin(Step &step) {
    auto failed = [](void *argument, Status status) {
      auto &self = *static_cast<Step *>(argument);
      if (self.failures.fetch_add(1) == 0) {
        self.why = status.message();
      }
    };
    uint64_t number = from->newStep();
    Status problem;
    step.from = from->begin(number, failed, &step, problem);
    EXPECT_TRUE(problem.ok()) << problem.message();
    step.to =
        to == from ? step.from : to->begin(number, failed, &step, problem);
    EXPECT_TRUE(problem.ok()) << problem.message();
  }
  void end(Step &step) {
    settle();
    from->end(*step.from);
    if (to != from) {
      to->end(*step.to);
    }
  }
  Value numbers(std::vector<int64_t> elements) {
    int64_t count = int64_t(elements.size());
    Value value = {};
    value.buffer = pool->allocate(count * 8);
    value.data = value.buffer->data();
    value.dtype = WEIR_DT_INT64;
    value.setShape(1, &count);
    std::copy(elements.begin(), elements.end(),
              static_cast<int64_t *>(value.data));
    return value;
  }
  static std::vector<int64_t> read(const Value &value) {
    auto *data = static_cast<const int64_t *>(value.data);
    return {data, data + elementCount(value.rank, value.dims)};
  }
  static uint64_t tagOf(uint64_t i) { return combineTag(7, 1, i); }

  TransferResult send(Step &step, Waiter &waiter, uint32_t edge, uint64_t i,
                      std::vector<int64_t> elements) {
    waiter.value = numbers(std::move(elements));
    return step.from->send(waiter, edge, tagOf(i), nullptr);
  }
  TransferResult receive(Step &step, Waiter &waiter, uint32_t edge,
                         uint64_t i) {
    TransferResult result = step.to->receive(waiter, edge, tagOf(i), nullptr);
    if (result == TransferResult::Pending) {
      return result;
    }
    waiter.woken = 1;
    return result;
  }
};

TEST_P(Transfers, KeepsWhatComesEarly) {
  Step step;
  begin(step);
  Waiter sender, receiver;
  EXPECT_EQ(send(step, sender, Numbers, 0, {1, 2, 3}), TransferResult::Done);
  settle();
  EXPECT_EQ(receive(step, receiver, Numbers, 0), TransferResult::Done);
  EXPECT_EQ(read(receiver.value), (std::vector<int64_t>{1, 2, 3}));
  EXPECT_FALSE(receiver.dead);
  end(step);
}

TEST_P(Transfers, WakesWhoCameFirst) {
  Step step;
  begin(step);
  Waiter sender, receiver;
  EXPECT_EQ(receive(step, receiver, Numbers, 0), TransferResult::Pending);
  EXPECT_EQ(send(step, sender, Numbers, 0, {4}), TransferResult::Done);
  receiver.wait();
  EXPECT_EQ(read(receiver.value), (std::vector<int64_t>{4}));
  end(step);
}

TEST_P(Transfers, SharesTheBufferInProcess) {
  Step step;
  begin(step);
  Waiter sender, receiver;
  Value value = numbers({1});
  void *data = value.data;
  weir_buffer_retain(value.buffer);
  sender.value = value;
  step.from->send(sender, Numbers, 1, nullptr);
  settle();
  step.to->receive(receiver, Numbers, 1, nullptr);
  EXPECT_EQ(receiver.value.data == data, GetParam() == 0);
  weir_buffer_release(value.buffer);
  end(step);
}

TEST_P(Transfers, MatchesTagsInAnyOrder) {
  Step step;
  begin(step);
  Waiter senders[4], receivers[4];
  for (int64_t i = 0; i < 4; ++i) {
    EXPECT_EQ(send(step, senders[i], Numbers, uint64_t(i), {i}),
              TransferResult::Done);
  }
  for (int64_t i : {2, 0, 3, 1}) {
    receive(step, receivers[i], Numbers, uint64_t(i));
    receivers[i].wait();
    EXPECT_EQ(read(receivers[i].value), (std::vector<int64_t>{i}));
  }
  end(step);
}

TEST_P(Transfers, CreditsHoldTheSenderBack) {
  Step step;
  begin(step);
  Waiter senders[6], receivers[6];
  for (int64_t i = 0; i < 6; ++i) {
    EXPECT_EQ(send(step, senders[i], Numbers, uint64_t(i), {i}),
              i < 4 ? TransferResult::Done : TransferResult::Pending);
  }
  settle();
  EXPECT_FALSE(senders[4].done());
  for (int64_t i = 0; i < 6; ++i) {
    receive(step, receivers[i], Numbers, uint64_t(i));
    receivers[i].wait();
    EXPECT_EQ(read(receivers[i].value), (std::vector<int64_t>{i}));
    settle();
    EXPECT_EQ(senders[4].done(), true); // the first to wait, by one credit
    EXPECT_EQ(senders[5].done(), i >= 1);
  }
  end(step);
}

TEST_P(Transfers, TakesFromASenderWithoutCredit) {
  Step step;
  begin(step);
  Waiter first, second, third, receivers[3];
  EXPECT_EQ(send(step, first, Narrow, 1, {1}), TransferResult::Done);
  EXPECT_EQ(send(step, second, Narrow, 2, {2}), TransferResult::Pending);
  EXPECT_EQ(send(step, third, Narrow, 3, {3}), TransferResult::Pending);
  settle();
  receive(step, receivers[0], Narrow, 3);
  receivers[0].wait();
  EXPECT_EQ(read(receivers[0].value), (std::vector<int64_t>{3}));
  third.wait();
  EXPECT_FALSE(second.done());
  receive(step, receivers[1], Narrow, 1);
  receive(step, receivers[2], Narrow, 2);
  receivers[2].wait();
  second.wait();
  EXPECT_EQ(read(receivers[2].value), (std::vector<int64_t>{2}));
  end(step);
}

/// The RECV is there before others use up the credit.
TEST_P(Transfers, DemandsWhatCreditsHoldBack) {
  Step step;
  begin(step);
  Waiter first, second, waiting, last;
  EXPECT_EQ(receive(step, waiting, Narrow, 2), TransferResult::Pending);
  EXPECT_EQ(send(step, first, Narrow, 1, {1}), TransferResult::Done);
  send(step, second, Narrow, 2, {2});
  waiting.wait();
  EXPECT_EQ(read(waiting.value), (std::vector<int64_t>{2}));
  settle();
  receive(step, last, Narrow, 1);
  EXPECT_EQ(read(last.value), (std::vector<int64_t>{1}));
  end(step);
}

TEST_P(Transfers, AdmitsAllWhenAsked) {
  if (GetParam()) {
    return; // an in-process matter
  }
  Step step;
  begin(step);
  Waiter first, second, receivers[2];
  send(step, first, Narrow, 1, {1});
  EXPECT_FALSE(step.from->admitAll(nullptr));
  EXPECT_EQ(send(step, second, Narrow, 2, {2}), TransferResult::Pending);
  EXPECT_TRUE(step.from->admitAll(nullptr));
  EXPECT_TRUE(second.done());
  uint32_t edge = 0;
  EXPECT_TRUE(step.from->findLeftover(edge));
  EXPECT_EQ(edge, uint32_t(Narrow));
  receive(step, receivers[0], Narrow, 2);
  receive(step, receivers[1], Narrow, 1);
  EXPECT_EQ(read(receivers[0].value), (std::vector<int64_t>{2}));
  EXPECT_FALSE(step.from->findLeftover(edge));
  end(step);
}

TEST_P(Transfers, CarriesDeadValuesAndOrder) {
  Step step;
  begin(step);
  Waiter dead, order, deadOrder, receivers[3];
  dead.dead = deadOrder.dead = true;
  step.from->send(dead, Numbers, 1, nullptr);
  step.from->send(order, Order, 1, nullptr);
  step.from->send(deadOrder, Order, 2, nullptr);
  settle();
  step.to->receive(receivers[0], Numbers, 1, nullptr);
  step.to->receive(receivers[1], Order, 1, nullptr);
  step.to->receive(receivers[2], Order, 2, nullptr);
  EXPECT_TRUE(receivers[0].dead);
  EXPECT_EQ(receivers[0].value.data, nullptr);
  EXPECT_FALSE(receivers[1].dead);
  EXPECT_TRUE(receivers[2].dead);
  end(step);
}

TEST_P(Transfers, CarriesStringsAndEmptyTensors) {
  Step step;
  begin(step);
  for (int64_t count : {0, 1, 300}) {
    Value value = {};
    value.buffer = pool->allocate(count * int64_t(sizeof(WeirString)));
    prepareElements(value.buffer, WEIR_DT_STRING);
    value.data = value.buffer->data();
    value.dtype = WEIR_DT_STRING;
    value.setShape(1, &count);
    auto *strings = static_cast<WeirString *>(value.data);
    for (int64_t i = 0; i < count; ++i) {
      std::string text(size_t(i % 7 * i), char('a' + i % 26));
      if (!text.empty()) {
        strings[i].owner = pool->allocate(int64_t(text.size()));
        strings[i].data = static_cast<char *>(strings[i].owner->data());
        strings[i].size = text.size();
        memcpy(strings[i].owner->data(), text.data(), text.size());
      }
    }
    Waiter sender, receiver;
    sender.value = value;
    step.from->send(sender, Strings, uint64_t(count), nullptr);
    settle();
    ASSERT_EQ(step.to->receive(receiver, Strings, uint64_t(count), nullptr),
              TransferResult::Done);
    EXPECT_EQ(elementCount(receiver.value.rank, receiver.value.dims), count);
    auto *got = static_cast<const WeirString *>(receiver.value.data);
    for (int64_t i = 0; i < count; ++i) {
      std::string text(size_t(i % 7 * i), char('a' + i % 26));
      EXPECT_EQ(std::string(got[i].data ? got[i].data : "", got[i].size), text);
    }
  }
  Waiter sender, receiver;
  send(step, sender, Numbers, 9, {});
  settle();
  EXPECT_EQ(receive(step, receiver, Numbers, 9), TransferResult::Done);
  EXPECT_NE(receiver.value.data, nullptr);
  EXPECT_EQ(receiver.value.dims[0], 0);
  end(step);
}

TEST_P(Transfers, AbortWakesAllAndLeavesNothing) {
  Step step, other;
  begin(step);
  begin(other);
  Waiter kept, stored, waiting, sent, blocked, late, lateReceiver, keeper;
  send(other, kept, Numbers, 0, {5});
  send(step, stored, Numbers, 0, {1});
  EXPECT_EQ(receive(step, waiting, Numbers, 77), TransferResult::Pending);
  send(step, sent, Narrow, 1, {1});
  EXPECT_EQ(send(step, blocked, Narrow, 2, {2}), TransferResult::Pending);
  settle();
  Status reason = Status::error(WEIR_ABORTED, "100%% of it failed");
  from->abort(*step.from, reason);
  waiting.wait();
  blocked.wait();
  EXPECT_EQ(waiting.value.data, nullptr);
  EXPECT_EQ(blocked.value.data, nullptr);
  settle();
  if (GetParam()) { // the peer was told why
    EXPECT_GE(step.failures.load(), 1);
    EXPECT_EQ(step.why, "100% of it failed");
  }
  EXPECT_EQ(send(step, late, Numbers, 3, {3}), TransferResult::Stopped);
  EXPECT_EQ(late.value.data, nullptr);
  EXPECT_EQ(receive(step, lateReceiver, Numbers, 3), TransferResult::Stopped);
  EXPECT_EQ(receive(other, keeper, Numbers, 0), TransferResult::Done);
  EXPECT_EQ(read(keeper.value), (std::vector<int64_t>{5}));
  EXPECT_EQ(other.failures.load(), 0);
  end(step);
  end(other);
}

TEST_P(Transfers, RefusesAnEdgeTwice) {
  Step step;
  begin(step);
  Waiter first, second, receiver, again;
  EXPECT_EQ(receive(step, receiver, Numbers, 0), TransferResult::Pending);
  EXPECT_EQ(receive(step, again, Numbers, 0), TransferResult::Repeated);
  send(step, first, Numbers, 0, {1});
  receiver.wait();
  if (GetParam() == 0) {
    send(step, first, Narrow, 0, {1});
    EXPECT_EQ(send(step, second, Narrow, 0, {1}), TransferResult::Repeated);
    EXPECT_EQ(second.value.data, nullptr);
    receive(step, again, Narrow, 0);
  }
  end(step);
}

/// Many tags, two steps, senders and receivers on threads of their own that
/// take the tags in different orders.
TEST_P(Transfers, ManyTagsOnManyThreads) {
  constexpr int64_t numTags = 1500;
  Step steps[2];
  for (Step &step : steps) {
    begin(step);
  }
  std::atomic<int64_t> wrong{0};
  std::vector<std::thread> threads;
  for (Step &step : steps) {
    int64_t base = &step == steps ? 0 : 1000000;
    threads.emplace_back([&, base] {
      for (int64_t i = 0; i < numTags; ++i) {
        Waiter sender;
        if (send(step, sender, Numbers, uint64_t(i), {base + i}) ==
            TransferResult::Pending) {
          sender.wait();
        }
      }
    });
    threads.emplace_back([&, base] {
      std::vector<int64_t> order(numTags);
      std::iota(order.begin(), order.end(), 0);
      std::shuffle(order.begin(), order.end(), std::minstd_rand(GetParam()));
      std::unique_ptr<Waiter[]> waiters(new Waiter[numTags]);
      for (int64_t i : order) {
        receive(step, waiters[i], Numbers, uint64_t(i));
      }
      for (int64_t i = 0; i < numTags; ++i) {
        waiters[i].wait();
        wrong += read(waiters[i].value) != std::vector<int64_t>{base + i};
      }
    });
  }
  for (std::thread &thread : threads) {
    thread.join();
  }
  EXPECT_EQ(wrong.load(), 0);
  for (Step &step : steps) {
    end(step);
  }
}

/// Steps are aborted from a third thread while both ends are busy.
TEST_P(Transfers, AbortAtAnyMoment) {
  std::minstd_rand random(GetParam() + 1);
  for (int round = 0; round < (GetParam() ? 20 : 200); ++round) {
    Step step;
    begin(step);
    unsigned pause = unsigned(random() % 300);
    std::thread sending([&] {
      for (uint64_t i = 0;; ++i) {
        Waiter sender;
        TransferResult result = send(step, sender, Narrow, i, {int64_t(i)});
        if (result == TransferResult::Stopped) {
          return;
        }
        if (result == TransferResult::Pending) {
          sender.wait();
        }
      }
    });
    std::thread receiving([&] {
      for (uint64_t i = 0;; ++i) {
        Waiter receiver;
        TransferResult result = receive(step, receiver, Narrow, i);
        if (result == TransferResult::Stopped) {
          return;
        }
        receiver.wait();
      }
    });
    std::this_thread::sleep_for(std::chrono::microseconds(pause));
    Status reason = Status::error(WEIR_CANCELLED, "enough");
    (round % 2 ? from : to)->abort(round % 2 ? *step.from : *step.to, reason);
    sending.join();
    receiving.join();
    end(step);
  }
}

INSTANTIATE_TEST_SUITE_P(Links, Transfers, testing::Values(0u, 1u, 2u, 3u),
                         [](const testing::TestParamInfo<unsigned> &info) {
                           return info.param
                                      ? "Stream" + std::to_string(info.param)
                                      : std::string("InProcess");
                         });

} // namespace
