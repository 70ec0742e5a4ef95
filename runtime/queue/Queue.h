// Part of Weir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// TensorFlow's queues: bounded, closable, with calls that wait. Nobody blocks a
// thread: a call that cannot go on becomes an Attempt in one of two lists, and
// whoever changes the queue carries the attempts on.
//
// Rules (shared by all kinds):
//  1. Attempts of one list are served in order; only the head runs, so a large
//     dequeue blocks later small ones.
//  2. After every change: enqueues as far as they go, then dequeues, until
//     neither makes progress.
//  3. An enqueue of several elements is not atomic; a dequeue of several
//     collects piece by piece, and puts back what it has if the queue closes
//     with too few left.
//  4. A close waits its turn among the pending enqueues, unless it cancels
//     them.
// The kinds differ in which element a dequeue takes, and where one that is put
// back goes.
#ifndef WEIR_RUNTIME_QUEUE_QUEUE_H
#define WEIR_RUNTIME_QUEUE_QUEUE_H

#include "runtime/abi/Call.h"
#include "runtime/base/Sync.h"
#include "runtime/queue/Tuple.h"

namespace weir {

enum class QueueKind : uint8_t { Fifo, PaddingFifo, RandomShuffle, Priority };

/// Picks in 32 bits at a time from Philox 4x32-10, as TensorFlow's queues do.
struct PhiloxSequence {
  uint32_t key[2];
  uint32_t counter[4];
  uint32_t block[4];
  uint32_t used = 4;

  void seed(uint64_t low, uint64_t high);
  uint32_t next();
};

/// A call on the queue that is under way.
struct Attempt {
  enum Kind : uint8_t { Enqueue, Close, Dequeue };

  WeirCallContext *call; ///< null: restored, nobody hears of its end
  Attempt *next;
  Kind kind;
  bool upTo;    ///< Dequeue: fewer are fine once the queue is closed, except
                ///< for a priority queue
  bool isBatch; ///< Dequeue: gives one tensor of all elements for each part
  bool cancelsPending;    ///< Close
  int64_t wanted;         ///< elements still to put in or to take
  int64_t done;           ///< Enqueue: elements put in
  Vector<Tuple *> tuples; ///< Enqueue: to put in; Dequeue: taken so far
  /// The outcome, once it has left the queue: a code, and for errors a
  /// sentence.
  int32_t code;
  char message[192];
  /// Told of the outcome in place of the call, which goes on (readers); null:
  /// the call ends with it.
  void (*tell)(Attempt &attempt, void *listener);
  void *listener;
};

/// What a queue is made with, checked when it is opened again.
struct QueueShape {
  QueueKind kind;
  uint32_t numParts;
  int64_t capacity; ///< negative: no bound
  int64_t minAfterDequeue;
  int64_t seeds[2];
  int32_t dtypes[64];
  int32_t ranks[64]; ///< -1: not specified
  int64_t dims[64][WEIR_MAX_RANK];
};

/// Whether a queue of shape `a` is what `b` asks for. No seeds asked for: any
/// will do.
bool isSame(const QueueShape &a, const QueueShape &b);

/// Thread-safe through `mutex`; methods other than create() and destroy() want
/// it held. Created zeroed by the resource registry.
class Queue {
public:
  static constexpr uint32_t maxParts = 64;

  Mutex mutex;
  bool opened = false;
  char name[128] = "";
  QueueShape shape = {};

  void open(const QueueShape &newShape, const char *newName);

  /// Adds an attempt and carries all on as far as they go. Those that are done
  /// are moved to `finished` (linked by `next`) for the caller to deliver after
  /// it has let go of the mutex.
  void add(Attempt *attempt, Attempt *&finished);
  /// Takes the attempt of a cancelled call out; null if it is done already.
  /// Then carries the others on.
  Attempt *removeCall(WeirCallContext *call, Attempt *&finished);
  /// Ends all attempts: the instance stops.
  void abort(Attempt *&finished);

  int64_t size() const { return int64_t(items.size() - head); }
  bool isClosed() const { return closed; }
  /// Gives up the elements, and the enqueues without a call.
  void clear();

  // Saving (QueueState.cpp).

  /// Calls use(tuple) for each element: those in the queue, and those of calls
  /// under way; last those that wait to be put in.
  template <typename F> void eachElement(F use) const;
  /// `waiting`: of each enqueue how many elements it has still, -1 for a close.
  void copyState(bool &isClosed, PhiloxSequence &sequence,
                 Vector<int64_t> &waiting) const;
  void setRandom(const PhiloxSequence &sequence) { random = sequence; }
  /// Fills a queue that was just opened. Elements taken are null then. False:
  /// `waiting` is not what a queue has.
  bool fill(Vector<Tuple *> &elements, const int64_t *waiting,
            int64_t numWaiting, bool isClosed);
  /// Takes what `from` holds, a queue of the same shape, or one that is not
  /// open: then it gets empty. Attempts that are done then go to `finished`.
  void adopt(Queue &from, Attempt *&finished);

private:
  enum class Result { None, Progress, Done };

  struct List {
    Attempt *first, *last;
  };

  Vector<Tuple *> items;
  size_t head = 0; ///< items before it are taken (FIFO kinds)
  bool closed = false;
  List enqueues = {}, dequeues = {};
  PhiloxSequence random;

  void run(Attempt *&finished);
  bool runList(List &list, Attempt *&finished);
  Result runEnqueue(Attempt &attempt);
  Result runClose(Attempt &attempt);
  Result runDequeue(Attempt &attempt);
  Result endShortDequeue(Attempt &attempt);

  bool hasRoom() const { return shape.capacity < 0 || size() < shape.capacity; }
  int64_t available() const;
  void dropRestored();
  void put(Tuple *tuple);
  void putBack(Tuple *tuple);
  Tuple *take();
  Result finish(Attempt &attempt, int32_t code, const char *format, ...)
      __attribute__((format(printf, 4, 5)));
  const char *kindName() const;
};

} // namespace weir

#endif
