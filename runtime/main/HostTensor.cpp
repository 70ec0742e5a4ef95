// Part of Weir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Owned tensors and files.
#include "runtime/main/HostTensor.h"
#include "runtime/base/Memory.h"
#include "runtime/tensor/Value.h"
#include <cerrno>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>

using namespace weir;

Status HostTensor::make(weir_runtime *theRuntime, int32_t dtype, int32_t rank,
                        const int64_t *dims) {
  clear();
  runtime = theRuntime;
  weir_status status;
  if (weir_tensor_create(runtime, dtype, rank, dims, &view, &status) != 0) {
    return Status::error(status.code, "%s", status.message);
  }
  return Status();
}

void HostTensor::clear() {
  if (view.buffer) {
    weir_buffer_release(view.buffer);
  }
  view = {};
}

int64_t HostTensor::count() const { return elementCount(view.rank, view.dims); }

FileBytes::~FileBytes() { free(bytes); }

static Status fileError(const char *what, const char *path, int error) {
  int32_t code = error == ENOENT                     ? WEIR_NOT_FOUND
                 : error == EACCES || error == EPERM ? WEIR_PERMISSION_DENIED
                                                     : WEIR_UNKNOWN;
  return Status::error(code, "cannot %s \"%s\": %s", what, path,
                       strerror(error));
}

Status FileBytes::read(const char *path) {
  int descriptor = ::open(path, O_RDONLY | O_CLOEXEC);
  if (descriptor < 0) {
    return fileError("read", path, errno);
  }
  size_t capacity = 65536;
  struct stat info = {};
  fstat(descriptor, &info);
  if (S_ISCHR(info.st_mode) || S_ISBLK(info.st_mode)) {
    close(descriptor);
    return Status::error(WEIR_INVALID_ARGUMENT,
                         "cannot read \"%s\": it is a device, which may have "
                         "no end; expected a file or a pipe",
                         path);
  }
  if (S_ISREG(info.st_mode)) {
    capacity = size_t(info.st_size) + 1;
  }
  bytes = static_cast<char *>(malloc(capacity));
  for (;;) {
    if (length == capacity) {
      capacity *= 2;
      void *larger = realloc(bytes, capacity);
      if (!larger) {
        free(bytes);
        bytes = nullptr;
      }
      bytes = static_cast<char *>(larger);
    }
    if (!bytes) {
      close(descriptor);
      return fileError("read", path, ENOMEM);
    }
    ssize_t count = ::read(descriptor, bytes + length, capacity - length);
    if (count < 0 && errno == EINTR) {
      continue;
    }
    if (count < 0) {
      int error = errno;
      close(descriptor);
      return fileError("read", path, error);
    }
    if (count == 0) {
      break;
    }
    length += size_t(count);
  }
  close(descriptor);
  return Status();
}

void FileBytes::assign(const char *data, size_t size) {
  free(bytes);
  bytes = static_cast<char *>(allocateZeroed(size + 1));
  memcpy(bytes, data, size);
  length = size;
}

OutputFile::~OutputFile() {
  if (descriptor >= 0) {
    close(descriptor);
    if (*temporary && !isNameless) {
      unlink(temporary);
    }
  }
}

/// Opens a file without a name in the folder of `path`; -1 where the file
/// system has none, or nothing could name it.
static int openNameless(const char *path) {
  char folder[4096];
  if (access("/proc/self/fd", X_OK) != 0) {
    return -1;
  }
  snprintf(folder, sizeof folder, "%s", path);
  char *slash = strrchr(folder, '/');
  if (slash) {
    slash[slash == folder] = 0;
  }
  return ::open(slash ? folder : ".", O_TMPFILE | O_WRONLY | O_CLOEXEC, 0666);
}

Status OutputFile::open(const char *path) {
  if (strlen(path) >= sizeof target) {
    return fileError("write", path, ENAMETOOLONG);
  }
  snprintf(target, sizeof target, "%s", path);
  struct stat info;
  if (stat(path, &info) == 0 && !S_ISREG(info.st_mode)) {
    // A device or a pipe is written to, not replaced.
    *temporary = 0;
    descriptor = ::open(path, O_WRONLY | O_CLOEXEC);
    return descriptor < 0 ? fileError("write", path, errno) : Status();
  }
  snprintf(temporary, sizeof temporary, "%s.tmp.%ld", path, long(getpid()));
  descriptor = openNameless(path);
  if (descriptor >= 0) {
    isNameless = true;
    return Status();
  }
  descriptor =
      ::open(temporary, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0666);
  if (descriptor < 0) {
    return fileError("write", path, errno);
  }
  return Status();
}

void OutputFile::write(const void *data, size_t size) {
  auto *at = static_cast<const char *>(data);
  while (size > 0 && !failed) {
    ssize_t count = ::write(descriptor, at, size);
    if (count < 0 && errno == EINTR) {
      continue;
    }
    if (count < 0) {
      failed = true;
      error = errno;
      return;
    }
    at += count;
    size -= size_t(count);
  }
}

void OutputFile::sync() {
  // A pipe or a device has no disk to wait for.
  if (!failed && fsync(descriptor) != 0 && errno != EINVAL &&
      errno != ENOTSUP) {
    failed = true;
    error = errno;
  }
}

/// Names the file; 0 or what went wrong. A name that is taken cannot be given,
/// only be replaced by another file's.
int OutputFile::giveName() {
  char self[32];
  snprintf(self, sizeof self, "/proc/self/fd/%d", descriptor);
  auto link = [&](const char *name) {
    return linkat(AT_FDCWD, self, AT_FDCWD, name, AT_SYMLINK_FOLLOW) == 0;
  };
  if (link(target)) {
    *temporary = 0;
    return 0;
  }
  if (errno != EEXIST) {
    return errno;
  }
  unlink(temporary);
  return link(temporary) ? 0 : errno;
}

Status OutputFile::commit() {
  if (isNameless && !failed) {
    error = giveName();
    failed = error != 0;
    isNameless = failed;
  }
  int closing = descriptor;
  descriptor = -1;
  if (close(closing) != 0 && !failed) {
    failed = true;
    error = errno;
  }
  if (!failed && *temporary && rename(temporary, target) != 0) {
    failed = true;
    error = errno;
  }
  if (failed) {
    if (*temporary && !isNameless) {
      unlink(temporary);
    }
    return fileError("write", target, error);
  }
  return Status();
}
