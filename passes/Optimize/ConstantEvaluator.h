//===- ConstantEvaluator.h - who computes constants -------------*- C++ -*-===//
// Part of Weir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Constants are folded by compiling what computes them and running it. Passes
// know no compiler: whoever owns the context attaches one to the weir dialect.
#ifndef WEIR_PASSES_OPTIMIZE_CONSTANTEVALUATOR_H
#define WEIR_PASSES_OPTIMIZE_CONSTANTEVALUATOR_H

#include "mlir/IR/BuiltinAttributeInterfaces.h"
#include "mlir/IR/BuiltinOps.h"
#include "mlir/IR/DialectInterface.h"
#include <functional>

namespace weir {

class ConstantEvaluator
    : public mlir::DialectInterface::Base<ConstantEvaluator> {
public:
  /// Given a module with one program of one step that has no arguments, gives
  /// the step's results. May change the module. Fails, without a diagnostic,
  /// where the step cannot be compiled or raises.
  using Evaluate = std::function<llvm::LogicalResult(
      mlir::ModuleOp, llvm::SmallVectorImpl<mlir::ElementsAttr> &)>;

  ConstantEvaluator(mlir::Dialect *dialect, Evaluate evaluate)
      : Base(dialect), evaluate(std::move(evaluate)) {}

  const Evaluate evaluate;
};

} // namespace weir

#endif // WEIR_PASSES_OPTIMIZE_CONSTANTEVALUATOR_H
