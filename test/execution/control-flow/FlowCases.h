// Part of Weir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Random graphs of control flow as one GraphDef, and running what it compiles
// to.
#ifndef WEIR_TEST_EXECUTION_CONTROLFLOW_FLOWCASES_H
#define WEIR_TEST_EXECUTION_CONTROLFLOW_FLOWCASES_H

#include "compiler/Driver/Driver.h"
#include "test/unit/runtime/FlowGenerator.h"

namespace weir::test {

/// What one step fetches, and gets by the rules.
struct FlowFetch {
  Port port;
  FlowResult expected;
};

/// A graph and its steps: one that fetches what has a value, together, and one
/// for each port that is dead or comes more than once.
struct FlowCase {
  uint64_t seed = 0;
  FlowKind kind = FlowKind::Flat;
  FlowGraph graph;
  bool fed = false; ///< Consts without controls are feeds instead
  std::vector<FlowFetch> together;
  std::vector<std::vector<FlowFetch>> alone; ///< one each
  std::map<std::string, int64_t> rules;

  bool isFed(int node) const {
    return fed && graph.nodes[node].kind == Flow::Const &&
           graph.nodes[node].controls.empty();
  }
};

/// Makes a case; false: the graph is no case, as its results depend on the
/// order of two values.
bool makeCase(uint64_t seed, FlowKind kind, unsigned mostAlone, FlowCase &flow);

/// `g17/n4` and `g17/n4:1`.
std::string getNodeName(unsigned graph, int node);
std::string getPortName(unsigned graph, Port port);

/// The cases as the text of a GraphDef; nodes ask for devices if `devices`.
std::string writeGraph(const std::vector<FlowCase> &cases, bool devices);
/// `g17`, and `g17_0` and on for those alone.
std::vector<StepRequest> makeSteps(const std::vector<FlowCase> &cases);

/// What differed, a line each. Runs the program `path` with so many threads.
std::vector<std::string> runProgram(const std::string &path, int threads,
                                    const std::vector<FlowCase> &cases);

} // namespace weir::test

#endif
