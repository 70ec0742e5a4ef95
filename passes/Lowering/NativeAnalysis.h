//===- NativeAnalysis.h - which loops can be one kernel ---------*- C++ -*-===//
// Part of Weir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#ifndef WEIR_PASSES_LOWERING_NATIVEANALYSIS_H
#define WEIR_PASSES_LOWERING_NATIVEANALYSIS_H

#include "dialects/TF/TFDialect.h"
#include "dialects/Weir/WeirDialect.h"
#include "mlir/IR/SymbolTable.h"

namespace weir {

/// What stands against a loop or branch as one kernel.
struct NativeObstacle {
  /// "" where nothing does; else why, as in "'w/read' (ReadVariableOp) is a
  /// runtime call".
  std::string reason;
  mlir::Operation *op = nullptr;
  explicit operator bool() const { return !reason.empty(); }
};

/// Asks of `weir.case`, `weir.while` and `weir.call` at the core level whether
/// everything in them is pure computing that a kernel can hold, and what it
/// costs. Sizes are not looked at: see NativeBuilder.
class NativeAnalysis {
public:
  explicit NativeAnalysis(ProgramOp program) : symbols(program) {}

  NativeObstacle findObstacle(mlir::Operation *op);
  /// Estimated nanoseconds: of an iteration of a loop, of a branch's dearest
  /// side. Nested loops count a few iterations.
  int64_t getCost(mlir::Operation *op);
  StepOp getStep(mlir::FlatSymbolRefAttr name) {
    return symbols.lookup<StepOp>(name.getValue());
  }

private:
  mlir::SymbolTable symbols;
  llvm::SmallVector<mlir::Operation *> active; ///< steps being looked at

  NativeObstacle findObstacleInStep(mlir::Operation *user,
                                    mlir::FlatSymbolRefAttr name);
  NativeObstacle findObstacleOfOp(mlir::Operation *op);
  int64_t getStepCost(StepOp step);
};

/// The node's name, or the op's where it has none.
std::string getNativeName(mlir::Operation *op);

/// The steps that `op` runs.
llvm::SmallVector<mlir::FlatSymbolRefAttr> getRunSteps(mlir::Operation *op);

} // namespace weir

#endif // WEIR_PASSES_LOWERING_NATIVEANALYSIS_H
