//===- Main.cpp - weirc, the compiler's command line ----------------------===//
// Part of Weir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "compiler/Driver/CompileCache.h"
#include "compiler/Driver/Driver.h"
#include "compiler/Driver/PlanCheck.h"
#include "compiler/Driver/StepsFile.h"
#include "tools/weirc/Options.h"
#include "llvm/ADT/StringSwitch.h"
#include "llvm/Support/ErrorHandling.h"
#include "llvm/Support/FileSystem.h"
#include "llvm/Support/InitLLVM.h"
#include "llvm/Support/Signals.h"
#include "llvm/Support/raw_ostream.h"
#include <unistd.h>

using namespace weir;
using namespace weir::weirc;

/// Exit statuses: of a graph that cannot be compiled, of wrong usage.
static constexpr int exitFailed = 1, exitUsage = 2;

static EmitKind getEmitKind(llvm::StringRef name) {
  return llvm::StringSwitch<EmitKind>(name)
      .Case("shared", EmitKind::Shared)
      .Case("static", EmitKind::Static)
      .Case("object", EmitKind::Object)
      .Case("mlir", EmitKind::Mlir)
      .Case("llvm", EmitKind::LlvmIr)
      .Case("asm", EmitKind::Assembly)
      .Default(EmitKind::Executable);
}

/// The steps that the options name; none: the default step.
static llvm::Expected<std::vector<StepRequest>>
getSteps(const Options &options) {
  if (!options.stepsFile.empty()) {
    return readStepsFile(options.stepsFile);
  }
  if (options.feeds.empty() && options.fetches.empty() &&
      options.targets.empty()) {
    return std::vector<StepRequest>();
  }
  StepRequest step;
  step.name = options.stepName;
  for (const std::string &text : options.feeds) {
    llvm::Expected<std::string> feed = normalizeFeed(text);
    if (!feed) {
      return feed.takeError();
    }
    step.feeds.push_back(*feed);
  }
  step.fetches = options.fetches;
  step.targets = options.targets;
  return std::vector<StepRequest>{step};
}

static CompileOptions getCompileOptions(const Options &options) {
  CompileOptions compile;
  compile.input = options.input;
  compile.tags = options.tags;
  compile.output = options.output;
  compile.emit = getEmitKind(options.emit);
  compile.raise = !options.noRaise;
  compile.foldConstants = !options.noFold;
  compile.loops = options.loops;
  compile.deferErrors = options.deferErrors;
  compile.codegen = options.codegen == "reference" ? CodegenMode::Reference
                                                   : CodegenMode::Fast;
  compile.levels.clear();
  for (const std::string &level : options.levels) {
    compile.levels.push_back(level == "x86-64-v3" ? IsaLevel::V3
                                                  : IsaLevel::V4);
  }
  compile.localDevices = options.localDevices;
  compile.softPlacement = options.softPlacement == "on";
  compile.jobs = options.jobs;
  compile.dumpIrDir = options.dumpIrDir;
  compile.runtimeDir = options.runtimeDir;
  compile.programName = options.programName;
  compile.verifyEach = options.verifyEach;
  compile.wantReport = !options.report.empty() || !options.reportFile.empty();
  if (options.useCache) {
    compile.cacheDir =
        options.cacheDir.empty() ? getDefaultCacheDir() : options.cacheDir;
  }
  return compile;
}

static bool writeReport(const Options &options, const CompileReport &report) {
  if (options.report.empty() && options.reportFile.empty()) {
    return true;
  }
  std::string text =
      options.report == "json" ? report.toJson() : report.toText();
  if (options.reportFile.empty()) {
    // Text that was asked for on standard output must stay alone there.
    (options.output == "-" ? llvm::errs() : llvm::outs()) << text;
    return true;
  }
  auto error =
      llvm::writeToOutput(options.reportFile, [&](llvm::raw_ostream &os) {
        os << text;
        return llvm::Error::success();
      });
  if (error) {
    llvm::errs() << "weirc: " << llvm::toString(std::move(error)) << "\n";
    return false;
  }
  return true;
}

/// LLVM's last words, such as a write to a full disk, in ours. Half a file of
/// the output goes with the process.
static void reportFatalError(void *, const char *reason, bool) {
  llvm::sys::RunInterruptHandlers();
  fprintf(stderr,
          "weirc: error: %s; see that there is room on the disks of "
          "the output and of TMPDIR\n",
          reason);
  _exit(exitFailed);
}

int main(int argc, char **argv) {
  llvm::InitLLVM init(argc, argv);
  llvm::install_fatal_error_handler(reportFatalError);
  Options options;
  switch (parseOptions(argc, argv, getCompilerVersion(), options)) {
  case Start::ExitOk:
    return 0;
  case Start::ExitUsage:
    return exitUsage;
  case Start::Run:
    break;
  }
  llvm::Expected<std::vector<StepRequest>> steps = getSteps(options);
  if (!steps) {
    llvm::errs() << "weirc: " << llvm::toString(steps.takeError()) << "\n";
    return exitUsage;
  }
  CompileOptions compile = getCompileOptions(options);
  compile.steps = std::move(*steps);
  if (!options.minimize.empty()) {
    MinimizeRequest request;
    request.loss = options.minimize;
    if (!options.optimizer.empty()) {
      request.optimizer = options.optimizer;
    }
    llvm::SmallVector<llvm::StringRef> names;
    llvm::StringRef(options.trainVars).split(names, ',', -1, false);
    for (llvm::StringRef name : names) {
      request.variables.push_back(name.trim().str());
    }
    compile.minimize = request;
    compile.trainStep = options.trainStep;
  }
  if (!options.planFile.empty()) {
    llvm::Expected<std::vector<char>> plan = readPlanFile(options.planFile);
    if (!plan) {
      llvm::errs() << "weirc: " << llvm::toString(plan.takeError()) << "\n";
      return exitUsage;
    }
    compile.plan = std::move(*plan);
  }
  CompileResult result = compileGraph(compile);
  for (const std::string &warning : result.warnings) {
    llvm::errs() << "weirc: warning: " << warning << "\n";
  }
  for (const std::string &error : result.errors) {
    llvm::errs() << "weirc: error: " << error << "\n";
  }
  if (!result.ok) {
    return exitFailed;
  }
  return writeReport(options, result.report) ? 0 : exitFailed;
}
