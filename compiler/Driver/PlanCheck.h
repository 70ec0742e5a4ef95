//===- PlanCheck.h - a plan against the steps it runs -----------*- C++ -*-===//
// Part of Weir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#ifndef WEIR_COMPILER_DRIVER_PLANCHECK_H
#define WEIR_COMPILER_DRIVER_PLANCHECK_H

#include "mlir/IR/BuiltinOps.h"
#include "llvm/Support/Error.h"
#include <vector>

namespace weir {

/// Reads and parses a plan (docs/formats/plan.md): the tables that a program
/// holds (runtime/abi/Plan.h).
llvm::Expected<std::vector<char>> readPlanFile(llvm::StringRef path);

/// Whether the module, scheduled, has the steps, feeds, fetches and variables
/// that the plan names, with fitting types. The error says where it does not.
llvm::Error checkPlan(const std::vector<char> &plan, mlir::ModuleOp module);

} // namespace weir

#endif // WEIR_COMPILER_DRIVER_PLANCHECK_H
