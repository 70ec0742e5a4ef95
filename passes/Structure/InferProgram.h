//===- InferProgram.h - shapes of a program ---------------------*- C++ -*-===//
// Part of Weir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#ifndef WEIR_PASSES_STRUCTURE_INFERPROGRAM_H
#define WEIR_PASSES_STRUCTURE_INFERPROGRAM_H

#include "dialects/Weir/WeirDialect.h"

namespace weir {

/// Infers `program`, or what takes its place. First with the assumption that no
/// size which a runtime call counts is 1 where a Squeeze takes out all that
/// are: it keeps ranks known. If that leads nowhere, without it
/// (tf::mayCountOneAttr).
llvm::LogicalResult inferProgram(ProgramOp program, bool deferErrors);

} // namespace weir

#endif // WEIR_PASSES_STRUCTURE_INFERPROGRAM_H
