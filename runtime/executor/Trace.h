// Part of Weir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// A record of which task ran when on which thread, written in Chrome's trace
// format (chrome://tracing, Perfetto). Thread-safe; allocates as it grows.
#ifndef WEIR_RUNTIME_EXECUTOR_TRACE_H
#define WEIR_RUNTIME_EXECUTOR_TRACE_H

#include "runtime/base/Memory.h"
#include "runtime/base/Sync.h"
#include <cstdio>

namespace weir {

class Trace {
public:
  /// Names are borrowed: they live in the program's tables.
  void record(const char *name, const char *category, int thread,
              int64_t beginNs, int64_t endNs);
  /// Writes everything recorded so far as one JSON object.
  void write(FILE *file);

private:
  struct Event {
    const char *name;
    const char *category;
    int thread;
    int64_t begin;
    int64_t end;
  };
  Mutex mutex;
  Vector<Event> events;
};

} // namespace weir

#endif
