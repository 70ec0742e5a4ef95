// Part of Weir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// One test for each label of docs/spec/control-flow.md, on the executor and on
// the literal interpreter; then random graphs, on which both must agree.
#include "FlowGenerator.h"
#include "FlowTables.h"

using namespace weir::test;

namespace {
const FlowResult dead = {};

/// A loop that counts a value from `start` by 1 while it is below `limit`.
struct Counter {
  Port merge, branch, next, exit;
  Counter(FlowGraph &g, Port start, Port limit, int name, int64_t parallel = 2,
          std::vector<int> bodyControls = {}) {
    Port enter = g.enter(start, name, parallel);
    Port bound = g.enter(limit, name, parallel, true);
    Port one = g.enter(g.constant(1), name, parallel, true);
    merge = g.add(Flow::Merge, {enter, enter});
    Port less = g.add(Flow::Less, {merge, bound});
    Port cond = g.add(Flow::LoopCond, {less});
    branch = g.add(Flow::Switch, {merge, cond});
    Port sum = g.add(Flow::Add, {FlowGraph::taken(branch), one}, bodyControls);
    next = g.add(Flow::Next, {sum});
    g.nodes[size_t(merge.node)].inputs[1] = next;
    exit = g.add(Flow::Exit, {branch});
  }
};

void expectFetch(const FlowGraph &g, Port port, FlowResult expected) {
  FlowInterpreter interpreter(g);
  interpreter.run();
  EXPECT_TRUE(interpreter.get(port) == expected) << "interpreter";
  for (int threads : {1, 2}) {
    EXPECT_TRUE(runOnExecutor(g, port, threads) == expected) << "executor";
  }
}
} // namespace

TEST(ControlFlowSpec, SwitchTaken) { // [switch]
  FlowGraph g;
  Port s = g.add(Flow::Switch, {g.constant(5), g.truth(true)});
  expectFetch(g, FlowGraph::taken(s), {{5}});
  expectFetch(g, s, dead);
}

TEST(ControlFlowSpec, DeadData) { // [dead-data]
  FlowGraph g;
  Port s = g.add(Flow::Switch, {g.constant(5), g.truth(true)});
  Port a = g.add(Flow::Add, {s, g.constant(1)});
  expectFetch(g, g.add(Flow::Add, {a, g.constant(1)}), dead);
}

TEST(ControlFlowSpec, DeadControl) { // [dead-control], [fetch-dead]
  FlowGraph g;
  Port s = g.add(Flow::Switch, {g.constant(5), g.truth(true)});
  Port pivot = g.add(Flow::Zero, {s});
  Port noOp = g.add(Flow::NoOp, {}, {pivot.node});
  expectFetch(g, g.add(Flow::Const, {}, {noOp.node}, 7), dead);
}

TEST(ControlFlowSpec, SwitchControl) { // [switch-control]
  FlowGraph g;
  Port s = g.add(Flow::Switch, {g.constant(5), g.truth(true)});
  expectFetch(g, g.add(Flow::Const, {}, {s.node}, 7), {{7}});
}

TEST(ControlFlowSpec, MergeFirstLive) { // [merge-first-live], [merge-ready]
  FlowGraph g;
  Port s = g.add(Flow::Switch, {g.constant(5), g.truth(true)});
  Port m = g.add(Flow::Merge, {s, FlowGraph::taken(s)});
  expectFetch(g, m, {{5}});
  expectFetch(g, {m.node, 1}, {{1}}); // [merge-index]
}

TEST(ControlFlowSpec, MergeAllDead) { // [merge-all-dead]
  FlowGraph g;
  Port s = g.add(Flow::Switch, {g.constant(5), g.truth(true)});
  Port z = g.add(Flow::Zero, {s});
  expectFetch(g, g.add(Flow::Merge, {s, z}), dead);
}

TEST(ControlFlowSpec, MergeControl) { // [merge-control]
  FlowGraph g;
  Port s = g.add(Flow::Switch, {g.constant(5), g.truth(true)});
  Port z = g.add(Flow::Zero, {s}); // dead
  Port m = g.add(Flow::Merge, {s, FlowGraph::taken(s)}, {z.node});
  expectFetch(g, m, {{5}});
}

TEST(ControlFlowSpec, TriggerLive) { // [trigger-live]
  FlowGraph g;
  Port s = g.add(Flow::Switch, {g.constant(5), g.truth(true)});
  Port z = g.add(Flow::Zero, {s});
  Port t = g.add(Flow::Trigger, {}, {z.node});
  expectFetch(g, g.add(Flow::Const, {}, {t.node}, 7), {{7}});
}

TEST(ControlFlowSpec, LoopCounts) { // [enter], [next-iteration], [exit]
  // With 1, each iteration waits for the end of the one before.
  // [parallel-iterations], [iteration-end]
  for (int64_t parallel : {1, 2, 10}) {
    FlowGraph g;
    Counter loop(g, g.constant(3), g.constant(40), 1, parallel);
    expectFetch(g, loop.exit, {{40}});
    FlowGraph none;
    Counter zero(none, none.constant(3), none.constant(2), 1, parallel);
    expectFetch(none, zero.exit, {{3}});
  }
}

TEST(ControlFlowSpec, LoopInUntakenBranch) {
  // [merge-dead-enter], [exit-dead-last], [next-dead]
  FlowGraph g;
  Port s = g.add(Flow::Switch, {g.constant(3), g.truth(false)});
  Counter loop(g, FlowGraph::taken(s), g.constant(40), 1);
  Port m = g.add(Flow::Merge, {loop.exit, s});
  expectFetch(g, loop.exit, dead);
  expectFetch(g, m, {{3}});
}

TEST(ControlFlowSpec, ExitDeadLast) { // [exit-dead-last]
  // Dead in every iteration: delivered once, when the frame ends.
  FlowGraph g;
  Counter loop(g, g.constant(0), g.constant(3), 1);
  Port never = g.add(
      Flow::Switch, {loop.branch, g.add(Flow::Less, {loop.merge, loop.merge})});
  Port exit = g.add(Flow::Exit, {FlowGraph::taken(never)});
  expectFetch(g, g.add(Flow::Merge, {exit, loop.exit}), {{3}});
  expectFetch(g, g.add(Flow::Add, {exit, loop.exit}), dead);
}

TEST(ControlFlowSpec, EnterConstant) { // [enter-constant]
  FlowGraph g;
  Port a = g.constant(0);
  Counter loop(g, a, g.constant(4), 1);
  Port k = g.enter(g.constant(10), 1, 2, true);
  Port sum = g.add(Flow::Add, {loop.branch, k});
  expectFetch(g, g.add(Flow::Exit, {sum}), {{14}});
}

TEST(ControlFlowSpec, NestedLoops) { // [frame-nesting]
  FlowGraph g;
  Port one = g.constant(1);
  Counter outer(g, g.constant(0), g.constant(3), 1);
  Port from = FlowGraph::taken(outer.branch);
  Port limit = g.enter(g.constant(5), 1, 2, true);
  Counter inner(g, from, limit, 2);
  // The inner loop's own constant comes by way of the outer frame.
  Port throughOuter = g.enter(one, 1, 2, true);
  for (size_t i = 0; i < g.nodes.size(); ++i) {
    FlowNode &node = g.nodes[i];
    if (node.kind == Flow::Enter && node.frame == 2 &&
        g.nodes[size_t(node.inputs[0].node)].kind == Flow::Const) {
      node.inputs[0] = throughOuter;
    }
  }
  Port next = g.add(Flow::Add, {inner.exit, from});
  Port sum = g.add(Flow::Next, {next});
  g.nodes[size_t(outer.merge.node)].inputs[1] = sum;
  // 0 -> 5 + 0, and out.
  expectFetch(g, outer.exit, {{5}});
}

TEST(ControlFlowSpec, FetchInLoop) { // [fetch-once]
  FlowGraph g;
  Counter loop(g, g.constant(0), g.constant(1), 1);
  expectFetch(g, FlowGraph::taken(loop.branch), {{0}});
  FlowGraph more;
  Counter again(more, more.constant(0), more.constant(5), 1);
  expectFetch(more, FlowGraph::taken(again.branch), {{0, 1}});
}

TEST(ControlFlowSpec, SwitchOutOfRange) { // [switch-out-of-range]
  for (int32_t index : {0, 1, 2, 7, -1}) {
    ProgramBuilder p;
    StepBuilder &s = p.step("main");
    s.flags = WEIR_STEP_DATAFLOW;
    uint32_t x = s.input("x:0", WEIR_DT_INT64, {});
    uint32_t i = s.input("i:0", WEIR_DT_INT32, {});
    std::vector<uint32_t> branches;
    for (int k = 0; k < 2; ++k) {
      branches.push_back(s.slot(WEIR_SLOT_BUFFER, WEIR_DT_INT64, {}));
    }
    branches.push_back(s.output("last:0", WEIR_DT_INT64, {}));
    s.task(WEIR_TASK_SWITCH, 0, {x, i}, branches);
    Loaded loaded(p);
    ASSERT_TRUE(loaded.instance) << loaded.status.message;
    TestRun run(loaded, "main");
    std::vector<int64_t> value = {5};
    std::vector<int32_t> at = {index};
    run.bind(0, WEIR_DT_INT64, {}, value);
    run.bind(1, WEIR_DT_INT32, {}, at);
    bool last = index < 0 || index >= 2;
    EXPECT_EQ(run.execute(), last ? WEIR_OK : WEIR_INVALID_ARGUMENT);
    if (last) {
      EXPECT_EQ(run.output<int64_t>(0), value);
    }
  }
}

TEST(ControlFlowSpec, Roots) { // [roots]
  FlowGraph g;
  g.add(Flow::NoOp);
  expectFetch(g, g.constant(4), {{4}});
}

TEST(ControlFlowSpec, FrameMixing) { // [frame-mixing]
  FlowGraph g;
  Counter loop(g, g.constant(0), g.constant(3), 1);
  Port mixed = g.add(Flow::Add, {loop.merge, g.constant(1)});
  FlowAnswer answer = execute(g, mixed);
  EXPECT_EQ(answer.code, WEIR_INVALID_ARGUMENT);
  EXPECT_NE(answer.message.find("different frames"), std::string::npos);
  FlowGraph outside;
  answer = execute(outside, outside.add(Flow::Exit, {outside.constant(1)}));
  EXPECT_EQ(answer.code, WEIR_INVALID_ARGUMENT);
  EXPECT_NE(answer.message.find("outside of every loop"), std::string::npos);
}

TEST(ControlFlowSpec, ParallelIterationsArePositive) { // [parallel-iterations]
  FlowGraph g;
  Counter loop(g, g.constant(0), g.constant(3), 1, 0);
  FlowAnswer answer = execute(g, loop.exit);
  EXPECT_EQ(answer.code, WEIR_INVALID_ARGUMENT);
  EXPECT_NE(answer.message.find("parallel_iterations is 0"), std::string::npos);
}

TEST(ControlFlowSpec, LoopWithoutEnd) { // [loop-cancel]
  for (int threads : {1, 2}) {
    FlowGraph g;
    Counter loop(g, g.constant(0), g.constant(INT64_MAX), 1);
    FlowAnswer answer = execute(g, loop.exit, threads, 20000000);
    EXPECT_EQ(answer.code, WEIR_DEADLINE_EXCEEDED) << answer.message;
  }
}

//===----------------------------------------------------------------------===//
// Random graphs
//===----------------------------------------------------------------------===//

namespace {
void compareRandom(FlowKind kind, int wanted, uint64_t firstSeed) {
  int compared = 0, live = 0;
  for (uint64_t seed = firstSeed; compared < wanted; ++seed) {
    FlowGenerator generator(seed, kind);
    generator.run();
    FlowInterpreter interpreter(generator.graph);
    interpreter.run();
    if (interpreter.raced) {
      continue; // the order of two live inputs decides
    }
    ++compared;
    size_t first =
        generator.fetchable.size() > 8 ? generator.fetchable.size() - 8 : 0;
    for (size_t i = first; i < generator.fetchable.size(); ++i) {
      Port port = generator.fetchable[i];
      FlowResult expected = interpreter.get(port);
      FlowResult got = runOnExecutor(generator.graph, port, 1);
      live += !expected.values.empty();
      ASSERT_TRUE(got == expected)
          << "seed " << seed << ", node " << port.node << ":" << port.port
          << ": " << (got.values.empty() ? "dead" : "live") << ", expected "
          << (expected.values.empty() ? "dead" : "live");
    }
  }
  EXPECT_GT(live, wanted); // and not only dead ones
}
} // namespace

TEST(ControlFlowRandom, WithoutLoops) { compareRandom(FlowKind::Flat, 400, 1); }
TEST(ControlFlowRandom, WithLoops) {
  compareRandom(FlowKind::Loops, 700, 100000);
}
TEST(ControlFlowRandom, NestedLoops) {
  compareRandom(FlowKind::Nested, 300, 200000);
}
