// Part of Weir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Owned tensors and files.
#include "runtime/main/HostTensor.h"
#include "runtime/tensor/Value.h"
#include <cerrno>
#include <cstdio>
#include <cstdlib>
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
  struct stat info;
  if (fstat(descriptor, &info) == 0 && S_ISREG(info.st_mode)) {
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

OutputFile::~OutputFile() {
  if (descriptor >= 0) {
    close(descriptor);
    unlink(temporary);
  }
}

Status OutputFile::open(const char *path) {
  if (strlen(path) >= sizeof target) {
    return fileError("write", path, ENAMETOOLONG);
  }
  snprintf(target, sizeof target, "%s", path);
  snprintf(temporary, sizeof temporary, "%s.tmp.%ld", path, long(getpid()));
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

Status OutputFile::commit() {
  int closing = descriptor;
  descriptor = -1;
  if (close(closing) != 0 && !failed) {
    failed = true;
    error = errno;
  }
  if (!failed && rename(temporary, target) != 0) {
    failed = true;
    error = errno;
  }
  if (failed) {
    unlink(temporary);
    return fileError("write", target, error);
  }
  return Status();
}
