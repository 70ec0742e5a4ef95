// Part of Weir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// A file read from its beginning to its end, decompressed on the way, with as
// many bytes in sight as a reader needs to see where its record ends.
#ifndef WEIR_RUNTIME_READERS_RECORDSTREAM_H
#define WEIR_RUNTIME_READERS_RECORDSTREAM_H

#include "runtime/base/Memory.h"
#include "runtime/base/Status.h"

struct z_stream_s;

namespace weir {

enum class Packing : uint8_t { None, Zlib, Gzip };

/// Not thread-safe. Zeroed memory is a closed stream.
class RecordStream {
public:
  RecordStream() = default;
  RecordStream(const RecordStream &) = delete;
  RecordStream &operator=(const RecordStream &) = delete;
  ~RecordStream() { close(); }

  /// Begins at the file's first byte. Errors have TensorFlow's words and codes.
  Status open(const char *path, Packing newPacking);
  void close();
  bool isOpen() const { return file != nullptr; }

  /// Gets `wanted` bytes in sight, or all that there are. Memory grows with
  /// what the file really holds, whatever `wanted` is.
  Status fill(size_t wanted);
  /// The bytes in sight.
  const char *data() const { return bytes + begin; }
  size_t size() const { return end - begin; }
  /// Goes past bytes in sight.
  void consume(size_t count) { begin += count, at += count; }
  /// Goes past bytes, in sight or not; fewer, if the stream ends before.
  Status skip(uint64_t count);
  /// Where data() is in the decompressed file.
  uint64_t position() const { return at; }
  void swap(RecordStream &other);

private:
  FILE *file = nullptr;
  char *path = nullptr;
  z_stream_s *inflater = nullptr;
  unsigned char *packed = nullptr; ///< input of the inflater
  char *bytes = nullptr;
  size_t begin = 0, end = 0, capacity = 0;
  uint64_t at = 0;
  Packing packing = Packing::None;
  bool hasEnded = false;

  Status makeRoom();
  Status readMore();
  Status inflateMore();
  Status failFile(int number) const;
};

} // namespace weir

#endif
