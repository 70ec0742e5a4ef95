//===- EmitPayload.cpp - linalg payloads as straight vector code ----------===//
// Part of Weir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// A payload's ops are copied with vector types. What is the same in all lanes
// stays a scalar until it meets a vector. tensor.extract becomes a scalar load,
// a vector load (its last index runs along the lanes, the others do not) or a
// gather.
#include "compiler/Target/CPU/Fast/Emitter.h"
#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Math/IR/Math.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"
#include "mlir/Dialect/Vector/IR/VectorOps.h"
#include "mlir/Interfaces/SideEffectInterfaces.h"

using namespace mlir;
using namespace weir;
using namespace weir::cpu;

bool weir::cpu::isVectorizablePayload(Block &body) {
  return llvm::all_of(body.without_terminator(), [](Operation &op) {
    if (isa<arith::ConstantOp, linalg::IndexOp, tensor::ExtractOp,
            tensor::DimOp>(op)) {
      return true;
    }
    if (isa<math::FPowIOp, math::IPowIOp>(op)) {
      return false;
    }
    return op.getNumRegions() == 0 &&
           OpTrait::hasElementwiseMappableTraits(&op);
  });
}

unsigned weir::cpu::widestBits(Block &body) {
  unsigned bits = 8;
  auto note = [&](Type type) {
    if (type.isIndex()) {
      bits = std::max(bits, 64u);
    } else if (type.isIntOrFloat()) {
      bits = std::max(bits, type.getIntOrFloatBitWidth());
    }
  };
  for (BlockArgument argument : body.getArguments()) {
    note(argument.getType());
  }
  for (Operation &op : body.without_terminator()) {
    for (Type type : op.getResultTypes()) {
      note(type);
    }
  }
  return bits;
}

namespace {
/// The state of one payload's emission.
struct PayloadEmitter {
  Emitter &e;
  ValueRange ivs;
  unsigned vectorDim, lanes;
  Value mask;
  IRMapping local;
  /// The vector iv + 0, 1, 2, ..., where one was made.
  Value iota;

  Value lookup(Value value) {
    if (local.contains(value)) {
      return local.lookup(value);
    }
    return e.values.lookupOrDefault(value);
  }
  Value index(unsigned dim);
  Value extract(tensor::ExtractOp op);
  void emit(Operation &op);
  void emitWithRegions(Operation &op);
};
} // namespace

Value PayloadEmitter::index(unsigned dim) {
  if (dim != vectorDim || lanes == 1) {
    return ivs[dim];
  }
  if (!iota) {
    SmallVector<Attribute> numbers;
    for (unsigned i = 0; i < lanes; ++i) {
      numbers.push_back(e.builder.getIndexAttr(i));
    }
    auto type = VectorType::get({lanes}, e.builder.getIndexType());
    Value steps = arith::ConstantOp::create(
        e.builder, DenseElementsAttr::get(type, numbers));
    iota = arith::AddIOp::create(e.builder, e.splat(ivs[dim], lanes), steps);
  }
  return iota;
}

Value PayloadEmitter::extract(tensor::ExtractOp op) {
  const Place &place = *e.findPlace(op.getTensor());
  Value uniform = place.offset ? place.offset : e.constant(0);
  SmallVector<std::pair<Value, Value>> varying; // index, stride
  for (auto [r, operand] : llvm::enumerate(op.getIndices())) {
    Value at = lookup(operand);
    Value stride = e.value(place.strides[r]);
    if (isa<VectorType>(at.getType())) {
      varying.push_back({at, stride});
    } else {
      uniform = e.add(uniform, e.mul(at, stride));
    }
  }
  if (varying.empty()) {
    return e.load(place.base, place.element, uniform, 1);
  }
  if (varying.size() == 1 && varying[0].first == iota &&
      getConstantIntValue(varying[0].second) == 1) {
    return e.load(place.base, place.element, e.add(uniform, ivs[vectorDim]),
                  lanes, mask);
  }
  Value indices = e.splat(uniform, lanes);
  for (auto [at, stride] : varying) {
    Value steps = arith::MulIOp::create(e.builder, at, e.splat(stride, lanes));
    indices = arith::AddIOp::create(e.builder, indices, steps);
  }
  return e.gather(place, indices, lanes, mask);
}

/// Ops with regions exist in scalar payloads only: cloned, then their
/// tensor.extract and linalg.index are lowered inside.
void PayloadEmitter::emitWithRegions(Operation &op) {
  IRMapping mapping;
  op.walk([&](Operation *nested) {
    for (Value operand : nested->getOperands()) {
      if (!op.isAncestor(operand.getParentBlock()->getParentOp()) ||
          operand.getParentBlock() == op.getBlock()) {
        mapping.map(operand, lookup(operand));
      }
    }
  });
  Operation *copy = e.builder.clone(op, mapping);
  SmallVector<Operation *> nested;
  copy->walk([&](Operation *inner) {
    if (isa<tensor::ExtractOp, linalg::IndexOp>(inner)) {
      nested.push_back(inner);
    }
  });
  OpBuilder::InsertionGuard guard(e.builder);
  for (Operation *inner : nested) {
    e.builder.setInsertionPoint(inner);
    Value replacement;
    if (auto number = dyn_cast<linalg::IndexOp>(inner)) {
      replacement = index(number.getDim());
    } else {
      replacement = extract(cast<tensor::ExtractOp>(inner));
    }
    inner->getResult(0).replaceAllUsesWith(replacement);
    inner->erase();
  }
  local.map(op.getResults(), copy->getResults());
}

void PayloadEmitter::emit(Operation &op) {
  if (auto number = dyn_cast<linalg::IndexOp>(op)) {
    local.map(number.getResult(), index(number.getDim()));
    return;
  }
  if (auto access = dyn_cast<tensor::ExtractOp>(op)) {
    local.map(access.getResult(), extract(access));
    return;
  }
  if (auto dim = dyn_cast<tensor::DimOp>(op)) {
    const Place &place = *e.findPlace(dim.getSource());
    local.map(dim.getResult(), e.value(place.sizes[*dim.getConstantIndex()]));
    return;
  }
  if (op.getNumRegions()) {
    emitWithRegions(op);
    return;
  }
  SmallVector<Value> operands;
  bool uniform = true;
  for (Value operand : op.getOperands()) {
    operands.push_back(lookup(operand));
    uniform &= !isa<VectorType>(operands.back().getType());
  }
  IRMapping mapping;
  for (auto [operand, value] : llvm::zip(op.getOperands(), operands)) {
    mapping.map(operand, uniform ? value : e.splat(value, lanes));
  }
  Operation *copy = e.builder.clone(op, mapping);
  if (!uniform) {
    for (Value result : copy->getResults()) {
      result.setType(e.typeOf(result.getType(), lanes));
    }
  }
  local.map(op.getResults(), copy->getResults());
}

SmallVector<Value> Emitter::emitPayload(Block &body, ValueRange arguments,
                                        ValueRange ivs, unsigned vectorDim,
                                        unsigned lanes, Value mask) {
  PayloadEmitter payload{*this, ivs, vectorDim, lanes, mask, {}, {}};
  for (auto [argument, value] : llvm::zip(body.getArguments(), arguments)) {
    payload.local.map(argument, value);
  }
  for (Operation &op : body.without_terminator()) {
    payload.emit(op);
  }
  SmallVector<Value> results;
  for (Value yielded : body.getTerminator()->getOperands()) {
    results.push_back(splat(payload.lookup(yielded), lanes));
  }
  return results;
}
