//===- LowerLoops.h - While nodes as loops of the graph ---------*- C++ -*-===//
// Part of Weir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#ifndef WEIR_PASSES_STRUCTURE_LOWERLOOPS_H
#define WEIR_PASSES_STRUCTURE_LOWERLOOPS_H

#include "passes/Structure/InstantiateFunction.h"

namespace weir {

/// The functions of a While that TensorFlow makes Enter, Merge, Switch,
/// NextIteration and Exit of before it runs it.
struct LoweredLoop {
  FunctionCall condition, body;
};
/// Nullopt: `node` is none, or what it calls does not fit.
std::optional<LoweredLoop> getLoweredLoop(NodeOp node,
                                          mlir::SymbolTable &functions,
                                          const tf::OpDefs &defs);

/// Replaces `node` by such a loop; its new nodes go to `worklist`. A node of
/// its name stays, marked `standInAttr`: an Identity or IdentityN that nobody
/// in the graph reads. Failure has been reported, naming the node.
mlir::LogicalResult lowerLoop(NodeOp node, const LoweredLoop &loop,
                              const tf::OpDefs &defs,
                              llvm::SmallVectorImpl<NodeOp> &worklist);

/// The functions of an If that TensorFlow makes Switch and Merge of.
struct LoweredBranches {
  FunctionCall otherwise, then;
};
/// Nullopt: `node` is none, or what it calls does not fit.
std::optional<LoweredBranches> getLoweredBranches(NodeOp node,
                                                  mlir::SymbolTable &functions,
                                                  const tf::OpDefs &defs);

/// As `lowerLoop`.
mlir::LogicalResult lowerBranches(NodeOp node, const LoweredBranches &branches,
                                  const tf::OpDefs &defs,
                                  llvm::SmallVectorImpl<NodeOp> &worklist);

/// On a node that is only there for its name: its inputs are what others read.
inline constexpr llvm::StringLiteral standInAttr = "weir.stand_in";

} // namespace weir

#endif // WEIR_PASSES_STRUCTURE_LOWERLOOPS_H
