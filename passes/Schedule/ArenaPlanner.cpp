//===- ArenaPlanner.cpp - offsets in an arena -----------------------------===//
// Part of Weir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Packing intervals into the least memory is NP-hard; greedy by size is within
// a few percent of the bound on real networks. Items are taken from the
// largest down; each goes into the tightest gap between the already placed
// items that it may not overlap. That is quadratic, so only the largest
// `mostGreedy` items are placed this way. The rest, small by then, go into
// bins, in the order they are made: a bin is as large as its first item, holds
// one item at a time, and only its last holder is asked.
#include "passes/Schedule/ArenaPlanner.h"
#include "llvm/ADT/STLExtras.h"
#include <map>

using namespace weir;
using llvm::ArrayRef;
using llvm::MutableArrayRef;

static constexpr size_t mostGreedy = 6000;
/// Up to this many items other orders are tried, and the best is taken.
static constexpr size_t mostTried = 2000;
/// Bins asked for one item, of the smallest that it fits.
static constexpr unsigned mostBins = 64;

TaskOrder::TaskOrder(ArrayRef<ArrayRef<int32_t>> successors) {
  size_t words = 0;
  for (size_t task = 0; task < successors.size(); ++task) {
    rows.push_back(words);
    words += (task + 63) / 64;
  }
  bits.assign(words, 0);
  // In topological order a task's row is complete when its turn comes.
  for (size_t task = 0; task < successors.size(); ++task) {
    for (int32_t next : successors[task]) {
      uint64_t *row = &bits[rows[next]];
      for (size_t word = 0; word < (task + 63) / 64; ++word) {
        row[word] |= bits[rows[task] + word];
      }
      row[task / 64] |= uint64_t(1) << (task % 64);
    }
  }
}

llvm::SmallVector<unsigned, 2>
TaskOrder::getLast(ArrayRef<unsigned> users) const {
  llvm::SmallVector<unsigned, 2> last;
  for (unsigned user : llvm::reverse(users)) {
    if (llvm::none_of(last, [&](unsigned l) { return isBefore(user, l); })) {
      last.push_back(user);
    }
  }
  return last;
}

static bool isDoneBefore(const ArenaItem &a, const ArenaItem &b,
                         const TaskOrder &order) {
  return llvm::all_of(
      a.last, [&](unsigned user) { return order.isBefore(user, b.producer); });
}

static bool conflicts(const ArenaItem &a, const ArenaItem &b,
                      const TaskOrder &order) {
  return !isDoneBefore(a, b, order) && !isDoneBefore(b, a, order);
}

/// The start of the tightest gap that `item` fits, given the placed items by
/// offset.
static int64_t findGap(const ArenaItem &item, ArrayRef<ArenaItem *> placed,
                       const TaskOrder &order) {
  int64_t end = 0, best = -1, bestGap = INT64_MAX;
  for (const ArenaItem *other : placed) {
    if (other->offset + other->size <= end || !conflicts(item, *other, order)) {
      continue;
    }
    int64_t gap = other->offset - end;
    if (gap >= item.size && gap < bestGap) {
      best = end;
      bestGap = gap;
    }
    end = std::max(end, other->offset + other->size);
  }
  return best >= 0 ? best : end;
}

static int64_t planGreedily(ArrayRef<ArenaItem *> items,
                            const TaskOrder &order) {
  std::vector<ArenaItem *> placed;
  placed.reserve(items.size());
  int64_t extent = 0;
  for (ArenaItem *item : items) {
    item->offset = findGap(*item, placed, order);
    extent = std::max(extent, item->offset + item->size);
    auto at = std::upper_bound(
        placed.begin(), placed.end(), item,
        [](ArenaItem *a, ArenaItem *b) { return a->offset < b->offset; });
    placed.insert(at, item);
  }
  return extent;
}

static int64_t planInBins(ArrayRef<ArenaItem *> items, int64_t extent,
                          const TaskOrder &order) {
  struct Bin {
    int64_t offset;
    const ArenaItem *holder;
  };
  std::multimap<int64_t, Bin> bins; // by size
  for (ArenaItem *item : items) {
    unsigned asked = 0;
    auto bin = bins.lower_bound(item->size);
    for (; bin != bins.end() && asked < mostBins; ++bin, ++asked) {
      if (isDoneBefore(*bin->second.holder, *item, order)) {
        break;
      }
    }
    if (bin == bins.end() || asked == mostBins) {
      bin = bins.insert({item->size, Bin{extent, nullptr}});
      extent += item->size;
    }
    item->offset = bin->second.offset;
    bin->second.holder = item;
  }
  return extent;
}

/// Plans with `sorted` as the order of placing, the largest first where too
/// many.
static int64_t planSorted(std::vector<ArenaItem *> sorted,
                          const TaskOrder &order) {
  size_t greedy = std::min(sorted.size(), mostGreedy);
  int64_t extent = planGreedily(ArrayRef(sorted).take_front(greedy), order);
  std::vector<ArenaItem *> rest(sorted.begin() + greedy, sorted.end());
  llvm::stable_sort(rest, [](const ArenaItem *a, const ArenaItem *b) {
    return a->producer < b->producer;
  });
  return planInBins(rest, extent, order);
}

int64_t weir::planArena(MutableArrayRef<ArenaItem> items,
                        const TaskOrder &order) {
  std::vector<ArenaItem *> sorted;
  for (ArenaItem &item : items) {
    sorted.push_back(&item);
  }
  llvm::stable_sort(sorted, [](const ArenaItem *a, const ArenaItem *b) {
    return a->size > b->size;
  });
  int64_t extent = planSorted(sorted, order);
  if (items.size() > mostTried) {
    return extent;
  }
  // The same by area (bytes times life), and as they are made.
  std::vector<ArenaItem> best(items.begin(), items.end());
  auto attempt = [&](auto isBefore) {
    llvm::stable_sort(sorted, isBefore);
    int64_t other = planSorted(sorted, order);
    if (other < extent) {
      extent = other;
      best.assign(items.begin(), items.end());
    }
  };
  attempt([](const ArenaItem *a, const ArenaItem *b) {
    auto getArea = [](const ArenaItem *item) {
      return double(item->size) * (item->last.front() - item->producer + 1);
    };
    return getArea(a) > getArea(b);
  });
  attempt([](const ArenaItem *a, const ArenaItem *b) {
    return a->producer < b->producer;
  });
  std::copy(best.begin(), best.end(), items.begin());
  return extent;
}

ArenaConflicts weir::findConflicts(ArrayRef<ArenaItem> items,
                                   const TaskOrder &order, size_t most) {
  ArenaConflicts result;
  for (size_t i = 0; i < items.size(); ++i) {
    result.order.push_back(i);
  }
  llvm::stable_sort(result.order, [&](unsigned a, unsigned b) {
    return items[a].size > items[b].size;
  });
  size_t total = 0;
  for (size_t i = 0; i < items.size(); ++i) {
    std::vector<int32_t> found;
    for (size_t j = 0; j < i; ++j) {
      if (conflicts(items[result.order[i]], items[result.order[j]], order)) {
        found.push_back(j);
      }
    }
    total += found.size();
    if (total > most) {
      return {};
    }
    result.conflicts.push_back(std::move(found));
  }
  return result;
}

int64_t weir::fitArena(ArrayRef<ArenaItem> items,
                       const ArenaConflicts &conflicts) {
  std::vector<int64_t> offsets;
  int64_t extent = 0;
  for (size_t i = 0; i < conflicts.order.size(); ++i) {
    int64_t size = items[conflicts.order[i]].size, offset = 0;
    for (bool moved = true; moved;) {
      moved = false;
      for (int32_t other : conflicts.conflicts[i]) {
        int64_t otherEnd = offsets[other] + items[conflicts.order[other]].size;
        if (offsets[other] < offset + size && offset < otherEnd) {
          offset = otherEnd;
          moved = true;
        }
      }
    }
    offsets.push_back(offset);
    extent = std::max(extent, offset + size);
  }
  return extent;
}
