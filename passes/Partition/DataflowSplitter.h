//===- DataflowSplitter.h - images of a dataflow step -----------*- C++ -*-===//
// Part of Weir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#ifndef WEIR_PASSES_PARTITION_DATAFLOWSPLITTER_H
#define WEIR_PASSES_PARTITION_DATAFLOWSPLITTER_H

#include "passes/Partition/FlowFrames.h"
#include "passes/Partition/StepImage.h"
#include "passes/Partition/TransferTable.h"
#include <memory>

namespace weir {

/// Makes the images of a dataflow step that lies on several devices (the essay
/// is in the .cpp). The step itself stays, to be erased by the caller.
class DataflowSplitter {
public:
  DataflowSplitter(StepOp step, const DeviceAnalysis &devices,
                   TransferTable &transfers);

  /// Writes the images, and for a public step the step that starts them, in
  /// front of the step.
  void run();

private:
  struct Image : StepImage {
    using StepImage::StepImage;

    /// By frame: the token that every iteration has here; null: none yet.
    std::vector<mlir::Value> pivots;
    /// By frame: the Merge of the control loop and its back edge.
    std::vector<mlir::Value> turns;
  };

  void makeImages();
  void splitOp(mlir::Operation &op);
  mlir::Value getValue(mlir::Value value, Image &image);
  llvm::SmallVector<mlir::Value> getTokens(mlir::Operation *op, Image &image);
  std::pair<mlir::Value, mlir::Value>
  transfer(mlir::Value value, llvm::ArrayRef<mlir::Value> after, unsigned frame,
           llvm::StringRef name, Image &from, Image &to);
  mlir::Value makeRecv(mlir::Type type, int64_t edge, unsigned from,
                       unsigned frame, mlir::Location loc, Image &to,
                       mlir::Value &token);

  bool isShared(unsigned frame) const {
    return frame != 0 && frames.getFrame(frame).devices.count() > 1;
  }
  mlir::Value getPivot(unsigned frame, Image &image);
  void closeControlLoop(unsigned frame, mlir::Value predicate, Image &image);
  void sendPredicate(tf::GenericOp loopCond, Image &image);
  mlir::Value makeTrue(unsigned parent, mlir::Location loc, Image &image);
  tf::GenericOp makeFlow(llvm::StringRef type, mlir::ValueRange inputs,
                         unsigned numOutputs, mlir::DictionaryAttr attrs,
                         mlir::Location loc, Image &image);

  StepOp step;
  const DeviceAnalysis &devices;
  TransferTable &transfers;
  FlowFrames frames;
  std::vector<std::unique_ptr<Image>> images; ///< by device
  /// By frame and device: the edge of the condition.
  std::map<std::pair<unsigned, unsigned>, int64_t> conditionEdges;
  int64_t nextBackEdge = 0;
};

} // namespace weir

#endif // WEIR_PASSES_PARTITION_DATAFLOWSPLITTER_H
