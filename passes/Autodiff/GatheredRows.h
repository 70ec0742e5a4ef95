//===- GatheredRows.h - gradients that are rows -----------------*- C++ -*-===//
// Part of Weir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#ifndef WEIR_PASSES_AUTODIFF_GATHEREDROWS_H
#define WEIR_PASSES_AUTODIFF_GATHEREDROWS_H

#include "dialects/TF/GradientModels.h"
#include "dialects/Weir/WeirDialect.h"

namespace weir {

/// Rows that were gathered: `values` are [ids..., row...].
struct Rows {
  mlir::Value values, ids;
};

/// Whether the rows that add up to `gradient` are known: no part of it is
/// dense. `isRead`: not only an update of rows uses it.
bool isMadeOfRows(mlir::Value gradient, bool isRead);

/// These rows, as a matrix-like tensor and a vector. The branches and loops
/// that give the gradient give rows instead.
Rows takeRows(tf::GradientEmitter &e, mlir::Value gradient);

/// Erases the sums that make `value`, and what takeRows made again, as far as
/// nothing uses them.
void eraseUnused(mlir::Value value);

} // namespace weir

#endif // WEIR_PASSES_AUTODIFF_GATHEREDROWS_H
