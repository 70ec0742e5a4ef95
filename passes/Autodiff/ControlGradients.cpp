//===- ControlGradients.cpp - derivatives of calls, branches, loops -------===//
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
#include "passes/Autodiff/ReverseSweep.h"

using namespace mlir;
using namespace weir;

bool weir::isControlOp(Operation *op) {
  return isa<CallOp, CaseOp, WhileOp>(op);
}

static bool isRepeatable(tf::GenericOp op) {
  if (op.getEffectClass() != tf::EffectClass::Effectful) {
    return true;
  }
  auto *model = tf::OpRegistry::get(op.getContext()).lookup(op.getOpType());
  return model && model->readsOnly;
}

/// The derivative of a step that would need to be computed again, but has
/// effects.
static LogicalResult checkRepeatable(Operation *op) {
  auto generic = dyn_cast<tf::GenericOp>(op);
  if (!generic || isRepeatable(generic)) {
    return success();
  }
  return op->emitError("cannot be differentiated: ")
         << generic.getOpType()
         << " inside a loop or call has an effect, and would have to be run "
            "again for the gradient; move it out";
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
    if (!op || known.contains(value) || !needed.insert(op).second) {
      continue;
    }
    for (Value operand : op->getOperands()) {
      if (!isa<TokenType>(operand.getType())) {
        worklist.push_back(operand);
      }
    }
  }
  return needed;
}

/// What cannot be computed again for the gradient: results of effects.
static SmallVector<Value> findUnrepeatable(StepOp step) {
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

/// Copies what `step`'s results need into the builder's block, with `arguments`
/// for its arguments and `values` for what was `recorded` of it. Tokens are
/// left behind: nothing effectful is copied.
static FailureOr<SmallVector<Value>>
repeatStep(StepOp step, ValueRange arguments, OpBuilder &builder,
           ValueRange recorded = {}, ValueRange values = {}) {
  Block &body = step.getBody().front();
  auto ret = cast<ReturnOp>(body.back());
  DenseSet<Operation *> needed = findNeeded(step, recorded);
  IRMapping mapping;
  mapping.map(body.getArguments(), arguments);
  mapping.map(recorded, values);
  for (Operation &op : body) {
    if (!needed.contains(&op)) {
      continue;
    }
    if (failed(checkRepeatable(&op))) {
      return failure();
    }
    Operation *copy = op.clone(mapping);
    llvm::TypeSwitch<Operation *>(copy)
        .Case<tf::GenericOp, CallOp, CaseOp, WhileOp>(
            [](auto ordered) { ordered.getAfterMutable().clear(); });
    setOnDemand(copy);
    builder.insert(copy);
    mapping.map(op.getResults(), copy->getResults());
  }
  SmallVector<Value> results;
  for (Value result : ret.getResults()) {
    results.push_back(mapping.lookupOrDefault(result));
  }
  return results;
}

/// A new, empty private step beside `like`; the caller ends it.
static StepOp createStep(ProgramOp program, StepOp like, const Twine &name,
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

static void finishStep(StepOp step, ValueRange results, OpBuilder &builder) {
  ReturnOp::create(builder, step.getLoc(), results, ValueRange());
  SmallVector<Attribute> names(results.size(), builder.getStringAttr(""));
  step.setFetchesAttr(builder.getArrayAttr(names));
  step.refreshFunctionType();
}

static StepOp lookupStep(ProgramOp program, FlatSymbolRefAttr name) {
  return cast<StepOp>(SymbolTable::lookupSymbolIn(program, name.getValue()));
}

/// The element type that is read through `handle`, an argument of `body`.
static Type findReadType(StepOp body, unsigned argument) {
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
static Value emitZeros(OpBuilder &builder, Value like, StepOp body,
                       unsigned argument) {
  bool isHandle = isa<ResourceType>(getElementTypeOrSelf(like.getType()));
  return emitZerosLike(builder, like,
                       isHandle ? findReadType(body, argument) : Type());
}

/// The types with which a body is written before inference: no sizes.
static SmallVector<Type> getPlainTypes(ValueRange values) {
  SmallVector<Type> types;
  for (Value value : values) {
    types.push_back(getUnrankedLike(value.getType()));
  }
  return types;
}

/// Which inputs of an op may get a gradient.
static SmallVector<unsigned> getDifferentiable(ValueRange inputs) {
  SmallVector<unsigned> indices;
  for (auto [i, input] : llvm::enumerate(inputs)) {
    if (isDifferentiable(input.getType())) {
      indices.push_back(i);
    }
  }
  return indices;
}

/// `gradient` of `output`, in the output's shape: branches may differ in rank,
/// so that outside nothing is known of it.
static Value emitInShapeOf(OpBuilder &builder, Value gradient, Value output) {
  Type element = getElementTypeOrSelf(gradient.getType());
  if (!isa<FloatType, ComplexType>(element)) {
    return gradient;
  }
  Value shape = emitOp(builder, output.getLoc(), "Shape", output,
                       UnrankedTensorType::get(builder.getI32Type()));
  return emitOp(builder, output.getLoc(), "Reshape", {gradient, shape},
                getUnrankedLike(gradient.getType()));
}

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
  auto outputs =
      repeatStep(callee, own, builder, recorded,
                 arguments.slice(inputs.size() + firstOwn, recorded.size()));
  if (failed(outputs)) {
    return failure();
  }
  SmallVector<Value> gradYs, ys, xs;
  unsigned next = inputs.size() + outside.size();
  for (auto [i, gradient] : llvm::enumerate(gradients)) {
    if (gradient) {
      ys.push_back((*outputs)[i]);
      gradYs.push_back(
          emitInShapeOf(builder, arguments[next++], (*outputs)[i]));
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
  for (auto [result, x, i] : llvm::zip_equal(*results, xs, wanted)) {
    result = result ? result : emitZeros(builder, x, callee, i);
  }
  finishStep(step, *results, builder);
  return step;
}

/// Spreads the results of a gradient op over the operands of the op.
static SmallVector<Value> spread(ValueRange results, ArrayRef<unsigned> wanted,
                                 unsigned offset, unsigned numOperands) {
  SmallVector<Value> spreadResults(numOperands);
  for (auto [result, i] : llvm::zip(results, wanted)) {
    spreadResults[offset + i] = result;
  }
  return spreadResults;
}

static SmallVector<Value> withGradients(ValueRange inputs,
                                        ArrayRef<Value> gradients) {
  SmallVector<Value> all(inputs);
  llvm::copy_if(gradients, std::back_inserter(all),
                [](Value value) { return bool(value); });
  return all;
}

static FailureOr<SmallVector<Value>> differentiateCall(CallOp op, OpBuilder &b,
                                                       ProgramOp program,
                                                       ArrayRef<Value> grads) {
  SmallVector<unsigned> wanted = getDifferentiable(op.getInputs());
  auto step =
      buildGradientStep(program, lookupStep(program, op.getCalleeAttr()),
                        op.getInputs(), grads, wanted);
  if (failed(step)) {
    return failure();
  }
  SmallVector<Type> types = getGradientTypes(
      lookupStep(program, op.getCalleeAttr()), op.getInputs(), wanted);
  types.push_back(TokenType::get(op.getContext()));
  auto call = CallOp::create(
      b, op.getLoc(), types, FlatSymbolRefAttr::get((*step).getSymNameAttr()),
      withGradients(op.getInputs(), grads), ValueRange());
  return spread(call.getOutputs(), wanted, 0, op->getNumOperands());
}

FailureOr<SmallVector<Value>>
weir::buildGivenGradient(Operation *op, FlatSymbolRefAttr name, OpBuilder &b,
                         ProgramOp program, ArrayRef<Value> grads) {
  SmallVector<Value> inputs, operands;
  llvm::copy_if(op->getOperands(), std::back_inserter(inputs),
                [](Value value) { return !isa<TokenType>(value.getType()); });
  operands = inputs;
  for (auto [output, gradient] : llvm::zip(op->getResults(), grads)) {
    if (gradient) {
      operands.push_back(gradient);
    } else if (!isa<TokenType>(output.getType())) {
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

/// The case with what its branches recorded as further results.
static CaseOp recordCase(CaseOp op, ProgramOp program,
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
  SmallVector<Type> resultTypes(op.getOutputs().getTypes());
  llvm::append_range(resultTypes, types);
  resultTypes.push_back(TokenType::get(op.getContext()));
  auto recording = CaseOp::create(builder, op.getLoc(), resultTypes,
                                  op.getIndex(), builder.getArrayAttr(names),
                                  op.getInputs(), op.getAfter());
  recording->setDiscardableAttrs(op->getDiscardableAttrDictionary());
  for (auto [before, after] :
       llvm::zip(op.getOutputs(), recording.getOutputs())) {
    before.replaceAllUsesWith(after);
  }
  op.getDone().replaceAllUsesWith(recording.getDone());
  return recording;
}

static FailureOr<SmallVector<Value>>
differentiateCase(CaseOp op, OpBuilder &b, ProgramOp program,
                  ArrayRef<Value> grads,
                  SmallVectorImpl<Operation *> &replaced) {
  SmallVector<unsigned> wanted = getDifferentiable(op.getInputs());
  SmallVector<StepOp> callees;
  SmallVector<SmallVector<Value>> recorded;
  SmallVector<Type> recordedTypes;
  for (auto name : op.getBranches().getAsRange<FlatSymbolRefAttr>()) {
    callees.push_back(lookupStep(program, name));
    recorded.push_back(findUnrepeatable(callees.back()));
    llvm::append_range(recordedTypes, getPlainTypes(recorded.back()));
  }
  SmallVector<Value> inputs(op.getInputs()), outside;
  Value index = op.getIndex();
  if (!recordedTypes.empty()) {
    CaseOp recording =
        recordCase(op, program, callees, recorded, recordedTypes);
    outside = SmallVector<Value>(
        recording.getOutputs().take_back(recordedTypes.size()));
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
  types.push_back(TokenType::get(op.getContext()));
  unsigned numOperands = op->getNumOperands();
  llvm::append_range(inputs, outside);
  auto branch =
      CaseOp::create(b, op.getLoc(), types, index, b.getArrayAttr(branches),
                     withGradients(inputs, grads), ValueRange());
  return spread(branch.getOutputs(), wanted, 1, numOperands);
}

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
  WhileOp forward; ///< results: the loop's, lists, counter

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
  types.append(recorded.size(), getListType());
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
  for (auto [k, i] : llvm::enumerate(recorded)) {
    Value list = block.getArgument(count + k);
    Value item = block.getArgument(i);
    results.push_back(emitGeneric(b, loc, "TensorListPushBack", {list, item},
                                  getListType(),
                                  getElementType(b, item.getType()))
                          ->getResult(0));
  }
  Value counter = block.getArguments().back();
  results.push_back(emitOp(b, loc, "AddV2", {counter, emitScalar(b, 1)},
                           getUnrankedLike(getCounterType())));
  ReturnOp::create(b, loc, results, after);
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
  for (unsigned i : recorded) {
    Value input = op.getInputs()[i];
    inputs.push_back(emitGeneric(b, loc, "EmptyTensorList",
                                 {anyShape, emitScalar(b, -1)}, getListType(),
                                 getElementType(b, input.getType()))
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
  ValueRange lists = arguments.slice(1 + wanted.size(), recorded.size());
  ValueRange others = arguments.take_back(passed.size());
  SmallVector<Value> own(count), poppedLists;
  Value anyShape = emitScalar(b, -1);
  for (auto [list, i] : llvm::zip_equal(lists, recorded)) {
    Type item = getUnrankedLike(op.getInputs()[i].getType());
    Operation *pop =
        emitGeneric(b, loc, "TensorListPopBack", {list, anyShape},
                    {getListType(), item}, getElementType(b, item));
    poppedLists.push_back(pop->getResult(0));
    own[i] = pop->getResult(1);
  }
  for (auto [value, i] : llvm::zip_equal(others, passed)) {
    own[i] = value;
  }
  auto outputs = repeatStep(body, own, b);
  if (failed(outputs)) {
    return failure();
  }
  SmallVector<Value> ys, xs;
  for (unsigned i : wanted) {
    ys.push_back((*outputs)[i]);
    xs.push_back(own[i]);
  }
  ReverseSweep sweep(b, program);
  auto swept = sweep.run(block, ys, SmallVector<Value>(grads), xs, {});
  if (failed(swept)) {
    return failure();
  }
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
  SmallVector<unsigned> wanted;
  for (unsigned i = 0; i < count; ++i) {
    if (isDifferentiable(op.getInputs()[i].getType())) {
      wanted.push_back(i);
    }
  }
  buildForward();
  ValueRange outputs = forward.getOutputs();
  SmallVector<Value> inputs = {outputs.back()};
  for (unsigned i : wanted) {
    inputs.push_back(gradients[i] ? gradients[i]
                                  : emitZeros(builder, outputs[i], body, i));
  }
  for (unsigned k = 0; k < recorded.size(); ++k) {
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
weir::buildControlGradient(Operation *op, OpBuilder &builder, ProgramOp program,
                           ArrayRef<Value> gradients,
                           SmallVectorImpl<Operation *> &replaced) {
  if (auto call = dyn_cast<CallOp>(op)) {
    return differentiateCall(call, builder, program,
                             gradients.take_front(call.getOutputs().size()));
  }
  if (auto branch = dyn_cast<CaseOp>(op)) {
    return differentiateCase(branch, builder, program,
                             gradients.take_front(branch.getOutputs().size()),
                             replaced);
  }
  auto loop = cast<WhileOp>(op);
  replaced.push_back(op);
  return LoopGradient(loop, builder, program,
                      gradients.take_front(loop.getOutputs().size()))
      .run();
}
