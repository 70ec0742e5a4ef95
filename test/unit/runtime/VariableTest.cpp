// Part of Weir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Variables through their runtime calls: a counter that several steps share,
// snapshots, copy on write, and error codes.
#include "StepBuilder.h"
#include <thread>

using namespace weir::test;

#define WEIR_DECLARE(NAME)                                                     \
  extern "C" WeirCallStatus weir_call_##NAME(WeirCallContext *ctx)
WEIR_DECLARE(VarHandleOp);
WEIR_DECLARE(VariableV2);
WEIR_DECLARE(AssignVariableOp);
WEIR_DECLARE(AssignAddVariableOp);
WEIR_DECLARE(ReadVariableOp);
WEIR_DECLARE(ReadRef);
WEIR_DECLARE(ResourceScatterAdd);
WEIR_DECLARE(ResourceGather);

namespace {
/// Steps "assign" (v <- x), "add" (v += x; fetch v), "read" (fetch v),
/// "scatter" (v[i] += x), on one variable of shape [2].
struct VariableProgram {
  ProgramBuilder p;
  std::string name = "v";
  WeirBytes nameBytes = {"v", 1};

  VariableProgram() {
    p.attrs.push_back({"shared_name", WEIR_ATTR_STRING, 0, 1, &nameBytes});
    uint32_t var = p.call("VarHandleOp", weir_call_VarHandleOp);
    uint32_t assign = p.call("AssignVariableOp", weir_call_AssignVariableOp);
    uint32_t add = p.call("AssignAddVariableOp", weir_call_AssignAddVariableOp);
    uint32_t read = p.call("ReadVariableOp", weir_call_ReadVariableOp);
    uint32_t scatter =
        p.call("ResourceScatterAdd", weir_call_ResourceScatterAdd);
    uint32_t gather = p.call("ResourceGather", weir_call_ResourceGather);
    auto handle = [&](StepBuilder &s) {
      uint32_t h = s.slot(WEIR_SLOT_BUFFER, WEIR_DT_RESOURCE, {});
      uint32_t t = s.task(WEIR_TASK_CALL, var, {}, {h});
      s.at(t).numAttrs = 1;
      return h;
    };
    {
      StepBuilder &s = p.step("assign");
      uint32_t x = s.input("x:0", WEIR_DT_FLOAT, {2});
      uint32_t h = handle(s);
      s.edge(0, s.task(WEIR_TASK_CALL, assign, {h, x}, {}));
    }
    {
      StepBuilder &s = p.step("add");
      uint32_t x = s.input("x:0", WEIR_DT_FLOAT, {2});
      uint32_t h = handle(s);
      uint32_t t = s.task(WEIR_TASK_CALL, add, {h, x}, {});
      s.edge(0, t);
      uint32_t v = s.output("v:0", WEIR_DT_FLOAT, {2});
      s.edge(t, s.task(WEIR_TASK_CALL, read, {h}, {v}));
    }
    {
      StepBuilder &s = p.step("read");
      uint32_t h = handle(s);
      uint32_t v = s.output("v:0", WEIR_DT_FLOAT, {2});
      uint32_t t = s.task(WEIR_TASK_CALL, read, {h}, {v});
      s.at(t).name = p.text("scope/read");
      s.edge(0, t);
    }
    {
      StepBuilder &s = p.step("scatter");
      uint32_t i = s.input("i:0", WEIR_DT_INT32, {3});
      uint32_t x = s.input("x:0", WEIR_DT_FLOAT, {});
      uint32_t h = handle(s);
      s.edge(0, s.task(WEIR_TASK_CALL, scatter, {h, i, x}, {}));
    }
    {
      StepBuilder &s = p.step("gather");
      uint32_t i = s.input("i:0", WEIR_DT_INT32, {3});
      uint32_t h = handle(s);
      uint32_t v = s.output("v:0", WEIR_DT_FLOAT, {3});
      s.edge(0, s.task(WEIR_TASK_CALL, gather, {h, i}, {v}));
    }
  }
};
} // namespace

TEST(Variable, AssignAddReadScatter) {
  VariableProgram program;
  Loaded loaded(program.p);
  ASSERT_TRUE(loaded.instance) << loaded.status.message;
  TestRun assign(loaded, "assign"), add(loaded, "add"), read(loaded, "read"),
      scatter(loaded, "scatter"), gather(loaded, "gather");
  std::vector<float> x = {1, 2};
  std::vector<int32_t> i = {1, 1, 0};
  EXPECT_EQ(read.execute(), WEIR_FAILED_PRECONDITION);
  EXPECT_NE(strstr(read.status.message, "variable v"), nullptr);
  EXPECT_NE(strstr(read.status.message, "[node scope/read]"), nullptr);
  gather.bind(0, WEIR_DT_INT32, {3}, i);
  EXPECT_EQ(gather.execute(), WEIR_NOT_FOUND);
  add.bind(0, WEIR_DT_FLOAT, {2}, x);
  EXPECT_EQ(add.execute(), WEIR_NOT_FOUND);
  assign.bind(0, WEIR_DT_FLOAT, {2}, x);
  ASSERT_EQ(assign.execute(), 0) << assign.status.message;
  x = {10, 20};
  ASSERT_EQ(read.execute(), 0);
  EXPECT_EQ(read.output<float>(0), (std::vector<float>{1, 2}));
  ASSERT_EQ(add.execute(), 0);
  EXPECT_EQ(add.output<float>(0), (std::vector<float>{11, 22}));
  // The earlier read is a snapshot.
  EXPECT_EQ(read.output<float>(0), (std::vector<float>{1, 2}));
  std::vector<float> half = {0.5};
  scatter.bind(0, WEIR_DT_INT32, {3}, i);
  scatter.bind(1, WEIR_DT_FLOAT, {}, half);
  ASSERT_EQ(scatter.execute(), 0) << scatter.status.message;
  ASSERT_EQ(read.execute(), 0);
  EXPECT_EQ(read.output<float>(0), (std::vector<float>{11.5, 23}));
  ASSERT_EQ(gather.execute(), 0) << gather.status.message;
  EXPECT_EQ(gather.output<float>(0), (std::vector<float>{23, 23, 11.5}));
  i[1] = 2;
  EXPECT_EQ(scatter.execute(), WEIR_INVALID_ARGUMENT);
  EXPECT_STREQ(
      scatter.status.message,
      "indices[1] = 2 is not in [0, 2); feed or compute values in range");
  ASSERT_EQ(read.execute(), 0);
  // What came before the bad index is done.
  EXPECT_EQ(read.output<float>(0), (std::vector<float>{11.5, 23.5}));
}

// The kind's snapshot hook: what a client or a plan's `save` reads.
TEST(Variable, SnapshotFromOutside) {
  VariableProgram program;
  WeirResource manifest = {};
  manifest.name = "v";
  manifest.kind = "Variable";
  manifest.dtype = WEIR_DT_FLOAT;
  manifest.rank = 1;
  int64_t dims[1] = {2};
  manifest.dims = dims;
  program.p.resources = {manifest};
  Loaded loaded(program.p);
  ASSERT_TRUE(loaded.instance) << loaded.status.message;
  weir_tensor before, after;
  weir_status status;
  EXPECT_EQ(weir_instance_read_variable(loaded.instance, "v", &before, &status),
            WEIR_FAILED_PRECONDITION);
  EXPECT_STREQ(status.message, "variable \"v\" has no value yet; run the step "
                               "that initializes it first");
  TestRun assign(loaded, "assign"), add(loaded, "add");
  std::vector<float> x = {1, 2};
  assign.bind(0, WEIR_DT_FLOAT, {2}, x);
  ASSERT_EQ(assign.execute(), 0);
  ASSERT_EQ(weir_instance_read_variable(loaded.instance, "v", &before, &status),
            0);
  add.bind(0, WEIR_DT_FLOAT, {2}, x);
  ASSERT_EQ(add.execute(), 0);
  ASSERT_EQ(weir_instance_read_variable(loaded.instance, "v", &after, &status),
            0);
  // The update wrote a copy, as somebody held the value.
  EXPECT_NE(before.data, after.data);
  EXPECT_EQ(static_cast<float *>(before.data)[1], 2);
  EXPECT_EQ(static_cast<float *>(after.data)[1], 4);
  weir_buffer_release(before.buffer);
  weir_buffer_release(after.buffer);
}

TEST(Variable, ConcurrentUpdatesAreAtomic) {
  VariableProgram program;
  Loaded loaded(program.p, 2);
  TestRun assign(loaded, "assign");
  std::vector<float> zero = {0, 0}, one = {1, 1};
  assign.bind(0, WEIR_DT_FLOAT, {2}, zero);
  ASSERT_EQ(assign.execute(), 0);
  std::vector<std::thread> clients;
  for (int c = 0; c < 4; ++c) {
    clients.emplace_back([&] {
      TestRun add(loaded, "add");
      add.bind(0, WEIR_DT_FLOAT, {2}, one);
      for (int i = 0; i < 100; ++i) {
        ASSERT_EQ(add.execute(), 0);
      }
    });
  }
  for (std::thread &client : clients) {
    client.join();
  }
  TestRun read(loaded, "read");
  ASSERT_EQ(read.execute(), 0);
  EXPECT_EQ(read.output<float>(0), (std::vector<float>{400, 400}));
}
