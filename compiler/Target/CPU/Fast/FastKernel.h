//===- FastKernel.h - kernels by the fast schedules -------------*- C++ -*-===//
// Part of Weir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The fast path's planner: gives every tensor of a kernel a place, fuses
// elementwise ops into what produces their input, and emits each stage by a
// schedule.
#ifndef WEIR_COMPILER_TARGET_CPU_FAST_FASTKERNEL_H
#define WEIR_COMPILER_TARGET_CPU_FAST_FASTKERNEL_H

#include "compiler/Target/CPU/Fast/Nest.h"
#include "compiler/Target/CPU/KernelFrame.h"
#include "llvm/ADT/DenseMap.h"
#include "llvm/ADT/DenseSet.h"
#include <list>

namespace weir::cpu {

/// Tensor-level preparation for the fast path, once for all levels: named ops
/// that are no anchors become generics, elementwise ops fuse.
mlir::LogicalResult prepareFastKernel(mlir::func::FuncOp kernel);

/// Polynomial forms of math functions on f32.
mlir::LogicalResult approximateMath(mlir::Operation *root);

class FastKernel {
public:
  /// `kernel` must have passed prepareFastKernel; code goes to `frame`'s body.
  FastKernel(mlir::func::FuncOp kernel, KernelFrame &frame, IsaLevel level,
             std::vector<std::string> &remarks);

  /// Emits the body. Failure (no diagnostic; the reason is a remark): the
  /// kernel has something that the fast path does not take; the frame must be
  /// thrown away.
  mlir::LogicalResult build(bool allowChunks);
  /// Removes what a failed build left in the module.
  void discard();
  /// The number of chunks and the bytes of scratch; null: 1 and 0.
  mlir::Value chunkCount, scratchBytes;
  /// Whether constants may be asked for in packed form, and which were.
  bool packConstants = false;
  std::vector<PackedOperand> packed;
  /// build(true) needed work besides the one stage that is cut.
  bool chunksClash = false;

private:
  /// What is known of a tensor value. Sizes and element are always set.
  struct Tensor {
    enum class Kind { Memory, Splat, Empty, Padded } kind = Kind::Empty;
    Place place;
    mlir::Value splat;
    Padding padding;
    /// Memory that this kernel may overwrite (scratch, outputs).
    bool owned = false;
  };

  /// Rows of several stages, computed together (FastRows.cpp).
  struct Rows {
    /// All rows, and those of a block.
    Extent all, block;
    /// First row of the block; null outside the loop over blocks.
    mlir::Value first;
    /// Memory of one block only.
    llvm::DenseSet<mlir::Value> localBases;
  };
  bool planRows();
  mlir::LogicalResult emitRows();
  unsigned rowLoop(mlir::linalg::LinalgOp op);
  void placeRows(mlir::linalg::LinalgOp op, Nest &nest);

  /// Loops and branches (FastControl.cpp).
  using TensorMap = llvm::DenseMap<mlir::Value, Tensor>;
  bool areEarly(llvm::ArrayRef<Extent> sizes);
  mlir::Value getPointer(mlir::Value tensor);
  void writeTo(mlir::Value tensor, mlir::Value pointer);
  mlir::LogicalResult emitOps(mlir::Block &block);
  mlir::LogicalResult emitControl(mlir::Operation &op);
  mlir::LogicalResult emitWhile(mlir::Operation &op, TensorMap &known);
  mlir::LogicalResult emitBranches(mlir::Operation &op, TensorMap &known);

  mlir::LogicalResult emit(mlir::Operation &op);
  mlir::LogicalResult emitStructured(mlir::linalg::LinalgOp op);
  mlir::LogicalResult emitAnchor(mlir::linalg::LinalgOp op, Nest &nest);
  mlir::LogicalResult emitReturn(mlir::Operation &op);
  mlir::LogicalResult emitView(mlir::Operation &op);
  mlir::LogicalResult emitInsertSlice(mlir::Operation &op);
  mlir::LogicalResult emitPad(mlir::Operation &op);
  mlir::LogicalResult emitConstant(mlir::Operation &op);
  mlir::LogicalResult refuse(mlir::Operation *op, llvm::StringRef why);
  void remark(mlir::Operation *op, llvm::StringRef what, llvm::StringRef why);

  mlir::linalg::GenericOp findEpilogue(mlir::linalg::LinalgOp op);
  bool buildNest(mlir::linalg::LinalgOp op, mlir::linalg::GenericOp epilogue,
                 Nest &nest);

  void notePacked(const Nest &nest);
  bool transposeColumns(mlir::linalg::LinalgOp op, Nest &nest);

  Extent extentOf(mlir::OpFoldResult size);
  mlir::Value valueOf(mlir::OpFoldResult size);
  /// The tensor in memory: splats and paddings are written out.
  const Place &memory(mlir::Value tensor);
  mlir::Value findDestination(mlir::Value result);
  Place destinationOf(mlir::Value result, llvm::ArrayRef<Extent> sizes);
  mlir::Value allocate(mlir::Type element, llvm::ArrayRef<Extent> sizes);
  void setMemory(mlir::Value tensor, Place place, bool owned);
  void copy(const Place &from, const Place &to);
  void fill(mlir::Value scalar, const Place &to);
  Place slice(const Place &place, llvm::ArrayRef<mlir::OpFoldResult> offsets,
              llvm::ArrayRef<mlir::OpFoldResult> sizes,
              llvm::ArrayRef<mlir::OpFoldResult> strides,
              const llvm::SmallBitVector &dropped);
  Access paddedAccess(const Padding &padding);
  void moveData(Access from, const Place &to);

  mlir::func::FuncOp kernel;
  KernelFrame &frame;
  mlir::ImplicitLocOpBuilder builder;
  mlir::IRMapping values;
  Emitter e;
  IsaLevel level;
  std::vector<std::string> &remarks;
  TensorMap tensors;
  /// Where the tensors that a region's end yields must be; null: anywhere.
  llvm::DenseMap<mlir::Operation *, llvm::SmallVector<mlir::Value>> yieldPlaces;
  /// The loop or branch of the body that is being emitted; scratch is placed
  /// before it.
  mlir::Operation *outermost = nullptr;
  /// A buffer was asked for whose size is not known there.
  bool lateSizes = false;
  /// Anchors to be emitted with their epilogue, keyed by the latter.
  llvm::DenseMap<mlir::Operation *, mlir::linalg::LinalgOp> deferred;
  llvm::DenseSet<mlir::Operation *> fusedAnchors;
  /// Payload blocks of copies.
  std::list<mlir::Block> copyBlocks;
  ChunkRange chunks;
  bool useChunks = false;
  std::optional<Rows> rows;
  llvm::SmallVector<mlir::Operation *> globals;
};

} // namespace weir::cpu

#endif // WEIR_COMPILER_TARGET_CPU_FAST_FASTKERNEL_H
