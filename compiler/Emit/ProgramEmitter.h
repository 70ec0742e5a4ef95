//===- ProgramEmitter.h - a program's object --------------------*- C++ -*-===//
// Part of Weir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#ifndef WEIR_COMPILER_EMIT_PROGRAMEMITTER_H
#define WEIR_COMPILER_EMIT_PROGRAMEMITTER_H

#include "compiler/Target/KernelCompiler.h"
#include "mlir/IR/BuiltinOps.h"
#include "llvm/ADT/SmallVector.h"
#include "llvm/ADT/StringMap.h"

namespace weir {

struct EmitOptions {
  /// LLVM's target triple; empty: this machine's.
  std::string triple;
  /// The levels that the kernels were compiled for, ascending.
  llvm::SmallVector<IsaLevel> levels = {IsaLevel::V3, IsaLevel::V4};
  /// An existing folder for the files that the assembler includes. The caller
  /// removes it.
  std::string workDir;
  /// What WeirProgram::producer says.
  std::string producer = "weirc";
  /// The archive of each runtime function ("calls"); listed as the program's
  /// components. Empty: the program lists none.
  llvm::StringMap<std::string> archives;
  /// A plan's tables (runtime/abi/Plan.h); empty: none.
  llvm::ArrayRef<char> plan;
  /// Fill in EmittedProgram::llvmIr and ::assembly.
  bool wantText = false;
};

/// Counts for reports.
struct EmitStats {
  uint64_t weightBytes = 0, tableBytes = 0;
  uint64_t numSteps = 0, numTasks = 0, numSlots = 0, numKernels = 0,
           numCalls = 0;
};

/// A variable, queue, ... of the program, for reports.
struct ResourceInfo {
  std::string name, kind, container;
  /// "float32[2,?]"; "" for what is no variable.
  std::string type;
  bool trainable = false, local = false;
};

struct EmittedProgram {
  /// A relocatable object that defines `weir_program` (runtime/abi/Program.h).
  /// It refers to the kernels' symbols and to runtime functions.
  llvm::SmallVector<char, 0> object;
  std::string llvmIr, assembly;
  /// Symbols of the runtime functions that it calls, sorted.
  std::vector<std::string> calls;
  /// As in WeirProgram::resources and ::components.
  std::vector<ResourceInfo> resources;
  std::vector<std::string> components;
  EmitStats stats;
};

/// Writes the tables of the module's only `weir.program`, whose steps are
/// `task.frame`s. `kernels` are the compiled kernels; those that no task runs
/// are ignored. Fails with a diagnostic.
mlir::FailureOr<EmittedProgram>
emitProgram(mlir::ModuleOp module, llvm::ArrayRef<CompiledKernel> kernels,
            const EmitOptions &options);

} // namespace weir

#endif // WEIR_COMPILER_EMIT_PROGRAMEMITTER_H
