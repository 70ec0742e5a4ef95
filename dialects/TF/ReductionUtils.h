//===- ReductionUtils.h - what reductions share -----------------*- C++ -*-===//
// Part of Weir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Shapes, decompositions and lowerings of the ops of TFOpsReduction.td.
#ifndef WEIR_DIALECTS_TF_REDUCTIONUTILS_H
#define WEIR_DIALECTS_TF_REDUCTIONUTILS_H

#include "dialects/TF/TFInterfaces.h"

namespace weir::tf {

/// Operand 1 holds the axes of operand 0: sets result 0's shape and records
/// the axes (normalized, sorted) in the attribute `axes`.
llvm::LogicalResult inferReduction(mlir::Operation *op, ShapeContext &ctx);
llvm::LogicalResult inferCumulative(mlir::Operation *op, ShapeContext &ctx);
llvm::LogicalResult inferSoftmax(mlir::Operation *op, ShapeContext &ctx);

llvm::LogicalResult decomposeReduction(mlir::Operation *op,
                                       DecomposeRewriter &rewriter,
                                       llvm::StringRef kind);
llvm::LogicalResult decomposeArgReduction(mlir::Operation *op,
                                          DecomposeRewriter &rewriter,
                                          llvm::StringRef kind);
llvm::LogicalResult decomposeCumulative(mlir::Operation *op,
                                        DecomposeRewriter &rewriter,
                                        llvm::StringRef kind);

/// A `tf.reduce`; the input itself where there are no axes. The input's sizes
/// must be known.
mlir::Value createReduce(mlir::OpBuilder &builder, mlir::Location loc,
                         mlir::Value input, llvm::StringRef kind,
                         llvm::ArrayRef<int64_t> axes);

/// A Sum over axes of BroadcastGradientArgs that sizes leave open, all of whose
/// users reshape it to known sizes: each becomes a `tf.unbroadcast`. False,
/// with nothing changed, where `op` is not that.
bool replaceOpenSum(mlir::Operation *op, DecomposeRewriter &rewriter);

/// Softmax or, with `logarithm`, its logarithm, along the last dimension.
llvm::FailureOr<llvm::SmallVector<mlir::Value>>
lowerSoftmax(mlir::Operation *op, LoweringContext &ctx, mlir::Value input,
             bool logarithm);

/// A reduction of a lowered tensor in the compute type of `tfElement` (f32 for
/// bf16 and f16), or in `accumulator`. `kind` as in `tf.reduce`; `mean` sums.
mlir::Value reduceInComputeType(LoweringContext &ctx, mlir::Operation *op,
                                mlir::Value input, mlir::Type tfElement,
                                llvm::ArrayRef<SizeExpr> resultSizes,
                                llvm::StringRef kind,
                                llvm::ArrayRef<int64_t> axes,
                                mlir::Type accumulator = {});

} // namespace weir::tf

#endif // WEIR_DIALECTS_TF_REDUCTIONUTILS_H
