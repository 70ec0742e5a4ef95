//===- OpModelsList.cpp - TensorArrays, stacks, tensor lists --------------===//
// Part of Weir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// What an array or list holds often has no shape in the graph. Reads take it
// from (1) what the reading op says, (2) what the creating op says, (3) what is
// written: for a list, along its chain of values; for a TensorArray, by the
// writes that share its handle and come before.
#include "dialects/TF/OpModels.h"
#include "llvm/ADT/StringSwitch.h"

using namespace mlir;
using namespace weir;
using namespace weir::tf;

/// Sizes of an element; a null size is unknown.
using Element = std::optional<Sizes>;

static Element fromShape(ShapeContext &ctx, std::optional<PartialShape> shape) {
  if (!shape) {
    return std::nullopt;
  }
  Sizes sizes;
  for (int64_t size : *shape) {
    sizes.push_back(size < 0 ? SizeExpr() : ctx.constant(size));
  }
  return sizes;
}

// What an element_shape operand says: a vector, or -1 for unknown rank.
static Element fromValue(ShapeContext &ctx, Value operand) {
  std::optional<SymbolicValue> value = ctx.getValue(operand);
  if (!value || value->shape.empty()) {
    return std::nullopt;
  }
  Sizes sizes = value->elements;
  for (SizeExpr &size : sizes) {
    auto constant = dyn_cast<AffineConstantExpr>(size);
    if (constant && constant.getValue() < 0) {
      size = SizeExpr();
    }
  }
  return sizes;
}

// What is held of `value`, without its first dimension if `rows`. Only sizes
// that hold for every element count: constants.
static Element fromTensor(ShapeContext &ctx, Value value, bool rows) {
  std::optional<Sizes> sizes = ctx.getShape(value);
  if (!sizes || (rows && sizes->empty())) {
    return std::nullopt;
  }
  Sizes element(sizes->begin() + (rows ? 1 : 0), sizes->end());
  for (SizeExpr &size : element) {
    size = isa_and_nonnull<AffineConstantExpr>(size) ? size : SizeExpr();
  }
  return element;
}

// `a` completed by `b`.
static Element merge(Element a, const Element &b) {
  if (!a || !b || a->size() != b->size()) {
    return a ? a : b;
  }
  for (auto [to, from] : llvm::zip(*a, *b)) {
    to = to ? to : from;
  }
  return a;
}

static bool isComplete(const Element &element) {
  return element && llvm::all_of(*element, [](SizeExpr e) { return !!e; });
}

static void setElement(GenericOp op, ShapeContext &ctx, Value output,
                       const Element &element, Sizes before = {}) {
  if (!element) {
    return;
  }
  Sizes sizes = before;
  for (SizeExpr size : *element) {
    sizes.push_back(size ? size : ctx.newResultSize(op));
  }
  ctx.setShape(output, sizes);
}

// What the type of a handle or list says of its elements.
static Element getHeldElement(ShapeContext &ctx, Value handle) {
  if (!isa_and_nonnull<RankedTensorType>(findHeldType(handle))) {
    return std::nullopt;
  }
  return fromShape(ctx, getVariableShape(handle));
}

static void setHeldElement(Value handle, const Element &element, Type dtype) {
  if (!element) {
    return;
  }
  PartialShape shape;
  for (SizeExpr size : *element) {
    auto constant = dyn_cast_or_null<AffineConstantExpr>(size);
    shape.push_back(constant ? constant.getValue() : -1);
  }
  setHeldType(handle, makeHeldType(shape, dtype));
}

//===----------------------------------------------------------------------===//
// TensorArrays and stacks: objects behind handles
//===----------------------------------------------------------------------===//

// The value that `op` puts into its array or stack, and whether its rows are
// the elements.
static std::pair<Value, bool> getWritten(GenericOp op) {
  StringRef type = op.getOpType();
  if (type.starts_with("TensorArrayWrite")) {
    return {op.getInputs()[2], false};
  }
  if (type.starts_with("TensorArrayScatter")) {
    return {op.getInputs()[2], true};
  }
  if (type.starts_with("StackPush")) {
    return {op.getInputs()[1], false};
  }
  return {};
}

// What the steps that `use` runs call the value used.
static void addArguments(OpOperand &use, SmallVectorImpl<Value> &values) {
  Operation *op = use.getOwner();
  SmallVector<FlatSymbolRefAttr> steps;
  unsigned index = use.getOperandNumber();
  if (auto call = dyn_cast<CallOp>(op)) {
    steps.push_back(call.getCalleeAttr());
  } else if (auto loop = dyn_cast<WhileOp>(op)) {
    steps.push_back(loop.getBodyAttr());
  } else if (auto branch = dyn_cast<CaseOp>(op)) {
    if (index == 0) {
      return;
    }
    index -= 1; // the branch index
    llvm::append_range(steps,
                       branch.getBranches().getAsRange<FlatSymbolRefAttr>());
  }
  for (FlatSymbolRefAttr name : steps) {
    auto step = SymbolTable::lookupNearestSymbolFrom<StepOp>(op, name);
    if (step && index < step.getBody().getNumArguments()) {
      values.push_back(step.getBody().getArgument(index));
    }
  }
}

// Everything that is written through `handle`, in this step and in those that
// it is passed to.
static Element findWritten(ShapeContext &ctx, Value handle) {
  Element element;
  SmallVector<Value> values = {handle};
  llvm::SmallPtrSet<void *, 8> seen;
  while (!values.empty() && !isComplete(element)) {
    Value value = values.pop_back_val();
    if (!seen.insert(value.getAsOpaquePointer()).second) {
      continue;
    }
    for (OpOperand &use : value.getUses()) {
      auto write = dyn_cast<GenericOp>(use.getOwner());
      if (!write) {
        addArguments(use, values);
        continue;
      }
      auto [written, rows] = getWritten(write);
      if (written && use.getOperandNumber() == 0) {
        element = merge(element, fromTensor(ctx, written, rows));
      }
    }
  }
  return element;
}

void tf::noteWrites(ValueRange handles, ShapeContext &ctx) {
  for (Value handle : handles) {
    if (!isa<ResourceType, RefType>(getElementTypeOrSelf(handle.getType()))) {
      continue;
    }
    GenericOp maker = getHandleProducer(handle);
    if (!maker || !(maker.getOpType().starts_with("TensorArray") ||
                    maker.getOpType().starts_with("Stack"))) {
      continue;
    }
    Value root = maker.getOutputs()[0];
    Element element = getHeldElement(ctx, root);
    if (!isComplete(element)) {
      setHeldElement(root, merge(element, findWritten(ctx, root)),
                     getTypeAttr(maker, "dtype"));
    }
  }
}

static Element getArrayElement(GenericOp op, ShapeContext &ctx) {
  Element element = fromShape(ctx, getShapeAttr(op, "element_shape"));
  Value handle = op.getInputs()[0];
  element = merge(element, getHeldElement(ctx, handle));
  if (isComplete(element)) {
    return element;
  }
  return merge(element, findWritten(ctx, getHandleRoot(handle)));
}

// A new array; the gradient of one has its elements' shape.
static LogicalResult inferArray(GenericOp op, ShapeContext &ctx) {
  Element element = op.getOpType().starts_with("TensorArrayGrad")
                        ? getArrayElement(op, ctx)
                        : fromShape(ctx, getShapeAttr(op, "element_shape"));
  setHeldElement(op.getOutputs()[0], element, getTypeAttr(op, "dtype"));
  return inferScalars(op, ctx);
}

static LogicalResult inferArrayWrite(GenericOp op, ShapeContext &ctx) {
  noteWrites(op.getInputs().take_front(1), ctx);
  return inferScalars(op, ctx);
}

static LogicalResult inferArrayRead(GenericOp op, ShapeContext &ctx) {
  setElement(op, ctx, op.getOutputs()[0], getArrayElement(op, ctx));
  return success();
}

// Gather: one element for each index.
static LogicalResult inferArrayGather(GenericOp op, ShapeContext &ctx) {
  auto indices = ctx.getShape(op.getInputs()[1]);
  SizeExpr count = indices && indices->size() == 1 ? (*indices)[0]
                                                   : ctx.newResultSize(op);
  setElement(op, ctx, op.getOutputs()[0], getArrayElement(op, ctx), {count});
  return success();
}

// Concat: elements joined along their first dimension; `lengths` of each.
static LogicalResult inferArrayConcat(GenericOp op, ShapeContext &ctx) {
  Element element = getArrayElement(op, ctx);
  if (element && !element->empty()) {
    element->front() = SizeExpr();
    setElement(op, ctx, op.getOutputs()[0], element);
  } else if (auto rest = getShapeAttr(op, "element_shape_except0")) {
    setElement(op, ctx, op.getOutputs()[0], fromShape(ctx, rest),
               {ctx.newResultSize(op)});
  }
  ctx.setShape(op.getOutputs()[1], {ctx.newResultSize(op)});
  return success();
}

static void registerArrays(OpRegistry &registry) {
  constexpr EffectClass effect = EffectClass::Effectful;
  for (StringRef version : {"", "V2", "V3"}) {
    auto add = [&](auto infer, StringRef name) {
      addCalls(registry, effect, infer, {(name + version).str()});
    };
    add(InferFn(inferArray), "TensorArray");
    add(InferFn(inferArray), "TensorArrayGrad");
    add(InferFn(inferArrayWrite), "TensorArrayWrite");
    add(InferFn(inferArrayWrite), "TensorArrayScatter");
    add(StringRef("_ -> []"), "TensorArraySplit");
    add(StringRef("_ -> []"), "TensorArraySize");
    add(StringRef("_ ->"), "TensorArrayClose");
    add(InferFn(inferArrayRead), "TensorArrayRead");
    add(InferFn(inferArrayGather), "TensorArrayGather");
    add(InferFn(inferArrayConcat), "TensorArrayConcat");
  }
  addCalls(registry, effect, "_ -> []; []", {"TensorArrayGradWithShape"});
}

static LogicalResult inferStackPush(GenericOp op, ShapeContext &ctx) {
  noteWrites(op.getInputs().take_front(1), ctx);
  if (auto sizes = ctx.getShape(op.getInputs()[1])) {
    ctx.setShape(op.getOutputs()[0], *sizes);
  }
  return success();
}

static void registerStacks(OpRegistry &registry) {
  constexpr EffectClass effect = EffectClass::Effectful;
  addCalls(registry, effect, "_ -> []", {"Stack", "StackV2"});
  addCalls(registry, effect, inferStackPush,
           {"StackPush", "StackPushV2"});
  addCalls(registry, effect, inferArrayRead, {"StackPop", "StackPopV2"});
  addCalls(registry, effect, "[] ->", {"StackClose", "StackCloseV2"});
}

//===----------------------------------------------------------------------===//
// Lists: values of variant type
//===----------------------------------------------------------------------===//

namespace {
/// What an op that makes a list says of it.
struct ListStep {
  Element element;
  Value from; ///< the list that it was made of, or null
};
} // namespace

static ListStep getListStep(GenericOp op, ShapeContext &ctx) {
  StringRef type = op.getOpType();
  auto inputs = op.getInputs();
  if (type == "TensorListReserve" || type == "EmptyTensorList") {
    return {fromValue(ctx, inputs[0]), {}};
  }
  if (type == "TensorListSetItem") {
    return {fromTensor(ctx, inputs[2], /*rows=*/false), inputs[0]};
  }
  if (type == "TensorListPushBack") {
    return {fromTensor(ctx, inputs[1], /*rows=*/false), inputs[0]};
  }
  if (type == "TensorListFromTensor") {
    return {merge(fromValue(ctx, inputs[1]),
                  fromTensor(ctx, inputs[0], /*rows=*/true)),
            {}};
  }
  if (type == "TensorListScatter" || type == "TensorListScatterV2") {
    return {merge(fromValue(ctx, inputs[2]),
                  fromTensor(ctx, inputs[0], /*rows=*/true)),
            {}};
  }
  if (type == "TensorListScatterIntoExistingList") {
    return {fromTensor(ctx, inputs[1], /*rows=*/true), inputs[0]};
  }
  if (type == "TensorListPopBack" || type == "TensorListResize" ||
      type == "TensorListConcatLists") {
    return {std::nullopt, inputs[0]};
  }
  return {};
}

// An op whose first result is a list.
static LogicalResult inferList(GenericOp op, ShapeContext &ctx) {
  ListStep step = getListStep(op, ctx);
  Element element = step.element;
  Value list = op.getOutputs()[0];
  if (step.from) {
    element = merge(getHeldElement(ctx, step.from), element);
  }
  setHeldElement(list, element, getTypeAttr(op, "element_dtype"));
  ctx.setShape(list, {});
  return success();
}

// Element of the list in operand 0, whose shape operand `shapeOperand` states.
static Element getReadElement(GenericOp op, ShapeContext &ctx,
                              unsigned shapeOperand) {
  Element element;
  if (shapeOperand < op.getInputs().size()) {
    element = fromValue(ctx, op.getInputs()[shapeOperand]);
  }
  return merge(element, getHeldElement(ctx, op.getInputs()[0]));
}

static LogicalResult inferGetItem(GenericOp op, ShapeContext &ctx) {
  setElement(op, ctx, op.getOutputs()[0], getReadElement(op, ctx, 2));
  return success();
}

static LogicalResult inferPopBack(GenericOp op, ShapeContext &ctx) {
  if (failed(inferList(op, ctx))) {
    return failure();
  }
  setElement(op, ctx, op.getOutputs()[1], getReadElement(op, ctx, 1));
  return success();
}

static LogicalResult inferListStack(GenericOp op, ShapeContext &ctx) {
  int64_t number = getIntAttr(op, "num_elements").value_or(-1);
  SizeExpr count = number >= 0 ? ctx.constant(number) : ctx.newResultSize(op);
  setElement(op, ctx, op.getOutputs()[0], getReadElement(op, ctx, 1), {count});
  return success();
}

static LogicalResult inferListGather(GenericOp op, ShapeContext &ctx) {
  auto indices = ctx.getShape(op.getInputs()[1]);
  SizeExpr count = indices && indices->size() == 1 ? (*indices)[0]
                                                   : ctx.newResultSize(op);
  setElement(op, ctx, op.getOutputs()[0], getReadElement(op, ctx, 2), {count});
  return success();
}

static LogicalResult inferListConcat(GenericOp op, ShapeContext &ctx) {
  Element element = getReadElement(op, ctx, 1);
  if (element && !element->empty()) {
    element->front() = SizeExpr();
    setElement(op, ctx, op.getOutputs()[0], element);
  }
  ctx.setShape(op.getOutputs()[1], {ctx.newResultSize(op)});
  return success();
}

static LogicalResult inferElementShape(GenericOp op, ShapeContext &ctx) {
  // A scalar -1 if the list's element rank is unknown: only the run can tell.
  if (Element element = getHeldElement(ctx, op.getInputs()[0])) {
    ctx.setShape(op.getOutputs()[0],
                 {ctx.constant(static_cast<int64_t>(element->size()))});
  }
  return success();
}

// An optional holds the tuple of its components.
static LogicalResult inferOptionalFromValue(GenericOp op, ShapeContext &ctx) {
  SmallVector<Type> components;
  for (Value input : op.getInputs()) {
    std::optional<PartialShape> shape;
    if (Element element = fromTensor(ctx, input, /*rows=*/false)) {
      shape.emplace();
      for (SizeExpr size : *element) {
        shape->push_back(size ? cast<AffineConstantExpr>(size).getValue() : -1);
      }
    }
    components.push_back(
        makeHeldType(shape, getElementTypeOrSelf(input.getType())));
  }
  setHeldType(op.getOutputs()[0], TupleType::get(op.getContext(), components));
  ctx.setShape(op.getOutputs()[0], {});
  return success();
}

static LogicalResult inferOptionalGetValue(GenericOp op, ShapeContext &ctx) {
  auto held = dyn_cast_or_null<TupleType>(findHeldType(op.getInputs()[0]));
  for (auto [index, output] : llvm::enumerate(op.getOutputs())) {
    Element element = fromShape(ctx, getShapeAttr(op, "output_shapes", index));
    RankedTensorType type;
    if (held && index < held.size()) {
      type = dyn_cast<RankedTensorType>(held.getType(index));
    }
    if (type) {
      PartialShape shape;
      for (int64_t size : type.getShape()) {
        shape.push_back(ShapedType::isDynamic(size) ? -1 : size);
      }
      element = merge(element, fromShape(ctx, shape));
    }
    setElement(op, ctx, output, element);
  }
  return success();
}

static void registerLists(OpRegistry &registry) {
  constexpr EffectClass raises = EffectClass::MayRaise;
  addCalls(registry, raises, inferList,
           {"TensorListReserve", "EmptyTensorList", "TensorListFromTensor",
            "TensorListSetItem", "TensorListPushBack", "TensorListResize",
            "TensorListScatter", "TensorListScatterV2",
            "TensorListScatterIntoExistingList", "TensorListSplit",
            "TensorListConcatLists"});
  addCalls(registry, raises, "[...a]; _ -> [...a]",
           {"TensorListPushBackBatch"});
  addCalls(registry, raises, inferGetItem, {"TensorListGetItem"});
  addCalls(registry, raises, inferPopBack, {"TensorListPopBack"});
  addCalls(registry, raises, inferListStack, {"TensorListStack"});
  addCalls(registry, raises, inferListGather, {"TensorListGather"});
  addCalls(registry, raises, inferListConcat,
           {"TensorListConcat", "TensorListConcatV2"});
  addCalls(registry, raises, inferElementShape, {"TensorListElementShape"});
  addCalls(registry, raises, "_ -> []",
           {"TensorListLength", "OptionalNone", "OptionalHasValue"});
  addCalls(registry, raises, inferOptionalFromValue, {"OptionalFromValue"});
}

void tf::registerListOpModels(OpRegistry &registry) {
  registerArrays(registry);
  registerStacks(registry);
  registerLists(registry);
  addCalls(registry, EffectClass::MayRaise, inferOptionalGetValue,
           {"OptionalGetValue"});
}
