//===- FlowCheck.cpp - random control flow, compiled ----------------------===//
// Part of Weir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// weir-flow-check [--graphs=N] [--seed=N] [--batch=N] [--jobs=N] ...
//
// Compiles random graphs of Switch, Merge, Enter, ... many to a program, and
// compares what the program's steps give with the literal interpreter of
// docs/spec/control-flow.md. A third of the graphs has nested loops, a third
// lies on two devices. Each program is compiled twice, with structure where
// there is any and without, and runs with 1 and with 4 threads. Prints how
// often each rule was followed; exits 1 if one never was, or something differs.
#include "FlowCases.h"
#include "compiler/Target/KernelCompiler.h"
#include "dialects/TF/OpDefs.h"
#include "llvm/Support/CommandLine.h"
#include "llvm/Support/FileSystem.h"
#include "llvm/Support/TargetSelect.h"
#include <chrono>
#include <mutex>
#include <thread>

using namespace weir;
using namespace weir::test;

static llvm::cl::opt<unsigned> numGraphs("graphs", llvm::cl::init(300),
                                         llvm::cl::desc("graphs to compare"));
static llvm::cl::opt<uint64_t> firstSeed("seed", llvm::cl::init(1),
                                         llvm::cl::desc("the first seed"));
static llvm::cl::opt<unsigned> batchSize("batch", llvm::cl::init(25),
                                         llvm::cl::desc("graphs a program"));
static llvm::cl::opt<unsigned>
    numDevices("devices", llvm::cl::init(2),
               llvm::cl::desc("devices of those programs that have several"));
static llvm::cl::opt<unsigned> numJobs("jobs", llvm::cl::init(1),
                                       llvm::cl::desc("programs at once"));
static llvm::cl::opt<unsigned> mostAlone(
    "alone", llvm::cl::init(2),
    llvm::cl::desc("steps of a graph that fetch what is dead or repeated"));
static llvm::cl::opt<int> onlyBatch("only", llvm::cl::init(-1),
                                    llvm::cl::desc("the one batch to run"));
static llvm::cl::opt<std::string>
    keepDir("keep", llvm::cl::desc("folder for graphs and programs"));

namespace {
/// The command line, kept: linking a program resets all llvm::cl options.
struct Settings {
  unsigned graphs = numGraphs, batch = batchSize, devices = numDevices;
  unsigned jobs = numJobs, alone = mostAlone;
  int only = onlyBatch;
  uint64_t seed = firstSeed;
  std::string keep = keepDir;
};

/// What all rules of the page come to, but those about graphs that are wrong or
/// do not end, and _SwitchN: DataflowTest has these.
const char *const rules[] = {"roots",
                             "dead-data",
                             "dead-control",
                             "trigger-live",
                             "fetch-dead",
                             "fetch-once",
                             "switch",
                             "switch-control",
                             "merge-ready",
                             "merge-first-live",
                             "merge-index",
                             "merge-all-dead",
                             "merge-control",
                             "merge-dead-enter",
                             "enter",
                             "enter-constant",
                             "next-iteration",
                             "next-dead",
                             "exit",
                             "exit-dead-last",
                             "parallel-iterations",
                             "iteration-end",
                             "frame-nesting"};

/// Compiles and compares batches; what they come to.
class Checker {
public:
  explicit Checker(const Settings &settings) : settings(settings) {}
  void run(unsigned batch, unsigned count);
  int report(double seconds);

private:
  std::vector<FlowCase> makeCases(unsigned batch, unsigned count);
  void fail(const std::string &text);

  const Settings &settings;
  std::mutex mutex;
  std::map<std::string, int64_t> counts;
  uint64_t graphs = 0, nodes = 0, steps = 0, structured = 0, transfers = 0;
  uint64_t together = 0, alone = 0, wrong = 0;
  std::map<std::string, double> phases;
  double compileSeconds = 0, runSeconds = 0;
};
} // namespace

static double getSeconds() {
  return std::chrono::duration<double>(
             std::chrono::steady_clock::now().time_since_epoch())
      .count();
}

static FlowKind getKind(unsigned batch, unsigned i) {
  switch (batch % 3) {
  case 0:
    return i % 3 ? FlowKind::Loops : FlowKind::Flat;
  case 1:
    return FlowKind::Nested;
  default:
    return FlowKind::Devices;
  }
}

/// Batches have seeds of their own, so that --graphs changes none.
std::vector<FlowCase> Checker::makeCases(unsigned batch, unsigned count) {
  std::vector<FlowCase> cases(count);
  uint64_t seed = (settings.seed + batch) * 1000003;
  for (unsigned i = 0; i < count; ++i) {
    while (!makeCase(seed++, getKind(batch, i), settings.alone, cases[i])) {
    }
  }
  return cases;
}

void Checker::fail(const std::string &text) {
  std::lock_guard<std::mutex> guard(mutex);
  if (++wrong <= 50) {
    llvm::errs() << text << "\n";
  }
}

void Checker::run(unsigned batch, unsigned count) {
  std::vector<FlowCase> cases = makeCases(batch, count);
  bool devices = batch % 3 == 2 && settings.devices > 1;
  llvm::SmallString<128> dir(settings.keep);
  if (dir.empty() ? bool(llvm::sys::fs::createUniqueDirectory("weir-flow", dir))
                  : bool(llvm::sys::fs::create_directories(dir))) {
    return fail("cannot make the folder " + dir.str().str());
  }
  std::string base = (dir + "/b" + llvm::Twine(batch)).str();
  std::error_code error;
  llvm::raw_fd_ostream(base + ".pbtxt", error) << writeGraph(cases, devices);
  for (bool raise : {false, true}) {
    CompileOptions options;
    options.input = base + ".pbtxt";
    options.steps = makeSteps(cases);
    options.output = base + (raise ? "-raised.so" : ".so");
    options.emit = EmitKind::Shared;
    options.codegen = CodegenMode::Reference;
    options.levels = {IsaLevel::V3};
    options.raise = raise;
    options.deferErrors = true;
    options.jobs = 1;
    options.localDevices = devices ? settings.devices : 1;
    std::string what = "batch " + std::to_string(batch) +
                       (raise ? " raised: " : " as it is: ");
    double start = getSeconds();
    CompileResult result = compileGraph(options);
    double compiled = getSeconds();
    if (!result.ok) {
      for (const std::string &text : result.errors) {
        fail(what + text);
      }
    }
    for (int threads : {1, 4}) {
      if (result.ok) {
        for (const std::string &text :
             runProgram(options.output, threads, cases)) {
          fail(what + text);
        }
      }
    }
    std::lock_guard<std::mutex> guard(mutex);
    compileSeconds += compiled - start;
    runSeconds += getSeconds() - compiled;
    for (const StepReport &step : result.report.steps) {
      ++steps;
      structured += step.dataflow.empty();
    }
    for (const PhaseTime &phase : result.report.phases) {
      phases[phase.name] += phase.milliseconds / 1000;
    }
    transfers += result.report.transfers.edges.size();
  }
  if (settings.keep.empty()) {
    llvm::sys::fs::remove_directories(dir);
  }
  std::lock_guard<std::mutex> guard(mutex);
  for (const FlowCase &flow : cases) {
    ++graphs;
    nodes += flow.graph.nodes.size();
    together += flow.together.size();
    alone += flow.alone.size();
    for (auto &[rule, count] : flow.rules) {
      counts[rule] += count;
    }
  }
}

int Checker::report(double seconds) {
  llvm::raw_ostream &os = llvm::outs();
  unsigned missing = 0;
  for (const char *rule : rules) {
    os << llvm::format("%12lld  ", (long long)counts[rule]) << rule << "\n";
    missing += counts[rule] == 0;
  }
  os << graphs << " graphs, " << nodes << " nodes, " << together
     << " fetches with a value, " << alone << " without or with several\n"
     << steps << " steps compiled, " << structured << " of them structured; "
     << transfers << " transfers\n"
     << llvm::format(
            "%.1f s: %.1f s compiling, %.1f s running; %.1f graphs/s\n",
            seconds, compileSeconds, runSeconds, graphs / seconds);
  for (auto &[name, time] : phases) {
    os << llvm::format("%12.1f  s of ", time) << name << "\n";
  }
  if (missing) {
    os << missing << " rules were never followed\n";
  }
  os << wrong << " differences\n";
  return wrong || missing;
}

int main(int argc, char **argv) {
  llvm::cl::ParseCommandLineOptions(argc, argv);
  llvm::InitializeNativeTarget();
  llvm::InitializeNativeTargetAsmPrinter();
  llvm::InitializeNativeTargetAsmParser();
  tf::OpDefs::get();
  const Settings settings;
  Checker checker(settings);
  std::mutex mutex;
  unsigned next = 0;
  unsigned numBatches = (settings.graphs + settings.batch - 1) / settings.batch;
  double start = getSeconds();
  auto work = [&] {
    for (;;) {
      unsigned batch;
      {
        std::lock_guard<std::mutex> guard(mutex);
        if ((batch = next++) >= numBatches) {
          return;
        }
      }
      if (settings.only >= 0 && unsigned(settings.only) != batch) {
        continue;
      }
      checker.run(batch, std::min(settings.batch,
                                  settings.graphs - batch * settings.batch));
    }
  };
  std::vector<std::thread> threads;
  for (unsigned i = 1; i < settings.jobs; ++i) {
    threads.emplace_back(work);
  }
  work();
  for (std::thread &thread : threads) {
    thread.join();
  }
  return checker.report(getSeconds() - start);
}
