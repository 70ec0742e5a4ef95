// Part of Weir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "BytePipe.h"
#include <chrono>
#include <poll.h>
#include <sys/socket.h>
#include <unistd.h>

using namespace weir;
using namespace weir::test;

BytePipe::BytePipe(Rendezvous &to, BufferPool &pool, unsigned seed)
    : Transport{postMessage}, choice(seed), seed(seed) {
  for (Lane &lane : lanes) {
    lane.pipe = this;
    if (socketpair(AF_UNIX, SOCK_STREAM, 0, lane.ends) != 0) {
      abort();
    }
    lane.out = std::make_unique<StreamTransport>(to, pool, append, &lane);
    lane.in = std::make_unique<StreamTransport>(to, pool, nullptr, nullptr);
  }
  writer = std::thread([this] { writeLoop(); });
  reader = std::thread([this] { readLoop(); });
}

BytePipe::~BytePipe() {
  flush();
  {
    std::lock_guard guard(mutex);
    stopping = true;
  }
  changed.notify_all();
  writer.join();
  for (Lane &lane : lanes) {
    close(lane.ends[0]);
  }
  reader.join();
  for (Lane &lane : lanes) {
    close(lane.ends[1]);
  }
}

void BytePipe::flush() {
  std::unique_lock lock(mutex);
  changed.wait(lock, [this] { return posted == arrived; });
}

Status BytePipe::postMessage(Transport &transport,
                             const TransferMessage &message) {
  auto &self = static_cast<BytePipe &>(transport);
  unsigned index;
  {
    std::lock_guard guard(self.mutex);
    index = self.choice() % numLanes;
  }
  StreamTransport &out = *self.lanes[index].out;
  return out.post(out, message);
}

bool BytePipe::append(void *argument, const void *data, size_t size) {
  Lane &lane = *static_cast<Lane *>(argument);
  std::lock_guard guard(lane.pipe->mutex);
  lane.queued.append(static_cast<const char *>(data), size);
  lane.pipe->posted += size;
  lane.pipe->changed.notify_all();
  return true;
}

void BytePipe::writeLoop() {
  std::minstd_rand random(seed + 1);
  for (;;) {
    std::string piece;
    int end = 0;
    {
      std::unique_lock lock(mutex);
      auto any = [this] {
        for (Lane &lane : lanes) {
          if (!lane.queued.empty()) {
            return true;
          }
        }
        return false;
      };
      changed.wait(lock, [&] { return stopping || any(); });
      if (!any()) {
        return;
      }
      unsigned index = random() % numLanes;
      while (lanes[index].queued.empty()) {
        index = (index + 1) % numLanes;
      }
      size_t size = 1 + random() % (random() % 4 ? 4096 : 7);
      piece = lanes[index].queued.substr(0, size);
      lanes[index].queued.erase(0, piece.size());
      end = lanes[index].ends[0];
    }
    if (random() % 16 == 0) {
      std::this_thread::sleep_for(std::chrono::microseconds(random() % 200));
    }
    for (size_t sent = 0; sent < piece.size();) {
      ssize_t count = write(end, piece.data() + sent, piece.size() - sent);
      if (count <= 0) {
        abort();
      }
      sent += size_t(count);
    }
  }
}

void BytePipe::readLoop() {
  std::minstd_rand random(seed + 2);
  unsigned open = numLanes;
  pollfd files[numLanes];
  for (unsigned i = 0; i < numLanes; ++i) {
    files[i] = {lanes[i].ends[1], POLLIN, 0};
  }
  char bytes[8192];
  while (open) {
    poll(files, numLanes, -1);
    for (unsigned i = 0; i < numLanes; ++i) {
      if (files[i].fd < 0 || !files[i].revents) {
        continue;
      }
      size_t size = 1 + random() % (random() % 4 ? sizeof bytes : 11);
      ssize_t count = read(files[i].fd, bytes, size);
      if (count <= 0) {
        files[i].fd = -1;
        --open;
        continue;
      }
      // A malformed stream disconnects; the bytes that follow are ignored.
      Status ignored = lanes[i].in->receive(bytes, size_t(count));
      (void)ignored.ok();
      std::lock_guard guard(mutex);
      arrived += uint64_t(count);
      changed.notify_all();
    }
  }
}
