//===- VolumeUtils.h - windows over volumes ---------------------*- C++ -*-===//
// Part of Weir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// What convolutions and pools of volumes share: windows, the order of
// dimensions.
#ifndef WEIR_DIALECTS_TF_VOLUMEUTILS_H
#define WEIR_DIALECTS_TF_VOLUMEUTILS_H

#include "dialects/TF/ConvUtils.h"

namespace weir::tf {

/// Where windows lie in depths, rows and columns.
struct VolumeWindow {
  Sizes size, low, high, output;
  llvm::SmallVector<int64_t> strides, dilations;

  /// Rows and columns only.
  Window getPlane() const {
    Window plane;
    plane.size = {size[1], size[2]};
    plane.low = {low[1], low[2]};
    plane.high = {high[1], high[2]};
    plane.output = {output[1], output[2]};
    plane.strides = {strides[1], strides[2]};
    plane.dilations = {dilations[1], dilations[2]};
    return plane;
  }
};

/// Whether `format` is NCDHW; it is NDHWC otherwise.
inline bool isVolumeChannelsFirst(llvm::StringRef format) {
  return format == "NCDHW";
}

/// Of a list with an entry per dimension: depths, rows, columns.
template <typename T>
llvm::SmallVector<T> pickVolume(llvm::ArrayRef<T> list, bool channelsFirst) {
  return llvm::SmallVector<T>(list.slice(channelsFirst ? 2 : 1, 3));
}

/// `value` as NDHWC, whatever it is (`first`: NCDHW); and back.
mlir::Value moveChannelsLast(mlir::OpBuilder &b, mlir::Location loc,
                             mlir::Value value, bool first);
mlir::Value moveChannelsBack(mlir::OpBuilder &b, mlir::Location loc,
                             mlir::Value value, bool first);

/// Lays windows over `input` (depths, rows, columns) and keeps their padding
/// and number for decomposition. `window` has size, strides and dilations.
mlir::LogicalResult resolveVolume(mlir::Operation *op, ShapeContext &ctx,
                                  llvm::ArrayRef<SizeExpr> input,
                                  llvm::StringRef padding,
                                  VolumeWindow &window);
/// What resolveVolume kept.
mlir::LogicalResult recallVolume(mlir::Operation *op, VolumeWindow &window);

} // namespace weir::tf

#endif // WEIR_DIALECTS_TF_VOLUMEUTILS_H
