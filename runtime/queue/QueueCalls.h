// Part of Weir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// What the queue operations share: finding the queue, and calls that attempt
// something and may wait for it.
//
// Locking: a queue's mutex is never held where a call is failed, completed or
// its outputs made, since each of these may cancel calls, and so come back for
// the mutex.
#ifndef WEIR_RUNTIME_QUEUE_QUEUECALLS_H
#define WEIR_RUNTIME_QUEUE_QUEUECALLS_H

#include "runtime/abi/Call.h"
#include "runtime/queue/Queue.h"

namespace weir {

/// The registry's kind; its address is the identity.
extern const WeirResourceKind queueKind;

// The hooks that save a queue (QueueState.cpp).
int32_t snapshotQueue(void *object, WeirState *state);
int32_t restoreQueue(void *object, void *present, const WeirState *state);
void adoptQueue(void *object, void *from);

/// The queue that the program declares; false: it is none.
bool readDeclaration(const WeirResource &row, QueueShape &shape);

/// The queue of a barrier's ready elements, by the barrier's attributes. A
/// component of unknown shape is a scalar.
QueueShape readBarrierAttributes(const WeirAttr *types, const WeirAttr *shapes);

/// The queue behind input 0. Fails and returns null where there is none.
Queue *queueOf(WeirCallContext *ctx);

/// An attempt of the call's; submit() or dropAttempt() takes it.
Attempt *makeAttempt(WeirCallContext *ctx, Attempt::Kind kind);
void dropAttempt(Attempt *attempt);

/// Ends the attempt of a call whose step has ended, if it waits still.
void cancelIn(Queue &queue, WeirCallContext *ctx);
/// The same for the queue behind the call's input 0.
void cancelCall(void *ctx);

/// Hands the attempt to the queue and waits for it, if it must, without a
/// thread. `cancel(ctx)` must lead to cancelIn() the same queue; null: the call
/// has said already what does.
WeirCallStatus submit(WeirCallContext *ctx, Queue &queue, Attempt *attempt,
                      void (*cancel)(void *) = cancelCall);

/// Whether the outputs have the number and types of the queue's components;
/// fails where they have not.
bool checkOutputs(WeirCallContext *ctx, const Queue &queue);
/// Takes `count` elements as a batch; `upTo`: or what is left.
WeirCallStatus dequeueBatch(WeirCallContext *ctx, Queue &queue, int64_t count,
                            bool upTo, void (*cancel)(void *) = cancelCall);

/// Ends the attempts of the list, whose newest is first; gives the status of
/// `own`'s, if among them.
WeirCallStatus deliver(const Queue &queue, Attempt *finished,
                       WeirCallContext *own);

/// Several elements: each part is an output with one more dimension.
WeirCallStatus giveBatch(WeirCallContext *ctx, const Queue &queue,
                         Attempt &attempt);

} // namespace weir

#endif
