//===- LoopGradients.cpp - derivatives of loops ---------------------------===//
// Part of Weir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// While: the forward loop is given a counter and, for each value that its body
// changes, a list: every iteration pushes the value it starts with. The reverse
// loop runs as often as the counter says; an iteration pops the values, repeats
// the body, and sweeps. It carries the gradients of the loop's variables; an
// input that the body hands through unchanged is not recorded but passed along,
// and its gradient adds up by itself, since the body's result is its argument.
// Lists are values: the reverse loop can be differentiated again.
//
#include "dialects/TF/OpRegistry.h"
#include "mlir/IR/TypeUtilities.h"
#include "passes/Autodiff/RepeatStep.h"
#include "passes/Structure/LoopOrder.h"

using namespace mlir;
using namespace weir;

namespace {

/// A loop being differentiated (see the head of this file).
class LoopGradient {
public:
  LoopGradient(WhileOp op, OpBuilder &builder, ProgramOp program,
               ArrayRef<Value> gradients)
      : op(op), builder(builder), program(program), gradients(gradients),
        body(lookupStep(program, op.getBodyAttr())),
        condition(lookupStep(program, op.getConditionAttr())), loc(op.getLoc()),
        count(op.getInputs().size()) {}

  FailureOr<SmallVector<Value>> run();

private:
  WhileOp op;
  OpBuilder &builder;
  ProgramOp program;
  ArrayRef<Value> gradients;
  StepOp body, condition;
  Location loc;
  unsigned count;
  SmallVector<unsigned> recorded, passed; ///< of the loop's inputs
  SmallVector<Value> effects; ///< values of the body that are recorded too
  WhileOp forward;            ///< results: the loop's, lists, counter

  void classify();
  StepOp buildRecordingBody();
  StepOp widenCondition(StepOp step, ArrayRef<Type> types);
  void buildForward();
  FailureOr<StepOp> buildReverseBody(ArrayRef<Type> types,
                                     ArrayRef<unsigned> wanted);
  StepOp buildReverseCondition(ArrayRef<Type> types);
  Value emitScalar(OpBuilder &b, int32_t value);
  Type getListType() {
    return UnrankedTensorType::get(VariantType::get(op.getContext()));
  }
  Type getCounterType() {
    return RankedTensorType::get({}, IntegerType::get(op.getContext(), 32));
  }
};

} // namespace

void LoopGradient::classify() {
  auto ret = cast<ReturnOp>(body.getBody().front().back());
  for (unsigned i = 0; i < count; ++i) {
    bool unchanged =
        ret.getResults()[i] == body.getBody().front().getArgument(i);
    (unchanged ? passed : recorded).push_back(i);
  }
  effects = findUnrepeatable(body);
}

Value LoopGradient::emitScalar(OpBuilder &b, int32_t value) {
  auto type = cast<RankedTensorType>(getCounterType());
  return tf::ConstOp::create(b, loc, type, DenseElementsAttr::get(type, value));
}

/// A list op (tf.generic), its first result.
static Operation *emitGeneric(OpBuilder &b, Location loc, StringRef name,
                              ValueRange operands, ArrayRef<Type> types,
                              ArrayRef<NamedAttribute> attrs) {
  SmallVector<Type> resultTypes(types);
  resultTypes.push_back(TokenType::get(b.getContext()));
  return tf::GenericOp::create(b, loc, resultTypes, b.getStringAttr(name),
                               operands, ValueRange(),
                               b.getDictionaryAttr(attrs), DenseI64ArrayAttr());
}

static NamedAttribute getElementType(OpBuilder &b, Type type) {
  return b.getNamedAttr("element_dtype",
                        TypeAttr::get(getElementTypeOrSelf(type)));
}

StepOp LoopGradient::buildRecordingBody() {
  SmallVector<Type> types = getPlainTypes(op.getInputs());
  types.append(recorded.size() + effects.size(), getListType());
  types.push_back(getCounterType());
  StepOp step =
      createStep(program, body, body.getSymName() + "_recording", types);
  Block &block = step.getBody().front();
  OpBuilder b = OpBuilder::atBlockEnd(&block);
  IRMapping mapping;
  mapping.map(body.getBody().front().getArguments(),
              ValueRange(block.getArguments()).take_front(count));
  for (Operation &inner : body.getBody().front().without_terminator()) {
    b.clone(inner, mapping);
  }
  auto ret = cast<ReturnOp>(body.getBody().front().back());
  SmallVector<Value> results, after;
  for (Value result : ret.getResults()) {
    results.push_back(mapping.lookupOrDefault(result));
  }
  for (Value token : ret.getAfter()) {
    after.push_back(mapping.lookupOrDefault(token));
  }
  SmallVector<Value> items;
  for (unsigned i : recorded) {
    items.push_back(block.getArgument(i));
  }
  for (Value effect : effects) {
    items.push_back(mapping.lookup(effect));
  }
  for (auto [k, item] : llvm::enumerate(items)) {
    Value list = block.getArgument(count + k);
    results.push_back(emitGeneric(b, loc, "TensorListPushBack", {list, item},
                                  getListType(),
                                  getElementType(b, item.getType()))
                          ->getResult(0));
  }
  Value counter = block.getArguments().back();
  results.push_back(emitOp(b, loc, "AddV2", {counter, emitScalar(b, 1)},
                           getUnrankedLike(getCounterType())));
  auto end = ReturnOp::create(b, loc, results, after);
  if (auto waits = ret->getAttrOfType<ArrayAttr>(waitsAttr)) {
    // What is recorded waits for nothing but its values.
    SmallVector<Attribute> lists(waits.begin(), waits.end());
    lists.resize(results.size(), b.getDenseI64ArrayAttr({}));
    end->setAttr(waitsAttr, b.getArrayAttr(lists));
  }
  SmallVector<Attribute> names(results.size(), b.getStringAttr(""));
  step.setFetchesAttr(b.getArrayAttr(names));
  step.refreshFunctionType();
  return step;
}

/// The condition with further arguments that it does not look at.
StepOp LoopGradient::widenCondition(StepOp step, ArrayRef<Type> types) {
  StepOp wide = step.clone();
  wide.setSymName((step.getSymName() + "_recording").str());
  SymbolTable(program).insert(wide);
  Block &block = wide.getBody().front();
  for (Type type : types.drop_front(count)) {
    block.addArgument(type, loc);
  }
  OpBuilder b(wide.getContext());
  SmallVector<Attribute> names(types.size(), b.getStringAttr(""));
  wide.setFeedsAttr(b.getArrayAttr(names));
  wide.refreshFunctionType();
  return wide;
}

void LoopGradient::buildForward() {
  OpBuilder b(op);
  SmallVector<Value> inputs(op.getInputs());
  Value anyShape = emitScalar(b, -1);
  SmallVector<Type> items;
  for (unsigned i : recorded) {
    items.push_back(op.getInputs()[i].getType());
  }
  llvm::append_range(items, ValueRange(effects).getTypes());
  for (Type item : items) {
    inputs.push_back(emitGeneric(b, loc, "EmptyTensorList",
                                 {anyShape, emitScalar(b, -1)}, getListType(),
                                 getElementType(b, item))
                         ->getResult(0));
  }
  inputs.push_back(emitScalar(b, 0));
  StepOp recordingBody = buildRecordingBody();
  SmallVector<Type> types(recordingBody.getArgumentTypes());
  StepOp wideCondition = widenCondition(condition, types);
  SmallVector<Type> resultTypes = getPlainTypes(inputs);
  resultTypes.push_back(TokenType::get(op.getContext()));
  forward =
      WhileOp::create(b, loc, resultTypes,
                      FlatSymbolRefAttr::get(wideCondition.getSymNameAttr()),
                      FlatSymbolRefAttr::get(recordingBody.getSymNameAttr()),
                      inputs, op.getAfter(), op.getParallelIterationsAttr());
  forward->setDiscardableAttrs(op->getDiscardableAttrDictionary());
  for (auto [before, after] :
       llvm::zip(op.getOutputs(), forward.getOutputs())) {
    before.replaceAllUsesWith(after);
  }
  op.getDone().replaceAllUsesWith(forward.getDone());
}

/// Reverse loop: (counter, gradients, lists, passed values).
FailureOr<StepOp> LoopGradient::buildReverseBody(ArrayRef<Type> types,
                                                 ArrayRef<unsigned> wanted) {
  StepOp step =
      createStep(program, body, body.getSymName() + "_reverse", types);
  Block &block = step.getBody().front();
  OpBuilder b = OpBuilder::atBlockEnd(&block);
  ValueRange arguments = block.getArguments();
  ValueRange grads = arguments.slice(1, wanted.size());
  ValueRange lists =
      arguments.slice(1 + wanted.size(), recorded.size() + effects.size());
  ValueRange others = arguments.take_back(passed.size());
  SmallVector<Value> own(count), poppedLists;
  Value anyShape = emitScalar(b, -1);
  auto popItem = [&](Value list, Type type) {
    Type item = getUnrankedLike(type);
    Operation *pop =
        emitGeneric(b, loc, "TensorListPopBack", {list, anyShape},
                    {getListType(), item}, getElementType(b, item));
    poppedLists.push_back(pop->getResult(0));
    return pop->getResult(1);
  };
  for (auto [list, i] : llvm::zip(lists, recorded)) {
    own[i] = popItem(list, op.getInputs()[i].getType());
  }
  SmallVector<Value> effectValues;
  for (auto [list, effect] :
       llvm::zip_equal(lists.drop_front(recorded.size()), effects)) {
    effectValues.push_back(popItem(list, effect.getType()));
  }
  for (auto [value, i] : llvm::zip_equal(others, passed)) {
    own[i] = value;
  }
  auto repeated = repeatStep(body, own, b, effects, effectValues);
  if (failed(repeated)) {
    return failure();
  }
  SmallVector<Value> ys, xs;
  for (unsigned i : wanted) {
    ys.push_back(repeated->outputs[i]);
    xs.push_back(own[i]);
  }
  ReverseSweep sweep(b, program);
  auto swept = sweep.run(block, ys, SmallVector<Value>(grads), xs, {});
  if (failed(swept)) {
    return failure();
  }
  repeated->settle();
  SmallVector<Value> results = {emitOp(b, loc, "Sub",
                                       {arguments[0], emitScalar(b, 1)},
                                       getUnrankedLike(getCounterType()))};
  for (auto [result, x, i] : llvm::zip_equal(*swept, xs, wanted)) {
    results.push_back(result ? result : emitZeros(b, x, body, i));
  }
  llvm::append_range(results, poppedLists);
  llvm::append_range(results, others);
  finishStep(step, results, b);
  return step;
}

StepOp LoopGradient::buildReverseCondition(ArrayRef<Type> types) {
  StepOp step = createStep(program, condition,
                           condition.getSymName() + "_reverse", types);
  OpBuilder b = OpBuilder::atBlockEnd(&step.getBody().front());
  Value counter = step.getBody().getArgument(0);
  Value more = emitOp(b, loc, "Greater", {counter, emitScalar(b, 0)},
                      UnrankedTensorType::get(b.getI1Type()));
  finishStep(step, more, b);
  return step;
}

FailureOr<SmallVector<Value>> LoopGradient::run() {
  classify();
  for (Value effect : effects) {
    if (isa<ResourceType>(getElementTypeOrSelf(effect.getType()))) {
      return effect.getDefiningOp()->emitError(
          "cannot be differentiated: it makes a resource in each iteration of "
          "a loop; make it before the loop");
    }
  }
  SmallVector<unsigned> wanted =
      getDifferentiable(program, body, op.getInputs());
  buildForward();
  ValueRange outputs = forward.getOutputs();
  SmallVector<Value> inputs = {outputs.back()};
  for (unsigned i : wanted) {
    inputs.push_back(gradients[i] ? gradients[i]
                                  : emitZeros(builder, outputs[i], body, i));
  }
  for (unsigned k = 0; k < recorded.size() + effects.size(); ++k) {
    inputs.push_back(outputs[count + k]);
  }
  for (unsigned i : passed) {
    inputs.push_back(outputs[i]);
  }
  SmallVector<Type> types = getPlainTypes(inputs);
  auto reverseBody = buildReverseBody(types, wanted);
  if (failed(reverseBody)) {
    return failure();
  }
  StepOp reverseCondition = buildReverseCondition(types);
  types.push_back(TokenType::get(op.getContext()));
  auto reverse =
      WhileOp::create(builder, loc, types,
                      FlatSymbolRefAttr::get(reverseCondition.getSymNameAttr()),
                      FlatSymbolRefAttr::get((*reverseBody).getSymNameAttr()),
                      inputs, ValueRange(), op.getParallelIterationsAttr());
  return spread(reverse.getOutputs().slice(1, wanted.size()), wanted, 0,
                op->getNumOperands());
}

FailureOr<SmallVector<Value>>
weir::differentiateLoop(WhileOp op, OpBuilder &builder, ProgramOp program,
                        ArrayRef<Value> gradients) {
  return LoopGradient(op, builder, program, gradients).run();
}
