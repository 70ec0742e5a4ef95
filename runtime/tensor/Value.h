// Part of Weir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// A tensor as the executor holds it: dtype, dims, data and, if the memory is
// counted, the buffer. A Value without a buffer borrows (an arena, a caller's
// memory, a constant). Plain data: owners release by hand.
#ifndef WEIR_RUNTIME_TENSOR_VALUE_H
#define WEIR_RUNTIME_TENSOR_VALUE_H

#include "runtime/abi/Program.h"
#include "runtime/tensor/Buffer.h"
#include <cstring>

namespace weir {

struct Value {
  WeirBuffer *buffer;
  void *data; ///< null: there is no value
  int32_t dtype;
  int32_t rank;
  int64_t dims[WEIR_MAX_RANK];

  void setShape(int32_t newRank, const int64_t *newDims) {
    rank = newRank;
    for (int32_t i = 0; i < newRank; ++i) {
      dims[i] = newDims[i];
    }
  }
  /// Gives up the value.
  void release() {
    if (buffer) {
      weir_buffer_release(buffer);
      buffer = nullptr;
    }
    data = nullptr;
  }
};

/// Number of elements; -1 when a dimension is negative or it overflows.
inline int64_t elementCount(int32_t rank, const int64_t *dims) {
  int64_t count = 1;
  bool zero = false;
  for (int32_t i = 0; i < rank; ++i) {
    if (dims[i] < 0) {
      return -1;
    }
    zero |= dims[i] == 0;
    if (!zero && __builtin_mul_overflow(count, dims[i], &count)) {
      return -1;
    }
  }
  return zero ? 0 : count;
}

/// Bytes of a tensor; -1 when that cannot be said.
inline int64_t tensorBytes(int32_t dtype, int32_t rank, const int64_t *dims) {
  int64_t count = elementCount(rank, dims);
  int64_t size = weir_dtype_size(dtype);
  int64_t bytes = 0;
  if (count < 0 || size == 0 || __builtin_mul_overflow(count, size, &bytes)) {
    return -1;
  }
  return bytes;
}

/// Whether a run of `step` depends on its input `port`. The shape of a feed may
/// be all that the graph uses; where it is known, no feed is needed.
inline bool needsInput(const WeirStep &step, const WeirPort &port) {
  bool needs = port.slot != WEIR_NONE;
  for (int32_t d = 0; d < port.rank; ++d) {
    needs |= step.dims[port.firstDim + uint32_t(d)] < 0; // a size of the step
  }
  return needs;
}

/// Writes "[2,3]" (TensorFlow's form) into text, cut to its size.
void formatShape(char *text, size_t size, int32_t rank, const int64_t *dims);

} // namespace weir

#endif
