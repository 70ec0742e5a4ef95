//===- DataTypes.h - TensorFlow's DataType and MLIR types -------*- C++ -*-===//
// Part of Weir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The one table between TensorFlow's `DataType` numbers and element types.
#ifndef WEIR_DIALECTS_WEIR_DATATYPES_H
#define WEIR_DIALECTS_WEIR_DATATYPES_H

#include "mlir/IR/BuiltinTypes.h"

namespace weir {

/// The element type of DataType number `dtype` (`DT_FLOAT` = 1 is `f32`,
/// `DT_FLOAT_REF` = 101 is `!weir.ref<f32>`). Types that MLIR lacks are
/// `!weir.dtype<"DT_QINT8">`, numbers that nobody knows `!weir.dtype<"DT_77">`,
/// 0 is `!weir.dtype<"DT_INVALID">`. One to one: `getDataType` undoes it.
mlir::Type getElementType(mlir::MLIRContext *context, int dtype);

/// The DataType number of an element type; -1 if it has none.
int getDataType(mlir::Type elementType);

/// `DT_FLOAT` for 1, ...; `DT_77` for a number that has no name.
std::string getDataTypeName(int dtype);

/// The element type of values whose DataType the graph does not tell:
/// `!weir.dtype<"unknown">`.
mlir::Type getUnknownElementType(mlir::MLIRContext *context);
bool isUnknownElementType(mlir::Type type);

/// `type` without the reference, if it is one.
mlir::Type dropRef(mlir::Type type);
bool isRef(mlir::Type type);

/// Bytes that an element takes in TensorFlow's buffers and `tensor_content`; 0
/// for strings, resources, variants, references and unknown types. Four and
/// two bit types take a byte.
unsigned getStorageBytes(mlir::Type elementType);

} // namespace weir

#endif // WEIR_DIALECTS_WEIR_DATATYPES_H
