// Part of Weir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// From random words to numbers, as TensorFlow makes them: uniform values fill
// the mantissa of a number in [1, 2); normal ones are Box-Muller pairs.
#ifndef WEIR_RUNTIME_RANDOM_DISTRIBUTIONS_H
#define WEIR_RUNTIME_RANDOM_DISTRIBUTIONS_H

#include "runtime/calls/CallUtils.h"
#include "runtime/random/Philox.h"
#include <cmath>

namespace weir {

/// Words of the stream that each output of an op reserves, whether it needs
/// them or not.
constexpr int64_t reservedPerOutput = 256;

inline float uniformFloat(uint32_t x) {
  uint32_t bits = 127u << 23 | (x & 0x7fffff);
  float value;
  memcpy(&value, &bits, 4);
  return value - 1.0f;
}

inline double uniformDouble(uint32_t x0, uint32_t x1) {
  uint64_t bits =
      uint64_t(1023) << 52 | uint64_t(x0 & 0xfffff) << 32 | uint64_t(x1);
  double value;
  memcpy(&value, &bits, 8);
  return value - 1.0;
}

inline void normalPair(uint32_t x0, uint32_t x1, float &a, float &b) {
  float u1 = uniformFloat(x0);
  u1 = u1 < 1.0e-7f ? 1.0e-7f : u1;
  float v1 = float(2.0 * M_PI * double(uniformFloat(x1)));
  float u2 = sqrtf(-2.0f * logf(u1));
  a = sinf(v1) * u2;
  b = cosf(v1) * u2;
}

inline void normalPair(const uint32_t x[4], double &a, double &b) {
  double u1 = uniformDouble(x[0], x[1]);
  u1 = u1 < 1.0e-7 ? 1.0e-7 : u1;
  double v1 = 2 * M_PI * uniformDouble(x[2], x[3]);
  double u2 = sqrt(-2.0 * log(u1));
  a = sin(v1) * u2;
  b = cos(v1) * u2;
}

/// Numbers that one block of four words gives: 4, or 2 of 64 bits.
template <typename T> constexpr int perBlock = sizeof(T) == 8 ? 2 : 4;

struct Uniform {
  template <typename T> void operator()(const uint32_t x[4], T *out) const {
    if constexpr (std::is_same_v<T, double>) {
      out[0] = uniformDouble(x[0], x[1]);
      out[1] = uniformDouble(x[2], x[3]);
    } else {
      for (int i = 0; i < 4; ++i) {
        if constexpr (std::is_same_v<T, float>) {
          out[i] = uniformFloat(x[i]);
        } else if constexpr (std::is_same_v<T, Half>) {
          Half one;
          one.bits = uint16_t(15 << 10 | (x[i] & 0x3ff));
          out[i] = Half(float(one) - 1.0f);
        } else {
          BFloat16 one;
          one.bits = uint16_t(127 << 7 | (x[i] & 0x7f));
          out[i] = BFloat16(float(one) - 1.0f);
        }
      }
    }
  }
};

struct Normal {
  template <typename T> void operator()(const uint32_t x[4], T *out) const {
    if constexpr (std::is_same_v<T, double>) {
      normalPair(x, out[0], out[1]);
    } else {
      for (int i = 0; i < 4; i += 2) {
        float a, b;
        normalPair(x[i], x[i + 1], a, b);
        out[i] = T(a);
        out[i + 1] = T(b);
      }
    }
  }
};

/// Integers in [low, low + range); range 0: all.
struct UniformInt {
  uint64_t low = 0;
  uint64_t range = 0;
  template <typename T> void operator()(const uint32_t x[4], T *out) const {
    for (int i = 0; i < perBlock<T>; ++i) {
      uint64_t bits =
          sizeof(T) == 8 ? x[2 * i] | uint64_t(x[2 * i + 1]) << 32 : x[i];
      out[i] = T(low + (range ? bits % range : bits));
    }
  }
};

/// Fills with a distribution that uses one block for each group of outputs.
template <typename T, typename D>
void fill(Philox philox, const D &distribution, T *out, int64_t count) {
  constexpr int group = perBlock<T>;
  uint32_t block[4];
  T values[group];
  int64_t i = 0;
  for (; i + group <= count; i += group) {
    philox.next(block);
    distribution(block, out + i);
  }
  if (i < count) {
    philox.next(block);
    distribution(block, values);
    memcpy(static_cast<void *>(out + i), values, size_t(count - i) * sizeof(T));
  }
}

/// Fills with normal numbers within two deviations; each group of outputs has
/// its own stretch of the stream, since the number of tries varies.
template <typename T>
void fillTruncatedNormal(const Philox &base, T *out, int64_t count) {
  constexpr int group = perBlock<T>;
  constexpr int64_t stride = group * reservedPerOutput / 4;
  for (int64_t start = 0; start < count; start += group) {
    PhiloxWords words = {base};
    words.philox.skip(uint64_t(start / group * stride));
    T values[group + 1];
    int have = 0;
    while (have < group) {
      if constexpr (std::is_same_v<T, double>) {
        uint32_t x[4];
        for (uint32_t &word : x) {
          word = words();
        }
        double a, b;
        normalPair(x, a, b);
        if (fabs(a) < 2) {
          values[have++] = a;
        }
        if (have < group && fabs(b) < 2) {
          values[have++] = b;
        }
      } else {
        uint32_t x0 = words();
        uint32_t x1 = words();
        float a, b;
        normalPair(x0, x1, a, b);
        if (fabsf(a) < 2) {
          values[have++] = T(a);
        }
        if (have < group && fabsf(b) < 2) {
          values[have++] = T(b);
        }
      }
    }
    int64_t rest = count - start < group ? count - start : group;
    memcpy(static_cast<void *>(out + start), values, size_t(rest) * sizeof(T));
  }
}

/// The stream of a stateless op's pair of seeds, scrambled.
Philox scrambleSeeds(const WeirView &seeds);

/// Memory for output 0 of the shape that input j holds. Null after failing.
void *allocateShaped(WeirCallContext *ctx, int32_t j, int64_t &count);

/// The next `outputs` * 256 words of the node's own stream, whose position is
/// a resource of the instance. False after failing.
bool reserveOutputs(WeirCallContext *ctx, int64_t outputs, Philox &philox);
/// Of a stream's position; its address is the identity.
extern const WeirResourceKind generatorKind;
/// The same in blocks of four words.
bool reserveBlocks(WeirCallContext *ctx, uint64_t blocks, Philox &philox);

} // namespace weir

#endif
