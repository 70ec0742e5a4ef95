// Part of Weir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// One direction between two rendezvous: byte streams over socket pairs that
// delay and cut what goes through them, by seed. There are several, and each
// message takes any of them, so messages overtake each other.
#ifndef WEIR_TEST_UNIT_RENDEZVOUS_BYTEPIPE_H
#define WEIR_TEST_UNIT_RENDEZVOUS_BYTEPIPE_H

#include "runtime/rendezvous/StreamTransport.h"
#include <condition_variable>
#include <deque>
#include <memory>
#include <mutex>
#include <random>
#include <string>
#include <thread>
#include <vector>

namespace weir::test {

class BytePipe : public Transport {
public:
  static constexpr unsigned numLanes = 3;

  /// Delivers to `to`, with memory from `pool`.
  BytePipe(Rendezvous &to, BufferPool &pool, unsigned seed);
  ~BytePipe();
  /// Everything posted so far has been delivered.
  void flush();

private:
  struct Lane {
    BytePipe *pipe;
    int ends[2];
    std::string queued; ///< guarded by `mutex`
    std::unique_ptr<StreamTransport> out, in;
  };
  static Status postMessage(Transport &transport,
                            const TransferMessage &message);
  static bool append(void *lane, const void *data, size_t size);
  void writeLoop();
  void readLoop();

  Lane lanes[numLanes];
  std::mutex mutex;
  std::condition_variable changed;
  std::minstd_rand choice; ///< guarded by `mutex`
  unsigned seed;
  uint64_t posted = 0, arrived = 0; ///< bytes, guarded by `mutex`
  bool stopping = false;
  std::thread writer, reader;
};

} // namespace weir::test

#endif
