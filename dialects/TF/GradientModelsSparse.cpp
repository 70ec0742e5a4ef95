//===- GradientModelsSparse.cpp - derivatives of sparse, ragged tensors ---===//
// Part of Weir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Only values have gradients; they are where the values are, so most of this is
// to find the place that a value came from. Ragged ops are run a second time on
// the positions of the values for that.
//
#include "dialects/TF/GradientModels.h"
#include "dialects/TF/OpModels.h"
#include "dialects/Weir/WeirDialect.h"
#include "mlir/IR/TypeUtilities.h"

using namespace mlir;
using namespace weir;
using namespace weir::tf;

using Result = FailureOr<Values>;
using E = GradientEmitter;

static Result gradNothing(E &e) { return e.none(); }

/// elements [begin:end] of a vector; without `end`, all from there.
static Value slice(E &e, Value vector, Value begin, Value end = {}) {
  Value stop = end ? e.emit("Pack", end) : e.intVector({0});
  return e.emit("StridedSlice",
                {vector, e.emit("Pack", begin), stop, e.intVector({1})},
                e.integer("end_mask", end ? 0 : 1));
}

static Value rankOf(E &e, Value value) {
  return e.emit("Rank", value, e.builder.getI32Type());
}

static Value countRows(E &e, Value value) {
  return e.firstElement(e.shapeOf(value));
}

/// 0, 1, .. up to the number of `value`'s rows.
static Value numberRows(E &e, Value value) {
  return e.emit("Range", {e.intScalar(0), countRows(e, value), e.intScalar(1)});
}

//===----------------------------------------------------------------------===//
// Sparse tensors: (indices, values, shape)
//===----------------------------------------------------------------------===//

/// One number for each position: equal ones alike.
static Value numberPositions(E &e, Value indices, Value shape) {
  Value strides = e.emit("Cumprod", {shape, e.intScalar(0)},
                         {e.flag("exclusive", true), e.flag("reverse", true)});
  return e.emit("Sum", {e.mul(indices, strides), e.intScalar(1)},
                {e.flag("keep_dims", false)});
}

/// For each element of `values` the first place with its value.
static Values findFirst(E &e, Value values) {
  Type index = e.builder.getI32Type();
  return e.emitGeneric("Unique", values,
                       {getElementTypeOrSelf(values.getType()), index},
                       e.builder.getNamedAttr("out_idx", TypeAttr::get(index)));
}

/// rows[places], zero where the place is behind them.
static Value gatherOrZero(E &e, Value rows, Value places) {
  Value zero = e.emit("Reshape", {e.scalar(rows, 0), e.intVector({1})});
  Value more = e.emit("ConcatV2", {rows, zero, e.intScalar(0)});
  Value safe = e.emit("Minimum", {places, countRows(e, rows)});
  return e.emit("GatherV2", {more, safe, e.intScalar(0)});
}

/// Each value's gradient is that of the sum at its position, if it was kept.
static Result gradSparseAdd(E &e) {
  Values grads = e.none();
  if (!e.g(1)) {
    return grads;
  }
  Value kept = numberPositions(e, e.y(0), e.y(2));
  for (unsigned part : {0, 3}) {
    Value own = numberPositions(e, e.x(part), e.y(2));
    Value all = e.emit("ConcatV2", {kept, own, e.intScalar(0)});
    Value places = e.emit(
        "Slice", {findFirst(e, all)[1], e.shapeOf(kept), e.intVector({-1})});
    grads[part + 1] = gatherOrZero(e, e.g(1), places);
  }
  return grads;
}

/// Values and what is broadcast against them: x(0..2) sparse, x(3) dense.
/// `at`: for each value, the position in the dense tensor that it met.
static Value findPositions(E &e, Value denseShape) {
  Type index = e.builder.getI32Type();
  Value rank = e.firstElement(e.shapeOf(denseShape));
  Value all = e.firstElement(e.shapeOf(e.x(2)));
  Value added = e.emit("Pack", {e.intScalar(0), e.sub(all, rank)}, index);
  Value inner = e.emit("Slice", {e.x(0), added, e.intVector({-1, -1})});
  Value last = e.sub(denseShape, e.scalar(denseShape, 1));
  return e.emit("Minimum", {inner, last}); // a size of 1: at 0
}

enum class Cwise { Add, Mul, Div };
template <Cwise kind> static Result gradCwise(E &e) {
  Values grads = e.none();
  Value shape = e.emit("Shape", e.x(3), e.builder.getI64Type());
  Value at = findPositions(e, shape);
  Value dValues = e.g(), dDense = e.g();
  if (kind != Cwise::Add) {
    Value dense = e.emit("GatherNd", {e.x(3), at});
    if (kind == Cwise::Mul) {
      dValues = e.mul(e.g(), dense);
      dDense = e.mul(e.g(), e.x(1));
    } else {
      dValues = e.div(e.g(), dense);
      dDense = e.mul(e.g(), e.neg(e.div(e.x(1), e.emit("Square", dense))));
    }
  }
  grads[1] = dValues;
  grads[3] = e.emit("ScatterNd", {at, dDense, shape},
                    getElementTypeOrSelf(e.g().getType()));
  return grads;
}

static Result gradFillEmptyRows(E &e) {
  Values grads = e.none();
  if (e.g(1)) {
    Type type = getElementTypeOrSelf(e.g(1).getType());
    Values both = e.emitGeneric("SparseFillEmptyRowsGrad", {e.y(3), e.g(1)},
                                {type, type});
    grads[1] = both[0];
    grads[3] = both[1];
  }
  return grads;
}

/// Those within the slice, in order.
static Result gradSlice(E &e) {
  Values grads = e.none();
  if (!e.g(1)) {
    return grads;
  }
  Type boolean = e.builder.getI1Type(), index = e.builder.getI32Type();
  Value begin = e.x(3), end = e.add(begin, e.x(4));
  Value isInside = e.emit(
      "All",
      {e.emit("LogicalAnd", {e.emit("GreaterEqual", {e.x(0), begin}, boolean),
                             e.emit("Less", {e.x(0), end}, boolean)}),
       e.intScalar(1)},
      {e.flag("keep_dims", false)});
  Value before = e.emit("Cumsum", {e.cast(isInside, index), e.intScalar(0)},
                        {e.flag("exclusive", true)});
  Value places =
      e.emit("SelectV2", {isInside, before, countRows(e, e.g(1))}, index);
  grads[1] = gatherOrZero(e, e.g(1), places);
  return grads;
}

/// As that of a dense softmax, for the values of each row.
static Result gradSoftmax(E &e) {
  Values grads = e.none();
  Value rank = e.emit("Size", e.x(2), e.builder.getI32Type());
  Value outer = e.emit("Pack", e.sub(rank, e.intScalar(1)));
  Value sizes = e.emit("Slice", {e.x(2), e.intVector({0}), outer});
  Value rows =
      e.emit("Slice",
             {e.x(0), e.intVector({0, 0}),
              e.emit("ConcatV2", {e.intVector({-1}), outer, e.intScalar(0)})});
  Values row = findFirst(e, numberPositions(e, rows, sizes));
  Value sums = e.emit("UnsortedSegmentSum",
                      {e.mul(e.y(), e.g()), row[1], countRows(e, row[0])});
  Value sum = e.emit("GatherV2", {sums, row[1], e.intScalar(0)});
  grads[1] = e.mul(e.sub(e.g(), sum), e.y());
  return grads;
}

static Result gradToDense(E &e) {
  Values grads = e.none();
  // The indices may be a scalar or a vector, for a vector.
  Value rank = e.firstElement(e.shapeOf(e.x(1)));
  Value at =
      e.emit("Reshape", {e.x(0), e.emit("Pack", {e.intScalar(-1), rank})});
  Value values = e.emit("GatherNd", {e.g(), at});
  auto sum = [&](Value value) {
    Value flat = e.emit("Reshape", {value, e.intVector({-1})});
    return e.emit("Sum", {flat, e.intScalar(0)}, e.flag("keep_dims", false));
  };
  grads[2] = e.unbroadcast(
      e.emit("Reshape",
             {values, e.emit("Slice", {e.shapeOf(at), e.intVector({0}),
                                       e.intVector({1})})}),
      e.x(2));
  grads[3] = e.sub(sum(e.g()), sum(values));
  return grads;
}

//===----------------------------------------------------------------------===//
// Ragged tensors
//===----------------------------------------------------------------------===//

/// RaggedGather(splits.., values, indices)
static Result gradRaggedGather(E &e) {
  Values grads = e.none();
  auto op = cast<GenericOp>(e.op);
  unsigned numSplits = op.getInputs().size() - 2;
  Value gradient = e.g(op.getOutputs().size() - 1);
  if (!gradient) {
    return grads;
  }
  SmallVector<Value> operands(op.getInputs());
  Value values = operands[numSplits];
  operands[numSplits] = numberRows(e, values);
  SmallVector<Type> types;
  for (Value output : op.getOutputs().drop_back()) {
    types.push_back(getElementTypeOrSelf(output.getType()));
  }
  types.push_back(e.builder.getI32Type());
  NamedAttrList attrs(op.getAttrs());
  attrs.set("Tvalues", TypeAttr::get(e.builder.getI32Type()));
  attrs.set("PARAMS_RAGGED_RANK", e.builder.getI64IntegerAttr(numSplits));
  Value from = e.emitGeneric("RaggedGather", operands, types, attrs).back();
  grads[numSplits] =
      e.emit("UnsortedSegmentSum", {gradient, from, countRows(e, values)});
  return grads;
}

/// RaggedTensorToSparse(splits.., values)
static Result gradRaggedToSparse(E &e) {
  Values grads = e.none();
  if (e.g(1)) {
    grads.back() = e.reshapeLike(e.g(1), e.x(grads.size() - 1));
  }
  return grads;
}

/// RaggedTensorToTensor(shape, values, default, partitions..)
static Result gradRaggedToTensor(E &e) {
  Values grads = e.none();
  auto op = cast<GenericOp>(e.op);
  Type type = getElementTypeOrSelf(e.g().getType());
  Value values = e.x(1), shape = e.shapeOf(e.g());
  Value inner = e.sub(rankOf(e, values), e.intScalar(1));
  Value outer = e.sub(rankOf(e, e.g()), inner);
  SmallVector<Value> operands(op.getInputs());
  operands[0] = slice(e, shape, e.intScalar(0), outer);
  operands[1] = numberRows(e, values);
  operands[2] = e.intScalar(-1);
  Type index = e.builder.getI32Type();
  NamedAttrList attrs(op.getAttrs());
  attrs.set("T", TypeAttr::get(index));
  attrs.set("Tshape", TypeAttr::get(index));
  Value from = e.emitGeneric("RaggedTensorToTensor", operands, index, attrs)[0];
  // Cells without a value have an id below zero, whose rows are dropped.
  grads[1] = e.emit("UnsortedSegmentSum", {e.g(), from, countRows(e, values)});
  Value ones = e.emit("Fill", {e.emit("Pack", inner), e.intScalar(1)}, index);
  Value column = e.emit(
      "Reshape",
      {from, e.emit("ConcatV2", {e.shapeOf(from), ones, e.intScalar(0)})});
  Value isDefault =
      e.emit("Less", {column, e.intScalar(0)}, e.builder.getI1Type());
  Value rest =
      e.emit("SelectV2", {isDefault, e.g(), e.emit("ZerosLike", e.g())}, type);
  grads[2] = e.unbroadcast(rest, e.x(2));
  return grads;
}

//===----------------------------------------------------------------------===//
// Optional values
//===----------------------------------------------------------------------===//

static Result gradFromValue(E &e) {
  SmallVector<Type> types;
  SmallVector<Attribute> shapes;
  for (Value input : cast<GenericOp>(e.op).getInputs()) {
    types.push_back(getElementTypeOrSelf(input.getType()));
    shapes.push_back(
        ShapeAttr::get(e.op->getContext(), {}, {}, /*unknownRank=*/true));
  }
  return e.emitGeneric(
      "OptionalGetValue", e.g(), types,
      e.builder.getNamedAttr("output_shapes", e.builder.getArrayAttr(shapes)));
}

static Result gradGetValue(E &e) {
  Values grads = e.none(), values;
  for (auto [i, output] : llvm::enumerate(cast<GenericOp>(e.op).getOutputs())) {
    values.push_back(e.g(i) ? e.g(i) : e.emit("ZerosLike", output));
  }
  grads[0] = e.emitGeneric("OptionalFromValue", values,
                           VariantType::get(e.op->getContext()))[0];
  return grads;
}

void tf::attachSparseGradients(OpRegistry &registry) {
  auto set = [&](StringRef opType, GradientFn fn) {
    setGenericGradient(registry, opType, fn);
  };
  attachSparseMatrixGradients(registry);
  set("SparseAdd", gradSparseAdd);
  set("SparseDenseCwiseAdd", gradCwise<Cwise::Add>);
  set("SparseDenseCwiseMul", gradCwise<Cwise::Mul>);
  set("SparseDenseCwiseDiv", gradCwise<Cwise::Div>);
  set("SparseFillEmptyRows", gradFillEmptyRows);
  set("SparseSlice", gradSlice);
  set("SparseSoftmax", gradSoftmax);
  set("SparseToDense", gradToDense);
  set("RaggedGather", gradRaggedGather);
  set("RaggedTensorToSparse", gradRaggedToSparse);
  set("RaggedTensorToTensor", gradRaggedToTensor);
  set("OptionalFromValue", gradFromValue);
  set("OptionalGetValue", gradGetValue);
  for (StringRef name :
       {"SparseConcat", "SparseAddGrad", "RandomShuffle",
        "ParameterizedTruncatedNormal", "StatelessRandomBinomial",
        "StatelessRandomPoisson", "LookupTableFind", "LookupTableFindV2",
        "LoadAndRemapMatrix", "EditDistance"}) {
    set(name, gradNothing);
  }
}
