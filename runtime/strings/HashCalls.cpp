// Part of Weir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// StringToHashBucketFast, ...Strong and the first, StringToHashBucket.
#include "runtime/strings/Hash.h"
#include "runtime/strings/Text.h"

using namespace weir;

template <typename Hash>
static WeirCallStatus hashAll(WeirCallContext *ctx, Hash hash) {
  const WeirView &input = *weir_call_input(ctx, 0);
  int64_t buckets = weir_call_attr_int(ctx, "num_buckets", 0);
  if (buckets < 1) {
    return weir_call_fail(ctx, WEIR_INVALID_ARGUMENT,
                          "num_buckets must be at least 1, got %" PRId64,
                          buckets);
  }
  auto *out = static_cast<int64_t *>(
      weir_call_allocate(ctx, 0, input.rank, input.dims));
  if (!out) {
    return WEIR_CALL_FAILED;
  }
  for (int64_t i = 0, n = countOf(input); i < n; ++i) {
    out[i] = int64_t(hash(textAt(input, i)) % uint64_t(buckets));
  }
  return WEIR_CALL_OK;
}

extern "C" WeirCallStatus
weir_call_StringToHashBucketFast(WeirCallContext *ctx) {
  return hashAll(
      ctx, [](WeirBytes text) { return fingerprint64(text.data, text.size); });
}

extern "C" WeirCallStatus weir_call_StringToHashBucket(WeirCallContext *ctx) {
  return hashAll(ctx, [](WeirBytes text) {
    return murmurHash64(0xdecafcaffe, text.data, text.size);
  });
}

extern "C" WeirCallStatus
weir_call_StringToHashBucketStrong(WeirCallContext *ctx) {
  const WeirAttr *key = weir_call_attr(ctx, "key");
  if (!key || key->kind != WEIR_ATTR_INT || key->count != 2) {
    return weir_call_fail(ctx, WEIR_INVALID_ARGUMENT,
                          "Key must have 2 elements");
  }
  auto *words = static_cast<const int64_t *>(key->data);
  return hashAll(ctx, [&](WeirBytes text) {
    return sipHash(uint64_t(words[0]), uint64_t(words[1]), text.data,
                   text.size);
  });
}
