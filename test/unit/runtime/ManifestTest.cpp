// Part of Weir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// What a program says of its variables and components.
#include "StepBuilder.h"
#include "runtime/include/weir/weir.h"
#include <gtest/gtest.h>

using namespace weir::test;

namespace {

TEST(Manifest, ListsResources) {
  const int64_t dims[] = {2, -1};
  ProgramBuilder builder;
  builder.step("main");
  WeirResource weights = {};
  weights.name = "weights";
  weights.kind = "Variable";
  weights.dtype = WEIR_DT_FLOAT;
  weights.rank = 2;
  weights.dims = dims;
  weights.flags = WEIR_RESOURCE_TRAINABLE;
  WeirResource queue = {};
  queue.name = "queue";
  queue.kind = "FIFOQueue";
  queue.container = "shared";
  queue.rank = -1;
  queue.flags = WEIR_RESOURCE_LOCAL;
  builder.resources = {weights, queue};
  const char *components[] = {"calls"};
  WeirProgram &table = builder.table();
  table.components = components;
  table.numComponents = 1;

  weir_runtime *runtime = weir_runtime_create(1);
  weir_program *program = nullptr;
  weir_status status;
  ASSERT_EQ(weir_program_create(runtime, &table, &program, &status), 0)
      << status.message;
  ASSERT_EQ(weir_program_num_resources(program), 2);
  weir_resource resource;
  ASSERT_TRUE(weir_program_resource(program, 0, &resource));
  EXPECT_STREQ(resource.name, "weights");
  EXPECT_STREQ(resource.kind, "Variable");
  EXPECT_STREQ(resource.container, "");
  EXPECT_EQ(resource.dtype, WEIR_DT_FLOAT);
  ASSERT_EQ(resource.rank, 2);
  EXPECT_EQ(resource.dims[0], 2);
  EXPECT_EQ(resource.dims[1], -1);
  EXPECT_TRUE(resource.trainable);
  EXPECT_FALSE(resource.local);
  ASSERT_TRUE(weir_program_resource(program, 1, &resource));
  EXPECT_STREQ(resource.container, "shared");
  EXPECT_EQ(resource.rank, -1);
  EXPECT_FALSE(resource.trainable);
  EXPECT_TRUE(resource.local);
  EXPECT_FALSE(weir_program_resource(program, 2, &resource));
  EXPECT_FALSE(weir_program_resource(program, -1, &resource));
  ASSERT_EQ(weir_program_num_components(program), 1);
  EXPECT_STREQ(weir_program_component(program, 0), "calls");
  EXPECT_EQ(weir_program_component(program, 1), nullptr);
  weir_program_destroy(program);
  weir_runtime_destroy(runtime);
}

} // namespace
