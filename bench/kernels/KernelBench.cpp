//===- KernelBench.cpp - time kernels written as text ---------------------===//
// Part of Weir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// weir-bench-kernels FILE.mlir [--reference] [--v3] [--sizes=1,2,...]
// [--object]
// [--no-pack] [--save=FOLDER]
//
// Compiles each kernel of the file, runs it on random data and prints its time
// (the least of many runs), the rate of multiply-adds where the kernel has any,
// and what compiling it took. With --object it only compiles, for both levels.
#include "compiler/Target/KernelCompiler.h"
#include "mlir/Dialect/Linalg/IR/Linalg.h"
#include "mlir/IR/BuiltinOps.h"
#include "mlir/Parser/Parser.h"
#include <ctime>
#include <random>

using namespace weir;

/// Microseconds of this thread's CPU time: other programs do not count.
static double now() {
  timespec time;
  clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time);
  return time.tv_sec * 1e6 + time.tv_nsec * 1e-3;
}

/// Where --save writes objects; empty: nowhere.
static std::string saveFolder;

/// Multiply-adds (or payload runs) of the ops that reduce, where sizes are
/// constant.
static double countWork(mlir::func::FuncOp kernel) {
  double total = 0;
  kernel.walk([&](mlir::linalg::LinalgOp op) {
    if (op.getNumReductionLoops() == 0) {
      return;
    }
    double work = 1;
    for (int64_t size : op.getStaticLoopRanges()) {
      work *= double(std::max<int64_t>(size, 1));
    }
    total += work;
  });
  return total;
}

static size_t bytesOf(mlir::Type type, mlir::DenseI64ArrayAttr dims,
                      llvm::ArrayRef<int64_t> sizes) {
  auto tensor = llvm::cast<mlir::RankedTensorType>(type);
  size_t count = 1;
  for (int64_t d = 0; d < tensor.getRank(); ++d) {
    int64_t size = tensor.getDimSize(d);
    if (mlir::ShapedType::isDynamic(size)) {
      int64_t code = dims.asArrayRef()[d];
      size = code < 0 ? sizes[-code - 1] : code;
    }
    count *= size;
  }
  return count * ((tensor.getElementTypeBitWidth() + 7) / 8);
}

static void timeKernel(mlir::func::FuncOp kernel, KernelCompiler &compiler,
                       llvm::ArrayRef<int64_t> sizes) {
  auto loaded = compiler.load(kernel);
  if (mlir::failed(loaded)) {
    llvm::errs() << kernel.getName() << ": not compiled\n";
    return;
  }
  std::mt19937 random(1);
  std::uniform_real_distribution<float> uniform(-1, 1);
  std::vector<std::vector<float>> data;
  std::vector<void *> buffers;
  auto add = [&](size_t bytes) {
    data.emplace_back((bytes + 127) / 4);
    for (float &value : data.back()) {
      value = uniform(random);
    }
    auto address = reinterpret_cast<uintptr_t>(data.back().data());
    buffers.push_back(reinterpret_cast<void *>((address + 63) & ~63ull));
  };
  for (auto [i, type] : llvm::enumerate(kernel.getArgumentTypes())) {
    if (!type.isIndex()) {
      add(bytesOf(
          type,
          kernel.getArgAttrOfType<mlir::DenseI64ArrayAttr>(i, "task.dims"),
          sizes));
    }
  }
  for (auto [i, type] : llvm::enumerate(kernel.getResultTypes())) {
    add(bytesOf(
        type,
        kernel.getResultAttrOfType<mlir::DenseI64ArrayAttr>(i, "task.dims"),
        sizes));
  }
  const CompiledKernel &compiled = (*loaded)->compiled();
  if (!saveFolder.empty()) {
    std::error_code error;
    llvm::raw_fd_ostream file(
        (saveFolder + "/" + kernel.getName() + ".o").str(), error);
    file.write(compiled.object.data(), compiled.object.size());
  }
  for (const PackedOperand &operand : compiled.packed) {
    add(operand.packedBytes());
    buffers[operand.argument] = buffers.back();
    buffers.pop_back();
  }
  add((*loaded)->scratchBytes(sizes));
  int64_t chunks = (*loaded)->chunks(sizes);
  // Short kernels run several times between looks at the clock.
  double best = 1e30, start = now();
  unsigned runs = 0, repeat = 1;
  while (runs < 5 || (now() - start < 150e3 && runs < 20000)) {
    double before = now();
    for (unsigned i = 0; i < repeat; ++i) {
      (*loaded)->run(buffers, sizes, 0, chunks);
    }
    double elapsed = now() - before;
    best = std::min(best, elapsed / repeat);
    if (elapsed < 50) {
      repeat *= 2;
    }
    ++runs;
  }
  double work = countWork(kernel);
  llvm::outs() << llvm::formatv(
      "{0,-28} {1,10:f2} us {2,8:f1} GF/s  chunks {3,-3} scratch {4,-7} code "
      "{5,-6} compile {6:f0}+{7:f0}+{8:f0}+{9:f0} ms\n",
      kernel.getName(), best, work * 2e-3 / best, chunks,
      (*loaded)->scratchBytes(sizes), compiled.codeBytes,
      compiled.times.schedule, compiled.times.lower, compiled.times.optimize,
      compiled.times.emit);
  for (const std::string &text : compiled.fallbacks) {
    llvm::outs() << "    " << text << "\n";
  }
}

int main(int argc, char **argv) {
  KernelCompileOptions options;
  std::vector<int64_t> sizes;
  bool objectOnly = false;
  for (int i = 2; i < argc; ++i) {
    llvm::StringRef argument(argv[i]);
    if (argument == "--reference") {
      options.codegen = CodegenMode::Reference;
    } else if (argument == "--v3") {
      options.levels = {IsaLevel::V3};
    } else if (argument == "--no-pack") {
      options.packConstants = false;
    } else if (argument.consume_front("--save=")) {
      saveFolder = argument.str();
    } else if (argument == "--object") {
      objectOnly = true;
    } else if (argument.consume_front("--sizes=")) {
      llvm::SmallVector<llvm::StringRef> parts;
      argument.split(parts, ',');
      for (llvm::StringRef part : parts) {
        sizes.push_back(std::stoll(part.str()));
      }
    }
  }
  mlir::DialectRegistry registry;
  registerCpuTargetDialects(registry);
  mlir::MLIRContext context(registry);
  prepareCpuTargetContext(context);
  auto module = argc > 1
                    ? mlir::parseSourceFile<mlir::ModuleOp>(argv[1], &context)
                    : nullptr;
  if (!module) {
    llvm::errs() << "usage: weir-bench-kernels FILE.mlir [--reference] [--v3] "
                    "[--sizes=...] [--object]\n";
    return 1;
  }
  auto compiler = createCpuKernelCompiler(options);
  double start = now();
  uint64_t code = 0;
  for (auto kernel : module->getOps<mlir::func::FuncOp>()) {
    if (!objectOnly) {
      timeKernel(kernel, *compiler, sizes);
      continue;
    }
    auto compiled = compiler->compile(kernel);
    if (mlir::failed(compiled)) {
      llvm::errs() << kernel.getName() << ": not compiled\n";
      return 1;
    }
    code += compiled->codeBytes;
  }
  if (objectOnly) {
    llvm::outs() << llvm::formatv("{0:f0} ms, {1} bytes of code\n",
                                  (now() - start) / 1e3, code);
  }
  return 0;
}
