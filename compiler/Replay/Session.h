// Running the steps of a compiled case, either through the shared library's C
// interface or through the executable's command line.
//
// Part of Weir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#ifndef WEIR_COMPILER_REPLAY_SESSION_H
#define WEIR_COMPILER_REPLAY_SESSION_H

#include "compiler/Replay/StepPlan.h"

namespace weir::replay {

/// What one call did.
struct CallOutcome {
  /// "OK" or the name of a canonical status code.
  std::string code = "OK";
  std::string message;
  /// One per fetch if the code is OK.
  std::vector<HostTensor> outputs;
};

/// Called when a call is over, in order; false stops the session.
using CallObserver =
    llvm::function_ref<bool(size_t call, const CallOutcome &outcome)>;

/// Loads the shared library `path` and runs the calls of the case on one
/// instance, in the current working directory. Fails if the program cannot be
/// loaded or instantiated; a call that fails is an outcome.
llvm::Error runShared(llvm::StringRef path, const RecordedCase &recorded,
                      const StepPlan &plan, unsigned threads,
                      CallObserver observe);

/// Runs the executable `path` once, with a script (docs/formats/script.md) that
/// makes all calls, in the current working directory. Feeds and results pass
/// through files in `scratch`.
llvm::Error runExecutable(llvm::StringRef path, llvm::StringRef scratch,
                          const RecordedCase &recorded, const StepPlan &plan,
                          unsigned threads, CallObserver observe);

/// The script for the calls of a case, and, for each call, the files of its
/// results. Writes the feeds into `scratch`.
struct CallScript {
  std::string text;
  std::vector<std::vector<std::string>> resultFiles;
};
llvm::Expected<CallScript> writeScript(llvm::StringRef scratch,
                                       const RecordedCase &recorded,
                                       const StepPlan &plan);

/// The code and message of each `run N STEP: ...` line of a program's output.
std::vector<CallOutcome> parseRunLines(llvm::StringRef output);

} // namespace weir::replay

#endif // WEIR_COMPILER_REPLAY_SESSION_H
