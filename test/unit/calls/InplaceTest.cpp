// Part of Weir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Operations that write rows of their operand, copies, and empty tensors: what
// they give, and what they say of inputs that they cannot take.
#include "test/unit/queue/CallProgram.h"

using namespace weir::test;

WEIR_DECLARE(InplaceUpdate);
WEIR_DECLARE(InplaceAdd);
WEIR_DECLARE(InplaceSub);
WEIR_DECLARE(DeepCopy);
WEIR_DECLARE(Empty);

namespace {

using Floats = std::vector<float>;
using Dims = std::vector<int64_t>;

/// x[rows] op= v, for x = {1, 2, 3, 4} of the given dimensions.
class Rows {
public:
  Rows(Op op, Dims x, std::vector<int32_t> rows, Dims rowDims, Floats v,
       Dims vDims)
      : program(Op{}, Attrs(), "StagingArea", "none"), rows(std::move(rows)),
        v(std::move(v)) {
    program.step(
        "main", op,
        {{WEIR_DT_FLOAT, x}, {WEIR_DT_INT32, rowDims}, {WEIR_DT_FLOAT, vDims}},
        {{WEIR_DT_FLOAT, x}});
    world = std::make_unique<CallWorld>(program.finish());
    TestRun &run = world->run("main");
    run.bind(0, WEIR_DT_FLOAT, x, four);
    run.bind(1, WEIR_DT_INT32, rowDims, this->rows);
    run.bind(2, WEIR_DT_FLOAT, vDims, this->v);
    code = world->execute("main");
  }
  Floats result() { return world->run("main").output<float>(0); }
  void expectFailure(const char *text) {
    EXPECT_EQ(code, WEIR_INVALID_ARGUMENT);
    EXPECT_NE(world->message.find(text), std::string::npos) << world->message;
  }

private:
  CallProgram program;
  Floats four = {1, 2, 3, 4};
  std::vector<int32_t> rows;
  Floats v;
  std::unique_ptr<CallWorld> world;
  int32_t code;
};

const Op update = {"InplaceUpdate", weir_call_InplaceUpdate};
const Op add = {"InplaceAdd", weir_call_InplaceAdd};
const Op sub = {"InplaceSub", weir_call_InplaceSub};

} // namespace

TEST(Inplace, WritesRows) {
  EXPECT_EQ(Rows(update, {2, 2}, {1}, {1}, {8, 9}, {1, 2}).result(),
            (Floats{1, 2, 8, 9}));
  EXPECT_EQ(Rows(add, {2, 2}, {0, 0}, {2}, {1, 1, 10, 20}, {2, 2}).result(),
            (Floats{12, 23, 3, 4}));
  EXPECT_EQ(Rows(sub, {4}, {-1, 5}, {2}, {1, 1}, {2}).result(), // wrap around
            (Floats{1, 1, 3, 3}));
  EXPECT_EQ(Rows(add, {4}, {}, {0}, {}, {0}).result(), (Floats{1, 2, 3, 4}));
}

TEST(Inplace, Errors) {
  Rows(add, {4}, {1}, {1, 1}, {1}, {1})
      .expectFailure("i must be a vector. [1,1]");
  Rows(add, {2, 2}, {1}, {1}, {1}, {1})
      .expectFailure("x and v shape doesn't match (ranks differ): [2,2] vs. "
                     "[1]");
  Rows(add, {2, 2}, {1}, {1}, {1, 2, 3}, {1, 3})
      .expectFailure("x and v shape doesn't match at index 1 : [2,2] vs. "
                     "[1,3]");
  Rows(add, {4}, {1, 2}, {2}, {1}, {1})
      .expectFailure("i and x shape doesn't match at index 0: [2] vs. [1]");
}

TEST(Inplace, CopiesAndEmptyTensors) {
  CallProgram program(Op{}, Attrs(), "StagingArea", "none");
  Port floats = {WEIR_DT_FLOAT, {2}};
  program.step("copy", {"DeepCopy", weir_call_DeepCopy}, {floats}, {floats});
  Op empty = {"Empty", weir_call_Empty};
  program.step("empty", empty, {{WEIR_DT_INT32, {1}}}, {floats});
  program.step("scalar", empty, {{WEIR_DT_INT32, {}}}, {floats});
  CallWorld world(program.finish());
  Floats pair = {3, 4};
  world.run("copy").bind(0, WEIR_DT_FLOAT, {2}, pair);
  ASSERT_EQ(world.execute("copy"), 0) << world.message;
  EXPECT_EQ(world.run("copy").output<float>(0), pair);
  std::vector<int32_t> two = {2}, negative = {-2};
  world.run("empty").bind(0, WEIR_DT_INT32, {1}, two);
  ASSERT_EQ(world.execute("empty"), 0) << world.message;
  EXPECT_EQ(world.run("empty").output<float>(0), (Floats{0, 0}));
  world.run("empty").bind(0, WEIR_DT_INT32, {1}, negative);
  EXPECT_EQ(world.execute("empty"), WEIR_INVALID_ARGUMENT);
  EXPECT_NE(world.message.find("Dimension -2 must be >= 0"), std::string::npos)
      << world.message;
  world.run("scalar").bind(0, WEIR_DT_INT32, {}, two);
  EXPECT_EQ(world.execute("scalar"), WEIR_INVALID_ARGUMENT);
  EXPECT_NE(world.message.find("shape must be a vector of int32, got shape []"),
            std::string::npos)
      << world.message;
}
