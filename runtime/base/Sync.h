// Part of Weir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Locks and waiting on Linux futexes: a mutex of one word that sleeps when
// contended, and an event count for "something changed". No spinning.
#ifndef WEIR_RUNTIME_BASE_SYNC_H
#define WEIR_RUNTIME_BASE_SYNC_H

#include <atomic>
#include <cstdint>

namespace weir {

/// Sleeps while *word == expected, at most until the monotonic time
/// `deadlineNs` (0: for ever). May wake for no reason.
void futexWait(std::atomic<uint32_t> &word, uint32_t expected,
               int64_t deadlineNs = 0);
/// Wakes at most `count` sleepers on the word.
void futexWake(std::atomic<uint32_t> &word, int count);

/// CLOCK_MONOTONIC in nanoseconds.
int64_t nowNs();

/// Not recursive. 0 free, 1 held, 2 held and somebody may sleep.
class Mutex {
public:
  void lock() {
    uint32_t expected = 0;
    if (!word.compare_exchange_strong(expected, 1, std::memory_order_acquire,
                                      std::memory_order_relaxed)) {
      lockSlow();
    }
  }
  void unlock() {
    if (word.exchange(0, std::memory_order_release) == 2) {
      futexWake(word, 1);
    }
  }

private:
  void lockSlow();
  std::atomic<uint32_t> word{0};
};

class LockGuard {
public:
  explicit LockGuard(Mutex &mutex) : mutex(mutex) { mutex.lock(); }
  ~LockGuard() { mutex.unlock(); }
  LockGuard(const LockGuard &) = delete;
  LockGuard &operator=(const LockGuard &) = delete;

private:
  Mutex &mutex;
};

/// Waiting for a condition kept elsewhere: take a ticket, look at the
/// condition, sleep on the ticket. A signal after the ticket was taken makes
/// the sleep return at once.
class EventCount {
public:
  uint32_t ticket() { return epoch.load(std::memory_order_seq_cst); }
  void wait(uint32_t ticket, int64_t deadlineNs = 0);
  /// Wakes up to `count` sleepers; no system call when nobody sleeps.
  void signal(int count);
  void signalAll() { signal(0x7fffffff); }

private:
  std::atomic<uint32_t> epoch{0};
  std::atomic<uint32_t> sleepers{0};
};

} // namespace weir

#endif
