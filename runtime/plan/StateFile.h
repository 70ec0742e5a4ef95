// Part of Weir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Files of state (docs/formats/state.md): numpy's .npz, a zip file whose
// members are .npy files, and .tensor where .npy has no such type. Packed by
// nobody, so that numpy.load() maps it. Input is not trusted.
#ifndef WEIR_RUNTIME_PLAN_STATEFILE_H
#define WEIR_RUNTIME_PLAN_STATEFILE_H

#include "runtime/base/Memory.h"
#include "runtime/main/HostTensor.h"

namespace weir {

/// Writes one; nobody sees it before it is whole and on the disk.
class StateWriter {
public:
  Status open(const char *path);
  /// A tensor by its name; the suffix is added. INVALID_ARGUMENT: elements that
  /// only this process understands.
  Status add(const char *name, const weir_tensor &tensor);
  /// A name that ends in '/', with nothing in it.
  Status addFolder(const char *name);
  Status commit();

private:
  void member(const char *name, const Vector<char> &head, const void *data,
              size_t size);
  OutputFile file;
  Vector<char> directory;
  Vector<char> head;
  uint64_t offset = 0;
  uint64_t members = 0;
};

/// Reads one.
class StateReader {
public:
  struct Member {
    const char *name; ///< not terminated
    size_t nameSize;
    const char *data;
    size_t size;
    uint32_t sum;
  };
  Status open(const char *path);
  size_t size() const { return members.size(); }
  const Member &member(size_t i) const { return members[i]; }
  /// The tensor of a member, by the suffix of its name.
  Status read(size_t i, weir_runtime *runtime, HostTensor &tensor) const;

private:
  Status damaged(const char *what) const;
  Status findDirectory(const char *&at, uint64_t &count) const;
  FileBytes file;
  const char *path = "";
  Vector<Member> members;
};

/// Appends a name's bytes so that none of them means something in a path: all
/// but letters, digits, '_', '-', '.', '>' and, if told, '/' become %XX, and so
/// does a '.' at the beginning of a folder.
void appendEncoded(Vector<char> &out, const char *name, bool keepsSlashes);
/// The reverse, zero-terminated. False: it is none.
bool decodeName(const char *text, size_t size, Vector<char> &out);

} // namespace weir

#endif
