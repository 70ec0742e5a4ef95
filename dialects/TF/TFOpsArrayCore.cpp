//===- TFOpsArrayCore.cpp - core array ops and their lowerings ------------===//
// Part of Weir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Where an index map is affine, the lowering is a linalg.generic with that map
// (which fuses); elsewhere the body reads its element with tensor.extract.
#include "dialects/TF/ArrayUtils.h"
#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Linalg/IR/Linalg.h"
#include "mlir/Dialect/SCF/IR/SCF.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"
#include "mlir/IR/IntegerSet.h"

using namespace mlir;
using namespace weir;
using namespace weir::tf;

using Lowered = FailureOr<SmallVector<Value>>;

static Lowered one(Value value) { return SmallVector<Value>{value}; }

// A generic that copies each element of `input` from where `map` says.
static Value createMapped(LoweringContext &ctx, Type type, Value input,
                          AffineMap map) {
  OpBuilder &b = ctx.builder;
  Value empty = ctx.createEmpty(type);
  int64_t rank = cast<RankedTensorType>(type).getRank();
  SmallVector<AffineMap> maps{map, b.getMultiDimIdentityMap(rank)};
  SmallVector<utils::IteratorType> iterators(rank,
                                             utils::IteratorType::parallel);
  auto generic = linalg::GenericOp::create(
      b, ctx.loc, empty.getType(), input, empty, maps, iterators,
      [](OpBuilder &nested, Location loc, ValueRange args) {
        linalg::YieldOp::create(nested, loc, args[0]);
      });
  return generic.getResult(0);
}

//===----------------------------------------------------------------------===//
// Views and moves
//===----------------------------------------------------------------------===//

FusionKind BroadcastCoreOp::getFusionKind() { return FusionKind::Injective; }

Lowered BroadcastCoreOp::lower(LoweringContext &ctx, ValueRange operands) {
  OpBuilder &b = ctx.builder;
  Sizes from = getTypeSizes(getInput().getType());
  Sizes to = getTypeSizes(getOutput().getType());
  size_t offset = to.size() - from.size();
  SmallVector<AffineExpr> exprs;
  // Where a dimension may be 1, the size that tells at run time.
  SmallVector<Value> sizes(from.size());
  bool unclear = false;
  for (auto [i, size] : llvm::enumerate(from)) {
    bool isOne = isConstant(size, 1);
    exprs.push_back(isOne ? b.getAffineConstantExpr(0)
                          : b.getAffineDimExpr(i + offset));
    if (!isOne && size != to[i + offset]) {
      sizes[i] = ctx.getSizeValue(size);
      unclear = true;
    }
  }
  if (!unclear) {
    AffineMap map = AffineMap::get(to.size(), 0, exprs, b.getContext());
    return one(createMapped(ctx, getOutput().getType(), operands[0], map));
  }
  return one(createIndexed(
      ctx, getOutput().getType(),
      [&](OpBuilder &nested, Location loc, ValueRange position) -> Value {
        Value zero = arith::ConstantIndexOp::create(nested, loc, 0);
        Value unit = arith::ConstantIndexOp::create(nested, loc, 1);
        SmallVector<Value> at;
        for (auto [i, expr] : llvm::enumerate(exprs)) {
          Value index =
              isa<AffineConstantExpr>(expr) ? zero : position[i + offset];
          if (sizes[i]) {
            Value repeats = arith::CmpIOp::create(
                nested, loc, arith::CmpIPredicate::eq, sizes[i], unit);
            index = arith::SelectOp::create(nested, loc, repeats, zero, index);
          }
          at.push_back(index);
        }
        return tensor::ExtractOp::create(nested, loc, operands[0], at);
      }));
}

FusionKind SliceCoreOp::getFusionKind() { return FusionKind::Injective; }

// Whether the box surely leaves the input: a check then fails before it is
// read, and the rest need only be valid.
static bool isOutside(SliceCoreOp op) {
  Sizes from = getTypeSizes(op.getInput().getType());
  Sizes to = getTypeSizes(op.getOutput().getType());
  for (size_t i = 0; i < from.size(); ++i) {
    auto start = getConstant(op.getStarts().getExprs()[i]);
    auto limit = getConstant(from[i]);
    auto count = getConstant(to[i]);
    if (!start || !limit || count == 0) {
      continue;
    }
    int64_t last = *start + (count.value_or(1) - 1) * op.getStrides()[i];
    if (std::min(*start, last) < 0 || std::max(*start, last) >= *limit) {
      return true;
    }
  }
  return false;
}

Lowered SliceCoreOp::lower(LoweringContext &ctx, ValueRange operands) {
  OpBuilder &b = ctx.builder;
  if (isOutside(*this) || hasNoElements(getOutput().getType())) {
    return one(ctx.createEmpty(getOutput().getType()));
  }
  ArrayRef<AffineExpr> starts = getStarts().getExprs();
  SmallVector<OpFoldResult> offsets, strides;
  bool forward = true;
  for (auto [start, stride] : llvm::zip_equal(starts, getStrides())) {
    offsets.push_back(ctx.getSize(start));
    strides.push_back(b.getIndexAttr(stride));
    forward &= stride > 0;
  }
  if (forward) {
    return one(tensor::ExtractSliceOp::create(
        b, ctx.loc, ctx.getLoweredType(getOutput().getType()), operands[0],
        offsets, ctx.getSizes(getOutput().getType()), strides));
  }
  SmallVector<Value> first;
  for (AffineExpr start : starts) {
    first.push_back(ctx.getSizeValue(start));
  }
  return one(createIndexed(
      ctx, getOutput().getType(),
      [&](OpBuilder &nested, Location loc, ValueRange position) -> Value {
        SmallVector<Value> at;
        for (auto [i, index] : llvm::enumerate(position)) {
          Value stride =
              arith::ConstantIndexOp::create(nested, loc, getStrides()[i]);
          Value scaled = arith::MulIOp::create(nested, loc, index, stride);
          at.push_back(arith::AddIOp::create(nested, loc, first[i], scaled));
        }
        return tensor::ExtractOp::create(nested, loc, operands[0], at);
      }));
}

FusionKind PadCoreOp::getFusionKind() { return FusionKind::Injective; }

Lowered PadCoreOp::lower(LoweringContext &ctx, ValueRange operands) {
  OpBuilder &b = ctx.builder;
  if (hasNoElements(getOutput().getType())) {
    return one(ctx.createEmpty(getOutput().getType()));
  }
  SmallVector<OpFoldResult> low, high, strides;
  for (auto [before, after] :
       llvm::zip_equal(getLow().getExprs(), getHigh().getExprs())) {
    low.push_back(ctx.getSize(before));
    high.push_back(ctx.getSize(after));
  }
  Value scalar = tensor::ExtractOp::create(b, ctx.loc, operands[1]);
  if (hasNoElements(getInput().getType())) {
    return one(ctx.createFilled(getOutput().getType(), scalar));
  }
  if (!getInterior()) {
    return one(tensor::PadOp::create(
        b, ctx.loc, ctx.getLoweredType(getOutput().getType()), operands[0], low,
        high, scalar, /*nofold=*/false));
  }
  ArrayRef<int64_t> interior = *getInterior();
  for (int64_t between : interior) {
    strides.push_back(b.getIndexAttr(between + 1));
  }
  Value filled = ctx.createFilled(getOutput().getType(), scalar);
  return one(tensor::InsertSliceOp::create(b, ctx.loc, operands[0], filled, low,
                                           ctx.getSizes(getInput().getType()),
                                           strides));
}

FusionKind ConcatCoreOp::getFusionKind() { return FusionKind::Opaque; }

Lowered ConcatCoreOp::lower(LoweringContext &ctx, ValueRange operands) {
  OpBuilder &b = ctx.builder;
  Value result = ctx.createEmpty(getOutput().getType());
  size_t rank = cast<RankedTensorType>(result.getType()).getRank();
  SmallVector<OpFoldResult> offsets(rank, b.getIndexAttr(0));
  SmallVector<OpFoldResult> strides(rank, b.getIndexAttr(1));
  AffineExpr offset = b.getAffineConstantExpr(0);
  for (auto [input, value] : llvm::zip_equal(getInputs(), operands)) {
    if (hasNoElements(input.getType())) {
      continue;
    }
    offsets[getAxis()] = ctx.getSize(offset);
    result =
        tensor::InsertSliceOp::create(b, ctx.loc, value, result, offsets,
                                      ctx.getSizes(input.getType()), strides);
    offset = offset + getTypeSizes(input.getType())[getAxis()];
  }
  return one(result);
}

FusionKind TransposeCoreOp::getFusionKind() { return FusionKind::Injective; }

Lowered TransposeCoreOp::lower(LoweringContext &ctx, ValueRange operands) {
  SmallVector<unsigned> permutation(getPermutation().begin(),
                                    getPermutation().end());
  AffineMap map =
      AffineMap::getPermutationMap(permutation, ctx.builder.getContext());
  return one(createMapped(ctx, getOutput().getType(), operands[0],
                          inversePermutation(map)));
}

FusionKind ReverseCoreOp::getFusionKind() { return FusionKind::Injective; }

Lowered ReverseCoreOp::lower(LoweringContext &ctx, ValueRange operands) {
  OpBuilder &b = ctx.builder;
  Sizes sizes = getTypeSizes(getInput().getType());
  SmallVector<Value> last(sizes.size());
  for (int64_t axis : getAxes()) {
    Value unit = arith::ConstantIndexOp::create(b, ctx.loc, 1);
    last[axis] =
        arith::SubIOp::create(b, ctx.loc, ctx.getSizeValue(sizes[axis]), unit);
  }
  return one(createIndexed(
      ctx, getOutput().getType(),
      [&](OpBuilder &nested, Location loc, ValueRange position) -> Value {
        SmallVector<Value> at(position);
        for (int64_t axis : getAxes()) {
          at[axis] = arith::SubIOp::create(nested, loc, last[axis], at[axis]);
        }
        return tensor::ExtractOp::create(nested, loc, operands[0], at);
      }));
}

FusionKind BitcastCoreOp::getFusionKind() {
  // A wider element reads several of the input.
  bool joins = getTypeSizes(getInput().getType()).size() >
               getTypeSizes(getOutput().getType()).size();
  return joins ? FusionKind::Opaque : FusionKind::Injective;
}

// The bits of a lowered element as an integer, and back.
static Value toBits(OpBuilder &b, Location loc, Value value) {
  Type type = value.getType();
  if (isa<IntegerType>(type)) {
    return value;
  }
  Type bits = b.getIntegerType(type.getIntOrFloatBitWidth());
  return arith::BitcastOp::create(b, loc, bits, value);
}

static Value fromBits(OpBuilder &b, Location loc, Value value, Type type) {
  if (value.getType() == type) {
    return value;
  }
  return arith::BitcastOp::create(b, loc, type, value);
}

// The part at `index` of a wider element.
static Value takePart(OpBuilder &b, Location loc, Value wide, Value index,
                      Type type) {
  unsigned width = type.getIntOrFloatBitWidth();
  Value shift = arith::MulIOp::create(
      b, loc, index, arith::ConstantIndexOp::create(b, loc, width));
  Value amount = arith::IndexCastOp::create(b, loc, wide.getType(), shift);
  Value shifted = arith::ShRUIOp::create(b, loc, wide, amount);
  Value part =
      arith::TruncIOp::create(b, loc, b.getIntegerType(width), shifted);
  return fromBits(b, loc, part, type);
}

// A wide element from all its parts, which `read` gives.
static Value joinParts(OpBuilder &b, Location loc, Type type, unsigned width,
                       function_ref<Value(unsigned)> read) {
  Type bits = b.getIntegerType(type.getIntOrFloatBitWidth());
  Value all;
  for (unsigned i = 0; i * width < bits.getIntOrFloatBitWidth(); ++i) {
    Value part = arith::ExtUIOp::create(b, loc, bits, toBits(b, loc, read(i)));
    Value amount = arith::ConstantOp::create(
        b, loc, b.getIntegerAttr(bits, int64_t(i) * width));
    part = arith::ShLIOp::create(b, loc, part, amount);
    all = all ? arith::OrIOp::create(b, loc, all, part).getResult() : part;
  }
  return fromBits(b, loc, all, type);
}

Lowered BitcastCoreOp::lower(LoweringContext &ctx, ValueRange operands) {
  Value input = operands[0];
  Type from = cast<RankedTensorType>(input.getType()).getElementType();
  Type to = getLoweredElement(getElementType(getOutput()));
  if (!from.isIntOrFloat() || !to.isIntOrFloat()) {
    return emitOpError("has no lowering for ") << from << " to " << to;
  }
  unsigned fromWidth = from.getIntOrFloatBitWidth();
  unsigned toWidth = to.getIntOrFloatBitWidth();
  return one(createIndexed(
      ctx, getOutput().getType(),
      [&](OpBuilder &b, Location loc, ValueRange position) -> Value {
        if (fromWidth < toWidth) {
          return joinParts(b, loc, to, fromWidth, [&](unsigned i) -> Value {
            SmallVector<Value> at(position);
            at.push_back(arith::ConstantIndexOp::create(b, loc, i));
            return tensor::ExtractOp::create(b, loc, input, at);
          });
        }
        bool split = fromWidth > toWidth;
        Value element = tensor::ExtractOp::create(
            b, loc, input, split ? position.drop_back() : position);
        Value bits = toBits(b, loc, element);
        return split ? takePart(b, loc, bits, position.back(), to)
                     : fromBits(b, loc, bits, to);
      }));
}

FusionKind RemapCoreOp::getFusionKind() { return FusionKind::Injective; }

// Whether every constraint of `where` holds at `position`.
static Value createWhere(OpBuilder &b, Location loc, IntegerSet where,
                         ValueRange position, ValueRange symbols) {
  Value zero = arith::ConstantIndexOp::create(b, loc, 0);
  Value all;
  for (auto [expr, equal] :
       llvm::zip_equal(where.getConstraints(), where.getEqFlags())) {
    Value value = expandExpr(b, loc, expr, position, symbols);
    Value holds = arith::CmpIOp::create(
        b, loc, equal ? arith::CmpIPredicate::eq : arith::CmpIPredicate::sge,
        value, zero);
    all = all ? arith::AndIOp::create(b, loc, all, holds).getResult() : holds;
  }
  return all;
}

Lowered RemapCoreOp::lower(LoweringContext &ctx, ValueRange operands) {
  std::optional<IntegerSet> where = getWhere();
  SmallVector<Value> symbols;
  for (AffineExpr symbol : getSymbols().getExprs()) {
    symbols.push_back(ctx.getSizeValue(symbol));
  }
  Value other = tensor::ExtractOp::create(ctx.builder, ctx.loc, operands[1]);
  return one(createIndexed(
      ctx, getOutput().getType(),
      [&](OpBuilder &b, Location loc, ValueRange position) -> Value {
        auto read = [&](OpBuilder &inner) -> Value {
          SmallVector<Value> at;
          for (AffineExpr expr : getMap().getResults()) {
            at.push_back(expandExpr(inner, loc, expr, position, symbols));
          }
          return tensor::ExtractOp::create(inner, loc, operands[0], at);
        };
        if (!where) {
          return read(b);
        }
        // Elsewhere the position may lie outside: only read where it holds.
        Value holds = createWhere(b, loc, *where, position, symbols);
        auto branch = scf::IfOp::create(
            b, loc, holds,
            [&](OpBuilder &inner, Location) {
              scf::YieldOp::create(inner, loc, read(inner));
            },
            [&](OpBuilder &inner, Location) {
              scf::YieldOp::create(inner, loc, other);
            });
        return branch.getResult(0);
      }));
}

//===----------------------------------------------------------------------===//
// Made from nothing but sizes
//===----------------------------------------------------------------------===//

// An index as an element of a lowered integer or float type.
static Value convertIndex(OpBuilder &b, Location loc, Value index, Type type) {
  if (isa<IntegerType>(type)) {
    return arith::IndexCastOp::create(b, loc, type, index);
  }
  Value wide = arith::IndexCastOp::create(b, loc, b.getI64Type(), index);
  return arith::SIToFPOp::create(b, loc, type, wide);
}

FusionKind IotaCoreOp::getFusionKind() { return FusionKind::Injective; }

Lowered IotaCoreOp::lower(LoweringContext &ctx, ValueRange operands) {
  Type element = getLoweredElement(getElementType(getOutput()));
  return one(
      createIndexed(ctx, getOutput().getType(),
                    [&](OpBuilder &b, Location loc, ValueRange position) {
                      return convertIndex(b, loc, position[getAxis()], element);
                    }));
}

FusionKind SizesCoreOp::getFusionKind() { return FusionKind::Opaque; }

Lowered SizesCoreOp::lower(LoweringContext &ctx, ValueRange operands) {
  RankedTensorType type = ctx.getLoweredType(getOutput().getType());
  SmallVector<Value> elements;
  for (AffineExpr expr : getExprs().getExprs()) {
    elements.push_back(convertIndex(
        ctx.builder, ctx.loc, ctx.getSizeValue(expr), type.getElementType()));
  }
  if (elements.empty()) {
    return one(ctx.createEmpty(getOutput().getType()));
  }
  return one(
      tensor::FromElementsOp::create(ctx.builder, ctx.loc, type, elements));
}

void tf::registerArrayCoreOps(TFDialect &dialect) {
  dialect.addOps<
#define GET_OP_LIST
#include "dialects/TF/TFOpsArrayCore.cpp.inc"
      >();
}

#define GET_OP_CLASSES
#include "dialects/TF/TFOpsArrayCore.cpp.inc"
