//===- ArrayUtils.h - building and sizing of array ops ----------*- C++ -*-===//
// Part of Weir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// What the topics array and nn share: arithmetic on sizes, facts that shape
// inference leaves for decomposition, and builders of core operations.
#ifndef WEIR_DIALECTS_TF_ARRAYUTILS_H
#define WEIR_DIALECTS_TF_ARRAYUTILS_H

#include "dialects/TF/ElementwiseUtils.h"
#include "dialects/TF/TFDialect.h"

namespace weir::tf {

//===----------------------------------------------------------------------===//
// Sizes
//===----------------------------------------------------------------------===//

/// The constant that `expr` is, if it is one.
std::optional<int64_t> getConstant(SizeExpr expr);
bool isConstant(SizeExpr expr, int64_t value);
/// The product of `sizes`; 1 for none.
SizeExpr getProduct(llvm::ArrayRef<SizeExpr> sizes, mlir::MLIRContext *context);
/// The product of `numerator` over the product of `denominator`, after
/// dropping the factors that both have.
SizeExpr divideProducts(llvm::ArrayRef<SizeExpr> numerator,
                        llvm::ArrayRef<SizeExpr> denominator,
                        mlir::MLIRContext *context);
/// Equal in every run, as far as expressions tell.
bool areEqualProducts(llvm::ArrayRef<SizeExpr> a, llvm::ArrayRef<SizeExpr> b);

/// Fails with an error at `op` unless `value` has `rank` dimensions; true where
/// its rank is not known.
mlir::FailureOr<bool> checkRank(mlir::Operation *op, ShapeContext &ctx,
                                mlir::Value value, int64_t rank,
                                llvm::StringRef what);

/// `axis` counted from the front; an error at `op` where it is out of
/// [-rank, rank).
mlir::FailureOr<int64_t> normalizeAxis(mlir::Operation *op, int64_t axis,
                                       int64_t rank);

/// The known integer elements of `value`, all constant; nullopt otherwise.
std::optional<llvm::SmallVector<int64_t>> getConstants(ShapeContext &ctx,
                                                       mlir::Value value);
/// As getConstants, and an error at `op` where the value is not constant.
mlir::FailureOr<llvm::SmallVector<int64_t>>
requireConstants(mlir::Operation *op, ShapeContext &ctx, mlir::Value value,
                 llvm::StringRef what);

/// The elements, row-major, of a small integer tensor of any rank: known, or
/// read when the step runs. nullopt where its shape is not known.
std::optional<Sizes> requireElements(mlir::Operation *op, ShapeContext &ctx,
                                     mlir::Value value);
/// As ctx.requireValue, for a tensor that holds sizes: a negative one fails
/// the step.
std::optional<Sizes> requireSizes(mlir::Operation *op, ShapeContext &ctx,
                                  mlir::Value value);
/// 1 where `expr` == `value`, else 0.
SizeExpr makeEqual(ShapeContext &ctx, SizeExpr expr, int64_t value);
/// What `perm` (of `rank` elements, known or read when the step runs) says:
/// element [i][j] is 1 where dimension i of the result is dimension j of the
/// operand, else 0. Anything but a permutation fails the step. nullopt where
/// the length is not known.
std::optional<llvm::SmallVector<Sizes>> requirePermutation(mlir::Operation *op,
                                                           ShapeContext &ctx,
                                                           mlir::Value perm,
                                                           int64_t rank);
/// Fails the step where `small` > `large`.
mlir::LogicalResult requireAtMost(mlir::Operation *op, ShapeContext &ctx,
                                  SizeExpr small, SizeExpr large,
                                  llvm::StringRef what);

/// The parts of registerArrayOps and registerNNOps.
void registerArrayCoreOps(TFDialect &dialect);
void registerSliceOps(TFDialect &dialect);
void registerPadOps(TFDialect &dialect);
void registerGatherOps(TFDialect &dialect);
void registerMatrixOps(TFDialect &dialect);
void registerNNCoreOps(TFDialect &dialect);
void registerConvOps(TFDialect &dialect);
void registerPoolOps(TFDialect &dialect);
void registerVolumeOps(TFDialect &dialect);

/// Copies shape (and value) of `from` to `to`.
void setShapeLike(ShapeContext &ctx, mlir::Value to, mlir::Value from);

//===----------------------------------------------------------------------===//
// Facts from shape inference for decomposition
//===----------------------------------------------------------------------===//

/// Keeps `exprs` on `op` as `tf.known_<name>`: what an operand's value turned
/// out to be. Decomposition has no ShapeContext.
void rememberExprs(mlir::Operation *op, llvm::StringRef name,
                   llvm::ArrayRef<SizeExpr> exprs);
/// What rememberExprs kept; an error at `op` where shape inference found
/// nothing.
mlir::FailureOr<Sizes> recallExprs(mlir::Operation *op, llvm::StringRef name);
/// As recallExprs, for constants.
mlir::FailureOr<llvm::SmallVector<int64_t>>
recallConstants(mlir::Operation *op, llvm::StringRef name);
/// States that a checked op cannot fail: it may then be deleted and replaced.
void markSafe(mlir::Operation *op);
SizeExpr getConstantExpr(mlir::Operation *op, int64_t value);
Sizes getConstantExprs(mlir::Operation *op, llvm::ArrayRef<int64_t> values);

//===----------------------------------------------------------------------===//
// Builders of core operations
//===----------------------------------------------------------------------===//

mlir::Type getElementType(mlir::Value value);
/// A scalar constant of an integer, float or bool type.
mlir::Value createConstant(mlir::OpBuilder &b, mlir::Location loc,
                           mlir::Type element, double value);
/// The least (lowest finite) or largest number of a type, as a scalar.
mlir::Value createLimit(mlir::OpBuilder &b, mlir::Location loc,
                        mlir::Type element, bool lowest);
/// No operation for the identity.
mlir::Value createTranspose(mlir::OpBuilder &b, mlir::Location loc,
                            mlir::Value value,
                            llvm::ArrayRef<int64_t> permutation);
/// Strides of 1 where `strides` is empty; no operation for the whole.
mlir::Value createSlice(mlir::OpBuilder &b, mlir::Location loc,
                        mlir::Value value, llvm::ArrayRef<SizeExpr> starts,
                        llvm::ArrayRef<SizeExpr> sizes,
                        llvm::ArrayRef<int64_t> strides = {});
/// No operation where nothing is added.
mlir::Value createPad(mlir::OpBuilder &b, mlir::Location loc, mlir::Value value,
                      mlir::Value padding, llvm::ArrayRef<SizeExpr> low,
                      llvm::ArrayRef<SizeExpr> high,
                      llvm::ArrayRef<int64_t> interior = {});
mlir::Value createConcat(mlir::OpBuilder &b, mlir::Location loc,
                         mlir::ValueRange values, int64_t axis);
mlir::Value createReverse(mlir::OpBuilder &b, mlir::Location loc,
                          mlir::Value value, llvm::ArrayRef<int64_t> axes);
mlir::Value createIota(mlir::OpBuilder &b, mlir::Location loc,
                       mlir::Type element, llvm::ArrayRef<SizeExpr> sizes,
                       int64_t axis);
/// A filled tensor: a broadcast scalar constant.
mlir::Value createSplat(mlir::OpBuilder &b, mlir::Location loc,
                        mlir::Type element, llvm::ArrayRef<SizeExpr> sizes,
                        double value);
mlir::Value createRemap(mlir::OpBuilder &b, mlir::Location loc,
                        mlir::Value value, mlir::Value other,
                        llvm::ArrayRef<SizeExpr> sizes,
                        llvm::ArrayRef<mlir::AffineExpr> map,
                        llvm::ArrayRef<mlir::AffineExpr> equalZero = {},
                        llvm::ArrayRef<mlir::AffineExpr> notNegative = {});
/// An elementwise operation of the vocabulary by name ("tf.AddV2"); the result
/// has the first operand's sizes and `element` (absent: its element type).
mlir::Value createElementwise(mlir::OpBuilder &b, mlir::Location loc,
                              llvm::StringRef name, mlir::ValueRange operands,
                              mlir::Type element = {});
/// condition ? x : y, all of one shape.
mlir::Value createSelect(mlir::OpBuilder &b, mlir::Location loc,
                         mlir::Value condition, mlir::Value x, mlir::Value y);
/// `tf.scatter_nd`. Without a `text`, the error is ScatterNd's.
mlir::Value createScatter(mlir::OpBuilder &b, mlir::Location loc,
                          mlir::Value init, mlir::Value indices,
                          mlir::Value updates, llvm::StringRef combine,
                          bool skipNegative = false, bool sorted = false,
                          llvm::StringRef text = {});
/// `tf.Cast`; no operation where the type is the same.
mlir::Value createCast(mlir::OpBuilder &b, mlir::Location loc,
                       mlir::Value value, mlir::Type element);

//===----------------------------------------------------------------------===//
// Lowering
//===----------------------------------------------------------------------===//

/// The element of the lowered type for `element`.
mlir::Type getLoweredElement(mlir::Type element);
/// Zero, or one, of a lowered element type.
mlir::Value createLoweredConstant(LoweringContext &ctx, mlir::Type element,
                                  double value);
/// A linalg.generic over all elements of a tensor of `type` (as written, with
/// sizes), in parallel; `body` gets the position and builds the element.
mlir::Value
createIndexed(LoweringContext &ctx, mlir::Type type,
              llvm::function_ref<mlir::Value(mlir::OpBuilder &, mlir::Location,
                                             mlir::ValueRange)>
                  body);
/// Whether a value surely has no elements.
bool hasNoElements(mlir::Type type);
/// A sequential loop over all positions in `sizes`, row-major, that carries a
/// tensor from `init` on. One loop: nested ones that carry tensors do not
/// bufferize in place.
mlir::Value buildPositionLoop(
    LoweringContext &ctx, llvm::ArrayRef<SizeExpr> sizes, mlir::Value init,
    llvm::function_ref<mlir::Value(mlir::OpBuilder &, mlir::Location,
                                   mlir::ValueRange position, mlir::Value into)>
        body);
/// `into` with the slice at `at` (its leading dimensions; the others have the
/// sizes `rest`) replaced, element by element, by `body` of the old element and
/// those of `slices`.
mlir::Value
updateSlice(mlir::OpBuilder &b, mlir::Location loc, mlir::Value into,
            mlir::ValueRange at, llvm::ArrayRef<mlir::OpFoldResult> rest,
            mlir::ValueRange slices,
            llvm::function_ref<mlir::Value(mlir::OpBuilder &, mlir::Location,
                                           mlir::Value, mlir::ValueRange)>
                body);
/// The slice of `from` at `at`, as updateSlice takes it; a scalar where `rest`
/// is empty.
mlir::Value takeSlice(mlir::OpBuilder &b, mlir::Location loc, mlir::Value from,
                      mlir::ValueRange at,
                      llvm::ArrayRef<mlir::OpFoldResult> rest);
/// `expr` over `dims` and `symbols`, as an index. Divisions round down.
mlir::Value expandExpr(mlir::OpBuilder &b, mlir::Location loc,
                       mlir::AffineExpr expr, mlir::ValueRange dims,
                       mlir::ValueRange symbols);

} // namespace weir::tf

#endif // WEIR_DIALECTS_TF_ARRAYUTILS_H
