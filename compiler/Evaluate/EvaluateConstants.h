//===- EvaluateConstants.h - constants by compiling and running -*- C++ -*-===//
// Part of Weir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#ifndef WEIR_COMPILER_EVALUATE_EVALUATECONSTANTS_H
#define WEIR_COMPILER_EVALUATE_EVALUATECONSTANTS_H

namespace mlir {
class DialectRegistry;
} // namespace mlir

namespace weir {

/// Lets --weir-fold-constants compute in contexts made of `registry`: attaches
/// an evaluator to the weir dialect when it is loaded. Kernels are compiled by
/// the reference path for one fixed level of CPU, so that what is folded does
/// not depend on the machine that compiles.
void registerConstantEvaluation(mlir::DialectRegistry &registry);

} // namespace weir

#endif // WEIR_COMPILER_EVALUATE_EVALUATECONSTANTS_H
