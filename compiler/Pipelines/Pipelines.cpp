//===- Pipelines.cpp - the order of passes --------------------------------===//
// Part of Weir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "compiler/Pipelines/Pipelines.h"
#include "compiler/Pipelines/GradientsPipeline.h"
#include "mlir/Pass/PassRegistry.h"
#include "mlir/Transforms/Passes.h"
#include "passes/Autodiff/Passes.h"
#include "passes/Lowering/Passes.h"
#include "passes/Optimize/Passes.h"
#include "passes/Partition/Passes.h"
#include "passes/Schedule/Passes.h"
#include "passes/Structure/Passes.h"
#include "passes/Verify/Passes.h"

using namespace mlir;
using namespace weir;

void weir::buildStructurePipeline(OpPassManager &manager, StringRef programName,
                                  bool raise) {
  // Calls first: what is inlined is optimized with what is around it.
  manager.addPass(createInlineFunctionsPass());
  RaiseGraphPassOptions options;
  options.programName = programName.str();
  options.raise = raise;
  manager.addPass(createRaiseGraphPass(options));
  manager.addPass(createClusterDataflowPass());
  manager.addPass(createVerifyStructuredPass());
}

void weir::buildCorePipeline(OpPassManager &manager,
                             const CorePipelineOptions &options) {
  // Derivatives are written with ops as written; sizes come to all at once.
  manager.addPass(createExpandGradientsPass());
  // TensorFlow's own gradients compute axes as data; their sizes are known.
  manager.addPass(createRecognizeUnbroadcastPass());
  // Pieces of a loop's body are typed and placed like other steps.
  FormDataflowLoopsPassOptions loops;
  loops.loops = options.loops;
  manager.addPass(createFormDataflowLoopsPass(loops));
  // Sizes first: decompositions need to know what broadcasts.
  InferShapesPassOptions shapes;
  shapes.deferErrors = options.deferErrors;
  manager.addPass(createInferShapesPass(shapes));
  manager.addPass(createCSEPass());
  // Once it is known what is used as a size only, and before fusion.
  manager.addPass(createDropKeepsPass());
  // Ops as written: the graph's requests are about them. Equal ones are one by
  // now, so that nothing is placed twice.
  manager.addPass(createPlacePass({options.softPlacement}, options.placement));
  // Right behind: kernels form within one device.
  manager.addPass(createPartitionPass());
  manager.addPass(createVerifyPartitionedPass());
  manager.addPass(createDecomposePass());
  // What kernels cannot hold leaves for runtime calls, which need positions
  // that kernels compute.
  manager.addPass(createCallHostElementsPass());
  // Decompositions repeat constants and broadcasts.
  manager.addPass(createCanonicalizerPass());
  manager.addPass(createCSEPass());
  // Last, so that equal constants are one and dead ones gone.
  manager.addPass(createFoldConstantsPass());
  manager.addPass(createVerifyCorePass());
  manager.addPass(createPruneReadsPass());
}

void weir::buildKernelPipeline(OpPassManager &manager, StringRef loops) {
  FormNativeLoopsPassOptions options;
  options.loops = loops.str();
  manager.addPass(createFormNativeLoopsPass(options));
  manager.addPass(createFormKernelsPass());
  manager.addPass(createTFToLinalgPass());
  manager.addPass(createCSEPass());
  manager.addPass(createVerifyKernelsPass());
}

void weir::buildSchedulePipeline(OpPassManager &manager) {
  manager.addPass(createVerifyKernelsPass());
  manager.addPass(createBuildFramesPass());
  manager.addPass(createPlanMemoryPass());
  manager.addPass(createVerifyScheduledPass());
}

void weir::registerWeirPasses() {
  registerWeirStructurePasses();
  registerWeirOptimizePasses();
  registerWeirLoweringPasses();
  registerWeirSchedulePasses();
  registerWeirAutodiffPasses();
  registerWeirPlacementPasses();
  registerWeirPartitionPasses();
}

void weir::registerWeirPipelines() {
  registerGradientsPipeline();
  PassPipelineRegistration<>(
      "weir-core", "structured form to core level",
      [](OpPassManager &manager) { buildCorePipeline(manager); });
  PassPipelineRegistration<>(
      "weir-kernels", "core level to kernels",
      [](OpPassManager &manager) { buildKernelPipeline(manager); });
  PassPipelineRegistration<>(
      "weir-schedule", "kernels to frames with their memory planned",
      [](OpPassManager &manager) { buildSchedulePipeline(manager); });
}

std::vector<StringRef> weir::getWeirPipelines() {
  return {"weir-gradients", "weir-core", "weir-kernels", "weir-schedule"};
}
