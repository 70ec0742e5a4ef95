//===- TransferTable.h - edges between devices ------------------*- C++ -*-===//
// Part of Weir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#ifndef WEIR_PASSES_PARTITION_TRANSFERTABLE_H
#define WEIR_PASSES_PARTITION_TRANSFERTABLE_H

#include "passes/Partition/DeviceAnalysis.h"
#include <map>

namespace weir {

/// What all split steps of a program share: edges, numbers of call sites.
class TransferTable {
public:
  TransferTable(ProgramOp program, mlir::ArrayAttr devices);

  /// A new edge; `type` null: order only. Returns its number.
  int64_t addEdge(llvm::StringRef name, llvm::StringRef step, unsigned from,
                  unsigned to, mlir::Type type);
  /// > 0, unique in the program.
  int64_t addCallSite() { return ++numCallSites; }
  /// Device's part of an image's name: `CPU:1`, or `job:worker/task:1/CPU:0`
  /// where devices of several tasks have one such name.
  llvm::StringRef getShortName(unsigned device) const {
    return shortNames[device];
  }
  std::string getImageName(StepOp step, unsigned device) const;
  /// The image of `step` on `device`, in front of `step`: a private step of
  /// that body, without its type and symbols.
  StepOp makeImage(StepOp step, const DeviceAnalysis &devices, unsigned device,
                   llvm::ArrayRef<mlir::Attribute> feeds,
                   mlir::Block *body) const;
  mlir::ArrayAttr getEdges() const;
  /// The name of a private step on `device` that gives true; it is made in
  /// front of `near` if there is none yet.
  mlir::StringAttr getTrueStep(StepOp near, unsigned device);

private:
  mlir::Builder builder;
  std::vector<std::string> shortNames;
  llvm::SmallVector<mlir::Attribute> edges;
  int64_t numCallSites = 0;
  std::map<unsigned, mlir::StringAttr> trueSteps; ///< by device
};

/// The graph's node that `loc` names; "" if none.
std::string getTransferName(mlir::Location loc);

} // namespace weir

#endif // WEIR_PASSES_PARTITION_TRANSFERTABLE_H
