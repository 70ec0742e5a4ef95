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

/// A write to an array or stack.
struct Write {
  Value value;
  bool rows = false;            ///< its rows are the elements
  std::optional<int64_t> index; ///< where, if constant
};

static std::optional<int64_t> getConstantIndex(ShapeContext &ctx, Value index) {
  std::optional<SymbolicValue> value = ctx.getValue(index);
  if (!value || value->elements.size() != 1) {
    return std::nullopt;
  }
  auto constant = dyn_cast<AffineConstantExpr>(value->elements[0]);
  return constant ? std::optional<int64_t>(constant.getValue()) : std::nullopt;
}

static Write getWrite(ShapeContext &ctx, GenericOp op) {
  StringRef type = op.getOpType();
  if (type.starts_with("TensorArrayWrite")) {
    return {op.getInputs()[2], false,
            getConstantIndex(ctx, op.getInputs()[1])};
  }
  if (type.starts_with("TensorArrayScatter")) {
    return {op.getInputs()[2], true, std::nullopt};
  }
  if (type.starts_with("StackPush")) {
    return {op.getInputs()[1], false, std::nullopt};
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

// What holds of both.
static Element join(const Element &a, const Element &b) {
  if (!a || !b || a->size() != b->size()) {
    return std::nullopt;
  }
  Element joined = a;
  for (auto [to, from] : llvm::zip(*joined, *b)) {
    to = to == from ? to : SizeExpr();
  }
  return joined;
}

// What all that is written through `handle`, in this step and in those that it
// is passed to, has in common; of what may be at `index`, if given. Writes of
// which nothing is known yet (they come later) do not count.
static Element findWritten(ShapeContext &ctx, Value handle,
                           std::optional<int64_t> index = std::nullopt) {
  Element element;
  bool isFirst = true;
  SmallVector<Value> values = {handle};
  llvm::SmallPtrSet<void *, 8> seen;
  while (!values.empty()) {
    Value value = values.pop_back_val();
    if (!seen.insert(value.getAsOpaquePointer()).second) {
      continue;
    }
    for (OpOperand &use : value.getUses()) {
      auto user = dyn_cast<GenericOp>(use.getOwner());
      if (!user) {
        addArguments(use, values);
        continue;
      }
      Write write = getWrite(ctx, user);
      bool isElsewhere = index && write.index && *index != *write.index;
      if (!write.value || use.getOperandNumber() != 0 || isElsewhere) {
        continue;
      }
      if (Element written = fromTensor(ctx, write.value, write.rows)) {
        element = isFirst ? written : join(element, written);
        isFirst = false;
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
    Element element = fromShape(ctx, getShapeAttr(maker, "element_shape"));
    if (!isComplete(element)) {
      setHeldElement(root, merge(element, findWritten(ctx, root)),
                     getTypeAttr(maker, "dtype"));
    }
  }
}

// The element that `op` reads, at a constant index or anywhere: what the ops
// say; where it is written in this step, what is written there; else what the
// handle's type says.
static Element getArrayElement(GenericOp op, ShapeContext &ctx,
                               std::optional<int64_t> index = std::nullopt) {
  Element element = fromShape(ctx, getShapeAttr(op, "element_shape"));
  Value root = getHandleRoot(op.getInputs()[0]);
  if (auto maker = root.getDefiningOp<GenericOp>()) {
    element =
        merge(element, fromShape(ctx, getShapeAttr(maker, "element_shape")));
  }
  if (isComplete(element)) {
    return element;
  }
  Element written = findWritten(ctx, root, index);
  if (isa<BlockArgument>(root)) {
    Element held = getHeldElement(ctx, root);
    written = written && held ? join(written, held) : merge(written, held);
  } else if (!written) {
    written = getHeldElement(ctx, root);
  }
  return merge(element, written);
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
  std::optional<int64_t> index;
  if (op.getInputs().size() > 1) { // a stack's pop has none
    index = getConstantIndex(ctx, op.getInputs()[1]);
  }
  setElement(op, ctx, op.getOutputs()[0], getArrayElement(op, ctx, index));
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
           {"TensorListLength", "OptionalHasValue"});
  addCalls(registry, raises, inferOptionalNone, {"OptionalNone"});
  addCalls(registry, raises, inferOptionalFromValue, {"OptionalFromValue"});
}

void tf::registerListOpModels(OpRegistry &registry) {
  registerArrays(registry);
  registerStacks(registry);
  registerLists(registry);
  addCalls(registry, EffectClass::MayRaise, inferOptionalGetValue,
           {"OptionalGetValue"});
}
