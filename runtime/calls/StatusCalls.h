// Part of Weir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Statuses as what calls return.
#ifndef WEIR_RUNTIME_CALLS_STATUSCALLS_H
#define WEIR_RUNTIME_CALLS_STATUSCALLS_H

#include "runtime/base/Status.h"
#include "runtime/calls/CallUtils.h"

namespace weir {

/// Fails the call with the status, an error.
inline WeirCallStatus fail(WeirCallContext *ctx, const Status &status) {
  return weir_call_fail(ctx, status.code(), "%s", status.message());
}

} // namespace weir

#endif
