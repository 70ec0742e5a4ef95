// Replaying one case: its steps are planned and compiled into one program,
// which makes the calls in order. A call that must fail is compiled like any
// other (CompileOptions::deferErrors).
//
// Part of Weir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include "compiler/Replay/CaseRunner.h"

#include "llvm/Support/FileSystem.h"
#include "llvm/Support/Path.h"

#include <chrono>
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
  llvm::json::Object counts;
  for (auto &[mode, count] : modes) {
    counts[mode] = count;
  }
  return llvm::json::Object{{"status", name},
                            {"modes", std::move(counts)},
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
  if (const llvm::json::Object *modes = object->getObject("modes")) {
    for (auto &[mode, count] : *modes) {
      outcome.modes[mode.str()] = unsigned(count.getAsInteger().value_or(0));
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
static std::vector<std::string> missingFeatures(const RecordedCase &recorded,
                                                Via via) {
  std::vector<std::string> missing;
  if (recorded.clusterTasks > 0) {
    missing.push_back("(cluster)");
  }
  for (const RecordedStep &step : recorded.steps) {
    // An executable's script runs one step after the other.
    if (step.concurrent != 0 && via == Via::Executable) {
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

/// Makes all calls of the case in `folder`; what was wrong.
static std::optional<std::string>
runCalls(const RecordedCase &recorded, const StepPlan &plan,
         const std::string &program, const std::string &scratch,
         const std::string &folder, Via via, unsigned threads) {
  if (llvm::Error error = enterWorkingFolder(recorded, folder)) {
    return llvm::toString(std::move(error));
  }
  if (recorded.steps.empty()) {
    return std::nullopt;
  }
  std::optional<std::string> wrong;
  size_t calls = 0;
  auto observe = [&](size_t call, const CallOutcome &got) {
    ++calls;
    const RecordedStep &step = recorded.steps[call];
    wrong = checkCall(step, got);
    if (wrong) {
      std::string where = "step " + std::to_string(call);
      wrong = where + (step.name.empty() ? "" : " (" + step.name + ")") + ": " +
              *wrong;
    }
    return !wrong;
  };
  llvm::Error error =
      via == Via::Shared
          ? runShared(program, recorded, plan, threads, observe)
          : runExecutable(program, scratch, recorded, plan, threads, observe);
  if (error) {
    return "run: " + llvm::toString(std::move(error));
  }
  if (!wrong && calls != recorded.steps.size()) {
    return "run: only " + std::to_string(calls) + " of " +
           std::to_string(recorded.steps.size()) + " calls ran";
  }
  return wrong;
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
  outcome.missing = missingFeatures(*recorded, options.via);
  if (!outcome.missing.empty()) {
    outcome.status = CaseStatus::Unsupported;
    return outcome;
  }
  StepPlan plan = planSteps(*recorded, shapedPlaceholders(recorded->graph));

  onPhase("compile");
  Clock::time_point start = Clock::now();
  std::string program =
      joinPath(scratch, options.via == Via::Shared ? "program.so" : "program");
  CompileOutcome compiled =
      compiler.compile(*recorded, plan.steps, options, program);
  double compileSeconds = secondsSince(start);
  if (compiled.kind == CompileOutcome::Kind::Unsupported) {
    outcome.status = CaseStatus::Unsupported;
    outcome.missing = compiled.missing;
    outcome.compileSeconds = compileSeconds;
    return outcome;
  }
  if (compiled.kind == CompileOutcome::Kind::Failed) {
    outcome = failed("compile: " + compiled.message);
    outcome.compileSeconds = compileSeconds;
    return outcome;
  }

  onPhase("run");
  start = Clock::now();
  std::optional<std::string> wrong;
  for (unsigned threads : options.threads) {
    // A folder of its own: some cases read what earlier steps wrote.
    std::string folder =
        options.threads.size() == 1 ? "run" : "run-" + std::to_string(threads);
    wrong = runCalls(*recorded, plan, program, scratch,
                     joinPath(scratch, folder), options.via, threads);
    if (wrong) {
      if (options.threads.size() > 1) {
        wrong = std::to_string(threads) + " threads: " + *wrong;
      }
      break;
    }
  }
  outcome.status = CaseStatus::Pass;
  if (wrong) {
    outcome = failed(*wrong);
  }
  outcome.modes = compiled.modes;
  outcome.compileSeconds = compileSeconds;
  outcome.runSeconds = secondsSince(start);
  return outcome;
}
