//===- KernelJobs.h - kernels compiled side by side -------------*- C++ -*-===//
// Part of Weir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#ifndef WEIR_COMPILER_DRIVER_KERNELJOBS_H
#define WEIR_COMPILER_DRIVER_KERNELJOBS_H

#include "compiler/Driver/CompileCache.h"
#include "compiler/Driver/Report.h"
#include "compiler/Target/KernelCompiler.h"
#include "mlir/IR/BuiltinOps.h"

namespace weir {

/// Compiles the kernels of a module, up to `jobs` at once (0: one per core),
/// with those from the cache left out. The result is in the module's order.
/// Fails with diagnostics.
mlir::FailureOr<std::vector<CompiledKernel>>
compileKernels(mlir::ModuleOp module, const KernelCompileOptions &options,
               unsigned jobs, const CompileCache &cache, CompileReport &report);

} // namespace weir

#endif // WEIR_COMPILER_DRIVER_KERNELJOBS_H
