//===- TaskDialect.h - how a step runs --------------------------*- C++ -*-===//
// Part of Weir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#ifndef WEIR_DIALECTS_TASK_TASKDIALECT_H
#define WEIR_DIALECTS_TASK_TASKDIALECT_H

#include "dialects/TF/TFDialect.h"
#include "mlir/IR/SymbolTable.h"

#include "dialects/Task/TaskDialect.h.inc"

#define GET_OP_CLASSES
#include "dialects/Task/TaskOpsKernel.h.inc"
#define GET_OP_CLASSES
#include "dialects/Task/TaskEnums.h.inc"
#include "dialects/Task/TaskOpsRun.h.inc"
#define GET_OP_CLASSES
#include "dialects/Task/TaskOpsFrame.h.inc"

#endif // WEIR_DIALECTS_TASK_TASKDIALECT_H
