//===- UnsupportedOps.cpp - what a program cannot run ---------------------===//
// Part of Weir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "passes/Schedule/UnsupportedOps.h"
#include "dialects/TF/OpRegistry.h"
#include "dialects/TF/TFDialect.h"
#include "dialects/Task/TaskDialect.h"
#include "dialects/Weir/WeirDialect.h"
#include "passes/Schedule/FrameDraft.h"
#include "llvm/ADT/StringMap.h"

using namespace mlir;
using namespace weir;

/// The type that people know `op` by.
static std::string getOpType(Operation *op) {
  if (auto generic = dyn_cast<tf::GenericOp>(op)) {
    return generic.getOpType().str();
  }
  return op->getName().stripDialect().str();
}

static bool isSupported(Operation *op, bool scheduled,
                        const HasFunction &hasFunction) {
  if (auto generic = dyn_cast<tf::GenericOp>(op)) {
    if (op->getParentOp()->hasAttr("weir.dataflow")) {
      return true; // the executor's own
    }
    const tf::OpModel *model =
        tf::OpRegistry::get(op->getContext()).lookup(generic.getOpType());
    if (!model || (!scheduled && model->decompose)) {
      return model;
    }
    return !model->runtimeFunction.empty() &&
           (!hasFunction || hasFunction(model->runtimeFunction));
  }
  return !scheduled ||
         isa<tf::ConstOp, tf::ReshapeCoreOp, tf::ReadSizesOp, task::RunOp,
             CallOp, CaseOp, WhileOp, SendOp, RecvOp, StartOp, ReturnOp>(op);
}

std::vector<UnsupportedOp>
weir::findUnsupportedOps(ArrayRef<Operation *> steps, bool scheduled,
                         const HasFunction &hasFunction) {
  std::vector<UnsupportedOp> found;
  llvm::StringMap<size_t> index;
  for (Operation *step : steps) {
    step->walk([&](Operation *op) {
      // Before scheduling ops may be nested; the step itself is none.
      if (op == step || isSupported(op, scheduled, hasFunction)) {
        return;
      }
      std::string opType = getOpType(op);
      auto [it, inserted] = index.try_emplace(opType, found.size());
      if (inserted) {
        found.push_back({opType, getNodeName(op->getLoc()), 0});
      }
      ++found[it->second].count;
    });
  }
  return found;
}

std::vector<UnsupportedOp>
weir::findUnsupportedOps(ModuleOp module, bool scheduled,
                         const HasFunction &hasFunction) {
  std::vector<Operation *> steps;
  for (ProgramOp program : module.getOps<ProgramOp>()) {
    for (StepOp step : program.getOps<StepOp>()) {
      steps.push_back(step);
    }
  }
  return findUnsupportedOps(steps, scheduled, hasFunction);
}

LogicalResult
weir::reportUnsupportedOps(ModuleOp module,
                           const std::vector<UnsupportedOp> &found) {
  if (found.empty()) {
    return success();
  }
  InFlightDiagnostic error = emitError(UnknownLoc::get(module.getContext()));
  error << "the program needs " << found.size()
        << (found.size() == 1 ? " operation" : " operations")
        << " that weirc neither compiles nor has a runtime function for:";
  for (const UnsupportedOp &op : found) {
    error << "\n  " << op.opType << " (node " << op.node;
    if (op.count > 1) {
      error << " and " << op.count - 1 << " more";
    }
    error << ")";
  }
  error << "\nfetch something that does not depend on them, feed their "
           "results";
  return error;
}
