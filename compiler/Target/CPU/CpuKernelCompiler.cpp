//===- CpuKernelCompiler.cpp - kernels to x86-64 objects ------------------===//
// Part of Weir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The order of the CPU target's steps:
// 1. Clone the kernel into a module of its own; prepare it once, on tensors.
// 2. A body per ISA level, by the fast schedules or, where one does not fit,
//    by the reference lowering.
// 3. Entries, `.chunks` and `.scratch`; the LLVM dialect; one LLVM module for
//    all levels; its pipeline; an object.
#include "compiler/Target/CPU/CpuLowering.h"
#include "compiler/Target/CPU/Fast/FastKernel.h"
#include "dialects/Task/TaskDialect.h"
#include "mlir/Dialect/Affine/IR/AffineOps.h"
#include "mlir/Dialect/Complex/IR/Complex.h"
#include "mlir/Dialect/ControlFlow/IR/ControlFlowOps.h"
#include "mlir/Dialect/Index/IR/IndexDialect.h"
#include "mlir/Dialect/UB/IR/UBOps.h"
#include "mlir/InitAllDialects.h"
#include "mlir/Target/LLVMIR/Dialect/Builtin/BuiltinToLLVMIRTranslation.h"
#include "mlir/Target/LLVMIR/Dialect/LLVMIR/LLVMToLLVMIRTranslation.h"
#include "llvm/IR/LLVMContext.h"
#include "llvm/IR/Module.h"
#include <chrono>

using namespace mlir;
using namespace weir;
using namespace weir::cpu;

void weir::registerCpuTargetDialects(DialectRegistry &registry) {
  registerAllDialects(registry);
  registry.insert<task::TaskDialect>();
  registerBuiltinDialectTranslation(registry);
  registerLLVMDialectTranslation(registry);
}

void weir::prepareCpuTargetContext(MLIRContext &context) {
  context.loadDialect<
      affine::AffineDialect, arith::ArithDialect,
      bufferization::BufferizationDialect, cf::ControlFlowDialect,
      complex::ComplexDialect, func::FuncDialect, index::IndexDialect,
      linalg::LinalgDialect, LLVM::LLVMDialect, math::MathDialect,
      memref::MemRefDialect, scf::SCFDialect, task::TaskDialect,
      tensor::TensorDialect, ub::UBDialect, vector::VectorDialect>();
}

namespace {
/// Milliseconds since the last call.
class Stopwatch {
public:
  double lap() {
    auto now = std::chrono::steady_clock::now();
    double elapsed =
        std::chrono::duration<double, std::milli>(now - last).count();
    last = now;
    return elapsed;
  }

private:
  std::chrono::steady_clock::time_point last = std::chrono::steady_clock::now();
};

class CpuKernelCompiler : public KernelCompiler {
public:
  explicit CpuKernelCompiler(const KernelCompileOptions &options)
      : options(options) {}
  FailureOr<CompiledKernel> compile(func::FuncOp kernel) override {
    return compile(kernel, options.levels);
  }
  FailureOr<std::unique_ptr<LoadedKernel>> load(func::FuncOp kernel) override;

private:
  FailureOr<CompiledKernel> compile(func::FuncOp kernel,
                                    ArrayRef<IsaLevel> levels);
  /// Adds the bodies, entries and size functions to `module`; says whether they
  /// are the reference's loops.
  LogicalResult buildBodies(func::FuncOp kernel, ModuleOp module,
                            ArrayRef<IsaLevel> levels, CompiledKernel &result,
                            bool &usesLoops);

  KernelCompileOptions options;
};
} // namespace

/// One body by the reference lowering, not yet in loops.
static FailureOr<KernelFrame>
buildReferenceBody(func::FuncOp kernel, ModuleOp module, bool &hasScratch) {
  StringRef name = kernel.getName();
  auto frame = buildKernelFrame(kernel, (name + ".body").str(), module);
  if (failed(frame)) {
    return failure();
  }
  cloneIntoFrame(kernel, *frame);
  if (failed(bufferizeBody(*frame)) ||
      failed(planScratch(*frame, name, hasScratch))) {
    return failure();
  }
  noteContext(*frame);
  return frame;
}

/// The reference body for all levels: the first, cloned for the others.
static FailureOr<SmallVector<KernelFrame>>
buildReferenceBodies(func::FuncOp kernel, ModuleOp module, size_t numLevels,
                     CompiledKernel &result) {
  auto frame = buildReferenceBody(kernel, module, result.hasScratch);
  if (failed(frame) || failed(lowerLinalgToLoops(module))) {
    return failure();
  }
  SmallVector<KernelFrame> frames = {*frame};
  for (size_t i = 1; i < numLevels; ++i) {
    KernelFrame copy = *frame;
    OpBuilder builder(frame->body);
    copy.body = cast<func::FuncOp>(builder.clone(*frame->body));
    copy.body.setName((kernel.getName() + ".body" + Twine(i)).str());
    frames.push_back(copy);
  }
  return frames;
}

/// A body by the fast schedules for one level; none if the kernel does not fit.
static FailureOr<KernelFrame> buildFastBody(func::FuncOp kernel,
                                            ModuleOp module, IsaLevel level,
                                            bool isFirst,
                                            const KernelCompileOptions &options,
                                            CompiledKernel &result) {
  // A second try without chunks, where cutting turned out not to work.
  for (bool chunks : {true, false}) {
    auto frame = buildKernelFrame(
        kernel, (kernel.getName() + ".body" + levelSuffix(level)).str(),
        module);
    if (failed(frame)) {
      return failure();
    }
    FastKernel fast(kernel, *frame, level, result.fallbacks);
    fast.packConstants = options.packConstants;
    if (succeeded(fast.build(chunks))) {
      bool sizesKnown = true;
      if (isFirst && fast.chunkCount) {
        result.hasChunks = true;
        sizesKnown &=
            exportSize(*frame, result.name + ".chunks", fast.chunkCount);
      }
      if (isFirst && fast.scratchBytes) {
        result.hasScratch = true;
        sizesKnown &=
            exportSize(*frame, result.name + ".scratch", fast.scratchBytes);
      }
      if (!sizesKnown) {
        result.fallbacks.push_back(
            "a buffer's size is not a function of the kernel's sizes");
        return failure();
      }
      if (isFirst) {
        result.packed = fast.packed;
      }
      noteContext(*frame);
      return frame;
    }
    bool clash = fast.chunksClash;
    fast.discard();
    if (!clash) {
      return failure();
    }
  }
  return failure();
}

LogicalResult CpuKernelCompiler::buildBodies(func::FuncOp kernel,
                                             ModuleOp module,
                                             ArrayRef<IsaLevel> levels,
                                             CompiledKernel &result,
                                             bool &usesLoops) {
  SmallVector<KernelFrame> frames;
  if (options.codegen == CodegenMode::Fast &&
      succeeded(prepareFastKernel(kernel))) {
    for (IsaLevel level : levels) {
      auto frame =
          buildFastBody(kernel, module, level, frames.empty(), options, result);
      if (failed(frame)) {
        break;
      }
      frames.push_back(*frame);
    }
  }
  if (frames.size() < levels.size()) {
    usesLoops = true;
    module.getBody()->clear();
    result.hasChunks = result.hasScratch = false;
    result.packed.clear();
    auto reference =
        buildReferenceBodies(kernel, module, levels.size(), result);
    if (failed(reference)) {
      return failure();
    }
    frames = std::move(*reference);
  } else if (failed(approximateMath(module))) {
    return failure();
  }
  for (auto [frame, level] : llvm::zip(frames, levels)) {
    buildKernelEntry(frame, (result.name + levelSuffix(level)).str(),
                     levelCpu(level), level == IsaLevel::V4 ? "512" : "256");
  }
  if (options.remarks) {
    for (const std::string &text : result.fallbacks) {
      kernel.emitRemark(text);
    }
  }
  return success();
}

/// What works on every kernel did not.
static InFlightDiagnostic emitStageError(func::FuncOp kernel, StringRef stage) {
  return kernel.emitError("cannot be compiled: ")
         << stage << " failed, which is an error of weirc's; report it with "
         << "the graph, and try --codegen=reference";
}

FailureOr<CompiledKernel>
CpuKernelCompiler::compile(func::FuncOp original, ArrayRef<IsaLevel> levels) {
  CompiledKernel result;
  result.name = original.getName().str();
  Stopwatch watch;
  OwningOpRef<ModuleOp> source(ModuleOp::create(original.getLoc()));
  OwningOpRef<ModuleOp> module(ModuleOp::create(original.getLoc()));
  auto kernel = cast<func::FuncOp>(original->clone());
  source->push_back(kernel);
  // Whether the kernel is scalar loops, for LLVM to vectorize.
  bool usesLoops = false;
  if (failed(prepareKernel(kernel)) ||
      failed(buildBodies(kernel, *module, levels, result, usesLoops))) {
    return failure();
  }
  result.times.schedule = watch.lap();
  if (failed(lowerToLlvmDialect(*module))) {
    return emitStageError(original, "its lowering to LLVM's dialect");
  }
  llvm::LLVMContext llvmContext;
  auto llvmModule = translateToLlvm(*module, llvmContext);
  if (!llvmModule) {
    return emitStageError(original, "its translation to LLVM IR");
  }
  result.times.lower = watch.lap();
  optimizeModule(*llvmModule, options.optLevel, usesLoops);
  result.times.optimize = watch.lap();
  auto object = emitObject(*llvmModule, options.optLevel);
  if (failed(object)) {
    return emitStageError(original, "LLVM's code generation");
  }
  result.object = std::move(*object);
  std::string foreign = findForeignSymbol(result.object);
  if (!foreign.empty()) {
    return original.emitError("was lowered to a call of ")
           << foreign << ", which programs do not have";
  }
  result.codeBytes = codeBytesOf(result.object);
  result.times.emit = watch.lap();
  for (IsaLevel level : levels) {
    result.symbols.push_back((result.name + levelSuffix(level)).str());
  }
  if (result.hasChunks) {
    result.symbols.push_back(result.name + ".chunks");
  }
  if (result.hasScratch) {
    result.symbols.push_back(result.name + ".scratch");
  }
  return result;
}

FailureOr<std::unique_ptr<LoadedKernel>>
CpuKernelCompiler::load(func::FuncOp kernel) {
  if (!options.host) {
    return kernel.emitError(
        "cannot be run here: this machine lacks AVX2 (x86-64-v3)");
  }
  // The best level of the options that the machine has.
  IsaLevel level = *options.host;
  if (options.levels.size() == 1 && options.levels[0] < level) {
    level = options.levels[0];
  }
  auto compiled = compile(kernel, level);
  if (failed(compiled)) {
    return failure();
  }
  auto loaded = loadKernel(std::move(*compiled), level);
  if (failed(loaded)) {
    return emitStageError(kernel, "loading it into the compiler");
  }
  return loaded;
}

std::unique_ptr<KernelCompiler>
weir::createCpuKernelCompiler(const KernelCompileOptions &options) {
  return std::make_unique<CpuKernelCompiler>(options);
}
