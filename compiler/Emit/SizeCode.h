//===- SizeCode.h - code that computes and places ---------------*- C++ -*-===//
// Part of Weir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#ifndef WEIR_COMPILER_EMIT_SIZECODE_H
#define WEIR_COMPILER_EMIT_SIZECODE_H

#include "compiler/Emit/SizeFunctions.h"
#include "llvm/ADT/DenseMap.h"
#include "llvm/IR/IRBuilder.h"

namespace weir {

/// The most bytes of an arena, and the greatest size: what 47 bits address.
constexpr int64_t mostArenaBytes = int64_t(1) << 47;

/// Code of one function that computes sizes.
class SizeCode {
public:
  /// Begins the body of `function`, which reads and writes the table `sizes`
  /// and returns a number if `returnsBytes`. Checks are appended to `sites`.
  SizeCode(llvm::Function *function, llvm::Value *sizes, llvm::Value *context,
           bool returnsBytes, std::vector<SizeSite> &sites)
      : b(llvm::BasicBlock::Create(function->getContext(), "", function)),
        function(function), sizes(sizes), context(context),
        returnsBytes(returnsBytes), sites(sites) {}

  llvm::Value *constant(int64_t value) { return b.getInt64(value); }
  /// The value of an entry, read from the table once.
  llvm::Value *getSymbol(unsigned symbol);
  void setSymbol(unsigned symbol, llvm::Value *value);
  llvm::Value *evaluate(mlir::AffineExpr expr);
  /// Computes the entry `symbol` as its attribute says, and checks it.
  void compute(tf::SymbolAttr attr, unsigned symbol);
  llvm::Value *add(llvm::Value *a, llvm::Value *c);
  llvm::Value *multiply(llvm::Value *a, llvm::Value *c);
  /// Fails the run where `bad` holds.
  void raiseIf(llvm::Value *bad, SizeSite site,
               llvm::ArrayRef<llvm::Value *> values);
  /// Fails the run if anything so far overflowed.
  void checkOverflow(llvm::StringRef node);
  void checkNotNegative(unsigned symbol, llvm::StringRef node);
  /// Fails the run if the entry is more bytes than a process can have.
  void checkAddressable(unsigned symbol, llvm::StringRef node);

  llvm::IRBuilder<> b;

private:
  llvm::Value *checked(llvm::Intrinsic::ID id, llvm::Value *a, llvm::Value *c);
  llvm::Value *divide(mlir::AffineExprKind kind, llvm::Value *a,
                      llvm::Value *c);

  llvm::Function *function;
  llvm::Value *sizes, *context;
  bool returnsBytes;
  std::vector<SizeSite> &sites;
  llvm::DenseMap<unsigned, llvm::Value *> known;
  llvm::Value *overflow = nullptr;
};

/// Code that places the arena's slots.
class ArenaCode {
public:
  ArenaCode(SizeCode &code, llvm::Module &module, llvm::StringRef tables,
            llvm::Value *offsets)
      : code(code), b(code.b), i64(b.getInt64Ty()), offsets(offsets) {
    tableSymbol = cast<llvm::GlobalValue>(
        module.getOrInsertGlobal(tables, b.getInt8Ty()));
    tableSymbol->setVisibility(llvm::GlobalValue::HiddenVisibility);
  }
  /// Returns the arena's bytes.
  llvm::Value *place(task::FrameOp frame, const ArenaTables &arena);

private:
  /// A loop over [0, count); `body` gets the index and is inside until it
  /// returns. The insertion point is behind the loop afterwards.
  void loop(llvm::Value *count, llvm::function_ref<void(llvm::Value *)> body);
  llvm::Value *getTable(const PlaceTable &table) {
    return b.CreateConstGEP1_64(b.getInt8Ty(), tableSymbol, table.offset);
  }
  /// 64-bit field `field` of row `row` of a table of `width` such fields.
  llvm::Value *load(const PlaceTable &table, unsigned width, llvm::Value *row,
                    unsigned field) {
    llvm::Value *at = b.CreateGEP(
        i64, getTable(table),
        b.CreateAdd(b.CreateMul(row, b.getInt64(width)), b.getInt64(field)));
    return b.CreateLoad(i64, at);
  }
  llvm::Value *createVariable(llvm::Type *type) {
    llvm::BasicBlock &entry = b.GetInsertBlock()->getParent()->getEntryBlock();
    return llvm::IRBuilder<>(&entry, entry.begin()).CreateAlloca(type);
  }
  /// Bytes of the fitted slot of this rank.
  llvm::Value *getBytes(const ArenaTables &arena, llvm::Value *rank) {
    llvm::Value *pool = load(arena.fitted, 5, rank, 1);
    llvm::Value *factor =
        b.CreateLoad(i64, b.CreateGEP(i64, factorArray, pool));
    return b.CreateMul(load(arena.fitted, 5, rank, 0), factor);
  }
  llvm::Value *placePools(const ArenaTables &arena,
                          llvm::ArrayRef<int64_t> extents);
  llvm::Value *fitSlots(const ArenaTables &arena);
  void findOffset(const ArenaTables &arena, llvm::Value *rank,
                  llvm::Value *bytes, llvm::Value *offset);

  SizeCode &code;
  llvm::IRBuilder<> &b;
  llvm::Type *i64;
  llvm::Value *offsets;
  llvm::GlobalValue *tableSymbol;
  llvm::SmallVector<llvm::Value *> factors;
  llvm::Value *factorArray = nullptr;
};

} // namespace weir

#endif // WEIR_COMPILER_EMIT_SIZECODE_H
