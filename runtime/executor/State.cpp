// Part of Weir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// What the hooks of a kind of resource write and read.
#include "runtime/executor/State.h"
#include <cstdarg>

using namespace weir;

static char *copyOf(const char *text) {
  size_t size = strlen(text) + 1;
  return static_cast<char *>(memcpy(allocateZeroed(size), text, size));
}

WeirState::WeirState(BufferPool &pool, const char *kind, const char *container,
                     const char *name)
    : pool(&pool), kind(copyOf(kind)), container(copyOf(container)),
      name(copyOf(name)) {}

WeirState::~WeirState() {
  for (Tensor &tensor : tensors) {
    tensor.value.release();
  }
  free(kind);
  free(container);
  free(name);
}

bool WeirState::hasObjects() const {
  for (const Tensor &tensor : tensors) {
    if (tensor.value.dtype == WEIR_DT_RESOURCE ||
        tensor.value.dtype == WEIR_DT_VARIANT) {
      return true;
    }
  }
  return false;
}

void weir_state_add(WeirState *state, const char *name, int32_t dtype,
                    int32_t rank, const int64_t *dims, WeirBuffer *buffer) {
  WeirState::Tensor tensor = {};
  snprintf(tensor.name, sizeof tensor.name, "%s", name);
  tensor.value.buffer = buffer;
  tensor.value.data = buffer->data();
  tensor.value.dtype = dtype;
  tensor.value.setShape(rank, dims);
  state->tensors.push(tensor);
}

void *weir_state_new(WeirState *state, const char *name, int32_t dtype,
                     int32_t rank, const int64_t *dims) {
  int64_t bytes = rank > WEIR_MAX_RANK ? -1 : tensorBytes(dtype, rank, dims);
  WeirBuffer *buffer = state->pool->allocate(bytes);
  if (!buffer) {
    weir_state_fail(state, WEIR_RESOURCE_EXHAUSTED,
                    "cannot allocate %lld bytes for its \"%s\"",
                    (long long)bytes, name);
    return nullptr;
  }
  prepareElements(buffer, dtype);
  weir_state_add(state, name, dtype, rank, dims, buffer);
  return buffer->data();
}

int weir_state_find(const WeirState *state, const char *name, WeirView *view,
                    WeirBuffer **buffer) {
  size_t count = state->tensors.size();
  size_t start = state->cursor;
  for (size_t i = 0; i < count; ++i) {
    size_t at = (start + i) % count;
    const WeirState::Tensor &tensor = state->tensors[at];
    if (strcmp(tensor.name, name) == 0) {
      state->cursor = uint32_t(at + 1);
      *view = {tensor.value.dtype, tensor.value.rank, tensor.value.dims,
               tensor.value.data};
      if (buffer) {
        *buffer = tensor.value.buffer;
      }
      return 1;
    }
  }
  return 0;
}

int32_t weir_state_num_tensors(const WeirState *state) {
  return int32_t(state->tensors.size());
}

WeirBuffer *weir_state_new_buffer(const WeirState *state, int64_t bytes) {
  return state->pool->allocate(bytes);
}

const char *weir_state_name(const WeirState *state) { return state->name; }

const WeirResource *weir_state_declared(const WeirState *state) {
  return state->declared;
}

int32_t weir_state_fail(const WeirState *state, int32_t code,
                        const char *format, ...) {
  va_list arguments;
  va_start(arguments, format);
  Status detail = Status::errorV(code, format, arguments);
  va_end(arguments);
  state->error = Status::error(code, "%s \"%s\": %s", state->kind, state->name,
                               detail.message());
  return code;
}
