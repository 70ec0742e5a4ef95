//===- Emitter.cpp - loads, stores and loop bodies on vectors -------------===//
// Part of Weir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Index arithmetic, memory access, loops. Payloads are in EmitPayload.cpp.
#include "compiler/Target/CPU/Fast/Emitter.h"
#include "mlir/Dialect/Affine/IR/AffineOps.h"
#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/LLVMIR/LLVMDialect.h"
#include "mlir/Dialect/Utils/StaticValueUtils.h"
#include "mlir/Dialect/Affine/Utils.h"
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
  return builder.createOrFold<vector::BroadcastOp>(
      typeOf(scalar.getType(), lanes), scalar);
}

Value Emitter::zero(Type element, unsigned lanes) {
  return arith::ConstantOp::create(
      builder, builder.getZeroAttr(typeOf(element, lanes)));
}

Value Emitter::fma(Value a, Value b, Value c) {
  return LLVM::FMAOp::create(builder, a.getType(), a, b, c);
}

/// Booleans take a byte in memory.
static Type memoryType(Type element) {
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
  Value wide =
      arith::IndexCastOp::create(builder, builder.getI64Type(), index);
  return LLVM::GEPOp::create(builder, base.getType(), memoryType(element),
                             base, ArrayRef<LLVM::GEPArg>{wide},
                             LLVM::GEPNoWrapFlags::inbounds);
}

Value Emitter::load(Value base, Type element, Value index, unsigned lanes,
                    Value mask) {
  Value pointer = address(base, element, index);
  Type type = typeOf(memoryType(element), lanes);
  Value loaded;
  if (mask && lanes > 1) {
    loaded = LLVM::MaskedLoadOp::create(
        builder, type, pointer, mask, zero(memoryType(element), lanes),
        builder.getI32IntegerAttr(bytesOf(element)));
  } else {
    loaded = LLVM::LoadOp::create(builder, type, pointer, bytesOf(element));
  }
  if (element.isInteger(1)) {
    loaded = arith::TruncIOp::create(builder, typeOf(element, lanes), loaded);
  } else if (element.isIndex()) {
    loaded = arith::IndexCastOp::create(builder, typeOf(element, lanes), loaded);
  }
  return loaded;
}

void Emitter::store(Value vector, Value base, Type element, Value index,
                    unsigned lanes, Value mask) {
  Value pointer = address(base, element, index);
  vector = splat(vector, lanes);
  Type type = typeOf(memoryType(element), lanes);
  if (element.isInteger(1)) {
    vector = arith::ExtUIOp::create(builder, type, vector);
  } else if (element.isIndex()) {
    vector = arith::IndexCastOp::create(builder, type, vector);
  }
  if (mask && lanes > 1) {
    LLVM::MaskedStoreOp::create(
        builder, vector, pointer, mask,
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
                      Value mask) {
  Type element = memoryType(place.element);
  Type i64 = builder.getI64Type();
  Value wide = arith::IndexCastOp::create(builder, typeOf(i64, lanes), index);
  Type pointers = LLVM::getVectorType(place.base.getType(), lanes);
  Value addresses = LLVM::GEPOp::create(builder, pointers, element, place.base,
                                        ArrayRef<LLVM::GEPArg>{wide});
  if (!mask) {
    mask = arith::ConstantOp::create(
        builder,
        DenseElementsAttr::get(VectorType::get({lanes}, builder.getI1Type()),
                               true));
  }
  Value loaded = LLVM::masked_gather::create(
      builder, typeOf(element, lanes), addresses, mask,
      ValueRange{zero(element, lanes)}, bytesOf(place.element));
  if (place.element.isInteger(1)) {
    loaded =
        arith::TruncIOp::create(builder, typeOf(place.element, lanes), loaded);
  } else if (place.element.isIndex()) {
    loaded = arith::IndexCastOp::create(builder, typeOf(place.element, lanes),
                                        loaded);
  }
  return loaded;
}

Value Emitter::read(const Access &access, ValueRange ivs, unsigned vectorDim,
                    unsigned lanes, Value mask) {
  if (access.splat) {
    return values.lookupOrDefault(access.splat);
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
  Value steps = arith::MulIOp::create(builder, numbers,
                                      splat(value(stride), lanes));
  Value indices =
      arith::AddIOp::create(builder, steps, splat(index, lanes));
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

SmallVector<Value> Emitter::loop(
    Value lower, Value upper, int64_t step, ValueRange carried,
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
  auto loop = scf::ForOp::create(builder, lower, upper, constant(step), carried);
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
