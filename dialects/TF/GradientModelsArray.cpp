//===- GradientModelsArray.cpp - derivatives of data movement -------------===//
// Part of Weir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "dialects/TF/GradientModels.h"
#include "mlir/IR/TypeUtilities.h"

using namespace mlir;
using namespace weir;
using namespace weir::tf;

using Result = FailureOr<Values>;
using E = GradientEmitter;

/// One gradient for the first operand, none for the rest.
static Values first(E &e, Value gradient) {
  Values grads(e.op->getNumOperands());
  grads[0] = gradient;
  return grads;
}

static Result gradReshape(E &e) {
  return first(e, e.reshapeLike(e.g(), e.x()));
}

static Result gradTranspose(E &e) {
  // As many as the operand has dimensions, also where only the run tells which.
  Value count = e.shapeOf(e.shapeOf(e.x(0)));
  Value inverse =
      e.emit("InvertPermutation", e.emit("Reshape", {e.x(1), count}));
  return first(e, e.emit(e.op->getName().stripDialect(), {e.g(), inverse}));
}

/// Slices of the gradient, one per concatenated operand.
static Values sliceParts(E &e, ValueRange parts, Value axis) {
  SmallVector<Value> shapes;
  for (Value part : parts) {
    shapes.push_back(e.shapeOf(part));
  }
  // ConcatOffset wants an axis from the front.
  Value rank = e.emit("Rank", parts[0], e.builder.getI32Type());
  Value fromFront =
      e.emit("FloorMod", {e.cast(axis, e.builder.getI32Type()), rank});
  SmallVector<Value> operands = {fromFront};
  operands.append(shapes);
  SmallVector<Type> types(parts.size(), e.builder.getI32Type());
  Values offsets = e.emitMany("ConcatOffset", operands, types);
  Values grads;
  for (auto [offset, shape] : llvm::zip_equal(offsets, shapes)) {
    grads.push_back(e.emit("Slice", {e.g(), offset, shape}));
  }
  return grads;
}

static Result gradConcatV2(E &e) {
  ValueRange parts = e.op->getOperands().drop_back();
  if (parts.size() == 1) {
    return first(e, e.g());
  }
  Values grads = sliceParts(e, parts, e.op->getOperands().back());
  grads.push_back(Value());
  return grads;
}

static Result gradConcat(E &e) {
  Values grads =
      sliceParts(e, e.op->getOperands().drop_front(), e.op->getOperand(0));
  grads.insert(grads.begin(), Value());
  return grads;
}

/// The results' gradients, zeros where there are none.
static Values getGradients(E &e) {
  Values grads;
  for (auto [result, gradient] :
       llvm::zip_equal(e.op->getResults(), e.gradients)) {
    grads.push_back(gradient ? gradient : e.emit("ZerosLike", result));
  }
  return grads;
}

static Value concatenate(E &e, Value axis) {
  Values operands = getGradients(e);
  if (operands.size() == 1) {
    return operands[0];
  }
  operands.push_back(axis);
  return e.emit("ConcatV2", operands);
}

static Result gradPack(E &e) {
  SmallVector<Type> types(e.op->getNumOperands(),
                          getElementTypeOrSelf(e.g().getType()));
  auto attributes = e.attributes({"axis"});
  attributes.push_back(e.integer("num", e.op->getNumOperands()));
  return e.emitMany("Unpack", e.g(), types, attributes);
}

static Result gradUnpack(E &e) {
  return Values{e.emit("Pack", getGradients(e), e.attributes({"axis"}))};
}

static Result gradSlice(E &e) {
  Type index = getElementTypeOrSelf(e.x(1).getType());
  Value whole = e.emit("Shape", e.x(), index);
  Value part = e.emit("Shape", e.g(), index);
  Value after = e.sub(e.sub(whole, part), e.x(1));
  Value paddings = e.emit("Pack", {e.x(1), after}, {e.integer("axis", 1)});
  return first(e, e.emit("Pad", {e.g(), paddings}));
}

static Result gradStridedSlice(E &e) {
  Type index = getElementTypeOrSelf(e.x(1).getType());
  Value dx =
      e.emit("StridedSliceGrad",
             {e.emit("Shape", e.x(), index), e.x(1), e.x(2), e.x(3), e.g()},
             getElementTypeOrSelf(e.g().getType()),
             e.attributes({"begin_mask", "end_mask", "ellipsis_mask",
                           "new_axis_mask", "shrink_axis_mask"}));
  return first(e, dx);
}

static Result gradStridedSliceGrad(E &e) {
  Value dy = e.emit("StridedSlice", {e.g(), e.x(1), e.x(2), e.x(3)},
                    e.attributes({"begin_mask", "end_mask", "ellipsis_mask",
                                  "new_axis_mask", "shrink_axis_mask"}));
  Values grads(5);
  grads[4] = dy;
  return grads;
}

static Result gradPad(E &e) {
  Type index = getElementTypeOrSelf(e.x(1).getType());
  Value rank = e.emit("Rank", e.x(), e.builder.getI32Type());
  Value column =
      e.emit("Slice", {e.x(1), e.intVector({0, 0}), e.intVector({-1, 1})});
  Value before = e.emit("Reshape", {column, e.emit("Pack", rank)});
  Value shape = e.emit("Shape", e.x(), index);
  return first(e, e.emit("Slice", {e.g(), before, shape}));
}

/// Tile: the copies along each dimension are a dimension of their own.
static Result gradTile(E &e) {
  Type index = getElementTypeOrSelf(e.x(1).getType());
  Value shape = e.emit("Shape", e.x(), index);
  Value pairs = e.emit("Pack", {e.x(1), shape}, {e.integer("axis", 1)});
  Value split = e.emit("Reshape", {pairs, e.intVector({-1})});
  Value size = e.emit("Size", split, e.builder.getI32Type());
  Value axes = e.emit("Range", {e.intScalar(0), size, e.intScalar(2)});
  Value copies = e.emit("Reshape", {e.g(), split});
  return first(e, e.emit("Sum", {copies, axes}, {e.flag("keep_dims", false)}));
}

/// Rows that were gathered along axis 0: summed where they came from.
static Value scatterRows(E &e, Value gradient, Value indices, Value rows) {
  return e.emit("UnsortedSegmentSum", {gradient, indices, rows});
}

static Result gradGather(E &e) {
  Value sum = scatterRows(e, e.g(), e.x(1), e.firstElement(e.shapeOf(e.x())));
  return first(e, e.reshapeLike(sum, e.x()));
}

/// As [batches, before, axis, after], whatever the axis and how many dimensions
/// are batches: rows of all batches are summed where they came from at once.
static Result gradGatherAlong(E &e, int64_t numBatchDims) {
  Type index = e.builder.getI32Type();
  Value shape = e.shapeOf(e.x(0)), of = e.shapeOf(e.x(1));
  auto pack = [&](ArrayRef<Value> values) { return e.emit("Pack", values); };
  auto product = [&](Value sizes, Value begin, Value end) {
    Value part = e.emit("StridedSlice",
                        {sizes, pack({begin}), pack({end}), e.intVector({1})});
    return e.emit("Prod", {part, e.intScalar(0)}, {e.flag("keep_dims", false)});
  };
  Value rank = e.emit("Rank", e.x(0), index);
  Value indexRank = e.emit("Rank", e.x(1), index);
  Value axis = e.emit("FloorMod", {e.cast(e.x(2), index), rank});
  Value one = e.intScalar(1), zero = e.intScalar(0);
  Value next = e.add(axis, one);
  Value batchDims = e.intScalar(int32_t(numBatchDims));
  if (numBatchDims < 0) {
    batchDims = e.add(batchDims, indexRank);
  }
  Value batches = product(shape, zero, batchDims);
  Value before = product(shape, batchDims, axis);
  Value size = product(shape, axis, next);
  Value after = product(shape, next, rank);
  Value count = product(of, batchDims, indexRank);
  Value parts =
      e.emit("Reshape", {e.g(), pack({batches, before, count, after})});
  Value order = e.intVector({0, 2, 1, 3});
  Value rows =
      e.emit("Reshape", {e.emit("Transpose", {parts, order}),
                         pack({e.mul(batches, count), before, after})});
  Value starts = e.mul(e.emit("Range", {zero, batches, one}), size);
  Value ids =
      e.add(e.emit("Reshape", {e.cast(e.x(1), index), pack({batches, count})}),
            e.emit("ExpandDims", {starts, one}));
  Value sum = scatterRows(e, rows, e.emit("Reshape", {ids, e.intVector({-1})}),
                          e.mul(batches, size));
  Value whole = e.emit("Reshape", {sum, pack({batches, size, before, after})});
  return first(e, e.reshapeLike(e.emit("Transpose", {whole, order}), e.x(0)));
}

static Result gradGatherV2(E &e) {
  auto axis = e.x(2).getDefiningOp<ConstOp>();
  auto value = axis ? dyn_cast<DenseIntElementsAttr>(axis.getValue()) : nullptr;
  auto batch = e.op->getAttrOfType<IntegerAttr>("batch_dims");
  int64_t numBatchDims = batch ? batch.getInt() : 0;
  bool isFirst = value && value.isSplat() &&
                 value.getSplatValue<APInt>().isZero() && numBatchDims == 0;
  return isFirst ? gradGather(e) : gradGatherAlong(e, numBatchDims);
}

static Result gradGatherNd(E &e) {
  Type index = getElementTypeOrSelf(e.x(1).getType());
  return first(e, e.emit("ScatterNd",
                         {e.x(1), e.g(), e.emit("Shape", e.x(), index)},
                         getElementTypeOrSelf(e.g().getType())));
}

static Result gradScatterNd(E &e) {
  return Values{Value(), e.emit("GatherNd", {e.g(), e.x(0)}), Value()};
}

/// Ids below zero were dropped: they get zeros.
static Result gradUnsortedSegmentSum(E &e) {
  Value zero = e.scalar(e.x(1), 0);
  Value safe = e.emit("Maximum", {e.x(1), zero});
  Value rows = e.emit("GatherV2", {e.g(), safe, e.intScalar(0)});
  Value kept = e.emit("GreaterEqual", {e.x(1), zero}, e.builder.getI1Type());
  // One flag per id, spread over the row it selects.
  Value flags = e.cast(kept, getElementTypeOrSelf(e.g().getType()));
  Value flat = e.emit("Reshape", {flags, e.intVector({-1, 1})});
  Value count = e.emit("Size", e.x(1), e.builder.getI32Type());
  Value matrix =
      e.emit("Reshape", {rows, e.emit("Pack", {count, e.intScalar(-1)})});
  Value masked = e.emit("MulNoNan", {matrix, flat});
  return first(e, e.reshapeLike(masked, rows));
}

static Result gradSegmentSum(E &e) {
  return first(e, e.emit("GatherV2", {e.g(), e.x(1), e.intScalar(0)}));
}

static Result gradFill(E &e) {
  Value flat = e.emit("Reshape", {e.g(), e.intVector({-1})});
  return Values{Value(), e.emit("Sum", {flat, e.intScalar(0)},
                                {e.flag("keep_dims", false)})};
}

void tf::attachArrayGradients(MLIRContext *c) {
  attachSegmentGradients(c);
  attachGradient<gradReshape>(c, "Reshape");
  attachGradient<gradReshape>(c, "Squeeze");
  attachGradient<gradReshape>(c, "ExpandDims");
  attachGradient<gradTranspose>(c, "Transpose");
  attachGradient<gradTranspose>(c, "ConjugateTranspose");
  attachGradient<gradConcatV2>(c, "ConcatV2");
  attachGradient<gradConcat>(c, "Concat");
  attachGradient<[](E &e) -> Result {
    return Values{Value(), concatenate(e, e.x(0))};
  }>(c, "Split");
  attachGradient<[](E &e) -> Result {
    return Values{concatenate(e, e.x(2)), Value(), Value()};
  }>(c, "SplitV");
  attachGradient<gradPack>(c, "Pack");
  attachGradient<gradUnpack>(c, "Unpack");
  attachGradient<gradSlice>(c, "Slice");
  attachGradient<gradStridedSlice>(c, "StridedSlice");
  attachGradient<gradStridedSliceGrad>(c, "StridedSliceGrad");
  attachGradient<gradPad>(c, "Pad");
  attachGradient<gradPad>(c, "PadV2");
  attachGradient<gradTile>(c, "Tile");
  attachGradient<gradGather>(c, "Gather");
  attachGradient<gradGatherV2>(c, "GatherV2");
  attachGradient<gradGatherNd>(c, "GatherNd");
  attachGradient<gradScatterNd>(c, "ScatterNd");
  attachGradient<gradUnsortedSegmentSum>(c, "UnsortedSegmentSum");
  attachGradient<gradSegmentSum>(c, "SegmentSum");
  attachGradient<gradFill>(c, "Fill");
  attachGradient<[](E &e) -> Result {
    return first(e, e.unbroadcast(e.g(), e.x()));
  }>(c, "BroadcastTo");
  attachGradient<[](E &e) -> Result {
    return Values{e.emit("BroadcastTo", {e.g(), e.shapeOf(e.x(0))}), Value()};
  }>(c, "unbroadcast");
  attachGradient<[](E &e) -> Result {
    return first(e, e.emit("ReverseV2", {e.g(), e.x(1)}));
  }>(c, "ReverseV2");
  attachGradient<[](E &e) -> Result {
    return first(e, e.emit("MatrixBandPart", {e.g(), e.x(1), e.x(2)}));
  }>(c, "MatrixBandPart");
  attachGradient<[](E &e) -> Result {
    return Values{e.emit("MatrixDiagPart", e.g())};
  }>(c, "MatrixDiag");
  attachGradient<[](E &e) -> Result {
    return Values{e.emit("DiagPart", e.g())};
  }>(c, "Diag");
  attachGradient<[](E &e) -> Result { return Values{e.emit("Diag", e.g())}; }>(
      c, "DiagPart");
  attachGradient<[](E &e) -> Result { return first(e, e.g()); }>(
      c, "PlaceholderWithDefault");
  attachGradient<[](E &e) -> Result { return first(e, e.g()); }>(c,
                                                                 "EnsureShape");
  attachGradient<[](E &e) -> Result { return Values(e.gradients); }>(
      c, "IdentityN");
}
