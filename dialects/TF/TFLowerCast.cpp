//===- TFLowerCast.cpp - scalar rules of Cast and special functions -------===//
// Part of Weir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Casts between every pair of numeric types. A float that an integer type
// cannot hold (NaN included) gives what x86's conversions give: the smallest
// 32 or 64-bit integer, cut to the type's width.
#include "dialects/TF/LoweringUtils.h"
#include "mlir/Dialect/Arith/IR/Arith.h"
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

// To uint64, as compilers do with signed conversions: from 2^63 on, the
// number less 2^63, with the top bit flipped.
static Value convertToU64(ScalarEmitter &e, Value x) {
  Value bound = e.num(0x1p63, x.getType());
  Value low = convertLikeX86(e, x, 64);
  Value high = convertLikeX86(e, e.sub(x, bound), 64);
  high = e.make<arith::XOrIOp>(high, e.integer(INT64_MIN, e.b.getI64Type()));
  return e.select(e.lt(x, bound), low, high);
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
  return converted.getType() == type
             ? converted
             : e.make<arith::TruncIOp>(type, converted);
}

static Value toFloat(ScalarEmitter &e, Value x) {
  auto type = cast<FloatType>(getComputeType(e.resultElement));
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

static Value emitCast(ScalarEmitter &e) {
  Value x = e[0];
  Type result = e.resultElement;
  if (result.isInteger(1)) {
    return e.element.isInteger(1) ? x : e.ne(x, e.num(0));
  }
  if (isa<FloatType>(result)) {
    Value cast = toFloat(e, x);
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

ArrayRef<NamedScalarRule> tf::getSpecialRules() {
  static const NamedScalarRule rules[] = {
      {"Cast", emitCast},
  };
  return rules;
}
