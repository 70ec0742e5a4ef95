//===- ElementwiseValues.h - arithmetic on sizes ----------------*- C++ -*-===//
// Part of Weir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#ifndef WEIR_DIALECTS_TF_ELEMENTWISEVALUES_H
#define WEIR_DIALECTS_TF_ELEMENTWISEVALUES_H

#include "dialects/TF/TFInterfaces.h"

namespace weir::tf {

/// Sets the value of an elementwise op's result where the operands' values are
/// known and expressions can say it (shape arithmetic).
void inferElementwiseValue(mlir::Operation *op, ShapeContext &ctx);

} // namespace weir::tf

#endif // WEIR_DIALECTS_TF_ELEMENTWISEVALUES_H
