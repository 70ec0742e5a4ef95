// Part of Weir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// A FlowGraph as tables for the executor.
#ifndef WEIR_TEST_UNIT_RUNTIME_FLOWTABLES_H
#define WEIR_TEST_UNIT_RUNTIME_FLOWTABLES_H

#include "FlowGraph.h"
#include "StepBuilder.h"

namespace weir::test {

struct FlowAnswer {
  int32_t code = 0;
  std::string message;
  FlowResult result;
  bool repeats = true; ///< the second run was like the first
};

/// Runs a step that fetches `port` on the executor, twice.
FlowAnswer execute(const FlowGraph &graph, Port port, int threads = 1,
                   int64_t timeoutNs = 0);

/// What a fetch of `port` gives on the executor. Codes other than those of
/// a missing or repeated value fail the test.
FlowResult runOnExecutor(const FlowGraph &graph, Port port, int threads = 1);

} // namespace weir::test

#endif
