//===- Harness.cpp - runs many small cases, survives their crashes --------===//
// Part of Weir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "test/fuzz/Harness.h"
#include <csignal>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <ctime>
#include <fcntl.h>
#include <filesystem>
#include <fstream>
#include <sstream>
#include <sys/mman.h>
#include <sys/wait.h>
#include <unistd.h>

using namespace weir::fuzz;

uint64_t Random::next() {
  uint64_t z = state += 0x9e3779b97f4a7c15u;
  z = (z ^ (z >> 30)) * 0xbf58476d1ce4e5b9u;
  z = (z ^ (z >> 27)) * 0x94d049bb133111ebu;
  return z ^ (z >> 31);
}

int64_t weir::fuzz::pickNastyNumber(Random &random) {
  static const int64_t numbers[] = {0,
                                    1,
                                    -1,
                                    2,
                                    3,
                                    -2,
                                    7,
                                    255,
                                    256,
                                    65535,
                                    65536,
                                    1000003,
                                    INT32_MAX,
                                    INT32_MIN,
                                    1ll << 31,
                                    1ll << 32,
                                    1ll << 40,
                                    1ll << 62,
                                    INT64_MAX,
                                    INT64_MIN,
                                    -1000,
                                    100000000,
                                    INT64_MAX / 4,
                                    -(1ll << 33)};
  return numbers[random.below(std::size(numbers))];
}

void weir::fuzz::mutateBytes(Random &random, std::string &bytes) {
  for (uint64_t n = 1 + random.below(8); n > 0 && !bytes.empty(); --n) {
    size_t at = random.below(bytes.size());
    size_t length = 1 + random.below(16);
    switch (random.below(7)) {
    case 0:
      bytes.resize(at);
      break;
    case 1:
      bytes.erase(at, length);
      break;
    case 2:
      bytes.insert(at, bytes.substr(random.below(bytes.size()), length * 8));
      break;
    case 3:
      bytes[at] = char(random.next());
      break;
    case 4:
      bytes[at] = char(0xff);
      break;
    case 5:
      bytes[at] ^= char(1 << random.below(8));
      break;
    default:
      for (size_t i = at; i < bytes.size() && i < at + length; ++i) {
        bytes[i] = char(random.next());
      }
    }
  }
}

std::string weir::fuzz::readFile(const std::string &path) {
  std::ifstream file(path, std::ios::binary);
  std::stringstream bytes;
  bytes << file.rdbuf();
  return bytes.str();
}

void weir::fuzz::writeFile(const std::string &path, const std::string &bytes) {
  std::ofstream file(path, std::ios::binary | std::ios::trunc);
  file << bytes;
}

Options weir::fuzz::parseOptions(int argc, char **argv) {
  Options options;
  for (int i = 1; i < argc; ++i) {
    std::string word = argv[i];
    size_t equals = word.find('=');
    std::string name = word.substr(0, equals);
    std::string value =
        equals == std::string::npos ? "" : word.substr(equals + 1);
    auto number = [&] { return strtoull(value.c_str(), nullptr, 10); };
    if (name == "--seed") {
      options.seed = number();
    } else if (name == "--first") {
      options.first = number();
    } else if (name == "--runs") {
      options.runs = number();
    } else if (name == "--seconds") {
      options.seconds = number();
    } else if (name == "--case-seconds") {
      options.caseSeconds = number();
    } else if (name == "--only") {
      options.only = number();
    } else if (name == "--dir") {
      options.dir = value;
    } else if (name == "--verbose") {
      options.verbose = true;
    } else if (word[0] != '-') {
      options.inputs.push_back(word);
    } else {
      fprintf(stderr, "unknown option %s\n", argv[i]);
      exit(2);
    }
  }
  return options;
}

namespace {
/// A line of the table.
struct Tried {
  char what[64];
  uint64_t accepted, refused;
};

/// What children tell their parent.
struct Shared {
  uint64_t current; ///< the case that runs now
  uint64_t passed, failed;
  Tried tried[64];
};
} // namespace

static Shared *shared;

void weir::fuzz::tally(const std::string &tried, bool accepted) {
  for (Tried &line : shared->tried) {
    if (!line.what[0]) {
      strncpy(line.what, tried.c_str(), sizeof line.what - 1);
    }
    if (strncmp(line.what, tried.c_str(), sizeof line.what - 1) == 0) {
      ++(accepted ? line.accepted : line.refused);
      return;
    }
  }
}

static void printTable() {
  printf("%-56s %9s %9s\n", "tried", "accepted", "refused");
  for (const Tried &line : shared->tried) {
    if (line.what[0]) {
      printf("%-56s %9lu %9lu\n", line.what, (unsigned long)line.accepted,
             (unsigned long)line.refused);
    }
  }
}

static double now() {
  timespec time;
  clock_gettime(CLOCK_MONOTONIC, &time);
  return time.tv_sec + 1e-9 * time.tv_nsec;
}

/// Lines of a log that say what happened: problems, and a sanitizer's report.
static void printLog(const std::string &path, bool died, bool all) {
  std::istringstream lines(readFile(path));
  unsigned shown = 0;
  bool report = false;
  for (std::string line; std::getline(lines, line);) {
    report |= died && (line.find("ERROR: ") != std::string::npos ||
                       line.find("runtime error") != std::string::npos);
    if (all || line.rfind("case ", 0) == 0 || (report && ++shown < 40)) {
      printf("%s\n", line.c_str());
    }
  }
}

/// Keeps the files of a case that failed under its number.
static void keepFiles(const Options &options, uint64_t index) {
  namespace fs = std::filesystem;
  std::error_code code;
  fs::path to = fs::path(options.dir) / ("failed-" + std::to_string(index));
  fs::create_directories(to, code);
  fs::copy(fs::path(options.dir) / "case", to,
           fs::copy_options::recursive | fs::copy_options::overwrite_existing,
           code);
}

int weir::fuzz::runCases(const Options &options,
                         const std::function<std::string(uint64_t)> &oneCase) {
  constexpr uint64_t casesPerChild = 200;
  std::filesystem::remove_all(options.dir);
  std::filesystem::create_directories(options.dir + "/case");
  shared = static_cast<Shared *>(mmap(nullptr, sizeof(Shared),
                                      PROT_READ | PROT_WRITE,
                                      MAP_SHARED | MAP_ANONYMOUS, -1, 0));
  *shared = {};
  uint64_t next = options.only >= 0 ? options.only : options.first;
  uint64_t end = options.only >= 0 ? next + 1 : next + options.runs;
  double start = now();
  std::string log = options.dir + "/log";
  while (next < end && now() - start < options.seconds) {
    fflush(nullptr);
    pid_t child = fork();
    if (child == 0) {
      int file = open(log.c_str(), O_WRONLY | O_CREAT | O_TRUNC, 0600);
      dup2(file, 1);
      dup2(file, 2);
      uint64_t last = std::min(end, next + casesPerChild);
      for (; next < last && now() - start < options.seconds; ++next) {
        shared->current = next;
        alarm(options.caseSeconds);
        std::string problem = oneCase(next);
        alarm(0);
        if (problem.empty()) {
          ++shared->passed;
          continue;
        }
        ++shared->failed;
        fprintf(stderr, "case %lu: %s\n", (unsigned long)next, problem.c_str());
        keepFiles(options, next);
      }
      shared->current = next;
      fflush(nullptr);
      _exit(0);
    }
    int status = 0;
    waitpid(child, &status, 0);
    bool died = !WIFEXITED(status) || WEXITSTATUS(status) != 0;
    printLog(log, died, options.verbose);
    next = shared->current;
    if (died) {
      const char *how = WIFSIGNALED(status) && WTERMSIG(status) == SIGALRM
                            ? "runs too long"
                        : WIFSIGNALED(status) ? strsignal(WTERMSIG(status))
                                              : "a sanitizer's error or exit";
      printf("case %lu: %s; repeat it with --seed=%lu --only=%lu\n",
             (unsigned long)next, how, (unsigned long)options.seed,
             (unsigned long)next);
      keepFiles(options, next);
      ++shared->failed;
      ++next;
    }
  }
  printTable();
  printf("%lu passed, %lu failed, 0 skipped\n", (unsigned long)shared->passed,
         (unsigned long)shared->failed);
  return shared->failed ? 1 : 0;
}
