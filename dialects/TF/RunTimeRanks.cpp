//===- RunTimeRanks.cpp - ranks that only the run can tell ----------------===//
// Part of Weir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The essay is in RunTimeForms.cpp, point 2.
#include "dialects/TF/ArrayUtils.h"
#include "dialects/TF/FormBuilder.h"
#include "dialects/TF/RunTimeForms.h"

using namespace mlir;
using namespace weir;
using namespace weir::tf;

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
  Value shape = b.call("ShapeOf", value, b.isOp("Shape") ? element : b.index);
  if (b.isOp("Size")) {
    Value count = b.call("CountOf", shape, b.index);
    shape = b.make("Cast", b.reshape(count, b.vector({})), element);
  } else if (b.isOp("Rank")) {
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
  bool isAsked = length ? length->size() == 1 && !getConstant(length->front())
                        : hasRunTimeRank(ctx, order);
  if (!shape || !isAsked) {
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

/// Whether a runtime call found out what size `value` has.
static bool isCounted(Value value) {
  Operation *maker = value.getDefiningOp();
  while (maker && (maker->getName().stripDialect() == "Cast" ||
                   maker->getName().stripDialect() == "Identity")) {
    maker = maker->getOperand(0).getDefiningOp();
  }
  return isa_and_nonnull<GenericOp>(maker);
}

static bool squeezesAll(Operation *op) {
  auto dims = op->getAttrOfType<DenseI64ArrayAttr>("squeeze_dims");
  return op->getName().stripDialect() == "Squeeze" && (!dims || dims.empty());
}

SmallVector<Operation *> tf::findCountedSqueezes(Operation *root) {
  SmallVector<Operation *> found;
  root->walk([&](Operation *op) {
    if (squeezesAll(op) && isCounted(op->getOperand(0))) {
      found.push_back(op);
    }
  });
  return found;
}

/// All dimensions of size 1 go, where only the run knows which they are.
static bool buildSqueeze(FormBuilder &b, ShapeContext &ctx,
                         SmallVectorImpl<Value> &results) {
  Value value = b.op->getOperand(0);
  auto sizes = ctx.getShape(value);
  bool isUnknown =
      sizes ? b.op->hasAttr(mayCountOneAttr) &&
                  llvm::any_of(*sizes,
                               [](SizeExpr size) { return !getConstant(size); })
            : hasRunTimeRank(ctx, value);
  if (!squeezesAll(b.op) || !isUnknown) {
    return false;
  }
  Value all = b.shape(value);
  Type boolean = b.builder.getI1Type();
  Value stays = b.make("NotEqual", {all, b.scalar(1, all)}, boolean);
  Value places = b.reshape(b.call("Where", stays, b.index), b.vector({-1}));
  Value kept = b.make("GatherV2", {all, places, b.scalar(0, all)}, b.index);
  results.push_back(b.reshape(value, kept));
  return true;
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
bool tf::buildElementwiseForm(FormBuilder &b, ShapeContext &ctx,
                              SmallVectorImpl<Value> &results) {
  auto lowered = dyn_cast<LowerOpInterface>(b.op);
  bool isElementwise =
      (lowered && lowered.getFusionKind() == FusionKind::Elementwise) ||
      b.isOp("ZerosLike") || b.isOp("OnesLike");
  // Select's condition is not broadcast like the rest.
  if (!isElementwise || b.isOp("Select") || b.op->getNumResults() != 1) {
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

void tf::addRankForms(FormTable &forms) {
  forms.add(buildReshape, {"Reshape"});
  forms.add(buildFill, {"Fill"});
  forms.add(buildTranspose, {"Transpose"});
  forms.add(buildSqueeze, {"Squeeze"});
  forms.add(buildLengths<1, 2>, {"Slice"});
  forms.add(buildLengths<1>, {"Tile"});
  forms.add(buildExpandDims, {"ExpandDims"});
  forms.add(buildRange, {"Range"});
  forms.add(buildRanks<0, 4>, {"AvgPool", "MaxPool"});
  forms.add(buildMaxPool, {"MaxPoolV2"});
  forms.add(buildDiagonal, {"MatrixSetDiagV2", "MatrixSetDiagV3"});
  forms.add(buildShapeQuery, {"Shape", "Size", "Rank"});
}
