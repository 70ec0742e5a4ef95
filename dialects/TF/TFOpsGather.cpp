//===- TFOpsGather.cpp - reads and writes at indices, as written ----------===//
// Part of Weir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "dialects/TF/TFOpsGather.h"
#include "dialects/TF/IndexChecks.h"
#include "dialects/TF/Limits.h"
#include "dialects/TF/ReductionUtils.h"

using namespace mlir;
using namespace weir;
using namespace weir::tf;

//===----------------------------------------------------------------------===//
// Gather
//===----------------------------------------------------------------------===//

// Picking known sizes by known indices is arithmetic on shapes.
static void pickValue(Operation *op, ShapeContext &ctx, Value params,
                      Value indices) {
  auto known = ctx.getValue(params);
  auto picked = ctx.getValue(indices);
  if (!known || !picked || known->shape.size() != 1) {
    return;
  }
  SymbolicValue result;
  result.shape = picked->shape;
  for (SizeExpr element : picked->elements) {
    auto index = getConstant(element);
    if (!index || *index < 0 || *index >= int64_t(known->elements.size())) {
      return;
    }
    result.elements.push_back(known->elements[*index]);
  }
  markSafe(op);
  ctx.setValue(op->getResult(0), result);
}

static LogicalResult inferGather(Operation *op, ShapeContext &ctx, int64_t axis,
                                 int64_t batch) {
  auto params = ctx.getShape(op->getOperand(0));
  auto indices = ctx.getShape(op->getOperand(1));
  if (!params || !indices) {
    return success();
  }
  if (params->empty()) {
    return op->emitOpError("expected params of rank 1 or more");
  }
  FailureOr<int64_t> at = normalizeAxis(op, axis, params->size());
  if (failed(at)) {
    return failure();
  }
  int64_t rank = indices->size();
  if (batch < -rank || batch > rank) {
    return op->emitOpError("expected batch_dims in [")
           << -rank << ", " << rank << "], got " << batch;
  }
  batch = batch < 0 ? batch + rank : batch;
  if (batch > *at) {
    return op->emitOpError("expected batch_dims <= axis, got ")
           << batch << " and " << *at;
  }
  for (int64_t i = 0; i < batch; ++i) {
    if (failed(ctx.requireEqual(op, (*params)[i], (*indices)[i],
                                "params and indices must have the same batch "
                                "dimensions"))) {
      return failure();
    }
  }
  Sizes sizes(params->begin(), params->begin() + *at);
  sizes.append(indices->begin() + batch, indices->end());
  sizes.append(params->begin() + *at + 1, params->end());
  rememberExprs(op, "axis", ctx.constant(*at));
  rememberExprs(op, "batch", ctx.constant(batch));
  ctx.setShape(op->getResult(0), sizes);
  if (*at == 0 && batch == 0) {
    pickValue(op, ctx, op->getOperand(0), op->getOperand(1));
  }
  return success();
}

static LogicalResult decomposeGather(Operation *op,
                                     DecomposeRewriter &rewriter) {
  FailureOr<SmallVector<int64_t>> axis = recallConstants(op, "axis");
  if (failed(axis)) {
    return failure();
  }
  FailureOr<SmallVector<int64_t>> batch = recallConstants(op, "batch");
  if (failed(batch)) {
    return failure();
  }
  Value result = GatherCoreOp::create(
      rewriter, op->getLoc(), op->getResult(0).getType(), op->getOperand(0),
      op->getOperand(1), axis->front(), batch->front(), gatherText);
  rewriter.replaceOp(op, result);
  return success();
}

LogicalResult GatherOp::inferShapes(ShapeContext &ctx) {
  return inferGather(*this, ctx, 0, 0);
}
LogicalResult GatherOp::decompose(DecomposeRewriter &rewriter) {
  return decomposeGather(*this, rewriter);
}

LogicalResult GatherV2Op::inferShapes(ShapeContext &ctx) {
  auto axis = requireConstants(*this, ctx, getAxis(), "axis");
  if (failed(axis)) {
    return failure();
  }
  if (axis->size() != 1) {
    return emitOpError("expected one axis, got ") << axis->size();
  }
  return inferGather(*this, ctx, axis->front(), getBatchDims());
}
LogicalResult GatherV2Op::decompose(DecomposeRewriter &rewriter) {
  return decomposeGather(*this, rewriter);
}

// How many coordinates each row of `indices` has.
static FailureOr<std::optional<int64_t>>
getCoordinates(Operation *op, ShapeContext &ctx, Value indices) {
  auto sizes = ctx.getShape(indices);
  if (!sizes) {
    return std::optional<int64_t>();
  }
  if (sizes->empty()) {
    return op->emitOpError("expected indices of rank 1 or more");
  }
  auto count = getConstant(sizes->back());
  if (!count) {
    return emitLimit(op) << "needs a known last dimension of indices";
  }
  return std::optional<int64_t>(*count);
}

LogicalResult GatherNdOp::inferShapes(ShapeContext &ctx) {
  auto params = ctx.getShape(getParams());
  auto count = getCoordinates(*this, ctx, getIndices());
  if (failed(count) || !*count || !params) {
    return failure(failed(count));
  }
  if (**count > int64_t(params->size())) {
    return emitOpError("index innermost dimension length must be <= params "
                       "rank; saw: ")
           << **count << " vs. " << params->size();
  }
  Sizes sizes = *ctx.getShape(getIndices());
  sizes.pop_back();
  sizes.append(params->begin() + **count, params->end());
  ctx.setShape(getOutput(), sizes);
  return success();
}

LogicalResult GatherNdOp::decompose(DecomposeRewriter &rewriter) {
  if (failed(getKnownSizes(*this, getOutput()))) {
    return failure();
  }
  Value result = GatherNdCoreOp::create(
      rewriter, getLoc(), getOutput().getType(), getParams(), getIndices());
  rewriter.replaceOp(*this, result);
  return success();
}

//===----------------------------------------------------------------------===//
// Scatter
//===----------------------------------------------------------------------===//

// `updates` must be a slice of a tensor of sizes `target` per row of indices.
static LogicalResult checkScatter(Operation *op, ShapeContext &ctx,
                                  ArrayRef<SizeExpr> target, Value indices,
                                  Value updates) {
  auto count = getCoordinates(op, ctx, indices);
  auto given = ctx.getShape(updates);
  if (failed(count) || !*count || !given) {
    return failure(failed(count));
  }
  if (**count > int64_t(target.size())) {
    return op->emitOpError("expected at most ")
           << target.size() << " coordinates, got " << **count;
  }
  Sizes expected = *ctx.getShape(indices);
  expected.pop_back();
  expected.append(target.begin() + **count, target.end());
  if (expected.size() != given->size()) {
    return op->emitOpError("expected updates of rank ")
           << expected.size() << ", got " << given->size();
  }
  for (auto [a, b] : llvm::zip_equal(expected, *given)) {
    if (failed(ctx.requireEqual(op, a, b,
                                "updates must have the shape of the indexed "
                                "slices"))) {
      return failure();
    }
  }
  return success();
}

LogicalResult ScatterNdOp::inferShapes(ShapeContext &ctx) {
  auto shape = requireSizes(*this, ctx, getShape());
  if (!shape) {
    return success();
  }
  ctx.setShape(getOutput(), *shape);
  return checkScatter(*this, ctx, *shape, getIndices(), getUpdates());
}

/// Elements that meet in one place are combined, which numbers can be.
static LogicalResult checkCombines(Operation *op, Type element) {
  if (element.isIntOrFloat() || isa<ComplexType>(element)) {
    return success();
  }
  return op->emitError("'")
         << op->getName().stripDialect() << "' of elements of type " << element
         << " is not supported: only numbers are added up where indices "
            "repeat; gather the elements instead";
}

LogicalResult ScatterNdOp::decompose(DecomposeRewriter &rewriter) {
  FailureOr<Sizes> sizes = getKnownSizes(*this, getOutput());
  if (failed(sizes) ||
      failed(checkCombines(*this, getElementType(getOutput())))) {
    return failure();
  }
  Value zeros =
      createSplat(rewriter, getLoc(), getElementType(getOutput()), *sizes, 0);
  rewriter.replaceOp(*this, createScatter(rewriter, getLoc(), zeros,
                                          getIndices(), getUpdates(), "add"));
  return success();
}

Value tf::createScatter(OpBuilder &b, Location loc, Value init, Value indices,
                        Value updates, StringRef combine, bool skipNegative,
                        bool sorted, StringRef text) {
  return ScatterNdCoreOp::create(
      b, loc, init.getType(), init, indices, updates, combine, skipNegative,
      sorted, text.empty() ? StringRef(scatterNdText) : text);
}

template <typename Op>
static LogicalResult inferTensorScatter(Op op, ShapeContext &ctx) {
  auto sizes = ctx.getShape(op.getTensor());
  if (!sizes) {
    return success();
  }
  ctx.setShape(op.getOutput(), *sizes);
  return checkScatter(op, ctx, *sizes, op.getIndices(), op.getUpdates());
}

template <typename Op>
static LogicalResult decomposeTensorScatter(Op op, DecomposeRewriter &rewriter,
                                            StringRef combine) {
  if (combine != "set" &&
      failed(checkCombines(op, getElementType(op.getTensor())))) {
    return failure();
  }
  rewriter.replaceOp(op,
                     createScatter(rewriter, op.getLoc(), op.getTensor(),
                                   op.getIndices(), op.getUpdates(), combine));
  return success();
}

LogicalResult TensorScatterUpdateOp::inferShapes(ShapeContext &ctx) {
  return inferTensorScatter(*this, ctx);
}
LogicalResult TensorScatterUpdateOp::decompose(DecomposeRewriter &rewriter) {
  return decomposeTensorScatter(*this, rewriter, "set");
}
LogicalResult TensorScatterAddOp::inferShapes(ShapeContext &ctx) {
  return inferTensorScatter(*this, ctx);
}
LogicalResult TensorScatterAddOp::decompose(DecomposeRewriter &rewriter) {
  return decomposeTensorScatter(*this, rewriter, "add");
}
LogicalResult ScatterNdNonAliasingAddOp::inferShapes(ShapeContext &ctx) {
  return inferTensorScatter(*this, ctx);
}
LogicalResult
ScatterNdNonAliasingAddOp::decompose(DecomposeRewriter &rewriter) {
  return decomposeTensorScatter(*this, rewriter, "add");
}
LogicalResult TensorScatterSubOp::inferShapes(ShapeContext &ctx) {
  return inferTensorScatter(*this, ctx);
}
LogicalResult TensorScatterSubOp::decompose(DecomposeRewriter &rewriter) {
  return decomposeTensorScatter(*this, rewriter, "sub");
}
LogicalResult TensorScatterMaxOp::inferShapes(ShapeContext &ctx) {
  return inferTensorScatter(*this, ctx);
}
LogicalResult TensorScatterMaxOp::decompose(DecomposeRewriter &rewriter) {
  return decomposeTensorScatter(*this, rewriter, "max");
}
LogicalResult TensorScatterMinOp::inferShapes(ShapeContext &ctx) {
  return inferTensorScatter(*this, ctx);
}
LogicalResult TensorScatterMinOp::decompose(DecomposeRewriter &rewriter) {
  return decomposeTensorScatter(*this, rewriter, "min");
}

//===----------------------------------------------------------------------===//
// OneHot, ReverseSequence, InTopK
//===----------------------------------------------------------------------===//

LogicalResult OneHotOp::inferShapes(ShapeContext &ctx) {
  auto indices = ctx.getShape(getIndices());
  auto depth = requireSizes(*this, ctx, getDepth());
  if (!indices || !depth) {
    return success();
  }
  int64_t rank = indices->size();
  if (getAxis() < -1 || getAxis() > rank) {
    return emitOpError("expected an axis in [-1, ")
           << rank << "], got " << getAxis();
  }
  Sizes sizes = *indices;
  int64_t axis = getAxis() == -1 ? rank : getAxis();
  sizes.insert(sizes.begin() + axis, depth->front());
  ctx.setShape(getOutput(), sizes);
  return success();
}

LogicalResult OneHotOp::decompose(DecomposeRewriter &rewriter) {
  FailureOr<Sizes> sizes = getKnownSizes(*this, getOutput());
  if (failed(sizes)) {
    return failure();
  }
  OpBuilder &b = rewriter;
  Location loc = getLoc();
  int64_t axis = getAxis() == -1 ? sizes->size() - 1 : getAxis();
  Sizes column = *sizes;
  column[axis] = getConstantExpr(*this, 1);
  Value indices = createReshape(b, loc, getIndices(), column);
  // Indices of a narrow type cannot count a deep dimension.
  indices = createCast(b, loc, indices, b.getI64Type());
  Value places = createIota(b, loc, b.getI64Type(), *sizes, axis);
  Value here = createElementwise(
      b, loc, "tf.Equal", {createBroadcast(b, loc, indices, *sizes), places},
      b.getI1Type());
  auto spread = [&](Value scalar) {
    return createBroadcast(b, loc, createReshape(b, loc, scalar, {}), *sizes);
  };
  Value on = spread(getOnValue()), off = spread(getOffValue());
  Value result = createSelect(b, loc, here, on, off);
  rewriter.replaceOp(*this, result);
  return success();
}

LogicalResult ReverseSequenceOp::inferShapes(ShapeContext &ctx) {
  auto input = ctx.getShape(getInput());
  auto lengths = ctx.getShape(getSeqLengths());
  if (!input || !lengths) {
    return success();
  }
  int64_t rank = input->size();
  if (getSeqDim() < 0 || getSeqDim() >= rank || getBatchDim() < 0 ||
      getBatchDim() >= rank || getSeqDim() == getBatchDim()) {
    return emitOpError("expected two different dimensions of ")
           << rank << ", got " << getSeqDim() << " and " << getBatchDim();
  }
  if (lengths->size() != 1) {
    return emitOpError("expected seq_lengths of rank 1, got ")
           << lengths->size();
  }
  ctx.setShape(getOutput(), *input);
  return ctx.requireEqual(*this, (*lengths)[0], (*input)[getBatchDim()],
                          "Length of seq_lengths must match the batch");
}

LogicalResult ReverseSequenceOp::decompose(DecomposeRewriter &rewriter) {
  Value result = ReverseSequenceCoreOp::create(
      rewriter, getLoc(), getOutput().getType(), getInput(), getSeqLengths(),
      getSeqDim(), getBatchDim());
  rewriter.replaceOp(*this, result);
  return success();
}

static LogicalResult inferInTop(Operation *op, ShapeContext &ctx) {
  auto targets = ctx.getShape(op->getOperand(1));
  auto predictions = ctx.getShape(op->getOperand(0));
  if (!targets || !predictions) {
    return success();
  }
  if (targets->size() != 1 || predictions->size() != 2) {
    return op->emitOpError("expected predictions of rank 2 and targets of rank "
                           "1, got ")
           << predictions->size() << " and " << targets->size();
  }
  ctx.setShape(op->getResult(0), *targets);
  return ctx.requireEqual(op, (*targets)[0], (*predictions)[0],
                          "First dimension of predictions must match length "
                          "of targets");
}

// `k` is a scalar of the targets' type.
static LogicalResult decomposeInTop(Operation *op, Value k,
                                    DecomposeRewriter &rewriter) {
  Value predictions = op->getOperand(0), targets = op->getOperand(1);
  FailureOr<Sizes> sizes = getKnownSizes(op, predictions);
  if (failed(sizes)) {
    return failure();
  }
  OpBuilder &b = rewriter;
  Location loc = op->getLoc();
  Type index = getElementType(targets), i1 = b.getI1Type();
  SizeExpr batch = (*sizes)[0], unit = getConstantExpr(op, 1);
  auto spread = [&](Value vector) {
    return createBroadcast(b, loc, createReshape(b, loc, vector, {batch, unit}),
                           *sizes);
  };
  auto reduce = [&](Value value, StringRef kind) {
    return createReduce(b, loc, value, kind, {1});
  };
  Value places = createIota(b, loc, index, *sizes, 1);
  Value here =
      createElementwise(b, loc, "tf.Equal", {places, spread(targets)}, i1);
  Value zeros = createSplat(b, loc, getElementType(predictions), *sizes, 0);
  Value target = reduce(createSelect(b, loc, here, predictions, zeros), "sum");
  Value better = createElementwise(b, loc, "tf.Greater",
                                   {predictions, spread(target)}, i1);
  Value count = reduce(createCast(b, loc, better, index), "sum");
  Value limit = createBroadcast(b, loc, createReshape(b, loc, k, {}), {batch});
  Value among = createElementwise(b, loc, "tf.Less", {count, limit}, i1);
  Value finite =
      reduce(createElementwise(b, loc, "tf.IsFinite", predictions, i1), "all");
  Value valid = reduce(here, "any");
  Value both = createElementwise(b, loc, "tf.LogicalAnd", {finite, valid});
  rewriter.replaceOp(op,
                     createElementwise(b, loc, "tf.LogicalAnd", {both, among}));
  return success();
}

LogicalResult InTopKOp::inferShapes(ShapeContext &ctx) {
  return inferInTop(*this, ctx);
}
LogicalResult InTopKOp::decompose(DecomposeRewriter &rewriter) {
  Value k = createConstant(rewriter, getLoc(), getElementType(getTargets()),
                           double(getK()));
  return decomposeInTop(*this, k, rewriter);
}
LogicalResult InTopKV2Op::inferShapes(ShapeContext &ctx) {
  return inferInTop(*this, ctx);
}
LogicalResult InTopKV2Op::decompose(DecomposeRewriter &rewriter) {
  return decomposeInTop(*this, getK(), rewriter);
}

void tf::registerGatherOps(TFDialect &dialect) {
  dialect.addOps<
#define GET_OP_LIST
#include "dialects/TF/TFOpsGather.cpp.inc"
      >();
}

#define GET_OP_CLASSES
#include "dialects/TF/TFOpsGather.cpp.inc"
