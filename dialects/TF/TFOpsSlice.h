//===- TFOpsSlice.h - slicing and joining as written ------------*- C++ -*-===//
// Part of Weir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The classes of TFOpsSlice.td, for the files that implement them.
#ifndef WEIR_DIALECTS_TF_TFOPSSLICE_H
#define WEIR_DIALECTS_TF_TFOPSSLICE_H

#include "dialects/TF/TFDialect.h"

#define GET_OP_CLASSES
#include "dialects/TF/TFOpsSlice.h.inc"

#endif // WEIR_DIALECTS_TF_TFOPSSLICE_H
