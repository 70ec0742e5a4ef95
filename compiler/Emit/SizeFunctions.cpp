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

void SizeFunctions::addLayout(task::FrameOp frame, StringRef name,
                              ArrayRef<PoolPlaces> places,
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
  // Where the pools start; then one loop over the places of each.
  llvm::IRBuilder<> &b = code.b;
  SmallVector<llvm::Value *> starts, factors;
  llvm::Value *end = b.getInt64(0);
  ArrayRef<AffineExpr> pools;
  if (auto attr = frame.getPoolsAttr()) {
    pools = attr.getExprs();
  }
  for (auto [pool, extent] :
       llvm::zip(pools, frame.getExtents().value_or(ArrayRef<int64_t>()))) {
    starts.push_back(end);
    factors.push_back(code.evaluate(pool));
    llvm::Value *bytes = code.multiply(factors.back(), b.getInt64(extent));
    end = code.add(end, bytes); // extents are multiples of the alignment
  }
  code.checkOverflow(step);
  if (!isa<llvm::ConstantInt>(end)) {
    code.raiseIf(b.CreateICmpUGT(end, b.getInt64(mostBytes)),
                 {WEIR_RESOURCE_EXHAUSTED,
                  "the step needs {0} bytes of memory for these feeds",
                  step.str()},
                 {end});
  }
  auto *tableSymbol = module.getOrInsertGlobal(tables, b.getInt8Ty());
  cast<llvm::GlobalValue>(tableSymbol)
      ->setVisibility(llvm::GlobalValue::HiddenVisibility);
  for (auto [index, place] : llvm::enumerate(places)) {
    if (place.count == 0) {
      continue;
    }
    auto *before = b.GetInsertBlock();
    auto *loop = llvm::BasicBlock::Create(context, "", function);
    auto *next = llvm::BasicBlock::Create(context, "", function);
    llvm::Value *table =
        b.CreateConstGEP1_64(b.getInt8Ty(), tableSymbol, place.tableOffset);
    b.CreateBr(loop);
    b.SetInsertPoint(loop);
    auto *i = b.CreatePHI(i64, 2);
    i->addIncoming(b.getInt64(0), before);
    auto *pair = llvm::ArrayType::get(i64, 2);
    llvm::Value *at = b.CreateGEP(pair, table, i);
    llvm::Value *units = b.CreateLoad(i64, at);
    llvm::Value *slot = b.CreateLoad(i64, b.CreateConstGEP1_64(i64, at, 1));
    llvm::Value *offset =
        b.CreateAdd(starts[index], b.CreateMul(units, factors[index]));
    b.CreateStore(offset, b.CreateGEP(i64, offsets, slot));
    llvm::Value *after = b.CreateAdd(i, b.getInt64(1));
    i->addIncoming(after, loop);
    b.CreateCondBr(b.CreateICmpEQ(after, b.getInt64(place.count)), next, loop);
    b.SetInsertPoint(next);
  }
  b.CreateRet(end);
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
