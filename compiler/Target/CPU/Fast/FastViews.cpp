//===- FastViews.cpp - reshapes, slices, padding, constants ---------------===//
// Part of Weir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The part of the planner for ops that mostly only look at memory another way.
#include "compiler/Target/CPU/Fast/FastKernel.h"
#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"

using namespace mlir;
using namespace weir;
using namespace weir::cpu;

Place FastKernel::slice(const Place &place, ArrayRef<OpFoldResult> offsets,
                        ArrayRef<OpFoldResult> sizes,
                        ArrayRef<OpFoldResult> strides,
                        const llvm::SmallBitVector &dropped) {
  Place part;
  part.base = place.base;
  part.element = place.element;
  Value offset = place.offset ? place.offset : e.constant(0);
  for (unsigned d = 0; d < place.rank(); ++d) {
    offset =
        e.add(offset, e.mul(valueOf(offsets[d]), e.value(place.strides[d])));
    if (!dropped[d]) {
      part.sizes.push_back(extentOf(sizes[d]));
      part.strides.push_back(place.strides[d] * extentOf(strides[d]));
    }
  }
  part.offset = offset;
  return part;
}

LogicalResult FastKernel::emitView(Operation &op) {
  Value result = op.getResult(0);
  auto type = cast<RankedTensorType>(result.getType());
  if (auto empty = dyn_cast<tensor::EmptyOp>(op)) {
    Tensor info;
    info.place.element = type.getElementType();
    for (OpFoldResult size : empty.getMixedSizes()) {
      info.place.sizes.push_back(extentOf(size));
    }
    tensors[result] = info;
    return success();
  }
  if (auto splat = dyn_cast<tensor::SplatOp>(op)) {
    Tensor info;
    info.kind = Tensor::Kind::Splat;
    info.splat = values.lookupOrDefault(splat.getInput());
    info.place.element = type.getElementType();
    unsigned dynamic = 0;
    for (int64_t size : type.getShape()) {
      info.place.sizes.push_back(
          ShapedType::isDynamic(size)
              ? extentOf(splat.getDynamicSizes()[dynamic++])
              : Extent(size));
    }
    tensors[result] = info;
    return success();
  }

  Value source = op.getOperand(0);
  Tensor info = tensors[source];
  Extents sizes;
  if (auto collapse = dyn_cast<tensor::CollapseShapeOp>(op)) {
    for (ArrayRef<int64_t> group : collapse.getReassociationIndices()) {
      Extent size(1);
      for (int64_t d : group) {
        size = size * info.place.sizes[d];
      }
      sizes.push_back(size);
    }
  } else if (auto expand = dyn_cast<tensor::ExpandShapeOp>(op)) {
    for (OpFoldResult size : expand.getMixedOutputShape()) {
      sizes.push_back(extentOf(size));
    }
    if (rows && rows->first) {
      sizes[0] = info.place.sizes[0]; // of a block
    }
  } else if (isa<tensor::CastOp>(op)) {
    for (auto [size, fixed] : llvm::zip(info.place.sizes, type.getShape())) {
      sizes.push_back(ShapedType::isDynamic(fixed) ? size : Extent(fixed));
    }
    if (info.kind == Tensor::Kind::Memory) {
      info.place.sizes = sizes;
      tensors[result] = info;
      return success();
    }
  } else {
    auto part = cast<tensor::ExtractSliceOp>(op);
    llvm::SmallBitVector dropped = part.getDroppedDims();
    if (info.kind == Tensor::Kind::Splat || info.kind == Tensor::Kind::Empty) {
      for (auto [d, size] : llvm::enumerate(part.getMixedSizes())) {
        if (!dropped[d]) {
          sizes.push_back(extentOf(size));
        }
      }
      info.place.sizes = sizes;
      tensors[result] = info;
      return success();
    }
    Place view = slice(memory(source), part.getMixedOffsets(),
                       part.getMixedSizes(), part.getMixedStrides(), dropped);
    setMemory(result, view, /*owned=*/false);
    return success();
  }
  if (info.kind == Tensor::Kind::Splat || info.kind == Tensor::Kind::Empty) {
    info.place.sizes = sizes;
    tensors[result] = info;
    return success();
  }
  Place place = memory(source);
  if (!place.isContiguous()) {
    Place packed = destinationOf(result, place.sizes);
    copy(place, packed);
    place = packed;
  }
  Place view = makeContiguous(place.base, place.element, sizes);
  view.offset = place.offset;
  setMemory(result, view, info.owned);
  return success();
}

LogicalResult FastKernel::emitInsertSlice(Operation &op) {
  auto insert = cast<tensor::InsertSliceOp>(op);
  chunksClash |= useChunks;
  Value destination = insert.getDest();
  Tensor info = tensors[destination];
  Place whole;
  bool inPlace = info.kind == Tensor::Kind::Memory && info.owned &&
                 destination.hasOneUse();
  if (inPlace) {
    whole = info.place;
  } else {
    whole = destinationOf(insert.getResult(), info.place.sizes);
    if (info.kind == Tensor::Kind::Splat) {
      fill(values.lookupOrDefault(info.splat), whole);
    } else if (info.kind != Tensor::Kind::Empty) {
      Place from = memory(destination);
      copy(from, whole);
    }
  }
  Place part = slice(whole, insert.getMixedOffsets(), insert.getMixedSizes(),
                     insert.getMixedStrides(), insert.getDroppedDims());
  Tensor &source = tensors[insert.getSource()];
  if (source.kind == Tensor::Kind::Splat) {
    fill(values.lookupOrDefault(source.splat), part);
  } else if (source.kind != Tensor::Kind::Empty) {
    Place from = memory(insert.getSource());
    copy(from, part);
  }
  setMemory(insert.getResult(), whole, /*owned=*/true);
  return success();
}

LogicalResult FastKernel::emitPad(Operation &op) {
  auto pad = cast<tensor::PadOp>(op);
  Value value = pad.getConstantPaddingValue();
  if (!value) {
    return refuse(&op, "its padding is not one value");
  }
  // A constant inside the region is copied out.
  if (value.getParentRegion() == &pad.getRegion()) {
    value = builder.clone(*value.getDefiningOp())->getResult(0);
  } else {
    value = values.lookupOrDefault(value);
  }
  Tensor info;
  SmallVector<Value> low, high;
  for (OpFoldResult amount : pad.getMixedLowPad()) {
    low.push_back(valueOf(amount));
  }
  for (OpFoldResult amount : pad.getMixedHighPad()) {
    high.push_back(valueOf(amount));
  }
  const Place &source = memory(pad.getSource());
  info.place.element = source.element;
  for (unsigned d = 0; d < source.rank(); ++d) {
    Value size = e.add(e.add(e.value(source.sizes[d]), low[d]), high[d]);
    bool none =
        getConstantIntValue(low[d]) == 0 && getConstantIntValue(high[d]) == 0;
    info.place.sizes.push_back(none ? source.sizes[d]
                                    : Extent::of(OpFoldResult(size)));
  }
  // It waits for the ops that read it.
  info.kind = Tensor::Kind::Padded;
  info.padding = {source, low, high, value};
  tensors[pad.getResult()] = info;
  return success();
}

LogicalResult FastKernel::emitConstant(Operation &op) {
  auto constant = cast<arith::ConstantOp>(op);
  auto type = cast<RankedTensorType>(constant.getType());
  Type element = type.getElementType();
  Tensor info;
  info.place.element = element;
  for (int64_t size : type.getShape()) {
    info.place.sizes.push_back(Extent(size));
  }
  auto dense = dyn_cast<DenseElementsAttr>(constant.getValue());
  if (dense && dense.isSplat()) {
    info.kind = Tensor::Kind::Splat;
    info.splat = arith::ConstantOp::create(
        builder, cast<TypedAttr>(dense.getSplatValue<Attribute>()));
    tensors[constant.getResult()] = info;
    return success();
  }
  if (!dense || element.isIndex()) {
    return refuse(&op, "the constant is no plain dense tensor");
  }
  if (element.isInteger(1)) {
    dense = dense.mapValues(builder.getI8Type(),
                            [](const APInt &bit) { return bit.zext(8); });
  }
  auto module = frame.body->getParentOfType<ModuleOp>();
  std::string name =
      (frame.body.getName() + ".constant" + Twine(globals.size())).str();
  Type memoryElement = dense.getElementType();
  Type array = LLVM::LLVMArrayType::get(memoryElement, type.getNumElements());
  OpBuilder::InsertionGuard guard(builder);
  Value address;
  {
    OpBuilder globals = OpBuilder::atBlockBegin(module.getBody());
    auto flat = dense.reshape(
        RankedTensorType::get({type.getNumElements()}, memoryElement));
    this->globals.push_back(
        LLVM::GlobalOp::create(globals, op.getLoc(), array, /*isConstant=*/true,
                               LLVM::Linkage::Internal, name, flat,
                               /*alignment=*/64));
  }
  address = LLVM::AddressOfOp::create(
      builder, LLVM::LLVMPointerType::get(builder.getContext()), name);
  setMemory(constant.getResult(),
            makeContiguous(address, element, info.place.sizes),
            /*owned=*/false);
  return success();
}
