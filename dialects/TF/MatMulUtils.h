//===- MatMulUtils.h - what matrix products share ---------------*- C++ -*-===//
// Part of Weir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#ifndef WEIR_DIALECTS_TF_MATMULUTILS_H
#define WEIR_DIALECTS_TF_MATMULUTILS_H

#include "dialects/TF/TFInterfaces.h"

namespace weir::tf {

llvm::LogicalResult inferBatchMatMul(mlir::Operation *op, ShapeContext &ctx);
llvm::LogicalResult decomposeBatchMatMul(mlir::Operation *op,
                                         DecomposeRewriter &rewriter);

/// The product of x and y (`[batch..., m, k]` and `[batch..., k, n]` after the
/// transposes) in core ops. Batch dimensions broadcast to `batch`; without any,
/// or where y has only ones, it is a MatMul.
mlir::Value createBatchMatMul(mlir::OpBuilder &builder, mlir::Location loc,
                              mlir::Value x, mlir::Value y, bool adjX,
                              bool adjY, llvm::ArrayRef<SizeExpr> batch);

} // namespace weir::tf

#endif // WEIR_DIALECTS_TF_MATMULUTILS_H
