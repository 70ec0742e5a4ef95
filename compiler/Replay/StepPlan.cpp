// From the calls of a case to the steps of a program.
//
// Part of Weir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include "compiler/Replay/StepPlan.h"

#include <map>

using namespace weir::replay;

/// What two calls must share to share a step.
static std::string signatureOf(const RecordedStep &call,
                               const std::set<std::string> &shaped) {
  std::string key;
  for (const NamedTensor &feed : call.feeds) {
    key += feed.name + "|" + dtypeName(feed.value.dtype) + "|" +
           (shaped.count(feed.name) ? "graph"
                                    : std::to_string(feed.value.dims.size())) +
           "\n";
  }
  key += "--\n";
  for (const std::string &fetch : call.fetches) {
    key += fetch + "\n";
  }
  key += "--\n";
  for (const std::string &target : call.targets) {
    key += target + "\n";
  }
  return key;
}

static PlannedStep firstUse(const RecordedStep &call, size_t index,
                            const std::set<std::string> &shaped) {
  PlannedStep step;
  step.name = "step" + std::to_string(index);
  for (const NamedTensor &feed : call.feeds) {
    bool byGraph = shaped.count(feed.name) > 0;
    step.feeds.push_back({feed.name, feed.value.dtype, byGraph,
                          byGraph ? std::vector<int64_t>() : feed.value.dims});
  }
  step.fetches = call.fetches;
  step.targets = call.targets;
  return step;
}

static void widen(PlannedStep &step, const RecordedStep &call) {
  for (size_t f = 0; f < step.feeds.size(); ++f) {
    std::vector<int64_t> &dims = step.feeds[f].dims;
    for (size_t d = 0; d < dims.size(); ++d) {
      if (dims[d] != call.feeds[f].value.dims[d]) {
        dims[d] = -1;
      }
    }
  }
}

StepPlan weir::replay::planSteps(const RecordedCase &recorded,
                                 const std::set<std::string> &shapedByGraph) {
  StepPlan plan;
  std::map<std::string, size_t> known;
  for (const RecordedStep &call : recorded.steps) {
    auto [it, fresh] =
        known.try_emplace(signatureOf(call, shapedByGraph), plan.steps.size());
    if (fresh) {
      plan.steps.push_back(firstUse(call, it->second, shapedByGraph));
    } else {
      widen(plan.steps[it->second], call);
    }
    plan.stepOfCall.push_back(it->second);
  }
  return plan;
}
