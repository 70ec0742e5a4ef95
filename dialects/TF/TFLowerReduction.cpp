//===- TFLowerReduction.cpp - reductions to linalg ------------------------===//
// Part of Weir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// A reduction is one linalg.generic that accumulates in the compute type (f32
// for bf16 and f16), and where that is not the result's type, or for a mean,
// an elementwise one behind it. Softmax is four of these over its rows.
#include "dialects/TF/LoweringUtils.h"
#include "dialects/TF/ReductionUtils.h"
#include "dialects/TF/TFOpsMath.h"
#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Complex/IR/Complex.h"
#include "mlir/Dialect/Linalg/IR/Linalg.h"
#include "mlir/Dialect/Math/IR/Math.h"
#include "mlir/Dialect/SCF/IR/SCF.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"

using namespace mlir;
using namespace weir;
using namespace weir::tf;

// The neutral element of a reduction, of the accumulator's type.
static Value buildIdentity(OpBuilder &b, Location loc, StringRef kind,
                           Type accumulator, Type tfElement) {
  bool smallest = kind == "max", largest = kind == "min";
  if (auto type = dyn_cast<FloatType>(accumulator)) {
    if (smallest || largest) {
      return arith::ConstantOp::create(
          b, loc,
          b.getFloatAttr(type, APFloat::getInf(type.getFloatSemantics(),
                                               /*Negative=*/smallest)));
    }
    return createScalar(b, loc, type, kind == "prod" ? 1 : 0);
  }
  if (isa<ComplexType>(accumulator)) {
    return createScalar(b, loc, accumulator, kind == "prod" ? 1 : 0);
  }
  unsigned width = accumulator.getIntOrFloatBitWidth();
  bool isUnsigned = isUnsignedElement(tfElement);
  APInt value(width, kind == "prod" || kind == "all" ? 1 : 0);
  if (smallest) {
    value = isUnsigned ? APInt::getMinValue(width)
                       : APInt::getSignedMinValue(width);
  } else if (largest) {
    value = isUnsigned ? APInt::getMaxValue(width)
                       : APInt::getSignedMaxValue(width);
  }
  return arith::ConstantOp::create(b, loc,
                                   b.getIntegerAttr(accumulator, value));
}

static Value combine(ScalarEmitter &e, StringRef kind, Value x, Value y) {
  if (kind == "sum" || kind == "mean") {
    return e.add(x, y);
  }
  if (kind == "prod") {
    return e.mul(x, y);
  }
  if (kind == "max") {
    return e.max(x, y);
  }
  if (kind == "min") {
    return e.min(x, y);
  }
  return kind == "all" ? e.both(x, y) : e.either(x, y);
}

// Bool accumulates as the byte it is stored as.
static Type getAccumulatorType(Type tfElement) {
  return tfElement.isInteger(1) ? IntegerType::get(tfElement.getContext(), 8)
                                : getComputeType(tfElement);
}

static Value widen(OpBuilder &b, Location loc, Value element, Type type,
                   bool isUnsigned = false) {
  if (element.getType() == type) {
    return element;
  }
  if (isa<FloatType>(type)) {
    return arith::ExtFOp::create(b, loc, type, element);
  }
  return isUnsigned ? Value(arith::ExtUIOp::create(b, loc, type, element))
                    : Value(arith::ExtSIOp::create(b, loc, type, element));
}

Value tf::reduceInComputeType(LoweringContext &ctx, Operation *op, Value input,
                              Type tfElement, ArrayRef<SizeExpr> resultSizes,
                              StringRef kind, ArrayRef<int64_t> axes,
                              Type accumulator) {
  if (!accumulator) {
    accumulator = getAccumulatorType(tfElement);
  }
  Value init = ctx.createFilled(
      getTypeWithSizes(accumulator, resultSizes),
      buildIdentity(ctx.builder, ctx.loc, kind, accumulator, tfElement));
  return buildReduction(
      ctx, input, axes, init, [&](OpBuilder &b, Location loc, ValueRange args) {
        ScalarEmitter e(b, loc, op, tfElement, tfElement);
        return combine(e, kind, args[1],
                       widen(b, loc, args[0], accumulator, e.isUnsigned()));
      });
}

// How many elements each result of a reduction combines.
static Value buildCount(LoweringContext &ctx, Type inputType,
                        ArrayRef<int64_t> axes) {
  Sizes sizes = getTypeSizes(inputType);
  Value count = arith::ConstantIndexOp::create(ctx.builder, ctx.loc, 1);
  for (int64_t axis : axes) {
    Value size = ctx.getSizeValue(sizes[axis]);
    count = ctx.builder.createOrFold<arith::MulIOp>(ctx.loc, count, size);
  }
  return count;
}

// The count as a number to divide by; never the integer 0.
static Value convertCount(LoweringContext &ctx, Value count, Type type) {
  OpBuilder &b = ctx.builder;
  Value wide = arith::IndexCastOp::create(b, ctx.loc, b.getI64Type(), count);
  if (isa<FloatType>(type)) {
    return arith::SIToFPOp::create(b, ctx.loc, type, wide);
  }
  if (auto complexType = dyn_cast<ComplexType>(type)) {
    Type part = complexType.getElementType();
    Value real = arith::SIToFPOp::create(b, ctx.loc, part, wide);
    return complex::CreateOp::create(b, ctx.loc, type, real,
                                     createScalar(b, ctx.loc, part, 0));
  }
  Value narrow = wide;
  if (type.getIntOrFloatBitWidth() < 64) {
    narrow = arith::TruncIOp::create(b, ctx.loc, type, wide);
  }
  Value zero = createScalar(b, ctx.loc, type, 0);
  Value one = createScalar(b, ctx.loc, type, 1);
  Value isZero =
      arith::CmpIOp::create(b, ctx.loc, arith::CmpIPredicate::eq, narrow, zero);
  return arith::SelectOp::create(b, ctx.loc, isZero, one, narrow);
}

static Value divideByCount(OpBuilder &b, Location loc, Value x, Value count,
                           Type tfElement) {
  if (isa<FloatType>(x.getType())) {
    return arith::DivFOp::create(b, loc, x, count);
  }
  if (isa<ComplexType>(x.getType())) {
    return complex::DivOp::create(b, loc, x, count);
  }
  return isUnsignedElement(tfElement)
             ? Value(arith::DivUIOp::create(b, loc, x, count))
             : Value(arith::DivSIOp::create(b, loc, x, count));
}

FusionKind ReduceCoreOp::getFusionKind() { return FusionKind::Reduction; }

FailureOr<SmallVector<Value>> ReduceCoreOp::lower(LoweringContext &ctx,
                                                  ValueRange operands) {
  Type element = getElementTypeOrSelf(getInput());
  StringRef kind = getKind();
  bool sums = kind == "sum" || kind == "mean" || kind == "prod";
  if (!element.isIntOrFloat() && !(isa<ComplexType>(element) && sums)) {
    return emitError() << "a reduction of " << element
                       << " cannot be compiled: kernels know integers, floats "
                          "and bool";
  }
  bool mean = kind == "mean";
  bool narrow = element.isBF16() || element.isF16();
  // Means of integers sum in 64 bits.
  Type accumulator = mean && isa<IntegerType>(element)
                         ? Type(ctx.builder.getI64Type())
                         : getAccumulatorType(element);
  Value reduced = reduceInComputeType(ctx, *this, operands[0], element,
                                      getTypeSizes(getType()), kind, getAxes(),
                                      accumulator);
  if (!mean && !narrow) {
    return SmallVector<Value>{reduced};
  }
  Value count;
  if (mean) {
    count = convertCount(ctx, buildCount(ctx, getInput().getType(), getAxes()),
                         accumulator);
  }
  Value result = buildMap(
      ctx, getType(), reduced, {},
      [&](OpBuilder &b, Location loc, ValueRange args) {
        Value x =
            mean ? divideByCount(b, loc, args[0], count, element) : args[0];
        Type result = getComputeType(element);
        if (isa<IntegerType>(result) && x.getType() != result) {
          return arith::TruncIOp::create(b, loc, result, x).getResult();
        }
        return encodeElement(b, loc, x, element);
      });
  return SmallVector<Value>{result};
}

//===----------------------------------------------------------------------===//
// Positions
//===----------------------------------------------------------------------===//

FusionKind ArgReduceCoreOp::getFusionKind() { return FusionKind::Reduction; }

// The identity where nothing has won yet: TensorFlow starts from the lowest
// finite number at position 0.
static Value buildWorst(LoweringContext &ctx, Type type, Type tfElement,
                        bool max) {
  if (auto floatType = dyn_cast<FloatType>(type)) {
    return arith::ConstantOp::create(
        ctx.builder, ctx.loc,
        ctx.builder.getFloatAttr(
            floatType, APFloat::getLargest(floatType.getFloatSemantics(),
                                           /*Negative=*/max)));
  }
  return buildIdentity(ctx.builder, ctx.loc, max ? "max" : "min", type,
                       tfElement);
}

static void checkNotEmpty(ArgReduceCoreOp op, LoweringContext &ctx) {
  SizeExpr size = getTypeSizes(op.getInput().getType())[op.getAxis()];
  auto constant = dyn_cast<AffineConstantExpr>(size);
  if (constant && constant.getValue() > 0) {
    return;
  }
  Value zero = arith::ConstantIndexOp::create(ctx.builder, ctx.loc, 0);
  Value axis =
      arith::ConstantIndexOp::create(ctx.builder, ctx.loc, op.getAxis());
  Value bad =
      arith::CmpIOp::create(ctx.builder, ctx.loc, arith::CmpIPredicate::eq,
                            ctx.getSizeValue(size), zero);
  ctx.raiseIf(bad, "INVALID_ARGUMENT", "Reduction axis {0} is empty", zero,
              axis);
}

FailureOr<SmallVector<Value>> ArgReduceCoreOp::lower(LoweringContext &ctx,
                                                     ValueRange operands) {
  Type element = getElementTypeOrSelf(getInput());
  if (!element.isIntOrFloat()) {
    return emitError() << "an arg-reduction of " << element
                       << " cannot be compiled: kernels know integers, floats "
                          "and bool";
  }
  checkNotEmpty(*this, ctx);
  OpBuilder &builder = ctx.builder;
  Type accumulator = getAccumulatorType(element);
  RankedTensorType resultType = ctx.getLoweredType(getType());
  Type indexElement = resultType.getElementType();
  bool max = getKind() == "max";
  Sizes sizes = getTypeSizes(getType());
  Value best = ctx.createFilled(getTypeWithSizes(accumulator, sizes),
                                buildWorst(ctx, accumulator, element, max));
  Value position = ctx.createFilled(
      getType(), createScalar(builder, ctx.loc, indexElement, 0));
  int64_t rank = cast<RankedTensorType>(operands[0].getType()).getRank();
  SmallVector<utils::IteratorType> iterators(rank,
                                             utils::IteratorType::parallel);
  iterators[getAxis()] = utils::IteratorType::reduction;
  AffineMap identity = builder.getMultiDimIdentityMap(rank);
  AffineMap kept = identity.dropResult(getAxis());
  auto generic = linalg::GenericOp::create(
      builder, ctx.loc, TypeRange{best.getType(), position.getType()},
      operands[0], ValueRange{best, position},
      ArrayRef<AffineMap>{identity, kept, kept}, iterators,
      [&](OpBuilder &b, Location loc, ValueRange args) {
        ScalarEmitter e(b, loc, *this, element, element);
        Value x = widen(b, loc, args[0], accumulator);
        Value wins = max ? e.gt(x, args[1]) : e.lt(x, args[1]);
        Value index = linalg::IndexOp::create(b, loc, getAxis());
        index = arith::IndexCastOp::create(b, loc, indexElement, index);
        linalg::YieldOp::create(b, loc,
                                ValueRange{e.select(wins, x, args[1]),
                                           e.select(wins, index, args[2])});
      });
  return SmallVector<Value>{generic.getResult(1)};
}

//===----------------------------------------------------------------------===//
// Softmax
//===----------------------------------------------------------------------===//

FailureOr<SmallVector<Value>> tf::lowerSoftmax(Operation *op,
                                               LoweringContext &ctx,
                                               Value input, bool logarithm) {
  Type type = op->getResult(0).getType();
  Type element = getElementTypeOrSelf(type);
  if (!isa<FloatType>(element)) {
    return op->emitError() << op->getName() << " of " << element
                           << " cannot be compiled";
  }
  Sizes sizes = getTypeSizes(type);
  int64_t axis = sizes.size() - 1;
  Sizes rowSizes(ArrayRef(sizes).drop_back());
  Type compute = getComputeType(element);
  Type wideType = getTypeWithSizes(compute, sizes);
  AffineMap identity = ctx.builder.getMultiDimIdentityMap(sizes.size());
  AffineMap row = identity.dropResult(axis);

  Value max =
      reduceInComputeType(ctx, op, input, element, rowSizes, "max", axis);
  auto subtractMax = [&](OpBuilder &b, Location loc, ValueRange args) -> Value {
    return arith::SubFOp::create(b, loc, widen(b, loc, args[0], compute),
                                 args[1]);
  };
  Value power =
      buildMap(ctx, wideType, {input, max}, {identity, row},
               [&](OpBuilder &b, Location loc, ValueRange args) -> Value {
                 return math::ExpOp::create(b, loc, subtractMax(b, loc, args));
               });
  Value sum =
      reduceInComputeType(ctx, op, power, compute, rowSizes, "sum", axis);
  auto finish = [&](OpBuilder &b, Location loc, ValueRange args) -> Value {
    Value result;
    if (logarithm) {
      Value log = math::LogOp::create(b, loc, args[2]);
      result = arith::SubFOp::create(b, loc, subtractMax(b, loc, args), log);
    } else {
      result = arith::DivFOp::create(b, loc, args[0], args[1]);
    }
    return encodeElement(b, loc, result, element);
  };
  Value result =
      logarithm
          ? buildMap(ctx, type, {input, max, sum}, {identity, row, row}, finish)
          : buildMap(ctx, type, {power, sum}, {identity, row}, finish);
  return SmallVector<Value>{result};
}

//===----------------------------------------------------------------------===//
// Scans
//===----------------------------------------------------------------------===//

FusionKind ScanCoreOp::getFusionKind() { return FusionKind::Opaque; }

// log(exp(x) + exp(y)) without overflow; -inf is neutral.
static Value addLogarithms(ScalarEmitter &e, Value x, Value y) {
  Value high = e.max(x, y), low = e.min(x, y);
  Value infinite = e.eq(low, e.num(-std::numeric_limits<double>::infinity()));
  Value sum = e.add(high, e.make<math::Log1pOp>(e.exp(e.sub(low, high))));
  return e.select(
      e.either(infinite, e.eq(low, high)),
      e.select(infinite, high, e.add(high, e.num(0.6931471805599453))), sum);
}

static Value buildScanIdentity(LoweringContext &ctx, StringRef kind,
                               Type accumulator, Type element) {
  bool logs = kind == "logsumexp";
  return buildIdentity(ctx.builder, ctx.loc, logs ? "max" : kind, accumulator,
                       element);
}

FailureOr<SmallVector<Value>> ScanCoreOp::lower(LoweringContext &ctx,
                                                ValueRange operands) {
  Type element = getElementTypeOrSelf(getInput());
  if (!element.isIntOrFloat() && !isa<ComplexType>(element)) {
    return emitError() << "a scan of " << element
                       << " cannot be compiled: kernels know integers, floats";
  }
  OpBuilder &builder = ctx.builder;
  Location loc = ctx.loc;
  Type accumulator = getAccumulatorType(element);
  int64_t axis = getAxis();
  Sizes sizes = getTypeSizes(getType());
  // Slices of nothing do not verify.
  if (llvm::is_contained(sizes, getAffineConstantExpr(0, getContext()))) {
    return SmallVector<Value>{ctx.createEmpty(getType())};
  }
  Sizes sliceSizes = sizes;
  sliceSizes[axis] = getAffineConstantExpr(1, getContext());
  Type sliceType = getTypeWithSizes(element, sliceSizes);
  Type wideType = getTypeWithSizes(accumulator, sliceSizes);
  Value running = ctx.createFilled(
      wideType, buildScanIdentity(ctx, getKind(), accumulator, element));
  Value zero = arith::ConstantIndexOp::create(builder, loc, 0);
  Value one = arith::ConstantIndexOp::create(builder, loc, 1);
  Value size = ctx.getSizeValue(sizes[axis]);
  SmallVector<OpFoldResult> offsets(sizes.size(), builder.getIndexAttr(0));
  SmallVector<OpFoldResult> strides(sizes.size(), builder.getIndexAttr(1));
  SmallVector<OpFoldResult> extents = ctx.getSizes(sliceType);

  auto loop =
      scf::ForOp::create(builder, loc, zero, size, one,
                         ValueRange{ctx.createEmpty(getType()), running});
  OpBuilder::InsertionGuard guard(builder);
  builder.setInsertionPointToStart(loop.getBody());
  Value step = loop.getInductionVar();
  if (getReverse()) {
    Value last = arith::SubIOp::create(builder, loc, size, one);
    step = arith::SubIOp::create(builder, loc, last, step);
  }
  offsets[axis] = step;
  Value slice = tensor::ExtractSliceOp::create(
      builder, loc, ctx.getLoweredType(sliceType), operands[0], offsets,
      extents, strides);
  Value before = loop.getRegionIterArg(1);
  Value after = buildMap(ctx, wideType, {slice, before}, {},
                         [&](OpBuilder &b, Location loc, ValueRange args) {
                           ScalarEmitter e(b, loc, *this, element, element);
                           Value x = widen(b, loc, args[0], accumulator);
                           return getKind() == "logsumexp"
                                      ? addLogarithms(e, args[1], x)
                                      : combine(e, getKind(), args[1], x);
                         });
  Value written = buildMap(ctx, sliceType, getExclusive() ? before : after, {},
                           [&](OpBuilder &b, Location loc, ValueRange args) {
                             return encodeElement(b, loc, args[0], element);
                           });
  Value out = tensor::InsertSliceOp::create(builder, loc, written,
                                            loop.getRegionIterArg(0), offsets,
                                            extents, strides);
  scf::YieldOp::create(builder, loc, ValueRange{out, after});
  return SmallVector<Value>{loop.getResult(0)};
}
