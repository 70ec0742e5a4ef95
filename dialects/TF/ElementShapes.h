//===- ElementShapes.h - shapes of what arrays and lists hold ---*- C++ -*-===//
// Part of Weir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#ifndef WEIR_DIALECTS_TF_ELEMENTSHAPES_H
#define WEIR_DIALECTS_TF_ELEMENTSHAPES_H

#include "dialects/TF/OpModels.h"

namespace weir::tf {

/// Sizes of an element; a null size is unknown. nullopt: the rank is.
using Element = std::optional<Sizes>;

Element fromShape(ShapeContext &ctx, std::optional<PartialShape> shape);
/// What an element_shape operand says: a vector, or -1 for unknown rank.
Element fromValue(ShapeContext &ctx, mlir::Value operand);
/// What is held of `value`, without its first dimension if `rows`. Only sizes
/// that hold for every element count: constants.
Element fromTensor(ShapeContext &ctx, mlir::Value value, bool rows);
/// `a` completed by `b`.
Element merge(Element a, const Element &b);
bool isComplete(const Element &element);
/// Gives `output` the shape `before` + `element`; unknown sizes are found out.
void setElement(GenericOp op, ShapeContext &ctx, mlir::Value output,
                const Element &element, Sizes before = {});
/// What the type of a handle or list says of its elements, and setting it.
Element getHeldElement(ShapeContext &ctx, mlir::Value handle);
void setHeldElement(mlir::Value handle, const Element &element,
                    mlir::Type dtype);
/// What all that is written through the array or stack `handle` has in common,
/// in this step and those that it goes to, by the types there; null: nothing
/// that is known. `writes`: whether anything is written at all.
mlir::Type findWrittenType(mlir::Value handle, bool &writes);
/// The value of a scalar index, where it is a constant.
std::optional<int64_t> getConstantIndex(ShapeContext &ctx, mlir::Value index);

/// Models of TensorArrays and stacks (OpModelsArray.cpp).
void registerArrayModels(OpRegistry &registry);

} // namespace weir::tf

#endif // WEIR_DIALECTS_TF_ELEMENTSHAPES_H
