// Part of Weir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The tasks of a frame that may run, as a bit set with two levels of summary:
// tasks are numbered by descending priority, so the smallest member is the one
// to run. Insertion and removal touch one to three words each.
#ifndef WEIR_RUNTIME_EXECUTOR_READYSET_H
#define WEIR_RUNTIME_EXECUTOR_READYSET_H

#include <cstddef>
#include <cstdint>
#include <cstring>

namespace weir {

/// A view of words owned by somebody else; see wordCount. Not thread-safe.
class ReadySet {
public:
  static size_t wordCount(size_t tasks) {
    size_t bottom = (tasks + 63) / 64 + 1;
    size_t middle = (bottom + 63) / 64;
    return bottom + middle + (middle + 63) / 64;
  }

  void attach(uint64_t *words, size_t tasks) {
    size_t bottomWords = (tasks + 63) / 64 + 1;
    size_t middleWords = (bottomWords + 63) / 64;
    bottom = words;
    middle = words + bottomWords;
    top = middle + middleWords;
    topWords = (middleWords + 63) / 64;
    total = bottomWords + middleWords + topWords;
    count = 0;
  }

  bool empty() const { return count == 0; }

  void insert(uint32_t task) {
    ++count;
    uint32_t word = task >> 6;
    uint64_t old = bottom[word];
    bottom[word] = old | uint64_t(1) << (task & 63);
    if (old) {
      return;
    }
    uint32_t group = word >> 6;
    old = middle[group];
    middle[group] = old | uint64_t(1) << (word & 63);
    if (!old) {
      top[group >> 6] |= uint64_t(1) << (group & 63);
    }
  }

  /// The smallest member; the set is not empty.
  uint32_t min() const {
    size_t i = 0;
    while (!top[i]) {
      ++i;
    }
    uint32_t group = uint32_t(i << 6) + uint32_t(__builtin_ctzll(top[i]));
    uint32_t word = (group << 6) + uint32_t(__builtin_ctzll(middle[group]));
    return (word << 6) + uint32_t(__builtin_ctzll(bottom[word]));
  }

  void remove(uint32_t task) {
    --count;
    uint32_t word = task >> 6;
    if (bottom[word] &= ~(uint64_t(1) << (task & 63))) {
      return;
    }
    uint32_t group = word >> 6;
    if (middle[group] &= ~(uint64_t(1) << (word & 63))) {
      return;
    }
    top[group >> 6] &= ~(uint64_t(1) << (group & 63));
  }

  uint32_t popMin() {
    uint32_t task = min();
    remove(task);
    return task;
  }

  void clear() {
    if (count) {
      memset(bottom, 0, total * sizeof(uint64_t));
      count = 0;
    }
  }

  void copyFrom(const uint64_t *words, uint32_t members) {
    memcpy(bottom, words, total * sizeof(uint64_t));
    count = members;
  }

  uint32_t size() const { return count; }

private:
  uint64_t *bottom = nullptr;
  uint64_t *middle = nullptr;
  uint64_t *top = nullptr;
  size_t topWords = 0;
  size_t total = 0;
  uint32_t count = 0;
};

} // namespace weir

#endif
