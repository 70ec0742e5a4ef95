//===- SpecializeSteps.h - a private step for each place --------*- C++ -*-===//
// Part of Weir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#ifndef WEIR_PASSES_PLACEMENT_SPECIALIZESTEPS_H
#define WEIR_PASSES_PLACEMENT_SPECIALIZESTEPS_H

#include "dialects/Weir/WeirDialect.h"
#include "llvm/ADT/DenseSet.h"

namespace weir {

/// Copies private steps so that each is called with the handles of one place:
/// where callers hand it variables that live on different devices, each gets a
/// step of its own, as TensorFlow places each call on its own. Returns the
/// steps that are copies, or were copied.
llvm::DenseSet<mlir::Operation *> specializeSteps(ProgramOp program);

/// Whether values of this type name a resource: handles and references.
bool isHandle(mlir::Type type);
/// Whether `op` makes a resource: it takes no value and its one result is a
/// handle or reference.
bool makesResource(mlir::Operation *op);
/// The private steps that `op` runs: none, unless it is a call, branch or loop.
llvm::SmallVector<StepOp> getCallees(mlir::Operation *op,
                                     mlir::SymbolTable &symbols);

} // namespace weir

#endif // WEIR_PASSES_PLACEMENT_SPECIALIZESTEPS_H
