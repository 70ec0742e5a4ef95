//===- RepeatStep.h - a step computed again ------------------- -*- C++ -*-===//
// Part of Weir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// What the derivatives of calls, branches and loops share: what a body computed
// is computed again where its derivative needs it, but for what has effects.
// That is recorded when it runs; where it is to be differentiated (reading and
// writing TensorArrays), a stand-in is swept over and then gives way to what
// was recorded.
//
#ifndef WEIR_PASSES_AUTODIFF_REPEATSTEP_H
#define WEIR_PASSES_AUTODIFF_REPEATSTEP_H

#include "passes/Autodiff/ReverseSweep.h"

namespace weir {

/// A copy of a step's computation.
struct RepeatedStep {
  llvm::SmallVector<mlir::Value> outputs;
  /// Ops that must not run, with what their results were.
  llvm::SmallVector<
      std::pair<mlir::Operation *, llvm::SmallVector<mlir::Value>>>
      standIns;

  /// Replaces the stand-ins by what was recorded; call when the gradient is
  /// made.
  void settle();
};

/// Copies what `step`'s results need into the builder's block, with `arguments`
/// for its arguments and `values` for what was `recorded` of it. Tokens are
/// left behind: nothing effectful is copied. Fails, with an error at the op, if
/// a loop, branch or call of `step` has an effect that is needed.
llvm::FailureOr<RepeatedStep>
repeatStep(StepOp step, mlir::ValueRange arguments, mlir::OpBuilder &builder,
           mlir::ValueRange recorded = {}, mlir::ValueRange values = {});

/// What cannot be computed again for the gradient: results of effects.
llvm::SmallVector<mlir::Value> findUnrepeatable(StepOp step);

/// A new, empty private step beside `like`; the caller ends it.
StepOp createStep(ProgramOp program, StepOp like, const llvm::Twine &name,
                  llvm::ArrayRef<mlir::Type> argumentTypes);
/// Ends a step that createStep made.
void finishStep(StepOp step, mlir::ValueRange results,
                mlir::OpBuilder &builder);

StepOp lookupStep(ProgramOp program, mlir::FlatSymbolRefAttr name);

/// The element type that is read through `handle`, an argument of `body`.
mlir::Type findReadType(StepOp body, unsigned argument);

/// Zeros for the gradient of `like`, which stands for argument `argument` of
/// `body`.
mlir::Value emitZeros(mlir::OpBuilder &builder, mlir::Value like, StepOp body,
                      unsigned argument);

/// `gradient` of `output`, in the output's shape: branches may differ in rank,
/// so that outside nothing is known of it.
mlir::Value emitInShapeOf(mlir::OpBuilder &builder, mlir::Value gradient,
                          mlir::Value output);

/// The types with which a body is written before inference: no sizes.
llvm::SmallVector<mlir::Type> getPlainTypes(mlir::ValueRange values);

/// Which inputs of an op that runs `step` on them may get a gradient.
llvm::SmallVector<unsigned> getDifferentiable(ProgramOp program, StepOp step,
                                              mlir::ValueRange inputs);

/// Spreads the results of a gradient op over the operands of the op.
llvm::SmallVector<mlir::Value> spread(mlir::ValueRange results,
                                      llvm::ArrayRef<unsigned> wanted,
                                      unsigned offset, unsigned numOperands);
/// The inputs, then the gradients that are there.
llvm::SmallVector<mlir::Value>
withGradients(mlir::ValueRange inputs, llvm::ArrayRef<mlir::Value> gradients);

/// The derivative of a loop (LoopGradients.cpp).
llvm::FailureOr<llvm::SmallVector<mlir::Value>>
differentiateLoop(WhileOp op, mlir::OpBuilder &builder, ProgramOp program,
                  llvm::ArrayRef<mlir::Value> gradients);

} // namespace weir

#endif // WEIR_PASSES_AUTODIFF_REPEATSTEP_H
