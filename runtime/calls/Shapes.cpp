// Part of Weir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Shapes and ranks that only the run can tell (dialects/TF/RunTimeForms.cpp):
// arithmetic on shape vectors, and elements moved under them.
#include "runtime/calls/CallUtils.h"

using namespace weir;

static constexpr int32_t maxRank = 254;

/// The axis in input `i`, counted from the front; negative after failing.
static int64_t readAxis(WeirCallContext *ctx, int32_t i, int64_t element,
                        int64_t rank) {
  int64_t axis = indexAt(*weir_call_input(ctx, i), element);
  if (axis < -rank || axis >= rank) {
    weir_call_fail(ctx, WEIR_INVALID_ARGUMENT,
                   "expected an axis in the range [%lld, %lld), got %lld",
                   (long long)-rank, (long long)rank, (long long)axis);
    return -1;
  }
  return axis < 0 ? axis + rank : axis;
}

static int64_t *allocateVector(WeirCallContext *ctx, int64_t size) {
  return static_cast<int64_t *>(weir_call_allocate(ctx, 0, 1, &size));
}

// shape, axis -> [outer, n, inner].
extern "C" WeirCallStatus weir_call_AxisSizes(WeirCallContext *ctx) {
  const WeirView &shape = *weir_call_input(ctx, 0);
  int64_t rank = countOf(shape);
  int64_t axis = readAxis(ctx, 1, 0, rank);
  int64_t *sizes = axis < 0 ? nullptr : allocateVector(ctx, 3);
  if (!sizes) {
    return WEIR_CALL_FAILED;
  }
  sizes[0] = sizes[2] = 1;
  for (int64_t d = 0; d < rank; ++d) {
    if (d == axis) {
      sizes[1] = indexAt(shape, d);
    } else {
      sizes[d < axis ? 0 : 2] *= indexAt(shape, d);
    }
  }
  return WEIR_CALL_OK;
}

// shape, axis, dims -> shape with dims in place of the axis.
extern "C" WeirCallStatus weir_call_AxisSplice(WeirCallContext *ctx) {
  const WeirView &shape = *weir_call_input(ctx, 0);
  const WeirView &dims = *weir_call_input(ctx, 2);
  int64_t rank = countOf(shape), count = countOf(dims);
  int64_t axis = readAxis(ctx, 1, 0, rank);
  int64_t *sizes = axis < 0 ? nullptr : allocateVector(ctx, rank - 1 + count);
  if (!sizes) {
    return WEIR_CALL_FAILED;
  }
  for (int64_t d = 0; d < rank; ++d) {
    if (d != axis) {
      *sizes++ = indexAt(shape, d);
      continue;
    }
    for (int64_t i = 0; i < count; ++i) {
      *sizes++ = indexAt(dims, i);
    }
  }
  return WEIR_CALL_OK;
}

/// Which dimensions the axes in input 1 name; false after failing.
static bool readAxes(WeirCallContext *ctx, int64_t rank, bool *isNamed) {
  int64_t count = countOf(*weir_call_input(ctx, 1));
  if (rank > maxRank) {
    weir_call_fail(ctx, WEIR_INVALID_ARGUMENT,
                   "expected at most %d dimensions, got %lld", maxRank,
                   (long long)rank);
    return false;
  }
  for (int64_t i = 0; i < count; ++i) {
    int64_t axis = readAxis(ctx, 1, i, rank);
    if (axis < 0) {
      return false;
    }
    if (isNamed[axis]) {
      weir_call_fail(ctx, WEIR_INVALID_ARGUMENT,
                     "invalid reduction arguments: axes contain duplicate "
                     "dimension %lld",
                     (long long)axis);
      return false;
    }
    isNamed[axis] = true;
  }
  return true;
}

// shape, axes -> shape without them.
extern "C" WeirCallStatus weir_call_DropAxes(WeirCallContext *ctx) {
  const WeirView &shape = *weir_call_input(ctx, 0);
  int64_t rank = countOf(shape), count = countOf(*weir_call_input(ctx, 1));
  bool isNamed[maxRank] = {};
  int64_t *sizes = readAxes(ctx, rank, isNamed)
                       ? allocateVector(ctx, rank - count)
                       : nullptr;
  if (!sizes) {
    return WEIR_CALL_FAILED;
  }
  for (int64_t d = 0; d < rank; ++d) {
    if (!isNamed[d]) {
      *sizes++ = indexAt(shape, d);
    }
  }
  return WEIR_CALL_OK;
}

// shape, axes -> shape with sizes 1 there.
extern "C" WeirCallStatus weir_call_KeepAxes(WeirCallContext *ctx) {
  const WeirView &shape = *weir_call_input(ctx, 0);
  int64_t rank = countOf(shape);
  bool isNamed[maxRank] = {};
  int64_t *sizes =
      readAxes(ctx, rank, isNamed) ? allocateVector(ctx, rank) : nullptr;
  if (!sizes) {
    return WEIR_CALL_FAILED;
  }
  for (int64_t d = 0; d < rank; ++d) {
    sizes[d] = isNamed[d] ? 1 : indexAt(shape, d);
  }
  return WEIR_CALL_OK;
}

// shape, axes -> the dimensions in an order in which the axes come last.
extern "C" WeirCallStatus weir_call_ReduceOrder(WeirCallContext *ctx) {
  int64_t rank = countOf(*weir_call_input(ctx, 0));
  bool isNamed[maxRank] = {};
  int64_t *order =
      readAxes(ctx, rank, isNamed) ? allocateVector(ctx, rank) : nullptr;
  if (!order) {
    return WEIR_CALL_FAILED;
  }
  for (bool last : {false, true}) {
    for (int64_t d = 0; d < rank; ++d) {
      if (isNamed[d] == last) {
        *order++ = d;
      }
    }
  }
  return WEIR_CALL_OK;
}

// shape, axes -> [elements per reduced one's place, elements reduced to one].
extern "C" WeirCallStatus weir_call_ReduceSizes(WeirCallContext *ctx) {
  const WeirView &shape = *weir_call_input(ctx, 0);
  int64_t rank = countOf(shape);
  bool isNamed[maxRank] = {};
  int64_t *sizes =
      readAxes(ctx, rank, isNamed) ? allocateVector(ctx, 2) : nullptr;
  if (!sizes) {
    return WEIR_CALL_FAILED;
  }
  sizes[0] = sizes[1] = 1;
  for (int64_t d = 0; d < rank; ++d) {
    sizes[isNamed[d]] *= indexAt(shape, d);
  }
  return WEIR_CALL_OK;
}

// shape, dim -> shape with a size 1 there.
extern "C" WeirCallStatus weir_call_InsertAxis(WeirCallContext *ctx) {
  const WeirView &shape = *weir_call_input(ctx, 0);
  int64_t rank = countOf(shape);
  int64_t at = readAxis(ctx, 1, 0, rank + 1);
  int64_t *sizes = at < 0 ? nullptr : allocateVector(ctx, rank + 1);
  if (!sizes) {
    return WEIR_CALL_FAILED;
  }
  for (int64_t d = 0; d <= rank; ++d) {
    sizes[d] = d == at ? 1 : indexAt(shape, d < at ? d : d - 1);
  }
  return WEIR_CALL_OK;
}

// value, which must have `rank` dimensions -> itself.
extern "C" WeirCallStatus weir_call_AsRank(WeirCallContext *ctx) {
  int64_t rank = weir_call_attr_int(ctx, "rank", 0);
  const WeirView &value = *weir_call_input(ctx, 0);
  if (value.rank != rank) {
    return weir_call_fail(ctx, WEIR_INVALID_ARGUMENT,
                          "expected %lld dimensions, got shape %s",
                          (long long)rank, ShapeText(value).text);
  }
  return weir_call_forward(ctx, 0, 0, value.rank, value.dims);
}

// start, limit, delta -> start, start + delta, ... before limit, each the sum
// of the last and delta, as TensorFlow adds them.
extern "C" WeirCallStatus weir_call_FloatRange(WeirCallContext *ctx) {
  WeirCallStatus status = WEIR_CALL_FAILED;
  int32_t dtype = weir_call_input(ctx, 0)->dtype;
  withNumber(dtype, [&](auto *type) {
    using T = Pointee<decltype(type)>;
    double start = double(*dataOf<T>(*weir_call_input(ctx, 0)));
    double limit = double(*dataOf<T>(*weir_call_input(ctx, 1)));
    double delta = double(*dataOf<T>(*weir_call_input(ctx, 2)));
    if (delta == 0 || (delta > 0 ? start > limit : start < limit)) {
      weir_call_fail(ctx, WEIR_INVALID_ARGUMENT,
                     delta == 0 ? "Requires delta != 0: %g from %g to %g"
                                : "Requires start <= limit when delta > 0, and "
                                  "start >= limit else: %g from %g to %g",
                     delta, start, limit);
      return;
    }
    double steps = (limit - start) / delta;
    auto count = int64_t(steps);
    count += double(count) < steps ? 1 : 0;
    auto *out = static_cast<T *>(weir_call_allocate(ctx, 0, 1, &count));
    if (!out) {
      return;
    }
    T value = T(start);
    for (int64_t i = 0; i < count; ++i) {
      out[i] = value;
      value = T(value + T(delta));
    }
    status = WEIR_CALL_OK;
  });
  return status;
}

// value -> its shape.
extern "C" WeirCallStatus weir_call_ShapeOf(WeirCallContext *ctx) {
  const WeirView &value = *weir_call_input(ctx, 0);
  int64_t rank = value.rank;
  void *sizes = weir_call_allocate(ctx, 0, 1, &rank);
  if (!sizes) {
    return WEIR_CALL_FAILED;
  }
  for (int32_t d = 0; d < value.rank; ++d) {
    setIndex(sizes, weir_call_output_dtype(ctx, 0), d, value.dims[d]);
  }
  return WEIR_CALL_OK;
}

// shape -> [the number of its elements].
extern "C" WeirCallStatus weir_call_CountOf(WeirCallContext *ctx) {
  const WeirView &shape = *weir_call_input(ctx, 0);
  int64_t *size = allocateVector(ctx, 1);
  if (!size) {
    return WEIR_CALL_FAILED;
  }
  *size = 1;
  for (int64_t d = 0; d < countOf(shape); ++d) {
    *size *= indexAt(shape, d);
  }
  return WEIR_CALL_OK;
}

// Two shapes -> what they broadcast to.
extern "C" WeirCallStatus weir_call_BroadcastShapes(WeirCallContext *ctx) {
  const WeirView &a = *weir_call_input(ctx, 0);
  const WeirView &b = *weir_call_input(ctx, 1);
  int64_t m = countOf(a), n = countOf(b), rank = m > n ? m : n;
  int64_t *sizes = allocateVector(ctx, rank);
  if (!sizes) {
    return WEIR_CALL_FAILED;
  }
  for (int64_t d = 0; d < rank; ++d) {
    int64_t x = d < rank - m ? 1 : indexAt(a, d - (rank - m));
    int64_t y = d < rank - n ? 1 : indexAt(b, d - (rank - n));
    if (x != y && x != 1 && y != 1) {
      return weir_call_fail(
          ctx, WEIR_INVALID_ARGUMENT,
          "Incompatible shapes: dimension %lld is %lld and %lld; sizes must be "
          "equal or 1",
          (long long)d, (long long)x, (long long)y);
    }
    sizes[d] = x == 1 ? y : x;
  }
  return WEIR_CALL_OK;
}

// value, shape -> the vector of its elements, broadcast to the shape.
extern "C" WeirCallStatus weir_call_SpreadElements(WeirCallContext *ctx) {
  const WeirView &value = *weir_call_input(ctx, 0);
  const WeirView &shape = *weir_call_input(ctx, 1);
  int64_t rank = countOf(shape), count = 1;
  for (int64_t d = 0; d < rank; ++d) {
    count *= indexAt(shape, d);
  }
  if (count == countOf(value)) {
    return weir_call_forward(ctx, 0, 0, 1, &count);
  }
  auto *to = static_cast<char *>(weir_call_allocate(ctx, 0, 1, &count));
  if (!to) {
    return WEIR_CALL_FAILED;
  }
  auto bytes = size_t(weir_dtype_size(value.dtype));
  auto *from = static_cast<const char *>(value.data);
  int64_t lead = rank - value.rank;
  for (int64_t i = 0; i < count; ++i) {
    int64_t rest = i, at = 0, stride = 1;
    for (int64_t d = rank; d-- > lead;) {
      int64_t size = indexAt(shape, d), own = value.dims[d - lead];
      at += own == 1 ? 0 : rest % size * stride;
      rest /= size;
      stride *= own;
    }
    memcpy(to + size_t(i) * bytes, from + size_t(at) * bytes, bytes);
  }
  return WEIR_CALL_OK;
}

// value, shape (one size may be -1) -> value under that shape.
extern "C" WeirCallStatus weir_call_ReshapeTo(WeirCallContext *ctx) {
  const WeirView &value = *weir_call_input(ctx, 0);
  const WeirView &shape = *weir_call_input(ctx, 1);
  int64_t rank = countOf(shape), count = countOf(value), known = 1;
  if (rank > maxRank) {
    return weir_call_fail(ctx, WEIR_INVALID_ARGUMENT,
                          "expected at most %d dimensions, got %lld", maxRank,
                          (long long)rank);
  }
  int64_t sizes[maxRank], open = -1;
  for (int64_t d = 0; d < rank; ++d) {
    sizes[d] = indexAt(shape, d);
    if (sizes[d] == -1 && open < 0) {
      open = d;
      continue;
    }
    if (sizes[d] < 0) {
      return weir_call_fail(ctx, WEIR_INVALID_ARGUMENT,
                            "Size %lld must be non-negative, not %lld",
                            (long long)d, (long long)sizes[d]);
    }
    known *= sizes[d];
  }
  if (open >= 0) {
    sizes[open] = known ? count / known : 0;
    known *= sizes[open];
  }
  if (known != count) {
    return weir_call_fail(ctx, WEIR_INVALID_ARGUMENT,
                          "Input to reshape is a tensor with %lld values, but "
                          "the requested shape has %lld",
                          (long long)count, (long long)known);
  }
  return weir_call_forward(ctx, 0, 0, int32_t(rank), sizes);
}

// value, order -> dimension d of the result is dimension order[d] of value.
extern "C" WeirCallStatus weir_call_TransposeBy(WeirCallContext *ctx) {
  const WeirView &value = *weir_call_input(ctx, 0);
  const WeirView &order = *weir_call_input(ctx, 1);
  int64_t rank = value.rank;
  if (countOf(order) != rank || rank > maxRank) {
    return weir_call_fail(
        ctx, WEIR_INVALID_ARGUMENT,
        "transpose expects a vector of size %lld. But input(1) "
        "is a vector of size %lld",
        (long long)rank, (long long)countOf(order));
  }
  int64_t sizes[maxRank], strides[maxRank], place[maxRank] = {};
  bool used[maxRank] = {};
  for (int64_t d = 0; d < rank; ++d) {
    int64_t from = readAxis(ctx, 1, d, rank);
    if (from < 0) {
      return WEIR_CALL_FAILED;
    }
    if (used[from]) {
      return weir_call_fail(ctx, WEIR_INVALID_ARGUMENT,
                            "%lld is twice in the order of dimensions",
                            (long long)from);
    }
    used[from] = true;
    sizes[d] = value.dims[from];
    strides[d] = countOf(value, int32_t(from) + 1);
  }
  void *to = weir_call_allocate(ctx, 0, int32_t(rank), sizes);
  if (!to) {
    return WEIR_CALL_FAILED;
  }
  auto bytes = size_t(weir_dtype_size(value.dtype));
  auto *out = static_cast<char *>(to);
  auto *in = static_cast<const char *>(value.data);
  int64_t at = 0;
  for (int64_t i = 0, count = countOf(value); i < count; ++i) {
    memcpy(out + size_t(i) * bytes, in + size_t(at) * bytes, bytes);
    for (int64_t d = rank; d-- > 0;) {
      at += strides[d];
      if (++place[d] < sizes[d]) {
        break;
      }
      at -= sizes[d] * strides[d];
      place[d] = 0;
    }
  }
  return WEIR_CALL_OK;
}
