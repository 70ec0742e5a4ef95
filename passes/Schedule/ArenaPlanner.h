//===- ArenaPlanner.h - offsets in an arena ---------------------*- C++ -*-===//
// Part of Weir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#ifndef WEIR_PASSES_SCHEDULE_ARENAPLANNER_H
#define WEIR_PASSES_SCHEDULE_ARENAPLANNER_H

#include "llvm/ADT/ArrayRef.h"
#include "llvm/ADT/SmallVector.h"
#include <cstdint>
#include <vector>

namespace weir {

/// Which task is certainly done when another starts: the transitive closure of
/// the edges, as one bit for each pair. Tasks are numbered in topological
/// order, so half a square is enough: 36,000 tasks take 81 MB.
class TaskOrder {
public:
  /// `successors[i]` are tasks that wait for task i, all above i.
  explicit TaskOrder(llvm::ArrayRef<llvm::ArrayRef<int32_t>> successors);
  /// Whether `first` is done before `second` can start, in every run.
  bool isBefore(unsigned first, unsigned second) const {
    return first < second &&
           (bits[rows[second] + first / 64] >> (first % 64) & 1);
  }
  /// Leaves of `users` those that no other of them is certain to follow.
  /// `users` is ascending.
  llvm::SmallVector<unsigned, 2> getLast(llvm::ArrayRef<unsigned> users) const;

private:
  std::vector<size_t> rows;
  std::vector<uint64_t> bits;
};

/// A value that needs a place.
struct ArenaItem {
  /// Its size, in units of the pool; positive.
  int64_t size = 0;
  unsigned producer = 0;
  /// The last tasks that use it (TaskOrder::getLast); not empty.
  llvm::SmallVector<unsigned, 2> last = {};
  /// Set by the planner.
  int64_t offset = 0;
};

/// Gives every item an offset so that two of them overlap only if all users of
/// the one are done before the other is made. Returns the extent.
int64_t planArena(llvm::MutableArrayRef<ArenaItem> items,
                  const TaskOrder &order);

/// For sizes that only a run knows: which items may not overlap, in the order
/// of placing (descending `size`, here a sample). `conflicts[i]` are positions
/// below i in `order`.
struct ArenaConflicts {
  std::vector<unsigned> order;
  std::vector<std::vector<int32_t>> conflicts;
};

/// Finds them; none if there would be more than `most` in all.
ArenaConflicts findConflicts(llvm::ArrayRef<ArenaItem> items,
                             const TaskOrder &order, size_t most);

/// What the layout function does with conflicts: each item in turn gets the
/// lowest offset at which it overlaps none of those it conflicts with. Returns
/// the extent for the items' sizes.
int64_t fitArena(llvm::ArrayRef<ArenaItem> items,
                 const ArenaConflicts &conflicts);

} // namespace weir

#endif // WEIR_PASSES_SCHEDULE_ARENAPLANNER_H
