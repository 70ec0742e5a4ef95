// Part of Weir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The values of a TensorProto, as checkpoints of version 1 hold them.
#ifndef WEIR_RUNTIME_CHECKPOINT_TENSORVALUES_H
#define WEIR_RUNTIME_CHECKPOINT_TENSORVALUES_H

#include "runtime/abi/Call.h"
#include "runtime/base/Wire.h"

namespace weir {

/// Values out of a message: elements as they lie in memory, or strings that
/// point into the message.
struct TensorValues {
  Vector<char> elements;
  Vector<WeirBytes> strings;

  /// False for a malformed message. `dtype` says which fields matter.
  bool parse(int32_t dtype, const char *data, size_t size);
};

/// Appends the fields that hold `count` elements. False for a type that has
/// none.
bool appendValues(Vector<char> &out, int32_t dtype, const void *data,
                  int64_t count);

} // namespace weir

#endif
