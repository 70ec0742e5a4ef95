//===- WrittenSizes.h - sizes as a graph spells them ------------*- C++ -*-===//
// Part of Weir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#ifndef WEIR_PASSES_AUTODIFF_WRITTENSIZES_H
#define WEIR_PASSES_AUTODIFF_WRITTENSIZES_H

#include "mlir/IR/Value.h"
#include <optional>

namespace weir {

/// What the sizes of `value` are known to be before shapes are inferred, by its
/// type or by the ops that only reshape; other numbers than 1 stand for a size
/// that is not known. None: not even how many there are.
std::optional<llvm::SmallVector<int64_t>> getWrittenSizes(mlir::Value value);

} // namespace weir

#endif // WEIR_PASSES_AUTODIFF_WRITTENSIZES_H
