//===- SizeSample.h - sizes for estimates -----------------------*- C++ -*-===//
// Part of Weir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#ifndef WEIR_PASSES_SCHEDULE_SIZESAMPLE_H
#define WEIR_PASSES_SCHEDULE_SIZESAMPLE_H

#include "dialects/TF/TFDialect.h"

namespace weir {

/// The value of `expr`; saturates instead of overflowing, and a division by
/// zero gives zero.
int64_t evaluateSize(mlir::AffineExpr expr, llvm::ArrayRef<int64_t> symbols);

/// A value for each symbol of a frame: `sample` for what only the run knows,
/// the rest computed.
std::vector<int64_t> sampleSizes(mlir::ArrayAttr symbols, int64_t sample);

} // namespace weir

#endif // WEIR_PASSES_SCHEDULE_SIZESAMPLE_H
