// Reading a case from its text.
//
// Part of Weir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include "compiler/Replay/CaseFile.h"

#include <gtest/gtest.h>

using namespace weir::replay;

static std::string errorOf(llvm::Expected<RecordedCase> recorded) {
  return recorded ? "no error" : llvm::toString(recorded.takeError());
}

TEST(CaseFile, ReadsStepsFeedsAndResults) {
  llvm::Expected<RecordedCase> recorded = parseCase(R"(
    name: "a_case" cpu_devices: 2 op_types: "Add" inputs: "tmp/"
    steps {
      feeds { name: "x:0" tensor: "\010\001\022\000*\004\000\000\200?" }
      fetches: "y:0" targets: "init"
      results { name: "y:0" tensor: "\010\001\022\000*\004\000\000\200?" rtol: 0.5 }
    }
    steps { fetches: "y:0" error { code: "INVALID_ARGUMENT" message: "no" } }
    gradients { prefix: "g" ys: "y:0" xs: "x:0" none: true }
  )",
                                                    "/tmp/a_case");
  ASSERT_TRUE(bool(recorded)) << llvm::toString(recorded.takeError());
  EXPECT_EQ(recorded->graph, "/tmp/a_case/graph.pb");
  EXPECT_EQ(recorded->cpuDevices, 2);
  ASSERT_EQ(recorded->steps.size(), 2u);
  EXPECT_EQ(recorded->steps[0].feeds[0].value.as<float>()[0], 1.0f);
  EXPECT_EQ(recorded->steps[0].results[0].tolerance.rtol, 0.5);
  EXPECT_EQ(recorded->steps[1].errorCode, "INVALID_ARGUMENT");
  EXPECT_TRUE(recorded->gradients[0].none[0]);
}

TEST(CaseFile, NamesThePlaceOfAMistake) {
  EXPECT_NE(errorOf(parseCase("name: \"x\"\nnonsense: 1", "/f"))
                .find("/f/case.txtpb:2:"),
            std::string::npos);
  EXPECT_NE(errorOf(parseCase("steps { fetches: \"y:0\" }", "/f"))
                .find("step 0: expected 1 results, got 0"),
            std::string::npos);
  EXPECT_NE(
      errorOf(parseCase("steps { feeds { name: \"x:0\" file: \"no.npy\" } }",
                        "/nowhere"))
          .find("feed x:0: /nowhere/no.npy"),
      std::string::npos);
}

TEST(CaseFile, FindsNothingWhereNothingIs) {
  llvm::Expected<std::vector<std::string>> found = findCases({"/nowhere"});
  ASSERT_FALSE(bool(found));
  EXPECT_NE(llvm::toString(found.takeError()).find("/nowhere"),
            std::string::npos);
}
