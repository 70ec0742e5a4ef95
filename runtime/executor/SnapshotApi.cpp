// Part of Weir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Snapshots from C.
#include "runtime/executor/Instance.h"
#include "runtime/executor/State.h"
#include "runtime/include/weir/weir.h"

using namespace weir;

static Snapshot *unwrap(weir_snapshot *snapshot) {
  return reinterpret_cast<Snapshot *>(snapshot);
}
static const Snapshot *unwrap(const weir_snapshot *snapshot) {
  return reinterpret_cast<const Snapshot *>(snapshot);
}

static int32_t report(const Status &result, weir_status *status) {
  if (status) {
    status->code = result.code();
    snprintf(status->message, sizeof status->message, "%s", result.message());
  }
  return result.code();
}

static Snapshot *makeSnapshot(BufferPool &pool) {
  return new (allocateZeroed(sizeof(Snapshot))) Snapshot(pool);
}

int32_t weir_instance_snapshot(weir_instance *instance, const char *container,
                               const char *name, weir_snapshot **snapshot,
                               weir_status *status) {
  auto &object = *reinterpret_cast<Instance *>(instance);
  Snapshot *made = makeSnapshot(object.runtime->buffers());
  object.enterRun();
  Status result = made->take(object, container, name);
  object.leaveRun();
  if (!result.ok()) {
    destroy(made);
    made = nullptr;
  }
  *snapshot = reinterpret_cast<weir_snapshot *>(made);
  return report(result, status);
}

int32_t weir_instance_restore(weir_instance *instance,
                              const weir_snapshot *snapshot, int32_t whole,
                              weir_status *status) {
  auto &object = *reinterpret_cast<Instance *>(instance);
  object.enterRun();
  Status result = unwrap(snapshot)->restore(object, whole != 0);
  object.leaveRun();
  return report(result, status);
}

weir_snapshot *weir_snapshot_create(weir_runtime *runtime) {
  return reinterpret_cast<weir_snapshot *>(
      makeSnapshot(reinterpret_cast<Runtime *>(runtime)->buffers()));
}

void weir_snapshot_destroy(weir_snapshot *snapshot) {
  destroy(unwrap(snapshot));
}

int32_t weir_snapshot_num_resources(const weir_snapshot *snapshot) {
  return int32_t(unwrap(snapshot)->states.size());
}

/// Null if the index is out of range.
static WeirState *stateOf(const Snapshot *snapshot, int32_t i) {
  return i >= 0 && size_t(i) < snapshot->states.size()
             ? snapshot->states[size_t(i)]
             : nullptr;
}

int32_t weir_snapshot_resource(const weir_snapshot *snapshot, int32_t i,
                               const char **kind, const char **container,
                               const char **name) {
  const WeirState *state = stateOf(unwrap(snapshot), i);
  if (!state) {
    return -1;
  }
  *kind = state->kind;
  *container = state->container;
  *name = state->name;
  return int32_t(state->tensors.size());
}

const char *weir_snapshot_tensor(const weir_snapshot *snapshot, int32_t i,
                                 int32_t j, weir_tensor *tensor) {
  const WeirState *state = stateOf(unwrap(snapshot), i);
  if (!state || j < 0 || size_t(j) >= state->tensors.size()) {
    return nullptr;
  }
  const WeirState::Tensor &found = state->tensors[size_t(j)];
  const Value &value = found.value;
  *tensor = weir_tensor();
  tensor->dtype = value.dtype;
  tensor->rank = value.rank;
  memcpy(tensor->dims, value.dims, size_t(value.rank) * sizeof(int64_t));
  tensor->data = value.data;
  tensor->bytes = size_t(tensorBytes(value.dtype, value.rank, value.dims));
  tensor->buffer = value.buffer;
  return found.name;
}

int32_t weir_snapshot_add_resource(weir_snapshot *snapshot, const char *kind,
                                   const char *container, const char *name) {
  Snapshot &object = *unwrap(snapshot);
  object.states.push(new (allocateZeroed(sizeof(WeirState))) WeirState(
      object.pool, kind, container ? container : "", name));
  return int32_t(object.states.size() - 1);
}

static Status addTensor(Snapshot &snapshot, int32_t i, const char *name,
                        const weir_tensor &tensor) {
  WeirState *state = stateOf(&snapshot, i);
  bool isName =
      state && *name && strlen(name) < sizeof(WeirState::Tensor::name);
  if (!isName) {
    return Status::error(WEIR_INVALID_ARGUMENT,
                         "cannot add tensor \"%.60s\" to resource %d of a "
                         "snapshot of %zu; names are shorter than %zu",
                         name, i, snapshot.states.size(),
                         sizeof(WeirState::Tensor::name));
  }
  bool isRank = tensor.rank >= 0 && tensor.rank <= WEIR_MAX_RANK;
  int64_t bytes =
      isRank ? tensorBytes(tensor.dtype, tensor.rank, tensor.dims) : -1;
  if (bytes < 0 || size_t(bytes) != tensor.bytes) {
    return Status::error(WEIR_INVALID_ARGUMENT,
                         "tensor \"%s\" of type %s has %zu bytes, its shape "
                         "needs %lld",
                         name, weir_dtype_name(tensor.dtype), tensor.bytes,
                         (long long)bytes);
  }
  bool isPlain = tensor.dtype != WEIR_DT_STRING &&
                 tensor.dtype != WEIR_DT_VARIANT &&
                 tensor.dtype != WEIR_DT_RESOURCE;
  if (tensor.buffer && tensor.data == tensor.buffer->data() &&
      (isPlain || tensor.dtype == WEIR_DT_STRING)) {
    weir_buffer_retain(tensor.buffer);
    weir_state_add(state, name, tensor.dtype, tensor.rank, tensor.dims,
                   tensor.buffer);
    return Status();
  }
  if (!isPlain) {
    return Status::error(WEIR_INVALID_ARGUMENT,
                         "tensor \"%s\" has type %s: expected numbers, or "
                         "strings in a tensor of weir_tensor_create",
                         name, weir_dtype_name(tensor.dtype));
  }
  void *copy =
      weir_state_new(state, name, tensor.dtype, tensor.rank, tensor.dims);
  if (!copy) {
    return Status::copyOf(state->error);
  }
  memcpy(copy, tensor.data, tensor.bytes);
  return Status();
}

int32_t weir_snapshot_add_tensor(weir_snapshot *snapshot, int32_t i,
                                 const char *name, const weir_tensor *tensor,
                                 weir_status *status) {
  return report(addTensor(*unwrap(snapshot), i, name, *tensor), status);
}
