//===- RegionLowering.h - loops and branches of kernels ---------*- C++ -*-===//
// Part of Weir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// What weir-tf-to-linalg does with the scf ops of a kernel and the ops around
// them.
#ifndef WEIR_PASSES_LOWERING_REGIONLOWERING_H
#define WEIR_PASSES_LOWERING_REGIONLOWERING_H

#include "dialects/TF/TFDialect.h"
#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/IR/IRMapping.h"

namespace weir {

/// Lowers an scf op, or a scalar op beside one. `lowerBlock` lowers the ops of
/// a block but its terminator, at the context's builder.
llvm::LogicalResult
lowerControl(tf::LoweringContext &ctx, mlir::Operation &op,
             mlir::IRMapping &mapping,
             llvm::function_ref<llvm::LogicalResult(mlir::Block &)> lowerBlock);

/// `value` as a lowered tensor of `type`'s sizes, elements in order.
mlir::Value lowerReshape(tf::LoweringContext &ctx, mlir::Type type,
                         mlir::Value value);

/// Whether a lowered kernel has loops or branches.
bool hasControl(mlir::func::FuncOp kernel);

/// Turns ops on tensors of one element into scalar code.
void addScalarPatterns(mlir::RewritePatternSet &patterns);

} // namespace weir

#endif // WEIR_PASSES_LOWERING_REGIONLOWERING_H
