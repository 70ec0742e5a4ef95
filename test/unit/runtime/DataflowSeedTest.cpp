// Part of Weir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Is the comparison of random graphs any good? The executor is compiled here
// with mistakes (WEIR_SEEDED in runtime/executor/Dataflow*.cpp); with each of
// them some graph must come out wrong, and without none.
#include "FlowGenerator.h"
#include "FlowTables.h"

using namespace weir::test;

extern "C" {
int weirSeededBug = 0;
}

namespace {
/// How many of `wanted` random graphs come out wrong.
int countWrong(int bug, int wanted) {
  constexpr int64_t patienceNs = 2000000000;
  weirSeededBug = bug;
  int wrong = 0;
  for (uint64_t seed = 300000; wanted > 0; ++seed) {
    FlowGenerator generator(seed, FlowKind::Loops);
    generator.run();
    FlowInterpreter interpreter(generator.graph);
    interpreter.run();
    if (interpreter.raced) {
      continue;
    }
    --wanted;
    Port port = generator.fetchable.back();
    FlowResult expected = interpreter.get(port);
    FlowAnswer answer = execute(generator.graph, port, 1, patienceNs);
    bool isDead = answer.code == WEIR_INVALID_ARGUMENT;
    bool same = expected.values.empty()
                    ? isDead
                    : answer.code == WEIR_OK && answer.result == expected;
    wrong += !same;
  }
  weirSeededBug = 0;
  return wrong;
}
} // namespace

TEST(DataflowSeed, WithoutMistake) { EXPECT_EQ(countWrong(0, 300), 0); }
TEST(DataflowSeed, DeadValueAtMerge) { EXPECT_GT(countWrong(1, 300), 0); }
TEST(DataflowSeed, ConstantOnlyInFirst) { EXPECT_GT(countWrong(2, 300), 0); }
TEST(DataflowSeed, ControlDeadnessIgnored) { EXPECT_GT(countWrong(3, 300), 0); }
