//===- LoopOrder.h - what orders the iterations of a loop -------*- C++ -*-===//
// Part of Weir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#ifndef WEIR_PASSES_STRUCTURE_LOOPORDER_H
#define WEIR_PASSES_STRUCTURE_LOOPORDER_H

#include "dialects/TF/TFDialect.h"
#include "dialects/Weir/WeirDialect.h"
#include <optional>

namespace weir {

/// On the return of a loop's condition or body: for each result the positions
/// in `after` of what it waits for, besides what it is computed from. Without
/// the attribute all that the loop does is in the order of its iterations.
inline constexpr llvm::StringLiteral waitsAttr = "weir.waits";

/// `tf.generic "Keep"(%argument)`, in a loop's condition or body: done when the
/// argument has come, and with it what it waited for.
inline constexpr llvm::StringLiteral givenOpType = "Keep";

/// The argument that `token` says has come; null if it says something else.
mlir::BlockArgument getGivenArgument(mlir::Value token);

/// What each result waits for; nullopt: nobody knows.
using ResultWaits = llvm::SmallVector<llvm::SmallVector<mlir::Value>>;
std::optional<ResultWaits> getResultWaits(ReturnOp ret);

/// Says on the return of `step` what each result waits for. Of `waits`, and of
/// what effects come after, drops arguments that are read anyway.
void setResultWaits(StepOp step, const ResultWaits &waits);

/// Takes from the loops' steps of `program` what only `FormDataflowLoops`
/// reads.
void dropLoopOrder(ProgramOp program);

/// Whether an op of this type may have to wait until another one has run:
/// queues and their like.
bool mayWait(llvm::StringRef opType);

/// Whether an op of this type may be what such an op waits for.
bool mayWake(llvm::StringRef opType);

/// Whether `step`, or what it calls, holds an op that may wait.
bool mayWait(StepOp step, mlir::SymbolTable &symbols);

/// Whether ops that may wait run in iteration after iteration of `loop` with
/// nothing that orders them; an op that does, or null.
mlir::Operation *findOverlap(WhileOp loop, mlir::SymbolTable &symbols);

} // namespace weir

#endif // WEIR_PASSES_STRUCTURE_LOOPORDER_H
