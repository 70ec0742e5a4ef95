//===- ReverseSweep.h - reverse accumulation over a block -------*- C++ -*-===//
// Part of Weir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#ifndef WEIR_PASSES_AUTODIFF_REVERSESWEEP_H
#define WEIR_PASSES_AUTODIFF_REVERSESWEEP_H

#include "dialects/TF/TFDialect.h"
#include "dialects/Weir/WeirDialect.h"
#include "llvm/ADT/DenseMap.h"
#include "llvm/ADT/DenseSet.h"

namespace weir {

/// On a gradient step, while gradients are expanded: what it is the gradient
/// of.
inline constexpr llvm::StringLiteral gradientKeyAttr = "weir.gradient_key";

/// Zeros like `like`, or like what the variable holds whose handle it is
/// (`element`: the type of its elements).
mlir::Value emitZerosLike(mlir::OpBuilder &builder, mlir::Value like,
                          mlir::Type element);

/// Makes a `tf` op by name; its first result.
mlir::Value emitOp(mlir::OpBuilder &builder, mlir::Location loc,
                   llvm::StringRef name, mlir::ValueRange operands,
                   mlir::Type resultType,
                   llvm::ArrayRef<mlir::NamedAttribute> attributes = {});

/// `type`'s elements with the rank forgotten: what an op has before inference.
mlir::Type getUnrankedLike(mlir::Type type);

/// Lets `op` go, whatever its effects, if nothing uses its results.
void setOnDemand(mlir::Operation *op);

/// Whether a value of this type can have a gradient: floating-point tensors,
/// and handles and lists that may hold some.
bool isDifferentiable(mlir::Type type);

/// Derivatives of one block's values. Builds at the builder's insertion point,
/// which must come after every op that is differentiated.
class ReverseSweep {
public:
  ReverseSweep(mlir::OpBuilder &builder, ProgramOp program)
      : builder(builder), program(program) {}

  /// The gradient of sum(ys * gradYs) with respect to each x: null where not
  /// connected. A null gradY stands for ones. Fails, with an error at the op
  /// that has no derivative.
  llvm::FailureOr<llvm::SmallVector<mlir::Value>>
  run(mlir::Block &block, mlir::ValueRange ys,
      llvm::ArrayRef<mlir::Value> gradYs, mlir::ValueRange xs,
      mlir::ValueRange stop);

  /// After `run`: whether values that can have gradients lead from `x` to one
  /// of `ys`. The gradient of one that no op passed any to is zero then.
  bool isConnected(mlir::Block &block, mlir::ValueRange ys,
                   mlir::Value x) const;

  /// After `run`: the first op, on a way from `x` to one of `ys`, that takes a
  /// value which depends on `x` and passes it no gradient. Null if there is no
  /// way, or if `x` has a gradient.
  mlir::Operation *findPathEnd(mlir::Block &block, mlir::ValueRange ys,
                               mlir::Value x) const;

private:
  mlir::OpBuilder &builder;
  ProgramOp program;
  llvm::DenseSet<mlir::Value> reached, stopped;
  llvm::DenseMap<mlir::Value, llvm::SmallVector<mlir::Value>> contributions;
  llvm::SmallVector<mlir::Operation *> replaced;

  void findReached(mlir::Block &block, mlir::ValueRange xs,
                   mlir::ValueRange stop);
  mlir::Value takeGradient(mlir::Value value);
  void add(mlir::Value value, mlir::Value gradient);
  bool hasGradient(mlir::Value value) const;
  llvm::LogicalResult sweepOp(mlir::Operation *op);
  llvm::FailureOr<llvm::SmallVector<mlir::Value>>
  differentiate(mlir::Operation *op, llvm::ArrayRef<mlir::Value> gradients);
};

/// The derivatives of steps that run steps (ControlGradients.cpp): as
/// GradientOpInterface::buildGradient, null gradients where there are none. An
/// op that another one took the place of is added to `replaced`, for the caller
/// to erase.
llvm::FailureOr<llvm::SmallVector<mlir::Value>>
buildControlGradient(mlir::Operation *op, mlir::OpBuilder &builder,
                     ProgramOp program, llvm::ArrayRef<mlir::Value> gradients,
                     llvm::SmallVectorImpl<mlir::Operation *> &replaced);
/// The derivative that the graph defines as step `name` (see
/// passes/Structure/FunctionGradients.h).
llvm::FailureOr<llvm::SmallVector<mlir::Value>>
buildGivenGradient(mlir::Operation *op, mlir::FlatSymbolRefAttr name,
                   mlir::OpBuilder &builder, ProgramOp program,
                   llvm::ArrayRef<mlir::Value> gradients);

} // namespace weir

#endif // WEIR_PASSES_AUTODIFF_REVERSESWEEP_H
