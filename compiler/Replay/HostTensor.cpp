// Types, sizes and printing of host tensors.
//
// Part of Weir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include "compiler/Replay/HostTensor.h"

#include "llvm/ADT/APFloat.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/Support/FormatVariadic.h"

#include <cstring>

using namespace weir::replay;

namespace {
struct TypeFacts {
  DType type;
  const char *name;
  size_t size;
};
} // namespace

static const TypeFacts typeFacts[] = {
    {DType::Float, "float32", 4},
    {DType::Double, "float64", 8},
    {DType::Int32, "int32", 4},
    {DType::UInt8, "uint8", 1},
    {DType::Int16, "int16", 2},
    {DType::Int8, "int8", 1},
    {DType::String, "string", 0},
    {DType::Complex64, "complex64", 8},
    {DType::Int64, "int64", 8},
    {DType::Bool, "bool", 1},
    {DType::QInt8, "qint8", 1},
    {DType::QUInt8, "quint8", 1},
    {DType::QInt32, "qint32", 4},
    {DType::BFloat16, "bfloat16", 2},
    {DType::QInt16, "qint16", 2},
    {DType::QUInt16, "quint16", 2},
    {DType::UInt16, "uint16", 2},
    {DType::Complex128, "complex128", 16},
    {DType::Half, "float16", 2},
    {DType::Resource, "resource", 0},
    {DType::Variant, "variant", 0},
    {DType::UInt32, "uint32", 4},
    {DType::UInt64, "uint64", 8},
    {DType::Float8E5M2, "float8_e5m2", 1},
    {DType::Int4, "int4", 1},
    {DType::UInt4, "uint4", 1},
    {DType::Float8E4M3FN, "float8_e4m3fn", 1},
};

static const TypeFacts *findFacts(DType type) {
  for (const TypeFacts &facts : typeFacts) {
    if (facts.type == type) {
      return &facts;
    }
  }
  return nullptr;
}

DType weir::replay::baseType(int32_t dataType) {
  return DType(dataType > 100 ? dataType - 100 : dataType);
}

std::string weir::replay::dtypeName(DType type) {
  const TypeFacts *facts = findFacts(type);
  return facts ? facts->name : "type " + std::to_string(int32_t(type));
}

size_t weir::replay::dtypeSize(DType type) {
  const TypeFacts *facts = findFacts(type);
  return facts ? facts->size : 0;
}

int64_t HostTensor::numElements() const {
  int64_t count = 1;
  for (int64_t dim : dims) {
    count *= dim;
  }
  return count;
}

std::string HostTensor::describeType() const {
  return dtypeName(dtype) + "[" +
         llvm::join(llvm::map_range(
                        dims, [](int64_t dim) { return std::to_string(dim); }),
                    ",") +
         "]";
}

float weir::replay::halfToFloat(uint16_t bits) {
  llvm::APFloat value(llvm::APFloat::IEEEhalf(), llvm::APInt(16, bits));
  return value.convertToFloat();
}

float weir::replay::bfloat16ToFloat(uint16_t bits) {
  uint32_t wide = uint32_t(bits) << 16;
  float value;
  std::memcpy(&value, &wide, sizeof value);
  return value;
}

std::string HostTensor::describeElement(int64_t index) const {
  auto number = [&](double value) {
    char text[40];
    snprintf(text, sizeof text, "%.9g", value);
    return std::string(text);
  };
  switch (dtype) {
  case DType::Float:
    return number(as<float>()[index]);
  case DType::Double:
    return number(as<double>()[index]);
  case DType::Half:
    return number(halfToFloat(as<uint16_t>()[index]));
  case DType::BFloat16:
    return number(bfloat16ToFloat(as<uint16_t>()[index]));
  case DType::Complex64:
    return "(" + number(as<float>()[2 * index]) + "," +
           number(as<float>()[2 * index + 1]) + ")";
  case DType::Complex128:
    return "(" + number(as<double>()[2 * index]) + "," +
           number(as<double>()[2 * index + 1]) + ")";
  case DType::Int8:
  case DType::QInt8:
  case DType::Int4:
    return std::to_string(as<int8_t>()[index]);
  case DType::UInt8:
  case DType::QUInt8:
  case DType::UInt4:
    return std::to_string(as<uint8_t>()[index]);
  case DType::Int16:
  case DType::QInt16:
    return std::to_string(as<int16_t>()[index]);
  case DType::UInt16:
  case DType::QUInt16:
    return std::to_string(as<uint16_t>()[index]);
  case DType::Int32:
  case DType::QInt32:
    return std::to_string(as<int32_t>()[index]);
  case DType::UInt32:
    return std::to_string(as<uint32_t>()[index]);
  case DType::Int64:
    return std::to_string(as<int64_t>()[index]);
  case DType::UInt64:
    return std::to_string(as<uint64_t>()[index]);
  case DType::Bool:
    return as<uint8_t>()[index] ? "true" : "false";
  case DType::String: {
    std::string text;
    llvm::raw_string_ostream stream(text);
    llvm::printEscapedString(strings[index], stream);
    return "\"" + (text.size() > 60 ? text.substr(0, 60) + "..." : text) + "\"";
  }
  default:
    return "?";
  }
}

HostTensor weir::replay::makeZeros(DType dtype, llvm::ArrayRef<int64_t> dims) {
  HostTensor tensor;
  tensor.dtype = dtype;
  tensor.dims = dims.vec();
  size_t count = size_t(tensor.numElements());
  if (dtype == DType::String) {
    tensor.strings.resize(count);
  } else {
    tensor.bytes.resize(count * dtypeSize(dtype));
  }
  return tensor;
}
