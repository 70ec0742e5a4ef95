//===- RaiseGraph.cpp - from graph form to steps --------------------------===//
// Part of Weir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Per spec: select the nodes that the step runs, make its arguments from the
// feeds, raise the nodes in order (NodeRaiser), return the fetches after every
// effect.
#include "passes/Structure/RaiseGraph.h"
#include "dialects/TF/OpDefs.h"
#include "dialects/TF/TFDialect.h"
#include "dialects/Weir/DataTypes.h"
#include "passes/Structure/AddGradients.h"
#include "passes/Structure/DataflowRaiser.h"
#include "passes/Structure/InstantiateFunction.h"
#include "passes/Structure/NodeRaiser.h"
#include "passes/Structure/Passes.h"
#include "passes/Structure/ReferenceReads.h"
#include "passes/Structure/ScopeRaiser.h"
#include "passes/Structure/VariableRoles.h"
#include "llvm/ADT/StringSet.h"

#define DEBUG_TYPE "weir-raise-graph"

using namespace mlir;
using namespace weir;

namespace weir {
#define GEN_PASS_DEF_RAISEGRAPHPASS
#include "passes/Structure/Passes.h.inc"
} // namespace weir

/// The type of a step's argument: the feed's word, else the Placeholder's.
static Type getArgumentType(GraphOp graph, const FeedSpec &feed, Value value) {
  Type element =
      feed.elementType
          ? feed.elementType
          : dropRef(cast<TensorType>(value.getType()).getElementType());
  std::optional<SmallVector<int64_t>> dims;
  if (feed.shape) {
    dims.emplace(feed.shape->begin(), feed.shape->end());
  } else {
    dims = getDeclaredShape(graph, value.getDefiningOp<NodeOp>());
  }
  if (!dims) {
    return UnrankedTensorType::get(element);
  }
  for (int64_t &dim : *dims) {
    dim = dim < 0 ? ShapedType::kDynamic : dim;
  }
  return RankedTensorType::get(*dims, element);
}

static StepOp createStep(OpBuilder &builder, const StepSpec &spec,
                         const StepSelection &selection) {
  SmallVector<StringRef> feeds, fetches, targets;
  for (const FeedSpec &feed : selection.feeds) {
    feeds.push_back(feed.name);
  }
  fetches.append(spec.fetches.begin(), spec.fetches.end());
  targets.append(spec.targets.begin(), spec.targets.end());
  auto name = builder.getStringAttr(spec.name);
  OperationState state(NameLoc::get(name), StepOp::getOperationName());
  state.addAttribute("sym_name", name);
  state.addAttribute("function_type",
                     TypeAttr::get(builder.getFunctionType({}, {})));
  state.addAttribute("feeds", builder.getStrArrayAttr(feeds));
  state.addAttribute("fetches", builder.getStrArrayAttr(fetches));
  state.addAttribute("targets", builder.getStrArrayAttr(targets));
  state.addRegion()->emplaceBlock();
  return cast<StepOp>(builder.create(state));
}

/// Why the step must be left to the executor, op by op; "" if it need not: its
/// control flow has no structure, or a fetched value may be dead, or belongs to
/// a loop's iterations, so that only the executor can say that it has no value.
static std::string getDataflowReason(const StepSelection &selection,
                                     const ControlFlowAnalysis &analysis,
                                     bool raise) {
  if (const auto &irregular = analysis.getIrregularity()) {
    NodeOp node = irregular->node;
    return ("node '" + node.getNodeName() + "' (" + node.getOpType() + ") " +
            irregular->reason)
        .str();
  }
  if (!raise && analysis.hasControlFlow()) {
    return "asked for";
  }
  for (Value fetch : selection.fetchValues) {
    NodeOp node = getNode(fetch);
    if (analysis.contains(node) &&
        (!analysis.getEdgeConditions(fetch).empty() ||
         analysis.getFrame(node) || getFlowRole(node) == FlowRole::Enter)) {
      return ("fetched node '" + node.getNodeName() +
              "' may have no value, or several")
          .str();
    }
  }
  return "";
}

/// The step's arguments, made from the feeds.
template <typename Raiser>
static void addArguments(GraphOp graph, const StepSelection &selection,
                         Block &body, Raiser &raiser) {
  for (auto [feed, value] : llvm::zip(selection.feeds, selection.feedValues)) {
    auto node = value.template getDefiningOp<NodeOp>();
    raiser.map(value, body.addArgument(getArgumentType(graph, feed, value),
                                       NameLoc::get(node.getNodeNameAttr())));
    if (selection.isFedPlaceholder(node)) {
      raiser.ignoreControl(node);
    }
  }
}

/// The step's results; null if one was not raised, which has been reported.
template <typename Raiser>
static FailureOr<SmallVector<Value>> getResults(const StepSelection &selection,
                                                Raiser &raiser) {
  SmallVector<Value> results;
  for (Value fetch : selection.fetchValues) {
    results.push_back(raiser.getByValue(fetch));
    if (!results.back()) {
      return failure();
    }
  }
  return results;
}

static LogicalResult raiseDataflow(GraphOp graph, ProgramRaiser &program,
                                   StepOp step, const StepSelection &selection,
                                   StringRef reason) {
  Block &body = step.getBody().front();
  DataflowRaiser raiser(program, step, selection.fed, reason);
  addArguments(graph, selection, body, raiser);
  if (failed(raiser.raise(selection.nodes))) {
    return failure();
  }
  auto results = getResults(selection, raiser);
  if (failed(results)) {
    return failure();
  }
  OpBuilder inner = OpBuilder::atBlockEnd(&body);
  ReturnOp::create(inner, step.getLoc(), *results, ValueRange());
  step.refreshFunctionType();
  return success();
}

/// The nodes that nothing but gradients needs: neither a fetch nor a target.
static DenseSet<Operation *> findOnDemand(const StepSelection &selection) {
  DenseSet<Operation *> onDemand(selection.nodes.begin(),
                                 selection.nodes.end());
  SmallVector<NodeOp> worklist;
  auto need = [&](Operation *node) {
    if (node && onDemand.erase(node)) {
      worklist.push_back(cast<NodeOp>(node));
    }
  };
  for (NodeOp node : selection.nodes) {
    if (llvm::is_contained(selection.targets, node)) {
      need(node);
    }
  }
  for (Value fetch : selection.fetchValues) {
    need(fetch.getDefiningOp());
  }
  while (!worklist.empty()) {
    NodeOp node = worklist.pop_back_val();
    if (node.getOpType() == gradientsOpType) {
      continue;
    }
    for (Value operand : node->getOperands()) {
      if (!selection.fed.contains(operand)) {
        need(operand.getDefiningOp());
      }
    }
  }
  return onDemand;
}

static LogicalResult raiseStep(OpBuilder &builder, GraphOp graph,
                               const llvm::StringMap<NodeOp> &byName,
                               ProgramRaiser &program, const StepSpec &spec) {
  auto selection = selectStep(graph, byName, spec);
  if (failed(selection)) {
    return failure();
  }
  StepOp step = createStep(builder, spec, *selection);
  Block &body = step.getBody().front();
  ControlFlowAnalysis analysis(selection->nodes, selection->fed);
  for (Value fetch : selection->fetchValues) {
    program.addFetch(fetch);
  }
  for (NodeOp target : selection->targets) {
    program.addFetch(target.getControl());
  }
  std::string reason =
      getDataflowReason(*selection, analysis, program.isRaising());
  if (!reason.empty()) {
    step.emitRemark("step '") << spec.name << "' runs op by op: " << reason;
    return raiseDataflow(graph, program, step, *selection, reason);
  }
  program.setOnDemand(findOnDemand(*selection));
  OpBuilder inner = OpBuilder::atBlockEnd(&body);
  NodeRaiser raiser(inner, program.getDefs());
  addArguments(graph, *selection, body, raiser);
  if (failed(program.raiseNodes(raiser, selection->nodes, selection->fed,
                                analysis))) {
    return failure();
  }
  program.setOnDemand({});
  auto results = getResults(*selection, raiser);
  if (failed(results)) {
    return failure();
  }
  ReturnOp::create(inner, step.getLoc(), *results, raiser.getAllTokens());
  step.refreshFunctionType();
  return success();
}

/// Nodes that ops want to be with (`weir.class`), but that no step has: the
/// devices that they request, as the program's `groups`.
static void setGroupDevices(GraphOp graph, ProgramOp program) {
  llvm::StringSet<> wanted;
  program.walk([&](Operation *op) {
    if (auto names = op->getAttrOfType<ArrayAttr>("weir.class")) {
      for (auto name : names.getAsRange<StringAttr>()) {
        wanted.insert(name.getValue());
      }
    }
  });
  program.walk([&](Operation *op) {
    if (auto name = op->getLoc()->findInstanceOf<NameLoc>()) {
      wanted.erase(("loc:@" + name.getName().getValue()).str());
    }
  });
  NamedAttrList devices;
  for (NodeOp node : graph.getBody().front().getOps<NodeOp>()) {
    if (!node.getDeviceOrEmpty().empty() &&
        wanted.contains(("loc:@" + node.getNodeName()).str())) {
      devices.set(node.getNodeName(), node.getDeviceAttr());
    }
  }
  if (!devices.empty()) {
    program->setAttr("groups", devices.getDictionary(program.getContext()));
  }
}

LogicalResult weir::raiseGraph(ModuleOp module, ArrayRef<StepSpec> specs,
                               StringRef programName, bool raise) {
  auto graphs = module.getOps<GraphOp>();
  if (!llvm::hasSingleElement(graphs)) {
    return module.emitError("expected one weir.graph in the module, got ")
           << std::distance(graphs.begin(), graphs.end());
  }
  GraphOp graph = *graphs.begin();
  std::vector<StepSpec> chosen(specs.begin(), specs.end());
  if (chosen.empty()) {
    auto fromModule = getStepSpecs(module);
    if (failed(fromModule)) {
      return failure();
    }
    chosen = *fromModule;
  }
  if (chosen.empty()) {
    chosen.push_back(getDefaultStep(graph));
  }
  tf::OpDefs defs(&tf::OpDefs::get());
  if (failed(addFunctionSignatures(module, defs))) {
    return failure();
  }
  OpBuilder builder(graph);
  auto program = ProgramOp::create(builder, graph.getLoc(), programName);
  setVariableRoles(graph, program);
  builder.setInsertionPointToEnd(&program.getBody().front());
  ProgramRaiser programRaiser(module, program, defs, raise);
  for (const StepSpec &spec : chosen) {
    programRaiser.reserveName(spec.name);
  }
  // Before the reads, which are named like the nodes that they stand for.
  llvm::StringMap<NodeOp> byName = getNodesByName(graph);
  placeReferenceReads(graph, chosen, defs);
  for (const StepSpec &spec : chosen) {
    if (failed(raiseStep(builder, graph, byName, programRaiser, spec))) {
      return failure();
    }
  }
  setGroupDevices(graph, program);
  graph.erase();
  return success();
}

namespace {
class RaiseGraphPass : public weir::impl::RaiseGraphPassBase<RaiseGraphPass> {
public:
  using RaiseGraphPassBase::RaiseGraphPassBase;
  explicit RaiseGraphPass(std::vector<StepSpec> specs)
      : specs(std::move(specs)) {}

  void runOnOperation() override {
    std::vector<StepSpec> all = specs;
    bool given = !feeds.empty() || !fetches.empty() || !targets.empty();
    for (GraphOp graph : getOperation().getOps<GraphOp>()) {
      if (given && all.empty()) {
        auto spec =
            makeStepSpec(graph, llvm::to_vector(feeds),
                         llvm::to_vector(fetches), llvm::to_vector(targets));
        if (failed(spec)) {
          return signalPassFailure();
        }
        all.push_back(*spec);
      }
    }
    if (failed(raiseGraph(getOperation(), all, programName, raise))) {
      signalPassFailure();
    }
  }

private:
  std::vector<StepSpec> specs;
};
} // namespace

std::unique_ptr<Pass> weir::createRaiseGraphPass(std::vector<StepSpec> specs) {
  return std::make_unique<RaiseGraphPass>(std::move(specs));
}
