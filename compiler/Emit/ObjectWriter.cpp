//===- ObjectWriter.cpp - from LLVM module to object ----------------------===//
// Part of Weir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "compiler/Emit/ObjectWriter.h"
#include "llvm/IR/LegacyPassManager.h"
#include "llvm/IR/Verifier.h"
#include "llvm/MC/TargetRegistry.h"
#include "llvm/Support/TargetSelect.h"
#include "llvm/Support/raw_ostream.h"
#include "llvm/TargetParser/Host.h"
#include "llvm/TargetParser/Triple.h"

using namespace weir;

llvm::Expected<std::unique_ptr<llvm::TargetMachine>>
weir::createBaseTargetMachine(llvm::StringRef name) {
  static const bool initialized = [] {
    llvm::InitializeAllTargetInfos();
    llvm::InitializeAllTargets();
    llvm::InitializeAllTargetMCs();
    llvm::InitializeAllAsmParsers();
    llvm::InitializeAllAsmPrinters();
    return true;
  }();
  (void)initialized;
  llvm::Triple triple(name.empty() ? llvm::sys::getDefaultTargetTriple()
                                   : llvm::Triple::normalize(name));
  std::string error;
  const llvm::Target *target =
      llvm::TargetRegistry::lookupTarget(triple, error);
  if (!target) {
    return llvm::createStringError("no code generator for target '" +
                                   triple.str() + "': " + error);
  }
  llvm::TargetOptions options;
  options.FunctionSections = true;
  return std::unique_ptr<llvm::TargetMachine>(target->createTargetMachine(
      triple, triple.isX86() ? "x86-64-v2" : "generic", "", options,
      llvm::Reloc::PIC_, std::nullopt, llvm::CodeGenOptLevel::Less));
}

llvm::Expected<llvm::SmallVector<char, 0>>
weir::generateCode(llvm::Module &module, llvm::TargetMachine &target,
                   llvm::CodeGenFileType type) {
  std::string problem;
  llvm::raw_string_ostream problemStream(problem);
  if (llvm::verifyModule(module, &problemStream)) {
    return llvm::createStringError("generated code is ill-formed: " + problem);
  }
  llvm::SmallVector<char, 0> bytes;
  llvm::raw_svector_ostream os(bytes);
  llvm::legacy::PassManager passes;
  if (target.addPassesToEmitFile(passes, os, nullptr, type)) {
    return llvm::createStringError("this target writes no such file");
  }
  passes.run(module);
  return bytes;
}
