//===- DataflowRaiser.h - graphs without structure, op by op ----*- C++ -*-===//
// Part of Weir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#ifndef WEIR_PASSES_STRUCTURE_DATAFLOWRAISER_H
#define WEIR_PASSES_STRUCTURE_DATAFLOWRAISER_H

#include "passes/Structure/ScopeRaiser.h"

namespace weir {

/// Raises nodes into a dataflow step, which the executor runs by TensorFlow's
/// rules for dead values and frames (docs/spec/control-flow.md).
///
/// Switch, Merge, Enter, Exit, NextIteration, LoopCond, NoOp and ControlTrigger
/// become a `tf.generic` of that type; every other node a `weir.call` of a
/// private step of its own, so that whatever computes knows nothing of
/// deadness. Each control edge is one token. A block of a step has no cycles:
/// what a NextIteration hands on is the result of a `tf.generic
/// "weir.BackEdge"` with the same `id`.
///
/// Constants that reach a node are copied into its step (they are still
/// waited for), since much of what can be compiled depends on them.
class DataflowRaiser {
public:
  /// Marks `step` with the attribute `weir.dataflow`, the reason.
  DataflowRaiser(ProgramRaiser &program, StepOp step,
                 const llvm::DenseSet<mlir::Value> &fed,
                 llvm::StringRef reason);

  /// `raised` (an argument of the step) stands for `value`.
  void map(mlir::Value value, mlir::Value raised) { values[value] = raised; }
  /// The control edges that start at `node` mean nothing (a fed Placeholder).
  void ignoreControl(NodeOp node) { ignored.insert(node); }
  /// `nodes`: producers first, edges from NextIteration aside.
  mlir::LogicalResult raise(llvm::ArrayRef<NodeOp> nodes);
  /// What stands for `value`, its content read if it is a reference; null, with
  /// an error reported, if nothing does.
  mlir::Value getByValue(mlir::Value value);

private:
  ProgramRaiser &program;
  const llvm::DenseSet<mlir::Value> &fed;
  std::string reason;
  mlir::OpBuilder builder;
  llvm::DenseMap<mlir::Value, mlir::Value> values;
  llvm::DenseMap<mlir::Operation *, mlir::Value> tokens;
  llvm::DenseMap<mlir::Operation *, int64_t> backEdges;
  llvm::DenseSet<mlir::Operation *> ignored;

  mlir::LogicalResult raiseFlow(NodeOp node, llvm::StringRef type);
  mlir::LogicalResult raiseCall(NodeOp node);
  mlir::LogicalResult raiseInside(NodeRaiser &raiser, NodeOp node);
  mlir::Value getOperand(NodeOp user, mlir::Value value);
  mlir::Value readRef(NodeOp node, mlir::Value value, mlir::ValueRange after);
  NodeOp getConstant(mlir::Value value) const;
  int64_t getBackEdge(NodeOp next);
  llvm::SmallVector<mlir::Value> getControlTokens(NodeOp node) const;
};

} // namespace weir

#endif // WEIR_PASSES_STRUCTURE_DATAFLOWRAISER_H
