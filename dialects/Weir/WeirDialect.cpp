//===- WeirDialect.cpp - registration of the weir dialect -----------------===//
// Part of Weir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "dialects/Weir/WeirDialect.h"
#include "mlir/IR/DialectImplementation.h"
#include "llvm/ADT/TypeSwitch.h"

using namespace mlir;
using namespace weir;

#include "dialects/Weir/WeirDialect.cpp.inc"

#define GET_TYPEDEF_CLASSES
#include "dialects/Weir/WeirTypes.cpp.inc"

void WeirDialect::registerTypes() {
  addTypes<
#define GET_TYPEDEF_LIST
#include "dialects/Weir/WeirTypes.cpp.inc"
      >();
}

#define GET_ATTRDEF_CLASSES
#include "dialects/Weir/WeirAttrs.cpp.inc"

void WeirDialect::registerAttributes() {
  addAttributes<
#define GET_ATTRDEF_LIST
#include "dialects/Weir/WeirAttrs.cpp.inc"
      >();
}

void WeirDialect::initialize() {
  registerTypes();
  registerAttributes();
  addOperations<
#define GET_OP_LIST
#include "dialects/Weir/WeirOpsProgram.cpp.inc"
      >();
  addOperations<
#define GET_OP_LIST
#include "dialects/Weir/WeirOpsControl.cpp.inc"
      >();
  addOperations<
#define GET_OP_LIST
#include "dialects/Weir/WeirOpsGradients.cpp.inc"
      >();
  addOperations<
#define GET_OP_LIST
#include "dialects/Weir/WeirOpsTransfer.cpp.inc"
      >();
  addOperations<
#define GET_OP_LIST
#include "dialects/Weir/WeirOpsGraph.cpp.inc"
      >();
}
