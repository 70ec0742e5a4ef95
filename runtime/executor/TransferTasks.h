// Part of Weir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The tasks SEND and RECV, and what a run whose steps hold some keeps count of:
// its *activity*, so that a run in which nothing can happen any more is an
// error and not a hang.
#ifndef WEIR_RUNTIME_EXECUTOR_TRANSFERTASKS_H
#define WEIR_RUNTIME_EXECUTOR_TRANSFERTASKS_H

#include "runtime/executor/Frame.h"

namespace weir {

/// Runs the op. False: it ends later (it is counted as outstanding).
bool runSend(Worker &worker, Frame &frame, uint32_t op);
bool runReceive(Worker &worker, Frame &frame, uint32_t op);

/// A RECV that was pending has ended: its value goes into its slot.
void commitReceive(Frame &frame, uint32_t op);

/// Transfer::wake of a TransferState: posts its `op`.
void wakeTransfer(Transfer &transfer, void *waker);

/// Gives the op's value a buffer of its own if it has none, and a count of it.
/// False: the run was failed.
bool ownValue(Frame &frame, uint32_t op, Value &value);

/// Fails the run: the op's edge has been used in this frame or iteration.
void failRepeated(Frame &frame, uint32_t op);

/// Drives a frame whose token the caller has just taken: other threads may, if
/// there are any. `worker` may be null.
void driveBeside(Worker *worker, Frame &frame);

/// The frame is about to park, and it was the last active one of its run:
/// everybody waits for a transfer. Lets SENDs go on that wait for credits,
/// else fails the run.
void resolveStuck(Worker &worker, Frame &frame);

} // namespace weir

#endif
