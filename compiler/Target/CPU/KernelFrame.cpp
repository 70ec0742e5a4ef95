//===- KernelFrame.cpp - from tensors to the kernels' C ABI ---------------===//
// Part of Weir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Builds bodies, buffers, entries and size functions; see the header.
#include "compiler/Target/CPU/KernelFrame.h"
#include "dialects/Task/TaskDialect.h"
#include "mlir/Conversion/LLVMCommon/MemRefBuilder.h"
#include "mlir/Conversion/LLVMCommon/TypeConverter.h"

using namespace mlir;
using namespace weir;
using namespace weir::cpu;

OpFoldResult KernelFrame::dim(OpBuilder &builder, unsigned buffer,
                              unsigned dim) {
  int64_t value = dims[buffer][dim];
  if (value >= 0) {
    return builder.getIndexAttr(value);
  }
  return size(static_cast<unsigned>(-value - 1));
}

SmallVector<OpFoldResult> KernelFrame::shape(OpBuilder &builder,
                                             unsigned buffer) {
  SmallVector<OpFoldResult> shape;
  for (unsigned d = 0; d < dims[buffer].size(); ++d) {
    shape.push_back(dim(builder, buffer, d));
  }
  return shape;
}

/// The dims of a tensor argument or result: task.dims, or the static shape.
static FailureOr<SmallVector<int64_t>>
readDims(func::FuncOp kernel, RankedTensorType type, DictionaryAttr attrs,
         const Twine &what, unsigned numSizes) {
  auto attr = attrs ? attrs.getAs<DenseI64ArrayAttr>("task.dims") : nullptr;
  if (!attr) {
    if (type.hasStaticShape()) {
      return SmallVector<int64_t>(type.getShape());
    }
    return kernel.emitError()
           << what << " has a dynamic shape but no task.dims";
  }
  ArrayRef<int64_t> dims = attr.asArrayRef();
  if (static_cast<int64_t>(dims.size()) != type.getRank()) {
    return kernel.emitError() << what << " has rank " << type.getRank()
                              << " but task.dims lists " << dims.size();
  }
  for (auto [dim, size] : llvm::zip(dims, type.getShape())) {
    bool bad = dim < 0 ? -dim - 1 >= static_cast<int64_t>(numSizes)
                       : !ShapedType::isDynamic(size) && size != dim;
    if (bad) {
      return kernel.emitError()
             << what << " has dimension " << size << " where task.dims says "
             << dim << " (" << numSizes << " size arguments)";
    }
  }
  // A static type wins over a symbolic dimension.
  SmallVector<int64_t> result(dims);
  for (auto [dim, size] : llvm::zip(result, type.getShape())) {
    if (!ShapedType::isDynamic(size)) {
      dim = size;
    }
  }
  return result;
}

FailureOr<KernelFrame> weir::cpu::buildKernelFrame(func::FuncOp kernel,
                                                   StringRef name,
                                                   ModuleOp module) {
  KernelFrame frame;
  for (Type type : kernel.getArgumentTypes()) {
    if (auto tensor = dyn_cast<RankedTensorType>(type)) {
      if (frame.numSizes) {
        return kernel.emitError("has a tensor argument after size arguments");
      }
      frame.types.push_back(tensor);
      ++frame.numInputs;
    } else if (type.isIndex()) {
      ++frame.numSizes;
    } else {
      return kernel.emitError("has an argument of type ")
             << type << "; expected ranked tensors, then index";
    }
  }
  for (Type type : kernel.getResultTypes()) {
    auto tensor = dyn_cast<RankedTensorType>(type);
    if (!tensor) {
      return kernel.emitError("has a result of type ")
             << type << "; expected ranked tensors";
    }
    frame.types.push_back(tensor);
    ++frame.numOutputs;
  }
  for (auto [i, type] : llvm::enumerate(frame.types)) {
    bool input = i < frame.numInputs;
    unsigned k = input ? i : i - frame.numInputs;
    auto dims = readDims(
        kernel, type,
        input ? kernel.getArgAttrDict(k) : kernel.getResultAttrDict(k),
        Twine(input ? "argument " : "result ") + Twine(k), frame.numSizes);
    if (failed(dims)) {
      return failure();
    }
    frame.dims.push_back(std::move(*dims));
  }

  MLIRContext *ctx = kernel.getContext();
  auto ptr = LLVM::LLVMPointerType::get(ctx);
  auto index = IndexType::get(ctx);
  unsigned numBuffers = frame.numInputs + frame.numOutputs;
  SmallVector<Type> types(numBuffers + 2, ptr);
  types.append(2 + frame.numSizes, index);
  OpBuilder builder = OpBuilder::atBlockEnd(module.getBody());
  frame.body = func::FuncOp::create(builder, kernel.getLoc(), name,
                                    builder.getFunctionType(types, {}));
  frame.body.setPrivate();
  frame.body->setAttr("llvm.linkage",
                      LLVM::LinkageAttr::get(ctx, LLVM::Linkage::Internal));
  for (unsigned i = 0; i < numBuffers + 1; ++i) {
    frame.body.setArgAttr(i, "llvm.noalias", builder.getUnitAttr());
  }
  frame.body.addEntryBlock();
  return frame;
}

Value weir::cpu::makeBuffer(OpBuilder &builder, Location loc, Value pointer,
                            Type elementType, ArrayRef<OpFoldResult> shape) {
  SmallVector<int64_t> dims;
  SmallVector<Value> operands = {pointer};
  for (OpFoldResult size : shape) {
    if (auto constant = dyn_cast<Attribute>(size)) {
      dims.push_back(cast<IntegerAttr>(constant).getInt());
    } else {
      dims.push_back(ShapedType::kDynamic);
      operands.push_back(cast<Value>(size));
    }
  }
  return UnrealizedConversionCastOp::create(
             builder, loc, MemRefType::get(dims, elementType), operands)
      .getResult(0);
}

/// Whether `cast` was made by makeBuffer.
static bool isBufferCast(UnrealizedConversionCastOp cast) {
  return cast.getNumResults() == 1 && cast.getNumOperands() >= 1 &&
         isa<MemRefType>(cast.getResult(0).getType()) &&
         isa<LLVM::LLVMPointerType>(cast.getOperand(0).getType());
}

void weir::cpu::foldBufferDims(Operation *root) {
  SmallVector<memref::DimOp> dims;
  root->walk([&](memref::DimOp dim) { dims.push_back(dim); });
  for (memref::DimOp dim : dims) {
    auto cast = dim.getSource().getDefiningOp<UnrealizedConversionCastOp>();
    auto position = dim.getConstantIndex();
    if (!cast || !isBufferCast(cast) || !position) {
      continue;
    }
    auto type = mlir::cast<MemRefType>(cast.getResult(0).getType());
    OpBuilder builder(dim);
    if (!type.isDynamicDim(*position)) {
      dim.replaceAllUsesWith(
          arith::ConstantIndexOp::create(builder, dim.getLoc(),
                                         type.getDimSize(*position))
              .getResult());
    } else {
      dim.replaceAllUsesWith(
          cast.getOperand(1 + type.getDynamicDimIndex(*position)));
    }
    dim.erase();
  }
}

void weir::cpu::lowerBufferCasts(Operation *root) {
  LLVMTypeConverter converter(root->getContext());
  SmallVector<UnrealizedConversionCastOp> casts;
  root->walk([&](UnrealizedConversionCastOp cast) {
    if (isBufferCast(cast)) {
      casts.push_back(cast);
    }
  });
  for (UnrealizedConversionCastOp cast : casts) {
    OpBuilder builder(cast);
    Location loc = cast.getLoc();
    auto type = mlir::cast<MemRefType>(cast.getResult(0).getType());
    auto descriptor =
        MemRefDescriptor::poison(builder, loc, converter.convertType(type));
    descriptor.setAllocatedPtr(builder, loc, cast.getOperand(0));
    descriptor.setAlignedPtr(builder, loc, cast.getOperand(0));
    descriptor.setConstantOffset(builder, loc, 0);
    Type i64 = builder.getI64Type();
    Value stride = LLVM::ConstantOp::create(builder, loc, i64,
                                            builder.getI64IntegerAttr(1));
    for (int64_t d = type.getRank() - 1; d >= 0; --d) {
      Value size;
      if (type.isDynamicDim(d)) {
        size = arith::IndexCastOp::create(
            builder, loc, i64, cast.getOperand(1 + type.getDynamicDimIndex(d)));
      } else {
        size = LLVM::ConstantOp::create(
            builder, loc, i64, builder.getI64IntegerAttr(type.getDimSize(d)));
      }
      descriptor.setSize(builder, loc, d, size);
      descriptor.setStride(builder, loc, d, stride);
      if (d) {
        stride = LLVM::MulOp::create(builder, loc, stride, size);
      }
    }
    Value value = descriptor;
    auto back = UnrealizedConversionCastOp::create(builder, loc, type, value);
    cast.getResult(0).replaceAllUsesWith(back.getResult(0));
    cast.erase();
  }
}

void weir::cpu::buildSizeFunction(
    ModuleOp module, StringRef name, unsigned numSizes,
    llvm::function_ref<Value(OpBuilder &, ValueRange)> compute) {
  MLIRContext *ctx = module.getContext();
  OpBuilder builder = OpBuilder::atBlockEnd(module.getBody());
  Location loc = module.getLoc();
  auto ptr = LLVM::LLVMPointerType::get(ctx);
  Type i64 = builder.getI64Type();
  auto function = func::FuncOp::create(builder, loc, name,
                                       builder.getFunctionType({ptr}, {i64}));
  builder.setInsertionPointToStart(function.addEntryBlock());
  SmallVector<Value> sizes;
  for (unsigned k = 0; k < numSizes; ++k) {
    Value at =
        LLVM::GEPOp::create(builder, loc, ptr, i64, function.getArgument(0),
                            ArrayRef<LLVM::GEPArg>{int32_t(k)});
    Value size = LLVM::LoadOp::create(builder, loc, i64, at);
    sizes.push_back(
        arith::IndexCastOp::create(builder, loc, builder.getIndexType(), size));
  }
  Value result = compute(builder, sizes);
  result = arith::IndexCastOp::create(builder, loc, i64, result);
  func::ReturnOp::create(builder, loc, result);
}

void weir::cpu::buildKernelEntry(KernelFrame &frame, StringRef entryName,
                                 StringRef cpu, StringRef preferWidth) {
  auto module = frame.body->getParentOfType<ModuleOp>();
  OpBuilder builder = OpBuilder::atBlockEnd(module.getBody());
  Location loc = frame.body.getLoc();
  auto ptr = LLVM::LLVMPointerType::get(module.getContext());
  Type i64 = builder.getI64Type();
  auto entry = func::FuncOp::create(
      builder, loc, entryName,
      builder.getFunctionType({ptr, ptr, i64, i64, ptr}, {}));
  auto pair = [&](StringRef key, StringRef value) {
    return builder.getStrArrayAttr({key, value});
  };
  SmallVector<Attribute> attrs = {pair("target-cpu", cpu),
                                  pair("prefer-vector-width", preferWidth),
                                  builder.getStringAttr("nounwind")};
  entry->setAttr("passthrough", builder.getArrayAttr(attrs));
  attrs.push_back(builder.getStringAttr("alwaysinline"));
  frame.body->setAttr("passthrough", builder.getArrayAttr(attrs));

  builder.setInsertionPointToStart(entry.addEntryBlock());
  auto load = [&](Value array, Type type, unsigned k) -> Value {
    Value at = LLVM::GEPOp::create(builder, loc, ptr, type, array,
                                   ArrayRef<LLVM::GEPArg>{int32_t(k)});
    return LLVM::LoadOp::create(builder, loc, type, at);
  };
  auto toIndex = [&](Value value) -> Value {
    return arith::IndexCastOp::create(builder, loc, builder.getIndexType(),
                                      value);
  };
  SmallVector<Value> operands;
  unsigned numBuffers = frame.numInputs + frame.numOutputs;
  for (unsigned k = 0; k < numBuffers; ++k) {
    operands.push_back(load(entry.getArgument(0), ptr, k));
  }
  // The scratch pointer is only read where the body uses it: callers of kernels
  // without scratch need not pass one.
  if (frame.scratch().use_empty()) {
    operands.push_back(LLVM::ZeroOp::create(builder, loc, ptr));
  } else {
    operands.push_back(load(entry.getArgument(0), ptr, numBuffers));
  }
  operands.push_back(entry.getArgument(4));
  operands.push_back(toIndex(entry.getArgument(2)));
  operands.push_back(toIndex(entry.getArgument(3)));
  for (unsigned k = 0; k < frame.numSizes; ++k) {
    operands.push_back(toIndex(load(entry.getArgument(1), i64, k)));
  }
  func::CallOp::create(builder, loc, frame.body, operands);
  func::ReturnOp::create(builder, loc);
}
