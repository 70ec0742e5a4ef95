//===- OpModelsData.cpp - data-dependent ops by runtime call --------------===//
// Part of Weir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "dialects/TF/OpModels.h"

using namespace mlir;
using namespace weir;
using namespace weir::tf;

// Where: one row of coordinates for each true element.
static LogicalResult inferWhere(GenericOp op, ShapeContext &ctx) {
  if (auto sizes = ctx.getShape(op.getInputs()[0])) {
    ctx.setShape(op.getOutputs()[0],
                 {ctx.newResultSize(op),
                  ctx.constant(static_cast<int64_t>(sizes->size()))});
  }
  return success();
}

static std::optional<SmallVector<int64_t>> getConstants(ShapeContext &ctx,
                                                        Value value) {
  auto known = ctx.getValue(value);
  SmallVector<int64_t> constants;
  for (SizeExpr element : known ? known->elements : Sizes()) {
    auto constant = dyn_cast<AffineConstantExpr>(element);
    if (!constant) {
      return std::nullopt;
    }
    constants.push_back(constant.getValue());
  }
  return known ? std::optional(constants) : std::nullopt;
}

// ListDiff: what is in x and not in y, and where; small constants (axes that a
// gradient sorts) are told apart here.
static LogicalResult inferListDiff(GenericOp op, ShapeContext &ctx) {
  auto all = getConstants(ctx, op.getInputs()[0]);
  auto some = getConstants(ctx, op.getInputs()[1]);
  if (!all || !some) {
    SizeExpr left = ctx.newResultSize(op);
    ctx.setShape(op.getOutputs()[0], {left});
    ctx.setShape(op.getOutputs()[1], {left});
    return success();
  }
  Sizes values, places;
  for (auto [i, value] : llvm::enumerate(*all)) {
    if (!llvm::is_contained(*some, value)) {
      values.push_back(ctx.constant(value));
      places.push_back(ctx.constant(int64_t(i)));
    }
  }
  int64_t count = int64_t(values.size());
  for (Value result : op.getOutputs()) {
    ctx.setShape(result, {ctx.constant(count)});
  }
  ctx.setValue(op.getOutputs()[0], {{count}, values});
  ctx.setValue(op.getOutputs()[1], {{count}, places});
  return success();
}

// UniqueV2 along an axis (a vector of at most one element; empty: the input is
// a vector): y, idx and perhaps counts.
static LogicalResult inferUniqueV2(GenericOp op, ShapeContext &ctx) {
  auto sizes = ctx.getShape(op.getInputs()[0]);
  if (!sizes) {
    return success();
  }
  auto axis = ctx.getValue(op.getInputs()[1]);
  int64_t dim = 0;
  if (axis && axis->elements.size() == 1) {
    auto constant = dyn_cast<AffineConstantExpr>(axis->elements[0]);
    int64_t rank = sizes->size();
    dim = constant ? constant.getValue() : -rank - 1;
    dim += dim < 0 ? rank : 0;
    if (dim < 0 || dim >= rank) {
      return success(); // the run reports a bad axis
    }
  } else if (sizes->size() != 1) {
    return success();
  }
  SizeExpr distinct = ctx.newResultSize(op);
  SizeExpr along = (*sizes)[dim];
  Sizes result = *sizes;
  result[dim] = distinct;
  ctx.setShape(op.getOutputs()[0], result);
  ctx.setShape(op.getOutputs()[1], {along});
  if (op.getOutputs().size() > 2) {
    ctx.setShape(op.getOutputs()[2], {distinct});
  }
  return success();
}

// TopK and TopKV2: the last dimension becomes k.
static LogicalResult inferTopK(GenericOp op, ShapeContext &ctx) {
  auto sizes = ctx.getShape(op.getInputs()[0]);
  if (!sizes || sizes->empty()) {
    return success();
  }
  if (op.getInputs().size() > 1) {
    auto k = ctx.requireValue(op.getInputs()[1]);
    sizes->back() =
        k && k->elements.size() == 1 ? k->elements[0] : ctx.newResultSize(op);
  } else {
    sizes->back() = ctx.constant(getIntAttr(op, "k").value_or(0));
  }
  for (Value output : op.getOutputs()) {
    ctx.setShape(output, *sizes);
  }
  return success();
}

// Output i: as many rows of data as partitions has entries i.
static LogicalResult inferDynamicPartition(GenericOp op, ShapeContext &ctx) {
  auto data = ctx.getShape(op.getInputs()[0]);
  auto partitions = ctx.getShape(op.getInputs()[1]);
  if (!data || !partitions || data->size() < partitions->size()) {
    return success();
  }
  for (Value output : op.getOutputs()) {
    Sizes sizes = {ctx.newResultSize(op)};
    sizes.append(data->begin() + partitions->size(), data->end());
    ctx.setShape(output, sizes);
  }
  return success();
}

// The largest index of all constant index vectors, or nullopt.
static std::optional<int64_t> getLargestIndex(ValueRange indices) {
  int64_t largest = -1;
  for (Value index : indices) {
    auto constant = index.getDefiningOp<ConstOp>();
    auto dense = constant ? dyn_cast<DenseIntElementsAttr>(constant.getValue())
                          : DenseIntElementsAttr();
    if (!dense) {
      return std::nullopt;
    }
    for (const APInt &value : dense.getValues<APInt>()) {
      largest = std::max(largest, value.getSExtValue());
    }
  }
  return largest;
}

// [max(indices) + 1] + what a row of data is.
static LogicalResult inferDynamicStitch(GenericOp op, ShapeContext &ctx) {
  size_t count = op.getInputs().size() / 2;
  for (size_t i = 0; i < count; ++i) {
    auto indices = ctx.getShape(op.getInputs()[i]);
    auto data = ctx.getShape(op.getInputs()[count + i]);
    if (!indices || !data || data->size() < indices->size()) {
      continue;
    }
    auto largest = getLargestIndex(op.getInputs().take_front(count));
    Sizes sizes = {largest ? ctx.constant(*largest + 1)
                           : ctx.newResultSize(op)};
    sizes.append(data->begin() + indices->size(), data->end());
    ctx.setShape(op.getOutputs()[0], sizes);
    return success();
  }
  return success();
}

// V4 and V5: padded to max_output_size, or as many boxes as were kept.
static LogicalResult inferPaddedNonMaxSuppression(GenericOp op,
                                                  ShapeContext &ctx) {
  SizeExpr count;
  if (getBoolAttr(op, "pad_to_max_output_size", false)) {
    auto size = ctx.requireValue(op.getInputs()[2]);
    count = size && !size->elements.empty() ? size->elements[0] : SizeExpr();
  }
  if (!count) {
    count = ctx.newResultSize(op);
  }
  for (Value output : op.getOutputs().drop_back()) {
    ctx.setShape(output, {count});
  }
  ctx.setShape(op.getOutputs().back(), {});
  return success();
}

// DenseBincount: a vector gives [size], a matrix [rows, size].
static LogicalResult inferDenseBincount(GenericOp op, ShapeContext &ctx) {
  auto input = ctx.getShape(op.getInputs()[0]);
  auto size = ctx.requireValue(op.getInputs()[1]);
  if (!input || input->empty()) {
    return success();
  }
  Sizes sizes(input->begin(), input->end() - 1);
  sizes.push_back(size && !size->elements.empty() ? size->elements[0]
                                                  : ctx.newResultSize(op));
  ctx.setShape(op.getOutputs()[0], sizes);
  return success();
}

// Searching and grouping.
static void registerGrouping(OpRegistry &registry) {
  addCalls(registry, EffectClass::Total, inferWhere, {"Where"});
  addCalls(registry, EffectClass::MayRaise, "[n] -> [+u]; [n]; [+u]",
           {"Unique", "UniqueWithCounts"});
  addCalls(registry, EffectClass::MayRaise, inferUniqueV2,
           {"UniqueV2", "UniqueWithCountsV2"});
  addCalls(registry, EffectClass::MayRaise, inferTopK, {"TopK", "TopKV2"});
  addCalls(registry, EffectClass::MayRaise, "[...a n]; [] -> [...a]",
           {"NthElement"});
  addCalls(registry, EffectClass::MayRaise, inferDynamicPartition,
           {"DynamicPartition"});
  addCalls(registry, EffectClass::MayRaise, inferDynamicStitch,
           {"DynamicStitch", "ParallelDynamicStitch"});
  addCalls(registry, EffectClass::MayRaise, inferListDiff, {"ListDiff"});
  addCalls(registry, EffectClass::MayRaise, "_; [] -> [$1]", {"Bincount"});
  addCalls(registry, EffectClass::MayRaise, "_; _; [] -> [$2]",
           {"HistogramFixedWidth"});
  addCalls(registry, EffectClass::MayRaise, "[...a] -> [...a]", {"Roll"});
  addCalls(registry, EffectClass::MayRaise, inferDenseBincount,
           {"DenseBincount"});
  addCalls(registry, EffectClass::MayRaise, "[...a] -> [...a]",
           {"Bucketize", "InvertPermutation"});
  addCalls(registry, EffectClass::MayRaise, "[...a n]; [...b m] -> [...b m]",
           {"LowerBound", "UpperBound"});
  addCalls(registry, EffectClass::MayRaise, "[n c]; [n] -> [n]",
           {"InTopK", "InTopKV2"});
  addCalls(registry, EffectClass::MayRaise, "_ -> [?]",
           {"NonMaxSuppression", "NonMaxSuppressionV2", "NonMaxSuppressionV3",
            "NonMaxSuppressionWithOverlaps"});
  addCalls(registry, EffectClass::MayRaise, inferPaddedNonMaxSuppression,
           {"NonMaxSuppressionV4", "NonMaxSuppressionV5"});
}

// SparseConcat of n: as many entries as all have; the shape is the joined one.
static LogicalResult inferSparseConcat(GenericOp op, ShapeContext &ctx) {
  size_t parts = op.getInputs().size() / 3;
  SizeExpr count = ctx.constant(0), rank;
  for (size_t i = 0; i < parts; ++i) {
    auto indices = ctx.getShape(op.getInputs()[i]);
    if (!indices || indices->size() != 2) {
      return success();
    }
    count = count + (*indices)[0];
    rank = (*indices)[1];
  }
  ctx.setShape(op.getOutputs()[0], {count, rank});
  ctx.setShape(op.getOutputs()[1], {count});
  ctx.setShape(op.getOutputs()[2], {rank});
  return success();
}

static LogicalResult inferSparseSplit(GenericOp op, ShapeContext &ctx) {
  size_t parts = op.getOutputs().size() / 3;
  auto indices = ctx.getShape(op.getInputs()[1]);
  if (!indices || indices->size() != 2) {
    return success();
  }
  for (size_t i = 0; i < parts; ++i) {
    SizeExpr count = ctx.newResultSize(op);
    ctx.setShape(op.getOutputs()[i], {count, (*indices)[1]});
    ctx.setShape(op.getOutputs()[parts + i], {count});
    ctx.setShape(op.getOutputs()[2 * parts + i], {(*indices)[1]});
  }
  return success();
}

static LogicalResult inferSparseDenseMatMul(GenericOp op, ShapeContext &ctx) {
  auto shape = ctx.requireValue(op.getInputs()[2]);
  auto b = ctx.getShape(op.getInputs()[3]);
  if (!b || b->size() != 2) {
    return success();
  }
  size_t row = getBoolAttr(op, "adjoint_a", false) ? 1 : 0;
  SizeExpr rows = shape && shape->elements.size() == 2 ? shape->elements[row]
                                                       : ctx.newResultSize(op);
  SizeExpr columns = (*b)[getBoolAttr(op, "adjoint_b", false) ? 0 : 1];
  ctx.setShape(op.getOutputs()[0], {rows, columns});
  return success();
}

// Of two matrices, transposed or not.
static LogicalResult inferSparseMatMul(GenericOp op, ShapeContext &ctx) {
  auto a = ctx.getShape(op.getInputs()[0]);
  auto b = ctx.getShape(op.getInputs()[1]);
  bool isMatrix = a && b && a->size() == 2 && b->size() == 2;
  SizeExpr rows = isMatrix ? (*a)[getBoolAttr(op, "transpose_a", false)]
                           : ctx.newResultSize(op);
  SizeExpr columns = isMatrix ? (*b)[!getBoolAttr(op, "transpose_b", false)]
                              : ctx.newResultSize(op);
  ctx.setShape(op.getOutputs()[0], {rows, columns});
  return success();
}

// Sparse tensors in TensorFlow's coordinate form: indices [n, r], values [n],
// dense_shape [r].
static void registerSparse(OpRegistry &registry) {
  constexpr EffectClass raises = EffectClass::MayRaise;
  addCalls(registry, raises, "_; [?] -> [$1...]", {"SparseToDense"});
  addCalls(registry, raises, "[n r]; [q]; [p] -> [n p]; [p]",
           {"SparseReshape"});
  addCalls(registry, raises, "[n r]; [n]; [r] -> [n r]; [n]",
           {"SparseReorder"});
  addCalls(registry, raises, "[n r]; [n]; [r]; [] -> [+m r]; [+m]; [?]; [n]",
           {"SparseFillEmptyRows"});
  addCalls(registry, raises, "[m]; [n] -> [m]; []",
           {"SparseFillEmptyRowsGrad"});
  addCalls(registry, raises, "[n r]; [n]; [r]; [r]; [r] -> [+m r]; [+m]; [r]",
           {"SparseSlice"});
  addCalls(registry, raises, "_; _; _; _ -> [?]", {"SparseSliceGrad"});
  addCalls(registry, raises,
           "[n r]; [n]; [r]; [m r]; [m]; [r] -> [+s r]; [+s]; [r]",
           {"SparseAdd"});
  addCalls(registry, raises, "[s]; [a r]; [b r] -> [a]; [b]",
           {"SparseAddGrad"});
  addCalls(registry, raises, "[n r]; [n]; [r]; [m r]; [m]; [r] -> [+s r]; [+s]",
           {"SparseSparseMaximum", "SparseSparseMinimum"});
  addCalls(registry, raises, "[n r]; [n]; [r] -> [n]",
           {"SparseSoftmax", "SparseDenseCwiseAdd", "SparseDenseCwiseMul",
            "SparseDenseCwiseDiv"});
  addCalls(registry, raises, "[n r]; [n]; [r]; [...d] -> [...d]",
           {"SparseTensorDenseAdd"});
  addCalls(registry, raises, inferSparseConcat, {"SparseConcat"});
  addCalls(registry, raises, inferSparseSplit, {"SparseSplit"});
  addCalls(registry, raises, inferSparseDenseMatMul,
           {"SparseTensorDenseMatMul"});
  addCalls(registry, raises, inferSparseMatMul, {"SparseMatMul"});
}

// Rank: that of values, and one for each ragged dimension; the sizes, where the
// shape operand does not say them, are found when it runs.
static LogicalResult inferRaggedToTensor(GenericOp op, ShapeContext &ctx) {
  auto values = ctx.getShape(op.getInputs()[1]);
  auto types = op.getAttrs().getAs<ArrayAttr>("row_partition_types");
  if (!values || !types || values->empty()) {
    return success();
  }
  size_t numRagged = llvm::count_if(types, [](Attribute type) {
    return cast<StringAttr>(type).getValue() != "FIRST_DIM_SIZE";
  });
  auto asked = ctx.getValue(op.getInputs()[0]);
  Sizes sizes;
  for (size_t d = 0; d < numRagged + values->size(); ++d) {
    SizeExpr size = d > numRagged ? (*values)[d - numRagged] : SizeExpr();
    if (asked && !asked->shape.empty() && d < asked->elements.size()) {
      auto constant = dyn_cast<AffineConstantExpr>(asked->elements[d]);
      size = constant && constant.getValue() >= 0 ? SizeExpr(constant) : size;
    }
    sizes.push_back(size ? size : ctx.newResultSize(op));
  }
  ctx.setShape(op.getOutputs()[0], sizes);
  return success();
}

// Splits and values: the outer dimensions of indices become splits.
static LogicalResult inferRaggedGather(GenericOp op, ShapeContext &ctx) {
  auto outputs = op.getOutputs();
  for (Value splits : outputs.drop_back()) {
    ctx.setShape(splits, {ctx.newResultSize(op)});
  }
  Value values = op.getInputs()[op.getInputs().size() - 2];
  if (auto sizes = ctx.getShape(values); sizes && !sizes->empty()) {
    sizes->front() = ctx.newResultSize(op);
    ctx.setShape(outputs.back(), *sizes);
  }
  return success();
}

// Indices of one row for each element of values.
static LogicalResult inferRaggedToSparse(GenericOp op, ShapeContext &ctx) {
  auto values = ctx.getShape(op.getInputs().back());
  if (!values) {
    return success();
  }
  int64_t rank = op.getInputs().size() - 1 + values->size();
  SizeExpr count = ctx.constant(1);
  for (SizeExpr size : *values) {
    count = count * size;
  }
  ctx.setShape(op.getOutputs()[0], {count, ctx.constant(rank)});
  ctx.setShape(op.getOutputs()[1], {count});
  ctx.setShape(op.getOutputs()[2], {ctx.constant(rank)});
  return success();
}

static void registerRagged(OpRegistry &registry) {
  constexpr EffectClass raises = EffectClass::MayRaise;
  addCalls(registry, raises, "_ -> [?]; [?]", {"RaggedRange"});
  addCalls(registry, raises, inferRaggedGather, {"RaggedGather"});
  addCalls(registry, raises, inferRaggedToTensor, {"RaggedTensorToTensor"});
  addCalls(registry, raises, inferRaggedToSparse, {"RaggedTensorToSparse"});
}

/// A Placeholder that the step needs and nobody feeds; a fed one is the step's
/// argument.
static LogicalResult inferPlaceholder(GenericOp op, ShapeContext &ctx) {
  auto name = op->getLoc()->findInstanceOf<NameLoc>();
  StringRef node = name ? name.getName().getValue() : "?";
  return op.emitError("You must feed a value for placeholder tensor '")
         << node << "'; name it among the feeds (--feed " << node
         << ":0), or fetch what does not need it";
}

void tf::registerDataOpModels(OpRegistry &registry) {
  for (StringRef type : {"Placeholder", "PlaceholderV2"}) {
    OpModel placeholder;
    placeholder.inferShapes = inferPlaceholder;
    placeholder.effect = EffectClass::MayRaise;
    placeholder.runtimeFunction = "weir_call_Fail"; // what it becomes
    registry.add(type, placeholder);
  }
  registerGrouping(registry);
  registerSparse(registry);
  registerImageOpModels(registry);
  registerSparseOpModels(registry);
  registerSpecialOpModels(registry);
  registerRagged(registry);
}
