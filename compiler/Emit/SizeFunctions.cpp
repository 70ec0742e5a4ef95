//===- SizeFunctions.cpp - layout and sizes as LLVM functions -------------===//
// Part of Weir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "compiler/Emit/SizeFunctions.h"
#include "dialects/Weir/DataTypes.h"
#include "llvm/IR/IRBuilder.h"

using namespace mlir;
using namespace weir;

/// The most bytes of an arena, and the greatest size: what 47 bits address.
static constexpr int64_t mostBytes = int64_t(1) << 47;

namespace {

/// Code of one function that computes sizes.
class SizeCode {
public:
  /// `body` inserts where code goes; `returnValue` is what the function returns
  /// after a check failed (null: void).
  SizeCode(llvm::Function *function, llvm::Value *sizes, llvm::Value *context,
           bool returnsBytes, std::vector<SizeSite> &sites)
      : b(llvm::BasicBlock::Create(function->getContext(), "", function)),
        function(function), sizes(sizes), context(context),
        returnsBytes(returnsBytes), sites(sites) {}

  llvm::Value *constant(int64_t value) { return b.getInt64(value); }
  /// The value of an entry, read from the table once.
  llvm::Value *getSymbol(unsigned symbol);
  void setSymbol(unsigned symbol, llvm::Value *value);
  llvm::Value *evaluate(AffineExpr expr);
  /// Computes the entry `symbol` as its attribute says, and checks it.
  void compute(tf::SymbolAttr attr, unsigned symbol);
  llvm::Value *add(llvm::Value *a, llvm::Value *c);
  llvm::Value *multiply(llvm::Value *a, llvm::Value *c);
  /// Fails the run where `bad` holds.
  void raiseIf(llvm::Value *bad, SizeSite site, ArrayRef<llvm::Value *> values);
  /// Fails the run if anything so far overflowed.
  void checkOverflow(StringRef node);
  void checkNotNegative(unsigned symbol, StringRef node);
  /// Fails the run if the entry is more bytes than a process can have.
  void checkAddressable(unsigned symbol, StringRef node);

  llvm::IRBuilder<> b;

private:
  llvm::Value *checked(llvm::Intrinsic::ID id, llvm::Value *a, llvm::Value *c);
  llvm::Value *divide(AffineExprKind kind, llvm::Value *a, llvm::Value *c);

  llvm::Function *function;
  llvm::Value *sizes, *context;
  bool returnsBytes;
  std::vector<SizeSite> &sites;
  DenseMap<unsigned, llvm::Value *> known;
  llvm::Value *overflow = nullptr;
};

} // namespace

llvm::Value *SizeCode::getSymbol(unsigned symbol) {
  llvm::Value *&value = known[symbol];
  if (!value) {
    value = b.CreateLoad(b.getInt64Ty(),
                         b.CreateConstGEP1_64(b.getInt64Ty(), sizes, symbol));
  }
  return value;
}

void SizeCode::setSymbol(unsigned symbol, llvm::Value *value) {
  known[symbol] = value;
  b.CreateStore(value, b.CreateConstGEP1_64(b.getInt64Ty(), sizes, symbol));
}

llvm::Value *SizeCode::checked(llvm::Intrinsic::ID id, llvm::Value *a,
                               llvm::Value *c) {
  if (isa<llvm::ConstantInt>(a) && isa<llvm::ConstantInt>(c)) {
    int64_t x = cast<llvm::ConstantInt>(a)->getSExtValue();
    int64_t y = cast<llvm::ConstantInt>(c)->getSExtValue();
    int64_t result;
    bool bad = id == llvm::Intrinsic::smul_with_overflow
                   ? __builtin_mul_overflow(x, y, &result)
                   : __builtin_add_overflow(x, y, &result);
    if (!bad) {
      return constant(result);
    }
  }
  llvm::Value *both = b.CreateBinaryIntrinsic(id, a, c);
  llvm::Value *bad = b.CreateExtractValue(both, 1);
  overflow = overflow ? b.CreateOr(overflow, bad) : bad;
  return b.CreateExtractValue(both, 0);
}

llvm::Value *SizeCode::add(llvm::Value *a, llvm::Value *c) {
  return checked(llvm::Intrinsic::sadd_with_overflow, a, c);
}

llvm::Value *SizeCode::multiply(llvm::Value *a, llvm::Value *c) {
  return checked(llvm::Intrinsic::smul_with_overflow, a, c);
}

// Rounds as affine expressions do. A divisor that is not positive, which only
// an empty tensor can bring about, gives 0.
llvm::Value *SizeCode::divide(AffineExprKind kind, llvm::Value *a,
                              llvm::Value *c) {
  llvm::Value *zero = constant(0), *one = constant(1);
  llvm::Value *valid = b.CreateICmpSGT(c, zero);
  llvm::Value *divisor = b.CreateSelect(valid, c, one);
  llvm::Value *quotient = b.CreateSDiv(a, divisor);
  llvm::Value *remainder = b.CreateSRem(a, divisor);
  llvm::Value *negative = b.CreateICmpSLT(remainder, zero);
  llvm::Value *result;
  if (kind == AffineExprKind::FloorDiv) {
    result = b.CreateSelect(negative, b.CreateSub(quotient, one), quotient);
  } else if (kind == AffineExprKind::CeilDiv) {
    llvm::Value *up = b.CreateICmpSGT(remainder, zero);
    result = b.CreateSelect(up, b.CreateAdd(quotient, one), quotient);
  } else {
    result =
        b.CreateSelect(negative, b.CreateAdd(remainder, divisor), remainder);
  }
  return b.CreateSelect(valid, result, zero);
}

llvm::Value *SizeCode::evaluate(AffineExpr expr) {
  if (auto value = dyn_cast<AffineConstantExpr>(expr)) {
    return constant(value.getValue());
  }
  if (auto symbol = dyn_cast<AffineSymbolExpr>(expr)) {
    return getSymbol(symbol.getPosition());
  }
  auto binary = cast<AffineBinaryOpExpr>(expr);
  llvm::Value *left = evaluate(binary.getLHS());
  llvm::Value *right = evaluate(binary.getRHS());
  switch (expr.getKind()) {
  case AffineExprKind::Add:
    return add(left, right);
  case AffineExprKind::Mul:
    return multiply(left, right);
  default:
    return divide(expr.getKind(), left, right);
  }
}

void SizeCode::raiseIf(llvm::Value *bad, SizeSite site,
                       ArrayRef<llvm::Value *> values) {
  llvm::LLVMContext &context = b.getContext();
  auto *fail = llvm::BasicBlock::Create(context, "", function);
  auto *next = llvm::BasicBlock::Create(context, "", function);
  b.CreateCondBr(bad, fail, next);
  b.SetInsertPoint(fail);
  llvm::Type *i64 = b.getInt64Ty(), *ptr = b.getPtrTy();
  llvm::FunctionCallee raise = function->getParent()->getOrInsertFunction(
      "weir_kernel_raise",
      llvm::FunctionType::get(b.getVoidTy(),
                              {ptr, b.getInt32Ty(), i64, i64, i64, i64},
                              false));
  SmallVector<llvm::Value *> arguments = {
      this->context, b.getInt32(sites.size()), constant(0)};
  arguments.append(values.begin(), values.end());
  arguments.resize(6, constant(0));
  b.CreateCall(raise, arguments);
  if (returnsBytes) {
    b.CreateRet(constant(0));
  } else {
    b.CreateRetVoid();
  }
  b.SetInsertPoint(next);
  sites.push_back(std::move(site));
}

void SizeCode::checkOverflow(StringRef node) {
  if (overflow) {
    raiseIf(overflow,
            {WEIR_RESOURCE_EXHAUSTED,
             "the sizes of the feeds make a tensor too large to address",
             node.str()},
            {});
    overflow = nullptr;
  }
}

void SizeCode::checkNotNegative(unsigned symbol, StringRef node) {
  llvm::Value *value = getSymbol(symbol);
  raiseIf(b.CreateICmpSLT(value, constant(0)),
          {WEIR_INVALID_ARGUMENT,
           "a computed dimension is negative: {0}", node.str()},
          {value});
}

/// `text` with nothing in it that a site's format would replace.
static std::string escapeFormat(StringRef text) {
  std::string escaped;
  for (char c : text) {
    escaped += c == '{' ? "{{" : std::string(1, c);
  }
  return escaped;
}

void SizeCode::compute(tf::SymbolAttr attr, unsigned symbol) {
  SmallVector<llvm::Value *> v;
  for (AffineExpr expr : attr.getExprs()) {
    v.push_back(evaluate(expr));
  }
  StringRef kind = attr.getKind();
  llvm::Value *value = v[0];
  if (kind == "max") {
    value = b.CreateBinaryIntrinsic(llvm::Intrinsic::smax, v[0], v[1]);
  } else if (kind == "min") {
    value = b.CreateBinaryIntrinsic(llvm::Intrinsic::smin, v[0], v[1]);
  } else if (kind == "select") {
    value = b.CreateSelect(b.CreateICmpSLT(v[0], constant(0)), v[1], v[2]);
  } else if (kind == "broadcast" || kind == "check") {
    checkOverflow(attr.getNode());
    llvm::Value *bad = b.CreateICmpNE(v[0], v[1]);
    if (kind == "broadcast") {
      llvm::Value *stretched = b.CreateICmpEQ(v[0], constant(1));
      bad = b.CreateAnd(bad, b.CreateNot(stretched));
      bad = b.CreateAnd(bad, b.CreateICmpNE(v[1], constant(1)));
      value = b.CreateSelect(stretched, v[1], v[0]);
    }
    StringRef what = attr.getWhat().empty() ? "sizes differ" : attr.getWhat();
    raiseIf(bad,
            {WEIR_INVALID_ARGUMENT, escapeFormat(what) + ": {0} vs. {1}",
             attr.getNode().str()},
            {v[0], v[1]});
  }
  setSymbol(symbol, value);
}

void SizeCode::checkAddressable(unsigned symbol, StringRef node) {
  llvm::Value *value = getSymbol(symbol);
  raiseIf(b.CreateICmpSGT(value, constant(mostBytes)),
          {WEIR_RESOURCE_EXHAUSTED,
           "OOM when allocating a tensor of {0} bytes", node.str()},
          {value});
}

/// Whether `expr` is never negative if no symbol is.
static bool isNotNegative(AffineExpr expr) {
  if (auto constant = dyn_cast<AffineConstantExpr>(expr)) {
    return constant.getValue() >= 0;
  }
  auto binary = dyn_cast<AffineBinaryOpExpr>(expr);
  return !binary || (isNotNegative(binary.getLHS()) &&
                     isNotNegative(binary.getRHS()));
}

/// The entries of `frame` used as dimensions of slots, with the name of the
/// first slot's node; only those whose expression could be negative.
static std::vector<std::pair<unsigned, std::string>>
getDoubtfulDims(task::FrameOp frame) {
  std::vector<std::pair<unsigned, std::string>> found;
  llvm::DenseSet<unsigned> seen;
  for (task::SlotOp slot : frame.getBody().getOps<task::SlotOp>()) {
    auto type = dyn_cast<RankedTensorType>(slot.getType());
    if (!type || type.hasStaticShape()) {
      continue;
    }
    for (AffineExpr size : tf::getTypeSizes(type)) {
      auto symbol = dyn_cast_or_null<AffineSymbolExpr>(size);
      if (!symbol || !seen.insert(symbol.getPosition()).second) {
        continue;
      }
      auto attr = cast<tf::SymbolAttr>(frame.getSymbols()[symbol.getPosition()]);
      StringRef kind = attr.getKind();
      bool measured = kind == "feed" || kind == "value" || kind == "result";
      if (!measured && !llvm::all_of(attr.getExprs(), isNotNegative)) {
        auto name = dyn_cast<NameLoc>(slot.getLoc());
        found.push_back({symbol.getPosition(),
                         name ? name.getName().str() : frame.getSymName().str()});
      }
    }
  }
  return found;
}

static ArrayRef<int64_t> getByteSizes(task::FrameOp frame) {
  return frame.getByteSizes().value_or(ArrayRef<int64_t>());
}

static llvm::Function *createFunction(llvm::Module &module, StringRef name,
                                      llvm::Type *result,
                                      ArrayRef<llvm::Type *> arguments) {
  auto *function = llvm::Function::Create(
      llvm::FunctionType::get(result, arguments, false),
      llvm::GlobalValue::ExternalLinkage, name, module);
  function->setVisibility(llvm::GlobalValue::HiddenVisibility);
  function->setDoesNotThrow();
  return function;
}

namespace {

/// Code that places the arena's slots.
class ArenaCode {
public:
  ArenaCode(SizeCode &code, llvm::Module &module, StringRef tables,
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
                          ArrayRef<int64_t> extents);
  llvm::Value *fitSlots(const ArenaTables &arena);
  void findOffset(const ArenaTables &arena, llvm::Value *rank,
                  llvm::Value *bytes, llvm::Value *offset);

  SizeCode &code;
  llvm::IRBuilder<> &b;
  llvm::Type *i64;
  llvm::Value *offsets;
  llvm::GlobalValue *tableSymbol;
  SmallVector<llvm::Value *> factors;
  llvm::Value *factorArray = nullptr;
};

} // namespace

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
    llvm::Value *most = b.CreateBinaryIntrinsic(
        llvm::Intrinsic::smax, b.CreateAdd(found, bytes),
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
  ArrayRef<int64_t> extents =
      frame.getExtents().value_or(ArrayRef<int64_t>());
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
    code.raiseIf(b.CreateICmpUGT(most, b.getInt64(mostBytes)),
                 {WEIR_RESOURCE_EXHAUSTED,
                  "the step needs {0} bytes of memory for these feeds",
                  step.str()},
                 {most});
  }
  llvm::Value *bytes = frame.getFitted() ? fitSlots(arena)
                                         : placePools(arena, extents);
  loop(b.getInt64(arena.views.count), [&](llvm::Value *row) {
    llvm::Value *base = load(arena.views, 2, row, 1);
    llvm::Value *offset = b.CreateLoad(i64, b.CreateGEP(i64, offsets, base));
    b.CreateStore(offset,
                  b.CreateGEP(i64, offsets, load(arena.views, 2, row, 0)));
  });
  return bytes;
}

void SizeFunctions::addLayout(task::FrameOp frame, StringRef name,
                              const ArenaTables &arena,
                              std::vector<SizeSite> &sites) {
  llvm::LLVMContext &context = module.getContext();
  auto *ptr = llvm::PointerType::get(context, 0);
  auto *i64 = llvm::Type::getInt64Ty(context);
  llvm::Function *function =
      createFunction(module, name, i64, {ptr, ptr, ptr});
  llvm::Value *offsets = function->getArg(1);
  SizeCode code(function, function->getArg(0), function->getArg(2),
                /*returnsBytes=*/true, sites);
  for (int64_t symbol : frame.getEntry()) {
    code.compute(cast<tf::SymbolAttr>(frame.getSymbols()[symbol]), symbol);
  }
  StringRef step = frame.getSymName();
  code.checkOverflow(step);
  llvm::DenseSet<int64_t> entry(frame.getEntry().begin(),
                                frame.getEntry().end());
  for (auto &[symbol, node] : getDoubtfulDims(frame)) {
    if (entry.contains(symbol)) {
      code.checkNotNegative(symbol, node);
    }
  }
  for (int64_t symbol : getByteSizes(frame)) {
    if (entry.contains(symbol)) {
      StringRef node =
          cast<tf::SymbolAttr>(frame.getSymbols()[symbol]).getNode();
      code.checkAddressable(symbol, node.empty() ? step : node);
    }
  }
  ArenaCode places(code, module, tables, offsets);
  llvm::Value *bytes = places.place(frame, arena);
  code.b.CreateRet(bytes);
}

/// The 64-bit value of element `index` of the integers at `data`.
static llvm::Value *loadElement(llvm::IRBuilder<> &b, llvm::Value *data,
                                Type elementType, size_t index) {
  unsigned width = std::max(8u, elementType.getIntOrFloatBitWidth());
  llvm::Type *type = b.getIntNTy(width);
  llvm::Value *value =
      b.CreateLoad(type, b.CreateConstGEP1_64(type, data, index));
  return elementType.isUnsignedInteger() ? b.CreateZExt(value, b.getInt64Ty())
                                         : b.CreateSExt(value, b.getInt64Ty());
}

void SizeFunctions::addSizes(task::FrameOp frame, task::TaskOp task,
                             StringRef name, std::vector<SizeSite> &sites) {
  llvm::LLVMContext &context = module.getContext();
  auto *ptr = llvm::PointerType::get(context, 0);
  llvm::Function *function = createFunction(
      module, name, llvm::Type::getVoidTy(context), {ptr, ptr, ptr});
  SizeCode code(function, function->getArg(1), function->getArg(2),
                /*returnsBytes=*/false, sites);
  llvm::IRBuilder<> &b = code.b;
  for (auto [index, input] : llvm::enumerate(task.getInputs())) {
    auto defines = cast<DenseI64ArrayAttr>((*task.getReads())[index]);
    llvm::Value *data =
        b.CreateLoad(ptr, b.CreateConstGEP1_64(ptr, function->getArg(0), index));
    Type type = getElementTypeOrSelf(input.getType());
    for (auto [element, symbol] : llvm::enumerate(defines.asArrayRef())) {
      llvm::Value *value = loadElement(b, data, type, element);
      code.setSymbol(symbol, value);
      ArrayRef<bool> nonNegative = *task.getNonNegative();
      if (nonNegative[index]) {
        code.raiseIf(b.CreateICmpSLT(value, b.getInt64(0)),
                     {WEIR_INVALID_ARGUMENT,
                      "dimension " + std::to_string(element) +
                          " must be >= 0, got {0}",
                      task.getName().str()},
                     {value});
      }
    }
  }
  llvm::DenseSet<int64_t> computed;
  ArrayRef<int64_t> computes = *task.getComputes();
  for (int64_t symbol : computes) {
    code.compute(cast<tf::SymbolAttr>(frame.getSymbols()[symbol]), symbol);
    computed.insert(symbol);
  }
  code.checkOverflow(task.getName());
  for (auto &[symbol, node] : getDoubtfulDims(frame)) {
    if (computed.contains(symbol)) {
      code.checkNotNegative(symbol, node);
    }
  }
  for (int64_t symbol : getByteSizes(frame)) {
    if (computed.contains(symbol)) {
      code.checkAddressable(symbol, task.getName());
    }
  }
  b.CreateRetVoid();
}

void SizeFunctions::addCopy(StringRef name, unsigned numSizes) {
  llvm::LLVMContext &context = module.getContext();
  auto *ptr = llvm::PointerType::get(context, 0);
  auto *i64 = llvm::Type::getInt64Ty(context);
  llvm::Function *function =
      createFunction(module, name, llvm::Type::getVoidTy(context),
                     {ptr, ptr, i64, i64, ptr});
  llvm::IRBuilder<> b(llvm::BasicBlock::Create(context, "", function));
  llvm::Value *bytes = b.getInt64(1);
  for (unsigned i = 0; i < numSizes; ++i) {
    llvm::Value *size = b.CreateLoad(
        i64, b.CreateConstGEP1_64(i64, function->getArg(1), i));
    bytes = b.CreateMul(bytes, size);
  }
  llvm::Value *from = b.CreateLoad(ptr, function->getArg(0));
  llvm::Value *to =
      b.CreateLoad(ptr, b.CreateConstGEP1_64(ptr, function->getArg(0), 1));
  b.CreateMemCpy(to, llvm::Align(1), from, llvm::Align(1), bytes);
  b.CreateRetVoid();
}

bool SizeFunctions::addCost(func::FuncOp kernel, StringRef name, int64_t nanos,
                            int64_t start) {
  llvm::LLVMContext &context = module.getContext();
  auto *i64 = llvm::Type::getInt64Ty(context);
  SmallVector<std::pair<Type, DenseI64ArrayAttr>> values;
  for (unsigned i = 0; i < kernel.getNumArguments(); ++i) {
    values.push_back({kernel.getArgumentTypes()[i],
                      kernel.getArgAttrOfType<DenseI64ArrayAttr>(
                          i, "task.dims")});
  }
  for (unsigned i = 0; i < kernel.getNumResults(); ++i) {
    values.push_back({kernel.getResultTypes()[i],
                      kernel.getResultAttrOfType<DenseI64ArrayAttr>(
                          i, "task.dims")});
  }
  for (auto &[type, dims] : values) {
    if (isa<ShapedType>(type) && !dims) {
      return false;
    }
  }
  llvm::Function *function = createFunction(
      module, name, i64, {llvm::PointerType::get(context, 0)});
  llvm::IRBuilder<> b(llvm::BasicBlock::Create(context, "", function));
  llvm::Value *total = b.getInt64(0);
  for (auto &[type, dims] : values) {
    if (!dims) {
      continue;
    }
    llvm::Value *bytes =
        b.getInt64(std::max(1u, getStorageBytes(getElementTypeOrSelf(type))));
    for (int64_t dim : dims.asArrayRef()) {
      llvm::Value *size = b.getInt64(dim);
      if (dim < 0) {
        size = b.CreateLoad(
            i64, b.CreateConstGEP1_64(i64, function->getArg(0), -(dim + 1)));
      }
      bytes = b.CreateMul(bytes, size);
    }
    total = b.CreateAdd(total, bytes);
  }
  total = b.CreateAShr(b.CreateMul(total, b.getInt64(nanos)), 10);
  b.CreateRet(b.CreateAdd(total, b.getInt64(start)));
  return true;
}
