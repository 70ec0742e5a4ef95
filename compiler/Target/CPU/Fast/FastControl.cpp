//===- FastControl.cpp - loops and branches of the fast path --------------===//
// Part of Weir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The part of the planner for scf ops. Scalars are carried as they are. A
// tensor that a loop carries goes back and forth between two buffers:
//
// 1. The loop carries two pointers for it, the present value's and a spare
//    one's. What the body yields is written into the spare buffer, at best by
//    the op that computes it; then the two change places. So nothing that still
//    reads the present value sees the new one, and nothing is copied.
// 2. The first value stays where it is, perhaps in an input that must not be
//    written: the pointers start as it and buffer A. When it would become the
//    spare one, buffer B does instead.
// 3. What the body gives back as it came keeps its pointers.
//
// A branch's tensor results are written to one place by all branches if it is
// known where they must end; else each says where it has them.
//
// Buffers are placed in scratch at the kernel's start, so sizes must be known
// there; a kernel in which they are not takes the reference path. What was
// written to memory inside a region (a splat that had to be) counts as written
// only there.
#include "compiler/Target/CPU/Fast/FastKernel.h"
#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/SCF/IR/SCF.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"

using namespace mlir;
using namespace weir;
using namespace weir::cpu;

static bool isTensor(Value value) {
  return isa<RankedTensorType>(value.getType());
}

/// Whether all sizes are known at the kernel's start.
bool FastKernel::areEarly(ArrayRef<Extent> sizes) {
  Block *entry = &frame.body.getBody().front();
  return llvm::all_of(sizes, [&](const Extent &size) {
    return llvm::all_of(size.getFactors(), [&](Value factor) {
      return factor.getParentBlock() == entry;
    });
  });
}

/// Where a tensor is, without gaps; copied there if need be.
Value FastKernel::getPointer(Value tensor) {
  Place place = memory(tensor);
  if (!place.isContiguous()) {
    Place packed = makeContiguous(allocate(place.element, place.sizes),
                                  place.element, place.sizes);
    copy(place, packed);
    return packed.base;
  }
  return place.offset ? e.address(place.base, place.element, place.offset)
                      : place.base;
}

/// Sees that `tensor` is at `pointer`.
void FastKernel::writeTo(Value tensor, Value pointer) {
  Tensor &info = tensors[tensor];
  if (info.kind == Tensor::Kind::Memory && info.place.base == pointer &&
      !info.place.offset) {
    return;
  }
  Place output = makeContiguous(pointer, info.place.element, info.place.sizes);
  if (info.kind == Tensor::Kind::Splat) {
    fill(values.lookupOrDefault(info.splat), output);
  } else if (info.kind == Tensor::Kind::Padded) {
    moveData(paddedAccess(info.padding), output);
  } else if (info.kind != Tensor::Kind::Empty) {
    Place from = memory(tensor);
    copy(from, output);
  }
}

LogicalResult FastKernel::emitOps(Block &block) {
  for (Operation &op : block.without_terminator()) {
    builder.setLoc(op.getLoc());
    if (failed(emit(op))) {
      return failure();
    }
  }
  return success();
}

LogicalResult FastKernel::emitControl(Operation &op) {
  OpBuilder::InsertionGuard guard(builder);
  auto known = tensors;
  bool isOutermost = !outermost;
  LogicalResult result =
      isa<scf::WhileOp>(op) ? emitWhile(op, known) : emitBranches(op, known);
  if (isOutermost) {
    outermost = nullptr;
  }
  tensors = std::move(known);
  return failed(result) || lateSizes
             ? refuse(&op, "a size in it is not known when the kernel starts")
             : success();
}

namespace {
/// A tensor that a loop carries.
struct Carried {
  Value argument; ///< of the region before
  Type element;
  Extents sizes;
  Value first, a, b;      ///< pointers
  bool invariant = false; ///< the body gives it back as it came
};
} // namespace

/// Whether the body of `loop` yields argument `i` as it is.
static bool isInvariant(scf::WhileOp loop, unsigned i) {
  auto argument = dyn_cast<BlockArgument>(loop.getYieldOp().getOperand(i));
  return argument && argument.getOwner() == loop.getAfterBody() &&
         loop.getConditionOp().getArgs()[argument.getArgNumber()] ==
             loop.getBeforeArguments()[i];
}

LogicalResult FastKernel::emitWhile(Operation &op, TensorMap &known) {
  auto loop = cast<scf::WhileOp>(op);
  Location loc = op.getLoc();
  Type pointerType = frame.scratch().getType();
  SmallVector<Value> operands;
  SmallVector<Carried> carried;
  for (auto [i, init] : llvm::enumerate(loop.getInits())) {
    if (!isTensor(init)) {
      operands.push_back(values.lookupOrDefault(init));
      continue;
    }
    Carried item;
    item.argument = loop.getBeforeArguments()[i];
    item.first = getPointer(init);
    item.element = tensors[init].place.element;
    item.sizes = tensors[init].place.sizes;
    item.invariant = isInvariant(loop, i);
    if (!item.invariant) {
      item.a = allocate(item.element, item.sizes);
      item.b = allocate(item.element, item.sizes);
    }
    carried.push_back(std::move(item));
  }
  // Scalars, then the present pointers, then the spare ones.
  unsigned numScalars = operands.size();
  for (Carried &item : carried) {
    operands.push_back(item.first);
  }
  for (Carried &item : carried) {
    operands.push_back(item.invariant ? item.first : item.a);
  }
  // The region after gets what the condition forwards, then all pointers.
  auto condition = loop.getConditionOp();
  SmallVector<Type> results;
  for (Value argument : condition.getArgs()) {
    results.push_back(isTensor(argument) ? pointerType : argument.getType());
  }
  unsigned numForwarded = results.size();
  results.append(2 * carried.size(), pointerType);
  auto made = scf::WhileOp::create(builder, loc, results, operands);
  outermost = outermost ? outermost : made.getOperation();

  SmallVector<Type> types(ValueRange(operands).getTypes());
  Block *before = builder.createBlock(&made.getBefore(), {}, types,
                                      SmallVector<Location>(types.size(), loc));
  unsigned scalar = 0, tensor = 0;
  for (BlockArgument argument : loop.getBeforeArguments()) {
    if (isTensor(argument)) {
      Carried &item = carried[tensor];
      setMemory(argument,
                makeContiguous(before->getArgument(numScalars + tensor++),
                               item.element, item.sizes),
                /*owned=*/false);
    } else {
      values.map(argument, before->getArgument(scalar++));
    }
  }
  if (failed(emitOps(*loop.getBeforeBody()))) {
    return failure();
  }
  SmallVector<Value> forwarded;
  SmallVector<Extents> sizes;
  for (Value argument : condition.getArgs()) {
    sizes.emplace_back();
    if (isTensor(argument)) {
      sizes.back() = tensors[argument].place.sizes;
      lateSizes |= !areEarly(sizes.back());
      forwarded.push_back(getPointer(argument));
    } else {
      forwarded.push_back(values.lookupOrDefault(argument));
    }
  }
  llvm::append_range(forwarded, before->getArguments().drop_front(numScalars));
  scf::ConditionOp::create(builder, loc,
                           values.lookupOrDefault(condition.getCondition()),
                           forwarded);

  tensors = known;
  Block *after =
      builder.createBlock(&made.getAfter(), {}, results,
                          SmallVector<Location>(results.size(), loc));
  auto mapForwarded = [&](ValueRange to, ValueRange from, bool isMemory) {
    for (auto [i, value] : llvm::enumerate(to)) {
      if (!isTensor(value)) {
        values.map(value, from[i]);
        continue;
      }
      Tensor info;
      info.kind = Tensor::Kind::Memory;
      info.place = makeContiguous(
          from[i], getElementTypeOrSelf(value.getType()), sizes[i]);
      (isMemory ? tensors : known)[value] = info;
    }
  };
  mapForwarded(loop.getAfterArguments(), after->getArguments(), true);
  ValueRange pointers = after->getArguments().drop_front(numForwarded);
  scf::YieldOp yield = loop.getYieldOp();
  SmallVector<Value> &places = yieldPlaces[yield];
  tensor = 0;
  for (Value value : yield.getOperands()) {
    places.push_back({});
    if (isTensor(value)) {
      if (!carried[tensor].invariant) {
        places.back() = pointers[carried.size() + tensor];
      }
      ++tensor;
    }
  }
  if (failed(emitOps(*loop.getAfterBody()))) {
    return failure();
  }
  SmallVector<Value> scalars, present, spare;
  tensor = 0;
  for (auto [i, value] : llvm::enumerate(yield.getOperands())) {
    if (!isTensor(value)) {
      scalars.push_back(values.lookupOrDefault(value));
      continue;
    }
    Carried &item = carried[tensor];
    Value now = pointers[tensor], other = pointers[carried.size() + tensor];
    ++tensor;
    if (item.invariant) {
      present.push_back(now);
      spare.push_back(other);
      continue;
    }
    writeTo(value, other);
    present.push_back(other);
    Value isFirst = LLVM::ICmpOp::create(builder, loc, LLVM::ICmpPredicate::eq,
                                         now, item.first);
    spare.push_back(LLVM::SelectOp::create(builder, loc, isFirst, item.b, now));
  }
  llvm::append_range(scalars, present);
  llvm::append_range(scalars, spare);
  scf::YieldOp::create(builder, loc, scalars);
  mapForwarded(op.getResults(), made.getResults(), false);
  return success();
}

LogicalResult FastKernel::emitBranches(Operation &op, TensorMap &known) {
  Location loc = op.getLoc();
  OperationState state(loc, op.getName());
  state.addOperands(values.lookupOrDefault(op.getOperand(0)));
  state.addAttributes(op.getAttrs());
  SmallVector<Value> places; // where results must be, or null
  for (Value result : op.getResults()) {
    places.push_back(isTensor(result) ? findDestination(result) : Value());
    if (!isTensor(result)) {
      state.addTypes(result.getType());
    } else if (!places.back()) {
      state.addTypes(frame.scratch().getType());
    }
  }
  for (unsigned i = 0; i < op.getNumRegions(); ++i) {
    Region *region = state.addRegion();
    if (!op.getRegion(i).empty()) {
      region->emplaceBlock();
    }
  }
  Operation *made = builder.create(state);
  outermost = outermost ? outermost : made;
  SmallVector<Extents> sizes(op.getNumResults());
  for (auto [i, region] : llvm::enumerate(op.getRegions())) {
    if (region.empty()) {
      continue;
    }
    tensors = known;
    builder.setInsertionPointToEnd(&made->getRegion(i).front());
    Operation *yield = region.front().getTerminator();
    yieldPlaces[yield] = places;
    if (failed(emitOps(region.front()))) {
      return failure();
    }
    SmallVector<Value> yielded;
    for (auto [k, value] : llvm::enumerate(yield->getOperands())) {
      if (!isTensor(value)) {
        yielded.push_back(values.lookupOrDefault(value));
        continue;
      }
      sizes[k] = tensors[value].place.sizes;
      lateSizes |= !areEarly(sizes[k]);
      if (places[k]) {
        writeTo(value, places[k]);
      } else {
        yielded.push_back(getPointer(value));
      }
    }
    scf::YieldOp::create(builder, loc, yielded);
  }
  unsigned next = 0;
  for (auto [k, result] : llvm::enumerate(op.getResults())) {
    if (!isTensor(result)) {
      values.map(result, made->getResult(next++));
      continue;
    }
    Tensor info;
    info.kind = Tensor::Kind::Memory;
    info.place =
        makeContiguous(places[k] ? places[k] : made->getResult(next++),
                       getElementTypeOrSelf(result.getType()), sizes[k]);
    known[result] = info;
  }
  return success();
}
