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

static bool isSupported(Operation *op, bool scheduled) {
  if (auto generic = dyn_cast<tf::GenericOp>(op)) {
    const tf::OpModel *model =
        tf::OpRegistry::get(op->getContext()).lookup(generic.getOpType());
    return model && (!model->runtimeFunction.empty() ||
                     (!scheduled && model->decompose));
  }
  return !scheduled || isa<tf::ConstOp, tf::ReshapeCoreOp, tf::ReadSizesOp,
                           task::RunOp, CallOp, CaseOp, WhileOp, ReturnOp>(
                           op);
}

std::vector<UnsupportedOp> weir::findUnsupportedOps(ModuleOp module,
                                                    bool scheduled) {
  std::vector<UnsupportedOp> found;
  llvm::StringMap<size_t> index;
  for (ProgramOp program : module.getOps<ProgramOp>()) {
    for (StepOp step : program.getOps<StepOp>()) {
      auto see = [&](Operation *op) {
        if (isSupported(op, scheduled)) {
          return;
        }
        std::string opType = getOpType(op);
        auto [it, inserted] = index.try_emplace(opType, found.size());
        if (inserted) {
          found.push_back({opType, getNodeName(op->getLoc()), 0});
        }
        ++found[it->second].count;
      };
      if (scheduled) {
        llvm::for_each(step.getBody().front(),
                       [&](Operation &op) { see(&op); });
      } else {
        step.getBody().walk(see);
      }
    }
  }
  return found;
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
