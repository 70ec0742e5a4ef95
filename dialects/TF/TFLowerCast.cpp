//===- TFLowerCast.cpp - scalar rules of Cast and special functions -------===//
// Part of Weir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Casts between every pair of numeric types. A float that an integer type
// cannot hold (NaN included) gives what x86's conversions give: the smallest
// 32 or 64-bit integer, cut to the type's width.
#include "dialects/TF/LoweringUtils.h"
#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Complex/IR/Complex.h"
#include "mlir/Dialect/Math/IR/Math.h"
#include <cmath>

using namespace mlir;
using namespace weir;
using namespace weir::tf;

// cvttss2si: truncates to a signed integer of `width` bits.
static Value convertLikeX86(ScalarEmitter &e, Value x, unsigned width) {
  Type type = e.b.getIntegerType(width);
  double bound = std::ldexp(1.0, width - 1);
  Type floatType = x.getType();
  Value fits = e.both(e.ge(x, e.num(-bound, floatType)),
                      e.lt(x, e.num(bound, floatType)));
  Value safe = e.select(fits, x, e.num(0, floatType));
  Value converted = e.make<arith::FPToSIOp>(type, safe);
  return e.select(fits, converted,
                  e.integer(width == 64 ? INT64_MIN : INT32_MIN, type));
}

// To uint64, as compilers do with signed conversions: where the first one
// overflows (or is negative), the bits of the number less 2^63 come in.
static Value convertToU64(ScalarEmitter &e, Value x) {
  Value low = convertLikeX86(e, x, 64);
  Value high = convertLikeX86(e, e.sub(x, e.num(0x1p63, x.getType())), 64);
  Value sign = e.make<arith::ShRSIOp>(low, e.integer(63, e.b.getI64Type()));
  return e.either(low, e.both(high, sign));
}

static Value floatToInteger(ScalarEmitter &e, Value x) {
  auto result = cast<IntegerType>(e.resultElement);
  unsigned width = result.getWidth();
  if (width == 64) {
    return result.isUnsigned() ? convertToU64(e, x) : convertLikeX86(e, x, 64);
  }
  bool wide = width == 32 && result.isUnsigned();
  Value converted = convertLikeX86(e, x, wide ? 64 : 32);
  Type type = getComputeType(result);
  return converted.getType() == type ? converted
                                     : e.make<arith::TruncIOp>(type, converted);
}

static Value toFloat(ScalarEmitter &e, Value x, Type element) {
  auto type = cast<FloatType>(getComputeType(element));
  if (auto source = dyn_cast<FloatType>(x.getType())) {
    if (source.getWidth() < type.getWidth()) {
      return e.make<arith::ExtFOp>(type, x);
    }
    return source == type ? x : e.make<arith::TruncFOp>(type, x);
  }
  return e.isUnsigned() ? e.make<arith::UIToFPOp>(type, x)
                        : e.make<arith::SIToFPOp>(type, x);
}

// `Truncate`: cut the mantissa of an f32 (or f64) for bf16 and f16.
static Value truncateMantissa(ScalarEmitter &e, Value x) {
  unsigned kept = e.resultElement.isBF16() ? 7 : 10;
  Type bits = e.b.getI32Type();
  int64_t mask = -(int64_t(1) << (23 - kept));
  Value raw = e.make<arith::BitcastOp>(bits, x);
  Value cut = e.make<arith::AndIOp>(raw, e.integer(mask, bits));
  return e.select(e.isNan(x), x, e.make<arith::BitcastOp>(x.getType(), cut));
}

// Complex to complex, and real to complex.
static Value toComplex(ScalarEmitter &e, Value x) {
  Type part = cast<ComplexType>(e.resultElement).getElementType();
  Value real = x, imaginary = e.num(0, part);
  if (auto source = dyn_cast<ComplexType>(x.getType())) {
    Type own = source.getElementType();
    real = e.make<complex::ReOp>(own, x);
    imaginary = toFloat(e, e.make<complex::ImOp>(own, x), part);
  }
  return e.make<complex::CreateOp>(e.resultElement, toFloat(e, real, part),
                                   imaginary);
}

// A complex number to a real type: its real part; to bool: whether it is not 0.
static Value castComplexToReal(ScalarEmitter &e) {
  if (e.resultElement.isInteger(1)) {
    return e.ne(e[0], e.num(0));
  }
  Type part = cast<ComplexType>(e.element).getElementType();
  Value real = e.make<complex::ReOp>(part, e[0]);
  return isa<FloatType>(e.resultElement) ? toFloat(e, real, e.resultElement)
                                         : floatToInteger(e, real);
}

static Value emitCast(ScalarEmitter &e) {
  Value x = e[0];
  Type result = e.resultElement;
  if (isa<ComplexType>(result)) {
    return toComplex(e, x);
  }
  if (e.isComplex()) {
    return castComplexToReal(e);
  }
  if (result.isInteger(1)) {
    return e.element.isInteger(1) ? x : e.ne(x, e.num(0));
  }
  if (isa<FloatType>(result)) {
    Value cast = toFloat(e, x, result);
    bool truncate = e.op->getAttrOfType<BoolAttr>("Truncate").getValue();
    bool narrow = result.isBF16() || result.isF16();
    return truncate && narrow && e.isFloat() ? truncateMantissa(e, cast) : cast;
  }
  if (e.isFloat()) {
    return floatToInteger(e, x);
  }
  unsigned from = e.type().getIntOrFloatBitWidth();
  unsigned to = result.getIntOrFloatBitWidth();
  Type type = getComputeType(result);
  if (from == to) {
    return x;
  }
  if (from > to) {
    return e.make<arith::TruncIOp>(type, x);
  }
  return e.isUnsigned() ? e.make<arith::ExtUIOp>(type, x)
                        : e.make<arith::ExtSIOp>(type, x);
}

//===----------------------------------------------------------------------===//
// Lgamma, Digamma: Lanczos' approximation with g = 7, computed in f64
//===----------------------------------------------------------------------===//

static constexpr double lanczosBase = 0.99999999999980993227684700473478;
static constexpr double lanczos[] = {
    676.520368121885098567009190444019, -1259.13921672240287047156078755283,
    771.3234287776530788486528258894,   -176.61502916214059906584551354,
    12.507343278686904814458936853,     -0.13857109526572011689554707,
    9.984369578019570859563e-6,         1.50563273514931155834e-7};
static constexpr double pi = 3.14159265358979323846;

namespace {
/// What both functions need, for z = max(x, 1 - x) - 1.
struct Lanczos {
  Value z, t, series, derivative, logT;
};
} // namespace

static Lanczos emitLanczos(ScalarEmitter &e, Value x, Value mirrored) {
  Type type = x.getType();
  Value one = e.num(1, type);
  Value z = e.sub(e.select(mirrored, e.sub(one, x), x), one);
  Value series = e.num(lanczosBase, type), derivative = e.num(0, type);
  for (auto [i, coefficient] : llvm::enumerate(lanczos)) {
    Value term = e.add(z, e.num(i + 1.0, type));
    Value part = e.div(e.num(coefficient, type), term);
    series = e.add(series, part);
    derivative = e.sub(derivative, e.div(part, term));
  }
  Value t = e.add(z, e.num(7.5, type));
  return {z, t, series, derivative, e.log(t)};
}

// sin or tan of pi * x, through the distance to the nearest integer.
template <typename Op> static Value emitOfPi(ScalarEmitter &e, Value x) {
  Value rest = e.sub(x, e.make<math::RoundEvenOp>(x));
  return e.make<Op>(e.mul(e.num(pi, x.getType()), rest));
}

static Value widenToF64(ScalarEmitter &e) {
  return e.type().isF64() ? e[0]
                          : e.make<arith::ExtFOp>(e.b.getF64Type(), e[0]);
}
static Value narrowFromF64(ScalarEmitter &e, Value x) {
  return e.type().isF64() ? x : e.make<arith::TruncFOp>(e.type(), x);
}

static Value emitLgamma(ScalarEmitter &e) {
  if (!e.isFloat()) {
    return {};
  }
  Value x = widenToF64(e);
  Type type = x.getType();
  Value mirrored = e.lt(x, e.num(0.5, type));
  Lanczos l = emitLanczos(e, x, mirrored);
  Value power = e.mul(e.add(l.z, e.num(0.5, type)), l.logT);
  Value above = e.add(e.add(e.num(0.91893853320467274178, type), power),
                      e.sub(e.log(l.series), l.t));
  // gamma(x) * gamma(1 - x) = pi / sin(pi * x).
  Value sine = e.abs(emitOfPi<math::SinOp>(e, x));
  Value below =
      e.sub(e.sub(e.num(1.14472988584940017414, type), e.log(sine)), above);
  Value result = e.select(mirrored, below, above);
  Value infinity = e.num(INFINITY, type);
  Value infinite = e.eq(e.abs(x), infinity);
  return narrowFromF64(e, e.select(infinite, infinity, result));
}

static Value emitDigamma(ScalarEmitter &e) {
  if (!e.isFloat()) {
    return {};
  }
  Value x = widenToF64(e);
  Type type = x.getType();
  Value mirrored = e.lt(x, e.num(0.5, type));
  Lanczos l = emitLanczos(e, x, mirrored);
  Value above = e.sub(e.add(l.logT, e.div(l.derivative, l.series)),
                      e.div(e.num(7, type), l.t));
  Value cotangent = e.div(e.num(pi, type), emitOfPi<math::TanOp>(e, x));
  Value below = e.sub(above, cotangent);
  Value result = e.select(mirrored, below, above);
  // At 0 and the negative integers there is a pole.
  Value zero = e.num(0, type);
  Value atInteger = e.both(e.le(x, zero), e.eq(x, e.make<math::FloorOp>(x)));
  result = e.select(atInteger, e.num(NAN, type), result);
  Value infinity = e.num(INFINITY, type);
  return narrowFromF64(e, e.select(e.eq(x, infinity), infinity, result));
}

ArrayRef<NamedScalarRule> tf::getSpecialRules() {
  static const NamedScalarRule rules[] = {
      {"Cast", emitCast, true},
      {"Lgamma", emitLgamma},
      {"Digamma", emitDigamma},
  };
  return rules;
}
