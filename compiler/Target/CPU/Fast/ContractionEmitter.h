//===- ContractionEmitter.h - one contraction -------------------*- C++ -*-===//
// Part of Weir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#ifndef WEIR_COMPILER_TARGET_CPU_FAST_CONTRACTIONEMITTER_H
#define WEIR_COMPILER_TARGET_CPU_FAST_CONTRACTIONEMITTER_H

#include "compiler/Target/CPU/Fast/Nest.h"
#include "compiler/Target/CPU/Fast/TileChooser.h"
#include <optional>

namespace weir::cpu {

/// Turns one nest into code. The essay is in ContractionSchedule.cpp.
class ContractionEmitter {
public:
  ContractionEmitter(Emitter &e, Nest &nest, ChunkRange *chunks)
      : e(e), nest(nest), chunks(chunks), ivs(nest.rank(), e.constant(0)) {}

  /// Emits the nest; false, and why, where it is no contraction that fits.
  bool emit(std::string &why);
  /// Whether it would; finds out which loops are which.
  bool classify(std::string &why);

private:
  enum class Kind { Rows, Columns, Batch, Reduction };

  // What the loops are (ContractionAnalysis.cpp).
  Kind kindOf(unsigned dim) const;
  bool matchPayload();
  bool tryPacking(unsigned column, const Access *operand);

  // Loops and registers (ContractionSchedule.cpp).
  mlir::Value readRight(mlir::Value column, unsigned lanes, mlir::Value mask);
  void emitOuter(unsigned depth);
  void emitBlocks();
  void emitRows(mlir::Value lower, mlir::Value upper, mlir::Value firstPanel,
                mlir::Value lastPanel, bool withTail);
  void
  emitPanels(unsigned rows, mlir::Value firstPanel, mlir::Value lastPanel,
             bool withTail,
             llvm::function_ref<void(llvm::function_ref<void()>)> overRows);
  void emitTile(unsigned rows, llvm::ArrayRef<TileVector> columns,
                mlir::Value column);
  llvm::SmallVector<mlir::Value>
  reduceSplit(llvm::SmallVector<mlir::Value> accumulators, unsigned rows,
              llvm::ArrayRef<TileVector> columns,
              llvm::ArrayRef<mlir::Value> masks);
  llvm::SmallVector<mlir::Value>
  reduce(unsigned depth, llvm::SmallVector<mlir::Value> accumulators,
         unsigned rows, llvm::ArrayRef<TileVector> columns,
         llvm::ArrayRef<mlir::Value> masks);

  Emitter &e;
  Nest &nest;
  ChunkRange *chunks;
  llvm::SmallVector<mlir::Value> ivs;
  Access *left = nullptr, *right = nullptr;
  std::optional<unsigned> rowDim, columnDim;
  llvm::SmallVector<unsigned> outerDims, reductionDims;
  RegisterTile tile;
  mlir::Type element;
  bool zeroInit = false;
};

} // namespace weir::cpu

#endif // WEIR_COMPILER_TARGET_CPU_FAST_CONTRACTIONEMITTER_H
