//===- ControlOps.h - what runs private steps -------------------*- C++ -*-===//
// Part of Weir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Calls, branches and loops alike: what they run, take and give.
#ifndef WEIR_DIALECTS_WEIR_CONTROLOPS_H
#define WEIR_DIALECTS_WEIR_CONTROLOPS_H

#include "dialects/Weir/WeirDialect.h"
#include "mlir/IR/SymbolTable.h"

namespace weir {

/// Whether `op` is a call, branch or loop: it runs private steps.
bool isControlOp(mlir::Operation *op);

/// The steps that `op` runs, in the order in which it may; a loop's condition
/// comes before its body. None if it is no control op.
llvm::SmallVector<mlir::FlatSymbolRefAttr> getCalleeNames(mlir::Operation *op);

/// Those whose arguments and results are the op's own: the same without a
/// loop's condition.
llvm::SmallVector<mlir::FlatSymbolRefAttr> getBodyNames(mlir::Operation *op);

/// The values that a control op hands to its steps: neither a branch's index
/// nor tokens. Empty for other ops.
mlir::OperandRange getControlInputs(mlir::Operation *op);

/// What a control op gives back, without its token.
mlir::ResultRange getControlOutputs(mlir::Operation *op);

/// Erases the steps that no public step reaches, where `getNames` says which
/// steps an op refers to.
void eraseUnreachedSteps(
    ProgramOp program, mlir::SymbolTable &symbols,
    llvm::function_ref<
        llvm::SmallVector<mlir::FlatSymbolRefAttr>(mlir::Operation *)>
        getNames);

} // namespace weir

#endif // WEIR_DIALECTS_WEIR_CONTROLOPS_H
