// Part of Weir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// What the hooks that save and restore resources share (WeirResourceKind).
// Header only, as CallUtils.h is.
#ifndef WEIR_RUNTIME_CALLS_STATEUTILS_H
#define WEIR_RUNTIME_CALLS_STATEUTILS_H

#include "runtime/abi/Program.h"
#include "runtime/tensor/Value.h"
#include <cstring>

namespace weir {

/// A state whose tensors contradict each other cannot be restored.
inline int32_t failDamaged(const WeirState *state, const char *tensor) {
  return weir_state_fail(state, WEIR_INVALID_ARGUMENT,
                         "its tensor \"%s\" is missing, or not what its other "
                         "tensors say",
                         tensor);
}

/// The tensor `name`, whose type and rank must be these. False: there is none.
inline bool findTensor(const WeirState *state, const char *name, int32_t dtype,
                       int32_t rank, WeirView &view) {
  return weir_state_find(state, name, &view, nullptr) && view.dtype == dtype &&
         view.rank == rank;
}

/// Memory for a tensor of int64; null after failing.
inline int64_t *newNumbers(WeirState *state, const char *name, int32_t rank,
                           const int64_t *dims) {
  return static_cast<int64_t *>(
      weir_state_new(state, name, WEIR_DT_INT64, rank, dims));
}

/// Adds a value to the state, which shares it.
inline void addValue(WeirState *state, const char *name, const Value &value) {
  weir_buffer_retain(value.buffer);
  weir_state_add(state, name, value.dtype, value.rank, value.dims,
                 value.buffer);
}

/// Makes `value` a tensor of the state, which shares it.
inline void shareTensor(Value &value, const WeirView &view,
                        WeirBuffer *buffer) {
  weir_buffer_retain(buffer);
  value.buffer = buffer;
  value.data = view.data;
  value.dtype = view.dtype;
  value.setShape(view.rank, view.dims);
}

/// What the program declares of a resource under this name; null: nothing.
inline const WeirAttr *findAttr(const WeirResource &row, const char *name) {
  for (uint32_t i = 0; i < row.numAttrs; ++i) {
    if (strcmp(row.attrs[i].name, name) == 0) {
      return &row.attrs[i];
    }
  }
  return nullptr;
}

} // namespace weir

#endif
