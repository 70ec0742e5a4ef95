// Part of Weir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// weir_wait_any() on runs of the worked example, and main() for these tests:
// the archive of programs has one of its own.
#include "runtime/include/weir/weir.h"
#include <gtest/gtest.h>

int main(int argc, char **argv) {
  testing::InitGoogleTest(&argc, argv);
  return RUN_ALL_TESTS();
}

namespace {
struct WaitAny : testing::TestWithParam<int> {
  void SetUp() override {
    runtime = weir_runtime_create(GetParam());
    ASSERT_EQ(
        weir_program_create(runtime, &weir_linked_program, &program, nullptr),
        0);
    weir_instance_create(program, &instance, nullptr);
    for (weir_run *&run : runs) {
      weir_run_create(instance, 0, &run, nullptr);
      weir_tensor x = {1, 2, {1, 4}, data, sizeof data, nullptr};
      weir_run_bind_input(run, 0, &x, nullptr);
    }
  }
  void TearDown() override {
    for (weir_run *run : runs) {
      weir_run_destroy(run);
    }
    weir_instance_destroy(instance);
    weir_program_destroy(program);
    weir_runtime_destroy(runtime);
  }
  float data[4] = {1, 2, 3, 4};
  weir_runtime *runtime = nullptr;
  weir_program *program = nullptr;
  weir_instance *instance = nullptr;
  weir_run *runs[3] = {};
};
} // namespace

TEST_P(WaitAny, EachEndsOnce) {
  for (int round = 0; round < 100; ++round) {
    weir_run *pending[3] = {runs[0], runs[1], runs[2]};
    for (weir_run *run : pending) {
      weir_run_start(run);
    }
    for (int left = 3; left > 0; --left) {
      int32_t ended = weir_wait_any(pending, left, -1);
      ASSERT_GE(ended, 0);
      ASSERT_LT(ended, left);
      weir_status status;
      ASSERT_EQ(weir_run_wait(pending[ended], &status), 0) << status.message;
      weir_tensor y;
      ASSERT_EQ(weir_run_output(pending[ended], 0, &y, nullptr), 0);
      EXPECT_EQ(static_cast<float *>(y.data)[3], 5);
      pending[ended] = pending[left - 1];
    }
  }
}

TEST_P(WaitAny, NothingToWaitFor) {
  EXPECT_EQ(weir_wait_any(nullptr, 0, -1), -1);
  // What has not been started counts as ended.
  EXPECT_EQ(weir_wait_any(runs, 3, 0), 0);
}

TEST_P(WaitAny, UnknownVariable) {
  weir_tensor tensor;
  weir_status status;
  EXPECT_EQ(weir_instance_read_variable(instance, "w", &tensor, &status), 5);
  EXPECT_STREQ(status.message, "the program has no variable \"w\"");
  EXPECT_EQ(weir_instance_write_variable(instance, "w", &tensor, &status), 5);
}

INSTANTIATE_TEST_SUITE_P(Threads, WaitAny, testing::Values(1, 2, 4));
