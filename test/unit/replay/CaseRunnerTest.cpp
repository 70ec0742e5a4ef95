// Checking calls, scripts for executables, outcomes as JSON.
//
// Part of Weir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include "compiler/Replay/CaseRunner.h"

#include <gtest/gtest.h>

using namespace weir::replay;

static HostTensor scalar(int32_t value) {
  HostTensor tensor = makeZeros(DType::Int32, {});
  *reinterpret_cast<int32_t *>(tensor.bytes.data()) = value;
  return tensor;
}

TEST(CheckCall, ComparesResultsAndCodes) {
  RecordedStep step;
  step.fetches = {"y:0"};
  step.results.push_back({"y:0", scalar(3), std::nullopt, {}});
  CallOutcome outcome;
  outcome.outputs = {scalar(3)};
  EXPECT_FALSE(checkCall(step, outcome));
  outcome.outputs = {scalar(4)};
  EXPECT_NE(checkCall(step, outcome)->find("y:0: 1 of 1 elements differ"),
            std::string::npos);
  outcome.outputs.clear();
  EXPECT_EQ(*checkCall(step, outcome), "expected 1 results, got 0");

  step.results.clear();
  step.errorCode = "OUT_OF_RANGE";
  EXPECT_EQ(*checkCall(step, outcome), "expected OUT_OF_RANGE, got OK");
  outcome.code = "OUT_OF_RANGE";
  EXPECT_FALSE(checkCall(step, outcome));
  outcome.code = "INTERNAL";
  outcome.message = "why";
  EXPECT_EQ(*checkCall(step, outcome),
            "expected OUT_OF_RANGE, got INTERNAL: why");
}

TEST(RunLines, TakesCodesAndSkipsWhatAProgramPrints) {
  std::vector<CallOutcome> outcomes = parseRunLines(
      "y:0 = [1]\nrun 0 step0: OK\nrun away\n"
      "run 1 step1: INVALID_ARGUMENT: indices[3] = 17: no [node g]\n"
      "run 2 step0: OutOfRange: end\n");
  ASSERT_EQ(outcomes.size(), 3u);
  EXPECT_EQ(outcomes[0].code, "OK");
  EXPECT_EQ(outcomes[1].code, "INVALID_ARGUMENT");
  EXPECT_EQ(outcomes[1].message, "indices[3] = 17: no [node g]");
  EXPECT_EQ(outcomes[2].code, "OUT_OF_RANGE");
}

TEST(CaseOutcome, TravelsAsJson) {
  CaseOutcome outcome;
  outcome.status = CaseStatus::Unsupported;
  outcome.missing = {"Foo", "(gradients)"};
  outcome.modes["loop native"] = 3;
  outcome.compileSeconds = 1.5;
  std::optional<CaseOutcome> again = CaseOutcome::fromJson(outcome.toJson());
  ASSERT_TRUE(again);
  EXPECT_EQ(again->status, CaseStatus::Unsupported);
  EXPECT_EQ(again->missing, outcome.missing);
  EXPECT_EQ(again->modes, outcome.modes);
  EXPECT_EQ(again->compileSeconds, 1.5);
  EXPECT_FALSE(CaseOutcome::fromJson(llvm::json::Object{{"phase", "run"}}));
}
