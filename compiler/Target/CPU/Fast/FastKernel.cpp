//===- FastKernel.cpp - the fast path's planner ---------------------------===//
// Part of Weir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// A kernel is straight-line code on tensors. Its ops are visited in order:
// 1. Scalars are copied into the body.
// 2. Fills and empty tensors cost nothing: they are remembered. Reshapes and
//    slices are other views of a place.
// 3. A structured op whose result is only read by an elementwise op waits for
//    it: the latter becomes its epilogue.
// 4. Each remaining structured op is a stage: its result goes to the kernel's
//    output if it ends there, else to scratch, and a schedule emits it.
//
// A kernel with one stage is cut in chunks (its outermost parallel loop); one
// with more runs as a whole. One with loops or
// branches runs as a whole too (FastControl.cpp). What is not listed here is
// refused: the kernel takes the reference path.
#include "compiler/Target/CPU/Fast/FastKernel.h"
#include "dialects/Task/TaskDialect.h"
#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Bufferization/IR/Bufferization.h"
#include "mlir/Dialect/SCF/IR/SCF.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"

using namespace mlir;
using namespace weir;
using namespace weir::cpu;

FastKernel::FastKernel(func::FuncOp kernel, KernelFrame &frame, IsaLevel level,
                       std::vector<std::string> &remarks)
    : kernel(kernel), frame(frame),
      builder(kernel.getLoc(),
              OpBuilder::atBlockEnd(&frame.body.getBody().front())),
      e(builder, isaInfo(level), values), level(level), remarks(remarks) {
  e.findPlace = [this](Value tensor) { return &memory(tensor); };
}

void FastKernel::remark(Operation *op, StringRef what, StringRef why) {
  std::string text;
  llvm::raw_string_ostream stream(text);
  stream << op->getName() << " " << what << ": " << why;
  if (!llvm::is_contained(remarks, text)) {
    remarks.push_back(text);
  }
}

LogicalResult FastKernel::refuse(Operation *op, StringRef why) {
  remark(op, "sends the kernel to the reference path", why);
  return failure();
}

Value FastKernel::valueOf(OpFoldResult size) {
  if (auto constant = getConstantIntValue(size)) {
    return e.constant(*constant);
  }
  return values.lookupOrDefault(cast<Value>(size));
}

Extent FastKernel::extentOf(OpFoldResult size) {
  if (auto constant = getConstantIntValue(size)) {
    return Extent(*constant);
  }
  return Extent::of(values.lookupOrDefault(cast<Value>(size)));
}

void FastKernel::setMemory(Value tensor, Place place, bool owned) {
  Tensor info;
  info.kind = Tensor::Kind::Memory;
  info.place = std::move(place);
  info.owned = owned;
  tensors[tensor] = std::move(info);
}

Value FastKernel::allocate(Type element, ArrayRef<Extent> sizes) {
  int64_t width = element.isIndex() ? 64 : element.getIntOrFloatBitWidth();
  // In a loop or branch: at the kernel's start.
  OpBuilder::InsertionGuard guard(builder);
  if (outermost) {
    builder.setInsertionPoint(outermost);
    if (!areEarly(sizes)) {
      lateSizes = true;
      return frame.scratch();
    }
  }
  Extent bytes((width + 7) / 8);
  for (const Extent &size : sizes) {
    bytes = bytes * size;
  }
  Value offset = scratchBytes ? scratchBytes : e.constant(0);
  Value end = e.add(offset, e.value(bytes));
  scratchBytes =
      e.mul(e.floorDiv(e.add(end, e.constant(63)), 64), e.constant(64));
  return e.address(frame.scratch(), builder.getI8Type(), offset);
}

/// Where a value must end, perhaps reshaped or as the destination of a chain of
/// slices: an output, or the place of what a region yields. Null: anywhere.
Value FastKernel::findDestination(Value result) {
  SmallVector<Value> work = {result};
  while (!work.empty()) {
    Value value = work.pop_back_val();
    for (OpOperand &use : value.getUses()) {
      Operation *user = use.getOwner();
      if (isa<func::ReturnOp>(user)) {
        return frame.pointer(frame.numInputs + use.getOperandNumber());
      }
      if (isa<scf::YieldOp>(user)) {
        auto places = yieldPlaces.find(user);
        if (places != yieldPlaces.end() &&
            places->second[use.getOperandNumber()]) {
          return places->second[use.getOperandNumber()];
        }
      }
      if (isa<tensor::CollapseShapeOp, tensor::ExpandShapeOp, tensor::CastOp>(
              user)) {
        work.push_back(user->getResult(0));
      } else if (auto insert = dyn_cast<tensor::InsertSliceOp>(user)) {
        if (insert.getDest() == value && value.hasOneUse()) {
          work.push_back(insert.getResult());
        }
      }
    }
  }
  return {};
}

Place FastKernel::destinationOf(Value result, ArrayRef<Extent> sizes) {
  Type element = getElementTypeOrSelf(result.getType());
  if (Value destination = findDestination(result)) {
    return makeContiguous(destination, element, sizes);
  }
  if (!rows || !rows->first) {
    return makeContiguous(allocate(element, sizes), element, sizes);
  }
  Extents local(sizes.begin(), sizes.end());
  local[0] = rows->block;
  Value place = allocate(element, local);
  rows->localBases.insert(place);
  return makeContiguous(place, element, local);
}

const Place &FastKernel::memory(Value tensor) {
  Tensor &info = tensors[tensor];
  if (info.kind == Tensor::Kind::Memory) {
    return info.place;
  }
  chunksClash |= useChunks;
  Type element = info.place.element;
  Extents sizes = info.place.sizes;
  Place place = makeContiguous(allocate(element, sizes), element, sizes);
  if (info.kind == Tensor::Kind::Splat) {
    fill(values.lookupOrDefault(info.splat), place);
  } else if (info.kind == Tensor::Kind::Padded) {
    moveData(paddedAccess(info.padding), place);
  }
  Tensor &again = tensors[tensor];
  again.kind = Tensor::Kind::Memory;
  again.place = place;
  again.owned = true;
  return again.place;
}

/// Copies or fills: an elementwise nest whose payload yields its input.
void FastKernel::moveData(Access from, const Place &to) {
  chunksClash |= useChunks;
  Block &block = copyBlocks.emplace_back();
  block.addArgument(to.element, builder.getLoc());
  block.addArgument(to.element, builder.getLoc());
  OpBuilder yield(builder.getContext());
  yield.setInsertionPointToEnd(&block);
  linalg::YieldOp::create(yield, builder.getLoc(),
                          ValueRange{block.getArgument(0)});
  Nest nest;
  nest.sizes = to.sizes;
  nest.reduction.assign(to.rank(), false);
  nest.body = &block;
  AffineMap identity =
      AffineMap::getMultiDimIdentityMap(to.rank(), builder.getContext());
  if (!from.splat && from.guards.empty()) {
    from = makeAccess(e, from.place, identity, nest.sizes);
  }
  nest.inputs.push_back(from);
  nest.outputs.push_back(makeAccess(e, to, identity, nest.sizes));
  Access init;
  init.place.element = to.element;
  nest.inits.push_back(init);
  std::string why;
  emitGenericNest(e, nest, nullptr, why);
}

/// The whole padded tensor.
Access FastKernel::paddedAccess(const Padding &padding) {
  Extents sizes;
  unsigned rank = padding.source.rank();
  // Never 1, so that no stride is dropped.
  sizes.assign(rank, Extent(0));
  return *makePaddedAccess(
      e, padding, AffineMap::getMultiDimIdentityMap(rank, builder.getContext()),
      sizes);
}

void FastKernel::copy(const Place &from, const Place &to) {
  Access access;
  access.place = from;
  moveData(access, to);
}

void FastKernel::fill(Value scalar, const Place &to) {
  Access access;
  access.splat = scalar;
  moveData(access, to);
}

/// An op with a value of a type that the fast path does not know.
static Operation *findForeignType(func::FuncOp kernel) {
  Operation *found = nullptr;
  auto isForeign = [](Type type) {
    return mlir::isa<ComplexType>(getElementTypeOrSelf(type));
  };
  kernel.walk([&](Operation *op) {
    if (llvm::any_of(op->getOperandTypes(), isForeign) ||
        llvm::any_of(op->getResultTypes(), isForeign)) {
      found = op;
    }
  });
  return found;
}

LogicalResult FastKernel::build(bool allowChunks) {
  if (Operation *op = findForeignType(kernel)) {
    return refuse(op, "complex numbers have no vector form");
  }
  Block &source = kernel.getBody().front();
  for (unsigned k = 0; k < frame.numSizes; ++k) {
    values.map(source.getArgument(frame.numInputs + k), frame.size(k));
  }
  for (unsigned i = 0; i < frame.numInputs; ++i) {
    Extents sizes;
    for (OpFoldResult size : frame.shape(builder, i)) {
      sizes.push_back(Extent::of(size));
    }
    setMemory(source.getArgument(i),
              makeContiguous(frame.pointer(i), frame.types[i].getElementType(),
                             sizes),
              /*owned=*/false);
  }
  // One stage: its outermost loop is cut.
  unsigned stages = 0;
  bool raises = false, control = false;
  for (Operation &op : source) {
    control |= isa<scf::SCFDialect>(op.getDialect());
    if (auto structured = dyn_cast<linalg::LinalgOp>(op)) {
      if (!isa<linalg::FillOp>(op) && !findEpilogue(structured)) {
        ++stages;
      }
    }
    raises |= isa<task::RaiseOp>(op);
  }
  useChunks = allowChunks && stages == 1 && !raises && !control;
  chunks.begin = frame.begin();
  chunks.end = frame.end();
  if (allowChunks && stages > 1 && !raises && !control && planRows()) {
    return emitRows();
  }
  for (Operation &op : source) {
    builder.setLoc(op.getLoc());
    if (failed(emit(op))) {
      return failure();
    }
    if (chunksClash) {
      return failure();
    }
  }
  if (chunks.used) {
    chunkCount = chunks.count;
  }
  return success();
}

void FastKernel::discard() {
  frame.body.erase();
  for (Operation *global : globals) {
    global->erase();
  }
}

LogicalResult FastKernel::emit(Operation &op) {
  if (auto structured = dyn_cast<linalg::LinalgOp>(op)) {
    return emitStructured(structured);
  }
  if (isa<func::ReturnOp>(op)) {
    return emitReturn(op);
  }
  if (isa<scf::WhileOp, scf::IfOp, scf::IndexSwitchOp>(op)) {
    return emitControl(op);
  }
  if (isa<tensor::EmptyOp, tensor::CollapseShapeOp, tensor::ExpandShapeOp,
          tensor::CastOp, tensor::ExtractSliceOp, tensor::SplatOp>(op)) {
    return emitView(op);
  }
  if (isa<tensor::InsertSliceOp>(op)) {
    return emitInsertSlice(op);
  }
  if (isa<tensor::PadOp>(op)) {
    return emitPad(op);
  }
  if (isa<arith::ConstantOp>(op) &&
      isa<RankedTensorType>(op.getResult(0).getType())) {
    return emitConstant(op);
  }
  if (auto dim = dyn_cast<tensor::DimOp>(op)) {
    auto position = dim.getConstantIndex();
    if (!position) {
      return refuse(&op, "its dimension is not constant");
    }
    values.map(dim.getResult(),
               e.value(tensors[dim.getSource()].place.sizes[*position]));
    return success();
  }
  if (auto extract = dyn_cast<tensor::ExtractOp>(op)) {
    Tensor &info = tensors[extract.getTensor()];
    if (info.kind == Tensor::Kind::Splat) {
      values.map(extract.getResult(), values.lookupOrDefault(info.splat));
      return success();
    }
    const Place &place = memory(extract.getTensor());
    Value index = place.offset ? place.offset : e.constant(0);
    for (auto [at, stride] : llvm::zip(extract.getIndices(), place.strides)) {
      index = e.add(index, e.mul(values.lookupOrDefault(at), e.value(stride)));
    }
    values.map(extract.getResult(),
               e.load(place.base, place.element, index, 1));
    return success();
  }
  if (auto elements = dyn_cast<tensor::FromElementsOp>(op)) {
    Extents sizes;
    if (elements.getElements().size() == 1) {
      Tensor info;
      info.kind = Tensor::Kind::Splat;
      info.splat = values.lookupOrDefault(elements.getElements().front());
      info.place.element = elements.getType().getElementType();
      info.place.sizes.assign(elements.getType().getRank(), Extent(1));
      tensors[elements.getResult()] = info;
      return success();
    }
    chunksClash |= useChunks;
    for (int64_t size : elements.getType().getShape()) {
      sizes.push_back(Extent(size));
    }
    Place place = destinationOf(elements.getResult(), sizes);
    for (auto [i, value] : llvm::enumerate(elements.getElements())) {
      e.store(values.lookupOrDefault(value), place.base, place.element,
              e.constant(i), 1);
    }
    setMemory(elements.getResult(), place, /*owned=*/true);
    return success();
  }
  bool scalar =
      op.getNumRegions() == 0 &&
      llvm::none_of(op.getOperandTypes(),
                    [](Type type) { return mlir::isa<TensorType>(type); }) &&
      llvm::none_of(op.getResultTypes(),
                    [](Type type) { return mlir::isa<TensorType>(type); });
  if (!scalar) {
    return refuse(&op, "it has no fast form");
  }
  IRMapping mapping;
  for (Value operand : op.getOperands()) {
    mapping.map(operand, values.lookupOrDefault(operand));
  }
  Operation *copied = builder.clone(op, mapping);
  values.map(op.getResults(), copied->getResults());
  return success();
}

LogicalResult FastKernel::emitReturn(Operation &op) {
  for (auto [i, operand] : llvm::enumerate(op.getOperands())) {
    writeTo(operand, frame.pointer(frame.numInputs + i));
  }
  func::ReturnOp::create(builder);
  return success();
}
