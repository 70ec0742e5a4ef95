// Part of Weir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Each block begins with a header that links it to the others of its call.
#include "runtime/linalg/MatrixMemory.h"
#include <csetjmp>
#include <cstring>

using namespace weir;

namespace {
struct alignas(64) Block {
  Block *previous, *next;
  WeirBuffer *buffer;
  size_t bytes;
};

/// The call whose computation this thread runs.
struct Region {
  WeirCallContext *ctx = nullptr;
  Block *blocks = nullptr;
  size_t refused = 0;
  jmp_buf exit;
};
} // namespace

// Not by a function of the dynamic linker's: programs link libc and libm only.
static thread_local Region *current __attribute__((tls_model("initial-exec")));

[[noreturn]] static void leave(size_t bytes) {
  current->refused = bytes;
  longjmp(current->exit, 1);
}

void *weir_linalg_malloc(size_t bytes) {
  if (bytes > size_t(INT64_MAX) - sizeof(Block)) {
    leave(bytes);
  }
  WeirBuffer *buffer =
      weir_call_new_buffer(current->ctx, int64_t(bytes + sizeof(Block)));
  if (!buffer) {
    leave(bytes);
  }
  auto *block = static_cast<Block *>(weir_buffer_data(buffer));
  *block = {nullptr, current->blocks, buffer, bytes};
  if (current->blocks) {
    current->blocks->previous = block;
  }
  current->blocks = block;
  return block + 1;
}

void weir_linalg_free(void *memory) {
  if (!memory) {
    return;
  }
  Block *block = static_cast<Block *>(memory) - 1;
  (block->previous ? block->previous->next : current->blocks) = block->next;
  if (block->next) {
    block->next->previous = block->previous;
  }
  weir_buffer_release(block->buffer);
}

void *weir_linalg_realloc(void *memory, size_t bytes) {
  void *larger = weir_linalg_malloc(bytes);
  if (memory) {
    size_t old = (static_cast<Block *>(memory) - 1)->bytes;
    memcpy(larger, memory, old < bytes ? old : bytes);
    weir_linalg_free(memory);
  }
  return larger;
}

void *weir_linalg_no_memory(size_t bytes) { leave(bytes); }

static void releaseAll(Region &region) {
  while (Block *block = region.blocks) {
    region.blocks = block->next;
    weir_buffer_release(block->buffer);
  }
}

WeirCallStatus weir::runWithMatrixMemory(WeirCallContext *ctx,
                                         MatrixBody body) {
  Region region;
  Region *outer = current;
  region.ctx = ctx;
  if (setjmp(region.exit)) {
    current = outer;
    releaseAll(region);
    return weir_call_fail(ctx, WEIR_RESOURCE_EXHAUSTED,
                          "OOM when allocating %zu bytes", region.refused);
  }
  current = &region;
  WeirCallStatus status = body(ctx);
  current = outer;
  releaseAll(region);
  return status;
}
