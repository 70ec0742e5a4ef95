//===- KernelTestUtil.h - run kernels written as text -----------*- C++ -*-===//
// Part of Weir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#ifndef WEIR_TEST_TARGET_KERNELTESTUTIL_H
#define WEIR_TEST_TARGET_KERNELTESTUTIL_H

#include "compiler/Target/KernelCompiler.h"
#include "mlir/IR/BuiltinOps.h"
#include "mlir/Parser/Parser.h"
#include <gtest/gtest.h>
#include <vector>

namespace weir::test {

/// A context with everything loaded, shared by the tests of a program.
inline mlir::MLIRContext &kernelContext() {
  static auto *context = [] {
    mlir::DialectRegistry registry;
    registerCpuTargetDialects(registry);
    auto *made = new mlir::MLIRContext(registry);
    prepareCpuTargetContext(*made);
    return made;
  }();
  return *context;
}

/// The first kernel of a module given as text, loaded; null on failure.
struct TestKernel {
  explicit TestKernel(llvm::StringRef text,
                      CodegenMode mode = CodegenMode::Reference,
                      std::optional<IsaLevel> level = {},
                      bool packConstants = false) {
    module = mlir::parseSourceString<mlir::ModuleOp>(text, &kernelContext());
    if (!module) {
      return;
    }
    KernelCompileOptions options;
    options.codegen = mode;
    options.packConstants = packConstants;
    if (level) {
      options.levels = {*level};
    }
    auto function = *module->getOps<mlir::func::FuncOp>().begin();
    auto result = createCpuKernelCompiler(options)->load(function);
    if (mlir::succeeded(result)) {
      kernel = std::move(*result);
    }
  }
  LoadedKernel::Raise evaluate(llvm::ArrayRef<void *> inputs,
                               llvm::ArrayRef<void *> outputs,
                               llvm::ArrayRef<int64_t> sizes = {}) {
    return kernel->evaluate(inputs, outputs, sizes);
  }

  mlir::OwningOpRef<mlir::ModuleOp> module;
  std::unique_ptr<LoadedKernel> kernel;
};

} // namespace weir::test

#endif // WEIR_TEST_TARGET_KERNELTESTUTIL_H
