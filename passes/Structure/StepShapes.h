//===- StepShapes.h - what is known of one step's sizes ---------*- C++ -*-===//
// Part of Weir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#ifndef WEIR_PASSES_STRUCTURE_STEPSHAPES_H
#define WEIR_PASSES_STRUCTURE_STEPSHAPES_H

#include "dialects/TF/TFDialect.h"
#include "dialects/Weir/WeirDialect.h"
#include "llvm/ADT/DenseMap.h"
#include "llvm/ADT/DenseSet.h"

namespace weir {

/// The facts of one step.
///
/// One walk over the step, in order. Three facts are kept per value:
///
/// 1. Its shape: one expression per dimension. An argument's unknown dimension
///    is a `feed` symbol; every other shape comes from the op that makes the
///    value.
/// 2. Where the value is a small integer tensor, its elements as expressions.
///    Shape, Pack, StridedSlice and arithmetic pass them along, so that
///    Reshape(x, Pack(StridedSlice(Shape(x))...)) never touches data. Once an
///    op's results are all known this way, its uses are replaced: by a Const
///    where the elements are constants, else by tf.sizes.
/// 3. Where a size is needed that only the run can tell (a fed shape), the
///    elements are read: tf.read_sizes makes new symbols of them.
///
/// An op that is sure to fail when it runs is replaced by its check and zeros
/// of its sizes: no later pass meets operands that do not fit.
///
/// Symbols that are functions of others (max, broadcast, ...) are uniqued by
/// their definition, so that equal sizes have equal expressions.
///
/// An op whose operands contradict each other fails when it runs. With
/// `mayDefer`, a `tf.generic "Fail"` takes its place, and what depends on it,
/// which never runs, goes; else the compilation fails.
class StepShapes : public tf::ShapeContext {
public:
  explicit StepShapes(StepOp step, bool mayDefer = false)
      : ShapeContext(step.getContext()), step(step), builder(step.getContext()),
        mayDefer(mayDefer) {
    if (auto known = step.getSymbols()) {
      for (mlir::Attribute attr : *known) {
        addSymbol(llvm::cast<tf::SymbolAttr>(attr));
      }
    }
  }

  /// Infers the whole step. `inferCall` is asked for ops that run other steps.
  using InferCall = llvm::function_ref<llvm::FailureOr<bool>(mlir::Operation *,
                                                             StepShapes &)>;
  llvm::LogicalResult run(InferCall inferCall);

  /// Whether what must fail may be compiled to fail when it runs.
  bool canDefer() const { return mayDefer; }
  /// Lets the step fail with `code` and `message` instead of running `op`.
  void failAtRun(mlir::Operation *op, int code, const llvm::Twine &message);
  /// No run computes `value`: the op that would have failed.
  void setNeverComputed(mlir::Value value) { neverComputed.insert(value); }

  std::optional<tf::Sizes> getShape(mlir::Value value) override;
  std::optional<tf::SymbolicValue> getValue(mlir::Value value) override;
  std::optional<tf::SymbolicValue> requireValue(mlir::Value value) override;
  void setShape(mlir::Value result,
                llvm::ArrayRef<tf::SizeExpr> sizes) override;
  void setValue(mlir::Value result, tf::SymbolicValue value) override;
  tf::SizeExpr newResultSize(mlir::Operation *op) override;
  tf::SizeExpr max(tf::SizeExpr a, tf::SizeExpr b) override;
  tf::SizeExpr min(tf::SizeExpr a, tf::SizeExpr b) override;
  tf::SizeExpr broadcast(mlir::Operation *op, tf::SizeExpr a,
                         tf::SizeExpr b) override;
  tf::SizeExpr selectNegative(tf::SizeExpr c, tf::SizeExpr a,
                              tf::SizeExpr b) override;
  llvm::LogicalResult requireEqual(mlir::Operation *op, tf::SizeExpr a,
                                   tf::SizeExpr b,
                                   llvm::StringRef what) override;

private:
  StepOp step;
  mlir::OpBuilder builder;
  llvm::SmallVector<mlir::Attribute> symbols;
  llvm::DenseMap<mlir::Attribute, unsigned> symbolIds;
  llvm::DenseMap<mlir::Value, tf::Sizes> shapes;
  llvm::DenseMap<mlir::Value, tf::SymbolicValue> values;
  bool mayDefer;
  llvm::DenseSet<mlir::Value> neverComputed;
  llvm::SmallVector<mlir::Operation *> neverRun; ///< in order
  llvm::SmallVector<tf::GenericOp> failures;
  bool isSureToFail = false; ///< the op whose shapes are inferred

  /// The expression of a symbol with this definition, new or known. `fresh`
  /// makes a new one in any case.
  tf::SizeExpr addSymbol(tf::SymbolAttr symbol, bool fresh = false);
  tf::SizeExpr define(llvm::StringRef kind,
                      llvm::ArrayRef<mlir::AffineExpr> exprs,
                      llvm::StringRef node = "", llvm::StringRef what = "",
                      bool fresh = false) {
    return addSymbol(tf::SymbolAttr::get(getContext(), kind, exprs, node, what),
                     fresh);
  }
  void inferArguments();
  llvm::LogicalResult inferOp(mlir::Operation *op, InferCall inferCall);
  void materializeValue(mlir::OpResult result);
  llvm::FailureOr<bool> replaceByRunTimeForm(mlir::Operation *op,
                                             InferCall inferCall);
  llvm::LogicalResult inferShaped(tf::ShapeOpInterface op);
  void addNeverRun(mlir::Operation *op);
  void settleFailures();
  bool replaceByZeros(mlir::Operation *op);
};

/// The value of a constant that is few integers, as axes and sizes are; null
/// for others.
mlir::ElementsAttr getFewIntegers(mlir::Value value);

} // namespace weir

#endif // WEIR_PASSES_STRUCTURE_STEPSHAPES_H
