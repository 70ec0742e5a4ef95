// Part of Weir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The program, one instance of it, and requests to run its steps: names to
// ports, values to tensors, results to text and files.
#ifndef WEIR_RUNTIME_MAIN_SESSION_H
#define WEIR_RUNTIME_MAIN_SESSION_H

#include "runtime/abi/Program.h"
#include "runtime/main/HostTensor.h"
#include "runtime/main/Options.h"

namespace weir {

/// What became of a request.
struct RequestResult {
  ExitStatus exit = ExitOk;
  Status status;
  int32_t step = -1;
};

class Session {
public:
  explicit Session(const WeirProgram &tables) : tables(tables) {}
  ~Session();
  Session(const Session &) = delete;
  Session &operator=(const Session &) = delete;

  /// memoryLimit 0: the runtime's own.
  Status open(int threads, uint64_t memoryLimit);
  RequestResult perform(const StepRequest &request, const Options &options);
  void list() const;
  const char *stepName(int32_t step) const { return tables.steps[step].name; }
  /// Reads a literal or a file and binds it.
  Status bindFeed(weir_run *run, int32_t step, const NameValue &feed);
  const WeirProgram &getTables() const { return tables; }
  weir_runtime *getRuntime() const { return runtime; }
  weir_instance *getInstance() const { return instance; }

private:
  Status findStep(const StepRequest &request, int32_t &step) const;
  Status readFeed(const WeirStep &step, const WeirPort &port, const char *value,
                  HostTensor &tensor);
  Status readRaw(const WeirStep &step, const WeirPort &port, const char *path,
                 HostTensor &tensor);
  Status emit(weir_run *run, const WeirStep &step, uint32_t output,
              const char *file);
  void benchmark(weir_run *run, long rounds);

  const WeirProgram &tables;
  weir_runtime *runtime = nullptr;
  weir_program *program = nullptr;
  weir_instance *instance = nullptr;
};

/// Runs a script (docs/formats/script.md). Returns the exit status.
int runScript(Session &session, const Options &options);

} // namespace weir

#endif
