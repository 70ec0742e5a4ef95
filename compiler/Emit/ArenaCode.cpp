//===- ArenaCode.cpp - code that places the arena's slots -----------------===//
// Part of Weir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "compiler/Emit/SizeCode.h"

using namespace mlir;
using namespace weir;

void ArenaCode::loop(llvm::Value *count,
                     llvm::function_ref<void(llvm::Value *)> body) {
  llvm::Function *function = b.GetInsertBlock()->getParent();
  auto create = [&] {
    return llvm::BasicBlock::Create(b.getContext(), "", function);
  };
  llvm::BasicBlock *head = create(), *inside = create(), *behind = create();
  llvm::BasicBlock *before = b.GetInsertBlock();
  b.CreateBr(head);
  b.SetInsertPoint(head);
  auto *i = b.CreatePHI(i64, 2);
  i->addIncoming(b.getInt64(0), before);
  b.CreateCondBr(b.CreateICmpULT(i, count), inside, behind);
  b.SetInsertPoint(inside);
  body(i);
  i->addIncoming(b.CreateAdd(i, b.getInt64(1)), b.GetInsertBlock());
  b.CreateBr(head);
  b.SetInsertPoint(behind);
}

llvm::Value *ArenaCode::placePools(const ArenaTables &arena,
                                   ArrayRef<int64_t> extents) {
  llvm::Value *end = b.getInt64(0);
  for (auto [index, extent] : llvm::enumerate(extents)) {
    llvm::Value *start = end, *factor = factors[index];
    if (index < arena.pools.size()) {
      const PlaceTable &table = arena.pools[index];
      loop(b.getInt64(table.count), [&](llvm::Value *row) {
        llvm::Value *units = load(table, 2, row, 0);
        llvm::Value *slot = load(table, 2, row, 1);
        b.CreateStore(b.CreateAdd(start, b.CreateMul(units, factor)),
                      b.CreateGEP(i64, offsets, slot));
      });
    }
    // Extents are multiples of the alignment, so starts are as well.
    end = b.CreateAdd(end, b.CreateMul(factor, b.getInt64(extent)));
  }
  return end;
}

/// Raises `offset` until the slot overlaps none of its conflicts.
void ArenaCode::findOffset(const ArenaTables &arena, llvm::Value *rank,
                           llvm::Value *bytes, llvm::Value *offset) {
  llvm::Function *function = b.GetInsertBlock()->getParent();
  llvm::Value *moved = createVariable(b.getInt1Ty());
  auto *again = llvm::BasicBlock::Create(b.getContext(), "", function);
  b.CreateStore(b.getInt64(0), offset);
  llvm::Value *first = load(arena.fitted, 5, rank, 3);
  llvm::Value *count = load(arena.fitted, 5, rank, 4);
  b.CreateBr(again);
  b.SetInsertPoint(again);
  b.CreateStore(b.getFalse(), moved);
  loop(count, [&](llvm::Value *i) {
    llvm::Value *other = load(arena.conflicts, 1, b.CreateAdd(first, i), 0);
    llvm::Value *slot = load(arena.fitted, 5, other, 2);
    llvm::Value *start = b.CreateLoad(i64, b.CreateGEP(i64, offsets, slot));
    llvm::Value *end = b.CreateAdd(start, getBytes(arena, other));
    llvm::Value *now = b.CreateLoad(i64, offset);
    llvm::Value *overlaps =
        b.CreateAnd(b.CreateICmpSLT(start, b.CreateAdd(now, bytes)),
                    b.CreateICmpSLT(now, end));
    b.CreateStore(b.CreateSelect(overlaps, end, now), offset);
    llvm::Value *before = b.CreateLoad(b.getInt1Ty(), moved);
    b.CreateStore(b.CreateOr(before, overlaps), moved);
  });
  auto *done = llvm::BasicBlock::Create(b.getContext(), "", function);
  b.CreateCondBr(b.CreateLoad(b.getInt1Ty(), moved), again, done);
  b.SetInsertPoint(done);
}

llvm::Value *ArenaCode::fitSlots(const ArenaTables &arena) {
  factorArray = createVariable(llvm::ArrayType::get(i64, factors.size()));
  for (auto [index, factor] : llvm::enumerate(factors)) {
    b.CreateStore(factor, b.CreateConstGEP1_64(i64, factorArray, index));
  }
  llvm::Value *end = createVariable(i64), *offset = createVariable(i64);
  b.CreateStore(b.getInt64(0), end);
  loop(b.getInt64(arena.fitted.count), [&](llvm::Value *rank) {
    llvm::Value *bytes = getBytes(arena, rank);
    findOffset(arena, rank, bytes, offset);
    llvm::Value *found = b.CreateLoad(i64, offset);
    b.CreateStore(found,
                  b.CreateGEP(i64, offsets, load(arena.fitted, 5, rank, 2)));
    llvm::Value *most = b.CreateBinaryIntrinsic(llvm::Intrinsic::smax,
                                                b.CreateAdd(found, bytes),
                                                b.CreateLoad(i64, end));
    b.CreateStore(most, end);
  });
  return b.CreateLoad(i64, end);
}

llvm::Value *ArenaCode::place(task::FrameOp frame, const ArenaTables &arena) {
  ArrayRef<AffineExpr> pools;
  if (auto attr = frame.getPoolsAttr()) {
    pools = attr.getExprs();
  }
  ArrayRef<int64_t> extents = frame.getExtents().value_or(ArrayRef<int64_t>());
  // What follows multiplies freely once this sum is known to be small.
  llvm::Value *most = b.getInt64(0);
  for (auto [pool, extent] : llvm::zip(pools, extents)) {
    factors.push_back(code.evaluate(pool));
    llvm::Value *bytes = code.multiply(factors.back(), b.getInt64(extent));
    most = code.add(most, bytes);
  }
  StringRef step = frame.getSymName();
  code.checkOverflow(step);
  if (!isa<llvm::ConstantInt>(most)) {
    code.raiseIf(b.CreateICmpUGT(most, b.getInt64(mostArenaBytes)),
                 {WEIR_RESOURCE_EXHAUSTED,
                  "the step needs {0} bytes of memory for these feeds",
                  step.str()},
                 {most});
  }
  llvm::Value *bytes =
      frame.getFitted() ? fitSlots(arena) : placePools(arena, extents);
  loop(b.getInt64(arena.views.count), [&](llvm::Value *row) {
    llvm::Value *base = load(arena.views, 2, row, 1);
    llvm::Value *offset = b.CreateLoad(i64, b.CreateGEP(i64, offsets, base));
    b.CreateStore(offset,
                  b.CreateGEP(i64, offsets, load(arena.views, 2, row, 0)));
  });
  return bytes;
}
