// Part of Weir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// StringFormat(inputs...), PrintV2(input), Print(input, data...).
#include "runtime/strings/CLocale.h"
#include "runtime/strings/TensorText.h"
#include <cerrno>

using namespace weir;

// Where the placeholder next stands in the template; null: nowhere.
static const char *findNext(WeirBytes text, WeirBytes placeholder) {
  if (placeholder.size == 0) {
    return nullptr;
  }
  return static_cast<const char *>(
      memmem(text.data, text.size, placeholder.data, placeholder.size));
}

static WeirBytes after(WeirBytes text, const char *at) {
  return {at, uint64_t(text.data + text.size - at)};
}

extern "C" WeirCallStatus weir_call_StringFormat(WeirCallContext *ctx) {
  WeirBytes rest = weir_call_attr_string(ctx, "template");
  WeirBytes placeholder = weir_call_attr_string(ctx, "placeholder");
  int64_t most = weir_call_attr_int(ctx, "summarize", 3);
  int32_t inputs = weir_call_num_inputs(ctx);
  int64_t places = 0;
  WeirBytes ahead = rest;
  while (const char *at = findNext(ahead, placeholder)) {
    ++places;
    ahead = after(ahead, at + placeholder.size);
  }
  if (places != inputs) {
    return weir_call_fail(ctx, WEIR_INVALID_ARGUMENT,
                          "num placeholders in template and num inputs must "
                          "match: %" PRId64 " vs. %d",
                          places, inputs);
  }
  CLocale numbers;
  Text text;
  for (int32_t i = 0; i < inputs; ++i) {
    const char *at = findNext(rest, placeholder);
    text.append(rest.data, size_t(at - rest.data));
    appendTensor(text, *weir_call_input(ctx, i), most);
    rest = after(rest, at + placeholder.size);
  }
  append(text, rest);
  return giveText(ctx, text);
}

static WeirCallStatus writeTo(WeirCallContext *ctx, const Text &text,
                              FILE *file) {
  size_t written = fwrite(text.data(), 1, text.size(), file);
  if (written != text.size() || fflush(file) != 0) {
    return weir_call_fail(ctx, WEIR_UNKNOWN, "cannot print: %s",
                          strerror(errno));
  }
  return WEIR_CALL_OK;
}

static WeirCallStatus appendToFile(WeirCallContext *ctx, const Text &text,
                                   WeirBytes path) {
  Text name;
  append(name, path);
  name.push(0);
  FILE *file = fopen(name.data(), "a");
  if (!file) {
    int32_t code = errno == ENOENT   ? WEIR_NOT_FOUND
                   : errno == EACCES ? WEIR_PERMISSION_DENIED
                                     : WEIR_UNKNOWN;
    return weir_call_fail(ctx, code, "%s; %s", name.data(), strerror(errno));
  }
  WeirCallStatus status = writeTo(ctx, text, file);
  if (fclose(file) != 0 && status == WEIR_CALL_OK) {
    status = weir_call_fail(ctx, WEIR_UNKNOWN, "%s; %s", name.data(),
                            strerror(errno));
  }
  return status;
}

extern "C" WeirCallStatus weir_call_PrintV2(WeirCallContext *ctx) {
  const WeirView &input = *weir_call_input(ctx, 0);
  WeirBytes stream = weir_call_attr_string(ctx, "output_stream");
  if (input.rank != 0) {
    return weir_call_fail(ctx, WEIR_INVALID_ARGUMENT,
                          "Input is expected to be scalar, but got %s",
                          ShapeText(input).text);
  }
  Text text;
  append(text, textAt(input, 0));
  const WeirAttr *end = weir_call_attr(ctx, "end");
  append(text, end ? weir_call_attr_string(ctx, "end") : WeirBytes{"\n", 1});
  constexpr char prefix[] = "file://";
  constexpr uint64_t size = sizeof prefix - 1;
  if (stream.size >= size && memcmp(stream.data, prefix, size) == 0) {
    return appendToFile(ctx, text, after(stream, stream.data + size));
  }
  if (sameText(stream, "stdout")) {
    return writeTo(ctx, text, stdout);
  }
  if (stream.size == 0 || sameText(stream, "stderr") ||
      sameText(stream, "log(info)") || sameText(stream, "log(warning)") ||
      sameText(stream, "log(error)")) {
    return writeTo(ctx, text, stderr);
  }
  return weir_call_fail(
      ctx, WEIR_INVALID_ARGUMENT,
      "Unknown output stream: %.*s, Valid streams are: stdout "
      "stderr log(info) log(warning) log(error)",
      lengthOf(stream), stream.data);
}

// An element as Print shows it: strings as they are, truth as 1.
static void appendElement(Text &text, const WeirView &view, int64_t i) {
  if (view.dtype == WEIR_DT_STRING) {
    append(text, textAt(view, i));
  } else if (view.dtype == WEIR_DT_BOOL) {
    append(text, dataOf<uint8_t>(view)[i] ? "1" : "0");
  } else {
    char *data = static_cast<char *>(view.data);
    data += i * weir_dtype_size(view.dtype);
    appendTensor(text, {view.dtype, 0, nullptr, data}, 1);
  }
}

// Dimension d of what is left, `most` elements in all; `next` is the next one.
static void appendFirst(Text &text, const WeirView &view, int32_t d,
                        int64_t most, int64_t &next) {
  bool isRow = d + 1 >= view.rank;
  for (int64_t i = 0; i < (view.rank ? view.dims[d] : 1) && next <= most; ++i) {
    if (next == most) {
      append(text, isRow && d > 0 ? "..." : "");
      return;
    }
    if (isRow) {
      append(text, i ? " " : "");
      appendElement(text, view, next++);
      continue;
    }
    append(text, "[");
    appendFirst(text, view, d + 1, most, next);
    append(text, "]");
  }
}

// Print(input, data...): the first times, as many as `first_n` says.
extern "C" WeirCallStatus weir_call_Print(WeirCallContext *ctx) {
  int64_t times = weir_call_attr_int(ctx, "first_n", -1);
  int64_t most = weir_call_attr_int(ctx, "summarize", 3);
  uint64_t &count = *weir_call_cache(ctx);
  if (times < 0 || int64_t(count) < times) {
    ++count;
    Text text;
    CLocale numbers;
    append(text, weir_call_attr_string(ctx, "message"));
    for (int32_t j = 1; j < weir_call_num_inputs(ctx); ++j) {
      const WeirView &view = *weir_call_input(ctx, j);
      int64_t all = countOf(view), next = 0;
      append(text, "[");
      appendFirst(text, view, 0, most < 0 || most > all ? all : most, next);
      append(text, next < all ? "...]" : "]");
    }
    append(text, "\n");
    if (writeTo(ctx, text, stderr) != WEIR_CALL_OK) {
      return WEIR_CALL_FAILED;
    }
  }
  return weir_call_forward(ctx, 0, 0, weir_call_input(ctx, 0)->rank, nullptr);
}
