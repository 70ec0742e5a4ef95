// Part of Weir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Staging areas: lists and maps, room, peeking, elements that come and go part
// by part, waiting, cancelling, clearing, saving. And two producers against two
// consumers.
#include "CallProgram.h"
#include "DamagedState.h"
#include <atomic>
#include <thread>

using namespace weir::test;

WEIR_DECLARE(Stage);
WEIR_DECLARE(Unstage);
WEIR_DECLARE(StagePeek);
WEIR_DECLARE(StageSize);
WEIR_DECLARE(StageClear);
#define WEIR_DECLARE_MAP(NAME)                                                 \
  WEIR_DECLARE(NAME##Stage);                                                   \
  WEIR_DECLARE(NAME##Unstage);                                                 \
  WEIR_DECLARE(NAME##UnstageNoKey);                                            \
  WEIR_DECLARE(NAME##Peek);                                                    \
  WEIR_DECLARE(NAME##Size);                                                    \
  WEIR_DECLARE(NAME##IncompleteSize);                                          \
  WEIR_DECLARE(NAME##Clear);
WEIR_DECLARE_MAP(Map)
WEIR_DECLARE_MAP(OrderedMap)

namespace {

using Numbers = std::vector<int64_t>;
const Port number64 = {WEIR_DT_INT64, {}}, number32 = {WEIR_DT_INT32, {}};

class World : public CallWorld {
public:
  using CallWorld::CallWorld;
  TestRun &bind(const char *step, int32_t input, Numbers value,
                std::vector<int64_t> dims = {}, int number = 0) {
    numbers.push_back(std::move(value));
    run(step, number).bind(input, WEIR_DT_INT64, dims, numbers.back());
    return run(step, number);
  }
  TestRun &bindInts(const char *step, int32_t input, std::vector<int32_t> value,
                    std::vector<int64_t> dims = {}) {
    ints.push_back(std::move(value));
    run(step).bind(input, WEIR_DT_INT32, dims, ints.back());
    return run(step);
  }
  int64_t output(const char *step, int32_t i = 0, int number = 0) {
    return run(step, number).output<int64_t>(i)[0];
  }
  int32_t size(const char *step = "size") {
    EXPECT_EQ(execute(step), 0) << message;
    return run(step).output<int32_t>(0)[0];
  }
  void expectFailure(int32_t code, int32_t wanted, const char *text) {
    EXPECT_EQ(code, wanted);
    EXPECT_NE(message.find(text), std::string::npos) << message;
  }

private:
  std::deque<Numbers> numbers;
  std::deque<std::vector<int32_t>> ints;
};

Attrs areaAttrs(int64_t capacity, int64_t limit) {
  Attrs attrs;
  attrs.text("shared_name", "area")
      .number("capacity", capacity)
      .number("memory_limit", limit)
      .types("dtypes", {WEIR_DT_INT64, WEIR_DT_INT64});
  return attrs;
}

/// A list of single int64 numbers.
std::unique_ptr<CallProgram> makeList(int64_t capacity, int64_t limit = 0) {
  auto program =
      std::make_unique<CallProgram>(Op{}, Attrs(), "StagingArea", "area");
  auto add = [&](const char *name, Op op, std::vector<Port> in,
                 std::vector<Port> out) {
    program->step(name, op, std::move(in), std::move(out),
                  areaAttrs(capacity, limit));
  };
  Op stage = {"Stage", weir_call_Stage},
     unstage = {"Unstage", weir_call_Unstage};
  Op peek = {"StagePeek", weir_call_StagePeek};
  add("put", stage, {number64}, {});
  add("put3", stage, {{WEIR_DT_INT64, {3}}}, {});
  add("take", unstage, {}, {number64});
  add("take2", unstage, {}, {number64, number64});
  add("take-float", unstage, {}, {{WEIR_DT_FLOAT, {}}});
  add("peek", peek, {number32}, {number64});
  add("peek-many", peek, {{WEIR_DT_INT32, {1}}}, {number64});
  add("size", {"StageSize", weir_call_StageSize}, {}, {number32});
  add("clear", {"StageClear", weir_call_StageClear}, {}, {});
  add("map-size", {"MapSize", weir_call_MapSize}, {}, {number32});
  program->finish();
  return program;
}

class ListWorld : public World {
public:
  using World::World;
  int32_t put(int64_t x) {
    bind("put", 0, {x});
    return execute("put");
  }
  weir_run *startPut(int64_t x, int number) {
    bind("put", 0, {x}, {}, number);
    return start("put", number);
  }
  int64_t take() {
    EXPECT_EQ(execute("take"), 0) << message;
    return output("take");
  }
};

} // namespace

TEST(StagingList, FirstInFirstOut) {
  auto program = makeList(0);
  ListWorld world(program->builder);
  ASSERT_EQ(world.put(1), 0) << world.message;
  ASSERT_EQ(world.put(2), 0) << world.message;
  EXPECT_EQ(world.size(), 2);
  world.bindInts("peek", 0, {1});
  ASSERT_EQ(world.execute("peek"), 0) << world.message;
  EXPECT_EQ(world.output("peek"), 2);
  EXPECT_EQ(world.take(), 1);
  EXPECT_EQ(world.take(), 2);
  EXPECT_EQ(world.size(), 0);
}

TEST(StagingList, PutsWaitForRoomInOrder) {
  auto program = makeList(1);
  ListWorld world(program->builder);
  ASSERT_EQ(world.put(1), 0);
  weir_run *second = world.startPut(2, 1), *third = world.startPut(3, 2);
  EXPECT_FALSE(world.proceed(second));
  EXPECT_EQ(world.take(), 1);
  ASSERT_EQ(world.wait(second), 0);
  EXPECT_FALSE(world.proceed(third));
  ASSERT_EQ(world.execute("clear"), 0) << world.message; // makes room
  ASSERT_EQ(world.wait(third), 0);
  EXPECT_EQ(world.take(), 3);
}

TEST(StagingList, MemoryIsRoomToo) {
  auto program = makeList(0, /*limit=*/16);
  ListWorld world(program->builder);
  ASSERT_EQ(world.put(1), 0);
  ASSERT_EQ(world.put(2), 0);
  weir_run *third = world.startPut(3, 1);
  EXPECT_FALSE(world.proceed(third));
  EXPECT_EQ(world.take(), 1);
  ASSERT_EQ(world.wait(third), 0);
  world.bind("put3", 0, {1, 2, 3}, {3});
  world.expectFailure(world.execute("put3"), WEIR_RESOURCE_EXHAUSTED,
                      "Attempted to insert tensors with combined size of '24' "
                      "bytes into Staging Area with a memory limit of '16'.");
}

TEST(StagingList, TakesAndPeeksWaitAndCanBeCancelled) {
  auto program = makeList(0);
  ListWorld world(program->builder);
  world.bindInts("peek", 0, {1});
  weir_run *peek = world.start("peek");
  weir_run *first = world.start("take", 1), *second = world.start("take", 2);
  weir_run_cancel(first);
  EXPECT_EQ(world.wait(first), WEIR_CANCELLED);
  ASSERT_EQ(world.put(5), 0);
  ASSERT_EQ(world.wait(second), 0) << world.message;
  EXPECT_EQ(world.output("take", 0, 2), 5);
  ASSERT_EQ(world.put(6), 0);
  EXPECT_FALSE(world.proceed(peek)); // there is one element only
  ASSERT_EQ(world.put(7), 0);
  ASSERT_EQ(world.wait(peek), 0) << world.message;
  EXPECT_EQ(world.output("peek"), 7);
}

TEST(StagingList, Errors) {
  auto program = makeList(0);
  ListWorld world(program->builder);
  ASSERT_EQ(world.put(1), 0);
  world.expectFailure(world.execute("take2"), WEIR_INVALID_ARGUMENT,
                      "Mismatch stage/unstage: 1 vs. 2");
  ASSERT_EQ(world.put(1), 0);
  world.expectFailure(world.execute("take-float"), WEIR_INTERNAL,
                      "does not match declared output type");
  world.bindInts("peek-many", 0, {1}, {1});
  world.expectFailure(world.execute("peek-many"), WEIR_INVALID_ARGUMENT,
                      "index must be scalar");
  world.bindInts("peek", 0, {-1});
  world.expectFailure(world.execute("peek"), WEIR_INVALID_ARGUMENT,
                      "index must be at least 0, got -1");
  world.expectFailure(world.execute("map-size"), WEIR_INVALID_ARGUMENT,
                      "staging area 'area' is of another kind (list, map, "
                      "ordered map) than this operation's");
}

TEST(StagingList, IsSavedAndRestoredWithWhatWaits) {
  auto program = makeList(2), same = makeList(2);
  ListWorld world(program->builder), other(same->builder);
  ASSERT_EQ(world.put(1), 0);
  ASSERT_EQ(world.put(2), 0);
  weir_run *waiting = world.startPut(3, 1);
  weir_snapshot *snapshot = world.save();
  weir_run *taking = other.start("take", 1);
  ASSERT_EQ(other.restore(snapshot), 0) << other.message;
  ASSERT_EQ(other.wait(taking), 0) << other.message; // it was woken
  EXPECT_EQ(other.output("take", 0, 1), 1);
  EXPECT_EQ(other.size(), 2); // and made room
  EXPECT_EQ(other.take(), 2);
  EXPECT_EQ(other.take(), 3);
  auto larger = makeList(3);
  ListWorld third(larger->builder);
  ASSERT_EQ(third.put(9), 0);
  third.expectFailure(third.restore(snapshot), WEIR_INVALID_ARGUMENT,
                      "it was made with another kind, capacity or memory limit "
                      "than its state is of");
  EXPECT_EQ(third.take(), 9); // nothing has changed
  weir_snapshot_destroy(snapshot);
  EXPECT_EQ(world.take(), 1);
  ASSERT_EQ(world.wait(waiting), 0);
}

TEST(StagingList, TwoProducersAndTwoConsumers) {
  auto program = makeList(2);
  CallWorld world(program->builder, /*threads=*/2);
  constexpr int each = 200;
  std::atomic<int64_t> sum{0};
  auto put = [&](int number) {
    TestRun &run = world.run("put", number);
    for (int i = 1; i <= each; ++i) {
      Numbers value = {i};
      run.bind(0, WEIR_DT_INT64, {}, value);
      EXPECT_EQ(run.execute(), 0) << run.status.message;
    }
  };
  auto take = [&](int number) {
    TestRun &run = world.run("take", number);
    for (int i = 0; i < each; ++i) {
      EXPECT_EQ(run.execute(), 0) << run.status.message;
      sum += run.output<int64_t>(0)[0];
    }
  };
  for (int i = 0; i < 2; ++i) { // runs are made here, by one thread
    world.run("put", i);
    world.run("take", i);
  }
  std::thread threads[] = {std::thread(put, 0), std::thread(take, 0),
                           std::thread(put, 1), std::thread(take, 1)};
  for (std::thread &thread : threads) {
    thread.join();
  }
  EXPECT_EQ(sum, each * (each + 1));
}

//===-- maps -------------------------------------------------------------===//

namespace {

struct MapOps {
  Op stage, unstage, any, peek, size, lacking, clear;
};
#define WEIR_MAP_OPS(NAME)                                                     \
  {                                                                            \
    {#NAME "Stage", weir_call_##NAME##Stage},                                  \
        {#NAME "Unstage", weir_call_##NAME##Unstage},                          \
        {#NAME "UnstageNoKey", weir_call_##NAME##UnstageNoKey},                \
        {#NAME "Peek", weir_call_##NAME##Peek},                                \
        {#NAME "Size", weir_call_##NAME##Size},                                \
        {#NAME "IncompleteSize", weir_call_##NAME##IncompleteSize}, {          \
      #NAME "Clear", weir_call_##NAME##Clear                                   \
    }                                                                          \
  }
const MapOps unorderedOps = WEIR_MAP_OPS(Map);
const MapOps orderedOps = WEIR_MAP_OPS(OrderedMap);

/// Elements of two int64 numbers. "put" takes one part, "put2" two.
std::unique_ptr<CallProgram> makeMap(const MapOps &ops, int64_t capacity = 0) {
  auto program =
      std::make_unique<CallProgram>(Op{}, Attrs(), "StagingArea", "area");
  auto add = [&](const char *name, Op op, std::vector<Port> in,
                 std::vector<Port> out) {
    program->step(name, op, std::move(in), std::move(out),
                  areaAttrs(capacity, 0));
  };
  Port one = {WEIR_DT_INT32, {1}}, two = {WEIR_DT_INT32, {2}};
  add("put", ops.stage, {number64, one, number64}, {});
  add("put2", ops.stage, {number64, two, number64, number64}, {});
  add("put-none", ops.stage, {number64, {WEIR_DT_INT32, {0}}, number64}, {});
  add("put-short", ops.stage, {number64, two, number64}, {});
  add("put-keys", ops.stage, {{WEIR_DT_INT64, {2}}, one, number64}, {});
  add("take", ops.unstage, {number64, one}, {number64});
  add("take2", ops.unstage, {number64, two}, {number64, number64});
  add("take-keys", ops.unstage, {{WEIR_DT_INT64, {2}}, one}, {number64});
  add("any", ops.any, {two}, {number64, number64, number64});
  add("peek", ops.peek, {number64, one}, {number64});
  add("size", ops.size, {}, {number32});
  add("lacking", ops.lacking, {}, {number32});
  add("clear", ops.clear, {}, {});
  program->finish();
  return program;
}

class MapWorld : public World {
public:
  using World::World;
  int32_t put(int64_t key, int32_t part, int64_t x) {
    bind("put", 0, {key});
    bindInts("put", 1, {part}, {1});
    bind("put", 2, {x});
    return execute("put");
  }
  void bindPut2(const char *step, int64_t key, std::vector<int32_t> parts,
                int64_t x, int64_t y) {
    bind(step, 0, {key});
    bindInts(step, 1, std::move(parts), {2});
    bind(step, 2, {x});
    bind(step, 3, {y});
  }
  int32_t put2(int64_t key, int64_t x, int64_t y) {
    bindPut2("put2", key, {0, 1}, x, y);
    return execute("put2");
  }
  int32_t take(const char *step, int64_t key, int32_t part) {
    bind(step, 0, {key});
    bindInts(step, 1, {part}, {1});
    return execute(step);
  }
  int64_t takeAny() {
    bindInts("any", 0, {0, 1}, {2});
    EXPECT_EQ(execute("any"), 0) << message;
    return output("any");
  }
};

} // namespace

TEST(StagingMap, PartsComeAndGoOneByOne) {
  auto program = makeMap(unorderedOps);
  MapWorld world(program->builder);
  ASSERT_EQ(world.put(7, 1, 11), 0) << world.message;
  EXPECT_EQ(world.size("lacking"), 1);
  EXPECT_EQ(world.size(), 0);
  ASSERT_EQ(world.put(7, 0, 10), 0) << world.message;
  EXPECT_EQ(world.size("lacking"), 0);
  EXPECT_EQ(world.size(), 1);
  ASSERT_EQ(world.take("peek", 7, 0), 0) << world.message;
  EXPECT_EQ(world.output("peek"), 10);
  ASSERT_EQ(world.take("take", 7, 0), 0) << world.message;
  EXPECT_EQ(world.size(), 1);
  world.expectFailure(world.take("take", 7, 0), WEIR_INVALID_ARGUMENT,
                      "Tensor at index '0' for key '7' has already been "
                      "removed.");
  ASSERT_EQ(world.take("take", 7, 1), 0) << world.message;
  EXPECT_EQ(world.output("take"), 11);
  EXPECT_EQ(world.size(), 0);
}

TEST(StagingMap, WithoutAKeyTheNewest) {
  auto program = makeMap(unorderedOps);
  MapWorld world(program->builder);
  for (int64_t key : {4, 9, 2}) {
    ASSERT_EQ(world.put2(key, key, key), 0) << world.message;
  }
  EXPECT_EQ(world.takeAny(), 2);
  EXPECT_EQ(world.takeAny(), 9);
}

TEST(StagingMap, OrderedWithoutAKeyTheLeast) {
  auto program = makeMap(orderedOps);
  MapWorld world(program->builder);
  for (int64_t key : {4, -9, 2}) {
    ASSERT_EQ(world.put2(key, key, key), 0) << world.message;
  }
  ASSERT_EQ(world.put2(4, 0, 0), 0); // the first one stays
  EXPECT_EQ(world.size(), 3);
  EXPECT_EQ(world.takeAny(), -9);
  EXPECT_EQ(world.takeAny(), 2);
  EXPECT_EQ(world.takeAny(), 4);
  EXPECT_EQ(world.output("any", 1), 4);
}

TEST(StagingMap, ATakeWaitsForItsKeyAndAPutForRoom) {
  auto program = makeMap(orderedOps, /*capacity=*/1);
  MapWorld world(program->builder);
  world.bind("take2", 0, {5});
  world.bindInts("take2", 1, {0, 1}, {2});
  weir_run *taking = world.start("take2");
  ASSERT_EQ(world.put2(4, 1, 1), 0);
  EXPECT_FALSE(world.proceed(taking));
  world.bindPut2("put2", 5, {0, 1}, 50, 51);
  weir_run *putting = world.start("put2");
  EXPECT_FALSE(world.proceed(putting));
  EXPECT_EQ(world.takeAny(), 4);
  ASSERT_EQ(world.wait(putting), 0) << world.message;
  ASSERT_EQ(world.wait(taking), 0) << world.message;
  EXPECT_EQ(world.output("take2", 1), 51);
  ASSERT_EQ(world.put2(4, 1, 1), 0);
  world.bindPut2("put2", 5, {0, 1}, 50, 51);
  putting = world.start("put2");
  ASSERT_EQ(world.execute("clear"), 0);
  ASSERT_EQ(world.wait(putting), 0) << world.message;
}

TEST(StagingMap, Errors) {
  auto program = makeMap(unorderedOps);
  MapWorld world(program->builder);
  constexpr int32_t invalid = WEIR_INVALID_ARGUMENT;
  ASSERT_EQ(world.put(1, 0, 1), 0);
  world.expectFailure(world.put(1, 0, 1), invalid,
                      "The tensor for index '0' for key '1' was already "
                      "initialized '2'.");
  world.expectFailure(world.put(1, 5, 1), invalid,
                      "Index '5' for key '1' was out of bounds '2'.");
  world.bindPut2("put2", 1, {1, 0}, 1, 1);
  world.expectFailure(world.execute("put2"), invalid,
                      "Indices are not strictly ordered");
  world.bind("put-none", 0, {1});
  world.bindInts("put-none", 1, {}, {0});
  world.bind("put-none", 2, {1});
  world.expectFailure(world.execute("put-none"), invalid, "Indices are empty");
  world.bind("put-short", 0, {1});
  world.bindInts("put-short", 1, {0, 1}, {2});
  world.bind("put-short", 2, {1});
  world.expectFailure(world.execute("put-short"), invalid,
                      "expected a value for each of the 2 indices, got 1");
  world.bind("put-keys", 0, {1, 2}, {2});
  world.bindInts("put-keys", 1, {0}, {1});
  world.bind("put-keys", 2, {1});
  world.expectFailure(world.execute("put-keys"), invalid,
                      "key must be an int64 scalar, got tensor with shape: "
                      "[2]");
  world.bind("take-keys", 0, {1, 2}, {2});
  world.bindInts("take-keys", 1, {0}, {1});
  world.expectFailure(world.execute("take-keys"), invalid,
                      "key must be an int64 scalar: [2]");
  ASSERT_EQ(world.put(1, 1, 1), 0);
  world.expectFailure(world.take("take", 1, 2), invalid,
                      "Index '2' for key '1' was out of bounds '2'.");
}

TEST(StagingMap, DamagedStates) {
  auto program = makeMap(orderedOps);
  MapWorld world(program->builder);
  ASSERT_EQ(world.put2(3, 30, 31), 0);
  ASSERT_EQ(world.put2(2, 20, 21), 0);
  ASSERT_EQ(world.put(1, 1, 11), 0);
  for (const char *step : {"put", "take"}) {
    weir_run_set_timeout(world.run(step).run, 1'000'000);
  }
  restoreDamaged(world, [&] {
    world.put(1, 0, 10);
    world.take("take", 2, 1);
  });
}

TEST(StagingMap, IsSavedAndRestored) {
  auto program = makeMap(orderedOps), same = makeMap(orderedOps);
  MapWorld world(program->builder), other(same->builder);
  ASSERT_EQ(world.put2(3, 30, 31), 0);
  ASSERT_EQ(world.put2(2, 20, 21), 0);
  ASSERT_EQ(world.put(1, 1, 11), 0);
  ASSERT_EQ(world.take("take", 2, 0), 0);
  weir_snapshot *snapshot = world.save();
  ASSERT_EQ(other.put2(8, 8, 8), 0);
  ASSERT_EQ(other.restore(snapshot), 0) << other.message;
  weir_snapshot_destroy(snapshot);
  EXPECT_EQ(other.size(), 2);
  EXPECT_EQ(other.size("lacking"), 1);
  world.expectFailure(world.take("take", 2, 0), WEIR_INVALID_ARGUMENT,
                      "has already been removed");
  ASSERT_EQ(other.take("take", 2, 1), 0) << other.message;
  EXPECT_EQ(other.output("take"), 21);
  ASSERT_EQ(other.put(1, 0, 10), 0) << other.message;
  EXPECT_EQ(other.takeAny(), 1);
  EXPECT_EQ(other.output("any", 2), 11);
  EXPECT_EQ(other.takeAny(), 3);
}
