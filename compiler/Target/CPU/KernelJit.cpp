//===- KernelJit.cpp - kernels in this process ----------------------------===//
// Part of Weir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Links a kernel's object into the compiler with ORC, for constant folding by
// evaluation and for tests. Failed checks go to a record of the caller's.
#include "compiler/Target/CPU/CpuLowering.h"
#include "mlir/IR/Diagnostics.h"
#include "llvm/ExecutionEngine/Orc/AbsoluteSymbols.h"
#include "llvm/ExecutionEngine/Orc/LLJIT.h"

using namespace mlir;
using namespace weir;
using namespace weir::cpu;

/// weir_kernel_raise of a loaded kernel: the lowest index wins, then the site.
static void recordRaise(void *context, int32_t site, int64_t index,
                        int32_t count, const int64_t *values) {
  auto *raise = static_cast<LoadedKernel::Raise *>(context);
  if (raise->site >= 0 && (raise->index < index ||
                           (raise->index == index && raise->site <= site))) {
    return;
  }
  raise->site = site;
  raise->index = index;
  raise->values.assign(values, values + count);
}

/// weir_kernel_poll of a loaded kernel: nothing stops it.
static int32_t neverStop(void *) { return 0; }

namespace {
class JitKernel : public LoadedKernel {
public:
  using Function = void (*)(void *const *, const int64_t *, int64_t, int64_t,
                            void *);
  using SizeFunction = int64_t (*)(const int64_t *);

  int64_t chunks(ArrayRef<int64_t> sizes) const override {
    return chunksFunction ? chunksFunction(sizes.data()) : 1;
  }
  int64_t scratchBytes(ArrayRef<int64_t> sizes) const override {
    return scratchFunction ? scratchFunction(sizes.data()) : 0;
  }
  Raise run(ArrayRef<void *> buffers, ArrayRef<int64_t> sizes, int64_t begin,
            int64_t end) const override {
    Raise raise;
    function(buffers.data(), sizes.data(), begin, end, &raise);
    return raise;
  }
  const CompiledKernel &compiled() const override { return kernel; }

  CompiledKernel kernel;
  std::unique_ptr<llvm::orc::LLJIT> jit;
  Function function = nullptr;
  SizeFunction chunksFunction = nullptr, scratchFunction = nullptr;
};
} // namespace

static LogicalResult linkKernel(JitKernel &loaded, IsaLevel level) {
  auto check = [](llvm::Error error) {
    if (error) {
      llvm::consumeError(std::move(error));
      return failure();
    }
    return success();
  };
  auto jit = llvm::orc::LLJITBuilder().create();
  if (!jit) {
    return check(jit.takeError());
  }
  loaded.jit = std::move(*jit);
  llvm::orc::JITDylib &library = loaded.jit->getMainJITDylib();
  auto generator =
      llvm::orc::DynamicLibrarySearchGenerator::GetForCurrentProcess(
          loaded.jit->getDataLayout().getGlobalPrefix());
  if (!generator) {
    return check(generator.takeError());
  }
  library.addGenerator(std::move(*generator));
  llvm::orc::SymbolMap symbols;
  symbols[loaded.jit->mangleAndIntern("weir_kernel_raise")] = {
      llvm::orc::ExecutorAddr::fromPtr(&recordRaise),
      llvm::JITSymbolFlags::Exported};
  symbols[loaded.jit->mangleAndIntern("weir_kernel_poll")] = {
      llvm::orc::ExecutorAddr::fromPtr(&neverStop),
      llvm::JITSymbolFlags::Exported};
  if (failed(check(library.define(llvm::orc::absoluteSymbols(symbols))))) {
    return failure();
  }
  const auto &object = loaded.kernel.object;
  if (failed(
          check(loaded.jit->addObjectFile(llvm::MemoryBuffer::getMemBufferCopy(
              StringRef(object.data(), object.size()), "kernel"))))) {
    return failure();
  }
  auto find = [&](const Twine &name, auto &function) {
    auto address = loaded.jit->lookup(name.str());
    if (!address) {
      llvm::errs() << "weir: cannot load a kernel: "
                   << llvm::toString(address.takeError()) << "\n";
      return failure();
    }
    function = address->template toPtr<std::decay_t<decltype(function)>>();
    return success();
  };
  const std::string &name = loaded.kernel.name;
  if (failed(find(name + levelSuffix(level), loaded.function)) ||
      (loaded.kernel.hasChunks &&
       failed(find(name + ".chunks", loaded.chunksFunction))) ||
      (loaded.kernel.hasScratch &&
       failed(find(name + ".scratch", loaded.scratchFunction)))) {
    return failure();
  }
  return success();
}

FailureOr<std::unique_ptr<LoadedKernel>>
weir::cpu::loadKernel(CompiledKernel kernel, IsaLevel level) {
  auto loaded = std::make_unique<JitKernel>();
  loaded->kernel = std::move(kernel);
  if (failed(linkKernel(*loaded, level))) {
    return failure();
  }
  return std::unique_ptr<LoadedKernel>(std::move(loaded));
}
