//===- FlowFrames.h - the frames of a dataflow step -------------*- C++ -*-===//
// Part of Weir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#ifndef WEIR_PASSES_PARTITION_FLOWFRAMES_H
#define WEIR_PASSES_PARTITION_FLOWFRAMES_H

#include "passes/Partition/DeviceAnalysis.h"
#include <string>

namespace weir {

/// The device that placement gave an op of a dataflow step; 0 if none.
unsigned getFlowDevice(mlir::Operation *op);
/// `op` as control flow of that type, or null.
tf::GenericOp getFlow(mlir::Operation *op, llvm::StringRef type);
/// The number that a NextIteration and its back edge share.
int64_t getBackEdgeId(tf::GenericOp op);

/// Puts the control flow of a dataflow step where its values are, so that
/// little crosses devices: Switch and Exit with what they pass on,
/// NextIteration with the Merge that it feeds, an Enter on each device that
/// uses it (copies). Calls are where `getCallDevice` says.
void colocateFlow(StepOp step,
                  llvm::function_ref<unsigned(CallOp)> getCallDevice);

/// Which frame each op of a dataflow step runs in, as far as the graph tells.
class FlowFrames {
public:
  struct Frame {
    unsigned parent = 0;
    mlir::StringAttr name;
    int64_t parallelIterations = 10;
    tf::GenericOp loopCond;
    /// Those that run something in it, or in a frame below it.
    DeviceSet devices;
  };

  FlowFrames(StepOp step, unsigned numDevices);

  /// Why the step cannot be split over devices; empty if it can.
  llvm::StringRef getObstacle() const { return obstacle; }
  /// 0 is the step's own.
  const Frame &getFrame(unsigned frame) const { return frames[frame]; }
  unsigned getNumFrames() const { return frames.size(); }
  /// The frame that `op` runs in; an Enter runs outside of the frame it makes.
  unsigned getFrameOf(mlir::Operation *op) const { return opFrames.lookup(op); }
  /// The frame that a value or token belongs to.
  unsigned getFrameOf(mlir::Value value) const {
    return valueFrames.lookup(value);
  }

private:
  bool visit(mlir::Operation &op);
  unsigned getChild(unsigned parent, tf::GenericOp enter);
  void findDevices(unsigned numDevices);

  StepOp step;
  std::vector<Frame> frames;
  llvm::DenseMap<mlir::Operation *, unsigned> opFrames; ///< looked up only
  llvm::DenseMap<mlir::Value, unsigned> valueFrames;    ///< looked up only
  std::string obstacle;
};

} // namespace weir

#endif // WEIR_PASSES_PARTITION_FLOWFRAMES_H
