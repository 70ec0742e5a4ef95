//===- Passes.h - the passes of this phase ----------------------*- C++ -*-===//
// Part of Weir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#ifndef WEIR_PASSES_STRUCTURE_PASSES_H
#define WEIR_PASSES_STRUCTURE_PASSES_H

#include "dialects/Weir/WeirDialect.h"
#include "mlir/IR/BuiltinOps.h"
#include "mlir/Pass/Pass.h"
#include <memory>

namespace weir {

#define GEN_PASS_DECL
#include "passes/Structure/Passes.h.inc"

#define GEN_PASS_REGISTRATION
#include "passes/Structure/Passes.h.inc"

} // namespace weir

#endif // WEIR_PASSES_STRUCTURE_PASSES_H
