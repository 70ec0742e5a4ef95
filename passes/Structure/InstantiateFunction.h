//===- InstantiateFunction.h - a function's body as nodes -------*- C++ -*-===//
// Part of Weir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#ifndef WEIR_PASSES_STRUCTURE_INSTANTIATEFUNCTION_H
#define WEIR_PASSES_STRUCTURE_INSTANTIATEFUNCTION_H

#include "dialects/TF/OpDefs.h"
#include "dialects/Weir/WeirDialect.h"
#include "mlir/IR/BuiltinOps.h"

namespace weir {

/// TensorFlow's signatures and those of the module's functions. Failure has
/// been reported.
mlir::LogicalResult addFunctionSignatures(mlir::ModuleOp module,
                                          tf::OpDefs &defs);

/// A call of a library function: by `PartitionedCall` and its like, or by a
/// node whose op is the function's name.
struct FunctionCall {
  FunctionOp function;
  /// The attributes of the instantiation.
  mlir::DictionaryAttr attrs;
};
/// The function that `node` calls; nullopt if it is no call, or calls a
/// function that the module does not have.
std::optional<FunctionCall> getFunctionCall(NodeOp node,
                                            mlir::SymbolTable &functions);

/// A body as nodes of graph form.
struct FunctionInstance {
  llvm::SmallVector<NodeOp> nodes;     ///< in the body's order
  llvm::SmallVector<mlir::Value> rets; ///< all tensors of all outputs, in order
  /// Nodes that must have run when the function has: those that control_ret
  /// names, and those with effects.
  llvm::SmallVector<NodeOp> controlRets;
  /// Those of them that control_ret names.
  llvm::SmallVector<NodeOp> namedControlRets;
};

/// Element types of a function's inputs and outputs under `attrs`. Failure has
/// been reported at `caller`.
mlir::LogicalResult
getSignatureTypes(FunctionOp function, mlir::DictionaryAttr attrs,
                  const tf::OpDefs &defs, mlir::Operation *caller,
                  llvm::SmallVectorImpl<mlir::Type> &inputs,
                  llvm::SmallVectorImpl<mlir::Type> &outputs);

/// Copies `function`'s body to the builder's insertion point (in a graph
/// region): node names get `prefix`, placeholders their values from `attrs`,
/// results their numbers, arguments `args` (all tensors of all arguments).
/// Failure has been reported, naming the node.
mlir::FailureOr<FunctionInstance>
instantiateFunction(mlir::OpBuilder &builder, FunctionOp function,
                    mlir::DictionaryAttr attrs, mlir::ValueRange args,
                    llvm::StringRef prefix, llvm::StringRef device,
                    const tf::OpDefs &defs);

/// Erases the nodes that neither the results nor `roots` need.
void eraseUnneeded(FunctionInstance &instance, llvm::ArrayRef<NodeOp> roots);

/// Whether `call` leaves out what neither the function's results nor its
/// control_ret needs, effects included.
bool dropsUnneeded(NodeOp call);

} // namespace weir

#endif // WEIR_PASSES_STRUCTURE_INSTANTIATEFUNCTION_H
