// Part of Weir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Optionals: variants that hold a few tensors, or nothing.
#include "runtime/calls/OptionalObject.h"

using namespace weir;

// Output 0 = a new optional; null after failing.
static Optional *giveOptional(WeirCallContext *ctx, bool hasValue) {
  WeirBuffer *object;
  auto *out =
      static_cast<WeirVariant *>(weir_call_allocate(ctx, 0, 0, nullptr));
  Optional *optional = out ? Optional::make(ctx, hasValue, object) : nullptr;
  if (optional) {
    out->object = object;
  }
  return optional;
}

static Optional *optionalInput(WeirCallContext *ctx) {
  const WeirView &view = *weir_call_input(ctx, 0);
  Optional *optional = view.dtype == WEIR_DT_VARIANT && view.rank == 0
                           ? Optional::of(dataOf<WeirVariant>(view)->object)
                           : nullptr;
  if (!optional) {
    weir_call_fail(ctx, WEIR_INVALID_ARGUMENT,
                   "Input is not an optional variant. Saw: %s of shape %s",
                   weir_dtype_name(view.dtype), ShapeText(view).text);
  }
  return optional;
}

extern "C" WeirCallStatus weir_call_OptionalFromValue(WeirCallContext *ctx) {
  Optional *optional = giveOptional(ctx, true);
  for (int32_t j = 0; optional && j < weir_call_num_inputs(ctx); ++j) {
    Value part = takeInput(ctx, j);
    if (!part.buffer) {
      return WEIR_CALL_FAILED;
    }
    optional->parts.push(part);
  }
  return optional ? WEIR_CALL_OK : WEIR_CALL_FAILED;
}

extern "C" WeirCallStatus weir_call_OptionalNone(WeirCallContext *ctx) {
  return giveOptional(ctx, false) ? WEIR_CALL_OK : WEIR_CALL_FAILED;
}

extern "C" WeirCallStatus weir_call_OptionalHasValue(WeirCallContext *ctx) {
  Optional *optional = optionalInput(ctx);
  auto *out =
      optional ? static_cast<uint8_t *>(weir_call_allocate(ctx, 0, 0, nullptr))
               : nullptr;
  if (!out) {
    return WEIR_CALL_FAILED;
  }
  *out = optional->hasValue;
  return WEIR_CALL_OK;
}

extern "C" WeirCallStatus weir_call_OptionalGetValue(WeirCallContext *ctx) {
  Optional *optional = optionalInput(ctx);
  if (!optional) {
    return WEIR_CALL_FAILED;
  }
  if (!optional->hasValue) {
    return weir_call_fail(ctx, WEIR_INVALID_ARGUMENT,
                          "The given optional does not have a value.");
  }
  size_t count = size_t(weir_call_num_outputs(ctx));
  if (optional->parts.size() != count) {
    return weir_call_fail(
        ctx, WEIR_INVALID_ARGUMENT,
        "The given optional has %zu components, expected %zu.",
        optional->parts.size(), count);
  }
  for (size_t i = 0; i < count; ++i) {
    const Value &part = optional->parts[i];
    if (part.dtype != weir_call_output_dtype(ctx, int32_t(i))) {
      return weir_call_fail(
          ctx, WEIR_INVALID_ARGUMENT,
          "The given optional does not match the expected "
          "type for component %zu. Expected: %s. Actual: %s.",
          i, weir_dtype_name(weir_call_output_dtype(ctx, int32_t(i))),
          weir_dtype_name(part.dtype));
    }
    giveValue(ctx, int32_t(i), part);
  }
  return WEIR_CALL_OK;
}
