//===- Options.h - weir-translate's command line ----------------*- C++ -*-===//
// Part of Weir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#ifndef WEIR_TOOLS_WEIRTRANSLATE_OPTIONS_H
#define WEIR_TOOLS_WEIRTRANSLATE_OPTIONS_H

#include <string>
#include <vector>

namespace weir {

/// What the user asked for. Exactly one action is set.
struct TranslateOptions {
  enum class Action { Help, ImportGraph, ExportGraph, VerifyRoundtrip };
  Action action = Action::Help;
  /// The files of the action; `-` is the standard input.
  std::vector<std::string> inputs;
  /// Where the result goes; `-` is the standard output.
  std::string output = "-";
  /// Export as text (`.pbtxt`).
  bool text = false;
  /// Tags of the MetaGraph to read from a SavedModel.
  std::vector<std::string> tags;
};

/// Parses the command line. Empty on success, else what to print: an error, or
/// the help (`options.action` is then Help and `isError` false).
std::string parseOptions(int argc, char **argv, TranslateOptions &options,
                         bool &isError);

} // namespace weir

#endif // WEIR_TOOLS_WEIRTRANSLATE_OPTIONS_H
