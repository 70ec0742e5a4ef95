// Part of Weir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// What the operations on checkpoints share.
#ifndef WEIR_RUNTIME_CHECKPOINT_CHECKPOINTCALLS_H
#define WEIR_RUNTIME_CHECKPOINT_CHECKPOINTCALLS_H

#include "runtime/calls/StatusCalls.h"
#include "runtime/checkpoint/BundleReader.h"

namespace weir {

/// What part of a whole `tensor` is; `spec` is of shape_and_slices.
/// InvalidArgument when it has another shape than that part.
Status parseSliceOf(const WeirView &tensor, WeirBytes spec,
                    ShapeAndSlice &slice);

/// Memory of the call's for strings.
inline StringMemory stringMemory(WeirCallContext *ctx) {
  return {[](void *arg, int64_t bytes) {
            return weir_call_new_buffer(static_cast<WeirCallContext *>(arg),
                                        bytes);
          },
          ctx};
}

/// Reads output `output` from a checkpoint that is open; `spec` is of
/// shape_and_slices. InvalidArgument when the tensor is of another type.
Status restoreOutput(WeirCallContext *ctx, BundleReader &reader, int32_t output,
                     WeirBytes name, WeirBytes spec);

class Version1Reader;
/// The same from files of version 1.
Status restoreVersion1(WeirCallContext *ctx, Version1Reader &reader,
                       int32_t output, WeirBytes name, WeirBytes spec);

} // namespace weir

#endif
