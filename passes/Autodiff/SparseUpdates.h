//===- SparseUpdates.h - updates of the rows that were read -----*- C++ -*-===//
// Part of Weir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#ifndef WEIR_PASSES_AUTODIFF_SPARSEUPDATES_H
#define WEIR_PASSES_AUTODIFF_SPARSEUPDATES_H

#include "mlir/IR/Value.h"

namespace weir {

/// Where runtime calls use `gradient`, directly or by an Identity: the updates
/// of variables by it.
llvm::SmallVector<mlir::OpOperand *> findUpdates(mlir::Value gradient);

/// Where `gradient` consists of rows that were gathered (TensorFlow would hold
/// it as IndexedSlices), makes the updates of variables by it touch no others.
void updateRowsOnly(mlir::Value gradient);

} // namespace weir

#endif // WEIR_PASSES_AUTODIFF_SPARSEUPDATES_H
