//===- ArrayUtils.cpp - sizes and builders of array ops -------------------===//
// Part of Weir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Products of sizes are compared and divided factor by factor, so that a
// reshape of [s0, 7, 7, 64] to [s0, -1] finds 3136 and not a quotient.
#include "dialects/TF/ArrayUtils.h"
#include "dialects/TF/Limits.h"
#include "mlir/IR/IntegerSet.h"

using namespace mlir;
using namespace weir;
using namespace weir::tf;

//===----------------------------------------------------------------------===//
// Sizes
//===----------------------------------------------------------------------===//

std::optional<int64_t> tf::getConstant(SizeExpr expr) {
  if (auto constant = dyn_cast_or_null<AffineConstantExpr>(expr)) {
    return constant.getValue();
  }
  return std::nullopt;
}

bool tf::isConstant(SizeExpr expr, int64_t value) {
  return getConstant(expr) == value;
}

SizeExpr tf::getProduct(ArrayRef<SizeExpr> sizes, MLIRContext *context) {
  SizeExpr product = getAffineConstantExpr(1, context);
  for (SizeExpr size : sizes) {
    product = product * size;
  }
  return product;
}

namespace {
/// A product as a constant and the other factors.
struct Factors {
  int64_t constant = 1;
  SmallVector<SizeExpr> others;
};
} // namespace

static Factors getFactors(ArrayRef<SizeExpr> sizes) {
  Factors factors;
  SmallVector<SizeExpr> work(sizes.rbegin(), sizes.rend());
  while (!work.empty()) {
    SizeExpr size = work.pop_back_val();
    if (auto constant = getConstant(size)) {
      factors.constant *= *constant;
    } else if (size.getKind() == AffineExprKind::Mul) {
      auto product = cast<AffineBinaryOpExpr>(size);
      work.push_back(product.getRHS());
      work.push_back(product.getLHS());
    } else {
      factors.others.push_back(size);
    }
  }
  return factors;
}

static void cancelCommon(Factors &a, Factors &b) {
  SmallVector<SizeExpr> rest;
  for (SizeExpr factor : a.others) {
    auto *found = llvm::find(b.others, factor);
    if (found != b.others.end()) {
      b.others.erase(found);
    } else {
      rest.push_back(factor);
    }
  }
  a.others = rest;
  int64_t common = std::gcd(a.constant, b.constant);
  if (common > 1) {
    a.constant /= common;
    b.constant /= common;
  }
}

SizeExpr tf::divideProducts(ArrayRef<SizeExpr> numerator,
                            ArrayRef<SizeExpr> denominator,
                            MLIRContext *context) {
  Factors a = getFactors(numerator);
  Factors b = getFactors(denominator);
  cancelCommon(a, b);
  if (b.constant == 0) {
    return getAffineConstantExpr(0, context);
  }
  SizeExpr top = getProduct(a.others, context) * a.constant;
  SizeExpr bottom = getProduct(b.others, context) * b.constant;
  return isConstant(bottom, 1) ? top : top.floorDiv(bottom);
}

bool tf::areEqualProducts(ArrayRef<SizeExpr> a, ArrayRef<SizeExpr> b) {
  for (SizeExpr size : llvm::concat<const SizeExpr>(a, b)) {
    if (!size) {
      return false;
    }
  }
  Factors left = getFactors(a);
  Factors right = getFactors(b);
  if (left.constant == 0 || right.constant == 0) {
    return left.constant == right.constant;
  }
  cancelCommon(left, right);
  return left.others.empty() && right.others.empty() &&
         left.constant == right.constant;
}

FailureOr<bool> tf::checkRank(Operation *op, ShapeContext &ctx, Value value,
                              int64_t rank, StringRef what) {
  auto sizes = ctx.getShape(value);
  if (sizes && int64_t(sizes->size()) != rank) {
    return op->emitError() << what << " must have rank " << rank << ", got "
                           << sizes->size();
  }
  return sizes.has_value();
}

FailureOr<int64_t> tf::normalizeAxis(Operation *op, int64_t axis,
                                     int64_t rank) {
  if (axis < -rank || axis >= rank) {
    return op->emitError("expected an axis in [")
           << -rank << ", " << rank << "), got " << axis;
  }
  return axis < 0 ? axis + rank : axis;
}

std::optional<SmallVector<int64_t>> tf::getConstants(ShapeContext &ctx,
                                                     Value value) {
  auto known = ctx.getValue(value);
  if (!known) {
    return std::nullopt;
  }
  SmallVector<int64_t> result;
  for (SizeExpr element : known->elements) {
    auto constant = getConstant(element);
    if (!constant) {
      return std::nullopt;
    }
    result.push_back(*constant);
  }
  return result;
}

FailureOr<SmallVector<int64_t>> tf::requireConstants(Operation *op,
                                                     ShapeContext &ctx,
                                                     Value value,
                                                     StringRef what) {
  if (auto constants = getConstants(ctx, value)) {
    return *constants;
  }
  return emitLimit(op)
         << what
         << " must be known when the graph is compiled; make it a constant";
}

std::optional<Sizes> tf::requireElements(Operation *op, ShapeContext &ctx,
                                         Value value) {
  if (auto constant = value.getDefiningOp<ConstOp>()) {
    auto dense = dyn_cast<DenseIntElementsAttr>(constant.getValue());
    if (!dense || dense.getNumElements() > 1024) {
      return std::nullopt;
    }
    Sizes elements;
    for (const APInt &element : dense.getValues<APInt>()) {
      elements.push_back(ctx.constant(element.getBitWidth() == 1
                                          ? element.getZExtValue()
                                          : element.getSExtValue()));
    }
    return elements;
  }
  auto sizes = ctx.getShape(value);
  if (!sizes) {
    return std::nullopt;
  }
  if (sizes->size() > 1) {
    OpBuilder builder(op);
    value = createReshape(builder, op->getLoc(), value,
                          getProduct(*sizes, op->getContext()));
  }
  auto read = ctx.requireValue(value);
  return read ? std::optional<Sizes>(read->elements) : std::nullopt;
}

std::optional<Sizes> tf::requireSizes(Operation *op, ShapeContext &ctx,
                                      Value value) {
  bool known = ctx.getValue(value).has_value();
  auto sizes = ctx.requireValue(value);
  if (!sizes) {
    return std::nullopt;
  }
  for (SizeExpr size : sizes->elements) {
    if (!known || getConstant(size)) {
      (void)requireAtMost(op, ctx, ctx.constant(0), size,
                          "a size must not be negative; compute or "
                          "feed another (least, given)");
    }
  }
  return sizes->elements;
}

SizeExpr tf::makeEqual(ShapeContext &ctx, SizeExpr expr, int64_t value) {
  SizeExpr no = ctx.constant(0), yes = ctx.constant(1);
  SizeExpr notAbove = ctx.selectNegative(expr - (value + 1), yes, no);
  return ctx.selectNegative(expr - value, no, notAbove);
}

std::optional<SmallVector<Sizes>> tf::requirePermutation(Operation *op,
                                                         ShapeContext &ctx,
                                                         Value perm,
                                                         int64_t rank) {
  auto read = ctx.requireValue(perm);
  if (!read) {
    return std::nullopt;
  }
  constexpr StringRef what = "perm must be a permutation of the dimensions";
  int64_t count = read->elements.size();
  (void)ctx.requireEqual(op, ctx.constant(count), ctx.constant(rank), what);
  read->elements.resize(rank, ctx.constant(0));
  SmallVector<Sizes> matrix;
  for (SizeExpr from : read->elements) {
    // Negative ones count from the end.
    from = ctx.selectNegative(from, from + rank, from);
    Sizes row;
    for (int64_t j = 0; j < rank; ++j) {
      row.push_back(makeEqual(ctx, from, j));
    }
    matrix.push_back(row);
  }
  for (int64_t j = 0; j < rank; ++j) {
    SizeExpr uses = ctx.constant(0);
    for (const Sizes &row : matrix) {
      uses = uses + row[j];
    }
    (void)ctx.requireEqual(op, uses, ctx.constant(1), what);
  }
  return matrix;
}

LogicalResult tf::requireAtMost(Operation *op, ShapeContext &ctx,
                                SizeExpr small, SizeExpr large,
                                StringRef what) {
  auto a = getConstant(small), b = getConstant(large);
  if (small == large || (a && b && *a <= *b)) {
    return success();
  }
  return ctx.requireEqual(op, ctx.max(small, large), large, what);
}

void tf::setShapeLike(ShapeContext &ctx, Value to, Value from) {
  if (auto sizes = ctx.getShape(from)) {
    ctx.setShape(to, *sizes);
  }
  if (auto value = ctx.getValue(from)) {
    ctx.setValue(to, *value);
  }
}

//===----------------------------------------------------------------------===//
// Facts for decomposition
//===----------------------------------------------------------------------===//

static std::string getFactName(StringRef name) {
  return ("tf.known_" + name).str();
}

void tf::rememberExprs(Operation *op, StringRef name,
                       ArrayRef<SizeExpr> exprs) {
  op->setDiscardableAttr(getFactName(name),
                         DimsAttr::get(op->getContext(), exprs));
}

FailureOr<Sizes> tf::recallExprs(Operation *op, StringRef name) {
  auto attr =
      dyn_cast_or_null<DimsAttr>(op->getDiscardableAttr(getFactName(name)));
  if (!attr) {
    return emitLimit(op) << "needs the value of its operand '" << name
                         << "', which shape inference did not find";
  }
  return Sizes(attr.getExprs());
}

FailureOr<SmallVector<int64_t>> tf::recallConstants(Operation *op,
                                                    StringRef name) {
  FailureOr<Sizes> exprs = recallExprs(op, name);
  if (failed(exprs)) {
    return failure();
  }
  SmallVector<int64_t> result;
  for (SizeExpr expr : *exprs) {
    auto constant = getConstant(expr);
    if (!constant) {
      return emitLimit(op) << "needs a constant operand '" << name << "'";
    }
    result.push_back(*constant);
  }
  return result;
}

SizeExpr tf::getConstantExpr(Operation *op, int64_t value) {
  return getAffineConstantExpr(value, op->getContext());
}

Sizes tf::getConstantExprs(Operation *op, ArrayRef<int64_t> values) {
  Sizes exprs;
  for (int64_t value : values) {
    exprs.push_back(getConstantExpr(op, value));
  }
  return exprs;
}

void tf::markSafe(Operation *op) {
  op->setDiscardableAttr(getFactName("safe"), UnitAttr::get(op->getContext()));
}

void tf::addRaiseEffect(
    Operation *op, SmallVectorImpl<MemoryEffects::EffectInstance> &effects) {
  if (!op->hasAttr(getFactName("safe"))) {
    effects.emplace_back(MemoryEffects::Write::get());
  }
}

//===----------------------------------------------------------------------===//
// Builders
//===----------------------------------------------------------------------===//

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
