//===- KernelExits.cpp - where a kernel returns before its end ------------===//
// Part of Weir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// A failed check (task.raise) and a stopped run (task.poll) end a kernel
// wherever they stand, in loops and branches too. Structured control flow has
// no way to say so; branches between blocks have: this runs when scf is cf.
//
//   task.raise %bad ...     cond_br %bad, ^fail, ^rest
//                         ^fail: call weir_kernel_raise, return
//
//   task.poll {cost}        the counter, a variable of the whole body that LLVM
//                           puts in a register, goes down by the cost; below 0
//                         ^slow: call weir_kernel_poll, return if it says so
//
#include "compiler/Target/CPU/CpuLowering.h"
#include "dialects/Task/TaskDialect.h"
#include "mlir/Dialect/ControlFlow/IR/ControlFlowOps.h"

using namespace mlir;
using namespace weir;
using namespace weir::cpu;

/// The body's attribute that says which argument is the context.
static constexpr StringLiteral contextAttr = "weir.context";
/// Estimated nanoseconds between two polls.
static constexpr int64_t pollNs = 100000;

void weir::cpu::noteContext(KernelFrame &frame) {
  auto context = cast<BlockArgument>(frame.context());
  OpBuilder builder(frame.body.getContext());
  frame.body->setAttr(contextAttr,
                      builder.getI64IntegerAttr(context.getArgNumber()));
}

namespace {
/// Lowers the exits of one body.
class ExitLowering {
public:
  ExitLowering(func::FuncOp body, Value context)
      : body(body), context(context), b(body.getContext()) {}

  void lower(task::RaiseOp raise);
  void lower(task::PollOp poll);

private:
  func::FuncOp body;
  Value context, counter;
  OpBuilder b;

  func::FuncOp declare(StringRef symbol, TypeRange results);
  Value toI64(Location loc, Value value);
  Value addMemory(Location loc, int64_t count);
  Block *addReturn(Location loc, Block *before);
};
} // namespace

/// The runtime's function `symbol`: what a raise takes, or the context alone.
/// A pointer is as the context's.
func::FuncOp ExitLowering::declare(StringRef symbol, TypeRange results) {
  auto module = body->getParentOfType<ModuleOp>();
  if (auto known = module.lookupSymbol<func::FuncOp>(symbol)) {
    return known;
  }
  OpBuilder::InsertionGuard guard(b);
  b.setInsertionPointToStart(module.getBody());
  SmallVector<Type> types = {context.getType()};
  if (results.empty()) {
    types.append(
        {b.getI32Type(), b.getI64Type(), b.getI32Type(), context.getType()});
  }
  auto callee = func::FuncOp::create(b, module.getLoc(), symbol,
                                     b.getFunctionType(types, results));
  callee.setPrivate();
  return callee;
}

Value ExitLowering::toI64(Location loc, Value value) {
  Type i64 = b.getI64Type();
  if (value.getType().isIndex()) {
    return arith::IndexCastOp::create(b, loc, i64, value);
  }
  unsigned width = value.getType().getIntOrFloatBitWidth();
  if (width == 64) {
    return value;
  }
  if (width > 64) {
    return arith::TruncIOp::create(b, loc, i64, value);
  }
  return arith::ExtSIOp::create(b, loc, i64, value);
}

/// A place for `count` 64-bit integers, where a body's variables are.
Value ExitLowering::addMemory(Location loc, int64_t count) {
  OpBuilder::InsertionGuard guard(b);
  b.setInsertionPointToStart(&body.getBody().front());
  Value size = arith::ConstantIntOp::create(b, loc, b.getI32Type(), count);
  return LLVM::AllocaOp::create(b, loc, context.getType(), b.getI64Type(), size,
                                /*alignment=*/8);
}

/// A block that returns, before `before`.
Block *ExitLowering::addReturn(Location loc, Block *before) {
  Block *block = b.createBlock(before);
  func::ReturnOp::create(b, loc);
  return block;
}

void ExitLowering::lower(task::RaiseOp raise) {
  Location loc = raise.getLoc();
  func::FuncOp callee = declare("weir_kernel_raise", {});
  Block *block = raise->getBlock();
  Block *rest = block->splitBlock(raise);
  Block *fail = addReturn(loc, rest);
  b.setInsertionPointToStart(fail);
  Type i32 = b.getI32Type(), i64 = b.getI64Type();
  auto constant = [&](int64_t value) -> Value {
    return arith::ConstantIntOp::create(b, loc, i32, value);
  };
  Value memory = addMemory(loc, raise.getValues().size());
  for (auto [i, value] : llvm::enumerate(raise.getValues())) {
    Value at = LLVM::GEPOp::create(b, loc, memory.getType(), i64, memory,
                                   ArrayRef<LLVM::GEPArg>{int32_t(i)});
    LLVM::StoreOp::create(b, loc, toI64(loc, value), at);
  }
  func::CallOp::create(b, loc, callee,
                       {context, constant(raise.getSite()),
                        toI64(loc, raise.getIndex()),
                        constant(raise.getValues().size()), memory});
  b.setInsertionPointToEnd(block);
  cf::CondBranchOp::create(b, loc, raise.getBad(), fail, rest);
  raise.erase();
}

void ExitLowering::lower(task::PollOp poll) {
  Location loc = poll.getLoc();
  Type i32 = b.getI32Type();
  func::FuncOp callee = declare("weir_kernel_poll", i32);
  auto constant = [&](int64_t value) -> Value {
    return arith::ConstantIntOp::create(b, loc, i32, value);
  };
  if (!counter) {
    b.setInsertionPointToStart(&body.getBody().front());
    counter = LLVM::AllocaOp::create(b, loc, context.getType(), i32,
                                     constant(1), /*alignment=*/4);
    LLVM::StoreOp::create(b, loc, constant(pollNs), counter);
  }
  Block *block = poll->getBlock();
  b.setInsertionPoint(poll);
  Value cost = constant(std::min<int64_t>(poll.getCost(), pollNs));
  if (poll.getMore()) {
    Type i64 = b.getI64Type();
    auto wide = [&](int64_t value) -> Value {
      return arith::ConstantIntOp::create(b, loc, i64, value);
    };
    Value sum = arith::AddIOp::create(b, loc, toI64(loc, poll.getMore()),
                                      wide(poll.getCost()));
    sum = arith::MinUIOp::create(b, loc, sum, wide(pollNs));
    cost = arith::TruncIOp::create(b, loc, i32, sum);
  }
  Block *rest = block->splitBlock(poll);
  Block *stop = addReturn(loc, rest);
  Block *slow = b.createBlock(stop);
  LLVM::StoreOp::create(b, loc, constant(pollNs), counter);
  Value stopped = func::CallOp::create(b, loc, callee, context).getResult(0);
  stopped = arith::CmpIOp::create(b, loc, arith::CmpIPredicate::ne, stopped,
                                  constant(0));
  cf::CondBranchOp::create(b, loc, stopped, stop, rest);
  b.setInsertionPointToEnd(block);
  Value left = LLVM::LoadOp::create(b, loc, i32, counter);
  left = arith::SubIOp::create(b, loc, left, cost);
  LLVM::StoreOp::create(b, loc, left, counter);
  Value due = arith::CmpIOp::create(b, loc, arith::CmpIPredicate::slt, left,
                                    constant(0));
  cf::CondBranchOp::create(b, loc, due, slow, rest);
  poll.erase();
}

void weir::cpu::pollLongLoops(ModuleOp module) {
  for (func::FuncOp body : module.getOps<func::FuncOp>()) {
    if (body->hasAttr(contextAttr)) {
      addKernelPolls(body);
    }
  }
}

void weir::cpu::lowerKernelExits(ModuleOp module) {
  SmallVector<func::FuncOp> bodies(module.getOps<func::FuncOp>());
  for (func::FuncOp body : bodies) {
    auto context = body->getAttrOfType<IntegerAttr>(contextAttr);
    if (!context) {
      continue;
    }
    body->removeAttr(contextAttr);
    SmallVector<Operation *> exits;
    body.walk([&](Operation *op) {
      if (isa<task::RaiseOp, task::PollOp>(op)) {
        exits.push_back(op);
      }
    });
    ExitLowering lowering(body, body.getArgument(context.getInt()));
    for (Operation *op : exits) {
      if (auto raise = dyn_cast<task::RaiseOp>(op)) {
        lowering.lower(raise);
      } else {
        lowering.lower(cast<task::PollOp>(op));
      }
    }
  }
}
