// Part of Weir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// main() of every compiled program; the program's tables come from the
// compiler, under the symbol weir_linked_program.
#include "runtime/main/Session.h"
#include "runtime/plan/PlanMain.h"
#include <cstdio>
#include <sched.h>

using namespace weir;

static int availableCpus() {
  cpu_set_t set;
  if (sched_getaffinity(0, sizeof set, &set) != 0) {
    return 1;
  }
  int count = CPU_COUNT(&set);
  return count < 1 ? 1 : count > 64 ? 64 : count;
}

/// Whether the command line asks for a plan, or for nothing and there is one.
static bool wantsPlan(const Options &options) {
  const StepRequest &request = options.request;
  return options.plan || (weir_linked_program.plan && !request.step &&
                          request.feeds.empty() && request.fetches.empty() &&
                          request.targets.empty() && !options.benchmark);
}

static void printVersion() {
  printf("%s, compiled by %s\n", weir_linked_program.name,
         weir_linked_program.producer);
  for (uint32_t i = 0; i < weir_linked_program.numLevels; ++i) {
    printf("level %s\n", weir_linked_program.levels[i].name);
  }
  for (uint32_t i = 0; i < weir_linked_program.numComponents; ++i) {
    printf("component %s\n", weir_linked_program.components[i]);
  }
}

int main(int argc, char **argv) {
  Options options;
  if (!parseOptions(argc, argv, options)) {
    return ExitUsage;
  }
  if (options.help) {
    printHelp(argv[0]);
    return ExitOk;
  }
  if (options.version) {
    printVersion();
    return ExitOk;
  }
  Session session(weir_linked_program);
  Status opened = session.open(
      options.threads ? options.threads : availableCpus(), options.memoryLimit);
  if (!opened.ok()) {
    fprintf(stderr, "error: %s\n", opened.message());
    return ExitMachine;
  }
  if (options.list) {
    session.list();
    return ExitOk;
  }
  int exit = ExitOk;
  if (options.script) {
    exit = runScript(session, options);
  } else if (wantsPlan(options)) {
    if (!weir_main_plan) {
      fprintf(stderr, "error: this program was linked without plans; "
                      "compile it with weirc --plan=FILE\n");
      return ExitUsage;
    }
    exit = weir_main_plan(session, options);
  } else {
    RequestResult result = session.perform(options.request, options);
    exit = result.exit;
    if (!result.status.ok()) {
      fprintf(stderr, "error: %s: %s\n", codeName(result.status.code()),
              result.status.message());
    }
  }
  if (fflush(stdout) != 0 || ferror(stdout)) {
    fprintf(stderr, "error: writing to standard output failed\n");
    return exit == ExitOk ? int(ExitOutput) : exit;
  }
  return exit;
}
