// Part of Weir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Reads checkpoints. Files are not trusted: nothing is allocated, and no
// caller is told to allocate, what they have no bytes for.
#ifndef WEIR_RUNTIME_CHECKPOINT_BUNDLEREADER_H
#define WEIR_RUNTIME_CHECKPOINT_BUNDLEREADER_H

#include "runtime/abi/Call.h"
#include "runtime/checkpoint/DataFile.h"

struct WeirSortedTable;

namespace weir {

/// An open table file, and where it is read.
class TableFile {
public:
  TableFile() = default;
  ~TableFile();
  TableFile(const TableFile &) = delete;
  TableFile &operator=(const TableFile &) = delete;

  /// NotFound where there is no such file, DataLoss for what is no table.
  Status open(const char *path);
  /// Goes to the key; false where there is none. A damaged table: see status().
  bool find(const char *key, size_t size);
  /// Goes to the first key that is not below `key`.
  void seek(const char *key, size_t size);
  void next();
  bool valid() const;
  WeirBytes key() const;
  WeirBytes value() const;
  /// Whether something could not be read so far.
  Status status() const;
  const char *path() const { return name.text; }

private:
  Path name;
  int fd = -1;
  WeirSortedTable *table = nullptr;
};

/// Where the bytes of strings are put: counted buffers, null when memory runs
/// out.
struct StringMemory {
  WeirBuffer *(*allocate)(void *arg, int64_t bytes);
  void *arg;
};

/// For one thread at a time.
class BundleReader {
public:
  BundleReader() = default;
  ~BundleReader();

  /// Opens the index of the checkpoint called so. NotFound where there is
  /// none, DataLoss where it is damaged, Unimplemented for what a later
  /// version or another kind of machine wrote.
  Status open(const char *prefix);
  const BundleHeader &getHeader() const { return header; }

  /// The entry of a tensor; NotFound without one.
  Status find(WeirBytes name, BundleEntry &entry);
  /// Whether the tensor's bytes are there, so that memory for it may be asked
  /// for. With a slice, only whether the entry may be read so.
  Status check(WeirBytes name, const BundleEntry &entry,
               const ShapeAndSlice *slice);
  /// Reads a tensor that check() allows into `to`, which has room for its
  /// shape, or the slice's; strings there are empty. Verifies check sums.
  Status read(WeirBytes name, const BundleEntry &entry,
              const ShapeAndSlice *slice, StringMemory memory, void *to);

  /// The index, for who wants all of it.
  TableFile &getIndex() { return index; }

private:
  struct Shard {
    int32_t number;
    int fd;
    int64_t size;
  };
  Status openShard(int32_t number, Shard &shard, Path &path);
  Status findSlice(WeirBytes name, const TensorSlice &slice, BundleEntry &part);
  Status checkWhole(WeirBytes name, const BundleEntry &entry);
  Status readWhole(const BundleEntry &entry, StringMemory memory, void *to);
  Status readStrings(FileStream &stream, int64_t count, StringMemory memory,
                     void *to);
  Status readPart(const BundleEntry &entry, const TensorSlice &stored,
                  const TensorSlice &wanted, const Dims &full, void *to);
  Status readSlices(WeirBytes name, const BundleEntry &entry,
                    const TensorSlice &wanted, StringMemory memory, void *to);
  Status checkSum(const BundleEntry &entry, const FileStream &stream,
                  const Path &path);

  Path prefix;
  TableFile index;
  BundleHeader header;
  Vector<Shard> shards;
};

} // namespace weir

#endif
