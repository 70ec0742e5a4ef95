// The compiler that cases are replayed with: Weir's driver, in this process.
//
// Part of Weir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include "compiler/Replay/DriverCompiler.h"

#include "compiler/Driver/Driver.h"
#include "dialects/TF/OpDefs.h"

#include "llvm/ADT/StringExtras.h"
#include "llvm/ADT/StringMap.h"
#include "llvm/Support/Regex.h"
#include "llvm/Support/TargetSelect.h"
#include "llvm/TargetParser/Host.h"

#include <set>

using namespace weir::replay;

DriverCompiler::DriverCompiler() {
  llvm::InitializeNativeTarget();
  llvm::InitializeNativeTargetAsmPrinter();
  llvm::InitializeNativeTargetAsmParser();
  weir::tf::OpDefs::get();
}

/// "x:0=float32[?,28]", or the name alone where the graph says the rest.
static std::string feedText(const PlannedFeed &feed) {
  if (feed.shapedByGraph) {
    return feed.name;
  }
  std::string text = feed.name + "=" + dtypeName(feed.dtype) + "[";
  for (size_t d = 0; d < feed.dims.size(); ++d) {
    text += (d ? "," : "");
    text += feed.dims[d] < 0 ? "?" : std::to_string(feed.dims[d]);
  }
  return text + "]";
}

static weir::StepRequest toRequest(const PlannedStep &step) {
  weir::StepRequest request;
  request.name = step.name;
  for (const PlannedFeed &feed : step.feeds) {
    request.feeds.push_back(feedText(feed));
  }
  request.fetches = step.fetches;
  request.targets = step.targets;
  return request;
}

/// The best level that this machine runs: a replay needs no other.
static weir::IsaLevel hostLevel() {
  llvm::StringMap<bool> features = llvm::sys::getHostCPUFeatures();
  for (const char *needed :
       {"avx512f", "avx512bw", "avx512cd", "avx512dq", "avx512vl"}) {
    if (!features.lookup(needed)) {
      return weir::IsaLevel::V3;
    }
  }
  return weir::IsaLevel::V4;
}

/// A runtime function that no archive defines is an op type that is missing:
/// `undefined symbol: weir_call_<op type>`.
static void addUndefinedCalls(llvm::StringRef error,
                              std::set<std::string> &missing) {
  llvm::StringRef prefix = "undefined symbol: weir_call_";
  while (true) {
    llvm::StringRef rest = error.split(prefix).second;
    if (rest.empty()) {
      return;
    }
    missing.insert(
        rest.take_while([](char c) { return llvm::isAlnum(c) || c == '_'; })
            .str());
    error = rest;
  }
}

/// What is missing though the op type is known, as a feature in parentheses:
/// an element type ("(MatMul of complex<f32>)") or a gradient.
static void addMissingFeature(llvm::StringRef error,
                              std::set<std::string> &missing) {
  static const char *const patterns[] = {
      "no (gradient) is defined for ([A-Za-z0-9_]+)",
      "(tf[.][A-Za-z0-9]+|a [a-z]+|a matrix product) of '([^']*)'( to "
      "'[^']*')? cannot be "
      "compiled",
      "'?([A-Za-z0-9_.]+)'? of elements of type '([^']*)' is not supported",
      "a (constant) of type ([A-Z0-9_]+) is not supported"};
  for (const char *pattern : patterns) {
    llvm::SmallVector<llvm::StringRef> parts;
    if (llvm::Regex(pattern).match(error, &parts)) {
      llvm::StringRef what = parts[1];
      what.consume_front("tf.");
      what.consume_front("a ");
      missing.insert(("(" + what + " of " + parts[2] + ")").str());
      return;
    }
  }
}

CompileOutcome DriverCompiler::compile(const RecordedCase &recorded,
                                       llvm::ArrayRef<PlannedStep> steps,
                                       const RunOptions &options,
                                       const std::string &output) {
  weir::CompileOptions compile;
  compile.input = recorded.graph;
  for (const PlannedStep &step : steps) {
    compile.steps.push_back(toRequest(step));
  }
  for (const RecordedGradients &gradients : recorded.gradients) {
    compile.gradients.push_back({gradients.prefix, gradients.ys, gradients.xs,
                                 gradients.gradYs, gradients.stopGradients});
  }
  compile.output = output;
  compile.emit = options.via == Via::Shared ? weir::EmitKind::Shared
                                            : weir::EmitKind::Executable;
  compile.raise = options.raise;
  compile.foldConstants = options.foldConstants;
  compile.loops = options.loops;
  compile.localDevices = options.localDevices
                             ? options.localDevices
                             : unsigned(std::max(1, recorded.cpuDevices));
  // A step that must fail fails when it runs, as the recorded one did.
  compile.deferErrors = true;
  compile.dumpIrDir = options.dumpIrDir;
  compile.codegen = options.codegen == "reference"
                        ? weir::CodegenMode::Reference
                        : weir::CodegenMode::Fast;
  compile.levels = {hostLevel()};
  // Cases run side by side; each compiles alone.
  compile.jobs = 1;
  weir::CompileResult result = weir::compileGraph(compile);

  CompileOutcome outcome;
  for (const weir::FlowReport &note : result.report.flow) {
    ++outcome.modes[note.construct + " " + note.mode];
  }
  for (const weir::StepReport &step : result.report.steps) {
    ++outcome
          .modes[step.dataflow.empty() ? "step structured" : "step dataflow"];
  }
  if (result.ok) {
    return outcome;
  }
  outcome.message = llvm::join(result.errors, "; ");
  std::set<std::string> missing(result.unsupportedOps.begin(),
                                result.unsupportedOps.end());
  for (llvm::StringRef error : result.errors) {
    addUndefinedCalls(error, missing);
    addMissingFeature(error, missing);
  }
  outcome.missing.assign(missing.begin(), missing.end());
  outcome.kind = outcome.missing.empty() ? CompileOutcome::Kind::Failed
                                         : CompileOutcome::Kind::Unsupported;
  return outcome;
}
