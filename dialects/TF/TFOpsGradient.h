//===- TFOpsGradient.h - ops that only derivatives need ---------*- C++ -*-===//
// Part of Weir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#ifndef WEIR_DIALECTS_TF_TFOPSGRADIENT_H
#define WEIR_DIALECTS_TF_TFOPSGRADIENT_H

#include "dialects/TF/TFDialect.h"

#define GET_OP_CLASSES
#include "dialects/TF/TFOpsGradient.h.inc"

#endif // WEIR_DIALECTS_TF_TFOPSGRADIENT_H
