// Part of Weir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Checkpoints of version 1: tables that hold the tensors themselves
// (docs/formats/checkpoint.md).
#ifndef WEIR_RUNTIME_CHECKPOINT_VERSION1_H
#define WEIR_RUNTIME_CHECKPOINT_VERSION1_H

#include "runtime/checkpoint/BundleReader.h"

namespace weir {

/// The tables that a pattern (`*`, `?`, `[...]`) matches: shards of one
/// checkpoint. For one thread at a time.
class Version1Reader {
public:
  ~Version1Reader();

  /// NotFound where nothing matches, DataLoss where one is no such table.
  Status open(WeirBytes pattern);

  /// A tensor: what all the tables say of it.
  struct Tensor {
    int32_t dtype = 0;
    Dims dims;
    /// A stored slice and the table that holds it.
    struct Part {
      TensorSlice slice;
      size_t file;
    };
    Vector<Part> parts;
  };
  /// NotFound without one.
  Status find(WeirBytes name, Tensor &tensor);
  /// Reads the slice `wanted` of the tensor into `to`, which has room for it;
  /// strings there are empty. Fails before `to` is asked for with `to` null.
  Status read(WeirBytes name, const Tensor &tensor, const TensorSlice &wanted,
              StringMemory memory, void *to);

private:
  Status addMeta(size_t file, WeirBytes name, Tensor &tensor, bool &found);
  Status readPart(WeirBytes name, const Tensor &tensor,
                  const Tensor::Part &part, const TensorSlice &wanted,
                  StringMemory memory, void *to);

  Path pattern;
  Vector<TableFile *> files;
};

/// Writes one table: open(), add()..., then finish(), before which there is no
/// file.
class Version1Writer {
public:
  ~Version1Writer();

  Status open(WeirBytes path);
  /// `spec` null: the whole tensor.
  Status add(WeirBytes name, const ShapeAndSlice *spec, const WeirView &tensor);
  /// InvalidArgument for a slice that was added twice.
  Status finish();

private:
  struct Item {
    Vector<char> name, key, value;
    int32_t dtype;
    Dims dims;
    TensorSlice slice;
  };
  static bool isBelow(const Item *a, const Item *b);
  void appendMeta(Vector<char> &out) const;

  NoSizeSignal noSignal;
  Path path;
  Vector<Item *> items;
};

} // namespace weir

#endif
