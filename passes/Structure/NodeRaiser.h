//===- NodeRaiser.h - nodes of graph form into a step -----------*- C++ -*-===//
// Part of Weir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#ifndef WEIR_PASSES_STRUCTURE_NODERAISER_H
#define WEIR_PASSES_STRUCTURE_NODERAISER_H

#include "dialects/TF/OpDefs.h"
#include "dialects/Weir/WeirDialect.h"
#include "passes/Structure/EffectOrder.h"
#include "llvm/ADT/DenseMap.h"

namespace weir {

/// Raises nodes one by one, producers first, into the block that a builder
/// points at, and keeps the account of values and effects.
///
/// An op that the tf dialect registers becomes that op, everything else a
/// `tf.generic`. Pure ops drop their control edges, but what must have happened
/// before them is remembered for the effects behind them. Effects get the
/// smallest set of tokens that implies all effects which reach them over
/// control edges or data. A reference that an op takes by value is read by a
/// `tf.generic "ReadRef"`, which happens where the op would start.
///
/// An op that may raise runs even if nothing uses its value, and before what a
/// control edge leads to from it or from what its value goes into. Its token is
/// that of a `tf.generic "Keep"` of its value, which goes (DropKeeps) where the
/// value is used anyway and nothing waits.
class NodeRaiser {
public:
  NodeRaiser(mlir::OpBuilder &builder, const tf::OpDefs &defs)
      : builder(builder), defs(defs) {}

  /// `raised` (a step's argument, say) stands for `value` from now on.
  void map(mlir::Value value, mlir::Value raised) { values[value] = raised; }
  /// The control edges that start at `node` mean nothing (a fed Placeholder).
  void ignoreControl(NodeOp node) { ignored.insert(node); }

  /// Appends what `node` becomes. Failure has been reported, naming the node.
  mlir::LogicalResult raise(NodeOp node);

  /// What stands for `value`, its content read if it is a reference; null, with
  /// an error reported, if its producer was not raised.
  mlir::Value getByValue(mlir::Value value);

  /// What must have happened before `node` starts, by its edges.
  EffectSet getEffectsBefore(NodeOp node);
  /// Says that `node` became something else, done when `effects` are: for ops
  /// that the caller raises itself (calls, loops). Values go through `map`.
  void setEffects(NodeOp node, EffectSet effects) {
    effectsOf[node] = std::move(effects);
    raisesOf[node] = getRaisesBefore(node);
  }
  /// Says what a step's argument stands for, besides its value.
  void setGiven(mlir::Value argument, EffectSet effects) {
    given[argument] = std::move(effects);
  }
  /// Accounts for an effect of the caller's.
  EffectSet addEffect(mlir::Value token, const EffectSet &before) {
    return order.add(token, before);
  }
  EffectSet unite(const EffectSet &a, const EffectSet &b) const {
    return order.unite(a, b);
  }
  mlir::OpBuilder &getBuilder() { return builder; }
  /// What stands for `value`, as it is; null if nothing does.
  mlir::Value lookup(mlir::Value value) const { return values.lookup(value); }
  llvm::SmallVector<mlir::Value> getTokens(const EffectSet &set) const {
    return order.getTokens(set);
  }
  /// Tokens that say that everything has happened.
  llvm::SmallVector<mlir::Value> getAllTokens() const {
    return order.getTokens(order.all());
  }
  /// Operands of `node` as raised, references read unless the op's signature
  /// takes them; `before` grows by the reads.
  mlir::FailureOr<llvm::SmallVector<mlir::Value>>
  getOperands(NodeOp node, EffectSet &before);

private:
  mlir::LogicalResult raiseConst(NodeOp node, const EffectSet &before);
  mlir::LogicalResult raiseRegistered(NodeOp node, mlir::OperationName name,
                                      const tensorflow::OpDef &def,
                                      EffectSet before);
  mlir::LogicalResult raiseGeneric(NodeOp node, const tensorflow::OpDef *def,
                                   EffectSet before);
  mlir::Value readRef(mlir::Value ref, mlir::Location loc, EffectSet &before);
  void setResults(NodeOp node, mlir::ValueRange results);
  EffectSet getRaisesBefore(NodeOp node);
  void noteRaise(NodeOp node, mlir::Operation *op, const EffectSet &before);

  mlir::OpBuilder &builder;
  const tf::OpDefs &defs;
  llvm::DenseMap<mlir::Value, mlir::Value> values;
  llvm::DenseMap<mlir::Operation *, EffectSet> effectsOf;
  /// By argument of the step.
  llvm::DenseMap<mlir::Value, EffectSet> given;
  /// Ops that may raise and whose values, directly or not, the node's depend
  /// on: done when the node is, which only control edges need to be told.
  llvm::DenseMap<mlir::Operation *, EffectSet> raisesOf;
  llvm::DenseSet<mlir::Operation *> ignored;
  EffectOrder order;
};

/// An error at `node` that begins with its name and op type.
mlir::InFlightDiagnostic nodeError(NodeOp node);

/// The device that the node requests (`weir.device`), and the nodes that it
/// wants to be with (`weir.class`), go with the op, for placement.
void setPlacementRequest(NodeOp node, mlir::Operation *op);

/// Whether the op has effects that tokens must order.
bool isEffectful(NodeOp node, const tensorflow::OpDef *def);

} // namespace weir

#endif // WEIR_PASSES_STRUCTURE_NODERAISER_H
