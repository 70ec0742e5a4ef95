//===- ConvUtils.h - windows over images ------------------------*- C++ -*-===//
// Part of Weir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// What convolutions and pools share: data formats, and how windows lie over an
// input under TensorFlow's padding rules.
#ifndef WEIR_DIALECTS_TF_CONVUTILS_H
#define WEIR_DIALECTS_TF_CONVUTILS_H

#include "dialects/TF/ArrayUtils.h"

namespace weir::tf {

/// The places of an image's dimensions under a data format.
struct ImageLayout {
  bool channelsFirst = false;
  unsigned rows() const { return channelsFirst ? 2 : 1; }
  unsigned columns() const { return channelsFirst ? 3 : 2; }
  unsigned channels() const { return channelsFirst ? 1 : 3; }
  /// Rows and columns of a list in the format's order.
  llvm::SmallVector<int64_t> pickSpatial(llvm::ArrayRef<int64_t> list) const;
  Sizes pickSpatial(llvm::ArrayRef<SizeExpr> list) const;
  /// The sizes of an image, in the format's order.
  Sizes makeSizes(SizeExpr batch, llvm::ArrayRef<SizeExpr> spatial,
                  SizeExpr channels) const;
};

mlir::FailureOr<ImageLayout> getLayout(mlir::Operation *op,
                                       llvm::StringRef format);
/// From the layout to channels last, and back.
mlir::Value toChannelsLast(mlir::OpBuilder &b, mlir::Location loc,
                           mlir::Value image, ImageLayout layout);
mlir::Value fromChannelsLast(mlir::OpBuilder &b, mlir::Location loc,
                             mlir::Value image, ImageLayout layout);

/// How windows lie over rows and columns.
struct Window {
  Sizes size; ///< rows and columns of a window, without dilation
  llvm::SmallVector<int64_t> strides, dilations;
  Sizes low, high; ///< padding
  Sizes output;
};

/// Fills in `low`, `high` and `output` of `window` over `input` (rows and
/// columns) by the padding rule; `explicitPads` (low, high of rows, then of
/// columns) is for "EXPLICIT".
mlir::LogicalResult resolveWindow(mlir::Operation *op, ShapeContext &ctx,
                                  llvm::ArrayRef<SizeExpr> input,
                                  llvm::StringRef padding,
                                  llvm::ArrayRef<int64_t> explicitPads,
                                  Window &window);
/// The rows' and columns' pairs of `explicit_paddings` (8 numbers in the
/// format's order).
llvm::SmallVector<int64_t> pickExplicitPads(llvm::ArrayRef<int64_t> pads,
                                            ImageLayout layout);

/// Keeps padding for decomposition as "low" and "high".
void rememberPads(mlir::Operation *op, const Window &window);
mlir::FailureOr<Window> recallPads(mlir::Operation *op);
/// A pool of an NHWC image; the window's size is constant. `kind` is max, avg
/// or sum.
mlir::Value createPool(mlir::OpBuilder &b, mlir::Location loc,
                       mlir::Value input, llvm::StringRef kind,
                       const Window &window);
/// The gradient of an average pool in an NHWC input of rows and columns
/// `image`.
mlir::Value createAvgPoolGrad(mlir::OpBuilder &b, mlir::Location loc,
                              mlir::Value gradient,
                              llvm::ArrayRef<int64_t> size,
                              llvm::ArrayRef<int64_t> strides,
                              llvm::ArrayRef<SizeExpr> lows,
                              llvm::ArrayRef<SizeExpr> image);
/// Simplified, as far as constants and symbols cancel.
SizeExpr simplify(SizeExpr expr);

} // namespace weir::tf

#endif // WEIR_DIALECTS_TF_CONVUTILS_H
