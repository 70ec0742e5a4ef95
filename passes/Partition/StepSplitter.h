//===- StepSplitter.h - one image of a step per device ----------*- C++ -*-===//
// Part of Weir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#ifndef WEIR_PASSES_PARTITION_STEPSPLITTER_H
#define WEIR_PASSES_PARTITION_STEPSPLITTER_H

#include "passes/Partition/StepImage.h"
#include "passes/Partition/TransferTable.h"
#include "llvm/ADT/BitVector.h"
#include <map>
#include <memory>

namespace weir {

/// Makes the images of one step that has several. The step itself stays, to be
/// erased when nothing asks the analysis any more.
class StepSplitter {
public:
  StepSplitter(StepOp step, const DeviceAnalysis &devices,
               TransferTable &transfers);

  /// Writes the images, and for a public step the step that starts them, in
  /// front of the step.
  void run();

private:
  struct Image : StepImage {
    using StepImage::StepImage;

    /// By number: what the step's symbols are here, null where not known.
    std::vector<tf::SymbolAttr> symbols;
    /// Sizes as scalars that were sent from here.
    std::map<unsigned, mlir::Value> sentSizes;
    /// Orders received: by sender and the positions of the ops.
    std::map<std::vector<unsigned>, mlir::Value> orders;
  };

  // The images' ends.
  void makeImages();
  void renumberSymbols(Image &image);

  // Their ops.
  void splitOp(mlir::Operation &op);
  void copyOp(mlir::Operation *op, Image &image);
  void splitControl(mlir::Operation *op);
  void makeControl(mlir::Operation *op, Image &image, int64_t callSite);
  mlir::Value getValue(mlir::Value value, Image &image);
  /// The images' values of `op`'s tokens, brought there where needed.
  llvm::SmallVector<mlir::Value> getTokens(mlir::Operation *op, Image &image);
  /// The value that `op` gets here from `from` and that was computed of what
  /// `token` tells, if there is one: its message is made to tell that, too.
  mlir::Value joinMessage(mlir::Operation *op, mlir::Value token, Image &from,
                          Image &image);
  bool comesAfter(mlir::Value value, mlir::Operation *producer) const;
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

} // namespace weir

#endif // WEIR_PASSES_PARTITION_STEPSPLITTER_H
