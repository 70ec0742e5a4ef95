// Part of Weir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// What runtime calls share: element access by type, counts, index reading.
// Header only, so that a program links just the calls that it lists.
#ifndef WEIR_RUNTIME_CALLS_CALLUTILS_H
#define WEIR_RUNTIME_CALLS_CALLUTILS_H

#include "runtime/abi/Program.h"
#include <cinttypes>
#include <cstdlib>
#include <cstring>
#include <span>

namespace weir {

inline std::span<const int64_t> dimsOf(const WeirView &view) {
  return {view.dims, size_t(view.rank < 0 ? 0 : view.rank)};
}

/// Number of elements in dims[from, to).
inline int64_t countOf(const WeirView &view, int32_t from = 0,
                       int32_t to = -1) {
  int64_t count = 1;
  for (int32_t i = from; i < (to < 0 ? view.rank : to); ++i) {
    count *= view.dims[i];
  }
  return count;
}

template <typename T> const T *dataOf(const WeirView &view) {
  return static_cast<const T *>(view.data);
}

/// Element i of an int32 or int64 tensor.
inline int64_t indexAt(const WeirView &view, int64_t i) {
  return view.dtype == WEIR_DT_INT64 ? dataOf<int64_t>(view)[i]
                                     : dataOf<int32_t>(view)[i];
}

/// Writes element i of an int32 or int64 tensor.
inline void setIndex(void *data, int32_t dtype, int64_t i, int64_t value) {
  if (dtype == WEIR_DT_INT64) {
    static_cast<int64_t *>(data)[i] = value;
  } else {
    static_cast<int32_t *>(data)[i] = int32_t(value);
  }
}

inline bool isIndexType(int32_t dtype) {
  return dtype == WEIR_DT_INT32 || dtype == WEIR_DT_INT64;
}

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

inline bool sameString(const WeirString &a, const WeirString &b) {
  return a.size == b.size && memcmp(a.data, b.data, a.size) == 0;
}

/// Calls `use` with a null pointer of the C++ type for arithmetic types;
/// false if the type is none.
template <typename F> bool withNumber(int32_t dtype, F use) {
  switch (dtype) {
  case WEIR_DT_FLOAT:
    use(static_cast<float *>(nullptr));
    return true;
  case WEIR_DT_DOUBLE:
    use(static_cast<double *>(nullptr));
    return true;
  case WEIR_DT_INT32:
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
  case WEIR_DT_INT64:
    use(static_cast<int64_t *>(nullptr));
    return true;
  case WEIR_DT_UINT16:
  case WEIR_DT_QUINT16:
    use(static_cast<uint16_t *>(nullptr));
    return true;
  case WEIR_DT_UINT32:
    use(static_cast<uint32_t *>(nullptr));
    return true;
  case WEIR_DT_UINT64:
    use(static_cast<uint64_t *>(nullptr));
    return true;
  case WEIR_DT_BFLOAT16:
    use(static_cast<BFloat16 *>(nullptr));
    return true;
  case WEIR_DT_HALF:
    use(static_cast<Half *>(nullptr));
    return true;
  default:
    return false;
  }
}

/// An element's type from the null pointer that withNumber gives.
template <typename P> using Pointee = std::remove_pointer_t<P>;

inline WeirCallStatus failType(WeirCallContext *ctx, int32_t dtype) {
  return weir_call_fail(ctx, WEIR_UNIMPLEMENTED,
                        "element type %s is not supported by this operation",
                        weir_dtype_name(dtype));
}

/// "[2,3]" for messages, on the stack.
struct ShapeText {
  char text[256];
  explicit ShapeText(const WeirView &view) : ShapeText(view.rank, view.dims) {}
  ShapeText(int32_t rank, const int64_t *dims) {
    size_t at = 0;
    text[at++] = '[';
    for (int32_t i = 0; i < rank && at + 24 < sizeof text; ++i) {
      if (i) {
        text[at++] = ',';
      }
      char digits[24];
      int64_t value = dims[i];
      int n = 0;
      bool negative = value < 0;
      uint64_t rest = negative ? 0 - uint64_t(value) : uint64_t(value);
      do {
        digits[n++] = char('0' + rest % 10);
        rest /= 10;
      } while (rest);
      if (negative) {
        text[at++] = '-';
      }
      while (n) {
        text[at++] = digits[--n];
      }
    }
    text[at++] = ']';
    text[at] = 0;
  }
};

inline bool sameShape(const WeirView &a, const WeirView &b) {
  if (a.rank != b.rank) {
    return false;
  }
  for (int32_t i = 0; i < a.rank; ++i) {
    if (a.dims[i] != b.dims[i]) {
      return false;
    }
  }
  return true;
}

/// Copies elements into fresh memory, retaining what strings own.
inline void copyFresh(void *to, const void *from, int32_t dtype,
                      int64_t count) {
  memcpy(to, from, size_t(count * weir_dtype_size(dtype)));
  if (dtype == WEIR_DT_STRING) {
    auto *strings = static_cast<WeirString *>(to);
    for (int64_t i = 0; i < count; ++i) {
      if (strings[i].owner) {
        weir_buffer_retain(strings[i].owner);
      }
    }
  } else if (dtype == WEIR_DT_VARIANT) {
    auto *variants = static_cast<WeirVariant *>(to);
    for (int64_t i = 0; i < count; ++i) {
      if (variants[i].object) {
        weir_buffer_retain(variants[i].object);
      }
    }
  }
}

/// Releases what elements own and clears them.
inline void dropElements(void *data, int32_t dtype, int64_t count) {
  if (dtype == WEIR_DT_STRING) {
    auto *strings = static_cast<WeirString *>(data);
    for (int64_t i = 0; i < count; ++i) {
      if (strings[i].owner) {
        weir_buffer_release(strings[i].owner);
      }
      strings[i] = WeirString();
    }
  } else if (dtype == WEIR_DT_VARIANT) {
    auto *variants = static_cast<WeirVariant *>(data);
    for (int64_t i = 0; i < count; ++i) {
      if (variants[i].object) {
        weir_buffer_release(variants[i].object);
      }
      variants[i] = WeirVariant();
    }
  }
}

/// Temporary memory of a call, from the instance's pool.
class Scratch {
public:
  Scratch(WeirCallContext *ctx, int64_t bytes)
      : buffer(weir_call_new_buffer(ctx, bytes > 0 ? bytes : 1)) {
    if (!buffer) {
      weir_call_fail(ctx, WEIR_RESOURCE_EXHAUSTED,
                     "OOM when allocating %" PRId64 " bytes", bytes);
    }
  }
  ~Scratch() {
    if (buffer) {
      weir_buffer_release(buffer);
    }
  }
  Scratch(const Scratch &) = delete;
  Scratch &operator=(const Scratch &) = delete;
  explicit operator bool() const { return buffer != nullptr; }
  template <typename T> T *as() {
    return static_cast<T *>(weir_buffer_data(buffer));
  }

private:
  WeirBuffer *buffer;
};

} // namespace weir

#endif
