// Part of Weir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// StringFormat(inputs...), PrintV2(input).
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
