//===- KernelPolls.cpp - long loops that can be stopped -------------------===//
// Part of Weir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// A chunk of a kernel may take seconds: a large product, a sum over a large
// tensor that cannot be cut. Its loops get polls (task.poll), so that a run
// that was cancelled or is out of time ends soon:
//
// 1. Estimate what an iteration of each loop costs, inner loops first: its ops,
//    and its inner loops' iterations. Where the number of those is not known, a
//    typical one stands for it.
// 2. The innermost loop whose iterations are long enough not to feel a poll (a
//    subtraction and a branch) gets one. Loops around it need none.
// 3. The poll counts the estimate, with the sizes that are known when the
//    kernel runs in place of typical ones.
//
// Loops that are polled already (a graph's own) are left alone.
#include "compiler/Target/CPU/CpuLowering.h"
#include "dialects/Task/TaskDialect.h"
#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Math/IR/Math.h"
#include "mlir/Dialect/SCF/IR/SCF.h"
#include "mlir/Dialect/Utils/StaticValueUtils.h"

using namespace mlir;
using namespace weir;
using namespace weir::cpu;

/// Picoseconds of an op: rather too many, so that polls come too often.
static constexpr int64_t opPs = 250, callPs = 3000;
/// Iterations of a loop that does not say how many it has.
static constexpr int64_t typicalTrips = 64;
/// An iteration that takes this long may be polled; an outermost loop's sooner,
/// since nothing around it can.
static constexpr int64_t innerPs = 1000 * 1000, outerPs = 100 * 1000;
/// No estimate is longer: an hour.
static constexpr int64_t mostPs = int64_t(3600) * 1000 * 1000 * 1000 * 1000;

static int64_t addPs(int64_t a, int64_t b) { return std::min(a + b, mostPs); }

static int64_t scalePs(int64_t ps, int64_t times) {
  return times > 0 && ps > mostPs / times ? mostPs : ps * times;
}

namespace {
/// Finds and adds the polls of one body.
class PollPlanner {
public:
  void plan(func::FuncOp body) {
    for (Block &block : body.getBody()) {
      visit(block, /*isOutermost=*/true);
    }
  }

private:
  struct Visit {
    int64_t ps = 0;
    bool isPolled = false;
  };
  Visit visit(Block &block, bool isOutermost);
  Visit visitFor(scf::ForOp loop, bool isOutermost);
  void addPoll(scf::ForOp loop);
  Value addTrips(OpBuilder &b, scf::ForOp loop, scf::ForOp outer);

  /// An iteration, by the typical numbers.
  llvm::DenseMap<Operation *, int64_t> iterationPs;
};
} // namespace

static int64_t costOf(Operation &op) {
  if (isa<arith::ConstantOp>(op) || op.hasTrait<OpTrait::IsTerminator>()) {
    return 0;
  }
  return isa<math::MathDialect>(op.getDialect()) || isa<CallOpInterface>(op)
             ? callPs
             : opPs;
}

static std::optional<int64_t> getTrips(scf::ForOp loop) {
  auto lower = getConstantIntValue(loop.getLowerBound());
  auto upper = getConstantIntValue(loop.getUpperBound());
  auto step = getConstantIntValue(loop.getStep());
  if (!lower || !upper || !step || *step <= 0) {
    return std::nullopt;
  }
  return std::max<int64_t>(0, (*upper - *lower + *step - 1) / *step);
}

PollPlanner::Visit PollPlanner::visitFor(scf::ForOp loop, bool isOutermost) {
  Visit inner = visit(*loop.getBody(), /*isOutermost=*/false);
  iterationPs[loop] = inner.ps;
  bool isLong = inner.ps >= (isOutermost ? outerPs : innerPs);
  if (!inner.isPolled && isLong && getTrips(loop).value_or(2) > 1) {
    addPoll(loop);
    inner.isPolled = true;
  }
  inner.ps = scalePs(inner.ps, getTrips(loop).value_or(typicalTrips));
  return inner;
}

/// `isOutermost`: no loop is around the block.
PollPlanner::Visit PollPlanner::visit(Block &block, bool isOutermost) {
  Visit all;
  for (Operation &op : block) {
    if (isa<task::PollOp>(op)) {
      all.isPolled = true;
      continue;
    }
    all.ps = addPs(all.ps, costOf(op));
    auto join = [&](Visit inner) {
      all.ps = addPs(all.ps, inner.ps);
      all.isPolled |= inner.isPolled;
    };
    if (auto loop = dyn_cast<scf::ForOp>(op)) {
      join(visitFor(loop, isOutermost));
      continue;
    }
    for (Region &region : op.getRegions()) {
      for (Block &nested : region) {
        join(visit(nested, isOutermost && !isa<LoopLikeOpInterface>(op)));
      }
    }
  }
  return all;
}

/// How often `loop`, inside of `outer`, iterates; null where that is not known
/// before `outer`.
Value PollPlanner::addTrips(OpBuilder &b, scf::ForOp loop, scf::ForOp outer) {
  auto step = getConstantIntValue(loop.getStep());
  auto isEarly = [&](Value value) {
    return !outer->isAncestor(value.getParentRegion()->getParentOp());
  };
  auto constant = [&](int64_t value) -> Value {
    return arith::ConstantIndexOp::create(b, loop.getLoc(), value);
  };
  auto take = [&](Value bound) -> Value {
    auto known = getConstantIntValue(bound);
    return known ? constant(*known) : bound;
  };
  bool usable = step && *step > 0 && loop.getUpperBound().getType().isIndex();
  for (Value bound : {loop.getLowerBound(), loop.getUpperBound()}) {
    usable &= getConstantIntValue(bound) || isEarly(bound);
  }
  if (!usable) {
    return {};
  }
  Value span = arith::SubIOp::create(
      b, loop.getLoc(), take(loop.getUpperBound()), take(loop.getLowerBound()));
  Value trips = *step == 1 ? span
                           : arith::DivUIOp::create(b, loop.getLoc(), span,
                                                    constant(*step));
  return arith::MaxSIOp::create(b, loop.getLoc(), trips, constant(0));
}

/// The poll counts what an iteration surely takes, and for each inner loop of a
/// length that the kernel knows its iterations.
void PollPlanner::addPoll(scf::ForOp loop) {
  Location loc = loop.getLoc();
  OpBuilder b = OpBuilder::atBlockBegin(loop.getBody());
  int64_t fixedPs = 0;
  Value more;
  SmallVector<std::pair<Block *, int64_t>> work = {{loop.getBody(), 1}};
  while (!work.empty()) {
    auto [block, times] = work.pop_back_val();
    for (Operation &op : *block) {
      fixedPs = addPs(fixedPs, scalePs(costOf(op), times));
      auto inner = dyn_cast<scf::ForOp>(op);
      Value trips =
          inner && !getTrips(inner) ? addTrips(b, inner, loop) : Value();
      if (trips) {
        int64_t ns = scalePs(iterationPs.lookup(inner), times) / 1000;
        Value part = arith::MulIOp::create(
            b, loc, trips,
            arith::ConstantIndexOp::create(b, loc, std::max<int64_t>(ns, 1)));
        more = more ? arith::AddIOp::create(b, loc, more, part) : part;
        continue;
      }
      int64_t each = inner ? getTrips(inner).value_or(typicalTrips) : 1;
      for (Region &region : op.getRegions()) {
        for (Block &nested : region) {
          work.push_back({&nested, scalePs(times, each)});
        }
      }
    }
  }
  task::PollOp::create(b, loc, more, std::max<int64_t>(fixedPs / 1000, 1));
}

void weir::cpu::addKernelPolls(func::FuncOp body) { PollPlanner().plan(body); }
