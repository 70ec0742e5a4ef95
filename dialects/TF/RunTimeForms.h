//===- RunTimeForms.h - parameters that only the run can tell ---*- C++ -*-===//
// Part of Weir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#ifndef WEIR_DIALECTS_TF_RUNTIMEFORMS_H
#define WEIR_DIALECTS_TF_RUNTIMEFORMS_H

#include "dialects/TF/TFInterfaces.h"

namespace weir::tf {

/// Where shape inference needs to know a parameter of `op` (the axis of a
/// concatenation) or the rank of an operand, and only the run can tell, puts
/// ops before `op` that compute the same without knowing, and says what takes
/// the place of its results. They have yet to be inferred. Otherwise changes
/// nothing and returns false.
bool buildRunTimeForm(mlir::Operation *op, ShapeContext &ctx,
                      llvm::SmallVectorImpl<mlir::Value> &results);

} // namespace weir::tf

#endif // WEIR_DIALECTS_TF_RUNTIMEFORMS_H
