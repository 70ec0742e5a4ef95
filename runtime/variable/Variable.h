// Part of Weir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// A variable: a counted buffer with a type and a shape, swapped by assignment,
// copied on write when somebody else holds it too. Reads share the buffer, so
// they are snapshots.
#ifndef WEIR_RUNTIME_VARIABLE_VARIABLE_H
#define WEIR_RUNTIME_VARIABLE_VARIABLE_H

#include "runtime/abi/Program.h"
#include "runtime/base/Sync.h"

namespace weir {

/// Lives zeroed in the registry. `mutex` guards all other fields; it is held
/// for the whole of an update in place, so single operations are atomic.
struct Variable {
  Mutex mutex;
  WeirBuffer *buffer; ///< null: uninitialized
  int32_t dtype;
  int32_t rank;
  int64_t dims[WEIR_MAX_RANK];
  /// A reference variable (VariableV2) has a static shape before its value.
  bool isRef;
  int32_t declaredRank; ///< -1: unknown
  int64_t declaredDims[WEIR_MAX_RANK];

  void *data() const { return weir_buffer_data(buffer); }
  WeirView view() { return {dtype, rank, dims, buffer ? data() : nullptr}; }
};

/// The registry's kind; its address is the identity.
extern const WeirResourceKind variableKind;

// The hooks that save a variable (VariableState.cpp).
int32_t snapshotVariable(void *object, WeirState *state);
int32_t restoreVariable(void *object, void *present, const WeirState *state);
void adoptVariable(void *object, void *from);

/// The variable behind input j. Absent or (where `needsValue`) without a value:
/// fails with `code` and returns null.
Variable *lookupVariable(WeirCallContext *ctx, int32_t j, int32_t code,
                         bool needsValue);

/// Fails as a read of an uninitialized variable does.
WeirCallStatus failUninitialized(WeirCallContext *ctx, int32_t j,
                                 const Variable *variable, int32_t code);

/// The variable's data, writable: cloned if somebody else holds the buffer.
/// The caller holds the mutex; the variable has a value. Null after failing.
void *prepareUpdate(WeirCallContext *ctx, Variable &variable);

/// Lets the variable have the buffer (one count of it is taken over) with the
/// view's type and shape. Returns the old buffer, to be released after the
/// mutex. The caller holds the mutex.
WeirBuffer *swapBuffer(Variable &variable, WeirBuffer *buffer,
                       const WeirView &view);

} // namespace weir

#endif
