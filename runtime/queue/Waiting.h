// Part of Weir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// How calls wait at a resource that is no queue: accumulators, staging areas.
// As with queues nobody blocks a thread: a call that cannot go on leaves a
// Waiter, and whoever changes the resource runs those that wait.
//
// Locking: as for queues (QueueCalls.h), the mutex is never held where a call
// is failed, completed or its outputs made.
#ifndef WEIR_RUNTIME_QUEUE_WAITING_H
#define WEIR_RUNTIME_QUEUE_WAITING_H

#include "runtime/abi/Call.h"
#include "runtime/base/Sync.h"
#include "runtime/queue/Tuple.h"

namespace weir {

/// A call that is under way at a resource.
struct Waiter {
  WeirCallContext *call; ///< null: restored, nobody hears of its end
  Waiter *next;
  uint8_t kind;            ///< what it wants; the resource's own numbers
  int64_t wanted;          ///< how many, which one; the resource's own meaning
  Tuple *tuple;            ///< what it puts in or has got: owned, may be null
  Vector<int64_t> numbers; ///< as `wanted`
  /// The outcome, once it has left the resource: a code, and for errors a
  /// sentence.
  int32_t code;
  char message[192];
};

class WaitPoint;

/// What a kind of resource does for its calls.
struct WaitRules {
  /// Does what the call wants, if it can now; the mutex is held. False: it goes
  /// on waiting. Errors go to the waiter: fail().
  bool (*run)(WaitPoint &point, Waiter &waiter);
  /// Makes the outputs of a call that has ended without an error. Not called
  /// for waiters without a call.
  WeirCallStatus (*give)(Waiter &waiter);
  /// Where the call waits. Null: nowhere.
  WaitPoint *(*find)(WeirCallContext *ctx);
  /// Is told of a call whose step ends while it waits: cancelWaiting() with
  /// these rules.
  void (*cancel)(void *ctx);
  /// Whether one that cannot go on holds up those that came later.
  bool isInOrder;
  /// The sentence of a call whose step ended while it waited.
  const char *cancelled;
};

/// The base of a resource object at which calls wait. Thread-safe through
/// `mutex`, which all methods want held. Plain: zeroed memory is a valid one.
class WaitPoint {
public:
  Mutex mutex;

  /// Adds a waiter and runs all as far as they go. Those that are done are
  /// moved to `finished` (newest first) for deliver() to end without the mutex.
  void add(const WaitRules &rules, Waiter *waiter, Waiter *&finished);
  /// After a change: runs all that wait as far as they go.
  void runAll(const WaitRules &rules, Waiter *&finished);
  /// Ends the waiter of a cancelled call; false if it is done already.
  bool removeCall(const WaitRules &rules, WeirCallContext *call,
                  Waiter *&finished);
  /// Ends all: the instance stops.
  void abort(Waiter *&finished);

  /// Calls use(waiter) for each that waits, in order.
  template <typename F> void eachWaiter(F use) const {
    for (const Waiter *waiter = first; waiter; waiter = waiter->next) {
      use(*waiter);
    }
  }
  /// Adds without running: an object that is being restored.
  void append(Waiter *waiter);
  /// Forgets the waiters without a call.
  void dropRestored();
  /// Takes the waiters of `from`, which came before those here.
  void takeWaiters(WaitPoint &from);

private:
  Waiter *first, *last;

  void unlink(Waiter *waiter, Waiter *previous);
};

Waiter *makeWaiter(WeirCallContext *ctx, uint8_t kind, int64_t wanted);
void dropWaiter(Waiter *waiter);
/// Sets the outcome of a waiter.
void fail(Waiter &waiter, int32_t code, const char *format, ...)
    __attribute__((format(printf, 3, 4)));

/// Hands the waiter to the point and waits for it, if it must, without a
/// thread.
WeirCallStatus wait(const WaitRules &rules, WaitPoint &point, Waiter *waiter);
/// Ends the calls of a list, newest first, in the order in which they were
/// done: `end(entry)` says with which status (PENDING: not yet), and drops the
/// entry. Gives the
/// status of `own`, if among them, else WEIR_CALL_PENDING.
template <typename Entry, typename F>
WeirCallStatus endInOrder(Entry *finished, WeirCallContext *own, F end) {
  Entry *inOrder = nullptr;
  while (finished) {
    Entry *next = finished->next;
    finished->next = inOrder;
    inOrder = finished;
    finished = next;
  }
  WeirCallStatus status = WEIR_CALL_PENDING;
  while (inOrder) {
    Entry *entry = inOrder;
    inOrder = entry->next;
    WeirCallContext *call = entry->call;
    WeirCallStatus result = end(entry);
    if (call && call == own) {
      status = result;
    } else if (call && result != WEIR_CALL_PENDING) {
      weir_call_complete(call, result);
    }
  }
  return status;
}

/// Ends the calls of the list as endInOrder() does.
WeirCallStatus deliver(const WaitRules &rules, Waiter *finished,
                       WeirCallContext *own);

/// Ends the call if it waits still: its step has ended.
void cancelWaiting(const WaitRules &rules, WeirCallContext *ctx);

/// The counted tensor of input `input`; false after failing.
bool takeInput(WeirCallContext *ctx, int32_t input, Value &part);
/// Gives `part` as output `output`, whose type in the graph it must have.
WeirCallStatus givePart(WeirCallContext *ctx, int32_t output,
                        const Value &part);

} // namespace weir

#endif
