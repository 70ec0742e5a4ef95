// Part of Weir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The run loop: executes a frame's ready tasks, retires them, and hands big
// kernels to the runtime's threads.
//
// Whoever holds a frame's token does all its bookkeeping, so pending counts
// and ready sets need no atomics. Tasks that end elsewhere (chunks, pending
// calls, child frames) are posted to the frame's inbox; who posts and finds
// the token free takes it and drives on.
#ifndef WEIR_RUNTIME_EXECUTOR_EXECUTOR_H
#define WEIR_RUNTIME_EXECUTOR_EXECUTOR_H

#include <cstdint>

struct WeirTaskContext;

namespace weir {

class Frame;
struct Worker;

/// Drives the frames in the worker's list, and the children they start, until
/// none of them can go on.
void driveAll(Worker &worker);

/// Runs iterations [begin, end) of a kernel on this thread, unless the run has
/// stopped. Needs no token.
void runChunk(Worker &worker, Frame &frame, uint32_t op, int64_t begin,
              int64_t end, WeirTaskContext &context);

/// All pieces are done: reports what they raised. Needs no token.
void finishChunks(Frame &frame, uint32_t op, const WeirTaskContext &context);

} // namespace weir

#endif
