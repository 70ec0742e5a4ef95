//===- ArrayBuilders.cpp - builders of core operations --------------------===//
// Part of Weir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Builders that leave out what does nothing: the identity transposed, a slice
// of the whole, a cast to the same type.
#include "dialects/TF/ArrayUtils.h"
#include "mlir/IR/IntegerSet.h"

using namespace mlir;
using namespace weir;
using namespace weir::tf;

Type tf::getElementType(Value value) {
  return cast<TensorType>(value.getType()).getElementType();
}

static Attribute getNumberAttr(Type element, double value) {
  if (auto type = dyn_cast<FloatType>(element)) {
    return FloatAttr::get(type, value);
  }
  auto type = cast<IntegerType>(element);
  return IntegerAttr::get(type,
                          APInt(type.getWidth(), uint64_t(int64_t(value)),
                                /*isSigned=*/true, /*implicitTrunc=*/true));
}

Value tf::createConstant(OpBuilder &b, Location loc, Type element,
                         double value) {
  auto type = RankedTensorType::get({}, element);
  if (!element.isIntOrFloat() && !isa<ComplexType>(element)) {
    // The empty string; what computes with it is refused where it is called.
    return ConstOp::create(b, loc, type,
                           DenseStringElementsAttr::get(type, StringRef()));
  }
  if (auto complex = dyn_cast<ComplexType>(element)) {
    auto real = cast<FloatAttr>(getNumberAttr(complex.getElementType(), value))
                    .getValue();
    auto zero = cast<FloatAttr>(getNumberAttr(complex.getElementType(), 0.0))
                    .getValue();
    return ConstOp::create(
        b, loc, type,
        DenseElementsAttr::get(type, std::complex<APFloat>(real, zero)));
  }
  return ConstOp::create(
      b, loc, type,
      DenseElementsAttr::get(type, getNumberAttr(element, value)));
}

Value tf::createLimit(OpBuilder &b, Location loc, Type element, bool lowest) {
  auto type = RankedTensorType::get({}, element);
  Attribute limit;
  if (auto floating = dyn_cast<FloatType>(element)) {
    limit = FloatAttr::get(
        floating, APFloat::getLargest(floating.getFloatSemantics(), lowest));
  } else {
    unsigned width = element.getIntOrFloatBitWidth();
    bool isUnsigned = element.isUnsignedInteger();
    APInt least = isUnsigned ? APInt::getMinValue(width)
                             : APInt::getSignedMinValue(width);
    APInt largest = isUnsigned ? APInt::getMaxValue(width)
                               : APInt::getSignedMaxValue(width);
    limit = IntegerAttr::get(element, lowest ? least : largest);
  }
  return ConstOp::create(b, loc, type, DenseElementsAttr::get(type, limit));
}

Value tf::createTranspose(OpBuilder &b, Location loc, Value value,
                          ArrayRef<int64_t> permutation) {
  Sizes from = getTypeSizes(value.getType());
  Sizes sizes;
  bool identity = true;
  for (auto [i, source] : llvm::enumerate(permutation)) {
    sizes.push_back(from[source]);
    identity &= int64_t(i) == source;
  }
  if (identity) {
    return value;
  }
  return TransposeCoreOp::create(b, loc,
                                 getTypeWithSizes(getElementType(value), sizes),
                                 value, permutation);
}

Value tf::createSlice(OpBuilder &b, Location loc, Value value,
                      ArrayRef<SizeExpr> starts, ArrayRef<SizeExpr> sizes,
                      ArrayRef<int64_t> strides) {
  SmallVector<int64_t> steps(strides);
  steps.resize(starts.size(), 1);
  bool whole =
      llvm::all_of(starts, [](SizeExpr e) { return isConstant(e, 0); });
  whole &= llvm::all_of(steps, [](int64_t stride) { return stride == 1; });
  Type type = getTypeWithSizes(getElementType(value), sizes);
  if (whole && type == value.getType()) {
    return value;
  }
  return SliceCoreOp::create(b, loc, type, value,
                             DimsAttr::get(b.getContext(), starts), steps);
}

Value tf::createPad(OpBuilder &b, Location loc, Value value, Value padding,
                    ArrayRef<SizeExpr> low, ArrayRef<SizeExpr> high,
                    ArrayRef<int64_t> interior) {
  Sizes sizes;
  for (auto [i, size] : llvm::enumerate(getTypeSizes(value.getType()))) {
    int64_t between = interior.empty() ? 0 : interior[i];
    // An empty dimension has no neighbours to put elements between.
    SizeExpr spread = size;
    if (between && !isConstant(size, 0)) {
      spread = size * (between + 1) - between;
    }
    sizes.push_back(low[i] + spread + high[i]);
  }
  bool nothing = llvm::all_of(interior, [](int64_t n) { return n == 0; });
  for (SizeExpr size : llvm::concat<const SizeExpr>(low, high)) {
    nothing &= isConstant(size, 0);
  }
  if (nothing) {
    return value;
  }
  MLIRContext *context = b.getContext();
  return PadCoreOp::create(
      b, loc, getTypeWithSizes(getElementType(value), sizes), value, padding,
      DimsAttr::get(context, low), DimsAttr::get(context, high),
      interior.empty() ? DenseI64ArrayAttr()
                       : b.getDenseI64ArrayAttr(interior));
}

Value tf::createConcat(OpBuilder &b, Location loc, ValueRange values,
                       int64_t axis) {
  if (values.size() == 1) {
    return values.front();
  }
  Sizes sizes = getTypeSizes(values.front().getType());
  for (Value value : values.drop_front()) {
    sizes[axis] = sizes[axis] + getTypeSizes(value.getType())[axis];
  }
  return ConcatCoreOp::create(
      b, loc, getTypeWithSizes(getElementType(values.front()), sizes), values,
      axis);
}

Value tf::createReverse(OpBuilder &b, Location loc, Value value,
                        ArrayRef<int64_t> axes) {
  Sizes sizes = getTypeSizes(value.getType());
  SmallVector<int64_t> real;
  for (int64_t axis : axes) {
    if (!isConstant(sizes[axis], 1)) {
      real.push_back(axis);
    }
  }
  if (real.empty()) {
    return value;
  }
  return ReverseCoreOp::create(b, loc, value.getType(), value, real);
}

Value tf::createIota(OpBuilder &b, Location loc, Type element,
                     ArrayRef<SizeExpr> sizes, int64_t axis) {
  return IotaCoreOp::create(b, loc, getTypeWithSizes(element, sizes), axis);
}

Value tf::createSplat(OpBuilder &b, Location loc, Type element,
                      ArrayRef<SizeExpr> sizes, double value) {
  return createBroadcast(b, loc, createConstant(b, loc, element, value), sizes);
}

Value tf::createRemap(OpBuilder &b, Location loc, Value value, Value other,
                      ArrayRef<SizeExpr> sizes, ArrayRef<AffineExpr> map,
                      ArrayRef<AffineExpr> equalZero,
                      ArrayRef<AffineExpr> notNegative) {
  // The map's symbols stand for the step's that occur in it.
  SmallVector<AffineExpr> constraints(equalZero);
  llvm::append_range(constraints, notNegative);
  SmallVector<AffineExpr> exprs(map);
  llvm::append_range(exprs, constraints);
  SmallVector<AffineExpr> symbols;
  DenseMap<AffineExpr, AffineExpr> renumbered;
  for (AffineExpr expr : exprs) {
    expr.walk([&](AffineExpr part) {
      if (isa<AffineSymbolExpr>(part) && !renumbered.contains(part)) {
        renumbered[part] = b.getAffineSymbolExpr(symbols.size());
        symbols.push_back(part);
      }
    });
  }
  for (AffineExpr &expr : exprs) {
    expr = expr.replace(renumbered);
  }
  SmallVector<bool> equalities(equalZero.size(), true);
  equalities.resize(constraints.size(), false);
  IntegerSetAttr where;
  if (!constraints.empty()) {
    where = IntegerSetAttr::get(
        IntegerSet::get(sizes.size(), symbols.size(),
                        ArrayRef(exprs).drop_front(map.size()), equalities));
  }
  AffineMap positions =
      AffineMap::get(sizes.size(), symbols.size(),
                     ArrayRef(exprs).take_front(map.size()), b.getContext());
  return RemapCoreOp::create(b, loc,
                             getTypeWithSizes(getElementType(value), sizes),
                             value, other, AffineMapAttr::get(positions), where,
                             DimsAttr::get(b.getContext(), symbols));
}

Value tf::createElementwise(OpBuilder &b, Location loc, StringRef name,
                            ValueRange operands, Type element) {
  Type type = operands.front().getType();
  if (element && element != getElementType(operands.front())) {
    type = getTypeWithSizes(element, getTypeSizes(type));
  }
  OperationState state(loc, name);
  state.addOperands(operands);
  state.addTypes(type);
  return b.create(state)->getResult(0);
}

Value tf::createCast(OpBuilder &b, Location loc, Value value, Type element) {
  if (getElementType(value) == element) {
    return value;
  }
  return createElementwise(b, loc, "tf.Cast", value, element);
}

Value tf::createSelect(OpBuilder &b, Location loc, Value condition, Value x,
                       Value y) {
  return createElementwise(b, loc, "tf.SelectV2", {condition, x, y},
                           getElementType(x));
}
