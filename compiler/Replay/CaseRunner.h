// Replaying one case: compile all of its steps into one program, run the calls
// in order in one session, compare.
//
// Part of Weir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#ifndef WEIR_COMPILER_REPLAY_CASERUNNER_H
#define WEIR_COMPILER_REPLAY_CASERUNNER_H

#include "compiler/Replay/Session.h"

#include "llvm/Support/JSON.h"

#include <map>

namespace weir::replay {

enum class Via { Shared, Executable };

struct RunOptions {
  Via via = Via::Shared;
  /// Threads of the program; of several numbers each in turn, with an instance
  /// of its own.
  std::vector<unsigned> threads = {1};
  /// "reference" or "fast".
  std::string codegen = "fast";
  /// See CompileOptions::raise.
  bool raise = true;
  /// See CompileOptions::foldConstants.
  bool foldConstants = true;
  /// See CompileOptions::loops.
  std::string loops = "auto";
  /// CPU devices of the program; 0: as many as the case was recorded with.
  unsigned localDevices = 1;
  /// Leave the compiled program and its files where they are.
  bool keep = false;
  /// See CompileOptions::dumpIrDir.
  std::string dumpIrDir;
};

/// How a compilation ended.
struct CompileOutcome {
  enum class Kind { Done, Unsupported, Failed } kind = Kind::Done;
  /// Op types that the compiler cannot compile, sorted.
  std::vector<std::string> missing;
  std::string message;
  /// How many loops, branches and steps run in each way: "while native",
  /// "step dataflow", ...
  std::map<std::string, unsigned> modes;
};

/// What a replayer asks of the compiler. `output` is the file to make.
class CaseCompiler {
public:
  virtual ~CaseCompiler() = default;
  virtual CompileOutcome compile(const RecordedCase &recorded,
                                 llvm::ArrayRef<PlannedStep> steps,
                                 const RunOptions &options,
                                 const std::string &output) = 0;
};

enum class CaseStatus { Pass, Fail, Unsupported };

/// How a case ended. It travels from the worker as JSON.
struct CaseOutcome {
  CaseStatus status = CaseStatus::Fail;
  /// Fail: why, one line. Pass: what is worth knowing, or empty.
  std::string why;
  /// Unsupported: op types, or a feature in parentheses ("(gradients)").
  std::vector<std::string> missing;
  /// See CompileOutcome::modes.
  std::map<std::string, unsigned> modes;
  double compileSeconds = 0;
  double runSeconds = 0;

  llvm::json::Value toJson() const;
  static std::optional<CaseOutcome> fromJson(const llvm::json::Value &value);
};

/// Replays the case in `folder`. `scratch` is an empty folder for the program
/// and the files of the steps. `onPhase` is told "read", "compile", "run" when
/// each begins, so that a watcher can say where a crash happened.
CaseOutcome runCase(const std::string &folder, const std::string &scratch,
                    const RunOptions &options, CaseCompiler &compiler,
                    llvm::function_ref<void(llvm::StringRef)> onPhase);

/// Nothing if the call did what was recorded, else what differs.
std::optional<std::string> checkCall(const RecordedStep &recorded,
                                     const CallOutcome &outcome);

} // namespace weir::replay

#endif // WEIR_COMPILER_REPLAY_CASERUNNER_H
