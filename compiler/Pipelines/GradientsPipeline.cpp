//===- GradientsPipeline.cpp - tf.gradients on the command line -----------===//
// Part of Weir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// `weir-opt --weir-gradients='ys=... xs=... grad_ys=... stop_gradients=...'`:
// the pass with the names of tf.gradients' arguments.
#include "compiler/Pipelines/GradientsPipeline.h"
#include "mlir/Pass/PassManager.h"
#include "mlir/Pass/PassOptions.h"
#include "passes/Structure/Passes.h"

using namespace mlir;
using namespace weir;

namespace {
struct GradientsOptions : PassPipelineOptions<GradientsOptions> {
  ListOption<std::string> ys{*this, "ys",
                             llvm::cl::desc("what is differentiated")};
  ListOption<std::string> xs{*this, "xs", llvm::cl::desc("by what")};
  ListOption<std::string> gradYs{
      *this, "grad_ys",
      llvm::cl::desc("gradients of the ys; ones if not given")};
  ListOption<std::string> stop{*this, "stop_gradients",
                               llvm::cl::desc("taken as constants")};
  Option<std::string> prefix{*this, "name", llvm::cl::init("gradients"),
                             llvm::cl::desc("name of the results")};
};
} // namespace

void weir::registerGradientsPipeline() {
  PassPipelineRegistration<GradientsOptions>(
      "weir-gradients",
      "add gradients to a graph, with the arguments of tf.gradients",
      [](OpPassManager &manager, const GradientsOptions &options) {
        AddGradientsPassOptions pass;
        pass.prefix = options.prefix;
        auto copy = [](const auto &from, auto &to) {
          for (const std::string &name : from) {
            to.push_back(name);
          }
        };
        copy(options.ys, pass.ys);
        copy(options.xs, pass.xs);
        copy(options.gradYs, pass.gradYs);
        copy(options.stop, pass.stop);
        manager.addPass(createAddGradientsPass(std::move(pass)));
      });
}
