// Part of Weir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The hooks of queues and tables by themselves: every kind of queue, elements
// of different shapes, dequeues that have part of what they want, dense tables,
// strings; and states with random bytes in them.
#include "runtime/executor/State.h"
#include "runtime/queue/QueueCalls.h"
#include "runtime/table/Table.h"
#include "gtest/gtest.h"
#include <memory>
#include <random>
#include <string>
#include <vector>

using namespace weir;

namespace {

struct PoolCloser {
  void operator()(BufferPool *pool) const { pool->close(); }
};

/// An object of a kind, outside of a registry.
class Object {
public:
  explicit Object(const WeirResourceKind &kind)
      : kind(kind), memory(allocateZeroed(kind.size)) {}
  ~Object() {
    kind.destroy(memory);
    free(memory);
  }
  template <typename T> T &as() { return *static_cast<T *>(memory); }
  int32_t snapshot(WeirState &state) { return kind.snapshot(memory, &state); }
  /// As the registry does; `target` is left alone after an error.
  int32_t restoreTo(Object &target, const WeirState &state) {
    int32_t code = kind.restore(memory, target.memory, &state);
    if (code == WEIR_OK) {
      kind.adopt(target.memory, memory);
    }
    return code;
  }

private:
  const WeirResourceKind &kind;
  void *memory;
};

class StateHooksTest : public ::testing::Test {
protected:
  std::unique_ptr<BufferPool, PoolCloser> pool{BufferPool::make()};

  /// An owned tensor of int64.
  Value makeValue(std::vector<int64_t> dims, std::vector<int64_t> numbers) {
    Value value = {};
    value.buffer = pool->allocate(int64_t(numbers.size() * sizeof(int64_t)));
    value.data = value.buffer->data();
    value.dtype = WEIR_DT_INT64;
    value.setShape(int32_t(dims.size()), dims.data());
    memcpy(value.data, numbers.data(), numbers.size() * sizeof(int64_t));
    return value;
  }
  static QueueShape shapeOf(QueueKind kind, int32_t rank = 0) {
    QueueShape shape = {};
    shape.kind = kind;
    shape.numParts = 1;
    shape.capacity = 6;
    shape.dtypes[0] = WEIR_DT_INT64;
    shape.ranks[0] = rank;
    shape.seeds[0] = 3;
    shape.minAfterDequeue = kind == QueueKind::RandomShuffle ? 1 : 0;
    return shape;
  }
  void put(Queue &queue, std::vector<Value> values) {
    auto *attempt = create<Attempt>();
    attempt->kind = Attempt::Enqueue;
    attempt->wanted = int64_t(values.size());
    for (const Value &value : values) {
      Tuple *tuple = Tuple::make(1);
      tuple->parts[0] = value;
      attempt->tuples.push(tuple);
    }
    submitWithoutCall(queue, attempt);
  }
  void put(Queue &queue, std::vector<int64_t> numbers) {
    std::vector<Value> values;
    for (int64_t number : numbers) {
      values.push_back(makeValue({}, {number}));
    }
    put(queue, values);
  }
  /// The elements a dequeue has got, which may still wait.
  struct Taken {
    Attempt *attempt;
    std::vector<int64_t> numbers() const {
      std::vector<int64_t> all;
      for (Tuple *tuple : attempt->tuples) {
        all.push_back(*static_cast<int64_t *>(tuple->parts[0].data));
      }
      return all;
    }
    ~Taken() {
      for (Tuple *tuple : attempt->tuples) {
        Tuple::drop(tuple);
      }
      destroy(attempt);
    }
  };
  Taken take(Queue &queue, int64_t count) {
    auto *attempt = create<Attempt>();
    attempt->kind = Attempt::Dequeue;
    attempt->wanted = count;
    attempt->call = reinterpret_cast<WeirCallContext *>(attempt); // any
    submitWithoutCall(queue, attempt);
    return {attempt};
  }
  static void submitWithoutCall(Queue &queue, Attempt *attempt) {
    Attempt *finished = nullptr;
    queue.add(attempt, finished);
    drop(finished);
  }
  /// Those that nobody waits for.
  static void drop(Attempt *finished) {
    while (finished) {
      Attempt *next = finished->next;
      if (!finished->call) {
        for (Tuple *tuple : finished->tuples) {
          if (tuple) {
            Tuple::drop(tuple);
          }
        }
        destroy(finished);
      }
      finished = next;
    }
  }
};

using Numbers = std::vector<int64_t>;

TEST_F(StateHooksTest, EveryKindOfQueueGoesOn) {
  for (QueueKind kind : {QueueKind::Fifo, QueueKind::PaddingFifo,
                         QueueKind::RandomShuffle, QueueKind::Priority}) {
    Object object(queueKind), fresh(queueKind), again(queueKind);
    Queue &queue = object.as<Queue>();
    queue.open(shapeOf(kind), "q");
    put(queue, Numbers{5, 3, 9, 1, 7});
    take(queue, 1);
    put(queue, Numbers{8, 2, 4}); // the last one waits
    WeirState state(*pool, "Queue", "", "q");
    ASSERT_EQ(object.snapshot(state), WEIR_OK);
    ASSERT_EQ(fresh.restoreTo(again, state), WEIR_OK) << state.error.message();
    Queue &other = again.as<Queue>();
    EXPECT_STREQ(other.name, "q");
    EXPECT_EQ(other.size(), 6);
    for (int i = 0; i < 6; ++i) {
      EXPECT_EQ(take(queue, 1).numbers(), take(other, 1).numbers()) << i;
    }
  }
}

TEST_F(StateHooksTest, WhatADequeueHasTakenIsInTheQueue) {
  Object object(queueKind), fresh(queueKind), again(queueKind);
  Queue &queue = object.as<Queue>();
  queue.open(shapeOf(QueueKind::Fifo), "q");
  put(queue, Numbers{1, 2});
  Taken waiting = take(queue, 4);
  EXPECT_EQ(queue.size(), 0);
  WeirState state(*pool, "Queue", "", "q");
  ASSERT_EQ(object.snapshot(state), WEIR_OK);
  ASSERT_EQ(fresh.restoreTo(again, state), WEIR_OK);
  EXPECT_EQ(take(again.as<Queue>(), 2).numbers(), (Numbers{1, 2}));
  // The one under way goes on in the restored queue from nothing.
  put(queue, Numbers{3});
  Object back(queueKind);
  ASSERT_EQ(back.restoreTo(object, state), WEIR_OK);
  EXPECT_EQ(waiting.numbers(), (Numbers{1, 2}));
  put(queue, Numbers{8, 9});
  EXPECT_EQ(waiting.numbers(), (Numbers{1, 2, 8, 9}));
}

TEST_F(StateHooksTest, ElementsOfDifferentShapes) {
  Object object(queueKind), fresh(queueKind), again(queueKind);
  QueueShape shape = shapeOf(QueueKind::PaddingFifo, 1);
  shape.dims[0][0] = -1;
  Queue &queue = object.as<Queue>();
  queue.open(shape, "q");
  put(queue, {makeValue({2}, {1, 2}), makeValue({1}, {3}), makeValue({0}, {})});
  WeirState state(*pool, "Queue", "", "q");
  ASSERT_EQ(object.snapshot(state), WEIR_OK);
  WeirView view;
  WeirBuffer *shared;
  ASSERT_TRUE(weir_state_find(&state, "part-0.1", &view, &shared));
  EXPECT_EQ(view.dims[0], 1);
  EXPECT_FALSE(weir_buffer_unique(shared)); // no copy
  ASSERT_EQ(fresh.restoreTo(again, state), WEIR_OK) << state.error.message();
  Taken three = take(again.as<Queue>(), 3);
  ASSERT_EQ(three.attempt->tuples.size(), 3u);
  EXPECT_EQ(three.attempt->tuples[0]->parts[0].dims[0], 2);
  EXPECT_EQ(three.attempt->tuples[2]->parts[0].dims[0], 0);
}

TEST_F(StateHooksTest, AQueueThatWasMadeOtherwise) {
  Object object(queueKind), fresh(queueKind), other(queueKind);
  object.as<Queue>().open(shapeOf(QueueKind::Fifo), "q");
  other.as<Queue>().open(shapeOf(QueueKind::Fifo, 1), "q");
  WeirState state(*pool, "Queue", "", "q");
  ASSERT_EQ(object.snapshot(state), WEIR_OK);
  EXPECT_EQ(fresh.restoreTo(other, state), WEIR_INVALID_ARGUMENT);
  EXPECT_STREQ(state.error.message(),
               "Queue \"q\": it was opened with another kind, capacity, "
               "components or seeds than its state is of");
}

/// A dense table of strings to pairs of floats, with some entries removed.
void fillDense(LookupTable &table, std::vector<std::string> &names) {
  table.make(WEIR_DT_STRING, WEIR_DT_FLOAT);
  int64_t two = 2;
  table.setValueShape(1, &two);
  WeirString empty = {"-", 1, nullptr}, deleted = {"+", 1, nullptr};
  table.reserveKeys(&empty, &deleted);
  table.makeBuckets(8, 0.75);
  for (int i = 0; i < 20; ++i) {
    names.push_back("key" + std::to_string(i));
  }
  for (int i = 0; i < 20; ++i) {
    WeirString key = {names[size_t(i)].data(), names[size_t(i)].size(),
                      nullptr};
    float value[2] = {float(i), 0.5};
    table.growBuckets(1);
    table.put(&key, value);
    if (i % 3 == 0) {
      table.remove(&key);
    }
  }
}

TEST_F(StateHooksTest, DenseTablesKeepTheirBuckets) {
  Object object(tableKind), fresh(tableKind), again(tableKind);
  std::vector<std::string> names;
  LookupTable &table = object.as<LookupTable>();
  fillDense(table, names);
  WeirState state(*pool, "LookupTable", "", "t");
  ASSERT_EQ(object.snapshot(state), WEIR_OK);
  ASSERT_EQ(fresh.restoreTo(again, state), WEIR_OK) << state.error.message();
  LookupTable &other = again.as<LookupTable>();
  EXPECT_EQ(other.numBuckets, table.numBuckets);
  EXPECT_EQ(other.size(), table.size());
  for (int i = 0; i < 20; ++i) {
    WeirString key = {names[size_t(i)].data(), names[size_t(i)].size(),
                      nullptr};
    EXPECT_EQ(other.find(&key), table.find(&key)) << i; // the same bucket
    EXPECT_EQ(other.find(&key) >= 0, i % 3 != 0);
  }
  WeirString empty = {"-", 1, nullptr};
  EXPECT_TRUE(other.isReserved(&empty));
  // Back to its beginning.
  Object nothing(tableKind);
  adoptTable(&other, &nothing.as<LookupTable>());
  EXPECT_EQ(other.size(), 0);
  EXPECT_TRUE(other.isMade);
}

// Nothing in a state is trusted (AddressSanitizer looks on): what is taken can
// be worked with.
TEST_F(StateHooksTest, RandomBytes) {
  std::mt19937 random(11);
  int taken = 0;
  for (int round = 0; round < 4000; ++round) {
    bool isTable = round % 2;
    Object object(isTable ? tableKind : queueKind);
    std::vector<std::string> names;
    if (isTable && round % 4 == 1) {
      fillDense(object.as<LookupTable>(), names);
    } else if (isTable) {
      LookupTable &table = object.as<LookupTable>();
      table.make(WEIR_DT_INT64, WEIR_DT_INT64);
      for (int64_t i = 0; i < 5; ++i) {
        table.put(&i, &i);
      }
    } else {
      Queue &queue = object.as<Queue>();
      queue.open(shapeOf(QueueKind(round / 2 % 4)), "q");
      put(queue, Numbers{5, 3, 9, 1, 7, 6, 2, 8});
    }
    WeirState state(*pool, isTable ? "LookupTable" : "Queue", "", "x");
    ASSERT_EQ(object.snapshot(state), WEIR_OK);
    for (int edits = 1 + int(random() % 2); edits > 0; --edits) {
      Value &value = state.tensors[random() % state.tensors.size()].value;
      int64_t bytes = tensorBytes(value.dtype, value.rank, value.dims);
      if (bytes > 0 && value.dtype != WEIR_DT_STRING) {
        static_cast<char *>(value.data)[random() % uint64_t(bytes)] =
            char(random() % 4 ? random() % 8 : random());
      }
    }
    Object fresh(isTable ? tableKind : queueKind),
        again(isTable ? tableKind : queueKind);
    if (fresh.restoreTo(again, state) != WEIR_OK) {
      continue;
    }
    ++taken;
    if (!isTable) {
      Queue &queue = again.as<Queue>();
      put(queue, Numbers{1});
      Attempt *finished = nullptr;
      for (bool waits = false; !waits;) {
        Taken one = take(queue, 1);
        waits = queue.removeCall(one.attempt->call, finished) != nullptr ||
                one.attempt->code != WEIR_OK;
      }
      drop(finished);
    } else if (again.as<LookupTable>().keyType == WEIR_DT_INT64 &&
               again.as<LookupTable>().keyElements == 1 &&
               !again.as<LookupTable>().isDense) {
      for (int64_t i = 0; i < 40; ++i) {
        std::vector<char> value(
            size_t(again.as<LookupTable>().valueElements) * 32, 0);
        again.as<LookupTable>().put(&i, value.data());
      }
    }
  }
  EXPECT_GT(taken, 100);
}

} // namespace
