// Part of Weir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// TensorFlow's barriers: components of elements come one by one, under keys; an
// element that has all of them is ready, and goes to a priority queue, from
// which it is taken. Older insertions are taken first.
#ifndef WEIR_RUNTIME_QUEUE_BARRIER_H
#define WEIR_RUNTIME_QUEUE_BARRIER_H

#include "runtime/queue/QueueCalls.h"

namespace weir {

/// Lock order: `mutex`, then ready.mutex. Methods other than clear() want
/// `mutex` held, and take the other one. Created zeroed by the registry.
class Barrier {
public:
  Mutex mutex;
  bool opened;
  char name[128];
  /// What is ready. Its parts: the insertion that brought the key (the
  /// priority), the key, the components.
  Queue ready;
  /// Elements that lack something: as in `ready`, missing parts without a
  /// value; in the order in which their keys came.
  Vector<Tuple *> incomplete;
  bool closed;
  bool cancelled;    ///< closed so that nothing comes in any more
  int64_t insertion; ///< number of the next one that brings a key, from the
                     ///< least number on

  static constexpr uint32_t firstComponent = 2;

  void open(const QueueShape &shape, const char *newName);
  /// The incomplete element of the key, or of none incomplete.size().
  size_t find(const WeirString &key) const;
  /// Adds an element with a priority and a key, which lacks all the rest.
  /// Null: no memory, from the call's pool.
  Tuple *addKey(WeirCallContext *ctx, const WeirString &key);
  /// Takes the element out of `incomplete`.
  Tuple *remove(size_t index);
  /// Gives up what is incomplete.
  void dropIncomplete();
  /// Closes `ready` if nothing can come any more. Attempts that are done then
  /// go to `finished`.
  void closeReady(Attempt *&finished);
  void clear();
};

extern const WeirResourceKind barrierKind;

// The hooks that save a barrier (BarrierState.cpp).
int32_t snapshotBarrier(void *object, WeirState *state);
int32_t restoreBarrier(void *object, void *present, const WeirState *state);
void adoptBarrier(void *object, void *from);

} // namespace weir

#endif
