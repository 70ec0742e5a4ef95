//===- EvaluateConstants.cpp - constants by compiling and running ---------===//
// Part of Weir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// A step without arguments becomes kernels as any step does; they are loaded
// into this process and run one after the other.
#include "compiler/Evaluate/EvaluateConstants.h"

#include "compiler/Emit/WeightStore.h"
#include "compiler/Pipelines/Pipelines.h"
#include "compiler/Target/KernelCompiler.h"
#include "dialects/TF/TFDialect.h"
#include "dialects/Task/TaskDialect.h"
#include "dialects/Weir/TensorData.h"
#include "dialects/Weir/WeirDialect.h"
#include "mlir/Transforms/Passes.h"
#include "passes/Optimize/ConstantEvaluator.h"

using namespace mlir;
using namespace weir;

namespace {
/// Memory as kernels want it: aligned, never empty.
class AlignedBytes {
public:
  explicit AlignedBytes(size_t size)
      : count(size), bytes(static_cast<char *>(std::aligned_alloc(
                         64, llvm::alignTo(std::max<size_t>(size, 1), 64)))) {}
  AlignedBytes(const AlignedBytes &) = delete;
  AlignedBytes &operator=(const AlignedBytes &) = delete;
  ~AlignedBytes() { std::free(bytes); }
  char *data() { return bytes; }
  ArrayRef<char> get() const { return {bytes, count}; }

private:
  size_t count;
  char *bytes;
};

/// Runs the ops of one step.
class StepEvaluator {
public:
  explicit StepEvaluator(ModuleOp module) : module(module) {
    KernelCompileOptions options;
    options.codegen = CodegenMode::Reference;
    options.levels = {IsaLevel::V3};
    options.packConstants = false;
    compiler = createCpuKernelCompiler(options);
  }
  LogicalResult run(StepOp step, SmallVectorImpl<ElementsAttr> &results);

private:
  ModuleOp module;
  std::unique_ptr<KernelCompiler> compiler;
  llvm::StringMap<std::unique_ptr<LoadedKernel>> kernels;
  std::vector<std::unique_ptr<AlignedBytes>> owned;
  llvm::DenseMap<Value, AlignedBytes *> values;

  AlignedBytes *allocate(size_t size) {
    return owned.emplace_back(std::make_unique<AlignedBytes>(size)).get();
  }
  LoadedKernel *getKernel(StringRef name);
  void runConst(tf::ConstOp op);
  LogicalResult runKernel(task::RunOp op);
};
} // namespace

LoadedKernel *StepEvaluator::getKernel(StringRef name) {
  std::unique_ptr<LoadedKernel> &kernel = kernels[name];
  if (!kernel) {
    auto function = module.lookupSymbol<func::FuncOp>(name);
    if (!function) {
      return nullptr;
    }
    auto loaded = compiler->load(function);
    if (succeeded(loaded)) {
      kernel = std::move(*loaded);
    }
  }
  return kernel.get();
}

void StepEvaluator::runConst(tf::ConstOp op) {
  std::vector<char> scratch;
  ArrayRef<char> bytes = getConstantBytes(op.getValue(), scratch);
  AlignedBytes *copy = allocate(bytes.size());
  llvm::copy(bytes, copy->data());
  values[op.getOutput()] = copy;
}

LogicalResult StepEvaluator::runKernel(task::RunOp op) {
  LoadedKernel *kernel = getKernel(op.getKernel());
  if (!kernel) {
    return failure();
  }
  SmallVector<void *> inputs, outputs;
  for (Value input : op.getInputs()) {
    inputs.push_back(values.lookup(input)->data());
  }
  for (Value output : op.getOutputs()) {
    auto type = cast<RankedTensorType>(output.getType());
    size_t width = (type.getElementTypeBitWidth() + 7) / 8;
    values[output] = allocate(type.getNumElements() * width);
    outputs.push_back(values[output]->data());
  }
  SmallVector<int64_t> sizes;
  for (AffineExpr expr : op.getSizes().getExprs()) {
    auto constant = dyn_cast<AffineConstantExpr>(expr);
    if (!constant) {
      return failure();
    }
    sizes.push_back(constant.getValue());
  }
  return success(kernel->evaluate(inputs, outputs, sizes).site < 0);
}

LogicalResult StepEvaluator::run(StepOp step,
                                 SmallVectorImpl<ElementsAttr> &results) {
  for (Operation &op : step.getBody().front()) {
    if (auto constant = dyn_cast<tf::ConstOp>(op)) {
      runConst(constant);
    } else if (auto reshape = dyn_cast<tf::ReshapeCoreOp>(op)) {
      values[reshape.getOutput()] = values.lookup(reshape.getInput());
    } else if (auto run = dyn_cast<task::RunOp>(op)) {
      if (failed(runKernel(run))) {
        return failure();
      }
    } else if (auto ret = dyn_cast<ReturnOp>(op)) {
      for (Value value : ret.getResults()) {
        results.push_back(makeVector(cast<ShapedType>(value.getType()),
                                     values.lookup(value)->get(), "folded"));
      }
    } else {
      return failure();
    }
  }
  return success();
}

static LogicalResult evaluate(ModuleOp module,
                              SmallVectorImpl<ElementsAttr> &results) {
  // A failure here is no error of the user's: the program computes it then.
  ScopedDiagnosticHandler silence(module.getContext(),
                                  [](Diagnostic &) { return success(); });
  PassManager passes(module.getContext());
  passes.addPass(createCSEPass()); // steps may compute the same
  buildKernelPipeline(passes);
  if (failed(passes.run(module))) {
    return failure();
  }
  StepOp found;
  module.walk([&](StepOp step) { found = step; });
  return StepEvaluator(module).run(found, results);
}

void weir::registerConstantEvaluation(DialectRegistry &registry) {
  registry.addExtension(+[](MLIRContext *, WeirDialect *dialect) {
    dialect->addInterface(
        std::make_unique<ConstantEvaluator>(dialect, evaluate));
  });
}
