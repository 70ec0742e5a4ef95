// Part of Weir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "runtime/plan/Progress.h"
#include <cstdio>
#include <unistd.h>

using namespace weir;

static constexpr int64_t second = 1000000000;

Progress::Progress(bool quiet)
    : quiet(quiet), terminal(isatty(STDERR_FILENO)) {}

void Progress::begin(uint32_t theLine, int64_t theTotal, int64_t nowNs,
                     int64_t theFirst) {
  first = theFirst;
  line = theLine;
  total = theTotal;
  startNs = nowNs;
  nextNs = nowNs + (terminal ? second / 5 : 10 * second);
}

void Progress::clear() {
  if (shown) {
    fputs("\r\033[K", stderr);
    shown = false;
  }
}

void Progress::write(int64_t done, int64_t nowNs, bool final) {
  double elapsed = double(nowNs - startNs) / 1e9;
  double rate = elapsed > 0 ? double(done - first) / elapsed : 0;
  if (terminal) {
    fputs("\r\033[K", stderr);
  }
  fprintf(stderr, "line %u: %lld", line, (long long)done);
  if (total > 0) {
    fprintf(stderr, " of %lld", (long long)total);
  }
  fprintf(stderr, " in %.1f s, %.4g/s", elapsed, rate);
  if (total > 0 && !final && rate > 0) {
    double left = double(total - done) / rate;
    fprintf(stderr, ", %.0f:%02.0f left",
            left >= 60 ? double(int(left / 60)) : 0,
            left >= 60 ? left - 60 * int(left / 60) : left);
  }
  shown = terminal && !final;
  if (!shown) {
    fputc('\n', stderr);
  }
  fflush(stderr);
}

void Progress::update(int64_t done, int64_t nowNs) {
  if (quiet || nowNs < nextNs) {
    return;
  }
  nextNs = nowNs + (terminal ? second / 10 : 10 * second);
  write(done, nowNs, false);
}

void Progress::end(int64_t done, int64_t nowNs) {
  clear();
  if (!quiet && nowNs - startNs >= second) {
    write(done, nowNs, true);
  }
}
