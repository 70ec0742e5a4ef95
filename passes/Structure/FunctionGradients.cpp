//===- FunctionGradients.cpp - gradients that a graph defines -------------===//
// Part of Weir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Calls: a call whose function has a GradientDef, or whose node names a library
// function in `_gradient_op_type`, is not inlined while something is
// differentiated. It becomes a weir.call that names the step of the gradient
// function. SymbolicGradient, TensorFlow's op for the gradient of a function,
// calls that step itself, or a new one that calls and differentiates.
//
#include "passes/Structure/FunctionGradients.h"
#include "dialects/TF/TFDialect.h"
#include "dialects/Weir/DataTypes.h"
#include "passes/Structure/AddGradients.h"
#include "passes/Structure/ScopeRaiser.h"

using namespace mlir;
using namespace weir;

FunctionGradients::FunctionGradients(ModuleOp module) {
  auto isGradient = [](NodeOp node) {
    return node.getOpType() == gradientsOpType ||
           node.getOpType() == "SymbolicGradient";
  };
  module.walk([&](NodeOp node) { used |= isGradient(node); });
  for (GraphOp graph : module.getOps<GraphOp>()) {
    auto extra = graph->getAttrOfType<DictionaryAttr>("extra");
    auto library = extra ? extra.getAs<DictionaryAttr>("library") : nullptr;
    auto list = library ? library.getAs<ArrayAttr>("gradient") : nullptr;
    for (Attribute attr : list ? list.getValue() : ArrayRef<Attribute>()) {
      auto entry = dyn_cast<DictionaryAttr>(attr);
      auto name = entry ? entry.getAs<StringAttr>("function_name") : nullptr;
      auto func = entry ? entry.getAs<StringAttr>("gradient_func") : nullptr;
      if (name && func) {
        gradients[name] = func;
      }
    }
  }
}

StringRef FunctionGradients::getGradientOpType(NodeOp node) {
  auto attr = node.getAttrs().getAs<StringAttr>("_gradient_op_type");
  if (!attr || attr.getValue() == node.getOpType()) {
    return "";
  }
  auto [stem, number] = attr.getValue().rsplit('-');
  unsigned value;
  bool isNumbered = !number.empty() && !number.getAsInteger(10, value) &&
                    stem == node.getOpType();
  return isNumbered ? StringRef() : attr.getValue();
}

//===----------------------------------------------------------------------===//
// Raising
//===----------------------------------------------------------------------===//

LogicalResult ProgramRaiser::setGradient(NodeOp node, Operation *op) {
  StringRef name = FunctionGradients::getGradientOpType(node);
  if (name.empty()) {
    return success();
  }
  auto function = functions.lookup<FunctionOp>(name);
  if (!function) {
    op->setAttr(gradientAttr, StringAttr::get(op->getContext(), name));
    return success();
  }
  auto step = getFunctionStep(function, node.getAttrs(), node);
  if (failed(step)) {
    return failure();
  }
  op->setAttr(gradientAttr, FlatSymbolRefAttr::get((*step).getSymNameAttr()));
  return success();
}

LogicalResult ProgramRaiser::setCallGradient(NodeOp node, FunctionCall call,
                                             CallOp op) {
  if (!FunctionGradients::getGradientOpType(node).empty()) {
    return setGradient(node, op);
  }
  StringRef name = gradients.lookup(call.function.getSymName());
  if (name.empty() || !gradients.isUsed()) {
    return success();
  }
  auto step = getGradientStep(node, name, call.attrs);
  if (failed(step)) {
    return failure();
  }
  op->setAttr(gradientAttr, FlatSymbolRefAttr::get((*step).getSymNameAttr()));
  return success();
}

FailureOr<StepOp> ProgramRaiser::getGradientStep(NodeOp node, StringRef name,
                                                 DictionaryAttr attrs) {
  auto function = functions.lookup<FunctionOp>(name);
  if (!function) {
    return nodeError(node) << "the gradient of its function is '" << name
                           << "', which the graph's library does not have";
  }
  return getFunctionStep(function, attrs, node);
}

/// A step (inputs, gradients of outputs) -> gradients of inputs that calls
/// `callee` and differentiates.
FailureOr<StepOp> ProgramRaiser::createGradientStep(NodeOp node,
                                                    StepOp callee) {
  StepOp step = createPrivateStep((callee.getSymName() + "_gradient").str(),
                                  node.getLoc());
  Block &body = step.getBody().front();
  for (Value input : node.getInputs()) {
    body.addArgument(input.getType(), node.getLoc());
  }
  unsigned count = callee.getArgumentTypes().size();
  if (body.getNumArguments() != count + callee.getResultTypes().size() ||
      node.getOuts().size() != count) {
    return nodeError(node) << "expected the function's "
                           << callee.getArgumentTypes().size()
                           << " inputs and the gradients of its "
                           << callee.getResultTypes().size() << " outputs, got "
                           << body.getNumArguments() << " inputs and "
                           << node.getOuts().size() << " outputs";
  }
  OpBuilder builder = OpBuilder::atBlockEnd(&body);
  ValueRange arguments = body.getArguments();
  auto call = CallOp::create(builder, node.getLoc(), callee.getResultTypes(),
                             TokenType::get(node.getContext()),
                             FlatSymbolRefAttr::get(callee.getSymNameAttr()),
                             arguments.take_front(count), ValueRange());
  auto op = GradientsOp::create(
      builder, node.getLoc(), node.getOuts().getTypes(), call.getOutputs(),
      arguments.take_front(count), ValueRange(), arguments.drop_front(count),
      DenseBoolArrayAttr());
  op->setAttr(unconnectedZerosAttr, builder.getUnitAttr());
  finishPrivateStep(step, op.getGradients(), call.getDone());
  return step;
}

LogicalResult ProgramRaiser::raiseSymbolicGradient(NodeRaiser &raiser,
                                                   NodeOp node) {
  auto func = node.getAttrs().getAs<FuncAttr>("f");
  auto function =
      func ? functions.lookup<FunctionOp>(func.getName()) : FunctionOp();
  if (!function) {
    return nodeError(node) << "expected a function of the graph's library as "
                              "attribute 'f', whose gradient this is";
  }
  FailureOr<StepOp> step;
  if (StringRef name = gradients.lookup(func.getName()); !name.empty()) {
    step = getGradientStep(node, name, func.getAttrs());
  } else if (step = getFunctionStep(function, func.getAttrs(), node);
             succeeded(step)) {
    step = createGradientStep(node, *step);
  }
  if (failed(step)) {
    return failure();
  }
  return raiseStepCall(raiser, node, *step);
}
