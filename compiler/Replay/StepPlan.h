// From the calls of a case to the steps of a program.
//
// A case runs the same (feeds, fetches, targets) many times with other values;
// a program needs each of them once. Calls that agree in names, element types
// and ranks of their feeds share a step; a dimension in which their feeds
// differ is unknown in the step.
//
// Part of Weir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#ifndef WEIR_COMPILER_REPLAY_STEPPLAN_H
#define WEIR_COMPILER_REPLAY_STEPPLAN_H

#include "compiler/Replay/CaseFile.h"

namespace weir::replay {

struct PlannedFeed {
  std::string name;
  DType dtype = DType::Invalid;
  /// -1 for a dimension that differs between calls.
  std::vector<int64_t> dims;
};

struct PlannedStep {
  /// "step0", "step1", ... in the order of first use.
  std::string name;
  std::vector<PlannedFeed> feeds;
  std::vector<std::string> fetches;
  std::vector<std::string> targets;
};

struct StepPlan {
  std::vector<PlannedStep> steps;
  /// For each call of the case, the index of its step.
  std::vector<size_t> stepOfCall;
};

/// Plans the calls of a case.
StepPlan planSteps(const RecordedCase &recorded);

} // namespace weir::replay

#endif // WEIR_COMPILER_REPLAY_STEPPLAN_H
