// Part of Weir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Defines the functions of operations that do the same under several names.
#ifndef WEIR_RUNTIME_CALLS_DEFINECALL_H
#define WEIR_RUNTIME_CALLS_DEFINECALL_H

#include "runtime/abi/Call.h"

/// The function of an op type: what it returns, given `ctx`.
#define WEIR_CALL(NAME, ...)                                                   \
  extern "C" WeirCallStatus weir_call_##NAME(WeirCallContext *ctx) {           \
    return __VA_ARGS__;                                                        \
  }

/// An op type and its second version, which differs in the type of the handle
/// only.
#define WEIR_CALL_AND_V2(NAME, ...)                                            \
  WEIR_CALL(NAME, __VA_ARGS__)                                                 \
  WEIR_CALL(NAME##V2, __VA_ARGS__)

#endif
