// Part of Weir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// A variable's state is one tensor, "value"; none before it is initialized.
#include "runtime/calls/CallUtils.h"
#include "runtime/variable/Variable.h"

using namespace weir;

int32_t weir::snapshotVariable(void *object, WeirState *state) {
  auto *variable = static_cast<Variable *>(object);
  LockGuard guard(variable->mutex);
  if (variable->buffer) {
    weir_buffer_retain(variable->buffer);
    weir_state_add(state, "value", variable->dtype, variable->rank,
                   variable->dims, variable->buffer);
  }
  return WEIR_OK;
}

/// Whether the value is of the type and shape that the program declares.
static int32_t checkDeclared(const WeirState *state, const WeirView &value) {
  const WeirResource *row = weir_state_declared(state);
  if (!row) {
    return WEIR_OK;
  }
  if (strcmp(row->kind, "Variable") != 0) {
    return weir_state_fail(state, WEIR_INVALID_ARGUMENT,
                           "the program declares a %s of this name", row->kind);
  }
  bool fits = !row->dtype || row->dtype == value.dtype;
  fits &= row->rank < 0 || row->rank == value.rank;
  for (int32_t d = 0; fits && d < row->rank; ++d) {
    fits = row->dims[d] < 0 || row->dims[d] == value.dims[d];
  }
  return fits ? WEIR_OK
              : weir_state_fail(
                    state, WEIR_INVALID_ARGUMENT, "expected %s%s, got %s%s",
                    weir_dtype_name(row->dtype),
                    ShapeText(row->rank, row->dims).text,
                    weir_dtype_name(value.dtype), ShapeText(value).text);
}

int32_t weir::restoreVariable(void *object, void *present,
                              const WeirState *state) {
  auto *variable = static_cast<Variable *>(object);
  auto *old = static_cast<Variable *>(present);
  const WeirResource *row = weir_state_declared(state);
  if (row && (row->flags & WEIR_RESOURCE_REF)) {
    variable->isRef = true;
    variable->dtype = row->dtype;
    variable->declaredRank = row->rank;
    for (int32_t d = 0; d < row->rank; ++d) {
      variable->declaredDims[d] = row->dims[d];
    }
  }
  WeirView value;
  WeirBuffer *buffer;
  int32_t count = weir_state_num_tensors(state);
  if (count == 0) {
    return WEIR_OK;
  }
  if (count != 1 || !weir_state_find(state, "value", &value, &buffer)) {
    return weir_state_fail(state, WEIR_INVALID_ARGUMENT,
                           "expected one tensor, \"value\", got %d", count);
  }
  if (int32_t code = checkDeclared(state, value); code != WEIR_OK) {
    return code;
  }
  {
    LockGuard guard(old->mutex);
    if (old->buffer && old->dtype != value.dtype) {
      return weir_state_fail(
          state, WEIR_INVALID_ARGUMENT, "it has type %s, its state has %s",
          weir_dtype_name(old->dtype), weir_dtype_name(value.dtype));
    }
  }
  weir_buffer_retain(buffer);
  swapBuffer(*variable, buffer, value);
  return WEIR_OK;
}

void weir::adoptVariable(void *object, void *from) {
  auto *variable = static_cast<Variable *>(object);
  auto *other = static_cast<Variable *>(from);
  LockGuard guard(variable->mutex);
  WeirBuffer *old = variable->buffer;
  variable->buffer = other->buffer;
  other->buffer = old; // goes with `from`
  if (variable->buffer) {
    variable->dtype = other->dtype;
    variable->rank = other->rank;
    memcpy(variable->dims, other->dims, sizeof variable->dims);
  }
  if (other->isRef && !variable->isRef) {
    variable->isRef = true;
    variable->dtype = other->dtype;
    variable->declaredRank = other->declaredRank;
    memcpy(variable->declaredDims, other->declaredDims,
           sizeof variable->declaredDims);
  }
}
