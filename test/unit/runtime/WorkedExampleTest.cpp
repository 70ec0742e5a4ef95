// Part of Weir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The worked example of docs/formats/program-tables.md, through the C API.
#include "StepBuilder.h"

TEST(WorkedExample, Runs) {
  weir_runtime *runtime = weir_runtime_create(1);
  weir_program *loaded;
  weir_instance *instance;
  weir_run *run;
  weir_status status;
  ASSERT_EQ(
      weir_program_create(runtime, &weir_linked_program, &loaded, &status), 0)
      << status.message;
  ASSERT_EQ(weir_instance_create(loaded, &instance, &status), 0);
  ASSERT_EQ(weir_run_create(instance, 0, &run, &status), 0);
  float x[] = {0, 1, 2, 3, -1, 5, 6, 7};
  weir_tensor tensor = {WEIR_DT_FLOAT, 2, {2, 4}, x, sizeof x, nullptr};
  ASSERT_EQ(weir_run_bind_input(run, 0, &tensor, &status), 0);
  for (int i = 0; i < 2; ++i) {
    ASSERT_EQ(weir_run_execute(run, &status), 0) << status.message;
    ASSERT_EQ(weir_run_output(run, 1, &tensor, &status), 0);
    EXPECT_EQ(tensor.dims[0], 7);
    ASSERT_EQ(weir_run_output(run, 2, &tensor, &status), 0);
    EXPECT_EQ(tensor.dims[0], 7);
    // The fifth element is zero, so [1, 1] comes fifth.
    EXPECT_EQ(static_cast<int64_t *>(tensor.data)[8], 2);
    EXPECT_EQ(static_cast<int64_t *>(tensor.data)[9], 2);
  }
  weir_run_destroy(run);
  weir_instance_destroy(instance);
  weir_program_destroy(loaded);
  weir_runtime_destroy(runtime);
}
