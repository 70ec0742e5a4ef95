// Part of Weir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Tensors of the command line, in counted memory of the runtime: owned by this
// class, released at the end.
#ifndef WEIR_RUNTIME_MAIN_HOSTTENSOR_H
#define WEIR_RUNTIME_MAIN_HOSTTENSOR_H

#include "runtime/abi/Call.h"
#include "runtime/base/Memory.h"
#include "runtime/base/Status.h"
#include "runtime/include/weir/weir.h"

namespace weir {

class HostTensor {
public:
  HostTensor() = default;
  HostTensor(const HostTensor &) = delete;
  HostTensor &operator=(const HostTensor &) = delete;
  ~HostTensor() { clear(); }

  /// Forgets the old contents, makes zeros.
  Status make(weir_runtime *runtime, int32_t dtype, int32_t rank,
              const int64_t *dims);
  void clear();
  int64_t count() const;
  WeirString *strings() { return static_cast<WeirString *>(view.data); }

  weir_tensor view = {};
  weir_runtime *runtime = nullptr;
};

/// A whole file in memory; a reader of bytes with bounds.
class FileBytes {
public:
  ~FileBytes();
  FileBytes() = default;
  FileBytes(const FileBytes &) = delete;
  FileBytes &operator=(const FileBytes &) = delete;
  /// NOT_FOUND and such, with the path and the reason.
  Status read(const char *path);
  /// Copies bytes in, instead of what was read.
  void assign(const char *data, size_t size);
  const char *data() const { return bytes; }
  size_t size() const { return length; }

private:
  char *bytes = nullptr;
  size_t length = 0;
};

/// Writes a file under a temporary name; commit() renames it, otherwise the
/// file goes. So a partial output is never left.
class OutputFile {
public:
  OutputFile() = default;
  OutputFile(const OutputFile &) = delete;
  OutputFile &operator=(const OutputFile &) = delete;
  ~OutputFile();
  Status open(const char *path);
  void write(const void *data, size_t size);
  /// Waits until what was written is on the disk: a commit() after it survives
  /// the machine's end, too.
  void sync();
  Status commit();

private:
  char target[4096] = {};
  char temporary[4128] = {};
  int descriptor = -1;
  bool isNameless = false; ///< no name yet: gone if the process is
  bool failed = false;
  int error = 0;

  int giveName();
};

/// numpy's format. Types: docs/formats/script.md.
Status readNpy(const FileBytes &file, const char *path, weir_runtime *runtime,
               HostTensor &tensor);
Status writeNpy(const char *path, const weir_tensor &tensor);
/// Appends what such a file has before the elements. False: the format has no
/// such type.
bool formatNpyHeader(const weir_tensor &tensor, Vector<char> &out);

/// A serialized TensorProto, see docs/formats/script.md.
Status readTensorProto(const FileBytes &file, const char *path,
                       weir_runtime *runtime, HostTensor &tensor);
Status writeTensorProto(const char *path, const weir_tensor &tensor);
/// Appends such a file's bytes.
void formatTensorProto(const weir_tensor &tensor, Vector<char> &out);

/// A literal, "[[1, 2], [3, 4]]", of a type known before.
Status parseLiteral(const char *text, int32_t dtype, weir_runtime *runtime,
                    HostTensor &tensor);
/// Prints "name: float32[2,2] = [[1, 2], [3, 4]]" and a line feed; long
/// tensors are cut, and say so.
void printTensor(const char *name, const weir_tensor &tensor);
/// The elements alone: "[[1, 2], [3, 4]]".
void printValue(const weir_tensor &tensor);

} // namespace weir

#endif
