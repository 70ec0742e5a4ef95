//===- CpuLowering.h - the steps from a kernel to machine code --*- C++ -*-===//
// Part of Weir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The CPU target's steps, in the order in which CpuKernelCompiler runs them.
#ifndef WEIR_COMPILER_TARGET_CPU_CPULOWERING_H
#define WEIR_COMPILER_TARGET_CPU_CPULOWERING_H

#include "compiler/Target/CPU/KernelFrame.h"

namespace llvm {
class Module;
class LLVMContext;
} // namespace llvm

namespace weir::cpu {

/// Tensor-level preparation, independent of ISA and schedule: decomposes
/// softmax and concat, resolves tensor.dim, canonicalizes.
mlir::LogicalResult prepareKernel(mlir::func::FuncOp kernel);

/// Makes scf ops that carry tensors pass on buffers, in which they write. Fails
/// with a diagnostic where a size is not known.
mlir::LogicalResult giveLoopsDestinations(mlir::Operation *root);

/// Clones `kernel`'s code into the body of `frame` (which must be empty), with
/// tensors of its buffers as inputs and its results written to its outputs.
void cloneIntoFrame(mlir::func::FuncOp kernel, KernelFrame &frame);

/// One-shot bufferization of a body made by cloneIntoFrame. Afterwards it is
/// linalg, scf and memref on buffers.
mlir::LogicalResult bufferizeBody(KernelFrame &frame);

/// linalg on memrefs to scf loops with scalar code.
mlir::LogicalResult lowerLinalgToLoops(mlir::ModuleOp module);

/// Adds task.poll to the loops of a body whose iterations are long; before scf
/// becomes cf.
void addKernelPolls(mlir::func::FuncOp body);
/// The same for all bodies of kernels.
void pollLongLoops(mlir::ModuleOp module);

/// Replaces task.raise and task.poll by calls of the runtime and returns; in
/// between scf and cf.
void lowerKernelExits(mlir::ModuleOp module);

/// Everything that is left to the LLVM dialect. Expands bf16 and f16.
mlir::LogicalResult lowerToLlvmDialect(mlir::ModuleOp module);

/// To LLVM IR, with triple and data layout.
std::unique_ptr<llvm::Module> translateToLlvm(mlir::ModuleOp module,
                                              llvm::LLVMContext &context);

/// Runs LLVM's pipeline. `vectorize` runs its loop and SLP vectorizers.
void optimizeModule(llvm::Module &module, int optLevel, bool vectorize);

/// Code for a module. Fails only if the target refuses it.
mlir::FailureOr<llvm::SmallVector<char, 0>> emitObject(llvm::Module &module,
                                                       int optLevel);

/// Bytes in the executable sections of an object.
uint64_t codeBytesOf(llvm::ArrayRef<char> object);

/// A function that the object calls and must not: compiler-rt, malloc, MLIR's
/// runtime. Empty: none.
std::string findForeignSymbol(llvm::ArrayRef<char> object);

/// The best level of this machine; nullopt if it is below all.

/// `.v3`, `.v4`.
llvm::StringRef levelSuffix(IsaLevel level);

/// LLVM's name of the CPU.
llvm::StringRef levelCpu(IsaLevel level);

/// Loads an object into this process.
mlir::FailureOr<std::unique_ptr<LoadedKernel>> loadKernel(CompiledKernel kernel,
                                                          IsaLevel level);

} // namespace weir::cpu

#endif // WEIR_COMPILER_TARGET_CPU_CPULOWERING_H
