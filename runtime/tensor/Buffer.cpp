// Part of Weir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Size classes with free lists. The pool keeps at most as much free memory as
// was in use at the peak, so the total stays within twice the peak.
#include "runtime/tensor/Buffer.h"
#include "runtime/base/Memory.h"
#include <cstdlib>
#include <cstring>

using namespace weir;

BufferPool *BufferPool::make() { return create<BufferPool>(); }

unsigned BufferPool::classOf(int64_t bytes) {
  if (bytes <= 64) {
    return 0;
  }
  // The power of two below (bytes - 1), then its quarter.
  uint64_t last = uint64_t(bytes) - 1;
  unsigned power = 63 - unsigned(__builtin_clzll(last));
  unsigned quarter = unsigned((last >> (power - 2)) & 3);
  return (power - 6) * 4 + quarter + 1;
}

int64_t BufferPool::classBytes(unsigned sizeClass) {
  if (sizeClass == 0) {
    return 64;
  }
  unsigned power = (sizeClass - 1) / 4 + 6;
  unsigned quarter = (sizeClass - 1) % 4;
  return int64_t(quarter + 5) << (power - 2);
}

WeirBuffer *BufferPool::allocate(int64_t bytes) {
  if (bytes < 0 || bytes > (int64_t(1) << 46)) {
    return nullptr;
  }
  unsigned sizeClass = classOf(bytes);
  int64_t capacity = classBytes(sizeClass);
  WeirBuffer *buffer = nullptr;
  {
    LockGuard guard(mutex);
    buffer = freeLists[sizeClass];
    if (buffer) {
      freeLists[sizeClass] = buffer->next;
      cached -= capacity;
    }
    if (capacity > most - inUse - charged - cached) {
      freeAll();
      if (capacity > most - inUse - charged) {
        free(buffer);
        return nullptr;
      }
    }
    inUse += capacity;
    if (inUse > peak) {
      peak = inUse;
    }
    ++liveBuffers;
  }
  if (!buffer) {
    buffer = static_cast<WeirBuffer *>(
        aligned_alloc(64, sizeof(WeirBuffer) + ((capacity + 63) & ~63LL)));
    if (!buffer) {
      LockGuard guard(mutex);
      inUse -= capacity;
      --liveBuffers;
      return nullptr;
    }
    new (buffer) WeirBuffer();
    buffer->pool = this;
    buffer->sizeClass = sizeClass;
  }
  buffer->count.store(1, std::memory_order_relaxed);
  buffer->bytes = bytes;
  buffer->destroy = nullptr;
  buffer->next = nullptr;
  return buffer;
}

void BufferPool::recycle(WeirBuffer *buffer) {
  if (buffer->destroy) {
    buffer->destroy(buffer->data(), buffer->bytes);
  }
  int64_t capacity = classBytes(buffer->sizeClass);
  bool last = false;
  {
    LockGuard guard(mutex);
    inUse -= capacity;
    --liveBuffers;
    if (!closed && cached + capacity <= peak) {
      buffer->next = freeLists[buffer->sizeClass];
      freeLists[buffer->sizeClass] = buffer;
      cached += capacity;
      buffer = nullptr;
    }
    last = closed && liveBuffers == 0;
  }
  free(buffer);
  if (last) {
    weir::destroy(this);
  }
}

void BufferPool::freeAll() {
  for (WeirBuffer *&list : freeLists) {
    while (list) {
      WeirBuffer *next = list->next;
      free(list);
      list = next;
    }
  }
  cached = 0;
}

void BufferPool::close() {
  bool last = false;
  {
    LockGuard guard(mutex);
    closed = true;
    freeAll();
    last = liveBuffers == 0;
  }
  if (last) {
    weir::destroy(this);
  }
}

void BufferPool::setLimit(int64_t bytes) {
  LockGuard guard(mutex);
  most = bytes;
}

int64_t BufferPool::limit() {
  LockGuard guard(mutex);
  return most;
}

bool BufferPool::charge(int64_t bytes) {
  LockGuard guard(mutex);
  charged += bytes;
  if (charged > most - inUse - cached) {
    freeAll();
  }
  return charged <= most - inUse;
}

int64_t BufferPool::bytesInUse() {
  LockGuard guard(mutex);
  return inUse;
}

static void destroyStrings(void *data, int64_t bytes) {
  clearElements(data, WEIR_DT_STRING, bytes / int64_t(sizeof(WeirString)));
}

static void destroyVariants(void *data, int64_t bytes) {
  clearElements(data, WEIR_DT_VARIANT, bytes / int64_t(sizeof(WeirVariant)));
}

void weir::prepareElements(WeirBuffer *buffer, int32_t dtype) {
  if (dtype == WEIR_DT_STRING || dtype == WEIR_DT_VARIANT) {
    memset(buffer->data(), 0, size_t(buffer->bytes));
    buffer->destroy =
        dtype == WEIR_DT_STRING ? destroyStrings : destroyVariants;
  } else if (dtype == WEIR_DT_RESOURCE) {
    memset(buffer->data(), 0, size_t(buffer->bytes));
  }
}

void weir::copyElements(void *to, const void *from, int32_t dtype,
                        int64_t count) {
  memmove(to, from, size_t(count * weir_dtype_size(dtype)));
  if (dtype == WEIR_DT_STRING) {
    auto *strings = static_cast<WeirString *>(to);
    for (int64_t i = 0; i < count; ++i) {
      if (strings[i].owner) {
        weir_buffer_retain(strings[i].owner);
      }
    }
  } else if (dtype == WEIR_DT_VARIANT) {
    auto *variants = static_cast<WeirVariant *>(to);
    for (int64_t i = 0; i < count; ++i) {
      if (variants[i].object) {
        weir_buffer_retain(variants[i].object);
      }
    }
  }
}

void weir::clearElements(void *data, int32_t dtype, int64_t count) {
  if (dtype == WEIR_DT_STRING) {
    auto *strings = static_cast<WeirString *>(data);
    for (int64_t i = 0; i < count; ++i) {
      if (strings[i].owner) {
        weir_buffer_release(strings[i].owner);
      }
      strings[i] = WeirString();
    }
  } else if (dtype == WEIR_DT_VARIANT) {
    auto *variants = static_cast<WeirVariant *>(data);
    for (int64_t i = 0; i < count; ++i) {
      if (variants[i].object) {
        weir_buffer_release(variants[i].object);
      }
      variants[i] = WeirVariant();
    }
  }
}

void *weir_buffer_data(const WeirBuffer *buffer) {
  return const_cast<WeirBuffer *>(buffer)->data();
}

int64_t weir_buffer_bytes(const WeirBuffer *buffer) { return buffer->bytes; }

void weir_buffer_retain(WeirBuffer *buffer) {
  buffer->count.fetch_add(1, std::memory_order_relaxed);
}

void weir_buffer_release(WeirBuffer *buffer) {
  // A sole owner needs no read-modify-write.
  if (buffer->count.load(std::memory_order_acquire) == 1 ||
      buffer->count.fetch_sub(1, std::memory_order_acq_rel) == 1) {
    buffer->pool->recycle(buffer);
  }
}

int weir_buffer_unique(const WeirBuffer *buffer) {
  return buffer->count.load(std::memory_order_acquire) == 1;
}

void weir_buffer_on_destroy(WeirBuffer *buffer,
                            void (*destroy)(void *data, int64_t bytes)) {
  buffer->destroy = destroy;
}
