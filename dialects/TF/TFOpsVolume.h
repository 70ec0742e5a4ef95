//===- TFOpsVolume.h - volumes and patches as written -----------*- C++ -*-===//
// Part of Weir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The classes of TFOpsVolume.td, for the files that implement them.
#ifndef WEIR_DIALECTS_TF_TFOPSVOLUME_H
#define WEIR_DIALECTS_TF_TFOPSVOLUME_H

#include "dialects/TF/TFDialect.h"

#define GET_OP_CLASSES
#include "dialects/TF/TFOpsVolume.h.inc"

#endif // WEIR_DIALECTS_TF_TFOPSVOLUME_H
