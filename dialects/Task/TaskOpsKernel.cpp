//===- TaskOpsKernel.cpp - verifiers of the ops inside kernels ------------===//
// Part of Weir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "dialects/Task/TaskDialect.h"
#include "mlir/Dialect/Func/IR/FuncOps.h"

using namespace mlir;
using namespace weir;
using namespace weir::task;

/// WEIR_MAX_RAISE_VALUES of runtime/abi/Program.h.
static constexpr size_t mostRaiseValues = 48;

LogicalResult RaiseOp::verify() {
  if (getValues().size() > mostRaiseValues) {
    return emitOpError("shows at most ")
           << mostRaiseValues << " values, got " << getValues().size();
  }
  auto kernel = (*this)->getParentOfType<func::FuncOp>();
  if (!kernel) {
    return emitOpError("must stand in a kernel");
  }
  auto site = static_cast<int64_t>(getSite());
  if (site < 0) {
    return emitOpError("site must not be negative, got ") << site;
  }
  if (auto sites = kernel->getAttrOfType<ArrayAttr>("task.sites")) {
    if (site >= static_cast<int64_t>(sites.size())) {
      return emitOpError("names site ")
             << site << " of a kernel with " << sites.size() << " sites";
    }
  }
  return success();
}

#define GET_OP_CLASSES
#include "dialects/Task/TaskOpsKernel.cpp.inc"
