//===- KernelJobs.cpp - kernels compiled side by side ---------------------===//
// Part of Weir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "compiler/Driver/KernelJobs.h"
#include "llvm/Support/Threading.h"
#include <atomic>
#include <thread>

using namespace mlir;
using namespace weir;

/// What a kernel's code depends on, beside the compiler.
static std::string getKey(func::FuncOp kernel,
                          const KernelCompileOptions &options) {
  std::string text;
  llvm::raw_string_ostream os(text);
  kernel->print(os, OpPrintingFlags().useLocalScope().printGenericOpForm());
  CacheKey key;
  key.add("kernel").add(text);
  key.add(static_cast<uint64_t>(options.codegen));
  key.add(options.optLevel);
  for (IsaLevel level : options.levels) {
    key.add(static_cast<uint64_t>(level));
  }
  return key.finish();
}

FailureOr<std::vector<CompiledKernel>>
weir::compileKernels(ModuleOp module, const KernelCompileOptions &options,
                     unsigned jobs, const CompileCache &cache,
                     CompileReport &report) {
  std::vector<func::FuncOp> kernels;
  for (func::FuncOp func : module.getOps<func::FuncOp>()) {
    if (func->hasAttr("task.kernel") && !func.isDeclaration()) {
      kernels.push_back(func);
    }
  }
  report.distinctKernels = kernels.size();
  std::unique_ptr<KernelCompiler> compiler = createCpuKernelCompiler(options);
  std::vector<CompiledKernel> results(kernels.size());
  std::atomic<size_t> next = 0, cached = 0;
  std::atomic<bool> failed = false;
  auto work = [&] {
    for (size_t i; (i = next++) < kernels.size() && !failed;) {
      std::string key;
      if (cache.isEnabled()) {
        key = getKey(kernels[i], options);
        if (auto found = cache.findKernel(key)) {
          results[i] = std::move(*found);
          ++cached;
          continue;
        }
      }
      FailureOr<CompiledKernel> result = compiler->compile(kernels[i]);
      if (mlir::failed(result)) {
        failed = true;
        return;
      }
      results[i] = std::move(*result);
      cache.addKernel(key, results[i]);
    }
  };
  if (jobs == 0) {
    jobs = llvm::heavyweight_hardware_concurrency().compute_thread_count();
  }
  jobs = std::min<size_t>(jobs, kernels.size());
  // Without MLIR's own threads nothing may run at once.
  if (!module.getContext()->isMultithreadingEnabled()) {
    jobs = 1;
  }
  if (jobs <= 1) {
    work();
  } else {
    module.getContext()->enterMultiThreadedExecution();
    std::vector<std::thread> threads;
    for (unsigned i = 0; i < jobs; ++i) {
      threads.emplace_back(work);
    }
    for (std::thread &thread : threads) {
      thread.join();
    }
    module.getContext()->exitMultiThreadedExecution();
  }
  if (failed) {
    return failure();
  }
  report.cachedKernels = cached;
  for (const CompiledKernel &kernel : results) {
    report.codeBytes += kernel.codeBytes;
    for (const std::string &fallback : kernel.fallbacks) {
      report.fallbacks.push_back(kernel.name + ": " + fallback);
    }
  }
  return results;
}
