// Part of Weir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Threads and the queue of work they share. A runtime made with one thread
// starts none: whoever executes a run drains the queue. Jobs are big (a chunk
// of a kernel, a frame to drive); small tasks never come here.
#ifndef WEIR_RUNTIME_EXECUTOR_RUNTIME_H
#define WEIR_RUNTIME_EXECUTOR_RUNTIME_H

#include "runtime/abi/Program.h"
#include "runtime/base/Memory.h"
#include "runtime/base/Sync.h"
#include "runtime/tensor/Buffer.h"
#include <pthread.h>

namespace weir {
class Frame;
} // namespace weir

/// Collects the failed checks of one task (or one chunk of it).
struct WeirTaskContext {
  bool raised = false;
  int32_t site = 0;
  int64_t index = 0;
  /// Of the run's kernel; null: none to stop.
  const weir::Frame *frame = nullptr;
  int32_t count = 0;
  int64_t values[WEIR_MAX_RAISE_VALUES]; ///< `count` of them are set

  // Not an aggregate: nothing clears `values`.
  WeirTaskContext() {}
  void merge(const WeirTaskContext &other);
};

namespace weir {

class Frame;
class Runtime;

/// What a thread owns while it works for a runtime: scratch memory, and the
/// frames whose token it holds and has yet to drive. Not thread-safe.
struct Worker {
  Runtime *runtime = nullptr;
  int index = 0; ///< for traces
  Frame *frames = nullptr;
  void *scratch = nullptr;
  int64_t scratchBytes = 0;
  Vector<void *> arguments;

  ~Worker() { free(scratch); }
  /// Memory for a kernel's scratch, valid until the next call. Null when
  /// memory runs out.
  void *scratchFor(int64_t bytes);
  /// Queues a frame whose token this thread holds.
  void push(Frame *frame);
};

/// Work that any thread may take. Owned by the runtime's pool of jobs.
struct Job {
  enum Kind { Drive, Chunks };
  Kind kind;
  Frame *frame;
  uint32_t op;
  uint32_t priority;
  // Chunks: iterations [0, length) in pieces of `grain`.
  int64_t length;
  int64_t grain;
  int64_t nextBegin;       ///< guarded by the queue's mutex
  int64_t outstanding;     ///< pieces not finished, guarded likewise
  WeirTaskContext context; ///< guarded likewise
  Job *next;
};

/// Thread-safe. Lock order: nothing is locked while `mutex` is held.
class Runtime {
public:
  /// threads >= 1; starts threads - 1.
  static Runtime *make(int threads);
  /// All runs have ended. Joins the threads.
  void close();

  int numThreads() const { return threads; }
  BufferPool &buffers() { return *pool; }
  EventCount &event() { return changed; }

  /// Wakes one waitAny(), now or later. Async-signal-safe.
  void notify() {
    noticed.store(true, std::memory_order_seq_cst);
    changed.signalAll();
  }
  bool takeNotice() { return noticed.exchange(false); }
  /// Cancels the runs in progress, at their next look, and notifies.
  /// Async-signal-safe.
  void interrupt() {
    interruptions.fetch_add(1, std::memory_order_seq_cst);
    notify();
  }
  uint32_t numInterruptions() const {
    return interruptions.load(std::memory_order_relaxed);
  }

  void submitDrive(Frame *frame);
  /// The same from a thread that is none of the runtime's and none in a run:
  /// the runtime may be gone as soon as the frame was taken.
  void submitDriveFromOutside(Frame *frame);
  void submitChunks(Frame *frame, uint32_t op, uint32_t priority,
                    int64_t length, int64_t grain);
  /// Runs one job if there is one.
  bool runOne(Worker &worker);
  /// No job is queued or being run.
  bool isIdle();

private:
  void runJob(Worker &worker, Job *job, int64_t begin);
  static void *threadMain(void *argument);
  Job *newJob();
  Job *newDrive(Frame *frame);
  void enqueue(Job *job);
  void enqueueLocked(Job *job);

  int threads = 1;
  BufferPool *pool = nullptr;
  Mutex mutex;
  Job *queue = nullptr; ///< by descending priority
  Job *freeJobs = nullptr;
  std::atomic<uint32_t> queued{0};
  std::atomic<uint32_t> busy{0}; ///< jobs being run; raised under the mutex
  EventCount changed;
  std::atomic<bool> stopping{false};
  std::atomic<bool> noticed{false};
  std::atomic<uint32_t> interruptions{0};
  Vector<pthread_t> handles;
  std::atomic<int> nextIndex{1};
};

} // namespace weir

#endif
