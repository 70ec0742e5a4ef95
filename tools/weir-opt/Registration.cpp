//===- Registration.cpp - dialects and passes of weir-opt -----------------===//
// Part of Weir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// All of upstream comes in through libMLIR's own entry points (they are
// compiled there, so they cost us nothing); Weir's pass libraries are those
// that the build has.
#include "tools/weir-opt/Registration.h"

#include "compiler/Evaluate/EvaluateConstants.h"
#include "compiler/Target/KernelCompiler.h"
#include "dialects/TF/TFDialect.h"
#include "dialects/Task/TaskDialect.h"
#include "dialects/Weir/WeirDialect.h"

namespace mlir {
// Declared here rather than by mlir/InitAll*.h, which include all of upstream.
void registerAllDialects(DialectRegistry &registry);
void registerAllExtensions(DialectRegistry &registry);
void registerAllPasses();
} // namespace mlir

#include "tools/weir-opt/PassLibraries.h.inc"

void weir::opt::registerDialects(mlir::DialectRegistry &registry) {
  mlir::registerAllDialects(registry);
  mlir::registerAllExtensions(registry);
  registry.insert<WeirDialect, tf::TFDialect, task::TaskDialect>();
  registerCpuTargetDialects(registry);
  registerConstantEvaluation(registry);
}

void weir::opt::registerPasses() {
  mlir::registerAllPasses();
#define WEIR_CALL(function) weir::function();
#include "tools/weir-opt/PassLibraries.cpp.inc"
#undef WEIR_CALL
}
