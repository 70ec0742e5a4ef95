// Part of Weir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Checkpoints of version 1.
#include "runtime/checkpoint/CheckpointCalls.h"
using namespace weir;
Status weir::restoreVersion1(WeirCallContext *ctx, WeirBytes pattern, int32_t output,
                       WeirBytes name, WeirBytes spec) {
  return Status::error(WEIR_NOT_FOUND, "Unsuccessful TensorSliceReader constructor: Failed to find any matching files for %.*s", int(pattern.size), pattern.data);
}
