// Part of Weir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Whether a program's tables hold together: indices in range, pending counts
// equal to the edges, functions present. Docs: formats/program-tables.md.
#ifndef WEIR_RUNTIME_EXECUTOR_VALIDATE_H
#define WEIR_RUNTIME_EXECUTOR_VALIDATE_H

#include "runtime/abi/Program.h"
#include "runtime/base/Status.h"

namespace weir {

/// INTERNAL with a sentence about the first thing that is wrong;
/// FAILED_PRECONDITION for tables of another version.
Status validateProgram(const WeirProgram *program);

/// Its part about devices: those of steps and of edges.
Status validateDevices(const WeirProgram &program);

} // namespace weir

#endif
