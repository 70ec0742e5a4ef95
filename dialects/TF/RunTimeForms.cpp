//===- RunTimeForms.cpp - parameters that only the run can tell -----------===//
// Part of Weir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Kernels know ranks and axes. What does not is brought to a form that does:
//
// 1. An axis a of a tensor of known rank: the tensor as [outer, n, inner],
//    the dimensions before a, a's own and those behind it, has axis 1. A
//    runtime call (`AxisSizes`) finds the three sizes, another (`AxisSplice`)
//    the result's: the dimensions around a, with others in a's place.
// 2. A tensor of unknown rank (a Reshape to a shape whose length is data):
//    its shape is a vector whose length the run finds out. Element by element,
//    it is worked on as the vector of its elements, and gets its shape back at
//    the end. Two of them are broadcast by a call first (`SpreadElements`).
//
// All that such calls do is move elements and count; arithmetic stays in
// kernels. The calls are in runtime/calls/Shapes.cpp.
#include "dialects/TF/RunTimeForms.h"
#include "dialects/TF/ArrayUtils.h"
#include "dialects/TF/OpModels.h"
#include "dialects/TF/TFDialect.h"
#include "dialects/Weir/WeirDialect.h"
#include "mlir/IR/TypeUtilities.h"
#include "llvm/ADT/StringMap.h"

using namespace mlir;
using namespace weir;
using namespace weir::tf;

namespace {
/// Makes ops before the one that they stand for.
class FormBuilder {
public:
  explicit FormBuilder(Operation *op)
      : op(op), builder(op), loc(op->getLoc()),
        index(builder.getIntegerType(64)) {}

  Value make(StringRef name, ValueRange operands, Type element,
             ArrayRef<NamedAttribute> attrs = {}) {
    OperationState state(loc, ("tf." + name).str());
    state.addOperands(operands);
    state.addAttributes(attrs);
    state.addTypes(UnrankedTensorType::get(element));
    return builder.create(state)->getResult(0);
  }
  /// A runtime call of the registry.
  Value call(StringRef opType, ValueRange inputs, Type element) {
    auto call = GenericOp::create(
        builder, loc, TypeRange(UnrankedTensorType::get(element)),
        TokenType::get(builder.getContext()), builder.getStringAttr(opType),
        inputs, ValueRange(), builder.getDictionaryAttr({}),
        DenseI64ArrayAttr());
    return call.getOutputs()[0];
  }
  /// `op` with other operands.
  Operation *clone(ValueRange operands) {
    Operation *copy = builder.clone(*op);
    copy->setOperands(operands);
    return copy;
  }
  Value vector(ArrayRef<int64_t> values) {
    return ConstOp::create(builder, loc,
                           RankedTensorType::get(values.size(), index),
                           builder.getI64TensorAttr(values));
  }
  /// A constant scalar of the element type of `like`.
  Value scalar(int64_t value, Value like) {
    auto type = RankedTensorType::get({}, getElementTypeOrSelf(like.getType()));
    return ConstOp::create(
        builder, loc, type,
        DenseElementsAttr::get(
            type, builder.getIntegerAttr(type.getElementType(), value)));
  }
  Value shape(Value value) { return make("Shape", value, index); }
  Value reshape(Value value, Value sizes) {
    return make("Reshape", {value, sizes},
                getElementTypeOrSelf(value.getType()));
  }
  /// `value` as [outer, n, inner] around `axis`.
  Value fold(Value value, Value axis) {
    return reshape(value, call("AxisSizes", {shape(value), axis}, index));
  }
  /// `value` with the shape of `like`, but with `dims` in place of `axis`.
  Value unfold(Value value, Value like, Value axis, Value dims) {
    return reshape(value, call("AxisSplice", {shape(like), axis, dims}, index));
  }
  /// Size 1 of a tensor that `fold` gave rise to.
  Value middle(Value value) {
    return make("Slice", {shape(value), vector({1}), vector({1})}, index);
  }

  Operation *op;
  OpBuilder builder;
  Location loc;
  Type index;
};
} // namespace

static bool hasRank(ShapeContext &ctx, Value value) {
  return ctx.getShape(value).has_value();
}

/// Whether only the run can tell the rank: a call makes the value, or it comes
/// from outside. What another op makes has none because of what that op could
/// not find out, and says so.
static bool hasRunTimeRank(ShapeContext &ctx, Value value) {
  Operation *maker = value.getDefiningOp();
  return !hasRank(ctx, value) &&
         (!maker || isa<GenericOp, CallOp, CaseOp, WhileOp>(maker));
}

static bool isOp(Operation *op, StringRef opType) {
  return op->getName().stripDialect() == opType;
}

static bool isConstantValue(ShapeContext &ctx, Value value) {
  return getConstants(ctx, value).has_value();
}

/// Whether only the run can tell which dimension of `value` `axis`, one number,
/// is: for want of the axis, or of the rank.
static bool hasUnknownAxis(ShapeContext &ctx, Value value, Value axis,
                           bool mayBeVector = false) {
  auto shape = ctx.getShape(value);
  auto count = ctx.getShape(axis);
  bool isOne = count && (count->empty() || (mayBeVector && count->size() == 1 &&
                                            isConstant((*count)[0], 1)));
  bool isUnknown = hasRunTimeRank(ctx, value) ||
                   (shape && !shape->empty() && !isConstantValue(ctx, axis));
  return isOne && isUnknown;
}

//===----------------------------------------------------------------------===//
// An axis that only the run can tell
//===----------------------------------------------------------------------===//

template <bool AxisFirst>
static bool buildConcat(FormBuilder &b, ShapeContext &ctx,
                        SmallVectorImpl<Value> &results) {
  ValueRange operands = b.op->getOperands();
  Value axis = AxisFirst ? operands.front() : operands.back();
  ValueRange values = AxisFirst ? operands.drop_front() : operands.drop_back();
  bool anyUnknown = false;
  for (Value value : values) {
    auto shape = ctx.getShape(value);
    anyUnknown |= hasUnknownAxis(ctx, value, axis, /*mayBeVector=*/true);
    if (shape ? shape->empty() : !hasRunTimeRank(ctx, value)) {
      return false;
    }
  }
  if (!anyUnknown) {
    return false;
  }
  SmallVector<Value> folded;
  for (Value value : values) {
    folded.push_back(b.fold(value, axis));
  }
  folded.insert(AxisFirst ? folded.begin() : folded.end(), b.scalar(1, axis));
  Value joined = b.clone(folded)->getResult(0);
  results.push_back(b.unfold(joined, values.front(), axis, b.middle(joined)));
  return true;
}

static bool buildGather(FormBuilder &b, ShapeContext &ctx,
                        SmallVectorImpl<Value> &results) {
  Value params = b.op->getOperand(0), indices = b.op->getOperand(1),
        axis = b.op->getOperand(2);
  auto batch = b.op->getAttrOfType<IntegerAttr>("batch_dims");
  if ((batch && batch.getInt() != 0) || !hasUnknownAxis(ctx, params, axis) ||
      (!ctx.getShape(indices) && !hasRunTimeRank(ctx, indices))) {
    return false;
  }
  Value taken = b.shape(indices);
  if (!ctx.getShape(indices)) {
    indices = b.reshape(indices, b.call("CountOf", taken, b.index));
  }
  Value gathered =
      b.clone({b.fold(params, axis), indices, b.scalar(1, axis)})->getResult(0);
  results.push_back(b.unfold(gathered, params, axis, taken));
  return true;
}

/// `Whole` and `Axis`: which operands they are.
template <unsigned Whole, unsigned Axis>
static bool buildSplit(FormBuilder &b, ShapeContext &ctx,
                       SmallVectorImpl<Value> &results) {
  SmallVector<Value> operands(b.op->getOperands());
  Value whole = operands[Whole], along = operands[Axis];
  if (!hasUnknownAxis(ctx, whole, along)) {
    return false;
  }
  operands[Whole] = b.fold(whole, along);
  operands[Axis] = b.scalar(1, along);
  for (Value part : b.clone(operands)->getResults()) {
    results.push_back(b.unfold(part, whole, along, b.middle(part)));
  }
  return true;
}

/// Ops that keep their operand's shape.
static bool buildScan(FormBuilder &b, ShapeContext &ctx,
                      SmallVectorImpl<Value> &results) {
  Value value = b.op->getOperand(0), axis = b.op->getOperand(1);
  if (!hasUnknownAxis(ctx, value, axis)) {
    return false;
  }
  Operation *scan = b.clone({b.fold(value, axis), b.scalar(1, axis)});
  results.push_back(b.reshape(scan->getResult(0), b.shape(value)));
  return true;
}

static bool buildArgReduction(FormBuilder &b, ShapeContext &ctx,
                              SmallVectorImpl<Value> &results) {
  Value value = b.op->getOperand(0), axis = b.op->getOperand(1);
  if (!hasUnknownAxis(ctx, value, axis)) {
    return false;
  }
  Operation *found = b.clone({b.fold(value, axis), b.scalar(1, axis)});
  results.push_back(b.unfold(found->getResult(0), value, axis, b.vector({})));
  return true;
}

/// The axes of a vector of known length that only the run can tell, each as a
/// scalar; none: it is otherwise.
static SmallVector<Value> getUnknownAxes(FormBuilder &b, ShapeContext &ctx,
                                         Value value, Value axes) {
  auto shape = ctx.getShape(value), count = ctx.getShape(axes);
  SmallVector<Value> found;
  if (!shape || shape->empty() || !count || count->size() > 1 ||
      isConstantValue(ctx, axes)) {
    return found;
  }
  if (count->empty()) {
    return {axes};
  }
  auto length = getConstant(count->front());
  for (int64_t i = 0; length && i < *length; ++i) {
    Value one = b.make("Slice", {axes, b.vector({i}), b.vector({1})},
                       getElementTypeOrSelf(axes.getType()));
    found.push_back(b.reshape(one, b.vector({})));
  }
  return found;
}

/// Axes whose number only the run can tell, or of a tensor whose rank it tells:
/// what is kept goes in front, and the rest is one dimension.
static bool buildGeneralReduction(FormBuilder &b, ShapeContext &ctx,
                                  SmallVectorImpl<Value> &results) {
  Value value = b.op->getOperand(0), axes = b.op->getOperand(1);
  auto count = ctx.getShape(axes);
  bool hasRank = ctx.getShape(value).has_value();
  bool isKnown =
      hasRank && (isConstantValue(ctx, axes) || !count || count->size() > 1);
  if (isKnown || (!hasRank && !hasRunTimeRank(ctx, value))) {
    return false;
  }
  Type element = getElementTypeOrSelf(value.getType());
  bool keepsDims = b.op->getAttrOfType<BoolAttr>("keep_dims").getValue();
  Value shape = b.shape(value);
  Value order = b.call("ReduceOrder", {shape, axes}, b.index);
  Value sorted = b.call("TransposeBy", {value, order}, element);
  Value sizes = b.call("ReduceSizes", {shape, axes}, b.index);
  Operation *op = b.clone({b.reshape(sorted, sizes), b.scalar(1, axes)});
  op->setAttr("keep_dims", b.builder.getBoolAttr(false));
  Value rest =
      b.call(keepsDims ? "KeepAxes" : "DropAxes", {shape, axes}, b.index);
  results.push_back(b.reshape(op->getResult(0), rest));
  return true;
}

/// One axis after the other, each kept with size 1 until the end.
static bool buildReduction(FormBuilder &b, ShapeContext &ctx,
                           SmallVectorImpl<Value> &results) {
  Value value = b.op->getOperand(0), axes = b.op->getOperand(1);
  SmallVector<Value> list = getUnknownAxes(b, ctx, value, axes);
  if (list.empty()) {
    return buildGeneralReduction(b, ctx, results);
  }
  bool keepsDims = b.op->getAttrOfType<BoolAttr>("keep_dims").getValue();
  Value reduced = value;
  for (auto [i, axis] : llvm::enumerate(list)) {
    Operation *op = b.clone(
        {i ? b.fold(reduced, axis) : b.fold(value, axis), b.scalar(1, axis)});
    op->setAttr("keep_dims", b.builder.getBoolAttr(false));
    Value one = b.vector({1});
    reduced = b.unfold(op->getResult(0), i ? reduced : value, axis, one);
  }
  if (!keepsDims) {
    Value sizes = b.call("DropAxes", {b.shape(value), axes}, b.index);
    reduced = b.reshape(reduced, sizes);
  }
  results.push_back(reduced);
  return true;
}

static bool buildReverse(FormBuilder &b, ShapeContext &ctx,
                         SmallVectorImpl<Value> &results) {
  Value value = b.op->getOperand(0);
  SmallVector<Value> list = getUnknownAxes(b, ctx, value, b.op->getOperand(1));
  if (list.empty()) {
    return false;
  }
  Type axisType = getElementTypeOrSelf(b.op->getOperand(1).getType());
  Value reversed = value;
  for (Value axis : list) {
    Value one = b.make("Cast", b.vector({1}), axisType);
    Operation *op = b.clone({b.fold(reversed, axis), one});
    reversed = b.reshape(op->getResult(0), b.shape(value));
  }
  results.push_back(reversed);
  return true;
}

//===----------------------------------------------------------------------===//
// Ranks and lengths that only the run can tell
//===----------------------------------------------------------------------===//

/// A Reshape to a shape whose length is data, or of something of unknown rank.
static bool buildReshape(FormBuilder &b, ShapeContext &ctx,
                         SmallVectorImpl<Value> &results) {
  Value value = b.op->getOperand(0), sizes = b.op->getOperand(1);
  auto length = ctx.getShape(sizes);
  bool isKnown =
      length && (length->size() != 1 || getConstant(length->front()));
  bool mustAsk = hasRank(ctx, value) ? !isKnown : hasRunTimeRank(ctx, value);
  if (!mustAsk) {
    return false;
  }
  Type element = getElementTypeOrSelf(value.getType());
  Value reshaped = b.call("ReshapeTo", {value, sizes}, element);
  results.push_back(reshaped);
  return true;
}

/// Fill of a shape whose length is data.
static bool buildFill(FormBuilder &b, ShapeContext &ctx,
                      SmallVectorImpl<Value> &results) {
  Value dims = b.op->getOperand(0), value = b.op->getOperand(1);
  auto length = ctx.getShape(dims);
  if (length && (length->size() != 1 || getConstant(length->front()))) {
    return false;
  }
  Operation *fill = b.clone({b.call("CountOf", dims, b.index), value});
  results.push_back(b.call("ReshapeTo", {fill->getResult(0), dims},
                           getElementTypeOrSelf(value.getType())));
  return true;
}

/// What is asked of a shape that only the run can tell.
static bool buildShapeQuery(FormBuilder &b, ShapeContext &ctx,
                            SmallVectorImpl<Value> &results) {
  Value value = b.op->getOperand(0);
  if (b.op->getNumOperands() != 1 || !hasRunTimeRank(ctx, value)) {
    return false;
  }
  Type element = getElementTypeOrSelf(b.op->getResult(0).getType());
  Value shape =
      b.call("ShapeOf", value, isOp(b.op, "Shape") ? element : b.index);
  if (isOp(b.op, "Size")) {
    Value count = b.call("CountOf", shape, b.index);
    shape = b.make("Cast", b.reshape(count, b.vector({})), element);
  } else if (isOp(b.op, "Rank")) {
    shape = b.make("Size", shape, element);
  }
  results.push_back(shape);
  return true;
}

/// Dimensions in an order that only the run can tell, of a number that it tells
/// too.
static bool buildTranspose(FormBuilder &b, ShapeContext &ctx,
                           SmallVectorImpl<Value> &results) {
  Value value = b.op->getOperand(0), order = b.op->getOperand(1);
  auto shape = ctx.getShape(value), length = ctx.getShape(order);
  if (hasRunTimeRank(ctx, value)) {
    results.push_back(b.call("TransposeBy", {value, order},
                             getElementTypeOrSelf(value.getType())));
    return true;
  }
  if (!shape || !length || length->size() != 1 ||
      getConstant(length->front())) {
    return false;
  }
  // As many as there are dimensions, or the step fails.
  Value known = b.reshape(order, b.vector({int64_t(shape->size())}));
  results.push_back(b.clone({value, known})->getResult(0));
  return true;
}

/// `value` in the place where only something of rank `rank` can be.
static Value setRank(FormBuilder &b, Value value, int64_t rank) {
  Value ranked = b.call("AsRank", value, getElementTypeOrSelf(value.getType()));
  ranked.getDefiningOp<GenericOp>().setAttrsAttr(b.builder.getDictionaryAttr(
      b.builder.getNamedAttr("rank", b.builder.getI64IntegerAttr(rank))));
  return ranked;
}

/// An operand that must have a certain rank.
template <unsigned Operand, int64_t Rank>
static bool buildRanks(FormBuilder &b, ShapeContext &ctx,
                       SmallVectorImpl<Value> &results) {
  SmallVector<Value> operands(b.op->getOperands());
  if (!hasRunTimeRank(ctx, operands[Operand])) {
    return false;
  }
  operands[Operand] = setRank(b, operands[Operand], Rank);
  llvm::append_range(results, b.clone(operands)->getResults());
  return true;
}

/// The diagonal or diagonals that a known matrix takes.
static bool buildDiagonal(FormBuilder &b, ShapeContext &ctx,
                          SmallVectorImpl<Value> &results) {
  SmallVector<Value> operands(b.op->getOperands());
  auto matrix = ctx.getShape(operands[0]);
  auto band = getConstants(ctx, operands[2]);
  if (!matrix || matrix->size() < 2 || !band || band->empty() ||
      !hasRunTimeRank(ctx, operands[1])) {
    return false;
  }
  bool isOne = band->front() == band->back();
  operands[1] = setRank(b, operands[1], int64_t(matrix->size()) - isOne);
  results.push_back(b.clone(operands)->getResult(0));
  return true;
}

/// A window that only the run can tell, of channels last.
static bool buildMaxPool(FormBuilder &b, ShapeContext &ctx,
                         SmallVectorImpl<Value> &results) {
  ValueRange operands = b.op->getOperands();
  auto format = b.op->getAttrOfType<StringAttr>("data_format");
  if ((format && format != "NHWC") || (isConstantValue(ctx, operands[1]) &&
                                       isConstantValue(ctx, operands[2]))) {
    return buildRanks<0, 4>(b, ctx, results);
  }
  Value pooled = b.call("MaxPoolBy", operands,
                        getElementTypeOrSelf(operands[0].getType()));
  pooled.getDefiningOp<GenericOp>().setAttrsAttr(b.builder.getDictionaryAttr(
      b.builder.getNamedAttr("padding", b.op->getAttr("padding"))));
  results.push_back(pooled);
  return true;
}

/// Vectors with one element for each dimension of the first operand, of a
/// length that only the run can tell.
template <unsigned... Operands>
static bool buildLengths(FormBuilder &b, ShapeContext &ctx,
                         SmallVectorImpl<Value> &results) {
  SmallVector<Value> operands(b.op->getOperands());
  auto shape = ctx.getShape(operands[0]);
  bool changed = false;
  for (unsigned i : {Operands...}) {
    auto length = ctx.getShape(operands[i]);
    if (shape && length && length->size() == 1 &&
        !getConstant(length->front())) {
      operands[i] = b.reshape(operands[i], b.vector({int64_t(shape->size())}));
      changed = true;
    }
  }
  if (changed) {
    results.push_back(b.clone(operands)->getResult(0));
  }
  return changed;
}

static bool buildExpandDims(FormBuilder &b, ShapeContext &ctx,
                            SmallVectorImpl<Value> &results) {
  Value value = b.op->getOperand(0), dim = b.op->getOperand(1);
  if (!hasRunTimeRank(ctx, value)) {
    return false;
  }
  Value sizes = b.call("InsertAxis", {b.shape(value), dim}, b.index);
  results.push_back(b.reshape(value, sizes));
  return true;
}

/// A range of floats: how many there are is arithmetic on floats.
static bool buildRange(FormBuilder &b, ShapeContext &ctx,
                       SmallVectorImpl<Value> &results) {
  Type element = getElementTypeOrSelf(b.op->getResult(0).getType());
  ValueRange operands = b.op->getOperands();
  bool isConstant = llvm::all_of(operands, [](Value operand) {
    return operand.getDefiningOp<ConstOp>() != nullptr;
  });
  if (!isa<FloatType>(element) || isConstant) {
    return false;
  }
  results.push_back(b.call("FloatRange", operands, element));
  return true;
}

/// Whether elements of `type` fit into kernels.
static bool isKernelElement(Type type) {
  return type.isIntOrFloat() || isa<ComplexType>(type);
}

/// Element by element, on vectors of all elements.
static bool buildElementwise(FormBuilder &b, ShapeContext &ctx,
                             SmallVectorImpl<Value> &results) {
  auto lowered = dyn_cast<LowerOpInterface>(b.op);
  bool isElementwise =
      (lowered && lowered.getFusionKind() == FusionKind::Elementwise) ||
      isOp(b.op, "ZerosLike") || isOp(b.op, "OnesLike");
  // Select's condition is not broadcast like the rest.
  if (!isElementwise || isOp(b.op, "Select") || b.op->getNumResults() != 1) {
    return false;
  }
  ValueRange operands = b.op->getOperands();
  bool anyUnknown = false;
  for (Value operand : operands) {
    if (!hasRank(ctx, operand) && !hasRunTimeRank(ctx, operand)) {
      return false;
    }
    anyUnknown |= !hasRank(ctx, operand);
    if (!isKernelElement(getElementTypeOrSelf(operand.getType()))) {
      return false;
    }
  }
  if (!anyUnknown) {
    return false;
  }
  Value shape = b.shape(operands[0]);
  for (Value operand : operands.drop_front()) {
    shape = b.call("BroadcastShapes", {shape, b.shape(operand)}, b.index);
  }
  SmallVector<Value> flat;
  Value count = b.call("CountOf", shape, b.index);
  for (Value operand : operands) {
    Value spread = b.call("SpreadElements", {operand, shape},
                          getElementTypeOrSelf(operand.getType()));
    // One length for all of them.
    flat.push_back(b.reshape(spread, count));
  }
  Operation *op = b.clone(flat);
  results.push_back(b.call("ReshapeTo", {op->getResult(0), shape},
                           getElementTypeOrSelf(op->getResult(0).getType())));
  return true;
}

using BuildForm = bool (*)(FormBuilder &, ShapeContext &,
                           SmallVectorImpl<Value> &);

/// The forms of ops other than elementwise ones, by op type.
static const llvm::StringMap<BuildForm> &getForms() {
  static const llvm::StringMap<BuildForm> forms = [] {
    llvm::StringMap<BuildForm> map;
    auto add = [&](BuildForm build, ArrayRef<StringRef> names) {
      for (StringRef name : names) {
        map[name] = build;
      }
    };
    add(buildConcat<false>, {"ConcatV2"});
    add(buildConcat<true>, {"Concat"});
    add(buildGather, {"GatherV2"});
    add(buildSplit<1, 0>, {"Split"});
    add(buildSplit<0, 2>, {"SplitV"});
    add(buildScan, {"Cumsum", "Cumprod", "CumulativeLogsumexp"});
    add(buildArgReduction, {"ArgMax", "ArgMin"});
    add(buildReduction, {"Sum", "Mean", "Prod", "Max", "Min", "All", "Any"});
    add(buildReverse, {"ReverseV2"});
    add(buildReshape, {"Reshape"});
    add(buildFill, {"Fill"});
    add(buildTranspose, {"Transpose"});
    add(buildLengths<1, 2>, {"Slice"});
    add(buildLengths<1>, {"Tile"});
    add(buildExpandDims, {"ExpandDims"});
    add(buildRange, {"Range"});
    add(buildRanks<0, 4>, {"AvgPool", "MaxPool"});
    add(buildMaxPool, {"MaxPoolV2"});
    add(buildDiagonal, {"MatrixSetDiagV2", "MatrixSetDiagV3"});
    add(buildShapeQuery, {"Shape", "Size", "Rank"});
    return map;
  }();
  return forms;
}

bool tf::buildRunTimeForm(Operation *op, ShapeContext &ctx,
                          SmallVectorImpl<Value> &results) {
  FormBuilder b(op);
  auto it = getForms().find(op->getName().stripDialect());
  return it == getForms().end() ? buildElementwise(b, ctx, results)
                                : it->second(b, ctx, results);
}
