//===- ProgramRaiser.cpp - functions become private steps -----------------===//
// Part of Weir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// A library function, instantiated for some attributes, is one private step,
// made when it is first called; a function that calls itself finds the step
// that is being made. Its body is raised like a graph, arguments taken for fed
// placeholders.
//
#include "dialects/TF/TFDialect.h"
#include "dialects/Weir/DataTypes.h"
#include "passes/Structure/DataflowRaiser.h"
#include "passes/Structure/ScopeRaiser.h"
#include "passes/Structure/StepSpec.h"
#include "llvm/ADT/ScopeExit.h"

using namespace mlir;
using namespace weir;

StepOp ProgramRaiser::createPrivateStep(StringRef name, Location loc) {
  OpBuilder builder(program.getContext());
  OperationState state(loc, StepOp::getOperationName());
  std::string free = name.str();
  while (!usedNames.insert(free).second) {
    free = (name + "_" + Twine(namesakes[name]++)).str();
  }
  state.addAttribute("sym_name", builder.getStringAttr(free));
  state.addAttribute("sym_visibility", builder.getStringAttr("private"));
  state.addAttribute("function_type",
                     TypeAttr::get(builder.getFunctionType({}, {})));
  for (StringRef list : {"feeds", "fetches", "targets"}) {
    state.addAttribute(list, builder.getStrArrayAttr({}));
  }
  state.addRegion()->emplaceBlock();
  auto step = cast<StepOp>(Operation::create(state));
  program.getBody().front().push_back(step);
  return step;
}

void ProgramRaiser::finishPrivateStep(StepOp step, ValueRange results,
                                      ValueRange after) {
  Block &body = step.getBody().front();
  OpBuilder builder = OpBuilder::atBlockEnd(&body);
  ReturnOp::create(builder, step.getLoc(), results, after);
  auto unnamed = [&](size_t count) {
    SmallVector<StringRef> names(count, "");
    return builder.getStrArrayAttr(names);
  };
  step.setFeedsAttr(unnamed(body.getNumArguments()));
  step.setFetchesAttr(unnamed(results.size()));
  step.refreshFunctionType();
}

LogicalResult ProgramRaiser::raiseNodes(NodeRaiser &raiser,
                                        ArrayRef<NodeOp> nodes,
                                        const DenseSet<Value> &fed,
                                        const ControlFlowAnalysis &analysis) {
  if (auto &irregular = analysis.getIrregularity()) {
    return nodeError(irregular->node) << irregular->reason;
  }
  ScopeRaiser scope(*this, analysis, fed, /*frame=*/nullptr, {});
  return scope.raise(raiser, analysis.getOrder());
}

//===----------------------------------------------------------------------===//
// Functions
//===----------------------------------------------------------------------===//

static NodeOp createArgument(OpBuilder &builder, Location loc, Type type,
                             unsigned index) {
  auto name = builder.getStringAttr("arg_" + Twine(index));
  return NodeOp::create(
      builder, loc, TypeRange(type), ControlType::get(builder.getContext()),
      builder.getStringAttr("Placeholder"), ValueRange(), ValueRange(), name,
      StringAttr(), builder.getDictionaryAttr({}), ArrayAttr(),
      DenseI64ArrayAttr(), DictionaryAttr());
}

LogicalResult ProgramRaiser::fillFunctionStep(StepOp step, FunctionOp function,
                                              DictionaryAttr attrs,
                                              NodeOp caller,
                                              DenseI64ArrayAttr wanted,
                                              StringRef role) {
  SmallVector<Type> inputs, outputs;
  if (failed(
          getSignatureTypes(function, attrs, defs, caller, inputs, outputs))) {
    return failure();
  }
  OpBuilder builder(function);
  auto graph = GraphOp::create(builder, function.getLoc());
  auto erase = llvm::make_scope_exit([&] { graph.erase(); });
  builder.setInsertionPointToEnd(&graph.getBody().front());
  Block &body = step.getBody().front();
  OpBuilder inner = OpBuilder::atBlockEnd(&body);
  SmallVector<NodeOp> argumentNodes;
  SmallVector<Value> arguments;
  for (auto [i, type] : llvm::enumerate(inputs)) {
    Type element = cast<TensorType>(isa<TensorType>(type)
                                        ? type
                                        : Type(UnrankedTensorType::get(type)))
                       .getElementType();
    Type unranked = UnrankedTensorType::get(element);
    NodeOp argument = createArgument(builder, function.getLoc(), unranked, i);
    arguments.push_back(argument.getOuts()[0]);
    argumentNodes.push_back(argument);
    body.addArgument(unranked, step.getLoc());
  }
  // Both branches of one node may have a node of one name, and what lasts is
  // known by that.
  std::string prefix = caller.getNodeName().str() + "/" + role.str();
  auto instance = instantiateFunction(builder, function, attrs, arguments,
                                      role.empty() ? prefix : prefix + "/",
                                      caller.getDeviceOrEmpty(), defs);
  if (failed(instance)) {
    return failure();
  }
  SmallVector<Value> rets(instance->rets);
  SmallVector<NodeOp> roots;
  if (wanted) {
    rets.clear();
    for (int64_t i : wanted.asArrayRef()) {
      rets.push_back(instance->rets[i]);
    }
  } else {
    roots = dropsUnneeded(caller) ? instance->namedControlRets
                                  : instance->controlRets;
    for (NodeOp node : roots) {
      addFetch(node.getControl());
    }
  }
  for (Value ret : rets) {
    if (NodeOp node = getNode(ret)) {
      roots.push_back(node);
    }
  }
  DenseSet<Value> fed(arguments.begin(), arguments.end());
  SmallVector<NodeOp> nodes = getReachable(
      roots, [&](NodeOp, Value edge) { return fed.contains(edge); });
  llvm::erase_if(nodes, [&](NodeOp node) {
    return llvm::any_of(node.getOuts(),
                        [&](Value out) { return fed.contains(out); });
  });
  ControlFlowAnalysis analysis(nodes, fed);
  auto finish = [&](auto &raiser, auto raise, auto getTokens) {
    for (auto [i, argument] : llvm::enumerate(argumentNodes)) {
      raiser.map(arguments[i], body.getArgument(i));
      raiser.ignoreControl(argument);
    }
    for (Value ret : rets) {
      addFetch(ret);
    }
    if (failed(raise())) {
      return failure();
    }
    SmallVector<Value> results;
    for (Value ret : rets) {
      Value result = raiser.getByValue(ret);
      if (!result) {
        return failure();
      }
      results.push_back(result);
    }
    finishPrivateStep(step, results, getTokens());
    return success();
  };
  std::string reason;
  if (const auto &irregular = analysis.getIrregularity()) {
    reason = irregular->reason;
  } else if (!raising && analysis.hasControlFlow()) {
    reason = "asked for";
  }
  if (!reason.empty()) {
    DataflowRaiser raiser(*this, step, fed, reason);
    return finish(
        raiser, [&] { return raiser.raise(nodes); },
        [] { return SmallVector<Value>(); });
  }
  NodeRaiser raiser(inner, defs);
  return finish(
      raiser, [&] { return raiseNodes(raiser, nodes, fed, analysis); },
      [&] { return raiser.getAllTokens(); });
}

FailureOr<StepOp> ProgramRaiser::getFunctionStep(FunctionOp function,
                                                 DictionaryAttr attrs,
                                                 NodeOp caller,
                                                 DenseI64ArrayAttr wanted,
                                                 StringRef role) {
  // Its nodes request the caller's device where they request none.
  Builder builder(function.getContext());
  SmallVector<Attribute> parts = {
      attrs, builder.getStringAttr(caller.getDeviceOrEmpty())};
  if (wanted) {
    parts.push_back(wanted);
  }
  bool hasEffects = llvm::any_of(
      function.getBody().front().getOps<NodeOp>(), [&](NodeOp node) {
        const tensorflow::OpDef *def = defs.lookup(node.getOpType());
        return def && tf::OpDefs::isStateful(*def);
      });
  parts.push_back(builder.getBoolAttr(hasEffects && dropsUnneeded(caller)));
  Attribute instance = builder.getArrayAttr(parts);
  auto key = std::make_pair(function.getOperation(), instance);
  auto it = functionSteps.find(key);
  if (it != functionSteps.end()) {
    return it->second;
  }
  StepOp step = createPrivateStep(function.getSymName(), function.getLoc());
  functionSteps[key] = step;
  if (failed(fillFunctionStep(step, function, attrs, caller, wanted, role))) {
    return failure();
  }
  return step;
}

FailureOr<FlatSymbolRefAttr>
ProgramRaiser::getCallee(NodeOp node, Attribute func, StringRef role,
                         DenseI64ArrayAttr wanted) {
  auto attr = dyn_cast_or_null<FuncAttr>(func);
  if (!attr) {
    return nodeError(node) << "expected a function attribute";
  }
  auto function = functions.lookup<FunctionOp>(attr.getName());
  if (!function) {
    return nodeError(node) << "calls function '" << attr.getName()
                           << "', which the graph's library does not have";
  }
  auto step = getFunctionStep(function, attr.getAttrs(), node, wanted, role);
  if (failed(step)) {
    return failure();
  }
  return FlatSymbolRefAttr::get((*step).getSymNameAttr());
}

//===----------------------------------------------------------------------===//
// Nodes that call functions
//===----------------------------------------------------------------------===//

/// Maps the node's results and accounts for its effects.
template <typename Op>
static void finishNode(NodeRaiser &raiser, NodeOp node, Op op,
                       const EffectSet &before, ValueRange outs) {
  setPlacementRequest(node, op);
  for (auto [out, result] : llvm::zip(outs, op.getOutputs())) {
    if (!raiser.lookup(out)) {
      raiser.map(out, result); // a fed output keeps its feed
    }
  }
  raiser.setEffects(node, raiser.addEffect(op.getDone(), before));
}

static SmallVector<Type> getResultTypes(NodeOp node) {
  SmallVector<Type> types;
  for (Value out : node.getOuts()) {
    types.push_back(UnrankedTensorType::get(
        cast<TensorType>(out.getType()).getElementType()));
  }
  return types;
}

/// TensorFlow's idea of truth: a number that is not 0.
static Value getTruth(OpBuilder &builder, Location loc, Value condition) {
  Type element = cast<TensorType>(condition.getType()).getElementType();
  if (element.isInteger(1) || !element.isIntOrFloat()) {
    return condition;
  }
  auto type = RankedTensorType::get({}, element);
  Value zero = tf::ConstOp::create(
      builder, loc, type,
      DenseElementsAttr::get(type, builder.getZeroAttr(element)));
  OperationState state(loc, "tf.NotEqual");
  state.addOperands({condition, zero});
  state.addTypes(UnrankedTensorType::get(builder.getI1Type()));
  return builder.create(state)->getResult(0);
}

/// TensorFlow makes Switch and Merge of a conditional marked so before it looks
/// at what a step needs: the results that the step uses, at these positions,
/// say what of the branches runs. Null: everything.
static DenseI64ArrayAttr getWantedResults(NodeOp node,
                                          ProgramRaiser::IsUsed isUsed) {
  auto lowered = node.getAttrs().getAs<BoolAttr>("_lower_using_switch_merge");
  if (!isUsed || !lowered || !lowered.getValue() || isUsed(node.getControl())) {
    return {};
  }
  SmallVector<int64_t> wanted;
  for (auto [i, out] : llvm::enumerate(node.getOuts())) {
    if (isUsed(out)) {
      wanted.push_back(i);
    }
  }
  return DenseI64ArrayAttr::get(node.getContext(), wanted);
}

LogicalResult ProgramRaiser::raiseIf(NodeRaiser &raiser, NodeOp node,
                                     IsUsed isUsed) {
  DenseI64ArrayAttr wanted = getWantedResults(node, isUsed);
  auto otherwise =
      getCallee(node, node.getAttrs().get("else_branch"), "else", wanted);
  auto then =
      failed(otherwise)
          ? otherwise
          : getCallee(node, node.getAttrs().get("then_branch"), "then", wanted);
  if (failed(then)) {
    return failure();
  }
  EffectSet before = raiser.getEffectsBefore(node);
  auto operands = raiser.getOperands(node, before);
  if (failed(operands)) {
    return failure();
  }
  SmallVector<Value> outs(node.getOuts());
  SmallVector<Type> types = getResultTypes(node);
  if (wanted) {
    outs.clear();
    types.clear();
    for (int64_t i : wanted.asArrayRef()) {
      outs.push_back(node.getOuts()[i]);
      types.push_back(getResultTypes(node)[i]);
    }
  }
  OpBuilder &builder = raiser.getBuilder();
  Location loc = NameLoc::get(node.getNodeNameAttr());
  Value condition = getTruth(builder, loc, (*operands)[0]);
  auto op = CaseOp::create(
      builder, loc, types, TokenType::get(builder.getContext()), condition,
      builder.getArrayAttr({*otherwise, *then}),
      ArrayRef(*operands).drop_front(), raiser.getTokens(before));
  finishNode(raiser, node, op, before, outs);
  return success();
}

LogicalResult ProgramRaiser::raiseCase(NodeRaiser &raiser, NodeOp node) {
  SmallVector<Attribute> branches;
  auto list = node.getAttrs().getAs<ArrayAttr>("branches");
  for (Attribute func : list ? list.getValue() : ArrayRef<Attribute>()) {
    auto branch =
        getCallee(node, func, "branch" + std::to_string(branches.size()));
    if (failed(branch)) {
      return failure();
    }
    branches.push_back(*branch);
  }
  if (branches.empty()) {
    return nodeError(node) << "expected at least one branch";
  }
  EffectSet before = raiser.getEffectsBefore(node);
  auto operands = raiser.getOperands(node, before);
  if (failed(operands)) {
    return failure();
  }
  OpBuilder &builder = raiser.getBuilder();
  auto op = CaseOp::create(
      builder, NameLoc::get(node.getNodeNameAttr()), getResultTypes(node),
      TokenType::get(builder.getContext()), (*operands)[0],
      builder.getArrayAttr(branches), ArrayRef(*operands).drop_front(),
      raiser.getTokens(before));
  finishNode(raiser, node, op, before, node.getOuts());
  return success();
}

LogicalResult ProgramRaiser::raiseWhile(NodeRaiser &raiser, NodeOp node) {
  auto condition = getCallee(node, node.getAttrs().get("cond"), "cond");
  auto body = failed(condition)
                  ? condition
                  : getCallee(node, node.getAttrs().get("body"), "body");
  if (failed(body)) {
    return failure();
  }
  EffectSet before = raiser.getEffectsBefore(node);
  auto operands = raiser.getOperands(node, before);
  if (failed(operands)) {
    return failure();
  }
  OpBuilder &builder = raiser.getBuilder();
  auto parallel = node.getAttrs().getAs<IntegerAttr>("parallel_iterations");
  auto op = WhileOp::create(
      builder, NameLoc::get(node.getNodeNameAttr()), getResultTypes(node),
      TokenType::get(builder.getContext()), *condition, *body, *operands,
      raiser.getTokens(before),
      builder.getI64IntegerAttr(parallel ? parallel.getInt() : 10));
  finishNode(raiser, node, op, before, node.getOuts());
  return success();
}

FailureOr<CallOp> ProgramRaiser::raiseStepCall(NodeRaiser &raiser, NodeOp node,
                                               StepOp step) {
  EffectSet before = raiser.getEffectsBefore(node);
  auto operands = raiser.getOperands(node, before);
  if (failed(operands)) {
    return failure();
  }
  OpBuilder &builder = raiser.getBuilder();
  auto op =
      CallOp::create(builder, NameLoc::get(node.getNodeNameAttr()),
                     getResultTypes(node), TokenType::get(builder.getContext()),
                     FlatSymbolRefAttr::get(step.getSymNameAttr()), *operands,
                     raiser.getTokens(before));
  finishNode(raiser, node, op, before, node.getOuts());
  return op;
}

LogicalResult ProgramRaiser::raiseCall(NodeRaiser &raiser, NodeOp node,
                                       FunctionCall call) {
  auto step = getFunctionStep(call.function, call.attrs, node);
  if (failed(step)) {
    return failure();
  }
  auto op = raiseStepCall(raiser, node, *step);
  return failed(op) ? failure() : setCallGradient(node, call, *op);
}

FailureOr<bool> ProgramRaiser::raiseFunctionNode(NodeRaiser &raiser,
                                                 NodeOp node, IsUsed isUsed) {
  StringRef type = node.getOpType();
  LogicalResult result = success();
  if (type == "If" || type == "StatelessIf") {
    result = raiseIf(raiser, node, isUsed);
  } else if (type == "Case" || type == "StatelessCase") {
    result = raiseCase(raiser, node);
  } else if (type == "While" || type == "StatelessWhile") {
    result = raiseWhile(raiser, node);
  } else if (type == "SymbolicGradient") {
    result = raiseSymbolicGradient(raiser, node);
  } else if (auto call = getFunctionCall(node, functions)) {
    result = raiseCall(raiser, node, *call);
  } else {
    return false;
  }
  if (failed(result)) {
    return failure();
  }
  return true;
}
