//===- KernelNodes.h - the graph's nodes inside a kernel --------*- C++ -*-===//
// Part of Weir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// `task.run`'s `nodes` and the `node` of a check in `task.sites` count the ops
// of a kernel in the same order: as they are written, ops inside loops and
// branches after the loop or branch itself.
#ifndef WEIR_PASSES_LOWERING_KERNELNODES_H
#define WEIR_PASSES_LOWERING_KERNELNODES_H

#include "dialects/TF/TFDialect.h"
#include "mlir/Dialect/SCF/IR/SCF.h"

namespace weir {

/// Whether `op` of a kernel that is not lowered yet stands for a node.
inline bool isKernelNode(mlir::Operation *op) {
  if (llvm::isa<mlir::scf::WhileOp, mlir::scf::IfOp, mlir::scf::IndexSwitchOp>(
          op)) {
    return true;
  }
  return llvm::isa_and_nonnull<tf::TFDialect>(op->getDialect()) &&
         !llvm::isa<tf::ConstOp>(op);
}

/// Whether `op` of a step is there for a native loop or branch only: it
/// becomes part of its kernel.
inline bool isNativeGlue(mlir::Operation *op) {
  return llvm::isa_and_nonnull<mlir::scf::SCFDialect, mlir::arith::ArithDialect,
                               mlir::tensor::TensorDialect>(op->getDialect());
}

} // namespace weir

#endif // WEIR_PASSES_LOWERING_KERNELNODES_H
