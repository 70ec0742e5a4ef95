// From the calls of a case to the steps of a program.
//
// A case runs the same (feeds, fetches, targets) many times with other values;
// a program needs each of them once. Calls that agree in names, element types
// and ranks of their feeds share a step; a dimension in which their feeds
// differ is unknown in the step. A feed whose shape the graph states (a
// Placeholder) has that shape, whatever is fed: so does a program that a user
// compiles, and feeding something else must be an error of the run.
//
// Part of Weir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#ifndef WEIR_COMPILER_REPLAY_STEPPLAN_H
#define WEIR_COMPILER_REPLAY_STEPPLAN_H

#include "compiler/Replay/CaseFile.h"

#include <set>

namespace weir::replay {

struct PlannedFeed {
  std::string name;
  DType dtype = DType::Invalid;
  /// As the graph states it; nothing is said here.
  bool shapedByGraph = false;
  /// Otherwise: -1 for a dimension that differs between calls.
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

/// Plans the calls of a case. `shapedByGraph` names the tensors ("x:0") whose
/// rank the graph states.
StepPlan planSteps(const RecordedCase &recorded,
                   const std::set<std::string> &shapedByGraph);

/// The Placeholders of the graph file `path` (GraphDef, MetaGraphDef or
/// SavedModel) that state a rank, as tensor names. Empty if the file cannot be
/// read: the compiler says why.
std::set<std::string> shapedPlaceholders(const std::string &path);

} // namespace weir::replay

#endif // WEIR_COMPILER_REPLAY_STEPPLAN_H
