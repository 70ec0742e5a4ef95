//===- Emitter.cpp - loads, stores and loop bodies on vectors -------------===//
// Part of Weir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Index arithmetic, memory access, loops. Payloads are in EmitPayload.cpp.
#include "compiler/Target/CPU/Fast/Emitter.h"
#include "mlir/Dialect/Affine/IR/AffineOps.h"
#include "mlir/Dialect/Affine/Utils.h"
#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/LLVMIR/LLVMDialect.h"
#include "mlir/Dialect/Utils/StaticValueUtils.h"
#include "mlir/Dialect/Vector/IR/VectorOps.h"

using namespace mlir;
using namespace weir;
using namespace weir::cpu;

IsaInfo weir::cpu::isaInfo(IsaLevel level) {
  return level == IsaLevel::V4 ? IsaInfo{512, 32} : IsaInfo{256, 16};
}

Value Emitter::constant(int64_t value) {
  return arith::ConstantIndexOp::create(builder, value);
}

Value Emitter::add(Value a, Value b) {
  return builder.createOrFold<arith::AddIOp>(a, b);
}

Value Emitter::sub(Value a, Value b) {
  return builder.createOrFold<arith::SubIOp>(a, b);
}

Value Emitter::mul(Value a, Value b) {
  return builder.createOrFold<arith::MulIOp>(a, b);
}

Value Emitter::min(Value a, Value b) {
  return builder.createOrFold<arith::MinSIOp>(a, b);
}

Value Emitter::max(Value a, Value b) {
  return builder.createOrFold<arith::MaxSIOp>(a, b);
}

Value Emitter::ceilDiv(Value a, int64_t b) {
  return floorDiv(add(a, constant(b - 1)), b);
}

Value Emitter::floorDiv(Value a, int64_t b) {
  return b == 1 ? a : builder.createOrFold<arith::DivUIOp>(a, constant(b));
}

Type Emitter::typeOf(Type element, unsigned lanes) const {
  return lanes == 1 ? element : VectorType::get({lanes}, element);
}

Value Emitter::splat(Value scalar, unsigned lanes) {
  if (lanes == 1 || isa<VectorType>(scalar.getType())) {
    return scalar;
  }
  // LLVM's vectors hold bf16 as bits (see memoryType).
  bool asBits = scalar.getType().isBF16();
  Value element =
      asBits ? arith::BitcastOp::create(builder, builder.getI16Type(), scalar)
             : scalar;
  Value all = builder.createOrFold<vector::BroadcastOp>(
      typeOf(element.getType(), lanes), element);
  return asBits ? arith::BitcastOp::create(builder,
                                           typeOf(scalar.getType(), lanes), all)
                : all;
}

Value Emitter::zero(Type element, unsigned lanes) {
  return arith::ConstantOp::create(builder,
                                   builder.getZeroAttr(typeOf(element, lanes)));
}

Value Emitter::fma(Value a, Value b, Value c) {
  return LLVM::FMAOp::create(builder, a.getType(), a, b, c);
}

/// Booleans take a byte in memory; bf16 is moved as bits, as LLVM has no way to
/// move it in vectors on these levels.
static Type memoryType(Type element) {
  if (element.isBF16()) {
    return IntegerType::get(element.getContext(), 16);
  }
  if (element.isInteger(1)) {
    return IntegerType::get(element.getContext(), 8);
  }
  if (element.isIndex()) {
    return IntegerType::get(element.getContext(), 64);
  }
  return element;
}

static unsigned bytesOf(Type element) {
  return (memoryType(element).getIntOrFloatBitWidth() + 7) / 8;
}

Value Emitter::address(Value base, Type element, Value index) {
  if (getConstantIntValue(index) == 0) {
    return base;
  }
  Value wide = arith::IndexCastOp::create(builder, builder.getI64Type(), index);
  return LLVM::GEPOp::create(builder, base.getType(), memoryType(element), base,
                             ArrayRef<LLVM::GEPArg>{wide},
                             LLVM::GEPNoWrapFlags::inbounds);
}

/// A loaded value as one of `element`, and back.
static Value fromMemory(Emitter &e, Value loaded, Type element,
                        unsigned lanes) {
  Type type = e.typeOf(element, lanes);
  if (element.isInteger(1)) {
    return arith::TruncIOp::create(e.builder, type, loaded);
  }
  if (element.isIndex()) {
    return arith::IndexCastOp::create(e.builder, type, loaded);
  }
  if (element.isBF16()) {
    return arith::BitcastOp::create(e.builder, type, loaded);
  }
  return loaded;
}
static Value toMemory(Emitter &e, Value value, Type element, unsigned lanes) {
  Type type = e.typeOf(memoryType(element), lanes);
  if (element.isInteger(1)) {
    return arith::ExtUIOp::create(e.builder, type, value);
  }
  if (element.isIndex()) {
    return arith::IndexCastOp::create(e.builder, type, value);
  }
  if (element.isBF16()) {
    return arith::BitcastOp::create(e.builder, type, value);
  }
  return value;
}

/// What stands for `outside` in memory: a vector of the memory type.
static Value passThrough(Emitter &e, Value outside, Type element,
                         unsigned lanes) {
  Type stored = memoryType(element);
  if (!outside) {
    return e.zero(stored, lanes);
  }
  return toMemory(e, outside, element, lanes);
}

Value Emitter::load(Value base, Type element, Value index, unsigned lanes,
                    Value mask, Value outside) {
  Value pointer = address(base, element, index);
  Type type = typeOf(memoryType(element), lanes);
  Value loaded;
  if (mask && lanes > 1) {
    loaded =
        LLVM::MaskedLoadOp::create(builder, type, pointer, mask,
                                   passThrough(*this, outside, element, lanes),
                                   builder.getI32IntegerAttr(bytesOf(element)));
  } else {
    loaded = LLVM::LoadOp::create(builder, type, pointer, bytesOf(element));
  }
  return fromMemory(*this, loaded, element, lanes);
}

void Emitter::store(Value vector, Value base, Type element, Value index,
                    unsigned lanes, Value mask) {
  Value pointer = address(base, element, index);
  vector = splat(vector, lanes);
  vector = toMemory(*this, vector, element, lanes);
  if (mask && lanes > 1) {
    LLVM::MaskedStoreOp::create(builder, vector, pointer, mask,
                                builder.getI32IntegerAttr(bytesOf(element)));
  } else {
    LLVM::StoreOp::create(builder, vector, pointer, bytesOf(element));
  }
}

/// 0, 1, 2, ... as i32 (enough for lanes).
static Value laneNumbers(ImplicitLocOpBuilder &builder, unsigned lanes,
                         Type element) {
  SmallVector<Attribute> numbers;
  for (unsigned i = 0; i < lanes; ++i) {
    numbers.push_back(builder.getIntegerAttr(element, i));
  }
  auto type = VectorType::get({lanes}, element);
  return arith::ConstantOp::create(builder,
                                   DenseElementsAttr::get(type, numbers));
}

Value Emitter::makeMask(Value count, unsigned lanes) {
  Type i32 = builder.getI32Type();
  if (auto known = getConstantIntValue(count)) {
    SmallVector<bool> bits(lanes);
    for (unsigned i = 0; i < lanes; ++i) {
      bits[i] = static_cast<int64_t>(i) < *known;
    }
    auto type = VectorType::get({lanes}, builder.getI1Type());
    return arith::ConstantOp::create(builder,
                                     DenseElementsAttr::get(type, bits));
  }
  Value narrow = arith::IndexCastOp::create(builder, i32, count);
  return arith::CmpIOp::create(builder, arith::CmpIPredicate::slt,
                               laneNumbers(builder, lanes, i32),
                               splat(narrow, lanes));
}

Value Emitter::linearIndex(const Access &access, ValueRange ivs) {
  Value index = access.place.offset ? access.place.offset : constant(0);
  if (access.constantOffset) {
    index = add(index, access.constantOffset);
  }
  if (access.map) {
    for (auto [expr, stride] :
         llvm::zip(access.map.getResults(), access.place.strides)) {
      Value at = affine::expandAffineExpr(builder, builder.getLoc(), expr, ivs,
                                          ValueRange{});
      index = add(index, mul(at, value(stride)));
    }
    return index;
  }
  for (auto [iv, stride] : llvm::zip(ivs, access.strides)) {
    if (!stride.is(0)) {
      index = add(index, mul(iv, value(stride)));
    }
  }
  return index;
}

Value Emitter::gather(const Place &place, Value index, unsigned lanes,
                      Value mask, Value outside) {
  Type element = memoryType(place.element);
  Type i64 = builder.getI64Type();
  Value wide = arith::IndexCastOp::create(builder, typeOf(i64, lanes), index);
  Type pointers = LLVM::getVectorType(place.base.getType(), lanes);
  Value addresses = LLVM::GEPOp::create(builder, pointers, element, place.base,
                                        ArrayRef<LLVM::GEPArg>{wide});
  if (!mask) {
    mask = arith::ConstantOp::create(
        builder, DenseElementsAttr::get(
                     VectorType::get({lanes}, builder.getI1Type()), true));
  }
  Value loaded = LLVM::masked_gather::create(
      builder, typeOf(element, lanes), addresses, mask,
      ValueRange{passThrough(*this, outside, place.element, lanes)},
      bytesOf(place.element));
  return fromMemory(*this, loaded, place.element, lanes);
}

/// A read of which part may lie outside: masked, or a branch for a scalar.
Value Emitter::readGuarded(const Access &access, ValueRange ivs,
                           unsigned vectorDim, unsigned lanes, Value mask) {
  Type i32 = builder.getI32Type();
  bool varies = lanes > 1 && !access.strides[vectorDim].is(0);
  Value inside, lanesInside;
  for (const Access::Guard &guard : access.guards) {
    Value at = sub(ivs[guard.dim], guard.low);
    if (varies && guard.dim == vectorDim) {
      auto narrow = [&](Value index) {
        return splat(arith::IndexCastOp::create(builder, i32, index), lanes);
      };
      Value positions = arith::AddIOp::create(builder, narrow(at),
                                              laneNumbers(builder, lanes, i32));
      lanesInside = arith::CmpIOp::create(builder, arith::CmpIPredicate::ult,
                                          positions, narrow(value(guard.size)));
      continue;
    }
    Value here = arith::CmpIOp::create(builder, arith::CmpIPredicate::ult, at,
                                       value(guard.size));
    inside = inside ? arith::AndIOp::create(builder, inside, here) : here;
  }
  Value index = linearIndex(access, ivs);
  const Place &place = access.place;
  Value outside = values.lookupOrDefault(access.outside);
  if (!varies) {
    auto branch =
        scf::IfOp::create(builder, TypeRange{place.element}, inside, true);
    OpBuilder::InsertionGuard guard(builder);
    builder.setInsertionPointToEnd(branch.thenBlock());
    scf::YieldOp::create(builder, load(place.base, place.element, index, 1));
    builder.setInsertionPointToEnd(branch.elseBlock());
    scf::YieldOp::create(builder, outside);
    return branch.getResult(0);
  }
  for (Value more : {inside ? splat(inside, lanes) : Value(), lanesInside}) {
    if (more) {
      mask = mask ? arith::AndIOp::create(builder, mask, more) : more;
    }
  }
  outside = splat(outside, lanes);
  const Extent &stride = access.strides[vectorDim];
  if (stride.is(1)) {
    return load(place.base, place.element, index, lanes, mask, outside);
  }
  Value numbers = laneNumbers(builder, lanes, builder.getIndexType());
  Value steps =
      arith::MulIOp::create(builder, numbers, splat(value(stride), lanes));
  Value indices = arith::AddIOp::create(builder, steps, splat(index, lanes));
  return gather(place, indices, lanes, mask, outside);
}

Value Emitter::read(const Access &access, ValueRange ivs, unsigned vectorDim,
                    unsigned lanes, Value mask) {
  if (access.splat) {
    return values.lookupOrDefault(access.splat);
  }
  if (!access.guards.empty()) {
    return readGuarded(access, ivs, vectorDim, lanes, mask);
  }
  Value index = linearIndex(access, ivs);
  const Place &place = access.place;
  if (lanes == 1) {
    return load(place.base, place.element, index, 1);
  }
  const Extent &stride = access.strides[vectorDim];
  if (stride.is(0)) {
    return load(place.base, place.element, index, 1);
  }
  if (stride.is(1)) {
    return load(place.base, place.element, index, lanes, mask);
  }
  Value numbers = laneNumbers(builder, lanes, builder.getIndexType());
  Value steps =
      arith::MulIOp::create(builder, numbers, splat(value(stride), lanes));
  Value indices = arith::AddIOp::create(builder, steps, splat(index, lanes));
  return gather(place, indices, lanes, mask);
}

void Emitter::loop(Value lower, Value upper, int64_t step,
                   llvm::function_ref<void(Value)> body) {
  loop(lower, upper, step, ValueRange(),
       [&](Value iv, ValueRange) -> SmallVector<Value> {
         body(iv);
         return {};
       });
}

SmallVector<Value>
Emitter::loop(Value lower, Value upper, int64_t step, ValueRange carried,
              llvm::function_ref<SmallVector<Value>(Value, ValueRange)> body) {
  auto from = getConstantIntValue(lower), to = getConstantIntValue(upper);
  if (from && to) {
    if (*to <= *from) {
      return SmallVector<Value>(carried);
    }
    if (*to - *from <= step) {
      return body(lower, carried);
    }
  }
  auto loop =
      scf::ForOp::create(builder, lower, upper, constant(step), carried);
  OpBuilder::InsertionGuard guard(builder);
  if (carried.empty()) {
    builder.setInsertionPoint(loop.getBody()->getTerminator());
    body(loop.getInductionVar(), {});
  } else {
    builder.setInsertionPointToEnd(loop.getBody());
    SmallVector<Value> next =
        body(loop.getInductionVar(), loop.getRegionIterArgs());
    scf::YieldOp::create(builder, next);
  }
  return SmallVector<Value>(loop.getResults());
}
