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

/// On a Squeeze of all dimensions of size 1: one that a runtime call found out
/// may be. Without it no size that is not known is 1, which is checked when the
/// step runs.
inline constexpr llvm::StringLiteral mayCountOneAttr = "tf.may_count_one";

/// The ops in `root` to which mayCountOneAttr matters.
llvm::SmallVector<mlir::Operation *> findCountedSqueezes(mlir::Operation *root);

} // namespace weir::tf

#endif // WEIR_DIALECTS_TF_RUNTIMEFORMS_H
