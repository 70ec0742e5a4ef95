// Part of Weir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "runtime/base/MemoryLimit.h"
#include <cstdlib>
#include <fcntl.h>
#include <sys/resource.h>
#include <sys/sysinfo.h>
#include <unistd.h>

static int64_t least(int64_t a, uint64_t b) {
  return b < uint64_t(a) ? int64_t(b) : a;
}

/// The number that a control group's file holds; the most where it holds none
/// ("max") or is not there.
static uint64_t readLimit(const char *path) {
  int file = open(path, O_RDONLY | O_CLOEXEC);
  if (file < 0) {
    return UINT64_MAX;
  }
  char text[32] = {};
  ssize_t length = read(file, text, sizeof text - 1);
  close(file);
  bool isNumber = length > 0 && text[0] >= '0' && text[0] <= '9';
  return isNumber ? strtoull(text, nullptr, 10) : UINT64_MAX;
}

int64_t weir::defaultMemoryLimit() {
  int64_t limit = INT64_MAX;
  struct sysinfo machine;
  if (sysinfo(&machine) == 0) {
    limit = least(limit, uint64_t(machine.totalram) * machine.mem_unit);
  }
  rlimit space;
  if (getrlimit(RLIMIT_AS, &space) == 0 && space.rlim_cur != RLIM_INFINITY) {
    limit = least(limit, space.rlim_cur);
  }
  limit = least(limit, readLimit("/sys/fs/cgroup/memory.max"));
  limit =
      least(limit, readLimit("/sys/fs/cgroup/memory/memory.limit_in_bytes"));
  return limit - limit / 8;
}
