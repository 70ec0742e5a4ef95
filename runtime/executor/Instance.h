// Part of Weir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Loaded programs and their instances. A program is its tables, checked and
// prepared; an instance is its state: resources and pooled frames. Both are
// thread-safe; runs of one instance may execute at the same time.
#ifndef WEIR_RUNTIME_EXECUTOR_INSTANCE_H
#define WEIR_RUNTIME_EXECUTOR_INSTANCE_H

#include "runtime/base/Status.h"
#include "runtime/executor/Plan.h"
#include "runtime/executor/Resources.h"
#include "runtime/executor/Runtime.h"

namespace weir {

class Frame;
class Rendezvous;

class Program {
public:
  /// Checks the tables and chooses the CPU level. `library` (may be null) is a
  /// dlopen handle that the program closes at the end.
  static Status make(Runtime &runtime, const WeirProgram *table, void *library,
                     Program *&program);
  void close();

  Runtime *runtime = nullptr;
  const WeirProgram *table = nullptr;
  uint32_t level = 0;
  StepPlan *plans = nullptr; ///< one for each step
  void *library = nullptr;
};

class Instance {
public:
  static Instance *make(Program &program);
  void close();

  Frame *acquireFrame(uint32_t step);
  void releaseFrame(Frame *frame);
  /// A run begins or ends: dropped resources are freed when none is active.
  void enterRun();
  void leaveRun();

  Program *program = nullptr;
  Runtime *runtime = nullptr;
  Registry registry;
  Rendezvous *rendezvous = nullptr; ///< null: the program has no edges
  /// One handle for each of the program's resources.
  Table<WeirHandle> handles;

private:
  Mutex mutex;
  Table<Frame *> freeFrames; ///< by step
  std::atomic<uint32_t> activeRuns{0};
};

} // namespace weir

#endif
