//===- Pipelines.h - the order of passes ------------------------*- C++ -*-===//
// Part of Weir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#ifndef WEIR_COMPILER_PIPELINES_PIPELINES_H
#define WEIR_COMPILER_PIPELINES_PIPELINES_H

#include "mlir/Pass/PassManager.h"
#include "passes/Placement/Passes.h"
#include <vector>

namespace weir {

/// Graph form -> structured form, the program named `programName`. Without
/// `raise`, the executor runs all control flow op by op.
void buildStructurePipeline(mlir::OpPassManager &manager,
                            llvm::StringRef programName, bool raise = true);
/// What the way to the core level depends on.
struct CorePipelineOptions {
  /// See CompileOptions.
  bool deferErrors = false;
  bool softPlacement = true;
  /// Filled while the pipeline runs; null: not wanted.
  PlacementReport *placement = nullptr;
  /// See CompileOptions.
  std::string loops = "auto";
};

/// Structured form as raised -> core level: sizes, devices, decomposition,
/// clean-up.
void buildCorePipeline(mlir::OpPassManager &manager,
                       const CorePipelineOptions &options = {});
/// Core level -> kernels in linalg, and `task.run`s in the steps. `loops` as in
/// CompileOptions.
void buildKernelPipeline(mlir::OpPassManager &manager,
                         llvm::StringRef loops = "auto");

/// `task.run`s -> frames with their memory planned.
void buildSchedulePipeline(mlir::OpPassManager &manager);

/// Makes every pass and pipeline known by name (weir-opt).
void registerWeirPasses();
void registerWeirPipelines();
/// The names of those pipelines, which MLIR does not list.
std::vector<llvm::StringRef> getWeirPipelines();

} // namespace weir

#endif // WEIR_COMPILER_PIPELINES_PIPELINES_H
