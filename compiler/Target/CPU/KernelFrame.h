//===- KernelFrame.h - from tensors to the kernels' C ABI -------*- C++ -*-===//
// Part of Weir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// A kernel arrives as a function on tensors and leaves as a C function on
// arrays of pointers and sizes. In between it is a *body*: a function on bare
// pointers and index values, whose buffers are memrefs made from them.
#ifndef WEIR_COMPILER_TARGET_CPU_KERNELFRAME_H
#define WEIR_COMPILER_TARGET_CPU_KERNELFRAME_H

#include "compiler/Target/KernelCompiler.h"
#include "mlir/Dialect/LLVMIR/LLVMDialect.h"
#include "mlir/Dialect/MemRef/IR/MemRef.h"
#include "mlir/IR/IRMapping.h"

namespace weir::cpu {

/// A body and what its arguments mean. Arguments, in order: a pointer per
/// input, a pointer per output, scratch, context (pointers), begin, end
/// (index), then the size arguments (index).
struct KernelFrame {
  mlir::func::FuncOp body;
  unsigned numInputs = 0, numOutputs = 0, numSizes = 0;
  /// Tensor types and task.dims of inputs, then outputs.
  llvm::SmallVector<mlir::RankedTensorType> types;
  llvm::SmallVector<llvm::SmallVector<int64_t>> dims;

  mlir::Value pointer(unsigned buffer) { return body.getArgument(buffer); }
  mlir::Value scratch() { return body.getArgument(numInputs + numOutputs); }
  mlir::Value context() { return body.getArgument(numInputs + numOutputs + 1); }
  mlir::Value begin() { return body.getArgument(numInputs + numOutputs + 2); }
  mlir::Value end() { return body.getArgument(numInputs + numOutputs + 3); }
  mlir::Value size(unsigned k) {
    return body.getArgument(numInputs + numOutputs + 4 + k);
  }
  /// Dimension `dim` of buffer `buffer`: a constant or a size argument.
  mlir::OpFoldResult dim(mlir::OpBuilder &builder, unsigned buffer,
                         unsigned dim);
  /// All dimensions of a buffer.
  llvm::SmallVector<mlir::OpFoldResult> shape(mlir::OpBuilder &builder,
                                              unsigned buffer);
};

/// Makes an empty body (entry block only) for `kernel`, named `name`, at the
/// end of `module`. Fails with a diagnostic if task.dims are missing or wrong.
mlir::FailureOr<KernelFrame> buildKernelFrame(mlir::func::FuncOp kernel,
                                              llvm::StringRef name,
                                              mlir::ModuleOp module);

/// A memref at `pointer` with identity layout: an unrealized_conversion_cast of
/// the pointer and the dynamic sizes, which lowerBufferCasts turns into a
/// descriptor. `memref.dim` of it is folded by foldBufferDims.
mlir::Value makeBuffer(mlir::OpBuilder &builder, mlir::Location loc,
                       mlir::Value pointer, mlir::Type elementType,
                       llvm::ArrayRef<mlir::OpFoldResult> shape);

/// Replaces memref.dim of buffers by their size operands.
void foldBufferDims(mlir::Operation *root);

/// Replaces the casts of makeBuffer by memref descriptors.
void lowerBufferCasts(mlir::Operation *root);

/// Notes which argument of the body lowerKernelExits is to call the runtime
/// with.
void noteContext(KernelFrame &frame);

/// Gives every memref.alloc of the body a place in the scratch buffer and
/// erases memref.dealloc. Makes `<name>.scratch` if there is any. Fails with a
/// diagnostic if a size is not a function of the size arguments.
mlir::LogicalResult planScratch(KernelFrame &frame, llvm::StringRef name,
                                bool &hasScratch);

/// Clones what `value` is computed from to `builder`, with `mapping` for the
/// leaves. Null if something in it is not a function of them.
mlir::Value cloneComputation(mlir::OpBuilder &builder, mlir::Value value,
                             mlir::IRMapping &mapping);

/// Makes `<name>`, a size function that computes `value` of the body from the
/// size arguments. False if it is not a function of them.
bool exportSize(KernelFrame &frame, llvm::StringRef name, mlir::Value value);

/// Makes the C entry `entryName` (an LLVM function) that unpacks the arrays and
/// calls the body; `cpu` and `features` become its target attributes and the
/// body's.
void buildKernelEntry(KernelFrame &frame, llvm::StringRef entryName,
                      llvm::StringRef cpu, llvm::StringRef preferWidth);

/// Makes `i64 name(ptr sizes)`: `compute` gets a builder and the size values
/// (index) and returns an index value.
void buildSizeFunction(
    mlir::ModuleOp module, llvm::StringRef name, unsigned numSizes,
    llvm::function_ref<mlir::Value(mlir::OpBuilder &, mlir::ValueRange)>
        compute);

} // namespace weir::cpu

#endif // WEIR_COMPILER_TARGET_CPU_KERNELFRAME_H
