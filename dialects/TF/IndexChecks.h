//===- IndexChecks.h - indices that are out of range ------------*- C++ -*-===//
// Part of Weir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#ifndef WEIR_DIALECTS_TF_INDEXCHECKS_H
#define WEIR_DIALECTS_TF_INDEXCHECKS_H

#include "dialects/TF/ArrayUtils.h"

namespace weir::tf {

/// What the error says, in an op's words. These stand for numbers:
///   {at}     "[1,2]", where the index is; nothing if the indices are a scalar
///   {place}  the same as one number, row-major
///   {value}  the index;  {limit}  what it must be less than
///   {row}    "[2, 17]", all coordinates of the row
///   {shape}  "[10,3]", of what is indexed
/// For rows (`IndexCheck::rows`) {at} and {place} are the row's.
inline constexpr llvm::StringLiteral gatherText =
    "indices{at} = {value} is not in [0, {limit})";
inline constexpr llvm::StringLiteral gatherNdText =
    "indices{at} = {row} does not index into param shape {shape}";
inline constexpr llvm::StringLiteral scatterNdText =
    "indices{at} = {row} does not index into shape {shape}";
inline constexpr llvm::StringLiteral sortedSegmentText =
    "Segment id {value} out of range [0, {limit}), possibly because "
    "'segment_ids' input is not sorted.";

inline constexpr llvm::StringLiteral unsortedSegmentText =
    "segment_ids{at} = {value} is out of range [0, {limit})";
/// For checkSortedIds, where the number of segments is given: the last id is
/// looked at first.
inline constexpr llvm::StringLiteral countedSegmentText =
    "segment ids must be < num_segments";

/// Integer indices (lowered) and what they must be less than.
struct IndexCheck {
  mlir::Value indices;
  /// The type of `indices` before lowering: it knows its sizes.
  mlir::Type written;
  /// One for all; or with `rows`, one for each position of the last dimension.
  llvm::SmallVector<SizeExpr> limits;
  /// The last dimension holds the coordinates of one place.
  bool rows = false;
  /// Of what is indexed, for {shape}.
  llvm::SmallVector<SizeExpr> shape;
  llvm::StringRef text;
  /// Negative indices are no error.
  bool skipNegative = false;
};

/// Fails the run at the first index, in row-major order, that is not in range.
/// What the text shows is computed only then.
void checkIndices(LoweringContext &ctx, const IndexCheck &check);

/// The same for ids of segments (`[rows, 1]`) that must not decrease either, in
/// TensorFlow's order: first the last id, which says how many segments there
/// are; then a segment's id is checked where the segment ends. The text is one
/// of the two for sorted segments.
void checkSortedIds(LoweringContext &ctx, const IndexCheck &check);

/// A signed integer of at most 64 bits, or an index, as i64.
mlir::Value toI64(mlir::OpBuilder &b, mlir::Location loc, mlir::Value value);

} // namespace weir::tf

#endif // WEIR_DIALECTS_TF_INDEXCHECKS_H
