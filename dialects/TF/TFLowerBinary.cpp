//===- TFLowerBinary.cpp - scalar rules of binary and wider ops -----------===//
// Part of Weir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Integer division is undefined at 0 and at (smallest, -1) in the dialects
// below: both are guarded here. (That a divisor of 0 fails the run is a check
// of its own, which comes first.)
#include "dialects/TF/LoweringUtils.h"
#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Complex/IR/Complex.h"
#include "mlir/Dialect/Math/IR/Math.h"

using namespace mlir;
using namespace weir;
using namespace weir::tf;

using E = ScalarEmitter &;

//===----------------------------------------------------------------------===//
// Division
//===----------------------------------------------------------------------===//

namespace {
// Quotient (towards zero) and remainder, safe for every pair of operands.
struct Division {
  Value quotient, remainder;
};
} // namespace

static Division divideIntegers(E e) {
  Value x = e[0], y = e[1], zero = e.num(0), one = e.num(1);
  if (e.isUnsigned()) {
    Value safe = e.select(e.eq(y, zero), one, y);
    return {e.make<arith::DivUIOp>(x, safe), e.make<arith::RemUIOp>(x, safe)};
  }
  Value minusOne = e.eq(y, e.num(-1));
  Value safe = e.select(e.either(e.eq(y, zero), minusOne), one, y);
  return {e.select(minusOne, e.neg(x), e.make<arith::DivSIOp>(x, safe)),
          e.select(minusOne, zero, e.make<arith::RemSIOp>(x, safe))};
}

static Value emitDiv(E e) {
  return e.isFloat() || e.isComplex() ? e.div(e[0], e[1])
                                      : divideIntegers(e).quotient;
}
static Value emitRealDiv(E e) {
  return e.isFloat() || e.isComplex() ? e.div(e[0], e[1]) : Value();
}
static Value emitTruncateDiv(E e) {
  return e.isFloat() ? e.make<math::TruncOp>(e.round(e.div(e[0], e[1])))
                     : divideIntegers(e).quotient;
}
static Value emitMod(E e) {
  return e.isFloat() ? e.make<arith::RemFOp>(e[0], e[1])
                     : divideIntegers(e).remainder;
}

// Whether the exact quotient lies below the truncated one.
static Value needsFloor(E e, Value remainder) {
  Value zero = e.num(0);
  Value differs =
      e.make<arith::XOrIOp>(e.lt(remainder, zero), e.lt(e[1], zero));
  return e.both(e.ne(remainder, zero), differs);
}
static Value emitFloorDiv(E e) {
  if (e.isFloat()) {
    return e.make<math::FloorOp>(e.round(e.div(e[0], e[1])));
  }
  Division division = divideIntegers(e);
  if (e.isUnsigned()) {
    return division.quotient;
  }
  return e.select(needsFloor(e, division.remainder),
                  e.sub(division.quotient, e.num(1)), division.quotient);
}
static Value emitFloorMod(E e) {
  Value remainder = emitMod(e);
  if (!e.isFloat() && e.isUnsigned()) {
    return remainder;
  }
  return e.select(needsFloor(e, remainder), e.add(remainder, e[1]), remainder);
}

//===----------------------------------------------------------------------===//
// Powers, steps, shifts
//===----------------------------------------------------------------------===//

// Integers: by repeated squaring over the exponent's bits, wrapping; without
// a loop, so that it vectorizes.
static Value emitPow(E e) {
  if (e.isComplex()) {
    // log(0) has no place in these two.
    Value zero = e.num(0), one = e.num(1);
    Value power = e.make<complex::PowOp>(e[0], e[1]);
    power = e.select(e.eq(e[0], zero), zero, power);
    return e.select(e.eq(e[1], zero), one, power);
  }
  if (e.isFloat()) {
    return e.make<math::PowFOp>(e[0], e[1]);
  }
  Value zero = e.num(0);
  Value power = e.num(1), square = e[0];
  unsigned bits = e.type().getIntOrFloatBitWidth() - 1;
  for (unsigned bit = 0; bit < bits; ++bit) {
    Value mask = e.integer(int64_t(1) << bit, e.type());
    Value set = e.ne(e.both(e[1], mask), zero);
    power = e.select(set, e.mul(power, square), power);
    square = e.mul(square, square);
  }
  return power;
}

// The neighbour of x1 towards x2: floats of one sign are ordered like their
// bits.
static Value emitNextAfter(E e) {
  if (!e.isFloat()) {
    return {};
  }
  Value x = e[0], y = e[1];
  Type bits = e.b.getIntegerType(e.type().getIntOrFloatBitWidth());
  Value raw = e.make<arith::BitcastOp>(bits, x);
  Value one = e.num(1, bits), zero = e.num(0);
  Value away = e.make<arith::XOrIOp>(e.lt(x, y), e.lt(x, zero));
  Value step = e.select(away, e.add(raw, one), e.sub(raw, one));
  Value moved = e.make<arith::BitcastOp>(e.type(), step);
  Value tiny = e.make<arith::BitcastOp>(e.type(), one);
  Value fromZero = e.make<math::CopySignOp>(tiny, y);
  moved = e.select(e.eq(x, zero), fromZero, moved);
  Value same = e.select(e.eq(x, y), y, moved);
  Value nan = e.either(e.isNan(x), e.isNan(y));
  return e.select(nan, e.add(x, y), same);
}

static Value clampShift(E e) {
  double last = e.type().getIntOrFloatBitWidth() - 1;
  return e.min(e.max(e[1], e.num(0)), e.num(last));
}
static Value emitLeftShift(E e) {
  return e.make<arith::ShLIOp>(e[0], clampShift(e));
}
static Value emitRightShift(E e) {
  Value amount = clampShift(e);
  return e.isUnsigned() ? e.make<arith::ShRUIOp>(e[0], amount)
                        : e.make<arith::ShRSIOp>(e[0], amount);
}

//===----------------------------------------------------------------------===//
// The others
//===----------------------------------------------------------------------===//

static Value zeroWhere(E e, Value condition, Value otherwise) {
  return e.select(condition, e.num(0), otherwise);
}
static Value emitSquaredDifference(E e) {
  Value difference = e.sub(e[0], e[1]);
  return e.mul(e.conj(difference), difference);
}
static Value emitXlogy(E e) {
  return zeroWhere(e, e.eq(e[0], e.num(0)), e.mul(e[0], e.log(e[1])));
}
static Value emitXlog1py(E e) {
  Value log = e.isComplex() ? e.make<complex::Log1pOp>(e[1])
                            : e.make<math::Log1pOp>(e[1]);
  return zeroWhere(e, e.eq(e[0], e.num(0)), e.mul(e[0], log));
}
static Value emitApproximateEqual(E e) {
  double tolerance =
      e.op->getAttrOfType<FloatAttr>("tolerance").getValueAsDouble();
  Value difference = e.abs(e.sub(e[0], e[1]));
  return e.lt(difference, e.num(tolerance));
}
static Value emitClipByValue(E e) { return e.max(e.min(e[0], e[2]), e[1]); }
static Value emitSum(E e) {
  Value sum = e[0];
  for (Value next : ArrayRef(e.args).drop_front()) {
    sum = e.add(sum, next);
  }
  return sum;
}
static Value emitSelect(E e) { return e.select(e[0], e[1], e[2]); }

ArrayRef<NamedScalarRule> tf::getBinaryRules() {
  static const NamedScalarRule rules[] = {
      {"Add", [](E e) { return e.add(e[0], e[1]); }, true},
      {"AddV2", [](E e) { return e.add(e[0], e[1]); }, true},
      {"Sub", [](E e) { return e.sub(e[0], e[1]); }, true},
      {"Mul", [](E e) { return e.mul(e[0], e[1]); }, true},
      {"Div", emitDiv, true},
      {"RealDiv", emitRealDiv, true},
      {"FloorDiv", emitFloorDiv},
      {"TruncateDiv", emitTruncateDiv},
      {"FloorMod", emitFloorMod},
      {"Mod", emitMod},
      {"TruncateMod", emitMod},
      {"Pow", emitPow, true},
      {"Maximum", [](E e) { return e.max(e[0], e[1]); }},
      {"Minimum", [](E e) { return e.min(e[0], e[1]); }},
      {"SquaredDifference", emitSquaredDifference, true},
      {"MulNoNan",
       [](E e) {
         return zeroWhere(e, e.eq(e[1], e.num(0)), e.mul(e[0], e[1]));
       },
       true},
      {"DivNoNan",
       [](E e) {
         return zeroWhere(e, e.eq(e[1], e.num(0)), e.div(e[0], e[1]));
       },
       true},
      {"Xdivy",
       [](E e) {
         return zeroWhere(e, e.eq(e[0], e.num(0)), e.div(e[0], e[1]));
       },
       true},
      {"Xlogy", emitXlogy, true},
      {"Xlog1py", emitXlog1py, true},
      {"Atan2", [](E e) { return e.make<math::Atan2Op>(e[0], e[1]); }},
      {"NextAfter", emitNextAfter},
      {"Equal", [](E e) { return e.eq(e[0], e[1]); }, true},
      {"NotEqual", [](E e) { return e.ne(e[0], e[1]); }, true},
      {"Less", [](E e) { return e.lt(e[0], e[1]); }},
      {"LessEqual", [](E e) { return e.le(e[0], e[1]); }},
      {"Greater", [](E e) { return e.gt(e[0], e[1]); }},
      {"GreaterEqual", [](E e) { return e.ge(e[0], e[1]); }},
      {"ApproximateEqual", emitApproximateEqual},
      {"LogicalAnd", [](E e) { return e.both(e[0], e[1]); }},
      {"LogicalOr", [](E e) { return e.either(e[0], e[1]); }},
      {"BitwiseAnd", [](E e) { return e.both(e[0], e[1]); }},
      {"BitwiseOr", [](E e) { return e.either(e[0], e[1]); }},
      {"BitwiseXor", [](E e) { return e.make<arith::XOrIOp>(e[0], e[1]); }},
      {"LeftShift", emitLeftShift},
      {"RightShift", emitRightShift},
      {"Select", emitSelect, true},
      {"SelectV2", emitSelect, true},
      {"ClipByValue", emitClipByValue},
      {"AddN", emitSum, true},
      {"AccumulateNV2", emitSum, true},
  };
  return rules;
}
