//===- PlanMemory.cpp - places of arena slots -----------------------------===//
// Part of Weir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The problem: every arena slot needs bytes for as long as it lives, sizes may
// be known only when the feeds are, and tasks run in any order that their
// edges allow, on many threads.
//
//  1. The bytes of each slot are a constant times a product of sizes (its
//     *factor*; 1 where everything is constant). Slots of one factor form a
//     *pool*, in which plans made with the constants hold for every run: the
//     batch size, say, scales all offsets alike. The constant is rounded up to
//     the alignment; where that would waste much (few bytes a unit), the factor
//     becomes the number of 64-byte lines of the whole slot instead.
//  2. Each pool is planned (ArenaPlanner.h) with the happens-before order of
//     the frame's tasks, never with the order of the list.
//     Where branches that may run at the same time cost much memory (after
//     step 4), the planner adds order: it plans as if tasks ran in the list's
//     order, adds an edge for each pair of slots that came to share bytes
//     without one, and starts again. Kernels are cut in chunks for all threads,
//     so little is lost; tiny frames are left as they are.
//  3. Pools are laid out one after the other by the layout function.
//  4. Pools share nothing with each other. Where sizes have many factors (a
//     network that takes images of any size) that wastes too much: then the
//     layout function places slot by slot itself, each at the lowest offset
//     where it overlaps none of those that may be alive with it. It runs once
//     for each new set of sizes, so this costs little.
//
// The report compares with the bytes alive at once if the tasks ran in the
// list's order, at sample sizes.
#include "dialects/Task/TaskDialect.h"
#include "dialects/Weir/DataTypes.h"
#include "mlir/IR/Builders.h"
#include "passes/Schedule/ArenaPlanner.h"
#include "passes/Schedule/Passes.h"
#include "passes/Schedule/SizeSample.h"
#include "passes/Schedule/TaskCost.h"
#include "runtime/abi/Program.h"
#include "llvm/ADT/MapVector.h"
#include "llvm/Support/MathExtras.h"
#include <set>

#define DEBUG_TYPE "weir-plan-memory"

namespace weir {
#define GEN_PASS_DEF_PLANMEMORYPASS
#include "passes/Schedule/Passes.h.inc"
} // namespace weir

using namespace mlir;
using namespace weir;

namespace {

/// A slot's bytes: `bytes * factor`.
struct SlotSize {
  int64_t bytes = 1;
  AffineExpr factor;
};

/// Slots whose sizes share a factor.
struct Pool {
  AffineExpr factor;
  std::vector<task::SlotOp> slots;
  std::vector<ArenaItem> items;
  int64_t extent = 0;
};

/// Splits sizes into constants and factors.
class SizeFactors {
public:
  explicit SizeFactors(ArrayAttr symbols) : symbols(symbols) {}
  SlotSize getSize(Type type);

private:
  /// Entries that only name an expression, replaced by it.
  AffineExpr expand(AffineExpr expr);

  ArrayAttr symbols;
  /// Numbers of factors, first seen first; looked up only.
  DenseMap<AffineExpr, unsigned> numbers;
  std::vector<AffineExpr> factors;
};

} // namespace

AffineExpr SizeFactors::expand(AffineExpr expr) {
  auto symbol = dyn_cast<AffineSymbolExpr>(expr);
  if (!symbol) {
    return expr;
  }
  auto entry = cast<tf::SymbolAttr>(symbols[symbol.getPosition()]);
  return entry.getKind() == "expr" ? entry.getExprs()[0] : expr;
}

SlotSize SizeFactors::getSize(Type type) {
  MLIRContext *context = type.getContext();
  SlotSize size;
  size.bytes = std::max(1u, getStorageBytes(getElementTypeOrSelf(type)));
  SmallVector<unsigned> found;
  SmallVector<AffineExpr> worklist;
  for (AffineExpr dim : tf::getTypeSizes(type)) {
    worklist.push_back(expand(dim));
  }
  while (!worklist.empty()) {
    AffineExpr expr = worklist.pop_back_val();
    if (auto constant = dyn_cast<AffineConstantExpr>(expr)) {
      size.bytes = llvm::SaturatingMultiply<uint64_t>(
          size.bytes, std::max<int64_t>(constant.getValue(), 0));
    } else if (expr.getKind() == AffineExprKind::Mul) {
      auto product = cast<AffineBinaryOpExpr>(expr);
      worklist.push_back(expand(product.getLHS()));
      worklist.push_back(expand(product.getRHS()));
    } else {
      auto [it, inserted] = numbers.try_emplace(expr, factors.size());
      if (inserted) {
        factors.push_back(expr);
      }
      found.push_back(it->second);
    }
  }
  llvm::sort(found);
  size.factor = getAffineConstantExpr(1, context);
  for (unsigned number : found) {
    size.factor = size.factor * factors[number];
  }
  // See step 1: a few bytes a unit are counted in lines, all units together.
  constexpr int64_t smallUnit = 8 * WEIR_ALIGNMENT;
  if (!found.empty() && size.bytes < smallUnit &&
      size.bytes % WEIR_ALIGNMENT != 0) {
    size.factor = (size.factor * size.bytes).ceilDiv(WEIR_ALIGNMENT);
    size.bytes = WEIR_ALIGNMENT;
  }
  size.bytes = llvm::alignTo<WEIR_ALIGNMENT>(std::max<int64_t>(size.bytes, 1));
  return size;
}

namespace {

/// Plans one frame.
class FramePlanner {
public:
  explicit FramePlanner(task::FrameOp frame)
      : frame(frame), factors(frame.getSymbols()),
        samples(sampleSizes(frame.getSymbols(), sampleSize)) {}
  void run(bool noSharing);

private:
  void collectUsers();
  void collectPools();
  int64_t getSampleBytes(const Pool &pool, int64_t units) const;
  int64_t getBound() const;
  /// Places the slots of all pools for the given order; returns the sampled
  /// total.
  int64_t planPools(const TaskOrder &order, bool noSharing);
  /// The second half of step 2; returns the new total.
  int64_t plan(const TaskOrder &order, int64_t bound);
  bool addOrder(const TaskOrder &order);
  void forgetFit();
  /// Step 4, if it needs clearly less than `planned`; then the new total.
  int64_t fit(const TaskOrder &order, int64_t planned);

  task::FrameOp frame;
  SizeFactors factors;
  std::vector<int64_t> samples;
  std::vector<ArrayRef<int32_t>> successors;
  /// Users of each arena slot, its producer first; views count as their base.
  llvm::MapVector<task::SlotOp, SmallVector<unsigned>> users;
  std::vector<Pool> pools;
};

} // namespace

void FramePlanner::collectUsers() {
  auto find = [&](Value value) -> SmallVector<unsigned> * {
    auto slot = value.getDefiningOp<task::SlotOp>();
    if (slot.getBase()) {
      slot = slot.getBase().getDefiningOp<task::SlotOp>();
    }
    auto it = users.find(slot);
    return it == users.end() ? nullptr : &it->second;
  };
  for (task::SlotOp slot : frame.getBody().getOps<task::SlotOp>()) {
    if (slot.getKind() == task::SlotKind::Arena && !slot.getBase()) {
      users[slot];
    }
  }
  unsigned index = 0;
  for (task::TaskOp task : frame.getBody().getOps<task::TaskOp>()) {
    successors.push_back(task.getThen());
    for (Value value : task->getOperands()) {
      auto *list = find(value);
      if (list && (list->empty() || list->back() != index)) {
        list->push_back(index);
      }
    }
    ++index;
  }
}

void FramePlanner::collectPools() {
  llvm::MapVector<AffineExpr, unsigned> numbers;
  // Constant sizes first: their offsets are constants then.
  numbers[getAffineConstantExpr(1, frame.getContext())] = 0;
  pools.push_back({getAffineConstantExpr(1, frame.getContext()), {}, {}});
  for (auto &[slot, list] : users) {
    SlotSize size = factors.getSize(slot.getType());
    auto [it, inserted] = numbers.insert({size.factor, pools.size()});
    if (inserted) {
      pools.push_back({size.factor, {}, {}});
    }
    Pool &pool = pools[it->second];
    ArenaItem item;
    item.size = size.bytes;
    pool.slots.push_back(slot);
    pool.items.push_back(item);
  }
}

int64_t FramePlanner::getSampleBytes(const Pool &pool, int64_t units) const {
  int64_t factor = std::max<int64_t>(evaluateSize(pool.factor, samples), 0);
  int64_t bytes;
  return __builtin_mul_overflow(factor, units, &bytes) ? INT64_MAX / 4 : bytes;
}

int64_t FramePlanner::getBound() const {
  std::vector<int64_t> change(successors.size() + 1, 0);
  for (const Pool &pool : pools) {
    for (auto [slot, item] : llvm::zip(pool.slots, pool.items)) {
      int64_t bytes = getSampleBytes(pool, item.size);
      ArrayRef<unsigned> list = users.find(slot)->second;
      if (!list.empty()) {
        change[list.front()] += bytes;
        change[list.back() + 1] -= bytes;
      }
    }
  }
  int64_t live = 0, most = 0;
  for (int64_t c : change) {
    most = std::max(most, live += c);
  }
  return most;
}

int64_t FramePlanner::fit(const TaskOrder &order, int64_t planned) {
  constexpr size_t mostSlots = 8000, mostConflicts = 1 << 20;
  std::vector<ArenaItem> items;
  std::vector<std::pair<task::SlotOp, DenseI64ArrayAttr>> sizes;
  Builder builder(frame.getContext());
  for (auto [number, pool] : llvm::enumerate(pools)) {
    for (auto [slot, item] : llvm::zip(pool.slots, pool.items)) {
      items.push_back(item);
      items.back().size = getSampleBytes(pool, item.size);
      sizes.push_back({slot, builder.getDenseI64ArrayAttr(
                                 {static_cast<int64_t>(number), item.size})});
    }
  }
  if (items.size() > mostSlots) {
    return planned;
  }
  ArenaConflicts found = findConflicts(items, order, mostConflicts);
  int64_t fitted = fitArena(items, found);
  if (found.order.empty() || fitted > planned - planned / 20) {
    return planned;
  }
  for (auto [rank, index] : llvm::enumerate(found.order)) {
    task::SlotOp slot = sizes[index].first;
    slot.setPlaceAttr(sizes[index].second);
    slot.setRankAttr(builder.getI64IntegerAttr(rank));
    slot.setConflicts(found.conflicts[rank]);
  }
  frame.setFitted(true);
  return fitted;
}

int64_t FramePlanner::planPools(const TaskOrder &order, bool noSharing) {
  int64_t planned = 0;
  for (Pool &pool : pools) {
    pool.extent = 0;
    for (auto [slot, item] : llvm::zip(pool.slots, pool.items)) {
      ArrayRef<unsigned> list = users.find(slot)->second;
      item.producer = list.empty() ? 0 : list.front();
      item.last =
          list.empty() ? SmallVector<unsigned, 2>{0} : order.getLast(list);
      item.offset = pool.extent;
      pool.extent += item.size;
    }
    if (!noSharing) {
      pool.extent = planArena(pool.items, order);
    }
    planned += getSampleBytes(pool, pool.extent);
  }
  return planned;
}

/// Plans all slots as one pool, at sample sizes, as if tasks ran in the list's
/// order; then adds an edge for each pair that came to share bytes without one.
/// Whether there are any.
bool FramePlanner::addOrder(const TaskOrder &order) {
  std::vector<int32_t> next(successors.size());
  std::vector<ArrayRef<int32_t>> chain(successors.size());
  for (size_t i = 0; i + 1 < successors.size(); ++i) {
    next[i] = i + 1;
    chain[i] = next[i];
  }
  std::vector<ArenaItem> items;
  std::vector<ArrayRef<unsigned>> lists;
  for (const Pool &pool : pools) {
    for (auto [slot, item] : llvm::zip(pool.slots, pool.items)) {
      ArrayRef<unsigned> list = users.find(slot)->second;
      int64_t bytes = getSampleBytes(pool, item.size);
      if (!list.empty() && bytes > 0) {
        items.push_back({bytes, list.front(), {list.back()}});
        lists.push_back(list);
      }
    }
  }
  planArena(items, TaskOrder(chain));
  std::set<std::pair<unsigned, unsigned>> added;
  for (auto [a, list] : llvm::zip(items, lists)) {
    SmallVector<unsigned, 2> last = order.getLast(list);
    for (const ArenaItem &b : items) {
      bool apart =
          a.offset >= b.offset + b.size || b.offset >= a.offset + a.size;
      if (apart || &a == &b || list.back() >= b.producer) {
        continue;
      }
      for (unsigned user : last) {
        if (!order.isBefore(user, b.producer)) {
          added.insert({user, b.producer});
        }
      }
    }
  }
  SmallVector<task::TaskOp> tasks(frame.getBody().getOps<task::TaskOp>());
  for (auto [from, to] : added) {
    SmallVector<int32_t> then(tasks[from].getThen());
    then.push_back(to);
    tasks[from].setThen(then);
    tasks[to].setPending(tasks[to].getPending() + 1);
    successors[from] = tasks[from].getThen();
  }
  return !added.empty();
}

/// Undoes fit().
void FramePlanner::forgetFit() {
  frame.setFitted(false);
  for (Pool &pool : pools) {
    for (task::SlotOp slot : pool.slots) {
      slot.removePlaceAttr();
      slot.removeRankAttr();
      slot.removeConflictsAttr();
    }
  }
}

/// Steps 2 to 4 for one order. Returns the arena's bytes at sample sizes.
int64_t FramePlanner::plan(const TaskOrder &order, int64_t bound) {
  int64_t planned = planPools(order, /*noSharing=*/false);
  bool wasteful = planned > bound + bound / 10;
  return wasteful && pools.size() > 1 ? fit(order, planned) : planned;
}

void FramePlanner::run(bool noSharing) {
  collectUsers();
  if (users.empty()) {
    return;
  }
  collectPools();
  constexpr size_t mostTasks = 20000; // pairs of slots are looked at
  constexpr int64_t leastSaved = 4 << 10;
  TaskOrder order(successors);
  int64_t bound = getBound();
  int64_t planned =
      noSharing ? planPools(order, /*noSharing=*/true) : plan(order, bound);
  bool wasteful = planned > bound + bound / 10 && planned - bound >= leastSaved;
  if (!noSharing && wasteful && successors.size() <= mostTasks &&
      addOrder(order)) {
    forgetFit();
    planned = plan(TaskOrder(successors), bound);
  }
  Builder builder(frame.getContext());
  SmallVector<AffineExpr> exprs;
  SmallVector<int64_t> extents;
  for (auto [number, pool] : llvm::enumerate(pools)) {
    int64_t total = 0;
    for (auto [slot, item] : llvm::zip(pool.slots, pool.items)) {
      total += item.size;
      if (!frame.getFitted()) {
        slot.setPlaceAttr(builder.getDenseI64ArrayAttr(
            {static_cast<int64_t>(number), item.offset}));
      }
    }
    exprs.push_back(pool.factor);
    // A fitted arena's bytes are only bounded, by all slots apart.
    extents.push_back(frame.getFitted() ? total : pool.extent);
  }
  frame.setPoolsAttr(tf::DimsAttr::get(frame.getContext(), exprs));
  frame.setExtents(extents);
  frame.setPlannedAttr(builder.getI64IntegerAttr(planned));
  frame.setBoundAttr(builder.getI64IntegerAttr(bound));
}

namespace {

class PlanMemory : public weir::impl::PlanMemoryPassBase<PlanMemory> {
  using PlanMemoryPassBase::PlanMemoryPassBase;
  void runOnOperation() override {
    getOperation().walk([&](task::FrameOp frame) {
      FramePlanner(frame).run(noSharing);
      arenaBytes += frame.getPlanned().value_or(0);
      boundBytes += frame.getBound().value_or(0);
      return WalkResult::skip();
    });
  }
};

} // namespace
