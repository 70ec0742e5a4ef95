//===- FunctionGradients.h - gradients that a graph defines -----*- C++ -*-===//
// Part of Weir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#ifndef WEIR_PASSES_STRUCTURE_FUNCTIONGRADIENTS_H
#define WEIR_PASSES_STRUCTURE_FUNCTIONGRADIENTS_H

#include "dialects/Weir/WeirDialect.h"
#include "mlir/IR/BuiltinOps.h"
#include "llvm/ADT/StringMap.h"

namespace weir {

/// On an op: what its derivative is, instead of the one that its kind has. A
/// symbol: a private step that takes the op's inputs and the gradients of its
/// outputs, and gives the gradients of the inputs. A string: the op type as
/// whose it is differentiated. `--weir-expand-gradients` takes it off.
inline constexpr llvm::StringLiteral gradientAttr = "weir.gradient";

/// On weir.gradients: a result that no path leads to is zeros.
inline constexpr llvm::StringLiteral unconnectedZerosAttr =
    "weir.unconnected_zeros";

/// On weir.gradients: the name of the loss whose optimizer the gradients are
/// for (GradientRequest::minimized).
inline constexpr llvm::StringLiteral minimizedAttr = "weir.minimized";

/// On an op: nothing but a derivative asked for it. It goes, whatever its
/// effects, if the derivative does without its results, as TensorFlow prunes
/// it.
inline constexpr llvm::StringLiteral onDemandAttr = "weir.on_demand";

/// The gradients that the graph itself gives: a library's GradientDefs, and
/// `_gradient_op_type` of nodes.
class FunctionGradients {
public:
  explicit FunctionGradients(mlir::ModuleOp module);

  /// Whether anything in the module is differentiated.
  bool isUsed() const { return used; }
  /// The function that is the gradient of `function`; empty: none is given.
  llvm::StringRef lookup(llvm::StringRef function) const {
    return gradients.lookup(function);
  }
  /// What `_gradient_op_type` of a node says, if it says more than its op type:
  /// else empty. TensorFlow numbers the gradients of calls that it makes itself
  /// ("PartitionedCall-7"); these are what the called function says anyway.
  static llvm::StringRef getGradientOpType(NodeOp node);

private:
  bool used = false;
  llvm::StringMap<llvm::StringRef> gradients;
};

} // namespace weir

#endif // WEIR_PASSES_STRUCTURE_FUNCTIONGRADIENTS_H
