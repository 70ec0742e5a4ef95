//===- ProgramShapes.h - sizes through a whole program ----------*- C++ -*-===//
// Part of Weir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#ifndef WEIR_PASSES_STRUCTURE_PROGRAMSHAPES_H
#define WEIR_PASSES_STRUCTURE_PROGRAMSHAPES_H

#include "passes/Structure/StepShapes.h"
#include "llvm/ADT/DenseMap.h"
#include "llvm/ADT/MapVector.h"

namespace weir {

/// A private step for one list of argument types.
struct StepInstance {
  StepOp step;
  llvm::SmallVector<mlir::Type> resultTypes; ///< as known so far
  bool inProgress = false;
  bool wasAskedEarly = false; ///< while in progress
  /// Some of what it was inferred from may be known better later.
  bool isProvisional = false;
};

/// Infers the sizes of all steps of a program. The essay is in InferShapes.cpp.
class ProgramShapes {
public:
  ProgramShapes(ProgramOp program, bool mayDefer)
      : program(program), symbols(program), mayDefer(mayDefer) {}
  llvm::LogicalResult run();

private:
  ProgramOp program;
  mlir::SymbolTable symbols;
  /// Whether what must fail is compiled to fail when it runs: everywhere, or in
  /// what may never run (branches and loops).
  bool mayDefer;
  llvm::MapVector<std::pair<mlir::Attribute, mlir::Type>,
                  std::unique_ptr<StepInstance>>
      instances;
  llvm::SmallVector<StepInstance *> inferring; ///< innermost last
  /// What the dataflow step inferred last returns.
  llvm::SmallVector<mlir::Type> dataflowResults;

  /// Generic steps with some arguments' values, by callee and values.
  llvm::DenseMap<std::pair<mlir::Attribute, mlir::Attribute>,
                 mlir::FlatSymbolRefAttr>
      withConstants;

  // Steps (InferShapes.cpp).
  /// Forgets the instances made since there were `count`.
  void forgetSince(size_t count);
  llvm::LogicalResult inferStep(StepOp step);
  mlir::FlatSymbolRefAttr
  getWithConstants(mlir::FlatSymbolRefAttr callee,
                   llvm::ArrayRef<mlir::ElementsAttr> constants,
                   bool handsOn = false);
  llvm::FailureOr<StepInstance *> specialize(mlir::Operation *call,
                                             mlir::FlatSymbolRefAttr callee,
                                             llvm::ArrayRef<mlir::Type> types);
  llvm::FailureOr<bool> inferCallLike(mlir::Operation *op, StepShapes &shapes);
  /// Specializes what may not run at all.
  llvm::FailureOr<StepInstance *>
  specializeGuarded(mlir::Operation *call, mlir::FlatSymbolRefAttr callee,
                    llvm::ArrayRef<mlir::Type> types);
  // Calls and branches (CallShapes.cpp), loops (LoopShapes.cpp).
  llvm::LogicalResult inferCall(CallOp op, StepShapes &shapes);
  llvm::LogicalResult inferCase(CaseOp op, StepShapes &shapes);
  llvm::LogicalResult inferWhile(WhileOp op, StepShapes &shapes);
};

/// The types that a call passes on (see point 1 of the essay).
llvm::SmallVector<mlir::Type> getPassedTypes(mlir::ValueRange inputs,
                                             StepShapes &shapes);
/// What `op` decides by has `rank` dimensions where it must have none: `op`
/// fails, when it runs if that may be.
mlir::LogicalResult requireScalar(mlir::Operation *op, size_t rank,
                                  llvm::StringRef what, StepShapes &shapes);
/// Sets a result's shape; unknown sizes are found out when the op runs.
void setFoundShape(mlir::Value result, tf::Sizes sizes, StepShapes &shapes);
/// Result `i` of `step` if it has no value (its maker does not run in this
/// branch, or fails), else null.
mlir::OpResult getDead(StepOp step, unsigned i);
/// Whether result `i` is one that the step fails before it makes.
bool failsBefore(StepInstance &instance, unsigned i);
/// Gives a dead result the elements and constant sizes of what the other branch
/// gives.
void settleDead(StepOp step, mlir::OpResult dead,
                llvm::ArrayRef<tf::SizeExpr> sizes);

} // namespace weir

#endif // WEIR_PASSES_STRUCTURE_PROGRAMSHAPES_H
