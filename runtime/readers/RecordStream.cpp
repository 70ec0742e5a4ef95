// Part of Weir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "runtime/readers/RecordStream.h"
#include <cerrno>
#include <sys/stat.h>
#include <utility>
#include <zlib.h>

using namespace weir;

static constexpr size_t partBytes = 1 << 16;

static Status failMemory(size_t bytes) {
  return Status::error(WEIR_RESOURCE_EXHAUSTED,
                       "OOM when allocating %zu bytes of a file to read",
                       bytes);
}

Status RecordStream::failFile(int number) const {
  int32_t code = number == ENOENT                      ? WEIR_NOT_FOUND
                 : number == EACCES || number == EPERM ? WEIR_PERMISSION_DENIED
                 : number == EISDIR || number == ENOTDIR
                     ? WEIR_FAILED_PRECONDITION
                     : WEIR_UNKNOWN;
  return Status::error(code, "%s; %s", path, strerror(number));
}

Status RecordStream::open(const char *newPath, Packing newPacking) {
  close();
  path = strdup(newPath);
  if (!path) {
    return failMemory(strlen(newPath));
  }
  struct stat info;
  file = fopen(path, "re");
  if (!file || fstat(fileno(file), &info) != 0) {
    return failFile(errno);
  }
  if (S_ISDIR(info.st_mode)) {
    return failFile(EISDIR);
  }
  setvbuf(file, nullptr, _IONBF, 0);
  packing = newPacking;
  if (packing == Packing::None) {
    return Status();
  }
  inflater = static_cast<z_stream_s *>(calloc(1, sizeof(z_stream_s)));
  packed = static_cast<unsigned char *>(malloc(partBytes));
  int bits = packing == Packing::Gzip ? MAX_WBITS + 16 : MAX_WBITS;
  if (!inflater || !packed || inflateInit2(inflater, bits) != Z_OK) {
    return failMemory(partBytes);
  }
  return Status();
}

void RecordStream::close() {
  if (file) {
    fclose(file);
  }
  if (inflater) {
    inflateEnd(inflater);
  }
  free(inflater);
  free(packed);
  free(path);
  free(bytes);
  file = nullptr;
  inflater = nullptr;
  packed = nullptr;
  path = bytes = nullptr;
  begin = end = capacity = 0;
  at = 0;
  hasEnded = false;
}

void RecordStream::swap(RecordStream &other) {
  std::swap(file, other.file);
  std::swap(path, other.path);
  std::swap(inflater, other.inflater);
  std::swap(packed, other.packed);
  std::swap(bytes, other.bytes);
  std::swap(begin, other.begin);
  std::swap(end, other.end);
  std::swap(capacity, other.capacity);
  std::swap(at, other.at);
  std::swap(packing, other.packing);
  std::swap(hasEnded, other.hasEnded);
}

Status RecordStream::makeRoom() {
  if (begin && (begin == end || capacity - end < partBytes)) {
    memmove(bytes, bytes + begin, end - begin);
    end -= begin;
    begin = 0;
  }
  if (capacity - end >= partBytes) {
    return Status();
  }
  size_t more = capacity ? 2 * capacity : 2 * partBytes;
  void *memory = realloc(bytes, more);
  if (!memory) {
    return failMemory(more);
  }
  bytes = static_cast<char *>(memory);
  capacity = more;
  return Status();
}

Status RecordStream::readMore() {
  size_t size = fread(bytes + end, 1, capacity - end, file);
  if (size == 0) {
    if (ferror(file)) {
      return failFile(errno);
    }
    hasEnded = true;
  }
  end += size;
  return Status();
}

// Compressed files may follow each other in one.
Status RecordStream::inflateMore() {
  if (inflater->avail_in == 0) {
    size_t size = fread(packed, 1, partBytes, file);
    if (size == 0) {
      if (ferror(file)) {
        return failFile(errno);
      }
      hasEnded = true;
      return Status();
    }
    inflater->next_in = packed;
    inflater->avail_in = uint32_t(size);
  }
  size_t room = capacity - end;
  uint32_t space = room < (1u << 30) ? uint32_t(room) : 1u << 30;
  inflater->next_out = reinterpret_cast<Bytef *>(bytes + end);
  inflater->avail_out = space;
  int code = inflate(inflater, Z_NO_FLUSH);
  end += space - inflater->avail_out;
  if (code == Z_STREAM_END) {
    inflateReset(inflater);
  } else if (code != Z_OK && code != Z_BUF_ERROR) {
    return Status::error(WEIR_DATA_LOSS, "inflate() failed with error %d: %s",
                         code, inflater->msg ? inflater->msg : "");
  }
  return Status();
}

Status RecordStream::fill(size_t wanted) {
  while (size() < wanted && !hasEnded) {
    Status status = makeRoom();
    if (status.ok()) {
      status = packing == Packing::None ? readMore() : inflateMore();
    }
    if (!status.ok()) {
      return status;
    }
  }
  return Status();
}

Status RecordStream::skip(uint64_t count) {
  while (count) {
    if (Status s = fill(1); !s.ok()) {
      return s;
    }
    if (size() == 0) {
      break;
    }
    size_t part = size() < count ? size() : size_t(count);
    consume(part);
    count -= part;
  }
  return Status();
}
