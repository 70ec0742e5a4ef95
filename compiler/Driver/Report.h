//===- Report.h - what a compilation did ------------------------*- C++ -*-===//
// Part of Weir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#ifndef WEIR_COMPILER_DRIVER_REPORT_H
#define WEIR_COMPILER_DRIVER_REPORT_H

#include "compiler/Driver/TransferReport.h"
#include "compiler/Emit/ProgramEmitter.h"
#include "mlir/IR/BuiltinOps.h"
#include "passes/Placement/Passes.h"
#include <chrono>
#include <string>
#include <vector>

namespace weir {

/// One step of the program.
struct StepReport {
  std::string name;
  uint64_t kernels = 0, calls = 0, otherTasks = 0; ///< tasks by kind
  uint64_t graphNodes = 0; ///< nodes that its kernels and calls compute
  /// Control flow among the others: branches, loops and calls that run steps
  /// of their own. `dataflow`: why the whole step runs op by op, or "".
  uint64_t branches = 0, loops = 0, invocations = 0;
  std::string dataflow;
  /// Bytes of the arena as planned, and the least that the order of tasks
  /// needs, at sample sizes.
  int64_t arenaBytes = 0, boundBytes = 0;
};

struct PhaseTime {
  std::string name;
  double milliseconds;
};

/// How one loop or branch runs; see FlowNote.
struct FlowReport {
  std::string step, node, construct, mode, why;
};

/// What a compilation did, for `--report`.
struct CompileReport {
  std::string input, output;
  std::vector<StepReport> steps;
  std::vector<FlowReport> flow;
  PlacementReport placement;
  TransferReport transfers;
  uint64_t distinctKernels = 0, cachedKernels = 0;
  uint64_t weightBytes = 0, tableBytes = 0, codeBytes = 0, outputBytes = 0;
  std::vector<std::string> runtimeCalls;
  /// The runtime's archives that those come from.
  std::vector<std::string> components;
  /// Variables, queues, ...
  std::vector<ResourceInfo> resources;
  /// Kernels that fit no fast schedule, and why.
  std::vector<std::string> fallbacks;
  bool fromCache = false;
  std::vector<PhaseTime> phases;

  std::string toText() const;
  std::string toJson() const;
};

/// Counts what the frames of a scheduled module hold.
std::vector<StepReport> countSteps(mlir::ModuleOp module);
/// How the module's loops and branches run.
std::vector<FlowReport> getFlowReports(mlir::ModuleOp module);

/// Adds the time until its end to a report.
class PhaseTimer {
public:
  PhaseTimer(CompileReport &report, std::string name)
      : report(report), name(std::move(name)),
        start(std::chrono::steady_clock::now()) {}
  ~PhaseTimer() {
    std::chrono::duration<double, std::milli> time =
        std::chrono::steady_clock::now() - start;
    report.phases.push_back({name, time.count()});
  }

private:
  CompileReport &report;
  std::string name;
  std::chrono::steady_clock::time_point start;
};

} // namespace weir

#endif // WEIR_COMPILER_DRIVER_REPORT_H
