// Part of Weir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Tasks that run other steps: INVOKE, CASE, WHILE, START. A child is a frame of
// its own, so nesting and recursion use no native stack.
#ifndef WEIR_RUNTIME_EXECUTOR_CONTROL_H
#define WEIR_RUNTIME_EXECUTOR_CONTROL_H

#include "runtime/executor/Frame.h"

namespace weir {

/// Starts the op's first child and gives it to the worker to drive. The caller
/// holds the frame's token and counts the op as outstanding.
void startControl(Worker &worker, Frame &frame, uint32_t op);

/// The op's child has ended. False: another one was started.
bool continueControl(Worker &worker, Frame &frame, uint32_t op);

} // namespace weir

#endif
