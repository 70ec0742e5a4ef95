//===- TFOpsConv.h - convolutions as written --------------------*- C++ -*-===//
// Part of Weir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The classes of TFOpsConv.td, for the files that implement and use them, and
// the builders of core convolutions.
#ifndef WEIR_DIALECTS_TF_TFOPSCONV_H
#define WEIR_DIALECTS_TF_TFOPSCONV_H

#include "dialects/TF/ConvUtils.h"

#define GET_OP_CLASSES
#include "dialects/TF/TFOpsConv.h.inc"

namespace weir::tf {

/// The window of a convolution op with filters of sizes `weights` (HWCF).
template <typename Op>
Window getConvWindow(Op op, ImageLayout layout,
                     llvm::ArrayRef<SizeExpr> weights) {
  Window window;
  window.size = {weights[0], weights[1]};
  window.strides = layout.pickSpatial(op.getStrides());
  window.dilations = layout.pickSpatial(op.getDilations());
  return window;
}

/// NHWC by HWCF.
mlir::Value createConv(mlir::OpBuilder &b, mlir::Location loc,
                       mlir::Value input, mlir::Value filter,
                       const Window &window);
/// NHWC by HWCM.
mlir::Value createDepthwise(mlir::OpBuilder &b, mlir::Location loc,
                            mlir::Value input, mlir::Value filter,
                            const Window &window);

/// The gradient of createConv in an NHWC input of rows and columns `spatial`.
/// Of `window`, padding behind and output sizes are not used.
mlir::Value createInputGrad(mlir::OpBuilder &b, mlir::Location loc,
                            mlir::Value gradient, mlir::Value filter,
                            Window window, llvm::ArrayRef<SizeExpr> spatial);
/// The gradient of createConv in an HWCF filter of the window's size.
mlir::Value createFilterGrad(mlir::OpBuilder &b, mlir::Location loc,
                             mlir::Value input, mlir::Value gradient,
                             const Window &window);

} // namespace weir::tf

#endif // WEIR_DIALECTS_TF_TFOPSCONV_H
