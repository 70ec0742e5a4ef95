// Part of Weir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Ops that make handles, ask about variables or destroy them.
#include "runtime/calls/CallUtils.h"
#include "runtime/variable/Variable.h"

using namespace weir;

static WeirHandle *allocateHandle(WeirCallContext *ctx, int32_t i) {
  return static_cast<WeirHandle *>(weir_call_allocate(ctx, i, 0, nullptr));
}

extern "C" WeirCallStatus weir_call_VarHandleOp(WeirCallContext *ctx) {
  WeirHandle *handle = allocateHandle(ctx, 0);
  if (!handle) {
    return WEIR_CALL_FAILED;
  }
  uint64_t *cache = weir_call_cache(ctx);
  if (*cache == 0) {
    WeirHandle found;
    weir_call_resource_handle(ctx, weir_call_attr_string(ctx, "container"),
                              resourceName(ctx), &found);
    *cache = found.id;
  }
  handle->id = *cache;
  return WEIR_CALL_OK;
}

/// The object exists from now on, with the attribute's shape.
static Variable *makeRef(WeirCallContext *ctx, WeirBytes container,
                         WeirBytes name, WeirHandle *handle,
                         bool emptyIsUnknown) {
  auto *variable = static_cast<Variable *>(
      weir_call_resource_named(ctx, &variableKind, container, name, handle));
  if (!variable) {
    return nullptr;
  }
  LockGuard guard(variable->mutex);
  if (!variable->isRef) {
    variable->isRef = true;
    variable->declaredRank = -1;
    variable->dtype = weir_call_attr_type(ctx, "dtype", WEIR_DT_INVALID);
    const WeirAttr *attr = weir_call_attr(ctx, "shape");
    if (attr && attr->kind == WEIR_ATTR_SHAPE) {
      auto *shape = static_cast<const WeirShape *>(attr->data);
      bool unknown = emptyIsUnknown && shape->rank == 0;
      variable->declaredRank = unknown ? -1 : shape->rank;
      for (int32_t d = 0; d < variable->declaredRank; ++d) {
        variable->declaredDims[d] = shape->dims[d];
      }
    }
  }
  return variable;
}

static WeirCallStatus refVariable(WeirCallContext *ctx, bool emptyIsUnknown) {
  WeirHandle *handle = allocateHandle(ctx, 0);
  if (!handle) {
    return WEIR_CALL_FAILED;
  }
  return makeRef(ctx, weir_call_attr_string(ctx, "container"),
                 resourceName(ctx), handle, emptyIsUnknown)
             ? WEIR_CALL_OK
             : WEIR_CALL_FAILED;
}

extern "C" WeirCallStatus weir_call_VariableV2(WeirCallContext *ctx) {
  return refVariable(ctx, false);
}
extern "C" WeirCallStatus weir_call_Variable(WeirCallContext *ctx) {
  return refVariable(ctx, true);
}

/// A variable of this step; its value is there, but not defined: zeros.
extern "C" WeirCallStatus weir_call_TemporaryVariable(WeirCallContext *ctx) {
  WeirBytes name = resourceName(ctx, "var_name");
  WeirHandle *handle = allocateHandle(ctx, 0);
  if (!handle) {
    return WEIR_CALL_FAILED;
  }
  Variable *variable = makeRef(ctx, {"_step", 5}, name, handle, false);
  if (!variable) {
    return WEIR_CALL_FAILED;
  }
  LockGuard guard(variable->mutex);
  if (variable->buffer) {
    return weir_call_fail(ctx, WEIR_ALREADY_EXISTS,
                          "temporary variable %.*s exists already in this step",
                          int(name.size), name.data);
  }
  int32_t rank = variable->declaredRank < 0 ? 0 : variable->declaredRank;
  WeirView view = {variable->dtype, rank, variable->declaredDims, nullptr};
  int64_t bytes = countOf(view) * weir_dtype_size(view.dtype);
  WeirBuffer *buffer = weir_call_new_buffer(ctx, bytes);
  if (!buffer) {
    return weir_call_fail(ctx, WEIR_RESOURCE_EXHAUSTED,
                          "OOM when allocating %" PRId64 " bytes", bytes);
  }
  memset(weir_buffer_data(buffer), 0, size_t(bytes));
  swapBuffer(*variable, buffer, view);
  return WEIR_CALL_OK;
}

extern "C" WeirCallStatus
weir_call_DestroyTemporaryVariable(WeirCallContext *ctx) {
  Variable *variable = lookupVariable(ctx, 0, WEIR_NOT_FOUND, true);
  if (!variable) {
    return WEIR_CALL_FAILED;
  }
  {
    LockGuard guard(variable->mutex);
    weir_call_share(ctx, 0, variable->dtype, variable->rank, variable->dims,
                    variable->buffer);
  }
  return weir_call_resource_delete(ctx, 0, 1);
}

extern "C" WeirCallStatus weir_call_DestroyResourceOp(WeirCallContext *ctx) {
  return weir_call_resource_delete(
      ctx, 0, weir_call_attr_bool(ctx, "ignore_lookup_error", 1));
}

extern "C" WeirCallStatus weir_call_DisableCopyOnRead(WeirCallContext *ctx) {
  return WEIR_CALL_OK;
}

extern "C" WeirCallStatus weir_call_RefIdentity(WeirCallContext *ctx) {
  return weir_call_forward(ctx, 0, 0, 0, nullptr);
}

static WeirCallStatus isInitialized(WeirCallContext *ctx) {
  auto *variable = static_cast<Variable *>(
      weir_call_resource(ctx, 0, &variableKind, /*create=*/0));
  auto *out = static_cast<uint8_t *>(weir_call_allocate(ctx, 0, 0, nullptr));
  if (!out) {
    return WEIR_CALL_FAILED;
  }
  *out = 0;
  if (variable) {
    LockGuard guard(variable->mutex);
    *out = variable->buffer != nullptr;
  }
  return WEIR_CALL_OK;
}

extern "C" WeirCallStatus weir_call_VarIsInitializedOp(WeirCallContext *ctx) {
  return isInitialized(ctx);
}
extern "C" WeirCallStatus
weir_call_IsVariableInitialized(WeirCallContext *ctx) {
  return isInitialized(ctx);
}

extern "C" WeirCallStatus weir_call_VariableShape(WeirCallContext *ctx) {
  Variable *variable = lookupVariable(ctx, 0, WEIR_NOT_FOUND, false);
  if (!variable) {
    return WEIR_CALL_FAILED;
  }
  LockGuard guard(variable->mutex);
  int64_t rank = variable->rank;
  void *out = weir_call_allocate(ctx, 0, 1, &rank);
  if (!out) {
    return WEIR_CALL_FAILED;
  }
  for (int64_t d = 0; d < rank; ++d) {
    setIndex(out, weir_call_output_dtype(ctx, 0), d, variable->dims[d]);
  }
  return WEIR_CALL_OK;
}
