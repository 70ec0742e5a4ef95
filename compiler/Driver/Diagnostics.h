//===- Diagnostics.h - MLIR's diagnostics as messages -----------*- C++ -*-===//
// Part of Weir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#ifndef WEIR_COMPILER_DRIVER_DIAGNOSTICS_H
#define WEIR_COMPILER_DRIVER_DIAGNOSTICS_H

#include "mlir/IR/Diagnostics.h"
#include <mutex>
#include <string>
#include <vector>

namespace weir {

/// While it lives, diagnostics of the context become messages: what, the
/// graph's node, notes. Thread-safe.
class DiagnosticCollector {
public:
  DiagnosticCollector(mlir::MLIRContext *context,
                      std::vector<std::string> &errors,
                      std::vector<std::string> &warnings);

private:
  std::mutex mutex;
  std::vector<std::string> &errors, &warnings;
  mlir::ScopedDiagnosticHandler handler;
};

} // namespace weir

#endif // WEIR_COMPILER_DRIVER_DIAGNOSTICS_H
