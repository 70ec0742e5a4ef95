//===- UnsupportedOps.h - what a program cannot run -------------*- C++ -*-===//
// Part of Weir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#ifndef WEIR_PASSES_SCHEDULE_UNSUPPORTEDOPS_H
#define WEIR_PASSES_SCHEDULE_UNSUPPORTEDOPS_H

#include "mlir/IR/BuiltinOps.h"
#include <functional>
#include <string>
#include <vector>

namespace weir {

/// An op type that is neither compiled nor has a runtime function.
struct UnsupportedOp {
  std::string opType;
  std::string node; ///< the first that uses it
  unsigned count = 0;
};

/// Whether the runtime at hand has the function of that symbol; empty: all.
using HasFunction = std::function<bool(llvm::StringRef)>;

/// What the steps of a module need and nobody can compute, by op type in order
/// of appearance. `scheduled`: kernels are formed, so that any other op counts;
/// before that, only `tf.generic` ops that nothing will rewrite do.
std::vector<UnsupportedOp>
findUnsupportedOps(mlir::ModuleOp module, bool scheduled,
                   const HasFunction &hasFunction = {});

/// The same for some steps.
std::vector<UnsupportedOp>
findUnsupportedOps(llvm::ArrayRef<mlir::Operation *> steps, bool scheduled,
                   const HasFunction &hasFunction = {});

/// One error that lists them; success if there are none.
llvm::LogicalResult
reportUnsupportedOps(mlir::ModuleOp module,
                     const std::vector<UnsupportedOp> &found);

} // namespace weir

#endif // WEIR_PASSES_SCHEDULE_UNSUPPORTEDOPS_H
