// Part of Weir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The command line of every compiled program, as a plain struct.
#ifndef WEIR_RUNTIME_MAIN_OPTIONS_H
#define WEIR_RUNTIME_MAIN_OPTIONS_H

#include "runtime/base/Memory.h"

namespace weir {

/// NAME=VALUE, cut at the first '='; value null: none was given.
struct NameValue {
  const char *name;
  const char *value;
};

/// One use of a step.
struct StepRequest {
  const char *step = nullptr; ///< null or empty: the only or fitting one
  Vector<NameValue> feeds;
  Vector<NameValue> fetches;
  Vector<const char *> targets;
};

struct Options {
  bool list = false;
  bool version = false;
  bool help = false;
  int threads = 0; ///< 0: as many as the process may use
  long benchmark = 0;
  uint64_t memoryLimit = 0; ///< bytes; 0: the runtime's own
  double timeout = 0;       ///< seconds; 0: none
  const char *trace = nullptr;
  const char *script = nullptr;
  const char *plan = nullptr; ///< a plan's file
  Vector<NameValue> settings; ///< --set: parameters of the plan
  bool quiet = false;         ///< no progress
  StepRequest request;
};

/// Exit statuses of a program.
enum ExitStatus {
  ExitOk = 0,
  ExitStepFailed = 1, ///< a step ended with an error
  ExitUsage = 2,      ///< unknown option or name, unreadable or unfit value
  ExitMachine = 3,    ///< this machine cannot run the program
  ExitOutput = 4,     ///< a result could not be written
  ExitSignal = 128    ///< plus the signal that ended a plan: 130 is Ctrl-C
};

/// Fills the options; changes the words (cuts at '='). False after a message
/// on standard error.
bool parseOptions(int argc, char **argv, Options &options);
/// Options of one script line: --feed, --fetch, --target, after the step's
/// name. False: `problem` says what.
bool parseRequest(int count, char **words, StepRequest &request,
                  const char *&problem);
void printHelp(const char *program);

} // namespace weir

#endif
