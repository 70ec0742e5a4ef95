// Part of Weir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Memory of Eigen's temporaries, from the instance's buffer pool. Eigen knows
// no failing allocation, so that running out of memory leaves the computation
// by a jump and fails the call.
#ifndef WEIR_RUNTIME_LINALG_MATRIXMEMORY_H
#define WEIR_RUNTIME_LINALG_MATRIXMEMORY_H

#include "runtime/abi/Call.h"

extern "C" {
/// What Eigen calls in place of malloc, realloc and free; within
/// runWithMatrixMemory() only. Never null.
void *weir_linalg_malloc(size_t bytes) __attribute__((returns_nonnull));
void *weir_linalg_realloc(void *memory, size_t bytes)
    __attribute__((returns_nonnull));
void weir_linalg_free(void *memory);
/// In place of operator new, which Eigen calls to say that memory ran out.
void *weir_linalg_no_memory(size_t bytes);
}

namespace weir {

using MatrixBody = WeirCallStatus (*)(WeirCallContext *ctx);

/// Runs the body; what it allocated is gone afterwards. ResourceExhausted when
/// memory runs out. The body owns nothing else that needs destroying.
WeirCallStatus runWithMatrixMemory(WeirCallContext *ctx, MatrixBody body);

} // namespace weir

#endif
