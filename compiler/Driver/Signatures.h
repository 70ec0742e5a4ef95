//===- Signatures.h - the steps that a SavedModel offers --------*- C++ -*-===//
// Part of Weir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#ifndef WEIR_COMPILER_DRIVER_SIGNATURES_H
#define WEIR_COMPILER_DRIVER_SIGNATURES_H

#include "compiler/Driver/Driver.h"
#include "dialects/Weir/WeirDialect.h"
#include "passes/Schedule/UnsupportedOps.h"

namespace weir {

/// The steps of a MetaGraph: one for each signature, under its name, `init` for
/// what initializes the model, and `restore` for what reads its variables. None
/// if it has no signatures.
std::vector<StepRequest> getSignatureSteps(GraphOp graph);

/// Removes the public steps, and the private ones that only they run, that need
/// operations which nothing computes; a warning says which. Keeps everything
/// where no step would be left.
void dropUnsupportedSteps(mlir::ModuleOp module, const HasFunction &hasFunction,
                          std::vector<std::string> &warnings);

} // namespace weir

#endif // WEIR_COMPILER_DRIVER_SIGNATURES_H
