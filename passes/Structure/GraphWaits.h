//===- GraphWaits.h - which nodes wait for which ----------------*- C++ -*-===//
// Part of Weir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#ifndef WEIR_PASSES_STRUCTURE_GRAPHWAITS_H
#define WEIR_PASSES_STRUCTURE_GRAPHWAITS_H

#include "dialects/Weir/WeirDialect.h"
#include "mlir/IR/BuiltinOps.h"
#include "llvm/ADT/StringSet.h"

namespace weir {

/// Which nodes may have to wait for another to run, queues and their like, and
/// which may be waited for; through the functions that they call.
class GraphWaits {
public:
  explicit GraphWaits(mlir::ModuleOp module);
  bool isWait(NodeOp node) const;
  bool isWake(NodeOp node) const;

private:
  llvm::StringSet<> waiting, waking; ///< functions
};

} // namespace weir

#endif // WEIR_PASSES_STRUCTURE_GRAPHWAITS_H
