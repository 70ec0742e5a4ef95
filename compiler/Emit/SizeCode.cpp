//===- SizeCode.cpp - code that computes sizes ----------------------------===//
// Part of Weir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "compiler/Emit/SizeCode.h"

using namespace mlir;
using namespace weir;

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
                              {ptr, b.getInt32Ty(), i64, b.getInt32Ty(), ptr},
                              false));
  llvm::Value *memory = llvm::ConstantPointerNull::get(b.getPtrTy());
  if (!values.empty()) {
    memory = b.CreateAlloca(i64, constant(values.size()));
  }
  for (auto [i, value] : llvm::enumerate(values)) {
    b.CreateStore(value, b.CreateConstGEP1_64(i64, memory, i));
  }
  b.CreateCall(raise, {this->context, b.getInt32(sites.size()), constant(0),
                       b.getInt32(values.size()), memory});
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
          {WEIR_INVALID_ARGUMENT, "a computed dimension is negative: {0}",
           node.str()},
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
  raiseIf(b.CreateICmpSGT(value, constant(mostArenaBytes)),
          {WEIR_RESOURCE_EXHAUSTED, "OOM when allocating a tensor of {0} bytes",
           node.str()},
          {value});
}
