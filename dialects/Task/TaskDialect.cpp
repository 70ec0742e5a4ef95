//===- TaskDialect.cpp - registration, task.run ---------------------------===//
// Part of Weir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "dialects/Task/TaskDialect.h"
#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/IR/BuiltinOps.h"

using namespace mlir;
using namespace weir;
using namespace weir::task;

#include "dialects/Task/TaskDialect.cpp.inc"

void TaskDialect::initialize() {
  addOperations<
#define GET_OP_LIST
#include "dialects/Task/TaskOpsKernel.cpp.inc"
      >();
  addOperations<
#define GET_OP_LIST
#include "dialects/Task/TaskOpsRun.cpp.inc"
      >();
  addOperations<
#define GET_OP_LIST
#include "dialects/Task/TaskOpsFrame.cpp.inc"
      >();
}

LogicalResult RunOp::verifySymbolUses(SymbolTableCollection &tables) {
  auto module = (*this)->getParentOfType<ModuleOp>();
  auto kernel =
      module ? tables.lookupSymbolIn<func::FuncOp>(module, getKernelAttr())
             : nullptr;
  if (!kernel) {
    return emitOpError("runs ") << getKernelAttr() << ", which is no kernel";
  }
  // A kernel that is not lowered yet counts its sizes, and takes them later.
  auto numSizes = kernel->getAttrOfType<IntegerAttr>("task.num_sizes");
  size_t later = numSizes ? numSizes.getInt() : 0;
  size_t arguments = getInputs().size() + getSizes().getExprs().size() - later;
  if (kernel.getNumArguments() != arguments) {
    return emitOpError("passes ")
           << arguments << " inputs and sizes to a kernel that takes "
           << kernel.getNumArguments();
  }
  if (kernel.getNumResults() != getOutputs().size()) {
    return emitOpError("has ")
           << getOutputs().size() << " results from a kernel that gives "
           << kernel.getNumResults();
  }
  return success();
}

#define GET_OP_CLASSES
#include "dialects/Task/TaskOpsRun.cpp.inc"
