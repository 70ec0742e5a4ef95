// Which calls share a step, and what their feeds' sizes become.
//
// Part of Weir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include "compiler/Replay/StepPlan.h"

#include <gtest/gtest.h>

using namespace weir::replay;

static RecordedStep call(std::vector<int64_t> dims, std::string fetch) {
  RecordedStep step;
  step.feeds.push_back({"x:0", makeZeros(DType::Float, dims)});
  step.fetches.push_back(std::move(fetch));
  return step;
}

TEST(StepPlan, SharesAndWidens) {
  RecordedCase recorded;
  recorded.steps = {call({2, 3}, "y:0"), call({2, 3}, "z:0"),
                    call({4, 3}, "y:0"), call({3}, "y:0")};
  StepPlan plan = planSteps(recorded, {});
  ASSERT_EQ(plan.steps.size(), 3u);
  EXPECT_EQ(plan.stepOfCall, (std::vector<size_t>{0, 1, 0, 2}));
  EXPECT_EQ(plan.steps[0].feeds[0].dims, (std::vector<int64_t>{-1, 3}));
  EXPECT_EQ(plan.steps[1].feeds[0].dims, (std::vector<int64_t>{2, 3}));
  EXPECT_EQ(plan.steps[2].name, "step2");
}

TEST(StepPlan, LeavesShapesToTheGraph) {
  RecordedCase recorded;
  recorded.steps = {call({2, 3}, "y:0"), call({7}, "y:0")};
  StepPlan plan = planSteps(recorded, {"x:0"});
  ASSERT_EQ(plan.steps.size(), 1u);
  EXPECT_TRUE(plan.steps[0].feeds[0].shapedByGraph);
  EXPECT_TRUE(plan.steps[0].feeds[0].dims.empty());
}
