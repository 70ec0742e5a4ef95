// A tensor as recorded cases hold it: type, shape and values in ordinary
// memory. It is what feeds are made of and what results are compared with; it
// knows no MLIR and no runtime.
//
// Part of Weir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#ifndef WEIR_COMPILER_REPLAY_HOSTTENSOR_H
#define WEIR_COMPILER_REPLAY_HOSTTENSOR_H

#include "llvm/ADT/ArrayRef.h"
#include "llvm/ADT/StringRef.h"
#include "llvm/Support/Error.h"

#include <cstdint>
#include <string>
#include <vector>

namespace weir::replay {

/// TensorFlow's DataType, with its numbers; only the types that a host tensor
/// can hold. A reference type is the type it refers to.
enum class DType : int32_t {
  Invalid = 0,
  Float = 1,
  Double = 2,
  Int32 = 3,
  UInt8 = 4,
  Int16 = 5,
  Int8 = 6,
  String = 7,
  Complex64 = 8,
  Int64 = 9,
  Bool = 10,
  QInt8 = 11,
  QUInt8 = 12,
  QInt32 = 13,
  BFloat16 = 14,
  QInt16 = 15,
  QUInt16 = 16,
  UInt16 = 17,
  Complex128 = 18,
  Half = 19,
  Resource = 20,
  Variant = 21,
  UInt32 = 22,
  UInt64 = 23,
  Float8E5M2 = 24,
  Float8E4M3FN = 25,
  Int4 = 29,
  UInt4 = 30,
};

/// The type without TensorFlow's reference bit (numbers above 100).
DType baseType(int32_t dataType);

/// TensorFlow's short name ("float32", "string"); "type 77" if unknown.
std::string dtypeName(DType type);

/// Bytes of one element in HostTensor::bytes; 0 for strings, resources,
/// variants and unknown types. A 4-bit integer takes a byte.
size_t dtypeSize(DType type);

/// A dense tensor. Owns its values.
struct HostTensor {
  DType dtype = DType::Invalid;
  std::vector<int64_t> dims;
  /// Row-major, little endian; empty for strings.
  std::vector<char> bytes;
  /// One per element, for DType::String only.
  std::vector<std::string> strings;

  int64_t numElements() const;
  /// `values` as elements of T. T must have the size of an element.
  template <typename T> llvm::ArrayRef<T> as() const {
    return {reinterpret_cast<const T *>(bytes.data()),
            bytes.size() / sizeof(T)};
  }
  /// "float32[2,3]".
  std::string describeType() const;
  /// Element `index` as text, for messages.
  std::string describeElement(int64_t index) const;
};

/// Zeros (empty strings) of the given type and shape.
HostTensor makeZeros(DType dtype, llvm::ArrayRef<int64_t> dims);

/// The value of a half or bfloat16 bit pattern.
float halfToFloat(uint16_t bits);
float bfloat16ToFloat(uint16_t bits);

/// Reads the bytes of a .npy file (format 1 to 3, C or Fortran order).
llvm::Expected<HostTensor> parseNpy(llvm::StringRef file);

/// The bytes of a .npy file. Fails for types that numpy does not know.
llvm::Expected<std::string> printNpy(const HostTensor &tensor);

/// Reads a whole file of either kind that docs/formats/script.md names, told
/// apart by its name: .npy or a serialized TensorProto.
llvm::Expected<HostTensor> readTensorFile(llvm::StringRef path);

} // namespace weir::replay

#endif // WEIR_COMPILER_REPLAY_HOSTTENSOR_H
