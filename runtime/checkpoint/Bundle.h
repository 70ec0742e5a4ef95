// Part of Weir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// A checkpoint's files and the messages in its index
// (docs/formats/checkpoint.md).
#ifndef WEIR_RUNTIME_CHECKPOINT_BUNDLE_H
#define WEIR_RUNTIME_CHECKPOINT_BUNDLE_H

#include "runtime/base/Wire.h"
#include "runtime/checkpoint/Slice.h"
#include <climits>

namespace weir {

/// A file's name, ended by 0.
struct Path {
  char text[PATH_MAX];
};

/// The prefix that a user gives, as a path: `file://` is dropped. Fails for
/// names that cannot be (too long, a 0 in it) and for other schemes.
Status makePrefix(WeirBytes name, Path &prefix);
/// `<prefix>.index` and `<prefix>.data-00000-of-00001`.
void indexName(const char *prefix, Path &name);
void dataName(const char *prefix, int32_t shard, int32_t numShards, Path &name);
/// The folder of a path; "." if it says none.
void folderOf(const char *path, Path &folder);

/// BundleHeaderProto: the value of the index's first key, which is empty.
struct BundleHeader {
  int64_t numShards = 0;
  int64_t endianness = 0; ///< 0: little
  int64_t producer = 0, minConsumer = 0;

  bool parse(const char *data, size_t size);
  void append(Vector<char> &out) const;
};

/// BundleEntryProto: where a tensor is, or what slices make it up.
struct BundleEntry {
  int32_t dtype = 0;
  Dims dims;
  int32_t shard = 0;
  int64_t offset = 0, size = 0; ///< in the shard's file
  uint32_t crc = 0;             ///< masked
  Vector<TensorSlice> slices;

  /// False for what is malformed or of more dimensions than are supported;
  /// numbers are within bounds then, the shape has a count of elements.
  bool parse(const char *data, size_t size);
  void append(Vector<char> &out) const;
};

/// The key of a slice of the tensor called `name`.
void appendSliceKey(Vector<char> &out, const char *name, size_t size,
                    const TensorSlice &slice);

/// A TensorSliceProto and a TensorShapeProto.
bool parseSlice(const char *data, size_t size, TensorSlice &slice);
void appendSlice(Vector<char> &out, const TensorSlice &slice);
bool parseDims(const char *data, size_t size, Dims &dims);
void appendDims(Vector<char> &out, const Dims &dims);

} // namespace weir

#endif
