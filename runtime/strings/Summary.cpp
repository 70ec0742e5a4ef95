// Part of Weir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// ScalarSummary(tags, values): a serialized Summary of tagged floats.
#include "runtime/strings/Text.h"

using namespace weir;

static void appendVarint(Text &text, uint64_t value) {
  for (; value >= 0x80; value >>= 7) {
    text.push(char(value | 0x80));
  }
  text.push(char(value));
}

static uint64_t varintSize(uint64_t value) {
  uint64_t size = 1;
  for (; value >= 0x80; value >>= 7) {
    ++size;
  }
  return size;
}

static bool valueAt(const WeirView &view, int64_t i, float &value) {
  switch (view.dtype) {
  case WEIR_DT_FLOAT:
    value = dataOf<float>(view)[i];
    return true;
  case WEIR_DT_DOUBLE:
    value = float(dataOf<double>(view)[i]);
    return true;
  case WEIR_DT_HALF:
    value = dataOf<Half>(view)[i];
    return true;
  case WEIR_DT_BFLOAT16:
    value = dataOf<BFloat16>(view)[i];
    return true;
  case WEIR_DT_INT8:
    value = dataOf<int8_t>(view)[i];
    return true;
  case WEIR_DT_UINT8:
    value = dataOf<uint8_t>(view)[i];
    return true;
  case WEIR_DT_INT16:
    value = dataOf<int16_t>(view)[i];
    return true;
  case WEIR_DT_UINT16:
    value = dataOf<uint16_t>(view)[i];
    return true;
  case WEIR_DT_INT32:
    value = float(dataOf<int32_t>(view)[i]);
    return true;
  case WEIR_DT_UINT32:
    value = float(dataOf<uint32_t>(view)[i]);
    return true;
  case WEIR_DT_INT64:
    value = float(dataOf<int64_t>(view)[i]);
    return true;
  case WEIR_DT_UINT64:
    value = float(dataOf<uint64_t>(view)[i]);
    return true;
  default:
    return false;
  }
}

extern "C" WeirCallStatus weir_call_ScalarSummary(WeirCallContext *ctx) {
  const WeirView &tags = *weir_call_input(ctx, 0);
  const WeirView &values = *weir_call_input(ctx, 1);
  if (!sameShape(tags, values)) {
    bool isOne = countOf(tags) == 1;
    WeirBytes tag = isOne ? textAt(tags, 0) : WeirBytes{"", 0};
    return weir_call_fail(ctx, WEIR_INVALID_ARGUMENT,
                          "tags and values are not the same shape: %s != "
                          "%s%s%.*s%s",
                          ShapeText(tags).text, ShapeText(values).text,
                          isOne ? " (tag '" : "", lengthOf(tag), tag.data,
                          isOne ? "')" : "");
  }
  Text text;
  for (int64_t i = 0, n = countOf(tags); i < n; ++i) {
    WeirBytes tag = textAt(tags, i);
    float value;
    if (!valueAt(values, i, value)) {
      return failType(ctx, values.dtype);
    }
    // Summary.value (1) { tag (1), simple_value (2) }.
    text.push(0x0a);
    appendVarint(text, 1 + varintSize(tag.size) + tag.size + 5);
    text.push(0x0a);
    appendVarint(text, tag.size);
    append(text, tag);
    text.push(0x15);
    text.append(reinterpret_cast<const char *>(&value), sizeof value);
  }
  WeirString *out = allocateStrings(ctx, 0, 0, nullptr);
  return out && storeText(ctx, *out, text) ? WEIR_CALL_OK : WEIR_CALL_FAILED;
}
