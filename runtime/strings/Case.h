// Part of Weir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Lower and upper case of all characters, as tables.
#ifndef WEIR_RUNTIME_STRINGS_CASE_H
#define WEIR_RUNTIME_STRINGS_CASE_H

#include <cstdint>

namespace weir {

/// Each `step`-th character from first to last is moved by `delta`.
struct CaseRun {
  int32_t first, last, step, delta;
};

/// A character that becomes several; zeros behind them.
struct CaseSpecial {
  int32_t point;
  int32_t to[3];
};

/// Both in order.
struct CaseTable {
  const CaseRun *runs;
  int32_t numRuns;
  const CaseSpecial *specials;
  int32_t numSpecials;
};

struct CaseRange {
  int32_t first, last;
};

/// A set of characters, in order.
struct CaseRanges {
  const CaseRange *ranges;
  int32_t count;
};

extern const CaseTable lowerCase, upperCase;
/// What has case, and what words may hold beside: a sigma is a final one after
/// the first, if none of the first comes next.
extern const CaseRanges casedCharacters, ignoredCharacters;

} // namespace weir

#endif
