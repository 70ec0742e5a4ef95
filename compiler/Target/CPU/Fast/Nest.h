//===- Nest.h - loop nests and the schedules that emit them -----*- C++ -*-===//
// Part of Weir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// A stage of a fast kernel: one structured op (and what is fused into it) as a
// nest of loops over places. A nest's dimensions are those of the op; dropping
// or merging one leaves its number in place with size 1, so payloads can still
// ask for their loop values.
#ifndef WEIR_COMPILER_TARGET_CPU_FAST_NEST_H
#define WEIR_COMPILER_TARGET_CPU_FAST_NEST_H

#include "compiler/Target/CPU/Fast/Emitter.h"
#include <optional>

namespace weir::cpu {

/// The elementwise op fused behind an anchor.
struct Epilogue {
  /// Its payload; null: none, results are stored as they are.
  mlir::Block *body = nullptr;
  /// One per payload argument for its inputs; null place and no splat: the
  /// anchor's result itself.
  llvm::SmallVector<Access> inputs;
  llvm::SmallVector<bool> isAnchor;
  /// The nest's dimension for each loop of the fused op.
  llvm::SmallVector<unsigned> dims;
};

/// A structured op over places.
struct Nest {
  Extents sizes;
  llvm::SmallVector<bool> reduction;
  mlir::Block *body = nullptr;
  llvm::SmallVector<Access> inputs;
  /// What the accumulators start from, one per output of the op.
  llvm::SmallVector<Access> inits;
  /// Where results go: the epilogue's results if there is one.
  llvm::SmallVector<Access> outputs;
  Epilogue epilogue;
  /// Per input: the kernel argument that it is, if that is a constant which may
  /// be asked for in packed form, else -1.
  llvm::SmallVector<int64_t> constantArguments;
  /// Set by emitContraction: the operand that it reads in packed form.
  std::optional<PackedOperand> packed;
  /// Whether the payloads ask for loop values (dims may not be merged then).
  bool usesIndices = false;

  unsigned rank() const { return sizes.size(); }
  bool isReduction() const { return llvm::is_contained(reduction, true); }
  /// All accesses to memory.
  llvm::SmallVector<Access *> accesses();
  /// Dimensions whose size is not 1.
  llvm::SmallVector<unsigned> liveDims() const;
  /// Merges dimension pairs (i outside j) of which `mayMerge` approves and that
  /// every access walks as one.
  void mergeDims(llvm::function_ref<bool(unsigned, unsigned)> mayMerge);
};

/// The outermost parallel loop of a kernel with one stage: what the entry's
/// [begin, end) counts.
struct ChunkRange {
  /// Chunks to run, of `count`. The count is the same at all ISA levels; a
  /// level's own loop of n units gives chunk c the units [c*n/count,
  /// (c+1)*n/count).
  mlir::Value begin, end, count;
  /// Set by chunkBounds: some loop has been cut.
  bool used = false;
};

/// The part of a loop of `size` units that this call's chunks cover, cut at
/// multiples of `multiple`. All of it if there are no chunks or another loop
/// has been cut already.
std::pair<mlir::Value, mlir::Value> chunkBounds(Emitter &emitter,
                                                ChunkRange *chunks,
                                                mlir::Value size,
                                                int64_t multiple = 1);

/// How many chunks the work of `nest` is worth: a function of its sizes.
mlir::Value countChunks(Emitter &emitter, const Nest &nest);

/// The access of a nest of `rank` loops to `place` through `map` (loops to
/// place indices).
Access makeAccess(Emitter &emitter, const Place &place, mlir::AffineMap map,
                  const Extents &sizes);

/// Elementwise ops and reductions on vectors, or scalars where nothing better
/// fits. Takes every nest. `why` says what kept it scalar, if anything.
void emitGenericNest(Emitter &emitter, Nest &nest, ChunkRange *chunks,
                     std::string &why);

/// Multiply-add contractions (matmul, convolution without padding) with
/// register tiles. False, with the reason in `why`: not emitted.
bool emitContraction(Emitter &emitter, Nest &nest, ChunkRange *chunks,
                     std::string &why);

/// Whether emitContraction would take `nest`; emits nothing.
bool fitsContraction(Emitter &emitter, Nest nest, std::string &why);

/// What tensor.pad means: `source` with `low` and `high` elements of `value`
/// around it, per dimension.
struct Padding {
  Place source;
  llvm::SmallVector<mlir::Value> low, high;
  mlir::Value value;

  /// Whether it is an NHWC image padded in height and width only.
  bool isImage() const;
};

/// The access to a padded tensor; none if `map` is more than loop dimensions
/// where it is padded.
std::optional<Access> makePaddedAccess(Emitter &emitter, const Padding &padding,
                                       mlir::AffineMap map,
                                       const Extents &sizes);

/// Geometry of a window op on NHWC: loops (n, oh, ow, c) or (n, oh, ow, f, kh,
/// kw, c); see the schedules.
struct Window {
  int64_t strides[2] = {1, 1}, dilations[2] = {1, 1};
};

/// Convolution of a padded image: pads rows locally into scratch and runs
/// emitContraction on blocks of output rows. `nest` has loops (n, oh, ow, f,
/// kh, kw, c) and its input 0 is not filled in. `allocate` gives scratch.
bool emitPaddedConvolution(
    Emitter &emitter, Nest &nest, const Window &window, const Padding &padding,
    llvm::function_ref<mlir::Value(mlir::Type, llvm::ArrayRef<Extent>)>
        allocate,
    ChunkRange *chunks, std::string &why);

/// Depthwise convolution and pooling: loops (n, oh, ow, c, kh, kw), inputs
/// image (and filter); the image's access is by `image`, clipped at `padding`.
/// False, with the reason in `why`: not emitted.
bool emitWindow(Emitter &emitter, Nest &nest, const Window &window,
                const Place &image, const Padding *padding, ChunkRange *chunks,
                std::string &why);

/// Runs the epilogue on `accumulators` (one vector at loop values `ivs`) and
/// stores the results: `lanes` along `vectorDim`.
void emitEpilogue(Emitter &emitter, Nest &nest, mlir::ValueRange accumulators,
                  mlir::ValueRange ivs, unsigned vectorDim, unsigned lanes,
                  mlir::Value mask);

} // namespace weir::cpu

#endif // WEIR_COMPILER_TARGET_CPU_FAST_NEST_H
