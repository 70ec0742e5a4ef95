//===- FormBuilder.h - forms for what only the run can tell -----*- C++ -*-===//
// Part of Weir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The essay is in RunTimeForms.cpp.
#ifndef WEIR_DIALECTS_TF_FORMBUILDER_H
#define WEIR_DIALECTS_TF_FORMBUILDER_H

#include "dialects/TF/TFDialect.h"
#include "dialects/Weir/WeirDialect.h"
#include "mlir/IR/TypeUtilities.h"
#include "llvm/ADT/StringMap.h"

namespace weir::tf {

/// Makes ops before the one that they stand for.
class FormBuilder {
public:
  explicit FormBuilder(mlir::Operation *op)
      : op(op), builder(op), loc(op->getLoc()),
        index(builder.getIntegerType(64)) {}

  mlir::Value make(llvm::StringRef name, mlir::ValueRange operands,
                   mlir::Type element,
                   llvm::ArrayRef<mlir::NamedAttribute> attrs = {}) {
    mlir::OperationState state(loc, ("tf." + name).str());
    state.addOperands(operands);
    state.addAttributes(attrs);
    state.addTypes(mlir::UnrankedTensorType::get(element));
    return builder.create(state)->getResult(0);
  }
  /// A runtime call of the registry.
  mlir::Value call(llvm::StringRef opType, mlir::ValueRange inputs,
                   mlir::Type element) {
    auto call = GenericOp::create(
        builder, loc, mlir::TypeRange(mlir::UnrankedTensorType::get(element)),
        TokenType::get(builder.getContext()), builder.getStringAttr(opType),
        inputs, mlir::ValueRange(), builder.getDictionaryAttr({}),
        mlir::DenseI64ArrayAttr());
    return call.getOutputs()[0];
  }
  /// `op` with other operands.
  mlir::Operation *clone(mlir::ValueRange operands) {
    mlir::Operation *copy = builder.clone(*op);
    copy->setOperands(operands);
    return copy;
  }
  mlir::Value vector(llvm::ArrayRef<int64_t> values) {
    return ConstOp::create(builder, loc,
                           mlir::RankedTensorType::get(values.size(), index),
                           builder.getI64TensorAttr(values));
  }
  /// A constant scalar of the element type of `like`.
  mlir::Value scalar(int64_t value, mlir::Value like) {
    auto type =
        mlir::RankedTensorType::get({}, getElementTypeOrSelf(like.getType()));
    return ConstOp::create(
        builder, loc, type,
        mlir::DenseElementsAttr::get(
            type, builder.getIntegerAttr(type.getElementType(), value)));
  }
  mlir::Value shape(mlir::Value value) { return make("Shape", value, index); }
  mlir::Value reshape(mlir::Value value, mlir::Value sizes) {
    return make("Reshape", {value, sizes},
                getElementTypeOrSelf(value.getType()));
  }
  /// `value` as [outer, n, inner] around `axis`.
  mlir::Value fold(mlir::Value value, mlir::Value axis) {
    return reshape(value, call("AxisSizes", {shape(value), axis}, index));
  }
  /// `value` with the shape of `like`, but with `dims` in place of `axis`.
  mlir::Value unfold(mlir::Value value, mlir::Value like, mlir::Value axis,
                     mlir::Value dims) {
    return reshape(value, call("AxisSplice", {shape(like), axis, dims}, index));
  }
  /// Size 1 of a tensor that `fold` gave rise to.
  mlir::Value middle(mlir::Value value) {
    return make("Slice", {shape(value), vector({1}), vector({1})}, index);
  }

  bool isOp(llvm::StringRef opType) const {
    return op->getName().stripDialect() == opType;
  }

  mlir::Operation *op;
  mlir::OpBuilder builder;
  mlir::Location loc;
  mlir::Type index;
};

/// Puts the form in front of the builder's op where it needs one, and says what
/// takes the place of its results.
using BuildForm = bool (*)(FormBuilder &, ShapeContext &,
                           llvm::SmallVectorImpl<mlir::Value> &);

/// The forms of ops, by op type.
struct FormTable {
  llvm::StringMap<BuildForm> forms;

  void add(BuildForm build, llvm::ArrayRef<llvm::StringRef> names) {
    for (llvm::StringRef name : names) {
      forms[name] = build;
    }
  }
};

/// Those of ops with an axis (RunTimeAxes.cpp), and of ops whose operands or
/// results have a rank or length that only the run can tell (RunTimeRanks.cpp).
void addAxisForms(FormTable &forms);
void addBatchForms(FormTable &forms);
void addRankForms(FormTable &forms);
/// The form of an elementwise op.
bool buildElementwiseForm(FormBuilder &b, ShapeContext &ctx,
                          llvm::SmallVectorImpl<mlir::Value> &results);

/// Whether shape inference knows the rank.
bool hasRank(ShapeContext &ctx, mlir::Value value);
/// Whether only the run can tell the rank: a call makes the value, or it comes
/// from outside. What another op makes has none because of what that op could
/// not find out, and says so.
bool hasRunTimeRank(ShapeContext &ctx, mlir::Value value);
bool isConstantValue(ShapeContext &ctx, mlir::Value value);
/// Whether only the run can tell which dimension of `value` `axis`, one number,
/// is: for want of the axis, or of the rank.
bool hasUnknownAxis(ShapeContext &ctx, mlir::Value value, mlir::Value axis,
                    bool mayBeVector = false);

} // namespace weir::tf

#endif // WEIR_DIALECTS_TF_FORMBUILDER_H
