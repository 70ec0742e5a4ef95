// Part of Weir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// StringJoin: element by element, with a separator; scalars go with all.
#include "runtime/calls/CallUtils.h"

using namespace weir;

// The shape of the inputs that are not scalars; fails where they differ.
static const WeirView *findShape(WeirCallContext *ctx) {
  const WeirView *shape = weir_call_input(ctx, 0);
  for (int32_t i = 1; i < weir_call_num_inputs(ctx); ++i) {
    const WeirView *input = weir_call_input(ctx, i);
    if (shape->rank == 0) {
      shape = input;
    } else if (input->rank != 0 && !sameShape(*shape, *input)) {
      weir_call_fail(ctx, WEIR_INVALID_ARGUMENT,
                     "Input shapes do not match: %s vs. %s",
                     ShapeText(*shape).text, ShapeText(*input).text);
      return nullptr;
    }
  }
  return shape;
}

static bool joinElement(WeirCallContext *ctx, int64_t i, WeirBytes separator,
                        WeirString &out) {
  int32_t inputs = weir_call_num_inputs(ctx);
  auto part = [&](int32_t k) -> const WeirString & {
    const WeirView &input = *weir_call_input(ctx, k);
    return dataOf<WeirString>(input)[input.rank == 0 ? 0 : i];
  };
  uint64_t size = separator.size * uint64_t(inputs - 1);
  for (int32_t k = 0; k < inputs; ++k) {
    size += part(k).size;
  }
  out = {"", 0, nullptr};
  if (size == 0) {
    return true;
  }
  WeirBuffer *owner = weir_call_new_buffer(ctx, int64_t(size));
  if (!owner) {
    return false;
  }
  char *begin = static_cast<char *>(weir_buffer_data(owner)), *at = begin;
  auto append = [&](const char *data, uint64_t count) {
    if (count) {
      memcpy(at, data, count);
    }
    at += count;
  };
  for (int32_t k = 0; k < inputs; ++k) {
    append(separator.data, k ? separator.size : 0);
    append(part(k).data, part(k).size);
  }
  out = {begin, size, owner};
  return true;
}

extern "C" WeirCallStatus weir_call_StringJoin(WeirCallContext *ctx) {
  WeirBytes separator = weir_call_attr_string(ctx, "separator");
  const WeirView *shape = findShape(ctx);
  if (!shape) {
    return WEIR_CALL_FAILED;
  }
  auto *out = static_cast<WeirString *>(
      weir_call_allocate(ctx, 0, shape->rank, shape->dims));
  if (!out) {
    return WEIR_CALL_FAILED;
  }
  for (int64_t i = 0; i < countOf(*shape); ++i) {
    if (!joinElement(ctx, i, separator, out[i])) {
      return weir_call_fail(ctx, WEIR_RESOURCE_EXHAUSTED,
                            "no memory for a joined string");
    }
  }
  return WEIR_CALL_OK;
}
