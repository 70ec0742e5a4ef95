// Part of Weir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Where: coordinates of the elements that are not zero, row-major.
#include "runtime/calls/CallUtils.h"

using namespace weir;

template <typename T> static bool nonZero(const T &value) {
  return !(value == T(0));
}
static bool nonZero(const BFloat16 &value) { return float(value) != 0; }
static bool nonZero(const Half &value) { return float(value) != 0; }

template <typename T>
static WeirCallStatus where(WeirCallContext *ctx, const WeirView &input) {
  const T *data = dataOf<T>(input);
  int64_t count = countOf(input);
  int64_t rows = 0;
  for (int64_t i = 0; i < count; ++i) {
    rows += nonZero(data[i]);
  }
  int32_t rank = input.rank;
  int64_t dims[] = {rows, rank};
  auto *out = static_cast<int64_t *>(weir_call_allocate(ctx, 0, 2, dims));
  if (!out) {
    return WEIR_CALL_FAILED;
  }
  int64_t at[WEIR_MAX_RANK] = {};
  for (int64_t i = 0; i < count; ++i) {
    if (nonZero(data[i])) {
      memcpy(out, at, size_t(rank) * sizeof(int64_t));
      out += rank;
    }
    for (int32_t d = rank; d-- > 0;) {
      if (++at[d] < input.dims[d]) {
        break;
      }
      at[d] = 0;
    }
  }
  return WEIR_CALL_OK;
}

extern "C" WeirCallStatus weir_call_Where(WeirCallContext *ctx) {
  const WeirView &input = *weir_call_input(ctx, 0);
  WeirCallStatus status = WEIR_CALL_FAILED;
  auto run = [&](auto *type) {
    status = where<Pointee<decltype(type)>>(ctx, input);
  };
  if (input.dtype == WEIR_DT_BOOL) {
    run(static_cast<uint8_t *>(nullptr));
    return status;
  }
  if (input.dtype == WEIR_DT_COMPLEX64 || input.dtype == WEIR_DT_COMPLEX128 ||
      !withNumber(input.dtype, run)) {
    return failType(ctx, input.dtype);
  }
  return status;
}
