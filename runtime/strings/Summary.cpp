// Part of Weir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// ScalarSummary(tags, values), TensorSummaryV2(tag, tensor, metadata),
// MergeSummary(inputs...): serialized Summary messages.
#include "runtime/strings/RealAt.h"
#include "runtime/strings/Wire.h"

using namespace weir;

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
  Text text, entry;
  for (int64_t i = 0, n = countOf(tags); i < n; ++i) {
    WeirBytes tag = textAt(tags, i);
    double real;
    if (!realAt(values, i, real)) {
      return failType(ctx, values.dtype);
    }
    float value = float(real);
    // Summary.value (1) { tag (1), simple_value (2) }.
    entry.clear();
    appendField(entry, 1, tag);
    appendFloat(entry, 2, value);
    appendField(text, 1, entry);
  }
  return giveText(ctx, text);
}

// TensorProto.dtype (1), tensor_shape (2), tensor_content (4) or string_val
// (8).
static void appendTensorProto(Text &text, const WeirView &view) {
  Text shape;
  for (int32_t d = 0; d < view.rank; ++d) {
    Text dim;
    WireWriter(dim).number(1, view.dims[d]);
    appendField(shape, 2, dim);
  }
  WireWriter(text).number(1, view.dtype);
  appendField(text, 2, shape);
  int64_t count = countOf(view);
  if (view.dtype == WEIR_DT_STRING) {
    for (int64_t i = 0; i < count; ++i) {
      appendField(text, 8, textAt(view, i));
    }
  } else if (count) {
    uint64_t bytes = uint64_t(count * weir_dtype_size(view.dtype));
    appendField(text, 4, WeirBytes{dataOf<char>(view), bytes});
  }
}

extern "C" WeirCallStatus weir_call_TensorSummaryV2(WeirCallContext *ctx) {
  const WeirView &tag = *weir_call_input(ctx, 0);
  const WeirView &tensor = *weir_call_input(ctx, 1);
  const WeirView &metadata = *weir_call_input(ctx, 2);
  if (tag.rank != 0) {
    return weir_call_fail(ctx, WEIR_INVALID_ARGUMENT, "tag must be scalar");
  }
  if (metadata.rank != 0) {
    return weir_call_fail(ctx, WEIR_INVALID_ARGUMENT,
                          "serialized_summary_metadata must be scalar");
  }
  if (tensor.dtype == WEIR_DT_RESOURCE || tensor.dtype == WEIR_DT_VARIANT) {
    return failType(ctx, tensor.dtype);
  }
  // What is no message counts as an empty one, as in TensorFlow.
  WeirBytes known = textAt(metadata, 0);
  WireReader wire(known.data, known.size);
  uint32_t number, kind;
  WeirBytes bytes;
  while (!wire.done()) {
    if (!readField(wire, number, kind, bytes)) {
      known = {"", 0};
      break;
    }
  }
  // Value.tag (1), tensor (8), metadata (9).
  Text text, entry, proto;
  appendTensorProto(proto, tensor);
  appendField(entry, 1, textAt(tag, 0));
  appendField(entry, 8, proto);
  appendField(entry, 9, known);
  appendField(text, 1, entry);
  return giveText(ctx, text);
}

// The tag (1) of a value; false where it is malformed.
static bool readTag(WeirBytes value, WeirBytes &tag) {
  WireReader wire(value.data, value.size);
  tag = {"", 0};
  while (!wire.done()) {
    uint32_t number, kind;
    WeirBytes bytes;
    if (!readField(wire, number, kind, bytes)) {
      return false;
    }
    if (number == 1 && kind == 2) {
      tag = bytes;
    }
  }
  return true;
}

// Appends the values of a summary; false after failing the call.
static bool mergeOne(WeirCallContext *ctx, WeirBytes summary,
                     Vector<WeirBytes> &tags, Text &text) {
  WireReader wire(summary.data, summary.size);
  while (!wire.done()) {
    uint32_t number, kind;
    WeirBytes value, tag;
    if (!readField(wire, number, kind, value) ||
        (number == 1 && kind == 2 && !readTag(value, tag))) {
      weir_call_fail(ctx, WEIR_INVALID_ARGUMENT,
                     "Could not parse one of the summary inputs");
      return false;
    }
    if (number != 1 || kind != 2) {
      continue;
    }
    for (const WeirBytes &other : tags) {
      if (tag.size && other.size == tag.size &&
          memcmp(other.data, tag.data, tag.size) == 0) {
        weir_call_fail(ctx, WEIR_INVALID_ARGUMENT,
                       "Duplicate tag %.*s found in summary inputs ",
                       lengthOf(tag), tag.data);
        return false;
      }
    }
    tags.push(tag);
    appendField(text, 1, value);
  }
  return true;
}

extern "C" WeirCallStatus weir_call_MergeSummary(WeirCallContext *ctx) {
  Text text;
  Vector<WeirBytes> tags;
  for (int32_t k = 0; k < weir_call_num_inputs(ctx); ++k) {
    const WeirView &input = *weir_call_input(ctx, k);
    for (int64_t i = 0, n = countOf(input); i < n; ++i) {
      if (!mergeOne(ctx, textAt(input, i), tags, text)) {
        return WEIR_CALL_FAILED;
      }
    }
  }
  return giveText(ctx, text);
}
