// Part of Weir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// What runtime calls share: counts, index reading, names, scratch memory.
// Header only, so that a program links just the calls that it lists.
#ifndef WEIR_RUNTIME_CALLS_CALLUTILS_H
#define WEIR_RUNTIME_CALLS_CALLUTILS_H

#include "runtime/abi/Program.h"
#include "runtime/calls/ElementTypes.h"
#include "runtime/tensor/Buffer.h"
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

/// Element i of a string tensor; never a null pointer.
inline WeirBytes textAt(const WeirView &view, int64_t i) {
  const WeirString &string = dataOf<WeirString>(view)[i];
  return {string.size ? string.data : "", string.size};
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

inline bool sameString(const WeirString &a, const WeirString &b) {
  return a.size == b.size && memcmp(a.data, b.data, a.size) == 0;
}

inline WeirCallStatus failType(WeirCallContext *ctx, int32_t dtype) {
  return weir_call_fail(ctx, WEIR_UNIMPLEMENTED,
                        "element type %s is not supported by this operation",
                        weir_dtype_name(dtype));
}

/// Runs `use`, which returns a status, with the type, for real numbers.
template <typename F>
WeirCallStatus dispatchNumber(WeirCallContext *ctx, int32_t dtype, F use) {
  WeirCallStatus status = WEIR_CALL_FAILED;
  bool known = withNumber(dtype, [&](auto *type) { status = use(type); });
  return known ? status : failType(ctx, dtype);
}

/// "[2,3]", or with another separator "[2, 3]", for messages, on the stack.
struct ShapeText {
  char text[256];
  explicit ShapeText(const WeirView &view) : ShapeText(view.rank, view.dims) {}
  ShapeText(int32_t rank, const int64_t *dims, const char *separator = ",") {
    size_t at = 0;
    text[at++] = '[';
    for (int32_t i = 0; i < rank && at + 24 < sizeof text; ++i) {
      if (i) {
        for (const char *c = separator; *c; ++c) {
          text[at++] = *c;
        }
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

/// "[1,2]" for element i (row-major) of a tensor: where it is. Nothing for a
/// scalar.
struct PositionText {
  char text[256];
  PositionText(const WeirView &view, int64_t i)
      : PositionText(view.rank, view.dims, i) {}
  PositionText(int32_t rank, const int64_t *dims, int64_t i) {
    int64_t at[WEIR_MAX_RANK];
    for (int32_t d = rank; d-- > 0;) {
      int64_t size = dims[d] ? dims[d] : 1;
      at[d] = i % size;
      i /= size;
    }
    ShapeText shape(rank, at);
    memcpy(text, shape.text, sizeof text);
    if (rank == 0) {
      text[0] = 0;
    }
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

/// The name of the resource that a node makes: that of the attribute, or else
/// the node's own.
inline WeirBytes resourceName(WeirCallContext *ctx,
                              const char *attribute = "shared_name") {
  WeirBytes name = weir_call_attr_string(ctx, attribute);
  if (name.size == 0) {
    const char *node = weir_call_node(ctx);
    name = {node, strlen(node)};
  }
  return name;
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
