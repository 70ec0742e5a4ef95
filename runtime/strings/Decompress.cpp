// Part of Weir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// DecodeCompressed(bytes): by zlib.
#include "runtime/strings/Text.h"
#include <zlib.h>

using namespace weir;

namespace {
/// Memory that may run out, as what comes of few bytes may be much.
struct Output {
  char *data = nullptr;
  size_t size = 0, capacity = 0;
  ~Output() { free(data); }
  bool grow() {
    if (size < capacity) {
      return true;
    }
    size_t more = capacity ? 2 * capacity : 1 << 14;
    void *memory = realloc(data, more);
    if (memory) {
      data = static_cast<char *>(memory);
      capacity = more;
    }
    return memory != nullptr;
  }
};
} // namespace

static WeirCallStatus failMemory(WeirCallContext *ctx) {
  return weir_call_fail(ctx, WEIR_RESOURCE_EXHAUSTED,
                        "no memory for decompressed bytes");
}

// What is cut short gives as much as there is.
static WeirCallStatus inflateAll(WeirCallContext *ctx, z_stream &stream,
                                 WeirBytes bytes, bool isGzip, Output &out) {
  uint64_t given = 0;
  int code = Z_OK;
  while (code == Z_OK || code == Z_BUF_ERROR) {
    if (stream.avail_in == 0) {
      uint64_t rest = bytes.size - given;
      uint32_t next = rest < (1u << 30) ? uint32_t(rest) : 1u << 30;
      stream.next_in =
          reinterpret_cast<Bytef *>(const_cast<char *>(bytes.data + given));
      stream.avail_in = next;
      given += next;
    }
    if (!out.grow()) {
      return failMemory(ctx);
    }
    size_t room = out.capacity - out.size;
    uint32_t space = room < (1u << 30) ? uint32_t(room) : 1u << 30;
    stream.next_out = reinterpret_cast<Bytef *>(out.data + out.size);
    stream.avail_out = space;
    code = inflate(&stream, Z_NO_FLUSH);
    out.size += space - stream.avail_out;
    bool isLast = stream.avail_in == 0 && given == bytes.size;
    if (code == Z_STREAM_END && isGzip && !isLast) {
      inflateReset(&stream); // files in that format may follow each other
      code = Z_OK;
    } else if (isLast && stream.avail_out && code != Z_DATA_ERROR) {
      break;
    }
  }
  if (code != Z_OK && code != Z_BUF_ERROR && code != Z_STREAM_END) {
    return weir_call_fail(ctx, WEIR_DATA_LOSS,
                          "inflate() failed with error %d: %s", code,
                          stream.msg ? stream.msg : "");
  }
  return WEIR_CALL_OK;
}

extern "C" WeirCallStatus weir_call_DecodeCompressed(WeirCallContext *ctx) {
  const WeirView &input = *weir_call_input(ctx, 0);
  WeirBytes type = weir_call_attr_string(ctx, "compression_type");
  if (type.size == 0) {
    return weir_call_forward(ctx, 0, 0, input.rank, nullptr);
  }
  bool isGzip = sameText(type, "GZIP");
  if (!isGzip && !sameText(type, "ZLIB")) {
    bool isKnown = sameText(type, "ZSTD");
    return weir_call_fail(
        ctx, isKnown ? WEIR_UNIMPLEMENTED : WEIR_INVALID_ARGUMENT, "%s",
        isKnown ? "ZSTD is not supported; use ZLIB or GZIP"
                : "Only ZLIB, ZSTD, GZIP or NONE are supported compressions");
  }
  WeirString *out = allocateStrings(ctx, 0, input.rank, input.dims);
  if (!out) {
    return WEIR_CALL_FAILED;
  }
  for (int64_t i = 0, n = countOf(input); i < n; ++i) {
    z_stream stream = {};
    if (inflateInit2(&stream, isGzip ? MAX_WBITS + 16 : MAX_WBITS) != Z_OK) {
      return failMemory(ctx);
    }
    Output text;
    WeirCallStatus status =
        inflateAll(ctx, stream, textAt(input, i), isGzip, text);
    inflateEnd(&stream);
    if (status != WEIR_CALL_OK ||
        !storeText(ctx, out[i], text.data, text.size)) {
      return WEIR_CALL_FAILED;
    }
  }
  return WEIR_CALL_OK;
}
