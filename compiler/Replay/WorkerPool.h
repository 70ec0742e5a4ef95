// A pool of forked processes: each job runs in a process of its own, so that a
// crash or a hang is the end of that job only.
//
// Part of Weir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#ifndef WEIR_COMPILER_REPLAY_WORKERPOOL_H
#define WEIR_COMPILER_REPLAY_WORKERPOOL_H

#include "llvm/ADT/STLFunctionalExtras.h"

#include <string>

namespace weir::replay {

struct PoolOptions {
  /// Processes at a time; at least 1.
  unsigned jobs = 1;
  /// Seconds after which a job's process, and what it started, is killed.
  double timeout = 60;
};

/// How a job ended.
struct JobResult {
  /// What the job wrote to its file descriptor, complete or not.
  std::string output;
  /// The end of what it wrote to standard output and error.
  std::string log;
  /// The signal that ended it, 0 if none did.
  int signal = 0;
  int exitCode = 0;
  bool timedOut = false;
  double seconds = 0;
};

/// Runs jobs 0 .. count-1, each as `work(job, fd)` in a forked child, which
/// writes its answer to `fd`; the child exits with what `work` returns. Calls
/// `done` in this process in the order of the jobs, whatever order they end
/// in. The caller must have no other threads when it calls this.
void runJobs(size_t count, const PoolOptions &options,
             llvm::function_ref<int(size_t job, int fd)> work,
             llvm::function_ref<void(size_t job, JobResult result)> done);

} // namespace weir::replay

#endif // WEIR_COMPILER_REPLAY_WORKERPOOL_H
