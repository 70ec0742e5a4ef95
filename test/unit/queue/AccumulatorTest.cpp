// Part of Weir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Conditional accumulators: what is added and taken, takes that wait, in order,
// are cancelled or aborted, stale gradients, saving. And two workers against
// two takers.
#include "runtime/queue/Accumulator.h"
#include "CallProgram.h"
#include "DamagedState.h"
#include <atomic>
#include <thread>

using namespace weir::test;

WEIR_DECLARE(ConditionalAccumulator);
WEIR_DECLARE(AccumulatorApplyGradient);
WEIR_DECLARE(AccumulatorTakeGradient);
WEIR_DECLARE(AccumulatorSetGlobalStep);
WEIR_DECLARE(AccumulatorNumAccumulated);
WEIR_DECLARE(SparseConditionalAccumulator);
WEIR_DECLARE(SparseAccumulatorApplyGradient);
WEIR_DECLARE(SparseAccumulatorTakeGradient);

namespace {

const Port step64 = {WEIR_DT_INT64, {}}, count32 = {WEIR_DT_INT32, {}};
using Floats = std::vector<float>;
using Numbers = std::vector<int64_t>;

/// Gradients of two floats.
std::unique_ptr<CallProgram> makeDense(const char *reduction = "MEAN") {
  Attrs attrs;
  attrs.text("shared_name", "a")
      .type("dtype", WEIR_DT_FLOAT)
      .text("reduction_type", reduction)
      .shapes("shape", {{2}}, /*isList=*/false);
  auto program = std::make_unique<CallProgram>(
      Op{"ConditionalAccumulator", weir_call_ConditionalAccumulator},
      std::move(attrs), "ConditionalAccumulator", "a");
  Port pair = {WEIR_DT_FLOAT, {2}};
  Op apply = {"AccumulatorApplyGradient", weir_call_AccumulatorApplyGradient};
  Op take = {"AccumulatorTakeGradient", weir_call_AccumulatorTakeGradient};
  program->step("apply", apply, {step64, pair}, {});
  program->step("apply-three", apply, {step64, {WEIR_DT_FLOAT, {3}}}, {});
  program->step("apply-double", apply, {step64, {WEIR_DT_DOUBLE, {2}}}, {});
  program->step("apply-many", apply, {{WEIR_DT_INT64, {1}}, pair}, {});
  program->step("take", take, {count32}, {pair});
  program->step("take-many", take, {{WEIR_DT_INT32, {1}}}, {pair});
  program->step("take-double", take, {count32}, {{WEIR_DT_DOUBLE, {2}}});
  Op setStep = {"AccumulatorSetGlobalStep", weir_call_AccumulatorSetGlobalStep};
  program->step("set", setStep, {step64}, {});
  program->step("set-many", setStep, {{WEIR_DT_INT64, {1}}}, {});
  program->step(
      "count",
      {"AccumulatorNumAccumulated", weir_call_AccumulatorNumAccumulated}, {},
      {count32});
  program->finish();
  return program;
}

class Dense : public CallWorld {
public:
  using CallWorld::CallWorld;
  int32_t apply(int64_t step, Floats x, const char *name = "apply") {
    steps.push_back({step});
    values.push_back(std::move(x));
    run(name).bind(0, WEIR_DT_INT64, {}, steps.back());
    run(name).bind(1, WEIR_DT_FLOAT, {int64_t(values.back().size())},
                   values.back());
    return execute(name);
  }
  weir_run *startTake(int32_t count, int number = 0) {
    counts.push_back({count});
    run("take", number).bind(0, WEIR_DT_INT32, {}, counts.back());
    return start("take", number);
  }
  Floats taken(int number = 0) { return run("take", number).output<float>(0); }
  int32_t count() {
    EXPECT_EQ(execute("count"), 0) << message;
    return run("count").output<int32_t>(0)[0];
  }

private:
  std::deque<Numbers> steps;
  std::deque<Floats> values;
  std::deque<std::vector<int32_t>> counts;
};

} // namespace

TEST(Accumulator, TakesTheMean) {
  auto program = makeDense();
  Dense world(program->builder);
  ASSERT_EQ(world.apply(0, {1, 2}), 0) << world.message;
  ASSERT_EQ(world.apply(0, {2, 6}), 0) << world.message;
  EXPECT_EQ(world.count(), 2);
  ASSERT_EQ(world.wait(world.startTake(1)), 0) << world.message;
  EXPECT_EQ(world.taken(), (Floats{1.5, 4}));
  EXPECT_EQ(world.count(), 0);
}

TEST(Accumulator, TakesTheSum) {
  auto program = makeDense("SUM");
  Dense world(program->builder);
  ASSERT_EQ(world.apply(0, {1, 2}), 0) << world.message;
  ASSERT_EQ(world.apply(0, {2, 6}), 0) << world.message;
  ASSERT_EQ(world.wait(world.startTake(2)), 0) << world.message;
  EXPECT_EQ(world.taken(), (Floats{3, 8}));
}

TEST(Accumulator, DropsWhatIsStale) {
  auto program = makeDense();
  Dense world(program->builder);
  ASSERT_EQ(world.apply(0, {1, 1}), 0);
  ASSERT_EQ(world.wait(world.startTake(1)), 0); // the next step begins
  ASSERT_EQ(world.apply(0, {5, 5}), 0);
  EXPECT_EQ(world.count(), 0);
  Numbers three = {3};
  world.run("set").bind(0, WEIR_DT_INT64, {}, three);
  ASSERT_EQ(world.execute("set"), 0) << world.message;
  ASSERT_EQ(world.apply(2, {5, 5}), 0);
  ASSERT_EQ(world.apply(3, {7, 7}), 0);
  EXPECT_EQ(world.count(), 1);
}

TEST(Accumulator, ATakeWaitsAndHoldsUpLaterOnes) {
  auto program = makeDense();
  Dense world(program->builder);
  weir_run *large = world.startTake(2, 0), *small = world.startTake(1, 1);
  ASSERT_EQ(world.apply(0, {1, 1}), 0);
  EXPECT_FALSE(world.proceed(large));
  EXPECT_FALSE(world.proceed(small));
  const char *node = nullptr;
  EXPECT_EQ(weir_run_is_stalled(small, &node), 1);
  EXPECT_STREQ(node, "AccumulatorTakeGradient");
  ASSERT_EQ(world.apply(0, {3, 5}), 0);
  ASSERT_EQ(world.wait(large), 0) << world.message;
  EXPECT_EQ(world.taken(0), (Floats{2, 3}));
  EXPECT_FALSE(world.proceed(small));
  ASSERT_EQ(world.apply(1, {9, 9}), 0);
  ASSERT_EQ(world.wait(small), 0) << world.message;
  EXPECT_EQ(world.taken(1), (Floats{9, 9}));
}

TEST(Accumulator, ACancelledTakeLetsOthersGoOn) {
  auto program = makeDense();
  Dense world(program->builder);
  weir_run *large = world.startTake(2, 0), *small = world.startTake(1, 1);
  ASSERT_EQ(world.apply(0, {1, 1}), 0);
  weir_run_cancel(large);
  EXPECT_EQ(world.wait(large), WEIR_CANCELLED);
  ASSERT_EQ(world.wait(small), 0) << world.message;
  EXPECT_EQ(world.taken(1), (Floats{1, 1}));
}

TEST(Accumulator, ATakeEndsWithItsTime) {
  auto program = makeDense();
  Dense world(program->builder);
  weir_run_set_timeout(world.run("take").run, 5'000'000);
  EXPECT_EQ(world.wait(world.startTake(1)), WEIR_DEADLINE_EXCEEDED);
  ASSERT_EQ(world.apply(0, {4, 4}), 0);
  weir_run_set_timeout(world.run("take").run, 0);
  ASSERT_EQ(world.wait(world.startTake(1)), 0) << world.message;
  EXPECT_EQ(world.taken(), (Floats{4, 4})); // nothing was lost
}

TEST(Accumulator, AbortEndsAll) {
  weir::Accumulator accumulator = {};
  weir::Waiter *finished = nullptr;
  auto *call = reinterpret_cast<WeirCallContext *>(1); // a name
  weir::Waiter *take = weir::makeWaiter(call, 0, 1);
  accumulator.add(weir::accumulatorRules, take, finished);
  EXPECT_EQ(finished, nullptr);
  accumulator.abort(finished);
  ASSERT_EQ(finished, take);
  EXPECT_EQ(take->code, WEIR_CANCELLED);
  EXPECT_STREQ(take->message, "the program's state is being closed");
  weir::dropWaiter(take);
}

TEST(Accumulator, Errors) {
  auto program = makeDense();
  Dense world(program->builder);
  auto expect = [&](const char *text) {
    EXPECT_NE(world.message.find(text), std::string::npos) << world.message;
  };
  EXPECT_EQ(world.apply(0, {1, 2, 3}, "apply-three"), WEIR_INVALID_ARGUMENT);
  expect("Shape mismatch: expected [2], got [3]");
  Numbers zero = {0};
  Floats pair = {1, 2};
  std::vector<double> doubles = {1, 2};
  world.run("apply-double").bind(0, WEIR_DT_INT64, {}, zero);
  world.run("apply-double").bind(1, WEIR_DT_DOUBLE, {2}, doubles);
  EXPECT_EQ(world.execute("apply-double"), WEIR_INVALID_ARGUMENT);
  expect("accumulator 'a' holds gradients of type float32, got float64");
  world.run("apply-many").bind(0, WEIR_DT_INT64, {1}, zero);
  world.run("apply-many").bind(1, WEIR_DT_FLOAT, {2}, pair);
  EXPECT_EQ(world.execute("apply-many"), WEIR_INVALID_ARGUMENT);
  expect("Argument local_step must be scalar, but had bad shape [1]");
  EXPECT_EQ(world.wait(world.startTake(-1)), WEIR_INVALID_ARGUMENT);
  expect("Argument num_required must be positive, but was -1");
  std::vector<int32_t> one = {1};
  world.run("take-many").bind(0, WEIR_DT_INT32, {1}, one);
  EXPECT_EQ(world.execute("take-many"), WEIR_INVALID_ARGUMENT);
  expect("Argument num_required must be scalar, but had bad shape [1]");
  world.run("take-double").bind(0, WEIR_DT_INT32, {}, one);
  EXPECT_EQ(world.execute("take-double"), WEIR_INVALID_ARGUMENT);
  expect("holds gradients of type float32, got float64");
  world.run("set-many").bind(0, WEIR_DT_INT64, {1}, zero);
  EXPECT_EQ(world.execute("set-many"), WEIR_INVALID_ARGUMENT);
  expect("Argument new_global_step must be scalar, but had bad shape [1]");
}

TEST(Accumulator, IsSavedAndRestored) {
  auto program = makeDense(), same = makeDense();
  Dense world(program->builder), other(same->builder);
  ASSERT_EQ(world.apply(0, {1, 2}), 0);
  ASSERT_EQ(world.apply(0, {3, 2}), 0);
  ASSERT_EQ(world.wait(world.startTake(2)), 0);
  ASSERT_EQ(world.apply(1, {5, 6}), 0);
  weir_snapshot *snapshot = world.save();
  // What is added later is not in it.
  ASSERT_EQ(world.apply(1, {100, 100}), 0);
  weir_run *waiting = other.startTake(1, 1);
  EXPECT_FALSE(other.proceed(waiting));
  ASSERT_EQ(other.restore(snapshot), 0) << other.message;
  ASSERT_EQ(other.wait(waiting), 0) << other.message; // it was woken
  EXPECT_EQ(other.taken(1), (Floats{5, 6}));
  ASSERT_EQ(other.apply(1, {1, 1}), 0); // stale: the step was saved, too
  EXPECT_EQ(other.count(), 0);
  auto sums = makeDense("SUM");
  Dense third(sums->builder);
  EXPECT_EQ(third.restore(snapshot), WEIR_INVALID_ARGUMENT);
  EXPECT_NE(third.message.find("the program declares a ConditionalAccumulator "
                               "of another kind, type, shape or reduction"),
            std::string::npos)
      << third.message;
  weir_snapshot_destroy(snapshot);
}

// Nothing is lost or doubled: what the takers got adds up to what was added.
TEST(Accumulator, TwoWorkersAndTwoTakers) {
  auto program = makeDense("SUM");
  CallWorld world(program->builder, /*threads=*/2);
  constexpr int each = 200;
  std::atomic<int> total{0};
  auto work = [&](int number) {
    Numbers step = {1 << 30};
    Floats one = {1, 1};
    TestRun &run = world.run("apply", number);
    run.bind(0, WEIR_DT_INT64, {}, step);
    run.bind(1, WEIR_DT_FLOAT, {2}, one);
    for (int i = 0; i < each; ++i) {
      EXPECT_EQ(run.execute(), 0) << run.status.message;
    }
  };
  auto take = [&](int number) {
    std::vector<int32_t> one = {1};
    TestRun &run = world.run("take", number);
    run.bind(0, WEIR_DT_INT32, {}, one);
    weir_run_set_timeout(run.run, 200'000'000);
    while (total < 2 * each && run.execute() == 0) {
      total += int(run.output<float>(0)[0]);
    }
  };
  for (int i = 0; i < 2; ++i) { // runs are made here, by one thread
    world.run("apply", i);
    world.run("take", i);
  }
  std::thread threads[] = {std::thread(work, 0), std::thread(take, 0),
                           std::thread(work, 1), std::thread(take, 1)};
  for (std::thread &thread : threads) {
    thread.join();
  }
  EXPECT_EQ(total, 2 * each);
}

//===-- sparse -----------------------------------------------------------===//

namespace {

std::unique_ptr<CallProgram> makeSparse() {
  Attrs attrs;
  attrs.text("shared_name", "s")
      .type("dtype", WEIR_DT_FLOAT)
      .text("reduction_type", "MEAN")
      .shapes("shape", {{4, -1}}, /*isList=*/false);
  auto program = std::make_unique<CallProgram>(
      Op{"SparseConditionalAccumulator",
         weir_call_SparseConditionalAccumulator},
      std::move(attrs), "SparseConditionalAccumulator", "s");
  Op apply = {"SparseAccumulatorApplyGradient",
              weir_call_SparseAccumulatorApplyGradient};
  Op take = {"SparseAccumulatorTakeGradient",
             weir_call_SparseAccumulatorTakeGradient};
  auto addApply = [&](const char *name, std::vector<int64_t> indices,
                      std::vector<int64_t> values, bool hasShape = false) {
    Attrs known;
    known.flag("has_known_shape", hasShape);
    program->step(name, apply,
                  {step64,
                   {WEIR_DT_INT64, indices},
                   {WEIR_DT_FLOAT, values},
                   {WEIR_DT_INT64, {hasShape ? 2 : 0}}},
                  {}, std::move(known));
  };
  addApply("apply", {2}, {2, 1});
  addApply("matrix", {2, 1}, {2, 1});
  addApply("scalar", {2}, {});
  addApply("three", {2}, {3, 1});
  addApply("vector", {2}, {2});
  addApply("wide", {2}, {2, 3});
  addApply("shaped", {2}, {2, 1}, true);
  for (int64_t rows : {2, 3}) {
    program->step(rows == 2 ? "take2" : "take3", take, {count32},
                  {{WEIR_DT_INT64, {rows}},
                   {WEIR_DT_FLOAT, {rows, 1}},
                   {WEIR_DT_INT64, {2}}});
  }
  program->finish();
  return program;
}

class Sparse : public CallWorld {
public:
  using CallWorld::CallWorld;
  int32_t apply(const char *name, Numbers indices, Floats values,
                Numbers shape = {}) {
    Numbers step = {9};
    std::vector<int64_t> dims[] = {{2}, {2, 1}};
    std::string text = name;
    std::vector<int64_t> valueDims = {2, 1};
    valueDims = text == "scalar"   ? std::vector<int64_t>{}
                : text == "three"  ? std::vector<int64_t>{3, 1}
                : text == "vector" ? std::vector<int64_t>{2}
                : text == "wide"   ? std::vector<int64_t>{2, 3}
                                   : valueDims;
    TestRun &r = run(name);
    r.bind(0, WEIR_DT_INT64, {}, step);
    r.bind(1, WEIR_DT_INT64, dims[text == "matrix"], indices);
    r.bind(2, WEIR_DT_FLOAT, valueDims, values);
    r.bind(3, WEIR_DT_INT64, {int64_t(shape.size())}, shape);
    return execute(name);
  }
  int32_t take(const char *name) {
    std::vector<int32_t> one = {1};
    run(name).bind(0, WEIR_DT_INT32, {}, one);
    return execute(name);
  }
};

} // namespace

TEST(SparseAccumulator, MergesRowsAndDividesEachByItsCount) {
  auto program = makeSparse(), same = makeSparse();
  Sparse world(program->builder), other(same->builder);
  ASSERT_EQ(world.apply("apply", {0, 2}, {1, 2}), 0) << world.message;
  ASSERT_EQ(world.apply("apply", {1, 2}, {5, 4}), 0) << world.message;
  weir_snapshot *snapshot = world.save();
  ASSERT_EQ(other.restore(snapshot), 0) << other.message;
  weir_snapshot_destroy(snapshot);
  for (Sparse *each : {&world, &other}) {
    ASSERT_EQ(each->take("take3"), 0) << each->message;
    EXPECT_EQ(each->run("take3").output<int64_t>(0), (Numbers{0, 1, 2}));
    EXPECT_EQ(each->run("take3").output<float>(1), (Floats{1, 5, 3}));
    EXPECT_EQ(each->run("take3").output<int64_t>(2), (Numbers{4, 1}));
  }
}

TEST(SparseAccumulator, DamagedStates) {
  auto program = makeSparse();
  Sparse world(program->builder);
  ASSERT_EQ(world.apply("apply", {0, 2}, {1, 2}), 0) << world.message;
  weir_run_set_timeout(world.run("take3").run, 1'000'000);
  restoreDamaged(world, [&] {
    world.apply("apply", {1, 2}, {5, 4});
    world.take("take3");
  });
}

// As TensorFlow does: rows are merged as if they were sorted.
TEST(SparseAccumulator, AnUnsortedRowComesTwice) {
  auto program = makeSparse();
  Sparse world(program->builder);
  ASSERT_EQ(world.apply("apply", {0, 2}, {1, 3}), 0) << world.message;
  ASSERT_EQ(world.apply("apply", {2, 0}, {1, 3}), 0) << world.message;
  ASSERT_EQ(world.take("take3"), 0) << world.message;
  EXPECT_EQ(world.run("take3").output<int64_t>(0), (Numbers{0, 2, 0}));
  EXPECT_EQ(world.run("take3").output<float>(1), (Floats{1, 2, 3}));
}

TEST(SparseAccumulator, Errors) {
  auto program = makeSparse();
  Sparse world(program->builder);
  auto expect = [&](int32_t code, const char *text) {
    EXPECT_EQ(code, WEIR_INVALID_ARGUMENT);
    EXPECT_NE(world.message.find(text), std::string::npos) << world.message;
  };
  expect(world.apply("matrix", {0, 1}, {1, 2}),
         "Input indices should be vector but received shape: [2,1]");
  expect(world.apply("scalar", {0, 1}, {1}), "Values cannot be 0-dimensional.");
  expect(world.apply("three", {0, 1}, {1, 2, 3}),
         "Expected 2 non-empty input values, got 3");
  expect(world.apply("apply", {0, 4}, {1, 2}),
         "Shape mismatch: index of slice 1 exceeded limits of shape; index is "
         "4 exceeded 4");
  expect(world.apply("vector", {0, 1}, {1, 2}),
         "Shape mismatch: expected values rank at least 2, got 1");
  expect(world.apply("shaped", {0, 1}, {1, 2}, {3, 1}),
         "Shape mismatch: expected shape dim 0 to be 4, got 3");
  ASSERT_EQ(world.apply("apply", {0, 1}, {1, 2}), 0);
  expect(world.apply("vector", {0, 1}, {1, 2}),
         "Shape mismatch: expected values rank 2, got 1");
  expect(world.apply("wide", {0, 1}, {1, 2, 3, 4, 5, 6}),
         "Shape mismatch: expected values dim 1 to be 1, got 3");
  ASSERT_EQ(world.take("take2"), 0) << world.message;
}
