//===- ScopeUtils.h - what raising of scopes asks about nodes ---*- C++ -*-===//
// Part of Weir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#ifndef WEIR_PASSES_STRUCTURE_SCOPEUTILS_H
#define WEIR_PASSES_STRUCTURE_SCOPEUTILS_H

#include "passes/Structure/ControlFlowAnalysis.h"
#include "passes/Structure/NodeRaiser.h"

namespace weir {

/// Whether the graph says that `value` is a reference.
bool isRefValue(mlir::Value value);

/// `value` as raised: as a reference where the graph says reference.
mlir::Value getRaised(NodeRaiser &raiser, mlir::Value value, bool asRef);

/// A constant that bodies may copy: not one that is differentiated by, whose
/// uses must stay uses of it.
NodeOp getConstant(mlir::Value value);

/// The loop below `frame` that `node` is in or borders on; null: none.
LoopFrame *getLoopBelow(const ControlFlowAnalysis &analysis, NodeOp node,
                        LoopFrame *frame);

/// The conditions, in `frame`, of the op that `node` is part of.
const Conditions &getConditionsIn(const ControlFlowAnalysis &analysis,
                                  NodeOp node, LoopFrame *frame);

} // namespace weir

#endif // WEIR_PASSES_STRUCTURE_SCOPEUTILS_H
