//===- GradientModels.h - writing an op's derivative ------------*- C++ -*-===//
// Part of Weir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Derivatives are written before shapes are known, with ops as written, the way
// TensorFlow's own gradient functions are. A model is a function from an op and
// the gradients of its results to the gradients of its operands; a null value
// is "none".
//
#ifndef WEIR_DIALECTS_TF_GRADIENTMODELS_H
#define WEIR_DIALECTS_TF_GRADIENTMODELS_H

#include "dialects/TF/OpRegistry.h"
#include "dialects/TF/TFDialect.h"

namespace weir::tf {

using Values = llvm::SmallVector<mlir::Value>;

/// Emits tf ops by name. Result types have elements and no rank.
class GradientEmitter {
public:
  GradientEmitter(mlir::OpBuilder &builder, mlir::Operation *op,
                  mlir::ValueRange gradients)
      : builder(builder), op(op), gradients(gradients) {}

  mlir::OpBuilder &builder;
  mlir::Operation *op;
  mlir::ValueRange gradients;

  mlir::Value x(unsigned i = 0) const { return op->getOperand(i); }
  mlir::Value y(unsigned i = 0) const { return op->getResult(i); }
  mlir::Value g(unsigned i = 0) const { return gradients[i]; }
  /// Gradients of a runtime call's operands without its tokens: none yet.
  Values none() const;

  /// An op whose result has the first operand's element type.
  mlir::Value emit(llvm::StringRef name, mlir::ValueRange operands,
                   llvm::ArrayRef<mlir::NamedAttribute> attributes = {});
  mlir::Value emit(llvm::StringRef name, mlir::ValueRange operands,
                   mlir::Type elementType,
                   llvm::ArrayRef<mlir::NamedAttribute> attributes = {});
  /// An op with several results of these element types.
  Values emitMany(llvm::StringRef name, mlir::ValueRange operands,
                  llvm::ArrayRef<mlir::Type> elementTypes,
                  llvm::ArrayRef<mlir::NamedAttribute> attributes = {});
  /// A runtime call; its results without the token.
  Values emitGeneric(llvm::StringRef opType, mlir::ValueRange operands,
                     llvm::ArrayRef<mlir::Type> elementTypes,
                     llvm::ArrayRef<mlir::NamedAttribute> attributes = {});
  /// The op's own attributes, all or some.
  llvm::SmallVector<mlir::NamedAttribute>
  attributes(llvm::ArrayRef<llvm::StringRef> names);
  mlir::NamedAttribute flag(llvm::StringRef name, bool value);
  mlir::NamedAttribute integer(llvm::StringRef name, int64_t value);

  /// A scalar of `like`'s element type.
  mlir::Value scalar(mlir::Value like, double value);
  mlir::Value intScalar(int32_t value);
  mlir::Value intVector(llvm::ArrayRef<int32_t> values);
  mlir::Value shapeOf(mlir::Value value);
  /// The first element of a vector, as a scalar.
  mlir::Value firstElement(mlir::Value vector);
  /// `gradient` summed to the shape of `like`.
  mlir::Value unbroadcast(mlir::Value gradient, mlir::Value like);
  mlir::Value reshapeLike(mlir::Value value, mlir::Value like);
  mlir::Value cast(mlir::Value value, mlir::Type elementType);

  mlir::Value mul(mlir::Value a, mlir::Value b) { return emit("Mul", {a, b}); }
  mlir::Value add(mlir::Value a, mlir::Value b) {
    return emit("AddV2", {a, b});
  }
  mlir::Value sub(mlir::Value a, mlir::Value b) { return emit("Sub", {a, b}); }
  mlir::Value div(mlir::Value a, mlir::Value b) {
    return emit("RealDiv", {a, b});
  }
  mlir::Value neg(mlir::Value a) { return emit("Neg", a); }
};

using GradientFn = llvm::FailureOr<Values> (*)(GradientEmitter &);

/// Runs `fn`. Its formulas are those of real numbers: for complex ones of an
/// analytic op, the derivative is conj(fn(conj(gradient))).
llvm::FailureOr<Values> emitGradient(mlir::Operation *op,
                                     mlir::OpBuilder &builder,
                                     mlir::ValueRange gradients, GradientFn fn);

/// Lets the op `tf.<name>` have the derivative `Fn`.
template <GradientFn Fn>
struct GradientModel : GradientOpInterface::FallbackModel<GradientModel<Fn>> {
  llvm::FailureOr<Values> buildGradient(mlir::Operation *op,
                                        mlir::OpBuilder &builder,
                                        mlir::ValueRange gradients) const {
    return emitGradient(op, builder, gradients, Fn);
  }
};
template <GradientFn Fn>
void attachGradient(mlir::MLIRContext *context, llvm::StringRef name) {
  auto registered =
      mlir::RegisteredOperationName::lookup(("tf." + name).str(), context);
  if (registered) {
    const_cast<mlir::RegisteredOperationName &>(*registered)
        .attachInterface<GradientModel<Fn>>();
  }
}

/// Lets the generic op type have the derivative `fn`.
void setGenericGradient(OpRegistry &registry, llvm::StringRef opType,
                        GradientFn fn, bool readsOnly = false);

/// One function per GradientModels<Topic>.cpp.
void attachElementwiseGradients(mlir::MLIRContext *context);
void attachMathGradients(mlir::MLIRContext *context);
void attachEinsumGradient(mlir::MLIRContext *context);
void attachComplexGradients(mlir::MLIRContext *context);
void attachArrayGradients(mlir::MLIRContext *context);
void attachNNGradients(mlir::MLIRContext *context);
void attachGenericGradients(OpRegistry &registry);
void attachSegmentGradients(mlir::MLIRContext *context);
void attachSparseGradients(OpRegistry &registry);
void attachResampleGradients(OpRegistry &registry);
void attachCallGradients(OpRegistry &registry);
void attachSparseMatrixGradients(OpRegistry &registry);
void attachLinalgGradients(OpRegistry &registry);

} // namespace weir::tf

#endif // WEIR_DIALECTS_TF_GRADIENTMODELS_H
