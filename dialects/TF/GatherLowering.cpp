//===- GatherLowering.cpp - reads and writes at computed indices ----------===//
// Part of Weir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Indices are checked before anything is read or written (IndexChecks.h).
// Scattering
// is a loop nest in row-major order, because later rows win over earlier ones
// and float sums must not depend on how work is cut.
#include "dialects/TF/IndexChecks.h"
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
  IndexCheck check;
  check.indices = indices;
  check.written = getIndices().getType();
  check.limits = {getTypeSizes(getParams().getType())[axis]};
  check.text = getText();
  checkIndices(ctx, check);
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
  IndexCheck check;
  check.indices = indices;
  check.written = getIndices().getType();
  check.rows = true;
  check.shape = getTypeSizes(getParams().getType());
  check.limits = check.shape;
  check.limits.resize(getCoordinateCount(indices));
  check.text = gatherNdText;
  checkIndices(ctx, check);
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

/// None is negative, none more than `size`, that of dimension `along`.
static void checkLengths(LoweringContext &ctx, Value lengths, Type written,
                         SizeExpr size, int64_t along) {
  IndexCheck check;
  check.indices = lengths;
  check.written = written;
  check.limits = {getAffineConstantExpr(INT32_MAX, size.getContext())};
  check.text = "seq_lens({place}) < 0";
  checkIndices(ctx, check);
  std::string text =
      "seq_lens({place}) > input.dims(" + std::to_string(along) + ")";
  check.limits = {size + 1};
  check.text = text;
  check.skipNegative = true;
  checkIndices(ctx, check);
}

Lowered ReverseSequenceCoreOp::lower(LoweringContext &ctx,
                                     ValueRange operands) {
  Value input = operands[0], lengths = operands[1];
  int64_t along = getSeqDim(), batch = getBatchDim();
  checkLengths(ctx, lengths, getLengths().getType(),
               getTypeSizes(getInput().getType())[along], along);
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

Lowered ScatterNdCoreOp::lower(LoweringContext &ctx, ValueRange operands) {
  OpBuilder &b = ctx.builder;
  Value init = operands[0], indices = operands[1], updates = operands[2];
  IndexCheck check;
  check.indices = indices;
  check.written = getIndices().getType();
  check.rows = true;
  check.shape = getTypeSizes(getOutput().getType());
  check.limits = check.shape;
  check.limits.resize(getCoordinateCount(indices));
  check.text = getText();
  check.skipNegative = getSkipNegative();
  if (getSorted()) {
    checkSortedIds(ctx, check);
  } else {
    checkIndices(ctx, check);
  }
  size_t rows = cast<RankedTensorType>(indices.getType()).getRank() - 1;
  Type written = getElementType(getOutput());
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
