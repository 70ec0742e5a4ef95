// Part of Weir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Plain memory for the runtime, which links neither libstdc++ nor exceptions:
// tables of a fixed length and a growing vector, both for trivially copyable
// elements. Running out of memory for bookkeeping ends the process with a
// sentence; tensors' memory comes from BufferPool, which reports it instead.
#ifndef WEIR_RUNTIME_BASE_MEMORY_H
#define WEIR_RUNTIME_BASE_MEMORY_H

#include <cstddef>
#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <new>
#include <type_traits>

namespace weir {

/// Zeroed memory, aligned to 64 bytes. Never null.
inline void *allocateZeroed(size_t bytes) {
  size_t rounded = (bytes + 63) & ~size_t(63);
  if (rounded == 0) {
    rounded = 64;
  }
  void *memory = aligned_alloc(64, rounded);
  if (!memory) {
    fprintf(stderr, "weir: out of memory (%zu bytes of bookkeeping)\n", bytes);
    abort();
  }
  memset(memory, 0, rounded);
  return memory;
}

/// Creates an object in zeroed memory; end its life with destroy().
template <typename T> T *create() {
  return new (allocateZeroed(sizeof(T))) T();
}
template <typename T> void destroy(T *object) {
  if (object) {
    object->~T();
    free(object);
  }
}

/// An owned table of a fixed length, zeroed at first.
template <typename T> class Table {
  static_assert(std::is_trivially_destructible_v<T>);

public:
  Table() = default;
  Table(const Table &) = delete;
  Table &operator=(const Table &) = delete;
  ~Table() { free(elements); }

  /// Forgets the old elements and makes count zeroed ones.
  void reset(size_t count) {
    free(elements);
    elements = static_cast<T *>(allocateZeroed(count * sizeof(T)));
    length = count;
  }
  void swap(Table &other) {
    T *otherElements = other.elements;
    size_t otherLength = other.length;
    other.elements = elements;
    other.length = length;
    elements = otherElements;
    length = otherLength;
  }
  T *data() { return elements; }
  const T *data() const { return elements; }
  size_t size() const { return length; }
  T &operator[](size_t i) { return elements[i]; }
  const T &operator[](size_t i) const { return elements[i]; }
  T *begin() { return elements; }
  T *end() { return elements + length; }

private:
  T *elements = nullptr;
  size_t length = 0;
};

/// An owned, growing vector.
template <typename T> class Vector {
  static_assert(std::is_trivially_copyable_v<T>);

public:
  Vector() = default;
  Vector(const Vector &) = delete;
  Vector &operator=(const Vector &) = delete;
  ~Vector() { free(elements); }

  void push(const T &element) {
    if (length == capacity) {
      T copy = element;
      reserve(capacity ? 2 * capacity : 8);
      elements[length++] = copy;
      return;
    }
    elements[length++] = element;
  }
  void append(const T *more, size_t count) {
    if (length + count > capacity) {
      size_t twice = 2 * capacity;
      reserve(length + count > twice ? length + count : twice);
    }
    if (count) {
      memcpy(static_cast<void *>(elements + length), more, count * sizeof(T));
    }
    length += count;
  }
  void reserve(size_t count) {
    if (count <= capacity) {
      return;
    }
    void *memory = realloc(static_cast<void *>(elements), count * sizeof(T));
    if (!memory) {
      fprintf(stderr, "weir: out of memory\n");
      abort();
    }
    elements = static_cast<T *>(memory);
    capacity = count;
  }
  void swap(Vector &other) {
    Vector copy;
    copy.take(*this);
    take(other);
    other.take(copy);
  }
  T pop() { return elements[--length]; }
  void clear() { length = 0; }
  void truncate(size_t count) { length = count; }
  bool empty() const { return length == 0; }
  size_t size() const { return length; }
  T *data() { return elements; }
  const T *data() const { return elements; }
  T &operator[](size_t i) { return elements[i]; }
  const T &operator[](size_t i) const { return elements[i]; }
  T &back() { return elements[length - 1]; }
  T *begin() { return elements; }
  T *end() { return elements + length; }
  const T *begin() const { return elements; }
  const T *end() const { return elements + length; }

private:
  void take(Vector &other) {
    elements = other.elements;
    length = other.length;
    capacity = other.capacity;
    other.elements = nullptr;
    other.length = other.capacity = 0;
  }
  T *elements = nullptr;
  size_t length = 0;
  size_t capacity = 0;
};

} // namespace weir

#endif
