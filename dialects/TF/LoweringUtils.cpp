//===- LoweringUtils.cpp - from one element's rule to linalg --------------===//
// Part of Weir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "dialects/TF/LoweringUtils.h"
#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Complex/IR/Complex.h"
#include "mlir/Dialect/Linalg/IR/Linalg.h"
#include "mlir/Dialect/Math/IR/Math.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"

using namespace mlir;
using namespace weir;
using namespace weir::tf;

//===----------------------------------------------------------------------===//
// Element types
//===----------------------------------------------------------------------===//

Type tf::getElement(Value value) { return getElementTypeOrSelf(value); }

Type tf::getComputeType(Type tfElement) {
  if (tfElement.isBF16() || tfElement.isF16()) {
    return Float32Type::get(tfElement.getContext());
  }
  if (auto integer = dyn_cast<IntegerType>(tfElement)) {
    return IntegerType::get(tfElement.getContext(), integer.getWidth());
  }
  return tfElement;
}

bool tf::isUnsignedElement(Type tfElement) {
  return tfElement.isUnsignedInteger() || tfElement.isInteger(1);
}

Value tf::createScalar(OpBuilder &builder, Location loc, Type type,
                       double value) {
  if (auto floatType = dyn_cast<FloatType>(type)) {
    return arith::ConstantOp::create(builder, loc,
                                     builder.getFloatAttr(floatType, value));
  }
  if (auto complexType = dyn_cast<ComplexType>(type)) {
    Type part = complexType.getElementType();
    return complex::ConstantOp::create(
        builder, loc, complexType,
        builder.getArrayAttr({builder.getFloatAttr(part, value),
                              builder.getFloatAttr(part, 0)}));
  }
  return arith::ConstantOp::create(
      builder, loc, builder.getIntegerAttr(type, static_cast<int64_t>(value)));
}

Value tf::decodeElement(OpBuilder &builder, Location loc, Value element,
                        Type tfElement) {
  if (tfElement.isInteger(1)) {
    Value zero = createScalar(builder, loc, element.getType(), 0);
    return arith::CmpIOp::create(builder, loc, arith::CmpIPredicate::ne,
                                 element, zero);
  }
  if (tfElement.isBF16() || tfElement.isF16()) {
    return arith::ExtFOp::create(builder, loc, builder.getF32Type(), element);
  }
  return element;
}

Value tf::encodeElement(OpBuilder &builder, Location loc, Value element,
                        Type tfElement) {
  if (tfElement.isInteger(1)) {
    return arith::ExtUIOp::create(builder, loc, builder.getI8Type(), element);
  }
  if (tfElement.isBF16() || tfElement.isF16()) {
    return arith::TruncFOp::create(builder, loc, tfElement, element);
  }
  return element;
}

//===----------------------------------------------------------------------===//
// ScalarEmitter
//===----------------------------------------------------------------------===//

Value ScalarEmitter::num(double value) { return num(value, type()); }
Value ScalarEmitter::num(double value, Type type) {
  return createScalar(b, loc, type, value);
}
Value ScalarEmitter::integer(int64_t value, Type type) {
  return arith::ConstantOp::create(
      b, loc,
      b.getIntegerAttr(type, APInt(64, static_cast<uint64_t>(value))
                                 .sextOrTrunc(type.getIntOrFloatBitWidth())));
}

static bool isFloatValue(Value x) { return isa<FloatType>(x.getType()); }
static bool isComplexValue(Value x) { return isa<ComplexType>(x.getType()); }

Value ScalarEmitter::add(Value x, Value y) {
  if (isComplexValue(x)) {
    return make<complex::AddOp>(x, y);
  }
  return isFloatValue(x) ? make<arith::AddFOp>(x, y)
                         : make<arith::AddIOp>(x, y);
}
Value ScalarEmitter::sub(Value x, Value y) {
  if (isComplexValue(x)) {
    return make<complex::SubOp>(x, y);
  }
  return isFloatValue(x) ? make<arith::SubFOp>(x, y)
                         : make<arith::SubIOp>(x, y);
}
Value ScalarEmitter::mul(Value x, Value y) {
  if (isComplexValue(x)) {
    return make<complex::MulOp>(x, y);
  }
  return isFloatValue(x) ? make<arith::MulFOp>(x, y)
                         : make<arith::MulIOp>(x, y);
}
Value ScalarEmitter::div(Value x, Value y) {
  return isComplexValue(x) ? divideComplex(x, y) : make<arith::DivFOp>(x, y);
}
// With the divisor scaled to about 1, so that its square neither overflows nor
// vanishes; NaN for a divisor of 0, as TensorFlow's kernels answer.
Value ScalarEmitter::divideComplex(Value x, Value y) {
  Type type = y.getType(), part = cast<ComplexType>(type).getElementType();
  Value real = make<complex::ReOp>(part, y),
        imag = make<complex::ImOp>(part, y);
  Value scale = max(abs(real), abs(imag));
  real = div(real, scale);
  imag = div(imag, scale);
  Value product = mul(x, make<complex::CreateOp>(type, real, neg(imag)));
  Value square = add(mul(real, real), mul(imag, imag));
  auto finish = [&](Value value) { return div(div(value, square), scale); };
  return make<complex::CreateOp>(type,
                                 finish(make<complex::ReOp>(part, product)),
                                 finish(make<complex::ImOp>(part, product)));
}
Value ScalarEmitter::max(Value x, Value y) {
  if (isFloatValue(x)) {
    return make<arith::MaximumFOp>(x, y);
  }
  return isUnsigned() ? make<arith::MaxUIOp>(x, y) : make<arith::MaxSIOp>(x, y);
}
Value ScalarEmitter::min(Value x, Value y) {
  if (isFloatValue(x)) {
    return make<arith::MinimumFOp>(x, y);
  }
  return isUnsigned() ? make<arith::MinUIOp>(x, y) : make<arith::MinSIOp>(x, y);
}
Value ScalarEmitter::neg(Value x) {
  if (isComplexValue(x)) {
    return make<complex::NegOp>(x);
  }
  return isFloatValue(x) ? make<arith::NegFOp>(x) : sub(num(0, x.getType()), x);
}
Value ScalarEmitter::abs(Value x) {
  if (isFloatValue(x)) {
    return make<math::AbsFOp>(x);
  }
  return isUnsigned() ? x : select(lt(x, num(0, x.getType())), neg(x), x);
}

Value ScalarEmitter::compare(int floatPredicate, int signedPredicate,
                             int unsignedPredicate, Value x, Value y) {
  if (isFloatValue(x)) {
    return make<arith::CmpFOp>(arith::CmpFPredicate(floatPredicate), x, y);
  }
  return make<arith::CmpIOp>(
      arith::CmpIPredicate(isUnsigned() ? unsignedPredicate : signedPredicate),
      x, y);
}

using FP = arith::CmpFPredicate;
using IP = arith::CmpIPredicate;
Value ScalarEmitter::lt(Value x, Value y) {
  return compare(int(FP::OLT), int(IP::slt), int(IP::ult), x, y);
}
Value ScalarEmitter::le(Value x, Value y) {
  return compare(int(FP::OLE), int(IP::sle), int(IP::ule), x, y);
}
Value ScalarEmitter::gt(Value x, Value y) {
  return compare(int(FP::OGT), int(IP::sgt), int(IP::ugt), x, y);
}
Value ScalarEmitter::ge(Value x, Value y) {
  return compare(int(FP::OGE), int(IP::sge), int(IP::uge), x, y);
}
Value ScalarEmitter::eq(Value x, Value y) {
  if (isComplexValue(x)) {
    return make<complex::EqualOp>(x, y);
  }
  return compare(int(FP::OEQ), int(IP::eq), int(IP::eq), x, y);
}
Value ScalarEmitter::ne(Value x, Value y) {
  if (isComplexValue(x)) {
    return make<complex::NotEqualOp>(x, y);
  }
  return compare(int(FP::UNE), int(IP::ne), int(IP::ne), x, y);
}
Value ScalarEmitter::isNan(Value x) {
  return make<arith::CmpFOp>(FP::UNO, x, x);
}
Value ScalarEmitter::select(Value condition, Value x, Value y) {
  return make<arith::SelectOp>(condition, x, y);
}
Value ScalarEmitter::both(Value x, Value y) {
  return make<arith::AndIOp>(x, y);
}
Value ScalarEmitter::either(Value x, Value y) {
  return make<arith::OrIOp>(x, y);
}
Value ScalarEmitter::round(Value x) {
  if (type() == element) {
    return x;
  }
  return decodeElement(b, loc, encodeElement(b, loc, x, element), element);
}
Value ScalarEmitter::exp(Value x) {
  return isComplexValue(x) ? make<complex::ExpOp>(x) : make<math::ExpOp>(x);
}
Value ScalarEmitter::log(Value x) {
  return isComplexValue(x) ? make<complex::LogOp>(x) : make<math::LogOp>(x);
}
Value ScalarEmitter::conj(Value x) {
  return isComplexValue(x) ? make<complex::ConjOp>(x) : x;
}

//===----------------------------------------------------------------------===//
// linalg
//===----------------------------------------------------------------------===//

Value tf::buildMap(LoweringContext &ctx, Type resultType, ValueRange inputs,
                   ArrayRef<AffineMap> maps, ElementBody body) {
  RankedTensorType type = ctx.getLoweredType(resultType);
  Value empty = ctx.createEmpty(resultType);
  SmallVector<AffineMap> allMaps(maps);
  AffineMap identity = ctx.builder.getMultiDimIdentityMap(type.getRank());
  if (maps.empty()) {
    allMaps.assign(inputs.size(), identity);
  }
  allMaps.push_back(identity);
  SmallVector<utils::IteratorType> iterators(type.getRank(),
                                             utils::IteratorType::parallel);
  return linalg::GenericOp::create(
             ctx.builder, ctx.loc, TypeRange(empty.getType()), inputs,
             ValueRange(empty), allMaps, iterators,
             [&](OpBuilder &b, Location loc, ValueRange args) {
               Value result = body(b, loc, args.drop_back());
               linalg::YieldOp::create(b, loc, result);
             })
      .getResult(0);
}

Value tf::buildReduction(LoweringContext &ctx, Value input,
                         ArrayRef<int64_t> axes, Value init, ElementBody body) {
  auto type = cast<RankedTensorType>(input.getType());
  MLIRContext *context = ctx.builder.getContext();
  SmallVector<utils::IteratorType> iterators(type.getRank(),
                                             utils::IteratorType::parallel);
  for (int64_t axis : axes) {
    iterators[axis] = utils::IteratorType::reduction;
  }
  SmallVector<AffineExpr> kept;
  for (int64_t i = 0; i < type.getRank(); ++i) {
    if (iterators[i] == utils::IteratorType::parallel) {
      kept.push_back(getAffineDimExpr(i, context));
    }
  }
  AffineMap maps[] = {ctx.builder.getMultiDimIdentityMap(type.getRank()),
                      AffineMap::get(type.getRank(), 0, kept, context)};
  return linalg::GenericOp::create(
             ctx.builder, ctx.loc, TypeRange(init.getType()), ValueRange(input),
             ValueRange(init), maps, iterators,
             [&](OpBuilder &b, Location loc, ValueRange args) {
               linalg::YieldOp::create(b, loc, body(b, loc, args));
             })
      .getResult(0);
}

// The row-major index of the current element inside a linalg.generic.
static Value buildLinearIndex(OpBuilder &b, Location loc,
                              ArrayRef<Value> sizes) {
  Value index = arith::ConstantIndexOp::create(b, loc, 0);
  for (auto [i, size] : llvm::enumerate(sizes)) {
    index = arith::MulIOp::create(b, loc, index, size);
    Value position = linalg::IndexOp::create(b, loc, i);
    index = arith::AddIOp::create(b, loc, index, position);
  }
  return index;
}

void tf::raiseIfAny(LoweringContext &ctx, ValueRange inputs, StringRef code,
                    StringRef format, bool report, ElementBody predicate,
                    ValueRange more) {
  OpBuilder &builder = ctx.builder;
  Location loc = ctx.loc;
  auto type = cast<RankedTensorType>(inputs[0].getType());
  Type numberType = builder.getI64Type();
  SmallVector<Value> sizes;
  for (int64_t i = 0; i < type.getRank(); ++i) {
    sizes.push_back(builder.createOrFold<tensor::DimOp>(loc, inputs[0], i));
  }
  // The least index of a bad element; none: the largest number.
  Value none = arith::ConstantOp::create(
      builder, loc,
      builder.getI64IntegerAttr(std::numeric_limits<int64_t>::max()));
  Value empty =
      tensor::EmptyOp::create(builder, loc, ArrayRef<int64_t>(), numberType);
  Value init = linalg::FillOp::create(builder, loc, none, empty).getResult(0);
  MLIRContext *context = builder.getContext();
  SmallVector<AffineMap> maps(inputs.size(),
                              builder.getMultiDimIdentityMap(type.getRank()));
  maps.push_back(AffineMap::get(type.getRank(), 0, {}, context));
  SmallVector<utils::IteratorType> iterators(type.getRank(),
                                             utils::IteratorType::reduction);
  Value first =
      linalg::GenericOp::create(
          builder, loc, TypeRange(init.getType()), inputs, ValueRange(init),
          maps, iterators,
          [&](OpBuilder &b, Location loc, ValueRange args) {
            Value bad = predicate(b, loc, args.drop_back());
            Value index = buildLinearIndex(b, loc, sizes);
            index = arith::IndexCastOp::create(b, loc, numberType, index);
            index = arith::SelectOp::create(b, loc, bad, index, none);
            index = arith::MinSIOp::create(b, loc, index, args.back());
            linalg::YieldOp::create(b, loc, index);
          })
          .getResult(0);
  Value number = tensor::ExtractOp::create(builder, loc, first, ValueRange());
  Value bad = arith::CmpIOp::create(builder, loc, arith::CmpIPredicate::ne,
                                    number, none);
  Value index =
      arith::IndexCastOp::create(builder, loc, builder.getIndexType(), number);
  SmallVector<Value> values;
  if (report) {
    Value zero = arith::ConstantIndexOp::create(builder, loc, 0);
    Value safe = arith::SelectOp::create(builder, loc, bad, index, zero);
    values.push_back(safe);
    for (Value input : inputs) {
      // An empty tensor has no element: read only where one is bad.
      SmallVector<Value> position(type.getRank(), safe);
      Value read;
      if (type.getRank() == 0) {
        read = tensor::ExtractOp::create(builder, loc, input, position);
      } else {
        auto branch = scf::IfOp::create(
            builder, loc, bad,
            [&](OpBuilder &b, Location loc) {
              Value element =
                  tensor::ExtractOp::create(b, loc, input, position);
              scf::YieldOp::create(b, loc, element);
            },
            [&](OpBuilder &b, Location loc) {
              scf::YieldOp::create(
                  b, loc, createScalar(b, loc, type.getElementType(), 0));
            });
        read = branch.getResult(0);
      }
      values.push_back(read);
    }
  }
  llvm::append_range(values, more);
  ctx.raiseIf(bad, code, format, index, values);
}
