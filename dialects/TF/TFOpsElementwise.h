//===- TFOpsElementwise.h - elementwise ops ---------------------*- C++ -*-===//
// Part of Weir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The classes of TFOpsElementwise.td and TFOpsBinary.td. Not part of
// TFDialect.h: few files need them, and they are many.
#ifndef WEIR_DIALECTS_TF_TFOPSELEMENTWISE_H
#define WEIR_DIALECTS_TF_TFOPSELEMENTWISE_H

#include "dialects/TF/TFDialect.h"

#define GET_OP_CLASSES
#include "dialects/TF/TFOpsElementwise.h.inc"
#define GET_OP_CLASSES
#include "dialects/TF/TFOpsBinary.h.inc"

namespace weir::tf {
void registerBinaryOps(TFDialect &dialect);
} // namespace weir::tf

#endif // WEIR_DIALECTS_TF_TFOPSELEMENTWISE_H
