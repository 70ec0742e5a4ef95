// Part of Weir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// What a runtime call sees (runtime/abi/Call.h), one for each CALL task of a
// frame, reused from run to run.
#ifndef WEIR_RUNTIME_EXECUTOR_CALLCONTEXT_H
#define WEIR_RUNTIME_EXECUTOR_CALLCONTEXT_H

#include "runtime/executor/Run.h"

struct WeirCallContext {
  weir::Frame *frame;
  uint32_t op;
  uint16_t numInputs;
  uint16_t numOutputs;
  WeirView *inputs;
  weir::Value *values;  ///< of the inputs, borrowed
  weir::Value *outputs; ///< staged until the call is complete
  weir::CancelLink cancel;
  bool failed;
  uint64_t cache;
};

namespace weir {

WeirCallContext *makeCallContext(Frame &frame, uint32_t op);
void freeCallContext(WeirCallContext *context);
/// Fills the views from the frame's slots.
void beginCall(WeirCallContext &context);
/// Puts staged outputs into slots, or drops them if the call or run failed.
/// False: the run was failed.
bool commitCall(WeirCallContext &context, bool succeeded);

} // namespace weir

#endif
