//===- LoadGraph.cpp - the graph in memory, its steps asked for -----------===//
// Part of Weir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "compiler/Driver/Compilation.h"
#include "compiler/Driver/Signatures.h"
#include "compiler/Driver/StepsFile.h"
#include "compiler/Evaluate/EvaluateConstants.h"
#include "compiler/Import/Import.h"
#include "compiler/Pipelines/Pipelines.h"
#include "dialects/TF/TFDialect.h"
#include "dialects/Task/TaskDialect.h"
#include "dialects/Weir/WeirDialect.h"
#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/IR/MLIRContext.h"
#include "mlir/Parser/Parser.h"
#include "passes/Structure/Passes.h"
#include "llvm/Support/Path.h"

using namespace mlir;
using namespace weir;

namespace mlir {
// Declared here rather than by mlir/InitAll*.h, which include all of upstream.
void registerAllDialects(DialectRegistry &registry);
void registerAllExtensions(DialectRegistry &registry);
} // namespace mlir

void Compilation::prepareContext() {
  DialectRegistry registry;
  registerAllDialects(registry);
  registerAllExtensions(registry);
  registry.insert<WeirDialect, tf::TFDialect, task::TaskDialect>();
  registerCpuTargetDialects(registry);
  if (options.foldConstants) {
    registerConstantEvaluation(registry);
  }
  context = std::make_unique<MLIRContext>(
      registry, options.jobs == 1 ? MLIRContext::Threading::DISABLED
                                  : MLIRContext::Threading::ENABLED);
  context->printOpOnDiagnostic(false);
  context->loadDialect<WeirDialect, tf::TFDialect, task::TaskDialect,
                       func::FuncDialect>();
  prepareCpuTargetContext(*context);
  diagnostics = std::make_unique<DiagnosticCollector>(
      context.get(), result.errors, result.warnings);
}

std::string Compilation::getProgramName() const {
  if (!options.programName.empty()) {
    return options.programName;
  }
  StringRef stem = llvm::sys::path::stem(options.output);
  return stem.empty() || stem == "-" ? "program" : stem.str();
}

bool Compilation::load() {
  PhaseTimer timer(result.report, "import");
  if (StringRef(options.input).ends_with(".mlir")) {
    ParserConfig config(context.get());
    module = parseSourceFile<ModuleOp>(options.input, config);
    if (!module && result.errors.empty()) {
      fail("cannot read '" + options.input + "'");
    }
    return static_cast<bool>(module);
  }
  ImportOptions import;
  import.tags = options.tags;
  std::string error;
  module = importGraphFile(options.input, *context, import, error);
  if (!module) {
    return fail(error);
  }
  for (GraphOp graph : module->getOps<GraphOp>()) {
    if (graph.getBody().front().getOps<NodeOp>().empty()) {
      return fail("'" + options.input +
                  "' has no nodes, so there is nothing to compile; expected a "
                  "GraphDef (.pb, .pbtxt), a MetaGraphDef (.meta) or a "
                  "SavedModel folder");
    }
  }
  return true;
}

/// The steps of --minimize, after those that there are.
bool Compilation::addTraining(std::vector<StepRequest> &requests) {
  auto graphs = module->getOps<GraphOp>();
  if (graphs.empty()) {
    return fail("--minimize needs a graph, '" + options.input +
                "' is past that form");
  }
  GraphOp graph = *graphs.begin();
  StepRequest *init = nullptr;
  for (StepRequest &step : requests) {
    if (step.name == "init_optimizer") {
      return fail("there is a step 'init_optimizer' already, which is the name "
                  "of the one that --minimize adds; rename it");
    }
    init = step.name == "init" ? &step : init;
  }
  if (!init) {
    for (NodeOp node : graph.getBody().front().getOps<NodeOp>()) {
      if (node.getNodeName() == "init" && node.getOpType() == "NoOp") {
        requests.push_back({"init", {}, {}, {"init"}});
        init = &requests.back();
      }
    }
  }
  for (const StepRequest &step : requests) {
    if (step.name == options.trainStep) {
      return fail("there is a step '" + step.name +
                  "' already; name the new one with --train-step");
    }
  }
  if (options.trainStep == "init_optimizer") {
    return fail("--train-step: 'init_optimizer' is the name of another step "
                "that --minimize adds; choose another");
  }
  FailureOr<TrainingNodes> added = minimizeLoss(graph, *options.minimize);
  if (failed(added)) {
    return false;
  }
  if (init && !added->initReadsVariables) {
    init->targets.push_back(added->init);
  }
  requests.push_back({"init_optimizer", {}, {}, {added->init}});
  requests.push_back({options.trainStep, {}, {added->loss}, {added->update}});
  return true;
}

/// Step specs go through the module's `weir.steps`, as in `weir-opt`.
bool Compilation::setSteps() {
  for (const GradientRequest &request : options.gradients) {
    for (GraphOp graph : module->getOps<GraphOp>()) {
      if (failed(addGradientRequest(graph, request))) {
        return false;
      }
    }
  }
  std::vector<StepRequest> requests = options.steps;
  if (requests.empty()) {
    auto graphs = (*module).getOps<GraphOp>();
    if (!graphs.empty()) {
      requests = getSignatureSteps(*graphs.begin());
      fromSignatures = !requests.empty();
    }
  }
  if (options.minimize && !addTraining(requests)) {
    return false;
  }
  if (requests.empty()) {
    return true;
  }
  Builder builder(context.get());
  SmallVector<Attribute> steps;
  for (const StepRequest &step : requests) {
    auto getStrings = [&](const std::vector<std::string> &texts) {
      SmallVector<StringRef> refs(texts.begin(), texts.end());
      return builder.getStrArrayAttr(refs);
    };
    std::vector<std::string> feeds;
    for (const std::string &text : step.feeds) {
      auto feed = normalizeFeed(text);
      if (!feed) {
        return fail(feed.takeError());
      }
      feeds.push_back(*feed);
    }
    NamedAttrList fields;
    fields.set("name", builder.getStringAttr(step.name));
    if (!feeds.empty()) {
      fields.set("feeds", getStrings(feeds));
    }
    std::vector<std::string> fetches;
    for (const std::string &fetch : step.fetches) {
      fetches.push_back(addPort(fetch));
    }
    fields.set("fetches", getStrings(fetches));
    fields.set("targets", getStrings(step.targets));
    steps.push_back(fields.getDictionary(context.get()));
  }
  (*module)->setAttr("weir.steps", builder.getArrayAttr(steps));
  return true;
}
