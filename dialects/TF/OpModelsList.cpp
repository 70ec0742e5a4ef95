//===- OpModelsList.cpp - tensor lists and optionals ----------------------===//
// Part of Weir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// What a list holds stands in its type, and so goes with it into other steps.
// Reads take an element's shape from what they say themselves and from there;
// where the very item is known, from it.
#include "dialects/TF/ElementShapes.h"

using namespace mlir;
using namespace weir;
using namespace weir::tf;

//===----------------------------------------------------------------------===//
// Lists: values of variant type
//===----------------------------------------------------------------------===//

// What a list's type can say of an item.
static Type getItemType(ShapeContext &ctx, Value item, bool rows) {
  Element element = fromTensor(ctx, item, rows);
  if (!element) {
    return {};
  }
  PartialShape shape;
  for (SizeExpr size : *element) {
    shape.push_back(size ? cast<AffineConstantExpr>(size).getValue() : -1);
  }
  return makeHeldType(shape, getElementTypeOrSelf(item.getType()));
}

// A new list: what its elements must be; where that does not say all, nothing
// yet, for the items will say more.
static Type getDeclaredType(GenericOp op, ShapeContext &ctx, Value operand) {
  Element element = fromValue(ctx, operand);
  if (!isComplete(element)) {
    return NoneType::get(op.getContext());
  }
  PartialShape shape;
  for (SizeExpr size : *element) {
    auto constant = dyn_cast_or_null<AffineConstantExpr>(size);
    shape.push_back(constant ? constant.getValue() : -1);
  }
  Type dtype = getTypeAttr(op, "element_dtype");
  return makeHeldType(shape,
                      withHeldType(dtype, NoneType::get(op.getContext())));
}

// Of the list that `op` makes.
static Type getListType(GenericOp op, ShapeContext &ctx) {
  StringRef type = op.getOpType();
  auto inputs = op.getInputs();
  if (type == "TensorListReserve" || type == "EmptyTensorList") {
    return getDeclaredType(op, ctx, inputs[0]);
  }
  if (type == "TensorListFromTensor" || type == "TensorListScatter" ||
      type == "TensorListScatterV2") {
    return getItemType(ctx, inputs[0], /*rows=*/true);
  }
  if (type == "TensorListSplit") {
    auto held = dyn_cast_or_null<RankedTensorType>(
        getItemType(ctx, inputs[0], /*rows=*/false));
    if (!held || held.getRank() == 0) {
      return {};
    }
    SmallVector<int64_t> shape(held.getShape());
    shape[0] = ShapedType::kDynamic;
    return RankedTensorType::get(shape, held.getElementType());
  }
  Type held = findHeldType(inputs[0]);
  if (type == "TensorListSetItem") {
    return joinHeldTypes(held, getItemType(ctx, inputs[2], /*rows=*/false));
  }
  if (type == "TensorListPushBack") {
    return joinHeldTypes(held, getItemType(ctx, inputs[1], /*rows=*/false));
  }
  if (type == "TensorListScatterIntoExistingList") {
    return joinHeldTypes(held, getItemType(ctx, inputs[1], /*rows=*/true));
  }
  if (type == "TensorListConcatLists") {
    return joinHeldTypes(held, findHeldType(inputs[1]));
  }
  return held;
}

// An op whose first result is a list.
static LogicalResult inferList(GenericOp op, ShapeContext &ctx) {
  Value list = op.getOutputs()[0];
  setHeldType(list, getListType(op, ctx));
  ctx.setShape(list, {});
  return success();
}

// Lists in a tensor of any shape, pair by pair.
static LogicalResult inferConcatLists(GenericOp op, ShapeContext &ctx) {
  Value lists = op.getOutputs()[0];
  setHeldType(lists, getListType(op, ctx));
  if (auto shape = ctx.getShape(op.getInputs()[0])) {
    ctx.setShape(lists, *shape);
  }
  return success();
}

// The item at `index`, or (nullopt) the last one, where this step has put it
// there; null if it cannot be told.
static Value findItem(ShapeContext &ctx, Value list,
                      std::optional<int64_t> index) {
  for (int steps = 0; steps < 10000; ++steps) {
    GenericOp op = getHandleProducer(list);
    if (!op) {
      return {};
    }
    if (op.getOpType() == "TensorListPushBack") {
      return index ? Value() : op.getInputs()[1];
    }
    if (op.getOpType() != "TensorListSetItem" || !index) {
      return {};
    }
    std::optional<int64_t> at = getConstantIndex(ctx, op.getInputs()[1]);
    if (!at || *at == *index) {
      return at ? op.getInputs()[2] : Value();
    }
    list = op.getInputs()[0];
  }
  return {};
}

// An element of the list in operand 0, whose shape operand `shapeOperand`
// states.
static Element getReadElement(GenericOp op, ShapeContext &ctx,
                              unsigned shapeOperand, Value item = {}) {
  Element element;
  if (shapeOperand < op.getInputs().size()) {
    element = fromValue(ctx, op.getInputs()[shapeOperand]);
  }
  if (item) {
    if (std::optional<Sizes> sizes = ctx.getShape(item)) {
      return merge(element, Element(*sizes));
    }
  }
  return merge(element, getHeldElement(ctx, op.getInputs()[0]));
}

// What a list of lists says of the lists in it.
static void setInnerType(GenericOp op, Value output) {
  if (Type held = findHeldType(op.getInputs()[0])) {
    adoptHeldType(output, getElementTypeOrSelf(held));
  }
}

static LogicalResult inferGetItem(GenericOp op, ShapeContext &ctx) {
  Value item;
  if (auto index = getConstantIndex(ctx, op.getInputs()[1])) {
    item = findItem(ctx, op.getInputs()[0], index);
  }
  setElement(op, ctx, op.getOutputs()[0], getReadElement(op, ctx, 2, item));
  setInnerType(op, op.getOutputs()[0]);
  return success();
}

static LogicalResult inferPopBack(GenericOp op, ShapeContext &ctx) {
  if (failed(inferList(op, ctx))) {
    return failure();
  }
  Value item = findItem(ctx, op.getInputs()[0], std::nullopt);
  setElement(op, ctx, op.getOutputs()[1], getReadElement(op, ctx, 1, item));
  setInnerType(op, op.getOutputs()[1]);
  return success();
}

static LogicalResult inferListStack(GenericOp op, ShapeContext &ctx) {
  int64_t number = getIntAttr(op, "num_elements").value_or(-1);
  SizeExpr count = number >= 0 ? ctx.constant(number) : ctx.newResultSize(op);
  setElement(op, ctx, op.getOutputs()[0], getReadElement(op, ctx, 1), {count});
  setInnerType(op, op.getOutputs()[0]);
  return success();
}

static LogicalResult inferListGather(GenericOp op, ShapeContext &ctx) {
  auto indices = ctx.getShape(op.getInputs()[1]);
  SizeExpr count =
      indices && indices->size() == 1 ? (*indices)[0] : ctx.newResultSize(op);
  setElement(op, ctx, op.getOutputs()[0], getReadElement(op, ctx, 2), {count});
  setInnerType(op, op.getOutputs()[0]);
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

// A vector, or a scalar -1 if the list was made with an unknown rank; where it
// was made elsewhere, only the run can tell.
static LogicalResult inferElementShape(GenericOp op, ShapeContext &ctx) {
  Value list = op.getInputs()[0];
  for (int steps = 0; steps < 10000; ++steps) {
    GenericOp maker = getHandleProducer(list);
    if (!maker) {
      return success();
    }
    StringRef type = maker.getOpType();
    if (type == "TensorListReserve" || type == "EmptyTensorList") {
      if (auto shape = ctx.getShape(maker.getInputs()[0])) {
        ctx.setShape(op.getOutputs()[0], *shape);
      }
      return success();
    }
    if (type != "TensorListSetItem" && type != "TensorListPushBack" &&
        type != "TensorListPopBack" && type != "TensorListResize") {
      return success();
    }
    list = maker.getInputs()[0];
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

static LogicalResult inferOptionalNone(GenericOp op, ShapeContext &ctx) {
  setHeldType(op.getOutputs()[0], NoneType::get(op.getContext()));
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
            "TensorListScatterIntoExistingList", "TensorListSplit"});
  addCalls(registry, raises, inferConcatLists, {"TensorListConcatLists"});
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
           {"TensorListLength", "OptionalHasValue"});
  addCalls(registry, raises, inferOptionalNone, {"OptionalNone"});
  addCalls(registry, raises, inferOptionalFromValue, {"OptionalFromValue"});
}

void tf::registerListOpModels(OpRegistry &registry) {
  registerArrayModels(registry);
  registerLists(registry);
  addCalls(registry, EffectClass::MayRaise, inferOptionalGetValue,
           {"OptionalGetValue"});
}
