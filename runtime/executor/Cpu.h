// Part of Weir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// What the machine's CPU can do, as the WEIR_CPU_* bits of runtime/abi.
#ifndef WEIR_RUNTIME_EXECUTOR_CPU_H
#define WEIR_RUNTIME_EXECUTOR_CPU_H

#include "runtime/abi/Program.h"
#include "runtime/base/Status.h"

namespace weir {

/// Asks the CPU and the operating system (saved register state).
uint64_t cpuFeatures();

/// The last level of the program that `features` satisfies; an error naming
/// what is missing if there is none.
Status chooseLevel(const WeirProgram &program, uint64_t features,
                   uint32_t &level);

} // namespace weir

#endif
