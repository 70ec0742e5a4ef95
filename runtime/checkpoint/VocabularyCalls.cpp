// Part of Weir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// GenerateVocabRemapping: for lines of a new vocabulary file, where they are in
// an old one.
#include "runtime/calls/HashIndex.h"
#include "runtime/checkpoint/CheckpointCalls.h"
#include <cerrno>
#include <cstdio>

using namespace weir;

namespace {
/// The first lines of a file, or all of them.
class Lines {
public:
  /// InvalidArgument for an empty line and for fewer than `wanted` lines (-1:
  /// all), OutOfRange for an empty file (TensorFlow's code).
  Status read(const char *path, int64_t wanted);
  WeirBytes operator[](int64_t i) const { return lines[size_t(i)]; }
  int64_t size() const { return int64_t(lines.size()); }

private:
  Status load(const char *path);

  Vector<char> bytes;
  Vector<WeirBytes> lines;
};
} // namespace

Status Lines::load(const char *path) {
  FILE *file = fopen(path, "re");
  if (!file) {
    return fileError(errno, "open", path);
  }
  char piece[4096];
  errno = 0;
  while (size_t got = fread(piece, 1, sizeof piece, file)) {
    bytes.append(piece, got);
  }
  int error = ferror(file) ? errno : 0;
  fclose(file);
  return error ? fileError(error, "read", path) : Status();
}

Status Lines::read(const char *path, int64_t wanted) {
  if (Status s = load(path); !s.ok()) {
    return s;
  }
  const char *text = bytes.data();
  size_t at = 0, length = bytes.size();
  while (at < length && (wanted < 0 || size() < wanted)) {
    auto *end = static_cast<const char *>(memchr(text + at, '\n', length - at));
    size_t next = end ? size_t(end - text) : length;
    size_t lineEnd = next > at && text[next - 1] == '\r' ? next - 1 : next;
    if (lineEnd == at) {
      return Status::error(WEIR_INVALID_ARGUMENT,
                           "Invalid content in %s: empty line found at "
                           "position %zu.",
                           path, at);
    }
    lines.push({text + at, lineEnd - at});
    at = next + 1;
  }
  if (length == 0) {
    return Status::error(WEIR_OUT_OF_RANGE,
                         "%s: expected lines of a vocabulary, got an empty "
                         "file",
                         path);
  }
  return wanted < 0 || size() == wanted
             ? Status()
             : Status::error(WEIR_INVALID_ARGUMENT,
                             "Invalid vocab_size in %s: expected %" PRId64
                             " but got %" PRId64,
                             path, wanted, size());
}

static bool sameBytes(WeirBytes a, WeirBytes b) {
  return a.size == b.size && memcmp(a.data, b.data, a.size) == 0;
}

static Status readVocabulary(WeirCallContext *ctx, int32_t input,
                             int64_t wanted, Lines &lines) {
  const WeirView &name = *weir_call_input(ctx, input);
  Path path;
  if (countOf(name) != 1) {
    return Status::error(WEIR_INVALID_ARGUMENT,
                         "expected the name of one vocabulary file, got shape "
                         "%s",
                         ShapeText(name).text);
  }
  if (Status s = makePrefix(textAt(name, 0), path); !s.ok()) {
    return s;
  }
  return lines.read(path.text, wanted);
}

static Status remap(WeirCallContext *ctx) {
  int64_t offset = weir_call_attr_int(ctx, "new_vocab_offset", 0);
  int64_t count = weir_call_attr_int(ctx, "num_new_vocab", 0);
  Lines newLines, oldLines;
  if (Status s = readVocabulary(ctx, 0, -1, newLines); !s.ok()) {
    return s;
  }
  if (offset < 0 || count < 0 || offset > newLines.size() - count) {
    return Status::error(WEIR_INVALID_ARGUMENT,
                         "lookup table size must be larger than last new "
                         "vocab entry's line: it has %" PRId64
                         " lines, %" PRId64 " from line %" PRId64 " are wanted",
                         newLines.size(), count, offset);
  }
  if (Status s = readVocabulary(
          ctx, 1, weir_call_attr_int(ctx, "old_vocab_size", -1), oldLines);
      !s.ok()) {
    return s;
  }
  int64_t capacity = hashCapacity(oldLines.size());
  Scratch memory(ctx, capacity * int64_t(sizeof(int64_t)));
  auto *out = static_cast<int64_t *>(weir_call_allocate(ctx, 0, 1, &count));
  auto *present = static_cast<int32_t *>(
      out ? weir_call_allocate(ctx, 1, 0, nullptr) : nullptr);
  if (!memory || !present) {
    return Status::error(WEIR_RESOURCE_EXHAUSTED, "no memory for a remapping");
  }
  HashIndex index(memory.as<int64_t>(), capacity);
  // Where the line is, or else `fresh`, which is noted unless it is negative.
  auto find = [&](WeirBytes line, int64_t fresh) {
    return index.find(hashBytes(line.data, line.size), fresh,
                      [&](int64_t i) { return sameBytes(oldLines[i], line); });
  };
  for (int64_t i = 0; i < oldLines.size(); ++i) {
    int64_t other = find(oldLines[i], i);
    if (other != i) {
      return Status::error(WEIR_FAILED_PRECONDITION,
                           "HashTable has different value for same key. Key "
                           "%.*s has %" PRId64 " and trying to add value "
                           "%" PRId64,
                           int(oldLines[i].size), oldLines[i].data, other, i);
    }
  }
  *present = 0;
  for (int64_t i = 0; i < count; ++i) {
    out[i] = find(newLines[offset + i], -1);
    *present += out[i] >= 0;
  }
  return Status();
}

extern "C" WeirCallStatus
weir_call_GenerateVocabRemapping(WeirCallContext *ctx) {
  Status status = remap(ctx);
  return status.ok() ? WEIR_CALL_OK : fail(ctx, status);
}
