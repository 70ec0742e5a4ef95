// Part of Weir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Fail: what the compiler knew would go wrong, when the step gets there.
// Keep: a value has been computed, or the step has failed.
#include "runtime/calls/CallUtils.h"

using namespace weir;

extern "C" WeirCallStatus weir_call_Fail(WeirCallContext *ctx) {
  WeirBytes message = weir_call_attr_string(ctx, "message");
  return weir_call_fail(
      ctx, int32_t(weir_call_attr_int(ctx, "code", WEIR_INTERNAL)), "%.*s",
      int(message.size), message.data ? message.data : "");
}

extern "C" WeirCallStatus weir_call_Keep(WeirCallContext *) {
  return WEIR_CALL_OK;
}
