//===- StepSplitter.h - one image of a step per device ----------*- C++ -*-===//
// Part of Weir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#ifndef WEIR_PASSES_PARTITION_STEPSPLITTER_H
#define WEIR_PASSES_PARTITION_STEPSPLITTER_H

#include "passes/Partition/DeviceAnalysis.h"
#include "llvm/ADT/BitVector.h"
#include <map>
#include <memory>

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

/// Makes the images of one step that has several. The step itself stays, to be
/// erased when nothing asks the analysis any more.
class StepSplitter {
public:
  StepSplitter(StepOp step, const DeviceAnalysis &devices,
               TransferTable &transfers);
  ~StepSplitter();

  /// Writes the images, and for a public step the step that starts them, in
  /// front of the step.
  void run();

private:
  struct Image;

  // The images' ends.
  void makeImages();
  void finish(Image &image, ReturnOp ret);
  void renumberSymbols(Image &image);
  void makeStarter();

  // Their ops.
  void splitOp(mlir::Operation &op);
  void copyOp(mlir::Operation *op, Image &image);
  void splitControl(mlir::Operation *op);
  void makeControl(mlir::Operation *op, Image &image, int64_t callSite);
  mlir::Value getValue(mlir::Value value, Image &image);
  /// The images' values of `op`'s tokens, brought there where needed.
  llvm::SmallVector<mlir::Value> getTokens(mlir::Operation *op, Image &image);
  mlir::Value receiveOrder(llvm::ArrayRef<mlir::Value> tokens, Image &from,
                           Image &to);
  /// `value` of `from` as a value of `to`.
  mlir::Value transfer(mlir::Value value, llvm::StringRef name, Image &from,
                       Image &to);

  // Sizes.
  void requireSizes(mlir::Type type, Image &image);
  void requireSizes(mlir::Operation *op, Image &image);
  void requireSizes(llvm::ArrayRef<mlir::AffineExpr> exprs, Image &image);
  void defineSize(unsigned symbol, Image &image);
  std::optional<std::pair<unsigned, unsigned>>
  findFed(unsigned symbol, const Image &image) const;
  Image &findDefiner(unsigned symbol);
  void addChecks();
  bool hasLeaves(unsigned symbol, const Image &image) const;

  /// Of a token: the devices whose part of the op it speaks of.
  DeviceSet getTokenDevices(mlir::Operation *op) const;
  Image &getImage(unsigned device) { return *images[device]; }

  StepOp step;
  const DeviceAnalysis &devices;
  TransferTable &transfers;
  /// By device; null where the step has no image.
  std::vector<std::unique_ptr<Image>> images;
  std::vector<tf::SymbolAttr> symbols;
  /// The op that finds out a symbol when it runs.
  std::vector<mlir::Operation *> definers;
  /// The device of an image that does; -1: none yet.
  std::vector<int> definedOn;
  /// Ops in order, for names that do not depend on addresses.
  llvm::DenseMap<mlir::Operation *, unsigned> positions;
};

/// The graph's node that `loc` names; "" if none.
std::string getTransferName(mlir::Location loc);

} // namespace weir

#endif // WEIR_PASSES_PARTITION_STEPSPLITTER_H
