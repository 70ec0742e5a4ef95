// Part of Weir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Operations that write rows of their operand where it is: the compiler lets
// them pass only where nobody else has that value. Also copies and tensors of
// nothing in particular, which TensorFlow's programs begin with.
#include "runtime/calls/DefineCall.h"
#include "runtime/tensor/Value.h"
#include "runtime/variable/Update.h"

using namespace weir;

static bool checkRows(WeirCallContext *ctx, const WeirView &x,
                      const WeirView &rows, const WeirView &v) {
  auto fail = [&](const char *what, const WeirView &a) {
    weir_call_fail(ctx, WEIR_INVALID_ARGUMENT, "%s%s vs. %s", what,
                   ShapeText(a).text, ShapeText(v).text);
    return false;
  };
  if (rows.rank != 1) {
    weir_call_fail(ctx, WEIR_INVALID_ARGUMENT, "i must be a vector. %s",
                   ShapeText(rows).text);
    return false;
  }
  if (x.rank != v.rank) {
    return fail("x and v shape doesn't match (ranks differ): ", x);
  }
  for (int32_t d = 1; d < x.rank; ++d) {
    if (x.dims[d] != v.dims[d]) {
      char what[80];
      snprintf(what, sizeof what,
               "x and v shape doesn't match at index %d : ", d);
      return fail(what, x);
    }
  }
  if (x.rank == 0 || rows.dims[0] != v.dims[0]) {
    return fail("i and x shape doesn't match at index 0: ", rows);
  }
  return true;
}

/// Calls use(place in the result, place in v) for each row. Rows count from the
/// end if negative, and wrap around.
template <typename F>
static void eachRow(const WeirView &x, const WeirView &rows, F use) {
  int64_t height = x.dims[0];
  for (int64_t j = 0; j < rows.dims[0]; ++j) {
    int64_t row = indexAt(rows, j) % height;
    use(row < 0 ? row + height : row, j);
  }
}

static void updateRows(void *out, const WeirView &x, const WeirView &rows,
                       const WeirView &v) {
  int64_t width = countOf(x, 1);
  int64_t bytes = width * weir_dtype_size(x.dtype);
  eachRow(x, rows, [&](int64_t to, int64_t from) {
    char *place = static_cast<char *>(out) + to * bytes;
    clearElements(place, x.dtype, width);
    copyElements(place, static_cast<const char *>(v.data) + from * bytes,
                 x.dtype, width);
  });
}

template <typename Update>
static bool combineRows(void *out, const WeirView &x, const WeirView &rows,
                        const WeirView &v) {
  int64_t width = countOf(x, 1);
  return withUpdatable(x.dtype, [&](auto *type) {
    using T = std::remove_pointer_t<decltype(type)>;
    eachRow(x, rows, [&](int64_t to, int64_t from) {
      T *place = static_cast<T *>(out) + to * width;
      const T *more = dataOf<T>(v) + from * width;
      for (int64_t i = 0; i < width; ++i) {
        place[i] = Update::apply(place[i], more[i]);
      }
    });
  });
}

/// The operand itself, if it is the call's alone, or a copy.
static void *takeOperand(WeirCallContext *ctx, const WeirView &x) {
  const void *before = x.data;
  void *out = weir_call_forward_or_allocate(ctx, 0, 0, x.rank, x.dims);
  if (out && out != before) {
    copyElements(out, before, x.dtype, countOf(x));
  }
  return out;
}

namespace {
enum class Combine { Update, Add, Sub };
} // namespace

static WeirCallStatus inplace(WeirCallContext *ctx, Combine how) {
  const WeirView x = *weir_call_input(ctx, 0);
  const WeirView &rows = *weir_call_input(ctx, 1);
  const WeirView &v = *weir_call_input(ctx, 2);
  if (!checkRows(ctx, x, rows, v)) {
    return WEIR_CALL_FAILED;
  }
  void *out = takeOperand(ctx, x);
  if (!out) {
    return WEIR_CALL_FAILED;
  }
  if (countOf(x) == 0 || countOf(v) == 0) {
    return WEIR_CALL_OK;
  }
  bool isKnown = true;
  switch (how) {
  case Combine::Update:
    updateRows(out, x, rows, v);
    break;
  case Combine::Add:
    isKnown = combineRows<AddUpdate>(out, x, rows, v);
    break;
  case Combine::Sub:
    isKnown = combineRows<SubUpdate>(out, x, rows, v);
    break;
  }
  return isKnown ? WEIR_CALL_OK
                 : weir_call_fail(ctx, WEIR_INVALID_ARGUMENT,
                                  "Unsupported data type: %s",
                                  weir_dtype_name(x.dtype));
}

WEIR_CALL(InplaceUpdate, inplace(ctx, Combine::Update))
WEIR_CALL(InplaceAdd, inplace(ctx, Combine::Add))
WEIR_CALL(InplaceSub, inplace(ctx, Combine::Sub))

extern "C" WeirCallStatus weir_call_DeepCopy(WeirCallContext *ctx) {
  const WeirView &x = *weir_call_input(ctx, 0);
  void *out = weir_call_allocate(ctx, 0, x.rank, x.dims);
  if (!out) {
    return WEIR_CALL_FAILED;
  }
  copyElements(out, x.data, x.dtype, countOf(x));
  return WEIR_CALL_OK;
}

// TensorFlow leaves the elements as they are unless `init` is set; zeros are as
// good as any.
extern "C" WeirCallStatus weir_call_Empty(WeirCallContext *ctx) {
  const WeirView &shape = *weir_call_input(ctx, 0);
  int64_t dims[WEIR_MAX_RANK];
  if (shape.rank != 1) {
    return weir_call_fail(ctx, WEIR_INVALID_ARGUMENT,
                          "shape must be a vector of int32, got shape %s",
                          ShapeText(shape).text);
  }
  if (shape.dims[0] > WEIR_MAX_RANK) {
    return weir_call_fail(ctx, WEIR_UNIMPLEMENTED,
                          "a tensor of %" PRId64 " dimensions; at most %d are "
                          "supported",
                          shape.dims[0], WEIR_MAX_RANK);
  }
  auto rank = int32_t(shape.dims[0]);
  for (int32_t d = 0; d < rank; ++d) {
    dims[d] = indexAt(shape, d);
    if (dims[d] < 0) {
      return weir_call_fail(ctx, WEIR_INVALID_ARGUMENT,
                            "Dimension %" PRId64 " must be >= 0", dims[d]);
    }
  }
  int32_t dtype = weir_call_output_dtype(ctx, 0);
  void *out = weir_call_allocate(ctx, 0, rank, dims);
  if (!out) {
    return WEIR_CALL_FAILED;
  }
  if (!hasOwningElements(dtype)) {
    memset(out, 0, size_t(tensorBytes(dtype, rank, dims)));
  }
  return WEIR_CALL_OK;
}
