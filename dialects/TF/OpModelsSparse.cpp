//===- OpModelsSparse.cpp - sparse and ragged tensors, serialized, as sets ===//
// Part of Weir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Sparse tensors that go through strings or variants, crosses, sets, reductions
// and what ragged tensors in variants hold.
#include "dialects/TF/ElementShapes.h"

using namespace mlir;
using namespace weir;
using namespace weir::tf;

static std::optional<SmallVector<int64_t>> getConstants(ShapeContext &ctx,
                                                        Value value) {
  auto known = ctx.getValue(value);
  if (!known) {
    return std::nullopt;
  }
  SmallVector<int64_t> constants;
  for (SizeExpr element : known->elements) {
    auto constant = dyn_cast<AffineConstantExpr>(element);
    if (!constant) {
      return std::nullopt;
    }
    constants.push_back(constant.getValue());
  }
  return constants;
}

// A reduction of (indices, values, shape) along axes: the rank is known where
// the length of `shape` is, and either dimensions stay or the axes are known.
static std::optional<Sizes> getReducedSizes(GenericOp op, ShapeContext &ctx) {
  auto length = ctx.getShape(op.getInputs()[2]);
  auto constant = length && length->size() == 1
                      ? dyn_cast<AffineConstantExpr>((*length)[0])
                      : AffineConstantExpr();
  auto axes = getConstants(ctx, op.getInputs()[3]);
  bool keepDims = getBoolAttr(op, "keep_dims", false);
  if (!constant || (!axes && !keepDims)) {
    return std::nullopt;
  }
  int64_t rank = constant.getValue();
  auto dims = ctx.getValue(op.getInputs()[2]);
  bool isKnown = dims && int64_t(dims->elements.size()) == rank;
  Sizes sizes;
  for (int64_t d = 0; d < rank; ++d) {
    bool isReduced = axes && (llvm::is_contained(*axes, d) ||
                              llvm::is_contained(*axes, d - rank));
    if (!isReduced) {
      sizes.push_back(axes && isKnown ? dims->elements[d]
                                      : ctx.newResultSize(op));
    } else if (keepDims) {
      sizes.push_back(ctx.constant(1));
    }
  }
  return sizes;
}

static LogicalResult inferReduce(GenericOp op, ShapeContext &ctx) {
  if (auto sizes = getReducedSizes(op, ctx)) {
    ctx.setShape(op.getOutputs()[0], *sizes);
  }
  return success();
}

static LogicalResult inferReduceSparse(GenericOp op, ShapeContext &ctx) {
  auto sizes = getReducedSizes(op, ctx);
  SizeExpr count = ctx.newResultSize(op);
  SizeExpr rank =
      sizes ? ctx.constant(int64_t(sizes->size())) : ctx.newResultSize(op);
  ctx.setShape(op.getOutputs()[0], {count, rank});
  ctx.setShape(op.getOutputs()[1], {count});
  ctx.setShape(op.getOutputs()[2], {rank});
  return success();
}

// [count, r], [count], [r] in the outputs.
static void setSparse(GenericOp op, ShapeContext &ctx, SizeExpr rank) {
  SizeExpr count = ctx.newResultSize(op);
  ctx.setShape(op.getOutputs()[0], {count, rank});
  ctx.setShape(op.getOutputs()[1], {count});
  ctx.setShape(op.getOutputs()[2], {rank});
}

// The rank is that of a dense operand, or the length of a sparse one's shape.
static LogicalResult inferSetOperation(GenericOp op, ShapeContext &ctx) {
  SizeExpr rank;
  if (op.getOpType() != "SparseToSparseSetOperation") {
    if (auto sizes = ctx.getShape(op.getInputs()[0])) {
      rank = ctx.constant(int64_t(sizes->size()));
    }
  } else if (auto length = ctx.getShape(op.getInputs()[2]);
             length && length->size() == 1) {
    rank = (*length)[0];
  }
  setSparse(op, ctx, rank ? rank : ctx.newResultSize(op));
  return success();
}

// One size for each dimension of the shape but the last.
static LogicalResult inferSetSize(GenericOp op, ShapeContext &ctx) {
  auto length = ctx.getShape(op.getInputs()[2]);
  auto constant = length && length->size() == 1
                      ? dyn_cast<AffineConstantExpr>((*length)[0])
                      : AffineConstantExpr();
  auto dims = ctx.requireValue(op.getInputs()[2]);
  if (!constant || !dims || dims->elements.empty()) {
    return success();
  }
  ctx.setShape(op.getOutputs()[0],
               ArrayRef<SizeExpr>(dims->elements).drop_back());
  return success();
}

static LogicalResult inferCross(GenericOp op, ShapeContext &ctx) {
  setSparse(op, ctx, ctx.constant(2));
  return success();
}

// Rows of an input's elements in a batch: the batch's dimensions come first.
static LogicalResult inferDeserialize(GenericOp op, ShapeContext &ctx) {
  setSparse(op, ctx, ctx.newResultSize(op));
  return success();
}

// For each of the paths its labels as a sparse tensor; chances [batch, paths].
static LogicalResult inferBeams(GenericOp op, ShapeContext &ctx) {
  size_t paths = op.getOutputs().size() / 3;
  for (size_t k = 0; k < paths; ++k) {
    SizeExpr count = ctx.newResultSize(op);
    ctx.setShape(op.getOutputs()[k], {count, ctx.constant(2)});
    ctx.setShape(op.getOutputs()[paths + k], {count});
    ctx.setShape(op.getOutputs()[2 * paths + k], {ctx.constant(2)});
  }
  auto inputs = ctx.getShape(op.getInputs()[0]);
  SizeExpr batch =
      inputs && inputs->size() == 3 ? (*inputs)[1] : ctx.newResultSize(op);
  ctx.setShape(op.getOutputs().back(), {batch, ctx.constant(int64_t(paths))});
  return success();
}

static LogicalResult inferSegmentGrad(GenericOp op, ShapeContext &ctx) {
  SizeExpr count = ctx.newResultSize(op);
  if (auto sizes = ctx.getShape(op.getInputs()[0]); sizes && !sizes->empty()) {
    sizes->front() = count;
    ctx.setShape(op.getOutputs()[0], *sizes);
  }
  ctx.setShape(op.getOutputs()[1], {count});
  return success();
}

//===----------------------------------------------------------------------===//
// Ragged tensors in variants: the type says what their flat values are
//===----------------------------------------------------------------------===//

static LogicalResult inferRaggedToVariant(GenericOp op, ShapeContext &ctx) {
  Value values = op.getInputs().back(), output = op.getOutputs()[0];
  bool isBatched = getBoolAttr(op, "batched_input", false);
  bool isRagged = op.getInputs().size() > 1;
  if (Element element =
          fromTensor(ctx, values, /*rows=*/isBatched && !isRagged)) {
    PartialShape shape;
    for (SizeExpr size : *element) {
      shape.push_back(size ? cast<AffineConstantExpr>(size).getValue() : -1);
    }
    if (isRagged && !shape.empty()) {
      shape[0] = -1;
    }
    setHeldType(output,
                makeHeldType(shape, getElementTypeOrSelf(values.getType())));
  }
  if (!isBatched) {
    ctx.setShape(output, {});
    return success();
  }
  auto outer = ctx.getShape(op.getInputs()[0]);
  if (outer && !outer->empty()) {
    SizeExpr rows = (*outer)[0];
    ctx.setShape(output, {isRagged ? rows - 1 : rows});
  } else {
    ctx.setShape(output, {ctx.newResultSize(op)});
  }
  return success();
}

static LogicalResult inferRaggedFromVariant(GenericOp op, ShapeContext &ctx) {
  for (Value splits : op.getOutputs().drop_back()) {
    ctx.setShape(splits, {ctx.newResultSize(op)});
  }
  Value encoded = op.getInputs()[0];
  Element element = getHeldElement(ctx, encoded);
  if (!element) {
    return success();
  }
  auto sizes = ctx.getShape(encoded);
  if (!element->empty() && !(sizes && sizes->empty())) {
    element->front() = SizeExpr(); // that of all components together
  }
  setElement(op, ctx, op.getOutputs().back(), element);
  return success();
}

void tf::registerSparseOpModels(OpRegistry &registry) {
  constexpr EffectClass raises = EffectClass::MayRaise;
  constexpr EffectClass effect = EffectClass::Effectful;
  addCalls(registry, raises, inferReduce,
           {"SparseReduceSum", "SparseReduceMax"});
  addCalls(registry, raises, inferReduceSparse,
           {"SparseReduceSumSparse", "SparseReduceMaxSparse"});
  addCalls(registry, raises, inferSetOperation,
           {"DenseToDenseSetOperation", "DenseToSparseSetOperation",
            "SparseToSparseSetOperation"});
  addCalls(registry, raises, inferSetSize, {"SetSize"});
  addCalls(registry, raises, inferCross,
           {"SparseCross", "SparseCrossV2", "SparseCrossHashed"});
  addCalls(registry, raises, "[n r]; [n]; [r] -> [3]", {"SerializeSparse"});
  addCalls(registry, raises, "[n r]; [n]; [r] -> [? 3]",
           {"SerializeManySparse"});
  addCalls(registry, raises, inferDeserialize,
           {"DeserializeSparse", "DeserializeManySparse"});
  addCalls(registry, effect, "_ -> []", {"AddSparseToTensorsMap"});
  addCalls(registry, effect, "_ -> [?]", {"AddManySparseToTensorsMap"});
  addCalls(registry, effect, inferDeserialize,
           {"TakeManySparseFromTensorsMap"});
  addCalls(registry, raises, "[t b c] -> [b]; [t b c]", {"CTCLoss"});
  addCalls(registry, raises, "[t b c] -> [+n 2]; [+n]; [2]; [b 1]",
           {"CTCGreedyDecoder"});
  addCalls(registry, raises, inferBeams, {"CTCBeamSearchDecoder"});
  addCalls(registry, raises, inferSegmentGrad,
           {"SparseSegmentSumGradV2", "SparseSegmentMeanGradV2",
            "SparseSegmentSqrtNGradV2"});
  addCalls(registry, raises, inferRaggedToVariant, {"RaggedTensorToVariant"});
  addCalls(registry, raises, inferRaggedFromVariant,
           {"RaggedTensorFromVariant"});
  addCalls(registry, raises, "_; _; [?] -> [$2...]",
           {"RaggedTensorToVariantGradient"});
}
