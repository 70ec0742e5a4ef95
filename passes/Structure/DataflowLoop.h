//===- DataflowLoop.h - a loop as a frame of the executor -------*- C++ -*-===//
// Part of Weir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#ifndef WEIR_PASSES_STRUCTURE_DATAFLOWLOOP_H
#define WEIR_PASSES_STRUCTURE_DATAFLOWLOOP_H

#include "dialects/Weir/WeirDialect.h"
#include "mlir/IR/SymbolTable.h"

namespace weir {

/// Replaces `loop` by the call of a step marked `weir.dataflow` that is its
/// frame. False: it has no variable that could tell its iterations apart.
bool formDataflowLoop(mlir::SymbolTable &symbols, WhileOp loop);

} // namespace weir

#endif // WEIR_PASSES_STRUCTURE_DATAFLOWLOOP_H
