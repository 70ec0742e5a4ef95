// Part of Weir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// From a file or the program's tables to a runner.
#include "runtime/plan/PlanMain.h"
#include "runtime/base/Sync.h"
#include "runtime/plan/PlanRunner.h"
#include <atomic>
#include <csignal>

using namespace weir;

/// What a signal handler may touch: there is one per process.
static std::atomic<int> caughtSignal{0};
static weir_runtime *signalled = nullptr;

/// When the first signal came.
static std::atomic<int64_t> caughtAtNs{0};

/// One request to end often arrives as two signals: a shell, `timeout` or a
/// wrapper signals the process and its group as well. Within this time they
/// are one.
static constexpr int64_t oneRequestNs = 250'000'000;

static void catchSignal(int number) {
  int64_t first = 0;
  if (!caughtAtNs.compare_exchange_strong(first, nowNs())) {
    if (nowNs() - first >= oneRequestNs) {
      signal(number, SIG_DFL);
      raise(number); // delivered when the handler returns
    }
    return;
  }
  caughtSignal.store(number);
  weir_runtime_interrupt(signalled);
}

static void installHandlers(weir_runtime *runtime) {
  signalled = runtime;
  struct sigaction action = {};
  action.sa_handler = catchSignal;
  action.sa_flags = SA_RESTART;
  sigaction(SIGINT, &action, nullptr);
  sigaction(SIGTERM, &action, nullptr);
}

namespace {
/// The program's tables as a plan sees them.
class Target {
public:
  explicit Target(const WeirProgram &tables) {
    size_t numPorts = 0, numDims = 0;
    for (uint32_t i = 0; i < tables.numSteps; ++i) {
      const WeirStep &step = tables.steps[i];
      numPorts += step.numInputs + step.numOutputs;
      for (uint32_t j = 0; j < step.numInputs; ++j) {
        numDims += step.inputs[j].rank > 0 ? size_t(step.inputs[j].rank) : 0;
      }
      for (uint32_t j = 0; j < step.numOutputs; ++j) {
        numDims += step.outputs[j].rank > 0 ? size_t(step.outputs[j].rank) : 0;
      }
    }
    steps.reset(tables.numSteps);
    ports.reset(numPorts);
    dims.reset(numDims);
    for (uint32_t i = 0; i < tables.numSteps; ++i) {
      const WeirStep &step = tables.steps[i];
      bool isPrivate = step.flags & WEIR_STEP_PRIVATE;
      steps[i] = {isPrivate ? nullptr : step.name,
                  addPorts(step, step.inputs, step.numInputs),
                  addPorts(step, step.outputs, step.numOutputs), step.numInputs,
                  step.numOutputs};
    }
    for (uint32_t i = 0; i < tables.numResources; ++i) {
      const WeirResource &row = tables.resources[i];
      if (strcmp(row.kind, "Variable") == 0) {
        variables.push({row.name, (row.flags & WEIR_RESOURCE_TRAINABLE) != 0});
      }
    }
    view = {steps.data(), variables.data(), tables.numSteps,
            uint32_t(variables.size())};
  }
  PlanTarget view;

private:
  const PlanPort *addPorts(const WeirStep &step, const WeirPort *from,
                           uint32_t count) {
    const PlanPort *first = ports.data() + usedPorts;
    for (uint32_t i = 0; i < count; ++i) {
      int64_t *to = dims.data() + usedDims;
      ports[usedPorts++] = {from[i].name, from[i].dtype, from[i].rank, to};
      for (int32_t d = 0; d < from[i].rank; ++d) {
        int64_t code = step.dims[from[i].firstDim + uint32_t(d)];
        dims[usedDims++] = code < 0 ? -1 : code;
      }
    }
    return first;
  }
  Table<PlanStep> steps;
  Table<PlanPort> ports;
  Table<int64_t> dims;
  Vector<PlanVariable> variables;
  size_t usedPorts = 0, usedDims = 0;
};
} // namespace

static Status loadPlan(const Session &session, const Options &options,
                       Vector<char> &blob, const WeirPlan *&plan) {
  if (options.plan) {
    FileBytes file;
    if (Status s = file.read(options.plan); !s.ok()) {
      return s;
    }
    Status s = parsePlan(file.data(), file.size(), options.plan, blob);
    plan = reinterpret_cast<const WeirPlan *>(blob.data());
    return s;
  }
  plan = session.getTables().plan;
  if (plan->magic != WEIR_PLAN_MAGIC || plan->version != WEIR_PLAN_VERSION) {
    return Status::error(WEIR_FAILED_PRECONDITION,
                         "the program's plan has version %u, expected %u; "
                         "compile it again",
                         plan->version, WEIR_PLAN_VERSION);
  }
  return Status();
}

int weir::runPlan(Session &session, const Options &options) {
  Vector<char> blob;
  const WeirPlan *plan = nullptr;
  Status status = loadPlan(session, options, blob, plan);
  if (!status.ok()) {
    fprintf(stderr, "error: %s\n", status.message());
    return ExitUsage;
  }
  Target target(session.getTables());
  PlanBinding binding(PlanView(plan), target.view);
  Vector<PlanSetting> settings;
  for (const NameValue &setting : options.settings) {
    settings.push({setting.name, setting.value});
  }
  status = binding.bind(settings.data(), settings.size());
  if (!status.ok()) {
    fprintf(stderr, "error: %s\n", status.message());
    return ExitUsage;
  }
  installHandlers(session.getRuntime());
  PlanRunner runner(session, binding, target.view, options, caughtSignal);
  return runner.run();
}

extern "C" int weir::weir_main_plan(Session &session, const Options &options) {
  return runPlan(session, options);
}
