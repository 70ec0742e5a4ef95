//===- GatherLowering.cpp - reads and writes at computed indices ----------===//
// Part of Weir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Indices are checked before anything is read or written: one reduction over
// them finds the first bad one, in row-major order, and its value. Scattering
// is a loop nest in row-major order, because later rows win over earlier ones
// and float sums must not depend on how work is cut.
#include "dialects/TF/ArrayUtils.h"
#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Complex/IR/Complex.h"
#include "mlir/Dialect/Linalg/IR/Linalg.h"
#include "mlir/Dialect/SCF/IR/SCF.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"

using namespace mlir;
using namespace weir;
using namespace weir::tf;

using Lowered = FailureOr<SmallVector<Value>>;

//===----------------------------------------------------------------------===//
// Checks
//===----------------------------------------------------------------------===//

namespace {
/// The first bad index: its place (INT64_MAX: none), value and limit.
struct BadIndex {
  Value place;
  Value value;
  Value limit;
};
} // namespace

static Value createScalarTensor(LoweringContext &ctx, int64_t value) {
  OpBuilder &b = ctx.builder;
  Value scalar =
      arith::ConstantOp::create(b, ctx.loc, b.getI64IntegerAttr(value));
  Value empty =
      tensor::EmptyOp::create(b, ctx.loc, ArrayRef<int64_t>{}, b.getI64Type());
  return linalg::FillOp::create(b, ctx.loc, scalar, empty).getResult(0);
}

static Value toI64(OpBuilder &b, Location loc, Value value) {
  if (value.getType().isIndex()) {
    return arith::IndexCastOp::create(b, loc, b.getI64Type(), value);
  }
  if (value.getType().isInteger(64)) {
    return value;
  }
  return arith::ExtSIOp::create(b, loc, b.getI64Type(), value);
}

// The limit that holds for coordinate `which`: one of `limits`.
static Value pickLimit(OpBuilder &b, Location loc, ArrayRef<Value> limits,
                       Value which) {
  Value limit = limits.back();
  for (int64_t i = int64_t(limits.size()) - 2; i >= 0; --i) {
    Value at = arith::ConstantIndexOp::create(b, loc, i);
    Value here =
        arith::CmpIOp::create(b, loc, arith::CmpIPredicate::eq, which, at);
    limit = arith::SelectOp::create(b, loc, here, limits[i], limit);
  }
  return limit;
}

// Reduces over all of `indices`, whose last dimension selects among `limits`
// where there are several.
static BadIndex findBadIndex(LoweringContext &ctx, Value indices, Type written,
                             ArrayRef<Value> limits, bool skipNegative) {
  OpBuilder &b = ctx.builder;
  auto type = cast<RankedTensorType>(indices.getType());
  int64_t rank = type.getRank();
  SmallVector<Value> sizes;
  for (SizeExpr size : getTypeSizes(written)) {
    sizes.push_back(ctx.getSizeValue(size));
  }
  Value none = createScalarTensor(ctx, INT64_MAX);
  SmallVector<Value> inits{none, createScalarTensor(ctx, 0),
                           createScalarTensor(ctx, 0)};
  AffineMap scalar = AffineMap::get(rank, 0, b.getContext());
  SmallVector<AffineMap> maps{b.getMultiDimIdentityMap(rank), scalar, scalar,
                              scalar};
  SmallVector<utils::IteratorType> iterators(rank,
                                             utils::IteratorType::reduction);
  auto generic = linalg::GenericOp::create(
      b, ctx.loc, TypeRange(ValueRange(inits)), indices, inits, maps, iterators,
      [&](OpBuilder &n, Location loc, ValueRange args) {
        Value place = arith::ConstantIndexOp::create(n, loc, 0);
        Value last = place;
        for (int64_t i = 0; i < rank; ++i) {
          last = linalg::IndexOp::create(n, loc, i);
          place = arith::MulIOp::create(n, loc, place, sizes[i]);
          place = arith::AddIOp::create(n, loc, place, last);
        }
        Value at = toI64(n, loc, place);
        Value value = toI64(n, loc, args[0]);
        Value limit = pickLimit(n, loc, limits, last);
        Value bad =
            arith::CmpIOp::create(n, loc,
                                  skipNegative ? arith::CmpIPredicate::sge
                                               : arith::CmpIPredicate::uge,
                                  value, limit);
        Value before = arith::CmpIOp::create(n, loc, arith::CmpIPredicate::slt,
                                             at, args[1]);
        Value take = arith::AndIOp::create(n, loc, bad, before);
        SmallVector<Value> found{at, value, limit};
        SmallVector<Value> results;
        for (auto [now, old] : llvm::zip_equal(found, args.drop_front())) {
          results.push_back(arith::SelectOp::create(n, loc, take, now, old));
        }
        linalg::YieldOp::create(n, loc, results);
      });
  auto read = [&](unsigned i) -> Value {
    return tensor::ExtractOp::create(b, ctx.loc, generic.getResult(i));
  };
  return {read(0), read(1), read(2)};
}

static void raiseBadIndex(LoweringContext &ctx, const BadIndex &bad,
                          StringRef format) {
  OpBuilder &b = ctx.builder;
  Value none =
      arith::ConstantOp::create(b, ctx.loc, b.getI64IntegerAttr(INT64_MAX));
  Value found = arith::CmpIOp::create(b, ctx.loc, arith::CmpIPredicate::ne,
                                      bad.place, none);
  Value index =
      arith::IndexCastOp::create(b, ctx.loc, b.getIndexType(), bad.place);
  ctx.raiseIf(found, "INVALID_ARGUMENT", format, index,
              {bad.place, bad.value, bad.limit});
}

// `written` is the type of `indices` before lowering: it knows its sizes.
static void checkIndices(LoweringContext &ctx, Value indices, Type written,
                         ArrayRef<SizeExpr> limits, StringRef format,
                         bool skipNegative = false) {
  OpBuilder &b = ctx.builder;
  SmallVector<Value> values;
  for (SizeExpr limit : limits) {
    values.push_back(toI64(b, ctx.loc, ctx.getSizeValue(limit)));
  }
  if (values.empty()) {
    return;
  }
  raiseBadIndex(ctx, findBadIndex(ctx, indices, written, values, skipNegative),
                format);
}

static constexpr StringRef badIndexFormat =
    "indices[{0}] = {1} is not in [0, {2})";

//===----------------------------------------------------------------------===//
// Gather
//===----------------------------------------------------------------------===//

FusionKind GatherCoreOp::getFusionKind() { return FusionKind::Opaque; }

static Value toIndex(OpBuilder &b, Location loc, Value value) {
  return arith::IndexCastOp::create(b, loc, b.getIndexType(), value);
}

Lowered GatherCoreOp::lower(LoweringContext &ctx, ValueRange operands) {
  OpBuilder &b = ctx.builder;
  int64_t axis = getAxis();
  int64_t batch = getBatchDims();
  Value params = operands[0], indices = operands[1];
  checkIndices(ctx, indices, getIndices().getType(),
               getTypeSizes(getParams().getType())[axis], badIndexFormat);
  int64_t picked = cast<RankedTensorType>(indices.getType()).getRank() - batch;
  Value empty = ctx.createEmpty(getOutput().getType());
  int64_t rank = cast<RankedTensorType>(empty.getType()).getRank();
  SmallVector<AffineExpr> from;
  for (int64_t i = 0; i < batch; ++i) {
    from.push_back(b.getAffineDimExpr(i));
  }
  for (int64_t i = 0; i < picked; ++i) {
    from.push_back(b.getAffineDimExpr(axis + i));
  }
  SmallVector<AffineMap> maps{AffineMap::get(rank, 0, from, b.getContext()),
                              b.getMultiDimIdentityMap(rank)};
  SmallVector<utils::IteratorType> iterators(rank,
                                             utils::IteratorType::parallel);
  auto generic = linalg::GenericOp::create(
      b, ctx.loc, empty.getType(), indices, empty, maps, iterators,
      [&](OpBuilder &n, Location loc, ValueRange args) {
        SmallVector<Value> at;
        for (int64_t i = 0; i < axis; ++i) {
          at.push_back(linalg::IndexOp::create(n, loc, i));
        }
        at.push_back(toIndex(n, loc, args[0]));
        for (int64_t i = axis + picked; i < rank; ++i) {
          at.push_back(linalg::IndexOp::create(n, loc, i));
        }
        Value element = tensor::ExtractOp::create(n, loc, params, at);
        linalg::YieldOp::create(n, loc, element);
      });
  return SmallVector<Value>{generic.getResult(0)};
}

FusionKind GatherNdCoreOp::getFusionKind() { return FusionKind::Opaque; }

// The number of coordinates in each row of `indices`.
static int64_t getCoordinateCount(Value indices) {
  return cast<RankedTensorType>(indices.getType()).getShape().back();
}

static SmallVector<Value> readCoordinates(OpBuilder &b, Location loc,
                                          Value indices, ValueRange row) {
  SmallVector<Value> result;
  for (int64_t i = 0, count = getCoordinateCount(indices); i < count; ++i) {
    SmallVector<Value> at(row);
    at.push_back(arith::ConstantIndexOp::create(b, loc, i));
    result.push_back(
        toIndex(b, loc, tensor::ExtractOp::create(b, loc, indices, at)));
  }
  return result;
}

Lowered GatherNdCoreOp::lower(LoweringContext &ctx, ValueRange operands) {
  Value params = operands[0], indices = operands[1];
  int64_t count = getCoordinateCount(indices);
  Sizes limits = getTypeSizes(getParams().getType());
  limits.resize(count);
  checkIndices(ctx, indices, getIndices().getType(), limits, badIndexFormat);
  size_t rows = cast<RankedTensorType>(indices.getType()).getRank() - 1;
  return SmallVector<Value>{createIndexed(
      ctx, getOutput().getType(),
      [&](OpBuilder &b, Location loc, ValueRange position) -> Value {
        SmallVector<Value> at =
            readCoordinates(b, loc, indices, position.take_front(rows));
        llvm::append_range(at, position.drop_front(rows));
        return tensor::ExtractOp::create(b, loc, params, at);
      })};
}

//===----------------------------------------------------------------------===//
// ReverseSequence
//===----------------------------------------------------------------------===//

FusionKind ReverseSequenceCoreOp::getFusionKind() { return FusionKind::Opaque; }

Lowered ReverseSequenceCoreOp::lower(LoweringContext &ctx,
                                     ValueRange operands) {
  Value input = operands[0], lengths = operands[1];
  int64_t along = getSeqDim(), batch = getBatchDim();
  checkIndices(ctx, lengths, getLengths().getType(),
               getTypeSizes(getInput().getType())[along] + 1,
               "seq_lens({0}) = {1} is not in [0, {2})");
  return SmallVector<Value>{createIndexed(
      ctx, getOutput().getType(),
      [&](OpBuilder &b, Location loc, ValueRange position) -> Value {
        Value length = toIndex(
            b, loc,
            tensor::ExtractOp::create(b, loc, lengths, position[batch]));
        Value unit = arith::ConstantIndexOp::create(b, loc, 1);
        Value last = arith::SubIOp::create(b, loc, length, unit);
        Value mirrored = arith::SubIOp::create(b, loc, last, position[along]);
        Value inside = arith::CmpIOp::create(b, loc, arith::CmpIPredicate::slt,
                                             position[along], length);
        SmallVector<Value> at(position);
        at[along] =
            arith::SelectOp::create(b, loc, inside, mirrored, position[along]);
        return tensor::ExtractOp::create(b, loc, input, at);
      })};
}

//===----------------------------------------------------------------------===//
// Scatter
//===----------------------------------------------------------------------===//

FusionKind ScatterNdCoreOp::getFusionKind() { return FusionKind::Opaque; }

static Value combineSum(OpBuilder &b, Location loc, bool add, Type written,
                        Value old, Value now) {
  Type type = old.getType();
  if (written.isInteger(1)) {
    return arith::OrIOp::create(b, loc, old, now);
  }
  if (isa<ComplexType>(type)) {
    return add ? complex::AddOp::create(b, loc, old, now).getResult()
               : complex::SubOp::create(b, loc, old, now).getResult();
  }
  if (isa<FloatType>(type)) {
    return add ? arith::AddFOp::create(b, loc, old, now).getResult()
               : arith::SubFOp::create(b, loc, old, now).getResult();
  }
  return add ? arith::AddIOp::create(b, loc, old, now).getResult()
             : arith::SubIOp::create(b, loc, old, now).getResult();
}

static Value combineExtremum(OpBuilder &b, Location loc, bool max,
                             bool isUnsigned, Value old, Value now) {
  if (isa<FloatType>(old.getType())) {
    return max ? arith::MaximumFOp::create(b, loc, old, now).getResult()
               : arith::MinimumFOp::create(b, loc, old, now).getResult();
  }
  if (isUnsigned) {
    return max ? arith::MaxUIOp::create(b, loc, old, now).getResult()
               : arith::MinUIOp::create(b, loc, old, now).getResult();
  }
  return max ? arith::MaxSIOp::create(b, loc, old, now).getResult()
             : arith::MinSIOp::create(b, loc, old, now).getResult();
}

static Value combine(OpBuilder &b, Location loc, StringRef how, Type written,
                     Value old, Value now) {
  if (how == "set") {
    return now;
  }
  if (how == "add" || how == "sub") {
    return combineSum(b, loc, how == "add", written, old, now);
  }
  if (how == "max" || how == "min") {
    return combineExtremum(b, loc, how == "max", written.isUnsignedInteger(),
                           old, now);
  }
  if (isa<ComplexType>(old.getType())) {
    return complex::MulOp::create(b, loc, old, now);
  }
  if (isa<FloatType>(old.getType())) {
    return arith::MulFOp::create(b, loc, old, now);
  }
  return arith::MulIOp::create(b, loc, old, now);
}

static Value isAnyNegative(OpBuilder &b, Location loc, ValueRange at) {
  Value zero = arith::ConstantIndexOp::create(b, loc, 0);
  Value any = arith::ConstantOp::create(b, loc, b.getBoolAttr(false));
  for (Value coordinate : at) {
    Value below = arith::CmpIOp::create(b, loc, arith::CmpIPredicate::slt,
                                        coordinate, zero);
    any = arith::OrIOp::create(b, loc, any, below);
  }
  return any;
}

// Fails where a row's first coordinate is less than the row's before it.
static void checkSorted(LoweringContext &ctx, Value indices, Type written) {
  OpBuilder &b = ctx.builder;
  SizeExpr rows = getTypeSizes(written)[0];
  Type type = getTypeWithSizes(b.getI64Type(), {rows});
  Value places = createIndexed(
      ctx, type, [&](OpBuilder &n, Location loc, ValueRange at) -> Value {
        Value zero = arith::ConstantIndexOp::create(n, loc, 0);
        Value unit = arith::ConstantIndexOp::create(n, loc, 1);
        Value before = arith::SubIOp::create(n, loc, at[0], unit);
        before = arith::MaxSIOp::create(n, loc, before, zero);
        Value now =
            tensor::ExtractOp::create(n, loc, indices, ValueRange{at[0], zero});
        Value old = tensor::ExtractOp::create(n, loc, indices,
                                              ValueRange{before, zero});
        Value less =
            arith::CmpIOp::create(n, loc, arith::CmpIPredicate::slt, now, old);
        return arith::ExtUIOp::create(n, loc, n.getI64Type(), less);
      });
  Value limit = arith::ConstantOp::create(b, ctx.loc, b.getI64IntegerAttr(1));
  BadIndex bad = findBadIndex(ctx, places, type, limit, false);
  raiseBadIndex(ctx, bad, "segment ids are not increasing");
}

Lowered ScatterNdCoreOp::lower(LoweringContext &ctx, ValueRange operands) {
  OpBuilder &b = ctx.builder;
  Value init = operands[0], indices = operands[1], updates = operands[2];
  int64_t count = getCoordinateCount(indices);
  Sizes limits = getTypeSizes(getOutput().getType());
  limits.resize(count);
  checkIndices(ctx, indices, getIndices().getType(), limits, badIndexFormat,
               getSkipNegative());
  size_t rows = cast<RankedTensorType>(indices.getType()).getRank() - 1;
  Type written = getElementType(getOutput());

  if (getSorted()) {
    checkSorted(ctx, indices, getIndices().getType());
  }
  Value empty = ctx.createEmpty(getOutput().getType());
  Value start = linalg::CopyOp::create(b, ctx.loc, init, empty).getResult(0);
  Sizes sizes = getTypeSizes(getUpdates().getType());
  SmallVector<OpFoldResult> rest;
  for (SizeExpr size : ArrayRef(sizes).drop_front(rows)) {
    rest.push_back(ctx.getSize(size));
  }
  auto update = [&](OpBuilder &n, Location loc, ValueRange row, ValueRange at,
                    Value into) {
    Value slice = takeSlice(n, loc, updates, row, rest);
    return updateSlice(
        n, loc, into, at, rest, slice,
        [&](OpBuilder &m, Location where, Value old, ValueRange now) {
          return combine(m, where, getCombine(), written, old, now[0]);
        });
  };
  sizes.resize(rows);
  return SmallVector<Value>{buildPositionLoop(
      ctx, sizes, start,
      [&](OpBuilder &n, Location loc, ValueRange row, Value into) -> Value {
        SmallVector<Value> at = readCoordinates(n, loc, indices, row);
        if (!getSkipNegative()) {
          return update(n, loc, row, at, into);
        }
        auto branch = scf::IfOp::create(
            n, loc, isAnyNegative(n, loc, at),
            [&](OpBuilder &inner, Location) {
              scf::YieldOp::create(inner, loc, into);
            },
            [&](OpBuilder &inner, Location) {
              scf::YieldOp::create(inner, loc,
                                   update(inner, loc, row, at, into));
            });
        return branch.getResult(0);
      })};
}
