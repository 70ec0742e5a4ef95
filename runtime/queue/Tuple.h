// Part of Weir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// What queues and staging areas hold: a few tensors that belong together, each
// an owned, counted buffer.
#ifndef WEIR_RUNTIME_QUEUE_TUPLE_H
#define WEIR_RUNTIME_QUEUE_TUPLE_H

#include "runtime/base/Memory.h"
#include "runtime/tensor/Value.h"

namespace weir {

struct Tuple {
  uint32_t size;
  Value parts[]; // flexible array: `size` of them

  static Tuple *make(uint32_t size) {
    auto *tuple = static_cast<Tuple *>(
        allocateZeroed(sizeof(Tuple) + size * sizeof(Value)));
    tuple->size = size;
    return tuple;
  }
  /// Gives up the parts and the tuple.
  static void drop(Tuple *tuple) {
    for (uint32_t i = 0; i < tuple->size; ++i) {
      tuple->parts[i].release();
    }
    free(tuple);
  }
};

} // namespace weir

#endif
