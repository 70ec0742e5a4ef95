// Part of Weir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Variables by name, from outside of steps. The kind is in the archive of
// runtime calls: a program without variables does not link it, so the
// reference is weak.
#include "runtime/executor/Instance.h"
#include "runtime/executor/State.h"
#include "runtime/include/weir/weir.h"
#include "runtime/tensor/Value.h"
#include "runtime/variable/Variable.h"

namespace weir {
extern const WeirResourceKind variableKind __attribute__((weak));
} // namespace weir

using namespace weir;

static int32_t report(const Status &result, weir_status *status) {
  if (status) {
    status->code = result.code();
    snprintf(status->message, sizeof status->message, "%s", result.message());
  }
  return result.code();
}

static const WeirResource *findVariable(const Instance &instance,
                                        const char *name) {
  const WeirProgram &table = *instance.program->table;
  for (uint32_t i = 0; i < table.numResources && &variableKind; ++i) {
    if (strcmp(table.resources[i].kind, "Variable") == 0 &&
        strcmp(table.resources[i].name, name) == 0) {
      return &table.resources[i];
    }
  }
  return nullptr;
}

static Variable *findObject(Instance &instance, const WeirResource &row,
                            bool create) {
  const char *container = row.container ? row.container : "";
  ResourceEntry *entry = instance.registry.entry(container, strlen(container),
                                                 row.name, strlen(row.name));
  int32_t code;
  return static_cast<Variable *>(
      instance.registry.object(*entry, variableKind, create, code));
}

static Status read(Instance &instance, const char *name, weir_tensor &tensor) {
  const WeirResource *row = findVariable(instance, name);
  if (!row) {
    return Status::error(WEIR_NOT_FOUND, "the program has no variable \"%s\"",
                         name);
  }
  Variable *variable = findObject(instance, *row, /*create=*/false);
  WeirState state(instance.runtime->buffers(), "Variable", "", name);
  WeirView value;
  if (variable && variableKind.snapshot(variable, &state) == WEIR_OK &&
      weir_state_find(&state, "value", &value, &tensor.buffer)) {
    weir_buffer_retain(tensor.buffer);
    tensor.dtype = value.dtype;
    tensor.rank = value.rank;
    memcpy(tensor.dims, value.dims, size_t(value.rank) * sizeof(int64_t));
    tensor.data = value.data;
    tensor.bytes = size_t(tensorBytes(value.dtype, value.rank, value.dims));
    return Status();
  }
  return Status::error(WEIR_FAILED_PRECONDITION,
                       "variable \"%s\" has no value yet; run the step that "
                       "initializes it first",
                       name);
}

int32_t weir_instance_read_variable(weir_instance *instance, const char *name,
                                    weir_tensor *tensor, weir_status *status) {
  *tensor = weir_tensor();
  auto &object = *reinterpret_cast<Instance *>(instance);
  object.enterRun();
  Status result = read(object, name, *tensor);
  object.leaveRun();
  return report(result, status);
}

static Status checkFits(const WeirResource &row, const weir_tensor &tensor) {
  if (row.dtype && row.dtype != tensor.dtype) {
    return Status::error(
        WEIR_INVALID_ARGUMENT, "variable \"%s\" has type %s, the value has %s",
        row.name, weir_dtype_name(row.dtype), weir_dtype_name(tensor.dtype));
  }
  bool fits = row.rank < 0 || row.rank == tensor.rank;
  for (int32_t d = 0; fits && d < row.rank; ++d) {
    fits = row.dims[d] < 0 || row.dims[d] == tensor.dims[d];
  }
  if (!fits) {
    char want[256], got[256];
    formatShape(want, sizeof want, row.rank, row.dims);
    formatShape(got, sizeof got, tensor.rank, tensor.dims);
    return Status::error(WEIR_INVALID_ARGUMENT,
                         "variable \"%s\" has shape %s, the value has %s",
                         row.name, want, got);
  }
  return Status();
}

/// A counted buffer with the tensor's elements; one count is the caller's.
static WeirBuffer *takeBuffer(Instance &instance, const weir_tensor &tensor) {
  if (tensor.buffer) {
    weir_buffer_retain(tensor.buffer);
    return tensor.buffer;
  }
  WeirBuffer *buffer =
      instance.runtime->buffers().allocate(int64_t(tensor.bytes));
  if (buffer && tensor.bytes) {
    memcpy(buffer->data(), tensor.data, tensor.bytes);
  }
  return buffer;
}

static Status write(Instance &instance, const char *name,
                    const weir_tensor &tensor) {
  const WeirResource *row = findVariable(instance, name);
  if (!row) {
    return Status::error(WEIR_NOT_FOUND, "the program has no variable \"%s\"",
                         name);
  }
  if (Status s = checkFits(*row, tensor); !s.ok()) {
    return s;
  }
  if (tensor.dtype == WEIR_DT_STRING && !tensor.buffer) {
    return Status::error(WEIR_INVALID_ARGUMENT,
                         "variable \"%s\": strings must be in a tensor of "
                         "weir_tensor_create",
                         name);
  }
  WeirBuffer *buffer = takeBuffer(instance, tensor);
  if (!buffer) {
    return Status::error(WEIR_RESOURCE_EXHAUSTED,
                         "OOM when assigning %zu bytes to variable \"%s\"",
                         tensor.bytes, name);
  }
  Variable &variable = *findObject(instance, *row, /*create=*/true);
  WeirBuffer *old;
  {
    LockGuard guard(variable.mutex);
    if ((row->flags & WEIR_RESOURCE_REF) && !variable.isRef) {
      variable.isRef = true;
      variable.declaredRank = row->rank;
      for (int32_t d = 0; d < row->rank; ++d) {
        variable.declaredDims[d] = row->dims[d];
      }
    }
    old = variable.buffer;
    variable.buffer = buffer;
    variable.dtype = tensor.dtype;
    variable.rank = tensor.rank;
    memcpy(variable.dims, tensor.dims, sizeof variable.dims);
  }
  if (old) {
    weir_buffer_release(old);
  }
  return Status();
}

int32_t weir_instance_write_variable(weir_instance *instance, const char *name,
                                     const weir_tensor *tensor,
                                     weir_status *status) {
  auto &object = *reinterpret_cast<Instance *>(instance);
  object.enterRun();
  Status result = write(object, name, *tensor);
  object.leaveRun();
  return report(result, status);
}
