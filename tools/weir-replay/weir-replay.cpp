// weir-replay: compiles recorded cases and replays their steps.
//
// The compiler is initialized once; then each case runs in a forked process,
// which inherits the initialized compiler and may crash or hang without harm.
//
// Part of Weir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include "compiler/Replay/DriverCompiler.h"
#include "compiler/Replay/WorkerPool.h"
#include "tools/weir-replay/Options.h"
#include "tools/weir-replay/Report.h"

#include "llvm/Support/FileSystem.h"
#include "llvm/Support/MemoryBuffer.h"
#include "llvm/Support/Path.h"
#include "llvm/Support/Regex.h"
#include "llvm/Support/Signals.h"
#include "llvm/Support/raw_ostream.h"

#include <cstring>
#include <unistd.h>

using namespace weir::replay;

/// "area/case": the last two parts of the path.
static std::string labelOf(llvm::StringRef folder) {
  llvm::SmallString<128> absolute(folder);
  llvm::sys::fs::make_absolute(absolute);
  llvm::sys::path::remove_dots(absolute, /*remove_dot_dot=*/true);
  llvm::StringRef name = llvm::sys::path::filename(absolute);
  llvm::StringRef area =
      llvm::sys::path::filename(llvm::sys::path::parent_path(absolute));
  return (area + "/" + name).str();
}

static int fail(const llvm::Twine &message) {
  llvm::errs() << "weir-replay: " << message << "\n";
  return 2;
}

/// The case folders that the command line asks for.
static llvm::Expected<std::vector<std::string>>
chooseCases(const ReplayOptions &options) {
  std::vector<std::string> found;
  if (options.mustPass.empty()) {
    llvm::Expected<std::vector<std::string>> all = findCases(options.paths);
    if (!all) {
      return all.takeError();
    }
    found = std::move(*all);
  } else {
    auto list = llvm::MemoryBuffer::getFile(options.mustPass);
    if (!list) {
      return llvm::createStringError(options.mustPass + ": " +
                                     list.getError().message());
    }
    llvm::SmallVector<llvm::StringRef> lines;
    (*list)->getBuffer().split(lines, '\n', -1, /*KeepEmpty=*/false);
    for (llvm::StringRef line : lines) {
      if (!line.starts_with("#")) {
        found.push_back((options.paths[0] + "/" + line.trim()).str());
      }
    }
  }
  if (options.filter.empty()) {
    return found;
  }
  llvm::Regex regex(options.filter);
  std::string message;
  if (!regex.isValid(message)) {
    return llvm::createStringError("--filter: " + message);
  }
  llvm::erase_if(found, [&](const std::string &folder) {
    return !regex.match(labelOf(folder));
  });
  return found;
}

static void writeLine(int fd, llvm::json::Value value) {
  std::string text;
  llvm::raw_string_ostream(text) << value << "\n";
  for (size_t at = 0; at < text.size();) {
    ssize_t put = write(fd, text.data() + at, text.size() - at);
    if (put <= 0) {
      return;
    }
    at += size_t(put);
  }
}

/// What the worker's lines say: the last phase, and the outcome if it came.
static CaseOutcome readLines(const JobResult &result) {
  llvm::SmallVector<llvm::StringRef> lines;
  llvm::StringRef(result.output).split(lines, '\n', -1, false);
  std::string phase = "start";
  for (llvm::StringRef line : lines) {
    llvm::Expected<llvm::json::Value> value = llvm::json::parse(line);
    if (!value) {
      llvm::consumeError(value.takeError());
      continue;
    }
    if (auto outcome = CaseOutcome::fromJson(*value)) {
      return *outcome;
    }
    if (auto *object = value->getAsObject()) {
      phase = object->getString("phase").value_or(phase).str();
    }
  }
  CaseOutcome outcome;
  if (result.timedOut) {
    outcome.why = "timeout in " + phase;
  } else if (result.signal) {
    outcome.why =
        "crash in " + phase + ": " + std::string(strsignal(result.signal));
  } else {
    outcome.why = "the worker ended in " + phase + " with status " +
                  std::to_string(result.exitCode);
  }
  (phase == "run" ? outcome.runSeconds : outcome.compileSeconds) =
      result.seconds;
  return outcome;
}

int main(int argc, char **argv) {
  // A case that crashes prints where; --verbose shows it.
  llvm::sys::PrintStackTraceOnErrorSignal(argv[0]);
  int status = 0;
  std::optional<ReplayOptions> options = parseOptions(argc, argv, status);
  if (!options) {
    return status;
  }
  llvm::Expected<std::vector<std::string>> cases = chooseCases(*options);
  if (!cases) {
    return fail(llvm::toString(cases.takeError()));
  }

  llvm::SmallString<128> root(options->keep);
  if (options->keep.empty()) {
    if (llvm::sys::fs::createUniqueDirectory("weir-replay", root)) {
      return fail("cannot make a temporary folder");
    }
  }
  llvm::sys::fs::make_absolute(root);
  auto scratchOf = [&](size_t job) {
    return (root + "/" + labelOf((*cases)[job])).str();
  };

  DriverCompiler compiler;
  RunOptions run;
  run.via = options->via == "exe" ? Via::Executable : Via::Shared;
  run.threads = options->threads;
  run.codegen = options->codegen;
  run.raise = !options->noRaise;
  run.foldConstants = !options->noFold;
  run.loops = options->loops;
  run.localDevices = options->localDevices;
  Report report(options->timing, !options->mustPass.empty());
  PoolOptions pool{options->jobs, options->timeout};
  runJobs(
      cases->size(), pool,
      [&](size_t job, int fd) {
        llvm::sys::fs::create_directories(scratchOf(job));
        if (!options->dumpIrDir.empty()) { // each job is a process of its own
          run.dumpIrDir = options->dumpIrDir + "/" + labelOf((*cases)[job]);
        }
        CaseOutcome outcome =
            runCase((*cases)[job], scratchOf(job), run, compiler,
                    [&](llvm::StringRef phase) {
                      writeLine(fd, llvm::json::Object{{"phase", phase}});
                    });
        writeLine(fd, outcome.toJson());
        return 0;
      },
      [&](size_t job, JobResult result) {
        CaseOutcome outcome = readLines(result);
        bool show = options->verbose && outcome.status == CaseStatus::Fail;
        report.add(labelOf((*cases)[job]), outcome, show ? result.log : "");
        if (options->keep.empty()) {
          llvm::sys::fs::remove_directories(scratchOf(job));
        }
      });
  if (options->keep.empty()) {
    llvm::sys::fs::remove_directories(root);
  }
  report.finish();

  if (!options->json.empty()) {
    std::error_code code;
    llvm::raw_fd_ostream file(options->json, code);
    if (code) {
      return fail(options->json + ": " + code.message());
    }
    file << llvm::formatv("{0:2}", report.toJson()) << "\n";
  }
  return report.anyFailed() ? 1 : 0;
}
