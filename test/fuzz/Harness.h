//===- Harness.h - runs many small cases, survives their crashes -*- C++
//-*-===//
// Part of Weir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Cases run in child processes, many to a child. A child that dies or hangs
// costs one case: the next child goes on behind it. What a case does depends on
// the seed and its number alone, so `--only=N` repeats it.
#ifndef WEIR_TEST_FUZZ_HARNESS_H
#define WEIR_TEST_FUZZ_HARNESS_H

#include <cstdint>
#include <functional>
#include <iterator>
#include <string>
#include <vector>

namespace weir::fuzz {

/// Random numbers of one case.
class Random {
public:
  Random(uint64_t seed, uint64_t index)
      : state(seed * 0x9e3779b97f4a7c15u + index * 0xbf58476d1ce4e5b9u) {}
  uint64_t next();
  /// From [0, bound); 0 if that is empty.
  uint64_t below(uint64_t bound) { return bound ? next() % bound : 0; }
  bool oneIn(uint64_t n) { return below(n) == 0; }
  template <typename Container> auto &pick(Container &&from) {
    return from[below(std::size(from))];
  }

private:
  uint64_t state;
};

/// Numbers that programs get wrong.
int64_t pickNastyNumber(Random &random);
/// Changes, cuts, repeats some bytes.
void mutateBytes(Random &random, std::string &bytes);
std::string readFile(const std::string &path);
void writeFile(const std::string &path, const std::string &bytes);

struct Options {
  uint64_t seed = 1;
  uint64_t first = 0, runs = 1000;
  /// No case starts later than this.
  unsigned seconds = 60;
  /// A case that takes longer hangs.
  unsigned caseSeconds = 20;
  int64_t only = -1;
  /// Where files of cases are; those that failed stay.
  std::string dir = "fuzz-work";
  /// Prints what each case answered.
  bool verbose = false;
  /// What is left of the command line.
  std::vector<std::string> inputs;
};

/// Reads --seed=N --first=N --runs=N --seconds=N --case-seconds=N --only=N
/// --dir=PATH
/// --verbose; ends the program after a message if there is something else.
Options parseOptions(int argc, char **argv);

/// Counts what a case tried, and whether it was accepted, for the table.
void tally(const std::string &tried, bool accepted);

/// Runs `oneCase(index)`, which says what is wrong or nothing. Prints the
/// table of what was tried and a line
/// `N passed, N failed, 0 skipped`; returns the exit status.
int runCases(const Options &options,
             const std::function<std::string(uint64_t)> &oneCase);

} // namespace weir::fuzz

#endif // WEIR_TEST_FUZZ_HARNESS_H
