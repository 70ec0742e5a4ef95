// Part of Weir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "runtime/checkpoint/DataFile.h"
#include "runtime/base/Crc32c.h"
#include <cerrno>
#include <cinttypes>
#include <csignal>
#include <fcntl.h>
#include <sys/random.h>
#include <sys/stat.h>
#include <unistd.h>

using namespace weir;

/// Pieces in which files are read and written, and summed up while they are in
/// the cache; how far the disk may lag behind.
static constexpr int64_t pieceSize = 1 << 20;
static constexpr int64_t flushSize = 32 << 20;
static constexpr int64_t bufferSize = 1 << 16;

Status weir::fileError(int error, const char *tried, const char *path) {
  int32_t code = WEIR_UNKNOWN;
  const char *remedy = "";
  switch (error) {
  case ENOENT:
    code = WEIR_NOT_FOUND;
    remedy = "; it, or its folder, must exist (relative paths start where the "
             "program was started)";
    break;
  case EACCES:
  case EPERM:
  case EROFS:
    code = WEIR_PERMISSION_DENIED;
    remedy = "; choose a folder that may be written and files that may be read";
    break;
  case ENOSPC:
  case EDQUOT:
    code = WEIR_RESOURCE_EXHAUSTED;
    remedy = "; free some room: what was there before is as it was";
    break;
  case EFBIG:
    code = WEIR_RESOURCE_EXHAUSTED;
    remedy = "; raise the limit of a file's size (ulimit -f): what was there "
             "before is as it was";
    break;
  case EMFILE:
  case ENFILE:
    code = WEIR_RESOURCE_EXHAUSTED;
    remedy = "; raise the limit of open files (ulimit -n)";
    break;
  case ENOTDIR:
  case EISDIR:
  case ENOTEMPTY:
    code = WEIR_FAILED_PRECONDITION;
    break;
  case ENAMETOOLONG:
    code = WEIR_INVALID_ARGUMENT;
    break;
  default:
    break;
  }
  return Status::error(code, "%s; %s: cannot %s it%s", path, strerror(error),
                       tried, remedy);
}

Status weir::makeFolder(const char *path) {
  return mkdir(path, 0777) == 0 || errno == EEXIST
             ? Status()
             : fileError(errno, "make", path);
}

Status weir::renameFile(const char *from, const char *to) {
  return rename(from, to) == 0 ? Status() : fileError(errno, "rename", from);
}

Status weir::syncFolder(const char *folder) {
  int fd = open(folder, O_RDONLY | O_DIRECTORY | O_CLOEXEC);
  if (fd < 0) {
    return fileError(errno, "open", folder);
  }
  int failed = fsync(fd) == 0 || errno == EINVAL ? 0 : errno;
  close(fd);
  return failed ? fileError(failed, "write", folder) : Status();
}

NewFile::~NewFile() {
  if (fd >= 0) {
    close(fd);
    unlink(temporary.text);
  }
}

Status NewFile::create(const char *name) {
  for (int attempt = 0; attempt < 10; ++attempt) {
    uint64_t random = uint64_t(getpid());
    if (getrandom(&random, sizeof random, GRND_NONBLOCK) < 0) {
      random += uint64_t(attempt);
    }
    snprintf(temporary.text, sizeof temporary.text, "%.*s.tempstate%" PRIu64,
             int(sizeof temporary.text - 64), name, random);
    fd = open(temporary.text, O_RDWR | O_CREAT | O_EXCL | O_CLOEXEC, 0666);
    if (fd >= 0 || errno != EEXIST) {
      break;
    }
  }
  return fd >= 0 ? Status() : fileError(errno, "make", name);
}

Status NewFile::write(const void *data, size_t size) {
  auto *from = static_cast<const char *>(data);
  while (size) {
    ssize_t put = ::write(fd, from, size);
    if (put < 0) {
      if (errno == EINTR) {
        continue;
      }
      return fileError(errno, "write", temporary.text);
    }
    from += put;
    size -= size_t(put);
    written += put;
  }
  if (written - flushed >= flushSize) {
    // The disk works while the rest is summed up.
    sync_file_range(fd, flushed, written - flushed, SYNC_FILE_RANGE_WRITE);
    flushed = written;
  }
  return Status();
}

Status NewFile::sync() {
  return fdatasync(fd) == 0 || errno == EINVAL
             ? Status()
             : fileError(errno, "write", temporary.text);
}

Status NewFile::publish(const char *name) {
  if (Status s = renameFile(temporary.text, name); !s.ok()) {
    return s;
  }
  int closed = close(fd);
  fd = -1;
  return closed == 0 ? Status() : fileError(errno, "write", name);
}

NoSizeSignal::NoSizeSignal() {
  sigset_t signals, before;
  sigemptyset(&signals);
  sigaddset(&signals, SIGXFSZ);
  blocked = pthread_sigmask(SIG_BLOCK, &signals, &before) == 0 &&
            !sigismember(&before, SIGXFSZ);
}

NoSizeSignal::~NoSizeSignal() {
  if (!blocked) {
    return;
  }
  sigset_t signals;
  sigemptyset(&signals);
  sigaddset(&signals, SIGXFSZ);
  timespec now = {};
  while (sigtimedwait(&signals, nullptr, &now) > 0) {
  }
  pthread_sigmask(SIG_UNBLOCK, &signals, nullptr);
}

void FileStream::open(int file, const char *name, int64_t offset,
                      int64_t size) {
  fd = file;
  path = name;
  at = offset;
  end = offset + size;
  filled = used = 0;
  crc = 0;
}

Status FileStream::readAt(void *to, int64_t size) {
  auto *into = static_cast<char *>(to);
  while (size) {
    ssize_t got = pread(fd, into, size_t(size), at);
    if (got < 0 && errno == EINTR) {
      continue;
    }
    if (got < 0) {
      return fileError(errno, "read", path);
    }
    if (got == 0) {
      return Status::error(WEIR_OUT_OF_RANGE,
                           "%s: ends at byte %" PRId64 ", expected %" PRId64
                           " more: a copy in part? copy the checkpoint's files "
                           "again",
                           path, at, end - at);
    }
    into += got;
    size -= got;
    at += got;
  }
  return Status();
}

Status FileStream::pastEnd() const {
  return Status::error(WEIR_DATA_LOSS,
                       "%s: what the index says of a tensor's bytes is wrong; "
                       "save the checkpoint again",
                       path);
}

Status FileStream::fill() {
  if (!buffer) {
    buffer = static_cast<char *>(allocateZeroed(size_t(bufferSize)));
  }
  filled = used = 0;
  int64_t size = end - at < bufferSize ? end - at : bufferSize;
  if (size == 0) {
    return pastEnd();
  }
  Status status = readAt(buffer, size);
  filled = status.ok() ? size : 0;
  return status;
}

Status FileStream::take(void *to, int64_t size) {
  auto *into = static_cast<char *>(to);
  while (size) {
    int64_t piece;
    if (used == filled && into && size >= bufferSize) {
      piece = size < pieceSize ? size : pieceSize;
      piece = piece < end - at ? piece : end - at;
      if (piece == 0) {
        return pastEnd();
      }
      if (Status s = readAt(into, piece); !s.ok()) {
        return s;
      }
      crc = crc32c(crc, into, size_t(piece));
    } else {
      if (used == filled) {
        if (Status s = fill(); !s.ok()) {
          return s;
        }
      }
      piece = filled - used < size ? filled - used : size;
      crc = crc32c(crc, buffer + used, size_t(piece));
      if (into) {
        memcpy(into, buffer + used, size_t(piece));
      }
      used += piece;
    }
    into += into ? piece : 0;
    size -= piece;
  }
  return Status();
}

Status FileStream::takeByte(unsigned char &byte) {
  if (used == filled) {
    if (Status s = fill(); !s.ok()) {
      return s;
    }
  }
  byte = (unsigned char)(buffer[used++]);
  return Status(); // the caller sums up
}
