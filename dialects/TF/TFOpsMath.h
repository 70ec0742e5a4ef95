//===- TFOpsMath.h - reductions, matrix products, losses --------*- C++ -*-===//
// Part of Weir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The classes of TFOpsReduction.td and TFOpsMath.td. Not part of TFDialect.h:
// few files need them.
#ifndef WEIR_DIALECTS_TF_TFOPSMATH_H
#define WEIR_DIALECTS_TF_TFOPSMATH_H

#include "dialects/TF/TFDialect.h"

#define GET_OP_CLASSES
#include "dialects/TF/TFOpsReduction.h.inc"
#define GET_OP_CLASSES
#include "dialects/TF/TFOpsMath.h.inc"

namespace weir::tf {
void registerReductionOps(TFDialect &dialect);
} // namespace weir::tf

#endif // WEIR_DIALECTS_TF_TFOPSMATH_H
