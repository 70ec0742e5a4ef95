//===- PassSettings.h - how a pass manager runs -----------------*- C++ -*-===//
// Part of Weir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// What weir-opt and weirc can ask of a pass manager beside its passes: dumps,
// reproducers, statistics, times, debug logs.
#ifndef WEIR_COMPILER_SUPPORT_PASSSETTINGS_H
#define WEIR_COMPILER_SUPPORT_PASSSETTINGS_H

#include "mlir/Pass/PassManager.h"
#include <string>
#include <vector>

namespace weir {

struct PassSettings {
  /// Folder that gets `NNNN-<pass>.mlir`, the whole module, after each pass
  /// that ran; `0000-input.mlir` is what came in. Empty: none. Implies one
  /// thread, so that numbers follow the order of the pipeline.
  std::string dumpIrDir;
  /// File that a crash or a failing pass leaves for `--run-reproducer`. Empty:
  /// none.
  std::string crashReproducer;
  bool statistics = false;
  bool timing = false;
  bool printAfterAll = false;
  bool printAfterFailure = false;
};

/// Applies `settings` to `pm`. Call before passes are added and never while
/// the context runs others.
void applyPassSettings(const PassSettings &settings, mlir::PassManager &pm);

/// Turns logging on for these DEBUG_TYPEs (Debian's LLVM has -debug-only
/// compiled out). Only code compiled without NDEBUG logs.
void setDebugTypes(const std::vector<std::string> &types);

} // namespace weir

#endif // WEIR_COMPILER_SUPPORT_PASSSETTINGS_H
