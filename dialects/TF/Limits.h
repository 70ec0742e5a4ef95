//===- Limits.h - what the compiler cannot do -------------------*- C++ -*-===//
// Part of Weir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// An error of a shape function says that the op's operands contradict each
// other: TensorFlow fails there too, when the step runs, with INVALID_ARGUMENT.
// Where it is only the compiler that cannot go on (a value that it must know,
// a combination that has no code), the error is a *limit*. Limits are never
// left for the run.
#ifndef WEIR_DIALECTS_TF_LIMITS_H
#define WEIR_DIALECTS_TF_LIMITS_H

#include "mlir/IR/Diagnostics.h"

namespace weir::tf {

/// An error at `op` about what the compiler cannot do.
mlir::InFlightDiagnostic emitLimit(mlir::Operation *op);

/// Whether `emitLimit` made the error.
bool isLimit(mlir::Diagnostic &error);

/// An error at `op` about what TensorFlow refuses with the status code `code`
/// (WeirCode) other than INVALID_ARGUMENT.
mlir::InFlightDiagnostic emitFailure(mlir::Operation *op, int code);

/// The status code that the graph's step fails with where `error` is left for
/// the run.
int getFailureCode(mlir::Diagnostic &error);

} // namespace weir::tf

#endif // WEIR_DIALECTS_TF_LIMITS_H
