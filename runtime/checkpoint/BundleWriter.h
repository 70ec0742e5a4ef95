// Part of Weir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Writes a checkpoint of one data file and an index.
#ifndef WEIR_RUNTIME_CHECKPOINT_BUNDLEWRITER_H
#define WEIR_RUNTIME_CHECKPOINT_BUNDLEWRITER_H

#include "runtime/abi/Call.h"
#include "runtime/checkpoint/DataFile.h"

namespace weir {

/// The sorted entries of an index, until it is written.
class IndexContents {
public:
  ~IndexContents();

  /// Adds an entry under a key (bytes are copied).
  void add(const char *key, size_t size, const BundleEntry &entry);
  /// Says that the tensor called `name`, of that type and shape, has this
  /// slice; they become one entry.
  void addSlice(const char *name, size_t size, int32_t dtype, const Dims &dims,
                const TensorSlice &slice);
  /// Writes the index. InvalidArgument for a key that was added twice, and for
  /// slices of one tensor that contradict each other.
  Status write(NewFile &file, const BundleHeader &header);

private:
  struct Item {
    size_t key, size; ///< in `keys`
    BundleEntry *entry;
    bool isPart;
  };
  Status merge(size_t begin, size_t end);
  int compare(const Item &a, const Item &b) const;

  Vector<char> keys;
  Vector<Item> items;
};

/// Puts an index and data files in the place of an older checkpoint, in such an
/// order that at every moment there is a whole one, the older or the newer: the
/// data files get names that the older index does not use, then the index takes
/// the other's place, then the older data files go.
///
/// Names that nobody uses: a checkpoint of n data files is said to have n + 1
/// if the older one has n.
class Replacement {
public:
  /// Looks at what is called `prefix` now. `numFiles` is how many data files
  /// the new one has.
  Replacement(const char *prefix, int32_t numFiles);
  /// What the index is to say, and the files' names.
  int32_t numShards() const { return shards; }
  /// After the data files have their names: the index's turn, and the end.
  Status finish(NewFile &index);

private:
  const char *prefix;
  int32_t oldShards, shards;
};

/// One thread writes: open(), add...(), finish(). Nothing is to be seen of a
/// checkpoint that was not finished.
class BundleWriter {
public:
  /// Makes the prefix's folder, if its parent is there.
  Status open(WeirBytes prefix);
  /// Writes a tensor under the name, which no other has (finish() fails).
  Status add(WeirBytes name, const WeirView &tensor);
  /// Writes a slice of a tensor of shape `spec.full`.
  Status addSlice(WeirBytes name, const ShapeAndSlice &spec,
                  const WeirView &tensor);
  Status finish();

private:
  Status writeData(const WeirView &tensor, BundleEntry &entry);
  Status writeStrings(const WeirView &tensor, BundleEntry &entry);
  Status writePieces(const void *data, int64_t size, uint32_t &crc);

  NoSizeSignal noSignal;
  Path prefix;
  NewFile data;
  int64_t written = 0;
  IndexContents index;
};

} // namespace weir

#endif
