// Part of Weir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// What operations on strings share: elements as bytes, parts of elements that
// share memory with them, text that grows.
#ifndef WEIR_RUNTIME_STRINGS_TEXT_H
#define WEIR_RUNTIME_STRINGS_TEXT_H

#include "runtime/base/Memory.h"
#include "runtime/calls/CallUtils.h"

namespace weir {

/// Text that grows; not ended by a zero byte.
using Text = Vector<char>;

inline const WeirString &stringAt(const WeirView &view, int64_t i) {
  return dataOf<WeirString>(view)[i];
}

inline void append(Text &text, WeirBytes bytes) {
  text.append(bytes.data, bytes.size);
}
inline void append(Text &text, const char *words) {
  text.append(words, strlen(words));
}

inline bool sameText(WeirBytes bytes, const char *words) {
  return bytes.size == strlen(words) &&
         memcmp(bytes.data, words, bytes.size) == 0;
}

/// Makes `out` bytes [from, from + size) of `whole`; their memory is shared.
inline void sharePart(WeirString &out, const WeirString &whole, uint64_t from,
                      uint64_t size) {
  if (size == 0) {
    out = {"", 0, nullptr};
    return;
  }
  if (whole.owner) {
    weir_buffer_retain(whole.owner);
  }
  out = {whole.data + from, size, whole.owner};
}

/// Makes `out` a copy of the text; false after failing the call.
inline bool storeText(WeirCallContext *ctx, WeirString &out, const char *data,
                      uint64_t size) {
  if (weir_string_set(ctx, &out, size ? data : "", size)) {
    return true;
  }
  weir_call_fail(ctx, WEIR_RESOURCE_EXHAUSTED,
                 "OOM when allocating %" PRIu64 " bytes", size);
  return false;
}
inline bool storeText(WeirCallContext *ctx, WeirString &out, const Text &text) {
  return storeText(ctx, out, text.data(), text.size());
}

/// Makes `out` what `visit(add)` gives to `add(bytes)`, the same in each of two
/// visits; false after failing the call.
template <typename Visit>
bool joinText(WeirCallContext *ctx, WeirString &out, Visit visit) {
  uint64_t size = 0;
  visit([&](WeirBytes part) { size += part.size; });
  out = {"", 0, nullptr};
  if (size == 0) {
    return true;
  }
  WeirBuffer *owner = weir_call_new_buffer(ctx, int64_t(size));
  if (!owner) {
    weir_call_fail(ctx, WEIR_RESOURCE_EXHAUSTED,
                   "OOM when allocating %" PRIu64 " bytes", size);
    return false;
  }
  char *at = static_cast<char *>(weir_buffer_data(owner));
  out = {at, size, owner};
  visit([&](WeirBytes part) {
    if (part.size) {
      memcpy(at, part.data, part.size);
    }
    at += part.size;
  });
  return true;
}

/// Memory for output i; null after failing.
inline WeirString *allocateStrings(WeirCallContext *ctx, int32_t i,
                                   int32_t rank, const int64_t *dims) {
  return static_cast<WeirString *>(weir_call_allocate(ctx, i, rank, dims));
}

/// Gives the text as output 0, a scalar.
inline WeirCallStatus giveText(WeirCallContext *ctx, const Text &text) {
  WeirString *out = allocateStrings(ctx, 0, 0, nullptr);
  return out && storeText(ctx, *out, text) ? WEIR_CALL_OK : WEIR_CALL_FAILED;
}

/// Gives as output 0, for each string of input 0, what `convert(bytes, text)`
/// appends to `text`; false: it has failed the call.
template <typename F>
WeirCallStatus convertEach(WeirCallContext *ctx, F convert) {
  const WeirView &input = *weir_call_input(ctx, 0);
  WeirString *out = allocateStrings(ctx, 0, input.rank, input.dims);
  if (!out) {
    return WEIR_CALL_FAILED;
  }
  Text text;
  for (int64_t i = 0, n = countOf(input); i < n; ++i) {
    text.clear();
    if (!convert(textAt(input, i), text) || !storeText(ctx, out[i], text)) {
      return WEIR_CALL_FAILED;
    }
  }
  return WEIR_CALL_OK;
}

/// Whether the byte continues a character of UTF-8.
inline bool isTrailByte(char byte) { return (byte & 0xc0) == 0x80; }

/// As the C locale's isspace().
inline bool isSpace(char byte) {
  return byte == ' ' || (byte >= '\t' && byte <= '\r');
}

/// Bytes as the argument of "%.*s".
inline int lengthOf(WeirBytes bytes) {
  return bytes.size > 1000 ? 1000 : int(bytes.size);
}

} // namespace weir

#endif
