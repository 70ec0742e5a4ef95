// Part of Weir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Futex calls. The bitset form takes an absolute monotonic time.
#include "runtime/base/Sync.h"
#include <ctime>
#include <linux/futex.h>
#include <sys/syscall.h>
#include <unistd.h>

using namespace weir;

void weir::futexWait(std::atomic<uint32_t> &word, uint32_t expected,
                     int64_t deadlineNs) {
  timespec until = {deadlineNs / 1000000000, deadlineNs % 1000000000};
  syscall(SYS_futex, &word, FUTEX_WAIT_BITSET_PRIVATE, expected,
          deadlineNs ? &until : nullptr, nullptr, FUTEX_BITSET_MATCH_ANY);
}

void weir::futexWake(std::atomic<uint32_t> &word, int count) {
  syscall(SYS_futex, &word, FUTEX_WAKE_PRIVATE, count, nullptr, nullptr, 0);
}

int64_t weir::nowNs() {
  timespec now;
  clock_gettime(CLOCK_MONOTONIC, &now);
  return int64_t(now.tv_sec) * 1000000000 + now.tv_nsec;
}

void Mutex::lockSlow() {
  while (word.exchange(2, std::memory_order_acquire) != 0) {
    futexWait(word, 2);
  }
}

void EventCount::wait(uint32_t ticket, int64_t deadlineNs) {
  sleepers.fetch_add(1, std::memory_order_seq_cst);
  if (epoch.load(std::memory_order_seq_cst) == ticket) {
    futexWait(epoch, ticket, deadlineNs);
  }
  sleepers.fetch_sub(1, std::memory_order_relaxed);
}

void EventCount::signal(int count) {
  epoch.fetch_add(1, std::memory_order_seq_cst);
  if (sleepers.load(std::memory_order_seq_cst) != 0) {
    futexWake(epoch, count);
  }
}
