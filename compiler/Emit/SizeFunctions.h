//===- SizeFunctions.h - layout and sizes as LLVM functions -----*- C++ -*-===//
// Part of Weir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The functions of a program that compute sizes: `layout` of each step, the
// functions of its SIZES tasks, copies of values, costs of kernels. Sizes that
// do not fit 63 bits, negative dimensions and failed checks raise; nothing
// wraps around.
#ifndef WEIR_COMPILER_EMIT_SIZEFUNCTIONS_H
#define WEIR_COMPILER_EMIT_SIZEFUNCTIONS_H

#include "dialects/Task/TaskDialect.h"
#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "runtime/abi/Program.h"
#include "llvm/IR/Module.h"

namespace weir {

/// A check of a size function: what WeirSite holds.
struct SizeSite {
  int32_t code;
  std::string format;
  std::string node;
};

/// Where an arena slot is, as the layout function reads it: `units` of its pool
/// from the pool's start. One array for each pool.
struct SlotPlace {
  int64_t units;
  uint64_t slot;
};

/// A table among the program's, as the layout function reads it.
struct PlaceTable {
  uint64_t offset = 0;
  uint64_t count = 0;
};

/// A slot that the layout function places itself, in order of rank.
struct FittedSlot {
  int64_t units; ///< of the pool; its bytes
  uint64_t pool, slot;
  uint64_t firstConflict, numConflicts; ///< ranks, in a table of their own
};

/// What the layout function reads to place slots.
struct ArenaTables {
  std::vector<PlaceTable> pools; ///< of SlotPlace; empty if fitted
  PlaceTable fitted;             ///< of FittedSlot
  PlaceTable conflicts;          ///< of uint64_t
  PlaceTable views;              ///< pairs of uint64_t: view, slot
};

/// Emits functions into `module`. `tables` is the symbol of the pointer-free
/// tables, which the functions read places from.
class SizeFunctions {
public:
  SizeFunctions(llvm::Module &module, llvm::StringRef tables)
      : module(module), tables(tables) {}

  /// `layout` of the frame, under `name`. Appends its checks to `sites`.
  void addLayout(task::FrameOp frame, llvm::StringRef name,
                 const ArenaTables &arena, std::vector<SizeSite> &sites);
  /// The function of a SIZES task.
  void addSizes(task::FrameOp frame, task::TaskOp task, llvm::StringRef name,
                std::vector<SizeSite> &sites);
  /// A kernel that copies its input to its output; the product of its
  /// `numSizes` sizes is the number of bytes.
  void addCopy(llvm::StringRef name, unsigned numSizes);
  /// `nanos` per 1024 bytes of the kernel's arguments and results, as their
  /// `task.dims` say, plus `start`. False if they do not say.
  bool addCost(mlir::func::FuncOp kernel, llvm::StringRef name, int64_t nanos,
               int64_t start);

private:
  llvm::Module &module;
  std::string tables;
};

} // namespace weir

#endif // WEIR_COMPILER_EMIT_SIZEFUNCTIONS_H
