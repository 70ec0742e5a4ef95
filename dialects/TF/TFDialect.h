//===- TFDialect.h - TensorFlow's operations --------------------*- C++ -*-===//
// Part of Weir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#ifndef WEIR_DIALECTS_TF_TFDIALECT_H
#define WEIR_DIALECTS_TF_TFDIALECT_H

#include "dialects/TF/TFInterfaces.h"
#include "dialects/Weir/WeirDialect.h"
#include "mlir/IR/Dialect.h"
#include "mlir/Interfaces/SideEffectInterfaces.h"

namespace weir::tf {
class OpRegistry;
} // namespace weir::tf

namespace weir::tf {
/// An op that may fail the run has the effect of a write, so that it stays
/// where its results are not used; unless shape inference found it harmless
/// (the attribute `tf.known_safe`).
void addRaiseEffect(
    mlir::Operation *op,
    llvm::SmallVectorImpl<mlir::MemoryEffects::EffectInstance> &effects);
} // namespace weir::tf

#include "dialects/TF/TFDialect.h.inc"

#define GET_ATTRDEF_CLASSES
#include "dialects/TF/TFAttributes.h.inc"

#define GET_OP_CLASSES
#include "dialects/TF/TFOpsCore.h.inc"
#define GET_OP_CLASSES
#include "dialects/TF/TFOpsArrayCore.h.inc"
#define GET_OP_CLASSES
#include "dialects/TF/TFOpsNNCore.h.inc"

namespace weir::tf {

/// Each topic file registers its own ops: one function per TFOps<Topic>.cpp.
void registerCoreOps(TFDialect &dialect);
void registerElementwiseOps(TFDialect &dialect);
void registerMathOps(TFDialect &dialect);
void registerArrayOps(TFDialect &dialect);
void registerNNOps(TFDialect &dialect);
void registerGradientOps(TFDialect &dialect);

} // namespace weir::tf

#endif // WEIR_DIALECTS_TF_TFDIALECT_H
