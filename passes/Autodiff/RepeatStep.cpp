//===- RepeatStep.cpp - a step computed again for its gradient ------------===//
// Part of Weir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "passes/Autodiff/RepeatStep.h"
#include "dialects/TF/OpRegistry.h"
#include "dialects/Weir/ControlOps.h"
#include "dialects/Weir/Tokens.h"
#include "mlir/IR/TypeUtilities.h"

using namespace mlir;
using namespace weir;

/// Whether `handle` is a TensorArray that its own step makes, or one of the
/// `own` arguments: run again, the step makes one that nobody else knows.
static bool isOwnArray(Value handle, ArrayRef<unsigned> own) {
  while (auto op = handle.getDefiningOp<tf::GenericOp>()) {
    if (op.getOpType() == "TensorArrayV3") {
      return true;
    }
    if (!op.getOpType().starts_with("TensorArrayGrad")) {
      return false;
    }
    handle = op.getInputs()[0];
  }
  auto argument = dyn_cast<BlockArgument>(handle);
  return argument && llvm::is_contained(own, argument.getArgNumber());
}

static bool isRepeatable(tf::GenericOp op, ArrayRef<unsigned> own = {}) {
  if (op.getEffectClass() != tf::EffectClass::Effectful) {
    return true;
  }
  StringRef type = op.getOpType();
  if (type == "TensorArrayV3" ||
      (type.starts_with("TensorArray") && isOwnArray(op.getInputs()[0], own))) {
    return true;
  }
  auto *model = tf::OpRegistry::get(op.getContext()).lookup(type);
  return model && model->readsOnly;
}

/// Whether `op` is differentiated though it is not run again: a stand-in takes
/// its place while the gradient is made.
static bool needsStandIn(Operation *op) {
  auto generic = dyn_cast<tf::GenericOp>(op);
  if (!generic || isRepeatable(generic)) {
    return false;
  }
  auto *model =
      tf::OpRegistry::get(op->getContext()).lookup(generic.getOpType());
  return model && model->gradient;
}

/// The ops that `step`'s results need, tokens aside; not what only `recorded`
/// values need.
static DenseSet<Operation *> findNeeded(StepOp step, ValueRange recorded) {
  DenseSet<Value> known(recorded.begin(), recorded.end());
  auto ret = cast<ReturnOp>(step.getBody().front().back());
  DenseSet<Operation *> needed;
  SmallVector<Value> worklist(ret.getResults());
  while (!worklist.empty()) {
    Value value = worklist.pop_back_val();
    Operation *op = value.getDefiningOp();
    if (!op || (known.contains(value) && !needsStandIn(op)) ||
        !needed.insert(op).second) {
      continue;
    }
    for (Value operand : op->getOperands()) {
      if (!isToken(operand)) {
        worklist.push_back(operand);
      }
    }
  }
  return needed;
}

SmallVector<Value> weir::findUnrepeatable(StepOp step) {
  DenseSet<Operation *> needed = findNeeded(step, {});
  SmallVector<Value> values;
  for (Operation &op : step.getBody().front()) {
    auto generic = dyn_cast<tf::GenericOp>(op);
    if (generic && needed.contains(&op) && !isRepeatable(generic)) {
      llvm::append_range(values, generic.getOutputs());
    }
  }
  return values;
}

void RepeatedStep::settle() {
  for (auto &[standIn, values] : standIns) {
    for (auto [result, value] : llvm::zip(standIn->getResults(), values)) {
      result.replaceAllUsesWith(value);
    }
    standIn->erase();
  }
  standIns.clear();
}

namespace {
/// A step that another one runs, with which of its arguments are TensorArrays
/// of the outermost one.
struct InnerStep {
  StepOp step;
  SmallVector<unsigned> own;
};
} // namespace

/// Appends the steps that `op` runs, if it runs some.
static void appendInner(Operation *op, ArrayRef<unsigned> own,
                        ProgramOp program, SmallVectorImpl<InnerStep> &steps) {
  SmallVector<unsigned> passed;
  for (auto [i, input] : llvm::enumerate(getControlInputs(op))) {
    if (isOwnArray(input, own)) {
      passed.push_back(i);
    }
  }
  for (FlatSymbolRefAttr name : getBodyNames(op)) {
    steps.push_back({lookupStep(program, name), passed});
  }
}

/// Whether `op` reads a TensorArray. Again, that gives the same, or fails when
/// it runs, where the array is cleared after it is read.
static bool readsArray(tf::GenericOp op) {
  StringRef rest = op.getOpType();
  return rest.consume_front("TensorArray") &&
         (rest.starts_with("Read") || rest.starts_with("Gather") ||
          rest.starts_with("Concat") || rest.starts_with("Size"));
}

/// Fails, with an error at what has an effect, if running `op` again is not
/// what it was: a loop, branch or call inside one.
static LogicalResult checkInner(Operation *op) {
  auto program = op->getParentOfType<ProgramOp>();
  SmallVector<InnerStep> worklist;
  DenseSet<Operation *> visited;
  appendInner(op, {}, program, worklist);
  while (!worklist.empty()) {
    InnerStep inner = worklist.pop_back_val();
    if (!visited.insert(inner.step).second) {
      continue;
    }
    for (Operation *needed : findNeeded(inner.step, {})) {
      auto generic = dyn_cast<tf::GenericOp>(needed);
      if (generic && !isRepeatable(generic, inner.own) &&
          !readsArray(generic)) {
        return generic->emitError("cannot be differentiated: ")
               << generic.getOpType()
               << " has an effect, and is in a loop, branch or call inside "
                  "another: it would have to be run again for the gradient; "
                  "move it out";
      }
      appendInner(needed, inner.own, program, worklist);
    }
  }
  return success();
}

FailureOr<RepeatedStep> weir::repeatStep(StepOp step, ValueRange arguments,
                                         OpBuilder &builder,
                                         ValueRange recorded,
                                         ValueRange values) {
  Block &body = step.getBody().front();
  auto ret = cast<ReturnOp>(body.back());
  DenseSet<Operation *> needed = findNeeded(step, recorded);
  IRMapping mapping, known;
  mapping.map(body.getArguments(), arguments);
  mapping.map(recorded, values);
  known.map(recorded, values);
  RepeatedStep repeated;
  for (Operation &op : body) {
    if (!needed.contains(&op)) {
      continue;
    }
    bool isStandIn = known.contains(op.getResult(0));
    if (failed(checkInner(&op))) {
      return failure();
    }
    Operation *copy = op.clone(mapping);
    llvm::TypeSwitch<Operation *>(copy)
        .Case<tf::GenericOp, CallOp, CaseOp, WhileOp>(
            [](auto ordered) { ordered.getAfterMutable().clear(); });
    setOnDemand(copy);
    builder.insert(copy);
    mapping.map(op.getResults(), copy->getResults());
    if (isStandIn) {
      SmallVector<Value> own;
      for (Value output : cast<tf::GenericOp>(op).getOutputs()) {
        own.push_back(known.lookup(output));
      }
      repeated.standIns.push_back({copy, std::move(own)});
    }
  }
  for (Value result : ret.getResults()) {
    repeated.outputs.push_back(mapping.lookupOrDefault(result));
  }
  return repeated;
}

/// A new, empty private step beside `like`; the caller ends it.
StepOp weir::createStep(ProgramOp program, StepOp like, const Twine &name,
                        ArrayRef<Type> argumentTypes) {
  MLIRContext *context = program.getContext();
  OpBuilder builder(context);
  OperationState state(like.getLoc(), StepOp::getOperationName());
  auto strings = [&](size_t count) {
    SmallVector<Attribute> names(count, builder.getStringAttr(""));
    return builder.getArrayAttr(names);
  };
  state.addAttribute("sym_name", builder.getStringAttr(name));
  state.addAttribute("sym_visibility", builder.getStringAttr("private"));
  state.addAttribute("function_type",
                     TypeAttr::get(builder.getFunctionType(argumentTypes, {})));
  state.addAttribute("feeds", strings(argumentTypes.size()));
  state.addAttribute("fetches", strings(0));
  state.addAttribute("targets", strings(0));
  Block *body = &state.addRegion()->emplaceBlock();
  for (Type type : argumentTypes) {
    body->addArgument(type, like.getLoc());
  }
  auto step = cast<StepOp>(Operation::create(state));
  SymbolTable(program).insert(step);
  return step;
}

void weir::finishStep(StepOp step, ValueRange results, OpBuilder &builder) {
  ReturnOp::create(builder, step.getLoc(), results, ValueRange());
  SmallVector<Attribute> names(results.size(), builder.getStringAttr(""));
  step.setFetchesAttr(builder.getArrayAttr(names));
  step.refreshFunctionType();
}

StepOp weir::lookupStep(ProgramOp program, FlatSymbolRefAttr name) {
  return cast<StepOp>(SymbolTable::lookupSymbolIn(program, name.getValue()));
}

/// The element type that is read through `handle`, an argument of `body`.
Type weir::findReadType(StepOp body, unsigned argument) {
  for (Operation *user : body.getBody().getArgument(argument).getUsers()) {
    for (Value result : user->getResults()) {
      Type element = getElementTypeOrSelf(result.getType());
      if (isa<FloatType>(element)) {
        return element;
      }
    }
  }
  return Float32Type::get(body.getContext());
}

/// Zeros like what a variable holds.
static Value emitVariableZeros(OpBuilder &builder, Value handle, Type element) {
  Type types[] = {UnrankedTensorType::get(builder.getI32Type()),
                  TokenType::get(builder.getContext())};
  auto shape = tf::GenericOp::create(
      builder, handle.getLoc(), types, builder.getStringAttr("VariableShape"),
      handle, ValueRange(), builder.getDictionaryAttr({}), DenseI64ArrayAttr());
  auto scalarType = RankedTensorType::get({}, element);
  Value zero = tf::ConstOp::create(
      builder, handle.getLoc(), scalarType,
      DenseElementsAttr::get(scalarType, builder.getZeroAttr(element)));
  return emitOp(builder, handle.getLoc(), "Fill", {shape.getOutputs()[0], zero},
                UnrankedTensorType::get(element));
}

Value weir::emitZerosLike(OpBuilder &builder, Value like, Type element) {
  if (isa<ResourceType>(getElementTypeOrSelf(like.getType()))) {
    return emitVariableZeros(builder, like, element);
  }
  return emitOp(builder, like.getLoc(), "ZerosLike", like,
                getUnrankedLike(like.getType()));
}

/// Zeros for the gradient of `like`, which stands for argument `argument` of
/// `body`.
Value weir::emitZeros(OpBuilder &builder, Value like, StepOp body,
                      unsigned argument) {
  bool isHandle = isa<ResourceType>(getElementTypeOrSelf(like.getType()));
  return emitZerosLike(builder, like,
                       isHandle ? findReadType(body, argument) : Type());
}

/// The types with which a body is written before inference: no sizes.
SmallVector<Type> weir::getPlainTypes(ValueRange values) {
  SmallVector<Type> types;
  for (Value value : values) {
    types.push_back(getUnrankedLike(value.getType()));
  }
  return types;
}

/// Whether argument `argument` of `step` is the handle of a variable that is
/// read: TensorArrays, stacks and others have no gradient of their own.
static bool isReadVariable(ProgramOp program, StepOp step, unsigned argument) {
  SmallVector<std::pair<StepOp, unsigned>> worklist = {{step, argument}};
  DenseSet<std::pair<Operation *, unsigned>> visited;
  while (!worklist.empty()) {
    auto [body, at] = worklist.pop_back_val();
    if (!visited.insert({body, at}).second) {
      continue;
    }
    for (OpOperand &use : body.getBody().getArgument(at).getUses()) {
      unsigned number = use.getOperandNumber();
      if (auto generic = dyn_cast<tf::GenericOp>(use.getOwner())) {
        auto *model = tf::OpRegistry::get(program.getContext())
                          .lookup(generic.getOpType());
        if (model && model->readsOnly && model->gradient) {
          return true;
        }
      }
      for (FlatSymbolRefAttr name : getBodyNames(use.getOwner())) {
        unsigned first = isa<CaseOp>(use.getOwner()) ? 1 : 0; // the index
        worklist.push_back({lookupStep(program, name), number - first});
      }
    }
  }
  return false;
}

SmallVector<unsigned> weir::getDifferentiable(ProgramOp program, StepOp step,
                                              ValueRange inputs) {
  SmallVector<unsigned> indices;
  for (auto [i, input] : llvm::enumerate(inputs)) {
    bool isHandle = isa<ResourceType>(getElementTypeOrSelf(input.getType()));
    if (isHandle ? isReadVariable(program, step, i)
                 : isDifferentiable(input.getType())) {
      indices.push_back(i);
    }
  }
  return indices;
}

/// Spreads the results of a gradient op over the operands of the op.
SmallVector<Value> weir::spread(ValueRange results, ArrayRef<unsigned> wanted,
                                unsigned offset, unsigned numOperands) {
  SmallVector<Value> spreadResults(numOperands);
  for (auto [result, i] : llvm::zip(results, wanted)) {
    spreadResults[offset + i] = result;
  }
  return spreadResults;
}

SmallVector<Value> weir::withGradients(ValueRange inputs,
                                       ArrayRef<Value> gradients) {
  SmallVector<Value> all(inputs);
  llvm::copy_if(gradients, std::back_inserter(all),
                [](Value value) { return bool(value); });
  return all;
}

Value weir::emitInShapeOf(OpBuilder &builder, Value gradient, Value output) {
  Type element = getElementTypeOrSelf(gradient.getType());
  if (!isa<FloatType, ComplexType>(element)) {
    return gradient;
  }
  Value shape = emitOp(builder, output.getLoc(), "Shape", output,
                       UnrankedTensorType::get(builder.getI32Type()));
  return emitOp(builder, output.getLoc(), "Reshape", {gradient, shape},
                getUnrankedLike(gradient.getType()));
}
