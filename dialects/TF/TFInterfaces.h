//===- TFInterfaces.h - what a tf op says about itself ----------*- C++ -*-===//
// Part of Weir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The contexts that the interfaces of TFInterfaces.td speak through: symbolic
// shapes, decomposition, lowering. Passes own them; ops only use them.
#ifndef WEIR_DIALECTS_TF_TFINTERFACES_H
#define WEIR_DIALECTS_TF_TFINTERFACES_H

#include "mlir/IR/AffineExpr.h"
#include "mlir/IR/Builders.h"
#include "mlir/IR/BuiltinTypes.h"
#include "mlir/IR/OpDefinition.h"
#include "mlir/IR/PatternMatch.h"
#include "llvm/ADT/SmallVector.h"
#include <optional>

namespace weir::tf {

/// One size: an affine (or semi-affine) expression of the step's symbols.
using SizeExpr = mlir::AffineExpr;
using Sizes = llvm::SmallVector<SizeExpr, 4>;

/// How an op may be grouped into kernels.
enum class FusionKind {
  Elementwise, ///< result[i] needs operand[i] only, all of one shape
  Injective,   ///< result[i] needs one element of each operand (broadcast, ...)
  Reduction,   ///< a reduction: elementwise producers fuse in
  Anchor,      ///< matmul, convolution: elementwise consumers fuse behind it
  Opaque,      ///< a kernel of its own
};

/// The three effect classes of the design.
enum class EffectClass {
  Total,    ///< may be moved, duplicated, speculated, deleted
  MayRaise, ///< never speculated; deleted only where pruning would have
  Effectful ///< ordered by tokens
};

/// The value of a small integer tensor as expressions: what a shape operand
/// holds. `shape` is empty for a scalar, one constant for a vector.
struct SymbolicValue {
  llvm::SmallVector<int64_t, 1> shape;
  Sizes elements;
};

/// What shape inference knows while it walks a step in order. Implemented by
/// passes/Structure/InferShapes.cpp.
class ShapeContext {
public:
  virtual ~ShapeContext();

  /// The sizes of `value`, or nullopt where its rank is unknown.
  virtual std::optional<Sizes> getShape(mlir::Value value) = 0;
  /// The symbolic value of a small (at most 64 elements) integer tensor of rank
  /// 0 or 1, where known: constants, shapes and arithmetic on them.
  virtual std::optional<SymbolicValue> getValue(mlir::Value value) = 0;
  /// As getValue, but a value that only the run can tell is read at run time:
  /// its elements become new symbols. Needs a known element count. With
  /// `nonNegative`, the run fails at a negative element.
  virtual std::optional<SymbolicValue> requireValue(mlir::Value value) = 0;

  virtual void setShape(mlir::Value result, llvm::ArrayRef<SizeExpr> sizes) = 0;
  virtual void setValue(mlir::Value result, SymbolicValue value) = 0;

  /// A new size that the op itself finds out when it runs (Where, Unique).
  virtual SizeExpr newResultSize(mlir::Operation *op) = 0;
  /// max, min and TensorFlow's broadcast of two sizes (equal, or one of them 1;
  /// anything else fails when the run starts, naming `op`).
  virtual SizeExpr max(SizeExpr a, SizeExpr b) = 0;
  virtual SizeExpr min(SizeExpr a, SizeExpr b) = 0;
  virtual SizeExpr broadcast(mlir::Operation *op, SizeExpr a, SizeExpr b) = 0;
  /// `condition` < 0 ? a : b.
  virtual SizeExpr selectNegative(SizeExpr condition, SizeExpr a,
                                  SizeExpr b) = 0;
  /// States that two sizes are equal: checked where the compiler cannot prove
  /// it, when the run starts, with an INVALID_ARGUMENT that names `op` and says
  /// `what` ("matrix size-incompatible"). Fails at compile time where both are
  /// constants and differ.
  virtual llvm::LogicalResult requireEqual(mlir::Operation *op, SizeExpr a,
                                           SizeExpr b,
                                           llvm::StringRef what) = 0;
  SizeExpr constant(int64_t value);

  explicit ShapeContext(mlir::MLIRContext *context) : context(context) {}
  mlir::MLIRContext *getContext() const { return context; }

private:
  mlir::MLIRContext *context;
};

/// Builds core ops in place of a composite one. Result types carry `#tf.dims`.
class DecomposeRewriter : public mlir::OpBuilder {
public:
  explicit DecomposeRewriter(mlir::RewriterBase &rewriter)
      : OpBuilder(rewriter), rewriter(rewriter) {}
  /// Replaces the op by `values` and erases it.
  void replaceOp(mlir::Operation *op, mlir::ValueRange values);

private:
  mlir::RewriterBase &rewriter;
};

/// What an op needs to lower itself inside a kernel. Implemented by
/// passes/Lowering/TFToLinalg.cpp.
class LoweringContext {
public:
  virtual ~LoweringContext();

  mlir::OpBuilder &builder;
  mlir::Location loc;

  LoweringContext(mlir::OpBuilder &builder, mlir::Location loc)
      : builder(builder), loc(loc) {}

  /// A size as an index: a constant or a function of the kernel's arguments.
  virtual mlir::OpFoldResult getSize(SizeExpr expr) = 0;
  mlir::Value getSizeValue(SizeExpr expr);
  /// The sizes that `type` (with `#tf.dims`, or static) spells out.
  llvm::SmallVector<mlir::OpFoldResult> getSizes(mlir::Type type);
  /// The lowered type: signless elements, bool as i8, no encoding.
  mlir::RankedTensorType getLoweredType(mlir::Type type);
  /// An uninitialized tensor of the lowered type.
  mlir::Value createEmpty(mlir::Type type);
  /// A tensor of the lowered type filled with `scalar`.
  mlir::Value createFilled(mlir::Type type, mlir::Value scalar);
  /// A run-time check: where `bad` (i1) is set, the run fails with `code` and
  /// the text `format`, in which {0}, {1}, {2} stand for `values` (index or
  /// integers); `index` tells which of several failures wins (the lowest).
  virtual void raiseIf(mlir::Value bad, llvm::StringRef code,
                       llvm::StringRef format, mlir::Value index,
                       mlir::ValueRange values) = 0;
};

/// The sizes of a ranked tensor type: its `#tf.dims`, or its static shape.
/// A dynamic dimension without `#tf.dims` is a null expression.
Sizes getTypeSizes(mlir::Type type);
/// `type` with these sizes: static dims where constant, `#tf.dims` where any is
/// not.
mlir::RankedTensorType getTypeWithSizes(mlir::Type elementType,
                                        llvm::ArrayRef<SizeExpr> sizes);

} // namespace weir::tf

#include "dialects/TF/TFInterfaces.h.inc"

#endif // WEIR_DIALECTS_TF_TFINTERFACES_H
