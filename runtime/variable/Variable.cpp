// Part of Weir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The kind, lookups and copy-on-write.
#include "runtime/variable/Variable.h"
#include "runtime/calls/CallUtils.h"

using namespace weir;

static void destroyVariable(void *object) {
  auto *variable = static_cast<Variable *>(object);
  if (variable->buffer) {
    weir_buffer_release(variable->buffer);
  }
}

const WeirResourceKind weir::variableKind = {
    "Variable", sizeof(Variable), nullptr,         destroyVariable,
    nullptr,    snapshotVariable, restoreVariable, adoptVariable};

WeirCallStatus weir::failUninitialized(WeirCallContext *ctx, int32_t j,
                                       const Variable *variable, int32_t code) {
  const char *name = weir_call_resource_name(ctx, j);
  if (variable && variable->isRef) {
    return weir_call_fail(ctx, WEIR_FAILED_PRECONDITION,
                          "Attempting to use uninitialized value %s; run the "
                          "step that initializes it first",
                          name);
  }
  return weir_call_fail(
      ctx, code,
      "Could not find variable %s. This could mean that the variable has been "
      "deleted or was never initialized; run the step that initializes it "
      "first",
      name);
}

Variable *weir::lookupVariable(WeirCallContext *ctx, int32_t j, int32_t code,
                               bool needsValue) {
  auto *variable = static_cast<Variable *>(
      weir_call_resource(ctx, j, &variableKind, /*create=*/0));
  if (!variable) {
    failUninitialized(ctx, j, nullptr, code);
    return nullptr;
  }
  if (needsValue) {
    LockGuard guard(variable->mutex);
    if (!variable->buffer) {
      failUninitialized(ctx, j, variable, code);
      return nullptr;
    }
  }
  return variable;
}

void *weir::prepareUpdate(WeirCallContext *ctx, Variable &variable) {
  if (weir_buffer_unique(variable.buffer)) {
    return variable.data();
  }
  WeirBuffer *copy =
      weir_call_new_buffer(ctx, weir_buffer_bytes(variable.buffer));
  if (!copy) {
    weir_call_fail(ctx, WEIR_RESOURCE_EXHAUSTED,
                   "OOM when copying a variable of %" PRId64 " bytes",
                   weir_buffer_bytes(variable.buffer));
    return nullptr;
  }
  int64_t size = weir_dtype_size(variable.dtype);
  copyElements(weir_buffer_data(copy), variable.data(), variable.dtype,
               size ? weir_buffer_bytes(copy) / size : 0);
  if (variable.dtype == WEIR_DT_STRING) {
    weir_buffer_on_destroy(copy, [](void *data, int64_t bytes) {
      clearElements(data, WEIR_DT_STRING, bytes / int64_t(sizeof(WeirString)));
    });
  }
  weir_buffer_release(variable.buffer);
  variable.buffer = copy;
  return variable.data();
}

WeirBuffer *weir::swapBuffer(Variable &variable, WeirBuffer *buffer,
                             const WeirView &view) {
  WeirBuffer *old = variable.buffer;
  variable.buffer = buffer;
  variable.dtype = view.dtype;
  variable.rank = view.rank;
  memcpy(variable.dims, view.dims, size_t(view.rank) * sizeof(int64_t));
  return old;
}
