//===- SizeFunctions.cpp - layout and sizes as LLVM functions -------------===//
// Part of Weir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "compiler/Emit/SizeFunctions.h"
#include "compiler/Emit/SizeCode.h"
#include "dialects/Weir/DataTypes.h"

using namespace mlir;
using namespace weir;

/// Whether `expr` is never negative if no symbol is.
static bool isNotNegative(AffineExpr expr) {
  if (auto constant = dyn_cast<AffineConstantExpr>(expr)) {
    return constant.getValue() >= 0;
  }
  auto binary = dyn_cast<AffineBinaryOpExpr>(expr);
  return !binary ||
         (isNotNegative(binary.getLHS()) && isNotNegative(binary.getRHS()));
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
      auto attr =
          cast<tf::SymbolAttr>(frame.getSymbols()[symbol.getPosition()]);
      StringRef kind = attr.getKind();
      bool measured = kind == "feed" || kind == "value" || kind == "result";
      if (!measured && !llvm::all_of(attr.getExprs(), isNotNegative)) {
        auto name = dyn_cast<NameLoc>(slot.getLoc());
        found.push_back({symbol.getPosition(), name
                                                   ? name.getName().str()
                                                   : frame.getSymName().str()});
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
  auto *function =
      llvm::Function::Create(llvm::FunctionType::get(result, arguments, false),
                             llvm::GlobalValue::ExternalLinkage, name, module);
  function->setVisibility(llvm::GlobalValue::HiddenVisibility);
  function->setDoesNotThrow();
  return function;
}

void SizeFunctions::addLayout(task::FrameOp frame, StringRef name,
                              const ArenaTables &arena,
                              std::vector<SizeSite> &sites) {
  llvm::LLVMContext &context = module.getContext();
  auto *ptr = llvm::PointerType::get(context, 0);
  auto *i64 = llvm::Type::getInt64Ty(context);
  llvm::Function *function = createFunction(module, name, i64, {ptr, ptr, ptr});
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
    llvm::Value *data = b.CreateLoad(
        ptr, b.CreateConstGEP1_64(ptr, function->getArg(0), index));
    Type type = getElementTypeOrSelf(input.getType());
    for (auto [element, symbol] : llvm::enumerate(defines.asArrayRef())) {
      llvm::Value *value = loadElement(b, data, type, element);
      code.setSymbol(symbol, value);
      ArrayRef<bool> nonNegative = *task.getNonNegative();
      if (nonNegative[index]) {
        code.raiseIf(
            b.CreateICmpSLT(value, b.getInt64(0)),
            {WEIR_INVALID_ARGUMENT,
             "dimension " + std::to_string(element) + " must be >= 0, got {0}",
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
  llvm::Function *function = createFunction(
      module, name, llvm::Type::getVoidTy(context), {ptr, ptr, i64, i64, ptr});
  llvm::IRBuilder<> b(llvm::BasicBlock::Create(context, "", function));
  llvm::Value *bytes = b.getInt64(1);
  for (unsigned i = 0; i < numSizes; ++i) {
    llvm::Value *size =
        b.CreateLoad(i64, b.CreateConstGEP1_64(i64, function->getArg(1), i));
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
    values.push_back(
        {kernel.getArgumentTypes()[i],
         kernel.getArgAttrOfType<DenseI64ArrayAttr>(i, "task.dims")});
  }
  for (unsigned i = 0; i < kernel.getNumResults(); ++i) {
    values.push_back(
        {kernel.getResultTypes()[i],
         kernel.getResultAttrOfType<DenseI64ArrayAttr>(i, "task.dims")});
  }
  for (auto &[type, dims] : values) {
    if (isa<ShapedType>(type) && !dims) {
      return false;
    }
  }
  llvm::Function *function =
      createFunction(module, name, i64, {llvm::PointerType::get(context, 0)});
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
