//===- WeirOpsGradients.cpp - derivatives asked for -----------------------===//
// Part of Weir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "dialects/Weir/WeirDialect.h"

using namespace mlir;
using namespace weir;

#define GET_OP_CLASSES
#include "dialects/Weir/WeirOpsGradients.cpp.inc"
