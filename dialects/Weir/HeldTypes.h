//===- HeldTypes.h - what is behind a handle --------------------*- C++ -*-===//
// Part of Weir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Handles, references and variants are scalars whose element type may say what
// is behind them (`held`, see WeirDialect.td):
// `!weir.resource<tensor<3x4xf32>>`.
#ifndef WEIR_DIALECTS_WEIR_HELDTYPES_H
#define WEIR_DIALECTS_WEIR_HELDTYPES_H

#include "mlir/IR/BuiltinTypes.h"
#include "mlir/IR/Value.h"

namespace weir {

/// Whether `type`, a tensor or element type, is a handle, reference or variant.
bool isHandleLike(mlir::Type type);
/// What is behind values of `type` (a tensor or element type); null: unknown;
/// `none`: nothing yet (a new list).
mlir::Type getHeldType(mlir::Type type);
/// `type` (a tensor or element type) with that behind it; other types than
/// handles, references and variants stay as they are.
mlir::Type withHeldType(mlir::Type type, mlir::Type held);
/// What holds of both: sizes that differ are unknown; null where nothing does.
mlir::Type joinHeldTypes(mlir::Type a, mlir::Type b);
/// Sets what is behind `value`, in its type.
void setHeldType(mlir::Value value, mlir::Type held);
/// If nothing is known of what is behind `value`, takes it from `type`.
void adoptHeldType(mlir::Value value, mlir::Type type);

} // namespace weir

#endif // WEIR_DIALECTS_WEIR_HELDTYPES_H
