//===- RaiseGraph.h - from graph form to steps ------------------*- C++ -*-===//
// Part of Weir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#ifndef WEIR_PASSES_STRUCTURE_RAISEGRAPH_H
#define WEIR_PASSES_STRUCTURE_RAISEGRAPH_H

#include "mlir/Pass/Pass.h"
#include "passes/Structure/StepSpec.h"

namespace weir {

/// Replaces the module's `weir.graph` by a `weir.program @<programName>` with
/// one `weir.step` per spec; `weir.function`s stay. No specs: the module's
/// `weir.steps`, or the default step. Without
/// `raise`, steps with control flow become dataflow steps, structured or not.
/// Failure has been reported, naming nodes.
mlir::LogicalResult raiseGraph(mlir::ModuleOp module,
                               llvm::ArrayRef<StepSpec> specs,
                               llvm::StringRef programName = "program",
                               bool raise = true);

/// `--weir-raise-graph` with the specs given from C++.
std::unique_ptr<mlir::Pass> createRaiseGraphPass(std::vector<StepSpec> specs);

} // namespace weir

#endif // WEIR_PASSES_STRUCTURE_RAISEGRAPH_H
