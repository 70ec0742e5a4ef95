//===- DataTypes.cpp - TensorFlow's DataType and MLIR types ---------------===//
// Part of Weir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "dialects/Weir/DataTypes.h"
#include "dialects/Weir/WeirDialect.h"

using namespace mlir;
using namespace weir;

static constexpr int refOffset = 100;

/// By DataType number; TensorFlow's order.
static const char *const dataTypeNames[] = {"INVALID",
                                            "FLOAT",
                                            "DOUBLE",
                                            "INT32",
                                            "UINT8",
                                            "INT16",
                                            "INT8",
                                            "STRING",
                                            "COMPLEX64",
                                            "INT64",
                                            "BOOL",
                                            "QINT8",
                                            "QUINT8",
                                            "QINT32",
                                            "BFLOAT16",
                                            "QINT16",
                                            "QUINT16",
                                            "UINT16",
                                            "COMPLEX128",
                                            "HALF",
                                            "RESOURCE",
                                            "VARIANT",
                                            "UINT32",
                                            "UINT64",
                                            "FLOAT8_E5M2",
                                            "FLOAT8_E4M3FN",
                                            "FLOAT8_E4M3FNUZ",
                                            "FLOAT8_E4M3B11FNUZ",
                                            "FLOAT8_E5M2FNUZ",
                                            "INT4",
                                            "UINT4",
                                            "INT2",
                                            "UINT2",
                                            "FLOAT4_E2M1FN"};
static constexpr int numNames = std::size(dataTypeNames);

std::string weir::getDataTypeName(int dtype) {
  if (dtype >= 0 && dtype < numNames) {
    return std::string("DT_") + dataTypeNames[dtype];
  }
  if (dtype > refOffset && dtype < refOffset + numNames) {
    return std::string("DT_") + dataTypeNames[dtype - refOffset] + "_REF";
  }
  return "DT_" + std::to_string(dtype);
}

Type weir::getElementType(MLIRContext *context, int dtype) {
  Builder b(context);
  if (dtype > refOffset && dtype < refOffset + numNames) {
    return RefType::get(context, getElementType(context, dtype - refOffset));
  }
  auto unsignedInt = [&](unsigned width) {
    return IntegerType::get(context, width, IntegerType::Unsigned);
  };
  switch (dtype) {
  case 1:
    return b.getF32Type();
  case 2:
    return b.getF64Type();
  case 3:
    return b.getI32Type();
  case 4:
    return unsignedInt(8);
  case 5:
    return b.getIntegerType(16);
  case 6:
    return b.getI8Type();
  case 7:
    return StringType::get(context);
  case 8:
    return ComplexType::get(b.getF32Type());
  case 9:
    return b.getI64Type();
  case 10:
    return b.getI1Type();
  case 14:
    return b.getBF16Type();
  case 17:
    return unsignedInt(16);
  case 18:
    return ComplexType::get(b.getF64Type());
  case 19:
    return b.getF16Type();
  case 20:
    return ResourceType::get(context);
  case 21:
    return VariantType::get(context);
  case 22:
    return unsignedInt(32);
  case 23:
    return unsignedInt(64);
  case 24:
    return Float8E5M2Type::get(context);
  case 25:
    return Float8E4M3FNType::get(context);
  case 26:
    return Float8E4M3FNUZType::get(context);
  case 27:
    return Float8E4M3B11FNUZType::get(context);
  case 28:
    return Float8E5M2FNUZType::get(context);
  case 29:
    return b.getIntegerType(4);
  case 30:
    return unsignedInt(4);
  case 31:
    return b.getIntegerType(2);
  case 32:
    return unsignedInt(2);
  case 33:
    return Float4E2M1FNType::get(context);
  default:
    return OpaqueElementType::get(context, getDataTypeName(dtype));
  }
}

static int getIntegerDataType(IntegerType type) {
  bool isUnsigned = type.isUnsigned();
  switch (type.getWidth()) {
  case 1:
    return 10;
  case 2:
    return isUnsigned ? 32 : 31;
  case 4:
    return isUnsigned ? 30 : 29;
  case 8:
    return isUnsigned ? 4 : 6;
  case 16:
    return isUnsigned ? 17 : 5;
  case 32:
    return isUnsigned ? 22 : 3;
  case 64:
    return isUnsigned ? 23 : 9;
  default:
    return -1;
  }
}

static int getOpaqueDataType(StringRef name) {
  if (!name.consume_front("DT_")) {
    return -1;
  }
  for (int i = 0; i < numNames; ++i) {
    if (name == dataTypeNames[i]) {
      return i;
    }
  }
  int number;
  return name.getAsInteger(10, number) ? -1 : number;
}

int weir::getDataType(Type type) {
  return TypeSwitch<Type, int>(type)
      .Case<RefType>([](RefType ref) {
        int base = getDataType(ref.getElementType());
        return base < 0 ? -1 : base + refOffset;
      })
      .Case<IntegerType>(getIntegerDataType)
      .Case<OpaqueElementType>(
          [](OpaqueElementType t) { return getOpaqueDataType(t.getName()); })
      .Case<ComplexType>([](ComplexType t) {
        return t.getElementType().isF32()   ? 8
               : t.getElementType().isF64() ? 18
                                            : -1;
      })
      .Case<Float32Type>([](auto) { return 1; })
      .Case<Float64Type>([](auto) { return 2; })
      .Case<StringType>([](auto) { return 7; })
      .Case<BFloat16Type>([](auto) { return 14; })
      .Case<Float16Type>([](auto) { return 19; })
      .Case<ResourceType>([](auto) { return 20; })
      .Case<VariantType>([](auto) { return 21; })
      .Case<Float8E5M2Type>([](auto) { return 24; })
      .Case<Float8E4M3FNType>([](auto) { return 25; })
      .Case<Float8E4M3FNUZType>([](auto) { return 26; })
      .Case<Float8E4M3B11FNUZType>([](auto) { return 27; })
      .Case<Float8E5M2FNUZType>([](auto) { return 28; })
      .Case<Float4E2M1FNType>([](auto) { return 33; })
      .Default([](Type) { return -1; });
}

Type weir::getUnknownElementType(MLIRContext *context) {
  return OpaqueElementType::get(context, "unknown");
}

bool weir::isUnknownElementType(Type type) {
  auto opaque = dyn_cast<OpaqueElementType>(type);
  return opaque && opaque.getName() == "unknown";
}

Type weir::dropRef(Type type) {
  auto ref = dyn_cast<RefType>(type);
  return ref ? ref.getElementType() : type;
}

bool weir::isRef(Type type) { return isa<RefType>(type); }

unsigned weir::getStorageBytes(Type type) {
  if (auto complex = dyn_cast<ComplexType>(type)) {
    return 2 * getStorageBytes(complex.getElementType());
  }
  if (type.isIntOrFloat()) {
    return (type.getIntOrFloatBitWidth() + 7) / 8;
  }
  switch (getDataType(type)) {
  case 11: // DT_QINT8
  case 12: // DT_QUINT8
    return 1;
  case 15: // DT_QINT16
  case 16: // DT_QUINT16
    return 2;
  case 13: // DT_QINT32
    return 4;
  default:
    return 0;
  }
}
