//===- StepImage.h - a device's part of a step ------------------*- C++ -*-===//
// Part of Weir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#ifndef WEIR_PASSES_PARTITION_STEPIMAGE_H
#define WEIR_PASSES_PARTITION_STEPIMAGE_H

#include "passes/Partition/DeviceAnalysis.h"
#include <memory>
#include <optional>

namespace weir {

/// One device's part of a step, while it is made. The kinds of splitters add
/// what they know of it.
struct StepImage {
  StepImage(unsigned device, mlir::OpBuilder builder)
      : device(device), builder(builder) {}

  unsigned device;
  StepOp step;
  mlir::OpBuilder builder;
  /// The split step's values here, tokens and received ones too; looked up
  /// only.
  llvm::DenseMap<mlir::Value, mlir::Value> values;

  /// Ends the image of `original`: with those of its results that live here,
  /// as `getValue` gives them, and with the tokens that are here.
  void addReturn(StepOp original, const DeviceAnalysis &devices,
                 llvm::function_ref<mlir::Value(mlir::Value)> getValue);
};

/// Those images of a splitter's that are there, in order of their devices.
template <typename ImageT>
llvm::SmallVector<const StepImage *>
getImages(const std::vector<std::unique_ptr<ImageT>> &images) {
  llvm::SmallVector<const StepImage *> there;
  for (const auto &image : images) {
    if (image) {
      there.push_back(image.get());
    }
  }
  return there;
}

/// Writes in front of the public `step` one of its name that starts `images`,
/// in order: they get the feeds that they use, and give the fetches. With
/// `symbols`, the step's own, its types keep the sizes of feeds, and what else
/// there is the images find out; without, types stay as they are.
StepOp makeStarter(StepOp step, const DeviceAnalysis &devices,
                   llvm::ArrayRef<const StepImage *> images,
                   std::optional<llvm::ArrayRef<tf::SymbolAttr>> symbols);

} // namespace weir

#endif // WEIR_PASSES_PARTITION_STEPIMAGE_H
