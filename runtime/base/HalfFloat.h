// Part of Weir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// float16 and bfloat16 as bits, converted by hand: the compiler's own helpers
// live in libraries that a program may not have.
#ifndef WEIR_RUNTIME_BASE_HALFFLOAT_H
#define WEIR_RUNTIME_BASE_HALFFLOAT_H

#include <cstdint>
#include <cstring>

namespace weir {

inline float bitsToFloat(uint32_t bits) {
  float value;
  memcpy(&value, &bits, sizeof value);
  return value;
}

inline uint32_t floatToBits(float value) {
  uint32_t bits;
  memcpy(&bits, &value, sizeof bits);
  return bits;
}

/// IEEE binary16. Exact.
inline float halfToFloat(uint16_t half) {
  uint32_t sign = uint32_t(half & 0x8000) << 16;
  uint32_t exponent = (half >> 10) & 31, mantissa = half & 1023;
  if (exponent == 31) {
    return bitsToFloat(sign | 0x7f800000 | mantissa << 13);
  }
  if (exponent != 0) {
    return bitsToFloat(sign | (exponent + 112) << 23 | mantissa << 13);
  }
  // Zero or subnormal: mantissa * 2^-24.
  float value = float(mantissa) * bitsToFloat(0x33800000);
  return bitsToFloat(sign | floatToBits(value));
}

/// Rounds to nearest, ties to even.
inline uint16_t floatToHalf(float value) {
  uint32_t bits = floatToBits(value), sign = bits >> 16 & 0x8000;
  uint32_t magnitude = bits & 0x7fffffff;
  if (magnitude > 0x7f800000) { // not a number: quiet
    return uint16_t(sign | 0x7e00 | (magnitude >> 13 & 1023));
  }
  if (magnitude >= 0x47800000) { // 2^16 and above
    return uint16_t(sign | 0x7c00);
  }
  if (magnitude < 0x38800000) { // subnormal: adding aligns and rounds
    float aligned = bitsToFloat(magnitude) + 0.5f;
    return uint16_t(sign | (floatToBits(aligned) - floatToBits(0.5f)));
  }
  magnitude += 0xfff + (magnitude >> 13 & 1);
  return uint16_t(sign | ((magnitude - (112u << 23)) >> 13));
}

inline float bfloatToFloat(uint16_t bits) {
  return bitsToFloat(uint32_t(bits) << 16);
}

/// Rounds to nearest, ties to even.
inline uint16_t floatToBfloat(float value) {
  uint32_t bits = floatToBits(value);
  if ((bits & 0x7fffffff) > 0x7f800000) {
    return uint16_t(bits >> 16 | 64);
  }
  return uint16_t((bits + 0x7fff + (bits >> 16 & 1)) >> 16);
}

} // namespace weir

#endif
