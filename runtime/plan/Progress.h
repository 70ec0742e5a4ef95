// Part of Weir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// How far a plan's outermost loop is: one line that is written over on a
// terminal, else a line every ten seconds. On standard error.
#ifndef WEIR_RUNTIME_PLAN_PROGRESS_H
#define WEIR_RUNTIME_PLAN_PROGRESS_H

#include <cstdint>

namespace weir {

class Progress {
public:
  explicit Progress(bool quiet);
  /// `total` 0: not known. `first`: so many are done before it begins.
  void begin(uint32_t line, int64_t total, int64_t nowNs, int64_t first = 0);
  void update(int64_t done, int64_t nowNs);
  /// The loop has ended: says how fast it was, if it took a second.
  void end(int64_t done, int64_t nowNs);
  /// Takes the line away before something else is printed.
  void clear();

private:
  void write(int64_t done, int64_t nowNs, bool final);
  bool quiet;
  bool terminal;
  bool shown = false;
  uint32_t line = 0;
  int64_t total = 0;
  int64_t first = 0;
  int64_t startNs = 0;
  int64_t nextNs = 0;
};

} // namespace weir

#endif
