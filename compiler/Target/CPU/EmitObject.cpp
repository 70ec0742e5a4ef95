//===- EmitObject.cpp - LLVM dialect to objects ---------------------------===//
// Part of Weir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Translation, LLVM's pipeline, code emission. One LLVM module holds all levels
// of a kernel: a function's level is its target-cpu attribute.
#include "compiler/Target/CPU/CpuLowering.h"
#include "mlir/Target/LLVMIR/Export.h"
#include "llvm/IR/LegacyPassManager.h"
#include "llvm/IR/Module.h"
#include "llvm/MC/TargetRegistry.h"
#include "llvm/Object/ObjectFile.h"
#include "llvm/Passes/PassBuilder.h"
#include "llvm/Support/MemoryBuffer.h"
#include "llvm/Support/TargetSelect.h"
#include "llvm/Target/TargetMachine.h"
#include "llvm/TargetParser/Host.h"
#include "llvm/TargetParser/X86TargetParser.h"
#include <mutex>

using namespace mlir;
using namespace weir;
using namespace weir::cpu;

static constexpr llvm::StringLiteral kTriple = "x86_64-unknown-linux-gnu";

StringRef weir::cpu::levelSuffix(IsaLevel level) {
  return level == IsaLevel::V3 ? ".v3" : ".v4";
}

StringRef weir::cpu::levelCpu(IsaLevel level) {
  return level == IsaLevel::V3 ? "x86-64-v3" : "x86-64-v4";
}

std::optional<IsaLevel> weir::getHostLevel() {
  llvm::StringMap<bool> features = llvm::sys::getHostCPUFeatures();
  auto hasAll = [&](StringRef cpu) {
    SmallVector<StringRef> needed;
    llvm::X86::getFeaturesForCPU(cpu, needed);
    return llvm::all_of(needed, [&](StringRef feature) {
      auto found = features.find(feature);
      return found == features.end() || found->second;
    });
  };
  if (!hasAll("x86-64-v3")) {
    return std::nullopt;
  }
  return hasAll("x86-64-v4") ? IsaLevel::V4 : IsaLevel::V3;
}

/// A target machine of the baseline; functions name their own CPU.
static std::unique_ptr<llvm::TargetMachine> createMachine(int optLevel) {
  static std::once_flag once;
  std::call_once(once, [] {
    LLVMInitializeX86TargetInfo();
    LLVMInitializeX86Target();
    LLVMInitializeX86TargetMC();
    LLVMInitializeX86AsmPrinter();
  });
  std::string error;
  llvm::Triple triple(kTriple);
  const llvm::Target *target =
      llvm::TargetRegistry::lookupTarget(triple, error);
  if (!target) {
    return nullptr;
  }
  llvm::TargetOptions options;
  options.FunctionSections = true;
  options.AllowFPOpFusion = llvm::FPOpFusion::Standard;
  return std::unique_ptr<llvm::TargetMachine>(target->createTargetMachine(
      triple, "x86-64", "", options, llvm::Reloc::PIC_, std::nullopt,
      static_cast<llvm::CodeGenOptLevel>(optLevel)));
}

std::unique_ptr<llvm::Module>
weir::cpu::translateToLlvm(ModuleOp module, llvm::LLVMContext &context) {
  std::unique_ptr<llvm::Module> llvmModule =
      translateModuleToLLVMIR(module, context, "kernel");
  if (!llvmModule) {
    return nullptr;
  }
  auto machine = createMachine(2);
  llvmModule->setTargetTriple(llvm::Triple(kTriple));
  llvmModule->setDataLayout(machine->createDataLayout());
  return llvmModule;
}

void weir::cpu::optimizeModule(llvm::Module &module, int optLevel,
                               bool vectorize) {
  auto machine = createMachine(optLevel);
  llvm::LoopAnalysisManager loops;
  llvm::FunctionAnalysisManager functions;
  llvm::CGSCCAnalysisManager sccs;
  llvm::ModuleAnalysisManager modules;
  llvm::PipelineTuningOptions tuning;
  tuning.LoopVectorization = vectorize;
  tuning.SLPVectorization = vectorize;
  tuning.LoopInterleaving = vectorize;
  tuning.LoopUnrolling = vectorize;
  llvm::PassBuilder builder(machine.get(), tuning);
  builder.registerModuleAnalyses(modules);
  builder.registerCGSCCAnalyses(sccs);
  builder.registerFunctionAnalyses(functions);
  builder.registerLoopAnalyses(loops);
  builder.crossRegisterProxies(loops, functions, sccs, modules);
  llvm::OptimizationLevel level = optLevel >= 3   ? llvm::OptimizationLevel::O3
                                  : optLevel == 2 ? llvm::OptimizationLevel::O2
                                  : optLevel == 1 ? llvm::OptimizationLevel::O1
                                                  : llvm::OptimizationLevel::O0;
  llvm::ModulePassManager passes =
      optLevel == 0 ? builder.buildO0DefaultPipeline(level)
                    : builder.buildPerModuleDefaultPipeline(level);
  passes.run(module, modules);
}

FailureOr<SmallVector<char, 0>> weir::cpu::emitObject(llvm::Module &module,
                                                      int optLevel) {
  auto machine = createMachine(optLevel);
  SmallVector<char, 0> object;
  llvm::raw_svector_ostream stream(object);
  llvm::legacy::PassManager passes;
  if (machine->addPassesToEmitFile(passes, stream, nullptr,
                                   llvm::CodeGenFileType::ObjectFile)) {
    return failure();
  }
  passes.run(module);
  return object;
}

uint64_t weir::cpu::codeBytesOf(ArrayRef<char> bytes) {
  auto object = llvm::object::ObjectFile::createELFObjectFile(
      llvm::MemoryBufferRef(StringRef(bytes.data(), bytes.size()), "kernel"));
  if (!object) {
    llvm::consumeError(object.takeError());
    return 0;
  }
  uint64_t total = 0;
  for (const llvm::object::SectionRef &section : (*object)->sections()) {
    if (section.isText()) {
      total += section.getSize();
    }
  }
  return total;
}

std::string weir::cpu::findForeignSymbol(ArrayRef<char> bytes) {
  auto object = llvm::object::ObjectFile::createELFObjectFile(
      llvm::MemoryBufferRef(StringRef(bytes.data(), bytes.size()), "kernel"));
  if (!object) {
    llvm::consumeError(object.takeError());
    return {};
  }
  for (const llvm::object::SymbolRef &symbol : (*object)->symbols()) {
    auto flags = symbol.getFlags();
    auto name = symbol.getName();
    if (!flags || !name) {
      llvm::consumeError(flags.takeError());
      llvm::consumeError(name.takeError());
      continue;
    }
    if ((*flags & llvm::object::SymbolRef::SF_Undefined) &&
        (name->starts_with("__") || *name == "malloc" || *name == "free" ||
         *name == "memrefCopy")) {
      return name->str();
    }
  }
  return {};
}
