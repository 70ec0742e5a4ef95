//===- TFOpsBinary.cpp - several operands, element by element ----===//
// Part of Weir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "dialects/TF/ElementwiseUtils.h"
#include "dialects/TF/LoweringUtils.h"
#include "dialects/TF/TFOpsElementwise.h"

using namespace mlir;
using namespace weir;
using namespace weir::tf;

void tf::registerBinaryOps(TFDialect &dialect) {
  dialect.addOps<
#define GET_OP_LIST
#include "dialects/TF/TFOpsBinary.cpp.inc"
      >();
}

#define GET_OP_CLASSES
#include "dialects/TF/TFOpsBinary.cpp.inc"
