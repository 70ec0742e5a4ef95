// Part of Weir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// A program's --plan.
#ifndef WEIR_RUNTIME_PLAN_PLANMAIN_H
#define WEIR_RUNTIME_PLAN_PLANMAIN_H

#include "runtime/main/Session.h"

namespace weir {

/// Runs the plan that the options name, or else the program's own. Returns the
/// exit status. While it runs, SIGINT and SIGTERM end it in order; a second
/// one, if not at the same time, ends the process at once.
int runPlan(Session &session, const Options &options);

/// runPlan(), in programs that have state or a plan of their own; null in
/// others, which carry no more than they need. `weirc` asks the linker for it.
extern "C" __attribute__((weak)) int weir_main_plan(Session &session,
                                                    const Options &options);

} // namespace weir

#endif
