//===- Options.h - the command line of weirc --------------------*- C++ -*-===//
// Part of Weir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#ifndef WEIR_TOOLS_WEIRC_OPTIONS_H
#define WEIR_TOOLS_WEIRC_OPTIONS_H

#include <string>
#include <vector>

namespace weir::weirc {

/// What the command line says, as it says it.
struct Options {
  std::string input;
  std::string output;
  std::string emit = "exe";
  std::vector<std::string> feeds, fetches, targets, tags;
  std::string stepName = "main";
  std::string stepsFile;
  std::string planFile;
  std::string minimize;
  std::string optimizer;
  std::string trainVars;
  std::string trainStep = "train";
  std::string codegen = "fast";
  bool noFold = false;
  std::string loops = "auto";
  bool deferErrors = false;
  bool noRaise = false;
  std::vector<std::string> levels = {"x86-64-v3", "x86-64-v4"};
  /// "", "text" or "json".
  std::string report;
  std::string reportFile;
  std::string dumpIrDir;
  std::string cacheDir;
  bool useCache = true;
  bool verifyEach = false;
  unsigned localDevices = 1;
  std::string softPlacement = "on";
  unsigned jobs = 0;
  std::string runtimeDir;
  std::string programName;
};

/// What main() does after the command line was read.
enum class Start { Run, ExitOk, ExitUsage };

/// Reads the command line; prints help, the version, a completion script, or
/// what is wrong with it.
Start parseOptions(int argc, char **argv, const std::string &version,
                   Options &options);

} // namespace weir::weirc

#endif // WEIR_TOOLS_WEIRC_OPTIONS_H
