//===- DataflowRaiser.cpp - graphs without structure, op by op ------------===//
// Part of Weir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "passes/Structure/DataflowRaiser.h"
#include "dialects/TF/TFDialect.h"
#include "dialects/Weir/DataTypes.h"
#include "passes/Structure/AddGradients.h"
#include "llvm/ADT/StringSwitch.h"

using namespace mlir;
using namespace weir;

static Type getElement(Value value) {
  return cast<TensorType>(value.getType()).getElementType();
}

static Type getUnranked(Value value) {
  return UnrankedTensorType::get(getElement(value));
}

/// What the executor itself does; "" for what computes.
static StringRef getFlowType(NodeOp node) {
  return llvm::StringSwitch<StringRef>(node.getOpType())
      .Cases({"Switch", "RefSwitch", "_SwitchN"}, "Switch")
      .Cases({"Merge", "RefMerge"}, "Merge")
      .Cases({"Enter", "RefEnter"}, "Enter")
      .Cases({"Exit", "RefExit"}, "Exit")
      .Cases({"NextIteration", "RefNextIteration"}, "NextIteration")
      .Case("LoopCond", "LoopCond")
      .Case("NoOp", "NoOp")
      .Case("ControlTrigger", "ControlTrigger")
      .Default("");
}

DataflowRaiser::DataflowRaiser(ProgramRaiser &program, StepOp step,
                               const DenseSet<Value> &fed, StringRef reason)
    : program(program), fed(fed), reason(reason.str()),
      builder(OpBuilder::atBlockEnd(&step.getBody().front())) {
  step->setAttr("weir.dataflow", builder.getStringAttr(reason));
}

LogicalResult DataflowRaiser::raise(ArrayRef<NodeOp> nodes) {
  for (NodeOp node : nodes) {
    if (node.getOpType() == gradientsOpType) {
      // The user's node is what is differentiated.
      NodeOp made = getNode(node.getInputs()[0]);
      return nodeError(made ? made : node)
             << "its gradients need branches and loops with structure: "
             << (reason == "asked for"
                     ? "compile without --no-raise"
                     : reason + "; make them with tf.cond and tf.while_loop, "
                                "or stop the gradient before them");
    }
    StringRef flow = getFlowType(node);
    if (failed(flow.empty() ? raiseCall(node) : raiseFlow(node, flow))) {
      return failure();
    }
  }
  return success();
}

SmallVector<Value> DataflowRaiser::getControlTokens(NodeOp node) const {
  SmallVector<Value> result;
  for (Value control : node.getControls()) {
    Operation *producer = control.getDefiningOp();
    if (!ignored.contains(producer) && tokens.count(producer)) {
      result.push_back(tokens.lookup(producer));
    }
  }
  return result;
}

int64_t DataflowRaiser::getBackEdge(NodeOp next) {
  return backEdges.try_emplace(next, backEdges.size()).first->second;
}

Value DataflowRaiser::getOperand(NodeOp user, Value value) {
  if (Value known = values.lookup(value)) {
    return known;
  }
  NodeOp producer = getNode(value);
  if (producer && getFlowRole(producer) == FlowRole::NextIteration) {
    auto edge = tf::GenericOp::create(
        builder, NameLoc::get(producer.getNodeNameAttr()),
        TypeRange(getUnranked(value)), TokenType::get(builder.getContext()),
        builder.getStringAttr("weir.BackEdge"), ValueRange(), ValueRange(),
        builder.getDictionaryAttr(builder.getNamedAttr(
            "id", builder.getI64IntegerAttr(getBackEdge(producer)))),
        DenseI64ArrayAttr());
    return values[value] = edge.getOutputs()[0];
  }
  nodeError(user) << "its input "
                  << (producer ? producer.getNodeName() : StringRef("?"))
                  << " comes after it: the graph has a cycle that no "
                     "NextIteration closes; put one on its back edge";
  return {};
}

/// The Const whose value `value` has wherever it is live.
NodeOp DataflowRaiser::getConstant(Value value) const {
  for (;;) {
    NodeOp node = getNode(value);
    if (!node || fed.contains(value)) {
      return {};
    }
    if (node.getOpType() == "Const") {
      return node;
    }
    bool passes = llvm::StringSwitch<bool>(node.getOpType())
                      .Cases({"Identity", "Switch", "Enter", "Exit"}, true)
                      .Default(false);
    if (!passes) {
      return {};
    }
    value = node.getInputs()[0];
  }
}

/// A call of a step that reads the reference.
Value DataflowRaiser::readRef(NodeOp node, Value value, ValueRange after) {
  Value ref = values.lookup(value);
  Location loc = NameLoc::get(node.getNodeNameAttr());
  StepOp step =
      program.createPrivateStep((node.getNodeName() + "_read").str(), loc);
  Block &body = step.getBody().front();
  OpBuilder inner = OpBuilder::atBlockEnd(&body);
  NodeRaiser raiser(inner, program.getDefs());
  raiser.map(value, body.addArgument(ref.getType(), loc));
  Value content = raiser.getByValue(value);
  program.finishPrivateStep(step, content, raiser.getAllTokens());
  auto call = CallOp::create(
      builder, loc, TypeRange(UnrankedTensorType::get(getElement(content))),
      TokenType::get(builder.getContext()),
      FlatSymbolRefAttr::get(step.getSymNameAttr()), ValueRange(ref), after);
  return call.getOutputs()[0];
}

Value DataflowRaiser::getByValue(Value value) {
  NodeOp node = getNode(value);
  Value raised = getOperand(node, value);
  if (!raised || !isRef(getElement(raised))) {
    return raised;
  }
  return readRef(node, value, {});
}

//===----------------------------------------------------------------------===//
// Nodes
//===----------------------------------------------------------------------===//

LogicalResult DataflowRaiser::raiseFlow(NodeOp node, StringRef type) {
  SmallVector<Value> after = getControlTokens(node);
  SmallVector<Value> operands;
  bool keepsRef =
      !node.getOuts().empty() && isRef(getElement(node.getOuts()[0]));
  for (auto [i, input] : llvm::enumerate(node.getInputs())) {
    Value operand = getOperand(node, input);
    if (!operand) {
      return failure();
    }
    bool isSelector = type == "Switch" && i == 1;
    if (isRef(getElement(operand)) && (!keepsRef || isSelector)) {
      operand = readRef(node, input, after);
    }
    operands.push_back(operand);
  }
  SmallVector<Type> types;
  SmallVector<NamedAttribute> attrs;
  auto copy = [&](StringRef name) {
    if (Attribute attr = node.getAttrs().get(name)) {
      attrs.push_back(builder.getNamedAttr(name, attr));
    }
  };
  if (type == "NextIteration") {
    attrs.push_back(builder.getNamedAttr(
        "id", builder.getI64IntegerAttr(getBackEdge(node))));
  } else {
    for (Value out : node.getOuts()) {
      types.push_back(getUnranked(out));
    }
  }
  if (type == "Enter") {
    copy("frame_name");
    copy("is_constant");
    copy("parallel_iterations");
  }
  auto op = tf::GenericOp::create(
      builder, NameLoc::get(node.getNodeNameAttr()), types,
      TokenType::get(builder.getContext()), builder.getStringAttr(type),
      operands, after, builder.getDictionaryAttr(attrs), DenseI64ArrayAttr());
  for (auto [out, result] : llvm::zip(node.getOuts(), op.getOutputs())) {
    values.try_emplace(out, result); // a fed output keeps its feed
  }
  tokens[node] = op.getDone();
  return success();
}

LogicalResult DataflowRaiser::raiseInside(NodeRaiser &raiser, NodeOp node) {
  auto isFunction = program.raiseFunctionNode(raiser, node);
  if (failed(isFunction)) {
    return failure();
  }
  return *isFunction ? success() : raiser.raise(node);
}

LogicalResult DataflowRaiser::raiseCall(NodeOp node) {
  Location loc = NameLoc::get(node.getNodeNameAttr());
  StepOp step = program.createPrivateStep(node.getNodeName(), loc);
  Block &body = step.getBody().front();
  OpBuilder inner = OpBuilder::atBlockEnd(&body);
  NodeRaiser raiser(inner, program.getDefs());
  SmallVector<Value> operands;
  for (Value input : node.getInputs()) {
    Value operand = getOperand(node, input);
    if (!operand) {
      return failure();
    }
    operands.push_back(operand);
    Value inside = body.addArgument(operand.getType(), loc);
    if (NodeOp constant = getConstant(input)) {
      Value source = constant.getOuts()[0];
      if (!raiser.lookup(source) && failed(raiser.raise(constant))) {
        return failure();
      }
      inside = raiser.lookup(source);
    }
    raiser.map(input, inside);
  }
  if (failed(raiseInside(raiser, node))) {
    return failure();
  }
  SmallVector<Value> results, outs;
  SmallVector<Type> types;
  for (Value out : node.getOuts()) {
    Value result = raiser.lookup(out);
    if (!result) {
      return nodeError(node) << "one of its results was not raised";
    }
    if (program.isWanted(out)) {
      outs.push_back(out);
      results.push_back(result);
      types.push_back(getUnranked(result));
    }
  }
  program.finishPrivateStep(step, results, raiser.getAllTokens());
  auto call =
      CallOp::create(builder, loc, types, TokenType::get(builder.getContext()),
                     FlatSymbolRefAttr::get(step.getSymNameAttr()), operands,
                     getControlTokens(node));
  for (auto [out, result] : llvm::zip(outs, call.getOutputs())) {
    values.try_emplace(out, result);
  }
  tokens[node] = call.getDone();
  return success();
}
