// Part of Weir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Boxes of tensors: what a `shape_and_slice` says, and how they intersect.
#ifndef WEIR_RUNTIME_CHECKPOINT_SLICE_H
#define WEIR_RUNTIME_CHECKPOINT_SLICE_H

#include "runtime/abi/Program.h"
#include "runtime/base/Status.h"

namespace weir {

/// A shape: at most WEIR_MAX_RANK sizes.
struct Dims {
  int32_t rank = 0;
  int64_t sizes[WEIR_MAX_RANK] = {};

  bool operator==(const Dims &other) const;
};

/// A box of a tensor. A dimension that is taken whole has start 0 and length
/// -1, as in files.
struct TensorSlice {
  int32_t rank = 0;
  struct Extent {
    int64_t start, length;
  } extents[WEIR_MAX_RANK] = {};

  /// Everything of a tensor of that rank.
  static TensorSlice whole(int32_t rank);
  bool operator==(const TensorSlice &other) const;
  /// Whether it is everything of a tensor of shape `full`.
  bool covers(const Dims &full) const;
  /// The slice's own shape, in a tensor of shape `full`; Internal when it is of
  /// another rank or goes beyond (TensorFlow's code).
  Status shapeIn(const Dims &full, Dims &shape) const;
  /// "0,2:-", cut to `size`.
  void format(char *text, size_t size) const;
};

/// What an element of `shape_and_slices` says that is not empty.
struct ShapeAndSlice {
  Dims full;
  TensorSlice slice;
  Dims shape; ///< the slice's
};

/// Parses "d0 d1 ... start,length:-".
Status parseShapeAndSlice(const char *text, size_t size, ShapeAndSlice &result);

/// Where two boxes of one tensor overlap.
struct Overlap {
  int32_t rank = 0;
  int64_t from[WEIR_MAX_RANK]; ///< in the first box
  int64_t to[WEIR_MAX_RANK];   ///< in the second
  int64_t sizes[WEIR_MAX_RANK];

  /// Sets all; false where they do not overlap. The boxes lie in `full`.
  bool find(const TensorSlice &first, const TensorSlice &second,
            const Dims &full);
  int64_t count() const;
};

} // namespace weir

#endif
