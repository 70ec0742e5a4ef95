// Part of Weir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Tasks that run other steps: INVOKE, CASE, WHILE, START. A child is a frame of
// its own, so nesting and recursion use no native stack.
#ifndef WEIR_RUNTIME_EXECUTOR_CONTROL_H
#define WEIR_RUNTIME_EXECUTOR_CONTROL_H

#include "runtime/executor/Frame.h"

namespace weir {

/// Whether `selector`, which chooses what runs, is a scalar; fails the run if
/// it is not.
bool checkSelector(const Frame &frame, uint32_t op, const Value &selector);

/// Starts the op's first child, gives it to the worker to drive, and counts the
/// op as outstanding. The caller holds the frame's token. True: nothing was
/// started, the run failed.
bool startControl(Worker &worker, Frame &frame, uint32_t op);

/// The op's child has ended. False: another one was started.
bool continueControl(Worker &worker, Frame &frame, uint32_t op);

} // namespace weir

#endif
