//===- WeirDialect.h - graphs, programs, steps ------------------*- C++ -*-===//
// Part of Weir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#ifndef WEIR_DIALECTS_WEIR_WEIRDIALECT_H
#define WEIR_DIALECTS_WEIR_WEIRDIALECT_H

#include "mlir/IR/BuiltinTypes.h"
#include "mlir/IR/Dialect.h"
#include "mlir/IR/OpDefinition.h"
#include "mlir/IR/OpImplementation.h"
#include "mlir/IR/RegionKindInterface.h"
#include "mlir/IR/SymbolTable.h"
#include "mlir/Interfaces/FunctionInterfaces.h"
#include "mlir/Interfaces/SideEffectInterfaces.h"

#include "dialects/Weir/WeirDialect.h.inc"

#define GET_TYPEDEF_CLASSES
#include "dialects/Weir/WeirTypes.h.inc"

#define GET_ATTRDEF_CLASSES
#include "dialects/Weir/WeirAttrs.h.inc"

#define GET_OP_CLASSES
#include "dialects/Weir/WeirOpsGraph.h.inc"

#define GET_OP_CLASSES
#include "dialects/Weir/WeirOpsProgram.h.inc"

#define GET_OP_CLASSES
#include "dialects/Weir/WeirOpsControl.h.inc"

#define GET_OP_CLASSES
#include "dialects/Weir/WeirOpsGradients.h.inc"

#define GET_OP_CLASSES
#include "dialects/Weir/WeirOpsTransfer.h.inc"

#endif // WEIR_DIALECTS_WEIR_WEIRDIALECT_H
