//===- ArrayLowering.cpp - helpers of lowerings that move elements --------===//
// Part of Weir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "dialects/TF/ArrayUtils.h"
#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Complex/IR/Complex.h"
#include "mlir/Dialect/Linalg/IR/Linalg.h"
#include "mlir/Dialect/SCF/IR/SCF.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"

using namespace mlir;
using namespace weir;
using namespace weir::tf;

Type tf::getLoweredElement(Type element) {
  if (auto integer = dyn_cast<IntegerType>(element)) {
    unsigned width = integer.getWidth() == 1 ? 8 : integer.getWidth();
    return IntegerType::get(element.getContext(), width);
  }
  return element;
}

Value tf::createLoweredConstant(LoweringContext &ctx, Type element,
                                double value) {
  OpBuilder &b = ctx.builder;
  Type type = getLoweredElement(element);
  if (auto complex = dyn_cast<ComplexType>(type)) {
    Type part = complex.getElementType();
    return complex::ConstantOp::create(
        b, ctx.loc, type,
        b.getArrayAttr(
            {b.getFloatAttr(part, value), b.getFloatAttr(part, 0.0)}));
  }
  if (isa<FloatType>(type)) {
    return arith::ConstantOp::create(b, ctx.loc, b.getFloatAttr(type, value));
  }
  return arith::ConstantOp::create(b, ctx.loc,
                                   b.getIntegerAttr(type, int64_t(value)));
}

Value tf::createIndexed(
    LoweringContext &ctx, Type type,
    function_ref<Value(OpBuilder &, Location, ValueRange)> body) {
  OpBuilder &b = ctx.builder;
  Value empty = ctx.createEmpty(type);
  int64_t rank = cast<RankedTensorType>(type).getRank();
  AffineMap identity = b.getMultiDimIdentityMap(rank);
  SmallVector<utils::IteratorType> iterators(rank,
                                             utils::IteratorType::parallel);
  auto generic = linalg::GenericOp::create(
      b, ctx.loc, empty.getType(), ValueRange{}, empty, identity, iterators,
      [&](OpBuilder &nested, Location loc, ValueRange) {
        SmallVector<Value> position;
        for (int64_t i = 0; i < rank; ++i) {
          position.push_back(linalg::IndexOp::create(nested, loc, i));
        }
        linalg::YieldOp::create(nested, loc, body(nested, loc, position));
      });
  return generic.getResult(0);
}

// Floor and ceiling divisions and remainders as affine expressions define them:
// arith's remainder has the dividend's sign.
static Value expandBinary(OpBuilder &b, Location loc, AffineExprKind kind,
                          Value lhs, Value rhs) {
  switch (kind) {
  case AffineExprKind::Add:
    return arith::AddIOp::create(b, loc, lhs, rhs);
  case AffineExprKind::Mul:
    return arith::MulIOp::create(b, loc, lhs, rhs);
  case AffineExprKind::FloorDiv:
    return arith::FloorDivSIOp::create(b, loc, lhs, rhs);
  case AffineExprKind::CeilDiv:
    return arith::CeilDivSIOp::create(b, loc, lhs, rhs);
  default: {
    Value quotient = arith::FloorDivSIOp::create(b, loc, lhs, rhs);
    Value whole = arith::MulIOp::create(b, loc, quotient, rhs);
    return arith::SubIOp::create(b, loc, lhs, whole);
  }
  }
}

Value tf::expandExpr(OpBuilder &b, Location loc, AffineExpr expr,
                     ValueRange dims, ValueRange symbols) {
  if (auto constant = dyn_cast<AffineConstantExpr>(expr)) {
    return arith::ConstantIndexOp::create(b, loc, constant.getValue());
  }
  if (auto dim = dyn_cast<AffineDimExpr>(expr)) {
    return dims[dim.getPosition()];
  }
  if (auto symbol = dyn_cast<AffineSymbolExpr>(expr)) {
    return symbols[symbol.getPosition()];
  }
  auto binary = cast<AffineBinaryOpExpr>(expr);
  Value lhs = expandExpr(b, loc, binary.getLHS(), dims, symbols);
  Value rhs = expandExpr(b, loc, binary.getRHS(), dims, symbols);
  return expandBinary(b, loc, expr.getKind(), lhs, rhs);
}

//===----------------------------------------------------------------------===//
// Sequential updates
//===----------------------------------------------------------------------===//

bool tf::hasNoElements(Type type) {
  return llvm::any_of(getTypeSizes(type),
                      [](SizeExpr size) { return isConstant(size, 0); });
}

Value tf::buildPositionLoop(
    LoweringContext &ctx, ArrayRef<SizeExpr> sizes, Value init,
    function_ref<Value(OpBuilder &, Location, ValueRange, Value)> body) {
  OpBuilder &b = ctx.builder;
  if (sizes.empty()) {
    return body(b, ctx.loc, {}, init);
  }
  SmallVector<Value> extents;
  Value total = arith::ConstantIndexOp::create(b, ctx.loc, 1);
  for (SizeExpr size : sizes) {
    extents.push_back(ctx.getSizeValue(size));
    total = arith::MulIOp::create(b, ctx.loc, total, extents.back());
  }
  Value zero = arith::ConstantIndexOp::create(b, ctx.loc, 0);
  Value unit = arith::ConstantIndexOp::create(b, ctx.loc, 1);
  auto loop = scf::ForOp::create(
      b, ctx.loc, zero, total, unit, init,
      [&](OpBuilder &n, Location loc, Value at, ValueRange into) {
        SmallVector<Value> position(extents.size());
        for (size_t i = extents.size(); i-- > 1;) {
          position[i] = arith::RemUIOp::create(n, loc, at, extents[i]);
          at = arith::DivUIOp::create(n, loc, at, extents[i]);
        }
        position[0] = at;
        scf::YieldOp::create(n, loc, body(n, loc, position, into[0]));
      });
  return loop.getResult(0);
}

namespace {
/// Offsets, sizes and strides of a slice at some leading coordinates.
struct SliceParts {
  SmallVector<OpFoldResult> offsets, sizes, strides;
  SliceParts(OpBuilder &b, ValueRange at, ArrayRef<OpFoldResult> rest)
      : offsets(at.begin(), at.end()), sizes(at.size(), b.getIndexAttr(1)),
        strides(at.size() + rest.size(), b.getIndexAttr(1)) {
    offsets.resize(at.size() + rest.size(), b.getIndexAttr(0));
    sizes.append(rest.begin(), rest.end());
  }
};
} // namespace

Value tf::takeSlice(OpBuilder &b, Location loc, Value from, ValueRange at,
                    ArrayRef<OpFoldResult> rest) {
  if (rest.empty()) {
    return tensor::ExtractOp::create(b, loc, from, at);
  }
  SliceParts parts(b, at, rest);
  auto type = cast<RankedTensorType>(from.getType());
  SmallVector<int64_t> shape;
  for (OpFoldResult size : rest) {
    shape.push_back(getConstantIntValue(size).value_or(ShapedType::kDynamic));
  }
  return tensor::ExtractSliceOp::create(
      b, loc, RankedTensorType::get(shape, type.getElementType()), from,
      parts.offsets, parts.sizes, parts.strides);
}

Value tf::updateSlice(
    OpBuilder &b, Location loc, Value into, ValueRange at,
    ArrayRef<OpFoldResult> rest, ValueRange slices,
    function_ref<Value(OpBuilder &, Location, Value, ValueRange)> body) {
  Value old = takeSlice(b, loc, into, at, rest);
  if (rest.empty()) {
    return tensor::InsertOp::create(b, loc, body(b, loc, old, slices), into,
                                    at);
  }
  SmallVector<AffineMap> maps(slices.size() + 1,
                              b.getMultiDimIdentityMap(rest.size()));
  SmallVector<utils::IteratorType> iterators(rest.size(),
                                             utils::IteratorType::parallel);
  auto generic = linalg::GenericOp::create(
      b, loc, old.getType(), slices, old, maps, iterators,
      [&](OpBuilder &n, Location where, ValueRange args) {
        Value element = body(n, where, args.back(), args.drop_back());
        linalg::YieldOp::create(n, where, element);
      });
  SliceParts parts(b, at, rest);
  return tensor::InsertSliceOp::create(b, loc, generic.getResult(0), into,
                                       parts.offsets, parts.sizes,
                                       parts.strides);
}
