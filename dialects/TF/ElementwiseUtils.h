//===- ElementwiseUtils.h - shapes of elementwise ops -----------*- C++ -*-===//
// Part of Weir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// What elementwise ops share before lowering: shape inference with shape
// arithmetic, the way from as-written to core form, effects.
#ifndef WEIR_DIALECTS_TF_ELEMENTWISEUTILS_H
#define WEIR_DIALECTS_TF_ELEMENTWISEUTILS_H

#include "dialects/TF/TFInterfaces.h"

namespace weir::tf {

/// Sets the shape of an elementwise op's result, whose operands broadcast or
/// must have one shape. Where the operands' values are known (shape
/// arithmetic), sets the result's value too.
llvm::LogicalResult inferElementwise(mlir::Operation *op, ShapeContext &ctx,
                                     bool broadcasts);

/// Sets result 0 to operand 0's shape and value.
llvm::LogicalResult inferSameAsOperand(mlir::Operation *op, ShapeContext &ctx);

/// TensorFlow's broadcast of two shapes; fails, with an error at `op`, where
/// two constant sizes contradict each other.
llvm::FailureOr<Sizes> broadcastSizes(mlir::Operation *op, ShapeContext &ctx,
                                      llvm::ArrayRef<SizeExpr> a,
                                      llvm::ArrayRef<SizeExpr> b);

/// Core form of an elementwise op: operands whose sizes are not the result's
/// get a `tf.broadcast`. Leaves an op alone that is in core form.
llvm::LogicalResult broadcastOperands(mlir::Operation *op,
                                      DecomposeRewriter &rewriter);

/// Replaces an op of which only the operand's shape counts by `number`
/// everywhere; elements that are no numbers stay as they are.
llvm::LogicalResult decomposeLike(mlir::Operation *op,
                                  DecomposeRewriter &rewriter, int number);

/// Core form of an elementwise op without broadcasting: operands whose sizes
/// are other expressions (which were checked to be equal) become views with the
/// result's sizes.
llvm::LogicalResult alignOperands(mlir::Operation *op,
                                  DecomposeRewriter &rewriter);

/// `value` broadcast to `sizes` (`tf.broadcast`), or itself where it has them.
mlir::Value createBroadcast(mlir::OpBuilder &builder, mlir::Location loc,
                            mlir::Value value, llvm::ArrayRef<SizeExpr> sizes);
/// `value` with the same elements under `sizes` (`tf.reshape`), or itself.
mlir::Value createReshape(mlir::OpBuilder &builder, mlir::Location loc,
                          mlir::Value value, llvm::ArrayRef<SizeExpr> sizes);
/// One op without attributes and with one result, by name ("tf.Sub").
mlir::Value createSimple(mlir::OpBuilder &builder, mlir::Location loc,
                         llvm::StringRef name, mlir::Type result,
                         mlir::ValueRange operands,
                         llvm::ArrayRef<mlir::NamedAttribute> attributes = {});
/// The sizes that `value`'s type spells out; an error at `op` where one is not
/// known.
llvm::FailureOr<Sizes> getKnownSizes(mlir::Operation *op, mlir::Value value);

/// Whether an op that may fail for some types can fail for its own.
bool mayRaise(mlir::Operation *op);
FusionKind getElementwiseFusionKind(mlir::Operation *op);
/// Folds an op that returns its operand, where the types agree.
mlir::OpFoldResult foldForward(mlir::Operation *op);

} // namespace weir::tf

#endif // WEIR_DIALECTS_TF_ELEMENTWISEUTILS_H
