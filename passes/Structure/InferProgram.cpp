//===- InferProgram.cpp - shapes of a program, once more if need be -------===//
// Part of Weir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "passes/Structure/InferProgram.h"
#include "dialects/TF/RunTimeForms.h"
#include "dialects/Weir/HeldTypes.h"
#include "passes/Structure/ProgramShapes.h"

using namespace mlir;
using namespace weir;

/// Whether kernels that work on something of unknown rank are left.
static bool leavesUnranked(ProgramOp program) {
  WalkResult result = program.walk([](Operation *op) {
    bool isKernel =
        op->getName().getDialectNamespace() == "tf" && !isa<tf::GenericOp>(op);
    bool isUnranked = llvm::any_of(op->getResultTypes(), [](Type type) {
      return isa<UnrankedTensorType>(type) && !isHandleLike(type);
    });
    return isKernel && isUnranked ? WalkResult::interrupt()
                                  : WalkResult::advance();
  });
  return result.wasInterrupted();
}

LogicalResult weir::inferProgram(ProgramOp program, bool deferErrors) {
  if (tf::findCountedSqueezes(program).empty()) {
    return ProgramShapes(program, deferErrors).run();
  }
  MLIRContext *context = program.getContext();
  OpBuilder builder(program);
  auto copy = cast<ProgramOp>(builder.clone(*program));
  std::vector<Diagnostic> diagnostics;
  auto infer = [&](ProgramOp which) {
    ScopedDiagnosticHandler keep(context, [&](Diagnostic &diagnostic) {
      diagnostics.push_back(std::move(diagnostic));
      return success();
    });
    return ProgramShapes(which, deferErrors).run();
  };
  LogicalResult result = infer(program);
  size_t numDiagnostics = diagnostics.size();
  if (failed(result) || leavesUnranked(program)) {
    for (Operation *op : tf::findCountedSqueezes(copy)) {
      op->setAttr(tf::mayCountOneAttr, builder.getUnitAttr());
    }
    if (succeeded(infer(copy)) && !leavesUnranked(copy)) {
      std::swap(program, copy);
      diagnostics.erase(diagnostics.begin(),
                        diagnostics.begin() + numDiagnostics);
      result = success();
    } else {
      diagnostics.erase(diagnostics.begin() + numDiagnostics,
                        diagnostics.end());
    }
  }
  copy.erase();
  for (Diagnostic &diagnostic : diagnostics) {
    context->getDiagEngine().emit(std::move(diagnostic));
  }
  return result;
}
