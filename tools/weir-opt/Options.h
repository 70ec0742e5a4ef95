//===- Options.h - the command line of weir-opt -----------------*- C++ -*-===//
// Part of Weir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#ifndef WEIR_TOOLS_WEIROPT_OPTIONS_H
#define WEIR_TOOLS_WEIROPT_OPTIONS_H

#include <string>
#include <utility>
#include <vector>

namespace weir::opt {

/// What the command line says, as it says it.
struct Options {
  std::string input = "-";
  std::string output = "-";
  /// MLIR's textual pipeline, or empty.
  std::string passPipeline;
  /// `--name[=options]` of passes and pipelines, in order. Exclusive with
  /// `passPipeline`.
  std::vector<std::pair<std::string, std::string>> passes;
  bool splitInput = false;
  bool verifyDiagnostics = false;
  bool verifyEach = true;
  bool verifyRoundtrip = false;
  bool allowUnregistered = false;
  bool listPasses = false;
  bool dumpPipeline = false;
  bool statistics = false;
  bool timing = false;
  bool singleThreaded = false;
  bool emitBytecode = false;
  bool runReproducer = false;
  bool printAfterAll = false;
  bool printAfterFailure = false;
  bool printGeneric = false;
  bool printLocations = false;
  /// Elements above which constants print as a hash mark of their size.
  long elideLarger = -1;
  std::string dumpIrDir;
  /// Where a crash or a failed pass leaves its reproducer; empty: nowhere.
  std::string crashReproducer;
  std::vector<std::string> debugOnly;
  /// Compile what the passes leave and run it, with these arguments.
  bool run = false;
  std::vector<std::string> runArguments;
};

/// What main() does after the command line was read.
enum class Start { Run, ExitOk, ExitError };

/// Reads the command line; prints help or what is wrong with it.
/// `isPass(name)` says whether `--name` may stand for a pass.
Start parseOptions(int argc, char **argv, bool (*isPass)(const std::string &),
                   Options &options);

} // namespace weir::opt

#endif // WEIR_TOOLS_WEIROPT_OPTIONS_H
