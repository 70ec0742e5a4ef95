//===- DataflowShapes.h - types through dataflow steps ----------*- C++ -*-===//
// Part of Weir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#ifndef WEIR_PASSES_STRUCTURE_DATAFLOWSHAPES_H
#define WEIR_PASSES_STRUCTURE_DATAFLOWSHAPES_H

#include "dialects/Weir/WeirDialect.h"

namespace weir {

/// Whether values of the step may be dead (see DataflowRaiser.h).
bool isDataflow(StepOp step);

/// What inference says of a call of a private step.
struct InferredCall {
  /// The step for the types given.
  StepOp step;
  llvm::SmallVector<mlir::Type> results;
};

/// Makes the step for argument types and known values (null: unknown), sets it
/// as the call's callee and says the types of its results.
using InferDataflowCall = llvm::function_ref<mlir::FailureOr<InferredCall>(
    CallOp, mlir::FlatSymbolRefAttr, llvm::ArrayRef<mlir::Type>,
    llvm::ArrayRef<mlir::ElementsAttr>)>;

/// Finds the types of a dataflow step's values: ranks and constant sizes, as
/// far as they hold in every iteration, and small constant values. Sizes that
/// may differ have no symbol here, since a step's symbols have one value for
/// each run: such values keep an unranked type, and the steps that calls run
/// get the rank. `results` are the types of what the step returns, with the
/// ranks that are known; sizes that are not have no expression in them.
mlir::LogicalResult
inferDataflowTypes(StepOp step, InferDataflowCall inferCall,
                   llvm::SmallVectorImpl<mlir::Type> &results);

} // namespace weir

#endif // WEIR_PASSES_STRUCTURE_DATAFLOWSHAPES_H
