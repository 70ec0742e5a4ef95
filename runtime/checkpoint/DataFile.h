// Part of Weir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Files of a checkpoint: written under another name until they are whole, read
// as a stream with a check sum.
#ifndef WEIR_RUNTIME_CHECKPOINT_DATAFILE_H
#define WEIR_RUNTIME_CHECKPOINT_DATAFILE_H

#include "runtime/checkpoint/Bundle.h"

namespace weir {

/// The status of a system call on `path` that failed: TensorFlow's code, what
/// was tried ("write"), and what to do where that can be said.
Status fileError(int error, const char *tried, const char *path);

/// Makes the folder, whose parent must exist; one that is there is fine.
Status makeFolder(const char *path);
/// Gives a file another name, in place of what has it.
Status renameFile(const char *from, const char *to);
/// Waits until a folder's names are on the disk. Where a file system cannot do
/// that, nothing is waited for.
Status syncFolder(const char *folder);

/// A new file. It has a name of its own until publish(); a file that is never
/// published is removed.
class NewFile {
public:
  NewFile() = default;
  ~NewFile();
  NewFile(const NewFile &) = delete;
  NewFile &operator=(const NewFile &) = delete;

  /// Creates it, for a file to be called `name`.
  Status create(const char *name);
  Status write(const void *data, size_t size);
  /// Waits until what was written is on the disk.
  Status sync();
  /// Takes the name, in place of what has it.
  Status publish(const char *name);

  int descriptor() const { return fd; }
  const char *path() const { return temporary.text; }

private:
  int fd = -1;
  int64_t written = 0, flushed = 0;
  Path temporary;
};

/// Lets writing over the limit of a file's size (RLIMIT_FSIZE) fail with an
/// error instead of ending the process, while it lives; for one thread.
class NoSizeSignal {
public:
  NoSizeSignal();
  ~NoSizeSignal();
  NoSizeSignal(const NoSizeSignal &) = delete;
  NoSizeSignal &operator=(const NoSizeSignal &) = delete;

private:
  bool blocked = false;
};

/// A part of a file, read in order, small pieces through a buffer and big ones
/// straight to where they belong. Sums up what it reads.
class FileStream {
public:
  FileStream() = default;
  ~FileStream() { free(buffer); }
  FileStream(const FileStream &) = delete;
  FileStream &operator=(const FileStream &) = delete;

  /// `size` bytes at `offset` of `fd`, whose name is `path` (borrowed).
  void open(int fd, const char *path, int64_t offset, int64_t size);
  /// The next bytes; `to` null: they are skipped, but summed up. DataLoss where
  /// the part ends, OutOfRange where the file does (TensorFlow's codes).
  Status take(void *to, int64_t size);
  /// The next byte, which is not summed up.
  Status takeByte(unsigned char &byte);
  int64_t left() const { return end - at + (filled - used); }
  /// CRC-32C of what was taken.
  uint32_t sum() const { return crc; }
  /// The sum goes on with other bytes than the file's.
  void setSum(uint32_t value) { crc = value; }

private:
  Status readAt(void *to, int64_t size);
  Status fill();
  Status pastEnd() const;

  int fd = -1;
  const char *path = "";
  int64_t at = 0, end = 0;
  char *buffer = nullptr;
  int64_t filled = 0, used = 0;
  uint32_t crc = 0;
};

} // namespace weir

#endif
