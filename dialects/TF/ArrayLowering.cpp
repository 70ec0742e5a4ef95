//===- ArrayLowering.cpp - helpers of lowerings that move elements --------===//
// Part of Weir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "dialects/TF/ArrayUtils.h"
#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Complex/IR/Complex.h"
#include "mlir/Dialect/Linalg/IR/Linalg.h"
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
