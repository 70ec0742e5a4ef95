//===- BranchRaiser.cpp - conditionals become private steps ---------------===//
// Part of Weir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The nodes of a scope (ScopeRaiser.cpp) under (p, false) and (p, true) become
// two private steps. What they use from outside, behind Switch nodes or not,
// are their arguments. Each Merge that joins the two is a result, and so is
// what a later conditional on the same predicate takes from this one's branch
// (`weir.dead` in the other). Constants are not passed but copied.
//
#include "dialects/TF/TFDialect.h"
#include "passes/Structure/ScopeRaiser.h"
#include "passes/Structure/ScopeUtils.h"

using namespace mlir;
using namespace weir;

/// What a Switch passes on; any other value is its own source.
Value ScopeRaiser::getSource(Value value) const {
  while (!fed.contains(value)) {
    NodeOp node = getNode(value);
    if (!node || getFlowRole(node) != FlowRole::Switch) {
      break;
    }
    // A loop's Switch makes a new value in each iteration.
    NodeOp guard = getNode(node.getInputs()[1]);
    if (guard && getFlowRole(guard) == FlowRole::LoopCond) {
      break;
    }
    value = node.getInputs()[0];
  }
  return value;
}

SmallVector<ScopeRaiser::Capture>
ScopeRaiser::findCaptures(ArrayRef<NodeOp> nodes, ValueRange results) const {
  DenseSet<Operation *> inside;
  for (NodeOp node : nodes) {
    inside.insert(node);
  }
  SmallVector<Capture> captures;
  DenseSet<Value> seen;
  auto visit = [&](Value value) {
    if (!isa<TensorType>(value.getType()) || !seen.insert(value).second) {
      return;
    }
    Value source = getSource(value);
    if (fed.contains(source) || !inside.contains(source.getDefiningOp())) {
      captures.push_back({value, source});
    }
  };
  for (NodeOp node : nodes) {
    llvm::for_each(node.getInputs(), visit);
    if (getFlowRole(node) == FlowRole::Switch) {
      visit(analysis.getPredicate(node.getInputs()[1]));
    }
    const Conditions &list = getConditionsIn(analysis, node, frame);
    for (size_t i = conditions.size() + 1; i < list.size(); ++i) {
      visit(list[i].predicate);
    }
  }
  llvm::for_each(results, visit);
  return captures;
}

SmallVector<Value> ScopeRaiser::findExports(const Item &item) const {
  DenseSet<Operation *> inside(item.nodes.begin(), item.nodes.end());
  SmallVector<Value> exports;
  for (NodeOp node : item.nodes) {
    bool isAlias = getFlowRole(node) == FlowRole::Switch;
    bool isJoin =
        getFlowRole(node) == FlowRole::Merge &&
        getConditionsIn(analysis, node, frame).size() == conditions.size();
    // Of a loop only its Exits; of conditionals in this one also what a later
    // part of them uses: they hand it on likewise.
    if (isAlias || isJoin || analysis.getFrame(node) != frame) {
      continue;
    }
    for (Value out : node.getOuts()) {
      bool isUsedLater = llvm::any_of(out.getUsers(), [&](Operation *user) {
        auto other = dyn_cast<NodeOp>(user);
        return other && analysis.contains(other) && !inside.contains(user) &&
               !fed.contains(out);
      });
      // Behind an Identity or a Switch of this item it may still be what
      // guards a later one.
      isUsedLater |= llvm::any_of(analysis.getGuarded(out), [&](NodeOp node) {
        return !inside.contains(node) && !fed.contains(out);
      });
      if (isUsedLater) {
        exports.push_back(out);
      }
    }
  }
  return exports;
}

FailureOr<StepOp> ScopeRaiser::raiseBranch(NodeRaiser &outer, const Item &item,
                                           bool taken, ArrayRef<NodeOp> merges,
                                           ArrayRef<Value> exports,
                                           ArrayRef<Capture> captures,
                                           ArrayRef<Value> inputs) {
  NodeOp first = item.nodes.front();
  StepOp step = program.createPrivateStep(
      (first.getNodeName() + (taken ? "_true" : "_false")).str(),
      first.getLoc());
  Block &body = step.getBody().front();
  OpBuilder builder = OpBuilder::atBlockEnd(&body);
  NodeRaiser raiser(builder, program.getDefs());
  DenseMap<Value, Value> arguments;
  auto input = inputs.begin();
  for (const Capture &capture : captures) {
    Value &argument = arguments[capture.source];
    if (!argument) {
      if (NodeOp constant = getConstant(capture.source);
          constant && !fed.contains(capture.source)) {
        if (failed(raiser.raise(constant))) {
          return failure();
        }
        argument = raiser.lookup(capture.source);
      } else {
        argument = body.addArgument((*input++).getType(), first.getLoc());
      }
    }
    raiser.map(capture.source, argument);
    raiser.map(capture.name, argument);
  }
  Conditions inner = conditions;
  inner.push_back({item.predicate, taken});
  SmallVector<NodeOp> nodes;
  for (NodeOp node : item.nodes) {
    const Conditions &list = getConditionsIn(analysis, node, frame);
    if (list.size() > conditions.size() &&
        list[conditions.size()].taken == taken) {
      nodes.push_back(node);
    }
  }
  ScopeRaiser scope(program, analysis, fed, frame, inner);
  if (failed(scope.raise(raiser, nodes))) {
    return failure();
  }
  SmallVector<Value> results;
  for (NodeOp merge : merges) {
    for (auto [i, input] : llvm::enumerate(merge.getInputs())) {
      if (analysis.getEdgeConditions(input).back().taken != taken) {
        continue;
      }
      Value result = getRaised(raiser, input, isRefValue(merge.getOuts()[0]));
      if (!result) {
        return failure();
      }
      results.push_back(result);
      if (program.isWanted(merge.getOuts()[1])) {
        auto type = RankedTensorType::get({}, builder.getI32Type());
        results.push_back(
            tf::ConstOp::create(builder, first.getLoc(), type,
                                DenseElementsAttr::get(type, int32_t(i))));
      }
    }
  }
  for (Value value : exports) {
    bool isHere =
        analysis.getConditions(getNode(value))[conditions.size()].taken ==
        taken;
    results.push_back(
        isHere ? raiser.lookup(value)
               : DeadOp::create(builder, first.getLoc(), value.getType())
                     .getOutput());
  }
  program.finishPrivateStep(step, results, raiser.getAllTokens());
  return step;
}

LogicalResult ScopeRaiser::raiseBranches(NodeRaiser &raiser, Item &item) {
  SmallVector<NodeOp> merges, inside;
  SmallVector<Value> joined;
  EffectSet before;
  for (NodeOp node : item.nodes) {
    bool isMerge =
        getFlowRole(node) == FlowRole::Merge &&
        getConditionsIn(analysis, node, frame).size() == conditions.size();
    (isMerge ? merges : inside).push_back(node);
    if (isMerge) {
      llvm::append_range(joined, node.getInputs());
    }
    before = raiser.unite(before, raiser.getEffectsBefore(node));
  }
  SmallVector<Capture> captures = findCaptures(inside, joined);
  SmallVector<Value> inputs;
  DenseSet<Value> passed;
  for (const Capture &capture : captures) {
    bool isCopied =
        getConstant(capture.source) && !fed.contains(capture.source);
    if (isCopied || !passed.insert(capture.source).second) {
      continue;
    }
    Value input = raiser.lookup(capture.source);
    input = input ? input : raiser.lookup(capture.name);
    if (!input) {
      return nodeError(item.nodes.front())
             << "uses a value from outside its branch that was not raised";
    }
    inputs.push_back(input);
  }
  SmallVector<Value> exports = findExports(item);
  SmallVector<Attribute> branches;
  SmallVector<Type> types;
  for (bool taken : {false, true}) {
    auto step =
        raiseBranch(raiser, item, taken, merges, exports, captures, inputs);
    if (failed(step)) {
      return failure();
    }
    branches.push_back(FlatSymbolRefAttr::get((*step).getSymNameAttr()));
    types.assign((*step).getResultTypes().begin(),
                 (*step).getResultTypes().end());
  }
  for (Type &type : types) {
    type = UnrankedTensorType::get(cast<TensorType>(type).getElementType());
  }
  Value predicate = raiser.getByValue(item.predicate);
  if (!predicate) {
    return failure();
  }
  OpBuilder &builder = raiser.getBuilder();
  auto op = CaseOp::create(builder, item.nodes.front().getLoc(), types,
                           TokenType::get(builder.getContext()), predicate,
                           builder.getArrayAttr(branches), inputs,
                           raiser.getTokens(before));
  EffectSet done = raiser.addEffect(op.getDone(), before);
  for (NodeOp node : item.nodes) {
    raiser.setEffects(node, done);
  }
  unsigned next = 0;
  for (NodeOp merge : merges) {
    raiser.map(merge.getOuts()[0], op.getOutputs()[next++]);
    if (program.isWanted(merge.getOuts()[1])) {
      raiser.map(merge.getOuts()[1], op.getOutputs()[next++]);
    }
  }
  for (Value value : exports) {
    raiser.map(value, op.getOutputs()[next++]);
  }
  return success();
}
