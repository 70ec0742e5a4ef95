//===- OpModelsQueue.cpp - queues, accumulators, barriers -----------------===//
// Part of Weir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "dialects/TF/OpModels.h"

using namespace mlir;
using namespace weir;
using namespace weir::tf;

// The shape of component `index` of what a queue holds; a priority queue's
// component 0, the priority, is not in its attribute.
static std::optional<PartialShape> getComponent(GenericOp op, size_t index) {
  GenericOp queue = getHandleProducer(op.getInputs()[0]);
  if (!queue) {
    return std::nullopt;
  }
  if (queue.getOpType().starts_with("PriorityQueue")) {
    if (index == 0) {
      return PartialShape();
    }
    index -= 1;
  }
  return getShapeAttr(queue, "shapes", index);
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
    addCalls(registry, effect, "-> []", {kind, (kind + "V2").str()});
  }
  for (StringRef suffix : {"", "V2"}) {
    addCalls(registry, effect, "_ ->",
             {("QueueEnqueue" + suffix).str(),
              ("QueueEnqueueMany" + suffix).str(),
              ("QueueClose" + suffix).str()});
    addCalls(registry, effect, inferDequeue, {("QueueDequeue" + suffix).str()});
    addCalls(
        registry, effect,
        [](GenericOp op, ShapeContext &ctx) {
          return inferDequeueSome(op, ctx, true);
        },
        {("QueueDequeueMany" + suffix).str()});
    addCalls(
        registry, effect,
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
  addCalls(registry, effect, "-> []",
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
  addCalls(registry, effect, "[]; [] -> [+n]; _; [?]",
           {"SparseAccumulatorTakeGradient"});
}

static void registerBarriers(OpRegistry &registry) {
  constexpr EffectClass effect = EffectClass::Effectful;
  addCalls(registry, effect, "-> []", {"Barrier"});
  addCalls(registry, effect, "_ ->", {"BarrierInsertMany", "BarrierClose"});
  addCalls(registry, effect, "_ -> [+n]; [+n]; _*", {"BarrierTakeMany"});
  addCalls(registry, effect, "_ -> []",
           {"BarrierReadySize", "BarrierIncompleteSize"});
  addCalls(registry, effect, "_ ->", {"Stage", "StageClear"});
  addCalls(registry, effect, "_ -> _*", {"Unstage", "StagePeek"});
  addCalls(registry, effect, "_ -> []", {"StageSize"});
}

void tf::registerQueueOpModels(OpRegistry &registry) {
  registerQueues(registry);
  registerAccumulators(registry);
  registerBarriers(registry);
}
