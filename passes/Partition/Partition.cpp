//===- Partition.cpp - split steps over devices ---------------------------===//
// Part of Weir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The problem: a step's ops lie on several devices. Each device must get a
// program of its own that computes its part and exchanges values with the
// others, in loops and functions too, without ever waiting in a circle.
//
//  1. Where things live (DeviceAnalysis.h). An argument of a private step lives
//     on every device that uses it: the caller delivers it there, once, and
//     nothing is sent inside. A loop's variables are arguments and results at
//     once: what the body makes is sent, each iteration, to the devices that
//     the variable lives on; a variable that the body hands through is sent
//     once, before the loop.
//  2. Images (StepSplitter.cpp). The ops are walked in order, each is copied
//     into the image of its device. An operand that is made elsewhere is sent
//     when its first user asks for it, once for each (value, device). What has
//     neither operands nor effects is copied instead.
//  3. Control flow that takes part on several devices stands in the image of
//     each, over the parts of the steps it runs, all under one number. A case's
//     index is a value like others; a loop's condition is computed where it
//     lies and its result sent to all, each iteration: each device has a
//     control loop of its own.
//  4. Order. A token of another device comes as an edge without value, all
//     tokens that an op takes from one device as one edge; where a value of the
//     same op comes anyway, it says so too. That a call is done is said by each
//     device on which it has effects.
//  5. Sizes. An image knows a size if it has the op or the argument that tells
//     it; otherwise the size is sent as a scalar, from where it is found out,
//     and read; an element of a small tensor, by sending that. It never waits
//     for the tensors that have it. Sizes computed of others are computed in
//     each image. A check stands in every image that knows its sizes, and in
//     one at least.
//  6. A public step becomes a step that starts the images: they get the feeds
//     that they use, and give the fetches.
//
// No circle: take any order in which the unsplit program could run. Every task
// of every image has a place in it: a send's is after what makes the value, a
// recv's before what uses it, a part of a call's where the call is. Every wait,
// within an image and over an edge, is for something earlier. This stays true
// as long as later passes let no result wait for what it does not depend on
// (decision 0006).
#include "passes/Partition/DataflowSplitter.h"
#include "passes/Partition/Passes.h"
#include "passes/Partition/StepSplitter.h"

#define DEBUG_TYPE "weir-partition"

namespace weir {
#define GEN_PASS_DEF_PARTITIONPASS
#include "passes/Partition/Passes.h.inc"
} // namespace weir

using namespace mlir;
using namespace weir;

/// What placement wrote is said by the steps from here on.
static void dropPlaces(StepOp step) {
  for (Operation &op : step.getBody().front()) {
    op.removeAttr("weir.placed");
  }
  for (unsigned i = 0; i < step.getArgumentTypes().size(); ++i) {
    step.removeArgAttr(i, StringAttr::get(step.getContext(), "weir.placed"));
  }
}

namespace {

struct PartitionPass : weir::impl::PartitionPassBase<PartitionPass> {
  LogicalResult partition(ProgramOp program, ArrayAttr devices) {
    DeviceAnalysis analysis(program, devices.size());
    if (failed(analysis.run())) {
      return failure();
    }
    TransferTable transfers(program, devices);
    SmallVector<StepOp> split;
    for (StepOp step : analysis.getSteps()) {
      const DeviceSet &where = analysis.getDevices(step);
      if (where.count() > 1) {
        if (step->hasAttr("weir.dataflow")) {
          DataflowSplitter(step, analysis, transfers).run();
        } else {
          StepSplitter(step, analysis, transfers).run();
        }
        split.push_back(step);
        numImages += where.count();
      }
    }
    Builder builder(program.getContext());
    for (StepOp step : analysis.getSteps()) {
      if (llvm::is_contained(split, step)) {
        continue;
      }
      step->setAttr("weir.placed", builder.getI64IntegerAttr(
                                       analysis.getDevices(step).find_first()));
      dropPlaces(step);
    }
    for (StepOp step : split) {
      step.erase();
    }
    ArrayAttr edges = transfers.getEdges();
    program->setAttr("edges", edges);
    numEdges += edges.size();
    return success();
  }

  void runOnOperation() override {
    for (ProgramOp program : getOperation().getOps<ProgramOp>()) {
      auto devices = program->getAttrOfType<ArrayAttr>("devices");
      if (!devices || devices.size() < 2) {
        for (StepOp step : program.getOps<StepOp>()) {
          dropPlaces(step);
        }
      } else if (failed(partition(program, devices))) {
        return signalPassFailure();
      }
    }
  }
};

} // namespace
