//===- OpModels.h - helpers of the built-in op models -----------*- C++ -*-===//
// Part of Weir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Most operations that the runtime computes have shape functions that one line
// can say. Such a line is a *shape signature*:
//
//   signature := [shape {";" shape}] "->" [shape {";" shape}]
//   shape     := "_"                 anything; as a result: rank unknown
//              | "@" K               result: what variable operand K holds
//              | "[" {dim} "]"
//   dim       := INT | "?"           any size; as a result: found when it runs
//              | NAME                operands: binds or must equal; results:
//              use | "..." NAME          the same for any number of dimensions
//              | "+" NAME            result: one size found when the op runs
//              | "$" K               result: the value of scalar operand K
//              | "$" K "..."         result: the elements of vector operand K
//              | "#" ATTR            result: an integer attribute
//   A last shape followed by "*" stands for all remaining ones.
//
//   Unique:       "[n] -> [+u]; [n]"
//   RandomGamma:  "[?]; [...a] -> [$0... ...a]"
//
// An operand that contradicts its signature is not an error here: the runtime
// function reports it, with TensorFlow's words, when the step gets there.
#ifndef WEIR_DIALECTS_TF_OPMODELS_H
#define WEIR_DIALECTS_TF_OPMODELS_H

#include "dialects/TF/OpRegistry.h"
#include "dialects/TF/TFDialect.h"
#include "dialects/Weir/HeldTypes.h"

namespace weir::tf {

using InferFn = std::function<llvm::LogicalResult(GenericOp, ShapeContext &)>;

/// The shape function that `signature` says. Malformed ones are our bug and end
/// the process with a message.
InferFn parseShapeSignature(llvm::StringRef signature);

/// Adds models of op types that the runtime function `weir_call_<OpType>`
/// computes.
void addCalls(OpRegistry &registry, EffectClass effect,
              llvm::StringRef signature,
              llvm::ArrayRef<llvm::StringRef> opTypes);
void addCalls(OpRegistry &registry, EffectClass effect, InferFn infer,
              llvm::ArrayRef<llvm::StringRef> opTypes);

/// Attributes of TensorFlow, from `attrs`.
std::optional<int64_t> getIntAttr(GenericOp op, llvm::StringRef name);
bool getBoolAttr(GenericOp op, llvm::StringRef name, bool otherwise);
/// A shape attribute with -1 for unknown; nullopt: absent or of unknown rank.
using PartialShape = llvm::SmallVector<int64_t, 4>;
std::optional<PartialShape> getShapeAttr(GenericOp op, llvm::StringRef name);
/// Element `index` of a list(shape) attribute.
std::optional<PartialShape> getShapeAttr(GenericOp op, llvm::StringRef name,
                                         size_t index);

/// The element type that attribute `name` says (`dtype`, ...), else i8.
mlir::Type getTypeAttr(GenericOp op, llvm::StringRef name);

/// Where the handle, reference or list in `handle` comes from, looking through
/// what only passes it on (identities, references that state ops return).
mlir::Value getHandleRoot(mlir::Value handle);
/// The op that made it; null if it comes from elsewhere.
GenericOp getHandleProducer(mlir::Value handle);
/// What the types say is behind `handle`, or null.
mlir::Type findHeldType(mlir::Value handle);
/// A partial shape as a type to hold; unknown rank: unranked.
mlir::Type makeHeldType(std::optional<PartialShape> shape, mlir::Type element);
/// The shape of what the variable behind `handle` holds, -1 for unknown sizes;
/// nullopt: rank unknown.
std::optional<PartialShape> getVariableShape(mlir::Value handle);

/// Notes, in the types of the TensorArrays and stacks behind `handles`, the
/// shapes of what is written through them, also in steps that they go to.
void noteWrites(mlir::ValueRange handles, ShapeContext &ctx);

/// `shape` as sizes: unknown ones are found out when `op` runs.
Sizes makeSizes(GenericOp op, ShapeContext &ctx, llvm::ArrayRef<int64_t> shape);
/// Parts of registerDataOpModels(), one for each OpModels<Topic>.cpp.
void registerImageOpModels(OpRegistry &registry);
void registerSparseOpModels(OpRegistry &registry);
void registerSpecialOpModels(OpRegistry &registry);
/// Gives every result a scalar shape.
llvm::LogicalResult inferScalars(GenericOp op, ShapeContext &ctx);

} // namespace weir::tf

#endif // WEIR_DIALECTS_TF_OPMODELS_H
