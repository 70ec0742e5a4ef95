// Part of Weir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The rules of queues (runtime/queue/Queue.h), without calls: attempts are made
// by hand and their outcomes read.
#include "runtime/queue/Queue.h"
#include "gtest/gtest.h"
#include <memory>
#include <vector>

using namespace weir;

namespace {

/// A queue whose tuples are one borrowed int64 each.
class QueueTest : public ::testing::Test {
protected:
  void open(QueueKind kind, int64_t capacity, int64_t minimum = 0) {
    queue = std::make_unique<Queue>();
    QueueShape shape = {};
    shape.kind = kind;
    shape.numParts = 1;
    shape.capacity = capacity;
    shape.minAfterDequeue = minimum;
    shape.seeds[0] = 7;
    queue->open(shape, "q");
  }
  void TearDown() override {
    queue->clear();
    for (Attempt *attempt : attempts) {
      for (Tuple *tuple : attempt->tuples) {
        if (tuple) {
          Tuple::drop(tuple);
        }
      }
      destroy(attempt);
    }
  }

  Attempt *make(Attempt::Kind kind, int64_t wanted) {
    Attempt *attempt = create<Attempt>();
    attempt->kind = kind;
    attempt->wanted = wanted;
    attempt->code = -1; // under way
    attempt->call =
        reinterpret_cast<WeirCallContext *>(attempts.size() + 1); // a name
    attempts.push_back(attempt);
    return attempt;
  }
  Attempt *add(Attempt *attempt) {
    Attempt *finished = nullptr;
    queue->add(attempt, finished);
    return attempt;
  }
  Attempt *enqueue(std::vector<int64_t> elements) {
    Attempt *attempt = make(Attempt::Enqueue, int64_t(elements.size()));
    for (int64_t element : elements) {
      numbers.push_back(std::make_unique<int64_t>(element));
      Tuple *tuple = Tuple::make(1);
      tuple->parts[0].data = numbers.back().get();
      attempt->tuples.push(tuple);
    }
    return add(attempt);
  }
  Attempt *dequeue(int64_t count, bool upTo = false) {
    Attempt *attempt = make(Attempt::Dequeue, count);
    attempt->upTo = upTo;
    return add(attempt);
  }
  Attempt *close(bool cancels = false) {
    Attempt *attempt = make(Attempt::Close, 0);
    attempt->cancelsPending = cancels;
    return add(attempt);
  }
  static std::vector<int64_t> taken(Attempt *attempt) {
    std::vector<int64_t> result;
    for (Tuple *tuple : attempt->tuples) {
      result.push_back(*static_cast<int64_t *>(tuple->parts[0].data));
    }
    return result;
  }

  std::unique_ptr<Queue> queue;
  std::vector<Attempt *> attempts;
  std::vector<std::unique_ptr<int64_t>> numbers;
};

using Elements = std::vector<int64_t>;

TEST_F(QueueTest, FirstInFirstOut) {
  open(QueueKind::Fifo, 10);
  EXPECT_EQ(enqueue({1, 2, 3})->code, WEIR_OK);
  EXPECT_EQ(taken(dequeue(2)), (Elements{1, 2}));
  EXPECT_EQ(queue->size(), 1);
}

TEST_F(QueueTest, EnqueueWaitsForRoomAndIsNotAtomic) {
  open(QueueKind::Fifo, 2);
  Attempt *many = enqueue({1, 2, 3});
  EXPECT_EQ(many->code, -1);
  EXPECT_EQ(queue->size(), 2);
  EXPECT_EQ(taken(dequeue(1)), (Elements{1}));
  EXPECT_EQ(many->code, WEIR_OK);
}

TEST_F(QueueTest, ALargeDequeueBlocksLaterOnes) {
  open(QueueKind::Fifo, 10);
  Attempt *large = dequeue(3);
  Attempt *small = dequeue(1);
  enqueue({1});
  EXPECT_EQ(small->code, -1);
  enqueue({2, 3, 4});
  EXPECT_EQ(taken(large), (Elements{1, 2, 3}));
  EXPECT_EQ(taken(small), (Elements{4}));
}

TEST_F(QueueTest, CloseWaitsForPendingEnqueues) {
  open(QueueKind::Fifo, 1);
  enqueue({1});
  Attempt *pending = enqueue({2});
  Attempt *closing = close();
  EXPECT_EQ(closing->code, -1);
  EXPECT_EQ(taken(dequeue(1)), (Elements{1}));
  EXPECT_EQ(pending->code, WEIR_OK);
  EXPECT_EQ(closing->code, WEIR_OK);
  EXPECT_EQ(enqueue({3})->code, WEIR_CANCELLED);
  EXPECT_EQ(close()->code, WEIR_CANCELLED);
}

TEST_F(QueueTest, CloseMayCancelPendingEnqueues) {
  open(QueueKind::Fifo, 1);
  enqueue({1});
  Attempt *pending = enqueue({2});
  EXPECT_EQ(close(/*cancels=*/true)->code, WEIR_OK);
  EXPECT_EQ(pending->code, WEIR_CANCELLED);
  EXPECT_EQ(taken(dequeue(1)), (Elements{1}));
  EXPECT_EQ(close(/*cancels=*/true)->code, WEIR_OK);
  EXPECT_EQ(close()->code, WEIR_CANCELLED);
}

TEST_F(QueueTest, AShortDequeuePutsBackWhatItHas) {
  open(QueueKind::Fifo, 10);
  enqueue({1, 2});
  Attempt *many = dequeue(3);
  EXPECT_EQ(queue->size(), 0);
  close();
  EXPECT_EQ(many->code, WEIR_OUT_OF_RANGE);
  EXPECT_EQ(taken(dequeue(2)), (Elements{1, 2}));
  EXPECT_EQ(dequeue(1)->code, WEIR_OUT_OF_RANGE);
}

TEST_F(QueueTest, DequeueUpToTakesWhatIsLeft) {
  open(QueueKind::Fifo, 10);
  enqueue({1, 2});
  Attempt *some = dequeue(5, /*upTo=*/true);
  EXPECT_EQ(some->code, -1);
  close();
  EXPECT_EQ(some->code, WEIR_OK);
  EXPECT_EQ(taken(some), (Elements{1, 2}));
  EXPECT_EQ(dequeue(5, /*upTo=*/true)->code, WEIR_OUT_OF_RANGE);
}

TEST_F(QueueTest, ACancelledCallLeavesAndOthersGoOn) {
  open(QueueKind::Fifo, 10);
  Attempt *large = dequeue(3);
  Attempt *small = dequeue(1);
  enqueue({1});
  Attempt *finished = nullptr;
  EXPECT_EQ(queue->removeCall(large->call, finished), large);
  EXPECT_EQ(large->code, WEIR_CANCELLED);
  EXPECT_EQ(small->code, -1); // element 1 went with the cancelled attempt
  enqueue({2});
  EXPECT_EQ(taken(small), (Elements{2}));
  EXPECT_EQ(queue->removeCall(large->call, finished), nullptr);
}

TEST_F(QueueTest, PrioritiesComeSmallestFirst) {
  open(QueueKind::Priority, -1);
  enqueue({5, 1, 4, 2, 3});
  EXPECT_EQ(taken(dequeue(5)), (Elements{1, 2, 3, 4, 5}));
}

TEST_F(QueueTest, APriorityQueueGivesNoSmallerBatch) {
  open(QueueKind::Priority, 10);
  enqueue({1, 2});
  close();
  EXPECT_EQ(dequeue(5, /*upTo=*/true)->code, WEIR_OUT_OF_RANGE);
  EXPECT_EQ(taken(dequeue(2, /*upTo=*/true)), (Elements{1, 2}));
}

TEST_F(QueueTest, ShufflingKeepsItsMinimumUntilClosed) {
  open(QueueKind::RandomShuffle, 10, /*minimum=*/2);
  enqueue({1, 2, 3});
  EXPECT_EQ(dequeue(1)->code, WEIR_OK);
  Attempt *blocked = dequeue(1);
  EXPECT_EQ(blocked->code, -1);
  close();
  EXPECT_EQ(blocked->code, WEIR_OK);
  EXPECT_EQ(queue->size(), 1);
}

TEST_F(QueueTest, AbortEndsAll) {
  open(QueueKind::Fifo, 1);
  enqueue({1});
  Attempt *pending = enqueue({2});
  Attempt *finished = nullptr;
  queue->abort(finished);
  EXPECT_EQ(pending->code, WEIR_CANCELLED);
  EXPECT_EQ(finished, pending);
}

} // namespace
