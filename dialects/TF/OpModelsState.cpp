//===- OpModelsState.cpp - variables and other state ----------------------===//
// Part of Weir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// A handle or reference is a scalar; its type says what the variable behind it
// holds (dialects/Weir/HeldTypes.h), from the op that made it on. `ReadRef` is
// ours: it takes the value of a reference where the graph passes one by value.
#include "dialects/TF/OpModels.h"

using namespace mlir;
using namespace weir;
using namespace weir::tf;

// A variable's handle or reference: the shape is an attribute. `Variable`, the
// first version, writes [] for an unknown one.
static LogicalResult inferVariable(GenericOp op, ShapeContext &ctx) {
  Value output = op.getOutputs()[0];
  ctx.setShape(output, {});
  std::optional<PartialShape> shape = getShapeAttr(op, "shape");
  if (!shape || (shape->empty() && op.getOpType() == "Variable")) {
    return success();
  }
  auto ref = dyn_cast<RefType>(getElementTypeOrSelf(output.getType()));
  Type element = ref ? ref.getElementType() : getTypeAttr(op, "dtype");
  setHeldType(output, makeHeldType(shape, element));
  return success();
}

// VariableShape: the shape of what the variable holds.
static LogicalResult inferVariableShape(GenericOp op, ShapeContext &ctx) {
  Value output = op.getOutputs()[0];
  std::optional<PartialShape> held = getVariableShape(op.getInputs()[0]);
  if (!held) {
    ctx.setShape(output, {ctx.newResultSize(op)});
    return success();
  }
  int64_t rank = held->size();
  ctx.setShape(output, {ctx.constant(rank)});
  if (llvm::all_of(*held, [](int64_t size) { return size >= 0; })) {
    ctx.setValue(output, {{rank}, makeSizes(op, ctx, *held)});
  }
  return success();
}

// ResourceGather with batch_dims b: params[:b] + indices[b:] + params[b+1:],
// and params[:b] agrees with indices[:b].
static LogicalResult inferResourceGather(GenericOp op, ShapeContext &ctx) {
  std::optional<PartialShape> held = getVariableShape(op.getInputs()[0]);
  auto indices = ctx.getShape(op.getInputs()[1]);
  int64_t batch = getIntAttr(op, "batch_dims").value_or(0);
  if (!held || !indices || held->empty()) {
    return success();
  }
  if (batch < 0) {
    batch += indices->size();
  }
  if (batch < 0 || batch >= static_cast<int64_t>(held->size()) ||
      batch > static_cast<int64_t>(indices->size())) {
    return success(); // the run reports it
  }
  Sizes sizes = *indices;
  sizes.append(
      makeSizes(op, ctx, ArrayRef<int64_t>(*held).drop_front(batch + 1)));
  ctx.setShape(op.getOutputs()[0], sizes);
  return success();
}

// ResourceGatherNd: indices[:-1] + params[indices.shape[-1]:].
static LogicalResult inferResourceGatherNd(GenericOp op, ShapeContext &ctx) {
  std::optional<PartialShape> held = getVariableShape(op.getInputs()[0]);
  auto indices = ctx.getShape(op.getInputs()[1]);
  if (!held || !indices || indices->empty()) {
    return success();
  }
  auto depth = dyn_cast<AffineConstantExpr>(indices->back());
  if (!depth || depth.getValue() > static_cast<int64_t>(held->size())) {
    return success();
  }
  Sizes sizes(indices->begin(), indices->end() - 1);
  sizes.append(makeSizes(
      op, ctx, ArrayRef<int64_t>(*held).drop_front(depth.getValue())));
  ctx.setShape(op.getOutputs()[0], sizes);
  return success();
}

// Right after an assignment a variable holds what was assigned, even if that
// has another shape than the variable was declared with.
static LogicalResult inferRead(GenericOp op, ShapeContext &ctx) {
  Value handle = getHandleRoot(op.getInputs()[0]);
  for (Value token : op.getAfter()) {
    auto assign = token.getDefiningOp<GenericOp>();
    if (!assign || assign.getOpType() != "AssignVariableOp" ||
        getHandleRoot(assign.getInputs()[0]) != handle) {
      continue;
    }
    if (auto assigned = ctx.getShape(assign.getInputs()[1])) {
      ctx.setShape(op.getOutputs()[0], *assigned);
      return success();
    }
  }
  if (auto held = getVariableShape(op.getInputs()[0])) {
    ctx.setShape(op.getOutputs()[0], makeSizes(op, ctx, *held));
  }
  return success();
}

// The op creates a handle or a reference.
static void registerHandles(OpRegistry &registry) {
  addCalls(registry, EffectClass::Total, inferVariable,
           {"VarHandleOp", "VariableV2", "Variable"});
  addCalls(registry, EffectClass::Effectful, "[] -> []",
           {"DisableCopyOnRead", "RefIdentity"});
  addCalls(registry, EffectClass::Effectful, "[] ->", {"DestroyResourceOp"});
  addCalls(registry, EffectClass::Effectful, inferVariable,
           {"TemporaryVariable"});
  addCalls(registry, EffectClass::Effectful, "[] -> @0",
           {"DestroyTemporaryVariable"});
}

static void registerReadsAndWrites(OpRegistry &registry) {
  constexpr EffectClass effect = EffectClass::Effectful;
  addCalls(registry, effect, inferRead, {"ReadVariableOp"});
  addCalls(registry, effect, "[] -> @0", {"ReadRef"});
  addCalls(registry, effect, "[] -> []",
           {"VarIsInitializedOp", "IsVariableInitialized"});
  addCalls(registry, effect, inferVariableShape, {"VariableShape"});
  addCalls(registry, effect, "[]; _ ->",
           {"AssignVariableOp", "AssignAddVariableOp", "AssignSubVariableOp",
            "AssignVariableXlaConcatND"});
  addCalls(registry, effect, "[]; _ -> []",
           {"Assign", "AssignAdd", "AssignSub"});
  addCalls(registry, effect, "[] -> []", {"CountUpTo", "ResourceCountUpTo"});
  addCalls(registry, effect, "_ ->", {"ResourceStridedSliceAssign"});
  addCalls(registry, effect, "_ -> []", {"StridedSliceAssign"});
}

static void registerGatherAndScatter(OpRegistry &registry) {
  constexpr EffectClass effect = EffectClass::Effectful;
  addCalls(registry, effect, inferResourceGather, {"ResourceGather"});
  addCalls(registry, effect, inferResourceGatherNd, {"ResourceGatherNd"});
  addCalls(registry, effect, "[]; _; _ ->",
           {"ResourceScatterUpdate", "ResourceScatterAdd", "ResourceScatterSub",
            "ResourceScatterMul", "ResourceScatterDiv", "ResourceScatterMin",
            "ResourceScatterMax", "ResourceScatterNdUpdate",
            "ResourceScatterNdAdd", "ResourceScatterNdSub",
            "ResourceScatterNdMin", "ResourceScatterNdMax"});
  addCalls(registry, effect, "[]; _; _ -> []",
           {"ScatterUpdate", "ScatterAdd", "ScatterSub", "ScatterMul",
            "ScatterDiv", "ScatterMin", "ScatterMax", "ScatterNdUpdate",
            "ScatterNdAdd", "ScatterNdSub", "ScatterNdMin", "ScatterNdMax"});
}

static void registerMessages(OpRegistry &registry) {
  constexpr EffectClass effect = EffectClass::Effectful;
  addCalls(registry, effect, "_ ->", {"Assert", "PrintV2"});
  addCalls(registry, effect, "[...a] -> [...a]", {"Print"});
  addCalls(registry, effect, "-> []", {"Timestamp"});
}

void tf::registerStateOpModels(OpRegistry &registry) {
  registerHandles(registry);
  registerReadsAndWrites(registry);
  registerGatherAndScatter(registry);
  registerMessages(registry);
}
