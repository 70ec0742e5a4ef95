//===- Report.cpp - what a compilation did --------------------------------===//
// Part of Weir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "compiler/Driver/Report.h"
#include "dialects/Task/TaskDialect.h"
#include "dialects/Weir/FlowNotes.h"
#include "dialects/Weir/WeirDialect.h"
#include "llvm/Support/FormatVariadic.h"
#include "llvm/Support/JSON.h"

using namespace mlir;
using namespace weir;

/// How many nodes a kernel's task name stands for ("a+b+c+4 more").
static uint64_t countNodes(StringRef name) {
  SmallVector<StringRef> parts;
  name.split(parts, '+');
  uint64_t nodes = parts.size();
  unsigned more;
  if (StringRef last = parts.back();
      last.consume_back(" more") && !last.getAsInteger(10, more)) {
    nodes += more - 1;
  }
  return nodes;
}

std::vector<StepReport> weir::countSteps(ModuleOp module) {
  std::vector<StepReport> steps;
  for (ProgramOp program : module.getOps<ProgramOp>()) {
    for (task::FrameOp frame : program.getOps<task::FrameOp>()) {
      StepReport step;
      step.name = frame.getSymName().str();
      step.arenaBytes = frame.getPlanned().value_or(0);
      step.boundBytes = frame.getBound().value_or(0);
      step.dataflow = frame.getDataflow().value_or("").str();
      for (task::TaskOp task : frame.getBody().getOps<task::TaskOp>()) {
        if (task.getKind() == task::TaskKind::Kernel) {
          ++step.kernels;
          step.graphNodes += countNodes(task.getName());
        } else if (task.getKind() == task::TaskKind::Call) {
          ++step.calls;
          ++step.graphNodes;
        } else {
          ++step.otherTasks;
          step.branches += task.getKind() == task::TaskKind::Case;
          step.loops += task.getKind() == task::TaskKind::While;
          step.invocations += task.getKind() == task::TaskKind::Invoke;
        }
      }
      steps.push_back(std::move(step));
    }
  }
  return steps;
}

/// A device's name without what all of them have in common.
static StringRef getShortName(StringRef device) {
  size_t at = device.find("/device:");
  return at == StringRef::npos ? device
                               : device.drop_front(at + strlen("/device:"));
}

/// The table of ops and devices: node, op type, device, why.
static void printPlacement(llvm::raw_ostream &os,
                           const PlacementReport &placement) {
  if (placement.devices.size() <= 1) {
    return;
  }
  os << placement.devices.size() << " devices:";
  for (StringRef device : placement.devices) {
    os << " " << device;
  }
  os << "\n";
  StringRef step;
  for (const PlacedOp &op : placement.ops) {
    if (step != op.step) {
      step = op.step;
      os << "placement of step " << step << ":\n";
    }
    os << "  " << (op.node.empty() ? "-" : op.node) << " (" << op.opType
       << "): " << getShortName(placement.devices[op.device]) << ", " << op.why
       << "\n";
  }
}

static llvm::json::Array getPlacementJson(const PlacementReport &placement) {
  llvm::json::Array ops;
  for (const PlacedOp &op : placement.ops) {
    ops.push_back(llvm::json::Object{
        {"step", op.step},
        {"node", op.node},
        {"op", op.opType},
        {"device", placement.devices[op.device]},
        {"why", op.why},
    });
  }
  return ops;
}

std::vector<FlowReport> weir::getFlowReports(ModuleOp module) {
  std::vector<FlowReport> reports;
  for (const FlowNote &note : getFlowNotes(module)) {
    reports.push_back(
        {note.step, note.node, note.construct, note.mode, note.why});
  }
  return reports;
}

std::string CompileReport::toText() const {
  std::string text;
  llvm::raw_string_ostream os(text);
  os << input << " -> " << output << (fromCache ? " (from the cache)" : "")
     << "\n";
  for (const StepReport &step : steps) {
    os << llvm::formatv(
        "step {0}: {1} nodes in {2} kernel tasks, {3} runtime calls, {4} "
        "others\n",
        step.name, step.graphNodes, step.kernels, step.calls, step.otherTasks);
    if (!step.dataflow.empty()) {
      os << "  runs op by op: " << step.dataflow << "\n";
    }
    double ratio =
        step.boundBytes ? double(step.arenaBytes) / step.boundBytes : 1;
    os << llvm::formatv(
        "  arena {0} bytes, {1} alive at once ({2:f2}x), at sample sizes\n",
        step.arenaBytes, step.boundBytes, ratio);
  }
  for (const FlowReport &note : flow) {
    os << llvm::formatv("{0} {1}: {2}, {3} [step {4}]\n", note.construct,
                        note.node, note.mode, note.why, note.step);
  }
  os << llvm::formatv(
      "{0} distinct kernels ({1} from the cache), {2} bytes of code\n",
      distinctKernels, cachedKernels, codeBytes);
  os << llvm::formatv("weights {0} bytes, tables {1}, output {2}\n",
                      weightBytes, tableBytes, outputBytes);
  if (!runtimeCalls.empty()) {
    os << "runtime functions:";
    for (const std::string &call : runtimeCalls) {
      os << " " << call;
    }
    os << "\n";
  }
  if (!components.empty()) {
    os << "components:";
    for (const std::string &component : components) {
      os << " " << component;
    }
    os << "\n";
  }
  for (const ResourceInfo &resource : resources) {
    os << (resource.type.empty() ? resource.kind : "variable") << " "
       << resource.name;
    if (!resource.type.empty()) {
      os << ": " << resource.type;
    }
    os << (resource.trainable ? " trainable" : "")
       << (resource.local ? " local" : "") << "\n";
  }
  printPlacement(os, placement);
  transfers.print(os);
  for (const std::string &fallback : fallbacks) {
    os << "slow: " << fallback << "\n";
  }
  double total = 0;
  for (const PhaseTime &phase : phases) {
    os << llvm::formatv("{0,10:f1} ms {1}\n", phase.milliseconds, phase.name);
    total += phase.milliseconds;
  }
  os << llvm::formatv("{0,10:f1} ms in all\n", total);
  return text;
}

std::string CompileReport::toJson() const {
  llvm::json::Array stepArray, phaseArray, callArray, fallbackArray;
  llvm::json::Array componentArray, resourceArray;
  for (const StepReport &step : steps) {
    stepArray.push_back(llvm::json::Object{
        {"name", step.name},
        {"kernel_tasks", int64_t(step.kernels)},
        {"call_tasks", int64_t(step.calls)},
        {"other_tasks", int64_t(step.otherTasks)},
        {"branches", int64_t(step.branches)},
        {"loops", int64_t(step.loops)},
        {"invocations", int64_t(step.invocations)},
        {"control_flow", step.dataflow.empty() ? "structured" : "dataflow"},
        {"dataflow_reason", step.dataflow},
        {"graph_nodes", int64_t(step.graphNodes)},
        {"arena_bytes", step.arenaBytes},
        {"bound_bytes", step.boundBytes}});
  }
  for (const PhaseTime &phase : phases) {
    phaseArray.push_back(
        llvm::json::Object{{"name", phase.name}, {"ms", phase.milliseconds}});
  }
  for (const std::string &call : runtimeCalls) {
    callArray.push_back(call);
  }
  for (const std::string &component : components) {
    componentArray.push_back(component);
  }
  for (const ResourceInfo &resource : resources) {
    resourceArray.push_back(
        llvm::json::Object{{"name", resource.name},
                           {"kind", resource.kind},
                           {"container", resource.container},
                           {"type", resource.type},
                           {"trainable", resource.trainable},
                           {"local", resource.local}});
  }
  llvm::json::Array flowArray;
  for (const FlowReport &note : flow) {
    flowArray.push_back(llvm::json::Object{{"step", note.step},
                                           {"node", note.node},
                                           {"construct", note.construct},
                                           {"mode", note.mode},
                                           {"why", note.why}});
  }
  for (const std::string &fallback : fallbacks) {
    fallbackArray.push_back(fallback);
  }
  llvm::json::Object object{{"input", input},
                            {"output", output},
                            {"from_cache", fromCache},
                            {"steps", std::move(stepArray)},
                            {"devices", llvm::json::Array(placement.devices)},
                            {"placement", getPlacementJson(placement)},
                            {"flow", std::move(flowArray)},
                            {"distinct_kernels", int64_t(distinctKernels)},
                            {"cached_kernels", int64_t(cachedKernels)},
                            {"code_bytes", int64_t(codeBytes)},
                            {"weight_bytes", int64_t(weightBytes)},
                            {"table_bytes", int64_t(tableBytes)},
                            {"output_bytes", int64_t(outputBytes)},
                            {"runtime_calls", std::move(callArray)},
                            {"components", std::move(componentArray)},
                            {"resources", std::move(resourceArray)},
                            {"fallbacks", std::move(fallbackArray)},
                            {"phases", std::move(phaseArray)}};
  transfers.addTo(object);
  return llvm::formatv("{0:2}", llvm::json::Value(std::move(object))).str() +
         "\n";
}
