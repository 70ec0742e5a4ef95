//===- ControlOps.cpp - what runs private steps ---------------------------===//
// Part of Weir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "dialects/Weir/ControlOps.h"

using namespace mlir;
using namespace weir;

bool weir::isControlOp(Operation *op) {
  return isa<CallOp, CaseOp, WhileOp>(op);
}

SmallVector<FlatSymbolRefAttr> weir::getCalleeNames(Operation *op) {
  SmallVector<FlatSymbolRefAttr> names = getBodyNames(op);
  if (auto loop = dyn_cast<WhileOp>(op)) {
    names.insert(names.begin(), loop.getConditionAttr());
  }
  return names;
}

SmallVector<FlatSymbolRefAttr> weir::getBodyNames(Operation *op) {
  if (auto call = dyn_cast<CallOp>(op)) {
    return {call.getCalleeAttr()};
  }
  if (auto choice = dyn_cast<CaseOp>(op)) {
    return llvm::to_vector(
        choice.getBranches().getAsRange<FlatSymbolRefAttr>());
  }
  if (auto loop = dyn_cast<WhileOp>(op)) {
    return {loop.getBodyAttr()};
  }
  return {};
}

OperandRange weir::getControlInputs(Operation *op) {
  if (auto call = dyn_cast<CallOp>(op)) {
    return call.getInputs();
  }
  if (auto choice = dyn_cast<CaseOp>(op)) {
    return choice.getInputs();
  }
  if (auto loop = dyn_cast<WhileOp>(op)) {
    return loop.getInputs();
  }
  return op->getOperands().take_front(0);
}

ResultRange weir::getControlOutputs(Operation *op) {
  return op->getResults().drop_back();
}

void weir::eraseUnreachedSteps(
    ProgramOp program, SymbolTable &symbols,
    function_ref<SmallVector<FlatSymbolRefAttr>(Operation *)> getNames) {
  DenseSet<Operation *> reached;
  SmallVector<StepOp> worklist;
  for (StepOp step : program.getBody().getOps<StepOp>()) {
    if (!step.isPrivate()) {
      worklist.push_back(step);
    }
  }
  while (!worklist.empty()) {
    StepOp step = worklist.pop_back_val();
    if (!reached.insert(step).second) {
      continue;
    }
    step.getBody().walk([&](Operation *op) {
      for (FlatSymbolRefAttr name : getNames(op)) {
        if (auto callee = symbols.lookup<StepOp>(name.getValue())) {
          worklist.push_back(callee);
        }
      }
    });
  }
  for (StepOp step :
       llvm::make_early_inc_range(program.getBody().getOps<StepOp>())) {
    if (!reached.contains(step)) {
      symbols.erase(step);
    }
  }
}
