// Part of Weir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The C++ types of elements, and code made for each of them. Header only, so
// that a program links just the calls that it lists.
#ifndef WEIR_RUNTIME_CALLS_ELEMENTTYPES_H
#define WEIR_RUNTIME_CALLS_ELEMENTTYPES_H

#include "runtime/abi/DataType.h"
#include <cstdint>
#include <cstring>
#include <type_traits>

namespace weir {

/// bfloat16 and float16 by their bits, as calls compute with them.
struct BFloat16 {
  uint16_t bits;
  operator float() const {
    uint32_t wide = uint32_t(bits) << 16;
    float value;
    memcpy(&value, &wide, 4);
    return value;
  }
  BFloat16() = default;
  explicit BFloat16(float value) {
    uint32_t wide;
    memcpy(&wide, &value, 4);
    if (value != value) {
      bits = 0x7fc0;
      return;
    }
    bits = uint16_t((wide + 0x7fff + ((wide >> 16) & 1)) >> 16);
  }
};

struct Half {
  uint16_t bits;
  Half() = default;
  operator float() const {
    uint32_t sign = uint32_t(bits & 0x8000) << 16;
    uint32_t exponent = (bits >> 10) & 31;
    uint32_t mantissa = bits & 0x3ff;
    uint32_t wide;
    if (exponent == 0) {
      float value = float(mantissa) * 0x1p-24f;
      memcpy(&wide, &value, 4);
      wide |= sign;
    } else if (exponent == 31) {
      wide = sign | 0x7f800000 | (mantissa << 13);
    } else {
      wide = sign | ((exponent + 112) << 23) | (mantissa << 13);
    }
    float value;
    memcpy(&value, &wide, 4);
    return value;
  }
  explicit Half(float value) {
    uint32_t wide;
    memcpy(&wide, &value, 4);
    uint16_t sign = uint16_t((wide >> 16) & 0x8000);
    uint32_t magnitude = wide & 0x7fffffff;
    if (magnitude >= 0x7f800000) {
      bits = uint16_t(sign | (magnitude > 0x7f800000 ? 0x7e00 : 0x7c00));
      return;
    }
    if (magnitude >= 0x477ff000) {
      bits = uint16_t(sign | 0x7c00);
      return;
    }
    if (magnitude < 0x38800000) { // subnormal: let the adder round
      float small;
      memcpy(&small, &magnitude, 4);
      small += 0.5f;
      uint32_t rounded;
      memcpy(&rounded, &small, 4);
      bits = uint16_t(sign | (rounded - 0x3f000000));
      return;
    }
    uint32_t odd = (magnitude >> 13) & 1;
    bits = uint16_t(sign | ((magnitude - 0x38000000 + 0xfff + odd) >> 13));
  }
};

struct Complex64 {
  float re, im;
};
struct Complex128 {
  double re, im;
};

/// Calls `use` with a null pointer of the C++ type of a floating-point dtype;
/// false if the dtype is none.
template <typename F> bool withFloating(int32_t dtype, F use) {
  switch (dtype) {
  case WEIR_DT_FLOAT:
    use(static_cast<float *>(nullptr));
    return true;
  case WEIR_DT_DOUBLE:
    use(static_cast<double *>(nullptr));
    return true;
  case WEIR_DT_HALF:
    use(static_cast<Half *>(nullptr));
    return true;
  case WEIR_DT_BFLOAT16:
    use(static_cast<BFloat16 *>(nullptr));
    return true;
  default:
    return false;
  }
}

/// The same for integers of 32 and 64 bits.
template <typename F> bool withInteger(int32_t dtype, F use) {
  switch (dtype) {
  case WEIR_DT_INT32:
    use(static_cast<int32_t *>(nullptr));
    return true;
  case WEIR_DT_INT64:
    use(static_cast<int64_t *>(nullptr));
    return true;
  case WEIR_DT_UINT32:
    use(static_cast<uint32_t *>(nullptr));
    return true;
  case WEIR_DT_UINT64:
    use(static_cast<uint64_t *>(nullptr));
    return true;
  default:
    return false;
  }
}

/// The same for all arithmetic types, quantized ones included.
template <typename F> bool withNumber(int32_t dtype, F use) {
  if (withFloating(dtype, use) || withInteger(dtype, use)) {
    return true;
  }
  switch (dtype) {
  case WEIR_DT_QINT32:
    use(static_cast<int32_t *>(nullptr));
    return true;
  case WEIR_DT_UINT8:
  case WEIR_DT_QUINT8:
    use(static_cast<uint8_t *>(nullptr));
    return true;
  case WEIR_DT_INT16:
  case WEIR_DT_QINT16:
    use(static_cast<int16_t *>(nullptr));
    return true;
  case WEIR_DT_INT8:
  case WEIR_DT_QINT8:
    use(static_cast<int8_t *>(nullptr));
    return true;
  case WEIR_DT_UINT16:
  case WEIR_DT_QUINT16:
    use(static_cast<uint16_t *>(nullptr));
    return true;
  default:
    return false;
  }
}

/// An element's type from the null pointer that withNumber gives.
template <typename P> using Pointee = std::remove_pointer_t<P>;

} // namespace weir

#endif
