//===- TensorData.h - the values of graph form's tensors --------*- C++ -*-===//
// Part of Weir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#ifndef WEIR_DIALECTS_WEIR_TENSORDATA_H
#define WEIR_DIALECTS_WEIR_TENSORDATA_H

#include "dialects/Weir/WeirDialect.h"
#include "mlir/IR/BuiltinAttributeInterfaces.h"
#include <optional>

namespace weir {

/// The number of elements of a concrete shape; nullopt, with `error` set, if a
/// size is unknown or negative or the product does not fit 63 bits.
std::optional<int64_t> countElements(ShapeAttr shape, std::string &error);

/// Checks that a tensor is one: a concrete shape, and a `tensor_content` of as
/// many bytes as dtype and shape ask for. Says in `error` what is wrong.
bool checkTensor(TensorAttr tensor, std::string &error);

/// The tensor's value: a ranked static type and its elements, whatever
/// encoding the file chose (a short list repeats its last value, no list is
/// zeros). Big contents share their blob and are not copied or hashed.
///
/// Elements: `DenseResourceElementsAttr` or `DenseElementsAttr`; strings are a
/// `DenseStringElementsAttr`. Fails, with `error` set, for what has no value as
/// an attribute (resources, variants, opaque dtypes) and for ill-formed ones.
mlir::FailureOr<mlir::ElementsAttr> decodeTensor(TensorAttr tensor,
                                                 std::string &error);

/// Bytes from a string, or from a `dense_resource` of bytes: the way that
/// `tensor_content` is held. Borrowed from the attribute.
mlir::ArrayRef<char> getContentBytes(mlir::Attribute content);

/// Holds `bytes` as a string if they are few, else as a resource blob named
/// after `hint` (never uniqued or hashed).
mlir::Attribute makeContent(mlir::MLIRContext *context, llvm::StringRef bytes,
                            llvm::StringRef hint);

/// A vector of `type`'s elements from raw bytes: `dense` if small, else a
/// resource blob.
mlir::ElementsAttr makeVector(mlir::ShapedType type, mlir::ArrayRef<char> bytes,
                              llvm::StringRef hint);

/// The raw elements of what `makeVector` made, a byte for an `i1`; one splat
/// element may stand for all. `scratch` owns them where they had to be
/// unpacked.
mlir::ArrayRef<char> getVectorBytes(mlir::ElementsAttr vector, bool &isSplat,
                                    llvm::SmallVectorImpl<char> &scratch);

} // namespace weir

#endif // WEIR_DIALECTS_WEIR_TENSORDATA_H
