/*
 * Part of Weir, under the Apache License v2.0 with LLVM Exceptions.
 * SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * Element types by TensorFlow's own numbers (types.proto), and how an element
 * of each lies in memory. Shared by the compiler, generated tables and the
 * runtime; plain C.
 */
#ifndef WEIR_RUNTIME_ABI_DATATYPE_H
#define WEIR_RUNTIME_ABI_DATATYPE_H

#include <stdint.h>

#ifdef __cplusplus
extern "C" {
#endif

typedef enum WeirDataType {
  WEIR_DT_INVALID = 0,
  WEIR_DT_FLOAT = 1,
  WEIR_DT_DOUBLE = 2,
  WEIR_DT_INT32 = 3,
  WEIR_DT_UINT8 = 4,
  WEIR_DT_INT16 = 5,
  WEIR_DT_INT8 = 6,
  WEIR_DT_STRING = 7,
  WEIR_DT_COMPLEX64 = 8,
  WEIR_DT_INT64 = 9,
  WEIR_DT_BOOL = 10,
  WEIR_DT_QINT8 = 11,
  WEIR_DT_QUINT8 = 12,
  WEIR_DT_QINT32 = 13,
  WEIR_DT_BFLOAT16 = 14,
  WEIR_DT_QINT16 = 15,
  WEIR_DT_QUINT16 = 16,
  WEIR_DT_UINT16 = 17,
  WEIR_DT_COMPLEX128 = 18,
  WEIR_DT_HALF = 19,
  WEIR_DT_RESOURCE = 20,
  WEIR_DT_VARIANT = 21,
  WEIR_DT_UINT32 = 22,
  WEIR_DT_UINT64 = 23,
  WEIR_DT_FLOAT8_E5M2 = 24,
  WEIR_DT_FLOAT8_E4M3FN = 25,
  WEIR_DT_INT4 = 29,
  WEIR_DT_UINT4 = 30,
  /* A reference (`T_REF` = T + 100): carried as a WEIR_DT_RESOURCE handle. */
  WEIR_DT_REF_OFFSET = 100
} WeirDataType;

/* Bytes of one element in memory, 0 for a type without a layout here. Bool is
   one byte, 0 or 1; 4-bit integers take a byte each; strings are WeirString,
   resources WeirHandle, variants WeirVariant (Call.h). */
static inline int64_t weir_dtype_size(int32_t dtype) {
  switch (dtype) {
  case WEIR_DT_UINT8:
  case WEIR_DT_INT8:
  case WEIR_DT_BOOL:
  case WEIR_DT_QINT8:
  case WEIR_DT_QUINT8:
  case WEIR_DT_FLOAT8_E5M2:
  case WEIR_DT_FLOAT8_E4M3FN:
  case WEIR_DT_INT4:
  case WEIR_DT_UINT4:
    return 1;
  case WEIR_DT_INT16:
  case WEIR_DT_UINT16:
  case WEIR_DT_QINT16:
  case WEIR_DT_QUINT16:
  case WEIR_DT_BFLOAT16:
  case WEIR_DT_HALF:
    return 2;
  case WEIR_DT_FLOAT:
  case WEIR_DT_INT32:
  case WEIR_DT_UINT32:
  case WEIR_DT_QINT32:
    return 4;
  case WEIR_DT_DOUBLE:
  case WEIR_DT_INT64:
  case WEIR_DT_UINT64:
  case WEIR_DT_COMPLEX64:
  case WEIR_DT_RESOURCE:
  case WEIR_DT_VARIANT:
    return 8;
  case WEIR_DT_COMPLEX128:
    return 16;
  case WEIR_DT_STRING:
    return 24;
  default:
    return 0;
  }
}

/* The name in TensorFlow's spelling ("float32"), for messages. */
static inline const char *weir_dtype_name(int32_t dtype) {
  switch (dtype) {
  case WEIR_DT_FLOAT:
    return "float32";
  case WEIR_DT_DOUBLE:
    return "float64";
  case WEIR_DT_INT32:
    return "int32";
  case WEIR_DT_UINT8:
    return "uint8";
  case WEIR_DT_INT16:
    return "int16";
  case WEIR_DT_INT8:
    return "int8";
  case WEIR_DT_STRING:
    return "string";
  case WEIR_DT_COMPLEX64:
    return "complex64";
  case WEIR_DT_INT64:
    return "int64";
  case WEIR_DT_BOOL:
    return "bool";
  case WEIR_DT_QINT8:
    return "qint8";
  case WEIR_DT_QUINT8:
    return "quint8";
  case WEIR_DT_QINT32:
    return "qint32";
  case WEIR_DT_BFLOAT16:
    return "bfloat16";
  case WEIR_DT_QINT16:
    return "qint16";
  case WEIR_DT_QUINT16:
    return "quint16";
  case WEIR_DT_UINT16:
    return "uint16";
  case WEIR_DT_COMPLEX128:
    return "complex128";
  case WEIR_DT_HALF:
    return "float16";
  case WEIR_DT_RESOURCE:
    return "resource";
  case WEIR_DT_VARIANT:
    return "variant";
  case WEIR_DT_UINT32:
    return "uint32";
  case WEIR_DT_UINT64:
    return "uint64";
  case WEIR_DT_FLOAT8_E5M2:
    return "float8_e5m2";
  case WEIR_DT_FLOAT8_E4M3FN:
    return "float8_e4m3fn";
  case WEIR_DT_INT4:
    return "int4";
  case WEIR_DT_UINT4:
    return "uint4";
  default:
    return "invalid";
  }
}

/* TensorFlow's canonical status codes. */
typedef enum WeirCode {
  WEIR_OK = 0,
  WEIR_CANCELLED = 1,
  WEIR_UNKNOWN = 2,
  WEIR_INVALID_ARGUMENT = 3,
  WEIR_DEADLINE_EXCEEDED = 4,
  WEIR_NOT_FOUND = 5,
  WEIR_ALREADY_EXISTS = 6,
  WEIR_PERMISSION_DENIED = 7,
  WEIR_RESOURCE_EXHAUSTED = 8,
  WEIR_FAILED_PRECONDITION = 9,
  WEIR_ABORTED = 10,
  WEIR_OUT_OF_RANGE = 11,
  WEIR_UNIMPLEMENTED = 12,
  WEIR_INTERNAL = 13,
  WEIR_UNAVAILABLE = 14,
  WEIR_DATA_LOSS = 15,
  WEIR_UNAUTHENTICATED = 16
} WeirCode;

#ifdef __cplusplus
}
#endif

#endif
