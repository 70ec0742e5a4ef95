//===- Effects.h - what running an op may do --------------------*- C++ -*-===//
// Part of Weir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Questions about the effect class of any op, with the interface of it or not.
#ifndef WEIR_DIALECTS_TF_EFFECTS_H
#define WEIR_DIALECTS_TF_EFFECTS_H

#include "dialects/TF/TFInterfaces.h"

namespace weir::tf {

/// Whether running `op` twice, or not at all, makes no difference: its class is
/// Total, or it has none and MLIR knows it to be without effects.
bool isTotal(mlir::Operation *op);

/// Whether tokens order `op`.
bool isEffectful(mlir::Operation *op);

} // namespace weir::tf

#endif // WEIR_DIALECTS_TF_EFFECTS_H
