//===- GradientCheck.cpp - gradients against finite differences -----------===//
// Part of Weir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// weir-gradient-check FILE [--only=NAME] [--keep=GRAPH]
//
// FILE holds cases (GradientCases.h). They become one graph, with the gradient
// of sum(w * y) for each case, w = cos(5 y) held constant; it is compiled once.
// The program then runs each case at inputs moved by a little in each element,
// and the central differences of the same sum are compared. Every op that has a
// gradient must have a case or a reason. Prints a line per mistake; exits 1 if
// there is one.
#include "compiler/Replay/DriverCompiler.h"
#include "compiler/Support/Temporary.h"
#include "dialects/TF/OpRegistry.h"
#include "dialects/TF/TFDialect.h"
#include "dialects/Weir/WeirDialect.h"
#include "test/ops/GradientGraph.h"
#include "llvm/Support/FileSystem.h"
#include "llvm/Support/MemoryBuffer.h"
#include "llvm/Support/Path.h"
#include <cmath>

using namespace mlir;
using namespace weir;
using namespace weir::test;
using namespace weir::replay;

namespace {

/// A case in the program: its calls are `forward`, one for each moved element
/// up and down, then `gradient`.
struct PlannedCase {
  const GradientCase *item;
  CaseNodes nodes;
  std::vector<std::vector<double>> at;
  double step;
  size_t firstCall = 0;
};

class GradientCheck {
public:
  GradientCheck(MLIRContext &context, const CaseFile &file, std::string scratch)
      : context(context), file(file), scratch(std::move(scratch)) {}

  /// Checks `cases` in one program; if it does not compile, in two halves.
  void check(ArrayRef<const GradientCase *> cases);
  /// Every op that has a gradient is covered.
  void checkCoverage();

  unsigned checked = 0, wrong = 0;
  std::string keep;

private:
  MLIRContext &context;
  const CaseFile &file;
  std::string scratch;
  DriverCompiler compiler;
  unsigned programs = 0;

  void report(const GradientCase &item, const Twine &what) {
    ++wrong;
    llvm::outs() << "line " << item.line << ": " << item.name << ": " << what
                 << "\n";
  }
  RecordedCase plan(std::vector<PlannedCase> &planned);
  void compare(const PlannedCase &planned, ArrayRef<CallOutcome> outcomes);
};

} // namespace

static RecordedStep makeCall(const PlannedCase &planned,
                             ArrayRef<std::vector<double>> at,
                             ArrayRef<std::string> fetches) {
  RecordedStep call;
  for (auto [feed, values] : llvm::zip_equal(planned.nodes.feeds, at)) {
    HostTensor tensor = makeZeros(DType::Double, feed.shape);
    std::memcpy(tensor.bytes.data(), values.data(), tensor.bytes.size());
    call.feeds.push_back({feed.name, std::move(tensor)});
  }
  call.fetches = fetches;
  return call;
}

RecordedCase GradientCheck::plan(std::vector<PlannedCase> &planned) {
  RecordedCase recorded;
  for (PlannedCase &one : planned) {
    one.firstCall = recorded.steps.size();
    auto at = one.at;
    recorded.steps.push_back(makeCall(one, at, one.nodes.ys));
    for (std::vector<double> &values : at) {
      for (double &value : values) {
        double before = value;
        for (double moved : {before + one.step, before - one.step}) {
          value = moved;
          recorded.steps.push_back(makeCall(one, at, one.nodes.ys));
        }
        value = before;
      }
    }
    recorded.steps.push_back(makeCall(one, at, one.nodes.gradients));
  }
  return recorded;
}

// sum(w * y), where w = cos(5 base).
static double getLoss(const CallOutcome &at, const CallOutcome &base) {
  double loss = 0;
  for (auto [ys, bases] : llvm::zip_equal(at.outputs, base.outputs)) {
    for (auto [y, b] : llvm::zip_equal(ys.as<double>(), bases.as<double>())) {
      loss += y * std::cos(5 * b);
    }
  }
  return loss;
}

void GradientCheck::compare(const PlannedCase &planned,
                            ArrayRef<CallOutcome> outcomes) {
  ++checked;
  const GradientCase &item = *planned.item;
  for (const CallOutcome &outcome : outcomes) {
    if (outcome.code != "OK") {
      return report(item, outcome.code + ": " + outcome.message);
    }
  }
  double tolerance = planned.step > 1e-4 ? 5e-3 : 2e-6;
  const CallOutcome &base = outcomes.front(), &gradient = outcomes.back();
  size_t next = 1;
  for (auto [i, values] : llvm::enumerate(planned.at)) {
    const HostTensor &got = gradient.outputs[i];
    std::string input = planned.nodes.feeds[i].name;
    if (got.dims != planned.nodes.feeds[i].shape) {
      return report(item,
                    "the gradient of " + input + " is " + got.describeType());
    }
    for (size_t k = 0; k < values.size(); ++k, next += 2) {
      double want =
          (getLoss(outcomes[next], base) - getLoss(outcomes[next + 1], base)) /
          (2 * planned.step);
      double value = got.as<double>()[k];
      double error = std::fabs(value - want);
      if (!(error <= tolerance * (1 + std::fabs(want)))) {
        return report(item, "the gradient of " + input + ", element " +
                                Twine(k) + ", is " + std::to_string(value) +
                                ", by finite differences " +
                                std::to_string(want));
      }
    }
  }
}

void GradientCheck::check(ArrayRef<const GradientCase *> cases) {
  GradientGraph graph(&context, file);
  std::vector<PlannedCase> planned;
  for (const GradientCase *item : cases) {
    auto nodes = graph.add(*item, "c" + std::to_string(planned.size()));
    if (!nodes) {
      report(*item, llvm::toString(nodes.takeError()));
      continue;
    }
    planned.push_back(
        {item, *nodes, generateValues(*item), nodes->isSingle ? 1e-2 : 1e-5});
  }
  auto text = graph.finish();
  if (!text) {
    llvm::outs() << "functions: " << llvm::toString(text.takeError()) << "\n";
    ++wrong;
    return;
  }
  std::string stem = scratch + "/program" + std::to_string(programs++);
  std::error_code error;
  llvm::raw_fd_ostream(keep.empty() ? stem + ".mlir" : keep, error) << *text;
  RecordedCase recorded = plan(planned);
  recorded.graph = keep.empty() ? stem + ".mlir" : keep;
  std::set<std::string> shaped;
  for (const PlannedCase &one : planned) {
    for (const Feed &feed : one.nodes.feeds) {
      shaped.insert(feed.name);
    }
  }
  StepPlan steps = planSteps(recorded, shaped);
  RunOptions options;
  options.codegen = "reference";
  CompileOutcome compiled =
      compiler.compile(recorded, steps.steps, options, stem + ".so");
  if (compiled.kind != CompileOutcome::Kind::Done) {
    if (cases.size() == 1) {
      report(*cases[0], compiled.message);
      ++checked;
      return;
    }
    check(cases.take_front(cases.size() / 2));
    return check(cases.drop_front(cases.size() / 2));
  }
  std::vector<CallOutcome> outcomes;
  if (auto failed = runShared(stem + ".so", recorded, steps, 1,
                              [&](size_t, const CallOutcome &outcome) {
                                outcomes.push_back(outcome);
                                return true;
                              })) {
    llvm::outs() << llvm::toString(std::move(failed)) << "\n";
    ++wrong;
    return;
  }
  for (auto [i, one] : llvm::enumerate(planned)) {
    size_t end =
        i + 1 < planned.size() ? planned[i + 1].firstCall : outcomes.size();
    compare(one, ArrayRef(outcomes).slice(one.firstCall, end - one.firstCall));
  }
}

void GradientCheck::checkCoverage() {
  std::set<std::string> names;
  for (RegisteredOperationName name : context.getRegisteredOperations()) {
    if (name.hasInterface<tf::GradientOpInterface>()) {
      names.insert(name.stripDialect().str());
    }
  }
  for (const auto &entry : tf::OpRegistry::get(&context).getModels()) {
    if (entry.second.gradient) {
      names.insert(entry.first().str());
    }
  }
  for (const std::string &name : names) {
    if (!file.covered.count(name)) {
      ++wrong;
      llvm::outs() << name << " has a gradient that no case checks\n";
    }
  }
  for (const std::string &name : file.covered) {
    if (!names.count(name)) {
      ++wrong;
      llvm::outs() << name << " has a case, but no gradient\n";
    }
  }
}

int main(int argc, char **argv) {
  StringRef path, only, keep;
  for (int i = 1; i < argc; ++i) {
    StringRef argument = argv[i];
    if (argument.consume_front("--only=")) {
      only = argument;
    } else if (argument.consume_front("--keep=")) {
      keep = argument;
    } else {
      path = argument;
    }
  }
  auto buffer = llvm::MemoryBuffer::getFile(path);
  if (!buffer) {
    llvm::errs() << "weir-gradient-check: cannot read '" << path << "'\n";
    return 2;
  }
  auto file = parseCases((*buffer)->getBuffer());
  if (!file) {
    llvm::errs() << path << ": " << llvm::toString(file.takeError()) << "\n";
    return 2;
  }
  MLIRContext context;
  context.loadDialect<WeirDialect, tf::TFDialect>();
  SmallString<128> scratch;
  SmallString<128> stem;
  llvm::sys::path::system_temp_directory(/*erasedOnReboot=*/true, stem);
  llvm::sys::path::append(stem, "weir-gradients");
  if (createTemporaryFolder(stem, scratch)) {
    return 2;
  }
  std::vector<const GradientCase *> cases;
  for (const GradientCase &item : file->cases) {
    if (only.empty() || item.name == only) {
      cases.push_back(&item);
    }
  }
  GradientCheck check(context, *file, scratch.str().str());
  check.keep = keep.str();
  check.check(cases);
  if (only.empty()) {
    check.checkCoverage();
  }
  llvm::sys::fs::remove_directories(scratch);
  llvm::outs() << check.checked << " checked, " << check.wrong << " wrong\n";
  return check.wrong != 0;
}
