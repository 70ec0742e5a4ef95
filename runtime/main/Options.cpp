// Part of Weir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// getopt_long does the command line; script lines have three options only.
#include "runtime/main/Options.h"
#include <cstdio>
#include <getopt.h>

using namespace weir;

void weir::printHelp(const char *program) {
  printf(
      "usage: %s [STEP] [--feed NAME=VALUE]... [--fetch NAME[=FILE]]...\n"
      "       %s --list | --version | --help | --script=FILE | --plan=FILE\n"
      "\n"
      "Runs a step of the compiled graph. Without STEP: the first one that "
      "has\n"
      "the named feeds and fetches. Without anything: the plan that was "
      "compiled\n"
      "in, if there is one.\n"
      "\n"
      "  --list              steps with their feeds, fetches and targets,\n"
      "                      and variables\n"
      "  --feed NAME=VALUE   VALUE is a literal (3, [[1, 2], [3, 4]], true,\n"
      "                      \"text\"), a file x.npy or x.tensor, or raw:FILE\n"
      "                      (bytes in the feed's type and shape)\n"
      "  --fetch NAME        print this value (default: all fetches)\n"
      "  --fetch NAME=FILE   write it to x.npy or x.tensor\n"
      "  --target NAME       the step must run this node\n"
      "  --script=FILE       several steps in one process, one a line\n"
      "  --plan=FILE         training loops, data and background steps\n"
      "  --set NAME=VALUE    a parameter of the plan\n"
      "  --quiet             no progress of the plan\n"
      "  --threads=N         1: this thread only (default: the CPUs at hand)\n"
      "  --timeout=SECONDS   end a step that takes longer\n"
      "  --memory-limit=SIZE a step that needs more fails; 500M, 8G (default:\n"
      "                      7/8 of what the process may have)\n"
      "  --benchmark=N       run the step N times more, print times\n"
      "  --trace=FILE        write when each node ran, for chrome://tracing\n"
      "  --version           who compiled this, and for which CPUs\n"
      "\n"
      "exit status: 0 done, 1 the step failed, 2 wrong usage or unfit feed,\n"
      "3 this machine cannot run the program, 4 a result was not written,\n"
      "130 a plan was interrupted\n",
      program, program);
}

static NameValue cut(char *word) {
  char *equals = strchr(word, '=');
  if (!equals) {
    return {word, nullptr};
  }
  *equals = 0;
  return {word, equals + 1};
}

static bool number(const char *option, const char *text, double low,
                   double &value) {
  char *end;
  value = strtod(text, &end);
  if (end == text || *end || !(value >= low) || value > 1e9) {
    fprintf(stderr, "error: --%s needs a number of at least %g, got \"%s\"\n",
            option, low, text);
    return false;
  }
  return true;
}

/// "500M", "8G", "65536": bytes.
static bool parseSize(const char *text, uint64_t &bytes) {
  char *end;
  double number = strtod(text, &end);
  const char *units = "KMGT";
  const char *unit =
      end != text && *end ? strchr(units, *end & ~0x20) : nullptr;
  if (unit && *unit) {
    number *= double(uint64_t(1) << (10 * (unit - units + 1)));
    ++end;
  }
  if (end == text || *end || !(number >= 1) || number > 1e18) {
    fprintf(stderr,
            "error: --memory-limit needs a size such as 500M or 8G, got "
            "\"%s\"\n",
            text);
    return false;
  }
  bytes = uint64_t(number);
  return true;
}

bool weir::parseOptions(int argc, char **argv, Options &options) {
  enum {
    List = 256,
    Feed,
    Fetch,
    Target,
    Threads,
    Benchmark,
    TraceFile,
    Script,
    PlanFile,
    Set,
    Quiet,
    Timeout,
    MemoryLimit,
    Version,
    Help
  };
  static const option longOptions[] = {
      {"list", no_argument, nullptr, List},
      {"feed", required_argument, nullptr, Feed},
      {"fetch", required_argument, nullptr, Fetch},
      {"target", required_argument, nullptr, Target},
      {"threads", required_argument, nullptr, Threads},
      {"benchmark", required_argument, nullptr, Benchmark},
      {"trace", required_argument, nullptr, TraceFile},
      {"script", required_argument, nullptr, Script},
      {"plan", required_argument, nullptr, PlanFile},
      {"set", required_argument, nullptr, Set},
      {"quiet", no_argument, nullptr, Quiet},
      {"timeout", required_argument, nullptr, Timeout},
      {"memory-limit", required_argument, nullptr, MemoryLimit},
      {"version", no_argument, nullptr, Version},
      {"help", no_argument, nullptr, Help},
      {nullptr, 0, nullptr, 0}};
  double value;
  for (int c; (c = getopt_long(argc, argv, "h", longOptions, nullptr)) != -1;) {
    switch (c) {
    case List:
      options.list = true;
      break;
    case Feed:
      options.request.feeds.push(cut(optarg));
      if (!options.request.feeds.back().value) {
        fprintf(stderr, "error: --feed needs NAME=VALUE, got \"%s\"\n", optarg);
        return false;
      }
      break;
    case Fetch:
      options.request.fetches.push(cut(optarg));
      break;
    case Target:
      options.request.targets.push(optarg);
      break;
    case Threads:
      if (!number("threads", optarg, 1, value)) {
        return false;
      }
      options.threads = value > 1024 ? 1024 : int(value);
      break;
    case Benchmark:
      if (!number("benchmark", optarg, 1, value)) {
        return false;
      }
      options.benchmark = long(value);
      break;
    case Timeout:
      if (!number("timeout", optarg, 0, value)) {
        return false;
      }
      options.timeout = value;
      break;
    case MemoryLimit:
      if (!parseSize(optarg, options.memoryLimit)) {
        return false;
      }
      break;
    case TraceFile:
      options.trace = optarg;
      break;
    case Script:
      options.script = optarg;
      break;
    case PlanFile:
      options.plan = optarg;
      break;
    case Set:
      options.settings.push(cut(optarg));
      if (!options.settings.back().value) {
        fprintf(stderr, "error: --set needs NAME=VALUE, got \"%s\"\n", optarg);
        return false;
      }
      break;
    case Quiet:
      options.quiet = true;
      break;
    case Version:
      options.version = true;
      break;
    case Help:
    case 'h':
      options.help = true;
      break;
    default:
      fprintf(stderr, "try \"%s --help\"\n", argv[0]);
      return false;
    }
  }
  if (optind < argc) {
    options.request.step = argv[optind++];
  }
  if (optind < argc) {
    fprintf(stderr,
            "error: one step at a time, got \"%s\" as well; --script "
            "runs several\n",
            argv[optind]);
    return false;
  }
  return true;
}

bool weir::parseRequest(int count, char **words, StepRequest &request,
                        const char *&problem) {
  request.step = words[0];
  for (int i = 1; i < count; ++i) {
    char *word = words[i];
    char *value = nullptr;
    const char *names[] = {"--feed", "--fetch", "--target"};
    int which = -1;
    for (int n = 0; n < 3; ++n) {
      size_t size = strlen(names[n]);
      if (strncmp(word, names[n], size) != 0) {
        continue;
      }
      if (word[size] == '=') {
        value = word + size + 1;
        which = n;
      } else if (word[size] == 0) {
        which = n;
        value = i + 1 < count ? words[++i] : nullptr;
      }
    }
    if (which < 0) {
      problem = "expected --feed, --fetch or --target";
      return false;
    }
    if (!value) {
      problem = "an option lacks its value";
      return false;
    }
    if (which == 2) {
      request.targets.push(value);
      continue;
    }
    NameValue pair = cut(value);
    if (which == 0 && !pair.value) {
      problem = "--feed needs NAME=VALUE";
      return false;
    }
    (which == 0 ? request.feeds : request.fetches).push(pair);
  }
  return true;
}
