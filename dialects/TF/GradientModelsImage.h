//===- GradientModelsImage.h - derivatives of images and blocks -*- C++ -*-===//
// Part of Weir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#ifndef WEIR_DIALECTS_TF_GRADIENTMODELSIMAGE_H
#define WEIR_DIALECTS_TF_GRADIENTMODELSIMAGE_H

namespace mlir {
class MLIRContext;
} // namespace mlir

namespace weir::tf {

/// Attaches derivatives to the ops of blocks, bands, scatters and volumes.
void attachImageGradients(mlir::MLIRContext *context);

} // namespace weir::tf

#endif // WEIR_DIALECTS_TF_GRADIENTMODELSIMAGE_H
