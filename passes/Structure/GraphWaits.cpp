//===- GraphWaits.cpp - which nodes wait for which ------------------------===//
// Part of Weir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "passes/Structure/GraphWaits.h"
#include "passes/Structure/LoopOrder.h"

using namespace mlir;
using namespace weir;

static bool calls(NodeOp node, const llvm::StringSet<> &functions) {
  if (functions.empty()) {
    return false;
  }
  bool found = functions.contains(node.getOpType());
  node.getAttrs().walk(
      [&](FuncAttr func) { found |= functions.contains(func.getName()); });
  return found;
}

GraphWaits::GraphWaits(ModuleOp module) {
  for (bool changed = true; changed;) {
    changed = false;
    for (FunctionOp function : module.getOps<FunctionOp>()) {
      for (NodeOp node : function.getBody().front().getOps<NodeOp>()) {
        StringRef name = function.getSymName();
        changed |= isWait(node) && waiting.insert(name).second;
        changed |= isWake(node) && waking.insert(name).second;
      }
    }
  }
}

bool GraphWaits::isWait(NodeOp node) const {
  return mayWait(node.getOpType()) || calls(node, waiting);
}

bool GraphWaits::isWake(NodeOp node) const {
  return mayWake(node.getOpType()) || calls(node, waking);
}
