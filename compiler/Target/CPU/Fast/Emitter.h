//===- Emitter.h - loads, stores and loop bodies on vectors -----*- C++ -*-===//
// Part of Weir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// What all fast schedules write code with: index arithmetic that folds, vector
// and masked memory access by pointer, and payload regions of linalg ops turned
// into straight vector code.
#ifndef WEIR_COMPILER_TARGET_CPU_FAST_EMITTER_H
#define WEIR_COMPILER_TARGET_CPU_FAST_EMITTER_H

#include "compiler/Target/CPU/Fast/Place.h"
#include "compiler/Target/KernelCompiler.h"
#include "mlir/Dialect/Linalg/IR/Linalg.h"
#include "mlir/Dialect/SCF/IR/SCF.h"
#include "mlir/IR/IRMapping.h"

namespace weir::cpu {

/// How a loop nest reaches an operand: at `place` with one stride per loop, or
/// a value that is the same everywhere.
struct Access {
  Place place;
  /// Stride per loop dimension, in elements; empty if `indices` is used.
  Extents strides;
  /// Constant part of the linear index, in strides of the place.
  mlir::Value constantOffset;
  /// A value for all elements; null: memory.
  mlir::Value splat;
  /// Where only a part of the loops' range is in memory: outside, the value is
  /// `outside`. Loop `dim` reads memory at positions iv - low in [0, size).
  struct Guard {
    unsigned dim;
    mlir::Value low;
    Extent size;
  };
  llvm::SmallVector<Guard, 0> guards;
  mlir::Value outside;
  /// For maps that are not linear: the map from loops to place indices.
  mlir::AffineMap map;

  bool isLinear() const { return splat || !map; }
  mlir::Type element() const { return splat ? splat.getType() : place.element; }
};

/// Vector widths and registers of an ISA level.
struct IsaInfo {
  unsigned vectorBits = 256;
  unsigned registers = 16;
};
IsaInfo isaInfo(IsaLevel level);

class Emitter {
public:
  Emitter(mlir::ImplicitLocOpBuilder &builder, IsaInfo machine,
          mlir::IRMapping &values)
      : builder(builder), machine(machine), values(values) {}

  mlir::ImplicitLocOpBuilder &builder;
  IsaInfo machine;
  /// Kernel-level scalars (and tensors' places are kept by the planner).
  mlir::IRMapping &values;
  /// Finds the place of a kernel-level tensor, for tensor.extract in payloads.
  std::function<const Place *(mlir::Value)> findPlace;

  // Index arithmetic; constants fold.
  mlir::Value constant(int64_t value);
  mlir::Value add(mlir::Value a, mlir::Value b);
  mlir::Value sub(mlir::Value a, mlir::Value b);
  mlir::Value mul(mlir::Value a, mlir::Value b);
  mlir::Value min(mlir::Value a, mlir::Value b);
  mlir::Value max(mlir::Value a, mlir::Value b);
  /// ceil(a / b), b > 0 constant, a >= 0.
  mlir::Value ceilDiv(mlir::Value a, int64_t b);
  /// floor(a / b), b > 0 constant, a >= 0.
  mlir::Value floorDiv(mlir::Value a, int64_t b);
  mlir::Value value(const Extent &extent) {
    return extent.materialize(builder);
  }

  /// `lanes` elements; lanes == 1 is a scalar.
  mlir::Type typeOf(mlir::Type element, unsigned lanes) const;
  mlir::Value splat(mlir::Value scalar, unsigned lanes);
  mlir::Value zero(mlir::Type element, unsigned lanes);
  mlir::Value fma(mlir::Value a, mlir::Value b, mlir::Value c);

  /// `base` + `index` elements.
  mlir::Value address(mlir::Value base, mlir::Type element, mlir::Value index);
  /// `outside` (a vector) is the value where `mask` is off; null: zero.
  mlir::Value load(mlir::Value base, mlir::Type element, mlir::Value index,
                   unsigned lanes, mlir::Value mask = {},
                   mlir::Value outside = {});
  void store(mlir::Value vector, mlir::Value base, mlir::Type element,
             mlir::Value index, unsigned lanes, mlir::Value mask = {});
  /// The first `count` (index) of `lanes` lanes.
  mlir::Value makeMask(mlir::Value count, unsigned lanes);

  /// Linear index of `access` at the loop values `ivs`.
  mlir::Value linearIndex(const Access &access, mlir::ValueRange ivs);
  /// Reads `access` at `ivs`: `lanes` elements along loop `vectorDim`.
  mlir::Value read(const Access &access, mlir::ValueRange ivs,
                   unsigned vectorDim, unsigned lanes, mlir::Value mask = {});

  /// Emits a linalg payload on vectors of `lanes`: `arguments` are the block
  /// arguments' values (scalars or vectors), `ivs` the loop values. Returns the
  /// yielded values, all of `lanes` lanes.
  llvm::SmallVector<mlir::Value> emitPayload(mlir::Block &body,
                                             mlir::ValueRange arguments,
                                             mlir::ValueRange ivs,
                                             unsigned vectorDim, unsigned lanes,
                                             mlir::Value mask = {});

  /// A loop [lower, upper) by step; trip counts known as 0 or 1 need none.
  void loop(mlir::Value lower, mlir::Value upper, int64_t step,
            llvm::function_ref<void(mlir::Value)> body);
  /// The same with carried values.
  llvm::SmallVector<mlir::Value>
  loop(mlir::Value lower, mlir::Value upper, int64_t step,
       mlir::ValueRange carried,
       llvm::function_ref<llvm::SmallVector<mlir::Value>(mlir::Value,
                                                         mlir::ValueRange)>
           body);

  /// Elements of `place` at linear indices `index` (a vector); `outside` where
  /// `mask` is off (null: zero).
  mlir::Value gather(const Place &place, mlir::Value index, unsigned lanes,
                     mlir::Value mask, mlir::Value outside = {});

private:
  mlir::Value readGuarded(const Access &access, mlir::ValueRange ivs,
                          unsigned vectorDim, unsigned lanes, mlir::Value mask);
};

/// Whether every op of a payload has a vector form.
bool isVectorizablePayload(mlir::Block &body);

/// The widest element (bits) among a payload's values; i1 does not count.
unsigned widestBits(mlir::Block &body);

} // namespace weir::cpu

#endif // WEIR_COMPILER_TARGET_CPU_FAST_EMITTER_H
