// Part of Weir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// EncodeBase64, DecodeBase64: the alphabet that is safe in URLs.
#include "runtime/strings/Text.h"

using namespace weir;

static constexpr char alphabet[] =
    "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_";

static void encode(WeirBytes text, bool pads, Text &out) {
  for (uint64_t i = 0; i < text.size; i += 3) {
    uint64_t have = text.size - i < 3 ? text.size - i : 3;
    uint32_t bits = 0;
    for (uint64_t k = 0; k < 3; ++k) {
      bits = bits << 8 | (k < have ? uint8_t(text.data[i + k]) : 0);
    }
    for (uint64_t k = 0; k < 4; ++k) {
      if (k <= have) {
        out.push(alphabet[bits >> (18 - 6 * k) & 63]);
      } else if (pads) {
        out.push('=');
      }
    }
  }
}

// The six bits of a character; -1: not in the alphabet.
static int bitsOf(char c) {
  if (c >= 'A' && c <= 'Z') {
    return c - 'A';
  }
  if (c >= 'a' && c <= 'z') {
    return c - 'a' + 26;
  }
  if (c >= '0' && c <= '9') {
    return c - '0' + 52;
  }
  return c == '-' ? 62 : c == '_' ? 63 : -1;
}

// Null, or what is wrong. Padding may be left away.
static const char *decode(WeirBytes text, Text &out) {
  uint64_t size = text.size;
  if (size % 4 == 0 && size && text.data[size - 1] == '=') {
    size -= text.data[size - 2] == '=' ? 2 : 1;
  }
  for (uint64_t i = 0; i < size; i += 4) {
    uint64_t have = size - i < 4 ? size - i : 4;
    if (have == 1) {
      return "Base64 string length cannot be 1 modulo 4.";
    }
    uint32_t bits = 0;
    for (uint64_t k = 0; k < 4; ++k) {
      int next = k < have ? bitsOf(text.data[i + k]) : 0;
      if (next < 0) {
        return "Invalid character found in base64.";
      }
      bits = bits << 6 | uint32_t(next);
    }
    for (uint64_t k = 0; k + 1 < have; ++k) {
      out.push(char(bits >> (16 - 8 * k)));
    }
  }
  return nullptr;
}

extern "C" WeirCallStatus weir_call_EncodeBase64(WeirCallContext *ctx) {
  bool pads = weir_call_attr_bool(ctx, "pad", 0);
  return convertEach(ctx, [&](WeirBytes text, Text &out) {
    encode(text, pads, out);
    return true;
  });
}

extern "C" WeirCallStatus weir_call_DecodeBase64(WeirCallContext *ctx) {
  return convertEach(ctx, [&](WeirBytes text, Text &out) {
    const char *wrong = decode(text, out);
    if (wrong) {
      weir_call_fail(ctx, WEIR_INVALID_ARGUMENT, "%s", wrong);
    }
    return !wrong;
  });
}
