//===- TFOpsElementwise.cpp - one operand, element by element ----===//
// Part of Weir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "dialects/TF/TFOpsElementwise.h"
#include "dialects/TF/ElementwiseUtils.h"
#include "dialects/TF/LoweringUtils.h"

using namespace mlir;
using namespace weir;
using namespace weir::tf;

void tf::registerElementwiseOps(TFDialect &dialect) {
  registerBinaryOps(dialect);
  dialect.addOps<
#define GET_OP_LIST
#include "dialects/TF/TFOpsElementwise.cpp.inc"
      >();
}

#define GET_OP_CLASSES
#include "dialects/TF/TFOpsElementwise.cpp.inc"
