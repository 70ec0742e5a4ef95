// Part of Weir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Tensors as serialized TensorProtos, in the form that keeps elements as bytes.
#ifndef WEIR_RUNTIME_CALLS_TENSORMESSAGE_H
#define WEIR_RUNTIME_CALLS_TENSORMESSAGE_H

#include "runtime/base/Memory.h"
#include "runtime/calls/PartialShape.h"

namespace weir {

/// Appends dtype, tensor_shape and tensor_content; strings as their lengths and
/// then their bytes.
void appendTensorMessage(Vector<char> &out, const WeirView &view);

/// The tensor of a message, which is not trusted. Its buffer is null where the
/// bytes are no such message, without failing the call, or memory runs out.
Value readTensorMessage(WeirCallContext *ctx, WeirBytes bytes);

} // namespace weir

#endif
