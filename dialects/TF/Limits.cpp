//===- Limits.cpp - what the compiler cannot do ---------------------------===//
// Part of Weir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Diagnostics carry the difference as metadata, which no message shows.
#include "dialects/TF/Limits.h"
#include "mlir/IR/Operation.h"
#include "runtime/abi/Program.h"

using namespace mlir;
using namespace weir;

static constexpr StringLiteral limit = "weir.limit";

InFlightDiagnostic tf::emitLimit(Operation *op) {
  InFlightDiagnostic error = op->emitError();
  error.getUnderlyingDiagnostic()->getMetadata().push_back(
      DiagnosticArgument(limit));
  return error;
}

bool tf::isLimit(Diagnostic &error) {
  return llvm::any_of(error.getMetadata(), [](DiagnosticArgument &argument) {
    return argument.getKind() ==
               DiagnosticArgument::DiagnosticArgumentKind::String &&
           argument.getAsString() == limit;
  });
}

InFlightDiagnostic tf::emitFailure(Operation *op, int code) {
  InFlightDiagnostic error = op->emitError();
  error.getUnderlyingDiagnostic()->getMetadata().push_back(
      DiagnosticArgument(static_cast<int64_t>(code)));
  return error;
}

int tf::getFailureCode(Diagnostic &error) {
  for (DiagnosticArgument &argument : error.getMetadata()) {
    if (argument.getKind() ==
        DiagnosticArgument::DiagnosticArgumentKind::Integer) {
      return argument.getAsInteger();
    }
  }
  return WEIR_INVALID_ARGUMENT;
}
