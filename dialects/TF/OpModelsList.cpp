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

//===----------------------------------------------------------------------===//
// TensorArrays
//===----------------------------------------------------------------------===//

static Element getWritten(GenericOp op, ShapeContext &ctx) {
  StringRef type = op.getOpType();
  if (type.starts_with("TensorArrayWrite")) {
    return fromTensor(ctx, op.getInputs()[2], /*rows=*/false);
  }
  if (type.starts_with("TensorArrayScatter") ||
      type.starts_with("TensorArrayUnpack")) {
    return fromTensor(ctx, op.getInputs()[2], /*rows=*/true);
  }
  return std::nullopt;
}

static Element getArrayElement(GenericOp op, ShapeContext &ctx) {
  Element element = fromShape(ctx, getShapeAttr(op, "element_shape"));
  GenericOp array = getHandleProducer(op.getInputs()[0]);
  while (array && array.getOpType().starts_with("TensorArrayGrad")) {
    array = getHandleProducer(array.getInputs()[0]);
  }
  if (!array) {
    return element;
  }
  element = merge(element, fromShape(ctx, getShapeAttr(array, "element_shape")));
  for (Operation *user : array.getOutputs()[0].getUsers()) {
    if (isComplete(element)) {
      break;
    }
    if (auto write = dyn_cast<GenericOp>(user)) {
      element = merge(element, getWritten(write, ctx));
    }
  }
  return element;
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
    add(StringRef("_ -> []; []"), "TensorArray");
    add(StringRef("_ -> []; []"), "TensorArrayGrad");
    add(StringRef("_ -> []"), "TensorArrayWrite");
    add(StringRef("_ -> []"), "TensorArrayScatter");
    add(StringRef("_ -> []"), "TensorArraySplit");
    add(StringRef("_ -> []"), "TensorArraySize");
    add(StringRef("_ ->"), "TensorArrayClose");
    add(InferFn(inferArrayRead), "TensorArrayRead");
    add(InferFn(inferArrayGather), "TensorArrayGather");
    add(InferFn(inferArrayConcat), "TensorArrayConcat");
  }
  addCalls(registry, effect, "_ -> []; []", {"TensorArrayGradWithShape"});
}

//===----------------------------------------------------------------------===//
// Stacks
//===----------------------------------------------------------------------===//

// Pop: what one of the pushes pushed.
static LogicalResult inferStackPop(GenericOp op, ShapeContext &ctx) {
  GenericOp stack = getHandleProducer(op.getInputs()[0]);
  if (!stack) {
    return success();
  }
  Element element;
  for (Operation *user : stack.getOutputs()[0].getUsers()) {
    auto push = dyn_cast<GenericOp>(user);
    if (push && push.getOpType().starts_with("StackPush")) {
      element = merge(element,
                      fromTensor(ctx, push.getInputs()[1], /*rows=*/false));
    }
  }
  setElement(op, ctx, op.getOutputs()[0], element);
  return success();
}

static void registerStacks(OpRegistry &registry) {
  constexpr EffectClass effect = EffectClass::Effectful;
  addCalls(registry, effect, "_ -> []", {"Stack", "StackV2"});
  addCalls(registry, effect, "[]; [...a] -> [...a]",
           {"StackPush", "StackPushV2"});
  addCalls(registry, effect, inferStackPop, {"StackPop", "StackPopV2"});
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

static Element getListElement(Value list, ShapeContext &ctx) {
  Element element;
  for (int steps = 0; steps < 10000 && list && !isComplete(element); ++steps) {
    GenericOp op = getHandleProducer(list);
    if (!op) {
      break;
    }
    ListStep step = getListStep(op, ctx);
    element = merge(element, step.element);
    list = step.from;
  }
  return element;
}

// Element of the list in operand 0, whose shape operand `shapeOperand` states.
static Element getReadElement(GenericOp op, ShapeContext &ctx,
                              unsigned shapeOperand) {
  Element element;
  if (shapeOperand < op.getInputs().size()) {
    element = fromValue(ctx, op.getInputs()[shapeOperand]);
  }
  return merge(element, getListElement(op.getInputs()[0], ctx));
}

static LogicalResult inferGetItem(GenericOp op, ShapeContext &ctx) {
  setElement(op, ctx, op.getOutputs()[0], getReadElement(op, ctx, 2));
  return success();
}

static LogicalResult inferPopBack(GenericOp op, ShapeContext &ctx) {
  ctx.setShape(op.getOutputs()[0], {});
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
  if (Element element = getListElement(op.getInputs()[0], ctx)) {
    ctx.setShape(op.getOutputs()[0],
                 {ctx.constant(static_cast<int64_t>(element->size()))});
  }
  return success();
}

static void registerLists(OpRegistry &registry) {
  constexpr EffectClass raises = EffectClass::MayRaise;
  addCalls(registry, raises, "_ -> []",
           {"TensorListReserve", "EmptyTensorList", "TensorListFromTensor",
            "TensorListSetItem", "TensorListPushBack", "TensorListResize",
            "TensorListScatter", "TensorListScatterV2", "TensorListLength",
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
           {"OptionalFromValue", "OptionalNone", "OptionalHasValue"});
}

// The components of an optional: what it was made of, or what the reading op
// says.
static LogicalResult inferOptionalGetValue(GenericOp op, ShapeContext &ctx) {
  GenericOp optional = getHandleProducer(op.getInputs()[0]);
  bool made = optional && optional.getOpType() == "OptionalFromValue";
  for (auto [index, output] : llvm::enumerate(op.getOutputs())) {
    if (made && index < optional.getInputs().size()) {
      if (auto sizes = ctx.getShape(optional.getInputs()[index])) {
        ctx.setShape(output, *sizes);
        continue;
      }
    }
    setElement(op, ctx, output,
               fromShape(ctx, getShapeAttr(op, "output_shapes", index)));
  }
  return success();
}

void tf::registerListOpModels(OpRegistry &registry) {
  registerArrays(registry);
  registerStacks(registry);
  registerLists(registry);
  addCalls(registry, EffectClass::MayRaise, inferOptionalGetValue,
           {"OptionalGetValue"});
}
