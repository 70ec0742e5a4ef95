//===- FlowNotes.h - how loops and branches run, for the report -*- C++ -*-===//
// Part of Weir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#ifndef WEIR_DIALECTS_WEIR_FLOWNOTES_H
#define WEIR_DIALECTS_WEIR_FLOWNOTES_H

#include "mlir/IR/BuiltinOps.h"

namespace weir {

/// One loop or branch. Notes are the module's attribute `weir.flow`, an array
/// of dictionaries with these names.
struct FlowNote {
  std::string step;      ///< where it stands
  std::string node;      ///< of the graph
  std::string construct; ///< "loop" or "branch"
  /// "native": inside a kernel. "dataflow": frames of the executor, several
  /// iterations under way. "task": steps that the executor runs in turn.
  /// "unraised": op by op, as the graph has it, in a step that runs so.
  std::string mode;
  std::string why;
};

/// The `weir.dataflow` of a step that is the frame of a loop with structure,
/// which has its note already.
inline constexpr llvm::StringLiteral loopFrameReason = "its iterations overlap";

void addFlowNote(mlir::ModuleOp module, const FlowNote &note);
/// Adds many: one by one takes time that grows with their number's square.
void addFlowNotes(mlir::ModuleOp module, llvm::ArrayRef<FlowNote> notes);
std::vector<FlowNote> getFlowNotes(mlir::ModuleOp module);

} // namespace weir

#endif // WEIR_DIALECTS_WEIR_FLOWNOTES_H
