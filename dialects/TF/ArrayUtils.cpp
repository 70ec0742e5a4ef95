//===- ArrayUtils.cpp - sizes and facts of array ops
//--------------------------===//
// Part of Weir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Products of sizes are compared and divided factor by factor, so that a
// reshape of [s0, 7, 7, 64] to [s0, -1] finds 3136 and not a quotient.
#include "dialects/TF/ArrayUtils.h"
#include "dialects/TF/Limits.h"

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
