// Replaying one case.
//
// A step that must fail may be refused when it is compiled already (a MatMul
// whose recorded feeds do not fit). Where the program as a whole is refused
// with a code, each step all of whose calls must fail with that code is
// compiled alone; if it is refused by itself, its calls have agreed, and the
// other steps make the program.
//
// Part of Weir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include "compiler/Replay/CaseRunner.h"

#include "llvm/Support/FileSystem.h"
#include "llvm/Support/Path.h"

#include <chrono>
#include <set>
#include <unistd.h>

using namespace weir::replay;

using Clock = std::chrono::steady_clock;

static double secondsSince(Clock::time_point start) {
  return std::chrono::duration<double>(Clock::now() - start).count();
}

llvm::json::Value CaseOutcome::toJson() const {
  const char *name = status == CaseStatus::Pass   ? "pass"
                     : status == CaseStatus::Fail ? "fail"
                                                  : "unsupported";
  return llvm::json::Object{{"status", name},
                            {"why", llvm::json::fixUTF8(why)},
                            {"missing", llvm::json::Array(missing)},
                            {"compile_seconds", compileSeconds},
                            {"run_seconds", runSeconds}};
}

std::optional<CaseOutcome>
CaseOutcome::fromJson(const llvm::json::Value &value) {
  const llvm::json::Object *object = value.getAsObject();
  if (!object || !object->getString("status")) {
    return std::nullopt;
  }
  CaseOutcome outcome;
  llvm::StringRef status = *object->getString("status");
  outcome.status = status == "pass"   ? CaseStatus::Pass
                   : status == "fail" ? CaseStatus::Fail
                                      : CaseStatus::Unsupported;
  outcome.why = object->getString("why").value_or("").str();
  if (const llvm::json::Array *missing = object->getArray("missing")) {
    for (const llvm::json::Value &type : *missing) {
      outcome.missing.push_back(type.getAsString().value_or("").str());
    }
  }
  outcome.compileSeconds = object->getNumber("compile_seconds").value_or(0);
  outcome.runSeconds = object->getNumber("run_seconds").value_or(0);
  return outcome;
}

static CaseOutcome failed(const llvm::Twine &why) {
  CaseOutcome outcome;
  outcome.why = why.str();
  std::replace(outcome.why.begin(), outcome.why.end(), '\n', ' ');
  return outcome;
}

/// Features, in parentheses, that no list of op types shows.
static std::vector<std::string> missingFeatures(const RecordedCase &recorded) {
  std::vector<std::string> missing;
  if (recorded.clusterTasks > 0) {
    missing.push_back("(cluster)");
  }
  for (const RecordedStep &step : recorded.steps) {
    if (step.concurrent != 0) {
      missing.push_back("(concurrent steps)");
      break;
    }
  }
  return missing;
}

static std::optional<std::string> checkResult(const ExpectedResult &expected,
                                              const HostTensor &got) {
  if (!expected.slices) {
    return findDifference(got, expected.value, expected.tolerance);
  }
  const RecordedSlices &slices = *expected.slices;
  llvm::Expected<HostTensor> dense = densifySlices(
      slices.values, slices.indices,
      slices.denseShape ? &*slices.denseShape : nullptr, got.dims);
  if (!dense) {
    return llvm::toString(dense.takeError());
  }
  return findDifference(got, *dense, expected.tolerance);
}

std::optional<std::string> weir::replay::checkCall(const RecordedStep &recorded,
                                                   const CallOutcome &outcome) {
  std::string wanted = recorded.errorCode.empty() ? "OK" : recorded.errorCode;
  if (outcome.code != wanted) {
    std::string text = "expected " + wanted;
    if (!recorded.errorMessage.empty()) {
      text += " (" + recorded.errorMessage.substr(0, 160) + ")";
    }
    return text + ", got " + outcome.code +
           (outcome.message.empty() ? "" : ": " + outcome.message);
  }
  if (outcome.code != "OK") {
    return std::nullopt;
  }
  if (outcome.outputs.size() != recorded.results.size()) {
    return "expected " + std::to_string(recorded.results.size()) +
           " results, got " + std::to_string(outcome.outputs.size());
  }
  for (size_t r = 0; r < recorded.results.size(); ++r) {
    if (auto difference =
            checkResult(recorded.results[r], outcome.outputs[r])) {
      return recorded.results[r].name + ": " + *difference;
    }
  }
  return std::nullopt;
}

static std::string joinPath(llvm::StringRef folder, llvm::StringRef name) {
  llvm::SmallString<128> path(folder);
  llvm::sys::path::append(path, name);
  return std::string(path);
}

/// Copies the case's files into `folder` and makes that the working directory.
static llvm::Error enterWorkingFolder(const RecordedCase &recorded,
                                      const std::string &folder) {
  llvm::sys::fs::create_directories(folder);
  for (const std::string &input : recorded.inputs) {
    std::string to = joinPath(folder, input);
    if (llvm::StringRef(input).ends_with("/")) {
      llvm::sys::fs::create_directories(to);
      continue;
    }
    llvm::sys::fs::create_directories(llvm::sys::path::parent_path(to));
    std::string from = joinPath(recorded.folder, input);
    std::error_code code = llvm::sys::fs::copy_file(from, to);
    if (code) {
      return llvm::createStringError(from + ": " + code.message());
    }
    // The steps may write there, whatever the original allows.
    llvm::sys::fs::setPermissions(to, llvm::sys::fs::owner_all);
  }
  if (chdir(folder.c_str()) != 0) {
    return llvm::createStringError(folder + ": cannot enter");
  }
  return llvm::Error::success();
}

namespace {
/// The compiled part of a case: which of its calls the program makes.
struct CompiledCase {
  CompileOutcome outcome;
  RecordedCase calls;
  StepPlan plan;
  /// Number of each remaining call in the case.
  std::vector<size_t> numbers;
  /// Calls that the compiler refused with the code that they must fail with.
  size_t refused = 0;
};
} // namespace

/// The steps of the plan all of whose calls must fail with `code`.
static std::set<size_t> stepsThatFail(const RecordedCase &recorded,
                                      const StepPlan &plan,
                                      const std::string &code) {
  std::set<size_t> steps;
  for (size_t s = 0; s < plan.steps.size(); ++s) {
    steps.insert(s);
  }
  for (size_t c = 0; c < recorded.steps.size(); ++c) {
    if (recorded.steps[c].errorCode != code) {
      steps.erase(plan.stepOfCall[c]);
    }
  }
  return steps;
}

static CompiledCase compileCase(const RecordedCase &recorded,
                                const StepPlan &plan, const RunOptions &options,
                                CaseCompiler &compiler,
                                const std::string &output) {
  CompiledCase compiled;
  compiled.outcome = compiler.compile(recorded, plan.steps, options, output);
  std::set<size_t> refused;
  if (compiled.outcome.kind == CompileOutcome::Kind::Failed &&
      !compiled.outcome.code.empty()) {
    for (size_t s : stepsThatFail(recorded, plan, compiled.outcome.code)) {
      CompileOutcome alone =
          compiler.compile(recorded, plan.steps[s], options, output);
      if (alone.kind == CompileOutcome::Kind::Failed &&
          alone.code == compiled.outcome.code) {
        refused.insert(s);
      }
    }
  }
  compiled.plan.steps = plan.steps;
  compiled.refused = recorded.steps.size();
  for (size_t c = 0; c < recorded.steps.size(); ++c) {
    if (!refused.count(plan.stepOfCall[c])) {
      compiled.calls.steps.push_back(recorded.steps[c]);
      compiled.plan.stepOfCall.push_back(plan.stepOfCall[c]);
      compiled.numbers.push_back(c);
      --compiled.refused;
    }
  }
  if (!refused.empty()) {
    std::vector<PlannedStep> rest;
    for (size_t s = 0; s < plan.steps.size(); ++s) {
      if (!refused.count(s)) {
        rest.push_back(plan.steps[s]);
      }
    }
    compiled.outcome = rest.empty()
                           ? CompileOutcome()
                           : compiler.compile(recorded, rest, options, output);
  }
  return compiled;
}

CaseOutcome
weir::replay::runCase(const std::string &folder, const std::string &scratch,
                      const RunOptions &options, CaseCompiler &compiler,
                      llvm::function_ref<void(llvm::StringRef)> onPhase) {
  onPhase("read");
  llvm::Expected<RecordedCase> recorded = readCase(folder);
  if (!recorded) {
    return failed(llvm::toString(recorded.takeError()));
  }
  CaseOutcome outcome;
  outcome.missing = missingFeatures(*recorded);
  if (!outcome.missing.empty()) {
    outcome.status = CaseStatus::Unsupported;
    return outcome;
  }
  StepPlan plan = planSteps(*recorded, shapedPlaceholders(recorded->graph));

  onPhase("compile");
  Clock::time_point start = Clock::now();
  std::string program =
      joinPath(scratch, options.via == Via::Shared ? "program.so" : "program");
  CompiledCase compiled =
      compileCase(*recorded, plan, options, compiler, program);
  double compileSeconds = secondsSince(start);
  if (compiled.outcome.kind == CompileOutcome::Kind::Unsupported) {
    outcome.status = CaseStatus::Unsupported;
    outcome.missing = compiled.outcome.missing;
    outcome.compileSeconds = compileSeconds;
    return outcome;
  }
  if (compiled.outcome.kind == CompileOutcome::Kind::Failed) {
    outcome = failed("compile: " + compiled.outcome.message);
    outcome.compileSeconds = compileSeconds;
    return outcome;
  }

  onPhase("run");
  start = Clock::now();
  if (llvm::Error error =
          enterWorkingFolder(*recorded, joinPath(scratch, "run"))) {
    return failed(llvm::toString(std::move(error)));
  }
  std::optional<std::string> wrong;
  size_t calls = 0;
  auto observe = [&](size_t call, const CallOutcome &got) {
    ++calls;
    const RecordedStep &step = compiled.calls.steps[call];
    wrong = checkCall(step, got);
    if (wrong) {
      std::string where = "step " + std::to_string(compiled.numbers[call]);
      wrong = where + (step.name.empty() ? "" : " (" + step.name + ")") + ": " +
              *wrong;
    }
    return !wrong;
  };
  if (!compiled.calls.steps.empty()) {
    llvm::Error error =
        options.via == Via::Shared
            ? runShared(program, compiled.calls, compiled.plan, options.threads,
                        observe)
            : runExecutable(program, scratch, compiled.calls, compiled.plan,
                            options.threads, observe);
    if (error) {
      wrong = "run: " + llvm::toString(std::move(error));
    } else if (!wrong && calls != compiled.calls.steps.size()) {
      wrong = "run: only " + std::to_string(calls) + " of " +
              std::to_string(compiled.calls.steps.size()) + " calls ran";
    }
  }
  outcome.status = CaseStatus::Pass;
  if (compiled.refused) {
    outcome.why = "refused when compiled: " + std::to_string(compiled.refused) +
                  " of " + std::to_string(recorded->steps.size()) + " calls";
  }
  if (wrong) {
    outcome = failed(*wrong);
  }
  outcome.compileSeconds = compileSeconds;
  outcome.runSeconds = secondsSince(start);
  return outcome;
}
