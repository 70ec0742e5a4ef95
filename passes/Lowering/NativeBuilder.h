//===- NativeBuilder.h - loops and branches inside a step -------*- C++ -*-===//
// Part of Weir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#ifndef WEIR_PASSES_LOWERING_NATIVEBUILDER_H
#define WEIR_PASSES_LOWERING_NATIVEBUILDER_H

#include "mlir/Dialect/SCF/IR/SCF.h"
#include "passes/Lowering/NativeAnalysis.h"

namespace weir {

/// Builds `scf` ops from `weir.while`, `weir.case` and `weir.call` by copying
/// in the private steps that they run. Sizes of those steps become expressions
/// of `step`'s symbols.
class NativeBuilder {
public:
  NativeBuilder(StepOp step, NativeAnalysis &analysis);

  /// Replaces `op` of the step, for which `analysis` finds no obstacle. Where
  /// its sizes are one, nothing changes.
  NativeObstacle convert(mlir::Operation *op);

private:
  using Values = llvm::SmallVector<mlir::Value>;
  using Table = llvm::SmallVector<mlir::AffineExpr>;

  StepOp step;
  NativeAnalysis &analysis;
  llvm::SmallVector<mlir::Attribute> symbols;
  llvm::DenseMap<mlir::Attribute, unsigned> symbolIds;
  mlir::Operation *top = nullptr;      ///< being converted
  mlir::Operation *previous = nullptr; ///< before what is built; or null
  llvm::DenseMap<mlir::Attribute, mlir::Value> constants;
  NativeObstacle obstacle;

  bool refuse(mlir::Operation *op, const llvm::Twine &reason);
  mlir::AffineExpr define(llvm::StringRef kind, Table exprs);
  bool importSymbol(tf::SymbolAttr symbol, mlir::ValueRange arguments,
                    StepOp callee, Table &table);
  mlir::AffineExpr importExpr(mlir::AffineExpr expr, const Table &table);
  mlir::Type importType(mlir::Type type, const Table &table);
  mlir::Value getConstant(tf::ConstOp op);
  bool copyOp(mlir::OpBuilder &builder, mlir::Operation *op,
              mlir::IRMapping &mapping, const Table &table);
  bool copyStep(mlir::OpBuilder &builder, mlir::FlatSymbolRefAttr name,
                mlir::ValueRange arguments, Values &results);
  bool build(mlir::OpBuilder &builder, mlir::Operation *op,
             mlir::ValueRange operands, Values &results);
  bool buildWhile(mlir::OpBuilder &builder, WhileOp loop,
                  mlir::ValueRange inputs, Values &results);
  bool buildCase(mlir::OpBuilder &builder, CaseOp op, mlir::Value index,
                 mlir::ValueRange inputs, Values &results);
};

} // namespace weir

#endif // WEIR_PASSES_LOWERING_NATIVEBUILDER_H
