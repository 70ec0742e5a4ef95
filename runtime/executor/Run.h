// Part of Weir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// One use of a step by a client: bound inputs and outputs, status, deadline,
// cancellation. May be executed many times, one execution at a time. bind and
// execute are for one thread; cancel may come from any.
#ifndef WEIR_RUNTIME_EXECUTOR_RUN_H
#define WEIR_RUNTIME_EXECUTOR_RUN_H

#include "runtime/base/Status.h"
#include "runtime/executor/Frame.h"
#include "runtime/executor/Instance.h"
#include "runtime/executor/Trace.h"

namespace weir {

/// A pending call that wants to know when the run stops; lives in the call's
/// context. Guarded by Run::mutex.
struct CancelLink {
  CancelLink *previous;
  CancelLink *next;
  void (*cancel)(void *);
  void *argument;
  const char *node; ///< of the call; null: none
  bool linked;
  bool running; ///< cancel() is being called, by `thread`
  pthread_t thread;
};

class Run {
public:
  static Run *make(Instance &instance, uint32_t step);
  void close();

  /// Executes on this thread (and the runtime's) until done.
  const Status &execute();
  /// Starts in the background; wait() helps to drain and returns when done.
  void start();
  const Status &wait();
  /// Helps until one of the runs has ended; -1: out of time (timeoutNs below 0:
  /// no limit) or notified. All are of one runtime and for this thread.
  static int32_t waitAny(Run *const *runs, int32_t count, int64_t timeoutNs);
  /// Whether the run waits while its runtime has nothing to do. `node`: of a
  /// call that it waits for, or null.
  bool isStalled(const char *&node);
  /// From any thread: the run ends with CANCELLED if it has not ended.
  void cancel();

  /// The first error wins: records it, stops the run, wakes pending calls.
  void fail(Status status);
  bool stopped() const { return stop.load(std::memory_order_relaxed); }
  /// False: the run has stopped already, nothing was registered.
  bool link(CancelLink &link);
  /// After this the link's cancel is not running and will not run.
  void unlink(CancelLink &link);
  /// The root frame has no more work: outputs are taken, the client is woken.
  /// The run must not be touched afterwards.
  void finish();
  /// Stops the run if its deadline has passed, or the runtime was interrupted.
  void checkDeadline();
  /// Just the latter, without looking at the clock.
  void checkInterruption();

  /// Counted only in runs that may hold transfers: frames whose token is held,
  /// ops posted to an inbox, calls and chunks that end elsewhere. None left:
  /// all frames wait for transfers.
  void addActivity() {
    if (transfers) {
      activity.fetch_add(1, std::memory_order_relaxed);
    }
  }
  /// What is left. The caller holds a frame's token.
  int64_t dropActivity() {
    return transfers ? activity.fetch_sub(1, std::memory_order_acq_rel) - 1 : 1;
  }

  Instance *instance = nullptr;
  Frame *frame = nullptr;
  StepTransfers *transfers = nullptr; ///< null: the program has no edges
  Trace *trace = nullptr;             ///< owned; null: not traced
  int64_t timeoutNs = 0; ///< 0: none; from the start of each execution
  Table<Value> inputs;
  Table<OutputBinding> bindings;
  Table<Value> outputs;

private:
  void prepare();
  void beginTransfers();
  void endTransfers();
  void releaseOutputs();

  friend class Frame;
  std::atomic<bool> stop{false};
  std::atomic<bool> done{true};
  std::atomic<bool> cancelRequested{false};
  int64_t deadline = 0;
  uint32_t interruptions = 0; ///< of the runtime, when the run began
  Mutex mutex;
  EventCount cancelled;
  CancelLink *links = nullptr;
  CancelLink transferLink = {};
  std::atomic<int64_t> activity{0};
  Status status;
  Worker worker; ///< of the client's thread
};

} // namespace weir

#endif
