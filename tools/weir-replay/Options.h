// The command line of weir-replay.
//
// Part of Weir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#ifndef WEIR_TOOLS_WEIR_REPLAY_OPTIONS_H
#define WEIR_TOOLS_WEIR_REPLAY_OPTIONS_H

#include <optional>
#include <string>
#include <vector>

struct ReplayOptions {
  /// Folders of cases, or folders that hold such folders.
  std::vector<std::string> paths;
  unsigned jobs = 1;
  /// A regular expression on "area/case"; empty: all.
  std::string filter;
  /// "shared" or "exe".
  std::string via = "shared";
  std::vector<unsigned> threads = {1};
  /// "reference" or "fast".
  std::string codegen = "fast";
  bool noFold = false;
  std::string loops = "auto";
  bool noRaise = false;
  /// CPU devices of the programs; 0: as many as TensorFlow had.
  unsigned localDevices = 1;
  /// Write a report in JSON to this file; empty: none.
  std::string json;
  double timeout = 60;
  /// A file of cases, one "area/case" a line, below the one path given: those
  /// and no others, and each must pass.
  std::string mustPass;
  /// Print seconds behind each case.
  bool timing = false;
  /// Print what a failing case wrote.
  bool verbose = false;
  /// Keep compiled programs in this folder; empty: delete them.
  std::string keep;
  /// Write each case's module after each pass below this folder, if any.
  std::string dumpIrDir;
};

/// Reads the command line. Prints a message and returns nothing if it is wrong
/// or asks for help; `status` is then what to exit with.
std::optional<ReplayOptions> parseOptions(int argc, char **argv, int &status);

#endif // WEIR_TOOLS_WEIR_REPLAY_OPTIONS_H
