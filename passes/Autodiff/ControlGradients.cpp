//===- ControlGradients.cpp - derivatives of calls and branches ----------===//
// Part of Weir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// What a body computed is computed again when its derivative needs it; what a
// loop carried from iteration to iteration is recorded.
//
// Call, case: a gradient step per callee takes the op's inputs and the
// gradients of its outputs, repeats the callee's computation and sweeps over
// it. The gradient of a case is a case on the same index: an input that one
// branch does not reach gets zeros there.
//
// Loops are in LoopGradients.cpp.
//
#include "dialects/TF/OpRegistry.h"
#include "dialects/Weir/ControlOps.h"
#include "dialects/Weir/Tokens.h"
#include "mlir/IR/TypeUtilities.h"
#include "passes/Autodiff/RepeatStep.h"

using namespace mlir;
using namespace weir;

/// What tells a gradient step from others of the same `callee`.
static StringAttr getGradientKey(StepOp callee, ArrayRef<Value> gradients,
                                 ArrayRef<unsigned> wanted) {
  std::string key = callee.getSymName().str() + ":";
  for (Value gradient : gradients) {
    key += gradient ? "1" : "0";
  }
  for (unsigned i : wanted) {
    key += "," + std::to_string(i);
  }
  return StringAttr::get(callee.getContext(), key);
}

/// The step made for `key`, finished or not: a function that calls itself has a
/// gradient that does.
static StepOp findGradientStep(ProgramOp program, StringAttr key) {
  for (StepOp step : program.getBody().front().getOps<StepOp>()) {
    if (step->getAttr(gradientKeyAttr) == key) {
      return step;
    }
  }
  return {};
}

/// The types of the gradients of `inputs` at `wanted`.
static SmallVector<Type> getGradientTypes(StepOp callee, ValueRange inputs,
                                          ArrayRef<unsigned> wanted) {
  SmallVector<Type> types;
  for (unsigned i : wanted) {
    Type element = getElementTypeOrSelf(inputs[i].getType());
    types.push_back(UnrankedTensorType::get(
        isa<ResourceType>(element) ? findReadType(callee, i) : element));
  }
  return types;
}

/// The gradient step of `callee`: (inputs, `outside` values recorded of all
/// branches, gradients of the outputs that have one) -> gradients of the inputs
/// at `wanted`; zeros where not connected. Of `outside`, those from `firstOwn`
/// on are what was `recorded` of this callee.
static FailureOr<StepOp>
buildGradientStep(ProgramOp program, StepOp callee, ValueRange inputs,
                  ArrayRef<Value> gradients, ArrayRef<unsigned> wanted,
                  ValueRange recorded = {}, ValueRange outside = {},
                  unsigned firstOwn = 0) {
  StringAttr key = getGradientKey(callee, gradients, wanted);
  if (StepOp made =
          outside.empty() ? findGradientStep(program, key) : nullptr) {
    return made;
  }
  SmallVector<Type> types = getPlainTypes(inputs);
  llvm::append_range(types, getPlainTypes(outside));
  for (Value gradient : gradients) {
    if (gradient) {
      types.push_back(getUnrankedLike(gradient.getType()));
    }
  }
  StepOp step =
      createStep(program, callee, callee.getSymName() + "_grad", types);
  if (outside.empty()) {
    step->setAttr(gradientKeyAttr, key);
  }
  Block &body = step.getBody().front();
  OpBuilder builder = OpBuilder::atBlockEnd(&body);
  ValueRange arguments = body.getArguments();
  ValueRange own = arguments.take_front(inputs.size());
  auto repeated =
      repeatStep(callee, own, builder, recorded,
                 arguments.slice(inputs.size() + firstOwn, recorded.size()));
  if (failed(repeated)) {
    return failure();
  }
  SmallVector<Value> gradYs, ys, xs;
  unsigned next = inputs.size() + outside.size();
  for (auto [i, gradient] : llvm::enumerate(gradients)) {
    if (gradient) {
      ys.push_back(repeated->outputs[i]);
      gradYs.push_back(
          emitInShapeOf(builder, arguments[next++], repeated->outputs[i]));
    }
  }
  for (unsigned i : wanted) {
    xs.push_back(own[i]);
  }
  ReverseSweep sweep(builder, program);
  auto results = sweep.run(body, ys, gradYs, xs, {});
  if (failed(results)) {
    return failure();
  }
  repeated->settle();
  for (auto [result, x, i] : llvm::zip_equal(*results, xs, wanted)) {
    result = result ? result : emitZeros(builder, x, callee, i);
  }
  finishStep(step, *results, builder);
  return step;
}

FailureOr<SmallVector<Value>>
weir::buildGivenGradient(Operation *op, FlatSymbolRefAttr name, OpBuilder &b,
                         ProgramOp program, ArrayRef<Value> grads) {
  SmallVector<Value> inputs, operands;
  llvm::copy_if(op->getOperands(), std::back_inserter(inputs),
                [](Value value) { return !isToken(value); });
  operands = inputs;
  for (auto [output, gradient] : llvm::zip(op->getResults(), grads)) {
    if (gradient) {
      operands.push_back(gradient);
    } else if (!isToken(output)) {
      operands.push_back(emitOp(b, op->getLoc(), "ZerosLike", output,
                                getUnrankedLike(output.getType())));
    }
  }
  StepOp step = lookupStep(program, name);
  SmallVector<Type> types(step.getResultTypes());
  if (step.getArgumentTypes().size() != operands.size() ||
      types.size() != inputs.size()) {
    return op->emitError("expected its gradient function to take ")
           << operands.size() << " tensors (its inputs, then the gradients of "
           << "its outputs) and to give " << inputs.size() << ", but '"
           << step.getSymName() << "' takes " << step.getArgumentTypes().size()
           << " and gives " << types.size();
  }
  types.push_back(TokenType::get(op->getContext()));
  auto call = CallOp::create(b, op->getLoc(), types,
                             FlatSymbolRefAttr::get(step.getSymNameAttr()),
                             operands, ValueRange());
  SmallVector<Value> gradients(op->getNumOperands());
  for (auto [i, input] : llvm::enumerate(inputs)) {
    gradients[i] =
        isDifferentiable(input.getType()) ? call.getOutputs()[i] : Value();
  }
  return gradients;
}

/// `step` with further results: its own values `recorded`, at `firstOwn` among
/// `types`, nothing in the others' places.
static StepOp recordInBranch(ProgramOp program, StepOp step,
                             ValueRange recorded, unsigned firstOwn,
                             ArrayRef<Type> types) {
  IRMapping mapping;
  auto copy = cast<StepOp>(step->clone(mapping));
  copy.setSymName((step.getSymName() + "_recording").str());
  SymbolTable(program).insert(copy);
  auto ret = cast<ReturnOp>(copy.getBody().front().back());
  OpBuilder builder(ret);
  SmallVector<Value> results(ret.getResults());
  for (auto [i, type] : llvm::enumerate(types)) {
    bool isOwn = i >= firstOwn && i < firstOwn + recorded.size();
    results.push_back(
        isOwn ? mapping.lookup(recorded[i - firstOwn])
              : DeadOp::create(builder, step.getLoc(), type).getOutput());
  }
  ReturnOp::create(builder, ret.getLoc(), results, ret.getAfter());
  ret.erase();
  SmallVector<Attribute> names(results.size(), builder.getStringAttr(""));
  copy.setFetchesAttr(builder.getArrayAttr(names));
  copy.refreshFunctionType();
  return copy;
}

/// A call, or a case on the index, as `op` is: of `branches` (one for a call),
/// with these inputs and outputs.
static Operation *createLike(OpBuilder &builder, Operation *op,
                             ArrayRef<Attribute> branches,
                             SmallVector<Type> types, ValueRange inputs,
                             ValueRange after) {
  types.push_back(TokenType::get(op->getContext()));
  if (auto choice = dyn_cast<CaseOp>(op)) {
    return CaseOp::create(builder, op->getLoc(), types, choice.getIndex(),
                          builder.getArrayAttr(branches), inputs, after);
  }
  return CallOp::create(builder, op->getLoc(), types,
                        cast<FlatSymbolRefAttr>(branches.front()), inputs,
                        after);
}

/// `op` with what its branches recorded, of these types, as further results,
/// which are given back.
static ResultRange recordBranches(Operation *op, ProgramOp program,
                                  ArrayRef<StepOp> branches,
                                  ArrayRef<SmallVector<Value>> recorded,
                                  ArrayRef<Type> types) {
  SmallVector<Attribute> names;
  unsigned firstOwn = 0;
  for (auto [branch, values] : llvm::zip_equal(branches, recorded)) {
    StepOp step = recordInBranch(program, branch, values, firstOwn, types);
    firstOwn += values.size();
    names.push_back(FlatSymbolRefAttr::get(step.getSymNameAttr()));
  }
  OpBuilder builder(op);
  SmallVector<Type> resultTypes(getControlOutputs(op).getTypes());
  llvm::append_range(resultTypes, types);
  ValueRange after = isa<CallOp>(op) ? cast<CallOp>(op).getAfter()
                                     : cast<CaseOp>(op).getAfter();
  Operation *recording =
      createLike(builder, op, names, resultTypes, getControlInputs(op), after);
  recording->setDiscardableAttrs(op->getDiscardableAttrDictionary());
  for (auto [before, now] :
       llvm::zip(getControlOutputs(op), getControlOutputs(recording))) {
    before.replaceAllUsesWith(now);
  }
  op->getResults().back().replaceAllUsesWith(recording->getResults().back());
  return getControlOutputs(recording).take_back(types.size());
}

/// Of a call or a case: one gradient step for each branch, run as the branches
/// were.
static FailureOr<SmallVector<Value>>
differentiateBranches(Operation *op, OpBuilder &b, ProgramOp program,
                      ArrayRef<Value> grads,
                      SmallVectorImpl<Operation *> &replaced) {
  SmallVector<unsigned> wanted;
  SmallVector<StepOp> callees;
  SmallVector<SmallVector<Value>> recorded;
  SmallVector<Type> recordedTypes;
  SmallVector<Value> inputs(getControlInputs(op)), outside;
  for (FlatSymbolRefAttr name : getBodyNames(op)) {
    callees.push_back(lookupStep(program, name));
    for (unsigned i : getDifferentiable(program, callees.back(), inputs)) {
      if (!llvm::is_contained(wanted, i)) {
        wanted.push_back(i);
      }
    }
    recorded.push_back(findUnrepeatable(callees.back()));
    llvm::append_range(recordedTypes, getPlainTypes(recorded.back()));
  }
  llvm::sort(wanted);
  if (!recordedTypes.empty()) {
    llvm::append_range(
        outside, recordBranches(op, program, callees, recorded, recordedTypes));
    replaced.push_back(op);
  }
  SmallVector<Attribute> branches;
  SmallVector<Type> types;
  unsigned firstOwn = 0;
  for (auto [callee, values] : llvm::zip_equal(callees, recorded)) {
    auto step = buildGradientStep(program, callee, inputs, grads, wanted,
                                  values, outside, firstOwn);
    if (failed(step)) {
      return failure();
    }
    firstOwn += values.size();
    branches.push_back(FlatSymbolRefAttr::get((*step).getSymNameAttr()));
    if (types.empty()) {
      types = getGradientTypes(callee, inputs, wanted);
    }
  }
  llvm::append_range(inputs, outside);
  Operation *gradient = createLike(b, op, branches, types,
                                   withGradients(inputs, grads), ValueRange());
  unsigned first = getControlInputs(op).getBeginOperandIndex();
  return spread(getControlOutputs(gradient), wanted, first,
                op->getNumOperands());
}

FailureOr<SmallVector<Value>>
weir::buildControlGradient(Operation *op, OpBuilder &builder, ProgramOp program,
                           ArrayRef<Value> gradients,
                           SmallVectorImpl<Operation *> &replaced) {
  if (isa<CallOp, CaseOp>(op)) {
    size_t numOutputs = getControlOutputs(op).size();
    return differentiateBranches(op, builder, program,
                                 gradients.take_front(numOutputs), replaced);
  }
  auto loop = cast<WhileOp>(op);
  replaced.push_back(op);
  return differentiateLoop(loop, builder, program,
                           gradients.take_front(loop.getOutputs().size()));
}
