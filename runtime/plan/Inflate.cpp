// Part of Weir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Unpacking by zlib, whose archive programs with plans draw from.
#define ZLIB_CONST
#include "runtime/plan/Inflate.h"
#include <zlib.h>

using namespace weir;

bool weir::isGzip(const char *data, size_t size) {
  return size >= 3 && memcmp(data, "\x1f\x8b\x08", 3) == 0;
}

/// Unpacks the member that the stream is at. False: damaged or cut.
static bool inflateMember(z_stream &stream, const char *end,
                          Vector<char> &out) {
  char block[65536];
  for (int code = Z_OK; code != Z_STREAM_END;) {
    // zlib counts in 32 bits.
    auto left = size_t(reinterpret_cast<const Bytef *>(end) - stream.next_in);
    stream.avail_in = uInt(left < (1u << 30) ? left : 1u << 30);
    stream.next_out = reinterpret_cast<Bytef *>(block);
    stream.avail_out = sizeof block;
    code = inflate(&stream, Z_NO_FLUSH);
    if (code != Z_OK && code != Z_STREAM_END) {
      return false;
    }
    out.append(block, sizeof block - stream.avail_out);
  }
  return true;
}

bool weir::inflateGzip(const char *data, size_t size, Vector<char> &out) {
  z_stream stream = {};
  if (inflateInit2(&stream, MAX_WBITS + 16) != Z_OK) { // 16: gzip
    return false;
  }
  stream.next_in = reinterpret_cast<const Bytef *>(data);
  const char *end = data + size;
  bool good = true;
  while (good && reinterpret_cast<const char *>(stream.next_in) < end) {
    good = inflateMember(stream, end, out) && inflateReset(&stream) == Z_OK;
  }
  inflateEnd(&stream);
  return good;
}
