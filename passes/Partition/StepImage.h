//===- StepImage.h - a device's part while it is made -----------*- C++ -*-===//
// Part of Weir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#ifndef WEIR_PASSES_PARTITION_STEPIMAGE_H
#define WEIR_PASSES_PARTITION_STEPIMAGE_H

#include "passes/Partition/StepSplitter.h"

namespace weir {

/// One device's part of the step, while it is made.
struct StepSplitter::Image {
  Image(unsigned device, mlir::OpBuilder builder)
      : device(device), builder(builder) {}

  unsigned device;
  StepOp step;
  mlir::OpBuilder builder;
  /// The step's values here, tokens of its ops included; looked up only.
  llvm::DenseMap<mlir::Value, mlir::Value> values;
  /// Positions of the arguments that live here; -1 for others.
  std::vector<int> arguments;
  /// By number: what the step's symbols are here, null where not known.
  std::vector<tf::SymbolAttr> symbols;
  /// Sizes as scalars that were sent from here.
  std::map<unsigned, mlir::Value> sentSizes;
  /// Orders received: by sender and the positions of the ops.
  std::map<std::vector<unsigned>, mlir::Value> orders;
};

} // namespace weir

#endif // WEIR_PASSES_PARTITION_STEPIMAGE_H
