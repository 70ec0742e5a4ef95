//===- LoopRaiser.cpp - loops become private steps ------------------------===//
// Part of Weir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The condition is the frame's nodes that no LoopCond guards, the body those
// that one does. Both take the loop variables and what Enter passes in
// unchanged. What the body uses of the condition's nodes it computes itself.
// Constants are not passed but copied.
//
// Effects of iterations have the order that the graph's edges give them: an
// argument stands for what its NextIteration waited for, by a Keep of it
// where an edge from it orders more than its value does, and the return says
// what each next value waits for (LoopOrder.h).
//
#include "passes/Structure/LoopOrder.h"
#include "passes/Structure/ScopeRaiser.h"
#include "passes/Structure/ScopeUtils.h"

using namespace mlir;
using namespace weir;

/// Nodes of `part` and what they need of `others`, in the order of `all`.
static FailureOr<SmallVector<NodeOp>>
withNeeded(ArrayRef<NodeOp> all, ArrayRef<NodeOp> part,
           const DenseSet<Operation *> &others, ValueRange results,
           const tf::OpDefs &defs) {
  DenseSet<Operation *> needed(part.begin(), part.end());
  SmallVector<Value> worklist(results);
  for (NodeOp node : part) {
    llvm::append_range(worklist, node.getInputs());
  }
  while (!worklist.empty()) {
    NodeOp node = getNode(worklist.pop_back_val());
    if (!node || !others.contains(node) || !needed.insert(node).second) {
      continue;
    }
    if (isEffectful(node, defs.lookup(node.getOpType()))) {
      return nodeError(node)
             << "has an effect in a loop's condition and a result that the "
                "body uses: pass it through a loop variable";
    }
    llvm::append_range(worklist, node.getInputs());
  }
  SmallVector<NodeOp> kept;
  llvm::copy_if(all, std::back_inserter(kept),
                [&](NodeOp node) { return needed.contains(node); });
  return kept;
}

/// What `argument` says by being there.
static EffectSet addGiven(NodeRaiser &raiser, Value argument) {
  OpBuilder &builder = raiser.getBuilder();
  auto given = tf::GenericOp::create(
      builder, argument.getLoc(), TypeRange(),
      TokenType::get(builder.getContext()), builder.getStringAttr(givenOpType),
      argument, ValueRange(), builder.getDictionaryAttr({}),
      DenseI64ArrayAttr());
  EffectSet effects = raiser.addEffect(given.getDone(), {});
  raiser.setGiven(argument, effects);
  return effects;
}

FailureOr<StepOp> ScopeRaiser::raiseLoopPart(NodeRaiser &outer,
                                             const Item &item, bool isBody) {
  LoopFrame &loop = *item.loop;
  StepOp step = program.createPrivateStep(
      loop.name + (isBody ? "_body" : "_cond"), loop.loopCond.getLoc());
  Block &block = step.getBody().front();
  OpBuilder builder = OpBuilder::atBlockEnd(&block);
  NodeRaiser raiser(builder, program.getDefs());
  Location loc = loop.loopCond.getLoc();
  DenseSet<Operation *> roles = {loop.loopCond};
  SmallVector<Value> passed;
  for (LoopVariable variable : loop.variables) {
    Type type = UnrankedTensorType::get(
        cast<TensorType>(variable.enter.getOuts()[0].getType())
            .getElementType());
    Value argument = block.addArgument(type, loc);
    EffectSet given = addGiven(raiser, argument);
    raiser.map(variable.merge.getOuts()[0], argument);
    raiser.setEffects(variable.merge, given);
    roles.insert(variable.merge);
    roles.insert(variable.next);
    if (variable.branch) {
      raiser.map(variable.branch.getOuts()[1], argument);
      raiser.setEffects(variable.branch, given);
      roles.insert(variable.branch);
    }
    if (program.isWanted(variable.merge.getOuts()[1])) {
      return nodeError(variable.merge)
             << "its value_index is used: a loop cannot tell";
    }
  }
  for (NodeOp enter : loop.invariants) {
    Value name = enter.getOuts()[0], source = enter.getInputs()[0];
    if (NodeOp constant = getConstant(source);
        constant && !fed.contains(source)) {
      if (!raiser.lookup(source) && failed(raiser.raise(constant))) {
        return failure();
      }
      raiser.map(name, raiser.lookup(source));
      continue;
    }
    Type type = UnrankedTensorType::get(
        cast<TensorType>(name.getType()).getElementType());
    passed.push_back(block.addArgument(type, loc));
    raiser.map(name, passed.back());
  }
  SmallVector<NodeOp> guarded, unguarded;
  DenseSet<Operation *> others, inBody;
  for (NodeOp node : item.nodes) {
    bool isOutside =
        roles.contains(node) || (analysis.getFrame(node) == frame &&
                                 getLoopBelow(analysis, node, frame) == &loop &&
                                 (getFlowRole(node) == FlowRole::Enter ||
                                  getFlowRole(node) == FlowRole::Exit));
    if (isOutside) {
      continue;
    }
    const Conditions &list = getConditionsIn(analysis, node, &loop);
    bool isGuarded =
        !list.empty() && getNode(list[0].predicate) == loop.loopCond;
    // Live in the last iteration, too, a ControlTrigger still hands on what it
    // waits for in the others.
    isGuarded |= node.getOpType() == "ControlTrigger" &&
                 llvm::any_of(node.getControls(), [&](Value control) {
                   return inBody.contains(getNode(control));
                 });
    (isGuarded ? guarded : unguarded).push_back(node);
    if (isGuarded) {
      inBody.insert(node);
    } else {
      others.insert(node);
    }
  }
  SmallVector<Value> resultNames;
  SmallVector<NodeOp> resultNodes;
  Conditions inner;
  SmallVector<NodeOp> nodes = unguarded;
  if (isBody) {
    inner.push_back({loop.loopCond.getOuts()[0], true});
    for (LoopVariable variable : loop.variables) {
      resultNames.push_back(variable.next.getInputs()[0]);
      resultNodes.push_back(variable.next);
    }
    auto kept =
        withNeeded(item.nodes, guarded, others, resultNames, program.getDefs());
    if (failed(kept)) {
      return failure();
    }
    nodes = *kept;
  } else {
    resultNames.push_back(loop.loopCond.getInputs()[0]);
    resultNodes.push_back(loop.loopCond);
  }
  ScopeRaiser scope(program, analysis, fed, &loop, inner);
  if (failed(scope.raise(raiser, nodes))) {
    return failure();
  }
  SmallVector<Value> results;
  for (Value name : resultNames) {
    Value result = getRaised(raiser, name, isRefValue(name));
    if (!result) {
      return failure();
    }
    results.push_back(result);
  }
  ResultWaits waits;
  for (NodeOp node : resultNodes) {
    waits.push_back(raiser.getTokens(raiser.getEffectsBefore(node)));
  }
  if (isBody) {
    llvm::append_range(results, passed);
    waits.resize(results.size());
  }
  SmallVector<Value> after = raiser.getAllTokens();
  llvm::erase_if(after, getGivenArgument);
  program.finishPrivateStep(step, results, after);
  setResultWaits(step, waits);
  return step;
}

LogicalResult ScopeRaiser::raiseLoop(NodeRaiser &raiser, Item &item) {
  LoopFrame &loop = *item.loop;
  SmallVector<Value> inputs;
  EffectSet before;
  for (NodeOp enter : loop.enters) {
    before = raiser.unite(before, raiser.getEffectsBefore(enter));
  }
  SmallVector<NodeOp> enters;
  for (LoopVariable variable : loop.variables) {
    enters.push_back(variable.enter);
  }
  for (NodeOp enter : loop.invariants) {
    Value source = enter.getInputs()[0];
    if (!getConstant(source) || fed.contains(source)) {
      enters.push_back(enter);
    }
  }
  for (NodeOp enter : enters) {
    Value input =
        getRaised(raiser, enter.getInputs()[0], isRefValue(enter.getOuts()[0]));
    if (!input) {
      return failure();
    }
    inputs.push_back(input);
  }
  auto condition = raiseLoopPart(raiser, item, /*isBody=*/false);
  auto body = failed(condition) ? FailureOr<StepOp>(failure())
                                : raiseLoopPart(raiser, item, /*isBody=*/true);
  if (failed(body)) {
    return failure();
  }
  OpBuilder &builder = raiser.getBuilder();
  SmallVector<Type> types;
  for (Value input : inputs) {
    types.push_back(UnrankedTensorType::get(
        cast<TensorType>(input.getType()).getElementType()));
  }
  auto op =
      WhileOp::create(builder, loop.loopCond.getLoc(), types,
                      TokenType::get(builder.getContext()),
                      FlatSymbolRefAttr::get((*condition).getSymNameAttr()),
                      FlatSymbolRefAttr::get((*body).getSymNameAttr()), inputs,
                      raiser.getTokens(before),
                      builder.getI64IntegerAttr(loop.parallelIterations));
  EffectSet done = raiser.addEffect(op.getDone(), before);
  for (NodeOp node : item.nodes) {
    raiser.setEffects(node, done);
  }
  for (auto [variable, output] : llvm::zip(loop.variables, op.getOutputs())) {
    if (variable.exit) {
      raiser.map(variable.exit.getOuts()[0], output);
    }
  }
  return success();
}
