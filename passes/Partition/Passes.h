//===- Passes.h - the passes of this phase ----------------------*- C++ -*-===//
// Part of Weir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#ifndef WEIR_PASSES_PARTITION_PASSES_H
#define WEIR_PASSES_PARTITION_PASSES_H

#include "mlir/IR/BuiltinOps.h"
#include "mlir/Pass/Pass.h"
#include <memory>

namespace weir {

#define GEN_PASS_DECL
#include "passes/Partition/Passes.h.inc"

#define GEN_PASS_REGISTRATION
#include "passes/Partition/Passes.h.inc"

} // namespace weir

#endif // WEIR_PASSES_PARTITION_PASSES_H
