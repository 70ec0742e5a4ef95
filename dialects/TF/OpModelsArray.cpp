//===- OpModelsArray.cpp - TensorArrays and stacks
//-------------------------===//
// Part of Weir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// What an array or list holds often has no shape in the graph. Reads take it
// from (1) what the reading op says, (2) what the creating op says, (3) what is
// written. What is known stands in the type of the handle or list
// (dialects/Weir/HeldTypes.h) and so goes with it into other steps.
#include "dialects/TF/ElementShapes.h"
#include "dialects/Weir/ControlOps.h"

using namespace mlir;
using namespace weir;
using namespace weir::tf;

//===----------------------------------------------------------------------===//
// TensorArrays and stacks: objects behind handles
//===----------------------------------------------------------------------===//

/// A write to an array or stack.
struct Write {
  Value value;
  bool rows = false;            ///< its rows are the elements
  std::optional<int64_t> index; ///< where, if constant
};

static Write getWrite(ShapeContext *ctx, GenericOp op) {
  StringRef type = op.getOpType();
  if (type.starts_with("TensorArrayWrite")) {
    return {op.getInputs()[2], false,
            ctx ? getConstantIndex(*ctx, op.getInputs()[1]) : std::nullopt};
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
  unsigned index = use.getOperandNumber();
  if (isa<CaseOp>(op)) {
    if (index == 0) {
      return;
    }
    index -= 1; // the branch index
  }
  for (FlatSymbolRefAttr name : getBodyNames(op)) {
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

// Control flow of dataflow steps.
static bool handsOn(StringRef opType) {
  return opType == "Enter" || opType == "Merge" || opType == "Switch";
}

// Calls `visit` for each write through `handle`, in this step and in those that
// it is passed to.
static void visitWrites(ShapeContext *ctx, Value handle,
                        llvm::function_ref<void(const Write &)> visit) {
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
      if (write.value && use.getOperandNumber() == 0) {
        visit(write);
      } else if (handsOn(user.getOpType())) {
        llvm::append_range(values, user.getOutputs());
      }
    }
  }
}

// What all that is written through `handle` has in common; of what may be at
// `index`, if given. Writes of which nothing is known yet (they come later) do
// not count.
static Element findWritten(ShapeContext &ctx, Value handle,
                           std::optional<int64_t> index = std::nullopt) {
  Element element;
  bool isFirst = true;
  visitWrites(&ctx, handle, [&](const Write &write) {
    if (index && write.index && *index != *write.index) {
      return;
    }
    if (Element written = fromTensor(ctx, write.value, write.rows)) {
      element = isFirst ? written : join(element, written);
      isFirst = false;
    }
  });
  return element;
}

Type tf::findWrittenType(Value handle, bool &writes) {
  Type joined;
  writes = false;
  visitWrites(nullptr, handle, [&](const Write &write) {
    auto type = dyn_cast<RankedTensorType>(write.value.getType());
    Type held;
    if (type && !(write.rows && type.getRank() == 0)) {
      held = RankedTensorType::get(type.getShape().drop_front(write.rows),
                                   type.getElementType());
    }
    joined = writes ? joinHeldTypes(joined, held) : held;
    writes = true;
  });
  return joined;
}

// Elements' type: of variants, with what is behind those that are written.
static Type getItemType(Value root, Type dtype) {
  bool writes;
  if (!isa<VariantType>(dtype)) {
    return dtype;
  }
  Type written = findWrittenType(root, writes);
  return written ? getElementTypeOrSelf(written) : dtype;
}

// Variants read from an array: what is behind those in it.
static void adoptItemType(GenericOp op, Value output) {
  Value root = getHandleRoot(op.getInputs()[0]);
  Type held = findHeldType(root);
  adoptHeldType(output, held ? getElementTypeOrSelf(held)
                             : getElementTypeOrSelf(output.getType()));
  adoptHeldType(output,
                getItemType(root, getElementTypeOrSelf(output.getType())));
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
                     getItemType(root, getTypeAttr(maker, "dtype")));
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
  adoptItemType(op, op.getOutputs()[0]);
  return success();
}

// Gather: one element for each index.
static LogicalResult inferArrayGather(GenericOp op, ShapeContext &ctx) {
  auto indices = ctx.getShape(op.getInputs()[1]);
  SizeExpr count =
      indices && indices->size() == 1 ? (*indices)[0] : ctx.newResultSize(op);
  setElement(op, ctx, op.getOutputs()[0], getArrayElement(op, ctx), {count});
  adoptItemType(op, op.getOutputs()[0]);
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
  addCalls(registry, effect, inferStackPush, {"StackPush", "StackPushV2"});
  addCalls(registry, effect, inferArrayRead, {"StackPop", "StackPopV2"});
  addCalls(registry, effect, "[] ->", {"StackClose", "StackCloseV2"});
}

// TensorFlow writes the operand where it is, so that others who have it see
// that, sooner or later. Here values stay, so there must be no others.
static LogicalResult inferInplace(GenericOp op, ShapeContext &ctx,
                                  const InferFn &inferShape) {
  if (!op.getInputs()[0].hasOneUse()) {
    return emitError(op.getLoc())
           << op.getOpType()
           << " writes its operand where it is, but others use that, too; "
              "put a DeepCopy before it";
  }
  return inferShape(op, ctx);
}

static void registerInplace(OpRegistry &registry) {
  constexpr EffectClass effect = EffectClass::MayRaise;
  InferFn inferShape = parseShapeSignature("[...a]; [n]; _ -> [...a]");
  addCalls(registry, effect,
           [inferShape](GenericOp op, ShapeContext &ctx) {
             return inferInplace(op, ctx, inferShape);
           },
           {"InplaceUpdate", "InplaceAdd", "InplaceSub"});
  addCalls(registry, effect, "[...a] -> [...a]", {"DeepCopy"});
  addCalls(registry, effect, "[?] -> [$0...]", {"Empty"});
}

void tf::registerArrayModels(OpRegistry &registry) {
  registerArrays(registry);
  registerStacks(registry);
  registerInplace(registry);
}
