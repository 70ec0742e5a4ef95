//===- OpModelsQueue.cpp - queues, accumulators, barriers, stages ---------===//
// Part of Weir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "dialects/TF/OpModels.h"

using namespace mlir;
using namespace weir;
using namespace weir::tf;

// A queue's handle holds the tuple of its components. A priority queue's
// component 0, the priority, is not in its attributes.
static LogicalResult inferQueue(GenericOp op, ShapeContext &ctx) {
  ctx.setShape(op.getOutputs()[0], {});
  auto shapes = op.getAttrs().getAs<ArrayAttr>("shapes");
  auto types = op.getAttrs().getAs<ArrayAttr>("component_types");
  if (!shapes || !types || shapes.size() != types.size()) {
    return success();
  }
  SmallVector<Type> components;
  if (op.getOpType().starts_with("PriorityQueue")) {
    components.push_back(
        RankedTensorType::get({}, IntegerType::get(op.getContext(), 64)));
  }
  for (auto [index, type] : llvm::enumerate(types.getAsRange<TypeAttr>())) {
    components.push_back(
        makeHeldType(getShapeAttr(op, "shapes", index), type.getValue()));
  }
  setHeldType(op.getOutputs()[0], TupleType::get(op.getContext(), components));
  return success();
}

static std::optional<PartialShape> getComponent(GenericOp op, size_t index) {
  auto held = dyn_cast_or_null<TupleType>(findHeldType(op.getInputs()[0]));
  if (!held || index >= held.size()) {
    return std::nullopt;
  }
  auto ranked = dyn_cast<RankedTensorType>(held.getType(index));
  if (!ranked) {
    return std::nullopt;
  }
  PartialShape shape;
  for (int64_t size : ranked.getShape()) {
    shape.push_back(ShapedType::isDynamic(size) ? -1 : size);
  }
  return shape;
}

// An accumulator holds the gradients' mean, of the shape that it says.
static LogicalResult inferAccumulator(GenericOp op, ShapeContext &ctx) {
  ctx.setShape(op.getOutputs()[0], {});
  if (auto shape = getShapeAttr(op, "shape")) {
    setHeldType(op.getOutputs()[0],
                makeHeldType(shape, getTypeAttr(op, "dtype")));
  }
  return success();
}

// Indices, values, shape. Gradients may have more dimensions than what they are
// of, so nothing but the indices' rank is known.
static LogicalResult inferTakeSparse(GenericOp op, ShapeContext &ctx) {
  ctx.setShape(op.getOutputs()[0], {ctx.newResultSize(op)});
  ctx.setShape(op.getOutputs()[2], {ctx.newResultSize(op)});
  return success();
}

// One element: the component's shape.
static LogicalResult inferDequeue(GenericOp op, ShapeContext &ctx) {
  for (auto [index, output] : llvm::enumerate(op.getOutputs())) {
    if (auto shape = getComponent(op, index)) {
      ctx.setShape(output, makeSizes(op, ctx, *shape));
    }
  }
  return success();
}

// Several elements: how many, then the component's shape. `exactly`: as many
// as operand 1 says; else at most so many.
static LogicalResult inferDequeueSome(GenericOp op, ShapeContext &ctx,
                                      bool exactly) {
  SizeExpr count;
  if (exactly) {
    auto value = ctx.requireValue(op.getInputs()[1]);
    count = value && !value->elements.empty() ? value->elements[0] : SizeExpr();
  }
  if (!count) {
    count = ctx.newResultSize(op);
  }
  for (auto [index, output] : llvm::enumerate(op.getOutputs())) {
    if (auto shape = getComponent(op, index)) {
      Sizes sizes = {count};
      sizes.append(makeSizes(op, ctx, *shape));
      ctx.setShape(output, sizes);
    }
  }
  return success();
}

static void registerQueues(OpRegistry &registry) {
  constexpr EffectClass effect = EffectClass::Effectful;
  for (StringRef kind : {"FIFOQueue", "PaddingFIFOQueue", "RandomShuffleQueue",
                         "PriorityQueue", "FakeQueue"}) {
    addCalls(registry, effect, inferQueue, {kind, (kind + "V2").str()});
  }
  for (StringRef suffix : {"", "V2"}) {
    addCalls(registry, effect, "_ ->",
             {("QueueEnqueue" + suffix).str(),
              ("QueueEnqueueMany" + suffix).str(),
              ("QueueClose" + suffix).str()});
    addCalls(registry, effect, inferDequeue, {("QueueDequeue" + suffix).str()});
    addCalls(registry, effect,
             [](GenericOp op, ShapeContext &ctx) {
               return inferDequeueSome(op, ctx, true);
             },
             {("QueueDequeueMany" + suffix).str()});
    addCalls(registry, effect,
             [](GenericOp op, ShapeContext &ctx) {
               return inferDequeueSome(op, ctx, false);
             },
             {("QueueDequeueUpTo" + suffix).str()});
    addCalls(registry, effect, "[] -> []",
             {("QueueSize" + suffix).str(), ("QueueIsClosed" + suffix).str()});
  }
}

static void registerAccumulators(OpRegistry &registry) {
  constexpr EffectClass effect = EffectClass::Effectful;
  addCalls(registry, effect, inferAccumulator,
           {"ConditionalAccumulator", "ResourceConditionalAccumulator",
            "SparseConditionalAccumulator"});
  addCalls(registry, effect, "_ ->",
           {"AccumulatorApplyGradient", "ResourceAccumulatorApplyGradient",
            "SparseAccumulatorApplyGradient", "AccumulatorSetGlobalStep",
            "ResourceAccumulatorSetGlobalStep"});
  addCalls(registry, effect, "[] -> []",
           {"AccumulatorNumAccumulated", "ResourceAccumulatorNumAccumulated"});
  addCalls(registry, effect, "[]; [] -> @0",
           {"AccumulatorTakeGradient", "ResourceAccumulatorTakeGradient"});
  addCalls(registry, effect, inferTakeSparse,
           {"SparseAccumulatorTakeGradient"});
}

static void registerBarriers(OpRegistry &registry) {
  constexpr EffectClass effect = EffectClass::Effectful;
  addCalls(registry, effect, "-> []", {"Barrier"});
  addCalls(registry, effect, "_ ->", {"BarrierInsertMany", "BarrierClose"});
  addCalls(registry, effect, "_ -> [+n]; [+n]; _*", {"BarrierTakeMany"});
  addCalls(registry, effect, "_ -> []",
           {"BarrierReadySize", "BarrierIncompleteSize"});
}

/// Whether two ops work on the same staging area, which its name alone tells.
static bool haveSameArea(GenericOp a, GenericOp b) {
  auto getText = [](GenericOp op, StringRef name) {
    auto text = op.getAttrs().getAs<StringAttr>(name);
    return text ? text.getValue() : StringRef();
  };
  StringRef name = getText(a, "shared_name");
  return !name.empty() && name == getText(b, "shared_name") &&
         getText(a, "container") == getText(b, "container");
}

/// What all ops of the program that put something into the area of `op` put
/// there as part `index`; nullopt: not known (yet).
static std::optional<PartialShape> findStagedShape(GenericOp op, size_t index) {
  auto program = op->getParentOfType<ModuleOp>();
  std::optional<PartialShape> staged;
  bool isKnown = static_cast<bool>(program);
  DenseSet<Location> known;
  SmallVector<Location> unknown;
  auto merge = [&](GenericOp stage) {
    if (stage.getOpType() != "Stage" || !haveSameArea(op, stage) || !isKnown) {
      return;
    }
    auto inputs = stage.getInputs();
    auto type = index < inputs.size()
                    ? dyn_cast<RankedTensorType>(inputs[index].getType())
                    : RankedTensorType();
    if (!type) {
      unknown.push_back(stage.getLoc());
      return;
    }
    known.insert(stage.getLoc());
    ArrayRef<int64_t> sizes = type.getShape();
    isKnown = !staged || staged->size() == sizes.size();
    if (!staged) {
      staged.emplace(sizes.begin(), sizes.end());
    }
    for (size_t d = 0; isKnown && d < sizes.size(); ++d) {
      bool agrees = (*staged)[d] == sizes[d] && !type.isDynamicDim(d);
      (*staged)[d] = agrees ? sizes[d] : -1;
    }
  };
  if (program) {
    program.walk(merge);
  }
  // A node that other steps have as well, of which they do not know the shape
  // yet: there it may be fed other sizes.
  isKnown &=
      llvm::all_of(unknown, [&](Location loc) { return known.contains(loc); });
  if (isKnown && staged && !unknown.empty()) {
    llvm::fill(*staged, -1);
  }
  return isKnown ? staged : std::nullopt;
}

static LogicalResult inferUnstage(GenericOp op, ShapeContext &ctx) {
  for (auto [index, output] : llvm::enumerate(op.getOutputs())) {
    if (auto shape = findStagedShape(op, index)) {
      ctx.setShape(output, makeSizes(op, ctx, *shape));
    }
  }
  return success();
}

static void registerStaging(OpRegistry &registry) {
  constexpr EffectClass effect = EffectClass::Effectful;
  addCalls(registry, effect, "_ ->", {"Stage", "StageClear"});
  addCalls(registry, effect, inferUnstage, {"Unstage", "StagePeek"});
  addCalls(registry, effect, "_ -> []", {"StageSize"});
  for (StringRef kind : {"Map", "OrderedMap"}) {
    addCalls(registry, effect, "_ ->",
             {(kind + "Stage").str(), (kind + "Clear").str()});
    addCalls(registry, effect, "_ -> _*",
             {(kind + "Unstage").str(), (kind + "Peek").str()});
    addCalls(registry, effect, "_ -> []; _*", {(kind + "UnstageNoKey").str()});
    addCalls(registry, effect, "_ -> []",
             {(kind + "Size").str(), (kind + "IncompleteSize").str()});
  }
}

void tf::registerQueueOpModels(OpRegistry &registry) {
  registerQueues(registry);
  registerAccumulators(registry);
  registerBarriers(registry);
  registerStaging(registry);
}
