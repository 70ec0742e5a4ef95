// Part of Weir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Counted buffers and the pool they come from. What leaves a step (fetch,
// variable, queue element) is one of these. In steady state an allocation pops
// a free list: no malloc, no mmap.
#ifndef WEIR_RUNTIME_TENSOR_BUFFER_H
#define WEIR_RUNTIME_TENSOR_BUFFER_H

#include "runtime/abi/Call.h"
#include "runtime/base/Sync.h"
#include <atomic>
#include <cstddef>
#include <cstdint>

namespace weir {
class BufferPool;
}

/// The header lies in front of the data, in one allocation.
struct alignas(64) WeirBuffer {
  std::atomic<uint32_t> count;
  uint32_t sizeClass;
  weir::BufferPool *pool;
  int64_t bytes; ///< as asked for
  void (*destroy)(void *data, int64_t bytes);
  WeirBuffer *next; ///< in the pool's free list

  void *data() { return this + 1; }
};
static_assert(sizeof(WeirBuffer) == 64);

namespace weir {

/// Thread-safe. Lives until close() was called and the last buffer came back,
/// so buffers may outlive the runtime that made them.
class BufferPool {
public:
  static BufferPool *make();
  /// The owner is done with it.
  void close();

  /// Count 1, uninitialised, aligned to 64 bytes. Null when memory runs out or
  /// bytes is negative or absurd.
  WeirBuffer *allocate(int64_t bytes);
  /// Takes back a buffer whose count went to 0.
  void recycle(WeirBuffer *buffer);

  /// No more than this is in use from now on, charges included. It was never
  /// set: no limit.
  void setLimit(int64_t bytes);
  int64_t limit();
  /// Counts memory that is no buffer's, or, negative, no longer. False where it
  /// goes over the limit; it is counted all the same.
  bool charge(int64_t bytes);

  /// Bytes in use by live buffers, by size class.
  int64_t bytesInUse();

private:
  // Four classes to each power of two, from 64 bytes to 2^47.
  static constexpr unsigned numClasses = 4 * 42;
  static unsigned classOf(int64_t bytes);
  static int64_t classBytes(unsigned sizeClass);
  void freeAll();

  Mutex mutex;
  WeirBuffer *freeLists[numClasses] = {};
  int64_t inUse = 0;
  int64_t peak = 0;
  int64_t cached = 0;
  int64_t liveBuffers = 0;
  int64_t charged = 0;
  int64_t most = INT64_MAX;
  bool closed = false;
};

/// Whether elements of this type own something: such buffers start zeroed and
/// release their elements when they go.
inline bool hasOwningElements(int32_t dtype) {
  return dtype == WEIR_DT_STRING || dtype == WEIR_DT_VARIANT;
}

/// Zeroes a buffer for elements of the type, if it needs that, and registers
/// what releases them.
void prepareElements(WeirBuffer *buffer, int32_t dtype);

/// Copies elements, taking counts of what they own. The target holds nothing.
void copyElements(void *to, const void *from, int32_t dtype, int64_t count);

/// Releases what elements own and clears them.
void clearElements(void *data, int32_t dtype, int64_t count);

} // namespace weir

#endif
