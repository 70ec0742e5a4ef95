// Part of Weir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Barriers: elements that get ready part by part, takes that wait, closing in
// its two ways, saving. And two inserters against two takers.
#include "CallProgram.h"
#include "DamagedState.h"
#include <atomic>
#include <climits>
#include <set>
#include <thread>

using namespace weir::test;

WEIR_DECLARE(Barrier);
WEIR_DECLARE(BarrierInsertMany);
WEIR_DECLARE(BarrierTakeMany);
WEIR_DECLARE(BarrierClose);
WEIR_DECLARE(BarrierReadySize);
WEIR_DECLARE(BarrierIncompleteSize);

namespace {

using Numbers = std::vector<int64_t>;
using Texts = std::vector<std::string>;

Attrs barrierAttrs(int64_t dim = -1, int64_t capacity = -1,
                   const char *name = "b") {
  Attrs attrs;
  std::vector<int64_t> dims;
  if (dim >= 0) {
    dims.push_back(dim);
  }
  attrs.text("shared_name", name)
      .types("component_types", {WEIR_DT_INT64, WEIR_DT_INT64})
      .shapes("shapes", {dims, {}})
      .number("capacity", capacity);
  return attrs;
}

/// Two scalar components of int64. Steps are for 1, 2 and 3 keys or elements:
/// "insert0-2" puts component 0 of two keys.
std::unique_ptr<CallProgram> makeBarrier(Attrs attrs = barrierAttrs()) {
  auto program = std::make_unique<CallProgram>(
      Op{"Barrier", weir_call_Barrier}, std::move(attrs), "Barrier", "b");
  static const char *const inserts[2][3] = {
      {"insert0-1", "insert0-2", "insert0-3"},
      {"insert1-1", "insert1-2", "insert1-3"}};
  static const char *const takes[2][3] = {{"take-1", "take-2", "take-3"},
                                          {"fewer-1", "fewer-2", "fewer-3"}};
  Op insert = {"BarrierInsertMany", weir_call_BarrierInsertMany};
  Op take = {"BarrierTakeMany", weir_call_BarrierTakeMany};
  auto addInsert = [&](const char *name, int64_t keys,
                       std::vector<int64_t> values, int64_t component) {
    Attrs index;
    index.number("component_index", component);
    program->step(name, insert,
                  {{WEIR_DT_STRING, {keys}}, {WEIR_DT_INT64, values}}, {},
                  std::move(index));
  };
  auto addTake = [&](const char *name, Port count, int64_t given, Attrs how,
                     int32_t dtype = WEIR_DT_INT64) {
    Port part = {dtype, {given}};
    program->step(name, take, {count},
                  {{WEIR_DT_INT64, {given}},
                   {WEIR_DT_STRING, {given}},
                   part,
                   {WEIR_DT_INT64, {given}}},
                  std::move(how));
  };
  for (int64_t n : {1, 2, 3}) {
    for (int i : {0, 1}) {
      Attrs fewer;
      fewer.flag("allow_small_batch", i);
      addInsert(inserts[i][n - 1], n, {n}, i);
      addTake(takes[i][n - 1], {WEIR_DT_INT32, {}}, n, std::move(fewer));
    }
  }
  addInsert("insert2", 1, {1}, 2);
  addInsert("empty", 1, {1, 0}, 0);
  addInsert("wide", 1, {1, 2}, 0);
  addInsert("short", 2, {1}, 0);
  Attrs timed;
  timed.number("timeout_ms", 5);
  addTake("timed", {WEIR_DT_INT32, {}}, 1, std::move(timed));
  addTake("vector", {WEIR_DT_INT32, {1}}, 1, {});
  addTake("other", {WEIR_DT_INT32, {}}, 1, {}, WEIR_DT_FLOAT);
  for (bool cancels : {false, true}) {
    Attrs how;
    how.flag("cancel_pending_enqueues", cancels);
    program->step(cancels ? "cancel" : "close",
                  {"BarrierClose", weir_call_BarrierClose}, {}, {},
                  std::move(how));
  }
  Port size = {WEIR_DT_INT32, {}};
  program->step("ready", {"BarrierReadySize", weir_call_BarrierReadySize}, {},
                {size});
  program->step("incomplete",
                {"BarrierIncompleteSize", weir_call_BarrierIncompleteSize}, {},
                {size});
  program->finish();
  return program;
}

class World : public CallWorld {
public:
  using CallWorld::CallWorld;

  int32_t insert(int component, Texts keys, Numbers values) {
    return insertAt("insert" + std::to_string(component) + "-" +
                        std::to_string(keys.size()),
                    keys, values, {int64_t(values.size())});
  }
  int32_t insertAt(const std::string &step, Texts keys, Numbers values,
                   std::vector<int64_t> dims, int number = 0) {
    std::vector<WeirString> texts;
    for (const std::string &key : keys) {
      texts.push_back({key.data(), key.size(), nullptr});
    }
    TestRun &r = run(step, number);
    r.bind(0, WEIR_DT_STRING, {int64_t(keys.size())}, texts);
    r.bind(1, WEIR_DT_INT64, dims, values);
    int32_t code = r.execute();
    if (code) {
      message = r.status.message;
    }
    return code;
  }
  weir_run *startTake(const char *step, int32_t count, int number = 0) {
    counts.push_back({count});
    run(step, number).bind(0, WEIR_DT_INT32, {}, counts.back());
    return start(step, number);
  }
  /// "KEY:FIRST,SECOND" of each element.
  Texts taken(const char *step, int number = 0) {
    TestRun &r = run(step, number);
    auto keys = r.output<WeirString>(1);
    Numbers first = r.output<int64_t>(2), second = r.output<int64_t>(3);
    Texts result;
    for (size_t i = 0; i < keys.size(); ++i) {
      result.push_back(std::string(keys[i].data, keys[i].size) + ":" +
                       std::to_string(first[i]) + "," +
                       std::to_string(second[i]));
    }
    return result;
  }
  int32_t size(const char *step) {
    EXPECT_EQ(execute(step), 0) << message;
    return run(step).output<int32_t>(0)[0];
  }
  void expectFailure(int32_t code, int32_t wanted, const char *text) {
    EXPECT_EQ(code, wanted);
    EXPECT_NE(message.find(text), std::string::npos) << message;
  }

private:
  std::deque<std::vector<int32_t>> counts;
};

} // namespace

TEST(Barrier, AnElementIsReadyWhenItHasAllParts) {
  auto program = makeBarrier();
  World world(program->builder);
  ASSERT_EQ(world.insert(0, {"a", "b"}, {1, 2}), 0) << world.message;
  ASSERT_EQ(world.insert(0, {"c"}, {3}), 0) << world.message;
  EXPECT_EQ(world.size("incomplete"), 3);
  EXPECT_EQ(world.size("ready"), 0);
  // c is complete first, but a and b came before it.
  ASSERT_EQ(world.insert(1, {"c"}, {30}), 0) << world.message;
  ASSERT_EQ(world.insert(1, {"b", "a"}, {20, 10}), 0) << world.message;
  EXPECT_EQ(world.size("incomplete"), 0);
  EXPECT_EQ(world.size("ready"), 3);
  ASSERT_EQ(world.wait(world.startTake("take-3", 3)), 0) << world.message;
  EXPECT_EQ(world.taken("take-3"), (Texts{"b:2,20", "a:1,10", "c:3,30"}));
  EXPECT_EQ(world.run("take-3").output<int64_t>(0),
            (Numbers{INT64_MIN, INT64_MIN, INT64_MIN + 1}));
}

TEST(Barrier, ATakeWaitsAndCanBeCancelled) {
  auto program = makeBarrier();
  World world(program->builder);
  weir_run *large = world.startTake("take-3", 3);
  weir_run *small = world.startTake("take-1", 1);
  ASSERT_EQ(world.insert(0, {"a"}, {1}), 0);
  EXPECT_FALSE(world.proceed(small));
  weir_run_cancel(large);
  EXPECT_EQ(world.wait(large), WEIR_CANCELLED);
  EXPECT_FALSE(world.proceed(small));
  ASSERT_EQ(world.insert(1, {"a"}, {2}), 0);
  ASSERT_EQ(world.wait(small), 0) << world.message;
  EXPECT_EQ(world.taken("take-1"), (Texts{"a:1,2"}));
}

TEST(Barrier, ClosedItTakesWhatCompletesElements) {
  auto program = makeBarrier();
  World world(program->builder);
  ASSERT_EQ(world.insert(0, {"a", "b"}, {1, 2}), 0);
  ASSERT_EQ(world.execute("close"), 0) << world.message;
  world.expectFailure(world.execute("close"), WEIR_CANCELLED,
                      "Barrier 'b' is already closed.");
  world.expectFailure(
      world.insert(0, {"z"}, {0}), WEIR_CANCELLED,
      "Barrier b is closed, but attempted to insert a brand new key: z.  "
      "Pending enqueues cancelled: 0.  Insertion index: 0.  Number of "
      "incomplete keys: 2.");
  world.expectFailure(world.wait(world.startTake("take-3", 3)),
                      WEIR_OUT_OF_RANGE,
                      "Barrier 'b' is closed and has insufficient elements "
                      "(requested 3, total size 2)");
  weir_run *two = world.startTake("take-2", 2);
  EXPECT_FALSE(world.proceed(two));
  ASSERT_EQ(world.insert(1, {"b"}, {20}), 0) << world.message;
  EXPECT_FALSE(world.proceed(two));
  ASSERT_EQ(world.insert(1, {"a"}, {10}), 0) << world.message;
  ASSERT_EQ(world.wait(two), 0) << world.message;
  EXPECT_EQ(world.size("ready"), 0);
  world.expectFailure(world.insert(1, {"a"}, {10}), WEIR_CANCELLED,
                      "Barrier b is closed.  Pending enqueues cancelled: 0.  "
                      "Number of new insertions: 1.  Number of incomplete "
                      "keys: 0.");
  EXPECT_EQ(world.execute("cancel"), 0) << world.message;
  world.expectFailure(world.execute("cancel"), WEIR_CANCELLED,
                      "already closed");
}

TEST(Barrier, ASmallBatchTakesWhatIsLeft) {
  auto program = makeBarrier();
  World world(program->builder);
  ASSERT_EQ(world.insert(0, {"a", "b"}, {1, 2}), 0);
  ASSERT_EQ(world.insert(1, {"b"}, {20}), 0);
  ASSERT_EQ(world.execute("close"), 0);
  ASSERT_EQ(world.wait(world.startTake("fewer-1", 30)), 0) << world.message;
  EXPECT_EQ(world.taken("fewer-1"), (Texts{"b:2,20"}));
  world.expectFailure(world.wait(world.startTake("fewer-1", 30)),
                      WEIR_OUT_OF_RANGE, "(requested 0, total size 0)");
}

TEST(Barrier, CancellingDropsWhatIsIncompleteAndWakesTakes) {
  auto program = makeBarrier();
  World world(program->builder);
  ASSERT_EQ(world.insert(0, {"a"}, {1}), 0);
  weir_run *waiting = world.startTake("take-1", 1);
  ASSERT_EQ(world.execute("cancel"), 0) << world.message;
  EXPECT_EQ(world.wait(waiting), WEIR_OUT_OF_RANGE);
  EXPECT_EQ(world.size("incomplete"), 0);
  world.expectFailure(world.insert(1, {"a"}, {1}), WEIR_CANCELLED,
                      "Pending enqueues cancelled: 1.");
}

// Two takes want more than can come: none waits for ever.
TEST(Barrier, TheLastInsertionWakesATakeThatGetsNothing) {
  auto program = makeBarrier();
  World world(program->builder);
  ASSERT_EQ(world.insert(0, {"a"}, {1}), 0);
  ASSERT_EQ(world.execute("close"), 0);
  weir_run *first = world.startTake("take-1", 1, 0);
  weir_run *second = world.startTake("take-1", 1, 1);
  ASSERT_EQ(world.insert(1, {"a"}, {2}), 0);
  EXPECT_EQ(world.wait(first), 0) << world.message;
  EXPECT_EQ(world.wait(second), WEIR_OUT_OF_RANGE);
}

TEST(Barrier, Errors) {
  auto program = makeBarrier();
  World world(program->builder);
  constexpr int32_t invalid = WEIR_INVALID_ARGUMENT;
  ASSERT_EQ(world.insert(0, {"a"}, {1}), 0);
  world.expectFailure(world.insert(0, {"a"}, {1}), invalid,
                      "Key a already has a value for component 0 in barrier b");
  world.expectFailure(world.insertAt("insert2", {"a"}, {1}, {1}), invalid,
                      "The component ID is out of range 2 > num_components "
                      "(= 2)");
  world.expectFailure(world.insertAt("empty", {"b"}, {}, {1, 0}), invalid,
                      "Tensors with no elements are not supported b: received "
                      "shape [1,0]");
  world.expectFailure(world.insertAt("short", {"b", "c"}, {1}, {1}), invalid,
                      "expected a row of values for each of the 2 keys, got "
                      "values of shape [1]");
  ASSERT_EQ(world.insertAt("wide", {"w"}, {1, 2}, {1, 2}), 0);
  world.expectFailure(world.insert(1, {"w"}, {1}), invalid,
                      "Shape mismatch in tuple component 2. Expected [], got "
                      "[2]");
  world.expectFailure(world.wait(world.startTake("timed", 1)), invalid,
                      "Timeout not supported yet.");
  std::vector<int32_t> one = {1};
  world.run("vector").bind(0, WEIR_DT_INT32, {1}, one);
  world.expectFailure(world.execute("vector"), invalid,
                      "num_elements must be a scalar.");
  world.expectFailure(world.wait(world.startTake("take-1", -2)), invalid,
                      "a take of many requested -2 < 0 elements");
  world.expectFailure(world.wait(world.startTake("other", 1)), invalid,
                      "differ in number or type");
}

TEST(Barrier, IsNotMadeOtherwise) {
  auto bounded = makeBarrier(barrierAttrs(-1, 7));
  World world(bounded->builder);
  world.expectFailure(world.execute("ready"), WEIR_INVALID_ARGUMENT,
                      "Barrier only accepts capacity=-1.");
  Attrs attrs;
  attrs.text("shared_name", "b")
      .types("component_types", {WEIR_DT_INT64, WEIR_DT_INT64})
      .shapes("shapes", {});
  auto shapeless = makeBarrier(std::move(attrs));
  World other(shapeless->builder);
  other.expectFailure(other.execute("ready"), WEIR_INVALID_ARGUMENT,
                      "All of the component shapes must be specified");
}

TEST(Barrier, IsSavedAndRestored) {
  auto program = makeBarrier(), same = makeBarrier();
  World world(program->builder), other(same->builder);
  ASSERT_EQ(world.insert(0, {"a", "b"}, {1, 2}), 0);
  ASSERT_EQ(world.insert(1, {"b", "c"}, {20, 30}), 0);
  ASSERT_EQ(world.execute("close"), 0);
  weir_snapshot *snapshot = world.save();
  weir_run *waiting = other.startTake("take-1", 1);
  ASSERT_EQ(other.restore(snapshot), 0) << other.message;
  ASSERT_EQ(other.wait(waiting), 0) << other.message; // it was woken
  EXPECT_EQ(other.taken("take-1"), (Texts{"b:2,20"}));
  EXPECT_EQ(other.size("incomplete"), 2);
  EXPECT_EQ(other.insert(0, {"z"}, {0}), WEIR_CANCELLED); // closed
  ASSERT_EQ(other.insert(0, {"c"}, {3}), 0) << other.message;
  ASSERT_EQ(other.insert(1, {"a"}, {10}), 0) << other.message;
  ASSERT_EQ(other.wait(other.startTake("take-2", 2)), 0) << other.message;
  EXPECT_EQ(other.taken("take-2"), (Texts{"a:1,10", "c:3,30"}));
  auto wide = makeBarrier(barrierAttrs(2));
  World third(wide->builder);
  EXPECT_EQ(third.restore(snapshot), WEIR_INVALID_ARGUMENT);
  weir_snapshot_destroy(snapshot);
}

TEST(Barrier, DamagedStates) {
  auto program = makeBarrier();
  World world(program->builder);
  ASSERT_EQ(world.insert(0, {"a", "b"}, {1, 2}), 0);
  ASSERT_EQ(world.insert(1, {"b", "c"}, {20, 30}), 0);
  weir_run_set_timeout(world.run("take-1").run, 1'000'000);
  restoreDamaged(world, [&] {
    world.insert(0, {"c"}, {3});
    world.wait(world.startTake("take-1", 1));
  });
}

TEST(Barrier, TwoInsertersAndTwoTakers) {
  auto program = makeBarrier();
  World world(program->builder, /*threads=*/2);
  constexpr int each = 150;
  std::mutex mutex;
  std::multiset<std::string> seen;
  auto insert = [&](int component) {
    std::string step = "insert" + std::to_string(component) + "-1";
    for (int i = 0; i < each; ++i) {
      std::string key = std::to_string(i);
      std::vector<WeirString> text = {{key.data(), key.size(), nullptr}};
      Numbers value = {i};
      TestRun &run = world.run(step);
      run.bind(0, WEIR_DT_STRING, {1}, text);
      run.bind(1, WEIR_DT_INT64, {1}, value);
      EXPECT_EQ(run.execute(), 0) << run.status.message;
    }
  };
  auto take = [&](int number) {
    std::vector<int32_t> one = {1};
    TestRun &run = world.run("take-1", number);
    run.bind(0, WEIR_DT_INT32, {}, one);
    while (run.execute() == 0) {
      auto key = run.output<WeirString>(1)[0];
      std::lock_guard<std::mutex> guard(mutex);
      seen.insert(std::string(key.data, key.size));
    }
    EXPECT_EQ(run.status.code, WEIR_OUT_OF_RANGE) << run.status.message;
  };
  for (const char *step : {"insert0-1", "insert1-1", "take-1"}) {
    world.run(step); // runs are made here, by one thread
  }
  world.run("take-1", 1);
  std::thread takers[] = {std::thread(take, 0), std::thread(take, 1)};
  std::thread inserters[] = {std::thread(insert, 0), std::thread(insert, 1)};
  for (std::thread &thread : inserters) {
    thread.join();
  }
  EXPECT_EQ(world.execute("close"), 0) << world.message;
  for (std::thread &thread : takers) {
    thread.join();
  }
  EXPECT_EQ(seen.size(), size_t(each));
  EXPECT_EQ(std::set<std::string>(seen.begin(), seen.end()).size(),
            size_t(each));
}
